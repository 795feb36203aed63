/** Making elements. */

/**
 * @typedef {Node | string | null | undefined | false} Child
 * @typedef {Record<string, string | number | boolean | null | undefined>} Attributes
 */

/**
 * @template {Element} E
 * @param {E} element
 * @param {Attributes} attributes  true sets an empty attribute; false, null and undefined none
 * @param {Child[]} children
 */
function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== false && value !== null && value !== undefined) element.setAttribute(name, value === true ? "" : String(value));
  }
  for (const child of children) if (child || child === "") element.append(child);
  return element;
}

/**
 * Make an HTML element.
 * @param {string} name
 * @param {Attributes} [attributes]
 * @param {...Child} children
 */
export const html = (name, attributes = {}, ...children) => fill(document.createElement(name), attributes, children);

/**
 * Make an SVG element.
 * @param {string} name
 * @param {Attributes} [attributes]
 * @param {...Child} children
 */
export const svg = (name, attributes = {}, ...children) => fill(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, children);

/**
 * Find the element that a page must have.
 * @param {string} id
 */
export function part(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no #${id}`);
  return found;
}

/**
 * Read the JSON that the server wrote into the page.
 * @param {string} id
 */
export const data = (id) => JSON.parse(part(id).textContent ?? "null");
