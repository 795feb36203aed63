/** Moving over a board by keys: one tab stop a board, arrows inside (the grid pattern of ARIA). */

const STEPS = /** @type {Dict<[down: number, right: number]>} */ ({ ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] });

/** The target of the cell with the tab stop. */
export let current = "";

/** The cells of the board, in reading order. @returns {SVGElement[]} */
export const cells = (which = "") => [...document.querySelectorAll(`#board [data-target]${which}`)].filter((cell) => cell instanceof SVGElement);

export const targetOf = (/** @type {Element | undefined} */ cell) => cell?.getAttribute("data-target") ?? "";

/** Make a cell the one tab stop; also after each change of the board. */
export function go(target = current, focus = false) {
  const all = cells();
  const cell = all.find((one) => targetOf(one) === target) ?? all[0];
  current = targetOf(cell);
  for (const one of all) one.setAttribute("tabindex", one === cell ? "0" : "-1");
  if (focus) cell?.focus();
}

/** The target that a key leads to. */
export function next(key = "") {
  const { row, column } = cells(`[data-target="${current}"]`)[0]?.dataset ?? {};
  const [down, right] = STEPS[key] ?? [0, 0];
  if (key === "Home" || key === "End") return targetOf(cells(`[data-row="${row}"]`).at(key === "Home" ? 0 : -1));
  return down || right ? targetOf(cells(`[data-row="${Number(row) + down}"][data-column="${Number(column) + right}"]`)[0]) : "";
}

/** The next of some targets in reading order, going round; steps are 1 or -1. @param {Set<string>} targets */
export function cycle(targets, steps = 1) {
  const order = cells().map(targetOf);
  const here = order.indexOf(current);
  return order.map((_, i) => order.at((here + steps * (i + 1)) % order.length) ?? "").find((target) => targets.has(target));
}
