/** Movement: what has changed moves into its place, once. Log and board are true at once; only the picture lags. */

import { matrix } from "./overlay.js";
import { settings, tempo } from "./settings.js";

/** @type {Set<Animation>} */
const running = new Set();
let skipped = false;

/** Bring everything that moves, and all that waits behind it, to its end. */
export function skip() {
  skipped = running.size > 0;
  for (const animation of running) animation.finish();
}

/** Let things move again. */
export function resume() {
  skipped = false;
}

/**
 * Animate an element; done when it has arrived. The duration is in milliseconds, at tempo 1.
 * @param {Element | null | undefined} element @param {Keyframe[]} frames @param {number} duration @param {string} [easing]
 */
export async function animate(element, frames, duration, easing = "cubic-bezier(.3,.1,.2,1)") {
  if (!element || skipped || !tempo()) return;
  const animation = element.animate(frames, { duration: duration / tempo(), easing });
  running.add(animation);
  await animation.finished.catch(() => undefined);
  running.delete(animation);
}

/** Let a piece appear, a little larger, and settle. @param {Element | null} element @param {Point} [middle] */
export function settle(element, [x, y] = [0, 0]) {
  const to = matrix(element);
  const from = new DOMMatrix().translate(x, y).scale(1.08).translate(-x, -y).multiply(to);
  return animate(element, [{ opacity: 0, transform: `${from}` }, { opacity: 1, transform: `${to}` }], 180);
}

/** Let a piece that has arrived come along a way. @param {Element | null} element @param {Point[]} way @param {number} duration */
export function walk(element, way, duration) {
  const to = matrix(element);
  const [x = 0, y = 0] = way.at(-1) ?? [];
  const lengths = way.map((point, i) => Math.hypot(point[0] - (way[i - 1] ?? point)[0], point[1] - (way[i - 1] ?? point)[1]));
  const whole = lengths.reduce((sum, length) => sum + length, 0) || 1;
  let gone = 0;
  const frames = way.map((point, i) => ({ offset: Math.min(1, (gone += lengths[i] ?? 0) / whole), transform: `${new DOMMatrix().translate(point[0] - x, point[1] - y).multiply(to)}` }));
  return way.length > 1 ? animate(element, frames, duration, "linear") : Promise.resolve();
}

/** Wait between the moves of others, as long as the reader has set. */
export const breathe = () => animate(document.body, [{}, {}], Number(settings["pace"] || 0) * (tempo() || 1));
