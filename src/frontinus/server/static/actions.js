/** Talking to the server. A request has a name, so that it may be sent twice. */

const PAUSES = [300, 1000, 2500, 0];

/** Post to a table; without an answer try again. @param {string} address @param {Sent & {number: number}} body @returns {Promise<Answer>} */
export async function post(address, body, pause = (milliseconds = 0) => new Promise((go) => setTimeout(go, milliseconds))) {
  const text = JSON.stringify({ ...body, request: `${Date.now()}-${Math.random()}` });
  for (const milliseconds of PAUSES) {
    const response = await fetch(address, { method: "POST", headers: { "content-type": "application/json" }, body: text }).catch(() => {});
    if (response && response.status < 500) return { ...await response.json().catch(() => ({})), kind: response.ok ? "done" : "refused" };
    await pause(milliseconds);
  }
  return { kind: "lost" };
}

/** Ask a table something; nothing comes without a connection. @param {string} address @param {Picked[]} query */
export async function get(address, query) {
  const response = await fetch(`${address}?${new URLSearchParams(query)}`).catch(() => {});
  return response?.ok ? response.json().catch(() => ({})) : {};
}
