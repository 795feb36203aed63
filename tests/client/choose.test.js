import assert from "node:assert/strict";
import { test } from "node:test";
import { Choice } from "../../src/frontinus/server/static/choose.js";

const BUILDS = [
  ["c1S", "Nc", "C-NE"], ["c1S", "Nc", "C-NW"], ["c1S", "Sc", "B"],
  ["d1S", "Nd", "S-NS"], ["d1E", "E1", "S-EW"], ["d1E", "E1", "B"],
];

function builds(list = BUILDS) {
  return new Map(list.map(([worker, builder, tile]) => [`build ${worker} ${builder} ${tile}`, { verb: "build", worker, builder, tile }]));
}

function choice(actions = builds()) {
  const made = new Choice(["worker", "builder", "tile"], "tile");
  made.offer(actions);
  return made;
}

test("nothing is staged while anything but the turned facet is open", () => {
  const made = choice();
  assert.equal(made.asked, "worker");
  assert.equal(made.staged, undefined);
  made.pick("worker", "c1S");
  assert.equal(made.asked, "builder");
  assert.equal(made.staged, undefined);
  made.pick("builder", "Nc");
  assert.equal(made.asked, undefined);
  assert.equal(made.staged, "build c1S Nc C-NE");
});

test("what is the only one left needs no pick", () => {
  const made = choice();
  made.pick("worker", "d1S");
  assert.equal(made.value("builder"), "Nd");
  assert.equal(made.staged, "build d1S Nd S-NS");
});

test("facets may be picked in any order", () => {
  const made = choice();
  made.pick("builder", "E1");
  assert.equal(made.value("worker"), "d1E");
  assert.equal(made.staged, "build d1E E1 S-EW");
});

test("turning goes round", () => {
  const made = choice();
  made.pick("builder", "Nc");
  assert.ok(made.turn());
  assert.equal(made.staged, "build c1S Nc C-NW");
  assert.ok(made.turn());
  assert.equal(made.staged, "build c1S Nc C-NE");
  assert.ok(made.turn(-1));
  assert.equal(made.staged, "build c1S Nc C-NW");
});

test("nothing turns before anything is staged", () => {
  assert.equal(choice().turn(), false);
});

test("a pick that excludes an earlier one takes its place", () => {
  const made = choice();
  made.pick("worker", "c1S");
  made.pick("builder", "Nc");
  made.pick("worker", "d1E");
  assert.deepEqual(made.picks, [["worker", "d1E"]]);
  assert.equal(made.staged, "build d1E E1 S-EW");
});

test("a pick that agrees with earlier ones leaves them, and becomes the latest", () => {
  const made = choice();
  made.pick("builder", "Nc");
  made.pick("worker", "c1S");
  assert.deepEqual(made.picks, [["builder", "Nc"], ["worker", "c1S"]]);
});

test("what no action has cannot be picked", () => {
  const made = choice();
  made.pick("worker", "c1S");
  assert.equal(made.pick("builder", "W8"), false);
  assert.deepEqual(made.picks, [["worker", "c1S"]]);
});

test("values of a facet do not depend on what is asked after it", () => {
  const made = choice();
  made.pick("worker", "c1S");
  made.pick("builder", "Sc");
  assert.deepEqual(made.values("worker"), ["c1S", "d1S", "d1E"]);
  assert.deepEqual(made.values("builder"), ["Nc", "Sc"]);
  assert.deepEqual(made.values("tile"), ["B"]);
});

test("a half-made choice survives another offer as far as it goes", () => {
  const made = choice();
  made.pick("worker", "c1S");
  made.pick("builder", "Sc");
  made.offer(builds(BUILDS.filter(([, builder]) => builder !== "Sc")));
  assert.deepEqual(made.picks, [["worker", "c1S"]]);
  made.offer(new Map());
  assert.deepEqual(made.picks, []);
  assert.equal(made.staged, undefined);
});

test("what is staged is always offered and agrees with the picks", () => {
  let state = 1;
  const random = (below) => (state = (state * 48271) % 2147483647) % below;
  for (let game = 0; game < 200; game += 1) {
    const list = BUILDS.filter(() => random(3));
    const made = choice(builds(list));
    for (let step = 0; step < 8; step += 1) {
      const [worker, builder, tile] = BUILDS[random(BUILDS.length)];
      const [facet, value] = [["worker", worker], ["builder", builder], ["tile", tile]][random(3)];
      const offered = [...made.actions.values()].some((facets) => facets[facet] === value);
      assert.equal(made.pick(facet, value), offered);
      if (offered) assert.equal(made.picks.at(-1)[1], value);
      assert.equal(made.left().length > 0, made.actions.size > 0);
      if (made.staged) assert.ok(made.left().some(([action]) => action === made.staged));
      if (random(4) === 0) made.turn();
    }
  }
});
