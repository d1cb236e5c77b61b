"""Conflicts as a JUnit XML report, which every continuous integration server shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from xml.etree import ElementTree

from paradl.baseline import Baseline
from paradl.control_characters import printable
from paradl.report.failures import Failure, failures
from paradl.report.phrases import justification
from paradl.results import Check


def check(result: Check, what: str, known: Baseline | None = None) -> str:
    """A failed case for all that has a check fail, or a passed one; what is known is skipped.

    Args:
        result: what is in conflict.
        what: the ontology's name, for people.
        known: what was there before.
    """
    found = failures(result, known)
    skipped = sum(one.known for one in found)
    suite = ElementTree.Element(
        "testsuite",
        name=f"paradl check {printable(what)}",
        tests=str(max(1, len(found))),
        failures=str(len(found) - skipped),
        errors="0",
        skipped=str(skipped),
    )
    for one, name in zip(found, _apart(one.title for one in found), strict=True):
        _case(suite, one, name, what)
    if not found:
        ElementTree.SubElement(suite, "testcase", classname=printable(what), name="no conflict")
    ElementTree.indent(suite)
    return ElementTree.tostring(suite, "unicode", xml_declaration=True) + "\n"


def _apart(titles: Iterable[str]) -> Iterator[str]:
    """The same, numbered where they repeat: GitLab ignores the later cases of a name."""
    counts: Counter[str] = Counter()
    for title in titles:
        counts[title] += 1
        yield title if counts[title] == 1 else f"{title} ({counts[title]})"


def _case(suite: ElementTree.Element, one: Failure, name: str, what: str) -> None:
    case = ElementTree.SubElement(suite, "testcase", classname=printable(what), name=name)
    if one.known:
        ElementTree.SubElement(case, "skipped", message="in the baseline")
        return
    failure = ElementTree.SubElement(case, "failure", type=one.kind, message=one.title)
    failure.text = "\n\n".join(
        "\n".join(line.plain.strip() for line in justification(axioms))
        for axioms in one.justifications
    )
