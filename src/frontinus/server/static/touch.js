/** Fingers: the nearest legal target catches a tap, and two fingers enlarge the board. */

/** How far from its middle a tap may be, in pixels. */
const CATCH = 24;
const LARGEST = 4;

/** The one among some cells that a tap beside them is meant for. @param {Element[]} lit */
export function nearest(lit, x = 0, y = 0) {
  const near = lit.map((cell) => {
    const box = cell.getBoundingClientRect();
    return { cell, distance: Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y) };
  }).sort((a, b) => a.distance - b.distance)[0];
  return near && near.distance <= CATCH && near.cell;
}

/** Let two fingers enlarge what lies in a frame; one finger then scrolls it. @param {HTMLElement} frame */
export function zoom(frame) {
  const inside = /** @type {HTMLElement} */ (frame.firstElementChild);
  let [scale, start] = [1, 0];
  /** Where the hand is in the frame, and how wide. @param {TouchList} touches */
  const hand = ([one, two]) => {
    const box = frame.getBoundingClientRect();
    const [x, y, u, v] = [one?.clientX ?? 0, one?.clientY ?? 0, two?.clientX ?? 0, two?.clientY ?? 0];
    return { x: (x + u) / 2 - box.x, y: (y + v) / 2 - box.y, wide: Math.hypot(x - u, y - v) };
  };
  frame.addEventListener("touchstart", ({ touches }) => {
    if (touches.length === 2) start = hand(touches).wide / scale;
    if (scale === 1) frame.style.height = `${frame.clientHeight}px`;
  }, { passive: true });
  frame.addEventListener("touchmove", (event) => {
    if (event.touches.length !== 2) return;
    event.preventDefault();
    const { x, y, wide } = hand(event.touches);
    const grown = Math.min(LARGEST, Math.max(1, wide / start)) / scale;
    const { scrollLeft, scrollTop } = frame;
    scale *= grown;
    inside.style.width = `${100 * scale}%`;
    frame.scrollTo((scrollLeft + x) * grown - x, (scrollTop + y) * grown - y);
    if (scale === 1) frame.style.height = "";
  });
}
