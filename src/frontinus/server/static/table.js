/** A table: shows scenes, and turns choices into actions. */

import { get, post } from "./actions.js";
import { Choice } from "./choose.js";
import { closest, data, part } from "./dom.js";
import * as grid from "./grid.js";
import { morphRegions } from "./morph.js";
import { breathe, resume, skip } from "./motion.js";
import { tell } from "./notice.js";
import { aim, draw, refuse } from "./overlay.js";
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
/** What was picked, to be offered first. @type {Facets} */
const last = {};
/** What is played after the staged action, if not `keep`. */
let follow = "";
/** The target under the pointer. */
let near = "";
/** What was asked of this scene. */
let looked = "";
/** Steps of the account. */
let shown = Infinity;
/** Under way; 0: nothing. */
let [sending, sent] = [0, 0];
let [keys, touch] = [false, false];
let showing = Promise.resolve();

/** Show one thing after the other. @param {() => Promise<void>} next */
const queue = (next) => (showing = showing.catch(() => {}).then(next).finally(resume));

// --- what may be chosen ---

/** What an action would do, with what its verb does. */
const previewOf = (action = "") => ({ ...scene.previews[action.split(" ")[0] ?? ""], ...scene.previews[action.replace("*", "")] });

/** @returns {Stage} */
function stage(chosen = choice) {
  const { staged, asked } = chosen;
  const facets = chosen.actions.get(staged ?? "") ?? {};
  const facet = asked ?? game.places.filter((name) => name in facets).at(-1) ?? "";
  return { scene, choice: chosen, staged, facets, near, preview: previewOf(staged), spot: facets[(game.spots ?? game.places).find((name) => name in facets) ?? ""],
    lit: new Set(game.places.includes(facet) ? chosen.values(facet).map((value) => game.target(facet, value)) : []),
    turns: Boolean(staged) && chosen.values(game.turned).length > 1 };
}

/** What may be picked on the board, and where. */
const open = () => game.places.flatMap((facet) => choice.values(facet).map((value) => ({ pick: /** @type {Picked} */ ([facet, value]), at: game.target(facet, value) })));

const picksAt = (target = "") => open().filter(({ at }) => at === target).map((one) => one.pick);

/** Has the viewer picked anything? */
const touched = () => choice.picks.some(([facet]) => facet !== game.start(choice, last, scene)?.[0]);

/** @param {Picked[]} picks */
function pick(...picks) {
  for (const [facet, value] of picks) if (choice.pick(facet, value)) last[facet] = value;
  note();
  render();
  if (settings["confirm"] === "off" && (!stage().turns || picks.some(([facet]) => facet === game.turned))) play();
}

/** Choose a place; once more, to play. */
async function choose(target = "") {
  const { staged, spot } = stage();
  const picks = picksAt(target);
  if (staged && touched() && target === spot) play();
  else if (picks.length) {
    // of two on one square the other
    const chosen = picks.findIndex((one) => choice.picks.some((own) => `${own}` === `${one}`));
    pick(picks[(chosen + 1) % picks.length] ?? ["", ""]);
    if (keys) grid.go(stage().spot, true);
  } else if (scene.legal.length) {
    const { rule, words } = await get(`${address}/refusal`, [...choice.picks, ["place", target]]);
    near = target;
    render();
    if (rule) note(words, rule);
    for (const cell of grid.cells(`[data-target="${target}"]`)) if (rule) refuse(cell, game.refused);
  }
}

/** Say why not. */
function note(words = "", rule = "") {
  part("note-words").textContent = words;
  Object.assign(part("note-rule"), { textContent: rule, href: `${rules}#${rule}` });
}

// --- what is shown ---

/** By keys, when the focus is gone: go on from a part or the board. */
const refocus = (id = "") => keys && document.activeElement === document.body && (part(id) ? part(id).focus() : grid.go(grid.current, true));

function render() {
  const now = stage();
  const trial = Object.assign(new Choice([], ""), choice, { picks: [...choice.picks] });
  if (now.lit.has(near)) trial.pick(...picksAt(near)[0] ?? []);
  draw(scene.legal.length ? game.draw({ ...stage(trial), lit: now.lit }) : {});
  const places = new Set(open().map(({ at }) => at));
  for (const cell of grid.cells()) cell.ariaDisabled = `${!places.has(grid.targetOf(cell))}`;
  grid.go();
  const [aside, words = ""] = game.aside?.(now) ?? [];
  part("aside-button").textContent = words;
  part("main-button").textContent = sending ? say("sending") : now.staged ? game.main(now, follow) : "";
  part("prompt-buttons").dataset["can"] = [now.staged && "play", aside && "aside", now.turns && "turn", touched() ? "back" : scene.may_undo && "undo"].filter(Boolean).join(" ");
  setTimeout(refocus, 50);
  look(now);
}

/** Have the server say what may be chosen. @param {Stage} now */
async function look({ staged = "", preview: { closable = [] } }) {
  if (!closable.some((head) => follow === `close ${head}`)) follow = "";
  /** @type {Picked[]} */
  const query = [...choice.picks, ["staged", staged], ["follow", follow]];
  const asked = `${scene.number} ${query}`;
  if (looked === asked || !scene.legal.length) return;
  looked = asked;
  const { regions } = await get(`${address}/choices`, query);
  if (looked !== asked) return;
  if (!regions) looked = "";
  morphRegions(regions);
}

/** Offer the actions of the scene. */
function offer() {
  choice.offer(new Map(scene.legal.map((action) => [action, game.facets(action, previewOf(action))])));
  if (!choice.picks.length) choice.pick(...game.start(choice, last, scene) ?? []);
  render();
}

/** @param {Scene} next */
async function show(next, events = next.events.filter(({ number }) => number > scene.number)) {
  if (next.length !== scene.length) note();
  // the same may be chosen as before
  else if (next.legal.length) delete next.regions["choices"];
  if (sending) choice.picks = [];
  sending = 0;
  if (next.over && !scene.over) shown = 0;
  scene = next;
  looked = "";
  morphRegions(next.regions);
  offer();
  document.title = next.title;
  tell(next.mine, settings["sound"] === "on");
  part("announcer").textContent = events.map(({ spoken }) => spoken).join(" ");
  for (const { seat, motion } of events) {
    if (motion) await game.move(motion);
    if (seat === null || !next.seats.includes(seat)) await breathe();
  }
  while (shown < counted().length) await account();
}

/** @returns {Promise<Scene>} */
const back = (at = 0) => get(`${address}/scene`, [["at", `${at}`]]);

/** Show again what others did. */
async function again() {
  for (let at = scene.since; at++ < scene.length;) {
    const { regions = {}, events: [event] = [] } = await back(at);
    morphRegions({ board: regions["board"] ?? "" });
    if (event?.motion) await game.move(event.motion);
  }
  render();
}

/** Go so many actions back or on. */
async function step(by = 0) {
  const next = await back(Math.max(0, (scene.at ?? scene.length) + by));
  if (!next.regions) return;
  history.replaceState(null, "", `?at=${next.at}`);
  await show(next, by === 1 ? next.events : []);
}

/** The steps of the final account. */
const counted = () => /** @type {HTMLElement[]} */ ([...main.querySelectorAll("[data-step]")]);

/** Show one more or less of them. */
function account(by = 1) {
  const all = counted();
  shown = Math.max(0, Math.min(all.length, shown + by));
  all.forEach((one, i) => {
    one.hidden = i >= shown;
    one.classList.toggle("now", i === shown - 1);
  });
  aim(all[shown - 1]?.dataset["step"]);
  return breathe(700);
}

// --- what is done ---

/** @param {Sent} body */
async function send(what = "", body) {
  if (sending) return;
  const mine = sending = ++sent;
  note();
  render();
  const { kind, number = 0, error, rule } = await post(`${address}/${what}`, { number: scene.number, ...body });
  // what was done is there with its scene
  if (!sending || sending === mine) sending = kind === "done" && number > scene.number ? mine : 0;
  if (kind !== "done") note(kind === "lost" ? say("not-sent") : error, rule);
  offer();
}

function play() {
  const { staged, preview } = stage();
  if (staged) send("actions", { actions: [staged, ...(preview.next === "close" ? [follow || "keep"] : [])] });
}

/** @type {Dict<Deed>} */
const deeds = {
  ...game.deeds,
  play,
  aside: () => send("actions", { actions: [game.aside?.(stage())?.[0] ?? ""] }),
  turn: () => choice.turn() && render(),
  back() {
    choice.picks.pop();
    note();
    offer();
  },
  again: () => queue(again),
  account: ({ by }) => account(Number(by)),
  step: ({ by }) => queue(() => step(Number(by))),
  undo: ({ to }) => send("undo", to ? { to: Number(to) } : {}),
  option: ({ picks }, button) => keys && button?.ariaPressed === "true" ? play() : pick(.../** @type {Picked[]} */ ([...new URLSearchParams(picks)])),
  follow({ key = "" }) {
    follow = key;
    render();
  },
  async hint(_, button) {
    button?.toggleAttribute("disabled");
    morphRegions((await get(`${address}/hint`, [])).regions);
    button?.toggleAttribute("disabled");
    part("advised").scrollIntoView({ block: "nearest" });
    refocus("advice");
  },
  shut() {
    part("hints").remove();
    refocus("ask");
  },
  suggest: ({ action = "" }) => pick(...Object.entries(choice.actions.get(action) ?? {})),
  next: () => grid.go(grid.cycle(stage().lit), true),
  previous: () => grid.go(grid.cycle(stage().lit, -1), true),
  copy(_, button) {
    const field = /** @type {HTMLInputElement} */ (button?.previousElementSibling);
    field.select();
    document.execCommand("copy");
    for (const told of [part("announcer"), button ?? field]) told.textContent = say("link-copied");
  },
};
const KEYS = /** @type {Dict} */ ({ r: "turn", Escape: "back", n: "next", p: "previous" });

addEventListener("pointerdown", ({ pointerType }) => {
  [keys, touch] = [false, pointerType === "touch"];
  skip();
}, true);
addEventListener("keydown", skip, true);

const targetAt = (/** @type {EventTarget | null} */ from) => grid.targetOf(closest(from, "[data-target]"));

main.addEventListener("click", (event) => {
  const { target, clientX, clientY } = event;
  const button = closest(target, "[data-do]");
  if (button) {
    event.preventDefault();
    deeds[button.dataset["do"] ?? ""]?.(button.dataset, button, send);
  } else if (closest(target, "#board")) {
    const { lit } = stage();
    const beside = touch && !picksAt(targetAt(target)).length && nearest(grid.cells().filter((cell) => lit.has(grid.targetOf(cell))), clientX, clientY);
    const meant = beside ? grid.targetOf(beside) : targetAt(target);
    grid.go(meant);
    choose(meant);
  }
});

addEventListener("keydown", (event) => {
  const { target, key, ctrlKey, altKey, metaKey } = event;
  if (ctrlKey || altKey || metaKey || (key === "Escape" && document.querySelector(":popover-open"))) return;
  const inside = closest(target, "#board, #choices, #prompt");
  const cell = closest(target, "[data-target]");
  const to = cell && (game.next ?? grid.next)(key);
  const deed = deeds[key === "Escape" && part("hints") ? "shut" : (inside && KEYS[key]) || ""];
  const by = !cell && !closest(target, "input, select") && !part("steps").hidden && { ArrowLeft: "-1", ArrowRight: "1" }[key];
  if (inside) keys = true;
  if (to) grid.go(to, true);
  else if (cell && (key === "Enter" || key === " ")) choose(grid.current);
  else if (deed) deed({});
  else if (by) deeds["step"]?.({ by });
  else return;
  event.preventDefault();
});

main.addEventListener("wheel", (event) => {
  const { turns, spot } = stage();
  if (!turns || targetAt(event.target) !== spot) return;
  event.preventDefault();
  choice.turn(Math.sign(event.deltaY));
  render();
});

main.addEventListener("pointerover", ({ target, pointerType }) => {
  const over = pointerType === "mouse" ? targetAt(target) : "";
  if (over === near) return;
  near = over;
  render();
});

main.addEventListener("submit", async (event) => {
  if (event.target !== part("typed")) return;
  event.preventDefault();
  if (sending) return;
  const field = /** @type {HTMLInputElement} */ (part("typed-action"));
  const typed = field.value;
  // for what is typed next
  field.value = "";
  await send("actions", { actions: typed.trim().split(/\s*;\s*/) });
  if (part("note-words").textContent) field.value ||= typed;
});

bind();
zoom(part("frame"));
offer();
tell(scene.mine, false);
if (scene.at === null) {
  const stream = new Stream(() => `${address}/live?after=${scene.number}&thinking=${settings["thinking"]}`, (message) => {
    queue(async () => {
      if (!message.events) morphRegions(message.regions);
      else await (scene.at === null ? show(message) : step());
    });
  }, (seconds, why) => {
    part("connection-words").textContent = seconds ? why || say("connection-lost-sentence", { seconds }) : "";
  });
  part("watching").addEventListener("change", deeds["connect"] = () => stream.connect());
  stream.connect();
}
