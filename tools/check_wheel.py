"""Build the wheel, install it into a clean environment, and play there from another folder.

First with NumPy alone (the rules run uncompiled), then with everything: the records must be equal,
and the start page must answer.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import urllib.request
import venv
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "frontinus"
LEFT_OUT = {".pyc"}
GAMES = ["aqua-romana"]
START_SECONDS = 120


def main() -> int:
    """Do all that the module's docstring says."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        wheel = build(folder)
        missing = missing_files(wheel)
        if missing:
            print("The wheel lacks:", *missing, sep="\n  ")
            return 1
        python = folder / "environment" / "bin" / "python"
        venv.create(folder / "environment", with_pip=True)
        elsewhere = folder / "elsewhere"
        elsewhere.mkdir()
        environment = {
            "PATH": os.environ["PATH"],
            "HOME": str(elsewhere),
            "LANG": os.environ.get("LANG", "C.UTF-8"),
        }
        step("install with NumPy alone, and play uncompiled")
        install(python, str(wheel))
        uncompiled = records(python, elsewhere, environment)
        step("install everything, and play the same games compiled")
        install(python, f"{wheel}[all]")
        compiled = records(python, elsewhere, environment)
        if uncompiled != compiled:
            print("Compiled and uncompiled games differ.")
            return 1
        step("ask for the start page")
        ask_for_start_page(python, elsewhere, environment)
    print("The wheel is complete and plays.")
    return 0


def step(text: str) -> None:
    """Say what goes on."""
    print(f"wheel: {text}", flush=True)


def build(folder: Path) -> Path:
    """Build the wheel from the tree."""
    step("build")
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir"]
    environment = {
        **os.environ,
        "PIP_CONSTRAINT": str(ROOT / "constraints.txt"),
        "PIP_BUILD_CONSTRAINT": str(ROOT / "constraints.txt"),
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
    }
    quietly([*command, str(folder), str(ROOT)], environment)
    (wheel,) = folder.glob("frontinus-*.whl")
    return wheel


def missing_files(wheel: Path) -> list[str]:
    """List files of the package that did not get into the wheel."""
    with zipfile.ZipFile(wheel) as archive:
        packed = set(archive.namelist())
    wanted = {
        str(path.relative_to(PACKAGE.parent))
        for path in PACKAGE.rglob("*")
        if path.is_file() and path.suffix not in LEFT_OUT
    }
    return sorted(wanted - packed)


def install(python: Path, what: str) -> None:
    """Install into the clean environment, in the pinned versions."""
    command = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    constraint = ["--constraint", str(ROOT / "constraints.txt")]
    quietly([*command, *constraint, what])


def records(python: Path, folder: Path, environment: dict[str, str]) -> str:
    """Play random games of each game by the installed command, and check them by it."""
    command = python.parent / "frontinus"
    played = ""
    for game in GAMES:
        arguments = ["simulate", game, "--games", "2", "--seed", "3"]
        played += output([command, *arguments], folder, environment)
    (folder / "records").write_text(played)
    complaints = output([command, "check", "records"], folder, environment)
    if complaints or played.count('"result"') != 2 * len(GAMES):
        raise SystemExit(f"The installed command played badly:\n{complaints or played}")
    return played


def quietly(command: list[str], environment: dict[str, str] | None = None) -> None:
    """Run a command of pip's; what it says is shown only if it fails."""
    done = subprocess.run(command, env=environment, check=False, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"{' '.join(command)}\n{done.stdout}{done.stderr}")


def output(command: list[Path | str], folder: Path, environment: dict[str, str]) -> str:
    """Run a command in a folder, and give what it writes."""
    done = subprocess.run(
        command, cwd=folder, env=environment, check=True, capture_output=True, text=True
    )
    return done.stdout


def ask_for_start_page(python: Path, folder: Path, environment: dict[str, str]) -> None:
    """Start the installed server, open its first page, and stop it."""
    command = [str(python.parent / "frontinus"), "serve", "--port", "0", "--no-browser"]
    with subprocess.Popen(
        [*command, "--data", "data"],
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
    ) as server:
        try:
            assert server.stdout is not None
            address = re.match(r"http://[^/]+:\d+/", server.stdout.readline())
            if address is None:
                raise SystemExit("The installed server did not say where it listens.")
            with urllib.request.urlopen(address[0], timeout=START_SECONDS) as page:
                if b"<html" not in page.read():
                    raise SystemExit("The start page of the installed server is no page.")
        finally:
            server.terminate()


if __name__ == "__main__":
    sys.exit(main())
