# Everything sets up what it needs by itself: a fresh machine with Python 3.11 (or newer) and make is enough.
# `make help` lists the targets; CONTRIBUTING.md says when to use which.

BIN = .venv/bin
RULES_TESTS = $(wildcard tests/core tests/contract tests/games)
# Where kernels run over all that a rule may meet; what tests the cache or the records needs no checking of indices.
BOUNDS_TESTS = $(wildcard tests/games/*/test_twin.py tests/games/*/test_*_examples.py tests/games/*/test_events.py \
	tests/games/*/test_kept_facts.py tests/bots)
PYTEST = $(BIN)/python -m pytest
JOBS = $(shell n=$$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1); [ $$n -lt 4 ] && echo $$n || echo 4)
IN_PARALLEL = -n $(JOBS) --dist worksteal
SERVE = $(if $(HOST),--host "$(HOST)") $(if $(PORT),--port "$(PORT)") $(if $(DATA),--data "$(DATA)") $(if $(LAN),--lan)
CACHES = build dist node_modules .coverage* .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache

export PYTHON

.DEFAULT_GOAL = help
.NOTPARALLEL:
.PHONY: play test check bench ladder docs help format lint types layers test-plain test-bounds doctests docs-check \
	client browser wheel ready-to-play ready-to-test ready-to-check check-tools clean

# --- the commands ---------------------------------------------------------------------------------

play: ready-to-play  ## play in the browser (HOST= PORT= DATA=, LAN=1 lets others in the house in)
	@trap : INT; $(BIN)/frontinus serve $(SERVE) || { code=$$?; [ $$code -eq 130 ] || exit $$code; }

test: ready-to-test  ## all tests that need neither browser nor Node
	$(BIN)/python tools/compile.py $(JOBS)
	$(PYTEST) $(IN_PARALLEL) -m "not browser"
	@echo "Not run here: tests in a browser and the client's own (make browser client); make check runs everything."

check: check-tools lint types layers test test-plain test-bounds doctests docs-check client browser wheel  ## all that CI runs
	@echo "make check: all is well."

bench: ready-to-play  ## measure the engine here (WRITE=1 puts the figures into docs/performance.md)
	$(BIN)/$(if $(WRITE),python tools/performance.py,frontinus bench)

ladder: ready-to-test  ## measure the levels, at most HOURS=6, going on from what is there (WRITE=1 as above)
	$(BIN)/python benchmarks/ladder.py $(if $(HOURS),--hours $(HOURS)) $(if $(WRITE),--write)

docs: ready-to-test  ## write the pages of docs/ that are made from the package
	$(BIN)/python tools/docs.py

help:  ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# --- the steps of `make check`, each by itself ----------------------------------------------------

format: ready-to-check  ## put the Python code into form
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix --silent . || true

lint: ready-to-check  ## form and lint of the Python code (ruff)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

types: ready-to-check  ## types of the Python code (mypy --strict)
	$(BIN)/mypy

layers: ready-to-check  ## who may import whom (import-linter)
	$(BIN)/lint-imports --no-cache

test-plain: ready-to-test  ## the rules' tests without the compiler, with coverage
	@$(BIN)/coverage erase
	NUMBA_DISABLE_JIT=1 $(BIN)/coverage run -m pytest $(IN_PARALLEL) -m "not browser" $(RULES_TESTS)
	@$(BIN)/coverage combine --quiet
	$(BIN)/coverage report

test-bounds: ready-to-test  ## whole games of all kinds with every index checked
	NUMBA_BOUNDSCHECK=1 $(BIN)/python tools/compile.py $(JOBS)
	NUMBA_BOUNDSCHECK=1 $(PYTEST) $(IN_PARALLEL) -m "not browser" $(BOUNDS_TESTS)

doctests: ready-to-test  ## the examples in docstrings and in Markdown
	$(PYTEST) --doctest-modules --doctest-glob="*.md" --ignore-glob="*/migrations/*" src README.md docs

docs-check: ready-to-test  ## made pages are up to date, and every link leads somewhere
	$(BIN)/python tools/docs.py --check

client: check-tools node_modules/.package-lock.json  ## types, lint and unit tests of the page's own modules
	npm run --silent types
	npm run --silent lint
	npm run --silent test

browser: check-tools ready-to-check  ## whole games in a real browser
	$(PYTEST) $(IN_PARALLEL) -m browser tests/browser

wheel: ready-to-check  ## build the wheel, install it elsewhere, play a game there
	$(BIN)/python tools/check_wheel.py

clean:  ## remove what the steps left behind (not .venv)
	rm -rf $(CACHES)

# --- set-up ---------------------------------------------------------------------------------------

ready-to-play:
	@tools/set-up.sh play

ready-to-test:
	@tools/set-up.sh test

ready-to-check:
	@tools/set-up.sh check

check-tools:
	@tools/check-tools.sh

node_modules/.package-lock.json: package.json package-lock.json
	@echo "Setting up: the tools that check the client (once)" >&2
	@npm ci --silent
	@touch $@
