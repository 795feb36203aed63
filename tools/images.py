"""Draw the pictures of docs/images/, each from the record beside it; with --check, compare them."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import frontinus
from frontinus.pictures import aqua_romana
from frontinus.pictures.export import export

ROOT = Path(__file__).resolve().parent.parent


def made_images() -> dict[str, str]:
    """Draw all pictures, by their place in the tree."""
    return {"docs/images/aqua-romana.svg": board("docs/images/aqua-romana.json")}


def board(place: str) -> str:
    """Draw the last position of a record of Aqua Romana."""
    (record,) = frontinus.read_records(ROOT / place)
    position = frontinus.replay(record).observation(None).position()
    picture = aqua_romana.scene(position, label="A game of Aqua Romana under way")
    return export(picture, aqua_romana.defs())


def main() -> int:
    """Write, or check."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="change nothing, report faults")
    check = parser.parse_args().check
    faults = []
    for place, text in made_images().items():
        path = ROOT / place
        if path.exists() and path.read_text("utf-8") == text:
            continue
        if check:
            faults.append(f"{place} is not what the package draws; run: make docs")
        else:
            path.write_text(text, "utf-8")
            print(f"wrote {place}")
    print(*faults, sep="\n", end="\n" if faults else "")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
