"""The tables of the logics: TOML files, one a logic, that the Java side interprets."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from paradl import files
from paradl.errors import UsageError

DEFAULT_LOGIC = "adaptive"


@dataclass(frozen=True, slots=True)
class Table:
    """A logic as data: its name, and the TOML text that defines it."""

    name: str
    text: str


def names() -> list[str]:
    """The logics that come with ParaDL.

    >>> {"fde", "classical"} <= set(names())
    True
    """
    return sorted(path.stem for path in _folder().glob("*.toml"))


def table(logic: str) -> Table:
    """The table of a logic: by its name, in any case, or by the path of a `.toml` file of your own.

    >>> table("FDE").name
    'fde'

    Raises:
        UsageError: there is no such logic.
        DataError: there is no such file, or it cannot be read.
    """
    own = logic.endswith(".toml")
    path = files.expanded(logic) if own else _folder() / f"{logic.lower()}.toml"
    if not own and logic.lower() not in names():
        raise UsageError(
            f"there is no logic {logic!r}",
            f"choose {', '.join(names())}, or give the path of a .toml table",
        )
    return Table(path.stem, files.read_text(path))


def _folder() -> Path:
    """Inside the package where it was installed, beside it in a clone."""
    package = Path(__file__).parent
    installed = package / "translations"
    return installed if installed.is_dir() else package.parent / "translations"
