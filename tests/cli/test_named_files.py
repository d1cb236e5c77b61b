"""A file that cannot be read is one line and exit code 3; a byte order mark is no text."""

from __future__ import annotations

import codecs
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Run = Callable[..., Any]
FACT = "tweety Type: Bird"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("check", "~nosuch/a.owl"), "there is no home folder for ~nosuch/a.owl"),
        (("check", "EX", "--catalog", "~nosuch/a.xml"), "there is no home folder"),
        (("check", "EX", "--logic", "~nosuch/a.toml"), "there is no home folder"),
        (("check", "EX", "--logic", "none.toml"), "cannot read none.toml"),
        (("check", "EX", "--baseline", "none.json"), "cannot read none.json (No such file"),
        (("query", "EX", "none.rq"), "cannot read none.rq (No such file or directory): check"),
        (("judge", FACT, "--judge", "human", "--cache", "~nosuch/a"), "there is no home folder"),
        (("judge", FACT, "--judge", "human", "--prompt", "./none"), "there is no folder ./none"),
        (("cache", "list", "--cache", "~nosuch/a"), "there is no home folder"),
        (("cache", "show", "abc", "--cache", "none.sqlite"), "there is no cache none.sqlite"),
    ],
)
def test_what_cannot_be_read(
    paradl: Run, penguins: Path, arguments: tuple[str, ...], said: str
) -> None:
    done = paradl(*(str(penguins) if word == "EX" else word for word in arguments))
    assert (done.returncode, done.stdout) == (3, ""), done.stderr
    assert said in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_byte_order_mark(paradl: Run, penguins: Path, tmp_path: Path) -> None:
    def marked(name: str, text: str) -> str:
        (tmp_path / name).write_bytes(codecs.BOM_UTF8 + text.encode())
        return name

    known = marked("known.json", paradl("check", penguins, "-f", "json").stdout)
    query = marked("ask.rq", "ASK { :tweety a :Flies }")
    table = (Path(__file__).parents[2] / "translations" / "fde.toml").read_text(encoding="utf-8")
    assert paradl("check", penguins, "--baseline", known).returncode == 0
    assert paradl("query", penguins, query).stdout == "yes\n"
    done = paradl("check", penguins, "--logic", marked("mine.toml", table))
    assert (done.returncode, done.stderr) == (1, "")
