"""`paradl evaluate --confidence`, and what its weights are good for."""

from __future__ import annotations

import csv
import json
import random
import subprocess
from pathlib import Path
from typing import Any

import pytest
from conftest import ROOT, Paradl, environment

HERE = ROOT / "examples" / "confidence"
HERON, HARBOUR = HERE / "heron-almanac.json", HERE / "harbour.ofn"
SAID = f"recorded:{HERE / 'harbour.jsonl'}"
ASKED = ("gull-head Type: OldLight", "salt-bar Type: OldLight")


@pytest.fixture(scope="module")
def weights(warm: tuple[str, ...], tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("weights") / "weights.json"
    command = [*warm, "evaluate", str(HERON), "--confidence", "--save-weights", str(path)]
    done = subprocess.run(command, capture_output=True, text=True, env=environment(), timeout=120)
    assert done.returncode == 0, done.stderr
    return path


def result(done: Any) -> Any:
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)["result"]


def test_weights_are_written_over_if_that_is_said(paradl: Paradl, tmp_path: Path) -> None:
    kept = tmp_path / "mine.json"
    kept.write_text("mine")
    asked = ("evaluate", HERON, "--confidence", "--save-weights", "mine.json")
    done = paradl(*asked)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "paradl: mine.json exists: choose another name or give --force\n"
    assert kept.read_text() == "mine"
    assert paradl(*asked, "--force").returncode == 0
    assert json.loads(kept.read_text())["format"] == "paradl-confidence/1"


def test_a_reply_without_claims_is_told_of(paradl: Paradl, weights: Path, tmp_path: Path) -> None:
    lines = [json.loads(line) for line in (HERE / "harbour.jsonl").read_text().splitlines()]
    [gull] = [one for one in lines if "OldLight" in one["atom"] and "gull-head" in one["atom"]]
    gull["samples"][0]["text"] = "It is old.\nVERIFIED"
    (tmp_path / "said.jsonl").write_text("\n".join(map(json.dumps, lines)))
    asked = ("judge", "--ontology", HARBOUR, *ASKED, "--judge", "recorded:said.jsonl", "--no-cache")
    assert "no claims" not in paradl(*asked).stderr
    done = paradl(*asked, "--confidence-weights", weights, "-f", "json")
    assert "said.jsonl: 1 of 4 replies list no claims that can be read" in done.stderr
    [told] = json.loads(done.stdout)["warnings"]
    assert "1 of 4 replies" in told


def test_words_that_tell_nothing(paradl: Paradl, tmp_path: Path) -> None:
    """As where a verdict's rightness has nothing to do with what the judge said."""
    rows = json.loads(HERON.read_text())
    labels = [row["label"] for row in rows]
    random.Random(1).shuffle(labels)
    told = [row | {"label": label} for row, label in zip(rows, labels, strict=True)]
    told[0]["refutation"][:2] = ["It is old, and so it is.\nREFUTED", "NO CLAIMS\nREFUTED"]
    (tmp_path / "noise.json").write_text(json.dumps(told))
    done = paradl("evaluate", "noise.json", "--confidence", "--save-weights", "weights.json")
    assert done.returncode == 0
    assert "noise heron recorded bilateral: the judge's words do not tell its right" in done.stderr
    replies = sum(len(row[side]) for row in told for side in ("verification", "refutation"))
    assert f"bilateral: 1 of {replies} replies list no claims that can be read" in done.stderr
    assert json.loads((tmp_path / "weights.json").read_text())["slope"] == 0
    options = ("--context", "--judge", SAID, "--no-cache", "--confidence-weights", "weights.json")
    done = paradl("ground", HARBOUR, "--askable", "OldLight", *options, "-f", "json")
    sure = {one["confidence"] for one in result(done)["evidence"]}
    assert len(sure) == 1


def test_evaluate(paradl: Paradl, weights: Path, tmp_path: Path) -> None:
    options = ("--confidence", "--confidence-weights", weights, "-f", "json", "-o", "out")
    [study] = result(paradl("evaluate", HERON, *options))["confidence"]
    assert (study["verdicts"], study["reader"]) == (77, "rules")
    methods = study["methods"]
    assert {"VERDI", "trace length", "vote margin", "given weights"} <= methods.keys()
    assert methods["VERDI"]["routing"][0]["rule"] == "Youden"
    assert methods["trace length"]["lead_of_verdi"]["value"] > 0
    written = {str(path.relative_to(tmp_path / "out")) for path in (tmp_path / "out").rglob("*.*")}
    assert {"tables/confidence.md", "tables/routing.csv", "tables/risk-coverage.tex"} <= written
    [told] = (tmp_path / "out" / "verdicts").iterdir()
    rows = list(csv.DictReader(told.open()))
    sure = [float(row["Confidence"]) for row in rows]
    assert sure == sorted(sure)
    right = sum(row["Right"] == "true" for row in rows)
    assert [len(rows), right] == [study["verdicts"], study["right"]]
    assert any(name.startswith("figures/risk-almanac-heron") for name in written)


@pytest.mark.parametrize("form", ["text", "csv", "markdown", "latex"])
def test_formats(paradl: Paradl, form: str) -> None:
    done = paradl("evaluate", HERON, "--confidence", "-f", form)
    assert done.returncode == 0
    assert "vote margin" in done.stdout


def test_grounding_abstains(paradl: Paradl, weights: Path) -> None:
    asked = (
        *("ask", HARBOUR, *ASKED, "--askable", "OldLight", "--context"),
        *("--oracle", SAID, "--no-cache", "-f", "json"),
    )
    values = [answer["value"] for answer in result(paradl(*asked))["answers"]]
    assert values == ["T", "B"]
    sure = ("--confidence-weights", weights, "--min-confidence", "0.6")
    values = [answer["value"] for answer in result(paradl(*asked, *sure))["answers"]]
    assert values == ["T", "F"]


def test_evidence_says_how_sure_and_by_what(paradl: Paradl, weights: Path, tmp_path: Path) -> None:
    done = paradl(
        *("ground", HARBOUR, "--askable", "OldLight", "--context", "--judge", SAID),
        *("--confidence-weights", weights, "--save", "said.ofn", "--no-cache", "-f", "json"),
    )
    first, second = (one["confidence"] for one in result(done)["evidence"])
    assert first > 0.9 > 0.6 > second
    axioms = (tmp_path / "said.ofn").read_text()
    assert f'ns#confidence> "{first}"' in axioms
    assert 'ns#confidenceBy> "verdi/' in axioms


def test_the_cache_gets_it_too_and_stays_as_it_is(paradl: Paradl, weights: Path) -> None:
    asked = (
        "judge",
        "--ontology",
        HARBOUR,
        "--context",
        *ASKED,
        "--judge",
        SAID,
        "--cache",
        "c.db",
    )
    plain = result(paradl(*asked, "-f", "json"))["judgements"]
    assert [one["confidence"] for one in plain] == [None, None]
    before = paradl("cache", "export", "--cache", "c.db").stdout
    sure = result(paradl(*asked, "--confidence-weights", weights, "-f", "json"))["judgements"]
    assert [one["cached"] for one in sure] == [True, True]
    assert all(0 < one["confidence"] < 1 for one in sure)
    listed = paradl("cache", "list", "--cache", "c.db", "--confidence-weights", weights)
    assert f", {sure[0]['confidence']:.0%} sure" in listed.stdout
    shown = ("cache", "show", "Salt Bar is an old light.", "--cache", "c.db", "-f", "json")
    [value] = result(paradl(*shown, "--confidence-weights", weights))["values"]
    assert value["confidence"] == sure[1]["confidence"]
    assert paradl("cache", "export", "--cache", "c.db").stdout == before


@pytest.mark.parametrize(
    ("arguments", "code", "message"),
    [
        (("evaluate", HERON, "--save-weights", "w.json"), 2, "add --confidence"),
        (("evaluate", HERON, "--confidence", "--save-weights", "no/w.json"), 2, "no folder"),
        (("evaluate", HERON, "--confidence", "--confidence-weights", HARBOUR), 3, "no weights"),
        (("judge", "A.", "--judge", SAID, "--confidence-weights", "no.json"), 3, "cannot read"),
        (
            ("ask", HARBOUR, ASKED[0], "--oracle", SAID, "--min-confidence", "0.5"),
            2,
            "--confidence-weights",
        ),
        (
            ("ground", HARBOUR, "--model-check", "--judge", SAID, "--min-confidence", "0.5"),
            2,
            "--confidence-weights",
        ),
    ],
)
def test_errors(paradl: Paradl, arguments: tuple[Any, ...], code: int, message: str) -> None:
    done = paradl(*arguments)
    assert done.returncode == code, done.stderr
    assert message in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_several_runs(paradl: Paradl, tmp_path: Path) -> None:
    rows = json.loads(HERON.read_text(encoding="utf-8"))
    for row in rows:
        row["model_name"] = "egret"
    (tmp_path / "egret-almanac.json").write_text(json.dumps(rows))
    done = paradl("evaluate", HERON, "egret-almanac.json", "--confidence", "--save-weights", "w")
    assert done.returncode == 2
    assert "weights are fitted to one run, and there are 2" in done.stderr
    done = paradl("evaluate", HERON, "egret-almanac.json", "--confidence", "-f", "json")
    assert len(result(done)["transfer"]) == 2


def test_a_run_of_too_few_is_left_out(paradl: Paradl, example_traces: Path) -> None:
    owl = example_traces / "bilateral" / "owl-everyday.json"
    done = paradl("evaluate", HERON, owl, "--confidence", "-f", "json")
    assert [study["run"] for study in result(done)["confidence"]] == [
        "almanac heron recorded bilateral"
    ]
    assert "of 34 verdicts 33 are right and 1 wrong" in done.stderr
    assert "of 34 verdicts" in json.loads(done.stdout)["warnings"][0]


def test_an_empty_trace(paradl: Paradl, tmp_path: Path) -> None:
    """A reply without words is no verdict; a run of such has nothing to learn from."""
    rows = json.loads(HERON.read_text(encoding="utf-8"))
    for row in rows:
        row["verification"] = row["refutation"] = ["", "", ""]
    (tmp_path / "mute.json").write_text(json.dumps(rows))
    done = paradl("evaluate", "mute.json", "--confidence")
    assert done.returncode == 3
    assert "of 0 verdicts 0 are right and 0 wrong" in done.stderr
