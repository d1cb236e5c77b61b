"""Figures of a benchmark: what coverage costs in F1, and how often each value was given."""

from __future__ import annotations

import io
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from paradl.errors import UsageError
from paradl.evaluation.benchmark import Benchmark, Result
from paradl.evaluation.metrics import SHARES
from paradl.evaluation.statistics import Estimate

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

FORMATS = ("svg", "png")

# Colours that the colour-blind can tell apart (Okabe and Ito 2008).
_COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#000000")
_MARKERS = "osD^vP*X"
_VALUE_COLOURS = {"<t,f>": "#0072B2", "<f,t>": "#D55E00", "<t,t>": "#CC79A7", "<f,f>": "#BBBBBB"}
_DARK = ("<t,f>", "<f,t>")
_ROOM_FOR_A_NUMBER = 0.07
_UNDEFINED_COLOURS = ("#E8E8E8", "#DADADA", "#CFCFCF", "#F2F2F2", "#F7F7F7")


def available() -> bool:
    """Whether matplotlib is there."""
    from importlib.util import find_spec

    return find_spec("matplotlib") is not None


def all_figures(benchmark: Benchmark) -> Iterator[tuple[str, Figure]]:
    """The figures of each data set, each with a name for its file.

    Raises:
        UsageError: matplotlib is not installed.
    """
    if not available():
        raise UsageError("figures need matplotlib", "pip install 'paradl[figures]'")
    for dataset in benchmark.datasets:
        yield f"coverage-f1-{dataset}", coverage_against_f1(benchmark, dataset)
        results = benchmark.of(dataset, bilateral=True)
        if results:
            yield f"values-{dataset}", distribution(results, dataset)


def image(figure: Figure, form: str) -> bytes:
    """The bytes of a figure as `svg` or `png`; the same figure always gives the same ones."""
    import matplotlib

    out = io.BytesIO()
    with matplotlib.rc_context({"svg.hashsalt": "paradl", "svg.fonttype": "none"}):
        figure.savefig(out, format=form, dpi=150, metadata={"Date": None} if form == "svg" else {})
    return out.getvalue()


def coverage_against_f1(benchmark: Benchmark, dataset: str) -> Figure:
    """Each run with its standard errors; lines join what differs in mode alone."""
    figure, axes = _canvas(7.5, 4.6)
    results = [r for mode in (True, False) for r in benchmark.of(dataset, mode)]
    colours = _assigned([r.run.setting.judge for r in results], _COLOURS)
    markers = _assigned([r.run.setting.prompt for r in results], _MARKERS)
    for result in results:
        setting, x, y = result.run.setting, *_point(result)
        if x.value is None or y.value is None:
            continue
        colour = colours[setting.judge]
        axes.errorbar(
            x.value,
            y.value,
            xerr=x.error,
            yerr=y.error,
            fmt=markers[setting.prompt],
            color=colour,
            markerfacecolor=colour if setting.bilateral else "white",
            markersize=8,
            elinewidth=1,
            zorder=3,
        )
    for start, end in _pairs(results):
        axes.plot(*zip(start, end, strict=True), color="#888888", linewidth=0.8, zorder=1)
    axes.set(xlabel="Coverage", ylabel="Macro F1 where not abstaining", title=dataset)
    axes.set_xlim(0, 1.04)
    axes.grid(color="#EEEEEE")
    axes.set_axisbelow(True)
    _legend(axes, colours, markers, {r.run.setting.bilateral for r in results})
    return figure


def distribution(results: Sequence[Result], dataset: str) -> Figure:
    """A bar for each bilateral run, divided by the values that it gave."""
    figure, axes = _canvas(7.5, 1.5 + 0.42 * len(results))
    names = [f"{r.run.setting.judge}  {r.run.setting.prompt}" for r in results]
    given = [v for v in SHARES if any(r.estimates[v].value for r in results)]
    undefined = iter(_UNDEFINED_COLOURS)
    left = [0.0] * len(results)
    for value in sorted(given, key=_order):
        widths = [r.estimates[value].value or 0.0 for r in results]
        colour = _VALUE_COLOURS.get(value) or next(undefined)
        axes.barh(names, widths, left=left, color=colour, label=_angled(value), height=0.72)
        ink = "white" if value in _DARK else "black"
        for row, (start, width) in enumerate(zip(left, widths, strict=True)):
            if width >= _ROOM_FOR_A_NUMBER:
                at = start + width / 2
                axes.text(at, row, f"{width:.2f}", ha="center", va="center", size=8, color=ink)
        left = [start + width for start, width in zip(left, widths, strict=True)]
    axes.set(xlim=(0, 1), xlabel="Share of statements", title=dataset)
    axes.invert_yaxis()
    axes.legend(loc="center left", bbox_to_anchor=(1.01, 0.5), frameon=False)
    return figure


def _canvas(width: float, height: float) -> tuple[Figure, Axes]:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(width, height), layout="constrained")
    axes = figure.subplots()
    axes.spines[["top", "right"]].set_visible(False)
    return figure, axes


def _legend(
    axes: Axes, colours: Mapping[str, str], markers: Mapping[str, str], modes: set[bool]
) -> None:
    """Colours are judges, shapes are prompts; hollow is unilateral."""
    from matplotlib.lines import Line2D

    def entry(label: str, marker: str, colour: str, filled: bool = True) -> Line2D:
        face = colour if filled else "white"
        return Line2D([], [], ls="", marker=marker, color=colour, mfc=face, ms=7, label=label)

    entries = [entry(judge, "o", colour) for judge, colour in colours.items()]
    if len(markers) > 1:
        entries += [entry(prompt, marker, "#666666") for prompt, marker in markers.items()]
    if len(modes) > 1:
        entries += [
            entry("bilateral", "o", "#666666"),
            entry("unilateral", "o", "#666666", filled=False),
        ]
    axes.legend(handles=entries, loc="center left", bbox_to_anchor=(1.01, 0.5), frameon=False)


def _pairs(results: Sequence[Result]) -> Iterator[tuple[tuple[float, float], tuple[float, float]]]:
    by_setting = {result.run.setting: result for result in results}
    for setting, result in by_setting.items():
        other = by_setting.get(setting._replace(bilateral=False))
        if not setting.bilateral or other is None:
            continue
        points = [(x.value, y.value) for x, y in map(_point, (other, result))]
        (a, b), (c, d) = points
        if a is not None and b is not None and c is not None and d is not None:
            yield (a, b), (c, d)


def _point(result: Result) -> tuple[Estimate, Estimate]:
    return result.estimates["coverage"], result.estimates["macro_f1"]


def _assigned(names: Sequence[str], looks: Sequence[str]) -> dict[str, str]:
    return {name: looks[i % len(looks)] for i, name in enumerate(dict.fromkeys(names))}


def _order(value: str) -> int:
    """True first, then false, then what abstains."""
    order = list(_VALUE_COLOURS)
    return order.index(value) if value in order else len(order)


def _angled(value: str) -> str:
    return value.replace("<", "⟨").replace(">", "⟩")
