// A page for modules that want a document.
import { parseHTML } from "linkedom";

/** Put a document in the place of the browser's. */
export function page(body) {
  const { document, window } = parseHTML(`<!doctype html><html><body>${body}</body></html>`);
  const { Element, Node, SVGElement } = window;
  Object.assign(globalThis, { document, window, Element, Node, SVGElement, DOMParser: Parser });
  return document;
}

/** Reads a piece of HTML into a body, as browsers do. */
class Parser {
  parseFromString(text) {
    return parseHTML(`<!doctype html><html><body>${text}</body></html>`).document;
  }
}
