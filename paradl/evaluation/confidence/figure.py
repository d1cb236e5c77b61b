"""The risk-coverage curves of a study."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paradl.evaluation.confidence.measures import risk_coverage
from paradl.evaluation.confidence.methods import BASELINES, VERDI
from paradl.evaluation.confidence.study import Study

if TYPE_CHECKING:
    from matplotlib.figure import Figure

_COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7")


def risk_against_coverage(study: Study) -> Figure:
    """How many of the surest verdicts are wrong, VERDI beside the baselines."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(6, 4), layout="constrained")
    axes = figure.subplots()
    shown = [name for name in (VERDI, *BASELINES) if name in study.results]
    for name, colour in zip(shown, _COLOURS, strict=False):
        result = study.results[name]
        axes.plot(*risk_coverage(result.rank, result.right), label=name, color=colour)
    axes.axhline(float((~study.verdicts.right).mean()), color="#999999", linewidth=0.8)
    axes.set(
        xlabel="verdicts kept, the surest first",
        ylabel="wrong among them",
        xlim=(0, 1),
        ylim=(0, None),
        title=study.verdicts.name,
    )
    axes.legend()
    return figure
