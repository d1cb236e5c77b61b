"""How large a domain a counter-model can need.

Where nothing in an ontology's translation asks for an element to exist (no existential where a
class is asserted, no universal where one is assumed), it is a set of universal sentences, which
hold in every substructure of a model of theirs. A counter-model may then be cut down to the
elements that have names, and those that the sentence needs to fail: of an inclusion, one exception.
"""

from __future__ import annotations

from collections.abc import Sequence

from translated import Item

from paradl.semantics import syntax as owl

SOME, ONLY = "some", "only"


def enough(logic: str, ontology: Sequence[Item], sentence: owl.Axiom, names: int) -> int | None:
    """The size of a domain that is large enough; None where nothing tells."""
    if not all(_is_universal(item) for item in ontology):
        return None
    exceptions = _exceptions(sentence)
    if exceptions is None:
        return None
    # Every inclusion of AC wants an instance that is defined.
    wanted = sum(_instances(item.axiom) for item in ontology) if logic == "ac" else 0
    return max(names, 1) + exceptions + wanted


def _instances(axiom: owl.Axiom) -> int:
    match axiom:
        case owl.EquivalentClasses() | owl.DisjointClasses():
            return 2
        case owl.SubClassOf() | owl.ObjectPropertyDomain() | owl.ObjectPropertyRange():
            return 1
    return 0


def _exceptions(sentence: owl.Axiom) -> int | None:
    match sentence:
        case owl.ClassAssertion(of, _):
            return 0 if not _quantifiers(of) else None
        case owl.SubClassOf(sub, sup):
            return 1 if not _quantifiers(sub) | _quantifiers(sup) else None
        case owl.ObjectPropertyAssertion():
            return 0
    return None


def _is_universal(item: Item) -> bool:
    match item.axiom:
        case owl.SubClassOf(sub, sup):
            if item.inclusion == "internal":
                return ONLY not in _quantifiers(sub) and SOME not in _quantifiers(sup)
            return not _quantifiers(sub) | _quantifiers(sup)
        case owl.EquivalentClasses(classes) | owl.DisjointClasses(classes):
            return not any(map(_quantifiers, classes))
        case owl.ClassAssertion(of, _):
            return SOME not in _quantifiers(of)
        case owl.ObjectPropertyDomain(_, c) | owl.ObjectPropertyRange(_, c):
            return not _quantifiers(c)
    return True


def _quantifiers(c: owl.ClassExpression, told: bool = True) -> set[str]:
    """The quantifiers in what the class expression says, once negation is pushed to the names."""
    match c:
        case owl.ObjectComplementOf(operand):
            return _quantifiers(operand, not told)
        case owl.ObjectIntersectionOf(operands) | owl.ObjectUnionOf(operands):
            return set().union(*(_quantifiers(o, told) for o in operands))
        case owl.ObjectSomeValuesFrom(_, filler):
            return {SOME if told else ONLY} | _quantifiers(filler, told)
        case owl.ObjectAllValuesFrom(_, filler):
            return {ONLY if told else SOME} | _quantifiers(filler, told)
        case owl.ObjectMinCardinality() | owl.ObjectMaxCardinality():
            return {SOME, ONLY}
    return set()
