"""OWL's functional syntax as the reference evaluator reads it."""

from __future__ import annotations

from paradl.semantics.functional import axiom, read
from paradl.semantics.syntax import THING, Class, DataProperty, HasKey, ObjectProperty


def test_what_a_key_is_of_may_be_a_name_with_a_prefix() -> None:
    document = "Prefix(:=<u:>) Ontology(HasKey(:Person (:mother) (:born)))"
    [annotated] = read(document)
    expected = HasKey(Class("u:Person"), (ObjectProperty("u:mother"),), (DataProperty("u:born"),))
    assert annotated.axiom == expected
    key_of_all = HasKey(THING, (), (DataProperty("u:born"),))
    assert axiom("HasKey(owl:Thing () (<u:born>))") == key_of_all
