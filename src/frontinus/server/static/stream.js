/** The stream of scenes from the server, which mends itself. */

const LONGEST_WAIT = 15;

export class Stream {
  failures = 0;
  timer = 0;
  why = "";
  /** @type {EventSource | undefined} */
  source;

  /** @param {Address} address @param {Take} message @param {Waiting} waiting */
  constructor(address, message, waiting) {
    this.address = address;
    this.message = message;
    this.waiting = waiting;
    for (const event of ["online", "pageshow"]) addEventListener(event, () => this.connect());
  }

  /** Connect now. */
  connect() {
    clearTimeout(this.timer);
    this.source?.close();
    const source = this.source = new EventSource(this.address());
    for (const kind of ["scene", "thinking"]) source.addEventListener(kind, ({ data }) => this.message(JSON.parse(data)));
    source.addEventListener("full", ({ data }) => Object.assign(this, { failures: 9, why: data }));
    source.onopen = () => {
      this.failures = 0;
      this.why = "";
      this.waiting(0, "");
    };
    source.onerror = () => {
      source.close();
      this.wait(Math.min(2 ** this.failures++, LONGEST_WAIT));
    };
  }

  wait(seconds = 0) {
    if (seconds < 1) this.connect();
    else {
      this.waiting(seconds, this.why);
      this.timer = setTimeout(() => this.wait(seconds - 1), 1000);
    }
  }
}
