"""The figures of the page, from the same numbers as its tables."""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from bench.verify.methods import Row
from bench.verify.study import Study

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

_COLOURS = ("#0072B2", "#D55E00", "#009E73")  # Okabe and Ito


def write(studies: Sequence[Study], folder: Path) -> None:
    """`verify-gain.svg` and `verify-methods.svg`."""
    _save(gain(studies), folder / "verify-gain.svg")
    _save(methods(studies), folder / "verify-methods.svg")


def gain(studies: Sequence[Study]) -> Figure:
    """Entailment accuracy after each round."""
    figure, axes = _canvas()
    for colour, study in zip(_COLOURS, studies, strict=True):
        rounds = range(1, len(study.gain) + 1)
        _line(axes, list(rounds), study.gain, colour, f"errors at {study.error:.0%} of the steps")
    axes.set_xlabel("rounds")
    axes.set_ylabel("entailment accuracy")
    axes.set_ylim(0, 1.02)
    axes.legend(frameon=False, loc="lower right")
    return figure


def methods(studies: Sequence[Study]) -> Figure:
    """Entailment accuracy of each method."""
    figure, axes = _canvas()
    width = 0.8 / len(studies)
    for at, (colour, study) in enumerate(zip(_COLOURS, studies, strict=True)):
        places = [place + at * width for place in range(len(study.methods))]
        means = [row.accuracy for row in study.methods]
        axes.bar(
            places,
            [mean.value for mean in means],
            width,
            yerr=[
                [mean.value - mean.low for mean in means],
                [mean.high - mean.value for mean in means],
            ],
            color=colour,
            label=f"errors at {study.error:.0%} of the steps",
            error_kw={"elinewidth": 1},
        )
    names = [row.method for row in studies[0].methods]
    axes.set_xticks([place + 0.4 - width / 2 for place in range(len(names))], names)
    axes.set_ylabel("entailment accuracy")
    axes.set_ylim(0, 1.02)
    axes.legend(frameon=False, loc="upper left", ncols=3, bbox_to_anchor=(0, 1.12))
    return figure


def _line(axes: Axes, x: list[int], rows: Sequence[Row], colour: str, label: str) -> None:
    means = [row.accuracy for row in rows]
    axes.plot(x, [m.value for m in means], "o-", color=colour, label=label)
    axes.fill_between(
        x, [m.low for m in means], [m.high for m in means], color=colour, alpha=0.15, linewidth=0
    )


def _canvas() -> tuple[Figure, Axes]:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 3.6), layout="constrained")
    axes = figure.add_subplot()
    axes.spines[["top", "right"]].set_visible(False)
    return figure, axes


def _save(figure: Figure, path: Path) -> None:
    import matplotlib

    out = io.BytesIO()
    with matplotlib.rc_context({"svg.hashsalt": "paradl", "svg.fonttype": "none"}):
        figure.savefig(out, format="svg", metadata={"Date": None})
    path.write_bytes(out.getvalue())
