/** Making and finding elements. */

/** Make an element of a picture. @type {Make} */
export const svg = (name, attributes = {}, ...children) => {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) if (value !== undefined) element.setAttribute(key, `${value}`);
  element.append(...children);
  return element;
};

/** The element that the page has. */
export const part = (id = "") => /** @type {HTMLElement} */ (document.getElementById(id));

/** The JSON that the server wrote into the page. */
export const data = (id = "") => JSON.parse(part(id).textContent || "null");

/** The nearest element outwards. @param {EventTarget | null} from @returns {HTMLElement | null} */
export const closest = (from, selector = "") => (from instanceof Element ? from.closest(selector) : null);
