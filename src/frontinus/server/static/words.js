/** The sentences of the client: they come with the page, in its language. */

/** @type {Dict} */
let sentences = {};

export const load = (given = sentences) => void (sentences = given);

/** Say a sentence, its {variables} filled in. @param {Dict<string | number | undefined>} [values] */
export const say = (key = "", values = {}) => (sentences[key] ?? key).replace(/\{(\w+)\}/g, (all, name) => `${values[name] ?? all}`);
