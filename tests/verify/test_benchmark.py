"""The synthetic benchmark is what it says it is, and its verifier is right."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from bench.verify.chains import World, chains
from bench.verify.methods import (
    BASELINES,
    Domain,
    WrongAtTimes,
    after,
    agreement,
    baseline,
    caf,
    domains,
    row,
    unscored,
)
from bench.verify.metrics import Outcome, invariance
from bench.verify.sentences import claims, text
from bench.verify.writers import Rates

RATES = Rates(error=0.4)


def test_the_chains_are_those_of_the_paper() -> None:
    made = chains()
    assert len(made) == 75
    assert set(Counter(chain.domain for chain in made).values()) == {15}
    assert {len(chain.steps) for chain in made} == {3, 4, 5, 6}
    assert sum(chain.injected is not None for chain in made) == 22  # 30 %, rounded
    assert {len(chain.prompts) for chain in made} == {2, 3}
    names = [name for chain in made for name in chain.variables]
    assert len(names) == len(set(names))
    assert chains() == made
    assert chains(seed=1) != made
    for chain in made:
        if chain.injected is not None:
            assert World((chain,)).truth(chain.injected) == "contradicted"
            assert all(chain.injected[0] in prompt for prompt in chain.prompts)


def test_outcomes_by_hand() -> None:
    [chain] = [c for c in chains() if len(c.steps) == 3][:1]
    a, b, c, d = chain.variables
    said = [(a, "causes", b), (a, "leads to", c), (c, "causes", b), (d, "causes", a)]
    found = Outcome.of(text(said), chain, World((chain,)))
    assert (found.depth, found.contradicted) == (2, True)
    assert found.accuracy == 0.5
    assert found.told == pytest.approx(1 / 3)
    assert invariance([text(said), text(said[:2])]) == 0.5
    assert claims(text(said)) == tuple(said)


@pytest.fixture(scope="module")
def loaded() -> Iterator[list[Domain]]:
    with domains(chains(10)) as found:
        yield found


def test_the_methods(loaded: list[Domain]) -> None:
    """CAF's first round is the vanilla text; each further round makes it better, or no worse."""
    vanilla = baseline(loaded, RATES, "Vanilla")
    runs = caf(loaded, RATES)
    assert after(runs, 1) == vanilla
    accuracy = [row("", after(runs, n), loaded).accuracy.value for n in (1, 2, 3, 5, 10)]
    assert accuracy == sorted(accuracy)
    assert accuracy[0] < 0.75 < 0.95 < accuracy[3]
    told = [row("", after(runs, n), loaded).told.value for n in (1, 10)]
    assert told[1] > told[0]
    blind = row("", unscored(loaded, RATES, 5), loaded).accuracy.value
    assert blind < accuracy[3]


def test_the_verifier_knows_the_truth_that_it_was_not_told(loaded: list[Domain]) -> None:
    texts = [baseline(loaded, RATES, method) for method in BASELINES]
    found = agreement(loaded, texts)
    assert found.claims > 100
    assert found.right == found.claims


def test_a_verifier_that_is_wrong_at_times_is_worse(loaded: list[Domain]) -> None:
    noisy = {id(d): WrongAtTimes(d.checker.kb) for d in loaded}
    runs = caf(loaded, RATES, lambda domain: noisy[id(domain)])
    right = sum(one.kept for one in noisy.values()) / sum(one.asked for one in noisy.values())
    assert right == pytest.approx(0.7, abs=0.06)
    real = row("", after(caf(loaded, RATES), 5), loaded).accuracy.value
    assert row("", after(runs, 5), loaded).accuracy.value < real


def test_a_writer_without_errors_needs_one_round(loaded: list[Domain]) -> None:
    runs = caf(loaded, Rates(error=0.0, adopts=0.0))
    assert {len(run.rounds) for run in runs.values()} == {1}
    assert all(run.accepted for run in runs.values())
    assert row("", after(runs, 1), loaded).accuracy.value == 1.0
