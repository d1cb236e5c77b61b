"""What a judge said, written out, reviewed and read back."""

from __future__ import annotations

import json
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import rdflib
from answers import recorded
from rdflib import PROV, RDF, Graph

import paradl
from paradl.errors import OntologyError, UsageError
from paradl.grounding.evidence import Evidence, read
from paradl.grounding.facts import NS
from paradl.grounding.graphs import graph
from paradl.grounding.prov import FORMATS as PROV_FORMATS
from paradl.grounding.prov import document
from paradl.oracle.verbalization.atoms import XSD, DataValue, Literal
from paradl.rdflib_quiet import quiet
from paradl.truth import V3, GeneralizedTruthValue

ROOT = Path(__file__).parents[2]
PENGUINS = ROOT / "examples" / "belnap" / "penguins.ofn"
ORNITHOLOGIST = f"recorded:{ROOT / 'examples' / 'belnap' / 'penguins.jsonl'}"
SPACE = "http://example.org/belnap/penguins#"
QUERY = "penguin Type: flies"
FLIES, BIRD = "Penguins fly.", "Penguins are birds."
Paradl = Callable[..., Any]


def ground(paradl: Paradl, *more: object) -> None:
    judge = ("--judge", ORNITHOLOGIST, "--no-cache")
    done = paradl("ground", PENGUINS, "--query", QUERY, *judge, *more)
    assert done.returncode == 0, done.stderr


def value(paradl: Paradl, evidence: str, *more: object) -> str:
    done = paradl("ask", PENGUINS, QUERY, "--evidence", evidence, *more)
    assert done.returncode == 0, done.stderr
    return str(done.stdout[0])


def listed(paradl: Paradl, file: str) -> dict[str, dict[str, Any]]:
    done = paradl("evidence", "list", file, "-f", "json")
    assert done.returncode == 0, done.stderr
    return {one["statement"]: one for one in json.loads(done.stdout)["result"]["evidence"]}


@pytest.mark.parametrize("ending", ["ofn", "owl", "owx", "omn", "ttl", "nt", "jsonld"])
def test_annotated_axioms_in_any_format(ending: str, paradl: Paradl) -> None:
    ground(paradl, "--save", f"said.{ending}")
    assert value(paradl, f"said.{ending}") == "B"
    found = listed(paradl, f"said.{ending}")
    assert found[FLIES]["value"] == "<f,t>"
    assert found[FLIES]["judge"] == "invented:ornithologist"
    assert found[FLIES]["words"]["refutation"].startswith("No living species")


@pytest.mark.parametrize("ending", ["ttl", "nt", "jsonld", "rdf"])
def test_linked_data(ending: str, paradl: Paradl, tmp_path: Path) -> None:
    ground(paradl, "--prov", f"said.{ending}")
    assert value(paradl, f"said.{ending}") == "B"
    assert listed(paradl, f"said.{ending}")[BIRD]["value"] == "<t,f>"
    graph = Graph().parse(tmp_path / f"said.{ending}")
    entities = set(graph.subjects(RDF.type, RDF.Statement))
    assert len(entities) == 2
    for entity in entities:
        assert len(set(graph.objects(entity, PROV.wasDerivedFrom))) == 2
        [activity] = graph.objects(entity, PROV.wasGeneratedBy)
        [judge] = graph.objects(activity, PROV.wasAssociatedWith)
        assert (judge, RDF.type, PROV.SoftwareAgent) in graph
        assert list(graph.objects(activity, PROV.endedAtTime))


def test_each_review_does_what_it_says(paradl: Paradl, tmp_path: Path) -> None:
    ground(paradl, "--save", "said.ofn")
    expected = {"accepted": ("B", "asserted"), "opinion": ("B", "oracle"), "rejected": ("T", None)}
    for review, (told, origin) in expected.items():
        (tmp_path / "d.json").write_text(json.dumps({FLIES: review}))
        done = paradl(
            *("evidence", "review", "said.ofn", "-o", "r.ofn", "--force"),
            *("--decisions", "d.json", "--reviewer", "Ada"),
        )
        assert done.stderr == "paradl: 1 reviewed, 1 of 2 not yet\n"
        assert value(paradl, "r.ofn") == told
        found = listed(paradl, "r.ofn")
        assert (found[FLIES]["review"], found[FLIES]["reviewer"]) == (review, "Ada")
        assert found[BIRD]["review"] is None
        if origin:
            asked = ("explain", PENGUINS, QUERY, "--evidence", "r.ofn", "-f", "json")
            [[denial]] = json.loads(paradl(*asked).stdout)["result"]["false"]
            assert (denial["origin"], denial["review"]) == (origin, review)


def test_what_was_decided_is_not_asked_again(paradl: Paradl) -> None:
    ground(paradl, "--save", "said.ofn")
    for review in ("rejected", "opinion"):
        review_all = ("--rest", review, "--force")
        assert paradl("evidence", "review", "said.ofn", "-o", "r.ttl", *review_all).returncode == 0
        done = paradl(
            *("ask", PENGUINS, QUERY, "eagle Type: flies", "--evidence", "r.ttl"),
            *("--oracle", ORNITHOLOGIST, "--no-cache", "-f", "json"),
        )
        said = json.loads(done.stdout)["result"]["oracle"]["evidence"]
        assert [one["statement"] for one in said] == ["Eagles fly."]


def test_at_a_terminal(paradl: Paradl, tmp_path: Path) -> None:
    """One question for each that nobody has reviewed; who leaves keeps what was decided."""
    ground(paradl, "--prov", "said.ttl")
    review = ("evidence", "review", "said.ttl", "-o", "r.ttl", "--prov", "--reviewer", "Ada")
    done = paradl(*review, stdin="x\nr\nq\n")
    assert done.returncode == 0
    assert done.stdout == ""
    assert "| No living species of penguin is able to fly." in done.stderr
    assert listed(paradl, "r.ttl")[FLIES]["review"] == "rejected"
    again = ("evidence", "review", "r.ttl", "-o", "r2.ttl", "--prov")
    done = paradl(*again, stdin="k\n")
    assert "Penguins fly." not in done.stderr
    found = listed(paradl, "r2.ttl")
    assert (found[FLIES]["review"], found[BIRD]["review"]) == ("rejected", "opinion")
    said, reviewed = (Graph().parse(tmp_path / name) for name in ("said.ttl", "r2.ttl"))
    assert len(set(said.subject_objects(PROV.value))) == 4
    assert set(said.subject_objects(PROV.value)) == set(reviewed.subject_objects(PROV.value))


def test_evidence_means_the_same_under_another_logic(paradl: Paradl) -> None:
    """The pair is on record, so that what could not be verified is defined under ac."""
    ground(paradl, "--prov", "said.ttl")
    done = paradl(
        *("ask", PENGUINS, QUERY, "--evidence", "said.ttl", "--logic", "ac", "-f", "json")
    )
    [answer] = json.loads(done.stdout)["result"]["answers"]
    assert (answer["verified"], answer["refuted"]) == ("t", "t")


def test_literals(paradl: Paradl, tmp_path: Path) -> None:
    (tmp_path / "o.ofn").write_text(
        f"Prefix(:=<{SPACE}>)\nOntology(Declaration(NamedIndividual(:x)) "
        'DataPropertyRange(:safe xsd:boolean) DataPropertyRange(:group DataOneOf("A" "B"))'
        ' DataPropertyAssertion(:group :x "A") Declaration(DataProperty(:age)))'
    )
    boolean = "<http://www.w3.org/2001/XMLSchema#boolean>"
    head = f"DataPropertyAssertion(<{SPACE}"
    said = {
        f'{head}safe> <{SPACE}x> "true"^^{boolean})': "<t,f>",
        f'{head}safe> <{SPACE}x> "false"^^{boolean})': "<f,t>",
        f'{head}group> <{SPACE}x> "B")': "<f,t>",
        f'{head}age> <{SPACE}x> "8"^^<http://www.w3.org/2001/XMLSchema#integer>)': "<t,t>",
    }
    judge = recorded(tmp_path / "judge.jsonl", said)
    asked = ("--judge", judge, "--no-cache", "--prov", "said.ttl", "--force")
    queries = ("x safe true", "x safe false", 'x group "B"', "x age 8")
    given = [part for query in queries for part in ("--query", query)]
    done = paradl("ground", "o.ofn", *given, *asked)
    assert done.returncode == 0, done.stderr
    assert [line[0] for line in done.stdout.splitlines()[:4]] == ["T", "F", "F", "B"]
    done = paradl("ask", "o.ofn", *queries, "--evidence", "said.ttl")
    assert [line[0] for line in done.stdout.splitlines()] == ["T", "F", "F", "B"]


def test_hostile_names_stay_data(paradl: Paradl, tmp_path: Path) -> None:
    evil = 'x" }) ; rm -rf / \\n[link](javascript:alert(1)) <script>'
    (tmp_path / "evil.ofn").write_text(
        f"Prefix(:=<{SPACE}>)\nOntology(Declaration(Class(:bird)) ClassAssertion(owl:Thing :p) "
        f"AnnotationAssertion(rdfs:label :p {json.dumps(evil)}))"
    )
    judge = recorded(tmp_path / "j.jsonl", {f"ClassAssertion(<{SPACE}bird> <{SPACE}p>)": "<t,t>"})
    both = ("--save", "said.ofn", "--prov", "said.ttl", "--judge", judge, "--no-cache")
    assert paradl("ground", "evil.ofn", *both).returncode == 0
    for file in ("said.ofn", "said.ttl"):
        [statement] = listed(paradl, file)
        assert "<script>" in statement
        done = paradl("ask", "evil.ofn", "p Type: bird", "--evidence", file)
        assert done.stdout.startswith("B"), done.stderr


def test_a_file_without_evidence_is_one_that_cannot_be_read(paradl: Paradl) -> None:
    done = paradl("evidence", "list", PENGUINS)
    assert done.returncode == 3
    assert "holds no evidence: give what paradl ground --save wrote" in done.stderr


@pytest.mark.parametrize(
    ("arguments", "wrong"),
    [
        (("list", "nowhere.ttl"), "nowhere.ttl"),
        (("review", "said.ofn", "-o", "r.doc", "--rest", "opinion"), "says no format"),
        (("review", "said.ofn", "-o", "said.ofn", "--rest", "opinion"), "said.ofn"),
        (("review", "said.ofn", "-o", "r.ofn", "--decisions", "bad.json"), "bad.json"),
        (("review", "said.ofn", "-o", "r.ofn", "--decisions", "no.json"), "there is no evidence"),
        (("review", "said.ofn", "-o", "r.ofn", "--decisions", "odd.json"), "is no review"),
    ],
)
def test_wrong_usage(
    arguments: tuple[object, ...], wrong: str, paradl: Paradl, tmp_path: Path
) -> None:
    ground(paradl, "--save", "said.ofn")
    (tmp_path / "bad.json").write_text("{")
    (tmp_path / "no.json").write_text('{"Dodos fly.": "accepted"}')
    (tmp_path / "odd.json").write_text('{"Penguins fly.": "maybe"}')
    done = paradl("evidence", *arguments)
    assert done.returncode in (2, 3)
    assert wrong in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_statement_of_several_atoms_names_none(paradl: Paradl, tmp_path: Path) -> None:
    (tmp_path / "o.ofn").write_text(
        f"Prefix(:=<{SPACE}>)\nOntology(Declaration(Class(:city)) ClassAssertion(owl:Thing :s) "
        'ClassAssertion(owl:Thing :t) AnnotationAssertion(rdfs:label :s "Springfield") '
        'AnnotationAssertion(rdfs:label :t "Springfield"))'
    )
    atoms = {f"ClassAssertion(<{SPACE}city> <{SPACE}{name}>)": "<t,f>" for name in "st"}
    judge = recorded(tmp_path / "j.jsonl", atoms)
    paradl("ground", "o.ofn", "--judge", judge, "--no-cache", "--save", "said.ofn")
    (tmp_path / "d.json").write_text('{"Springfield is a city.": "rejected"}')
    done = paradl("evidence", "review", "said.ofn", "-o", "r.ofn", "--decisions", "d.json")
    assert done.returncode == 2
    assert "is said of several atoms" in done.stderr


def test_what_one_file_rejects_and_another_tells(paradl: Paradl) -> None:
    ground(paradl, "--save", "said.ofn")
    paradl("evidence", "review", "said.ofn", "-o", "r.ofn", "--rest", "rejected")
    done = paradl("ask", PENGUINS, QUERY, "--evidence", "said.ofn", "--evidence", "r.ofn")
    assert f"said.ofn tells what r.ofn rejects, {FLIES!r}" in done.stderr


@pytest.mark.parametrize("file", ["said.owx", "said.rdf", "said.ttl"])
def test_what_xml_cannot_hold(file: str, paradl: Paradl, tmp_path: Path) -> None:
    (tmp_path / "o.ofn").write_text(
        f"Prefix(:=<{SPACE}>)\nOntology(Declaration(Class(:bird)) ClassAssertion(owl:Thing :p) "
        'AnnotationAssertion(rdfs:label :p "a\x1b[31m\tb"))'
    )
    judge = recorded(tmp_path / "j.jsonl", {f"ClassAssertion(<{SPACE}bird> <{SPACE}p>)": "<t,t>"})
    for kind in ("--save", "--prov"):
        if (kind, file) != ("--prov", "said.owx"):
            paradl("ground", "o.ofn", "--judge", judge, "--no-cache", kind, file, "--force")
            assert list(listed(paradl, file)) == ["a[31m b is a bird."]


@pytest.mark.parametrize("file", ["said.ofn", "said.ttl"])
def test_told_under_adaptive_and_read_under_ac(file: str, paradl: Paradl, tmp_path: Path) -> None:
    """A disjunction takes that what could not be verified is defined, which OWL cannot say."""
    (tmp_path / "o.ofn").write_text(
        f"Prefix(:=<{SPACE}>)\nOntology(Declaration(Class(:a)) Declaration(Class(:b)) "
        "ClassAssertion(owl:Thing :x))"
    )
    pairs = zip("ab", ("<t,f>", "<f,t>"), strict=True)
    said = {f"ClassAssertion(<{SPACE}{c}> <{SPACE}x>)": value for c, value in pairs}
    judge = recorded(tmp_path / "j.jsonl", said)
    linked = "--prov" if file.endswith("ttl") else "--save"
    paradl("ground", "o.ofn", "--judge", judge, "--no-cache", linked, file)
    done = paradl("ask", "o.ofn", "x Type: a or b", "--logic", "ac", "--evidence", file)
    assert done.stdout.startswith("T"), done.stderr


def test_literals_under_ac(paradl: Paradl, tmp_path: Path) -> None:
    """The logic has no data properties, so that evidence of them tells nothing."""
    (tmp_path / "o.ofn").write_text(
        f"Prefix(:=<{SPACE}>)\nOntology(Declaration(Class(:a)) ClassAssertion(owl:Thing :x) "
        "Declaration(DataProperty(:age)))"
    )
    age = f'DataPropertyAssertion(<{SPACE}age> <{SPACE}x> "8")'
    judge = recorded(tmp_path / "j.jsonl", {age: "<f,t>"})
    asked = ("--query", 'x age "8"', "--judge", judge, "--no-cache", "--prov", "said.ttl")
    assert paradl("ground", "o.ofn", *asked).returncode == 0
    done = paradl("ask", "o.ofn", "x Type: a", "--logic", "ac", "--evidence", "said.ttl")
    assert done.stdout.startswith("N"), done.stderr


@pytest.mark.parametrize("format", PROV_FORMATS)
def test_literals_as_linked_data(
    format: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As the judge was asked them, and no word of rdflib's where they are no values."""
    typed = ["lots integer", "007 integer", "1 boolean", "yes boolean", "NaN double", "no double"]
    literals = [Literal(text, XSD + kind) for text, kind in map(str.split, typed)]
    worth = GeneralizedTruthValue(V3.T, V3.F)
    about: tuple[Any, ...] = ("X", worth, worth, "key", "j", "p", "k=1", "", None, {})
    values = [DataValue("http://a#x", "http://a#age", literal) for literal in literals]
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        made = document([Evidence(value, *about) for value in values], format)
    assert not caplog.records
    if format == "jsonld":
        json.loads(made, parse_constant=pytest.fail)
    monkeypatch.setattr(rdflib, "NORMALIZE_LITERALS", False)
    with quiet(), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        told = Graph().parse(data=made, format=PROV_FORMATS[format]).objects(None, RDF.object)
    kept = {f'"{one}"^^<{one.datatype}>' for one in told if isinstance(one, rdflib.Literal)}
    assert kept == set(map(str, literals))


@pytest.mark.parametrize("confidence", ["NaN", "-0.1", "inf"])
def test_a_confidence_is_a_share(confidence: str) -> None:
    """NaN, which no JSON has, would leave a whole report blank."""
    graph = Graph().parse(
        format="turtle",
        data=f"""@prefix p: <{NS}> . [] p:evidence "key" ; p:judge "Ada" ; p:value "<t,f>" ;
        p:atom "ClassAssertion(<a:A> <a:a>)" ; p:confidence "{confidence}" .""",
    )
    with pytest.raises(UsageError, match=f"a confidence of {confidence}, which is not from 0 to 1"):
        read(graph)


def test_linked_data_that_is_broken(paradl: Paradl, tmp_path: Path) -> None:
    (tmp_path / "cut.ttl").write_text(
        f"@prefix prov: <{PROV}> .\n<http://x/a b> a prov:Entity .\n<http://x/" + "c" * 2000
    )
    done = paradl("evidence", "list", "cut.ttl")
    assert done.returncode == 3
    [line] = done.stderr.splitlines()
    assert "at line 3 of <>: Bad syntax (unterminated URI reference)" in line
    assert len(line) < 200


def test_a_name_with_a_line_separator(tmp_path: Path) -> None:
    file = tmp_path / "broken.ofn"
    file.write_text("Ontology(<http://x> ClassAssertion(<http://x/C> <http://x/a\u2028b>))")
    with paradl.load(file) as kb, pytest.raises(OntologyError, match="a name is no IRI in <http"):
        graph(kb)
