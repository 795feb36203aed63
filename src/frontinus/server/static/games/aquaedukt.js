/** Aquädukt on the table: the kind of action is chosen first, then a space, a cross-point or an edge. */

import { data, part, svg } from "../dom.js";
import { animate, settle } from "../motion.js";
import { pill, use } from "../overlay.js";
import { say } from "../words.js";

/** @type {Land} */
const { margin, space: size, columns } = data("geometry");
/** The kinds of places that are reached, by verb. */
const REACHED = /** @type {Dict} */ ({ spring: ".point", canal: ".point,.edge" });
/** So many steps are too near to a spring (AQ-6.3). */
const NEAR = 4;

/** The grid lines of a cross-point. @returns {Point} */
const lines = (point = "") => /** @type {Point} */ (point.split(".").map(Number));
/** The middle of a space, a cross-point or an edge. @returns {Point} */
function at(place = "") {
  const [one = "", other = one] = place.split("-");
  const [[x, y], [u, v]] = one.includes(".") ? [lines(one), lines(other)]
    : [[columns.indexOf(one[0] ?? ""), Number(one[1]) - 1], [columns.indexOf(one[0] ?? "") + 1, Number(one[1])]];
  return [margin + size * (x + u) / 2, margin + size * (y + v) / 2];
}
/** Does an edge run downwards? */
const down = (edge = "") => lines(edge.split("-")[0])[0] === lines(edge.split("-")[1])[0];
/** Place a shape of an edge, that is drawn from left to right. */
const lay = (shape = "", edge = "", classes = "") => svg("use", { href: `#${shape}`, class: classes, transform: `translate(${at(edge)})${down(edge) ? " rotate(90)" : ""}` });
const springs = () => [...document.querySelectorAll("#board [id^=spring-]")].map(({ id }) => id.slice(7));
const steps = (one = "", other = "") => Math.abs((lines(one)[0] ?? 0) - lines(other)[0]) + Math.abs(lines(one)[1] - lines(other)[1]);

/** The cross-points too near to springs, and the way from one of them to the spring that forbids it. */
function reach(near = "") {
  const far = size * (NEAR + 0.5);
  const wide = springs().map(at).map(([x, y]) => `M${x - far} ${y}l${far} ${-far}l${far} ${far}l${-far} ${far}z`);
  const [nearest = ""] = near.includes("-") || !near.includes(".") ? [] : springs().filter((one) => steps(one, near) <= NEAR && one !== near).sort((a, b) => steps(a, near) - steps(b, near));
  const [x, y] = at(nearest);
  return [
    wide.length && svg("path", { class: "reach", d: wide.join(""), "clip-path": "url(#aq-land)" }),
    nearest && svg("path", { class: "measure", d: `M${at(near)}H${x}V${y}` }),
    nearest && pill([(at(near)[0] + x) / 2, (at(near)[1] + y) / 2], `${steps(nearest, near)}`),
  ];
}

/** @type {Game<LandPreview, LandMotion>} */
export const game = {
  order: ["verb", "value", "space", "point", "edge"],
  turned: "",
  places: ["space", "point", "edge"],
  refused: "aq-refused",

  facets(action) {
    const [verb = "", one = "", two = ""] = action.split(" ");
    const forms = /** @type {Dict<Facets>} */ ({ house: { value: one, space: two }, hill: { space: one }, spring: { point: one }, canal: { edge: one } });
    return { verb, ...forms[verb] };
  },

  target: (_, value) => value,

  start(choice, last) {
    const [value] = choice.values("value");
    if (value) return ["value", choice.values("value").find((one) => one === last["value"]) ?? value];
    const [verb, other] = choice.values("verb");
    return other === "stop" ? ["verb", verb ?? ""] : undefined;
  },

  draw({ choice, scene, staged, lit, near, preview, facets: { value, space, point, edge } }) {
    const verb = choice.value("verb") ?? "";
    part("board").dataset["cells"] = REACHED[verb] ?? ".space";
    const colour = scene.colours[scene.to_play ?? 0];
    const { sticks, wet, gains = [], removed = [] } = preview;
    const [forbidden, ...measure] = verb === "spring" ? reach(lit.has(near) ? "" : near) : [];
    return {
      "overlay-ground": [
        forbidden,
        ...(Array.isArray(wet) ? wet.map((one) => use("aq-wet-new", at(one))) : []),
        value && space && use("aq-lit", at(space)),
      ],
      overlay: [
        ...[...lit].filter((one) => one !== (space ?? point ?? edge) || !staged)
          .map((one) => (one.includes("-") ? lay("aq-bar", one) : use("aq-may", at(one), one === near ? "near" : ""))),
        ...(value && space ? [use(`aq-house-${colour}-${value}`, at(space), "ghost"), wet && use("aq-quay", at(space)), use("aq-frame", at(space))] : []),
        ...(staged && !value && space ? [use("aq-hill", at(space), "ghost"), use("aq-frame", at(space))] : []),
        ...(point ? [use("aq-spring", at(point), "ghost"), use("aq-frame-spring", at(point))] : []),
        ...(edge ? [lay(`aq-canal-${sticks}`, edge, "ghost"), lay("aq-frame-canal", edge)] : []),
        ...removed.map((one) => use("aq-threat", at(one))),
        ...gains.map(([one, seat, more]) => pill([at(one)[0], at(one)[1] + 26], `+${more}`, `seat-${scene.colours[seat]}`)),
        ...measure,
      ],
    };
  },

  main: ({ facets: { verb = "", value, space, point, edge }, preview: { sticks, number = 1 } }) =>
    say(`button-${sticks === 2 ? "double" : verb === "roll" && number > 1 ? "roll-again" : verb}`, { value, space, point, edge, number }),

  aside: ({ scene: { legal, step } }) => (legal.includes("stop") ? ["stop", say(`button-stop-${step}`)] : undefined),

  async move({ verb, place = "", number = 0, start, sticks, wet = [], removed = [], dry = [] }) {
    if (verb === "die") await roll(number);
    if (verb === "hill" || verb === "house" || verb === "spring") await settle(part(`${verb}-${place}`), at(place));
    if (verb === "back") await settle(part(`hill-${place}`), at(place));
    if (start) {
      const [x, y] = at(start);
      const end = at(place);
      const classes = sticks === 2 ? "dry-bed double" : "dry-bed";
      const bed = svg("path", { class: classes, pathLength: 1, d: `M${x} ${y}L${2 * end[0] - x} ${2 * end[1] - y}` });
      part("overlay").append(bed);
      for (const glint of document.querySelectorAll("#board [id^=glint]")) animate(glint, [{ strokeDashoffset: 52 }, { strokeDashoffset: 0 }], 900, "linear");
      await animate(bed, [{ strokeDashoffset: 0 }, { strokeDashoffset: -1 }], 260, "linear");
      bed.remove();
      await Promise.all(wet.map((one) => animate(part(`wet-${one}`), [{ opacity: 0 }, { opacity: 1 }], 260)));
    }
    const going = removed.map(([one, colour, value]) => use(`aq-house-${colour}-${value}`, at(one)));
    part("overlay").append(...going);
    await Promise.all([...going, ...dry.map((one) => part(`house-${one}`))].map((tile, i) => leave(tile, at(removed[i]?.[0] ?? dry[i - going.length]))));
    for (const tile of going) tile.remove();
  },
};

/** Let a tile leave the board. @param {Element} tile @param {Point} middle */
function leave(tile, [x, y]) {
  const small = tile.id ? "" : `translate(${x}px, ${y}px) scale(.92) translate(${-x}px, ${-y}px)`;
  return animate(tile, [{ opacity: 1 }, { opacity: 0, ...(small && { transform: small }) }], 600);
}

/** Let the die show three faces, and then its number. */
async function roll(number = 0) {
  const shown = [...document.querySelectorAll(".die-number")];
  for (const face of [3 * number, 7 * number + 5, 11 * number + 2, number - 1]) {
    for (const one of shown) one.textContent = `${face % 20 + 1}`;
    await animate(shown[0] ?? null, [{}, {}], 100);
  }
}
