#!/bin/sh
# Set up .venv for a purpose: play, test or check (each has what the one before has, and more).
#
# Quick when there is nothing to do: a stamp in .venv holds what was installed, for which purpose
# and where. PYTHON names another interpreter than the first suitable one on PATH.
set -eu

cd "$(dirname "$0")/.."
purpose=$1
case $purpose in
  play) extras=all satisfied="play test check" ;;
  test) extras=all,test satisfied="test check" ;;
  check) extras=all,test,lint,browser satisfied="check" ;;
  *) echo "usage: tools/set-up.sh play|test|check" >&2; exit 2 ;;
esac

# A folder that moved has scripts that point to where it was, hence the path in the stamp. What
# stands in pyproject.toml from ruff on says how to check, not what to install.
stamp=.venv/set-up-of-$purpose
wanted="$PWD $(sed '/^\[tool\.ruff\]/q' pyproject.toml | cat - constraints.txt | cksum)"
for other in $satisfied; do
  if [ -x .venv/bin/python ] && [ "$(cat ".venv/set-up-of-$other" 2>/dev/null)" = "$wanted" ]; then
    exit 0
  fi
done

say() { echo "Setting up: $*" >&2; }
fail() { echo "$*" >&2; exit 1; }
runs() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }
has_venv() { "$1" -c 'import ensurepip, venv' 2>/dev/null; }
version() { "$1" -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null; }

find_python() {
  without_venv=
  too_old=
  for python in ${PYTHON:-python3.13 python3.12 python3.11 python3 python}; do
    if runs "$python"; then
      if has_venv "$python"; then return 0; fi
      without_venv=${without_venv:-$(version "$python")}
    else
      too_old=${too_old:-$(version "$python" || true)}
    fi
  done
  if [ -n "$without_venv" ]; then
    sudo=$([ "$(id -u)" = 0 ] || echo "sudo ")
    fail "Python $without_venv is here, its venv module is not. This mends it: ${sudo}apt-get install python$without_venv-venv"
  fi
  fail "Frontinus needs Python 3.11 or newer${too_old:+ (found $too_old)}. Install one; if it is not on PATH: make PYTHON=/path/to/python3.11 …"
}

if ! runs .venv/bin/python; then
  find_python
  say "a Python $(version "$python") environment in .venv (once)"
  rm -rf .venv
  "$python" -m venv .venv || fail "Python could not make an environment in .venv; what it said stands above."
fi

# Build tools are pinned by the same file; newer versions of pip look at the second variable.
export PIP_CONSTRAINT=constraints.txt PIP_BUILD_CONSTRAINT=constraints.txt
export PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_INPUT=1
log=.venv/set-up.log
case $purpose in
  play) say "the libraries to play with (once, about 100 MB; a minute or two)" ;;
  test) say "the libraries to test with (once)" ;;
  check) say "the tools to check with (once)" ;;
esac
rm -f .venv/set-up-failed
{
  .venv/bin/python -m pip install --progress-bar off --editable ".[$extras]" 2>&1 || touch .venv/set-up-failed
} | tee "$log" | awk -v terminal="$([ -t 2 ] && echo yes)" '
  function show(text) {
    if (terminal) printf "\r\033[KSetting up: %s", text > "/dev/stderr"
  }
  /^ *(Downloading|Using cached|Processing) / { fetched += 1; show(fetched " libraries fetched") }
  /^Installing collected packages/ { show("installing") }
  END { if (terminal) printf "\r\033[K" > "/dev/stderr" }
'
if [ -e .venv/set-up-failed ]; then
  rm -f .venv/set-up-failed
  reason=$(grep -E '^ *([A-Za-z]*Error|ERROR): ' "$log" | tail -n 1)
  fail "Setting up failed: ${reason:-pip stopped} (the whole log: $log)"
fi
for other in play test check; do  # what was there for a lesser purpose still is
  rm -f ".venv/set-up-of-$other"
done
printf '%s' "$wanted" > "$stamp"
say "ready"
