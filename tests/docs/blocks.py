"""The fenced blocks of Markdown pages, and the commands with outputs inside the console ones."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

FENCE = re.compile(r"^( *)```([a-z]+)\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Block:
    """One fenced block: its language, the line it starts on, its text and its place."""

    page: Path
    language: str
    line: int
    text: str
    start: int
    end: int

    @property
    def name(self) -> str:
        return f"{self.page.name}:{self.line}"


@dataclass(frozen=True)
class Command:
    """A `$ command` and the lines that a page shows below it."""

    text: str
    output: tuple[str, ...]


def blocks(page: Path, *languages: str) -> list[Block]:
    """The blocks of a page in one of these languages, in order."""
    text = page.read_text(encoding="utf-8")
    return [
        Block(page, m[2], text.count("\n", 0, m.start()) + 1, m[3], m.start(3), m.end(3))
        for m in FENCE.finditer(text)
        if m[2] in languages
    ]


def commands(console: str) -> list[Command]:
    r"""The commands of a console block.

    >>> commands("$ echo a\na\n$ true\n")
    [Command(text='echo a', output=('a',)), Command(text='true', output=())]
    """
    found: list[Command] = []
    for part in re.split(r"^\$ ", console, flags=re.MULTILINE)[1:]:
        lines = part.splitlines()
        end = 1
        while lines[end - 1].endswith("\\"):
            end += 1
        found.append(Command("\n".join(lines[:end]), tuple(lines[end:])))
    return found


def matches(expected: tuple[str, ...], got: tuple[str, ...]) -> bool:
    """Whether an output is the expected one, where a line of three dots stands for any lines.

    >>> matches(("a", "...", "z"), ("a", "b", "c", "z")), matches(("a",), ("a", "b"))
    (True, False)
    """
    if "..." not in expected:
        return expected == got
    cut = expected.index("...")
    head, rest = expected[:cut], expected[cut + 1 :]
    return got[:cut] == head and any(matches(rest, got[i:]) for i in range(cut, len(got) + 1))
