"""A simulated writer, of known error rates.

It knows the chain that it is asked for, and errs at each step with a known probability: it turns
the step round, says that the cause prevents the effect, or names an effect from elsewhere. It heeds
what it is told, retrieved facts or a verifier's findings, with a known probability, and can only
use what it really is told. Its draws come from a seed, the prompt and the number of the text.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from bench.verify.chains import Chain, Claim
from bench.verify.sentences import claims, text
from paradl.verify.constraints import Constraints


@dataclass(frozen=True, slots=True)
class Rates:
    """Of what the writer does.

    Attributes:
        error: at a step.
        drift: by which factor an error makes the next one likelier, when it thinks step by step.
        heeds: a fact that it is told.
        adopts: a false premise of the prompt.
    """

    error: float = 0.3
    drift: float = 2.0
    heeds: float = 0.9
    adopts: float = 0.5


@dataclass(frozen=True, slots=True)
class SimulatedWriter:
    """Writes about one chain, for one prompt.

    Attributes:
        chain: that it is asked for.
        prompt: how.
        others: variables of its domain, which it may confuse with those of the chain.
        rates: of its errors.
        seed: of its draws.
        retrieved: facts that it is shown.
        stepwise: whether it thinks step by step.
    """

    chain: Chain
    prompt: str
    others: Sequence[str]
    rates: Rates
    seed: int = 0
    retrieved: Collection[Claim] = ()
    stepwise: bool = False

    def draft(self, question: str) -> str:
        """A first text."""
        draw = self._draws("draft", 0)
        written: list[Claim] = []
        wrong = False
        for step in self.chain.steps:
            claim = self._step(step, draw, after_error=wrong)
            wrong = claim != step
            written.append(claim)
        return text(written)

    def revise(self, question: str, said: str, told: Constraints, number: int) -> str:
        """The text anew: what was verified stays, what was told is heeded, else it is guessed."""
        draw = self._draws("revise", number)
        verified = set(told.true)
        hints = " ".join((*told.true, *told.wrong)).lower()
        findings = [*told.wrong, *told.unknown]
        written = []
        for claim, step in zip(claims(said), self.chain.steps, strict=False):
            if " ".join(claim) in verified:
                written.append(claim)
                continue
            found = any(finding.startswith(" ".join(claim)) for finding in findings)
            if (found or not findings) and draw.random() < self.rates.heeds:
                written.append(step if _tells(hints, step) else self._step(step, draw))
            else:
                written.append(claim if findings else self._step(step, draw))
        return text(written)

    def _step(self, step: Claim, draw: random.Random, *, after_error: bool = False) -> Claim:
        """A step as the writer has it."""
        injected = self.chain.injected
        premised = injected is not None and {injected[0], injected[2]} == {step[0], step[2]}
        if injected and premised and draw.random() < self.rates.adopts:
            return injected
        rate = self.rates.error
        if step in self.retrieved:
            rate *= 1 - self.rates.heeds
        if self.stepwise and after_error:
            rate = min(1.0, rate * self.rates.drift)
        if draw.random() >= rate:
            return step
        cause, _, effect = step
        return draw.choice(
            [
                (effect, "causes", cause),
                (cause, "prevents", effect),
                (cause, "causes", draw.choice(self.others)),
            ]
        )

    def _draws(self, task: str, number: int) -> random.Random:
        way = (self.stepwise, sorted(self.retrieved))
        return random.Random(f"{self.seed}|{self.prompt}|{self.rates}|{way}|{task}|{number}")


def _tells(hints: str, step: Claim) -> bool:
    """Whether what it was told has the step, in a sentence or in the grounds of a contradiction."""
    cause, verb, effect = step
    return f"{cause} {verb} {effect}" in hints or f"'{cause}' {verb} '{effect}'" in hints
