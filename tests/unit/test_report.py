"""Answers as text and as tables."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from made import axiom, conflict

from paradl.control_characters import printable
from paradl.properties import PropertyNode
from paradl.report import text, tsv
from paradl.report.names import Names
from paradl.report.phrases import justification
from paradl.results import Answer, Axiom, Check, Realization
from paradl.taxonomy import ClassNode, Taxonomy
from paradl.truth import Belnap

E = "http://example.org/"
THING = "http://www.w3.org/2002/07/owl#Thing"
NOTHING = "http://www.w3.org/2002/07/owl#Nothing"


def node(name: str, *parents: str, label: str | None = None, **more: Any) -> ClassNode:
    above = tuple(E + parent for parent in parents) or (THING,)
    equivalents = tuple(E + equal for equal in more.get("equivalents", ()))
    return ClassNode(E + name, label or name, above, equivalents, more.get("conflicting", False))


def plain(lines: Any) -> list[str]:
    return [line.plain for line in lines]


def test_a_tree() -> None:
    taxonomy = Taxonomy(
        (
            node("B"),
            node("A", label="first", equivalents=["Z"]),
            node("Z", equivalents=["A"]),
            node("C", "Z", "B", conflicting=True),
            node("D", "C", equivalents=["E"]),
            node("E", "C", equivalents=["D"]),
            node("F", "B", "Z"),
            ClassNode(E + "Void", "Void", (THING,), (NOTHING,), False),
        )
    )
    assert plain(text.classify(taxonomy)) == [
        "├─ B",
        "│  ├─ C  (in conflict)",
        "│  │  └─ D ≡ E",
        "│  └─ F",
        "└─ first ≡ Z",
        "   ├─ C  (in conflict)  …",
        "   └─ F",
        "Unsatisfiable: Void",
    ]


def test_properties_are_trees_with_a_title() -> None:
    properties = [
        PropertyNode(E + "r", "r", "object", (), ()),
        PropertyNode(E + "u", "u", "data", (), ()),
    ]
    assert plain(text.classify(Taxonomy((node("A"),)), properties)) == [
        "└─ A",
        "",
        "Object properties",
        "└─ r",
        "",
        "Data properties",
        "└─ u",
    ]


def test_each_class_has_a_row() -> None:
    lone = ClassNode(E + "Lone", "Lone", (), (), False)
    all_there_is = ClassNode(E + "All", "All", (), (THING,), True)
    rows = [
        row.split("\t")[1:]
        for row in tsv.classify(Taxonomy((node("A"), lone, all_there_is))).splitlines()
    ]
    assert rows[1:] == [
        ["A", "subClassOf", THING, "false"],
        ["Lone", "", "", "false"],
        ["All", "equivalentTo", THING, "true"],
    ]


def test_unsatisfiable_classes_without_a_conflict_are_told_apart() -> None:
    result = Check.of(
        {
            "consistent": True,
            "incoherent": ["http://a.org/river#Bank", "http://a.org/money#Bank"],
            "conflicts": [],
            "split": {"classes": [], "properties": [], "guarded": 0},
        }
    )
    assert plain(text.check(result, "a.owl"))[2:] == ["Unsatisfiable: Bank (money), Bank (river)"]


def test_types_and_values_of_the_same_name_are_told_apart() -> None:
    types = [
        {"class": f"http://a.org/{place}#Bank", "label": "Bank", "value": told, "direct": True}
        for place, told in (("river", "T"), ("money", "B"))
    ]
    values = [
        {
            "property": f"http://a.org/{place}#near",
            "label": "near",
            "object": "http://a.org/x",
            "objectLabel": "x",
            "value": "T",
        }
        for place in ("river", "money")
    ]
    one = {"iri": "http://a.org/b", "label": "b", "types": types, "properties": values}
    assert plain(text.realize(Realization.of({"individuals": [one]}))) == [
        "b",
        "  T  Bank (river)",
        "  B  Bank (money)",
        "  T  near (river) x",
        "  T  near (money) x",
    ]


def test_what_is_in_conflict_is_told_apart() -> None:
    conflicts: list[dict[str, object]] = [
        {
            "kind": "class-assertion",
            "subject": "http://a.org/b",
            "subjectLabel": "b",
            "predicate": f"http://a.org/{place}#Bank",
            "predicateLabel": "Bank",
            "object": None,
            "objectLabel": None,
            "value": "B",
            "justifications": [],
        }
        for place in ("river", "money")
    ]
    result = Check.of(
        {
            "consistent": False,
            "incoherent": [],
            "conflicts": conflicts,
            "split": {"classes": [], "properties": [], "guarded": 0},
        }
    )
    assert plain(text.check(result, "a.owl"))[3:5] == [
        "  B  Type: Bank (river)",
        "  B  Type: Bank (money)",
    ]


def test_a_deep_tree_needs_no_stack() -> None:
    depth = 1500
    chain = [node("C0"), *(node(f"C{i}", f"C{i - 1}") for i in range(1, depth))]
    assert len(plain(text.classify(Taxonomy(tuple(chain))))) == depth


def test_a_diamond_tower_is_drawn_once() -> None:
    """Every class has two parents: drawn below each of them it would be 2^40 lines."""
    tower = [node("L0"), node("R0")]
    for i in range(1, 40):
        above = (f"L{i - 1}", f"R{i - 1}")
        tower += [node(f"L{i}", *above), node(f"R{i}", *above)]
    assert len(plain(text.classify(Taxonomy(tuple(tower))))) < 4 * len(tower)


def test_conflicts_by_subject() -> None:
    axiom = {"axiom": "…", "text": "tweety Type: Penguin", "origin": "asserted"}
    told = {"axiom": "…", "text": "it flies", "origin": "oracle"}
    result = Check.of(
        {
            "consistent": False,
            "incoherent": [E + "Odd"],
            "conflicts": [
                {
                    "kind": "class-assertion",
                    "subject": E + "tweety",
                    "predicate": E + "Flies",
                    "object": None,
                    "value": "B",
                    "justifications": [[axiom], [told]],
                    "subjectLabel": "Tweety",
                    "predicateLabel": "Flies",
                    "objectLabel": None,
                }
            ],
            "split": {"classes": [E + "Flies"], "properties": [], "guarded": 2},
        }
    )
    assert plain(text.check(result, "zoo.owl")) == [
        "zoo.owl is inconsistent: 1 conflict",
        "",
        "Tweety",
        "  B  Type: Flies",
        "     because",
        "       tweety Type: Penguin",
        "     and also because",
        "       it flies  (oracle)",
        "",
        "Unsatisfiable: Odd",
        "",
        "Split: 1 class, 0 properties; 2 axioms guarded.",
    ]
    assert tsv.check(result).splitlines()[1].split("\t") == [
        "class-assertion",
        E + "tweety",
        E + "Flies",
        "",
        "B",
        "tweety Type: Penguin",
    ]


def test_individuals() -> None:
    result = Realization.of(
        {
            "individuals": [
                {
                    "iri": E + "a",
                    "label": "An a",
                    "types": [
                        {"class": E + "Up", "label": "Up", "value": "T", "direct": False},
                        {"class": E + "Down", "label": "down", "value": "B", "direct": True},
                    ],
                    "properties": [
                        {
                            "property": E + "p",
                            "label": "p",
                            "object": E + "b",
                            "objectLabel": "'b b'",
                            "value": "F",
                        }
                    ],
                }
            ]
        }
    )
    assert plain(text.realize(result)) == ["An a", "  B  down", "  T  Up", "  F  p 'b b'"]
    assert tsv.realize(result).splitlines()[2] == f"{E}a\tAn a\trdf:type\t{E}Down\tB\ttrue"


def test_answers() -> None:
    answers = [Answer("a Type: B", Belnap.B), Answer("a Type: Animal", Belnap.N)]
    assert plain(text.ask(answers)) == [
        "B  a Type: B       told true and told false",
        "N  a Type: Animal  not told",
    ]
    assert tsv.ask(answers).splitlines()[1] == "a Type: B\tB\ttrue\ttrue"


def test_labels_do_not_steer_the_terminal() -> None:
    evil = "\x1b]0;owned\x07 [bold]x[/bold] \u202egnp.exe\nrm"
    shown = Names([(E + "x", evil)])[E + "x"]
    assert shown == r"\x1b]0;owned\x07 [bold]x[/bold] \u202egnp.exe\x0arm"
    assert shown in plain(text.classify(Taxonomy((node("x", label=evil),))))[0]
    assert "\t" not in printable("a\tb")


def test_a_very_long_axiom_does_not_push_the_places_of_others_away() -> None:
    long = "DisjointClasses: " + ", ".join(f"C{number}" for number in range(99))
    axioms = [
        Axiom("", said, "asserted", "/o.ofn", line)
        for line, said in enumerate([long, "a Type C1", "b Type C1"])
    ]
    first, second, third = plain(justification(tuple(axioms)))
    assert first == f"       {long}  /o.ofn:0"
    assert len(second) == len(third) < 130
    assert second.endswith("  /o.ofn:1")


def test_what_is_so_for_the_same_reasons_is_told_together() -> None:
    """In whatever order they were found, and whatever was found between."""
    one, other = (axiom("one"),), (axiom("other"),)
    found = [
        replace(conflict(E + "site", predicate=E + name, predicate_label=name), justifications=why)
        for name, why in (("A", (one, other)), ("B", (one,)), ("C", (other, one)))
    ]
    assert plain(text.conflicts(found)) == [
        "",
        "http://example.org/site",
        "  B  Type: A",
        "  B  Type: C",
        "     because",
        "       one",
        "     and also because",
        "       other",
        "  B  Type: B",
        "     because",
        "       one",
    ]
