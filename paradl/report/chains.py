"""Soundness of chains for people and for programs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from rich.text import Text

from paradl.chains.ares import How, Soundness, Step
from paradl.chains.chain import Chain
from paradl.chains.scoring import Macro, Validated
from paradl.control_characters import printable
from paradl.evaluation.statistics import Estimate
from paradl.evaluation.table import Cell, Column, Table
from paradl.report.benchmark import lines as table_lines
from paradl.report.phrases import count
from paradl.report.tsv import rows

_HOW = {
    How.PATH: "exact, one premise set",
    How.SUM: "exact, a sum over {asked:,} premise sets",
    How.LOGIC: "exact, by justifications",
    How.SAMPLES: "±{epsilon:g}, {bound:,} samples, {asked:,} premise sets",
}


@dataclass(frozen=True, slots=True)
class Shown:
    """What is shown of a chain.

    Attributes:
        chain: the chain.
        soundness: the stabilities of its steps.
        scores: those of other methods, by their names.
        threshold: below which a step is marked as unsound.
    """

    chain: Chain
    soundness: Soundness
    scores: Mapping[str, Sequence[float]]
    threshold: float | None


def lines(found: Sequence[Shown], model: str) -> Iterator[Text]:
    """A line for each derived claim, below one for its chain; then how many are sound."""
    for number, one in enumerate(found):
        if number:
            yield Text("")
        base, derived = count(one.chain.base, "base claim"), len(one.chain.derived)
        yield Text(f"{printable(one.chain.name)}: {base}, {derived} derived; {model}", "bold")
        for place, step in enumerate(one.soundness.steps):
            marked = f"  {_verdict(one, step):7}" if one.threshold is not None else ""
            beside = "".join(f"  {name} {score[place]:.2f}" for name, score in one.scores.items())
            yield Text.assemble(
                f"{step.stability:.4f}{marked}  {printable(step.claim.text)}",
                (f"  ({_how(one.soundness, step)}){beside}", "dim"),
            )
    if len(found) > 1 and found[0].threshold is not None:
        yield Text("")
        yield Text(_total(found), "bold")


def _total(found: Sequence[Shown]) -> str:
    verdicts = [[_verdict(one, step) for step in one.soundness.steps] for one in found]
    sound = sum("unsound" not in one for one in verdicts)
    steps = [verdict for one in verdicts for verdict in one]
    return (
        f"{len(found):,} chains, {sound:,} without an unsound step; "
        f"{len(steps):,} steps, {steps.count('unsound'):,} unsound"
    )


def document(found: Sequence[Shown]) -> dict[str, Any]:
    """The `result` of the interface."""
    return {
        "chains": [
            {
                "name": one.chain.name,
                "base": len(one.chain.base),
                "exact": one.soundness.exact,
                "epsilon": one.soundness.epsilon,
                "delta": one.soundness.delta,
                "bound": one.soundness.bound,
                "asked": one.soundness.asked,
                "steps": [_step(one, place) for place in range(len(one.chain.derived))],
            }
            for one in found
        ]
    }


def tsv(found: Sequence[Shown]) -> str:
    """A row for each derived claim."""
    methods = list(found[0].scores) if found else []
    header = ("chain", "step", "claim", "stability", "how", "asked", "verdict", *methods)
    return rows(
        header,
        (
            (
                one.chain.name,
                str(place + 1),
                step.claim.text,
                f"{step.stability:.6g}",
                str(step.how),
                str(step.asked),
                _verdict(one, step),
                *(f"{score[place]:.6g}" for score in one.scores.values()),
            )
            for one in found
            for place, step in enumerate(one.soundness.steps)
        ),
    )


def comparison_table(found: Mapping[str, Validated], title: str) -> Table:
    """On the layout of the paper: a row for each method."""
    names = ("Recall", "Precision", "F1")
    columns = (Column("Method"), *(Column(name, digits=3) for name in (*names, "Threshold")))
    body: tuple[tuple[Cell, ...], ...] = tuple(
        (name, *_cells(one), Estimate(one.threshold)) for name, one in found.items()
    )
    return Table("chains", title, columns, body)


def comparison_lines(found: Mapping[str, Validated], model: str, chains: int) -> Iterator[Text]:
    """The table for a terminal."""
    title = f"{chains} chains, {model}. Means over five folds, standard deviations in parentheses."
    return table_lines(comparison_table(found, title))


def comparison_tsv(found: Mapping[str, Validated]) -> str:
    """A row for each method."""
    names = ("recall", "precision", "f1")
    header = ("method", *names, *(f"{name}_deviation" for name in names), "threshold")
    return rows(
        header,
        (
            (name, *map(_number, (*_of(one.mean), *_of(one.deviation), one.threshold)))
            for name, one in found.items()
        ),
    )


def comparison(found: Mapping[str, Validated]) -> dict[str, Any]:
    """The `result` of the interface."""
    return {"methods": {name: asdict(one) for name, one in found.items()}}


def _number(value: float | None) -> str:
    return "" if value is None else f"{value:.6g}"


def _cells(one: Validated) -> Iterator[Estimate]:
    for value, deviation in zip(_of(one.mean), _of(one.deviation), strict=True):
        yield Estimate(value, deviation)


def _of(part: Macro) -> tuple[float, float, float]:
    return part.recall, part.precision, part.f1


def _step(one: Shown, place: int) -> dict[str, Any]:
    step = one.soundness.steps[place]
    return {
        "claim": step.claim.text,
        "stability": step.stability,
        "how": str(step.how),
        "asked": step.asked,
        "sound": None if one.threshold is None else step.stability >= one.threshold,
        "scores": {name: score[place] for name, score in one.scores.items()},
    }


def _verdict(one: Shown, step: Step) -> str:
    if one.threshold is None:
        return ""
    return "sound" if step.stability >= one.threshold else "unsound"


def _how(soundness: Soundness, step: Step) -> str:
    return _HOW[step.how].format(asked=step.asked, epsilon=soundness.epsilon, bound=soundness.bound)
