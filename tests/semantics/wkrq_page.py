"""`ac` beside `wkrq`, as a page of the documentation; this file, run, writes it anew."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable, Iterator
from importlib.metadata import version
from pathlib import Path

import wkrq
from inferences import SIZES, Verdict, by_wkrq, verdicts
from manchester import sentence as asked
from translated import EX, ontology

import paradl
from paradl.semantics import syntax as owl
from paradl.semantics.functional import Annotated

PAGE = Path(__file__).parents[2] / "docs" / "ac-and-wkrq.md"
ONTOLOGIES = 40
INDIVIDUALS = (1, 5, 10, 20)
WAYS = {"ParaDL": "paradl", "`wkrq`, sign n": "wkrq", "`wkrq --mode=acrq`": "wkrq_command"}


def page(found: list[Verdict], times: Iterable[str]) -> str:
    """The whole page."""
    return "\n".join([_INTRODUCTION, *counts(found), *_examples(found), *times])


def counts(found: list[Verdict]) -> Iterator[str]:
    """How often each is right, by what the search for counter-models says."""
    yield f"## {len(found)} inferences\n"
    yield (
        "| | valid, and so it is said | valid, denied | not valid, and so it is said |"
        " not valid, affirmed | error |"
    )
    yield "|---|--:|--:|--:|--:|--:|"
    for title, way in WAYS.items():
        tally = Counter((v.size is None, getattr(v, way)) for v in found)
        errors = tally[True, None] + tally[False, None]
        cells = (tally[True, True], tally[True, False], tally[False, False], tally[False, True])
        yield f"| {title} | {' | '.join(map(str, cells))} | {errors} |"
    yield ""


def differing(found: Iterable[Verdict]) -> list[Verdict]:
    """Where ParaDL and `wkrq` give different answers, the shortest first."""
    differing = (v for v in found if v.wkrq not in (None, v.paradl))
    return sorted(differing, key=lambda v: len(str(v)))


def _examples(found: list[Verdict]) -> Iterator[str]:
    yield "## The shortest differences\n"
    yield "Premises, then what follows or does not, by sign n.\n"
    different = differing(found)
    for affirmed, title in ((True, "affirms"), (False, "denies")):
        for v in [v for v in different if v.wkrq is affirmed][:2]:
            premises = "; ".join(_text(premise) for premise in v.premises)
            of_size = f"fails in a domain of {v.size}" if v.size else "has no counter-model"
            yield f"- `wkrq` {title} it, and it {of_size}: `{premises}` ⊢ `{_text(v.conclusion)}`"
    yield ""


def _text(axiom: owl.Axiom) -> str:
    return asked(axiom).replace(EX, "").replace("<", "").replace(">", "")


def times() -> Iterator[str]:
    """How long one inference takes, by the number of individuals."""
    yield "## How fast\n"
    yield "Every bird flies, penguins are birds that do not, and so many birds and penguins: does"
    yield "the last of them fly? Milliseconds, each the least of three. ParaDL's first answer is"
    yield "from the text of the ontology on, the next one from the sentence on. It does fly, by the"
    yield "rules; `wkrq` gives up after 1,000 steps, and then calls *not valid* what is open.\n"
    yield "| individuals | ParaDL, first | ParaDL, next | `wkrq` | it says | as many times |"
    yield "|--:|--:|--:|--:|---|--:|"
    _by_paradl(*_birds(1))  # the JVM has to wake up
    for n in INDIVIDUALS:
        premises, conclusion = _birds(n)
        runs = [_by_paradl(premises, conclusion) for _ in range(3)]
        first, next_ = (min(run[i] for run in runs) for i in (0, 1))
        theirs = min(_seconds_of_wkrq(premises, conclusion) for _ in range(3))
        answer = "valid" if by_wkrq(premises, conclusion, wkrq.n) else "not valid"
        cells = (_ms(first), _ms(next_), _ms(theirs), answer, _rounded(theirs / next_))
        yield f"| {n} | {' | '.join(cells)} |"
    yield ""


def _ms(seconds: float) -> str:
    return _rounded(1000 * seconds)


def _rounded(number: float) -> str:
    """To two digits at least."""
    return f"{number:.0f}" if number >= 10 else f"{number:.2g}"


def _birds(n: int) -> tuple[list[owl.Axiom], owl.Axiom]:
    bird, penguin, flies = (owl.Class(EX + name) for name in ("Bird", "Penguin", "Flies"))
    birds = [owl.Individual(f"{EX}b{i}") for i in range(n)]
    kinds = (owl.ClassAssertion((bird, penguin)[i % 2], b) for i, b in enumerate(birds))
    rules: list[owl.Axiom] = [
        owl.SubClassOf(bird, flies),
        owl.SubClassOf(penguin, bird),
        owl.SubClassOf(penguin, owl.ObjectComplementOf(flies)),
    ]
    return [*rules, *kinds], owl.ClassAssertion(flies, birds[-1])


def _by_paradl(premises: list[owl.Axiom], conclusion: owl.Axiom) -> tuple[float, float]:
    document = ontology(map(Annotated, premises))
    start = time.perf_counter()
    with paradl.load(document, logic="ac", reasoner="hermit") as kb:
        kb.ask(asked(conclusion))
        first = time.perf_counter()
        kb.ask(asked(conclusion))
        return first - start, time.perf_counter() - first


def _seconds_of_wkrq(premises: list[owl.Axiom], conclusion: owl.Axiom) -> float:
    start = time.perf_counter()
    by_wkrq(premises, conclusion, wkrq.n)
    return time.perf_counter() - start


_INTRODUCTION = f"""# `ac` and wkrq

<!-- Written by `python tests/semantics/wkrq_page.py`. -->

[`wkrq`](https://pypi.org/project/wkrq/) is a public tableau prover for the logic of analytic
containment. Here both provers get the same random inferences. Where they differ, the nine-valued
clauses decide: a SAT solver looks for a counter-model in `paradl.semantics.ac` over domains of
{", ".join(map(str, SIZES))} elements, and *valid* below means that there is none. `wkrq`
{version("wkrq")} is asked in two ways: with the conclusion not true (sign n), as Ferguson's
definition 11 has it, and with the conclusion false, as its command does. *Error* counts the
quantifiers around quantifiers that it cannot instantiate.
"""


def main() -> None:
    """Ask them all and write the page."""
    PAGE.write_text(page(list(verdicts(ONTOLOGIES)), times()), encoding="utf-8")


if __name__ == "__main__":
    main()
