"""What each logic answers, from the command line."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import paradl as library
from paradl.tables import names

NS = "http://example.org/penguins#"
ONTOLOGY = "Prefix(:=<http://example.org/#>) Ontology(<http://example.org/o> {})"
OUTSIDE = ONTOLOGY.format(
    "FunctionalObjectProperty(:r) FunctionalObjectProperty(:s) SubClassOf(:A ObjectHasSelf(:r)) "
    "SubClassOf(:A :B) ClassAssertion(:A :a)"
)


def answers(done: Any) -> list[dict[str, Any]]:
    assert done.returncode == 0, done.stderr
    found: list[dict[str, Any]] = json.loads(done.stdout)["result"]["answers"]
    return found


def test_the_help_names_the_logics(paradl: Callable[..., Any]) -> None:
    said = " ".join(paradl("ask", "--help").stdout.split())
    assert ", ".join(names()) in said
    assert {"ac", "adaptive", "classical", "fde", "k3", "lp"} <= set(names())


@pytest.mark.parametrize(
    ("logic", "values"), [("fde", "BTFN"), ("lp", "BTFN"), ("adaptive", "BTFN"), ("ac", "BTFN")]
)
def test_ask_where_contradictions_are_tolerated(
    paradl: Callable[..., Any], penguins: Path, logic: str, values: str
) -> None:
    queries = ("tweety Type: Flies", "robin Type: Bird", "robin Type: Fish", "robin Type: Penguin")
    done = paradl("ask", penguins, *queries, "--logic", logic)
    assert done.returncode == 0, done.stderr
    assert "".join(line[0] for line in done.stdout.splitlines()) == values


@pytest.mark.parametrize(
    ("logic", "middle", "syllogism"), [("fde", "N", "N"), ("lp", "T", "N"), ("k3", "N", "T")]
)
def test_gaps_and_gluts(
    paradl: Callable[..., Any], logic: str, middle: str, syllogism: str
) -> None:
    text = ONTOLOGY.format(
        "ClassAssertion(ObjectUnionOf(:A :B) :a) ClassAssertion(ObjectComplementOf(:A) :a) "
        "Declaration(Class(:C))"
    )
    queries = ("a Type: C or not C", "a Type: B")
    done = paradl("ask", "-", *queries, "--logic", logic, "-f", "json", stdin=text)
    assert [answer["value"] for answer in answers(done)] == [middle, syllogism]


@pytest.mark.parametrize("command", ["classify", "realize"])
def test_k3_explodes(paradl: Callable[..., Any], penguins: Path, command: str) -> None:
    done = paradl(command, penguins, "--logic", "k3")
    assert (done.returncode, done.stdout) == (4, "")
    assert done.stderr.startswith("paradl: the ontology is inconsistent, so under k3 everything")
    assert len(done.stderr.splitlines()) == 1


def test_k3_says_what_it_explodes_from(paradl: Callable[..., Any], penguins: Path) -> None:
    done = paradl("check", penguins, "--logic", "k3")
    assert (done.returncode, done.stderr) == (1, "")
    assert "is inconsistent: 1 conflict" in done.stdout
    assert "Tweety Type Penguin" in done.stdout


@pytest.mark.parametrize("logic", ["lp", "ac"])
def test_check(paradl: Callable[..., Any], penguins: Path, logic: str) -> None:
    done = paradl("check", penguins, "--logic", logic)
    assert (done.returncode, done.stderr) == (1, "")
    assert done.stdout.startswith("penguins.ofn is inconsistent: 2 conflicts")
    assert "\nTweety\n  B  Type: Flies\n" in done.stdout


@pytest.mark.parametrize("logic", ["adaptive", "fde"])
def test_a_material_rule_may_have_exceptions(
    paradl: Callable[..., Any], penguins: Path, logic: str
) -> None:
    done = paradl("check", penguins, "--logic", logic, "--inclusion", "material")
    assert (done.returncode, done.stderr) == (0, "")
    assert "as its inclusions are read, nothing is in conflict" in done.stdout


@pytest.mark.parametrize("logic", ["lp", "ac"])
def test_classify_and_realize(paradl: Callable[..., Any], penguins: Path, logic: str) -> None:
    tree = paradl("classify", penguins, "--logic", logic)
    assert tree.stdout.splitlines()[2] == "│  │  └─ Penguin  (in conflict)", tree.stderr
    assert not any(".defined" in line or ".refuted" in line for line in tree.stdout.splitlines())
    told = json.loads(paradl("realize", penguins, "--logic", logic, "-f", "json").stdout)["result"]
    by_name = {individual["iri"]: individual for individual in told["individuals"]}
    assert by_name.keys() == {NS + name for name in ("tweety", "robin", "herring")}
    types = {one["label"]: one["value"] for one in by_name[NS + "tweety"]["types"]}
    assert types == {"Animal": "T", "Bird": "T", "Penguin": "T", "Flies": "B", "Fish": "F"}


def test_ac_answers_with_both_sides(paradl: Callable[..., Any], penguins: Path) -> None:
    queries = ("tweety Type: Flies", "robin Type: Bird", "robin Type: Bird or Penguin")
    done = paradl("ask", penguins, *queries, "--logic", "ac", "-f", "json")
    assert [(a["value"], a["verified"], a["refuted"]) for a in answers(done)] == [
        ("B", "t", "t"),
        ("T", "t", None),
        ("N", None, None),  # analytic containment: nothing is said of robin as a penguin
    ]
    text = paradl("ask", penguins, *queries, "--logic", "ac").stdout
    assert text.splitlines()[1].split()[-1] == "<t,?>"
    table = paradl("ask", penguins, *queries, "--logic", "ac", "-f", "tsv").stdout.splitlines()
    assert table[0].split("\t")[-2:] == ["verified", "refuted"]
    assert table[1].split("\t")[-2:] == ["t", "t"]


def test_what_an_inclusion_is_about(paradl: Callable[..., Any]) -> None:
    text = ONTOLOGY.format("SubClassOf(:A :B) Declaration(Class(:C))")
    queries = ("A SubClassOf: B", "C SubClassOf: C")
    with_them = paradl("ask", "-", *queries, "--logic", "ac", "-f", "json", stdin=text)
    assert [answer["value"] for answer in answers(with_them)] == ["T", "N"]
    none = paradl("ask", "-", *queries, "--logic", "ac", "--no-witnesses", "-f", "json", stdin=text)
    assert [answer["value"] for answer in answers(none)] == ["T", "T"]
    written = [
        paradl("translate", "-", "--logic", "ac", "-f", "ofn", *option, stdin=text).stdout
        for option in ([], ["--no-witnesses"])
    ]
    assert ["ns#witness/" in document for document in written] == [True, False]


def test_what_ac_does_not_cover_is_one_error(paradl: Callable[..., Any]) -> None:
    done = paradl("realize", "-", "--logic", "ac", stdin=OUTSIDE)
    assert (done.returncode, done.stdout) == (4, "")
    assert len(done.stderr.splitlines()) == 1
    assert "does not cover 3 axioms" in done.stderr
    assert "FunctionalObjectProperty (2 axioms: " in done.stderr
    assert "ObjectHasSelf (1 axiom: " in done.stderr
    assert "--unsupported drop" in done.stderr


def test_what_ac_does_not_cover_may_be_left_out(paradl: Callable[..., Any]) -> None:
    options = ("--logic", "ac", "--unsupported", "drop", "-f", "json")
    done = paradl("ask", "-", "a Type: B", *options, stdin=OUTSIDE)
    assert [answer["value"] for answer in answers(done)] == ["T"]
    document = json.loads(done.stdout)
    assert len(document["result"]["unsupported"]) == 3
    assert {axiom["why"] for axiom in document["result"]["unsupported"]} == {
        "ac has no reading of FunctionalObjectProperty",
        "ac has no reading of ObjectHasSelf",
    }
    assert len(document["warnings"]) == 2
    assert "warning: left out: ac has no reading of FunctionalObjectProperty" in done.stderr


def test_fde_may_be_strict_too(paradl: Callable[..., Any]) -> None:
    text = ONTOLOGY.format("SubObjectPropertyOf(:r :s) ClassAssertion(:A :a)")
    material = ("--logic", "fde", "--inclusion", "material")
    assert "left out" in paradl("check", "-", *material, stdin=text).stderr
    done = paradl("check", "-", *material, "--unsupported", "error", stdin=text)
    assert (done.returncode, done.stdout) == (4, "")


def test_a_sentence_that_ac_does_not_cover(paradl: Callable[..., Any], penguins: Path) -> None:
    done = paradl("ask", penguins, "tweety Type: eats value herring", "--logic", "ac")
    assert (done.returncode, done.stdout) == (4, "")
    assert "ac has no reading of ObjectHasValue" in done.stderr


def test_from_python(penguins: Path) -> None:
    with library.load(penguins, logic="ac") as kb:
        answer = kb.ask("tweety Type: Flies")
        assert (answer.bilateral, answer.verified, answer.refuted) == (
            True,
            library.V3.T,
            library.V3.T,
        )
    with library.load(penguins, logic="fde") as kb:
        assert not kb.ask("tweety Type: Flies").bilateral
    with library.load(OUTSIDE.encode(), logic="ac", unsupported="drop", witnesses=False) as kb:
        assert kb.value("a", "B") is library.Belnap.T
        assert len(kb.warnings) == 2
    with (
        library.load(OUTSIDE.encode(), logic="ac") as kb,
        pytest.raises(library.UnsupportedConstruct, match="does not cover 3 axioms"),
    ):
        kb.value("a", "B")
    with pytest.raises(library.UsageError, match="error, drop"):
        library.load(penguins, unsupported="ignore")


def test_a_table_that_extends_one(
    paradl: Callable[..., Any], penguins: Path, tmp_path: Path
) -> None:
    table = tmp_path / "mine.toml"
    table.write_text('extends = "fde"\nname = "mine"\ninclusion = "strong"\n')
    done = paradl("ask", penguins, "herring Type: Penguin", "--logic", "mine.toml", "-f", "json")
    assert [answer["value"] for answer in answers(done)] == ["F"]
    table.write_text('extends = "nonsense"\nname = "mine"\n')
    done = paradl("ask", penguins, "herring Type: Penguin", "--logic", "mine.toml")
    assert (done.returncode, len(done.stderr.splitlines())) == (2, 1)
    assert 'no table "nonsense"' in done.stderr


@pytest.mark.parametrize("reasoner", ["hermit", "openllet"])
def test_what_cannot_be_told_true_is_told_false_under_lp(reasoner: str) -> None:
    text = ONTOLOGY.format(
        "SubClassOf(:C ObjectSomeValuesFrom(:r :D)) ClassAssertion(:D :j) "
        "ClassAssertion(ObjectMaxCardinality(0 :r) :i)"
    )
    for logic, told in (("fde", []), ("lp", [("C", "F")])):
        with library.load(text.encode(), logic=logic, reasoner=reasoner) as kb:
            [i] = [each for each in kb.realize().individuals if each.iri.endswith("#i")]
            assert [(t.class_iri.split("#")[1], t.value.name) for t in i.types] == told
            assert kb.value("i", "C").name == ("F" if told else "N")


@pytest.mark.slow
@pytest.mark.parametrize("name", ["cheminf.owl", "wine.owl"])
def test_lp_classifies_a_real_ontology(ontologies: Path, name: str) -> None:
    """That there are no gaps changes nothing here; once no hierarchy was found in minutes."""
    found = []
    for logic in ("fde", "lp"):
        with library.load(ontologies / name, logic=logic, timeout=60) as kb:
            found.append([(c.iri, c.parents, c.equivalents) for c in kb.classify().classes])
    assert found[0] == found[1]
    assert len(found[0]) > 50


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "inclusion"),
    [("galen.owl", "strong"), ("cheminf.owl", "strong"), ("cheminf.owl", "material")],
)
def test_inclusions_that_say_what_is_told_false_reach_real_ontologies(
    ontologies: Path, name: str, inclusion: str
) -> None:
    """Once no answer came in 40 s. Strong tells what internal does."""
    told: list[set[tuple[str, str]]] = []
    for kind in ("internal", inclusion):
        with library.load(ontologies / name, logic="fde", inclusion=kind, timeout=60) as kb:
            classes = kb.classify().classes
            told.append({(c.iri, parent) for c in classes for parent in c.parents})
            assert [c.iri for c in classes if c.conflicting] == [
                c.subject for c in kb.check().conflicts if c.kind == "class"
            ]
    assert (told[0] == told[1]) == (inclusion == "strong")
