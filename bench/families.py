"""Generated ontologies of growing inconsistency, incoherence and size.

They are deterministic: the same arguments give the same text.
"""

from __future__ import annotations

from collections.abc import Iterator

INDIVIDUALS = 10_000
TBOX_AXIOMS = 12_000
_ROOTS_PER_UNSATISFIABLE = 25


def conflicts(count: int, individuals: int = INDIVIDUALS) -> str:
    """An ABox in which so many individuals are each in a conflict of their own.

    Of four kinds in turn: disjoint classes through a hierarchy, a functional property with two
    values that differ, a negative assertion, and a range.
    """
    return _document(_conflicts(count, individuals))


def unsatisfiable(count: int, axioms: int = TBOX_AXIOMS) -> str:
    """An ALC terminology with so many unsatisfiable classes, most derived from few roots."""
    return _document(_unsatisfiable(count, axioms))


def terminology(classes: int, individuals: int, faults: int) -> str:
    """A terminology of so many labelled classes that is about individuals, with faults in both.

    A tree whose nodes have nine children, crossed by second parents.
    Of the faults half are classes below two disjoint ones, half individuals in two such.
    """
    return _document(_terminology(classes, individuals, faults))


def _document(axioms: Iterator[str]) -> str:
    lines = "\n".join(axioms)
    return (
        "Prefix(:=<http://example.org/family#>)\n"
        "Prefix(owl:=<http://www.w3.org/2002/07/owl#>)\n"
        "Prefix(rdfs:=<http://www.w3.org/2000/01/rdf-schema#>)\n"
        f"Ontology(<http://example.org/family>\n{lines}\n)\n"
    )


def _conflicts(count: int, individuals: int) -> Iterator[str]:
    yield from (f"SubClassOf(:K{i} :K{i // 3})" for i in range(1, 60))
    yield from (f"SubClassOf(:L{i} :L{i // 3})" for i in range(1, 60))
    yield "DisjointClasses(:K1 :L1)"
    yield "SubClassOf(:K0 ObjectUnionOf(:M :W))"
    yield "FunctionalObjectProperty(:partner)"
    yield "ObjectPropertyRange(:likes :K1)"
    yield "DifferentIndividuals(:red :blue)"
    every = individuals // max(count, 1)
    clashing = 0
    for i in range(individuals):
        yield f"ClassAssertion(:K{5 + i % 50} :i{i})"
        yield f"ObjectPropertyAssertion(:knows :i{i} :i{(7 * i + 1) % individuals})"
        if i % every == 0 and clashing < count:
            yield from _clash(clashing % 4, i)
            clashing += 1


def _clash(kind: int, i: int) -> list[str]:
    return (
        [f"ClassAssertion(:L{5 + i % 50} :i{i})"],
        [f"ObjectPropertyAssertion(:partner :i{i} :{c})" for c in ("red", "blue")],
        [
            f"ObjectPropertyAssertion(:owns :i{i} :i{i + 1})",
            f"NegativeObjectPropertyAssertion(:owns :i{i} :i{i + 1})",
        ],
        [
            f"ObjectPropertyAssertion(:likes :i{i} :x{i})",
            f"ClassAssertion(ObjectComplementOf(:K0) :x{i})",
        ],
    )[kind]


def _terminology(classes: int, individuals: int, faults: int) -> Iterator[str]:
    leaf = classes // 9 + 2  # the first class that has no children
    for i in range(classes):
        yield f"Declaration(Class(:C{i}))"
        yield f'AnnotationAssertion(rdfs:label :C{i} "the class number {i}"@en)'
        if i:
            yield f"SubClassOf(:C{i} :C{(i - 1) // 9})"
        above = (i - 1) // 9
        if i % 20 == 19 and above > 10 and (above - 1) // 9 == (above - 2) // 9:
            yield f"SubClassOf(:C{i} :C{above - 1})"  # a sibling: below the same of the disjoint
    yield "DisjointClasses(:C1 :C2 :C3 :C4 :C5 :C6 :C7 :C8 :C9)"
    for i in range(individuals):
        yield f"ClassAssertion(:C{leaf + (13 * i) % (classes - leaf)} :i{i})"
    far = leaf + (classes - leaf) // 2  # below another of them
    for n in range(faults // 2):
        yield f"SubClassOf(:Odd{n} :C{leaf + 3 * n})"
        yield f"SubClassOf(:Odd{n} :C{far + 3 * n})"
        yield f"ClassAssertion(:C{leaf + 5 * n} :odd{n})"
        yield f"ClassAssertion(:C{far + 5 * n} :odd{n})"


def _unsatisfiable(count: int, axioms: int) -> Iterator[str]:
    roots = max(1, count // _ROOTS_PER_UNSATISFIABLE)
    for r in range(roots):
        yield f"SubClassOf(:Root{r} ObjectSomeValuesFrom(:r{r % 7} :A{r}))"
        yield f"SubClassOf(:Root{r} ObjectAllValuesFrom(:r{r % 7} :B{r}))"
        yield f"DisjointClasses(:A{r} :B{r})"
    for i in range(count - roots):
        above = f":Root{i % roots}" if i < roots else f":Bad{i - roots}"
        if i % 3 == 2:
            yield f"SubClassOf(:Bad{i} ObjectSomeValuesFrom(:part {above}))"
        else:
            yield f"SubClassOf(:Bad{i} {above})"
    for i in range(max(0, axioms - 3 * roots - (count - roots))):
        if i % 4 == 0:
            yield f"SubClassOf(:Good{i + 4} ObjectSomeValuesFrom(:part :Good{i // 2}))"
        elif i % 4 == 1:
            yield f"SubClassOf(:Good{i} ObjectUnionOf(:Good{i // 2} :Good{i // 3}))"
        else:
            yield f"SubClassOf(:Good{i} :Good{i // 3})"
