/** A table: shows the scenes that the server sends, and turns what is chosen into actions. */

import { post, whyNot } from "./actions.js";
import { Choice } from "./choose.js";
import { closest, data, html, part } from "./dom.js";
import { Grid } from "./grid.js";
import { morph, morphRegion } from "./morph.js";
import { breathe, resume, skip } from "./motion.js";
import { tell } from "./notice.js";
import { draw, refuse } from "./overlay.js";
import { bind, settings } from "./settings.js";
import { Stream } from "./stream.js";
import { nearest, zoom } from "./touch.js";
import { load, say } from "./words.js";

/** @type {Scene} */
let scene = data("scene");
load(scene.words);
/** @type {{game: Game}} */
const { game } = await import(`./games/${scene.game.replace("-", "_")}.js`);
const main = part("main");
const { address = "", rules = "" } = main.dataset;
const choice = new Choice(game.order, game.turned);
const grid = new Grid(() => part("board"));
/** What was picked before, so that the same is offered first. @type {Facets} */
const last = {};
/** The action to be played after the staged one, if not the first of those that may follow. */
let follow = "";
/** The lit target under the pointer. */
let near = "";
let [sending, keys, touch] = [false, false, false];
/** Scenes are shown one after the other. */
let showing = Promise.resolve();

// --- what may be chosen ---

/** @param {Choice} [chosen] @returns {Stage} */
function stage(chosen = choice) {
  const { staged, asked, actions, picks } = chosen;
  const facet = [asked, ...[...picks.keys()].reverse()].find((name) => name && game.places.includes(name)) ?? "";
  const lit = game.places.includes(asked ?? facet) ? chosen.values(facet).map((value) => game.target(facet, value)) : [];
  return { scene, choice: chosen, staged, facets: actions.get(staged ?? "") ?? {}, preview: scene.previews[staged ?? ""] ?? {},
    lit: new Set(lit), near, turns: Boolean(staged) && chosen.values(game.turned).length > 1 };
}

/** What may be picked at a target. @param {string} target @returns {[facet: string, value: string][]} */
const picksAt = (target) => [...new Set([choice.asked ?? "", ...game.places])].filter((facet) => game.places.includes(facet))
  .flatMap((facet) => choice.values(facet).flatMap((value) => (game.target(facet, value) === target ? [/** @type {[string, string]} */ ([facet, value])] : [])));

/** Has the viewer himself picked anything? */
function touched() {
  const given = game.start(choice, last)?.[0];
  return [...choice.picks.keys()].some((facet) => facet !== given);
}

/** @param {[facet: string, value: string][]} picks */
function pick(...picks) {
  for (const [facet, value] of picks) if (choice.pick(facet, value)) last[facet] = value;
  note();
  render();
  const { staged, turns } = stage();
  if (settings["confirm"] === "off" && staged && (!turns || picks.some(([facet]) => facet === game.turned))) deeds["play"]?.({});
}

/** Choose a place on the board. @param {string} target */
async function choose(target) {
  const now = stage();
  const { square, space, builder } = now.facets;
  if (!scene.legal.length) return;
  if (now.staged && touched() && target === (square ?? space ?? builder)) {
    deeds["play"]?.({});
    return;
  }
  const picks = picksAt(target);
  // of two on one square the other is meant, if one is chosen
  const next = picks[(picks.findIndex(([facet, value]) => choice.picks.get(facet) === value) + 1) % picks.length];
  if (next) {
    pick(next);
    const staged = stage().facets["square"];
    if (keys && staged) grid.go(staged, true);
    return;
  }
  const action = game.question(target, now);
  const { rule, words } = action ? await whyNot(address, action) : {};
  if (!rule) return;
  refuse(target);
  note(words, rule);
}

/** Say why not. @param {string} [words] @param {string} [rule] */
function note(words = "", rule = "") {
  part("prompt-note").hidden = !words;
  part("prompt-note").replaceChildren(html("b", {}, say("refused-title")), ` ${words} `, rule && html("a", { href: `${rules}#${rule}` }, rule));
}

// --- what is shown ---

function render() {
  const now = stage();
  const trial = choice.copy();
  const [hover] = now.lit.has(near) ? picksAt(near) : [];
  if (hover) trial.pick(...hover);
  draw(scene.legal.length ? game.draw({ ...stage(trial), lit: now.lit }) : {});
  for (const { element, target } of grid.cells()) {
    const name = (element.dataset["name"] ??= element.getAttribute("aria-label") ?? "");
    element.setAttribute("aria-label", now.lit.has(target) ? say("target-lit", { place: name }) : name);
    element.classList.toggle("may-choose", now.lit.has(target));
  }
  grid.go();
  panel(now);
  const sentence = part("prompt-sentence");
  const said = (sentence.dataset["said"] ??= sentence.textContent ?? "");
  sentence.textContent = (scene.legal.length && game.ask(now)) || said;
  const button = /** @type {HTMLButtonElement} */ (part("main-button"));
  button.hidden = !now.staged;
  button.disabled = sending;
  button.textContent = now.staged ? sending ? say("sending") : game.main(now, follow) : "";
  part("turn-button").hidden = !now.turns;
  part("back-button").hidden = !touched();
  part("undo-button").hidden = touched() || !scene.may_undo;
  // what had the focus may be gone
  if (keys && document.activeElement === document.body) grid.go(grid.current, true);
}

/** @param {Stage} now */
function panel(now) {
  const options = scene.legal.length ? game.options(now) : [];
  const after = game.follows(now);
  if (!after.some(({ key }) => key === follow)) follow = "";
  /** @param {Option} option @param {string} deed @param {boolean} [on] */
  const line = ({ key, icon, title, words, number }, deed, on = false) => html("li", { id: deed + key },
    html("button", { class: `choice${on ? " on" : ""}`, "aria-pressed": `${on}`, "data-do": deed, "data-key": key }, icon ?? html("span"),
      html("span", { class: "choice-words" }, html("b", {}, title), words && html("span", {}, words)), html("span", { class: "choice-number" }, number)));
  const keep = { key: "", title: say("button-keep") };
  morph(part("choices"), html("section", { id: "choices", class: "card choices", hidden: !options.length && !after.length, "aria-label": say("choices-heading") },
    html("ul", {}, ...options.map((option) => line(option, "option", option.on))),
    after.length > 0 && html("details", { id: "follow" }, html("summary", {}, say("choices-close")), html("ul", {}, ...[keep, ...after].map((option) => line(option, "follow", option.key === follow))))));
}

/** Offer the actions of the scene. */
function offer() {
  choice.offer(new Map(scene.legal.map((action) => [action, game.facets(action, scene.previews[action] ?? {})])));
  if (!choice.picks.size) choice.pick(...game.start(choice, last) ?? ["", ""]);
  render();
}

/** @param {Scene} next */
async function show(next) {
  const events = next.events.filter(({ number }) => number > scene.number);
  if (next.length !== scene.length) note();
  scene = next;
  for (const [id, text] of Object.entries(next.regions)) morphRegion(id, text);
  delete part("prompt-sentence").dataset["said"];
  offer();
  document.title = next.title;
  tell(next.mine, settings["sound"] === "on");
  for (const { seat, spoken, motion } of events) {
    part("announcer").textContent = spoken;
    if (motion) await game.move(motion);
    if (seat === null || !next.seats.includes(seat)) await breathe();
  }
}

// --- what is done ---

/** @param {"actions" | "undo"} what @param {{actions?: string[], to?: number}} body */
async function send(what, body) {
  if (sending) return;
  sending = true;
  render();
  const { kind, error, rule } = await post(`${address}/${what}`, { number: scene.number, ...body });
  sending = false;
  if (kind === "done") {
    choice.picks.clear();
    follow = "";
  }
  note(kind === "lost" ? say("not-sent") : error, rule);
  offer();
}

/** @type {Dict<(about: DOMStringMap, button?: HTMLElement) => unknown>} */
const deeds = {
  play() {
    const { staged } = stage();
    if (staged) send("actions", { actions: [staged, ...(game.follows(stage()).length ? [follow || "keep"] : [])] });
  },
  turn: () => choice.turn(1) && render(),
  turnBack: () => choice.turn(-1) && render(),
  back() {
    choice.picks.delete([...choice.picks.keys()].pop() ?? "");
    note();
    offer();
  },
  undo: ({ to }) => send("undo", to ? { to: Number(to) } : {}),
  option: ({ key }) => pick(...game.options(stage()).find((option) => option.key === key)?.picks ?? []),
  follow({ key = "" }) {
    follow = key;
    render();
  },
  next: () => grid.go(grid.cycle(stage().lit, 1), true),
  previous: () => grid.go(grid.cycle(stage().lit, -1), true),
  copy(_, button) {
    const field = /** @type {HTMLInputElement} */ (button?.previousElementSibling);
    field.value = new URL(field.value, location.href).href;
    field.select();
    document.execCommand("copy");
    part("announcer").textContent = say("link-copied");
  },
};
const KEYS = /** @type {Dict} */ ({ r: "turn", R: "turnBack", Escape: "back", n: "next", p: "previous" });

addEventListener("pointerdown", ({ pointerType }) => {
  [keys, touch] = [false, pointerType === "touch"];
  skip();
}, true);
addEventListener("keydown", skip, true);

main.addEventListener("click", ({ target, clientX, clientY }) => {
  const button = closest(target, "[data-do]");
  if (button) deeds[button.dataset["do"] ?? ""]?.(button.dataset, button);
  else if (closest(target, "#board")) {
    const { lit } = stage();
    const hit = closest(target, "[data-target]")?.dataset["target"] ?? "";
    const beside = touch && !picksAt(hit).length && nearest(grid.cells().filter((cell) => lit.has(cell.target)).map(({ element }) => element), clientX, clientY);
    grid.go(beside || hit);
    if (beside || hit) choose(beside || hit);
  }
});

main.addEventListener("keydown", (event) => {
  const { target, key, ctrlKey, altKey, metaKey } = event;
  const cell = closest(target, "[data-target]");
  if (altKey || metaKey || !closest(target, "#board, #choices, #prompt")) return;
  keys = true;
  const to = cell && grid.next(key, ctrlKey);
  const deed = deeds[KEYS[key] ?? ""];
  if (to) grid.go(to, true);
  else if (cell && (key === "Enter" || key === " ")) choose(grid.current);
  else if (deed && !ctrlKey) deed({});
  else return;
  event.preventDefault();
});

main.addEventListener("wheel", (event) => {
  const { turns, facets } = stage();
  if (!turns || closest(event.target, "[data-target]")?.dataset["target"] !== facets["square"]) return;
  event.preventDefault();
  deeds[event.deltaY > 0 ? "turn" : "turnBack"]?.({});
}, { passive: false });

main.addEventListener("pointerover", ({ target, pointerType }) => {
  const over = (pointerType === "mouse" && closest(target, "[data-target]")?.dataset["target"]) || "";
  if (over === near) return;
  near = over;
  render();
});

main.addEventListener("submit", async (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  const body = new FormData(form, event.submitter);
  if (form.id === "typed") {
    event.preventDefault();
    await send("actions", { actions: `${body.get("action")}`.split(";").map((text) => text.trim()) });
    if (part("prompt-note").hidden) form.reset();
  } else if ("quiet" in form.dataset) {
    event.preventDefault();
    const { url } = await fetch(form.action, { method: "POST", body: new URLSearchParams(/** @type {[string, string][]} */ ([...body])) });
    if (new URL(url).pathname !== location.pathname) location.assign(url);
  }
});

bind(document.querySelector("#settings form"));
zoom(part("frame"), part("whole"));
offer();
tell(scene.mine, false);
if (scene.at === null) {
  const stream = new Stream(`${address}/live`, () => scene.number, (message) => {
    showing = showing.then(() => show(message)).then(resume);
  }, (seconds) => {
    part("connection").hidden = !seconds;
    part("connection-words").textContent = say("connection-lost-sentence", { seconds });
  });
  deeds["connect"] = () => stream.connect();
  stream.connect();
}
