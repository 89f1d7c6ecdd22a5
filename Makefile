# make run   draws the map of the example app
# make test  runs every test
# Both install what is missing first, see scripts/setup.sh.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c

# The example to draw: the app's sources, else its map.
EXAMPLE ?= $(firstword $(wildcard Examples/Shop Examples/Maps/shop.json))

.PHONY: run test clean

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

clean:
	rm -rf .build out
