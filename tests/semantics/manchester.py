"""Sentences as people ask them, of syntax trees."""

from __future__ import annotations

from paradl.semantics import syntax as owl

_QUANTIFIERS = {owl.ObjectSomeValuesFrom: "some", owl.ObjectAllValuesFrom: "only"}
_COUNTS = {
    owl.ObjectMinCardinality: "min",
    owl.ObjectMaxCardinality: "max",
    owl.ObjectExactCardinality: "exactly",
}


def sentence(axiom: owl.Axiom) -> str:
    """In the query language of `paradl ask`."""
    match axiom:
        case owl.ClassAssertion(of, individual):
            return f"{_name(individual)} Type: {expression(of)}"
        case owl.ObjectPropertyAssertion(owl.ObjectProperty() as p, subject, object):
            return f"{_name(subject)} {_name(p)} {_name(object)}"
        case owl.SubClassOf(sub, sup):
            return f"{expression(sub)} SubClassOf: {expression(sup)}"
    raise ValueError(f"nobody asks {axiom}")


def expression(c: owl.ClassExpression) -> str:
    """In Manchester syntax."""
    match c:
        case owl.THING | owl.NOTHING:
            return f"owl:{c.iri.rpartition('#')[2]}"
        case owl.Class():
            return _name(c)
        case owl.ObjectComplementOf(operand):
            return f"(not {expression(operand)})"
        case owl.ObjectIntersectionOf(operands):
            return f"({' and '.join(map(expression, operands))})"
        case owl.ObjectUnionOf(operands):
            return f"({' or '.join(map(expression, operands))})"
        case owl.ObjectOneOf(individuals):
            return f"{{{', '.join(map(_name, individuals))}}}"
        case owl.ObjectSomeValuesFrom(p, filler) | owl.ObjectAllValuesFrom(p, filler):
            return f"({_property(p)} {_QUANTIFIERS[type(c)]} {expression(filler)})"
        case (
            owl.ObjectMinCardinality(n, p, filler)
            | owl.ObjectMaxCardinality(n, p, filler)
            | owl.ObjectExactCardinality(n, p, filler)
        ):
            return f"({_property(p)} {_COUNTS[type(c)]} {n} {expression(filler)})"
    raise ValueError(f"nobody asks {c}")


def _property(p: owl.ObjectPropertyExpression) -> str:
    match p:
        case owl.ObjectInverseOf(owl.ObjectProperty() as name):
            return f"(inverse {_name(name)})"
        case owl.ObjectProperty():
            return _name(p)
    raise ValueError(f"nobody asks {p}")


def _name(name: owl.Class | owl.ObjectProperty | owl.Individual) -> str:
    return f"<{name.iri}>"
