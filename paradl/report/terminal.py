"""The terminal that bars are drawn on."""

from __future__ import annotations

from rich.console import Console


class Terminal(Console):
    """Standard error. It keeps its cursor: who is killed, as by `timeout`, gives none back."""

    def __init__(self) -> None:
        super().__init__(stderr=True)

    def show_cursor(self, show: bool = True) -> bool:
        """Leave it as it is."""
        return False
