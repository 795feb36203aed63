/** Choosing an action part by part: each is told as facets; values picked, in any order, leave those that agree. */

export class Choice {
  /** @param {string[]} order  the facets as they are asked for @param {string} turned  the one that is turned instead */
  constructor(order, turned) {
    this.order = order;
    this.turned = turned;
    /** @type {Map<string, Facets>} */
    this.actions = new Map();
    /** The earliest first. @type {Picked[]} */
    this.picks = [];
  }

  /** The actions that agree with picks. */
  left(picks = this.picks) {
    return [...this.actions].filter(([, facets]) => picks.every(([facet, value]) => facets[facet] === value));
  }

  /** Offer other actions; picks that still lead to one of them stay. @param {Map<string, Facets>} actions */
  offer(actions) {
    this.actions = actions;
    this.#keep([], this.picks);
  }

  /** Pick a value; what excludes it gives way. False if no action has it. */
  pick(facet = "", value = "") {
    if (!this.left([[facet, value]]).length) return false;
    this.#keep([[facet, value]], this.picks.filter(([name]) => name !== facet));
    this.picks.push(...this.picks.splice(0, 1));
    return true;
  }

  /** @param {Picked[]} sure @param {Picked[]} others  stay as far as they agree */
  #keep(sure, others) {
    this.picks = sure;
    for (const pick of others) if (this.left([...this.picks, pick]).length) this.picks.push(pick);
  }

  /** The values that a facet may take, whatever is picked for it and for later ones. */
  values(facet = "") {
    const earlier = this.order.slice(0, this.order.indexOf(facet));
    return this.#distinct(facet, this.picks.filter(([name]) => earlier.includes(name)));
  }

  /** The value that is picked, or the only one left. */
  value(facet = "") {
    const [first, ...others] = this.#distinct(facet);
    return others.length ? undefined : first;
  }

  /** The facet to be asked for next. */
  get asked() {
    return this.order.find((facet) => facet !== this.turned && this.#distinct(facet).length > 1);
  }

  /** The action that would be played: the only one left, or the first that differs in the turned facet only. */
  get staged() {
    const left = this.left();
    const alike = new Set(left.map(([, facets]) => JSON.stringify({ ...facets, [this.turned]: 0 })));
    return alike.size === 1 ? left[0]?.[0] : undefined;
  }

  /** Turn the staged action to another value of the turned facet. */
  turn(steps = 1) {
    const values = this.values(this.turned);
    const at = values.indexOf(this.actions.get(this.staged ?? "")?.[this.turned] ?? "");
    return at >= 0 && this.pick(this.turned, values.at((at + steps) % values.length));
  }

  #distinct(facet = "", picks = this.picks) {
    return [...new Set(this.left(picks).flatMap(([, facets]) => facets[facet] ?? []))];
  }
}
