"""How results show themselves in a notebook, and in IPython's terminal."""

from __future__ import annotations

from typing import Any


class Shown:
    """Has a rich display; what it looks like is `paradl.report.notebook`'s business."""

    __slots__ = ()

    def _repr_html_(self) -> str:
        from paradl.report.notebook import html

        return html(self)

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        from paradl.report.notebook import plain

        printer.text(plain(self))
