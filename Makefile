# Everything one does with this repository, one command each; `make` lists them.
# Needs Python >= 3.11 with venv, make and git. Node comes with the Python packages.

PYTHON ?= python3
# Debian's headless shell, the same engine without windows, takes a third less of the processor.
HEADLESS := chromium-headless-shell
CHROMIUM ?= $(or $(shell command -v $(HEADLESS) || command -v chromium),$(HEADLESS))
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
NPM := $(BIN)/python hatch_build.py
# Each process keeps to neighbouring tests, which share servers and browsers, until it has none left.
PYTEST := $(BIN)/pytest -n auto --maxprocesses 8 --dist worksteal

export PARLOUR_CHROMIUM := $(CHROMIUM)
# The tests start Python many times: with its compiled files kept, each start takes a fifth less.
export PYTHONDONTWRITEBYTECODE :=
# And Node: without types to take out of the rules, and with these compiled, it takes a third less.
export NODE_COMPILE_CACHE := $(CURDIR)/build/node

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

.PHONY: help
help:  ## this list
	@sed -n 's/^\([a-z%-]*\):[^#]*## /\1\t/p' $(MAKEFILE_LIST) | while IFS="$$(printf '\t')" read -r name what; do printf '  make %-22s %s\n' "$$name" "$$what"; done

# --- play ---------------------------------------------------------------------------------------

.PHONY: play
play: $(VENV)/.play  ## install what is missing, start the server, open the page (ARGS=--no-browser)
	@$(NPM)
	@$(BIN)/parlour play $(ARGS)

# --- set up -------------------------------------------------------------------------------------

$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Parlour needs Python 3.11 or newer: make PYTHON=python3.12 ..." >&2; exit 1; }
	@echo "Making $(VENV) ..."
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); \
		echo "Python's venv is missing; on Debian: apt-get install python3-venv" >&2; exit 1; }
	@$(PIP) install --upgrade 'pip>=25.1'
	@touch $@

# The page is built with the Node of this environment, installed once.
$(VENV)/.build: $(VENV)/.made pyproject.toml
	@$(PIP) install --no-compile --group build
	@touch $@

# Python compiles what is imported, and that is the smaller part of it. The page is built beside it, or later.
$(VENV)/.play: $(VENV)/.build
	@echo "Installing Parlour ..."
	@PARLOUR_PAGE=later $(PIP) install --no-compile --no-build-isolation --editable '.[server]'
	@touch $@

$(VENV)/.dev: $(VENV)/.play
	@echo "Installing what the checks need ..."
	@$(PIP) install --no-compile --group dev
	@touch $@

# Parlour itself is there: this installs what its extra asks for, built in isolation where it must be.
$(VENV)/.bench: $(VENV)/.play
	@$(PIP) install 'parlour[bench]'
	@touch $@

$(VENV)/.docs: $(VENV)/.dev
	@$(PIP) install --group docs
	@touch $@

# The page's packages, without the page: what writes its sources must not wait until they can be built.
MODULES := web/node_modules/.package-lock.json
$(MODULES): web/package-lock.json | $(VENV)/.build
	@$(NPM) ci --no-audit --no-fund --loglevel=error
# What lints, formats and generates.
TOOLS := $(MODULES) $(VENV)/.dev

$(VENV)/.examples: $(VENV)/.dev
	@$(PIP) install --group examples
	@touch $@

# What the page is made from changes often: built when it must be, known by a hash.
.PHONY: built
built: $(MODULES)
	@$(NPM)

.PHONY: page
page: built $(VENV)/.dev  ## build the page

# SERVER: where friends make tables. ADDRESS: where the site will be; previews show a picture if it is known.
.PHONY: site
site: page  ## build the page as a site/ for any static host (SERVER=https://... ADDRESS=https://...)
	@VITE_SERVER='$(patsubst %/,%,$(SERVER))' $(NPM) run --silent site
	@$(BIN)/python -m parlour.server.pages.site site $(ADDRESS)
	@echo "The page is in site/."

# In Debian, and as root or with sudo, they install themselves.
define installed
	@found() { $(2); }; found && exit 0; \
	if [ '$(4)' = no ] || ! command -v apt-get >/dev/null; then root=no; \
	elif [ "$$(id -u)" = 0 ]; then root=; \
	elif sudo -n true 2>/dev/null; then root='sudo -n'; \
	else root=no; fi; \
	if [ "$$root" != no ]; then \
		echo "Installing $(1) for the tests ..."; \
		export DEBIAN_FRONTEND=noninteractive; \
		$$root apt-get -qq update >/dev/null && \
		$$root apt-get -qq install --yes --no-install-recommends $(3) >/dev/null; \
	fi; \
	found || { \
		echo "Some tests need $(1), which is not here. On Debian:" >&2; \
		echo "    sudo apt-get install $(3)" >&2; $(5) exit 1; }
endef

.PHONY: browser
browser:
	$(call installed,Chromium,command -v '$(CHROMIUM)' >/dev/null,$(HEADLESS),$(if $(filter $(HEADLESS),$(CHROMIUM)),,no),\
		echo "Is it elsewhere?  make test CHROMIUM=/path/to/chromium" >&2; \
		echo "Do without it?    make test-without-browser" >&2;)

# Without them the tests that need them are skipped, and say why.
.PHONY: servers
servers:  ## install PostgreSQL and Redis, for the tests of several workers
	$(call installed,PostgreSQL and Redis,command -v redis-server >/dev/null && \
		{ command -v initdb || ls /usr/lib/postgresql/*/bin/initdb; } >/dev/null 2>&1,\
		postgresql redis-server,,exit 0;)

.PHONY: browsers
browsers:
	$(call installed,Firefox,command -v firefox-esr firefox >/dev/null,firefox-esr)
	$(call installed,WebKit,command -v WebKitWebDriver >/dev/null && command -v Xvfb >/dev/null,webkit2gtk-driver xvfb)

# --- write --------------------------------------------------------------------------------------

.PHONY: new-game
new-game: $(TOOLS)  ## write the skeleton of a new game, which can be played (NAME=golf)
	@$(BIN)/python scripts/new_game.py $(NAME)
	@$(MAKE) --no-print-directory generate format ONLY=src/games/$(NAME)

# --- test ---------------------------------------------------------------------------------------

.PHONY: test
test: page browser servers test-page  ## the tests: Python, doctests, the page's, and in a real browser
	@$(PYTEST)

.PHONY: test-long
test-long: page browser servers test-page $(VENV)/.docs $(VENV)/.examples  ## the same, and more cases of some of them
	@$(PYTEST) -m 'not sizes and not browsers'

.PHONY: test-without-browser
test-without-browser: page servers test-page  ## those that need no browser
	@$(PYTEST) -m 'not browser and not sizes and not browsers and not long'

OLDEST := build/oldest
QUICK := tests/core tests/games tests/server/tables tests/terminal/test_plain.py \
	tests/cli/test_cli.py tests/cli/test_light.py tests/cli/test_misuse.py tests/cli/test_record.py
.PHONY: test-oldest
test-oldest: page  ## the quick tests, with the oldest packages that pyproject.toml allows
	@$(PIP) install uv
	@$(BIN)/uv venv --quiet --clear --python $(BIN)/python $(OLDEST)
	@$(BIN)/uv pip install --quiet --python $(OLDEST) --resolution lowest-direct \
		'.[terminal,push,redis,postgresql]'
	@$(BIN)/uv pip install --quiet --python $(OLDEST) --group dev
	@$(OLDEST)/bin/pytest -n auto -o filterwarnings=default $(QUICK)

.PHONY: test-page
test-page: built
	@$(NPM) run --silent test

.PHONY: test-sizes
test-sizes: page browser  ## every position of the games in windows of every size (ONLY=mojo-8)
	@$(BIN)/pytest -n auto --maxprocesses 8 -o faulthandler_timeout=3600 -m sizes $(if $(ONLY),-k $(ONLY)) tests/browser

.PHONY: test-browsers
test-browsers: page browsers  ## the page in Firefox and in WebKit
	@$(BIN)/pytest -m browsers tests/browser/sizes/test_browsers.py

$(VENV)/.cuda: $(VENV)/.dev
	@$(PIP) install 'parlour[cuda]'
	@touch $@

.PHONY: test-gpu
test-gpu: $(VENV)/.cuda  ## the rules on a GPU against those on the processor (compiles them where there is none)
	@$(BIN)/pytest tests/gpu/compiled.py
	@if $(BIN)/python -c 'import sys; from numba import cuda; sys.exit(not cuda.is_available())'; \
		then $(BIN)/pytest tests/gpu/on_device.py; else echo "There is no GPU: compiled, not run."; fi

# What is in the folders of the tests and is no test.
TOOL := PYTHONPATH=tests $(BIN)/python -m

# What each of them does, and what it found: docs/reliability.md.
.PHONY: drills
drills: drill-kills drill-workers drill-cuts drill-secrets drill-frames drill-http drill-order drill-doors  ## all the drills below, one after the other: hours

.PHONY: drill-kills
drill-kills: page  ## kill a server with an SQLite file in the middle of games, and count every action (KILLS=1000)
	@$(TOOL) server.drills.kills kills $(or $(KILLS),1000)

.PHONY: drill-workers
drill-workers: page servers  ## the same with two workers, PostgreSQL and Redis (KILLS=1000)
	@$(TOOL) server.drills.kills workers $(or $(KILLS),1000)

.PHONY: drill-cuts
drill-cuts: page servers  ## crash PostgreSQL and Redis, or cut them off, in the middle of games (CUTS=200)
	@$(TOOL) server.drills.kills cuts $(or $(CUTS),200)

.PHONY: drill-secrets
drill-secrets: page  ## compare what tables tell that differ only in what is hidden (PAIRS=100000)
	@$(TOOL) server.drills.pairs $(or $(PAIRS),100000)

.PHONY: drill-frames
drill-frames: page  ## malformed frames through real sockets (FRAMES=1000000)
	@$(TOOL) server.drills.malformed $(or $(FRAMES),1000000)

.PHONY: drill-http
drill-http: page  ## Schemathesis asks for everything over HTTP (EXAMPLES=500)
	@$(TOOL) server.drills.fuzz_http $(or $(EXAMPLES),500)

.PHONY: drill-order
drill-order: page  ## people come, play, leave and come back in any order that Hypothesis thinks of
	@$(BIN)/pytest -n 0 -q -m long tests/server/drills/test_any_order.py

.PHONY: drill-doors
drill-doors: page  ## how people fare while somebody attacks the server; leave the machine alone (SECONDS=15)
	@$(TOOL) server.measures.doors --seconds $(or $(SECONDS),15)

.PHONY: upgrade
upgrade: page  ## run an old server out of the history, stop it in the middle of games, and play on with this one
	@$(BIN)/pytest -n 0 -m long tests/old/test_upgrade.py

.PHONY: test-rules
test-rules: page  ## a million steps of each game in Python and in JavaScript, compared (STEPS=...)
	@$(TOOL) javascript.compare $(STEPS)

.PHONY: test-pad
test-pad: page  ## the score pad's arithmetic and the rules' own, on random rounds (ROUNDS=10000 of each kind)
	@PAD_ROUNDS=$(or $(ROUNDS),10000) $(NPM) run --silent test -- --testTimeout=0 src/pad

.PHONY: contact-sheets
contact-sheets: page browser  ## pictures of the games' positions in windows of every size (ONLY=mojo-8)
	@$(TOOL) browser.sizes.contact_sheets $(ONLY)

# --- check --------------------------------------------------------------------------------------

# New here, all processes of the tests would compile the same Python files at once: one does before,
# while others check.
$(VENV)/.collected: $(VENV)/.dev | built
	@$(BIN)/pytest --collect-only -qq >/dev/null
	@touch $@

.PHONY: check
# What takes longest begins first.
check:  ## all that a change must pass: format, lint, types, tests, ...
	@$(MAKE) --no-print-directory --jobs=2 browser servers test-page types $(VENV)/.collected lint generated test

.PHONY: lint
lint: $(TOOLS)
	@$(BIN)/ruff format --check
	@$(BIN)/ruff check
	@$(NPM) run --silent check:format
	@$(NPM) run --silent check:lint

.PHONY: types
types: $(TOOLS)
	@$(BIN)/mypy
	@$(NPM) run --silent check:types

.PHONY: generated
generated: $(TOOLS)
	@$(NPM) run --silent check:generated
	@$(BIN)/python docs/generate.py --check

.PHONY: generate
generate: $(TOOLS)  ## write anew what is made from other files: the page's types, docs/protocol.md
	@$(NPM) run --silent generate
	@$(BIN)/python docs/generate.py

.PHONY: pictures
pictures: page browser  ## take the pictures of the documentation and of links anew
	@$(TOOL) browser.sizes.pictures
	@$(TOOL) browser.sizes.afterwards
	@$(TOOL) browser.sizes.previews

.PHONY: format
format: $(TOOLS)  ## put the sources into their standard form (ONLY=src/games/golf of the page's)
	@$(BIN)/ruff format
	@$(BIN)/ruff check --fix
	@$(NPM) exec -- prettier --write --log-level warn $(or $(ONLY),.)

# --- and more -----------------------------------------------------------------------------------

.PHONY: bench
bench: $(VENV)/.bench  ## measure random play and search beside their peers
	@$(BIN)/parlour bench $(ARGS)

.PHONY: learn
learn: $(VENV)/.examples  ## learn to beat random play, an example for learners (GAME=uno ARGS="--seats 4")
	@$(BIN)/python examples/ppo.py $(or $(GAME),mushi) $(ARGS)

.PHONY: load
load: page  ## how many tables a server carries (ARGS="--tables 1000 --every 2"; ARGS=--help)
	@$(TOOL) server.measures.load $(ARGS)

.PHONY: compare-servers
compare-servers: page  ## measure the server beside one of boardgame.io (ARGS="--tables 500"; ARGS=--help)
	@$(TOOL) server.measures.compare_servers $(ARGS)

measure-%: page  ## measure one thing more: bus, doors, latency, long_logs, workers (ARGS=...)
	@$(TOOL) server.measures.$* $(ARGS)

measure-local: page browser  ## how fast whole games are in a browser alone (ARGS="--slow 4 mojo")
	@$(TOOL) browser.offline.speed $(ARGS)

.PHONY: docs
docs: page $(VENV)/.docs  ## build the documentation as a site, for any static host (INTO=build/docs)
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet --site-dir $(abspath $(or $(INTO),build/docs))

.PHONY: dist
dist: page  ## build what others install: a wheel and a source distribution, in dist/
	@$(BIN)/python -m hatchling build

.PHONY: npm
npm: page  ## pack the rules for JavaScript as build/npm/parlour-rules-*.tgz
	@rm -rf build/npm
	@$(NPM) run --silent package

.PHONY: soak
soak: $(VENV)/.play  ## a million random games of each game, every card counted (GAMES=...)
	@$(BIN)/python -m parlour.arena.soak --games $(or $(GAMES),1000000)

.PHONY: review-check
review-check: $(VENV)/.play  ## how far looks back can be trusted: the numbers of docs/review.md (GAMES=1000 ONLY=mojo)
	@$(BIN)/python -m parlour.bots.review.checking --games $(or $(GAMES),1000) $(addprefix --only ,$(ONLY))

.PHONY: clean
clean:  ## remove all that was installed or built here
	rm -rf $(VENV) dist build site web/node_modules src/parlour/art src/parlour/server/static
	rm -rf .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find src tests -name __pycache__ -prune -exec rm -rf {} +
