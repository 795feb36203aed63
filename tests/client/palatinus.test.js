import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { page } from "./page.js";

/** Three rows of hexes: A1 A2 / B1 B2 B3 / C1 C2, and two slots. */
const HEXES = [["A1", -1, 0], ["A2", 1, 0], ["B1", -2, 1], ["B2", 0, 1], ["B3", 2, 1], ["C1", -1, 2], ["C2", 1, 2]];
const BODY = `<main id="main" data-address="/t/x"></main><svg id="board" data-cells=".place">
${HEXES.map(([target, x, y]) => `<use class="place" data-target="${target}" x="${100 * x}" y="${90 * y}"></use>`).join("")}
<use class="slot" data-target="X1" x="260" y="90"></use><g id="drawn"></g></svg>`;
page(BODY);
globalThis.addEventListener ??= () => {};
const grid = await import("../../src/frontinus/server/static/grid.js");
const { Choice } = await import("../../src/frontinus/server/static/choose.js");
const { load } = await import("../../src/frontinus/server/static/words.js");
const { game } = await import("../../src/frontinus/server/static/games/palatinus.js");
const PLACED = ["farmer A1", "farmer* A1", "farmer A2", "farmer* A2", "soldier A2"];
const SCENE = { colours: ["red", "yellow"], seats: [1], to_play: 1 };

beforeEach(() => {
  page(BODY);
});

const offered = (actions, ...picks) => {
  const choice = new Choice(game.order, game.turned);
  choice.offer(new Map(actions.map((action) => [action, game.facets(action, {})])));
  for (const pick of picks) choice.pick(...pick);
  return choice;
};
const drawn = (choice, preview = {}) => {
  const facets = choice.actions.get(choice.staged ?? "") ?? {};
  return game.draw({ choice, scene: SCENE, staged: choice.staged, near: "A2", turns: false, facets, preview });
};
const shapes = (nodes) => nodes.filter(Boolean).map((node) => node.getAttribute("href")).filter(Boolean);

test("a token and a place are picked in either order, a tile is turned", () => {
  assert.equal(offered(PLACED, ["token", "farmer*"], ["place", "A1"]).staged, "farmer* A1");
  assert.equal(offered(PLACED, ["place", "A2"], ["token", "soldier"]).staged, "soldier A2");
  assert.equal(offered(PLACED, ["place", "A2"]).staged, undefined);
  const laying = offered(["lay X1 r0", "lay X1 r1", "lay X1 r5"], ["slot", "X1"]);
  assert.equal(laying.staged, "lay X1 r0");
  laying.turn();
  assert.equal(laying.staged, "lay X1 r1");
  laying.turn(-2);
  assert.equal(laying.staged, "lay X1 r5");
});

test("nothing is left for the next seat at one screen to see of what was picked", () => {
  const shared = { ...SCENE, seats: [0, 1] };
  for (const token of ["farmer*", "soldier"]) assert.equal(game.start(offered(PLACED), { token }, shared), undefined);
  const choice = offered(PLACED, ["token", "farmer*"], ["place", "A1"]);
  choice.offer(new Map());
  assert.deepEqual(choice.picks, []);
});

test("the sort placed last is offered first while there is one", () => {
  assert.deepEqual(game.start(offered(PLACED), { token: "farmer" }, SCENE), ["token", "farmer"]);
  assert.equal(game.start(offered(PLACED), { token: "merchant" }, SCENE), undefined);
  assert.equal(game.start(offered(["lay X1 r0"]), {}, SCENE), undefined);
});

test("the ghost of a wolf shows its owner what is under it", () => {
  const { overlay, "overlay-ground": ground } = drawn(offered(PLACED, ["token", "farmer*"], ["place", "A1"]));
  assert.deepEqual(shapes(overlay), ["#pa-frame", "#pa-yellow-farmer-wolf"]);
  assert.deepEqual(shapes(ground), ["#pa-may"]); // A2; what is chosen is not lit
});

test("the ghost of a tile lies in its slot, turned", () => {
  const choice = offered(["lay X1 r0", "lay X1 r2"], ["slot", "X1"], ["turn", "r2"]);
  const [ghost, frame] = drawn(choice).overlay.filter(Boolean);
  assert.equal(ghost.getAttribute("transform"), "translate(260 90) rotate(120)");
  assert.equal(frame.getAttribute("x"), "260");
});

test("numbers that are not certain are the least and the most", () => {
  const preview = { gives: [["A2", 2, 2], ["A1", 0, 3]], shifts: [["B", 1, [0, 2], [3, 3]]], others: [["B2", 0, 1, 2], ["B1", 0, -2, 0]],
    prey: [["C1", 0, ["A1"], ["A2"], false], ["C2", 0, [], [], true]] };
  const { overlay } = drawn(offered(PLACED, ["token", "farmer"], ["place", "A1"]), preview);
  const words = overlay.filter((node) => node?.textContent).map((node) => node.textContent.trim());
  assert.deepEqual(words, ["+2", "+0–3", "+1–2", "0–2 → 3"]);
  assert.deepEqual(shapes(overlay).slice(2), ["#pa-prey", "#pa-strike", "#pa-prey-perhaps", "#pa-refused"]);
});

test("the main button says what it does", () => {
  load({ "button-lay-tile": "Lay in {slot}", "button-token-farmer-wolf": "Wolf on {place}", "button-token-soldier": "Soldier on {place}" });
  assert.equal(game.main({ facets: { slot: "X1" } }), "Lay in X1");
  assert.equal(game.main({ facets: { token: "farmer*", place: "A1" } }), "Wolf on A1");
  assert.equal(game.main({ facets: { token: "soldier", place: "B2" } }), "Soldier on B2");
});

test("steps of the scoring that are asked for fast come one after the other", async () => {
  const button = (number) => (number > 3 ? "" : `<button data-number="${number}"></button>`);
  const document = page(`<main id="main" data-address="/t/x"><div id="moments">${button(1)}</div></main>`);
  const asked = [];
  globalThis.fetch = async (address) => {
    const number = Number(address.split("=")[1]);
    asked.push(number);
    return { ok: true, json: async () => ({ regions: { moments: `<div id="moments">${button(number + 1)}</div>` } }) };
  };
  const next = document.querySelector("button");
  for (let times = 0; times < 5; times += 1) game.deeds.moment(next.dataset, next);
  await game.deeds.moment(next.dataset, next);
  assert.deepEqual(asked, [1, 2, 3]);
});

test("up and down lead to the nearest hex of the next row, and do not drift aside", () => {
  const go = (key) => {
    grid.go(game.next(key));
    return grid.current;
  };
  grid.go("A1");
  assert.deepEqual([go("ArrowDown"), go("ArrowDown"), go("ArrowDown")], ["B1", "C1", "C1"]);
  grid.go("B2");
  assert.deepEqual([go("ArrowDown"), go("ArrowUp"), go("ArrowRight"), go("ArrowUp")], ["C1", "B2", "B3", "A2"]);
  assert.deepEqual([go("ArrowLeft"), go("ArrowLeft"), go("End")], ["A1", "A1", "A2"]);
});
