/** Drawing on a board, in the layers that belong to the client. */

import { part, svg } from "./dom.js";

/** How an element is moved by itself. @param {Element | null} element */
export const matrix = (element) => DOMMatrix.fromMatrix(/** @type {SVGGElement | null} */ (element)?.transform.baseVal.consolidate()?.matrix);

/** Draw in the layers anew. @param {Layers} layers */
export function draw(layers) {
  for (const layer of document.querySelectorAll("#board [id^=overlay]")) {
    layer.setAttribute("data-own", "");
    layer.replaceChildren(...(layers[layer.id] ?? []).filter((node) => node instanceof Node));
  }
}

/** Place a named shape. @param {string} shape @param {Point} at @param {string} [classes] @param {Attributes} [more] */
export const use = (shape, [x, y], classes = "", more = {}) => svg("use", { href: `#${shape}`, x, y, class: classes, ...more });

/** A few words on a ground. @param {Point} at @param {string} words */
export function pill([x, y], words, seat = "") {
  const width = 16 * words.length + 30;
  return svg("g", { class: seat && `pill-seat ${seat}`, transform: `translate(${x} ${y})` },
    svg("rect", { x: -width / 2, y: -24, width, height: 48, rx: 24, class: "pill-ground" }), svg("text", { y: 11, class: "pill-text" }, words));
}

/** Light what has these ids, nothing else. */
export function aim(ids = "") {
  for (const lit of document.querySelectorAll("[id].lit")) lit.classList.remove("lit");
  for (const id of ids.split(" ")) part(id)?.classList.add("lit");
}

/** Mark for a moment that something is not allowed. @param {Element} cell */
export function refuse(cell, shape = "") {
  const cross = use(shape, [Number(cell.getAttribute("x")), Number(cell.getAttribute("y"))]);
  part("overlay-buttons").append(cross);
  setTimeout(() => cross.remove(), 600);
}
