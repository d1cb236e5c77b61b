"""Recipes: actions that need other actions and ingredients, of which one is not there.

In the manner of CaptainCookRecipes (You et al., appendix C.5), which are from CaptainCook4D: a
graph of actions, each after some others and with some ingredients. Ours are invented by dice.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

from paradl.chains.chain import Chain, Claim

_VERBS = (
    *("chop", "heat", "whisk", "pour", "season", "slice", "fold", "simmer", "drain", "plate"),
    *("grate", "peel", "knead", "melt", "toast", "mix", "rinse", "fry", "bake", "garnish"),
)
_FOODS = (
    *("egg", "tomato", "butter", "basil", "onion", "flour", "rice", "lemon", "cheese", "oil"),
    *("pepper", "cream", "bean", "leek", "mushroom", "garlic", "potato", "honey", "apple", "salt"),
)
_THING = "kitchen"


def recipe(actions: int, *, missing: bool = True, seed: int = 0) -> Chain:
    """A recipe that is carried out in order, with one ingredient missing.

    Each action needs up to two before it, and all but some need an ingredient. An action that needs
    the missing one is unsound, and so is each that needs an unsound one.

    Args:
        actions: how many.
        missing: whether an ingredient is.
        seed: of the dice.

    >>> chain = recipe(6, seed=5)
    >>> [claim.sound for claim in chain.derived]
    [True, True, False, True, True, False]
    """
    dice = random.Random(f"recipe {seed} {actions}")
    chosen = [dice.choice(_FOODS) for _ in range(actions)]
    done = [f"{dice.choice(_VERBS)}-{food}-{n}" for n, food in enumerate(chosen, 1)]
    after = [
        tuple(sorted(dice.sample(range(n), min(n, dice.choice((0, 1, 1, 2))))))
        for n in range(actions)
    ]
    has = [dice.random() < 0.8 for _ in range(actions)]
    used = sorted({food for food, needs in zip(chosen, has, strict=True) if needs})
    left_out = dice.choice(used) if missing and used else None
    rules: list[Claim] = []
    steps: list[Claim] = []
    sound: list[bool] = []
    for n in range(actions):
        needs = [done[one] for one in after[n]] or ["start"]
        needs += [f"has-{chosen[n]}"] if has[n] else []
        sound.append(all(sound[one] for one in after[n]) and not (has[n] and chosen[n] == left_out))
        rules.append(_rule(needs, done[n]))
        because = (rules[-1].logical, *(f"{_THING} Type {need}" for need in needs))
        steps.append(
            Claim(
                f"We have done what comes before, and have what it takes: {_plain(done[n])}.",
                formula=f"{_THING} Type {done[n]}",
                because=because,
                sound=sound[-1],
            )
        )
    dice.shuffle(rules)
    stock = [_stock(food) for food in used if food != left_out]
    start = Claim("We start.", formula=f"{_THING} Type start")
    return Chain((*rules, *stock, start), tuple(steps), f"recipe of {actions}, {seed}")


def recipes(actions: int, count: int, *, seed: int = 0) -> Iterator[Chain]:
    """Many."""
    for number in range(count):
        yield recipe(actions, seed=1000 * seed + number)


def _rule(needs: list[str], action: str) -> Claim:
    body = needs[0] if len(needs) == 1 else f"({' and '.join(needs)})"
    return Claim(
        f"To {_plain(action)} comes after: {', '.join(map(_plain, needs))}.",
        formula=f"{body} SubClassOf {action}",
    )


def _stock(food: str) -> Claim:
    return Claim(f"We have {food}.", formula=f"{_THING} Type has-{food}")


def _plain(name: str) -> str:
    return name.removeprefix("has-").rsplit("-", 1)[0].replace("-", " ") if "-" in name else name
