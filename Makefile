# make play: the games in the browser.  make test: everything that tests need, then all tests on both builds.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -q
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.md' -o -name '*.json') setup.py pyproject.toml

.PHONY: play test browser programs native lint client assets bench clean

play: $(VENV)/native
	$(BIN)/aegean serve

test: $(VENV)/tests programs lint
	$(BIN)/python -m pytest -n 2 --dist worksteal -m "not long" tests
	AEGEAN_BUILD=interpreted PYTHONPATH=src $(BIN)/python -m pytest -n 2 --dist worksteal tests --ignore tests/browser --ignore tests/server

browser: $(VENV)/tests programs
	$(BIN)/python -m pytest tests/browser

# A browser and a database server for the tests that need them; where they cannot be had, those tests are skipped.
programs:
	@if ! command -v chromium >/dev/null || ! ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1; then \
		(apt-get -qq update && apt-get -qq install -y --no-install-recommends chromium postgresql) \
		|| echo "Chromium or PostgreSQL could not be installed: tests that need them will be skipped."; fi

native: $(VENV)/native

lint: $(VENV)/tests client
	$(BIN)/ruff check . && $(BIN)/ruff format --check . && $(BIN)/mypy

# Lint and unit tests of the browser client; the client itself needs no Node.js.
client:
	@if command -v npm >/dev/null && npm install --silent --no-audit --no-fund; then \
		npm run --silent lint && npm run --silent test; \
		else echo "No Node.js, or its packages cannot be had: lint and unit tests of the client are skipped."; fi

bench: $(VENV)/native
	$(BIN)/aegean bench

assets:
	$(BIN)/python tools/assets.py

clean:
	rm -rf $(VENV) build node_modules

$(VENV)/tools: constraints.txt pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(PIP) install -U -c constraints.txt setuptools wheel "mypy[mypyc]" librt
	touch $@

$(VENV)/native: $(VENV)/tools $(SOURCES)
	$(PIP) install -c constraints.txt --no-build-isolation ".[server]"
	touch $@

$(VENV)/tests: $(VENV)/tools $(SOURCES)
	$(PIP) install -c constraints.txt --no-build-isolation ".[test]"
	touch $@ $(VENV)/native
