"""The build hook: makes paradl/jars with Maven where they are missing or older than their sources.

Also a command, for the Makefile: `python hatch_build.py`.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
JARS = ROOT / "paradl" / "jars"
BUILT = ROOT / "java" / "core" / "target" / "jars"
OLDEST_JDK = 11
MAVEN_OPTIONS = "-q -B -Dstyle.color=never -Dmaven.test.skip -pl core -am package"


class JavaBuildHook(BuildHookInterface):  # type: ignore[type-arg]  # generic in stubs only
    """Puts the jars and the translation tables into the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before it collects files."""
        if self.target_name == "sdist":
            return
        build_jars()
        if version != "editable":  # which finds the tables in the clone
            build_data["force_include"]["translations"] = "paradl/translations"


def build_jars() -> None:
    """Run Maven and copy what it built, unless the jars are newer than all they come from."""
    if not stale():
        return
    command = [maven(), *MAVEN_OPTIONS.split()]
    environment = java_environment()
    print("building the Java core:", *command, file=sys.stderr)
    shutil.rmtree(BUILT, ignore_errors=True)  # Maven leaves what is no dependency any more
    if subprocess.run(command, cwd=ROOT / "java", env=environment).returncode:
        sys.exit("paradl: the Java core did not build: see Maven's messages above")
    install(BUILT, JARS)


def stale() -> bool:
    """Whether a source is newer than our jar, or the jar is not there."""
    jars = list(JARS.glob("paradl-core-*.jar"))
    if not jars:
        return True
    built = min(jar.stat().st_mtime for jar in jars)
    return any(source.stat().st_mtime > built for source in sources())


def sources() -> Iterator[Path]:
    """Everything that the jars are made of."""
    yield ROOT / "java" / "pom.xml"
    yield ROOT / "java" / "core" / "pom.xml"
    for folder in (ROOT / "java" / "core" / "src" / "main", ROOT / "translations"):
        yield from (path for path in folder.rglob("*") if path.is_file())


def install(built: Path, jars: Path) -> None:
    """Make `jars` hold just what was built, with its times: class-data archives go by them."""
    jars.mkdir(parents=True, exist_ok=True)
    for jar in built.glob("*.jar"):
        draft = Path(shutil.copy2(jar, jars / f"{jar.name}.draft"))
        draft.replace(jars / jar.name)  # a JVM that runs keeps the file that it opened
    for jar in jars.glob("*.jar"):
        if not (built / jar.name).exists():
            jar.unlink()


def maven() -> str:
    """The Maven on the PATH, else the wrapper, which fetches one."""
    wrapper = ROOT / "java" / ("mvnw.cmd" if os.name == "nt" else "mvnw")
    return shutil.which("mvn") or str(wrapper)


def java_environment() -> dict[str, str]:
    """The environment for Maven: with JAVA_HOME if that is a JDK, else with the one on the PATH."""
    environment = dict(os.environ)
    home = environment.get("JAVA_HOME")
    if home and jdk_version(shutil.which("javac", path=str(Path(home) / "bin"))) >= OLDEST_JDK:
        return environment
    environment.pop("JAVA_HOME", None)
    if jdk_version(shutil.which("javac")) >= OLDEST_JDK:
        return environment
    sys.exit(
        f"paradl: building needs a JDK {OLDEST_JDK} or newer and none was found: install one "
        "(apt install default-jdk-headless, brew install openjdk, "
        "winget install EclipseAdoptium.Temurin.21.JDK) or set JAVA_HOME"
    )


def jdk_version(javac: str | None) -> int:
    """The major version of a Java compiler; 0 where there is none (macOS has a stand-in for it)."""
    if javac is None:
        return 0
    answer = subprocess.run([javac, "-version"], capture_output=True, text=True)
    found = re.search(r"javac (?:1\.)?(\d+)", answer.stdout + answer.stderr)
    return int(found[1]) if found else 0


if __name__ == "__main__":
    build_jars()
