/** Aqua Romana on the table: choices, ghosts, motion. */

import { data, part, svg } from "../dom.js";
import { animate, settle, walk } from "../motion.js";
import { aim, matrix, pill, use } from "../overlay.js";
import { say } from "../words.js";

/** @type {Geometry} */
const { squares, spaces, track, tiles, channels, wall } = data("geometry");

const squareOf = (head = "") => head.slice(0, 2);
/** The middle of a space, or of the square of what names one first. @returns {Point} */
const at = (target = "") => squares[squareOf(target)] ?? spaces[target] ?? [0, 0];
/** The edge by which water comes in from a head. */
const inflow = (head = "") => "SWNE"["NESW".indexOf(head[2] ?? "-")];
/** Lets water into a tile by an edge. */
const wet = (tile = "", edge = "-", colour = "") => tiles[tile]?.map((edges, i) => (edges.includes(edge) ? `${["first", "second"][i]}-${colour}` : "")).join(" ");
/** The worker at a head, or on a square. */
const workerAt = (head = "") => document.querySelector(`#board [data-head^="${head}"]`);
const builderOn = (space = "") => part(`builder-${space}`);
const lit = (space = "") => use(`ar-lit-${"NS".includes(space[0] ?? "") ? "wide" : "tall"}`, at(space));

/** The way round the board from one space to another. */
function road(from = "", to = "") {
  const start = track.findIndex(([name]) => name === from);
  const round = [...track.slice(start), ...track.slice(0, start)];
  return round.slice(0, round.findIndex(([name]) => name === to) + 1);
}

/** A worker's sight. @param {string} head @param {Set<string>} seen */
function beams(head, seen, kind = "") {
  const [x, y] = at(head);
  const [left, top, width, height] = wall;
  const boxes = { [`N${head[0]}`]: [x - 29, top, x + 29, y - 42], [`S${head[0]}`]: [x - 29, y + 42, x + 29, top + height],
    [`W${head[1]}`]: [left, y - 29, x - 42, y + 29], [`E${head[1]}`]: [x + 42, y - 29, left + width, y + 29] };
  return Object.entries(boxes).map(([space, [a, b, c, d]]) => svg("path", { d: `M${a} ${b}H${c}V${d}H${a}Z`, class: kind + (seen.has(space) ? " seen" : "") }));
}

/** @type {Game} */
export const game = {
  order: ["worker", "square", "builder", "type", "space", "tile"],
  turned: "tile",
  refused: "ar-refused",
  places: ["worker", "square", "builder", "space"],
  spots: ["square", "space", "builder"],

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
    return types[0] ? ["type", types.find((type) => type === last["type"]) ?? types[0]] : undefined;
  },

  draw(stage) {
    const { choice, scene, preview, turns, facets: { verb, square = "", tile = "", space, builder } } = stage;
    const head = verb === "keep" ? "" : choice.value("worker");
    const asked = head ? [] : choice.values("worker");
    const sight = scene.step === "build" && head;
    const way = builder && preview.to ? road(builder, preview.to) : [];
    const places = [...stage.lit].filter((target) => target !== square && (!asked.length || target in spaces));
    const [x, y] = at(square);
    // beside the ghost, but not on the worker
    const side = inflow(head) === "S" ? -1 : 1;
    aim(`podium-${preview.podium}`);
    /** @returns {Point} */
    const stands = (worker = "", below = 0) => {
      const { e, f } = matrix(workerAt(worker));
      return [e, f + below];
    };
    // at his outlet a worker is smaller
    const mark = (shape = "", worker = "") => use(shape, stands(worker), workerAt(worker) === part(`worker-${worker}`) ? "small" : "");
    return {
      "overlay-ground": [...(sight ? beams(sight, stage.lit, "beam") : []), ...places.map((target) => builderOn(target) && lit(target))],
      "overlay-tiles": [
        ...(sight ? beams(sight, stage.lit, "beam over") : []),
        ...asked.map((worker) => mark("ar-choice", worker)),
        head && mark("ar-halo", head),
        ...(tile ? [use("ar-lit", [x, y]), use(`ar-tile-${tile}`, [x, y], `ghost ${wet(tile, inflow(head), scene.colours[scene.to_play ?? 0])}`), use("ar-frame", [x, y])] : []),
      ],
      overlay: [
        ...places.map((target) => !builderOn(target) && use("ar-may", at(target))),
        ...(space ? [lit(space), use(`ar-builder-${choice.value("type")}`, at(space), "ghost")] : []),
        ...(way.length ? [svg("path", { class: "walk", d: `M${way.map(([, u, v]) => `${u} ${v}`).join("L")}` }), use(`ar-builder-${builderOn(builder).dataset["type"]}`, at(preview.to), "builder ghost")] : []),
        preview.square && pill([x, y + 77 * side], [preview.length].flat().join(" → ")),
        ...[preview.closes, preview.extends].flatMap((runs, i) => runs?.map((run) => pill(stands(run.head, 46), `${"=→"[i]} ${run.length}`, `seat-${scene.colours[run.seat]}`))),
      ],
      "overlay-buttons": [turns && use("ar-turn", [x + 48, y - 48 * side], "turn-button", { "data-do": "turn" })],
    };
  },

  main({ facets: { verb = "", square, space, worker }, preview }, follow) {
    const { to, head: own, length = 0, extends: longer = [], runs = {} } = preview;
    const head = follow.split(" ")[1] ?? worker ?? "";
    const key = (square ? "lay" : verb) + (follow && "-close");
    const before = longer.find((run) => run.to === head)?.length ?? runs[head]?.[0];
    return say(`button-${key}`, { square: key === "lay" ? square : squareOf(head), space: space ?? to, length: (own !== head && before) || [length].flat().at(-1) });
  },

  async move({ square, changes, builder, placed }) {
    if (placed) await settle(builderOn(placed[1]), at(placed[1]));
    if (square) await settle(part(`tile-${square}`), at(square));
    await Promise.all(changes.map(flow));
    if (!builder) return;
    const way = road(builder[1], builder[2]);
    const time = Math.min(90 * (way.length - 1), 700);
    // those whom he jumps duck
    for (const [space] of way.slice(1, -1)) animate(builderOn(space), [{}, { transform: "translateY(8px)" }, {}], time);
    await walk(builderOn(builder[2]), way.map(([, x, y]) => [x, y]), time);
  },
};

/** Water runs through new channels, its worker behind. @param {Change} change */
async function flow({ outlet, head_before: from, passes }) {
  const time = Math.min(140, 900 / passes.length);
  const worker = part(`worker-${outlet}`);
  const { e, f } = matrix(worker);
  const covers = passes.map((pass) => {
    const { path, turn, end } = /** @type {Channel} */ (channels[pass.slice(2)]);
    const cover = svg("path", { d: path, pathLength: 1, class: "cover bed", transform: `translate(${at(pass)}) rotate(${turn})` });
    part("overlay-tiles").append(cover);
    return { cover, end };
  });
  const gliding = walk(worker, [...[from, ...passes.slice(0, -1)].map(at), [e, f]], time * passes.length);
  for (const { cover, end } of covers) {
    await animate(cover, [{ strokeDashoffset: 0 }, { strokeDashoffset: end }], time, "linear");
    cover.remove();
  }
  await gliding;
}
