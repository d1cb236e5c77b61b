"""What is tried on one test case, in a process that may be killed when it takes too long."""

from __future__ import annotations

from dataclasses import replace
from multiprocessing.connection import Connection
from pathlib import Path

from adaptive import adaptive, engines, merged
from bare import unsatisfiable, verdict_of, verdict_on
from entailments import entailment
from outcome import Outcome, Verdict

import paradl
from paradl.bridge import open_door
from paradl.bridge.flags import SMALL, compile_for
from paradl.errors import InconsistentOntology, InternalError, ParadlError


def bare(premise: Path) -> Outcome:
    """HermiT's verdict on what OWLAPI reads."""
    return verdict_of(premise)


def classical(premise: Path) -> Outcome:
    """ParaDL's verdict under `--logic classical`: an inconsistent ontology answers no question."""
    with paradl.load(premise, logic="classical", reasoner="hermit") as kb:
        try:
            kb.ask("owl:Thing SubClassOf: owl:Thing")
        except InconsistentOntology:
            return Outcome(Verdict.INCONSISTENT)
        return Outcome(Verdict.CONSISTENT)


def coherence(premise: Path) -> Outcome:
    """The classes that only one of bare HermiT and `paradl check` finds unsatisfiable."""
    with paradl.load(premise, logic="classical", reasoner="hermit") as kb:
        ours = set(kb.check().incoherent)
    theirs = unsatisfiable(premise)
    return Outcome(Verdict.CONSISTENT, len(theirs), message=" ".join(sorted(ours ^ theirs)))


def fde(premise: Path) -> Outcome:
    """`paradl check --logic fde`; the verdict is bare HermiT's on `paradl translate`'s output."""
    with paradl.load(premise, logic="fde", reasoner="hermit") as kb:
        check = kb.check()
        judged = verdict_on(kb.translate("ofn").content)
        return replace(judged, conflicts=len(check.conflicts), guarded=check.guarded)


def full(premise: Path) -> Outcome:
    """Bare HermiT on the table in full, every axiom guarded: the tolerance theorem."""
    with paradl.load(premise, logic="fde", reasoner="hermit") as kb:
        return verdict_on(kb.run("translate", format="ofn", guards="all").output)


TRIALS = {
    trial.__name__: trial
    for trial in (bare, classical, coherence, fde, full, adaptive, merged, entailment, engines)
}


def serve(pipe: Connection) -> None:
    """Answer one trial after another, until the pipe is closed or the process killed."""
    compile_for(SMALL)  # as commands do that are given files like these
    open_door("jpype")
    pipe.send("ready")
    while True:
        trial, premise = pipe.recv()
        try:
            outcome = TRIALS[trial](premise)
        except InternalError as error:
            outcome = Outcome(Verdict.FAILED, message=str(error))
        except ParadlError as error:
            outcome = Outcome(Verdict.REJECTED, message=str(error))
        pipe.send(outcome)
