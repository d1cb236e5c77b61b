"""How many premise sets were asked about, against the samples that the guarantee takes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import TYPE_CHECKING

from paradl.chains.ares import Soundness
from paradl.errors import UsageError

if TYPE_CHECKING:
    from matplotlib.figure import Figure

_COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9")


def samples_against_bound(found: Mapping[str, Sequence[Soundness]]) -> Figure:
    """By the number of steps of a chain: questions to the entailment model for a step, on average.

    Args:
        found: chains of any lengths, by what their line is called.

    Raises:
        UsageError: matplotlib is not installed.
    """
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise UsageError("figures need matplotlib", "pip install 'paradl[figures]'") from None

    figure = Figure(figsize=(6.5, 4), layout="constrained")
    axes = figure.subplots()
    bounds: dict[int, int] = {}
    for (name, several), colour in zip(found.items(), _COLOURS * len(found), strict=False):
        points: dict[int, list[float]] = {}
        for one in several:
            steps = len(one.steps)
            points.setdefault(steps, []).append(one.asked / steps)
            bounds[steps] = one.bound
        lengths = sorted(points)
        axes.plot(
            lengths, [fmean(points[n]) for n in lengths], "o-", color=colour, label=name, ms=4
        )
    lengths = sorted(bounds)
    axes.plot(lengths, [bounds[n] for n in lengths], "k--", label="the bound", linewidth=1)
    axes.set(xlabel="steps of the chain", ylabel="premise sets asked about, a step")
    axes.set_ylim(0, None)
    axes.legend(fontsize=8)
    return figure
