/** The stream of scenes from the server, which mends itself. */

/** The server lets no more than 15 seconds pass without a sign of life. */
const SILENCE = 40_000;
const LONGEST_WAIT = 15;

export class Stream {
  /**
   * @param {string} address @param {() => number} after  the number of the last event that is known here
   * @param {(message: Scene) => void} message @param {(seconds: number) => void} waiting  every second until the next attempt; 0: connected
   */
  constructor(address, after, message, waiting) {
    this.address = address;
    this.after = after;
    this.message = message;
    this.waiting = waiting;
    this.failures = 0;
    this.timer = 0;
    this.control = new AbortController();
    addEventListener("online", () => this.connect());
    addEventListener("pagehide", () => this.close());
    addEventListener("pageshow", ({ persisted }) => persisted && this.connect());
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
      const number = `${this.after()}`;
      const { ok, body } = await fetch(`${this.address}?after=${number}`, { headers: { accept: "text/event-stream", "last-event-id": number }, signal: control.signal, cache: "no-store" });
      if (ok && body) {
        this.failures = 0;
        this.waiting(0);
        await this.read(body.getReader());
      }
    } catch {
      // every failure is mended alike
    }
    // another connection may have taken the place of this one
    if (this.control === control && !control.signal.aborted) this.wait(Math.min(2 ** this.failures++, LONGEST_WAIT));
  }

  /** @param {ReadableStreamDefaultReader<Uint8Array>} reader */
  async read(reader) {
    const decoder = new TextDecoder();
    let text = "";
    for (;;) {
      const silence = setTimeout(() => reader.cancel(), SILENCE);
      const { done, value } = await reader.read().finally(() => clearTimeout(silence));
      if (done) return;
      text += decoder.decode(value, { stream: true });
      const events = text.split("\n\n");
      text = events.pop() ?? "";
      for (const event of events) {
        const line = event.split("\n").find((part) => part.startsWith("data:"));
        if (line) this.message(JSON.parse(line.slice(5)));
      }
    }
  }

  /** @param {number} seconds */
  wait(seconds) {
    if (seconds < 1) this.connect();
    else {
      this.waiting(seconds);
      this.timer = setTimeout(() => this.wait(seconds - 1), 1000);
    }
  }
}
