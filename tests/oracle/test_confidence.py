"""The signals of traces against values worked out by hand; weights; what carries a confidence."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from math import exp
from pathlib import Path

import pytest
from endpoint import Answer, Endpoint, question
from hypothesis import given
from hypothesis import strategies as st

from paradl.errors import DataError, UsageError
from paradl.oracle import Statement, oracle
from paradl.oracle.confidence import (
    Signals,
    Weights,
    grounding_score,
    trace_signals,
    valuation_signals,
)
from paradl.oracle.confidence.evidence import overlap, quotations
from paradl.oracle.confidence.rules import OUTCOMES, Finding, finding
from paradl.oracle.confidence.steps import claims, steps
from paradl.oracle.valuation import Sample, Side, Valuation
from paradl.oracle.verdicts import verdict
from paradl.truth import V3, GeneralizedTruthValue

WEIGHTS = Weights(("alignment", "words"), (0.5, 40.0), (0.25, 20.0), (1.0, -0.5), 0.2, -1.5, 0.1)

# Three claims about a candidate, as appendix B of the paper has them, in our own words and form.
TRACE = """\
CLAIM 1: five years of Python | EVIDENCE: "Python 2019-2024" | VERIFIED
CLAIM 2: led a team of twelve | EVIDENCE: "twelve people reported to her" | FABRICATED
CLAIM 3: AWS certificate | EVIDENCE: "AWS SAA-C03, 2023" | VERIFIED

FALSE"""
RESUME = "Ann. Python 2019-2024 at Acme. AWS SAA-C03, 2023. Likes chess."


def test_the_example_of_the_paper() -> None:
    """One of three claims agrees with the verdict. The paper prints 2/3 for the alignment too: the
    share that agrees with each other, not with the verdict. We take its definition.
    """
    found = trace_signals(TRACE, Side.UNILATERAL, V3.F, source=RESUME)
    assert found.alignment == pytest.approx(1 / 3)
    assert found.margin == pytest.approx(2 / 3)
    assert found.grounding == pytest.approx((3 + 4) / (3 + 5 + 4))  # tokens of the quotations
    assert found.quotes == 3
    assert found.hedges == 0


def test_steps_in_plain_words() -> None:
    trace = (
        "1. The archive confirms the date. However, the place is not documented.\n"
        "2. He was a painter.\n3. No source gives another date.\n\nCANNOT REFUTE"
    )
    found = trace_signals(trace, Side.REFUTATION, V3.F)
    assert found.alignment == 1.0  # for it, and twice nothing: none is a reason to refute it
    assert trace_signals(trace, Side.REFUTATION, V3.T).alignment == 0.0
    steps, _, _ = trace.rpartition("\n\n")
    assert trace_signals(steps, Side.VERIFICATION, V3.T).alignment == pytest.approx(1 / 3)
    assert (found.hedges, found.negations, found.grounding) == (1, 3, None)


@pytest.mark.parametrize(
    ("step", "found"),
    [
        ("This is well documented.", Finding.FOR),
        ("The claim matches the record.", Finding.FOR),
        ("It is not false.", Finding.FOR),
        ("This contradicts the census.", Finding.AGAINST),
        ("The date is incorrect.", Finding.AGAINST),
        ("That is not accurate.", Finding.AGAINST),
        ("I cannot find any source that confirms it.", Finding.NOTHING),
        ("There is insufficient evidence for this.", Finding.NOTHING),
        ("It remains unverified.", Finding.NOTHING),
        ("Without definitive records I'm unable to refute it.", Finding.NOTHING),
        ("The name isn't right.", Finding.AGAINST),
        ("The year doesn't match.", Finding.AGAINST),
        ("The dates don’t agree.", Finding.AGAINST),
        ("That cannot be right.", Finding.AGAINST),
        ("It is unlikely to be true.", Finding.AGAINST),
        ("Since we can’t be in 1951, this demonstrates a contradiction.", Finding.AGAINST),
        ("There is nothing wrong with it.", Finding.FOR),
        ("It doesn’t contradict the census.", Finding.NOTHING),
        ("It does not contradict the census.", Finding.NOTHING),
        ("No record contradicts this.", Finding.NOTHING),
        ("None of the sources dispute it.", Finding.NOTHING),
        ("Nothing in the source supports the claim.", Finding.NOTHING),
        ("There is no doubt that this is confirmed.", Finding.FOR),
        ("No, the census contradicts it.", Finding.AGAINST),
        ("It does not conflict with the census.", Finding.NOTHING),
        ("It isn’t wrong.", Finding.FOR),
        ("This not only supports the claim.", Finding.FOR),
        ("The census doesn't support it.", Finding.NOTHING),
        ("Records do not clearly support this date.", Finding.NOTHING),
        ("This has never been verified.", Finding.NOTHING),
        ("It is neither confirmed nor denied.", Finding.NOTHING),
        ("This is not the case.", Finding.AGAINST),
        ("He died in 1921, not 1922.", Finding.AGAINST),
        ("She was indeed born in Lyon, not in Paris.", Finding.AGAINST),
        ("I am fine, not sure what to say.", None),
        ("She was born in Lyon.", None),
        ("", None),
    ],
)
def test_findings(step: str, found: Finding | None) -> None:
    assert finding(step) is found


@pytest.mark.parametrize(
    ("line", "outcome"),
    [
        ("CLAIM 1: a | EVIDENCE: none | NOT VERIFIED", "NOT_VERIFIED"),
        ("**CLAIM 1:** a | EVIDENCE: none | **UNVERIFIED**", "UNVERIFIED"),
        ("1. CLAIM 1: a | EVIDENCE: none | NOT FOUND", "NOT_FOUND"),
        ("2) CLAIM 2: it is not so | EVIDENCE: none | VERIFIED", "VERIFIED"),
        ("CLAIM 1: a | EVIDENCE: none | **NOT_FOUND** (no source)", "NOT_FOUND"),
        ("CLAIM 1: he was not found | EVIDENCE: none | Not verified", "NOT_VERIFIED"),
        ("CLAIM 1: a | EVIDENCE: none | NOT_FOUND - no source.", "NOT_FOUND"),
        ("CLAIM 1: a | EVIDENCE: b | **VERIFIED**: it says so", "VERIFIED"),
        ("CLAIM 1: a → VERIFIED", "VERIFIED"),
    ],
)
def test_a_claim_that_is_not_verified(line: str, outcome: str) -> None:
    """It is nothing for the statement, and no verdict of the whole."""
    assert [claim.outcome for claim in claims(line)] == [outcome]
    assert (OUTCOMES[outcome] is Finding.FOR) is (outcome == "VERIFIED")
    for whole, value in (("VERIFIED", V3.T), ("CANNOT VERIFY", V3.F)):
        assert verdict(Side.VERIFICATION, f"{whole}\n{line}") is value


@pytest.mark.parametrize("trace", ["", "  \n\t"])
def test_an_empty_trace(trace: str) -> None:
    with pytest.raises(DataError, match="the trace is empty"):
        trace_signals(trace, Side.VERIFICATION, V3.T)


def test_a_bare_verdict_has_no_steps() -> None:
    found = trace_signals("VERIFIED", Side.VERIFICATION, V3.T)
    assert (found.alignment, found.margin, found.words) == (None, None, 1)


def test_four_fifths_of_a_quotation() -> None:
    source = "one two three four five six"
    assert overlap(["two", "three", "four", "five", "seven"], source.split()) == 0.8
    assert grounding_score('"Two three four five seven"', source) == 1.0
    assert grounding_score('"two three four seven"', source) == 0.0
    assert grounding_score('"one six"', source) == 0.0  # both are there, but apart
    assert grounding_score("nothing is quoted", source) is None
    assert grounding_score('"anything"', "") == 0.0


def test_quotation_marks() -> None:
    assert quotations("It's Ann's: “one”, \"two\", 'three four' and ‘five six’; \"...\".") == [
        *("one", "two", "three four", "five six")
    ]


def test_a_claim_is_no_verdict() -> None:
    """A reply that was cut short after its claims has none."""
    assert verdict(Side.VERIFICATION, TRACE) is V3.E
    assert verdict(Side.UNILATERAL, TRACE) is V3.F
    for cut in ("CLAIM 1: a | EVIDENCE: none | VERIFIED", "- **CLAIM 2:** a | **VERIFIED**"):
        assert verdict(Side.VERIFICATION, cut) is V3.E, cut
    assert verdict(Side.VERIFICATION, f"{cut}\n\nVERIFIED") is V3.T
    assert verdict(Side.VERIFICATION, "My claim is VERIFIED") is V3.T


def valuation(value: str, *texts: str, context: tuple[str, ...] = ()) -> Valuation:
    """A bilateral one, half of whose replies are refutations."""
    half = len(texts) // 2
    sides = [Side.VERIFICATION] * half + [Side.REFUTATION] * half
    samples = tuple(
        Sample(side, text, verdict(side, text)) for side, text in zip(sides, texts, strict=True)
    )
    statement = Statement("a", "A.", context)
    told = GeneralizedTruthValue.parse(value)
    return Valuation(statement, told, samples, "j", "p", "k=3", datetime(2026, 1, 1, tzinfo=UTC))


def test_a_valuation_is_the_mean_of_its_replies() -> None:
    yes, no = "It is confirmed.\nVERIFIED", "There is no evidence.\nCANNOT VERIFY"
    kept = 'It is confirmed as "known to all of us".\nCANNOT REFUTE'
    found = valuation_signals(valuation("<t,f>", yes, yes, no, kept, kept, kept))
    assert found is not None
    assert found.alignment == pytest.approx(5 / 6)  # the dissenter's step is against the verdict
    assert found.vote_margin == pytest.approx((1 / 3 + 1) / 2)
    assert found.logprob is None
    assert found.grounding is None  # there is no source to quote from, which is not to misquote


class Agreeable:
    """To this reader every step agrees."""

    name = "agreeable"

    def aligned(
        self, steps: Sequence[str], side: Side, verdict: V3, statement: str
    ) -> list[bool | None]:
        return [True] * len(steps)


def test_the_steps_are_read_by_the_reader_that_is_given() -> None:
    said = "There is no evidence. Nobody has seen it.\nVERIFIED"
    assert trace_signals(said, Side.VERIFICATION, V3.T).alignment == 0
    assert trace_signals(said, Side.VERIFICATION, V3.T, reader=Agreeable()).alignment == 1


def test_a_log_probability_above_zero_is_certainty() -> None:
    """As by rounding, or by a server that tells something else."""
    told = valuation("<t,f>", "So it is. VERIFIED", "So it is. CANNOT REFUTE")
    first, second = told.samples
    samples = (replace(first, logprob=1000.0), replace(second, logprob=0.0))
    found = valuation_signals(replace(told, samples=samples))
    assert found is not None
    assert found.logprob == 1.0


def test_who_abstains_is_not_confident() -> None:
    gap = valuation("<f,f>", "No.\nCANNOT VERIFY", "No.\nCANNOT REFUTE")
    assert valuation_signals(gap) is None
    assert WEIGHTS.reading()(gap) is gap


def test_a_reply_without_words_is_left_out() -> None:
    said = ("Yes, confirmed.\nVERIFIED", " \n", "Yes.\nVERIFIED")
    refuted = ("", "Confirmed.\nCANNOT REFUTE", "CANNOT REFUTE")
    found = valuation_signals(valuation("<t,f>", *said, *refuted))
    assert found is not None
    assert found.words == pytest.approx((3 + 2 + 3 + 2) / 4)
    assert valuation_signals(valuation("<t,f>", "", "")) is None


def test_weights_by_hand() -> None:
    score = 0.2 + 1.0 * (0.75 - 0.5) / 0.25 - 0.5 * (30 - 40) / 20
    assert score == pytest.approx(1.45)
    found = WEIGHTS.probability(Signals(alignment=0.75, words=30))
    assert found == pytest.approx(1 / (1 + exp(-1.5 * score + 0.1)))
    assert WEIGHTS.probability(Signals()) == pytest.approx(1 / (1 + exp(-1.5 * 0.2 + 0.1)))
    steep = replace(WEIGHTS, slope=-1e9)
    assert steep.probability(Signals(alignment=0.0)) == pytest.approx(0.0)


def test_weights_are_saved_and_loaded(tmp_path: Path) -> None:
    WEIGHTS.save(tmp_path / "w.json")
    assert Weights.load(tmp_path / "w.json") == WEIGHTS
    assert Weights.load(tmp_path / "w.json").name == WEIGHTS.name
    with pytest.raises(UsageError, match=r"w\.json"):
        replace(WEIGHTS, intercept=0.0).save(tmp_path / "w.json")
    assert Weights.load(tmp_path / "w.json") == WEIGHTS


def test_who_has_no_signal_to_go_by_is_told_nothing() -> None:
    """A slope alone tells verdicts apart as little as coefficients do without one."""
    assert WEIGHTS.telling
    assert not replace(WEIGHTS, slope=0.0).telling
    assert not replace(WEIGHTS, coefficients=(0.0, 0.0)).telling


@pytest.mark.parametrize(
    ("change", "what"),
    [
        ({"format": "other"}, "another format"),
        ({"signals": ["alignment", "charm"]}, "charm"),
        ({"means": [1.0]}, "numbers differ"),
        ({"scales": [0.0, 2.0]}, "cannot be used"),
        ({"intercept": float("nan")}, "cannot be used"),
        ({"intercept": "much"}, "holds no weights"),
        ({"intercept": 10**400}, "401 digits"),
        ({"slope": 0.25}, "more confidence for a lower score"),
    ],
)
def test_broken_weights(tmp_path: Path, change: dict[str, object], what: str) -> None:
    WEIGHTS.save(tmp_path / "w.json")
    told = json.loads((tmp_path / "w.json").read_text())
    (tmp_path / "w.json").write_text(json.dumps(told | change))
    with pytest.raises(DataError, match=what):
        Weights.load(tmp_path / "w.json")


def test_the_sub_check_prompt_end_to_end(tmp_path: Path) -> None:
    """One call a sample; the verdict and the trace are parsed, and the cache stays as it is."""

    def script(number: int, body: dict[str, object]) -> Answer:
        assert "CLAIM 1:" in question(body)
        closing = "CANNOT REFUTE" if "REFUTE" in question(body) else "VERIFIED"
        return Answer(f'CLAIM 1: a | EVIDENCE: "24 m high" | VERIFIED\n\n{closing}')

    statement = Statement("light", "The light is high.", ("The light is 24 m high.",))
    with Endpoint(script) as server:
        spec, cache = f"openai:m@{server.address}", tmp_path / "judge.sqlite"
        with oracle(spec, prompt="sub-check", cache=cache) as plain:
            first = plain.judge_one(statement)
        asked = len(server.requests)
        with oracle(spec, prompt="sub-check", cache=cache, confidence=WEIGHTS) as sure:
            second = sure.judge_one(statement)
        assert len(server.requests) == asked == 4
    assert (str(first.value), first.prompt, first.confidence) == ("<t,f>", "sub-check/1", None)
    found = valuation_signals(second)
    assert found is not None
    assert (found.alignment, found.grounding) == (1.0, 1.0)
    assert second.confidence == round(WEIGHTS.probability(found), 4)
    assert second.confidence_by == WEIGHTS.name
    assert replace(second, confidence=None, confidence_by=None) == replace(first, cached=True)


@given(st.lists(st.sampled_from("abc"), max_size=6), st.lists(st.sampled_from("abcd"), max_size=12))
def test_overlap_is_of_the_best_stretch(span: list[str], source: list[str]) -> None:
    """Against the definition: of all stretches as long as the span, the most shared tokens."""
    stretches = [source[i : i + len(span)] for i in range(max(1, len(source) - len(span) + 1))]
    shared = max((Counter(span) & Counter(one)).total() for one in stretches)
    assert overlap(span, source) == (shared / len(span) if span else 0.0)


def test_thousands_of_quotations_take_no_longer_than_one() -> None:
    assert grounding_score('"b a c" ' * 20_000, "a b " * 20_000) == 0.0


@pytest.mark.parametrize("quote", ["„{}“", "«{}»", "« {} »", "「{}」", "『{}』", "“{}”", '"{}"'])
def test_quotations_in_other_languages(quote: str) -> None:
    trace = f"{quote.format('Sie erhielt 5 mg')} und {quote.format('none')}"
    assert [span.strip() for span in quotations(trace)] == ["Sie erhielt 5 mg"]
    assert grounding_score(trace, "Sie erhielt 5 mg Warfarin.") == 1.0


def test_a_number_or_initials_are_no_mark_of_a_list() -> None:
    trace = "3.5 mg it was\n3.Is it so\nV.V. Giri\na) It is\n(b) so"
    assert steps(trace) == ["3.5 mg it was", "Is it so", "V.V.", "Giri", "It is", "so"]
