"""The findings as the data that the page is drawn from.

Things refer to each other by their number, so that nothing is said twice. Names are what is shown;
IRIs come along. What is empty is left out.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import Any

from paradl.control_characters import printable
from paradl.repair import Repair
from paradl.report.html import blame
from paradl.report.html.axioms import Axioms
from paradl.report.html.compact import filled
from paradl.report.html.findings import Findings
from paradl.report.html.judged import judged
from paradl.report.html.sides import Sides
from paradl.report.html.titles import title
from paradl.report.names import Names
from paradl.report.phrases import name
from paradl.report.repairs import copying
from paradl.report.tree import NOTHING
from paradl.results import Check, Conflict, Individual, Realization
from paradl.taxonomy import ClassNode, Taxonomy

Data = dict[str, Any]


def data(findings: Findings) -> Data:
    """All of it, as JSON has it."""
    axioms = Axioms()
    classes = _Classes(findings)
    properties = _properties(findings.realization, findings.check)
    individuals = _individuals(findings.realization, classes.numbers, properties)
    placed = {one["iri"]: one["name"] for one in (*individuals, *classes.data)}
    called = {**properties, **placed}
    conflicts = [
        _conflict(conflict, sides, axioms, called)
        for conflict, sides in zip(findings.check.conflicts, findings.sides, strict=True)
    ]
    causes = [frozenset(_numbers(conflict)) for conflict in conflicts]
    drawn = blame.drawing(causes)
    return {
        "classes": classes.data,
        "individuals": individuals,
        "conflicts": conflicts,
        "repairs": _repairs(findings, axioms, called),
        "axioms": axioms.data,
        "blame": blame.ranked(causes),
        "graph": {"axioms": drawn.axioms, "conflicts": drawn.conflicts, "height": drawn.height},
        "evidence": [judged(one) for one in findings.evidence],
    }


class _Classes:
    """The classes in the order of their names, and the number of each."""

    def __init__(self, findings: Findings) -> None:
        taxonomy = findings.taxonomy
        names = Names((node.iri, node.label) for node in taxonomy.classes)
        nodes = sorted(taxonomy.classes, key=lambda node: (names[node.iri].casefold(), node.iri))
        self.numbers = {node.iri: number for number, node in enumerate(nodes)}
        first = _firsts(taxonomy, self.numbers)
        split = set(findings.check.split_classes)
        incoherent = set(findings.check.incoherent)
        measures = findings.check.measures
        both = {} if measures is None else {n.iri: n.degree.both for n in measures.names}
        self.data = [
            filled(
                iri=node.iri,
                name=names[node.iri],
                parents=self._of(node.parents),
                same=self._of(node.equivalents),
                first=first.get(node.iri),
                conflicting=node.conflicting,
                unsatisfiable=node.iri in incoherent or NOTHING in node.equivalents,
                split=node.iri in split,
                both=both.get(node.iri) or None,
            )
            for node in nodes
        ]

    def _of(self, iris: Iterable[str]) -> list[int]:
        return [self.numbers[iri] for iri in iris if iri in self.numbers]


def _firsts(taxonomy: Taxonomy, numbers: Mapping[str, int]) -> dict[str, int]:
    """Of each class that does not stand for its equivalents, the one that does."""
    firsts = {}
    for node in taxonomy.classes:
        first = min(_equals(node, numbers), key=lambda iri: numbers[iri])
        if first != node.iri:
            firsts[node.iri] = numbers[first]
    return firsts


def _equals(node: ClassNode, numbers: Mapping[str, int]) -> list[str]:
    return [node.iri, *(iri for iri in node.equivalents if iri in numbers)]


def _properties(realization: Realization, check: Check) -> dict[str, str]:
    """What the properties of facts and of conflicts are called."""
    labels = {
        fact.property_iri: fact.label for one in realization.individuals for fact in one.properties
    }
    for conflict in check.conflicts:
        if conflict.predicate is not None and conflict.kind not in ("class", "class-assertion"):
            labels[conflict.predicate] = conflict.predicate_label or conflict.predicate
    names = Names(labels.items())
    return {iri: names[iri] for iri in labels}


def _individuals(
    realization: Realization, classes: Mapping[str, int], properties: Mapping[str, str]
) -> list[Data]:
    names = Names((one.iri, one.label) for one in realization.individuals)
    inside = sorted(realization.individuals, key=lambda one: (names[one.iri].casefold(), one.iri))
    numbers = {one.iri: number for number, one in enumerate(inside)}
    return [
        filled(
            iri=one.iri,
            name=names[one.iri],
            **_types(one, classes),
            facts=_facts(one, numbers, properties),
        )
        for one in inside
    ]


def _types(individual: Individual, classes: Mapping[str, int]) -> dict[str, list[int]]:
    """The classes by the value of being in them, and those that are direct."""
    found: dict[str, list[int]] = defaultdict(list)
    for told in individual.types:
        if told.class_iri in classes:
            found[str(told.value)].append(classes[told.class_iri])
            if told.direct and told.value.told_true:
                found["direct"].append(classes[told.class_iri])
    return {key: sorted(numbers) for key, numbers in found.items()}


def _facts(
    individual: Individual, numbers: Mapping[str, int], properties: Mapping[str, str]
) -> list[Data]:
    return [
        filled(
            property=properties[fact.property_iri],
            value=str(fact.value),
            individual=numbers.get(fact.object),
            object=None if fact.object in numbers else printable(fact.object_label),
        )
        for fact in individual.properties
    ]


def _conflict(
    conflict: Conflict, sides: Sides | None, axioms: Axioms, called: Mapping[str, str]
) -> Data:
    predicate, object = conflict.predicate, conflict.object
    return filled(
        kind=conflict.kind,
        title=title(conflict, called),
        subject=conflict.subject,
        subjectName=name(conflict.subject, conflict.subject_label, called),
        predicate=predicate,
        predicateName=predicate and name(predicate, conflict.predicate_label, called),
        object=object,
        objectName=object and name(object, conflict.object_label, called),
        why=axioms.numbers(conflict.justifications),
        yes=None if sides is None else axioms.numbers(sides.yes),
        no=None if sides is None else axioms.numbers(sides.no),
    )


def _numbers(conflict: Data) -> Iterable[int]:
    for part in ("why", "yes", "no"):
        for axioms in conflict.get(part, ()):
            yield from axioms


def _repairs(findings: Findings, axioms: Axioms, called: Mapping[str, str]) -> list[Data]:
    repairs = findings.advice.repairs if findings.advice else ()
    return [
        filled(
            remove=axioms.numbers([repair.remove])[0],
            lost=None if repair.lost is None else [printable(axiom.text) for axiom in repair.lost],
            losing=repair.impact,
            unknown=repair.lost is None,
            usage=repair.usage,
            remaining=[title(conflict, called) for conflict in repair.remaining],
            command=_copying(findings, repair),
        )
        for repair in repairs
    ]


def _copying(findings: Findings, repair: Repair) -> str | None:
    """The command for a copy of the inputs, which do not have what a judge said."""
    heard = {one.key for one in findings.evidence}
    removed = [axiom for axiom in repair.remove if axiom.evidence not in heard]
    if not findings.inputs or not removed:
        return None
    return copying(findings.inputs, removed, findings.reading)
