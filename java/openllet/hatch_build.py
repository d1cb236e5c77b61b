"""The build hook: makes paradl_openllet/jars with Maven where they are missing or stale.

It works in a clone, with the tools of ParaDL's own hook; a source distribution carries the jars.
"""

from __future__ import annotations

import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

HERE = Path(__file__).parent
JARS = HERE / "paradl_openllet" / "jars"
BUILT = HERE / "target" / "jars"
PARADL_HOOK = HERE.parents[1] / "hatch_build.py"


class OpenlletBuildHook(BuildHookInterface):  # type: ignore[type-arg]  # generic in stubs only
    """Puts the jars into the wheel and the source distribution."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before it collects files."""
        if (HERE / "pom.xml").exists():
            build_jars()


def build_jars() -> None:
    """Run Maven and copy what it built, unless the jars are newer than everything they come from."""
    if not stale():
        return
    paradl = paradl_hook()
    command = [paradl.maven(), "-q", "-B", "-DskipTests", "-pl", "openllet", "-am", "package"]
    print("building the Openllet engine:", *command, file=sys.stderr)
    if subprocess.run(command, cwd=HERE.parent, env=paradl.java_environment()).returncode:
        sys.exit("paradl-openllet: it did not build: see Maven's messages above")
    paradl.install(BUILT, JARS)


def stale() -> bool:
    """Whether a source is newer than our jar, or the jar is not there."""
    jars = list(JARS.glob("paradl-openllet-*.jar"))
    code = (path for path in (HERE / "src" / "main").rglob("*") if path.is_file())
    sources = [HERE / "pom.xml", *code]
    return not jars or max(source.stat().st_mtime for source in sources) > jars[0].stat().st_mtime


def paradl_hook() -> ModuleType:
    """ParaDL's own build hook, which finds Maven and a JDK."""
    spec = spec_from_file_location("paradl_hatch_build", PARADL_HOOK)
    if spec is None or spec.loader is None:
        sys.exit(f"paradl-openllet: build it in a clone of ParaDL: there is no {PARADL_HOOK}")
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


if __name__ == "__main__":
    build_jars()
