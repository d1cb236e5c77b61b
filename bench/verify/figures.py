"""The figures of the page, drawn from its numbers: `python -m bench.verify.figures CSV`."""

from __future__ import annotations

import csv
import io
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from bench.verify.metrics import Mean

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

_METRIC = "entailment accuracy"
_COLOURS = ("#0072B2", "#D55E00", "#009E73")  # Okabe and Ito
_SIMULATED = "simulated "

Series = Mapping[str, Mapping[str, Mean]]
"""By the writer's error rate, and by row."""


def write(table: Path, folder: Path) -> None:
    """`verify-methods.svg` and `verify-gain.svg`."""
    _save(methods(_series(table, "methods")), folder / "verify-methods.svg")
    _save(gain(_series(table, "gain")), folder / "verify-gain.svg")


def gain(series: Series) -> Figure:
    """Entailment accuracy after each round."""
    figure, axes = _canvas()
    for colour, (error, rows) in zip(_COLOURS, series.items(), strict=True):
        rounds, means = [int(name) for name in rows], list(rows.values())
        values = [mean.value for mean in means]
        axes.plot(rounds, values, "o-", color=colour, label=_label(error))
        low, high = ([mean.low for mean in means], [mean.high for mean in means])
        axes.fill_between(rounds, low, high, color=colour, alpha=0.15, linewidth=0)
    axes.set_xlabel("rounds")
    figure.legend(frameon=False, loc="outside upper center", ncols=len(series))
    return figure


def methods(series: Series) -> Figure:
    """Entailment accuracy of each method."""
    figure, axes = _canvas()
    width = 0.8 / len(series)
    names: list[str] = []
    for at, (colour, (error, rows)) in enumerate(zip(_COLOURS, series.items(), strict=True)):
        names, means = list(rows), list(rows.values())
        axes.bar(
            [place + at * width for place in range(len(names))],
            [mean.value for mean in means],
            width,
            yerr=[[m.value - m.low for m in means], [m.high - m.value for m in means]],
            color=colour,
            label=_label(error),
            error_kw={"elinewidth": 1},
        )
    axes.set_xticks([place + width for place in range(len(names))], names)
    figure.legend(frameon=False, loc="outside upper center", ncols=len(series))
    return figure


def _label(error: str) -> str:
    return f"{float(error):.0%} errors"


def _series(table: Path, part: str) -> Series:
    found: dict[str, dict[str, Mean]] = {}
    with table.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            if row["part"] == part and row["metric"] == _METRIC and _SIMULATED in row["writer"]:
                mean = Mean(*(float(row[column]) for column in ("value", "low", "high")))
                found.setdefault(row["writer"].removeprefix(_SIMULATED), {})[row["row"]] = mean
    return found


def _canvas() -> tuple[Figure, Axes]:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 3.8), layout="constrained")
    axes = figure.add_subplot()
    axes.spines[["top", "right"]].set_visible(False)
    axes.set_ylabel(_METRIC)
    axes.set_ylim(0, 1.02)
    return figure, axes


def _save(figure: Figure, path: Path) -> None:
    import matplotlib

    out = io.BytesIO()
    with matplotlib.rc_context({"svg.hashsalt": "paradl", "svg.fonttype": "none"}):
        figure.savefig(out, format="svg", metadata={"Date": None})
    path.write_bytes(out.getvalue())


if __name__ == "__main__":
    write(Path(sys.argv[1]), Path(sys.argv[1]).parent / "images")
