"""Answers written down: for people, and as tables.

The formats that commands choose from are attributes, imported when they are asked for: who wants
JSON does not wait for rich.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from paradl.report import junit, reasons, sarif, text, tsv

__all__ = ["junit", "reasons", "sarif", "text", "tsv"]


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module 'paradl.report' has no attribute {name!r}")
    return import_module(f"paradl.report.{name}")
