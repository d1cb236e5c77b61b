"""Other ways to tell sound steps from unsound ones: a score from 0 to 1 for each derived claim.

Source: You et al. (ARES), section 4 and appendix B; Golovneva et al. (2023) for ROSCOE, Prasad et
al. (2023) for ReCEval, whose logical measures compare claims in pairs.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from paradl.chains.ares import stability
from paradl.chains.chain import Chain, Claim
from paradl.chains.models.model import Model, Question, contradicted, entailed

Method = Callable[[Chain, Model], list[float]]


def ares(prior: float) -> Method:
    """Stability, with that prior for base claims that have none."""

    def score(chain: Chain, model: Model) -> list[float]:
        return [step.stability for step in stability(chain, model, prior=prior).steps]

    return score


def entail_prev(chain: Chain, model: Model) -> list[float]:
    """Whether all claims before entail it, sound or not."""
    steps = enumerate(chain.derived)
    return entailed(model, [Question(chain.before(n), claim) for n, claim in steps])


def entail_base(chain: Chain, model: Model) -> list[float]:
    """Whether the base claims alone entail it."""
    return entailed(model, [Question(chain.base, claim) for claim in chain.derived])


def llm_judge(chain: Chain, model: Model) -> list[float]:
    """What is said of it by who sees the whole chain at once."""
    return model.whole(chain)


def roscoe_self(chain: Chain, model: Model) -> list[float]:
    """ROSCOE-LI, Self: 1 less the most that any step before contradicts it."""
    return _uncontradicted(chain, model, lambda number: chain.derived[:number])


def roscoe_source(chain: Chain, model: Model) -> list[float]:
    """ROSCOE-LI, Source: 1 less the most that any base claim contradicts it."""
    return _uncontradicted(chain, model, lambda _: chain.base)


def receval_intra(chain: Chain, model: Model) -> list[float]:
    """ReCEval, Intra: whether what a step says that it rests on entails it; else 1."""
    rests = [chain.cited(number) for number in range(len(chain.derived))]
    asked = [Question(on, c) for on, c in zip(rests, chain.derived, strict=True) if on]
    said = iter(entailed(model, asked))
    return [next(said) if on else 1.0 for on in rests]


def receval_inter(chain: Chain, model: Model) -> list[float]:
    """ReCEval, Inter: 1 less the most that any claim before contradicts it."""
    return _uncontradicted(chain, model, chain.before)


METHODS: Mapping[str, Method] = {
    "ARES": ares(0.95),
    "ARES-1": ares(1.0),
    "Entail-Prev": entail_prev,
    "Entail-Base": entail_base,
    "ROSCOE-LI-Self": roscoe_self,
    "ROSCOE-LI-Source": roscoe_source,
    "ReCEval-Intra": receval_intra,
    "ReCEval-Inter": receval_inter,
    "LLM-Judge": llm_judge,
}
"""In the order of the paper's tables; ARES with the priors 0.95 and 1."""


def _uncontradicted(
    chain: Chain, model: Model, rivals: Callable[[int], Sequence[Claim]]
) -> list[float]:
    pairs = [(n, Question((one,), c)) for n, c in enumerate(chain.derived) for one in rivals(n)]
    said = contradicted(model, [question for _, question in pairs])
    worst = [0.0] * len(chain.derived)
    for (number, _), worse in zip(pairs, said, strict=True):
        worst[number] = max(worst[number], worse)
    return [1 - one for one in worst]
