/** Making and finding elements. */

/** @typedef {Node | string | number | null | undefined | false} Child */
/** @typedef {Dict<string | number | boolean | null | undefined>} Attributes  true: an empty one; false or nothing: none */

/** @param {Element} element @param {Attributes} attributes @param {Child[]} children */
function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value || value === 0 || value === "") element.setAttribute(name, value === true ? "" : `${value}`);
  }
  for (const child of children) if (child || child === 0) element.append(/** @type {Node} */ (child));
  return element;
}

/** @param {string} name @param {Attributes} [attributes] @param {...Child} children */
export const html = (name, attributes = {}, ...children) => fill(document.createElement(name), attributes, children);

/** @param {string} name @param {Attributes} [attributes] @param {...Child} children */
export const svg = (name, attributes = {}, ...children) => fill(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, children);

/** @param {string} id */
export const byId = (id) => document.getElementById(id);

/** The element that a page must have. @param {string} id */
export const part = (id) => /** @type {HTMLElement} */ (byId(id));

/** The JSON that the server wrote into the page. @param {string} id */
export const data = (id) => JSON.parse(byId(id)?.textContent || "null");

/** The nearest element outwards. @param {EventTarget | null} from @param {string} selector @returns {HTMLElement | null} */
export const closest = (from, selector) => (from instanceof Element ? from.closest(selector) : null);
