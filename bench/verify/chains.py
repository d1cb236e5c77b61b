"""Causal chains in five domains, each with what is true of it and prompts that ask for it.

Source: K. Georgiev, A. Gegov, *Enhancing LLM Logical Consistency via Causal Axiomatic
Verification*, Section 12.1: 75 chains, 5 domains, 3 to 6 steps, an injected contradiction in about
30 %, 2 to 3 paraphrases. The names are ours.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product

STEPS = (3, 6)
CONTRADICTED = 0.3

_WORDS = {
    "climate": (
        ("coastal", "alpine", "polar", "tropical", "urban", "inland", "summer", "winter"),
        ("warming", "drought", "runoff", "haze", "snowmelt", "erosion", "cooling", "storminess"),
    ),
    "medicine": (
        ("renal", "hepatic", "cardiac", "pulmonary", "gastric", "dermal", "nasal", "ocular"),
        ("swelling", "scarring", "bleeding", "irritation", "stenosis", "atrophy", "spasm", "fever"),
    ),
    "economics": (
        ("retail", "export", "housing", "credit", "labour", "farm", "energy", "transport"),
        ("inflation", "shortage", "demand", "default", "surplus", "slump", "boom", "hoarding"),
    ),
    "physics": (
        ("thermal", "magnetic", "optical", "acoustic", "plasma", "static", "rotary", "lattice"),
        ("stress", "drift", "resonance", "damping", "leakage", "torque", "glow", "recoil"),
    ),
    "biology": (
        ("root", "leaf", "larval", "fungal", "microbial", "seed", "pollen", "algal"),
        ("growth", "decay", "dormancy", "bloom", "blight", "migration", "mutation", "rot"),
    ),
}
DOMAINS = tuple(_WORDS)

_PROMPTS = (
    "Explain step by step how {first} comes to affect {last}.",
    "By which chain of causes does {first} end in {last}?",
    "Trace every link that leads from {first} to {last}.",
)
_INJECTED = " Take into account that {effect} causes {cause}."

Claim = tuple[str, str, str]


@dataclass(frozen=True, slots=True)
class Chain:
    """One chain: each variable causes the next.

    Attributes:
        domain: its field.
        variables: in causal order.
        prompts: that ask for it, alike in meaning.
        injected: the claim that the prompts wrongly take for granted: a step the wrong way round.
    """

    domain: str
    variables: tuple[str, ...]
    prompts: tuple[str, ...]
    injected: Claim | None

    @property
    def steps(self) -> tuple[Claim, ...]:
        """What is to be explained."""
        pairs = zip(self.variables, self.variables[1:], strict=False)
        return tuple((cause, "causes", effect) for cause, effect in pairs)


@dataclass(frozen=True)
class World:
    """What is true in a domain, known from how it was made and not from any reasoner."""

    chains: tuple[Chain, ...]

    def truth(self, claim: Claim) -> str:
        """`entailed`, `contradicted` or `open`.

        >>> world = World((Chain("climate", ("a", "b", "c"), (), None),))
        >>> [world.truth(c) for c in [("a", "causes", "b"), ("a", "leads to", "c")]]
        ['entailed', 'entailed']
        >>> [world.truth(c) for c in [("b", "causes", "a"), ("a", "prevents", "b")]]
        ['contradicted', 'contradicted']
        >>> world.truth(("a", "causes", "c"))
        'open'
        """
        cause, verb, effect = claim
        (one, at), (other, to) = self._places[cause], self._places[effect]
        apart = to - at if one is other else None
        if verb == "leads to":
            return "entailed" if apart is not None and apart > 0 else "open"
        if verb == "prevents":
            return "contradicted" if apart == 1 else "open"
        if apart is None:
            return "open"
        return {1: "entailed", -1: "contradicted", 0: "contradicted"}.get(apart, "open")

    @cached_property
    def _places(self) -> dict[str, tuple[Chain, int]]:
        return {name: (one, at) for one in self.chains for at, name in enumerate(one.variables)}


def chains(count: int = 75, seed: int = 0) -> tuple[Chain, ...]:
    """The chains, the same for the same seed, spread evenly over the domains."""
    draw = random.Random(seed)
    names = {domain: _shuffled(_WORDS[domain], draw) for domain in DOMAINS}
    contradicted = set(draw.sample(range(count), round(CONTRADICTED * count)))
    return tuple(
        _chain(DOMAINS[n % len(DOMAINS)], names, n in contradicted, draw) for n in range(count)
    )


def _shuffled(words: tuple[Sequence[str], Sequence[str]], draw: random.Random) -> list[str]:
    """Names of two words for as many variables as chains of a domain can have."""
    first, second = words
    names = [f"{one} {other}" for one, other in product(first, second)]
    names += [f"late {name}" for name in names]
    draw.shuffle(names)
    return names


def _chain(
    domain: str, names: dict[str, list[str]], contradicted: bool, draw: random.Random
) -> Chain:
    variables = tuple(names[domain].pop() for _ in range(draw.randint(*STEPS) + 1))
    said = draw.sample(_PROMPTS, draw.randint(2, 3))
    at = draw.randrange(len(variables) - 1)
    injected = (variables[at + 1], "causes", variables[at]) if contradicted else None
    more = _INJECTED.format(effect=injected[0], cause=injected[2]) if injected else ""
    asked = tuple(p.format(first=variables[0], last=variables[-1]) + more for p in said)
    return Chain(domain, variables, asked, injected)
