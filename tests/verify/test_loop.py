"""The loop of Algorithm 1, step by step, and the audit log."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import paradl
from paradl.errors import JudgeError, NoClaims, UsageError
from paradl.verify import Checker, Constraints, Proposition, Status, Verification, verify
from paradl.verify.causal.stability import Stability
from paradl.verify.log import Log

GOOD = Proposition("Tweety", "is a", "bird")
BAD = Proposition("Tweety", "is a", "fish")
UNKNOWN = Proposition("Tweety", "is a", "unicorn")

CLAIMS = {
    "good": (GOOD,),
    "bad": (BAD,),
    "mixed": (GOOD, BAD),
    "unknown": (GOOD, UNKNOWN),
    "silent": (),
}


def read(text: str) -> tuple[Proposition, ...]:
    """The claims of a text that is a word of the above."""
    return CLAIMS[text]


class Script:
    """Writes what it is told to, one text after the other; an error is raised."""

    def __init__(self, *texts: str | Exception) -> None:
        self.texts = list(texts)
        self.told: list[Constraints] = []
        self.numbers: list[int] = []

    def draft(self, question: str) -> str:
        return self._next()

    def revise(self, question: str, text: str, told: Constraints, number: int) -> str:
        self.told.append(told)
        self.numbers.append(number)
        return self._next()

    def _next(self) -> str:
        text = self.texts.pop(0)
        if isinstance(text, Exception):
            raise text
        return text


@pytest.fixture(scope="module")
def checker() -> Iterator[Checker]:
    with paradl.load("examples/penguins/penguins.ofn") as kb:
        yield Checker(kb)


def log_of(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text().splitlines()]


def scores(done: Verification) -> list[float | None]:
    return [one.score for one in done.rounds]


def test_what_is_good_is_accepted_at_once(checker: Checker) -> None:
    writer = Script()
    done = verify(checker, "good", reader=read, writer=writer)
    assert done.accepted
    assert scores(done) == [1.0]
    assert done.rounds[0].decision == "accept"
    assert writer.told == []


def test_without_a_writer_there_is_one_round(checker: Checker) -> None:
    done = verify(checker, "mixed", reader=read)
    assert not done.accepted
    assert scores(done) == [0.0]  # 1/2 - 1/2
    assert done.rounds[0].decision == "stop"
    assert done.why == "score 0.00, less than 0.80"


def test_what_was_found_goes_back_to_the_writer(checker: Checker) -> None:
    writer = Script("unknown", "good")
    done = verify(checker, "mixed", reader=read, writer=writer)
    assert done.accepted
    assert scores(done) == [0.0, 0.5, 1.0]
    assert [one.decision for one in done.rounds] == ["revise", "revise", "accept"]
    assert writer.numbers == [1, 2]
    first, second = writer.told
    assert first.true[0] == "Tweety is a bird"
    assert first.wrong[0].startswith("Tweety is a fish, because: ")
    assert second.wrong == ()
    assert second.unknown[0].startswith("Tweety is a unicorn (")
    assert done.text == "good"


def test_at_most_so_many_rounds_then_the_best_is_given_back(checker: Checker) -> None:
    writer = Script("unknown", "bad", "never asked for")
    done = verify(checker, "mixed", reader=read, writer=writer, rounds=3)
    assert not done.accepted
    assert scores(done) == [0.0, 0.5, -1.0]
    assert (done.best.number, done.text) == (2, "unknown")
    assert done.why == "score 0.50, less than 0.80 in 3 rounds"
    assert writer.texts == ["never asked for"]


def test_a_text_that_came_before_ends_it(checker: Checker, tmp_path: Path) -> None:
    """A writer that goes to and fro was paid for all rounds."""
    writer = Script("bad", "mixed", "never asked for")
    seen: list[str] = []

    def watched(text: str) -> tuple[Proposition, ...]:
        seen.append(text)
        return read(text)

    log = Log(tmp_path / "audit.jsonl")
    done = verify(checker, "mixed", reader=watched, writer=writer, rounds=9, log=log)
    assert [one.decision for one in done.rounds] == ["revise", "revise", "stop"]
    assert done.rounds[2].why == "the text of round 1 again"
    assert done.why == "score 0.00, less than 0.80 in 3 rounds, the last the text of round 1 again"
    assert (scores(done), done.best.number) == ([0.0, -1.0, 0.0], 1)
    assert (writer.texts, seen) == (["never asked for"], ["mixed", "bad"])
    assert [line.get("round") for line in log_of(tmp_path / "audit.jsonl")] == [1, 2, 3, None]


def test_one_round_has_no_revision(checker: Checker) -> None:
    writer = Script("never asked for")
    done = verify(checker, "mixed", reader=read, writer=writer, rounds=1)
    assert [one.decision for one in done.rounds] == ["stop"]
    assert done.why == "score 0.00, less than 0.80"
    assert writer.texts == ["never asked for"]


UNREAD = Proposition("Tweety", "eats", "", fault="as it was listed, it has no object")


def test_nobody_is_asked_to_mend_what_could_not_be_read(checker: Checker) -> None:
    writer = Script("never asked for")
    done = verify(checker, "half", reader=lambda _: (GOOD, UNREAD), writer=writer)
    assert (done.accepted, scores(done)) == (False, [0.5])
    assert done.why == "score 0.50, less than 0.80, and nothing that the writer could mend"
    assert writer.told == []


def test_a_revision_without_claims_is_not_the_best(checker: Checker) -> None:
    writer = Script("silent", "silent")
    done = verify(checker, "bad", reader=read, writer=writer, rounds=3)
    assert scores(done) == [-1.0, None, None]
    assert writer.told[0] == writer.told[1]  # the text with claims is revised again
    assert writer.numbers == [1, 2]
    assert done.rounds[1].why == "the text makes no claims"
    assert done.text == "bad"


def test_a_draft(checker: Checker) -> None:
    done = verify(checker, question="What?", reader=read, writer=Script("mixed", "good"))
    assert [one.text for one in done.rounds] == ["mixed", "good"]


def test_given_claims_need_no_reader(checker: Checker) -> None:
    done = verify(checker, propositions=[GOOD, BAD])
    assert [f.status for f in done.best.findings] == [Status.VERIFIED, Status.CONTRADICTION]


@pytest.mark.parametrize("theta", [0.0, 0.5, 0.5000001])
def test_theta(checker: Checker, theta: float) -> None:
    """At theta it is accepted."""
    from paradl.verify.scoring import Weights

    with paradl.load("examples/penguins/penguins.ofn") as kb:
        own = Checker(kb, weights=Weights(theta=theta))
        assert verify(own, "unknown", reader=read).accepted is (theta <= 0.5)


def test_an_unstable_causal_claim_is_not_accepted(checker: Checker) -> None:
    unstable = Stability("a", "b", 0.5, 0.4, 0.3, 0.1, "distance 0.300", str(GOOD))
    stable = Stability("c", "d", 0.5, 0.4, 0.0, 0.1, "", "c causes d")
    assert stable.stable
    writer = Script("good")
    done = verify(
        checker,
        "good",
        reader=read,
        writer=writer,
        rounds=2,
        stabilities=lambda findings: (stable, unstable),
    )
    assert not done.accepted
    assert "a → b is not stable: distance 0.300" in done.why
    [told] = writer.told
    assert told.true == ()  # it was verified, and yet
    assert told.unknown == ("Tweety is a bird (distance 0.300)",)


@pytest.mark.parametrize(
    ("details", "error"),
    [
        ({"text": "silent", "reader": read}, NoClaims),
        ({"text": "", "reader": read}, UsageError),
        ({"text": "good"}, UsageError),
        ({"propositions": []}, NoClaims),
        ({"text": "good", "reader": read, "rounds": 0}, UsageError),
    ],
)
def test_nothing_to_verify(checker: Checker, details: Any, error: type[Exception]) -> None:
    with pytest.raises(error):
        verify(checker, **details)


def test_the_log(checker: Checker, tmp_path: Path) -> None:
    """Raw text, propositions, results, decision and why: of every round, and at the end."""
    path = tmp_path / "audit.jsonl"
    for _ in range(2):
        log = Log(path, {"ontology": ["penguins.ofn"]})
        verify(checker, "mixed", reader=read, writer=Script("good"), log=log)
    lines = log_of(path)
    assert [line.get("round") for line in lines] == [1, 2, None] * 2
    assert len({line["run"] for line in lines}) == 2
    first, second, last = lines[:3]
    assert first["ontology"] == ["penguins.ofn"]
    assert first["text"] == "mixed"
    assert [claim["status"] for claim in first["claims"]] == ["verified", "contradiction"]
    assert {one["source"] for one in first["claims"][1]["evidence"]} == {"entailment", "sparql"}
    assert (first["decision"], first["why"]) == ("revise", "score 0.00, less than 0.80")
    assert first["told"]["wrong"][0].startswith("Tweety is a fish, because:")
    assert (second["decision"], second["told"]) == ("accept", None)
    assert (last["decision"], last["best"], last["text"]) == ("accept", 2, "good")


def test_a_round_is_in_the_log_before_the_next_begins(checker: Checker, tmp_path: Path) -> None:
    path = tmp_path / "audit.jsonl"
    seen: list[int] = []

    class Watching(Script):
        def revise(self, question: str, text: str, told: Constraints, number: int) -> str:
            seen.append(len(log_of(path)))
            return super().revise(question, text, told, number)

    verify(checker, "bad", reader=read, writer=Watching("mixed", "good"), log=Log(path))
    assert seen == [1, 2]


@pytest.mark.parametrize("where", ["writing", "reading"])
def test_what_fails_later_loses_nothing(checker: Checker, tmp_path: Path, where: str) -> None:
    path = tmp_path / "audit.jsonl"
    failure = JudgeError("the endpoint is gone", "try again")
    writer = Script(failure if where == "writing" else "lost")

    def failing(text: str) -> tuple[Proposition, ...]:
        if text == "lost":
            raise failure
        return read(text)

    done = verify(checker, "mixed", reader=failing, writer=writer, log=Log(path))
    assert done.failure is failure
    assert not done.accepted
    assert scores(done) == [0.0]
    lines = log_of(path)
    assert [line["decision"] for line in lines] == ["revise", "fail", "reject"]
    assert lines[1]["why"] == "the endpoint is gone: try again"
    assert lines[1]["text"] == ("" if where == "writing" else "lost")


def test_what_fails_at_first_is_an_error(checker: Checker, tmp_path: Path) -> None:
    path = tmp_path / "audit.jsonl"

    def failing(text: str) -> tuple[Proposition, ...]:
        raise JudgeError("the endpoint is gone")

    with pytest.raises(JudgeError):
        verify(checker, "good", reader=failing, log=Log(path))
    assert [line["decision"] for line in log_of(path)] == ["fail"]


def test_a_log_that_cannot_be_written(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="--log"):
        Log(tmp_path / "none" / "audit.jsonl")
