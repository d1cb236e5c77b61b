"""The tables of the logics: TOML files, one a logic, that the Java side interprets."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

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
        UsageError: there is no such logic or file.
    """
    own = logic.endswith(".toml")
    path = Path(logic).expanduser() if own else _folder() / f"{logic.lower()}.toml"
    if not own and logic.lower() not in names():
        raise UsageError(
            f"there is no logic {logic!r}",
            f"choose {', '.join(names())}, or give the path of a .toml table",
        )
    try:
        return Table(path.stem, path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError(
            f"the table {path} cannot be read ({reason(error)})", "check the path"
        ) from None


def reason(error: Exception) -> str:
    """What the system says of a file, without the path."""
    return (error.strerror or str(error)) if isinstance(error, OSError) else "it is not UTF-8"


def _folder() -> Path:
    """Inside the package where it was installed, beside it in a clone."""
    package = Path(__file__).parent
    installed = package / "translations"
    return installed if installed.is_dir() else package.parent / "translations"
