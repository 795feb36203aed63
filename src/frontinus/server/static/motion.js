/** Movement: what has changed moves into its place, once. */

import { matrix } from "./overlay.js";
import { settings, tempo } from "./settings.js";

/** @type {Set<Animation>} */
const running = new Set();
let skipped = false;

/** End all that moves, and what waits behind it. */
export function skip() {
  skipped = running.size > 0;
  for (const animation of running) animation.finish();
}

/** Let things move again. */
export const resume = () => void (skipped = false);

/** Animate an element for so many milliseconds at tempo 1; done when it has arrived. @param {Element | null} element @param {Keyframe[]} frames */
export async function animate(element, frames, duration = 0, easing = "cubic-bezier(.3,.1,.2,1)") {
  if (!element || skipped || !tempo()) return;
  const animation = element.animate(frames, { duration: duration / tempo(), easing });
  running.add(animation);
  await animation.finished.catch(() => {});
  running.delete(animation);
}

/** Let a piece appear, a little larger, and settle. @param {Element | null} element @param {Point} middle */
export function settle(element, [x, y]) {
  const to = matrix(element);
  const from = new DOMMatrix().scale(1.08, 1.08, 1, x, y).multiply(to);
  return animate(element, [{ opacity: 0, transform: `${from}` }, { opacity: 1, transform: `${to}` }], 180);
}

/** Let a piece that has arrived come along a way, each part in the same time. @param {Element | null} element @param {Point[]} way */
export function walk(element, way, duration = 0) {
  const to = matrix(element);
  const [x, y] = way.at(-1) ?? [0, 0];
  return animate(element, way.map((point) => ({ transform: `${new DOMMatrix().translate(point[0] - x, point[1] - y).multiply(to)}` })), duration, "linear");
}

/** Wait between the moves of others, as long as the reader has set. */
export const breathe = (pause = Number(settings["pace"] ?? 0)) => animate(document.body, [{}, {}], pause * tempo());
