/** Moving over a board by keys: one tab stop a board, arrows inside (the grid pattern of ARIA). */

const STEPS = /** @type {Record<string, [number, number]>} */ ({ ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] });

/** @param {Element} cell @returns {[number, number]} */
const at = (cell) => [Number(cell.getAttribute("data-row")), Number(cell.getAttribute("data-column"))];

export class Grid {
  /**
   * @param {() => Element} board  the board; its cells have data-target, data-row and data-column
   */
  constructor(board) {
    this.board = board;
    this.current = "";
  }

  cells() {
    return /** @type {SVGElement[]} */ ([...this.board().querySelectorAll("[data-target]")]);
  }

  /** @param {string} target */
  cell(target) {
    return this.cells().find((cell) => cell.getAttribute("data-target") === target);
  }

  /** Make the current cell the one tab stop, after each change of the board. */
  refresh() {
    const cells = this.cells();
    const current = this.cell(this.current) ?? cells[0];
    this.current = current?.getAttribute("data-target") ?? "";
    for (const cell of cells) cell.setAttribute("tabindex", cell === current ? "0" : "-1");
  }

  /**
   * @param {string} target
   * @param {boolean} [focus]
   */
  go(target, focus = true) {
    if (!this.cell(target)) return;
    this.current = target;
    this.refresh();
    if (focus) this.cell(target)?.focus();
  }

  /**
   * The cell that a key leads to from another.
   * @param {Element} from
   * @param {string} key
   * @param {boolean} whole  Home and End of the board instead of the row
   * @returns {string | undefined}
   */
  next(from, key, whole = false) {
    const [row, column] = at(from);
    const cells = this.cells().map((cell) => ({ cell, at: at(cell) }));
    const step = STEPS[key];
    /** @type {(cell: {at: [number, number]}) => number} */
    let rank;
    let open = cells;
    if (step) {
      const [down, right] = step;
      rank = ({ at: [r, c] }) => (r - row) * down + (c - column) * right;
      open = cells.filter((cell) => rank(cell) > 0 && (down ? cell.at[1] === column : cell.at[0] === row));
    } else if (key === "Home" || key === "End") {
      const sign = key === "Home" ? 1 : -1;
      rank = ({ at: [r, c] }) => sign * (1000 * r + c);
      if (!whole) open = cells.filter((cell) => cell.at[0] === row);
    } else return undefined;
    open.sort((a, b) => rank(a) - rank(b));
    return open[0]?.cell.getAttribute("data-target") ?? undefined;
  }

  /**
   * The next of some cells in reading order, going round.
   * @param {string[]} targets
   * @param {number} steps  1 or -1
   */
  cycle(targets, steps) {
    const order = this.cells().sort((a, b) => at(a)[0] - at(b)[0] || at(a)[1] - at(b)[1]).map((cell) => cell.getAttribute("data-target") ?? "");
    const here = order.indexOf(this.current);
    for (let i = 1; i <= order.length; i += 1) {
      const target = order.at((here + steps * i) % order.length) ?? "";
      if (targets.includes(target)) return target;
    }
    return undefined;
  }
}
