# make run   draws the map of the example app
# make test  runs every test
# make docs  draws the README's picture anew, builds the reference of NavGraph in out/docs
# They install what is missing first, see scripts/setup.sh.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c

EXAMPLE ?= Examples/Shop

.PHONY: run test docs clean bench fuzz

run:
	@flags="$$(scripts/setup.sh)"; \
	swift build -c release --product navviz $$flags; \
	tool="$$(swift build -c release --show-bin-path $$flags)/navviz"; \
	mkdir -p out; \
	"$$tool" map $(EXAMPLE) -o out/map.svg -q; \
	echo; \
	"$$tool" map $(EXAMPLE); \
	echo; \
	echo "The picture is out/map.svg: open it in a browser."

test:
	@flags="$$(scripts/setup.sh)"; \
	swift build --build-tests $$flags; \
	swift test $$flags

docs:
	@flags="$$(scripts/setup.sh)"; \
	swift build --product navviz $$flags; \
	"$$(swift build --show-bin-path $$flags)/navviz" map Examples/Shop -o docs/pictures/shop.svg; \
	scripts/reference.sh out/docs $$flags

# Ratios taken in one run; APPS="folder …" adds real apps to the made-up one.
bench:
	@flags="$$(scripts/setup.sh)"; \
	swift build -c release --product navviz $$flags; \
	python3 Benchmarks/run.py "$$(swift build -c release --show-bin-path $$flags)/navviz" $(APPS)

# Breaks files at random, which must neither crash nor hang; INPUTS="folder …" adds real apps, SEED and RUNS vary it.
SEED ?= 1
RUNS ?= 200
fuzz:
	@flags="$$(scripts/setup.sh)"; \
	swift build -c release --product navviz $$flags; \
	python3 Fuzzing/run.py "$$(swift build -c release --show-bin-path $$flags)/navviz" --seed $(SEED) --runs $(RUNS) \
	  $(EXAMPLE) Examples/Maps/*.json Examples/Hierarchies/*.txt $(INPUTS)

clean:
	rm -rf .build out
