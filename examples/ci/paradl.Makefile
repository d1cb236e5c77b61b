# For the Makefile of an ontology project; in one made with the Ontology Development Kit, append it to
# src/ontology/ODK-PROJECT.Makefile and leave out the first line.
PARADL_SRC ?= $(SRC)
PARADL_KNOWN ?= paradl-known.json
PARADL_OPTIONS ?= --timeout 600

.PHONY: paradl_check paradl_baseline

paradl_check: ## fails on conflicts that are not in $(PARADL_KNOWN)
	@mkdir -p reports && rm -f reports/paradl.xml
	paradl check $(PARADL_SRC) $(PARADL_OPTIONS) $(if $(wildcard $(PARADL_KNOWN)),--baseline $(PARADL_KNOWN)) \
		--format junit --output reports/paradl.xml --force

paradl_baseline: ## what is in conflict now is known from now on
	paradl check $(PARADL_SRC) $(PARADL_OPTIONS) --format json --output $(PARADL_KNOWN) --force; [ $$? -le 1 ]

test: paradl_check
