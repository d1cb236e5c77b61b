"""Verify a text; where it fails, have it revised with what was found; at the end, adjudicate.

Source: K. Georgiev, A. Gegov, *Enhancing LLM Logical Consistency via Causal Axiomatic
Verification*, Algorithm 1 (CAF-Loop). The paper leaves open how it adjudicates at the end: here the
text of the best score is given back, and it is accepted only if it is good enough.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from paradl.errors import NoClaims, ParadlError, UsageError
from paradl.verify.causal.stability import Stability
from paradl.verify.checking import Checker, Finding
from paradl.verify.constraints import constraints
from paradl.verify.log import Log
from paradl.verify.models import Reader, Writer
from paradl.verify.propositions import Proposition
from paradl.verify.rounds import Round, Verification
from paradl.verify.scoring import Weights, score

ROUNDS = 5
"""At most, as in the paper."""

Stabilities = Callable[[Sequence[Finding]], tuple[Stability, ...]]
Progress = Callable[[str, int, int], None]


def verify(
    checker: Checker,
    text: str = "",
    *,
    propositions: Sequence[Proposition] | None = None,
    reader: Reader | None = None,
    writer: Writer | None = None,
    question: str = "",
    rounds: int = ROUNDS,
    stabilities: Stabilities | None = None,
    log: Log | None = None,
    progress: Progress | None = None,
) -> Verification:
    """Check a text's claims, and with a writer have it revised until it is accepted.

    >>> import paradl
    >>> with paradl.load("examples/zoo/zoo.ofn") as kb:
    ...     done = verify(Checker(kb), propositions=[Proposition("Kitt", "is a", "car")])
    >>> done.accepted, done.best.score
    (True, 1.0)

    Args:
        checker: of the knowledge base; it has the weights.
        text: what is checked; with a question and a writer, it may be left to the writer.
        propositions: the text's claims, if they are known; else the reader finds them.
        reader: finds the claims of a text.
        writer: revises; without one there is one round.
        question: that the text answers.
        rounds: so many texts at most, the first included.
        stabilities: of causal claims.
        log: is told of each round as it ends.
        progress: is told what is done.

    Raises:
        NoClaims: the first text makes none.
        UsageError: there is nothing to check, or nobody to read it.
        ParadlError: the first round failed; of later ones, the verification has the failure.
    """
    if rounds < 1:
        raise UsageError(f"{rounds} rounds are none", "choose 1 or more")
    if propositions is None and reader is None:
        raise UsageError("nobody reads the text", "give the claims as triples, or name a --judge")
    loop = _Loop(checker, reader, writer, question, rounds, stabilities, log or Log(), progress)
    done: list[Round] = []
    failure: ParadlError | None = None
    try:
        for one in loop.run(text, propositions):
            done.append(one)
    except ParadlError as error:
        if not done:
            raise
        failure = error
    return _adjudicated(done, failure, loop)


@dataclass(slots=True)
class _Loop:
    checker: Checker
    reader: Reader | None
    writer: Writer | None
    question: str
    rounds: int
    stabilities: Stabilities | None
    log: Log
    progress: Progress | None

    @property
    def weights(self) -> Weights:
        return self.checker.weights

    def run(self, text: str, given: Sequence[Proposition] | None) -> Iterator[Round]:
        """The rounds, each of which is in the log before the next one begins.

        A text without claims is not worth revising: the one before it is revised once more. A text
        that came before ends them, as what is found in it would lead to the same texts again.
        """
        base: Round | None = None
        before: dict[str, Round] = {}
        for number in range(1, self.rounds + 1):
            if again := before.get(text):
                why = f"the text of round {again.number} again"
                one = replace(again, number=number, decision="stop", why=why, told=None)
                self.log.round(one)
                yield one
                return
            try:
                if number == 1 and not text and given is None:
                    text = self._drafted()
                claims = given if number == 1 and given is not None else self._read(text, number)
                one = self._judged(number, text, claims)
            except ParadlError as error:
                self.log.failed(number, text, error)
                raise
            self.log.round(one)
            yield one
            if one.told is None:
                return
            before[text] = one
            base = one if base is None or one.findings else base
            text = self._revised(base, number)

    def _drafted(self) -> str:
        if self.writer is None or not self.question:
            raise UsageError("there is no text", "give one, or a question and a writer")
        self._tell("writing", 0)
        return self.writer.draft(self.question)

    def _read(self, text: str, number: int) -> Sequence[Proposition]:
        assert self.reader is not None
        self._tell("reading", number - 1)
        return self.reader(text)

    def _judged(self, number: int, text: str, claims: Sequence[Proposition]) -> Round:
        if not claims and number == 1:
            raise NoClaims("the text makes no claims", "give one that states facts")
        self._tell("checking", number - 1)
        findings = self.checker.check(_distinct(claims))
        reached = score((f.status for f in findings), self.weights) if findings else None
        stability = self.stabilities(findings) if self.stabilities else ()
        refused = _refused(reached, stability, self.weights)
        if not refused:
            why = f"score {reached:.2f}, at least {self.weights.theta:.2f}"
            return Round(number, text, findings, reached, stability, "accept", why)
        if self.writer is None or self.reader is None or number == self.rounds:
            return Round(number, text, findings, reached, stability, "stop", refused)
        told = constraints(findings, self.checker, stability)
        if findings and not told.to_mend:
            why = f"{refused}, and nothing that the writer could mend"
            return Round(number, text, findings, reached, stability, "stop", why)
        return Round(number, text, findings, reached, stability, "revise", refused, told)

    def _revised(self, base: Round, number: int) -> str:
        assert self.writer is not None
        assert base.told is not None
        self._tell("revising", number)
        try:
            return self.writer.revise(self.question, base.text, base.told, number)
        except ParadlError as error:
            self.log.failed(number + 1, "", error)
            raise

    def _tell(self, phase: str, done: int) -> None:
        if self.progress is not None:
            self.progress(phase, done, self.rounds)


def _distinct(claims: Sequence[Proposition]) -> list[Proposition]:
    """Each claim once, wherever the text makes it: they are a set.

    Of what could not be read, nobody knows whether it is the same.
    """
    known = {claim if claim.fault else replace(claim, quote=""): claim for claim in claims[::-1]}
    return list(known.values())[::-1]


def _refused(reached: float | None, stability: Sequence[Stability], weights: Weights) -> str:
    """Why a text is not accepted; empty if it is."""
    if reached is None:
        return "the text makes no claims"
    if reached < weights.theta:
        return _less(reached, weights.theta)
    unstable = [one for one in stability if not one.stable]
    if unstable:
        return f"{unstable[0]} is not stable: {unstable[0].why}"
    return ""


def _less(reached: float, theta: float) -> str:
    """With as many places as it takes to see it.

    >>> _less(35 / 44, 0.8)
    'score 0.795, less than 0.800'
    """
    for places in range(2, 12):
        shown, wanted = f"{reached:.{places}f}", f"{theta:.{places}f}"
        if shown != wanted:
            break
    return f"score {shown}, less than {wanted}"


def _adjudicated(done: Sequence[Round], failure: ParadlError | None, loop: _Loop) -> Verification:
    """The accepted text, else the first of those of the best score."""
    last = done[-1]
    if last.decision == "accept":
        result = Verification(tuple(done), last, True, last.why)
    else:
        best = max(done, key=lambda one: -float("inf") if one.score is None else one.score)
        why = best.why if len(done) == 1 else f"{best.why} in {len(done)} rounds"
        if any(one.text == last.text for one in done[:-1]):
            why += f", the last {last.why}"
        result = Verification(tuple(done), best, False, why, failure)
    loop.log.adjudicated(result)
    return result
