"""`paradl verify` as users run it."""

from __future__ import annotations

import json
import os
import signal
import time
from dataclasses import replace
from pathlib import Path
from threading import Thread

import pytest
from conftest import ROOT, Paradl, Start
from endpoint import Answer, Endpoint, question

PENGUINS = ROOT / "examples" / "penguins" / "penguins.ofn"
GOOD = "subject,predicate,object\nTweety,is a,bird\n"
BAD = "subject,predicate,object\nTweety,is a,fish\n"


def claims(*triples: tuple[str, str, str]) -> str:
    """What a model lists."""
    names = ("subject", "predicate", "object")
    return json.dumps({"propositions": [dict(zip(names, t, strict=True)) for t in triples]})


def mending(number: int, body: dict[str, object]) -> Answer:
    """A model that reads what is there, and writes what is told to be so."""
    asked = question(body)
    if "Write the text anew" in asked:
        assert "Tweety is a fish, because: " in asked
        return Answer("Tweety is a bird.")
    if "Answer it in plain prose" in asked or 'Text: "Tweety is a fish."' in asked:
        drafting = "Answer it in plain prose" in asked
        return Answer("Tweety is a fish." if drafting else claims(("Tweety", "is a", "fish")))
    return Answer(claims(("Tweety", "is a", "bird")))


@pytest.mark.parametrize(
    ("text", "format", "code"),
    [(GOOD, "csv", 0), (BAD, "csv", 1), ('[["Tweety", "is a", "bird"]]', "json", 0)],
)
def test_triples(paradl: Paradl, tmp_path: Path, text: str, format: str, code: int) -> None:
    (tmp_path / f"claims.{format}").write_text(text)
    by_name = paradl("verify", PENGUINS, f"claims.{format}")
    piped = paradl("verify", PENGUINS, "-", "--triples", format, stdin=text)
    assert by_name.returncode == piped.returncode == code
    assert by_name.stdout == piped.stdout
    assert by_name.stderr == ""


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs named pipes")
def test_claims_in_a_pipe(paradl: Paradl, tmp_path: Path) -> None:
    """As of `paradl verify zoo.owl <(...)`."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    Thread(target=pipe.write_text, args=(GOOD,), daemon=True).start()
    done = paradl("verify", PENGUINS, pipe, "--triples", "csv")
    assert (done.returncode, done.stderr) == (0, "")


def test_json(paradl: Paradl, tmp_path: Path) -> None:
    (tmp_path / "claims.csv").write_text(GOOD)
    done = paradl("verify", PENGUINS, "claims.csv", "-f", "json")
    answer = json.loads(done.stdout)
    assert answer["command"] == "verify"
    assert answer["reasoner"]
    assert answer["logic"] == "adaptive"
    assert set(answer["seconds"]) >= {"load", "total"}
    result = answer["result"]
    assert (result["accepted"], result["score"], result["best"]) == (True, 1.0, 1)
    [claim] = result["rounds"][0]["claims"]
    assert (claim["status"], claim["value"]) == ("verified", "T")
    assert claim["links"][0]["iri"].endswith("#tweety")


def test_tsv(paradl: Paradl, tmp_path: Path) -> None:
    (tmp_path / "claims.csv").write_text(BAD)
    done = paradl("verify", PENGUINS, "claims.csv", "-f", "tsv")
    header, row = (line.split("\t") for line in done.stdout.splitlines())
    found = dict(zip(header, row, strict=True))
    assert found["status"] == "contradiction"
    assert found["object"] == "fish"


@pytest.mark.parametrize("how", ["text", "file", "question"])
def test_mending(paradl: Paradl, tmp_path: Path, how: str) -> None:
    draft = tmp_path / "draft.txt"
    draft.write_text("Tweety is a fish.\n")
    given: dict[str, list[object]] = {
        "text": ["Tweety is a fish."],
        "file": [draft],
        "question": ["--question", "What is Tweety?"],
    }
    with Endpoint(mending) as server:
        done = paradl(
            *("verify", PENGUINS, *given[how], "--writer", f"openai:m@{server.address}"),
            *("--log", "audit.jsonl", "--revised", "better.txt", "--cache", "c.sqlite"),
        )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("accepted: score 1.00")
    assert "round 1: score -1.00" in done.stdout
    assert "F  contradiction  Tweety is a fish" in done.stdout
    assert (tmp_path / "better.txt").read_text() == "Tweety is a bird.\n"
    log = [json.loads(line) for line in (tmp_path / "audit.jsonl").read_text().splitlines()]
    assert [line["decision"] for line in log] == ["revise", "accept", "accept"]
    assert log[0]["writer"].startswith("openai:m@")
    assert "calls" in done.stderr


def test_once_paid_never_again(paradl: Paradl, tmp_path: Path) -> None:
    """The same command, when the endpoint is gone."""
    with Endpoint(mending) as server:
        command = (
            *("verify", PENGUINS, "Tweety is a fish.", "--writer"),
            *(f"openai:m@{server.address}", "--cache", "c.sqlite"),
        )
        first = paradl(*command)
        asked = len(server.requests)
        again = paradl(*command)
        assert len(server.requests) == asked == 3
    assert again.stdout == first.stdout


def test_an_endpoint_that_fails_in_a_later_round(paradl: Paradl, tmp_path: Path) -> None:
    """What was found so far is shown and logged; the exit code says that it is not all."""

    def failing(number: int, body: dict[str, object]) -> Answer:
        if "Write the text anew" in question(body):
            return Answer(status=400, body=b'{"error": {"message": "no"}}')
        return mending(number, body)

    with Endpoint(failing) as server:
        done = paradl(
            *("verify", PENGUINS, "Tweety is a fish.", "--writer", f"openai:m@{server.address}"),
            *("--log", "audit.jsonl", "--no-cache"),
        )
    assert done.returncode == 6
    assert "F  contradiction  Tweety is a fish" in done.stdout
    assert "says 400" in done.stderr
    log = (tmp_path / "audit.jsonl").read_text().splitlines()
    assert [json.loads(line)["decision"] for line in log] == ["revise", "fail", "reject"]


def test_interrupting_loses_no_answer(start: Start, paradl: Paradl, tmp_path: Path) -> None:
    """Ctrl-C while the writer writes anew: what was found and paid for is on disk."""
    patient = [True]

    def slow(number: int, body: dict[str, object]) -> Answer:
        delay = 30 if patient[0] and "Write the text anew" in question(body) else 0
        return replace(mending(number, body), delay=delay)

    command = ("verify", PENGUINS, "Tweety is a fish.", "--log", "audit.jsonl", "--force")
    with Endpoint(slow) as server:
        asked = (*command, "--writer", f"openai:m@{server.address}", "--cache", "c.sqlite")
        running = start(*asked)
        deadline = time.monotonic() + 60
        while len(server.requests) < 2 and time.monotonic() < deadline:
            time.sleep(0.05)
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=60)
        assert (running.returncode, out) == (130, ""), err
        paid, end = err.splitlines()
        assert paid == "paradl: 1 call, 110 tokens; what was answered is in the cache"
        assert end == "paradl: interrupted"
        log = (tmp_path / "audit.jsonl").read_text().splitlines()
        assert json.loads(log[0])["decision"] == "revise"
        patient[0] = False
        done = paradl(*asked)
        assert done.returncode == 0
        assert "T  verified       Tweety is a bird" in done.stdout
        assert len(server.requests) == 2 + 2  # the first text is not read again


def test_causal(paradl: Paradl, tmp_path: Path) -> None:
    ontology = tmp_path / "c.ofn"
    ontology.write_text(
        "Prefix(:=<http://example.org/c#>)\nOntology(\n"
        "ObjectPropertyAssertion(:causes :rain :flood))"
    )
    (tmp_path / "claims.csv").write_text("rain,causes,flood\n")
    done = paradl("verify", ontology, "claims.csv", "--causal", "-f", "json")
    assert done.returncode == 0, done.stderr
    [test] = json.loads(done.stdout)["result"]["rounds"][0]["stability"]
    assert (test["cause"], test["effect"], test["stable"]) == ("rain", "flood", True)
    assert test["do"]["present"] == pytest.approx(0.81)
    strict = paradl("verify", ontology, "claims.csv", "--causal", "--epsilon", "0")
    assert strict.returncode == 1
    assert "unstable" in strict.stdout
    model = {"variables": {"rain": {"leak": 0.5}, "flood": {"leak": 0.5}}}
    (tmp_path / "model.json").write_text(json.dumps(model))
    other = paradl("verify", ontology, "claims.csv", "--causal-model", "model.json")
    assert other.returncode == 1
    assert "do(rain) does not change flood" in other.stdout
    assert other.stderr == ""
    model["variables"]["hail"] = {"leak": 0.5}
    (tmp_path / "model.json").write_text(json.dumps(model))
    other = paradl("verify", ontology, "claims.csv", "--causal-model", "model.json")
    assert "the ontology has no name for hail of the causal model" in other.stderr


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        ((), 2, "there is no text"),
        (("Tweety is a fish.",), 2, "nobody reads the text"),
        (("claims.csv",), 3, "there is no file claims.csv"),
        (("some/where",), 3, "there is no file some/where"),
        ((str(ROOT / "examples"),), 3, "examples is a folder: name a file in it"),
        (("", "--triples", "csv"), 3, "is empty"),
        (("-", "--triples", "csv"), 3, "is empty"),
        (("none", "--triples", "json"), 3, "no JSON"),
        (("[]", "--triples", "json"), 3, "makes no claims"),
        (("a", "b"), 2, "'b' is too much"),
        (("a,b,c", "--triples", "csv", "--gamma", "0.99"), 2, "choose gamma at most sure"),
        (("a,b,c", "--triples", "csv", "--alpha", "2"), 2, "--alpha"),
        (("a,b,c", "--triples", "csv", "--causal"), 2, "tells no causes"),
        (("a,b,c", "--triples", "csv", "--causal-model", "m.json"), 3, "cannot read m.json"),
        (("a,b,c", "--triples", "csv", "--sparql", "f.ttl"), 3, "cannot read f.ttl"),
        (("a,b,c", "--triples", "csv", "--log", "x/y"), 2, "cannot write x/y"),
        (("a,b,c", "--triples", "csv", "--revised", "x/y"), 2, "there is no folder x"),
        (("a,b,c", "--triples", "csv", "--embeddings", "none"), 2, "no embedding model"),
        (("a", "--judge", "human"), 2, "human writes no texts"),
        (("a", "--judge", "openai:m@http://127.0.0.1:9/v1", "--tries", "1", "--no-cache"), 6,
         "cannot be reached"),
    ],
)  # fmt: skip
def test_wrong_use(paradl: Paradl, arguments: tuple[str, ...], code: int, said: str) -> None:
    env = {"HF_HUB_OFFLINE": "1"}
    done = paradl("verify", PENGUINS, *arguments, env=env)
    assert done.returncode == code, done.stderr
    assert said in done.stderr
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("words", [("-", "-"), ("-i", "-", "-"), ("-i", PENGUINS, "-i", "-", "-")])
def test_both_from_standard_input(paradl: Paradl, words: tuple[object, ...]) -> None:
    done = paradl("verify", *words, "--triples", "csv", stdin=GOOD)
    assert done.returncode == 2
    assert "both standard input" in done.stderr


def test_a_model_that_finds_no_claims(paradl: Paradl) -> None:
    with Endpoint(lambda number, body: Answer('{"propositions": []}')) as server:
        judge = f"openai:m@{server.address}"
        done = paradl("verify", PENGUINS, "Good morning!", "--judge", judge, "--no-cache")
    assert done.returncode == 3
    cost, error = done.stderr.splitlines()
    assert cost == "paradl: 1 call, 110 tokens"
    assert "the text makes no claims" in error


def test_hostile_words_do_not_steer_the_terminal(paradl: Paradl) -> None:
    text = "Tweety\x1b[31m,is a,bird\x1b]0;title\x07\n"
    done = paradl("verify", PENGUINS, "-", "--triples", "csv", stdin=text)
    assert "\x1b" not in done.stdout
    assert "\\x1b" in done.stdout


def test_half_a_letter(paradl: Paradl, tmp_path: Path) -> None:
    """JSON can spell it, and the command line can have it; no file in UTF-8 can."""
    listed = r'{"propositions": [{"subject": "\ud800x", "predicate": "is a", "object": "bird"}]}'
    asked = ("verify", PENGUINS, "A caf\udce9.", "--cache", "c.sqlite", "--log", "log.jsonl")
    with Endpoint(lambda number, body: Answer(listed)) as server:
        judge = ("--judge", f"openai:m@{server.address}")
        done = paradl(*asked, *judge, "-f", "json")
        into_file = paradl(*asked, *judge, "-o", "a.json")
    assert (done.returncode, into_file.returncode) == (1, 1), done.stderr
    first = json.loads((tmp_path / "log.jsonl").read_text().splitlines()[0])
    for round in (json.loads(done.stdout)["result"]["rounds"][0], first):
        assert round["claims"][0]["subject"] == "\ufffdx"
        assert round["text"] == "A caf?."
    given = paradl("verify", PENGUINS, "-", "--triples", "json", "-f", "json", stdin=listed)
    assert given.returncode == 1
    assert json.loads(given.stdout)["result"]["rounds"][0]["claims"][0]["subject"] == "\ufffdx"


def test_a_revision_that_cannot_be_written_costs_no_answer(paradl: Paradl, tmp_path: Path) -> None:
    (tmp_path / "claims.csv").write_text(GOOD)
    done = paradl("verify", PENGUINS, "claims.csv", "--revised", "/dev/full")
    assert done.returncode == 2
    assert done.stdout.startswith("accepted: ")
    assert "cannot write" in done.stderr


def test_a_claim_amiss_counts_as_failed(paradl: Paradl) -> None:
    """The others are checked; a text of which less could be read is not better for it."""
    listed = json.loads(claims(("Tweety", "is a", "bird"), ("Tweety", "eats", "fish")))
    del listed["propositions"][1]["object"]
    with Endpoint(lambda *_: Answer(json.dumps(listed))) as server:
        judge = ("--judge", f"openai:m@{server.address}", "--no-cache")
        done = paradl("verify", PENGUINS, "Tweety is a bird and eats fish.", *judge)
        assert len(server.requests) == 1
    assert done.returncode == 1
    assert "score 0.50" in done.stdout
    assert "N  failed         Tweety eats       as it was listed, it has no object" in done.stdout
    assert "1 claim in the model's replies could not be read, as 'Tweety eats'" in done.stderr
