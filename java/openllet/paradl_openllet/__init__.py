"""The Openllet reasoner for ParaDL, as jars that ParaDL puts on its class path.

AGPL-3.0-only, as Openllet is. ParaDL itself does not need it: it is found where it is installed.

>>> jars().name
'jars'
"""

from __future__ import annotations

from pathlib import Path

__all__ = ["jars"]


def jars() -> Path:
    """The folder with the jars."""
    return Path(__file__).parent / "jars"
