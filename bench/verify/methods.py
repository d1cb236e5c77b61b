"""Vanilla, CoT, RAG, RAG+CoT and CAF, over all chains and prompts."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from statistics import fmean

from rapidfuzz import fuzz, process

import paradl
from bench.verify.chains import Chain, Claim, World
from bench.verify.metrics import Mean, Outcome, invariance
from bench.verify.ontology import ontology
from bench.verify.sentences import claims, read
from bench.verify.writers import Rates, SimulatedWriter
from paradl.verify import Checker, Constraints, Finding, Proposition, Round, Status, verify
from paradl.verify.rounds import Verification

RETRIEVED = 3  # facts, as in the paper
ROUNDS = 10
BASELINES = {
    "Vanilla": (False, False),
    "CoT": (True, False),
    "RAG": (False, True),
    "RAG+CoT": (True, True),
}
"""Whether a method thinks step by step, and whether it retrieves."""

Texts = dict[tuple[Chain, str], str]
"""What a method gives back, by chain and prompt."""


@dataclass(frozen=True)
class Domain:
    """Chains with the knowledge base that tells them."""

    chains: tuple[Chain, ...]
    checker: Checker
    world: World

    @property
    def variables(self) -> list[str]:
        """Of all its chains."""
        return [name for chain in self.chains for name in chain.variables]

    @property
    def facts(self) -> dict[str, Claim]:
        """What can be retrieved, by its sentence."""
        return {" ".join(step): step for chain in self.chains for step in chain.steps}


@contextmanager
def domains(chains: Sequence[Chain]) -> Iterator[list[Domain]]:
    """Each loaded into ParaDL."""
    with ExitStack() as stack:
        found = []
        for name in dict.fromkeys(chain.domain for chain in chains):
            mine = tuple(chain for chain in chains if chain.domain == name)
            kb = stack.enter_context(paradl.load(ontology(mine)))
            found.append(Domain(mine, Checker(kb), World(mine)))
        yield found


def writer(domain: Domain, chain: Chain, prompt: str, rates: Rates, method: str) -> SimulatedWriter:
    """The simulated writer, as a method has it write."""
    stepwise, retrieves = BASELINES[method]
    others = [name for name in domain.variables if name not in chain.variables]
    return SimulatedWriter(
        chain,
        prompt,
        others,
        rates,
        retrieved=retrieved(domain, prompt) if retrieves else (),
        stepwise=stepwise,
    )


def retrieved(domain: Domain, prompt: str) -> tuple[Claim, ...]:
    """The facts that are nearest to a prompt."""
    facts = domain.facts
    found = process.extract(prompt, facts.keys(), scorer=fuzz.token_set_ratio, limit=RETRIEVED)
    return tuple(facts[sentence] for sentence, _, _ in found)


def baseline(domains: Sequence[Domain], rates: Rates, method: str) -> Texts:
    """One text for each prompt."""
    return {
        (chain, prompt): writer(domain, chain, prompt, rates, method).draft(prompt)
        for domain, chain, prompt in _prompts(domains)
    }


def caf(
    domains: Sequence[Domain], rates: Rates, checker: Callable[[Domain], Checker] | None = None
) -> dict[tuple[Chain, str], Verification]:
    """The vanilla writer, verified and told for at most ten rounds."""
    checkers = {id(d): (checker(d) if checker else d.checker) for d in domains}
    return {
        (chain, prompt): verify(
            checkers[id(domain)],
            question=prompt,
            reader=read,
            writer=writer(domain, chain, prompt, rates, "Vanilla"),
            rounds=ROUNDS,
        )
        for domain, chain, prompt in _prompts(domains)
    }


def unscored(domains: Sequence[Domain], rates: Rates, rounds: int) -> Texts:
    """The loop without verification: the writer is asked to look again, and told nothing."""
    texts = {}
    for domain, chain, prompt in _prompts(domains):
        one = writer(domain, chain, prompt, rates, "Vanilla")
        text = one.draft(prompt)
        for number in range(1, rounds):
            text = one.revise(prompt, text, Constraints(), number)
        texts[chain, prompt] = text
    return texts


def given_back(rounds: Sequence[Round]) -> Round:
    """What a run that ends after these rounds gives back: the accepted text, else the best one."""
    if rounds[-1].decision == "accept":
        return rounds[-1]
    return max(rounds, key=lambda one: -2.0 if one.score is None else one.score)


def after(runs: Mapping[tuple[Chain, str], Verification], rounds: int) -> Texts:
    """What the same runs give back if they may take no more rounds than that."""
    return {key: given_back(run.rounds[:rounds]).text for key, run in runs.items()}


class WrongAtTimes(Checker):
    """A verifier as the paper simulated it: each status is right with a given probability.

    Attributes:
        asked: the claims that it was asked about.
        kept: how often it gave the status that was found.
    """

    accuracy = 0.7
    asked = 0
    kept = 0

    def check(self, propositions: Iterable[Proposition]) -> tuple[Finding, ...]:
        """The findings, some of them with another status."""
        return tuple(map(self._perhaps_wrong, super().check(propositions)))

    def _perhaps_wrong(self, finding: Finding) -> Finding:
        draw = random.Random(f"{self.asked}|{finding.proposition}")
        self.asked += 1
        if draw.random() < self.accuracy:
            self.kept += 1
            return finding
        others = [Status.VERIFIED, Status.CONTRADICTION, Status.FAILED]
        return replace(finding, status=draw.choice([s for s in others if s is not finding.status]))


@dataclass(frozen=True)
class Row:
    """A method's metrics."""

    method: str
    depth: Mean
    contradictions: Mean
    accuracy: Mean
    told: Mean
    invariance: Mean


def row(method: str, texts: Texts, domains: Sequence[Domain]) -> Row:
    """By the truth; a chain's values are the means over its prompts."""
    depth, contradictions, accuracy, told, alike = [], [], [], [], []
    for domain in domains:
        for chain in domain.chains:
            mine = [texts[chain, prompt] for prompt in chain.prompts if (chain, prompt) in texts]
            if not mine:
                continue
            outcomes = [Outcome.of(text, chain, domain.world) for text in mine]
            depth.append(fmean(one.depth for one in outcomes))
            contradictions.append(fmean(one.contradicted for one in outcomes))
            accuracy.append(fmean(one.accuracy for one in outcomes))
            told.append(fmean(one.told for one in outcomes))
            if len(mine) > 1:
                alike.append(invariance(mine))
    columns = (Mean.of(values) for values in (depth, contradictions, accuracy, told, alike))
    return Row(method, *columns)


@dataclass(frozen=True, slots=True)
class Agreement:
    """How often the verifier says of a claim what is true of it."""

    claims: int
    right: int


def agreement(domains: Sequence[Domain], texts: Sequence[Texts]) -> Agreement:
    """Over each claim that some text makes, once."""
    expected = {
        "entailed": Status.VERIFIED,
        "contradicted": Status.CONTRADICTION,
        "open": Status.FAILED,
    }
    total = right = 0
    for domain in domains:
        mine = set(domain.chains)
        said = {
            c for one in texts for (chain, _), t in one.items() if chain in mine for c in claims(t)
        }
        ordered = sorted(said)
        found = domain.checker.check([Proposition(*claim) for claim in ordered])
        total += len(ordered)
        right += sum(
            finding.status is expected[domain.world.truth(claim)]
            for claim, finding in zip(ordered, found, strict=True)
        )
    return Agreement(total, right)


def _prompts(domains: Sequence[Domain]) -> Iterator[tuple[Domain, Chain, str]]:
    for domain in domains:
        for chain in domain.chains:
            for prompt in chain.prompts:
                yield domain, chain, prompt
