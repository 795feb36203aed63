/** Drawing on a board: its layers that belong to the client, and where its pieces are. */

import { byId, svg } from "./dom.js";

/** @param {string} target */
export const cell = (target) => document.querySelector(`#board [data-target="${target}"]`);

/** How an element is moved by its own attribute. @param {Element | null | undefined} element */
export function matrix(element) {
  const list = element instanceof SVGGraphicsElement ? [...element.transform.baseVal] : [];
  return list.reduce((all, { matrix: { a, b, c, d, e, f } }) => all.multiply(new DOMMatrix([a, b, c, d, e, f])), new DOMMatrix());
}

/** Draw in the layers of the board, instead of what was there. @param {Layers} layers */
export function draw(layers) {
  for (const layer of document.querySelectorAll("#board [id^=overlay]")) {
    layer.setAttribute("data-own", "");
    layer.replaceChildren(.../** @type {Node[]} */ ((layers[layer.id] ?? []).filter(Boolean)));
  }
}

/**
 * Place a named shape.
 * @param {string} shape @param {Point} [at] @param {string} [classes] @param {import("./dom.js").Attributes} [more]
 */
export const use = (shape, [x, y] = [0, 0], classes = "", more = {}) => svg("use", { href: `#${shape}`, x, y, class: classes, ...more });

/** A few words on a ground. @param {Point} at @param {string} words @param {string} [seat] */
export function pill([x, y], words, seat = "") {
  const width = 16 * words.length + 30;
  return svg("g", { class: seat && `pill-seat ${seat}`, transform: `translate(${x} ${y})` },
    svg("rect", { x: -width / 2, y: -24, width, height: 48, rx: 24, class: "pill-ground" }), svg("text", { y: 11, class: "pill-text" }, words));
}

/** Mark for a moment that something is not allowed. @param {string} target */
export function refuse(target) {
  const box = cell(target);
  const cross = use("ar-refused", [Number(box?.getAttribute("x")), Number(box?.getAttribute("y"))]);
  byId("overlay-buttons")?.append(cross);
  setTimeout(() => cross.remove(), 600);
}
