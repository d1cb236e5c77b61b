"""Stability against full enumeration, closed forms and the theorem's guarantee."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import product
from math import comb, log, prod

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paradl.chains import Chain, Claim, Horn, Model, Question, samples_needed, stability
from paradl.chains.ares import How
from paradl.chains.baselines import METHODS
from paradl.chains.data.claimtrees import claim_tree
from paradl.chains.probability import of_any
from paradl.errors import DataError, UsageError


class Dice(Model):
    """Any number for any question, the same each time; it counts what it is asked."""

    name = "dice"

    def __init__(self, seed: int = 0, choices: Sequence[float] = ()) -> None:
        self.seed, self.choices = seed, choices
        self.asked: list[Question] = []

    def entails(self, questions: Sequence[Question]) -> list[float]:
        self.asked += questions
        return [self._one(question) for question in questions]

    def contradicts(self, questions: Sequence[Question]) -> list[float]:
        return [1 - answer for answer in self.entails(questions)]

    def _one(self, question: Question) -> float:
        words = [claim.text for claim in (*question.premises, question.hypothesis)]
        dice = random.Random(f"{self.seed} {words}")
        return dice.choice(self.choices) if self.choices else dice.random()


def enumerated(chain: Chain, model: Model, priors: Sequence[float]) -> list[float]:
    """Equations 4 to 6 as they stand: a sum over all subsets of all claims before."""
    found = []
    n = len(chain.base)
    for step, claim in enumerate(chain.derived):
        before = chain.before(step)
        total = 0.0
        for kept in product((False, True), repeat=len(before)):
            weight = 1.0
            for place, one in enumerate(before):
                if place < n:
                    likely = priors[place]
                else:
                    earlier = tuple(before[j] for j in range(place) if kept[j])
                    [likely] = model.entails([Question(earlier, one)])
                weight *= likely if kept[place] else 1 - likely
            premises = tuple(one for one, there in zip(before, kept, strict=True) if there)
            total += weight * model.entails([Question(premises, claim)])[0]
        found.append(total)
    return found


def chain_of(base: int, derived: int) -> Chain:
    return Chain(
        tuple(Claim(f"b{n}") for n in range(base)), tuple(Claim(f"d{n}") for n in range(derived))
    )


def values(chain: Chain, model: Model, *, prior: float = 0.95, epsilon: float = 0.1) -> list[float]:
    found = stability(chain, model, prior=prior, epsilon=epsilon)
    return [step.stability for step in found.steps]


@pytest.mark.parametrize(("base", "derived"), [(0, 3), (1, 4), (3, 3), (4, 4), (2, 6), (5, 7)])
def test_full_enumeration(base: int, derived: int) -> None:
    """Up to 12 claims; sets of no weight are left out, all others are summed over."""
    chain = chain_of(base, derived)
    priors = [(0.95, 0.5, 0.0, 1.0, 0.7)[n] for n in range(base)]
    chain = Chain(
        tuple(Claim(c.text, prior=p) for c, p in zip(chain.base, priors, strict=True)),
        chain.derived,
    )
    model = Dice(base, (0.0, 0.3, 1.0))
    found = stability(chain, model, epsilon=0.01)  # 0.01 allows of many premise sets
    assert found.exact
    assert [step.stability for step in found.steps] == pytest.approx(
        enumerated(chain, model, priors)
    )


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 4), st.integers(1, 4), st.integers(0, 10**6))
def test_full_enumeration_of_any(base: int, derived: int, seed: int) -> None:
    chain, model = chain_of(base, derived), Dice(seed)
    found = values(chain, model, epsilon=0.02)
    assert found == pytest.approx(enumerated(chain, model, [0.95] * base))


def test_by_hand() -> None:
    """One base claim; the first step follows from it, the second from either half as well."""

    class Half(Dice):
        def _one(self, question: Question) -> float:
            there = {claim.text for claim in question.premises}
            if question.hypothesis.text == "d0":
                return 0.8 if "b0" in there else 0.1
            return 1.0 if {"b0", "d0"} <= there else 0.5 if there else 0.0

    chain = Chain((Claim("b0", prior=0.9),), (Claim("d0"), Claim("d1")))
    first = 0.9 * 0.8 + 0.1 * 0.1
    second = 0.9 * (0.8 * 1.0 + 0.2 * 0.5) + 0.1 * (0.1 * 0.5 + 0.9 * 0.0)
    assert values(chain, Half()) == pytest.approx([first, second])


def test_a_certain_path_is_one_premise_set() -> None:
    model = Dice(1, (0.0, 1.0))
    found = stability(chain_of(20, 10), model, prior=1.0)
    assert {step.how for step in found.steps} == {How.PATH}
    assert found.asked == len(model.asked) == 10
    assert found.steps[3].asked == 1


def test_a_premise_set_is_judged_once() -> None:
    model = Dice(2, (0.0, 0.4, 1.0))
    found = stability(chain_of(12, 8), model)
    assert found.steps[0].how is How.SAMPLES
    assert len(model.asked) == len(set(model.asked)) == found.asked
    assert found.asked < 8 * found.bound


def test_from_a_sum_to_samples() -> None:
    """The first steps are exact; where there are more premise sets than samples, it samples."""
    chain, model = chain_of(4, 12), Dice(3)
    found = stability(chain, model)
    how = [step.how for step in found.steps]
    assert how[0] is How.SUM
    assert how[-1] is How.SAMPLES
    assert how == sorted(how, key=[How.SUM, How.SAMPLES].index)
    assert not found.exact
    assert all(step.asked <= found.bound for step in found.steps)


def test_where_questions_are_dear_few_are_asked() -> None:
    """Of eight likely base claims 256 sets have weight, and few of them have much."""

    class Dear(Dice):
        dear = True

    chain = chain_of(8, 1)
    [cheap] = stability(chain, Dice(6), epsilon=0.05).steps
    [dear] = stability(chain, Dear(6), epsilon=0.05).steps
    assert (cheap.how, cheap.asked) == (How.SUM, 256)
    assert dear.how is How.SAMPLES
    assert dear.asked < 80
    [few] = stability(chain_of(2, 1), Dear(6)).steps
    assert few.how is How.SUM


def test_closed_form() -> None:
    """A claim that any k of n premises entail is a tail of the binomial distribution."""

    class AtLeast(Dice):
        def _one(self, question: Question) -> float:
            return float(len(question.premises) >= 4)

    n, p, k = 7, 0.8, 4
    tail = sum(comb(n, i) * p**i * (1 - p) ** (n - i) for i in range(k, n + 1))
    [found] = values(chain_of(n, 1), AtLeast(), prior=p)
    assert found == pytest.approx(tail)


def test_a_chain_of_rules_is_a_product() -> None:
    chain = claim_tree(20, missing=15)
    found = values(chain, Horn(), prior=0.9)
    sampled = stability(chain, Horn(), prior=0.9, sample=True)
    assert sampled.steps[0].how is How.SAMPLES
    for n, (value, step) in enumerate(zip(found, sampled.steps, strict=True)):
        product = 0.9 ** (n + 2) if n < 15 else 0.0
        assert value == pytest.approx(product)
        assert step.stability == pytest.approx(product, abs=0.1)


def test_the_bound() -> None:
    for steps in (1, 5, 50):
        assert samples_needed(steps) - 1 < log(2 * steps / 0.1) / 0.02 <= samples_needed(steps)
    for bad in (-0.1, 0.0, 1.0, 2.0):
        for guarantee in ({"epsilon": bad}, {"delta": bad}):
            with pytest.raises(UsageError, match="between 0 and 1"):
                samples_needed(5, **guarantee)
    for tiny in (1e-5, 1e-200):
        with pytest.raises(UsageError, match="10 million"):
            samples_needed(5, epsilon=tiny)
    assert samples_needed(1, delta=1e-300) > samples_needed(1)


@pytest.mark.parametrize("sample", [True, False])
def test_hoeffding_coverage(sample: bool) -> None:
    """All m estimates are within epsilon but for delta of the runs: by simulation."""
    chain, model = chain_of(5, 5), Dice(4)
    truth = np.array(enumerated(chain, model, [0.95] * 5))
    runs, epsilon, delta = 150, 0.15, 0.3
    worst = []
    for seed in range(runs):
        found = stability(chain, model, epsilon=epsilon, delta=delta, seed=seed, sample=sample)
        worst.append(max(abs(truth - [step.stability for step in found.steps])))
    assert np.mean(np.array(worst) <= epsilon) >= 1 - delta
    assert max(worst) > 0.01 if sample else max(worst) >= 0  # it is an estimate


def test_samples_are_unbiased() -> None:
    chain, model = chain_of(5, 5), Dice(5)
    truth = enumerated(chain, model, [0.95] * 5)
    found = [
        [step.stability for step in stability(chain, model, seed=seed, sample=True).steps]
        for seed in range(120)
    ]
    assert list(np.mean(found, axis=0)) == pytest.approx(truth, abs=0.012)


def test_no_probability() -> None:
    with pytest.raises(UsageError, match="no probability"):
        stability(chain_of(1, 1), Dice(), prior=1.5)


@pytest.mark.parametrize("said", [float("nan"), 90.0, -0.5])
def test_a_model_that_says_no_probability(said: float) -> None:
    chain = Chain((Claim("a"),), (Claim("b"), Claim("c")))
    for name in METHODS.keys() - {"LLM-Judge", "ReCEval-Intra"}:  # which sum nothing here
        with pytest.raises(DataError, match=r"dice says .*, which is no probability"):
            METHODS[name](chain, Dice(choices=[said]))


def test_a_model_that_answers_too_little() -> None:
    class Short(Dice):
        def entails(self, questions: Sequence[Question]) -> list[float]:
            return super().entails(questions)[:1]

    with pytest.raises(DataError, match="answered 1 of 2 questions"):
        stability(Chain((Claim("a"),), (Claim("b"),)), Short())


@settings(max_examples=60, deadline=None)
@given(st.lists(st.frozensets(st.sampled_from("abcde")), max_size=5), st.integers(0, 10**6))
def test_the_probability_of_any(sets: list[frozenset[str]], seed: int) -> None:
    dice = random.Random(seed)
    likely = {event: dice.random() for event in "abcde"}
    expected = 0.0
    for happened in product((False, True), repeat=5):
        there = {event for event, yes in zip("abcde", happened, strict=True) if yes}
        weight = float(np.prod([likely[e] if e in there else 1 - likely[e] for e in "abcde"]))
        expected += weight * any(one <= there for one in sets)
    assert of_any(sets, likely) == pytest.approx(expected)


def test_sets_that_share_nothing_are_apart() -> None:
    """Two to the power of their number would be too many cases."""
    events = [f"{number:02}" for number in range(62)]
    likely = dict.fromkeys(events, 0.5)
    pairs = [frozenset(events[place : place + 2]) for place in range(0, 62, 2)]
    assert of_any(pairs, likely) == pytest.approx(1 - 0.75**31)
    joined = [*pairs[:2], frozenset(events[1:3])]
    assert of_any(joined, likely) == pytest.approx(8 / 16)


def test_what_is_certain_takes_no_cases() -> None:
    """Of 59 events ten are in doubt: a thousand cases, where 59 would take most of a minute."""
    dice = random.Random(1)
    events = [f"{number:02}" for number in range(60)]
    sets = [frozenset(dice.sample(events, 8)) for _ in range(31)]
    doubtful = events[:10]
    likely = {event: dice.random() if event in doubtful else 1.0 for event in events}
    likely[events[59]] = 0.0
    left = [one & {*doubtful} for one in sets if events[59] not in one]
    assert of_any(sets, likely) == pytest.approx(of_any(left, likely))
    expected = 0.0
    for happened in product((False, True), repeat=10):
        there = {event for event, yes in zip(doubtful, happened, strict=True) if yes}
        weight = prod(likely[e] if e in there else 1 - likely[e] for e in doubtful)
        expected += weight * any(one <= there for one in left)
    assert of_any(sets, likely) == pytest.approx(expected)
