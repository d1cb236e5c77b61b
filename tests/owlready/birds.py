"""A small world of birds, which is consistent until a penguin comes."""

from __future__ import annotations

from typing import Any

import owlready2
import pytest
from worlds import load_into

from paradl.bridge.jvm import find

_BIRDS = b"""
Prefix(:=<http://example.org/birds#>)
Prefix(xsd:=<http://www.w3.org/2001/XMLSchema#>)
Ontology(<http://example.org/birds>
  Declaration(Class(:Water))
  SubClassOf(:Bird :Flier)
  SubClassOf(:Fowl :Bird)
  SubClassOf(:Penguin :Bird)
  SubClassOf(:Penguin ObjectComplementOf(:Flier))
  EquivalentClasses(:Swimmer ObjectSomeValuesFrom(:swims_in :Water))
  SubObjectPropertyOf(:adores :likes)
  SymmetricObjectProperty(:neighbour_of)
  SubDataPropertyOf(:age :years)
  FunctionalDataProperty(:age)
  Declaration(DataProperty(:text))
  ClassAssertion(:Water :pond)
  ClassAssertion(:Bird :robin)
  ClassAssertion(:Bird :wren)
  ObjectPropertyAssertion(:swims_in :robin :pond)
)"""


@pytest.fixture
def birds() -> Any:
    """Its ontology; owlready2's own reasoners run on the Java that ParaDL runs on."""
    owlready2.JAVA_EXE = str(find().java)
    return load_into(owlready2.World(), "http://example.org/birds#", _BIRDS)
