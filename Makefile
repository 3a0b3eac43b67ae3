# make play: the games in the browser.     make check: lint, types and the quick tests, for daily work.
# make docs: the documentation as a site.  make test: everything that tests need, then all tests on both builds.
# make gallery: pictures of all tables in all windows, to be looked at.
MAKEFLAGS += --jobs=2  # packages are fetched while the games are compiled
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -q
PYTEST := $(BIN)/python -m pytest -n 2 --dist worksteal
INTERPRETED := AEGEAN_BUILD=interpreted PYTHONPATH=src
QUICK := tests/project tests/draw tests/games tests/play tests/cli
SOURCES := $(shell find src/aegean -type f -not -path '*/__pycache__/*') setup.py pyproject.toml

.PHONY: play check test browser gallery programs native lint client docs spaces source bench assets clean

play: $(VENV)/server native
	$(BIN)/aegean serve

check: $(VENV)/test lint
	$(INTERPRETED) $(PYTEST) -m "not build" $(QUICK)

test: $(VENV)/test native programs lint
	$(PYTEST) -m "not long" tests
	$(INTERPRETED) $(PYTEST) -m "not build and not long" tests --ignore tests/browser --ignore tests/server

browser: $(VENV)/test native programs
	$(BIN)/python -m pytest tests/browser

gallery: $(VENV)/test native programs
	$(BIN)/python -m tests.browser.gallery

# A browser and a database server for the tests that need them; where they cannot be had, those tests are skipped.
programs:
	@if ! command -v chromium >/dev/null || ! ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1; then \
		(apt-get -qq update && apt-get -qq install -y --no-install-recommends chromium postgresql) \
		|| echo "Chromium or PostgreSQL could not be installed: tests that need them will be skipped."; fi

native: $(VENV)/native

lint: $(VENV)/test client
	$(BIN)/ruff check . && $(BIN)/ruff format --check . && $(BIN)/mypy

# Lint and unit tests of the browser client; the client itself needs no Node.js.
client:
	@if command -v npm >/dev/null && npm install --silent --no-audit --no-fund; then \
		npm run --silent lint && npm run --silent test; \
		else echo "No Node.js, or its packages cannot be had: lint and unit tests of the client are skipped."; fi

docs: $(VENV)/docs
	NO_MKDOCS_2_WARNING=1 PYTHONPATH=src $(BIN)/mkdocs build
	@echo "The site is at site/index.html"

# What every number of an observation and every action means: docs/spaces.
spaces: native
	$(BIN)/python -m aegean.adapters.spaces

source: $(VENV)/tools
	$(BIN)/python -m build --sdist --no-isolation -C quiet=true .

bench: native
	$(BIN)/aegean bench

assets:
	$(BIN)/python tools/assets.py

clean:
	rm -rf $(VENV) build dist site node_modules

$(VENV)/tools: constraints.txt pyproject.toml
	@echo "Installing into $(VENV): what builds the games"
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) install -U -c constraints.txt build setuptools wheel "mypy[mypyc]" librt babel fluent.runtime
	@touch $@

# What an extra needs, without Aegean itself.
$(VENV)/server $(VENV)/docs $(VENV)/test: $(VENV)/tools
	@echo "Installing into $(VENV): packages of others for $(@F)"
	@$(BIN)/python tools/requirements.py $(@F) | $(PIP) install -c constraints.txt -r /dev/stdin
	@touch $@

# Only compiled modules are taken over from an earlier build: a source that has moved must not stay behind.
$(VENV)/native: $(VENV)/tools $(SOURCES)
	@echo "Building the games: some minutes the first time"
	@rm -rf $(VENV)/wheel && mkdir -p build && find build -path 'build/lib*' -type f -not -name '*.so' -delete
	@$(BIN)/python -m build --wheel --no-isolation -C quiet=true --outdir $(VENV)/wheel .
	@$(PIP) install --no-deps --force-reinstall $(VENV)/wheel/*.whl
	@touch $@
