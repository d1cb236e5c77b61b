"""`paradl ground` and `paradl ask --oracle`, as users run them."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from answers import recorded
from conftest import environment
from endpoint import Endpoint, agreeing

ROOT = Path(__file__).parents[2]
PENGUINS = ROOT / "examples" / "belnap" / "penguins.ofn"
ORNITHOLOGIST = f"recorded:{ROOT / 'examples' / 'belnap' / 'penguins.jsonl'}"
SPACE = "http://example.org/belnap/penguins#"
BIRD = f"ClassAssertion(<{SPACE}bird> <{SPACE}penguin>)"
FLIES = f"ClassAssertion(<{SPACE}flies> <{SPACE}penguin>)"
Paradl = Callable[..., Any]


@pytest.fixture
def endpoint() -> Iterator[Endpoint]:
    with Endpoint(agreeing) as running:
        yield running


def values(stdout: str) -> list[str]:
    return [line.split("  ")[0] for line in stdout.splitlines() if line]


def test_appendix_c(paradl: Paradl) -> None:
    """bird(penguin) = <t,f> and flies(penguin) = <f,t> make "all birds fly" <f,t>."""
    sentences = ("[forall x bird(x)] flies(x)", "~flies(penguin)", "bird(penguin)")
    asked = ("ground", PENGUINS, "--model-check", *sentences, "--judge", ORNITHOLOGIST)
    done = paradl(*asked, "--no-cache", "-f", "json")
    assert done.returncode == 0, done.stderr
    result = json.loads(done.stdout)["result"]
    given = {one["atom"]: one["value"] for one in result["evidence"]}
    assert (given[BIRD], given[FLIES]) == ("<t,f>", "<f,t>")
    [axiom] = result["axioms"]
    assert (axiom["value"], axiom["origin"], axiom["line"]) == ("<f,t>", "asserted", 22)
    assert axiom["file"].endswith("penguins.ofn")
    assert [one["value"] for one in result["sentences"]] == ["<f,t>", "<t,f>", "<t,f>"]
    done = paradl(*asked, "--no-cache")
    assert "F  <f,t>  bird SubClassOf flies  " in done.stdout
    assert "T  <t,f>  ~flies(penguin)" in done.stdout
    done = paradl(*asked, "--no-cache", "-f", "tsv")
    assert "sentence\t<t,f>\tT\t~flies(penguin)\n" in done.stdout


def test_model_check_says_what_it_cannot_read(paradl: Paradl, tmp_path: Path) -> None:
    (tmp_path / "more.ofn").write_text(
        f"Prefix(:=<{SPACE}>)\nOntology(Declaration(ObjectProperty(:eats)) "
        "TransitiveObjectProperty(:eats) DisjointClasses(:bird :flies) "
        "DisjointUnion(:flies :bird ObjectComplementOf(:bird)))"
    )
    done = paradl(
        *("ground", "-i", PENGUINS, "-i", "more.ofn", "--model-check"),
        *("--judge", ORNITHOLOGIST, "--no-cache", "-f", "json"),
    )
    result = json.loads(done.stdout)["result"]
    assert [one["axiom"].partition("(")[0] for one in result["unread"]] == [
        "TransitiveObjectProperty"
    ]
    values = {one["axiom"].partition("(")[0]: one["value"] for one in result["axioms"]}
    assert values == dict.fromkeys(("DisjointClasses", "DisjointUnion", "SubClassOf"), "<f,t>")
    done = paradl(
        *("ground", PENGUINS, "--model-check", "bird SubPropertyOf: flies"),
        *("--judge", ORNITHOLOGIST, "--no-cache"),
    )
    assert done.returncode == 2


def test_a_query(paradl: Paradl) -> None:
    asked = ("ground", PENGUINS, "--query", "penguin Type: flies", "--judge", ORNITHOLOGIST)
    done = paradl(*asked, "--no-cache", "-f", "json")
    result = json.loads(done.stdout)["result"]
    assert [answer["value"] for answer in result["answers"]] == ["B"]
    assert (result["asked"], result["cached"], result["saved"]) == (2, 0, 0)
    assert {one["atom"] for one in result["evidence"]} == {BIRD, FLIES}
    done = paradl(*asked, "--cache", "judge.db")
    assert "2 of 2 atoms asked, 0 from the cache, 0 saved" in done.stderr
    done = paradl(*asked, "--cache", "judge.db")
    assert "0 of 2 atoms asked, 2 from the cache, 0 saved" in done.stderr


def test_evidence_is_written_and_read_back(paradl: Paradl) -> None:
    asked = ("ground", PENGUINS, "--query", "penguin Type: flies", "--judge", ORNITHOLOGIST)
    assert paradl(*asked, "--cache", "judge.db", "--save", "said.ofn").returncode == 0
    again = paradl(*asked, "--cache", "judge.db", "--save", "said.ofn")
    assert again.returncode == 2  # it is there
    both = ("-i", PENGUINS, "-i", "said.ofn", "penguin Type: flies", "-f", "json")
    result = json.loads(paradl("explain", *both).stdout)["result"]
    [true], [false] = result["true"], result["false"]
    assert sorted(axiom["origin"] for axiom in true) == ["asserted", "oracle"]
    [denial] = false
    assert denial["origin"] == "oracle"
    shown = paradl("cache", "show", denial["evidence"], "--cache", "judge.db")
    assert "No living species of penguin is able to fly." in shown.stdout


def test_defined_is_told_under_ac(paradl: Paradl, tmp_path: Path) -> None:
    """What could not be verified is defined: a disjunction with it has a value, with a gap none."""
    for unverified, verdict in (("<f,t>", "T"), ("<e,t>", "N")):
        judge = recorded(tmp_path / "judge.jsonl", {BIRD: "<t,f>", FLIES: unverified})
        done = paradl(
            *("ground", PENGUINS, "--logic", "ac", "--judge", judge, "--no-cache"),
            *("--askable", "bird", "--about", "penguin", "--save", "said.ofn", "--force"),
        )
        assert done.returncode == 0, done.stderr
        (tmp_path / "none.ofn").write_text(
            f"Prefix(:=<{SPACE}>)\nOntology(Declaration(Class(:bird)) Declaration(Class(:flies)) "
            "Declaration(NamedIndividual(:penguin)))"
        )
        done = paradl(
            *("ground", "none.ofn", "--logic", "ac", "--judge", judge, "--no-cache"),
            *("--query", "penguin Type: bird or flies", "--save", "said.ofn", "--force"),
        )
        assert values(done.stdout)[0] == verdict
        done = paradl(
            *("ask", "-i", "none.ofn", "-i", "said.ofn", "--logic", "ac"),
            "penguin Type: bird or flies",
        )
        assert values(done.stdout) == [verdict]
        listed = paradl("classify", "-i", "none.ofn", "-i", "said.ofn", "--logic", "ac")
        assert "defined" not in listed.stdout


def test_no_explosion(paradl: Paradl, tmp_path: Path) -> None:
    """Contradicting evidence about one individual changes nothing about others."""
    judge = recorded(tmp_path / "judge.jsonl", {BIRD: "<t,t>", FLIES: "<t,t>"})
    for logic in ("adaptive", "fde", "lp", "ac"):
        done = paradl(
            *("ground", PENGUINS, "--about", "penguin", "--logic", logic, "--judge", judge),
            *("--no-cache", "--save", "said.ofn", "--force"),
        )
        assert done.returncode == 0, done.stderr
        told = ("-i", PENGUINS, "-i", "said.ofn", "--logic", logic)
        done = paradl("ask", *told, "penguin Type: bird", "eagle Type: bird", "eagle Type: flies")
        assert values(done.stdout) == ["B", "N", "N"], logic


def test_what_counts(paradl: Paradl, tmp_path: Path) -> None:
    judge = recorded(tmp_path / "judge.jsonl", {BIRD: "<t,t>", FLIES: "<f,t>"})
    asked = ("ask", PENGUINS, "penguin Type: bird", "--oracle", judge, "--no-cache")
    assert values(paradl(*asked).stdout) == ["B"]
    assert values(paradl(*asked, "--ignore-gluts").stdout) == ["N"]
    assert "--confidence-weights" in paradl(*asked, "--min-confidence", "0.5").stderr
    assert values(paradl(*asked, "--unanimous").stdout) == ["B"]


def test_ask_with_an_oracle(paradl: Paradl) -> None:
    asked = ("ask", PENGUINS, "penguin Type: flies", "eagle Type: flies")
    assert values(paradl(*asked).stdout) == ["N", "N"]
    done = paradl(*asked, "--oracle", ORNITHOLOGIST, "--no-cache")
    assert values(done.stdout) == ["B", "T"]
    assert "3 of 4 atoms asked, 0 from the cache, 1 saved" in done.stderr
    done = paradl(*asked, "--oracle", ORNITHOLOGIST, "--no-cache", "-f", "json")
    said = json.loads(done.stdout)["result"]["oracle"]
    assert (said["asked"], said["saved"], len(said["evidence"])) == (3, 1, 3)
    done = paradl(*asked, "--oracle", ORNITHOLOGIST, "--no-cache", "--askable", "flies", "-q")
    assert values(done.stdout) == ["F", "T"]
    assert done.stderr == ""


def test_an_endpoint(paradl: Paradl, endpoint: Endpoint) -> None:
    judge = f"openai:m@{endpoint.address}"
    done = paradl("ask", PENGUINS, "penguin Type: flies", "--oracle", judge, "--cache", "j.db")
    assert values(done.stdout) == ["T"]
    calls = len(endpoint.requests)
    done = paradl("ask", PENGUINS, "penguin Type: flies", "--oracle", judge, "--cache", "j.db")
    assert values(done.stdout) == ["T"]
    assert len(endpoint.requests) == calls


def test_two_sources_that_are_wrong_at_times(paradl: Paradl) -> None:
    geography = ROOT / "examples" / "belnap" / "geography.ofn"
    traveller = f"recorded:{geography.with_suffix('.jsonl')}"
    queries = (
        *("vienna locatedIn austria", "austria Type: CoastalCountry"),
        *("chile Type: LandlockedCountry", "valparaiso capitalOf chile"),
    )
    assert values(paradl("ask", geography, *queries).stdout) == ["N", "N", "F", "T"]
    for way in (("ask",), ("ask", "--logic", "fde")):
        asked = (*way, geography, *queries, "--asserted", "--oracle", traveller, "--no-cache")
        done = paradl(*asked)
        assert values(done.stdout) == ["T", "F", "B", "B"]
        assert "5 of 16 atoms asked" in done.stderr


DRUGS = [
    part
    for name in ("drugs", "leaflets", "register")
    for part in ("-i", ROOT / "examples" / "belnap" / f"{name}.ofn")
]


def test_two_sources_that_disagree(paradl: Paradl) -> None:
    """Each side's reasons, and a judge that is asked about literals too, and often abstains."""
    queries = (
        *("alvoxin interactsWith emtozine", "dolurin Type: PainReliever"),
        *("carvasine interactsWith dolurin", "carvasine Type: NotInPregnancy"),
        "emtozine Type: NotInPregnancy",
    )
    pharmacist = f"recorded:{ROOT / 'examples' / 'belnap' / 'drugs.jsonl'}"
    judge = ("--oracle", pharmacist, "--no-cache")
    assert values(paradl("ask", *DRUGS, *queries).stdout) == ["N", "F", "B", "N", "N"]
    assert values(paradl("ask", *DRUGS, *queries, *judge).stdout) == ["T", "B", "B", "T", "N"]
    done = paradl("explain", *DRUGS, "carvasine interactsWith dolurin", *judge, "-f", "json")
    result = json.loads(done.stdout)["result"]
    [[denial]], [report] = result["false"], result["true"]
    assert denial["file"].endswith("leaflets.ofn")
    assert any(axiom["file"].endswith("register.ofn") for axiom in report)
    done = paradl("realize", *DRUGS, *judge, "-f", "json")
    said = json.loads(done.stdout)["result"]["oracle"]["evidence"]
    assert sum(one["value"] == "<f,f>" for one in said) > len(said) / 2


@pytest.mark.parametrize("name", ["penguins", "geography", "drugs"])
def test_the_recordings_are_what_makes_them(name: str, tmp_path: Path) -> None:
    folder = ROOT / "examples" / "belnap"
    (tmp_path / "make.py").write_bytes((folder / "make.py").read_bytes())
    subprocess.run([sys.executable, "make.py"], cwd=tmp_path, check=True, env=environment())
    assert (tmp_path / f"{name}.jsonl").read_bytes() == (folder / f"{name}.jsonl").read_bytes()


def test_preview(paradl: Paradl) -> None:
    done = paradl("ground", PENGUINS, "--dry-run")
    assert done.stdout.splitlines()[:2] == ["Eagles are birds.", "Eagles fly."]
    done = paradl("ground", PENGUINS, "--dry-run", "--judge", "openai:gpt-4o", "-f", "json")
    result = json.loads(done.stdout)["result"]
    assert len(result["candidates"]) == 6
    assert result["estimate"]["calls"] == {"least": 24, "most": 36}
    assert result["estimate"]["cost"]["least"] > 0


def test_annotations_say_what_is_askable(paradl: Paradl, tmp_path: Path) -> None:
    note = "AnnotationAssertion(<https://paradl.org/ns#askable>"
    for value, statements in (("true", 3), ("false", 3)):
        (tmp_path / "more.ofn").write_text(
            f'Ontology({note} <{SPACE}flies> "{value}"^^xsd:boolean))'
        )
        done = paradl("ground", "-i", PENGUINS, "-i", "more.ofn", "--dry-run", "-f", "json")
        listed = json.loads(done.stdout)["result"]["candidates"]
        assert len(listed) == statements
        assert all(("flies" in one["atom"]) == (value == "true") for one in listed)


@pytest.mark.parametrize(
    ("arguments", "wrong"),
    [
        (("--query", "penguin Type: flies"), "there is no judge"),
        (("penguin Type: flies", "--judge", "human"), "is too much"),
        (("--model-check", "--eager", "--judge", "human"), "--model-check takes no"),
        (("--query", "dodo Type: flies", "--judge", "human"), "dodo"),
        (("--logic", "classical", "--judge", "human"), "classical cannot take a judge's word"),
        (("--askable", "fish", "--judge", "human"), "no class or property fits 'fish'"),
        (("--about", "dodo", "--judge", "human"), "no individual fits 'dodo'"),
        (("--query", "[forall x bird(x)] flies(x)", "--judge", "human"), "use --logic ac"),
    ],
)
def test_wrong_usage(paradl: Paradl, arguments: tuple[str, ...], wrong: str) -> None:
    done = paradl("ground", PENGUINS, *arguments, "--no-cache")
    assert done.returncode == 2
    assert wrong in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_whether_anything_is(paradl: Paradl) -> None:
    asked = ("ask", PENGUINS, "owl:Thing SubClassOf: owl:Nothing", "--oracle", ORNITHOLOGIST)
    done = paradl(*asked, "--no-cache")
    assert done.stdout.startswith("F"), done.stderr
