import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { page } from "./page.js";

/** A board of three by three whose corners are no cells: N, W, a, E, S. */
const CELLS = [["N", 0, 1], ["W", 1, 0], ["a", 1, 1], ["E", 1, 2], ["S", 2, 1]];
const BOARD = `<svg id="board">${CELLS.map(([target, y, x]) => `<use class="${target === "a" ? "square" : "space"}" data-target="${target}" x="${x}" y="${y}" tabindex="-1"></use>`).join("")}</svg>`;
let document = page(BOARD);
const grid = await import("../../src/frontinus/server/static/grid.js");

beforeEach(() => {
  document = page(BOARD);
  grid.go("a");
});

test("a board has one tab stop", () => {
  const stops = () => [...document.querySelectorAll("[tabindex='0']")].map((cell) => cell.getAttribute("data-target"));
  assert.deepEqual(stops(), ["a"]);
  grid.go("E");
  assert.deepEqual(stops(), ["E"]);
  grid.go("nowhere");
  assert.deepEqual(stops(), ["N"]);
});

test("arrows lead to the neighbour, and stay at the rim", () => {
  assert.equal(grid.next("ArrowUp"), "N");
  assert.equal(grid.next("ArrowDown"), "S");
  assert.equal(grid.next("ArrowLeft"), "W");
  assert.equal(grid.next("ArrowRight"), "E");
  grid.go("N");
  assert.equal(grid.next("ArrowUp"), "N");
  assert.equal(grid.next("ArrowLeft"), "N");
});

test("Home and End lead to the ends of the row", () => {
  assert.equal(grid.next("Home"), "W");
  assert.equal(grid.next("End"), "E");
});

test("only what the board says is reached, over gaps", () => {
  document.querySelector("#board").setAttribute("data-cells", ".space");
  grid.go("N");
  assert.equal(grid.next("ArrowDown"), "S");
  assert.equal(grid.next("ArrowRight"), "N");
  grid.go("W");
  assert.equal(grid.next("ArrowRight"), "E");
  assert.deepEqual(grid.cells().map(grid.targetOf), ["N", "W", "E", "S"]);
});

test("other keys lead nowhere", () => {
  assert.equal(grid.next("x"), "");
});

test("the lit ones are gone through in reading order, round and round", () => {
  const lit = new Set(["N", "E"]);
  assert.equal(grid.cycle(lit), "E");
  grid.go("E");
  assert.equal(grid.cycle(lit), "N");
  grid.go("N");
  assert.equal(grid.cycle(lit, -1), "E");
  assert.equal(grid.cycle(new Set()), undefined);
});
