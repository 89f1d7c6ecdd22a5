#!/usr/bin/env python3
"""Breaks files at random and gives them to navviz, which must neither crash nor hang.

usage: run.py NAVVIZ [--runs N] [--seed N] [--keep FOLDER] INPUT…

An INPUT is a folder with Swift files and storyboards, or a graph (.json), a DOT file or a dump (.txt). Each run breaks one
file of one input; a folder is copied first, so nothing given is changed. The same seed breaks the same
files in the same way. What failed stays in the folder that --keep names, with the command that shows it.

A run fails when navviz ends by a signal, takes longer than 60 seconds, ends with an exit code other than
0, 1 and 2, says nothing on failure, or when the map of a broken folder differs with and without the index.
"""

import argparse
import os
import random
import shutil
import subprocess
import sys
import tempfile

LIMIT = 60  # seconds
PIECES = [
    b"{", b"}", b"(", b")", b"[", b"]", b"<", b">", b'"', b'"""', b"'", b"/*", b"*/", b"//", b"\\(", b"#if A\n",
    b"#else\n", b"#endif\n", b"@", b"`", b"\\", b"\x00", b"\xff\xfe", b"\xf0\x9f\xa7\xad", b"\xe2\x80\xae", b"\r",
    b"<<<<<<< HEAD\n", b"=======\n", b">>>>>>> other\n", b"case ", b"struct ", b"func ", b"extension ", b"...", b"->",
    b"{" * 300, b"(" * 300, b"[" * 300, b"!" * 300, b"if true {\n" * 200, b"a." * 500, b"0" * 5000,
    b"<view>" * 1200, b"</scene>", b"<scene>", b"<!--", b"]]>", b"&x;", b"<!DOCTYPE x>", b'id="a" ', b"destination=",
]


def broken(data, dice):
    """A few edits: pieces put in, taken out, doubled, swapped, cut off."""
    data = bytearray(data)
    for _ in range(dice.choice([1, 1, 2, 3, 8])):
        size = len(data)
        a, b = sorted((dice.randint(0, size), dice.randint(0, size)))
        b = min(b, a + dice.choice([1, 4, 40, 400]))
        edit = dice.randrange(7)
        if edit == 0:
            data[a:a] = dice.choice(PIECES)
        elif edit == 1:
            del data[a:b]
        elif edit == 2:
            data[a:a] = data[a:b] * dice.choice([1, 2, 50])
        elif edit == 3 and size:
            c = dice.randint(0, size)
            data[c:c] = data[a:b]
        elif edit == 4:
            del data[a:]
        elif edit == 5 and a < size:
            data[a] = dice.randrange(256)
        else:
            data[a:b] = dice.choice(PIECES)
    return bytes(data)


def source_files(folder):
    found = []
    for place, folders, files in os.walk(folder):
        folders[:] = sorted(f for f in folders if not f.startswith("."))
        found += [os.path.join(place, f) for f in sorted(files) if f.endswith((".swift", ".storyboard", ".xib"))]
    return found


def fault(command, outcome):
    """What is wrong with how a command ended; None when nothing is."""
    if outcome is None:
        return f"took more than {LIMIT} seconds"
    if outcome.returncode < 0:
        return f"ended by signal {-outcome.returncode}"
    if outcome.returncode not in (0, 1, 2):
        return f"ended with exit code {outcome.returncode}"
    if outcome.returncode == 2 and not outcome.stderr.strip():
        return "failed without a word"
    return None


def run(command):
    try:
        return subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, timeout=LIMIT)
    except subprocess.TimeoutExpired:
        return None


def commands(tool, path):
    if os.path.isdir(path):
        base = [tool, "map", path, "--no-cache", "-f", "json"]
        return [base, base + ["--no-index"]]
    if path.endswith(".txt"):
        return [[tool, "tree", path], [tool, "tree", path, "-f", "json"]]
    return [[tool, "map", path, "-f", form] for form in ("json", "text", "dot", "svg")]


def check(tool, path):
    """The first fault of the commands for an input, and the command that shows it."""
    results = []
    for command in commands(tool, path):
        outcome = run(command)
        wrong = fault(command, outcome)
        if wrong:
            return wrong, command
        results.append(outcome.stdout)
    if os.path.isdir(path) and len(set(results)) > 1:
        return "the map differs with and without the index", commands(tool, path)[1]
    return None


def main():
    options = argparse.ArgumentParser()
    options.add_argument("tool")
    options.add_argument("inputs", nargs="+")
    options.add_argument("--runs", type=int, default=200)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--keep", default="out/fuzz")
    chosen = options.parse_args()
    tool = os.path.abspath(chosen.tool)
    dice = random.Random(chosen.seed)
    failures = 0
    with tempfile.TemporaryDirectory() as work:
        copies = []
        for index, source in enumerate(chosen.inputs):
            copy = os.path.join(work, str(index), os.path.basename(os.path.abspath(source)))
            if os.path.isdir(source):
                shutil.copytree(source, copy, symlinks=True)
            else:
                os.makedirs(os.path.dirname(copy))
                shutil.copy(source, copy)
            copies.append(copy)
        for number in range(chosen.runs):
            copy = dice.choice(copies)
            files = source_files(copy) if os.path.isdir(copy) else [copy]
            if not files:
                sys.exit(f"{copy}: no Swift file")
            target = dice.choice(files)
            with open(target, "rb") as file:
                whole = file.read()
            with open(target, "wb") as file:
                file.write(broken(whole, dice))
            found = check(tool, copy)
            if found:
                failures += 1
                place = os.path.join(chosen.keep, f"{chosen.seed}-{number}")
                shutil.rmtree(place, ignore_errors=True)
                os.makedirs(place)
                shutil.copy(target, place)
                words = [w.replace(copy, os.path.basename(copy)) for w in found[1]]
                print(f"run {number}: {found[0]}\n  {' '.join(words)}\n  broken file: {place}/{os.path.basename(target)}"
                      f" (was {os.path.relpath(target, copy) if os.path.isdir(copy) else os.path.basename(target)})")
            with open(target, "wb") as file:
                file.write(whole)
    print(f"{chosen.runs} runs, {failures} failed")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
