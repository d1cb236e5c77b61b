"""The plot of what is asked."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from bench.grounding.runs import Run


def plot(measured: Sequence[tuple[int, Run]], file: Path) -> str:
    """Write the plot, and give the Markdown that shows it. Both axes are logarithmic."""
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot

    sizes = [size for size, _ in measured]
    figure, axes = pyplot.subplots(figsize=(6, 3.5))
    axes.plot(sizes, [run.atoms for _, run in measured], marker="o", label="asking everything")
    axes.plot(sizes, [run.asked for _, run in measured], marker="o", label="asked")
    axes.set(xscale="log", yscale="log", xlabel="individuals", ylabel="atoms")
    axes.grid(alpha=0.3)
    axes.legend()
    figure.savefig(file, bbox_inches="tight", metadata={"Date": None})
    pyplot.close(figure)
    return f"![Atoms asked about against the number of individuals](images/{file.name})"
