"""What each command answers, in each format."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from rdflib import OWL, RDF, RDFS, Graph, URIRef

import paradl as library
from paradl.cli.diagnosis import findings
from paradl.formats import ONTOLOGY
from paradl.properties import PropertyNode

NS = "http://example.org/penguins#"
CONSISTENT = """Prefix(:=<http://example.org/#>)
Ontology(SubClassOf(:Cat :Animal) ClassAssertion(:Cat :tom))"""


def test_check(paradl: Callable[..., Any], penguins: Path) -> None:
    done = paradl("check", penguins)
    assert (done.returncode, done.stderr) == (1, "")
    assert done.stdout.startswith("penguins.ofn is inconsistent: 2 conflicts\n\nPenguin\n")
    assert "\nTweety\n  B  Type: Flies\n" in done.stdout


def test_check_of_what_is_consistent(paradl: Callable[..., Any]) -> None:
    done = paradl("check", "-", stdin=CONSISTENT)
    assert (done.returncode, done.stdout) == (0, "standard input is consistent and coherent\n")


def test_check_of_an_incoherent_class(paradl: Callable[..., Any]) -> None:
    done = paradl("check", "-", "-f", "json", stdin="Ontology(SubClassOf(<a:A> owl:Nothing))")
    result = json.loads(done.stdout)["result"]
    assert (done.returncode, result["consistent"], result["incoherent"]) == (1, True, ["a:A"])


def test_the_json_frame(paradl: Callable[..., Any], penguins: Path) -> None:
    answer = json.loads(paradl("check", penguins, "-f", "json").stdout)
    assert answer["command"] == "check"
    assert answer["version"] == library.__version__
    assert answer["input"]["file"] == str(penguins)
    assert answer["input"]["iri"] == "http://example.org/penguins"
    assert answer["input"]["axioms"] == 30
    assert (answer["logic"], answer["reasoner"], answer["warnings"]) == ("adaptive", "hermit", [])
    assert answer["seconds"].keys() >= {"load", "reason", "total"}
    conflict, of_the_class = answer["result"]["conflicts"]
    assert (of_the_class["kind"], of_the_class["subject"]) == ("class", NS + "Penguin")
    assert (conflict["kind"], conflict["subject"]) == ("class-assertion", NS + "tweety")
    assert conflict["predicate"] == NS + "Flies"
    assert (conflict["object"], conflict["value"]) == (None, "B")
    [justification] = conflict["justifications"]
    assert {axiom["origin"] for axiom in justification} == {"asserted"}
    assert len(justification) == 4


def test_classify(paradl: Callable[..., Any], penguins: Path) -> None:
    done = paradl("classify", penguins)
    assert done.returncode == 0
    assert done.stdout.splitlines()[:3] == [
        "├─ Animal",
        "│  ├─ Bird",
        "│  │  └─ Penguin  (in conflict)",
    ]
    nodes = {
        node["iri"]: node
        for node in json.loads(paradl("classify", penguins, "-f", "json").stdout)["result"][
            "classes"
        ]
    }
    assert nodes[NS + "Penguin"]["parents"] == [NS + "Bird"]
    assert nodes[NS + "Penguin"]["label"] == "Penguin"


def test_the_inferred_axioms(paradl: Callable[..., Any], penguins: Path, tmp_path: Path) -> None:
    done = paradl("classify", penguins, "-o", "inferred.ttl")
    assert (done.returncode, done.stdout) == (0, "")
    graph = Graph().parse(tmp_path / "inferred.ttl")
    assert (URIRef(NS + "Penguin"), RDFS.subClassOf, URIRef(NS + "Bird")) in graph


def test_realize(paradl: Callable[..., Any], penguins: Path) -> None:
    done = paradl("realize", penguins, "-f", "tsv")
    rows = [line.split("\t") for line in done.stdout.splitlines()]
    assert rows[0] == ["individual", "label", "predicate", "object", "value", "direct"]
    values = {(row[0], row[3]): row[4] for row in rows}
    assert values[NS + "tweety", NS + "Flies"] == "B"
    assert values[NS + "robin", NS + "Flies"] == "T"
    assert values[NS + "tweety", NS + "herring"] == "T"
    assert "  B  Flies" in paradl("realize", penguins).stdout


def test_ask(paradl: Callable[..., Any], penguins: Path) -> None:
    queries = (
        "tweety Type: Flies",
        "robin Type: Fish",
        "robin Type: Penguin",
        "tweety eats herring",
    )
    done = paradl("ask", penguins, *queries)
    assert [line[0] for line in done.stdout.splitlines()] == ["B", "F", "N", "T"]
    answers = json.loads(paradl("ask", penguins, *queries, "-f", "json").stdout)["result"][
        "answers"
    ]
    assert [answer["query"] for answer in answers] == list(queries)
    assert [(a["told_true"], a["told_false"]) for a in answers] == [
        (True, True),
        (False, True),
        (False, False),
        (True, False),
    ]
    assert paradl("ask", "-i", penguins, *queries).stdout == done.stdout
    prefixed = paradl("ask", penguins, "--prefix", f"p: {NS}", "p:tweety Type: p:Flies")
    assert prefixed.stdout.startswith("B")


def test_a_format_goes_by_what_its_files_end_in(paradl: Callable[..., Any], penguins: Path) -> None:
    assert paradl("translate", penguins, "-f", "owl").stdout.startswith("<?xml")


@pytest.mark.parametrize("format", sorted(ONTOLOGY.keys() - {"obo"}))  # which has no such IRIs
def test_translate_can_be_read_again(
    paradl: Callable[..., Any], penguins: Path, tmp_path: Path, format: str
) -> None:
    done = paradl("translate", penguins, "-o", f"split.{format}")
    assert (done.returncode, done.stdout) == (0, "")
    again = paradl("classify", "--logic", "classical", f"split.{format}", "-f", "json")
    assert again.returncode == 0, again.stderr
    assert NS + "Penguin" in {n["iri"] for n in json.loads(again.stdout)["result"]["classes"]}


def test_translate_says_where_axioms_come_from(paradl: Callable[..., Any], penguins: Path) -> None:
    graph = Graph().parse(data=paradl("translate", penguins, "-f", "ttl").stdout, format="turtle")
    annotated = set(graph.subjects(RDF.type, OWL.Axiom))
    assert len(annotated) >= 8
    source = URIRef("https://paradl.org/ns#source")
    assert all(graph.value(axiom, source) for axiom in annotated)


@pytest.mark.parametrize("reasoner", ["hermit", "elk", "HermiT", "ELK"])
def test_the_engine_is_chosen_in_any_case(
    paradl: Callable[..., Any], penguins: Path, reasoner: str
) -> None:
    done = paradl("classify", penguins, "-r", reasoner, "-f", "json")
    assert json.loads(done.stdout)["reasoner"] == reasoner.lower()


def test_options_from_the_environment(paradl: Callable[..., Any], penguins: Path) -> None:
    env = {"PARADL_LOGIC": "classical", "PARADL_FORMAT": "json"}
    answer = json.loads(paradl("check", penguins, env=env).stdout)
    assert answer["logic"] == "classical"
    env = {"PARADL_PREFIX": f"p: {NS};q: {NS}"}
    assert paradl("ask", penguins, "p:tweety Type: q:Flies", env=env).stdout.startswith("B")


def test_a_logic_of_ones_own(paradl: Callable[..., Any], penguins: Path, tmp_path: Path) -> None:
    text = (Path(library.__file__).parents[1] / "translations" / "fde.toml").read_text()
    (tmp_path / "mine.toml").write_text(text.replace('name = "fde"', 'name = "mine"'))
    done = paradl("ask", penguins, "tweety Type: Flies", "--logic", "mine.toml", "-f", "json")
    answer = json.loads(done.stdout)
    assert (answer["logic"], answer["result"]["answers"][0]["value"]) == ("mine", "B")


def test_inputs_are_merged(paradl: Callable[..., Any]) -> None:
    merged = Path(library.__file__).parents[1] / "examples" / "merged"
    inputs = [merged / f"{name}.ttl" for name in ("kitchen", "botany", "bridge")]
    for alone in inputs[:2]:
        assert paradl("check", alone).returncode == 0
    assert paradl("check", inputs[0], "-i", inputs[1], "-i", inputs[2]).returncode == 1


def test_timings_on_demand(paradl: Callable[..., Any], penguins: Path) -> None:
    done = paradl("classify", penguins, "-vv")
    assert "reason" in done.stderr
    assert "hermit" in done.stderr
    assert "paradl: Java " in done.stderr


FAMILY = """Prefix(:=<http://x/>) Prefix(xsd:=<http://www.w3.org/2001/XMLSchema#>)
Ontology(SubClassOf(:Son :Child) SubObjectPropertyOf(:son :child)
SubObjectPropertyOf(:child :relative) InverseObjectProperties(:child :parent)
EquivalentObjectProperties(ObjectInverseOf(:parent) :offspring)
ObjectPropertyDomain(:none <http://www.w3.org/2002/07/owl#Nothing>)
SubDataPropertyOf(:age :number) DataPropertyRange(:age xsd:integer))"""
FAMILY_TREE = """└─ Child
   └─ Son

Object properties
├─ parent
└─ relative
   └─ child ≡ offspring
      └─ son
Unsatisfiable: none

Data properties
└─ number
   └─ age
"""


def test_the_hierarchy_of_properties(paradl: Callable[..., Any]) -> None:
    def classified(*options: str) -> str:
        done = paradl("classify", "-", *options, stdin=FAMILY)
        assert (done.returncode, done.stderr) == (0, "")
        return str(done.stdout)

    assert classified("--properties") == FAMILY_TREE
    assert classified() == FAMILY_TREE.split("\n\n")[0] + "\n"
    told = json.loads(classified("--properties", "-f", "json"))["result"]
    with library.load(FAMILY.encode()) as kb:
        assert tuple(map(PropertyNode.of, told["properties"])) == kb.properties()
        assert b"SubDataPropertyOf(:age :number)" in kb.inferred(properties=True).content
        assert b"PropertyOf" not in kb.inferred().content
    assert set(json.loads(classified("-f", "json"))["result"]) < set(told)
    rows = [row.split("\t") for row in classified("--properties", "-f", "tsv").splitlines()]
    assert rows[0] == ["class", "label", "relation", "other", "conflicting", "kind"]
    assert ["http://x/Son", "Son", "subClassOf", "http://x/Child", "false", "class"] in rows
    assert ["http://x/son", "son", "subPropertyOf", "http://x/child", "", "object"] in rows
    assert ["http://x/number", "number", "", "", "", "data"] in rows
    plain = classified("-f", "tsv").splitlines()
    assert plain == ["\t".join(row[:-1]) for row in rows if row[-1] in ("kind", "class")]
    inferred = set(classified("--properties", "-f", "ofn").splitlines())
    assert inferred > {
        "SubClassOf(:Son :Child)",
        "SubObjectPropertyOf(:son :child)",
        "SubObjectPropertyOf(:child :relative)",
        "EquivalentObjectProperties(:child :offspring)",
        "EquivalentObjectProperties(owl:bottomObjectProperty :none)",
        "SubDataPropertyOf(:age :number)",
    }
    assert "SubObjectPropertyOf(:son :relative)" not in inferred


def test_properties_without_classes(paradl: Callable[..., Any]) -> None:
    text = "Ontology(SubObjectPropertyOf(<u:p> <u:q>))"
    done = paradl("classify", "-", "--properties", stdin=text)
    assert done.stdout == "Object properties\n└─ q\n   └─ p\n"


def test_doctor(paradl: Callable[..., Any]) -> None:
    done = paradl("doctor")
    assert done.returncode == 0, done.stdout
    for topic in ("Python:", "Java:", "hermit", "elk", "OWLAPI:", "trial:"):
        assert topic in done.stdout
    assert f"({Path(library.__file__).parent})" in done.stdout


def test_doctor_names_the_folder_of_the_package_on_each_system(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(library, "__path__", ["C:\\lib\\paradl"])
    monkeypatch.setattr(library, "__file__", "C:\\lib\\paradl\\__init__.py")
    assert dict(islice(findings(), 1))["paradl"].endswith("(C:\\lib\\paradl)")


def test_doctor_where_java_is_wrong(paradl: Callable[..., Any], tmp_path: Path) -> None:
    done = paradl("doctor", env={"PARADL_JAVA_HOME": str(tmp_path)})
    assert done.returncode == 1
    assert "problem:" in done.stdout


def test_unsatisfiable_classes_are_nothing_and_do_not_list_each_other() -> None:
    many = "".join(f"SubClassOf(:C{i} :R)" for i in range(2000))
    text = f"""Prefix(:=<http://x/>)
    Ontology(DisjointClasses(:A :B) SubClassOf(:R :A) SubClassOf(:R :B) {many})"""
    with library.load(text.encode(), logic="classical") as kb:
        nodes = {node.iri: node for node in kb.classify().classes}
    assert len(nodes) == 2003
    assert nodes["http://x/R"].equivalents == ("http://www.w3.org/2002/07/owl#Nothing",)
    assert nodes["http://x/C1999"].equivalents == ("http://www.w3.org/2002/07/owl#Nothing",)
    assert nodes["http://x/A"].equivalents == ()
