"""`paradl evaluate` as users run it."""

from __future__ import annotations

import csv
import io
import json
import os
import re
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from server import Model
from test_traces import KNOWN

Run = Callable[..., Any]
STATEMENTS = 12
CALLS = 4 * STATEMENTS


@pytest.fixture
def model() -> Iterator[Model]:
    with Model({f"Fact {n}." for n in range(0, STATEMENTS, 2)}) as serving:
        yield serving


@pytest.fixture
def facts(tmp_path: Path) -> Path:
    rows = [f"Fact {n}.,{'tf'[n % 2]}" for n in range(STATEMENTS)]
    (tmp_path / "facts.csv").write_text("\n".join(["statement,label", *rows]))
    return tmp_path / "facts.csv"


@pytest.fixture
def prices(tmp_path: Path) -> Path:
    """What the model costs."""
    small = "small = { input = 10.0, output = 100.0 }"
    (tmp_path / "prices.toml").write_text(f'currency = "EUR"\n[models]\n{small}\n')
    return tmp_path / "prices.toml"


def test_the_known_figures(paradl: Run, traces: Path) -> None:
    done = paradl("evaluate", *sorted(traces.glob("*/*.json")))
    assert done.returncode == 0
    assert done.stderr == ""
    lines = [line.split() for line in done.stdout.splitlines()]
    for model, (coverage, accuracy, f1) in KNOWN.items():
        (row,) = (r for r in lines if {model, "bilateral"} <= set(r) and r[-2:] == ["–", "–"])
        assert row[-8:-2:2] == [f"{f1:.3f}", f"{accuracy:.3f}", f"{coverage:.3f}"]


def test_json(paradl: Run, example_traces: Path) -> None:
    traces = sorted(example_traces.glob("*/*.json"))
    done = paradl("evaluate", *traces, "-f", "json")
    answer = json.loads(done.stdout)
    assert answer["command"] == "evaluate"
    assert answer["input"]["files"] == [str(path) for path in traces]
    assert answer["warnings"] == []
    runs = {(run["judge"], run["mode"]): run for run in answer["result"]["runs"]}
    owl = runs["owl", "bilateral"]
    assert owl["items"] == 60
    assert owl["true"] == owl["false"] == 30
    assert owl["metrics"]["coverage"]["value"] == pytest.approx(34 / 60)
    assert owl["metrics"]["tokens"] == {"value": None, "standard_error": None}
    assert sum(share["value"] for share in owl["values"].values()) == pytest.approx(1)
    assert len(owl["values"]) == 9
    assert owl["belnap"].keys() == {"T", "F", "B", "N"}
    assert owl["calls"]["all"] == 360
    assert len(answer["result"]["comparisons"]) == 4
    assert {t["metric"] for t in answer["result"]["bilateral_against_unilateral"]} == {
        "macro_f1",
        "accuracy",
        "coverage",
    }


def test_csv_markdown_latex(paradl: Run, example_traces: Path) -> None:
    traces = sorted(example_traces.glob("*/*.json"))
    rows = list(csv.DictReader(io.StringIO(paradl("evaluate", *traces, "-f", "csv").stdout)))
    assert len(rows) == 4
    assert float(rows[1]["Coverage"]) == pytest.approx(34 / 60)
    markdown = paradl("evaluate", *traces, "-f", "markdown").stdout
    assert "| everyday | all | 0.968 (0.023) |" in markdown
    latex = paradl("evaluate", *traces, "-f", "latex").stdout
    assert latex.count(r"\begin{tabular}") == latex.count(r"\end{tabular}") > 5


def test_a_live_run(paradl: Run, facts: Path, model: Model, prices: Path, tmp_path: Path) -> None:
    command = ("evaluate", facts, "--judge", model.judge, "--mode", "both", "--cache", "c.sqlite")
    done = paradl(*command, "--prices", prices, "-o", "out", "--type", f"{model.judge}=small")
    assert done.returncode == 0, done.stderr
    assert done.stderr == "paradl: 72 calls, 7,920 tokens, 0.14 EUR\n"
    assert "facts    small " in done.stdout
    assert (tmp_path / "out" / "figures" / "coverage-f1-facts.svg").exists()
    assert (tmp_path / "out" / "tables" / "summary-cost.tex").exists()
    assert len(list((tmp_path / "out" / "runs").iterdir())) == 2
    again = paradl(*command, "-q")
    assert again.stderr == ""
    assert len(model.prompts) == 72


@pytest.mark.parametrize(
    ("again", "code", "said"),
    [
        (("--judge", "JUDGE"), 2, "2 runs are of "),
        (("--prompt", "direct", "--prompt", "direct"), 2, "2 runs are of "),
        (("--confidence",), 3, "no data set has more than 12 in all"),
        (("--confidence", "--mode", "both", "--save-weights", "w.json"), 2, "there are 2"),
        (("--confidence", "--confidence-weights", "none.json"), 3, "cannot read none.json"),
    ],
)
def test_what_is_asked_in_vain_is_not_paid_for(
    paradl: Run, facts: Path, model: Model, again: tuple[str, ...], code: int, said: str
) -> None:
    more = [model.judge if word == "JUDGE" else word for word in again]
    done = paradl("evaluate", facts, "--judge", model.judge, "--no-cache", *more)
    assert (done.returncode, done.stdout) == (code, "")
    assert said in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert not model.prompts


def test_one_question_is_no_sample(paradl: Run, tmp_path: Path) -> None:
    (tmp_path / "gpqa.csv").write_text("Question,Correct Answer,Incorrect Answer 1\nQ?,a,b\n")
    for more in ((), ("--dry-run",)):
        done = paradl("evaluate", "gpqa.csv", "--judge", "human", "--no-cache", *more)
        assert (done.returncode, done.stdout) == (3, "")
        assert "gpqa has one question, too few for a balanced sample" in done.stderr


def test_a_limit_and_the_same_command_goes_on(paradl: Run, facts: Path, model: Model) -> None:
    command = ("evaluate", facts, "--judge", model.judge, "--cache", "c.sqlite", "--concurrency", 1)
    stopped = paradl(*command, "--max-calls", CALLS // 2)
    assert stopped.returncode == 6
    assert stopped.stdout == ""
    assert "run the same command to go on" in stopped.stderr
    assert len(model.prompts) <= CALLS // 2
    assert paradl(*command).returncode == 0
    assert len(model.prompts) == CALLS


def killed(process: Any, model: Model, calls: int, number: int) -> None:
    """Wait for so many calls, then end the process."""
    until = time.monotonic() + 60
    while len(model.prompts) < calls and time.monotonic() < until:
        time.sleep(0.01)
    process.send_signal(number)
    process.wait(30)


@pytest.mark.skipif(os.name == "nt", reason="signals are POSIX's")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGKILL])
def test_stopped_anywhere_it_goes_on(
    start: Run, paradl: Run, facts: Path, model: Model, number: signal.Signals
) -> None:
    at_once = 4
    asked = ("--judge", model.judge, "--cache", "c.sqlite", "--concurrency", at_once)
    command = ("evaluate", facts, *map(str, asked), "-o", "out")
    model.delay = 0.05
    process = start(*command)
    killed(process, model, 17, number)
    assert process.returncode == (130 if number is signal.SIGINT else -number)
    said = process.stderr.read() if process.stderr else ""
    assert ("tokens; what was answered is in the cache" in said) is (number is signal.SIGINT)
    done = paradl(*command, "-f", "json")
    assert done.returncode == 0, done.stderr
    (run,) = json.loads(done.stdout)["result"]["runs"]
    assert run["items"] == STATEMENTS
    assert run["metrics"]["accuracy"]["value"] == 1
    assert CALLS <= len(model.prompts) <= CALLS + at_once  # but for what was in the air


@pytest.mark.parametrize(
    ("arguments", "code", "message"),
    [
        (("nowhere.json",), 3, "cannot read nowhere.json"),
        (("facts.csv",), 3, "facts.csv holds no replies of a judge: say who is to judge it"),
        (("facts.csv", "--judge", "oracle"), 2, "there is no judge 'oracle'"),
        (("facts.csv", "--judge", "human", "--sample", "7"), 2, "a balanced sample of 7"),
        (
            ("facts.csv", "--judge", "human", "--sample", "70"),
            3,
            "facts has 6 to draw from, not 35",
        ),
        (
            ("facts.csv", "--sample", "6"),
            2,
            "--sample does nothing without a judge, who is asked about data sets",
        ),
        (("facts.csv", "facts.csv", "--judge", "human"), 2, "2 data sets are called facts"),
        (("facts.csv", "--judge", "human", "-o", "facts.csv"), 2, "facts.csv is a file"),
        (("facts.csv", "--judge", "human", "--prompt", "rude"), 2, "there are no prompts rude"),
        (("facts.csv", "--judge", "human", "--type", "x"), 2, "'x' gives no type"),
        ((), 2, "Missing argument 'DATA...'"),
    ],
)
def test_errors_are_one_line(
    paradl: Run, facts: Path, arguments: tuple[str, ...], code: int, message: str
) -> None:
    done = paradl("evaluate", *arguments, env={"PARADL_CACHE": "c.sqlite"})
    assert done.returncode == code
    assert done.stdout == ""
    assert done.stderr.startswith("paradl: ")
    assert message in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_type_of_nobody(paradl: Run, example_traces: Path) -> None:
    done = paradl("evaluate", *sorted(example_traces.glob("*/*.json")), "--type", "crow=bird")
    assert done.returncode == 2
    assert "no run is by crow: the judges are magpie, owl" in done.stderr


def test_a_dry_run_asks_nothing(paradl: Run, facts: Path, model: Model, tmp_path: Path) -> None:
    command = ("evaluate", facts, "--judge", model.judge, "--mode", "both", "--cache", "c.sqlite")
    done = paradl(*command, "--dry-run", "-f", "json", "-o", "out")
    bilateral, unilateral = json.loads(done.stdout)["result"]
    assert bilateral["calls"] == {"least": CALLS, "most": CALLS * 3 / 2}
    assert unilateral["calls"] == {"least": CALLS / 2, "most": CALLS * 3 / 4}
    assert model.prompts == []
    assert not (tmp_path / "out").exists()
    assert "Statements" in paradl(*command, "--dry-run").stdout
    paradl(*command)
    after = json.loads(paradl(*command, "--dry-run", "-f", "json").stdout)["result"]
    assert [run["cached"] for run in after] == [STATEMENTS, STATEMENTS]


def test_a_judge_that_is_set_for_another_command_is_not_asked(
    paradl: Run, example_traces: Path, model: Model
) -> None:
    trace = example_traces / "bilateral" / "owl-everyday.json"
    done = paradl("evaluate", trace, env={"PARADL_JUDGE": model.judge})
    assert done.returncode == 0
    assert "owl" in done.stdout
    assert model.prompts == []


def test_progress_with_rate_cost_and_time_to_go(
    start: Run, facts: Path, model: Model, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pty = pytest.importorskip("pty", reason="needs pseudo-terminals as POSIX has them")
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("COLUMNS", "140")
    prices = tmp_path / "prices.toml"
    prices.write_text('currency = "EUR"\n[models]\nsmall = {input = 1000, output = 0}\n')
    model.delay = 0.2
    command = ("evaluate", facts, "--judge", model.judge, "--no-cache", "--prices", prices)
    ours, theirs = pty.openpty()
    process = start(*command, "--concurrency", "2", stderr=theirs)
    os.close(theirs)
    shown = b""
    with suppress(OSError):  # how Linux says that nobody writes any more
        while part := os.read(ours, 4096):
            shown += part
    os.close(ours)
    assert process.wait(60) == 0
    last = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", shown.decode()).split("facts ")[-1]
    assert re.search(r"\d+/12 +\d\.\d/s +\d\.\d\d EUR +\d:\d\d:\d\d", last), last
    assert "paradl: 48 calls, 5,280 tokens, 4.80 EUR" in last
