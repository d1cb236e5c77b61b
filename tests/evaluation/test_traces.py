"""Recorded runs: the known figures, the savings, and what is said of broken files."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from paradl.errors import DataError
from paradl.evaluation import Benchmark, answered, evaluate, recorded
from paradl.evaluation.record import Record
from paradl.evaluation.savings import calls_needed, savings
from paradl.oracle.judges.recorded import RecordedJudge
from paradl.oracle.scheme import Scheme
from paradl.oracle.valuation import Side
from paradl.oracle.voting import majority
from paradl.truth import V3

KNOWN = {  # ../shared/data/README.md: coverage, accuracy, macro F1
    "claude-3-5-sonnet-20241022": (0.445, 0.771, 0.746),
    "nf-gpt-4o": (0.510, 0.616, 0.539),
    "o3-mini": (0.587, 0.673, 0.671),
}


READ_OTHERWISE = {
    ("unilateral", "o3-mini"): 1,
    ("bilateral", "claude-3-5-sonnet-20241022"): 1,
}
"""One reply begins with a line `False`, in which the authors' program saw no verdict; one ends with
`VERIFIED (that this answer is FALSE)`, which it took for VERIFIED."""


@pytest.fixture(scope="module")
def benchmark(traces: Path) -> Benchmark:
    """All of the shared traces: reading their replies takes long."""
    return evaluate(sorted(traces.glob("*/*.json")))


@pytest.mark.parametrize("model", KNOWN)
def test_the_known_figures(benchmark: Benchmark, model: str) -> None:
    setting = ("simpleqa", model, "recorded", True)
    (result,) = [result for result in benchmark.results if result.run.setting == setting]
    found = [result.estimates[name].value for name in ("coverage", "accuracy", "macro_f1")]
    assert tuple(round(value or 0, 3) for value in found) == KNOWN[model]


@pytest.mark.parametrize("model", KNOWN)
@pytest.mark.parametrize("mode", ["bilateral", "unilateral"])
def test_the_values_are_those_that_the_authors_computed(
    traces: Path, benchmark: Benchmark, model: str, mode: str
) -> None:
    theirs = {
        answered(row["problem"], str(row["answer"])).atom: row["evaluation"]
        for row in json.loads((traces / mode / f"{model}-simpleqa.json").read_text())
    }
    setting = ("simpleqa", model, "recorded", mode == "bilateral")
    (run,) = [run for run in benchmark.runs if run.setting == setting]
    names = {"T": "t", "F": "f", "B": "b", "N": "n"}
    ours = {v.statement.atom: names[str(v.value.belnap)] for v in run.valuations}
    different = [atom for atom, value in theirs.items() if ours[atom] != value]
    assert len(different) == READ_OTHERWISE.get((mode, model), 0)


def test_early_stopping_saves_a_quarter_and_changes_nothing(benchmark: Benchmark) -> None:
    assert len(benchmark.runs) == 6
    for run in benchmark.runs:
        assert savings(run).share >= 0.25
        for valuation in run.valuations:
            for side in {sample.side for sample in valuation.samples}:
                verdicts = [s.verdict for s in valuation.samples if s.side is side]
                enough = verdicts[: calls_needed(verdicts, run.k)]
                assert majority(enough) == majority(verdicts)


def test_the_paper_s_claim_that_bilateral_costs_coverage(benchmark: Benchmark) -> None:
    coverage = next(test for test in benchmark.overall if test.metric == "coverage")
    assert coverage.pairs == 3
    assert coverage.p is not None
    assert coverage.p < 0.01
    assert coverage.difference is not None
    assert coverage.difference < -0.4
    assert len(benchmark.comparisons) == 3 + 3 + 3  # judges in both modes, and modes of each judge


ROW = {
    "problem": "Who?",
    "answer": "Ada",
    "label": "t",
    "model_name": "owl",
    "timestamp": "2026-01-01T12:00:00+00:00",
}
BILATERAL = {
    **ROW,
    "verification": ["VERIFIED", "**VERIFIED**", "CANNOT VERIFY"],
    "refutation": ["CANNOT REFUTE", "REFUTED", "'CANNOT REFUTE'"],
}
UNILATERAL = {**ROW, "reasoning": ['"FALSE"', "I do not know", "TRUE or not, it is FALSE."]}


@pytest.fixture
def trace(tmp_path: Path) -> Callable[..., Path]:
    def write(*rows: dict[str, Any], name: str = "owl-quiz.json") -> Path:
        (tmp_path / name).write_text(json.dumps(rows))
        return tmp_path / name

    return write


def test_a_bilateral_row(trace: Callable[..., Path]) -> None:
    run = recorded(trace(BILATERAL))
    (valuation,) = run.valuations
    assert str(valuation.value) == "<t,f>"
    assert run.k == 3
    assert run.setting == ("quiz", "owl", "recorded", True)
    assert [sample.side for sample in valuation.samples[2:4]] == [
        Side.VERIFICATION,
        Side.REFUTATION,
    ]
    assert savings(run).all == 6
    assert savings(run).needed == 2 + 3


def test_a_unilateral_row(trace: Callable[..., Path]) -> None:
    run = recorded(trace(UNILATERAL))
    assert str(run.valuations[0].value) == "<f,t>"
    assert not run.setting.bilateral


@pytest.mark.parametrize("row", [{**BILATERAL, "timestamp": None}, {**BILATERAL, "timestamp": ""}])
def test_a_row_that_does_not_say_when(
    trace: Callable[..., Path], tmp_path: Path, row: dict[str, Any]
) -> None:
    """Nor does what is written of it and read again."""
    run = recorded(trace(row))
    kept = Record(tmp_path / "run.jsonl", run.setting, Scheme("owl", "recorded", "", "", 3))
    kept.add(run.items[0], run.valuations[0])
    kept.close()
    for judged in (run, recorded(tmp_path / "run.jsonl")):
        assert [valuation.when for valuation in judged.valuations] == [None]


@pytest.mark.parametrize(("ending", "dialect"), [("csv", "excel"), ("tsv", "excel-tab")])
def test_a_table_with_lists_in_its_cells(tmp_path: Path, ending: str, dialect: str) -> None:
    path = tmp_path / f"quiz.{ending}"
    cells = {n: json.dumps(v) if isinstance(v, list) else v for n, v in BILATERAL.items()}
    with path.open("w", newline="") as file:
        table = csv.DictWriter(file, list(cells), dialect=dialect)
        table.writeheader()
        table.writerow(cells)
    assert str(recorded(path).valuations[0].value) == "<t,f>"
    path.write_text(path.read_text().replace("[", "[["))
    with pytest.raises(
        DataError, match=rf"quiz.{ending}, row 1: verification is neither a text, nor"
    ):
        recorded(path)


def test_a_table_with_a_reply_a_row(tmp_path: Path) -> None:
    """It needs neither lists nor who replied and when; and judges may have thought long."""
    path = tmp_path / "quiz.csv"
    long = "Hm. " * 50_000
    replies = [f"{long}\n\nTRUE", "[Reasoning] So it is.\n[Verdict] FALSE", "[Ada] was not. FALSE"]
    with path.open("w", newline="") as file:
        table = csv.writer(file)
        table.writerow(["statement", "label", "reasoning", "context"])
        table.writerows((f"{n}", "t", text, "a source") for n, text in enumerate(replies))
    run = recorded(path)
    assert [str(valuation.value) for valuation in run.valuations] == ["<t,f>", "<f,t>", "<f,t>"]
    assert run.setting == ("quiz", "a judge", "recorded", False)
    assert run.valuations[0].statement.context == ("a source",)


OTHER = {"problem": "What?"}


@pytest.mark.parametrize(
    ("second", "message"),
    [
        (UNILATERAL | OTHER, "row 2: has reasoning where row 1 has verification and refutation"),
        (BILATERAL | OTHER | {"reasoning": ["TRUE"]}, "row 2: has verification and refutation and"),
        (BILATERAL | OTHER | {"refutation": ["REFUTED"]}, "row 2: has more verifications than"),
        (
            BILATERAL | OTHER | {"verification": ["VERIFIED"], "refutation": ["REFUTED"]},
            "row 2: has 1 samples a side where row 1 has 3: make two files of it",
        ),
        (BILATERAL | OTHER | {"model_name": "magpie"}, "row 2: is by magpie where row 1 is by owl"),
        (BILATERAL | OTHER | {"verification": 1}, "row 2: verification is neither a text"),
        (BILATERAL | OTHER | {"verification": "['VERIFIED']"}, "a list of such: give the judge"),
        (BILATERAL | OTHER | {"verification": [], "refutation": " "}, "row 2: has no replies"),
        (BILATERAL | OTHER | {"label": "b"}, "row 2: the label 'b' is neither true nor false"),
        (BILATERAL | OTHER | {"timestamp": "noon"}, "row 2: its timestamp is no time"),
        (BILATERAL, "row 2: the same statement as in row 1"),
        (ROW | OTHER, "row 2: has no replies"),
    ],
)
def test_broken(trace: Callable[..., Path], second: dict[str, Any], message: str) -> None:
    with pytest.raises(DataError) as raised:
        recorded(trace(BILATERAL, second))
    assert message in str(raised.value)


def test_a_data_set_is_no_run(trace: Callable[..., Path]) -> None:
    with pytest.raises(DataError, match="say who is to judge it with --judge"):
        recorded(trace(ROW))


def test_a_run_that_is_given_twice(trace: Callable[..., Path]) -> None:
    path = trace(BILATERAL)
    with pytest.raises(DataError, match="2 runs are of owl on quiz, recorded, bilateral"):
        evaluate([path, path])


def test_runs_over_other_items_are_not_compared(trace: Callable[..., Path]) -> None:
    owl = trace(BILATERAL, name="owl-quiz.json")
    magpie = trace(BILATERAL | OTHER | {"model_name": "magpie"}, name="magpie-quiz.json")
    assert evaluate([owl, magpie]).comparisons == ()


def test_replies_may_be_what_an_api_returned(tmp_path: Path) -> None:
    token = {"token": "TRUE", "logprob": -0.5}
    told = {"choices": [{"message": {"content": "TRUE"}, "logprobs": {"content": [token]}}]}
    path = tmp_path / "run.jsonl"
    path.write_text(json.dumps({"statement": "Ice floats.", "label": "t", "reasoning": told}))
    [valuation] = recorded(path).valuations
    [sample] = valuation.samples
    assert (sample.text, sample.verdict, sample.logprob) == ("TRUE", V3.T, -0.5)


def test_cells_may_hold_what_an_api_returned(tmp_path: Path) -> None:
    """Or an answer that is JSON itself, or what was streamed."""
    told = {"choices": [{"message": {"content": "TRUE"}}]}
    stream = 'data: {"choices": [{"delta": {"content": "FALSE"}}]}\n\ndata: [DONE]\n'
    replies = [json.dumps(told), json.dumps([told]), '{"verdict": "TRUE"}', stream]
    path = tmp_path / "run.csv"
    with path.open("w", newline="") as file:
        table = csv.writer(file)
        table.writerow(["statement", "label", "reasoning"])
        table.writerows((f"{n}", "t", reply) for n, reply in enumerate(replies))
    samples = [valuation.samples[0] for valuation in recorded(path).valuations]
    assert [sample.text for sample in samples] == ["TRUE", "TRUE", replies[2], "FALSE"]
    assert [sample.verdict for sample in samples] == [V3.T, V3.T, V3.T, V3.F]


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ('event: ping\ndata: {"type": "ping"}\n', "a stream of server-sent events"),
        ('{\n "resourceSpans": []\n}', "OpenTelemetry spans"),
        ('{"custom_id": "1", "response": {}}\n{"custom_id": "2"}\n', "the output of a batch"),
        ('{"eval": {}, "samples": [{"id": 1}]}', "a log of Inspect"),
        ('[{"run_type": "llm", "outputs": {}}]', "an export of LangSmith"),
        ('{"object": "x",\n "choices": [{"index": 0}]}', "what a model's API returned"),
        ('{"messages": [{"role": "user", "content": "?"}]}', "a log of chats"),
    ],
)
def test_an_export_without_statements_is_named(tmp_path: Path, text: str, what: str) -> None:
    path = tmp_path / "export.json"
    path.write_text(text)
    for read in (recorded, RecordedJudge):
        with pytest.raises(DataError, match=f"{what}: make rows of it: statement, label"):
            read(path)


def test_what_is_no_reply_is_named(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    row = {"statement": "Ice floats.", "label": "t", "reasoning": {"error": {"message": "no"}}}
    path.write_text(json.dumps(row))
    with pytest.raises(DataError, match="row 1: reasoning is neither a text, nor what"):
        recorded(path)
