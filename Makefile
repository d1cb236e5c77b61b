# Each target sets up what it needs. On a fresh machine: Python 3.11+ and a JDK 11+ are all it takes.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/$(if $(filter Windows_NT,$(OS)),Scripts,bin)
SOURCES := $(shell find java/core/src/main java/pom.xml java/core/pom.xml translations -type f)
OPENLLET := $(shell find java/openllet/src java/openllet/pom.xml -type f)
MVN := $(or $(shell command -v mvn),$(CURDIR)/java/mvnw) -q -B

.DEFAULT_GOAL := jars
.PHONY: jars demo test bench lint docs clean

jars: $(VENV)/.jars ## build the Java core into paradl/jars

demo: $(VENV)/.jars ## what ParaDL does, on examples
	-$(BIN)/paradl check examples/hospital/hospital.owl
	$(BIN)/paradl classify examples/penguins/penguins.ofn
	$(BIN)/paradl ask examples/penguins/penguins.ofn 'tweety Type: Flies' 'robin Type: Flies' 'tweety eats herring'

test: $(VENV)/.jars $(VENV)/.openllet ## everything: pytest, then JUnit
	$(BIN)/pytest
	cd java && $(MVN) verify

bench: $(VENV)/.jars $(VENV)/.openllet ## the table of times
	$(BIN)/python bench/bench.py

lint: $(VENV)/.installed ## style and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

docs: $(VENV)/.jars ## the documentation, in site/
	$(BIN)/pip install -q -e '.[docs]'
	$(BIN)/mkdocs build --strict

clean: ## back to a fresh clone
	rm -rf $(VENV) paradl/jars java/openllet/paradl_openllet/jars java/target java/*/target site dist

$(VENV)/.python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo 'paradl: Python 3.11 or newer is needed: install it, or name one, as in `make PYTHON=python3.12`' >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)
	@touch $@

# An editable install, which builds the jars too.
$(VENV)/.installed: $(VENV)/.python pyproject.toml hatch_build.py
	$(BIN)/pip install -q -e '.[dev]'
	@touch $@

$(VENV)/.jars: $(VENV)/.installed $(SOURCES)
	$(BIN)/python hatch_build.py
	@touch $@

$(VENV)/.openllet: $(VENV)/.jars $(OPENLLET)
	$(BIN)/pip install -q -e java/openllet
	@touch $@
