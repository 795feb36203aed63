import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { load, say } from "../../src/frontinus/server/static/words.js";

const STATIC = new URL("../../src/frontinus/server/static/", import.meta.url);
const LISTED = JSON.parse(readFileSync(new URL("words.json", STATIC), "utf-8"));

/** The keys that a module says; a key put together of parts counts as its beginning. */
function said(text) {
  return [...text.matchAll(/\bsay\(["`]([\w-]+)(\$)?/g)].map(([, key, open]) => (open ? `${key}*` : key));
}

test("variables are filled in", () => {
  load({ lay: "Lay it on { square }, { square }: {length}" });
  assert.equal(say("lay", { square: "f7", length: 0 }), "Lay it on { square }, { square }: 0");
  load({ lay: "Lay it on {square}" });
  assert.equal(say("lay", { square: "f7" }), "Lay it on f7");
  assert.equal(say("lay"), "Lay it on {square}");
});

for (const [name, folder] of [["common", ""], ["games", "games/"]]) {
  test(`the list has exactly the sentences that ${name} modules say`, () => {
    const modules = readdirSync(new URL(folder, STATIC)).filter((file) => file.endsWith(".js"));
    for (const file of modules) {
      const keys = new Set(said(readFileSync(new URL(folder + file, STATIC), "utf-8")));
      const listed = folder ? LISTED[file.replace(".js", "").replace("_", "-")] : LISTED.common;
      for (const key of keys) assert.ok(listed.some((one) => (key.endsWith("*") ? one.startsWith(key.slice(0, -1)) : one === key)), `${file}: ${key}`);
      if (folder) for (const one of listed) assert.ok([...keys].some((key) => (key.endsWith("*") ? one.startsWith(key.slice(0, -1)) : one === key)), `nobody says ${one}`);
    }
    const all = modules.flatMap((file) => said(readFileSync(new URL(folder + file, STATIC), "utf-8")));
    if (!folder) for (const one of LISTED.common) assert.ok(all.includes(one), `nobody says ${one}`);
  });
}
