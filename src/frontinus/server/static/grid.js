/** Moving over a board by keys: one tab stop, arrows inside (the grid pattern of ARIA). */

import { part } from "./dom.js";

/** By key: what stays the same, and how many cells it leads on. */
const STEPS = /** @type {Dict<[axis: string, steps: number]>} */ ({ ArrowUp: ["x", -1], ArrowDown: ["x", 1], ArrowLeft: ["y", -1], ArrowRight: ["y", 1], Home: ["y", -99], End: ["y", 99] });

/** The target of the cell with the tab stop. */
export let current = "";

/** The cells of the board that are reached, in reading order: all, or those of its selector `data-cells`. */
export const cells = (which = "") => /** @type {SVGElement[]} */ ([...document.querySelectorAll(`#board :is(${part("board").getAttribute("data-cells") ?? "*"})[data-target]${which}`)]);

export const targetOf = (/** @type {Element | null | undefined} */ cell) => cell?.getAttribute("data-target") ?? "";

/** Make a cell the one tab stop; also after each change of the board. */
export function go(target = current, focus = false) {
  const all = cells();
  const cell = all.find((one) => targetOf(one) === target) ?? all[0];
  current = targetOf(cell);
  for (const one of all) one.setAttribute("tabindex", one === cell ? "0" : "-1");
  if (focus) cell?.focus();
}

/** The target that a key leads to, over gaps; at the end of the line it stays. */
export function next(key = "") {
  const [axis = "", steps = 0] = STEPS[key] ?? [];
  const line = cells(`[${axis || "no"}="${cells(`[data-target="${current}"]`)[0]?.getAttribute(axis)}"]`).map(targetOf);
  return line[Math.max(0, Math.min(line.length - 1, line.indexOf(current) + steps))] ?? "";
}

/** The next of some targets, going round; steps are 1 or -1. @param {Set<string>} targets */
export function cycle(targets, steps = 1) {
  const order = cells().map(targetOf);
  const here = order.indexOf(current);
  return order.map((_, i) => order.at((here + steps * (i + 1)) % order.length) ?? "").find((target) => targets.has(target));
}
