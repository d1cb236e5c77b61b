"""What the page says of `adaptive`, of entailments, and of the second engine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from adaptive import KEPT
from outcome import Outcome, Verdict
from workers import LIMITS, TWO_ENGINES, Result


def adaptive_on_the_inconsistent(found: list[Result]) -> Iterator[str]:
    """Of those that HermiT finds inconsistent."""
    tried = tried_of(found, "adaptive")
    merged = tried_of(found, "merged")
    yield "### Under `adaptive`\n"
    yield f"Of the same {len(found)}:\n"
    yield "| | tests |\n|---|--:|"
    yield from _lines(
        ("named as inconsistent", _count(tried, _is_inconsistent)),
        ("with at least one conflict reported", _count(tried, lambda o: o.conflicts > 0)),
        (
            "the justification of a conflict is, taken alone, inconsistent for HermiT alone",
            _count(tried, lambda o: o.alone > 0),
        ),
        ("so is that of the first conflict", _count(tried, lambda o: o.alone == 1)),
        (
            "the translation is consistent and coherent for HermiT alone",
            _count(tried, lambda o: not o.message),
        ),
        (
            f"an unrelated ontology merged in answers each of {len(KEPT)} questions as by itself",
            _count(merged, lambda o: not o.message),
        ),
        ("took too long", _too_long(found, "adaptive") + _too_long(found, "merged")),
    )
    yield ""


def adaptive_on_the_consistent(results: list[Result]) -> Iterator[str]:
    """Of those that HermiT decides."""
    tried = tried_of(results, "adaptive")
    coherent = {n: o for n, o in tried.items() if not o.conflicts}
    yield "### Consistency under `adaptive`\n"
    yield f"Of {len(tried)} that HermiT finds consistent:\n"
    yield "| | tests |\n|---|--:|"
    yield from _lines(
        ("named as consistent", _count(tried, lambda o: o.verdict is Verdict.CONSISTENT)),
        ("coherent", len(coherent)),
        ("of these, nothing split and nothing guarded", _count(coherent, _is_whole)),
        (
            "incoherent, the translation coherent for HermiT alone",
            _count(tried, lambda o: o.conflicts > 0 and not o.message),
        ),
        ("took too long", _too_long(results, "adaptive")),
    )
    yield ""


def entailments(results: list[Result]) -> Iterator[str]:
    """Of the tests that have a conclusion."""
    yield "## The entailment tests\n"
    yield (
        "Each is a consistency test with a conclusion, whose every axiom is asked as a sentence,"
        f" within {LIMITS['entailment']:g} s a test. A positive one is answered as the suite says"
        " if all are told true, a negative one if not all are. Where the premise has unsatisfiable"
        " classes, `adaptive` is told to keep them.\n"
    )
    yield "| | positive | negative |\n|---|--:|--:|"
    columns = [of_conclusion(results, entailed) for entailed in (True, False)]
    for what, counted in _ENTAILMENT.items():
        yield f"| {what} | {' | '.join(str(sum(map(counted, tests))) for tests in columns)} |"
    yield "\nWhat no sentence says, by the number of tests:\n"
    tests = tried_of(results, "entailment").values()
    unasked = Counter(reason for outcome in tests for reason in outcome.unasked)
    yield "| | tests |\n|---|--:|"
    yield from _lines(*sorted(unasked.items()))
    against = [r.case.name for r in results if against_the_suite(r)]
    yield "\nNot as the suite says, and HermiT alone says the same as ParaDL:\n"
    yield from (f"- `{name}`" for name in against)
    yield ""


def two_engines(results: list[Result]) -> Iterator[str]:
    """Of those tried with both."""
    tried = tried_of(results, "engines")
    yield "## HermiT and Openllet\n"
    yield (
        f"Every {TWO_ENGINES}th test, with the unrelated ontology merged in, under `adaptive`: the"
        " classical verdict, the unsatisfiable classes, whether there are conflicts, and the"
        " answers to the unrelated questions.\n"
    )
    yield "| | tests |\n|---|--:|"
    yield from _lines(
        ("tried", len(tried)),
        ("the same from both", _count(tried, lambda o: not o.message)),
        ("took too long", _too_long(results, "engines")),
    )
    differ = {name: outcome.message for name, outcome in tried.items() if outcome.message}
    yield from (f"\n- `{name}`: {message}" for name, message in differ.items())
    yield ""


def tried_of(results: list[Result], trial: str) -> dict[str, Outcome]:
    """The outcomes that there are a verdict of, by the test's name."""
    outcomes = {r.case.name: r.outcomes[trial] for r in results if trial in r.outcomes}
    decided = (Verdict.CONSISTENT, Verdict.INCONSISTENT)
    return {name: outcome for name, outcome in outcomes.items() if outcome.verdict in decided}


def of_conclusion(results: list[Result], entailed: bool) -> list[Outcome | None]:
    """What became of the positive or of the negative entailment tests; None was not tried."""
    tests = [r for r in results if r.case.conclusion and r.case.entailed == entailed]
    return [r.outcomes.get("entailment") for r in tests]


def against_the_suite(result: Result) -> bool:
    """A positive one of which an axiom is not told, a negative one of which all are."""
    outcome = result.outcomes.get("entailment")
    if outcome is None or outcome.verdict is not Verdict.CONSISTENT or not outcome.asked:
        return False
    if result.case.entailed:
        return outcome.untold > 0
    return not outcome.untold and not outcome.unasked


def _decided(outcome: Outcome | None) -> bool:
    return outcome is not None and outcome.verdict is Verdict.CONSISTENT


def _all_told(outcome: Outcome | None) -> bool:
    return bool(_decided(outcome) and outcome and outcome.asked and not outcome.untold)


_ENTAILMENT = {
    "tests": lambda o: True,
    "decided in time": _decided,
    "nothing to ask: no logical axiom": lambda o: _decided(o) and not o.asked and not o.unasked,
    "every axiom could be asked": lambda o: _decided(o) and o.asked > 0 and not o.unasked,
    "some could": lambda o: _decided(o) and bool(o.unasked) and o.asked > 0,
    "none could": lambda o: _decided(o) and not o.asked and bool(o.unasked),
    "all that could are told true": _all_told,
    "not all are": lambda o: _decided(o) and o.untold > 0,
    "`adaptive`, `classical` and HermiT alone differ": lambda o: _decided(o) and bool(o.message),
}


def _count(outcomes: dict[str, Outcome], holds: Callable[[Outcome], bool]) -> int:
    return sum(map(holds, outcomes.values()))


def _is_inconsistent(outcome: Outcome) -> bool:
    return outcome.verdict is Verdict.INCONSISTENT


def _is_whole(outcome: Outcome) -> bool:
    return not outcome.split and not outcome.guarded


def _too_long(results: list[Result], trial: str) -> int:
    return sum(r.outcomes[trial].verdict is Verdict.TIMEOUT for r in results if trial in r.outcomes)


def _lines(*rows: tuple[str, int]) -> Iterator[str]:
    yield from (f"| {what} | {count} |" for what, count in rows)
