"""How results show themselves in a notebook, and in IPython's terminal."""

from __future__ import annotations

from typing import Any


class Shown:
    """Has a rich display; what it looks like is `paradl.report.notebook`'s business."""

    __slots__ = ()

    def _repr_html_(self) -> str:
        from paradl.report.notebook import html

        return html(self)

    def _repr_mimebundle_(self, **_: Any) -> dict[str, str]:
        from paradl.report.notebook import html, plain

        return {"text/html": html(self), "text/plain": plain(self)}
