"""What is done for each question: the operations of the command line, on a knowledge base."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from paradl.choices import limit
from paradl.kb import KnowledgeBase
from paradl.loaded import Run
from paradl.serve import questions, sparql
from paradl.serve.turns import Turn

if TYPE_CHECKING:
    from paradl.grounding.askable import Askable
    from paradl.oracle.valuation import Statement, Valuation
    from paradl.oracle.zeta import Oracle


def check(kb: KnowledgeBase, question: questions.Check) -> Run:
    """As `paradl check`."""
    return kb.run("check", measures=question.measures, conflicts=limit(question.first))


def classify(kb: KnowledgeBase) -> Run:
    """As `paradl classify`."""
    return kb.run("classify", write=None)


def realize(kb: KnowledgeBase) -> Run:
    """As `paradl realize`."""
    return kb.run("realize")


def ask(kb: KnowledgeBase, question: questions.Ask) -> Run:
    """As `paradl ask`."""
    return kb.run(
        "ask",
        queries=question.queries,
        unknownNames=question.unknown_names,
        prefixes=question.prefixes,
    )


def explain(kb: KnowledgeBase, question: questions.Explain) -> Run:
    """As `paradl explain` of one sentence."""
    run = kb.run("explain", queries=[question.query], max=question.max, prefixes=question.prefixes)
    return replace(run, result=run.result["explanations"][0])


def query(kb: KnowledgeBase, question: questions.Sparql, turn: Turn, memory: int) -> Run:
    """As `paradl query`; SPARQL is answered in a process that can be killed."""
    run = kb.run("realize")
    told = {
        "taxonomy": classify(kb).result,
        "realization": run.result,
        "conflicts": check(kb, questions.Check()).result["conflicts"],
        "sparql": question.sparql,
        "prefixes": {**kb.loaded.prefixes, **question.prefixes},
        "memory": memory,
    }
    return replace(run, result=sparql.answered(told, turn))


def ground(kb: KnowledgeBase, question: questions.Ground, turn: Turn, judge: Oracle) -> Run:
    """As `paradl ground`; what the judge says is told to the ontology for good."""
    from paradl.grounding.counting import Counting
    from paradl.grounding.grounding import ground
    from paradl.report.grounding import document

    result = ground(
        kb,
        question.queries,
        _Patient(judge, turn),
        askable=_askable(question),
        counting=Counting(question.unanimous, None, question.ignore_gluts),
        eager=question.eager,
        context=question.context,
        languages=question.languages,
    )
    run = kb.run("ask", queries=list(question.queries))
    turn.told = result.axioms if result.evidence else ""
    return replace(run, result=document(result, run.result["answers"]))


def preview(kb: KnowledgeBase, question: questions.Ground, judge: Oracle) -> Run:
    """As `paradl ground --dry-run`: what the judge could be asked, and at what cost."""
    from paradl.grounding.grounding import preview
    from paradl.report.grounding import preview_document

    asked = preview(
        kb,
        question.queries,
        _askable(question),
        context=question.context,
        languages=question.languages,
    )
    return Run(preview_document(asked, judge.estimate(asked), judge.currency), b"", "", {})


def _askable(question: questions.Ground) -> Askable:
    from paradl.grounding.askable import Askable

    return Askable(tuple(question.askable), tuple(question.about), question.asserted)


class _Patient:
    """An oracle that is asked only for as long as somebody waits for what it says."""

    def __init__(self, judge: Oracle, turn: Turn) -> None:
        self._judge = judge
        self._turn = turn
        self._heard = 0
        self.scheme = judge.scheme
        self.in_turn = judge.in_turn

    def judge(self, statements: Iterable[Statement]) -> Iterator[Valuation]:
        """The values of statements; what was paid for by the end of the turn is in the cache."""
        self._turn.check()
        return self._awaited(self._judge.judge(statements))

    def _awaited(self, values: Iterator[Valuation]) -> Iterator[Valuation]:
        for valuation in values:
            yield valuation
            self._turn.check()
            self._heard += 1
            self._turn.watch("judging", self._heard)
