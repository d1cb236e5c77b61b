"""Answers for people: labels rather than IRIs, conflicts by subject, classes as a tree."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from rich.text import Text

from paradl.report.names import Names, printable
from paradl.results import (
    Answer,
    Check,
    ClassNode,
    Conflict,
    Individual,
    Justification,
    Realization,
    Taxonomy,
)
from paradl.truth import Belnap

THING = "http://www.w3.org/2002/07/owl#Thing"
NOTHING = "http://www.w3.org/2002/07/owl#Nothing"

STYLES = {Belnap.T: "green", Belnap.F: "blue", Belnap.B: "bold red", Belnap.N: "dim"}
MEANINGS = {
    Belnap.T: "told true",
    Belnap.F: "told false",
    Belnap.B: "told true and told false",
    Belnap.N: "not told",
}
CONFLICT = "bold red"


def ask(answers: Sequence[Answer]) -> Iterator[Text]:
    """A line for each sentence."""
    width = max(len(printable(answer.query)) for answer in answers)
    for answer in answers:
        yield Text.assemble(
            _value(answer.value),
            f"{printable(answer.query):{width}}  ",
            (MEANINGS[answer.value], "dim"),
        )


def check(result: Check, what: str, labels: Mapping[str, str]) -> Iterator[Text]:
    """The verdict, then a paragraph for each subject in conflict, then what had to be split."""
    names = Names(labels)
    yield _verdict(result, what)
    by_subject = sorted(result.conflicts, key=lambda conflict: names[conflict.subject])
    for subject, conflicts in groupby(by_subject, key=lambda conflict: conflict.subject):
        yield Text("")
        yield Text(names[subject], "bold")
        for conflict in conflicts:
            yield from _conflict(conflict, names)
    if result.incoherent:
        unsatisfiable = ", ".join(sorted(names[iri] for iri in result.incoherent))
        yield Text("")
        yield Text(f"Classically unsatisfiable: {unsatisfiable}")
    if result.conflicts:
        yield Text("")
        yield Text(_split(result), "dim")


def classify(result: Taxonomy) -> Iterator[Text]:
    """The hierarchy as a tree. A class with several parents is unfolded below the first only."""
    names = Names({node.iri: node.label for node in result.classes})
    unfolded: set[str] = set()
    waiting = _siblings(_roots(result), "", names)
    while waiting:
        node, lead, below = waiting.pop()
        again = node.iri in unfolded and bool(result.children(node.iri))
        yield _node(node, lead, names, again=again)
        if not again:
            unfolded.add(node.iri)
            waiting += _siblings(result.children(node.iri), below, names)
    if NOTHING in result and result[NOTHING].equivalents:
        unsatisfiable = ", ".join(sorted(names[iri] for iri in result[NOTHING].equivalents))
        yield Text.assemble(("Unsatisfiable: ", CONFLICT), unsatisfiable)


def realize(result: Realization, labels: Mapping[str, str]) -> Iterator[Text]:
    """A paragraph for each individual: its types, the most special ones first, then its values."""
    names = Names({**labels, **{i.iri: i.label for i in result.individuals}})
    for individual in result.individuals:
        yield Text(names[individual.iri], "bold")
        yield from _told(individual, names)
        yield Text("")


def _verdict(result: Check, what: str) -> Text:
    if not result.consistent:
        verdict, style = "is inconsistent", CONFLICT
    elif result.incoherent:
        verdict, style = "is consistent, but incoherent", CONFLICT
    else:
        verdict, style = "is consistent and coherent", "bold green"
    found = f": {_count(result.conflicts, 'conflict')}" if result.conflicts else ""
    return Text.assemble(f"{printable(what)} ", (verdict, style), found)


def _conflict(conflict: Conflict, names: Names) -> Iterator[Text]:
    yield Text.assemble("  ", _value(conflict.value), _sentence(conflict, names))
    for number, axioms in enumerate(conflict.justifications):
        yield Text("     because" if number == 0 else "     and also because", "dim")
        yield from _justification(axioms)


def _justification(axioms: Justification) -> Iterator[Text]:
    for axiom in axioms:
        said = "" if axiom.origin == "asserted" else f"  ({axiom.origin})"
        yield Text.assemble(f"       {printable(axiom.text)}", (said, "dim"))


def _sentence(conflict: Conflict, names: Names) -> str:
    predicate = names[conflict.predicate] if conflict.predicate else ""
    thing = names[conflict.object] if conflict.object else ""
    if conflict.kind == "class":
        return "nothing can be in this class without contradiction"
    if conflict.kind == "class-assertion":
        return f"Type: {predicate}"
    if conflict.kind == "property-assertion":
        return f"{predicate} {thing}"
    return " ".join(word for word in (f"{conflict.kind}:", predicate, thing) if word)


def _split(result: Check) -> str:
    return (
        f"Split: {_count(result.split_classes, 'class', 'es')}, "
        f"{_count(result.split_properties, 'property')}; {result.guarded} axioms guarded."
    )


def _roots(result: Taxonomy) -> list[ClassNode]:
    """What is right below owl:Thing, or below nothing that is shown."""
    shown = (node for node in result.classes if node.iri not in (THING, NOTHING))
    return [node for node in shown if not any(p in result and p != THING for p in node.parents)]


def _siblings(
    nodes: Sequence[ClassNode], lead: str, names: Names
) -> list[tuple[ClassNode, str, str]]:
    """Each with what is drawn before it and below it; last first, as a stack wants it."""
    ordered = sorted(nodes, key=lambda node: names[node.iri].casefold(), reverse=True)
    return [
        (node, lead + ("├─ " if place else "└─ "), lead + ("│  " if place else "   "))
        for place, node in enumerate(ordered)
        if node.iri != NOTHING
    ]


def _node(node: ClassNode, lead: str, names: Names, *, again: bool) -> Text:
    return Text.assemble(
        (lead, "dim"),
        (names[node.iri], CONFLICT if node.conflicting else ""),
        *(f" ≡ {names[equal]}" for equal in node.equivalents),
        ("  (in conflict)", CONFLICT) if node.conflicting else "",
        ("  …", "dim") if again else "",
    )


def _told(individual: Individual, names: Names) -> Iterator[Text]:
    for kind in sorted(individual.types, key=lambda t: (not t.direct, names[t.class_iri])):
        style = "" if kind.direct or kind.value is Belnap.B else "dim"
        yield Text.assemble("  ", _value(kind.value), (names[kind.class_iri], style))
    for fact in individual.properties:
        sentence = f"{names[fact.property_iri]} {names[fact.object]}"
        yield Text.assemble("  ", _value(fact.value), sentence)


def _value(value: Belnap) -> tuple[str, str]:
    return f"{value}  ", STYLES[value]


def _count(things: Sequence[object], one: str, ending: str = "s") -> str:
    several = one.removesuffix("y") + "ies" if one.endswith("y") else one + ending
    return f"{len(things)} {one if len(things) == 1 else several}"
