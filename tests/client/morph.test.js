import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { page } from "./page.js";

let document = page("");
const { morph, morphRegions } = await import("../../src/frontinus/server/static/morph.js");

beforeEach(() => {
  document = page("");
});

function tree(html) {
  const root = document.createElement("div");
  root.innerHTML = html;
  return root;
}

/** A tree written with its attributes in order of their names. */
function plain(node) {
  if (node.nodeType !== 1) return node.nodeValue;
  // the document of these tests leaves an empty class where one is removed
  const attributes = [...node.attributes].filter(({ name, value }) => name !== "class" || value).map(({ name, value }) => ` ${name}=${value}`).sort().join("");
  return `<${node.nodeName}${attributes}>${[...node.childNodes].map(plain).join("")}</>`;
}

/** Random trees whose nodes have ids of their own, at most once each. */
function randomTree(random) {
  const ids = ["a", "b", "c", "d", "e", "f"].filter(() => random(2));
  const node = (depth) => {
    const kind = random(depth > 2 ? 2 : 4);
    if (kind === 0) return `text${random(5)}`;
    const id = random(2) && ids.length ? ` id="${ids.splice(random(ids.length), 1)[0]}"` : "";
    const name = ["p", "g", "li"][random(3)];
    const inside = Array.from({ length: random(4) }, () => node(depth + 1)).join("");
    return `<${name}${id}${random(2) ? ` class="k${random(3)}"` : ""}>${inside}</${name}>`;
  };
  return Array.from({ length: random(5) }, () => node(0)).join("");
}

test("any tree becomes like any other", () => {
  let state = 7;
  const random = (below) => (state = (state * 48271) % 2147483647) % below;
  for (let round = 0; round < 400; round += 1) {
    const [from, to] = [tree(randomTree(random)), tree(randomTree(random))];
    const wanted = plain(to);
    morph(from, to);
    assert.equal(plain(from), wanted);
  }
});

test("children with an id stay the same nodes, wherever they go", () => {
  const from = tree('<p id="a">1</p><p id="b">2</p><p id="c">3</p>');
  const [a, b, c] = from.children;
  morph(from, tree('<i>new</i><p id="c">3</p><p id="a">one</p><p id="d">4</p>'));
  assert.equal(from.innerHTML, '<i>new</i><p id="c">3</p><p id="a">one</p><p id="d">4</p>');
  assert.equal(from.children[1], c);
  assert.equal(from.children[2], a);
  assert.equal(b.parentNode, null);
});

test("what stays in its place is not moved", () => {
  const from = tree('<p id="a"></p><p id="b"></p><p id="c"></p>');
  const moved = [];
  const insert = from.insertBefore.bind(from);
  from.insertBefore = (node, before) => {
    moved.push(node.id);
    return insert(node, before);
  };
  morph(from, tree('<p id="b"></p><p id="n"></p><p id="c"></p>'));
  assert.deepEqual(moved, ["n"]);
});

test("an element of another name takes the place of one with the same id", () => {
  const from = tree('<p id="a">1</p>');
  morph(from, tree('<b id="a">1</b>'));
  assert.equal(from.innerHTML, '<b id="a">1</b>');
});

test("what belongs to the client is left alone", () => {
  const from = tree('<g id="overlay" data-own=""><use href="#ghost"></use></g><p id="x" class="old"></p>');
  morph(from, tree('<g id="overlay"></g><p id="x" class="new"></p>'));
  assert.equal(from.innerHTML, '<g id="overlay" data-own=""><use href="#ghost"></use></g><p id="x" class="new"></p>');
});

test("what the reader has opened and typed stays", () => {
  const from = tree('<details id="d" open=""><input id="i" value="typed"></details>');
  morph(from, tree('<details id="d"><input id="i" value=""></details>'));
  assert.ok(from.querySelector("details").hasAttribute("open"));
  assert.equal(from.querySelector("input").getAttribute("value"), "typed");
});

test("attributes come, change and go", () => {
  const from = tree('<p id="a" class="x" title="t"></p>');
  morph(from, tree('<p id="a" class="y" lang="fi"></p>'));
  assert.equal(plain(from), plain(tree('<p id="a" class="y" lang="fi"></p>')));
});

test("a region is found by its id", () => {
  document.body.innerHTML = '<section id="log"><p>old</p></section><section id="other"></section>';
  const log = document.getElementById("log");
  morphRegions({ log: '<section id="log"><p>new</p></section>' });
  assert.equal(document.getElementById("log"), log);
  assert.equal(log.innerHTML, "<p>new</p>");
  morphRegions({ nowhere: "<p></p>" });
  assert.equal(document.body.children.length, 2);
});
