"""One run under all methods: what each makes of the same verdicts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from paradl.evaluation.confidence import measures
from paradl.evaluation.confidence.fitting import cross_validated, fit
from paradl.evaluation.confidence.measures import Interval
from paradl.evaluation.confidence.methods import BASELINES, METHODS, VERDI
from paradl.evaluation.confidence.routing import Routing, routing
from paradl.evaluation.confidence.verdicts import Verdicts
from paradl.evaluation.outcomes import Booleans, Floats
from paradl.evaluation.run import Run
from paradl.oracle.confidence.rules import Rules
from paradl.oracle.confidence.signals import Reader
from paradl.oracle.confidence.weights import Weights

TRANSFERRED = "given weights"
"""What the method is called that is not fitted to the run."""


@dataclass(frozen=True, eq=False)
class Result:
    """What a method comes to on a run.

    Attributes:
        likely: the probability that each verdict is right, by weights that have not seen it; n.
        rank: what is larger of surer verdicts; of a baseline its signal, else `likely`; n.
        right: whether it is; n.
        auroc: with its interval.
        lead: VERDI's AUROC minus this one's, with its interval; None of VERDI itself.
    """

    likely: Floats
    rank: Floats
    right: Booleans
    auroc: Interval
    lead: Interval | None

    @cached_property
    def calibration_error(self) -> float:
        """The expected calibration error."""
        return measures.calibration_error(self.likely, self.right)

    @cached_property
    def risk_area(self) -> float:
        """Under the risk-coverage curve."""
        return measures.risk_area(self.rank, self.right)

    @cached_property
    def routing(self) -> tuple[Routing, ...]:
        """What flagging the least sure verdicts brings."""
        return tuple(routing(self.likely, self.right))


@dataclass(frozen=True, eq=False)
class Study:
    """A run under all methods.

    Attributes:
        verdicts: the run's, where the judge does not abstain.
        given: weights from elsewhere that are tried too.
        seed: of folds and resamples.
    """

    verdicts: Verdicts
    given: Weights | None = None
    seed: int = 0

    @classmethod
    def of(
        cls,
        run: Run,
        *,
        reader: Reader | None = None,
        given: Weights | None = None,
        seed: int = 0,
    ) -> Study:
        """Of a run.

        Raises:
            DataError: there are too few right or wrong verdicts to learn from.
        """
        return cls(Verdicts.of(run, reader or Rules()), given, seed)

    @cached_property
    def weights(self) -> Weights:
        """VERDI's, from all the verdicts."""
        return fit(self.verdicts, METHODS[VERDI], self.seed)

    @cached_property
    def results(self) -> Mapping[str, Result]:
        """By the names of the methods; those whose signals no verdict has are left out."""
        likely = {
            name: cross_validated(self.verdicts, signals, self.seed)
            for name, signals in METHODS.items()
            if not np.isnan(self.verdicts.columns(signals)).all()
        }
        if self.given is not None:
            found = map(self.given.probability, self.verdicts.signals)
            likely[TRANSFERRED] = np.array(list(found))
        right = self.verdicts.right
        drawn = measures.resamples(len(right), self.seed)
        ranks = {name: self._rank(name, of) for name, of in likely.items()}
        areas = {name: float(measures.auroc(rank, right)) for name, rank in ranks.items()}
        resampled = {name: measures.aurocs(rank, right, drawn) for name, rank in ranks.items()}
        return {
            name: Result(
                likely[name],
                rank,
                right,
                measures.interval(areas[name], resampled[name]),
                None
                if name == VERDI
                else measures.interval(
                    areas[VERDI] - areas[name], resampled[VERDI] - resampled[name]
                ),
            )
            for name, rank in ranks.items()
        }

    def _rank(self, name: str, likely: Floats) -> Floats:
        """What a baseline's signal says by itself; what is not told counts as the average."""
        if name not in BASELINES:
            return likely
        signal, sign = BASELINES[name]
        told = sign * self.verdicts.column(signal)
        return np.where(np.isnan(told), np.nanmean(told), told)


def transfer(studies: Mapping[str, Study]) -> dict[tuple[str, str], Interval]:
    """VERDI's AUROC on each run by the weights of each other: keys are (fitted on, tried on)."""
    found = {}
    for tried, study in studies.items():
        right = study.verdicts.right
        drawn = measures.resamples(len(right), study.seed)
        for fitted, other in studies.items():
            if fitted != tried:
                likely = np.array(list(map(other.weights.probability, study.verdicts.signals)))
                found[fitted, tried] = measures.auroc_interval(likely, right, drawn)
    return found
