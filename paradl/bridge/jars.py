"""The class path: our jars, and those of the optional engines that are installed."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

from paradl.errors import JavaError

OPTIONAL = ("paradl_openllet",)
"""Python packages that bring an engine in a folder `jars`."""


def class_path() -> list[Path]:
    """Every jar, ours first, in an order that does not change between runs.

    Raises:
        JavaError: our own jars are not there.
    """
    own = _jars(Path(__file__).parents[1])
    if not own:
        raise JavaError(
            "the Java part of ParaDL is missing (no paradl/jars)",
            "install ParaDL again, or run `make jars` in a clone",
        )
    return own + [jar for name in OPTIONAL for folder in _folders(name) for jar in _jars(folder)]


def child_class_path() -> list[Path]:
    """The same for a JVM of its own, with the jar that JPype adds: so one archive serves both."""
    jpype = [Path(folder).parent / "org.jpype.jar" for folder in _folders("jpype")]
    return class_path() + [jar for jar in jpype if jar.exists()]


def _jars(package: Path) -> list[Path]:
    return sorted((package / "jars").glob("*.jar"))


def _folders(package: str) -> list[Path]:
    spec = find_spec(package)
    return [Path(folder) for folder in (spec and spec.submodule_search_locations) or ()]
