/** The sentences of the client: they come with the page, in its language. */

/** @type {Dict} */
let sentences = {};

/** @param {Dict} given */
export function load(given) {
  sentences = given;
}

/** Say a sentence, its {variables} filled in. @param {string} key @param {Dict<string | number>} [values] */
export const say = (key, values = {}) => (sentences[key] ?? key).replace(/\{(\w+)\}/g, (all, name) => String(values[name] ?? all));
