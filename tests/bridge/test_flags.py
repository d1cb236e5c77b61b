"""The JVM's options."""

from __future__ import annotations

import pytest

from paradl.bridge import flags as module
from paradl.bridge.flags import compile_quickly, flags, heap
from paradl.errors import UsageError


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


def test_compiled_quickly_unless_the_user_says_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_chosen", [])
    monkeypatch.setenv("PARADL_JAVA_ARGS", "-XX:TieredStopAtLevel=4")
    assert "-XX:TieredStopAtLevel=1" not in flags(17)
    compile_quickly()
    assert flags(17)[-2:] == ["-XX:TieredStopAtLevel=1", "-XX:TieredStopAtLevel=4"]
