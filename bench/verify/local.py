"""The small local model of `make model` as the writer, where it is installed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bench.verify.chains import Chain
from bench.verify.methods import BASELINES, Domain, Texts, retrieved
from bench.verify.sentences import read
from paradl.oracle.limits import Limits
from paradl.oracle.writing import Scribe, scribe
from paradl.verify import ModelWriter, verify
from paradl.verify.models import prompts
from paradl.verify.rounds import Verification

TEMPERATURE, TOP_P, TOKENS = 0.7, 0.9, 512  # the paper's
_STEPWISE = " Think step by step, from each cause to its effect."


def grammar(chain: Chain) -> str:
    r"""A sentence for each step, about the chain's variables alone: a base model rambles else.

    >>> print(grammar(Chain("climate", ("a", "b"), (), None)))
    root ::= step
    step ::= name " " verb " " name ".\n"
    verb ::= "causes" | "prevents"
    name ::= "a" | "b"
    """
    names = " | ".join(f'"{name}"' for name in sorted(chain.variables))
    steps = " ".join(["step"] * len(chain.steps))
    return (
        f'root ::= {steps}\nstep ::= name " " verb " " name ".\\n"\n'
        f'verb ::= "causes" | "prevents"\nname ::= {names}'
    )


def texts(
    domains: Sequence[Domain], address: str, rounds: int
) -> tuple[dict[str, Texts], dict[tuple[Chain, str], Verification]]:
    """What it writes with each method, and the runs of CAF, which begin with the vanilla text."""
    written: dict[str, Texts] = {method: {} for method in BASELINES}
    runs = {}
    for domain, chain in ((each, chain) for each in domains for chain in each.chains):
        with _scribe(chain, address) as asked:
            writer = ModelWriter(asked)
            for prompt in chain.prompts:
                for method, text in _drafts(writer, domain, prompt):
                    written[method][chain, prompt] = text
                runs[chain, prompt] = verify(
                    domain.checker, question=prompt, reader=read, writer=writer, rounds=rounds
                )
    return written, runs


def _drafts(writer: ModelWriter, domain: Domain, prompt: str) -> Iterator[tuple[str, str]]:
    for method, (stepwise, retrieves) in BASELINES.items():
        yield method, writer.draft(_question(domain, prompt, stepwise, retrieves))


def _question(domain: Domain, prompt: str, stepwise: bool, retrieves: bool) -> str:
    facts = [" ".join(claim) for claim in retrieved(domain, prompt)] if retrieves else []
    known = f" It is known that {'; '.join(facts)}." if facts else ""
    return f"{prompt}{known}{_STEPWISE if stepwise else ''}"


def _scribe(chain: Chain, address: str) -> Scribe:
    request = {"grammar": grammar(chain), "top_p": TOP_P, "max_tokens": TOKENS}
    return scribe(
        dict.fromkeys(("draft", "revise"), f"openai:gemma@{address}"),
        prompts(),
        temperature=TEMPERATURE,
        request=request,
        limits=Limits(concurrency=1, timeout=600),
    )
