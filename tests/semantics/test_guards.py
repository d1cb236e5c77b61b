"""What guards lose and, against section 3 of the semantics, gain."""

from __future__ import annotations

import pytest

import paradl

TWO_THINGS = b"""
Prefix(:=<http://example.org/#>)
Ontology(<http://example.org/>
  ClassAssertion(owl:Nothing :x)
  SubClassOf(ObjectOneOf(:a) :C)
)
"""


@pytest.mark.xfail(strict=True, reason="on the left of an inclusion a guard makes it stronger")
def test_guarding_more_only_loses_consequences() -> None:
    """The nominal is in no conflict; guarded, it has everything that is in conflict be a C."""
    with paradl.load(TWO_THINGS, logic="fde", reasoner="hermit") as kb:
        told = kb.ask("x Type: C").value.told_true
        everything_guarded = kb.translate("ofn", guards="all").content
    with paradl.load(everything_guarded, logic="classical", reasoner="hermit") as kb:
        told_when_guarded = kb.ask("x Type: C").value.told_true
    assert told or not told_when_guarded
