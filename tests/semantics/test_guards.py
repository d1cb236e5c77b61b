"""Guards only lose consequences (section 3 of the semantics), on the left of inclusions too."""

from __future__ import annotations

import paradl

TWO_THINGS = b"""
Prefix(:=<http://example.org/#>)
Ontology(<http://example.org/>
  ClassAssertion(owl:Nothing :x)
  SubClassOf(ObjectOneOf(:a) :C)
)
"""


def test_what_is_in_conflict_is_not_under_every_guard() -> None:
    """Guarded on the left, the nominal would have everything that is in conflict be a C."""
    with paradl.load(TWO_THINGS, logic="fde", reasoner="hermit") as kb:
        told = kb.ask("x Type: C").value.told_true
        everything_guarded = kb.translate("ofn", guards="all").content
    with paradl.load(everything_guarded, logic="classical", reasoner="hermit") as kb:
        told_when_guarded = kb.ask("x Type: C").value.told_true
    assert told or not told_when_guarded
