/** Morphing: one tree becomes like another, and the nodes that are in both stay the same nodes. */

/** What the reader of a page has set himself. */
const KEPT = new Set(["DETAILS open", "INPUT value", "INPUT checked", "OPTION selected"]);

/**
 * Make a node like another, which is used up.
 * Children with an id are matched by it, the others in their order. A node with `data-own` belongs to the client and
 * is left alone.
 * @param {Node} from
 * @param {Node} to
 */
export function morph(from, to) {
  if (from.nodeName !== to.nodeName) {
    /** @type {ChildNode} */ (from).replaceWith(to);
  } else if (!(from instanceof Element) || !(to instanceof Element)) {
    if (from.nodeValue !== to.nodeValue) from.nodeValue = to.nodeValue;
  } else if (!from.hasAttribute("data-own")) {
    attributes(from, to);
    children(from, to);
  }
}

/**
 * @param {Element} from
 * @param {Element} to
 */
function attributes(from, to) {
  for (const { name } of [...from.attributes]) {
    if (!to.hasAttribute(name) && !KEPT.has(`${from.nodeName} ${name}`)) from.removeAttribute(name);
  }
  for (const { name, value } of [...to.attributes]) {
    if (from.getAttribute(name) !== value && !KEPT.has(`${from.nodeName} ${name}`)) from.setAttribute(name, value);
  }
}

/** @param {Node} node */
const idOf = (node) => (node instanceof Element ? node.id : "");

/**
 * @param {Element} from
 * @param {Element} to
 */
function children(from, to) {
  const wanted = [...to.childNodes];
  const named = new Map(wanted.filter(idOf).map((node) => [idOf(node), node]));
  /** @type {Map<string, ChildNode>} */
  const kept = new Map();
  // what goes is taken out first, so that what stays need not be moved
  for (const node of [...from.childNodes]) {
    const id = idOf(node);
    if (!id) continue;
    if (named.get(id)?.nodeName === node.nodeName && !kept.has(id)) kept.set(id, node);
    else node.remove();
  }
  let here = from.firstChild;
  for (const node of wanted) {
    /** @type {ChildNode | null | undefined} */
    let match = kept.get(idOf(node));
    if (!match && !idOf(node)) {
      for (match = here; match && (idOf(match) || match.nodeName !== node.nodeName); ) match = match.nextSibling;
    }
    if (!match) {
      from.insertBefore(node, here);
      continue;
    }
    if (match === here) here = here.nextSibling;
    else move(from, match, here);
    morph(match, node);
  }
  while (here) {
    const next = here.nextSibling;
    here.remove();
    here = next;
  }
}

/**
 * Move a child without ending its focus or its animations, where the browser can.
 * @param {Element} parent
 * @param {ChildNode} child
 * @param {ChildNode | null} before
 */
function move(parent, child, before) {
  const mover = /** @type {{moveBefore?: (child: Node, before: Node | null) => void}} */ (/** @type {unknown} */ (parent));
  if (mover.moveBefore && parent.isConnected) mover.moveBefore(child, before);
  else parent.insertBefore(child, before);
}

/**
 * Make the element with this id like a piece of HTML, whose outer element carries the id.
 * @param {string} id
 * @param {string} text
 */
export function morphRegion(id, text) {
  const from = document.getElementById(id);
  const to = new DOMParser().parseFromString(text, "text/html").body.firstElementChild;
  if (!from || !to) return;
  const focused = document.activeElement;
  morph(from, to);
  if (focused instanceof HTMLElement || focused instanceof SVGElement) {
    if (focused !== document.activeElement && focused.isConnected) focused.focus({ preventScroll: true });
  }
}
