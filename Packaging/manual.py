#!/usr/bin/env python3
"""Writes the manual page of the program from what it tells of its commands.

usage: pregonero --experimental-dump-help | manual.py VERSION SECONDS
"""

from __future__ import annotations

import json
import sys
from datetime import datetime, timezone


def text(words: str) -> str:
    """As roff takes it: no word of it is a request."""
    words = words.replace("\\", "\\e").replace("-", "\\-").replace("'", "\\(aq")
    return "\n".join("\\&" + line if line.startswith((".", "\\(aq")) else line for line in words.splitlines())


def option(argument: dict) -> str:
    value = argument.get("valueName", "")
    if argument["kind"] == "positional":
        return f"\\fI{text(value)}\\fR"
    names = [("-" if name["kind"] == "short" else "--") + name["name"] for name in argument.get("names", [])]
    shown = ", ".join(f"\\fB{text(name)}\\fR" for name in names)
    return shown + (f" \\fI{text(value)}\\fR" if argument["kind"] == "option" else "")


def section(command: dict, path: list[str], lines: list[str]) -> None:
    path = path + [command["commandName"]]
    if len(path) > 1:
        lines += [".SS " + text(" ".join(path)), text(command.get("abstract", ""))]
        if command.get("discussion"):
            lines += [".PP", text(command["discussion"])]
    for argument in command.get("arguments", []):
        if not argument.get("shouldDisplay", True) or (len(path) > 1 and argument.get("valueName") in ("help", "version")):
            continue
        lines += [".TP", option(argument), text(argument.get("abstract") or "")]
        if argument.get("defaultValue"):
            lines.append(text(f"Default: {argument['defaultValue']}"))
    for other in command.get("subcommands", []):
        if other["commandName"] != "help" and other.get("shouldDisplay", True):
            section(other, path, lines)


def main() -> int:
    version, seconds = sys.argv[1:]
    day = datetime.fromtimestamp(int(seconds), timezone.utc).strftime("%Y-%m-%d")
    program = json.load(sys.stdin)["command"]
    lines = [
        f'.TH PREGONERO 1 "{day}" "pregonero {version}" "El Pregonero"', ".SH NAME",
        f"pregonero \\- {text(program['abstract'])}", ".SH SYNOPSIS", ".B pregonero", "\\fIcommand\\fR [\\fIoptions\\fR]",
        ".SH DESCRIPTION", text(program.get("discussion", "")), ".SH COMMANDS",
    ]
    section(program, [], lines)
    print("\n".join(line for line in lines if line))
    return 0


if __name__ == "__main__":
    sys.exit(main())
