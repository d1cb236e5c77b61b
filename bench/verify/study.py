"""What the page reports: runs over the chains, with simulated writers and with the local model."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean

from bench import local_model
from bench.verify import local
from bench.verify.methods import (
    BASELINES,
    ROUNDS,
    Agreement,
    Domain,
    Row,
    Texts,
    WrongAtTimes,
    after,
    agreement,
    baseline,
    caf,
    row,
    unscored,
)
from bench.verify.writers import Rates
from paradl.verify.rounds import Verification

ERRORS = (0.1, 0.3, 0.5)
MAIN = 0.3
LIMITS = (1, 3, 5, 10)
DEFAULT_ROUNDS = 5

Say = Callable[[str], None]


@dataclass(frozen=True)
class Study:
    """Simulated writers of one error rate.

    Attributes:
        error: at a step.
        methods: a row each.
        ablations: the same of CAF with parts taken away.
        gain: after each round, a row.
        agreement: of the verifier with the truth.
        simulated: of a verifier as the paper simulated it.
        accepted: the share of CAF's texts.
        rounds: how many CAF took, and how often.
    """

    error: float
    methods: tuple[Row, ...]
    ablations: tuple[Row, ...]
    gain: tuple[Row, ...]
    agreement: Agreement
    simulated: float
    accepted: float
    rounds: Mapping[int, int]


def study(domains: Sequence[Domain], error: float, say: Say) -> Study:
    """All methods with writers of an error rate."""
    rates = Rates(error=error)
    say(f"error rate {error}: baselines")
    texts = {method: baseline(domains, rates, method) for method in BASELINES}
    say(f"error rate {error}: CAF")
    runs = caf(domains, rates)
    by_rounds = {rounds: after(runs, rounds) for rounds in range(1, ROUNDS + 1)}
    say(f"error rate {error}: CAF with a verifier that is wrong at times")
    noisy = {id(d): WrongAtTimes(d.checker.kb) for d in domains}
    wrong = caf(domains, rates, lambda domain: noisy[id(domain)])
    ablations = {
        "no scoring": unscored(domains, rates, DEFAULT_ROUNDS),
        f"verifier right with {WrongAtTimes.accuracy}": after(wrong, DEFAULT_ROUNDS),
        **{f"T = {rounds}": by_rounds[rounds] for rounds in LIMITS},
    }
    everything = [*texts.values(), *by_rounds.values()]
    return Study(
        error,
        (
            *(row(method, texts[method], domains) for method in BASELINES),
            row("CAF", by_rounds[DEFAULT_ROUNDS], domains),
        ),
        (
            row("no feedback", by_rounds[1], domains),
            *(row(name, one, domains) for name, one in ablations.items()),
        ),
        tuple(row(str(rounds), by_rounds[rounds], domains) for rounds in by_rounds),
        agreement(domains, everything),
        sum(one.kept for one in noisy.values()) / sum(one.asked for one in noisy.values()),
        fmean(_accepted(run) for run in runs.values()),
        Counter(min(len(run.rounds), DEFAULT_ROUNDS) for run in runs.values()),
    )


@dataclass(frozen=True)
class ModelStudy:
    """The local model over some of the chains."""

    chains: int
    prompts: int
    rows: tuple[Row, ...]
    gain: tuple[Row, ...]


def model_study(domains: Sequence[Domain], folder: Path, say: Say) -> ModelStudy:
    """All methods with the local model."""
    say("the local model")
    with local_model.served(folder) as address:
        texts, runs = local.texts(domains, address, DEFAULT_ROUNDS)
    by_rounds = {rounds: after(runs, rounds) for rounds in range(1, DEFAULT_ROUNDS + 1)}
    every: dict[str, Texts] = {**texts, "CAF": by_rounds[DEFAULT_ROUNDS]}
    return ModelStudy(
        sum(len(domain.chains) for domain in domains),
        len(runs),
        tuple(row(method, one, domains) for method, one in every.items()),
        tuple(row(str(rounds), one, domains) for rounds, one in by_rounds.items()),
    )


def _accepted(run: Verification) -> bool:
    """Within the rounds that are the default."""
    return any(one.decision == "accept" for one in run.rounds[:DEFAULT_ROUNDS])
