"""The part of `paradl evaluate` that says how sure verdicts are."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from paradl import files
from paradl.cli import idle
from paradl.cli.headings import under
from paradl.cli.options import option
from paradl.errors import DataError, UsageError

if TYPE_CHECKING:
    from paradl.evaluation import Asking, Benchmark
    from paradl.evaluation.confidence import Study
    from paradl.evaluation.run import Run
    from paradl.oracle.confidence.signals import Reader
    from paradl.oracle.confidence.weights import Weights
    from paradl.oracle.valuation import Valuation

_FILE = click.Path(path_type=Path)
confidence = under(
    "Confidence",
    option(
        "--confidence",
        is_flag=True,
        help="How well the judge's words tell its right verdicts from its wrong ones, instead.",
    ),
    option("--nli", metavar="MODEL", help="Read them by this Hugging Face model, not by rules."),
    click.option(
        "--confidence-weights", "weights", type=_FILE, metavar="FILE", help="Try these weights too."
    ),
    click.option("--save-weights", type=_FILE, metavar="FILE", help="Keep those that were fitted."),
    option("--force", is_flag=True, help="Write over the weights if they exist."),
)
"""The options of the command."""

_TELLS_NOTHING = (
    "{}: the judge's words do not tell its right verdicts from its wrong ones: "
    "the weights give each the same confidence; evaluate more statements, or a prompt that has "
    "it show its work, as --prompt sub-check"
)
_UNREAD = (
    "{}: {} of {} replies list no claims that can be read, as the sub-check prompt asks for: "
    "of these the sentences are read instead"
)
_NEED_IT = ("nli", "weights", "save_weights")


@dataclass(frozen=True, slots=True)
class Wanted:
    """How confidence is to be learnt, tried and kept."""

    reader: Reader
    weights: Weights | None
    save: Path | None
    force: bool


def wanted(given: Mapping[str, Any], data: Sequence[Path], asking: Asking | None) -> Wanted | None:
    """What the options ask for, if anything; said before the work if it is in vain.

    Raises:
        UsageError: options of confidence without --confidence, a file that cannot be written,
            no such model, or weights of several runs that are to be one file.
        DataError: weights cannot be read, or no data set has statements enough to learn from.
    """
    if not given["confidence"]:
        if any(given[name] for name in _NEED_IT):
            raise UsageError(
                "--nli, --confidence-weights and --save-weights are about confidence",
                "add --confidence",
            )
        return None
    idle.warn(["types"], "with --confidence", "leave one of them out")
    from paradl.oracle.confidence.weights import Weights, reader_of

    save = given["save_weights"]
    if save:
        files.check_free(save, force=given["force"])
        files.check_apart(save, [*data, given["weights"]])
        ways = len(asking.judges) * len(asking.prompts) * len(asking.bilateral) if asking else 1
        if len(data) * ways > 1:
            raise UsageError(
                f"weights are fitted to one run, and there are {len(data) * ways}",
                "give the one to save them of",
            )
    weights = Weights.load(given["weights"]) if given["weights"] else None
    if asking is not None:
        _check_sizes(data, given)
    reader = reader_of(f"nli:{given['nli']}" if given["nli"] else "rules")
    return Wanted(reader, weights, save, given["force"])


def _check_sizes(data: Sequence[Path], given: Mapping[str, Any]) -> None:
    """So few statements cannot be enough, whatever the judge will say of them."""
    from paradl.evaluation import sizes
    from paradl.evaluation.confidence.verdicts import LEAST

    most = max(sizes(data, sample=given["sample"], seed=given["seed"]).values())
    if most < 2 * LEAST:
        raise DataError(
            f"confidence is learnt from at least {LEAST} right verdicts and {LEAST} wrong ones, "
            f"and no data set has more than {most} in all",
            "evaluate more statements",
        )


def studies(benchmark: Benchmark, wanted: Wanted) -> tuple[list[Study], list[str]]:
    """How sure the verdicts of each run are, and a warning for each run of which that is not known.

    The weights are saved if that is wanted.

    Raises:
        DataError: no run has enough right and wrong verdicts to learn from.
    """
    from paradl.evaluation.confidence import Study

    found: list[Study] = []
    failures: list[DataError] = []
    for run in benchmark.runs:
        try:
            found.append(
                Study.of(run, reader=wanted.reader, given=wanted.weights, seed=benchmark.seed)
            )
        except DataError as error:
            failures.append(error)
    if not found:
        raise failures[0]
    warnings = [
        *map(str, failures),
        *(_TELLS_NOTHING.format(one.verdicts.name) for one in found if not one.weights.telling),
        *filter(None, map(_unread, benchmark.runs)),
    ]
    if wanted.save:
        found[0].weights.save(wanted.save, force=wanted.force)
    return found, warnings


def _unread(run: Run) -> str | None:
    name = " ".join((*run.setting[:3], run.setting.mode))
    return unread(name, run.setting.prompt, run.valuations)


def unread(name: str, prompt: str, valuations: Iterable[Valuation]) -> str | None:
    """That replies of sub-checks have no claims, or none in a form that is known, if so."""
    from paradl.oracle.confidence.steps import claims

    replies = [sample.text for one in valuations for sample in one.samples if sample.text]
    amiss = sum(not claims(text) and "NO CLAIMS" not in text for text in replies)
    sub_checks = prompt.startswith("sub-check") or 2 * amiss < len(replies)
    return _UNREAD.format(name, amiss, len(replies)) if amiss and sub_checks else None


def keep(output: Path, found: list[Study]) -> None:
    """Write tables, verdicts and, where matplotlib is there, figures into the folder."""
    from paradl.evaluation import figures, folder
    from paradl.evaluation.confidence.figure import risk_against_coverage
    from paradl.evaluation.confidence.tables import all_tables, least_sure_first

    folder.write_tables(output, all_tables(found))
    folder.write_verdicts(output, map(least_sure_first, found))
    if figures.available():
        drawn = ((f"risk {s.verdicts.name}", risk_against_coverage(s)) for s in found)
        folder.write_figures(output, drawn)
