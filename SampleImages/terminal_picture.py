#!/usr/bin/env python3
"""Runs a command on a terminal of its own, and draws what it prints as SVG on standard output.

Usage: terminal_picture.py COLUMNS COMMAND
"""
import fcntl
import os
import pty
import re
import struct
import sys
import termios
from html import escape

CELL, LINE, MARGIN = 8.05, 18, 16
PLAIN, PROMPT = "#d5d9e0", "#7f8796"
COLORS = {
    "1": "#ffffff", "2": PROMPT, "31": "#e5737f", "32": "#8cc265", "33": "#d8b25c",
    "35": "#c58ae6", "36": "#5cc2c9",
}


def output_of(command, columns):
    """What the command prints, with its escape sequences."""
    child, terminal = pty.fork()
    if child == 0:
        fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 50, columns, 0, 0))
        os.execvpe("sh", ["sh", "-c", command], os.environ | {"TERM": "xterm"})
    parts = []
    try:
        while part := os.read(terminal, 65536):
            parts.append(part)
    except OSError:  # Linux reports the end of a terminal as an error.
        pass
    os.waitpid(child, 0)
    return b"".join(parts).decode().replace("\r", "")


def pieces_of(line):
    """Words with their column and colour: gaps of two spaces begin a new one."""
    column, color = 0, PLAIN
    for part in re.split(r"(\x1b\[[\d;]*m)", line):
        if part.startswith("\x1b"):
            color = COLORS.get(part[2:-1], PLAIN)
            continue
        for match in re.finditer(r"\S+(?: \S+)*", part):
            yield column + match.start(), color, match.group()
        column += len(part)


def main():
    columns, command = int(sys.argv[1]), sys.argv[2]
    lines = [f"\x1b[2m$\x1b[0m {command}", *output_of(command, columns).rstrip("\n").split("\n")]
    width, height = columns * CELL + 2 * MARGIN, len(lines) * LINE + 2 * MARGIN
    print(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height}"'
        ' font-family="ui-monospace,SFMono-Regular,Menlo,DejaVu Sans Mono,monospace"'
        ' font-size="13.2">\n<rect width="100%" height="100%" rx="8" fill="#1d2026"/>')
    for number, line in enumerate(lines):
        for column, color, text in pieces_of(line):
            print(
                f'<text x="{MARGIN + column * CELL:.1f}" y="{MARGIN + number * LINE + 13}"'
                f' fill="{color}" textLength="{len(text) * CELL:.1f}" xml:space="preserve">'
                f"{escape(text)}</text>")
    print("</svg>")


main()
