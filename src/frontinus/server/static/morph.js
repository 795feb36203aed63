/** Morphing: one tree becomes like another; what is in both stays. */

/** What a reader has set himself. */
const KEPT = ["DETAILS open", "INPUT value", "INPUT checked", "OPTION selected"];

/**
 * Make a node like another, which is used up. Children with an id are matched by it, the others in their order;
 * what has `data-own` is the client's. @param {ChildNode} from @param {ChildNode} to
 */
export function morph(from, to) {
  if (from.nodeName !== to.nodeName) from.replaceWith(to);
  else if (!(from instanceof Element && to instanceof Element)) {
    if (from.nodeValue !== to.nodeValue) from.nodeValue = to.nodeValue;
  } else if (!from.hasAttribute("data-own")) {
    for (const { name } of [...from.attributes, ...to.attributes]) {
      const value = to.getAttribute(name);
      const kept = KEPT.includes(`${from.nodeName} ${name}`) && !from.matches("[type=hidden], [readonly]");
      if (kept || from.getAttribute(name) === value) continue;
      if (value === null) from.removeAttribute(name);
      else from.setAttribute(name, value);
      if (name === "value") Object.assign(from, { value });
    }
    children(from, to);
  }
}

/** @param {ChildNode} node */
const nameOf = (node) => (node instanceof Element && node.id ? `${node.nodeName} ${node.id}` : "");

/** @param {Element} from @param {Element} to */
function children(from, to) {
  const wanted = [...to.childNodes];
  const names = new Set(wanted.map(nameOf));
  /** @type {Map<string, ChildNode>} */
  const kept = new Map();
  // what goes is taken out first, so that what stays need not be moved
  for (const node of [...from.childNodes]) {
    const name = nameOf(node);
    if (name && (kept.has(name) || !names.has(name))) node.remove();
    else if (name) kept.set(name, node);
  }
  let here = from.firstChild;
  for (const node of wanted) {
    const name = nameOf(node);
    /** @type {ChildNode | null | undefined} */
    let match = kept.get(name);
    if (!name) for (match = here; match && (nameOf(match) || match.nodeName !== node.nodeName);) match = match.nextSibling;
    if (match && match === here) here = match.nextSibling;
    else from.insertBefore(match ?? node, here);
    if (match) morph(match, node);
  }
  while (here) {
    const next = here.nextSibling;
    here.remove();
    here = next;
  }
}

/** Make elements like pieces of HTML, by id; the outer element of each carries it. @param {Dict} regions */
export function morphRegions(regions = {}) {
  const focused = /** @type {HTMLElement | null} */ (document.activeElement);
  for (const id in regions) {
    const from = document.getElementById(id);
    const to = new DOMParser().parseFromString(regions[id] ?? "", "text/html").body.firstElementChild;
    if (from && to) morph(from, to);
  }
  if (focused !== document.activeElement) focused?.focus({ preventScroll: true });
}
