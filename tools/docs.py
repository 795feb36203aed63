"""Write the pages of docs/ that are made from the package; with --check, hold all pages to truth.

Checked are: that made pages are up to date, that every link and anchor in a Markdown file leads
somewhere inside the tree, and that every page of docs/ can be reached from README.md.
"""

from __future__ import annotations

import argparse
import ast
import dataclasses
import inspect
import re
import sys
import textwrap
from collections import deque
from pathlib import Path
from typing import Any

from markdown_it import MarkdownIt

import frontinus
from frontinus import cli
from frontinus.games import SLUGS, find_game

ROOT = Path(__file__).resolve().parent.parent
MADE = "<!-- Made by `make docs` from the package; do not edit. -->"
SKIPPED_FOLDERS = {".venv", ".git", "node_modules", "build", "dist"}


def made_pages() -> dict[str, str]:
    """Write all made pages, by their place in the tree."""
    pages = {
        "docs/reference/addresses.md": addresses(),
        "docs/reference/commands.md": commands(),
        "docs/reference/python.md": public_names(),
    }
    for slug in SLUGS:
        pages[f"docs/games/{slug}.md"] = game_page(find_game(slug))
    return pages


def commands() -> str:
    """Describe every command with its arguments."""
    lines = [
        "# Commands",
        "",
        MADE,
        "",
        "Files are JSON Lines, or one JSON object over several lines; blank lines are skipped.",
        "Lines count from 1, actions from 0.",
        "Messages for people go to stderr. Wrong usage ends with exit code 2.",
    ]
    for name, parser in subcommands(cli.parser()).items():
        lines += ["", f"## frontinus {name}", "", parser.description or "", ""]
        lines += ["| argument | what it is |", "|---|---|"]
        lines += [
            f"| {cell(spelling(action))} | {cell(explained(action))} |"
            for action in parser._actions  # noqa: SLF001 (argparse has no other list)
            if not isinstance(action, argparse._HelpAction)  # noqa: SLF001
        ]
    return "\n".join(lines) + "\n"


def subcommands(parser: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    """List the commands of a parser, in its order."""
    for action in parser._actions:  # noqa: SLF001
        if isinstance(action, argparse._SubParsersAction):  # noqa: SLF001
            return dict(action.choices)
    return {}


def spelling(action: argparse.Action) -> str:
    """Spell an argument as it is typed."""
    value = action.metavar or action.dest.upper()
    name = value[0] if isinstance(value, tuple) else value
    if action.choices is not None and action.metavar is None:
        name = "{" + ",".join(map(str, action.choices)) + "}"
    several = {"*": f"[{name} …]", "+": f"{name} …", "?": f"[{name}]"}
    name = several.get(str(action.nargs), name)
    if not action.option_strings:
        return f"`{name}`"
    options = ", ".join(action.option_strings)
    return f"`{options}`" if action.nargs == 0 else f"`{options} {name}`"


def explained(action: argparse.Action) -> str:
    """Give the help of an argument with its default."""
    return (action.help or "").replace("%(default)s", str(action.default)).replace("%%", "%")


def addresses() -> str:
    """Describe every address of the server; read from its source, so that nothing is opened."""
    server = ROOT / "src/frontinus/server"
    source, starting = (
        ast.parse((server / name).read_text("utf-8")) for name in ("app.py", "starting.py")
    )
    functions = {
        node.name: node
        for node in (*source.body, *starting.body)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }
    lines = [
        "# Addresses",
        "",
        MADE,
        "",
        "What the server answers at. [How a table works](../explanation/tables.md) tells what is",
        "sent and received; every other address is answered by a page that says so in words.",
        "",
        "| | address | what it does |",
        "|---|---|---|",
    ]
    for node in ast.walk(source):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            if node.func.id != "Route":
                continue
            path, function = ast.literal_eval(node.args[0]), ast.unparse(node.args[1])
            methods = [ast.literal_eval(word.value) for word in node.keywords]
            text = (ast.get_docstring(functions[function]) or "").split("\n\n")[0]
            lines.append(f"| {methods[0][0] if methods else 'GET'} | `{path}` | {cell(text)} |")
    return "\n".join(lines) + "\n"


def public_names() -> str:
    """List the public names with their signatures and what they are."""
    lines = [
        "# Public names",
        "",
        MADE,
        "",
        "What `import frontinus` offers; a name is loaded when it is first used. Names that are",
        "not here may change at any time; these are added to, never broken.",
    ]
    for name in sorted(frontinus.__all__, key=str.lower):
        thing = getattr(frontinus, name)
        lines += ["", f"## {name}", ""]
        if inspect.isclass(thing):
            lines.append(summary(thing))
            held = attributes(thing)
            if held:
                lines += ["", "Holds " + ", ".join(f"`{attribute}`" for attribute in held) + "."]
            lines += members(thing)
        elif callable(thing):
            lines += [f"`{name}{signature(thing)}`", "", summary(thing)]
        else:
            lines += [f"`{thing!r}`"]
    return "\n".join(lines).rstrip() + "\n"


def members(cls: type) -> list[str]:
    """Describe the public members of a class that say what they do, as a table."""
    rows = []
    for name, member in inspect.getmembers(cls):
        if name.startswith("_") or not owned(cls, name):
            continue
        if isinstance(member, property):
            rows.append((name, summary(member)))
        elif inspect.isroutine(member):
            rows.append((f"{name}{signature(member)}", summary(member)))
    if not rows:
        return []
    table = ["", "| member | what it is |", "|---|---|"]
    return table + [f"| `{cell(name)}` | {cell(text)} |" for name, text in rows]


def owned(cls: type, name: str) -> bool:
    """Tell whether a member comes from this package rather than from Python."""
    for base in cls.__mro__:
        if name in vars(base):
            return base.__module__.startswith("frontinus")
    return False


def signature(thing: Any) -> str:
    """Write the parameters of a function without `self`, alike in every version of Python."""
    found = inspect.signature(thing)
    written, star_seen = [], False
    for parameter in found.parameters.values():
        if parameter.name in ("self", "cls"):
            continue
        if parameter.kind is parameter.KEYWORD_ONLY and not star_seen:
            written.append("*")
            star_seen = True
        text = parameter.name
        if parameter.annotation is not parameter.empty:
            text += f": {parameter.annotation}"
        if parameter.default is not parameter.empty:
            text += f" = {parameter.default!r}"
        written.append(text)
    answer = "" if found.return_annotation is found.empty else f" -> {found.return_annotation}"
    return f"({', '.join(written)}){answer}"


def attributes(cls: type) -> list[str]:
    """List the public attributes that a class sets when it is made."""
    source = ast.parse(textwrap.dedent(inspect.getsource(cls)))
    found = [
        target.attr
        for node in ast.walk(source)
        if isinstance(node, ast.FunctionDef) and node.name == "__init__"
        for statement in ast.walk(node)
        if isinstance(statement, ast.Assign | ast.AnnAssign)
        for part in (statement.targets if isinstance(statement, ast.Assign) else [statement.target])
        for target in (part.elts if isinstance(part, ast.Tuple) else [part])
        if isinstance(target, ast.Attribute) and not target.attr.startswith("_")
    ]
    fields = [] if not dataclasses.is_dataclass(cls) else [f.name for f in dataclasses.fields(cls)]
    return list(dict.fromkeys(fields + found))


def summary(thing: Any) -> str:
    """Give the first paragraph of a docstring on one line."""
    text = inspect.getdoc(thing) or ""
    return " ".join(text.split("\n\n")[0].split())


def cell(text: str) -> str:
    """Make text fit for a cell of a table."""
    return text.replace("|", "\\|").replace("\n", " ")


def game_page(game: Any) -> str:
    """Describe a game: its facts, its verbs, and an index of its rules."""
    folder = f"../../src/frontinus/games/{game.slug.replace('-', '_')}"
    lines = [
        f"# {game.title}",
        "",
        MADE,
        "",
        f"For {game.players[0]} to {game.players[-1]} players. In code and records: `{game.slug}`.",
        f"The rules, numbered, are in [rules.md]({folder}/rules.md);",
        f"`frontinus rules {game.slug} RULE` prints one of them.",
        "",
        "| boards | |",
        "|---|---|",
        *[f"| `{name}` | [data]({folder}/boards/{name}.json) |" for name in game.boards],
        "",
        "| option | values, default first | rule |",
        "|---|---|---|",
    ]
    for name, option in game.options.items():
        values = ", ".join(f"`{str(value).lower()}`" for value in option.values)
        lines.append(f"| `{name}` | {values} | {option.rule} |")
    lines += ["", "| verb | fields |", "|---|---|"]
    for verb in game.actions.verbs:
        fields = ", ".join(f"{len(names)} names, `{names[0]}` …" for names in verb.fields)
        lines.append(f"| `{verb.name}` | {fields} |")
    lines += ["", "## Refusals", "", "In this order; the first that applies is given."]
    lines += ["", "| rule | why |", "|---|---|"]
    lines += [f"| {fault.rule} | {cell(fault.reason)} |" for fault in game.faults[1:]]
    lines += ["", "## Index of the rules", ""]
    found = re.findall(
        r"^(?:## ([A-Z]{2}-\d+) (.*)|\*\*([A-Z]{2}-[\d.]+) (.*?)\.\*\*)",
        game.rules_text(),
        re.MULTILINE,
    )
    for chapter, heading, rule, title in found:
        lines.append(f"- **{chapter} {heading}**" if chapter else f"  - {rule} {title}")
    return "\n".join(lines) + "\n"


def markdown_files() -> list[Path]:
    """List the Markdown files of the tree; rules documents are taken as they were agreed."""
    return [
        path
        for path in sorted(ROOT.rglob("*.md"))
        if not SKIPPED_FOLDERS & set(path.relative_to(ROOT).parts) and path.name != "rules.md"
    ]


def links(path: Path) -> list[str]:
    """List the targets of all links and pictures of a page."""
    found = []
    for token in MarkdownIt("commonmark").enable("table").parse(path.read_text("utf-8")):
        for child in token.children or []:
            target = child.attrGet("href") or child.attrGet("src")
            if target:
                found.append(str(target))
    return found


def anchors(path: Path) -> set[str]:
    """List the anchors that code hosts give to the headings of a page."""
    headings = re.findall(r"^#+ (.*)$", path.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def dead_links() -> list[str]:
    """Find links that lead nowhere, and pages of docs/ to which no link leads."""
    faults = []
    leads: dict[Path, set[Path]] = {}
    for page in markdown_files():
        leads[page] = set()
        for link in links(page):
            if re.match(r"[a-z]+:", link):
                continue
            name, _, anchor = link.partition("#")
            target = (page.parent / name).resolve() if name else page
            shown = f"{page.relative_to(ROOT)}: {link}"
            if not target.exists():
                faults.append(f"{shown} leads nowhere")
            elif not target.is_relative_to(ROOT):
                faults.append(f"{shown} leads out of the tree")
            elif anchor and anchor not in anchors(target):
                faults.append(f"{shown} has no such heading")
            else:
                leads[page].add(target)
    reached, waiting = set(), deque([ROOT / "README.md"])
    while waiting:
        page = waiting.popleft()
        if page not in reached:
            reached.add(page)
            waiting.extend(leads.get(page, ()))
    lonely = [page for page in leads if page.is_relative_to(ROOT / "docs") and page not in reached]
    return faults + [
        f"{page.relative_to(ROOT)} cannot be reached from README.md" for page in lonely
    ]


def main() -> int:
    """Write, or check."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="change nothing, report faults")
    check = parser.parse_args().check
    faults = []
    for place, text in made_pages().items():
        path = ROOT / place
        if path.exists() and path.read_text("utf-8") == text:
            continue
        if check:
            faults.append(f"{place} is not what the package says; run: make docs")
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
            print(f"wrote {place}")
    faults += dead_links()
    print(*faults, sep="\n", end="\n" if faults else "")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
