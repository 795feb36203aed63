"""Standalone pictures: SVG that needs no stylesheet, every class and custom property resolved.

Rasterisers know no custom properties and no stylesheet of ours. So each element gets the attributes
that a browser would compute for it. A shape that looks different for two seats becomes two shapes:
an exported `<use>` hands nothing on but its place.
"""

import re
from collections.abc import Mapping
from xml.etree import ElementTree
from xml.sax.saxutils import escape

from frontinus.pictures import marks, style
from frontinus.pictures.palette import Theme
from frontinus.pictures.svg import element, number

HEADER = '<?xml version="1.0" encoding="UTF-8"?>\n'
VARIABLE = re.compile(r"var\(--([a-z0-9-]+)(?:, ?([^()]*))?\)")
REFERENCE = re.compile(r"url\(#([\w-]+)\)")
DROPPED = {"class", "href", "id", "role", "tabindex"}  # and what begins with aria- or data-
NOTHING = (None, "none", "scale(1)", "transparent")
RULES = [
    (frozenset(classes.split()), properties)
    for classes, properties in sorted(style.CLASSES.items(), key=lambda rule: rule[0].count(" "))
]  # the more classes a rule names, the later it has its say


def export(fragment: str, defs: str, theme: Theme = "light") -> str:
    """Make a standalone SVG of a picture and the shapes that it uses, in the colours of a theme."""
    return Export(marks.defs() + defs, theme).document(fragment)


def computed(
    classes: set[str], variables: Mapping[str, str]
) -> tuple[dict[str, str], Mapping[str, str]]:
    """Return what classes make of an element, and the variables that it hands inwards."""
    declared: dict[str, str] = {}
    for wanted, properties in RULES:
        if wanted <= classes:
            declared |= properties
    own = {name[2:]: value for name, value in declared.items() if name.startswith("--")}
    # One variable of an element may read another: --lip reads --seat.
    both = {**variables, **own}
    inward = {**variables, **{name: substitute(value, both) for name, value in own.items()}}
    look = {
        name: substitute(value, inward)
        for name, value in declared.items()
        if not name.startswith("--")
    }
    return look, inward


def substitute(value: str, variables: Mapping[str, str]) -> str:
    """Replace every `var()` of a value, the innermost first."""
    while found := VARIABLE.search(value):
        replacement = variables.get(found[1], found[2])
        if replacement is None:
            raise KeyError(f"no custom property --{found[1]}")
        value = value[: found.start()] + replacement + value[found.end() :]
    return value


def parsed(markup: str) -> ElementTree.Element:
    """Parse markup of several elements."""
    return ElementTree.fromstring(f"<all>{markup}</all>")  # noqa: S314  (written by pictures)


class Export:
    """One picture on its way out: its shapes, and those made of them so far."""

    def __init__(self, defs: str, theme: Theme) -> None:
        self.shapes = {shape.get("id"): shape for shape in parsed(defs)}
        self.variables: Mapping[str, str] = style.variables(theme)
        self.made: dict[str, str] = {}  # name by markup
        self.patterns: dict[str, str] = {}  # markup by name

    def document(self, fragment: str) -> str:
        """Write the whole file."""
        (root,) = parsed(fragment)
        _, inward = computed(set(root.get("class", "").split()), self.variables)
        body = "".join(self.written(child, inward) for child in root)
        shapes = "".join(element("g", markup, id=name) for markup, name in self.made.items())
        label = root.get("aria-label")
        title = element("title", escape(label)) if label else ""
        box = root.get("viewBox", "")
        width, height = map(float, box.split()[2:])
        named = {
            "xmlns": "http://www.w3.org/2000/svg",
            "viewBox": box,
            "width": number(width),
            "height": number(height),
        }
        definitions = element("defs", "".join(self.patterns.values()) + shapes)
        return HEADER + element("svg", title + definitions + body, **named) + "\n"

    def written(self, node: ElementTree.Element, variables: Mapping[str, str]) -> str:
        """Write an element and what is in it; nothing of what only a page needs or nobody sees."""
        look, inward = computed(set(node.get("class", "").split()), variables)
        if node.get("role") == "grid":
            return ""
        if node.tag == "use":
            return self.used(node, look, inward)
        if "fill" in look and look["fill"] in NOTHING and look.get("stroke") in NOTHING:
            return ""
        body = escape(node.text or "")
        body += "".join(self.written(child, inward) for child in node)
        kept = {
            name: value
            for name, value in node.attrib.items()
            if name not in DROPPED and not name.startswith(("aria-", "data-"))
        }
        for reference in filter(None, map(REFERENCE.search, kept.values())):
            self.pattern(reference[1])
        seen = {name: value for name, value in look.items() if value not in NOTHING[1:]}
        if "fill" in look and "fill" not in seen:
            seen["fill"] = "none"  # without it a browser fills black
        if node.tag == "g" and not (body and kept | seen):
            return body
        return element(node.tag, body or None, **kept, **seen)

    def used(
        self, node: ElementTree.Element, look: dict[str, str], variables: Mapping[str, str]
    ) -> str:
        """Write a `<use>` of a shape made for exactly this look."""
        shape = self.shapes[node.get("href", "")[1:]]
        markup = self.written(shape, variables)
        if look:
            markup = element("g", markup, **look)
        name = self.made.setdefault(markup, f"shape-{len(self.made) + 1}")
        place = {key: value for key in ("x", "y", "transform") if (value := node.get(key))}
        return element("use", href="#" + name, **place)

    def pattern(self, name: str) -> None:
        """Keep a pattern that a `fill` asks for."""
        node = self.shapes[name]
        body = "".join(self.written(child, self.variables) for child in node)
        kept = {key: value for key, value in node.attrib.items() if key != "id"}
        self.patterns[name] = element("pattern", body, id=name, **kept)
