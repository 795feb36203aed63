/** The sentences that the client says; the server sends them with the page, in the language of the page. */

/** @type {Record<string, string>} */
let sentences = {};

/** @param {Record<string, string>} given */
export function load(given) {
  sentences = given;
}

/**
 * Say a sentence, its {variables} filled in.
 * @param {string} key
 * @param {Record<string, string | number>} [values]
 */
export function say(key, values = {}) {
  return (sentences[key] ?? key).replace(/\{\s*(\w+)\s*\}/g, (all, name) => String(values[name] ?? all));
}
