"""The part of `paradl evaluate` that says how sure verdicts are."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from paradl import files
from paradl.cli.options import option
from paradl.errors import DataError, UsageError

if TYPE_CHECKING:
    from paradl.evaluation import Benchmark
    from paradl.evaluation.confidence import Study

F = TypeVar("F", bound=Callable[..., Any])

_FILE = click.Path(path_type=Path)
_OPTIONS: tuple[Callable[[F], F], ...] = (
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
)
_NEED_IT = ("nli", "weights", "save_weights")


def confidence(function: F) -> F:
    """Add the options to the command."""
    for decorator in reversed(_OPTIONS):
        function = decorator(function)
    return function


def check(given: Mapping[str, Any]) -> None:
    """Say before the work what is asked for in vain.

    Raises:
        UsageError: options of confidence without --confidence, or a file that cannot be written.
    """
    if not given["confidence"] and any(given[name] for name in _NEED_IT):
        raise UsageError(
            "--nli, --confidence-weights and --save-weights are about confidence",
            "add --confidence",
        )
    if given["save_weights"]:
        files.check_free(given["save_weights"], force=True)


def studies(benchmark: Benchmark, given: Mapping[str, Any]) -> tuple[list[Study], list[str]]:
    """How sure the verdicts of each run are, and a warning for each run of which that is not known.

    The weights are saved if that is wanted.

    Raises:
        DataError: no run has enough right and wrong verdicts to learn from.
        UsageError: there is no such model, or weights of several runs are to be one file.
    """
    from paradl.evaluation.confidence import Study
    from paradl.oracle.confidence.weights import Weights, reader_of

    if given["save_weights"] and len(benchmark.runs) > 1:
        raise UsageError(
            f"weights are fitted to one run, and there are {len(benchmark.runs)}",
            "give the one to save them of",
        )
    reader = reader_of(f"nli:{given['nli']}" if given["nli"] else "rules")
    weights = Weights.load(given["weights"]) if given["weights"] else None
    found, failures = [], []
    for run in benchmark.runs:
        try:
            found.append(Study.of(run, reader=reader, given=weights, seed=benchmark.seed))
        except DataError as error:
            failures.append(error)
    if not found:
        raise failures[0]
    if given["save_weights"]:
        found[0].weights.save(given["save_weights"], force=True)
    return found, list(map(str, failures))


def keep(output: Path, found: list[Study]) -> None:
    """Write tables and, where matplotlib is there, figures into the folder of the evaluation."""
    from paradl.evaluation import figures, folder
    from paradl.evaluation.confidence.figure import risk_against_coverage
    from paradl.evaluation.confidence.tables import all_tables

    folder.write_tables(output, all_tables(found))
    if figures.available():
        drawn = ((f"risk {s.verdicts.name}", risk_against_coverage(s)) for s in found)
        folder.write_figures(output, drawn)
