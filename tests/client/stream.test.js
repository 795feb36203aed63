import assert from "node:assert/strict";
import { mock, test } from "node:test";

const listeners = {};
globalThis.addEventListener = (name, call) => {
  listeners[name] = call;
};
const sources = [];
globalThis.EventSource = class {
  constructor(address) {
    this.address = address;
    this.open = true;
    this.heard = {};
    sources.push(this);
  }
  addEventListener(name, call) {
    this.heard[name] = call;
  }
  close() {
    this.open = false;
  }
};
const { Stream } = await import("../../src/frontinus/server/static/stream.js");

test("a lost connection is mended, later and later, from where it broke", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  let number = 3;
  const messages = [];
  const waits = [];
  const stream = new Stream(() => `/live?after=${number}`, (message) => messages.push(message), (seconds) => waits.push(seconds));
  stream.connect();
  const [first] = sources;
  first.onopen();
  first.heard.scene({ data: '{"number": 4}' });
  number = 4;
  assert.deepEqual(messages, [{ number: 4 }]);
  first.onerror();
  assert.equal(first.open, false);
  assert.deepEqual(waits, [0, 1]);
  mock.timers.tick(1000);
  const second = sources[1];
  assert.equal(second.address, "/live?after=4");
  second.onerror();
  mock.timers.tick(1000);
  mock.timers.tick(1000);
  assert.deepEqual(waits, [0, 1, 2, 1]);
  sources[2].onopen();
  assert.equal(waits.at(-1), 0);
  sources[2].onerror();
  assert.equal(waits.at(-1), 1);
  listeners.online();
  assert.equal(sources.length, 4);
  mock.timers.tick(5000);
  assert.equal(sources.length, 4);
  for (let i = 0; i < 9; i += 1) {
    sources.at(-1).onerror();
    for (let second_ = 0; second_ < 20 && waits.at(-1); second_ += 1) {
      const before = sources.length;
      mock.timers.tick(1000);
      if (sources.length > before) break;
    }
  }
  assert.equal(Math.max(...waits), 15);
});
