"""The logic `adaptive`: nothing is split where nothing clashes, and what clashes stays apart."""

from __future__ import annotations

import tempfile
from collections.abc import Iterable
from pathlib import Path

from bare import unsatisfiable, verdict_on, written
from outcome import Outcome, Verdict

import paradl
from paradl import Belnap
from paradl.results import Axiom, Check

UNRELATED = b"""
Prefix(:=<https://paradl.org/tests/garage#>)
Ontology(<https://paradl.org/tests/garage>
  Declaration(Class(:Boat))
  Declaration(NamedIndividual(:kitt))
  EquivalentClasses(:Vehicle ObjectUnionOf(:Car :Truck))
  ClassAssertion(ObjectIntersectionOf(:Vehicle ObjectComplementOf(:Truck)) :kitt)
)
"""
"""By cases, which no split name allows: a vehicle that is no truck is a car."""

_GARAGE = "https://paradl.org/tests/garage#"
KEPT = {
    f"<{_GARAGE}kitt> Type: <{_GARAGE}Car>": Belnap.T,
    f"<{_GARAGE}kitt> Type: <{_GARAGE}Truck>": Belnap.F,
    f"<{_GARAGE}Truck> SubClassOf: <{_GARAGE}Vehicle>": Belnap.T,
    f"<{_GARAGE}kitt> Type: <{_GARAGE}Boat>": Belnap.N,
    f"<{_GARAGE}Boat> SubClassOf: <{_GARAGE}Vehicle>": Belnap.N,
    f"<{_GARAGE}Vehicle> SubClassOf: <{_GARAGE}Boat>": Belnap.N,
}
"""Exactly what follows from it, and what does not."""


def adaptive(premise: Path) -> Outcome:
    """`paradl check --logic adaptive`, and what bare HermiT says of what it found.

    The verdict is the check's. The message names what is wrong with the translation: that it is
    inconsistent still, or which of its classes are unsatisfiable still.
    """
    with paradl.load(premise, logic="adaptive", reasoner="hermit") as kb:
        check = kb.check()
        left = _left(kb.translate("ofn").content)
    return Outcome(
        Verdict.CONSISTENT if check.consistent else Verdict.INCONSISTENT,
        len(check.conflicts),
        check.guarded,
        len(check.split_classes) + len(check.split_properties),
        _alone(check),
        message=left,
    )


def merged(premise: Path) -> Outcome:
    """What a consistent ontology that shares no name answers otherwise once it is merged in."""
    with paradl.load([premise, UNRELATED], logic="adaptive", reasoner="hermit") as kb:
        answers = kb.ask(list(KEPT))
        consistent = kb.check().consistent
    wrong = [f"{a.query}: {a.value}" for a in answers if a.value is not KEPT[a.query]]
    return Outcome(
        Verdict.CONSISTENT if consistent else Verdict.INCONSISTENT, message="; ".join(wrong)
    )


def engines(premise: Path) -> Outcome:
    """What Openllet says otherwise than HermiT."""
    checks, answers = [], []
    for reasoner in ("hermit", "openllet"):
        with paradl.load([premise, UNRELATED], logic="adaptive", reasoner=reasoner) as kb:
            checks.append(kb.check())
            answers.append({answer.query: answer.value for answer in kb.ask(list(KEPT))})
    hermit, openllet = checks
    differ = {
        "consistent": hermit.consistent != openllet.consistent,
        "incoherent": set(hermit.incoherent) != set(openllet.incoherent),
        "conflicts": bool(hermit.conflicts) != bool(openllet.conflicts),
        "answers": answers[0] != answers[1],
    }
    return Outcome(
        Verdict.CONSISTENT if hermit.consistent else Verdict.INCONSISTENT,
        len(openllet.conflicts),
        message=" ".join(what for what, differs in differ.items() if differs),
    )


def document(axioms: Iterable[Axiom]) -> bytes:
    """Axioms alone, as an ontology."""
    return "\n".join(["Ontology(", *(axiom.axiom for axiom in axioms), ")"]).encode()


def _alone(check: Check) -> int:
    for number, conflict in enumerate(check.conflicts, 1):
        if verdict_on(document(conflict.justifications[0])).verdict is Verdict.INCONSISTENT:
            return number
    return 0


def _left(translation: bytes) -> str:
    verdict = verdict_on(translation).verdict
    if verdict is not Verdict.CONSISTENT:
        return verdict
    with tempfile.TemporaryDirectory() as folder:
        return " ".join(sorted(unsatisfiable(written(translation, Path(folder)))))
