"""Plots of how time grows with size."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from bench.outcome import Outcome

SERIES = ("first conflict", "full answer", "bare verdict")


class Sized(Protocol):
    """A measurement of one size."""

    @property
    def size(self) -> int:
        """How many conflicts."""

    @property
    def outcomes(self) -> tuple[Outcome, ...]:
        """Of each series, in order."""


def plot(rows: Sequence[Sized], what: str, file: Path) -> str:
    """Write the plot, and give the Markdown that shows it. Both axes are logarithmic."""
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(6, 3.5))
    for number, name in enumerate(SERIES):
        points = [(row.size, row.outcomes[number].seconds) for row in rows]
        known = [(size, seconds) for size, seconds in points if seconds is not None]
        axes.plot([size for size, _ in known], [s for _, s in known], marker="o", label=name)
    axes.set(xscale="log", yscale="log", xlabel=what, ylabel="seconds")
    axes.grid(alpha=0.3)
    axes.legend()
    figure.savefig(file, bbox_inches="tight", metadata={"Date": None})
    pyplot.close(figure)
    return f"![Seconds against the number of {what}]({file.name})"
