/** Sending actions. A request carries the number that it was made for, so that sending it twice does no harm. */

const PAUSES = [300, 1000, 2500];

/**
 * @typedef {object} Answer
 * @property {"done" | "stale" | "refused" | "lost"} kind
 * @property {string} words  why not
 * @property {string} [rule]
 * @property {string} [action]
 */

/**
 * Post to a table; without an answer try again.
 * @param {string} address
 * @param {{number: number, actions?: string[], to?: number}} body
 * @param {(milliseconds: number) => Promise<unknown>} [pause]
 * @returns {Promise<Answer>}
 */
export async function post(address, body, pause = (milliseconds) => new Promise((go) => setTimeout(go, milliseconds))) {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const response = await fetch(address, {
        method: "POST", headers: { "content-type": "application/json", accept: "application/json" }, body: JSON.stringify(body),
      });
      if (response.ok) return { kind: "done", words: "" };
      if (response.status < 500) {
        const { error = "", rule, action } = await response.json().catch(() => ({}));
        // the first attempt may have arrived although its answer did not
        if (response.status === 409 && attempt) return { kind: "done", words: "" };
        return { kind: response.status === 409 ? "stale" : "refused", words: error, rule, action };
      }
    } catch {
      // no connection: the next attempt comes below
    }
    const next = PAUSES[attempt];
    if (next === undefined) return { kind: "lost", words: "" };
    await pause(next);
  }
}

/**
 * Ask why an action is not allowed.
 * @param {string} address
 * @param {string} action
 * @returns {Promise<{rule: string | null, words: string}>}
 */
export async function whyNot(address, action) {
  const response = await fetch(`${address}/refusal?action=${encodeURIComponent(action)}`, { headers: { accept: "application/json" } });
  return response.ok ? response.json() : { rule: null, words: "" };
}
