"""`--oracle` of `realize`, `check`, `classify` and `explain`, `--evidence` of whatever answers."""

from __future__ import annotations

import json
import signal
import time
from collections.abc import Callable
from pathlib import Path
from subprocess import Popen
from typing import Any

import pytest
from answers import recorded
from endpoint import Answer, Endpoint

ROOT = Path(__file__).parents[2]
PENGUINS = ROOT / "examples" / "belnap" / "penguins.ofn"
ORNITHOLOGIST = f"recorded:{ROOT / 'examples' / 'belnap' / 'penguins.jsonl'}"
JUDGE = ("--oracle", ORNITHOLOGIST, "--no-cache", "-f", "json")
SPACE = "http://example.org/n#"
PENGUIN = "http://example.org/belnap/penguins#"
FALSE_OF_FLYING = "SELECT ?x { GRAPH paradl:toldFalse { ?x a :flies } }"
Paradl = Callable[..., Any]
Start = Callable[..., "Popen[str]"]


def result(done: Any, code: int = 0) -> dict[str, Any]:
    assert done.returncode == code, done.stderr
    return dict(json.loads(done.stdout)["result"])


@pytest.mark.parametrize("logic", ["adaptive", "fde", "ac"])
def test_realize(logic: str, paradl: Paradl) -> None:
    given = result(paradl("realize", PENGUINS, *JUDGE, "--logic", logic))
    values = {
        (one["label"], told["label"]): told["value"]
        for one in given["individuals"]
        for told in one["types"]
    }
    assert values["Penguins", "flies"] == "B"
    assert values["Eagles", "flies"] == "T"
    assert given["oracle"]["asked"] == 6
    evidence = given["oracle"]["evidence"]
    assert evidence
    assert all(one["words"] for one in evidence)


def test_what_is_told_both_ways_is_not_asked(paradl: Paradl, tmp_path: Path) -> None:
    """No answer can change it."""
    (tmp_path / "more.ofn").write_text(
        "Prefix(:=<http://example.org/belnap/penguins#>)\nOntology(ClassAssertion(:bird :penguin)"
        " ClassAssertion(ObjectComplementOf(:flies) :penguin))"
    )
    both = ("-i", PENGUINS, "-i", "more.ofn", *JUDGE)
    for command, code in (("realize", 0), ("check", 1)):
        atoms = {one["atom"] for one in result(paradl(command, *both), code)["oracle"]["evidence"]}
        assert len(atoms) == 4
        assert not any("penguin>)" in atom for atom in atoms)


def test_check(paradl: Paradl) -> None:
    assert paradl("check", PENGUINS).returncode == 0
    given = result(paradl("check", PENGUINS, *JUDGE), 1)
    [conflict] = given["conflicts"]
    assert conflict["subject"].endswith("#penguin")
    assert given["oracle"]["asked"] == 6
    origins = [axiom["origin"] for axiom in conflict["justifications"][0]]
    assert sorted(origins) == ["asserted", "oracle", "oracle"]


def test_a_first_conflict_takes_fewer_answers(paradl: Paradl, tmp_path: Path) -> None:
    """What one side is told of already comes first."""
    names = "\n".join(f"Declaration(NamedIndividual(:i{n}))" for n in range(30))
    (tmp_path / "o.ofn").write_text(
        f"Prefix(:=<{SPACE}>)\nOntology(Declaration(Class(:A)) SubClassOf(:B :A) {names}\n"
        "ClassAssertion(:B :i17))"
    )
    denied = {f"ClassAssertion(<{SPACE}A> <{SPACE}i{n}>)": "<f,t>" for n in range(30)}
    denied |= {f"ClassAssertion(<{SPACE}B> <{SPACE}i{n}>)": "<f,f>" for n in range(30)}
    judge = recorded(tmp_path / "judge.jsonl", denied)
    asked = ("check", "o.ofn", "--oracle", judge, "--no-cache", "-f", "json")
    assert result(paradl(*asked, "--first", "1"), 1)["oracle"]["asked"] == 4
    assert result(paradl(*asked), 1)["oracle"]["asked"] == 59


def test_classify_asks_only_where_individuals_describe_classes(
    paradl: Paradl, tmp_path: Path
) -> None:
    given = result(paradl("classify", PENGUINS, *JUDGE))
    assert (given["oracle"]["asked"], given["oracle"]["saved"]) == (0, 6)
    (tmp_path / "n.ofn").write_text(
        f"Prefix(:=<{SPACE}>)\nOntology(Declaration(Class(:Wise)) Declaration(Class(:Odd))"
        " EquivalentClasses(:Oracle ObjectOneOf(:pythia)) ClassAssertion(:Oracle :pythia))"
    )
    said = {f"ClassAssertion(<{SPACE}{c}> <{SPACE}pythia>)": "<t,f>" for c in ("Wise", "Odd")}
    judge = recorded(tmp_path / "judge.jsonl", said)
    asked = ("classify", "n.ofn", "--logic", "fde", "-f", "json")
    before = {c["label"]: c["parents"] for c in result(paradl(*asked))["classes"]}
    assert f"{SPACE}Wise" not in before["Oracle"]
    only = ("--oracle", judge, "--no-cache", "--askable", "Wise")
    given = result(paradl(*asked, *only))
    after = {c["label"]: c["parents"] for c in given["classes"]}
    assert f"{SPACE}Wise" in after["Oracle"]
    assert given["oracle"]["asked"] == 1


def test_explain(paradl: Paradl) -> None:
    asked = ("explain", PENGUINS, "penguin Type: flies", "--oracle", ORNITHOLOGIST, "--no-cache")
    done = paradl(*asked)
    assert "(oracle: invented:ornithologist; paradl cache show 3c7cf3f2d20c)" in done.stdout
    assert "No living species" not in done.stdout
    assert "| No living species of penguin is able to fly." in paradl(*asked, "--replies").stdout
    [[denial]] = result(paradl(*asked, "-f", "json"))["false"]
    assert denial["origin"] == "oracle"
    assert denial["judge"] == "invented:ornithologist"
    assert denial["value"] == "<f,t>"
    assert denial["words"].startswith("No living species")


def test_nothing_is_asked_unbidden(paradl: Paradl) -> None:
    done = paradl("realize", PENGUINS, env={"PARADL_JUDGE": "openai:gpt-4o"})
    assert done.returncode == 0
    assert "atoms asked" not in done.stderr


@pytest.mark.parametrize("command", ["realize", "check", "classify", "explain"])
def test_wrong_usage(command: str, paradl: Paradl) -> None:
    query = ["penguin Type: flies"] if command == "explain" else []
    for more, wrong in (
        (("--oracle", "nobody"), "nobody"),
        (("--oracle", ORNITHOLOGIST, "--logic", "classical"), "cannot take a judge's word"),
        (("--oracle", ORNITHOLOGIST, "--askable", "fish"), "no class or property fits"),
    ):
        done = paradl(command, PENGUINS, *query, *more, "--no-cache")
        assert done.returncode == 2, done.stderr
        assert wrong in done.stderr
        assert len(done.stderr.splitlines()) == 1


def test_a_limit_ends_it_and_loses_nothing(paradl: Paradl) -> None:
    with Endpoint(lambda number, body: Answer("VERIFIED. CANNOT REFUTE")) as endpoint:
        asked = ("realize", PENGUINS, "--oracle", f"openai:m@{endpoint.address}", "--cache", "j.db")
        done = paradl(*asked, "--max-calls", "6", "--concurrency", "1")
        assert done.returncode == 6
        assert done.stdout == ""
        assert "paradl: 6 calls, 660 tokens\n" in done.stderr
        before = len(endpoint.requests)
        assert paradl(*asked).returncode == 0
        calls = len(endpoint.requests)
        assert before == 6
        assert paradl(*asked).returncode == 0
        assert len(endpoint.requests) == calls


def test_interrupting_keeps_what_was_learned(start: Start, paradl: Paradl) -> None:
    def slow(number: int, body: dict[str, Any]) -> Answer:
        refuting = "REFUTE" in json.dumps(body)
        return Answer("CANNOT REFUTE" if refuting else "VERIFIED", delay=0 if number < 6 else 30)

    with Endpoint(slow) as endpoint:
        judge = ("--oracle", f"openai:m@{endpoint.address}", "--cache", "j.db")
        running = start("realize", PENGUINS, *judge, "--concurrency", "2")
        deadline = time.monotonic() + 60
        while len(endpoint.requests) < 8 and time.monotonic() < deadline:
            time.sleep(0.05)
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=60)
        assert running.returncode == 130, err
        assert out == ""
    kept = paradl("cache", "export", "--cache", "j.db").stdout.splitlines()
    assert sum(len(json.loads(line)["samples"]) for line in kept) >= 6


@pytest.mark.parametrize("command", ["ask", "explain"])
def test_nobody_is_asked_about_unknown_names(paradl: Paradl, command: str) -> None:
    judge = ("--oracle", "openai:m@http://127.0.0.1:9/v1")
    done = paradl(command, PENGUINS, "tweety Type: Bird", *judge, "--unknown-names", "N")
    assert (done.returncode, done.stdout) == (2, "")
    assert "a judge cannot be asked about unknown names: leave --unknown-names out" in done.stderr


@pytest.fixture(params=["said.ofn", "said.ttl"])
def said(request: pytest.FixtureRequest, paradl: Paradl) -> str:
    """What the judge says of penguins, as annotated axioms, or in the terms of PROV-O."""
    kept = ("--save" if request.param.endswith("ofn") else "--prov", request.param)
    asked = ("--query", "penguin Type: flies", "--judge", ORNITHOLOGIST, "--no-cache", *kept)
    assert paradl("ground", PENGUINS, *asked).returncode == 0
    return str(request.param)


def test_whatever_is_asked_of_an_ontology_heeds_what_was_said(
    said: str, paradl: Paradl, tmp_path: Path
) -> None:
    """And what is written for it names it, so that it can be done."""
    told = ("--evidence", said)
    done = paradl("query", PENGUINS, FALSE_OF_FLYING, *told, "-f", "csv")
    assert done.stdout.splitlines() == ["x", f"{PENGUIN}penguin"]
    (tmp_path / "claims.csv").write_text("Penguins,is a,flies\n")
    checked = result(paradl("verify", PENGUINS, "claims.csv", *told, "-f", "json"), 1)
    [claim] = checked["rounds"][0]["claims"]
    assert claim["status"] == "both"
    advice = paradl("repair", PENGUINS, *told).stdout
    assert f'--evidence {said} --without "bird SubClassOf flies"' in advice
    copied = ("--without", "Penguins Type bird", "-o", "copy.ofn")
    assert paradl("translate", PENGUINS, *told, *copied).returncode == 0
    assert paradl("check", "copy.ofn").returncode == 0
    [answer] = result(paradl("ask", "copy.ofn", "penguin Type: flies", "-f", "json"))["answers"]
    assert answer["value"] == "F"
