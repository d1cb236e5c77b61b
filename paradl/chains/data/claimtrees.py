"""ClaimTrees: derivations over abstract rules, one of which is missing.

Source: You et al. (ARES), appendices C.5 and C.8.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import pairwise
from string import ascii_uppercase, digits

from paradl.chains.chain import Chain, Claim
from paradl.errors import UsageError

THING = "x"


def claim_tree(
    length: int,
    *,
    width: int = 1,
    missing: int | None = None,
    benign: int = 0,
    seed: int = 0,
) -> Chain:
    """A chain that derives its sink from a source, step by step, by rules one of which is missing.

    The step of the missing rule is unsound, and so are all that follow from it.

    Args:
        length: how many rules lead from the source to the sink: so many steps.
        width: how many sources there are, each with its own rules to the sink; those of the others
            are irrelevant.
        missing: the step whose rule is left out, from 0; None leaves out none.
        benign: steps put in by rules that are nowhere, from which nothing follows.
        seed: of names, order and places.

    Raises:
        UsageError: it cannot be made so.

    >>> chain = claim_tree(3, missing=1, seed=2)
    >>> [claim.sound for claim in chain.derived]
    [True, False, False]
    """
    if length < 1 or width < 1 or benign < 0:
        raise UsageError("a tree has at least one step and one source", "choose larger numbers")
    if missing is not None and not 0 <= missing < length:
        raise UsageError(f"there is no step {missing} of {length}", "choose one from 0")
    dice = random.Random(f"claim tree {seed} {length} {width} {missing} {benign}")
    names = _names(dice)
    sink = next(names)
    paths = [[next(names) for _ in range(length)] + [sink] for _ in range(width)]
    path = paths[0]
    rules = [step for each in paths for step in pairwise(each)]
    if missing is not None:
        rules.remove((path[missing], path[missing + 1]))
    base = [_rule(*rule) for rule in rules]
    dice.shuffle(base)
    start = Claim(f"{THING} Type {path[0]}")  # of the other sources nothing starts
    steps = list(_steps(path, missing))
    for _ in range(benign):
        place = dice.randrange(len(steps) + 1)
        steps.insert(place, _benign(dice, path, steps[:place], next(names)))
    return Chain((*base, start), tuple(steps), f"ClaimTrees-{length}, {seed}")


def claim_trees(
    length: int, count: int, *, width: int = 1, benign: int = 0, seed: int = 0
) -> Iterator[Chain]:
    """Many, with the missing rule at every place in turn."""
    for number in range(count):
        missing = number * length // count
        yield claim_tree(
            length, width=width, missing=missing, benign=benign, seed=1000 * seed + number
        )


def _steps(path: Sequence[str], missing: int | None) -> Iterator[Claim]:
    for number, (here, there) in enumerate(pairwise(path)):
        yield Claim(
            f"{THING} Type {there}",
            because=(f"{here} SubClassOf {there}", f"{THING} Type {here}"),
            sound=missing is None or number < missing,
        )


def _benign(dice: random.Random, path: Sequence[str], before: Sequence[Claim], to: str) -> Claim:
    """A step to a new place, by a rule that is not there."""
    reached = (claim.text.split()[-1] for claim in before)
    here = dice.choice([path[0], *(one for one in reached if one in path)])
    because = (f"{here} SubClassOf {to}", f"{THING} Type {here}")
    return Claim(f"{THING} Type {to}", because=because, sound=False)


def _rule(here: str, there: str) -> Claim:
    return Claim(f"{here} SubClassOf {there}")


def _names(dice: random.Random) -> Iterator[str]:
    """A letter and a letter or digits, never twice."""
    made: set[str] = set()
    while True:
        size = 1 + len(made) // 400
        name = dice.choice(ascii_uppercase) + "".join(
            dice.choice(ascii_uppercase + digits) for _ in range(size)
        )
        if name not in made:
            made.add(name)
            yield name
