/** The stream of scenes from the server, which mends itself. */

/** The server lets no more than 15 seconds pass without a sign of life. */
const SILENCE = 40_000;
const LONGEST_WAIT = 15;

/**
 * @typedef {object} Listener
 * @property {(data: unknown) => void} message
 * @property {() => void} open
 * @property {(seconds: number) => void} waiting  called every second until the next attempt
 */

export class Stream {
  /**
   * @param {string} address
   * @param {() => number} after  the number of the last event that is known here
   * @param {Listener} listener
   */
  constructor(address, after, listener) {
    this.address = address;
    this.after = after;
    this.listener = listener;
    this.failures = 0;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.control = new AbortController();
    window.addEventListener("online", () => this.connect());
    window.addEventListener("pagehide", () => this.close());
    window.addEventListener("pageshow", (event) => event.persisted && this.connect());
  }

  close() {
    clearTimeout(this.timer);
    this.control.abort();
  }

  /** Connect now, whatever went before. */
  async connect() {
    this.close();
    const control = new AbortController();
    this.control = control;
    try {
      const after = String(this.after());
      const response = await fetch(`${this.address}?after=${after}`, {
        headers: { accept: "text/event-stream", "last-event-id": after }, signal: control.signal, cache: "no-store",
      });
      if (!response.ok || !response.body) throw new Error(String(response.status));
      this.failures = 0;
      this.listener.open();
      await this.read(response.body.getReader(), control);
    } catch {
      // every failure is mended alike
    }
    if (this.control === control && (!control.signal.aborted || control.signal.reason === SILENCE)) {
      this.wait(Math.min(2 ** this.failures, LONGEST_WAIT));
      this.failures += 1;
    }
  }

  /**
   * @param {ReadableStreamDefaultReader<Uint8Array>} reader
   * @param {AbortController} control
   */
  async read(reader, control) {
    const decoder = new TextDecoder();
    let text = "";
    for (;;) {
      const silence = setTimeout(() => control.abort(SILENCE), SILENCE);
      const { done, value } = await reader.read().finally(() => clearTimeout(silence));
      if (done) return;
      text += decoder.decode(value, { stream: true });
      const events = text.split("\n\n");
      text = events.pop() ?? "";
      for (const event of events) {
        const lines = event.split("\n").filter((line) => line.startsWith("data:"));
        if (lines.length) this.listener.message(JSON.parse(lines.map((line) => line.slice(5).trimStart()).join("\n")));
      }
    }
  }

  /** @param {number} seconds */
  wait(seconds) {
    if (seconds <= 0) {
      this.connect();
      return;
    }
    this.listener.waiting(seconds);
    this.timer = setTimeout(() => this.wait(seconds - 1), 1000);
  }
}
