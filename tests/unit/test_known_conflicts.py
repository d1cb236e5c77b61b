"""What a conflict is known by: what it is about, and not why it is one."""

from __future__ import annotations

from paradl.baseline import Baseline, identity
from paradl.results import Axiom, Check, Conflict, Conflicts
from paradl.truth import Belnap


def conflict(
    subject: str, predicate: str | None, object: str | None, *why: str, kind: str = ""
) -> Conflict:
    """Each justification is a word, each of its letters an axiom."""
    justifications = tuple(tuple(Axiom(one, one, "asserted") for one in each) for each in why)
    kind = kind or ("class-assertion" if object is None else "property-assertion")
    labels = (subject, predicate, object)
    return Conflict(kind, subject, predicate, object, Belnap.B, justifications, *labels)


def news(known: Conflict, found: Conflict) -> bool:
    check = Check(True, (), Conflicts([found]), (), (), 0)
    return bool(Baseline({identity(known): known}).news(check).conflicts)


def test_it_is_told_by_all_that_it_is_about() -> None:
    known = conflict("ann", "likes", "bob", "xy")
    assert not news(known, conflict("ann", "likes", "bob", "xy"))
    assert news(known, conflict("tom", "likes", "bob", "xy"))
    assert news(known, conflict("ann", "hates", "bob", "xy"))
    assert news(known, conflict("ann", "likes", "tom", "xy"))
    assert news(conflict("ann", "Cat", None, "xy"), conflict("ann", "Dog", None, "xy"))
    assert news(known, conflict("ann", "likes", "bob", "xy", kind="data"))


def test_for_another_reason_it_is_still_the_same() -> None:
    for about in (("ann", "likes", "bob"), ("ann", "Cat", None)):
        assert not news(conflict(*about, "xy"), conflict(*about, "z"))
    unsatisfiable = conflict("Cat", None, None, "xy", kind="class")
    assert not news(unsatisfiable, conflict("Cat", None, None, "z", kind="class"))
    assert not news(unsatisfiable, conflict("Cat", "Pet", None, "yz", kind="class"))
    assert news(unsatisfiable, conflict("Dog", None, None, "xy", kind="class"))


def test_where_nothing_else_tells_them_apart_the_first_reason_does() -> None:
    known = conflict("ann", None, None, "xy", kind="equality")
    assert news(known, conflict("ann", None, None, "xz", kind="equality"))
    assert not news(known, conflict("ann", None, None, "yx", "z", kind="equality"))
    everything = "http://www.w3.org/2002/07/owl#Thing"
    clash = conflict(everything, None, None, "xy", kind="class")
    assert news(clash, conflict(everything, None, None, "z", kind="class"))
    assert not news(clash, conflict(everything, None, None, "yx", kind="class"))


def test_a_class_that_was_unsatisfiable_is_no_news() -> None:
    check = Check(True, ("Cat", "Dog"), Conflicts(), (), (), 0)
    known = Baseline(incoherent=frozenset({"Cat"}))
    assert known.news(check).incoherent == ("Dog",)
    assert known.knows(conflict("Cat", "Pet", None, "xy", kind="class"))
    assert not known.knows(conflict("Cat", "Pet", None, "xy"))


def test_an_axiom_is_the_same_whatever_it_is_annotated_with() -> None:
    same, told = "SameIndividual(", r"""Annotation(rdfs:comment "one \") (")"""
    nested = "Annotation(Annotation(rdfs:comment _:b) <a:)(> <a:(>)"
    names = "<a:ann> <a:Annotation(>)"
    known = equality(f"{same}{told} {nested} {names}")
    assert not news(known, equality(f"{same}{names}"))
    assert not news(known, equality(f"{same}{nested} {names}"))
    assert news(known, equality(f"{same}{told} <a:tom> <a:Annotation(>)"))


def test_a_name_more_among_those_that_are_all_different_is_no_news() -> None:
    same, other = "SameIndividual(<a:ann> <a:tom>)", "SameIndividual(<a:ann> <a:sam>)"
    few, many = (f"DifferentIndividuals(<a:ann> {more}<a:tom>)" for more in ("", "_:b <a:sam> "))
    assert not news(equality(same, few), equality(same, many))
    assert news(equality(same, many), equality(other, many))
    assert news(equality(few), equality(many))
    classes = [f"ClassAssertion(<a:{name}> <a:ann>)" for name in "CD"]
    disjoint = [f"DisjointClasses(<a:C> <a:D>{more})" for more in ("", " <a:E>")]
    assert not news(*(equality(*classes, axiom) for axiom in disjoint))


def equality(*axioms: str) -> Conflict:
    why = (tuple(Axiom(axiom, "", "asserted") for axiom in axioms),)
    return Conflict("equality", "a:ann", None, None, Belnap.B, why, "ann", None, None)
