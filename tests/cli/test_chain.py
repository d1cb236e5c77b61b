"""`paradl chain` as users run it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from conftest import ROOT, Paradl
from endpoint import Answer, Endpoint

TWEETY = ROOT / "examples" / "chains" / "tweety.txt"
PENGUIN = ROOT / "examples" / "chains" / "penguin.yaml"
NOWHERE = "openai:m@http://127.0.0.1:9/v1"


def result(done: Any) -> Any:
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)["result"]


def test_score(paradl: Paradl) -> None:
    done = paradl("chain", "score", TWEETY, "--threshold", "0.5")
    assert done.returncode == 0, done.stderr
    assert "0.9000  sound    tweety Type Flies  (exact, by justifications)" in done.stdout
    assert "0.0000  unsound  tweety Type Happy" in done.stdout
    shorter = paradl("chain", "score", "-", stdin="x Type A\n---\nx Type A\n")
    assert shorter.stdout.startswith("standard input: 1 base claim, 1 derived; ")
    [chain] = result(paradl("chain", "score", TWEETY, "-f", "json"))["chains"]
    assert chain["exact"] is True
    assert [step["how"] for step in chain["steps"]] == ["logic"] * 3
    assert (
        paradl("chain", "score", "-", "-f", "tsv", stdin=TWEETY.read_text()).stdout.count("\n") == 4
    )


def test_a_conflict_under_each_logic(paradl: Paradl) -> None:
    for logic in ("adaptive", "fde"):
        [chain] = result(paradl("chain", "score", PENGUIN, "--logic", logic, "-f", "json"))[
            "chains"
        ]
        stabilities = [step["stability"] for step in chain["steps"]]
        assert stabilities == pytest.approx([0.855, 0.7695, 0.855, 0.0])


def test_generate_and_evaluate(paradl: Paradl, tmp_path: Path) -> None:
    made = ("chain", "generate", "claimtrees", "--length", "6", "--count", "10", "--width", "2")
    assert paradl(*made, "-o", "trees.jsonl").returncode == 0
    assert paradl(*made).stdout == (tmp_path / "trees.jsonl").read_text()
    found = result(paradl("chain", "evaluate", "trees.jsonl", "--method", "ARES", "-f", "json"))
    assert found["methods"]["ARES"]["mean"] == {"recall": 1.0, "precision": 1.0, "f1": 1.0}
    done = paradl("chain", "evaluate", "trees.jsonl", "--entailment", "horn", "--flip", "0.1")
    assert all(name in done.stdout for name in ("ARES-1", "LLM-Judge", "ReCEval-Inter"))
    done = paradl("chain", "generate", "recipes", "--length", "5", "--count", "2")
    assert len(done.stdout.splitlines()) == 2
    piped = paradl("chain", "score", "-", "--entailment", "horn", stdin=done.stdout)
    assert piped.stdout.startswith("recipe of 5, 0: "), piped.stderr
    unsound = (tmp_path / "trees.jsonl").read_text().count('"sound": false')
    done = paradl("chain", "score", "trees.jsonl", "--threshold", "0.5")
    assert done.stdout.splitlines()[-1] == (
        f"10 chains, 0 without an unsound step; 60 steps, {unsound} unsound"
    )


def test_a_judge(paradl: Paradl) -> None:
    with Endpoint(lambda number, body: Answer("LIKELY")) as server:
        judge = ("--judge", f"openai:m@{server.address}", "--cache", "c.sqlite")
        done = paradl("chain", "score", PENGUIN, *judge, "-f", "json")
        steps = result(done)["chains"][0]["steps"]
        assert steps
        assert all(0.7 < step["stability"] < 0.9 for step in steps)
        assert f"{len(server.requests)} calls" in done.stderr
        again = paradl("chain", "score", PENGUIN, *judge, "-f", "json")
        assert result(again) == result(done)
        assert "calls" not in again.stderr


@pytest.mark.parametrize(("word", "end"), [("VERY LIKELY", "least"), ("NEUTRAL", "most")])
def test_a_dry_run_says_what_a_run_costs(paradl: Paradl, word: str, end: str) -> None:
    """Of a judge that is sure of all, and of one that is sure of nothing."""
    score = ("chain", "score", PENGUIN, "--method", "Entail-Prev", "--method", "ReCEval-Inter")
    with Endpoint(lambda number, body: Answer(word)) as server:
        judge = ("--judge", f"openai:m@{server.address}", "--cache", "c.sqlite")
        expected = result(paradl(*score, *judge, "--dry-run", "-f", "json"))["calls"]
        assert not server.requests
        assert expected["least"] < expected["most"]
        assert paradl(*score, *judge).returncode == 0
        assert len(server.requests) == expected[end]
        after = result(paradl(*score, *judge, "--dry-run", "-f", "json"))
        assert after["calls"][end] == 0


def test_a_dry_run_of_an_evaluation(paradl: Paradl) -> None:
    made = ("chain", "generate", "claimtrees", "--length", "3", "--count", "5", "-o", "t.jsonl")
    assert paradl(*made).returncode == 0
    judge = ("--method", "LLM-Judge", "--judge", NOWHERE, "--dry-run")
    done = paradl("chain", "evaluate", "t.jsonl", *judge, "--no-cache", "-f", "json")
    assert result(done)["calls"] == {"least": 5, "most": 5}
    free = paradl("chain", "score", PENGUIN, "--dry-run")
    assert (free.returncode, free.stdout) == (2, "")
    assert "--dry-run is for a judge" in free.stderr


def test_a_judge_that_says_nothing_is_no_judge_in_doubt(paradl: Paradl) -> None:
    """Its 0.5 is not what it said."""
    said = iter(["NEUTRAL", *["I would rather not say."] * 99])
    with Endpoint(lambda number, body: Answer(next(said))) as server:
        judge = ("--judge", f"openai:m@{server.address}", "--cache", "c.sqlite")
        done = paradl("chain", "score", "-", *judge, "-f", "json", stdin="A [1]\n---\nB\nC\n")
        calls = len(server.requests)
    warning = f"chose none of the words that it was offered, {calls - 1} times: that counts as 0.5"
    assert warning in json.loads(done.stdout)["warnings"][0]
    assert f"paradl: warning: the judge {warning}\n" in done.stderr


def test_what_was_paid_before_a_limit_is_said(paradl: Paradl) -> None:
    paradl("chain", "generate", "claimtrees", "--count", "5", "-o", "trees.jsonl")
    with Endpoint(lambda number, body: Answer("LIKELY")) as server:
        judge = ("--judge", f"openai:m@{server.address}", "--cache", "c.sqlite")
        done = paradl("chain", "evaluate", "trees.jsonl", *judge, "--max-calls", "7")
    assert (done.returncode, done.stdout) == (6, "")
    cost, error = done.stderr.splitlines()
    assert cost == "paradl: 7 calls, 770 tokens"
    assert "--max-calls" in error


@pytest.mark.parametrize("ending", ["json", "yaml"])
def test_half_a_letter(paradl: Paradl, tmp_path: Path, ending: str) -> None:
    (tmp_path / f"c.{ending}").write_text(r'{"base": ["x"], "derived": ["half \udfff"]}')
    with Endpoint(lambda number, body: Answer("LIKELY")) as server:
        judge = ("--judge", f"openai:m@{server.address}", "--cache", "c.sqlite")
        [chain] = result(paradl("chain", "score", f"c.{ending}", *judge, "-f", "json"))["chains"]
    assert chain["steps"][0]["claim"] == "half \ufffd"


def test_a_plot(paradl: Paradl, tmp_path: Path) -> None:
    done = paradl("chain", "score", TWEETY, "--plot", "samples.svg")
    assert done.returncode == 0, done.stderr
    assert "<svg" in (tmp_path / "samples.svg").read_text()


@pytest.mark.parametrize(
    ("text", "arguments", "code", "message"),
    [
        ('{"derived": [{"claim": "A", "from": ["later"]}]}', (), 3, "cites later"),
        ("[]", (), 3, "has no chain"),
        ('{"derived": ["Tweety sings a song."]}', (), 2, "is no sentence in Manchester syntax"),
        ('{"derived": ["x Type A"]}', ("--judge", NOWHERE, "--tries", "1"), 6, "cannot be reached"),
        (
            '{"derived": ["x Type A"]}',
            ("--entailment", "scale"),
            2,
            "there is no judge: name one with --judge",  # no variable does
        ),
        ('{"derived": ["x Type A"]}', ("--judge", "human"), 2, "human does not say what follows"),
        (
            '{"derived": ["x Type A"]}',
            ("--judge", f"{NOWHERE},sparql:facts.ttl", "--dry-run"),
            2,
            "sparql:facts.ttl does not say what follows",
        ),
        ('{"derived": ["x Type A"]}', ("--entailment", "guess"), 2, "no entailment model guess"),
        ('{"derived": ["x Type A"]}', ("--entailment", "horn", "--judge", "human"), 2, "no judge"),
        ('{"derived": ["x Type ex:A"]}', (), 2, "give the ontology that has it with --ontology"),
        ('{"derived": ["x Type A"]}', ("--method", "Best"), 2, "there is no method Best"),
        ('{"derived": ["x Type A"]}', ("--epsilon", "0"), 2, "epsilon"),
        ('{"derived": ["x Type A"]}', ("--logic", "fuzzy"), 2, "fuzzy"),
    ],
)
def test_errors(
    paradl: Paradl,
    tmp_path: Path,
    text: str,
    arguments: tuple[str, ...],
    code: int,
    message: str,
) -> None:
    (tmp_path / "chain.json").write_text(text)
    done = paradl("chain", "score", "chain.json", *arguments)
    assert done.returncode == code, done.stderr
    assert message in done.stderr
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
