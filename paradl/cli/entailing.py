"""The options that say who tells what follows from what, and the model that they name."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from paradl.choices import REASONERS
from paradl.cli import idle, judging
from paradl.cli.headings import together, under
from paradl.cli.numbers import POSITIVE, SEED, SHARE, Real
from paradl.cli.options import option
from paradl.errors import UsageError
from paradl.tables import DEFAULT_LOGIC, names

if TYPE_CHECKING:
    from paradl.bridge.facade import Progress
    from paradl.chains import Chain, Model
    from paradl.oracle.estimate import Estimate

_JUDGED = ("scale", "yes-no")
_OF_MODELS = {"reasoner": ("logic", "ontology", "reasoner", "timeout"), "horn": ("flip", "hops")}
_LOGICS = f"{', '.join(names())}, or the path of a .toml table."
_INSIDE = Real(0, 1, min_open=True, max_open=True)
entailing = together(
    under(
        "Entailment",
        option(
            "--entailment",
            metavar="WHO",
            help="reasoner; scale or yes-no, a judge's words; nli:MODEL of Hugging Face; horn. "
            "Else scale with a --judge, and the reasoner without.",
        ),
        option("--logic", metavar="LOGIC", default=DEFAULT_LOGIC, help=_LOGICS),
        click.option(
            "--ontology",
            type=click.Path(path_type=Path),
            metavar="FILE",
            help="Background knowledge of the reasoner; claims then use its names.",
        ),
        option(
            "-r",
            "--reasoner",
            type=click.Choice(REASONERS, case_sensitive=False),
            default="auto",
            help="The engine of --entailment reasoner.",
        ),
        option(
            "--timeout",
            type=POSITIVE,
            metavar="SECONDS",
            help="Of the reasoner, for one question; exit code 5 then.",
        ),
        option("--flip", type=SHARE, default=0.0, metavar="P", help="Of horn: so often wrong."),
        option("--hops", type=click.IntRange(1), metavar="N", help="Of horn: sees so far."),
        option(
            "--seed",
            type=SEED,
            default=0,
            show_default=True,
            metavar="N",
            help="Of samples and flips.",
        ),
    ),
    judging.judging_entailment,
)
"""The options of a command, those of a judge among them."""

guaranteeing = under(
    "Stability",
    option(
        "--prior",
        type=SHARE,
        default=0.95,
        show_default=True,
        metavar="P",
        help="That a base claim is sound, where it does not say.",
    ),
    click.option(
        "--epsilon",
        type=_INSIDE,
        default=0.1,
        show_default=True,
        metavar="E",
        help="How far sampled stabilities may be off,",
    ),
    option(
        "--delta",
        type=_INSIDE,
        default=0.1,
        show_default=True,
        metavar="P",
        help="but for this probability.",
    ),
)
"""Those of sampled stabilities."""


def inputs(given: Mapping[str, Any]) -> list[str | Path]:
    """What else than chains is read, and is not to be written over."""
    named = [given["ontology"], given["logic"]]
    return [*filter(None, named), *judging.inputs(given)]


@contextmanager
def model(
    given: Mapping[str, Any], progress: Progress, say: Callable[[str], None]
) -> Iterator[Model]:
    """The entailment model that the options name; a reasoner tells how far it is.

    Raises:
        UsageError: there is no such, or it needs what is not given.
    """
    who = given["entailment"] or ("scale" if given["judge"] else "reasoner")
    _warn_of_idle(who)
    if who in _JUDGED:
        from paradl.chains.models.judge import JudgeModel, Scale

        judging.check_model(given["judge"])
        with judging.opened(given) as oracle, judging.paid(oracle, say):
            yield JudgeModel(oracle, Scale(who))
    elif given["judge"]:
        raise UsageError(f"{who} asks no judge", "leave out --judge, or --entailment")
    elif who == "reasoner":
        from paradl.chains.models.reasoner import Reasoner

        settings = {name: given[name] for name in ("reasoner", "timeout")}
        yield Reasoner(given["logic"], given["ontology"], settings, progress)
    elif who == "horn":
        from paradl.chains.models.horn import Horn
        from paradl.chains.models.noisy import Noisy

        truth = Horn(given["hops"])
        yield Noisy(truth, given["flip"], given["seed"]) if given["flip"] else truth
    elif who.startswith("nli:"):
        from paradl.chains.models.nli import NliModel
        from paradl.oracle.nli import encoder

        yield NliModel(encoder(who))
    else:
        offered = "reasoner, scale, yes-no, nli:MODEL or horn"
        raise UsageError(f"there is no entailment model {who}", f"choose {offered}")


def previewed(
    given: Mapping[str, Any], chains: Sequence[Chain], score: Callable[[Chain, Model], object]
) -> tuple[Estimate, str]:
    """What a judge would cost, and in which currency.

    Raises:
        UsageError: no judge is asked.
    """
    who = given["entailment"] or "scale"
    if who not in _JUDGED or not given["judge"]:
        raise UsageError("--dry-run is for a judge, who costs", "name one with --judge")
    _warn_of_idle(who)
    judging.check_model(given["judge"])
    from paradl.chains.models.judge import Scale
    from paradl.chains.models.rehearsed import estimate

    with judging.opened(given) as oracle:
        return estimate(chains, oracle, Scale(who), score), oracle.currency


def _warn_of_idle(who: str) -> None:
    for owner, options in _OF_MODELS.items():
        if owner != who:
            remedy = f"leave it out, or choose --entailment {owner}"
            idle.warn(options, f"with --entailment {who}", remedy)
    if who not in _JUDGED:
        judging.warn_of_idle("--judge")


def spent(given: Model) -> str | None:
    """What a judge has cost, in a sentence."""
    from paradl.chains.models.judge import JudgeModel
    from paradl.report.meter import amount

    if not isinstance(given, JudgeModel):  # all others are free
        return None
    oracle = given.oracle
    return amount(oracle.spent, oracle.currency) if oracle.spent.calls else None


def doubts(given: Model) -> list[str]:
    """A warning of what a judge has left unsaid, which its numbers do not show."""
    from paradl.chains.models.judge import JudgeModel

    if not isinstance(given, JudgeModel) or not given.silent:
        return []
    times = "once" if given.silent == 1 else f"{given.silent:,} times"
    return [f"the judge chose none of the words that it was offered, {times}: that counts as 0.5"]
