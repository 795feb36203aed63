/** Moving over a board by keys: one tab stop a board, arrows inside (the grid pattern of ARIA). */

import { part } from "./dom.js";

const STEPS = /** @type {Dict<[down: number, right: number]>} */ ({ ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] });

/** The target of the cell with the tab stop. */
export let current = "";

/** The cells of the board that are reached, in reading order: all, or those of its selector `data-cells`. @returns {SVGElement[]} */
export const cells = (which = "") => [...document.querySelectorAll(`#board :is(${part("board").getAttribute("data-cells") ?? "*"})[data-target]${which}`)].filter((cell) => cell instanceof SVGElement);

export const targetOf = (/** @type {Element | undefined} */ cell) => cell?.getAttribute("data-target") ?? "";

/** Make a cell the one tab stop; also after each change of the board. */
export function go(target = current, focus = false) {
  const all = cells();
  const cell = all.find((one) => targetOf(one) === target) ?? all[0];
  current = targetOf(cell);
  for (const one of all) one.setAttribute("tabindex", one === cell ? "0" : "-1");
  if (focus) cell?.focus();
}

/** Where a cell lies. @param {Element | undefined} cell */
const lies = (cell) => ["x", "y"].map((name) => Number(cell?.getAttribute(name)));

/** The target that a key leads to: the nearest one on the same line, or the end of the row. */
export function next(key = "") {
  const all = cells();
  const here = lies(all.find((cell) => targetOf(cell) === current));
  const [down, right] = STEPS[key] ?? [0, 0];
  const [along, steps] = down ? [1, down] : [0, right];
  const line = all.filter((cell) => lies(cell)[1 - along] === here[1 - along]);
  if (key === "Home" || key === "End") return targetOf(line.at(key === "Home" ? 0 : -1));
  const ahead = line.filter((cell) => ((lies(cell)[along] ?? 0) - (here[along] ?? 0)) * steps > 0);
  return targetOf(ahead.at(steps > 0 ? 0 : -1));
}

/** The next of some targets in reading order, going round; steps are 1 or -1. @param {Set<string>} targets */
export function cycle(targets, steps = 1) {
  const order = cells().map(targetOf);
  const here = order.indexOf(current);
  return order.map((_, i) => order.at((here + steps * (i + 1)) % order.length) ?? "").find((target) => targets.has(target));
}
