"""Studies of confidence as tables, and as JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

import numpy as np

from paradl.evaluation.confidence.measures import Interval, risk_coverage
from paradl.evaluation.confidence.methods import METHODS, VERDI
from paradl.evaluation.confidence.study import Study, transfer
from paradl.evaluation.statistics import Estimate
from paradl.evaluation.table import Cell, Column, Table

COVERAGES = (1.0, 0.9, 0.8, 0.7, 0.5, 0.3)
_RUN = (Column("Dataset, judge, prompt, mode"),)
_INTERVALS = "Intervals of 95% from 2,000 bootstrap resamples."


def all_tables(studies: Sequence[Study]) -> list[Table]:
    """Ranking, what is kept, routing, coefficients; and transfer where there are several runs."""
    made = [ranking(studies), risks(studies), routes(studies), coefficients(studies)]
    return [*made, transfers(studies)] if len(studies) > 1 else made


def ranking(studies: Sequence[Study]) -> Table:
    """How well each method tells right verdicts from wrong ones."""
    columns = (
        *_RUN,
        Column("Method"),
        Column("AUROC", digits=3),
        Column("95%"),
        Column("VERDI's lead", digits=3),
        Column("95% of it"),
        Column("ECE", digits=3),
        Column("AURC", digits=3),
    )
    body = tuple(
        (
            f"{study.verdicts.name} (N={len(study.verdicts.right)})",
            name,
            Estimate(result.auroc.value),
            _ends(result.auroc),
            Estimate(result.lead.value if result.lead else None),
            _ends(result.lead),
            Estimate(result.calibration_error),
            Estimate(result.risk_area),
        )
        for study in studies
        for name, result in study.results.items()
    )
    learnt = "told by 5-fold cross-validation; by the baselines, as their signal has it"
    title = f"Whether a verdict is right, {learnt}. {_INTERVALS}"
    return Table("confidence", title, columns, body)


def risks(studies: Sequence[Study]) -> Table:
    """The risk-coverage curve at some coverages."""
    columns = (*_RUN, Column("Method"), *(Column(f"{c:.0%}", "kept", 3) for c in COVERAGES))
    body: list[tuple[Cell, ...]] = []
    for study in studies:
        for name, result in study.results.items():
            coverage, risk = risk_coverage(result.rank, result.right)
            at = [int(np.searchsorted(coverage, wanted - 1e-9)) for wanted in COVERAGES]
            body.append((study.verdicts.name, name, *(Estimate(float(risk[i])) for i in at)))
    title = "The share of wrong verdicts among the surest ones, by how many of them are kept."
    return Table("risk-coverage", title, columns, tuple(body))


def routes(studies: Sequence[Study]) -> Table:
    """What flagging the least sure verdicts brings, by VERDI or by the weights given."""
    columns = (
        *_RUN,
        Column("Method"),
        Column("Rule"),
        Column("Threshold", digits=3),
        Column("Flagged", digits=3),
        Column("Errors caught", digits=3),
        Column("Accuracy kept", digits=3),
    )
    body: tuple[tuple[Cell, ...], ...] = tuple(
        (
            study.verdicts.name,
            name,
            route.rule,
            *map(Estimate, (route.threshold, route.flagged, route.caught, route.kept)),
        )
        for study in studies
        for name, result in study.results.items()
        if name == VERDI or name not in METHODS
        for route in result.routing
    )
    title = "Routing: verdicts less sure than the threshold go to a person."
    return Table("routing", title, columns, body)


def coefficients(studies: Sequence[Study]) -> Table:
    """What VERDI's weights have learnt: of signals in standard deviations."""
    names = METHODS[VERDI]
    columns = (*_RUN, *(Column(name, digits=2) for name in names))
    body: tuple[tuple[Cell, ...], ...] = tuple(
        (study.verdicts.name, *map(Estimate, study.weights.coefficients)) for study in studies
    )
    return Table("coefficients", "The coefficients of the standardized signals.", columns, body)


def transfers(studies: Sequence[Study]) -> Table:
    """VERDI's weights of one run on the others."""
    named = {study.verdicts.name: study for study in studies}
    columns = (Column("Fitted on"), Column("Tried on"), Column("AUROC", digits=3), Column("95%"))
    body = tuple(
        (fitted, tried, Estimate(found.value), _ends(found))
        for (fitted, tried), found in transfer(named).items()
    )
    return Table("transfer", f"Weights of one run on another. {_INTERVALS}", columns, body)


def least_sure_first(study: Study) -> Table:
    """Each verdict with VERDI's confidence in it, by weights that have not seen it."""
    columns = (Column("Statement"), Column("Verdict"), Column("Right"), Column("Confidence"))
    verdicts, likely = study.verdicts, study.results[VERDI].likely
    told = list(zip(verdicts.statements, verdicts.verdicts, verdicts.right, likely, strict=True))
    body = tuple(
        (statement, _word(says), _word(right), Estimate(round(float(sure), 4)))
        for statement, says, right, sure in sorted(told, key=lambda row: row[3])
    )
    return Table(verdicts.name, "How sure each verdict is, the least sure first.", columns, body)


def _word(true: bool) -> str:
    return "true" if true else "false"


def document(studies: Sequence[Study]) -> dict[str, Any]:
    """The `result` of the interface."""
    named = {study.verdicts.name: study for study in studies}
    return {
        "confidence": [
            {
                "run": study.verdicts.name,
                "verdicts": len(study.verdicts.right),
                "right": int(study.verdicts.right.sum()),
                "reader": study.verdicts.reader,
                "methods": _methods(study),
                "weights": asdict(study.weights),
            }
            for study in studies
        ],
        "transfer": [
            {"fitted_on": fitted, "tried_on": tried, "auroc": asdict(found)}
            for (fitted, tried), found in transfer(named).items()
        ],
    }


def _methods(study: Study) -> Mapping[str, Any]:
    return {
        name: {
            "auroc": asdict(result.auroc),
            "lead_of_verdi": result.lead and asdict(result.lead),
            "ece": result.calibration_error,
            "aurc": result.risk_area,
            "routing": [asdict(route) for route in result.routing],
        }
        for name, result in study.results.items()
    }


def _ends(interval: Interval | None) -> str:
    return f"{interval.low:.3f} to {interval.high:.3f}" if interval else ""
