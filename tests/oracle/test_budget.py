"""What calls cost: estimated before, limited, reported after."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from endpoint import Answer, Endpoint, agreeing, completion

from paradl import BudgetExceeded, UsageError
from paradl.oracle import Limits, Statement, Usage, oracle
from paradl.oracle.estimate import Estimate, Range, spanning
from paradl.oracle.prices import OURS, Price, load

STATEMENTS = [Statement(f"a{n}", f"Atom {n}.") for n in range(20)]
PRICES = 'currency = "EUR"\n[models]\nm = { input = 10.0, output = 100.0 }\n'
CALL_COST = (100 * 10 + 10 * 100) / 1e6  # of what the test's endpoint answers


@pytest.fixture
def prices(tmp_path: Path) -> Path:
    path = tmp_path / "prices.toml"
    path.write_text(PRICES)
    return path


@pytest.mark.parametrize(
    ("limits", "calls"),
    [
        ({"max_calls": 0}, 0),
        ({"max_calls": 30}, 30),
        ({"max_tokens": 110 * 30}, 30),
        ({"max_cost": CALL_COST * 30.5}, 30),
    ],
)
@pytest.mark.parametrize("concurrency", [1, 8])
def test_stopped_at_a_limit_and_gone_on_with(
    cache: str, prices: Path, limits: dict[str, Any], calls: int, concurrency: int
) -> None:
    with Endpoint(agreeing) as endpoint:
        judge = f"openai:m@{endpoint.address}"
        bounded = Limits(concurrency=concurrency, **limits)
        with (
            oracle(judge, cache=cache, limits=bounded, prices=prices, prompt="direct") as asked,
            pytest.raises(BudgetExceeded) as error,
        ):
            list(asked.judge(STATEMENTS))
        assert error.value.exit_code == 6
        assert "what was answered is in the cache" in error.value.remedy
        assert calls - concurrency <= len(endpoint.requests) <= calls
        with oracle(judge, cache=cache, prompt="direct") as asked:
            again = list(asked.judge(STATEMENTS))
        assert len(again) == 20
        assert len(endpoint.requests) == 80  # nothing was paid twice


@pytest.mark.parametrize("limit", [{"max_calls": 80}, {"max_tokens": 8800}, {"max_cost": 0.16}])
@pytest.mark.parametrize("concurrency", [1, 8])
def test_a_limit_that_is_just_met(prices: Path, limit: dict[str, Any], concurrency: int) -> None:
    """Sums of floating point numbers come out a little above it."""
    with Endpoint(agreeing) as endpoint:
        judge = f"openai:m@{endpoint.address}"
        limits = Limits(concurrency=concurrency, **limit)
        with oracle(judge, limits=limits, prices=prices, prompt="direct") as asked:
            assert len(list(asked.judge(STATEMENTS))) == 20
        assert len(endpoint.requests) == 80
        assert asked.spent.calls == 80


@pytest.mark.parametrize("body", [b"nonsense", completion("").replace(b"choices", b"chances")])
@pytest.mark.parametrize(
    ("limits", "calls"),
    [
        ({"max_calls": 1}, 1),
        ({"max_calls": 2}, 2),
        ({"max_tokens": 100}, 1),
        ({"max_cost": 0.001}, 1),
    ],
)
def test_answers_of_no_use_are_paid_for(
    prices: Path, body: bytes, limits: dict[str, Any], calls: int
) -> None:
    """By the endpoint's count, or else by the estimate of a question: 54 tokens, 0.00054."""
    with Endpoint(lambda n, _: Answer(body=body)) as endpoint:
        bounded = Limits(concurrency=1, tries=6, **limits)
        with (
            oracle(
                f"openai:m@{endpoint.address}", limits=bounded, prices=prices, prompt="direct"
            ) as asked,
            pytest.raises(BudgetExceeded),
        ):
            list(asked.judge(STATEMENTS))
        assert len(endpoint.requests) == asked.spent.calls == calls


def test_values_come_before_the_limit_is_told() -> None:
    with (
        Endpoint(agreeing) as endpoint,
        oracle(f"openai:m@{endpoint.address}", limits=Limits(concurrency=1, max_calls=9)) as asked,
    ):
        answers = asked.judge(STATEMENTS)
        assert [next(answers).statement, next(answers).statement] == STATEMENTS[:2]
        with pytest.raises(BudgetExceeded, match="9 calls is reached: there is no cache that"):
            next(answers)


def test_an_unknown_price_keeps_no_limit() -> None:
    limits = Limits(max_cost=1.0)
    with (
        Endpoint(agreeing) as endpoint,
        oracle(f"openai:m@{endpoint.address}", limits=limits) as asked,
        pytest.raises(UsageError, match="price"),
    ):
        asked.judge_one(STATEMENTS[0])


def test_the_report(prices: Path) -> None:
    with (
        Endpoint(agreeing) as endpoint,
        oracle(f"openai:m@{endpoint.address}", prices=prices) as asked,
    ):
        list(asked.judge(STATEMENTS))
        assert asked.spent.calls == 80
        assert asked.spent.tokens == 80 * 110
        assert asked.spent.cost == pytest.approx(80 * CALL_COST)
        assert asked.currency == "EUR"


def test_the_estimate_is_kept(cache: str, prices: Path) -> None:
    """As to calls always; as to tokens and money where replies are as long as they were so far."""
    with Endpoint(agreeing) as endpoint:
        judge = f"openai:m@{endpoint.address}"
        with oracle(judge, cache=cache, prices=prices, prompt="direct") as asked:
            list(asked.judge(STATEMENTS[:5]))
        assert len(endpoint.requests) == 20
        with oracle(judge, cache=cache, prices=prices, prompt="direct") as asked:
            estimate = asked.estimate(STATEMENTS)
            assert len(endpoint.requests) == 20  # it asks nothing
            list(asked.judge(STATEMENTS))
            assert (estimate.statements, estimate.cached) == (20, 5)
            assert estimate.calls.least <= asked.spent.calls <= estimate.calls.most == 90
            assert estimate.tokens.least == pytest.approx(asked.spent.tokens, rel=0.5)
            assert estimate.cost is not None
            assert asked.spent.cost is not None
            assert estimate.cost.least == pytest.approx(asked.spent.cost, rel=0.5)


def test_an_unknown_price_is_no_part_of_a_sum() -> None:
    """What two judges cost together is not known where one's price is not."""
    few, many = (Estimate(n, n, Range(n, n), Range(n, n), Range(n, n)) for n in (2, 5))
    assert spanning([few], [few, many]) == Estimate(7, 7, Range(2, 7), Range(2, 7), Range(2, 7))
    dear = replace(many, cost=None)
    assert spanning([few], [few, dear]) == Estimate(7, 7, Range(2, 7), Range(2, 7), None)
    assert spanning([dear], [dear]).cost is None


def test_free_judges_cost_nothing() -> None:
    with oracle("recorded:examples/judge/birds.jsonl") as asked:
        estimate = asked.estimate([Statement("Penguins can fly.", "Penguins can fly.")])
    assert (estimate.calls.most, estimate.tokens.most) == (0, 0)


def test_price_tables(tmp_path: Path) -> None:
    ours = load()
    assert ours.price("gpt-4o") == ours.price("gpt-4o-2024-11-20")
    assert ours.price("gpt-4o-mini") != ours.price("gpt-4o")
    assert ours.price("gpt-4") is None
    assert Price(1, 2).of(Usage(1_000_000, 500_000)) == 2.0
    (tmp_path / "p.toml").write_text("[models]\nm = 3")
    with pytest.raises(UsageError, match="no price table"):
        load(tmp_path / "p.toml")
    assert OURS.exists()
