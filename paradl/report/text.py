"""Answers for people: labels rather than IRIs, conflicts by subject, classes as a tree."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby

from rich.text import Text

from paradl.baseline import Baseline
from paradl.control_characters import printable
from paradl.properties import PropertyNode
from paradl.report import measures
from paradl.report.names import Names
from paradl.report.phrases import (
    MEANINGS,
    called,
    count,
    headline,
    justification,
    sentence,
    value,
)
from paradl.report.tree import branches, is_empty, of_properties
from paradl.results import Answer, Check, Conflict, Individual, Justification, Realization
from paradl.taxonomy import ClassNode, Taxonomy
from paradl.truth import Belnap

CONFLICT = "bold red"
_NAMED = 3
EXCUSED = " classically; as its inclusions are read, nothing is in conflict"


def ask(answers: Sequence[Answer]) -> Iterator[Text]:
    """A line for each sentence."""
    width = max(len(printable(answer.query)) for answer in answers)
    for answer in answers:
        yield Text.assemble(
            value(answer.value),
            f"{printable(answer.query):{width}}  ",
            (MEANINGS[answer.value], "dim"),
            (f"  {_pair(answer)}" if answer.bilateral else "", "dim"),
        )


def check(result: Check, what: str, known: Baseline | None = None) -> Iterator[Text]:
    """The verdict, then a paragraph for each subject in conflict, then what had to be split.

    Args:
        result: what is in conflict.
        what: the ontology's name.
        known: what was there before, and is not listed; None where nobody has said.
    """
    yield _verdict(result, what)
    if known is not None:
        before = [conflict for conflict in result.conflicts if known.knows(conflict)]
        gone = known.gone(result)
        result = known.news(result)
        end = ", and the search ended with what is in it" if before and result.unexplained else ""
        yield Text(f"{count(before, 'conflict')} of the baseline not listed{end}", "dim")
        if gone:
            yield Text(f"{count(gone, 'conflict')} of the baseline gone: {_first(gone)}", "dim")
    yield from conflicts(result.conflicts)
    for paragraph in besides(result):
        yield Text("")
        yield from paragraph


def _first(found: Sequence[Conflict]) -> str:
    """The first of them, in one line."""
    names = called(found)
    more = f"; and {len(found) - _NAMED} more" if len(found) > _NAMED else ""
    return "; ".join(headline(conflict, names) for conflict in found[:_NAMED]) + more


def besides(result: Check) -> Iterator[Iterable[Text]]:
    """What is said after the conflicts, a paragraph each."""
    if result.incoherent:
        yield [_unsatisfiable(result.incoherent, _subjects(result.conflicts, result.incoherent))]
    if result.conflicts:
        yield [Text(_split(result), "dim")]
    if result.measures:
        yield measures.lines(result.measures)


def conflicts(found: Iterable[Conflict]) -> Iterator[Text]:
    """A paragraph for each subject, with an empty line before."""
    found = list(found)
    names = called(found)
    by_subject = sorted(found, key=lambda conflict: names[conflict.subject])
    for subject, its in groupby(by_subject, key=lambda conflict: conflict.subject):
        yield Text("")
        yield Text(names[subject], "bold")
        for alike in _same_justifications(its):
            yield from _conflicts(alike, alike[0].justifications, names)


def _same_justifications(conflicts: Iterable[Conflict]) -> Iterable[Sequence[Conflict]]:
    """Together what is so for the same reasons, in whatever order they were found."""
    alike: dict[frozenset[Justification], list[Conflict]] = {}
    for conflict in conflicts:
        alike.setdefault(frozenset(conflict.justifications), []).append(conflict)
    return alike.values()


def _subjects(found: Iterable[Conflict], others: Iterable[str]) -> Names:
    """Of what is in conflict, and of others, whose labels are not told."""
    plain = Names(())
    labels = {iri: plain[iri] for iri in others} | {c.subject: c.subject_label for c in found}
    return Names(labels.items())


def classify(result: Taxonomy, properties: Iterable[PropertyNode] | None = None) -> Iterator[Text]:
    """The hierarchy as a tree, and that of the properties, if these are given, as two more."""
    placed = tuple(properties or ())
    trees = {"": result}
    for kind in ("object", "data"):
        alike = (node for node in placed if node.kind == kind)
        trees[f"{kind.capitalize()} properties"] = of_properties(alike)
    drawn = {title: tree for title, tree in trees.items() if tree.classes}
    for place, (title, tree) in enumerate(drawn.items()):
        if place:
            yield Text("")
        if title:
            yield Text(title, "bold")
        yield from _tree(tree)


def _tree(result: Taxonomy) -> Iterator[Text]:
    """Equivalent classes share a place, unsatisfiable ones come last."""
    names = Names((node.iri, node.label) for node in result.classes)
    for lead, node, again in branches(result, lambda node: names[node.iri].casefold()):
        yield _node(node, lead, names, again=again)
    unsatisfiable = [node.iri for node in result.classes if is_empty(node)]
    if unsatisfiable:
        yield _unsatisfiable(unsatisfiable, names)


def realize(result: Realization) -> Iterator[Text]:
    """A paragraph for each individual: its types, the most special ones first, then its values."""
    everyone = result.individuals
    names = Names((individual.iri, individual.label) for individual in everyone)
    classes = Names((told.class_iri, told.label) for each in everyone for told in each.types)
    facts = (fact for each in everyone for fact in each.properties)
    properties = Names((fact.property_iri, fact.label) for fact in facts)
    for place, individual in enumerate(everyone):
        if place:
            yield Text("")
        yield Text(names[individual.iri], "bold")
        yield from _told(individual, classes, properties)


def _pair(answer: Answer) -> str:
    """The generalized truth value, with a question mark for what is not settled."""
    return f"<{answer.verified or '?'},{answer.refuted or '?'}>"


def _verdict(result: Check, what: str) -> Text:
    if not result.consistent:
        verdict, style = "is inconsistent", CONFLICT
    elif result.incoherent:
        verdict, style = "is consistent, but incoherent", CONFLICT
    else:
        verdict, style = "is consistent and coherent", "bold green"
    if result.conflicts:
        found = f": {count(result.conflicts, 'conflict')}"
    elif result.complete:
        found = "" if result.consistent else EXCUSED
    else:
        found = ": no conflict was found"
    more = "" if result.complete else ", and there may be more: the search was ended"
    return Text.assemble(f"{printable(what)} ", (verdict, style), found, more)


def _conflicts(
    conflicts: Iterable[Conflict],
    justifications: Sequence[Justification],
    names: Mapping[str, str],
) -> Iterator[Text]:
    """Conflicts that have the same justifications."""
    for conflict in conflicts:
        yield Text.assemble("  ", value(conflict.value), sentence(conflict, names))
    for number, axioms in enumerate(justifications):
        yield Text("     because" if number == 0 else "     and also because", "dim")
        yield from justification(axioms)


def _split(result: Check) -> str:
    """What had to be split."""
    return (
        f"Split: {count(result.split_classes, 'class', 'es')}, "
        f"{count(result.split_properties, 'property')}; "
        f"{count(range(result.guarded), 'axiom')} guarded."
    )


def _unsatisfiable(iris: Sequence[str], names: Names) -> Text:
    listed = ", ".join(sorted((names[iri] for iri in iris), key=str.casefold))
    return Text.assemble(("Unsatisfiable: ", CONFLICT), listed)


def _node(node: ClassNode, lead: str, names: Names, *, again: bool) -> Text:
    return Text.assemble(
        (lead, "dim"),
        (names[node.iri], CONFLICT if node.conflicting else ""),
        *(f" ≡ {names[equal]}" for equal in node.equivalents),
        ("  (in conflict)", CONFLICT) if node.conflicting else "",
        ("  …", "dim") if again else "",
    )


def _told(individual: Individual, classes: Names, properties: Names) -> Iterator[Text]:
    for told in sorted(individual.types, key=lambda told: (not told.direct, told.label)):
        style = "" if told.direct or told.value is Belnap.B else "dim"
        yield Text.assemble("  ", value(told.value), (classes[told.class_iri], style))
    for fact in individual.properties:
        said = f"{properties[fact.property_iri]} {printable(fact.object_label)}"
        yield Text.assemble("  ", value(fact.value), said)
