import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { get, post } from "../../src/frontinus/server/static/actions.js";

const answer = (status, body) => new Response(JSON.stringify(body), { status });
const pause = async () => {};
let asked = [];

/** Answer requests one after the other; an error is a line that breaks. */
function answers(...list) {
  asked = [];
  globalThis.fetch = async (address, options) => {
    asked.push({ address, ...options });
    const next = list.shift();
    if (next instanceof Error) throw next;
    return next;
  };
}

beforeEach(() => answers());

test("an action that is accepted is done", async () => {
  answers(answer(200, { number: 8 }));
  assert.deepEqual(await post("/t/x/actions", { number: 7, actions: ["keep"] }, pause), { number: 8, kind: "done" });
  const { request, ...body } = JSON.parse(asked[0].body);
  assert.deepEqual(body, { number: 7, actions: ["keep"] });
  assert.match(request, /^[\d.-]{8,64}$/);
});

test("a refusal says why and is not repeated", async () => {
  answers(answer(422, { error: "Not there", rule: "AR-5.4", index: 0 }));
  const { kind, error, rule } = await post("/t/x/actions", { number: 7 }, pause);
  assert.deepEqual([kind, error, rule], ["refused", "Not there", "AR-5.4"]);
  assert.equal(asked.length, 1);
});

test("a refusal without words is a refusal", async () => {
  answers(new Response("no JSON", { status: 403 }));
  assert.deepEqual(await post("/t/x/undo", { number: 7 }, pause), { kind: "refused" });
});

test("without an answer the same request is sent again", async () => {
  answers(new TypeError("no line"), answer(503, {}), answer(200, {}));
  assert.equal((await post("/t/x/actions", { number: 7 }, pause)).kind, "done");
  assert.equal(asked.length, 3);
  assert.equal(new Set(asked.map(({ body }) => body)).size, 1);
});

test("after a few attempts it says that nothing arrived", async () => {
  answers(...Array.from({ length: 9 }, () => new TypeError("no line")));
  assert.deepEqual(await post("/t/x/actions", { number: 7 }, pause), { kind: "lost" });
  assert.equal(asked.length, 4);
});

test("a question carries its query, and without an answer nothing is known", async () => {
  answers(answer(200, { rule: "AR-4.1" }), new TypeError("no line"), answer(404, {}));
  assert.deepEqual(await get("/t/x/refusal", [["place", "N c"]]), { rule: "AR-4.1" });
  assert.equal(asked[0].address, "/t/x/refusal?place=N+c");
  assert.deepEqual(await get("/t/x/refusal", []), {});
  assert.deepEqual(await get("/t/x/refusal", []), {});
});
