/** Making and finding elements. */

/** @param {Element} element @param {Attributes} attributes @param {Child[]} children */
function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) element.setAttribute(name, value === true ? "" : `${value}`);
  }
  element.append(...children.filter((child) => child !== false && child !== undefined));
  return element;
}

/** @type {Make} */
export const html = (name, attributes = {}, ...children) => fill(document.createElement(name), attributes, children);

/** @type {Make} */
export const svg = (name, attributes = {}, ...children) => fill(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, children);

/** The element that the page has. */
export const part = (id = "") => /** @type {HTMLElement} */ (document.getElementById(id));

/** The JSON that the server wrote into the page. */
export const data = (id = "") => JSON.parse(part(id).textContent || "null");

/** The nearest element outwards. @param {EventTarget | null} from @returns {HTMLElement | null} */
export const closest = (from, selector = "") => (from instanceof Element ? from.closest(selector) : null);
