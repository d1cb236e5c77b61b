"""ParaDL on the whole W3C suite: what is inconsistent is tolerated, what is consistent stays."""

from __future__ import annotations

from collections import Counter

import pytest
from adaptive_page import tried_of
from outcome import Outcome, Verdict
from page import PAGE, row, rows
from suite import SUITE, Kind, cases
from workers import Result, run

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        not SUITE.exists(), reason=f"no {SUITE}: set PARADL_DATA to the folder of the shared data"
    ),
]


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> list[Result]:
    written = rows(PAGE.read_text(encoding="utf-8"))
    took_too_long = {name for name, line in written.items() if Verdict.TIMEOUT in line}
    return run(cases(), tmp_path_factory.mktemp("w3c"), hopeless=took_too_long)


@pytest.fixture(scope="module")
def inconsistent(results: list[Result]) -> list[Result]:
    """Those of the inconsistency tests that HermiT alone finds inconsistent in time."""
    found = [
        result
        for result in results
        if result.case.kind is Kind.INCONSISTENCY
        and result.outcomes["bare"].verdict is Verdict.INCONSISTENT
    ]
    assert len(found) >= 105, "the machine is too slow for the limit, or HermiT is broken"
    return found


def verdicts(results: list[Result], trial: str) -> dict[str, Outcome]:
    """The outcomes of those that got so far, by the test's name."""
    return {r.case.name: r.outcomes[trial] for r in results if trial in r.outcomes}


def test_the_suite_is_whole() -> None:
    assert Counter(case.kind for case in cases()) == {
        Kind.CONSISTENCY: 353,
        Kind.INCONSISTENCY: 128,
    }


def test_what_is_inconsistent_is_satisfiable_under_fde(inconsistent: list[Result]) -> None:
    fde = verdicts(inconsistent, "fde")
    assert len(fde) == len(inconsistent)
    assert {n: o for n, o in fde.items() if o.verdict is not Verdict.CONSISTENT} == {}


def test_what_is_inconsistent_has_a_conflict(inconsistent: list[Result]) -> None:
    fde = verdicts(inconsistent, "fde")
    assert [name for name, outcome in fde.items() if not outcome.conflicts] == []


def test_classically_it_stays_inconsistent(inconsistent: list[Result]) -> None:
    classical = verdicts(inconsistent, "classical")
    assert {n: o for n, o in classical.items() if o.verdict is not Verdict.INCONSISTENT} == {}


def test_the_table_in_full_always_has_a_model(results: list[Result]) -> None:
    full = verdicts([r for r in results if r.case.kind is Kind.INCONSISTENCY], "full")
    assert len(full) == 128
    undecided = {n for n, o in full.items() if o.verdict is Verdict.TIMEOUT}
    assert len(undecided) <= 5, undecided
    decided = {n: o for n, o in full.items() if n not in undecided}
    assert {n: o for n, o in decided.items() if o.verdict is not Verdict.CONSISTENT} == {}


def test_classical_agrees_with_the_bare_engine(results: list[Result]) -> None:
    """HermiT's luck decides about a few hard ones, so a time-out of either is no disagreement."""
    compared = [r for r in results if r.case.kind is Kind.CONSISTENCY and "classical" in r.outcomes]
    decided = [r for r in compared if r.outcomes["classical"].verdict is not Verdict.TIMEOUT]
    assert len(decided) >= 330, f"only {len(decided)} of 353 decided"
    assert len(compared) - len(decided) <= 5
    differ = [r for r in decided if r.outcomes["classical"].verdict != r.outcomes["bare"].verdict]
    assert {r.case.name: r.outcomes for r in differ} == {}


def test_the_same_classes_are_unsatisfiable_classically(results: list[Result]) -> None:
    coherence = verdicts(results, "coherence")
    compared = {n: o.message for n, o in coherence.items() if o.verdict is Verdict.CONSISTENT}
    assert len(compared) >= 320
    assert {name: classes for name, classes in compared.items() if classes} == {}


def test_no_false_alarm(results: list[Result]) -> None:
    """A consistent ontology has conflicts only where classes are unsatisfiable."""
    alarms = [
        result.case.name
        for result in results
        if result.case.kind is Kind.CONSISTENCY
        and {"coherence", "fde"} <= result.outcomes.keys()
        and result.outcomes["fde"].conflicts
        and not result.outcomes["coherence"].conflicts
    ]
    assert alarms == []


def test_adaptive_splits_nothing_that_is_consistent_and_coherent(results: list[Result]) -> None:
    adaptive = tried_of(of_kind(results, Kind.CONSISTENCY), "adaptive")
    coherence = tried_of(results, "coherence")
    assert len(adaptive) >= 325, f"only {len(adaptive)} of 353 decided"
    wrong = {
        name: outcome
        for name, outcome in adaptive.items()
        if outcome.verdict is not Verdict.CONSISTENT
        or outcome.message
        or (coherent(name, coherence) and (outcome.conflicts or outcome.split or outcome.guarded))
    }
    assert wrong == {}


def coherent(name: str, coherence: dict[str, Outcome]) -> bool:
    """Whether bare HermiT finds no class unsatisfiable."""
    return name in coherence and not coherence[name].conflicts


def test_adaptive_names_what_is_inconsistent(inconsistent: list[Result]) -> None:
    """A conflict whose justification alone is inconsistent, and a translation without any."""
    adaptive = tried_of(inconsistent, "adaptive")
    assert len(adaptive) == len(inconsistent)
    wrong = {
        name: outcome
        for name, outcome in adaptive.items()
        if outcome.verdict is not Verdict.INCONSISTENT
        or not outcome.conflicts
        or not outcome.alone
        or outcome.message
    }
    assert wrong == {}


def test_what_is_unrelated_keeps_its_entailments(inconsistent: list[Result]) -> None:
    merged = tried_of(inconsistent, "merged")
    assert len(merged) == len(inconsistent)
    assert {name: outcome.message for name, outcome in merged.items() if outcome.message} == {}


def test_adaptive_entails_what_classical_does(results: list[Result]) -> None:
    """And bare HermiT, axiom by axiom of each conclusion.

    Of 211 decided on a quiet machine 61 conclusions have no logical axiom, and of 8 no axiom is a
    sentence; the other 142 are asked, as the page says.
    """
    entailment = tried_of(results, "entailment")
    assert len(entailment) >= 200, f"only {len(entailment)} of 229 decided"
    assert {name: outcome.message for name, outcome in entailment.items() if outcome.message} == {}
    assert sum(outcome.asked > 0 for outcome in entailment.values()) >= 140


def test_both_engines_answer_the_same(results: list[Result]) -> None:
    engines = tried_of(results, "engines")
    if not engines:
        pytest.skip("Openllet is not installed")
    assert {name: outcome.message for name, outcome in engines.items() if outcome.message} == {}


def of_kind(results: list[Result], kind: Kind) -> list[Result]:
    """Those of one kind."""
    return [result for result in results if result.case.kind is kind]


def test_nothing_fails(results: list[Result]) -> None:
    failed = [
        (result.case.name, trial, outcome.message)
        for result in results
        for trial, outcome in result.outcomes.items()
        if outcome.verdict is Verdict.FAILED
    ]
    assert failed == []


def test_the_page_says_what_was_found(results: list[Result]) -> None:
    """But for what took too long, now or when the page was written."""
    written = rows(PAGE.read_text(encoding="utf-8"))
    found = {result.case.name: row(result) for result in results}
    assert written.keys() == found.keys()
    differ = [
        line
        for name, line in found.items()
        if line != written[name] and Verdict.TIMEOUT not in line + written[name]
    ]
    assert differ == [], "if that is right: python tests/w3c/page.py"
