# Everything builds on `make setup`, which needs Python 3.11 to 3.15, pip and make. `make help` lists the rest.

SHELL  := /bin/bash
VENV   := .venv
BIN    := $(VENV)/bin
STAMP  := $(VENV)/.ready

# The first Python here that Inlay supports; PYTHON=... chooses another.
PYTHON ?= $(shell for p in python3 python3.15 python3.14 python3.13 python3.12 python3.11; do \
	"$$p" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 15))' 2>/dev/null && echo "$$p" && break; done)

# CUDA major version: what the GPU's driver can load (12 before driver 580), 13 where there is no GPU.
DRIVER := $(shell nvidia-smi --query-gpu=driver_version --format=csv,noheader 2>/dev/null | head -n 1 | cut -d. -f1)
CUDA   ?= $(shell [ -n "$(DRIVER)" ] && [ "$(DRIVER)" -lt 580 ] 2>/dev/null && echo 12 || echo 13)
CUPY   := $(if $(DRIVER),$(if $(filter 12,$(CUDA)),gpu12,gpu),cu$(CUDA))

# Processes of tests and examples start 0.4 s sooner where an earlier one kept the bytecode.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help setup demo test thorough matrix quick versions lint format gpu bench docs site look release pandas-suite clean

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: $(STAMP) ## Make .venv with everything pinned in constraints.txt (again only when a pin changes)

$(STAMP): pyproject.toml constraints.txt
	@[ -n "$(PYTHON)" ] || { echo "Inlay needs Python 3.11 to 3.15; none found. Name one: make setup PYTHON=/path/to/python3.12" >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)
	@$(if $(filter 12,$(CUDA)),sed '/^# CUDA 13/Q',cat) constraints.txt > $(VENV)/constraints.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint $(VENV)/constraints.txt --editable '.[dev,$(CUPY)]'
	@touch $@

demo: setup ## Run the main jobs on 336,776 real flights and a year of weather, on the GPU if there is one
	$(BIN)/python examples/pandas_unchanged.py
	@echo
	$(BIN)/python examples/flights.py
	@echo
	$(BIN)/python examples/flights_rows.py
	@echo
	$(BIN)/python examples/flights_parquet.py
	@echo
	$(BIN)/python examples/weather.py
	@echo
	$(BIN)/python examples/matrix_profile.py
	@echo
	$(BIN)/python examples/flights_polars.py
	@echo
	$(BIN)/python examples/flights_duckdb.py
	@echo
	$(BIN)/python examples/flights_dask.py

test: setup ## Run every test that this machine can run, on all cores (PYTEST='-k corpus' narrows it)
	INLAY_STAGE_DIR=$(CURDIR)/.stages $(BIN)/python -m pytest -n auto --dist worksteal $(PYTEST)

thorough: setup ## Run every test with all of its cases: half an hour (UDF_BUDGET=10 makes ten times as many)
	UDF_BUDGET=$${UDF_BUDGET:-1} $(BIN)/python -m pytest -n auto --dist worksteal $(PYTEST)

matrix: setup ## Run the conformance matrix (30 minutes on one core) and write its table, docs/supported.md, udf/bind/evidence.txt
	$(BIN)/python -m tests.support.matrix

quick: setup ## Run one case of every test that takes milliseconds: under a minute
	$(BIN)/python -m pytest -n auto --dist worksteal --quick -q $(PYTEST)

versions: ## Run the quick tests on the oldest and newest Python, Numba, NumPy, pandas and pyarrow that are supported
	.ci/versions

lint: setup ## Check format, style, types and imports
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/clang-format --dry-run --Werror $(wildcard kernels/*.cuh)
	$(BIN)/python -m pytest --quiet tests/contracts/test_imports.py tests/contracts/test_layout.py tests/contracts/test_english.py

format: setup ## Rewrite Python and C++ in the house format
	$(BIN)/ruff check --fix-only --exit-zero .
	$(BIN)/ruff format .
	$(BIN)/clang-format -i $(wildcard kernels/*.cuh)

gpu: setup ## Run the tests that need a GPU
	$(BIN)/python -m pytest tests/gpu $(PYTEST)

bench: setup ## Measure us and our peers into benchmarks/results, and write docs/benchmarks.md (BENCH='--quick' for a look)
	$(BIN)/python -m benchmarks $(BENCH)
	$(if $(BENCH),,$(BIN)/python -m benchmarks report)

docs: setup ## Run every code block of README and docs
	$(BIN)/python -m pytest tests/contracts/test_docs.py

SITE := build/site

$(VENV)/.site: $(STAMP)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint $(VENV)/constraints.txt --editable '.[site]'
	@touch $@

site: $(VENV)/.site ## Build the site of docs/ into build/site: code blocks run, warnings are errors, every link is checked
	$(BIN)/python -m pytest --quiet -n auto tests/contracts/test_docs.py
	$(BIN)/python -m sphinx --builder html --fresh-env --fail-on-warning --keep-going --quiet --doctree-dir build/doctrees docs $(SITE)
	$(BIN)/python docs/check_links.py $(SITE)
	@echo "$(SITE)/index.html"

look: site ## Take pictures of the site in headless Chromium (wide, phone, light, dark) into build/screenshots; try its search
	$(BIN)/python docs/look.py $(SITE)

release: setup ## Build the release into dist/, check it in an empty environment, print the checklist; upload nothing
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint $(VENV)/constraints.txt --editable '.[release]'
	$(BIN)/python .ci/release.py

SUITE ?= apply series.methods.test_map frame.methods.test_map window groupby

pandas-suite: setup ## Run pandas' own tests of functions with udf.pandas installed (SUITE=apply narrows it)
	$(BIN)/python -m pytest -n auto -q -c /dev/null --rootdir /tmp -p no:cacheprovider -p tests.support.pandas_suite \
		-k "not numba and not jit" --pyargs $(addprefix pandas.tests.,$(SUITE))

clean: ## Remove .venv and what tools left behind
	rm -rf $(VENV) .stages .versions build dist .pytest_cache .ruff_cache .mypy_cache .hypothesis
