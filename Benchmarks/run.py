#!/usr/bin/env python3
"""Measures navviz against its yardsticks and prints ratios, all taken in one run.

usage: run.py NAVVIZ [APP-FOLDER …]

Every figure is the best of several tries, so that other work on the machine disturbs less.
"""

import os
import re
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import generate  # noqa: E402

TOOL = os.path.abspath(sys.argv[1])


def seconds(command, tries=3, stdout=subprocess.DEVNULL):
    best = float("inf")
    for _ in range(tries):
        start = time.perf_counter()
        subprocess.run(command, stdout=stdout, stderr=subprocess.DEVNULL, check=False)
        best = min(best, time.perf_counter() - start)
    return best


def parser_alone(folder):
    text = subprocess.run(
        [TOOL, "--dump", "parse", folder], capture_output=True, text=True, check=True).stdout
    return sum(int(ms) for ms in re.findall(r"(\d+) ms", text)) / 1000


def row(what, value, limit, unit="×", below=True):
    good = value <= limit if below else value >= limit
    sign = "≤" if below else "≥"
    print(f"| {what} | {value:.2f} {unit} | {sign} {limit} {unit} | {'yes' if good else 'NO'} |")


def importer(name, folder):
    lines = sum(
        open(os.path.join(d, f), "rb").read().count(b"\n")
        for d, _, files in os.walk(folder) for f in files if f.endswith(".swift"))
    base = [TOOL, "map", folder, "-q", "--no-cache", "-f", "json", "-o"]
    full, quick = os.path.join(WORK, "full.json"), os.path.join(WORK, "quick.json")
    parse = one = two = float("inf")
    for _ in range(4):  # in turn, so that a slow minute of the machine is slow for all
        parse = min(parse, parser_alone(folder))
        one = min(one, seconds(base + [full, "--no-index", "--jobs", "1"], 1))
        two = min(two, seconds(base + [full, "--no-index", "--jobs", "2"], 1))
    indexed = seconds(base + [quick, "--jobs", "2"])
    row(f"{name}, {lines} lines: `--no-index`, one core, over SwiftParser alone", one / parse, 1.3)
    row(f"{name}: one core over two", one / two, 1.7, below=False)
    row(f"{name}: `--no-index` over the index, two cores", two / indexed, 1.3, below=False)
    same = open(full, "rb").read() == open(quick, "rb").read()
    print(f"| {name}: same graph with the index | {'yes' if same else 'no'} | yes | {'yes' if same else 'NO'} |")


def pictures():
    path, dot = os.path.join(WORK, "map.json"), os.path.join(WORK, "map.dot")
    generate.graph(path, 500)
    subprocess.run([TOOL, "map", path, "-q", "-f", "dot", "-o", dot], check=False)
    ours = seconds([TOOL, "map", path, "-q", "-f", "svg", "-o", os.path.join(WORK, "map.svg")])
    row("SVG of 500 screens over `dot -Tsvg` on the same map's DOT", ours / seconds(["dot", "-Tsvg", dot]), 1.2)


def trees():
    large, small = os.path.join(WORK, "large.txt"), os.path.join(WORK, "small.txt")
    generate.dump(large, 100_000)
    generate.dump(small, 8)
    row("`navviz tree` of 100,000 controllers", seconds([TOOL, "tree", large]), 1, "s")
    start = seconds([TOOL, "tree", small], 30)
    row("start-up of `navviz tree` on a small dump over `dot -V`", start / seconds(["dot", "-V"], 30), 3)


with tempfile.TemporaryDirectory() as WORK:
    print("| what | measured | limit | within |\n|---|---|---|---|")
    generate.app(os.path.join(WORK, "app"), 160_000)
    importer("made-up app", os.path.join(WORK, "app"))
    for folder in sys.argv[2:]:
        importer(os.path.basename(os.path.abspath(folder)), folder)
    pictures()
    trees()
