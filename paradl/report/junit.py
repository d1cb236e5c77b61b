"""Conflicts as a JUnit XML report, which every continuous integration server shows."""

from __future__ import annotations

from xml.etree import ElementTree

from paradl.baseline import Baseline
from paradl.report.names import printable
from paradl.report.phrases import called, headline
from paradl.results import Check, Conflict


def check(result: Check, what: str, known: Baseline | None = None) -> str:
    """A failed case for each conflict, or a passed one where there is none; known ones are skipped.

    Args:
        result: what is in conflict.
        what: the ontology's name, for people.
        known: what was there before.
    """
    known = known or Baseline()
    skipped = sum(map(known.knows, result.conflicts))
    suite = ElementTree.Element(
        "testsuite",
        name=f"paradl check {printable(what)}",
        tests=str(max(1, len(result.conflicts))),
        failures=str(len(result.conflicts) - skipped),
        errors="0",
        skipped=str(skipped),
    )
    names = called(result.conflicts)
    for conflict in result.conflicts:
        _case(suite, conflict, headline(conflict, names), what, known=known.knows(conflict))
    if not result.conflicts:
        ElementTree.SubElement(suite, "testcase", classname=printable(what), name="no conflict")
    ElementTree.indent(suite)
    return ElementTree.tostring(suite, "unicode", xml_declaration=True) + "\n"


def _case(
    suite: ElementTree.Element, conflict: Conflict, name: str, what: str, *, known: bool
) -> None:
    case = ElementTree.SubElement(suite, "testcase", classname=printable(what), name=name)
    if known:
        ElementTree.SubElement(case, "skipped", message="in the baseline")
        return
    failure = ElementTree.SubElement(case, "failure", type=conflict.kind, message=name)
    failure.text = "\n\n".join(
        "\n".join(printable(axiom.text) for axiom in justification)
        for justification in conflict.justifications
    )
