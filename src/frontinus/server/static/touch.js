/** Fingers: the nearest legal target catches a tap, and two fingers enlarge the board. */

/** How far from the middle of a target a tap may be, in pixels of the screen. */
const CATCH = 24;
const LARGEST = 4;

/** The target that a tap beside them is meant for. @param {Iterable<Element>} lit @param {number} x @param {number} y */
export function nearest(lit, x, y) {
  let best = CATCH;
  let found = "";
  for (const element of lit) {
    const box = element.getBoundingClientRect();
    const distance = Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y);
    if (distance <= best) [best, found] = [distance, element.getAttribute("data-target") ?? ""];
  }
  return found;
}

/** Let two fingers enlarge what lies in a frame, and one move it then. @param {HTMLElement} frame @param {HTMLElement} whole  the button that ends it */
export function zoom(frame, whole) {
  const inside = /** @type {HTMLElement} */ (frame.firstElementChild);
  /** @type {Map<number, PointerEvent>} */
  const fingers = new Map();
  let [scale, left, top] = [1, 0, 0];
  let dragged = false;

  const show = () => {
    left = Math.min(0, Math.max(frame.clientWidth * (1 - scale), left));
    top = Math.min(0, Math.max(frame.clientHeight * (1 - scale), top));
    inside.style.transform = scale > 1 ? `translate(${left}px, ${top}px) scale(${scale})` : "";
    frame.classList.toggle("enlarged", scale > 1);
    whole.hidden = scale === 1;
  };
  const hand = () => {
    const [one, two = one] = [...fingers.values()].map(({ clientX, clientY }) => [clientX, clientY]);
    const [x = 0, y = 0] = one ?? [];
    const [u = 0, v = 0] = two ?? [];
    return { x: (x + u) / 2, y: (y + v) / 2, wide: Math.hypot(x - u, y - v) };
  };
  frame.addEventListener("pointerdown", (event) => {
    if (event.pointerType !== "touch") return;
    dragged = fingers.size > 0;
    fingers.set(event.pointerId, event);
  });
  frame.addEventListener("pointermove", (event) => {
    if (!fingers.has(event.pointerId) || (fingers.size < 2 && scale === 1)) return;
    const before = hand();
    fingers.set(event.pointerId, event);
    const after = hand();
    const next = Math.min(LARGEST, Math.max(1, scale * (before.wide ? after.wide / before.wide : 1)));
    const { x, y } = frame.getBoundingClientRect();
    left = after.x - x - (before.x - x - left) * next / scale;
    top = after.y - y - (before.y - y - top) * next / scale;
    scale = next;
    dragged ||= Math.hypot(after.x - before.x, after.y - before.y) > 2;
    show();
  });
  for (const end of ["pointerup", "pointercancel"]) addEventListener(end, (event) => fingers.delete(/** @type {PointerEvent} */ (event).pointerId));
  // what ends a movement is not meant as a tap
  frame.addEventListener("click", (event) => dragged && event.stopPropagation(), true);
  whole.addEventListener("click", () => {
    scale = 1;
    show();
  });
}
