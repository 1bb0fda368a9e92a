#!/usr/bin/env python3
"""Plays a story with the app in a terminal, tmux(1), and draws its screens as SVG.

Usage: app_picture.py COLUMNS ROWS COMMAND STEP...

A step is see:WORDS, which waits until they are on the screen, key:NAME, type:WORDS or draw:FILE.
"""
import re
import subprocess
import sys
import tempfile
import time
from html import escape

CELL, LINE, MARGIN = 8.05, 18, 16
PAPER, PLAIN = "#1d2026", "#d5d9e0"
COLORS = ["#30353f", "#e5737f", "#8cc265", "#d8b25c", "#6d9eeb", "#c58ae6", "#5cc2c9", PLAIN]
BRIGHT = ["#7f8796", "#f0919b", "#a5d97f", "#ecca7a", "#8fb6f5", "#d7a6f2", "#7fdce2", "#ffffff"]
PATIENCE = 60


class Screen:
    """The command in a terminal of its own, in an empty home."""

    def __init__(self, columns, rows, command):
        self.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self.socket = f"{self.folder.name}/tmux"
        places = " ".join(
            f"VINYLCRATE_{name}={self.folder.name}/{name.lower()}" for name in ("DATA", "STATE", "CONFIG", "CACHE"))
        self.tmux("new-session", "-d", "-x", str(columns), "-y", str(rows),
                  f"env {places} VINYLCRATE_ONLINE=no sh -c '{command}'")
        self.tmux("set", "-g", "status", "off")

    def tmux(self, *words):
        return subprocess.run(
            ["tmux", "-f", "/dev/null", "-S", self.socket, *words], check=True, capture_output=True,
            text=True).stdout

    def perform(self, step):
        verb, _, words = step.partition(":")
        if verb == "see":
            self.wait(words)
        elif verb == "key":
            self.tmux("send-keys", words)
        elif verb == "type":
            self.tmux("send-keys", "-l", words)
        elif verb == "draw":
            with open(words, "w") as file:
                file.write(picture(self.tmux("capture-pane", "-e", "-p", "-N")))
        else:
            sys.exit(f"{step}: no step")

    def wait(self, words):
        until = time.monotonic() + PATIENCE
        while words not in self.tmux("capture-pane", "-p"):
            if time.monotonic() > until:
                sys.exit(f"{words!r} is not on the screen:\n{self.tmux('capture-pane', '-p')}")
            time.sleep(0.1)
        # What else belongs to the screen arrives with it, or soon after.
        time.sleep(0.5)

    def end(self):
        subprocess.run(["tmux", "-S", self.socket, "kill-server"], check=False)


class Style:
    """How text looks after the escape sequences that were read so far (ECMA-48, SGR)."""

    def __init__(self):
        self.reset()

    def reset(self):
        self.ink, self.paper = None, None
        self.bold = self.dim = self.underline = self.reversed = False

    def read(self, parameters):
        numbers = [int(number or 0) for number in parameters.split(";")]
        while numbers:
            number = numbers.pop(0)
            if number == 0:
                self.reset()
            elif number in (38, 48):
                color = self.extended(numbers)
                if number == 38:
                    self.ink = color
                else:
                    self.paper = color
            elif 30 <= number <= 37:
                self.ink = COLORS[number - 30]
            elif 90 <= number <= 97:
                self.ink = BRIGHT[number - 90]
            elif 40 <= number <= 47:
                self.paper = COLORS[number - 40]
            elif 100 <= number <= 107:
                self.paper = BRIGHT[number - 100]
            elif number in (39, 49):
                self.ink, self.paper = (None, self.paper) if number == 39 else (self.ink, None)
            else:
                self.bold = {1: True, 22: False}.get(number, self.bold)
                self.dim = {2: True, 22: False}.get(number, self.dim)
                self.underline = {4: True, 24: False}.get(number, self.underline)
                self.reversed = {7: True, 27: False}.get(number, self.reversed)

    @staticmethod
    def extended(numbers):
        if numbers.pop(0) == 2:
            return "#%02x%02x%02x" % tuple(numbers.pop(0) for _ in range(3))
        index = numbers.pop(0)
        if index < 16:
            return (COLORS + BRIGHT)[index]
        if index >= 232:
            return "#" + "%02x" % (8 + 10 * (index - 232)) * 3
        steps = [0, 95, 135, 175, 215, 255]
        index -= 16
        return "#%02x%02x%02x" % (steps[index // 36], steps[index // 6 % 6], steps[index % 6])

    def colors(self):
        ink, paper = self.ink or PLAIN, self.paper
        if self.reversed:
            ink, paper = paper or PAPER, ink
        return ink, paper


def pieces(line, style):
    """Runs of text of one style, with their column; a wide character has two columns."""
    from unicodedata import combining, east_asian_width
    column = 0
    for part in re.split(r"(\x1b\[[\d;]*m|\x1b\(.|[\x0e\x0f])", line):
        if part.startswith("\x1b["):
            style.read(part[2:-1])
        elif part and part[0] not in "\x1b\x0e\x0f":
            width = sum(0 if combining(c) else 2 if east_asian_width(c) in "WF" else 1 for c in part)
            yield column, width, part
            column += width


def picture(screen):
    lines, style, shapes, columns = screen.rstrip("\n").split("\n"), Style(), [], 0
    for number, line in enumerate(lines):
        top = MARGIN + number * LINE
        for column, width, text in pieces(line, style):
            columns = max(columns, column + width)
            ink, paper = style.colors()
            left = MARGIN + column * CELL
            if paper:
                shapes.append(f'<rect x="{left:.1f}" y="{top}" width="{width * CELL:.1f}" height="{LINE}"'
                              f' fill="{paper}"/>')
            if text.strip():
                traits = ' font-weight="bold"' if style.bold else ""
                traits += ' opacity="0.6"' if style.dim else ""
                traits += ' text-decoration="underline"' if style.underline else ""
                shapes.append(
                    f'<text x="{left:.1f}" y="{top + 13}" fill="{ink}"{traits}'
                    f' textLength="{width * CELL:.1f}" xml:space="preserve">{escape(text)}</text>')
    width, height = columns * CELL + 2 * MARGIN, len(lines) * LINE + 2 * MARGIN
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height}"'
        ' font-family="ui-monospace,SFMono-Regular,Menlo,DejaVu Sans Mono,monospace" font-size="13.2">',
        f'<rect width="100%" height="100%" rx="8" fill="{PAPER}"/>', *shapes, "</svg>", ""])


def main():
    columns, rows, command, *steps = sys.argv[1:]
    screen = Screen(int(columns), int(rows), command)
    try:
        for step in steps:
            screen.perform(step)
    finally:
        screen.end()


main()
