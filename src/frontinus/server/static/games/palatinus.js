/** Palatinus on the table: tiles are turned and laid, tokens placed, hills scored step by step. */

import { get } from "../actions.js";
import { closest, part, svg } from "../dom.js";
import { cells, current, next, targetOf } from "../grid.js";
import { morphRegions } from "../morph.js";
import { breathe, resume, settle } from "../motion.js";
import { pill, use } from "../overlay.js";
import { settings, tempo } from "../settings.js";
import { say } from "../words.js";

/** The middle of a place, a hill or a slot. @returns {Point} */
function at(name = "") {
  const cell = document.querySelector(`#board [data-target="${name}"]`);
  return [Number(cell?.getAttribute("x")), Number(cell?.getAttribute("y"))];
}
const moved = ([x = 0, y = 0], more = "") => ({ transform: `translate(${x} ${y}) ${more}` });
/** A point on the way. @returns {Point} */
const between = ([x = 0, y = 0], [u = 0, v = 0]) => [x * 0.68 + u * 0.32, y * 0.68 + v * 0.32];
/** A number, or the least and the most. */
const range = (/** @type {Span} */ [low, high]) => (low === high ? `${low}` : `${low}–${high}`);
/** A small pill, so much below a point. @param {Point} at */
const plate = ([x, y], below = 0, words = "", colour = "") => svg("g", moved([x, y + below], "scale(.7)"), pill([0, 0], words, colour && `seat-${colour}`));
/** What a place gives to a token, on the way to it. */
const gain = (from = "", to = "", words = "") => plate(between(at(from), at(to)), from === to ? 38 : 0, `+${words}`);

/** What a soldier captures, and an arrow to it. */
function prey(soldier = "", place = "") {
  const [[x, y], [u, v]] = [at(soldier), at(place)];
  return [use("pa-prey", [u, v]), svg("use", { href: "#pa-strike", ...moved(between([x, y], [u, v]), `rotate(${Math.atan2(v - y, u - x) * 180 / Math.PI})`) })];
}

// --- moving over hexes ---

/** Where up and down began, and where they have led to. */
let column = { x: 0, target: "" };

/** The nearest target of the next row below, or above: columns of hexes are crooked. */
function crooked(rows = 1) {
  const [here = 0, middle = 0] = at(current);
  const x = column.target === current ? column.x : here;
  const beyond = cells().map((cell) => {
    const target = targetOf(cell);
    const [u, v] = at(target);
    return { target, far: (v - middle) * rows, aside: Math.abs(u - x) };
  }).filter(({ far }) => far > 0).sort((one, other) => one.far - other.far || one.aside - other.aside);
  column = { x, target: beyond[0]?.target ?? current };
  return column.target;
}

/** What the keys lead to is looked at like what the pointer is over. */
addEventListener("focusin", ({ target }) => {
  closest(target, "#board :focus-visible")?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
});

// --- the scoring ---

/** How long a step of it is shown. */
const PAUSE = 2400;
/** Counts what may end a run of it. */
let round = 0;

/** Show the scoring after so many of its steps. */
async function moment(number = "0") {
  const { regions } = await get(`${part("main").dataset["address"]}/moments`, [["number", number]]);
  morphRegions(regions);
}
let telling = Promise.resolve();

/** Show one step after the other, until somebody steps in; without motion the end at once. */
async function run() {
  round += 1;
  resume();
  for (const mine = round; mine === round;) {
    const { next: number = "0", last = "" } = part("moments").dataset;
    await moment(tempo() ? number : last);
    await breathe(PAUSE);
    if (part("moments").dataset["next"] === "0") round += 1;
  }
}

/** Hide, or show again, what is under one's own wolves. */
const wolves = () => void (settings["wolves"] = settings["wolves"] ? "" : "hidden");

addEventListener("pointerdown", () => (round += 1), true);
addEventListener("keydown", (event) => {
  round += 1;
  const { key, target } = event;
  if (closest(target, "input, select")) return;
  if (key === "w") wolves();
  /** @type {NodeListOf<HTMLElement>} */
  const [back, on] = document.querySelectorAll("#moments [data-number]");
  const button = !closest(target, "#board") && { ArrowLeft: back, ArrowRight: on }[key];
  if (!button) return;
  button.click();
  event.stopPropagation();
}, true);

/** @type {Game<HillPreview, HillMotion>} */
export const game = {
  order: ["slot", "place", "token"],
  turned: "turn",
  places: ["slot", "place"],
  refused: "pa-refused",

  facets(action) {
    const [verb = "", one = "", two = ""] = action.split(" ");
    return verb === "lay" ? { slot: one, turn: two } : { token: verb, place: one };
  },

  target: (_, value) => value,

  start(choice, last, { seats }) {
    // whoever is next at this screen begins with nothing of what another has picked
    const token = choice.values("token").find((one) => one === last["token"] && seats.length < 2);
    return token ? ["token", token] : undefined;
  },

  draw({ choice, scene: { colours, to_play: seat }, near, turns, facets: { turn = "" }, preview: { gives = [], shifts = [], others = [], prey: taken = [] } }) {
    const [slot, place, token] = ["slot", "place", "token"].map((facet) => choice.value(facet));
    const [x, y] = at(slot);
    return {
      "overlay-ground": [
        ...[...choice.values("slot"), ...choice.values("place")].map((one) => one !== (slot ?? place) && use("pa-may", at(one), one === near ? "near" : "")),
        ...gives.map(([one]) => use("pa-giver", at(one))),
      ],
      overlay: [
        slot && svg("g", { class: "ghost", ...moved([x, y], `rotate(${60 * Number(turn[1])})`) }, use("drawn", [0, 0])),
        slot && use("pa-frame-tile", [x, y]),
        place && use("pa-frame", at(place)),
        place && token && use(`pa-${colours[seat ?? 0]}-${token.replace("*", "-wolf")}`, at(place), "ghost"),
        ...taken.flatMap(([soldier, , sure, perhaps, withdraws]) => [
          ...sure.flatMap((one) => prey(soldier, one)),
          ...perhaps.map((one) => use("pa-prey-perhaps", at(one))),
          withdraws && use("pa-refused", at(soldier)),
        ]),
        ...gives.map(([one, ...points]) => gain(one, place, range(points))),
        ...others.map(([one, who, low, high]) => low > 0 && plate(at(one), 34, `+${range([low, high])}`, colours[who])),
        ...shifts.map(([hill, who, before, after], i) => plate(at(hill), 38 * shifts.slice(0, i).filter((one) => one[0] === hill).length - 46, `${range(before)} → ${range(after)}`, colours[who])),
      ],
      "overlay-buttons": [turns && use("pa-turn", [x + 96, y - 96], "turn-button", { "data-do": "turn" })],
    };
  },

  main: ({ facets: { token = "", slot, place } }) => say(`button-${slot ? "lay-tile" : `token-${token.replace("*", "-wolf")}`}`, { slot, place }),

  async move({ verb, place = "", tile = "", hills = [], turned = [], over }) {
    const moving = turned.map(([one]) => `token-${one}`);
    if (verb === "place") moving.unshift(`token-${place}`);
    for (const one of [verb === "draw" && !place ? "drawn" : "", ...[tile, ...hills].map((letter) => `tile-${letter}`), ...moving]) {
      if (part(one)) await settle(part(one), one === "drawn" ? [0, 0] : at(one.split("-")[1]));
    }
    part("pass")?.focus();
    if (over) await run();
  },

  deeds: {
    // where to: as the button says when it is its turn
    moment: (to, button) => (telling = telling.then(() => (button?.isConnected ? moment(to["number"]) : undefined))),
    pass: ({ seat }, _, send) => send?.("passed", { seat: Number(seat) }),
    run,
    wolves,
  },
  next: (key) => (key === "ArrowUp" ? crooked(-1) : key === "ArrowDown" ? crooked(1) : next(key)),
};
