/** Aqua Romana on the table: what is chosen in which order, what is drawn for it, how it moves. */

import { byId, data, svg } from "../dom.js";
import { animate, settle, walk } from "../motion.js";
import { matrix, pill, use } from "../overlay.js";
import { say } from "../words.js";

/** @type {Geometry} */
const { squares, spaces, track, tiles, channels, wall } = data("geometry");
const FACING = /** @type {Dict} */ ({ N: "S", E: "W", S: "N", W: "E" });

/** @param {string} target @returns {Point} */
const at = (target) => squares[target] ?? spaces[target] ?? [0, 0];
/** @param {string} head */
const squareOf = (head) => head.slice(0, 2);
/** The edge by which water comes in from a head. @param {string} [head] */
const inflow = (head = "") => FACING[head[2] ?? ""] ?? "";
/** @param {string} tile @param {string} edge */
const channelAt = (tile, edge) => (edge ? tiles[tile] ?? [] : []).findIndex((edges) => edges.includes(edge));
/** @param {string} head */
const workerAt = (head) => document.querySelector(`#board [data-head="${head}"]`);
/** @param {string} space */
const builderOn = (space) => byId(`builder-${space}`);
/** @param {string} space */
const typeOn = (space) => builderOn(space)?.getAttribute("data-type") ?? "";
/** @param {string} space */
const lies = (space) => ("NS".includes(space[0] ?? "") ? "wide" : "tall");
/** The class that puts a seat's water into a tile, where it comes in. @param {string} tile @param {string} edge @param {string} colour */
const water = (tile, edge, colour) => ["", `first-${colour}`, `second-${colour}`][channelAt(tile, edge) + 1] ?? "";
/** @param {Scene} scene @param {number | null} seat */
const colourOf = ({ colours }, seat) => colours[seat ?? 0] ?? "";
/** @param {Element} inside @param {number} half @param {string} name */
const icon = (inside, half, name) => svg("svg", { viewBox: `${-half} ${-half} ${2 * half} ${2 * half}`, class: `icon-${name}`, "aria-hidden": "true" }, inside);
/** @param {Scene} scene */
const drop = (scene) => icon(use("ar-worker", [0, 0], `seat-${colourOf(scene, scene.to_play)}`), 42, "builder");
/** @param {string} type */
const face = (type) => icon(use(`ar-builder-${type}`), 42, "builder");

/** The way round the board from one space to another. @param {string} from @param {string} to */
function road(from, to) {
  const start = track.findIndex(([name]) => name === from);
  const round = [...track.slice(start), ...track.slice(0, start)];
  return round.slice(0, round.findIndex(([name]) => name === to) + 1);
}

/** The beams of light along which a worker sees. @param {string} head @param {Set<string>} lit @param {string} kind */
function beams(head, lit, kind) {
  const [x, y] = at(squareOf(head));
  const [left, top, width, height] = wall;
  const lines = /** @type {[string, number, number, number, number][]} */ ([["N" + head[0], x - 29, top, 58, y - 42 - top], ["W" + head[1], left, y - 29, x - 42 - left, 58],
    ["S" + head[0], x - 29, y + 42, 58, top + height - y - 42], ["E" + head[1], x + 42, y - 29, left + width - x - 42, 58]]);
  return lines.map(([space, bx, by, w, h]) => svg("rect", { x: bx, y: by, width: w, height: h, class: kind + (lit.has(space) ? " seen" : "") }));
}

/** A tile, by the way its water leaves it. @param {string} tile @param {string} edge */
function tileName(tile, edge) {
  const way = tiles[tile]?.[channelAt(tile, edge)]?.replace(edge, "");
  const name = say(`tile-${tile[0]}`);
  return way ? say("choice-tile", { tile: name, towards: say(`towards-${way}`) }) : name;
}

/** Say something of a podium, or that there is none. @param {string} key @param {Dict<string | number | undefined>} values @param {string} [none] */
const sayPodium = (key, { podium = 0, ...values }, none = "aside") => say(podium ? key : `${key}-${none}`, { podium, ...values });

/** What a build does besides lengthening. @param {Stage} stage @param {Preview} preview */
function consequences({ scene: { names } }, { closed, podium, closes = [], extends: longer = [], to = "", fountain, loses = [] }) {
  return [
    sayPodium(closed ? "preview-closed" : "preview-podium", { podium }, closed ? "aside" : "none"),
    ...closes.map((run) => sayPodium("preview-closes", { ...run, name: names[run.seat], square: squareOf(run.head) })),
    ...longer.map((run) => say("preview-extends", { ...run, name: names[run.seat] ?? "", square: squareOf(run.to) })),
    say("preview-builder", { space: to }),
    fountain && say("preview-fountain"),
    loses.length && say("preview-loses", { names: loses.map(({ seat, head }) => say("preview-worker", { name: names[seat] ?? "", square: squareOf(head) })).join(", ") }),
  ].filter(Boolean).join(" · ");
}

/** An aqueduct of one's own that may be closed. @param {Scene} scene @param {Closable} run @returns {Option} */
const closing = (scene, { head, length, podium }) => ({ key: `close ${head}`, icon: drop(scene), title: sayPodium("choice-close", { square: squareOf(head), length, podium }) });

/** @type {Game["options"]} */
function options(stage) {
  const { choice, scene, staged } = stage;
  const head = choice.value("worker");
  /** @type {Dict<Option>} */
  const list = {};
  for (const [action, { verb = "", worker = "", tile = "", type = "", builder = "" }] of choice.actions) {
    const { length: [, length] = [0, 0], podium = 0, ...preview } = scene.previews[action] ?? {};
    const on = action === staged;
    const edge = inflow(worker);
    if (verb === "build" && worker === head) {
      list[action] = { key: action, on, title: tileName(tile, edge), words: consequences(stage, { ...preview, podium }), number: length,
        icon: icon(use(`ar-tile-${tile}`, [0, 0], water(tile, edge, colourOf(scene, scene.to_play))), 52, "tile"), picks: [["worker", worker], ["builder", builder], ["tile", tile]] };
    } else if (verb === "close") list[action] = { ...closing(scene, { head: worker, length, podium }), on, picks: [["verb", verb], ["worker", worker]] };
    else if (type) list[type] = { key: type, on: choice.value("type") === type, title: say(`builder-${type}`), number: byId(`pool-${type}`)?.textContent ?? "", icon: face(type), picks: [["type", type]] };
    else if (verb === "wait" || verb === "keep") list[verb] = { key: verb, on, title: say(`button-${verb}`), picks: [["verb", verb]] };
  }
  return Object.values(list);
}

/** @type {Game["draw"]} */
function draw({ choice, scene, facets, preview, lit, near, turns }) {
  const colour = colourOf(scene, scene.to_play);
  const { verb, square = "", tile = "", space = "", builder = "" } = facets;
  const head = verb === "keep" ? undefined : choice.value("worker");
  const sight = head && scene.step === "build" ? head : undefined;
  const asked = choice.asked === "worker" || verb === "keep" ? choice.values("worker") : [];
  const road_ = builder && preview.to ? road(builder, preview.to) : [];
  /** @param {string} worker @returns {Point} */
  const stands = (worker) => {
    const { e, f } = matrix(workerAt(worker));
    return [e, f];
  };
  /** @param {string} worker  at his outlet he is smaller */
  const size = (worker) => (byId(`worker-${worker}`) === workerAt(worker) ? "small" : "");
  const type = choice.value("type") ?? "";
  const places = [...lit].filter((target) => !asked.length || target in spaces);
  return {
    "overlay-ground": [
      ...(sight ? beams(sight, lit, "beam") : []),
      ...places.filter((target) => target in spaces && builderOn(target)).map((target) => use(`ar-lit-${lies(target)}`, at(target))),
    ],
    "overlay-tiles": [
      ...(sight ? beams(sight, lit, "beam over") : []),
      ...asked.map((worker) => use("ar-choice", stands(worker), size(worker))),
      head ? use("ar-halo", stands(head), size(head)) : undefined,
      ...(square && tile ? [use("ar-lit", at(square)), use(`ar-tile-${tile}`, at(square), `ghost ${water(tile, inflow(head), colour)}`), use("ar-frame", at(square))] : []),
    ],
    overlay: [
      ...places.filter((target) => target in squares || !builderOn(target)).map((target) => use("ar-may", at(target), target === near ? "near" : "")),
      ...(space ? [use(`ar-lit-${lies(space)}`, at(space)), use(`ar-builder-${type}`, at(space), "ghost")] : []),
      ...(road_.length ? [svg("path", { class: "walk", d: `M${road_.map(([, x, y]) => `${x} ${y}`).join("L")}` }), use(`ar-builder-${typeOn(builder)}`, at(preview.to ?? ""), "builder ghost")] : []),
      ...(square && preview.length ? [pill([at(square)[0], at(square)[1] + 77], preview.length.join(" → "))] : []),
      ...[...preview.closes ?? [], ...preview.extends ?? []].map((run) => pill([stands(run.head)[0], stands(run.head)[1] + 46], `${preview.closes?.includes(run) ? "= " : "→ "}${run.length}`, `seat-${colourOf(scene, run.seat)}`)),
    ],
    "overlay-buttons": [square && turns ? use("ar-turn", [at(square)[0] + 48, at(square)[1] - 48], "turn-button", { "data-do": "turn" }) : undefined],
  };
}

/** @type {Game} */
export const game = {
  order: ["worker", "square", "builder", "type", "space", "tile"],
  turned: "tile",
  places: ["worker", "square", "builder", "space"],
  facets(action, { square = "" }) {
    const [verb = "", one = "", two = "", three = ""] = action.split(" ");
    const forms = /** @type {Dict<Facets>} */ ({ build: { worker: one, square, builder: two, tile: three }, place: { type: one, space: two },
      extra: { square: one, tile: two }, advance: { builder: one }, close: { worker: one }, take: { type: one } });
    return { verb, ...forms[verb] };
  },
  target: (facet, value) => (facet === "worker" ? squareOf(value) : value),
  start(choice, last) {
    if (choice.actions.has("keep")) return ["verb", "keep"];
    const types = choice.values("space").length ? choice.values("type") : [];
    const type = types.find((value) => value === last["type"]) ?? types[0];
    return type ? ["type", type] : undefined;
  },
  question(target, { choice, scene: { step } }) {
    const onTrack = target in spaces;
    const here = document.querySelector(`#board [data-head^="${target}"]`)?.getAttribute("data-head") ?? "";
    const head = onTrack ? choice.value("worker") ?? choice.values("worker")[0] : here;
    if (step === "build" && head) {
      const space = onTrack ? target : Object.keys(spaces).find((name) => head.includes(name[1] ?? "") && builderOn(name)) ?? `N${head[0]}`;
      const fits = Object.keys(tiles).filter((tile) => channelAt(tile, inflow(head)) >= 0);
      return `build ${head} ${space} ${fits.find((tile) => tile[0] === typeOn(space)) ?? fits[0]}`;
    }
    const [facet, value] = this.start(choice, {}) ?? [];
    return { "set-up": onTrack && `place ${choice.value("type") ?? value} ${target}`, owed: onTrack && `place ${choice.value("type") ?? value} ${target}`,
      extra: !onTrack && `extra ${target} ${choice.values("tile")[0]}`, move: onTrack && `advance ${target}`, close: here && facet && `close ${here}` }[step];
  },
  draw,
  options,
  follows: ({ scene, preview: { next, closable = [] } }) => (next === "close" ? closable.map((run) => closing(scene, run)) : []),
  ask(stage) {
    const { choice, facets: { verb, square = "" }, preview, lit, turns } = stage;
    const head = choice.value("worker");
    if (verb === "build") return `${turns ? `${say("prompt-build-tile", { square })} ` : ""}${consequences(stage, preview)}.`;
    return head && choice.asked === "builder" ? say("prompt-build-builder", { square: squareOf(head), spaces: [...lit].join(", ") }) : "";
  },
  main({ facets: { verb = "", square = "", space = "", worker = "" }, preview: { to = "", length, closable = [] } }, follow) {
    const closed = closable.find(({ head }) => follow.endsWith(head));
    const key = { build: closed ? "lay-close" : "lay", extra: "lay" }[verb] ?? verb;
    return say(`button-${key}`, { square: key === "lay" ? square : squareOf(closed?.head ?? worker), space: space || to, length: closed?.length ?? length?.[1] ?? 0 });
  },
  async move({ square, changes = [], builder, placed }) {
    if (placed) await settle(builderOn(placed[1]), at(placed[1]));
    if (square) await settle(byId(`tile-${square}`), at(square));
    await Promise.all(changes.map(runWater));
    if (!builder) return;
    const [, from, to] = builder;
    const way = road(from, to);
    const time = Math.min(90 * (way.length - 1), 700);
    for (const [space] of way.slice(1, -1)) animate(builderOn(space), [{}, { transform: "translateY(8px)" }, {}], time);
    await walk(builderOn(to), way.map(([, x, y]) => [x, y]), time);
  },
};

/** Water runs through the new channels of an aqueduct, its worker behind it. @param {Change} change */
async function runWater({ outlet, head_before: from, passes }) {
  const time = Math.min(140, 900 / passes.length);
  const man = byId(`worker-${outlet}`);
  const { e, f } = matrix(man);
  const covers = passes.map((pass) => {
    const [edges, { path: d, turn }] = Object.entries(channels).find(([name]) => name.includes(pass[2] ?? "") && name.includes(pass[3] ?? "")) ?? ["", { path: "", turn: 0 }];
    const lines = ["lip", "bed"].map((name) => svg("path", { d, pathLength: 1, class: `cover ${name}` }));
    // a path is drawn from the first edge of its name to the second
    return { cover: svg("g", { transform: `translate(${at(squareOf(pass))}) rotate(${turn})` }, ...lines), end: pass[2] === edges[0] ? -1 : 1 };
  });
  byId("overlay-tiles")?.append(...covers.map(({ cover }) => cover));
  const gliding = walk(man, [at(squareOf(from)), ...passes.slice(0, -1).map((pass) => at(squareOf(pass))), [e, f]], time * passes.length);
  for (const { cover, end } of covers) {
    await Promise.all([...cover.children].map((line) => animate(line, [{ strokeDashoffset: 0 }, { strokeDashoffset: end }], time, "linear")));
    cover.remove();
  }
  await gliding;
}
