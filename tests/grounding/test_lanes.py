"""The judge and the reasoner are at work at once; what is asked depends on no time that passes."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Iterable, Iterator

import pytest

import paradl
from bench.grounding import dice, family
from paradl.errors import JudgeError
from paradl.grounding import Evidence, ground
from paradl.kb import KnowledgeBase
from paradl.loaded import Run
from paradl.oracle.judges.protocol import Reply
from paradl.oracle.valuation import Side, Statement, Valuation

INDIVIDUALS = 20
ONTOLOGY, QUESTIONS = family.ontology(INDIVIDUALS), family.questions(INDIVIDUALS)


class Moody(dice.Dice):
    """Takes its time as it likes, and refuses to speak of some."""

    def __init__(self, seed: int, refuses: str = "") -> None:
        super().__init__(0)
        self._random = random.Random(seed)
        self._refuses = refuses
        self.refused = 0

    async def ask(self, statement: Statement, side: Side, prompt: str, sample: int) -> Reply:
        self.latency = self._random.random() / 10
        if self._refuses and self._refuses in statement.atom:
            self.refused += 1
            raise JudgeError("I would rather not", "ask somebody else")
        return await super().ask(statement, side, prompt, sample)


@pytest.fixture
def kb() -> Iterator[KnowledgeBase]:
    with paradl.load(ONTOLOGY, logic="fde") as kb:
        yield kb


def test_calls_are_under_way_before_a_value_is_taken() -> None:
    with dice.oracle(judge := dice.Dice(0.05), 16) as asked:
        values = asked.judge([Statement("a", "a"), Statement("b", "b")])
        time.sleep(0.5)
        assert judge.calls == 4
        assert {value.statement.text for value in values} == {"a", "b"}


def test_values_that_nobody_takes_are_called_off() -> None:
    with dice.oracle(judge := dice.Dice(0.2), 2) as asked:
        values = asked.judge([Statement(str(n), str(n)) for n in range(20)])
        del values
        time.sleep(0.5)
        assert not judge.busy
        assert judge.calls < 10


def test_the_judge_is_asked_while_the_reasoner_looks(
    kb: KnowledgeBase, monkeypatch: pytest.MonkeyPatch
) -> None:
    judge = dice.Dice(0.2)
    overlaps = []
    run = kb.run

    def slow(op: str, **details: object) -> Run:
        before = judge.calls
        if op == "lacks":
            time.sleep(0.1)
            overlaps.append(judge.busy or judge.calls > before)
        return run(op, **details)  # type: ignore[arg-type]

    monkeypatch.setattr(kb, "run", slow)
    with dice.oracle(judge, 4) as asked:
        ground(kb, QUESTIONS, asked)
    assert sum(overlaps) > len(overlaps) / 3


def test_what_is_asked_does_not_depend_on_who_is_first() -> None:
    def asked(seed: int) -> list[tuple[str, str]]:
        with paradl.load(ONTOLOGY, logic="fde") as kb, dice.oracle(Moody(seed), 3) as judge:
            done = ground(kb, QUESTIONS, judge)
        return [(str(one.atom), str(one.value)) for one in done.evidence]

    first = asked(0)
    assert len(first) > 15
    assert all(asked(seed) == first for seed in range(1, 4))


def test_what_the_other_lane_is_paying_for_is_kept(kb: KnowledgeBase) -> None:
    learned: list[Evidence] = []
    judge = Moody(0, refuses="#s0>")
    with dice.oracle(judge, 16) as asked, pytest.raises(JudgeError, match="I would rather not"):
        ground(kb, QUESTIONS, asked, on_stop=learned.extend)
    assert len({str(one.atom) for one in learned}) * 2 == judge.calls


def test_ctrl_c_calls_off_both_lanes(kb: KnowledgeBase, monkeypatch: pytest.MonkeyPatch) -> None:
    judge = dice.Dice(30)
    run = kb.run
    looked = 0

    def interrupted(op: str, **details: object) -> Run:
        nonlocal looked
        looked += op == "lacks"
        if looked == 2:
            _soon(lambda: judge.busy)
            raise KeyboardInterrupt
        return run(op, **details)  # type: ignore[arg-type]

    monkeypatch.setattr(kb, "run", interrupted)
    with dice.oracle(judge, 16) as asked:
        with pytest.raises(KeyboardInterrupt):
            ground(kb, QUESTIONS, asked)
        _soon(lambda: not judge.busy)


def _soon(happens: Callable[[], bool]) -> None:
    end = time.monotonic() + 5
    while not happens():
        assert time.monotonic() < end
        time.sleep(0.01)


def test_a_call_takes_as_long_as_it_says() -> None:
    """What the bench calls the judge's time is that in which a call is under way."""

    async def ask(judge: dice.Dice) -> None:
        one = judge.ask(Statement("a", "a"), Side.VERIFICATION, "", 0)
        other = judge.ask(Statement("b", "b"), Side.VERIFICATION, "", 0)
        await asyncio.gather(one, other)
        await asyncio.sleep(0.1)
        await judge.ask(Statement("c", "c"), Side.VERIFICATION, "", 0)

    asyncio.run(ask(judge := dice.Dice(0.1)))
    assert judge.calls == 3
    assert 0.19 < judge.seconds < 0.3


class Person(dice.Dice):
    """Answers one thing after the other, and remembers which."""

    name = "human"

    def __init__(self, latency: float) -> None:
        super().__init__(latency)
        self.asked: list[tuple[str, Side]] = []

    async def ask(self, statement: Statement, side: Side, prompt: str, sample: int) -> Reply:
        self.asked.append((statement.atom, side))
        return await super().ask(statement, side, prompt, sample)


def test_a_person_is_asked_in_one_order() -> None:
    """However fast the answers come, each of those in a pipe is for the same question."""

    def order(latency: float) -> list[tuple[str, Side]]:
        with paradl.load(ONTOLOGY, logic="fde") as kb, dice.oracle(Person(latency), 1) as asked:
            ground(kb, QUESTIONS, asked)
            assert isinstance(asked._judge, Person)
            return asked._judge.asked

    assert order(0) == order(0.02)


class Mute:
    """Gives no values, and no reason."""

    in_turn = False
    scheme = dice.oracle(dice.Dice(0), 1).scheme

    def judge(self, statements: Iterable[Statement]) -> Iterator[Valuation]:
        return iter(())


def test_an_oracle_that_says_nothing_is_an_error(kb: KnowledgeBase) -> None:
    with pytest.raises(JudgeError, match="the judge said nothing of ClassAssertion"):
        ground(kb, QUESTIONS, Mute())


def test_who_refuses_everything_is_not_asked_on_for_the_other_lane() -> None:
    refusing = Moody(0, refuses="#s")
    questions = family.questions(1000)
    with (
        paradl.load(family.ontology(1000), logic="fde") as kb,
        dice.oracle(refusing, 2) as asked,
        pytest.raises(JudgeError, match="I would rather not"),
    ):
        ground(kb, questions, asked)
    assert refusing.refused < 60
