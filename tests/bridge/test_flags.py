"""The JVM's options."""

from __future__ import annotations

import errno
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from paradl import load
from paradl.bridge import flags as module
from paradl.bridge.flags import SMALL, compile_for, flags, heap
from paradl.bridge.jvm import find
from paradl.errors import UsageError

RDF = "http://www.w3.org/1999/02/22-rdf-syntax-ns#"


@pytest.mark.parametrize(
    ("text", "size"),
    [("4g", 4 << 30), ("512M", 512 << 20), ("1t", 1 << 40), ("100000k", 102400000)],
)
def test_memory(text: str, size: int) -> None:
    assert heap(text) == size
    assert f"-Xmx{size}" in flags(17, text)


@pytest.mark.parametrize("text", ["", "lots", "-1g", "4 gigs", "1m", "4g -version"])
def test_what_is_no_memory(text: str) -> None:
    with pytest.raises(UsageError):
        heap(text)


def test_by_version() -> None:
    assert "--sun-misc-unsafe-memory-access=allow" in flags(25)
    assert "--sun-misc-unsafe-memory-access=allow" not in flags(17)  # which would not start with it


def test_the_users_own_come_last(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARADL_JAVA_ARGS", "-Dx='a b' -XX:+UseZGC")
    assert flags(21)[-2:] == ["-Dx=a b", "-XX:+UseZGC"]
    assert "-XX:+UseParallelGC" not in flags(21)  # two collectors would not start


def test_where_nothing_can_be_kept(monkeypatch: pytest.MonkeyPatch, penguins: Path) -> None:
    """As in a container that may only read: Java starts here, and a child says why it does not."""

    def nowhere() -> str:
        raise FileNotFoundError(errno.ENOENT, "No usable temporary directory found")

    monkeypatch.setattr(tempfile, "gettempdir", nowhere)
    assert not any("ErrorFile" in flag for flag in flags(17))
    with pytest.raises(UsageError, match="set TMPDIR to a folder that can be written to"):
        load(penguins, bridge="py4j")


def test_a_quote_that_is_not_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARADL_JAVA_ARGS", "-Dx='a b")
    with pytest.raises(UsageError, match="PARADL_JAVA_ARGS has no closing quotation"):
        flags(21)


def test_compiled_by_size_unless_the_user_says_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_chosen", [])
    monkeypatch.setenv("PARADL_JAVA_ARGS", "-XX:TieredStopAtLevel=4")
    assert "-XX:TieredStopAtLevel=1" not in flags(17)
    compile_for(SMALL)
    assert flags(17)[-2:] == ["-XX:TieredStopAtLevel=1", "-XX:TieredStopAtLevel=4"]
    for unknown_or_large in (None, SMALL + 1):
        compile_for(unknown_or_large)
        assert "-XX:TieredStopAtLevel=1" not in flags(17)
        assert "-XX:Tier4InvocationThreshold=100000" in flags(17)


@pytest.mark.parametrize("size", [SMALL, None])
def test_each_java_starts_with_them(monkeypatch: pytest.MonkeyPatch, size: int | None) -> None:
    monkeypatch.setattr(module, "_chosen", [])
    compile_for(size)
    jvm = find()
    done = subprocess.run([jvm.java, *flags(jvm.major), "-version"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.cold
@pytest.mark.parametrize("language", ["tr", "de"])
def test_a_users_language_changes_nothing(
    paradl: Callable[..., Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("JAVA_TOOL_OPTIONS", f"-Duser.language={language}")
    (tmp_path / "bird.jsonld").write_text('{"@id": "http://x/tweety", "@type": "http://x/Bird"}')
    assert paradl("check", "bird.jsonld").returncode == 0
    (tmp_path / "cut.owl").write_text(f'<rdf:RDF xmlns:rdf="{RDF}"><a></b></rdf:RDF>')
    assert "must be terminated by" in paradl("check", "cut.owl").stderr
