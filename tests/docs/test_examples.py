"""Every command and every line of Python in the README and the docs does what the page says."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from blocks import Block, blocks, commands, matches
from shell import ROOT, environment, outputs, reader_folder

PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
CONSOLE = [block for page in PAGES for block in blocks(page, "console")]
PYTHON = [page for page in PAGES if blocks(page, "python", "pycon")]
SETUP = [block for page in PAGES for block in blocks(page, "sh")]

# Commands that need the net or take a build: other tests run them, or a reader's own machine must.
NOT_RUN_HERE = re.compile(r"git clone |cd |pip install |\. \.venv")
MISSED = re.compile(r"paradl: (cannot read|there is no (file|cache|folder)) ")

needs_bash = pytest.mark.skipif(os.name == "nt", reason="the pages' commands are for a POSIX shell")


@pytest.fixture(scope="session")
def warm_folder(warm: tuple[str, ...], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which `paradl` is the warm one of these tests."""
    script = tmp_path_factory.mktemp("bin") / "paradl"
    script.write_text(f'#!/bin/sh\nexec {shlex.join(warm)} "$@"\n')
    script.chmod(0o755)
    return script.parent


@needs_bash
@pytest.mark.parametrize("block", CONSOLE, ids=lambda block: block.name)
def test_console(block: Block, warm_folder: Path, tmp_path: Path) -> None:
    for command, got in outputs(block, reader_folder(tmp_path), warm_folder):
        assert matches(command.output, got), (
            f"$ {command.text}\nprinted\n" + "\n".join(got) + "\n"
            "If that is right: python tests/docs/regenerate.py"
        )


@pytest.mark.parametrize("page", PYTHON, ids=lambda page: page.name)
def test_python(page: Path, tmp_path: Path) -> None:
    """A page's `pycon` blocks are one doctest session, each `python` block is a program."""
    reader_folder(tmp_path)
    session = tmp_path / f"{page.stem}.txt"
    session.write_text("\n\n".join(b.text for b in blocks(page, "pycon")), encoding="utf-8")
    programs = [[sys.executable, "-c", b.text] for b in blocks(page, "python")]
    doctest = [sys.executable, "-m", "doctest", "-o", "NORMALIZE_WHITESPACE", str(session)]
    for command in [doctest, *programs]:
        done = subprocess.run(
            command, cwd=tmp_path, env=environment(), capture_output=True, text=True, timeout=120
        )
        assert done.returncode == 0, done.stdout + done.stderr


@needs_bash
@pytest.mark.parametrize("block", SETUP, ids=lambda block: block.name)
def test_setup_commands_exist(block: Block) -> None:
    """What a page asks for with `make` is a target, and nothing else goes unchecked."""
    for line in block.text.splitlines():
        if line.startswith("make "):
            target = line.split("#")[0].split()
            done = subprocess.run([target[0], "-n", *target[1:]], cwd=ROOT, capture_output=True)
            assert done.returncode == 0, line
        else:
            assert NOT_RUN_HERE.match(line), f"nothing checks this command: {line}"


@pytest.mark.parametrize("block", CONSOLE, ids=lambda block: block.name)
def test_no_command_misses_a_file(block: Block) -> None:
    """Each block begins in a fresh folder: what another one has written is not there."""
    for command in commands(block.text):
        missed = [line for line in command.output if MISSED.match(line)]
        assert not missed, f"$ {command.text}\nprinted\n{missed[0]}"


def test_there_is_something_to_test() -> None:
    assert len(CONSOLE) > 5
    assert PYTHON
    assert SETUP
