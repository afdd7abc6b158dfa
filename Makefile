# Every check has one name; .ci/run calls these and nothing else.

UV ?= $(shell uv --version >/dev/null 2>&1 && echo uv || echo python3 -m uv)
RUN := $(UV) run
WORKERS ?= $(shell echo $$(( $$(nproc 2>/dev/null || echo 2) + 1 )))  # one more than cores: tests of servers mostly wait

.PHONY: help install lint format types imports trace test test-long platform pages pages-long protocol web web-checks wheels first-hour browser docs bench compiled determinism check ci interpreters pins export clean

help:          ## list the targets
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/: *[a-z ]*##/\t/' | expand -t 14

install:       ## create or update .venv with everything a developer needs
	$(UV) sync --compile-bytecode  # so that the first start is as quick as the next

lint:          ## ruff: rules and formatting
	$(RUN) ruff check
	$(RUN) ruff format --check

format:        ## let ruff repair what it can
	$(RUN) ruff check --fix
	$(RUN) ruff format

types:         ## mypy --strict on sources, tests and scripts
	$(RUN) mypy

imports:       ## who may import whom
	$(RUN) lint-imports

trace:         ## every clause, ruling and option has its code and its tests
	$(RUN) everfree rules trace
	$(RUN) everfree rules trace --rulings
	$(RUN) everfree rules trace --editions

test:          ## the test suite without the browser, on all cores
	$(RUN) pytest -n $(WORKERS) --dist worksteal -m "not long" $(ARGS)

platform:      ## the tests of the server on PostgreSQL and NATS
	bash scripts/services
	$(RUN) pytest -n $(WORKERS) --dist worksteal -m "not long" --platform tests/server $(ARGS)

test-long:     ## the tests that go over every card and many seeds
	$(RUN) pytest -n $(WORKERS) --dist worksteal -m long $(ARGS)

pages:         ## the tests in the browser that CI runs, after `make web`
	$(RUN) pytest -n auto --dist worksteal -m "not long" tests/browser $(ARGS)

pages-long:    ## the other tests in the browser: more windows, languages and games, timings
	$(RUN) pytest -n auto --dist worksteal -m long tests/browser $(ARGS)

protocol:      ## the browser's types, from the messages of the server
	$(RUN) python scripts/typescript.py $(ARGS)

web:           ## the browser's table, built into the Python package; needs Node 20.19
	cd web && npm ci --no-fund --no-audit && npm run build

web-checks:    ## lint, types and tests of the browser's table, after `make web`
	cd web && npm run lint && npm run check && npm test

wheels:        ## dist: the sdist, the pure wheel and one with the compiled engine for each Python here, after `make web`
	$(RUN) python -m scripts.wheels $(ARGS)

first-hour:    ## the first hour of four readers with the wheels in dist: docs/reports/first-hour.md
	$(RUN) python -m scripts.first_hour --report docs/reports/first-hour.md $(ARGS)

browser:       ## long checks and looks in the browser: ARGS="games", friends, layout, look, sheet, film, speed, slap-speed
	$(RUN) python -m scripts.browser $(or $(ARGS),games)

docs:          ## the docs with the annotated rules, as a site: build/docs/html
	$(RUN) python -m scripts.pages

bench:         ## keep the speed of this version: docs/reports/bench/VERSION.json and docs/reports/bench.md
	$(RUN) python scripts/bench.py $(ARGS)

compiled:      ## .compiled: a second environment with the engine compiled by mypyc
	$(RUN) python scripts/compiled.py $(ARGS)

determinism:   ## 300 random games end alike on every Python, plain and compiled
	$(RUN) python scripts/compiled.py
	newer=$$($(RUN) python scripts/interpreters.py 3.13) || exit 0; \
		$(RUN) python scripts/compiled.py --python $$newer --into .compiled-3.13
	$(RUN) python -m scripts.determinism --compiled .compiled --compiled .compiled-3.13 $(ARGS)

check: lint types imports trace test  ## all the fast checks

ci:            ## what a submission must pass
	bash .ci/run

interpreters:  ## the Pythons on this machine that can run Everfree
	@$(RUN) python scripts/interpreters.py

pins:          ## the resolved versions, for [tool.uv] in pyproject.toml
	@$(UV) lock --quiet --upgrade
	@$(UV) export --quiet --no-hashes --no-annotate --no-header --no-emit-project

export:        ## requirements.lock: the resolved versions with hashes, without addresses
	$(RUN) python scripts/requirements.py $(ARGS)

clean:         ## remove everything that can be made again
	rm -rf build .compiled* .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis .rules-proof.jsonl
	find src tests scripts -name __pycache__ -prune -exec rm -rf {} +
