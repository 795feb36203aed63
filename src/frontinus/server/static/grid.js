/** Moving over a board by keys: one tab stop a board, arrows inside (the grid pattern of ARIA). */

const STEPS = /** @type {Dict<[down: number, right: number]>} */ ({ ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] });

export class Grid {
  /** The cell with the tab stop, by its target. */
  current = "";

  /** @param {() => Element} board  its cells have data-target, data-row and data-column */
  constructor(board) {
    this.board = board;
  }

  /** The cells in reading order. */
  cells() {
    return [.../** @type {NodeListOf<SVGElement>} */ (this.board().querySelectorAll("[data-target]"))].map((element) => {
      const { target = "", row, column } = element.dataset;
      return { element, target, row: Number(row), column: Number(column) };
    }).sort((a, b) => a.row - b.row || a.column - b.column);
  }

  /** Make a cell the one tab stop; also after each change of the board. @param {string} [target] @param {boolean} [focus] */
  go(target = this.current, focus = false) {
    const cells = this.cells();
    const current = cells.find((cell) => cell.target === target) ?? cells[0];
    this.current = current?.target ?? "";
    for (const cell of cells) cell.element.setAttribute("tabindex", cell === current ? "0" : "-1");
    if (focus) current?.element.focus();
  }

  /** The target that a key leads to from the current one. @param {string} key @param {boolean} whole  Home and End of the board, not the row */
  next(key, whole) {
    const cells = this.cells();
    const from = cells.find(({ target }) => target === this.current);
    const step = STEPS[key];
    if (!from || !(step || key === "Home" || key === "End")) return undefined;
    const [down, right] = step ?? [0, 1];
    const line = cells.filter(({ row, column }) => (down ? column === from.column : row === from.row || (whole && !step)));
    if (!step) return line.at(key === "Home" ? 0 : -1)?.target;
    return line[line.indexOf(from) + down + right]?.target;
  }

  /** The next of some targets in reading order, going round. @param {Set<string>} targets @param {number} steps  1 or -1 */
  cycle(targets, steps) {
    const order = this.cells().map(({ target }) => target);
    const here = order.indexOf(this.current);
    return order.map((_, i) => order.at((here + steps * (i + 1)) % order.length) ?? "").find((target) => targets.has(target));
  }
}
