/**
 * Choosing an action part by part.
 *
 * Each legal action is told as facets ("build c1S Nc B" as worker c1S, builder Nc, square c2, tile B). Picking a value
 * of a facet, in any order, leaves the actions that agree with it. What may be picked is what the server has listed.
 */

/** @typedef {Record<string, string>} Facets */

export class Choice {
  /**
   * @param {string[]} order  the facets in the order in which they are asked for
   * @param {string} [turned]  the facet that is turned through its values instead of asked for
   */
  constructor(order, turned = "") {
    this.order = order;
    this.turned = turned;
    /** @type {Map<string, Facets>} */
    this.actions = new Map();
    /** @type {Map<string, string>} the picks, the earliest first */
    this.picks = new Map();
  }

  /**
   * Offer other actions; picks that still lead to one of them stay.
   * @param {Map<string, Facets>} actions
   */
  offer(actions) {
    const picks = this.picks;
    this.actions = actions;
    this.picks = new Map();
    for (const [facet, value] of picks) this.#keep(facet, value);
  }

  /**
   * Pick a value; earlier picks that exclude it give way, the latest first. False if no action has it.
   * @param {string} facet
   * @param {string} value
   */
  pick(facet, value) {
    const before = [...this.picks].filter(([name]) => name !== facet).reverse();
    const old = this.picks;
    this.picks = new Map();
    if (!this.#keep(facet, value)) {
      this.picks = old;
      return false;
    }
    const stay = before.reverse().filter(([name, pick]) => this.#keep(name, pick));
    // in the order in which they were made
    this.picks = new Map([...stay, [facet, value]]);
    return true;
  }

  /** Take the latest pick back. False if there is none. */
  back() {
    const last = [...this.picks.keys()].pop();
    return last !== undefined && this.picks.delete(last);
  }

  clear() {
    this.picks.clear();
  }

  /**
   * The actions that agree with the picks.
   * @param {string[]} [ignored]  facets whose picks do not count
   */
  remaining(ignored = []) {
    const picks = [...this.picks].filter(([name]) => !ignored.includes(name));
    return [...this.actions].filter(([, facets]) => picks.every(([name, pick]) => facets[name] === pick));
  }

  /**
   * The values that a facet may take, whatever is picked for it and for later ones.
   * @param {string} facet
   */
  values(facet) {
    const ignored = [facet, ...this.order.slice(this.order.indexOf(facet) + 1)];
    return this.#distinct(facet, this.remaining(ignored));
  }

  /**
   * The value of a facet that is picked, or the only one left.
   * @param {string} facet
   */
  value(facet) {
    const left = this.#distinct(facet, this.remaining());
    return this.picks.get(facet) ?? (left.length === 1 ? left[0] : undefined);
  }

  /** The facet to be asked for next. */
  get asked() {
    return this.order.find((facet) => facet !== this.turned && !this.picks.has(facet) && this.#distinct(facet, this.remaining()).length > 1);
  }

  /** The action that would be played now: the only one left, or the first of those that differ in the turned facet. */
  get staged() {
    const left = this.remaining();
    if (!left.length) return undefined;
    const names = new Set(left.flatMap(([, facets]) => Object.keys(facets)));
    names.delete(this.turned);
    return [...names].every((name) => new Set(left.map(([, facets]) => facets[name])).size === 1) ? left[0]?.[0] : undefined;
  }

  /**
   * Turn the staged action to its next value of the turned facet.
   * @param {number} [steps]
   */
  turn(steps = 1) {
    const staged = this.staged;
    const values = this.values(this.turned);
    if (!staged || values.length < 2) return false;
    const at = values.indexOf(this.actions.get(staged)?.[this.turned] ?? "");
    return this.pick(this.turned, values.at((at + steps) % values.length) ?? "");
  }

  /**
   * @param {string} facet
   * @param {string} value
   */
  #keep(facet, value) {
    const old = this.picks.get(facet);
    this.picks.set(facet, value);
    if (this.remaining().length) return true;
    if (old === undefined) this.picks.delete(facet);
    else this.picks.set(facet, old);
    return false;
  }

  /**
   * @param {string} facet
   * @param {[string, Facets][]} actions
   */
  #distinct(facet, actions) {
    return [...new Set(actions.map(([, facets]) => facets[facet]).filter((value) => value !== undefined))];
  }
}
