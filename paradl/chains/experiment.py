"""Methods over chains whose soundness is known, side by side."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from paradl.chains.ares import Progress
from paradl.chains.baselines import METHODS, Method
from paradl.chains.chain import Chain
from paradl.chains.models.model import Model
from paradl.chains.scoring import Scored, Validated, cross_validated
from paradl.errors import DataError, UsageError


def chosen(names: Iterable[str]) -> dict[str, Method]:
    """The methods of these names; all, if there are none.

    Raises:
        UsageError: there is no such method.
    """
    known = {name.casefold(): name for name in METHODS}
    wanted = list(names) or list(METHODS)
    for name in wanted:
        if name.casefold() not in known:
            raise UsageError(f"there is no method {name}", f"choose of {', '.join(METHODS)}")
    return {known[name.casefold()]: METHODS[known[name.casefold()]] for name in wanted}


def scored(
    chains: Sequence[Chain],
    model: Model,
    methods: Mapping[str, Method] = METHODS,
    progress: Progress = lambda *_: None,
) -> dict[str, list[Scored]]:
    """The scores that each method gives the steps of each chain.

    Raises:
        DataError: a step is not known to be sound or unsound.
    """
    sound = [_sound(chain) for chain in chains]
    found: dict[str, list[Scored]] = {name: [] for name in methods}
    for number, (chain, truth) in enumerate(zip(chains, sound, strict=True), 1):
        for name, method in methods.items():
            found[name].append(Scored(tuple(method(chain, model)), truth))
        progress("scoring chains", number, len(chains))
    return found


def compared(
    chains: Sequence[Chain],
    model: Model,
    methods: Mapping[str, Method] = METHODS,
    progress: Progress = lambda *_: None,
) -> dict[str, Validated]:
    """Macro recall, precision and F1 of each method, the threshold by 5-fold cross-validation.

    >>> from paradl.chains.data.claimtrees import claim_trees
    >>> from paradl.chains.models.horn import Horn
    >>> found = compared(list(claim_trees(6, 10)), Horn(hops=1))
    >>> found["ARES-1"].mean.f1, found["Entail-Base"].mean.f1 < 0.8
    (1.0, True)

    Raises:
        DataError: a step's soundness is not known, or there are fewer than five chains.
    """
    found = scored(chains, model, methods, progress)
    return {name: cross_validated(all_of_it) for name, all_of_it in found.items()}


def _sound(chain: Chain) -> tuple[bool, ...]:
    known = tuple(claim.sound for claim in chain.derived if claim.sound is not None)
    if len(known) != len(chain.derived):
        raise DataError(
            f"{chain.name}: it is not known whether each step is sound",
            "write sound: true or sound: false beside each derived claim",
        )
    return known
