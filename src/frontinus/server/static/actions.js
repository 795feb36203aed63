/** Sending actions. A request carries its own name, so that sending it twice does no harm. */

const PAUSES = [300, 1000, 2500];

/** @typedef {{kind: "done" | "refused" | "lost", error?: string, rule?: string}} Answer */

/**
 * Post to a table; without an answer try again.
 * @param {string} address @param {{number: number, actions?: string[], to?: number}} body @param {(milliseconds: number) => Promise<unknown>} [pause]
 * @returns {Promise<Answer>}
 */
export async function post(address, body, pause = (milliseconds) => new Promise((go) => setTimeout(go, milliseconds))) {
  const request = `${Date.now()}-${Math.random()}`;
  const options = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ ...body, request }) };
  for (const milliseconds of [...PAUSES, 0]) {
    const response = await fetch(address, options).catch(() => undefined);
    if (response?.ok) return { kind: "done" };
    if (response && response.status < 500) return { ...await response.json().catch(() => ({})), kind: "refused" };
    await pause(milliseconds);
  }
  return { kind: "lost" };
}

/** Ask why an action is not allowed. @param {string} address @param {string} action @returns {Promise<{rule?: string | null, words?: string}>} */
export async function whyNot(address, action) {
  const response = await fetch(`${address}/refusal?action=${encodeURIComponent(action)}`).catch(() => undefined);
  return response?.ok ? response.json() : {};
}
