"""owlready2's entities are told what a knowledge base tells."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import owlready2
import pytest
from worlds import EXAMPLES, load_into

import paradl
from paradl.owlready import sync_reasoner

ODD = """Prefix(:=<http://example.org/odd#>) Prefix(xsd:=<http://www.w3.org/2001/XMLSchema#>)
Ontology(<http://example.org/odd> DisjointClasses(:Vogel :Fisch) ClassAssertion(:Vogel :a)
ClassAssertion(:Fisch :a) SubClassOf(:Nix :Vogel) SubClassOf(:Nix :Fisch)
DataPropertyAssertion(:alt :a "5"^^xsd:int) NegativeDataPropertyAssertion(:alt :a "5"^^xsd:int)
DataPropertyAssertion(:alt :b "Jahr \\"eins\\""@de) ObjectPropertyAssertion(:mag :a :b)
NegativeObjectPropertyAssertion(:mag :a :b) SubObjectPropertyOf(:liebt :mag)
ObjectPropertyAssertion(:liebt :b :a) ClassAssertion(ObjectComplementOf(:Vogel) :b))
"""
DOCUMENTS = {"odd": ODD.encode()} | {
    name: EXAMPLES / name / f"{name}.ofn" for name in ("penguins", "zoo")
}


@pytest.mark.parametrize("logic", ["adaptive", "fde"])
@pytest.mark.parametrize("name", DOCUMENTS)
def test_entities_are_told_what_is_asked(name: str, logic: str) -> None:
    document: bytes | Path = DOCUMENTS[name]
    iri = f"http://example.org/{name}#"
    world = owlready2.World()
    load_into(world, iri, document)
    answer = sync_reasoner(world, infer_property_values=True, logic=logic, debug=0)
    with paradl.load(document, logic=logic, keep_unsatisfiable=True) as kb:
        assert answer.consistent == kb.check().consistent
        assert said(answer.conflicts) == said(kb.conflicts())
        assert facts(answer.realization) == facts(kb.realize())
        for above in world.classes():
            for one in world.individuals():
                assert one.paradl.value(above) == kb.value(one.name, above.name)
            for below in world.classes():
                asked = kb.ask(f"{below.name} SubClassOf: {above.name}").value
                assert below.paradl.value(above) == asked
        for subject in world.individuals():
            for prop in world.object_properties():
                for object in world.individuals():
                    asked = kb.value(subject.name, prop.name, object.name)
                    assert subject.paradl.value(prop, object) == asked


def said(conflicts: Any) -> set[Any]:
    return {(c.kind, c.subject, c.predicate, c.object) for c in conflicts}


def facts(realization: Any) -> set[Any]:
    types = {(i.iri, t.class_iri, t.value) for i in realization.individuals for t in i.types}
    values = {
        (i.iri, v.property_iri, v.object, v.value)
        for i in realization.individuals
        for v in i.properties
    }
    return types | values
