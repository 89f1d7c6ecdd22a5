#!/usr/bin/env bash
# Installs what navviz needs besides a Swift toolchain: Graphviz's library and pkg-config.
# Writes flags for `swift build` to standard output, everything else to standard error.
set -euo pipefail

say() { echo "setup: $*" >&2; }

if ! command -v swift >/dev/null; then
  say "no 'swift' on PATH. Install a Swift toolchain, 6.1 or newer: https://www.swift.org/install"
  exit 1
fi

has_graphviz() { command -v pkg-config >/dev/null && pkg-config --exists libgvc libcgraph; }

as_root() {
  if [ "$(id -u)" -eq 0 ]; then
    "$@"
  elif command -v sudo >/dev/null; then
    sudo "$@"
  else
    say "not root, and there is no sudo"
    return 1
  fi
}

install_graphviz() {
  case "$(uname -s)" in
    Darwin)
      if ! command -v brew >/dev/null; then
        say "Homebrew is missing: https://brew.sh"
        return 1
      fi
      brew install graphviz pkg-config >&2
      ;;
    *)
      if ! command -v apt-get >/dev/null; then
        say "no apt-get here: install Graphviz's development files and pkg-config by hand"
        return 1
      fi
      local install=(apt-get install -y --no-install-recommends libgraphviz-dev pkg-config)
      export DEBIAN_FRONTEND=noninteractive
      as_root "${install[@]}" >&2 || { as_root apt-get update >&2 && as_root "${install[@]}" >&2; }
      ;;
  esac
}

if ! has_graphviz; then
  say "installing Graphviz's library and pkg-config"
  if ! install_graphviz || ! has_graphviz; then
    say "Graphviz could not be installed. Going on without it: pictures are laid out as trees."
    say "By hand: apt-get install libgraphviz-dev pkg-config, or brew install graphviz pkg-config"
    echo "--disable-default-traits"
  fi
fi
