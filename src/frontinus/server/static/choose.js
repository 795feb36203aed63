/**
 * Choosing an action part by part. Each legal action is told as facets ("build c1S Nc B": worker c1S, builder Nc, tile
 * B); picking a value of a facet, in any order, leaves the actions that agree. What may be picked is what the server lists.
 */

export class Choice {
  /** @param {string[]} order  the facets as they are asked for @param {string} turned  the one that is turned instead */
  constructor(order, turned) {
    this.order = order;
    this.turned = turned;
    /** @type {Map<string, Facets>} */
    this.actions = new Map();
    /** The picks, the earliest first. @type {Map<string, string>} */
    this.picks = new Map();
  }

  /** The actions that agree with picks. @param {Iterable<[string, string]>} [picks] */
  left(picks = this.picks) {
    const all = [...picks];
    return [...this.actions].filter(([, facets]) => all.every(([facet, value]) => facets[facet] === value));
  }

  /** Offer other actions; picks that still lead to one of them stay. @param {Map<string, Facets>} actions */
  offer(actions) {
    this.actions = actions;
    this.#gather([], this.picks);
  }

  /** Pick a value; what excludes it gives way. False if no action has it. @param {string} facet @param {string} value */
  pick(facet, value) {
    if (!this.left([[facet, value]]).length) return false;
    const others = [...this.picks].filter(([name]) => name !== facet);
    this.#gather([[facet, value]], others);
    this.picks.delete(facet);
    this.picks.set(facet, value);
    return true;
  }

  /** @param {[string, string][]} sure @param {Iterable<[string, string]>} others  stay as far as they agree */
  #gather(sure, others) {
    const picks = [...sure];
    for (const pick of others) if (this.left([...picks, pick]).length) picks.push(pick);
    this.picks = new Map(picks);
  }

  /** The same choice, to try something. */
  copy() {
    const copy = new Choice(this.order, this.turned);
    copy.actions = this.actions;
    copy.picks = new Map(this.picks);
    return copy;
  }

  /** The values that a facet may take, whatever is picked for it and for later ones. @param {string} facet */
  values(facet) {
    const earlier = this.order.slice(0, this.order.indexOf(facet));
    return this.#distinct(facet, [...this.picks].filter(([name]) => earlier.includes(name)));
  }

  /** The value that is picked, or the only one left. @param {string} facet */
  value(facet) {
    const [first, second] = this.#distinct(facet);
    return this.picks.get(facet) ?? (second === undefined ? first : undefined);
  }

  /** The facet to be asked for next. */
  get asked() {
    return this.order.find((facet) => facet !== this.turned && this.#distinct(facet).length > 1);
  }

  /** The action that would be played: the only one left, or the first of those that differ in the turned facet. */
  get staged() {
    const left = this.left();
    const alike = new Set(left.map(([, facets]) => JSON.stringify({ ...facets, [this.turned]: "" })));
    return alike.size === 1 ? left[0]?.[0] : undefined;
  }

  /** Turn the staged action to another value of the turned facet. @param {number} steps */
  turn(steps) {
    const values = this.values(this.turned);
    const at = values.indexOf(this.actions.get(this.staged ?? "")?.[this.turned] ?? "");
    return at >= 0 && values.length > 1 && this.pick(this.turned, values.at((at + steps) % values.length) ?? "");
  }

  /** @param {string} facet @param {Iterable<[string, string]>} [picks] */
  #distinct(facet, picks = this.picks) {
    return [...new Set(this.left(picks).flatMap(([, facets]) => facets[facet] ?? []))];
  }
}
