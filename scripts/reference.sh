#!/usr/bin/env bash
# Builds the reference of the library NavGraph with DocC: reference.sh FOLDER [FLAG OF SWIFT BUILD…]
set -euo pipefail

folder="$1"
shift
docc="$(command -v docc || xcrun --find docc 2>/dev/null)" || {
  echo "reference: no 'docc' on PATH. It is part of Swift toolchains: https://www.swift.org/install" >&2
  exit 1
}

swift package "$@" dump-symbol-graph --minimum-access-level public >/dev/null
symbols="$(mktemp -d)"
trap 'rm -rf "$symbols"' EXIT
graphs="$(swift build "$@" --show-bin-path)/../symbolgraph"
cp "$graphs"/NavGraph.symbols.json "$graphs"/NavGraph@*.symbols.json "$symbols"

mkdir -p "$(dirname "$folder")"
# The style guide documents only the parameters that need it; DocC would list every other one.
"$docc" convert Sources/NavGraph/NavGraph.docc \
  --additional-symbol-graph-dir "$symbols" \
  --fallback-display-name NavGraph --fallback-bundle-identifier NavGraph \
  --diagnostic-level error --transform-for-static-hosting --output-path "$folder"
echo "The reference is $folder. Serve it to read it: python3 -m http.server -d $folder," \
  "then open http://localhost:8000/documentation/navgraph"
