"""What a cache publishes, and what it takes of others."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from caches import BIRDS, STATEMENTS, exported, filled, taken
from click.testing import CliRunner
from endpoint import Answer, Endpoint, agreeing

from paradl.cli.commands.cache import cache as commands
from paradl.errors import DataError
from paradl.oracle import answering, oracle
from paradl.oracle.cache.check import faults, reread
from paradl.oracle.cache.lines import parsed
from paradl.oracle.cache.records import Filter
from paradl.oracle.judges.endpoint import EndpointJudge
from paradl.truth import V3


def test_export_and_import_are_inverses(cache: str, tmp_path: Path) -> None:
    filled(cache)
    lines = exported(cache)
    assert len(lines.splitlines()) == 6
    assert exported(cache) == lines
    other = str(tmp_path / "other.sqlite")
    assert taken(other, lines).new == 6
    assert exported(other) == lines
    again = taken(other, lines)
    assert (again.new, again.known, again.differing) == (0, 6, 0)
    assert exported(other) == lines


def test_a_line_holds_all_that_a_value_rests_on(cache: str) -> None:
    filled(cache)
    lines = [json.loads(line) for line in exported(cache).splitlines()]
    line = next(line for line in lines if line["atom"] == "a1")
    assert line["text"] == "Atom 1, “quoted”."
    assert line["context"] == ["known 1"]
    assert line["judge"].startswith("openai:m@http://127.0.0.1:")
    assert (line["prompt"], line["sampling"], line["k"]) == ("zero-shot/1", "temperature=0.1", 3)
    assert len(line["prompt_digest"]) == 64
    assert line["sides"] == ["verification", "refutation"]
    sample = line["samples"][0]
    assert sample["text"].startswith("Reply ")
    assert (sample["prompt_tokens"], sample["completion_tokens"]) == (100, 10)
    assert sample["time"].endswith("Z")


def test_replayed_bit_for_bit(cache: str, tmp_path: Path) -> None:
    filled(cache)
    run = tmp_path / "run.jsonl"
    run.write_text(exported(cache), encoding="utf-8")
    replay = str(tmp_path / "replay.sqlite")
    with oracle(f"recorded:{run}", cache=replay) as judge:
        list(judge.judge(STATEMENTS))
        judge.judge_one(STATEMENTS[0], unilateral=True)
    assert exported(replay) == run.read_text(encoding="utf-8")


def test_import_keeps_the_value_that_is_here(tmp_path: Path) -> None:
    here, there = str(tmp_path / "here.sqlite"), str(tmp_path / "there.sqlite")
    words = iter(("VERIFIED", "CANNOT VERIFY"))
    with Endpoint(lambda n, body: Answer(word)) as endpoint:
        for cache in (here, there):
            word = next(words)
            with oracle(f"openai:m@{endpoint.address}", cache=cache) as judge:
                judge.judge_one(STATEMENTS[0])
    before = exported(here)
    assert taken(here, exported(there)).differing == 1
    assert [json.loads(line)["value"] for line in exported(here).splitlines()[:1]] == ["<t,e>"]
    assert before.splitlines()[0] in exported(here)
    said = [json.loads(line)["samples"] for line in exported(here).splitlines()[1:]]
    came = json.loads(exported(there))["samples"]
    assert [one["text"] for one in said[0]] == [one["text"] for one in came]  # under other numbers
    assert taken(here, exported(there)).differing == 1
    assert len(exported(here).splitlines()) == 2  # and are there once


def test_undecided_replies_are_published_too(tmp_path: Path) -> None:
    cache, other = str(tmp_path / "judge.sqlite"), str(tmp_path / "other.sqlite")

    def script(number: int, body: dict[str, Any]) -> Answer:
        return Answer("VERIFIED") if "REFUTE" not in str(body) else Answer(status=400, body=b"{}")

    with (
        Endpoint(script) as endpoint,
        oracle(f"openai:m@{endpoint.address}", cache=cache) as judge,
        pytest.raises(Exception, match="400"),
    ):
        judge.judge_one(STATEMENTS[0])
    [line] = exported(cache).splitlines()
    assert json.loads(line)["value"] is None
    assert len(json.loads(line)["samples"]) == 2
    first, again = taken(other, line), taken(other, line)
    assert (first.new, first.known) == (1, 0)
    assert (again.new, again.known) == (0, 1)
    assert exported(other) == f"{line}\n"


@pytest.mark.parametrize(
    ("field", "wrong", "said"),
    [("value", "<t,t>", "come to"), ("verdict", "t", "is noted"), ("k", 9, "do not decide")],
)
def test_values_that_do_not_follow_are_not_taken(
    tmp_path: Path, field: str, wrong: object, said: str
) -> None:
    cache, other = str(tmp_path / "judge.sqlite"), str(tmp_path / "other.sqlite")
    filled(cache)
    line = json.loads(exported(cache, Filter(text="Atom 2")))
    if field == "verdict":
        line["samples"][0]["verdict"] = "f" if line["samples"][0]["verdict"] == wrong else wrong
    else:
        line[field] = wrong
    with pytest.raises(DataError, match=said):
        taken(other, json.dumps(line))
    [record] = parsed([json.dumps(line)], "x")
    assert any(said in fault for fault in faults(record))


@pytest.mark.parametrize(
    "told", ['[{"problem": "Who?"}]', "[\n", '{"problem": "Who?", "answer": "Odo"}']
)
def test_traces_are_no_records(told: str, tmp_path: Path) -> None:
    """What a recorded judge replays, an import does not take."""
    run = tmp_path / "run.json"
    run.write_text(told)
    done = CliRunner().invoke(commands, ["import", str(run), "--cache", str(tmp_path / "c.sqlite")])
    assert isinstance(done.exception, DataError)
    assert "line 1: traces, or another list" in str(done.exception)
    assert "recorded:FILE" in str(done.exception.remedy)


@pytest.mark.parametrize("line", ["{", "[]", '{"atom": 1}', "null", '{"atom": "a"}', '"x"'])
def test_lines_that_are_no_records(line: str) -> None:
    with pytest.raises(DataError, match=r"run\.jsonl, line 2"):
        list(parsed(["", line], "run.jsonl"))


@pytest.mark.parametrize(
    ("field", "wrong", "said"),
    [
        ("k", 10**30, "k is no whole number from 1"),
        ("k", -1, "k is no whole number from 1"),
        ("k", 0, "k is no whole number from 1"),
        ("k", "3", "k is no whole number"),
        ("context", "abc", "'abc' is no list of texts"),
        ("context", [7], "7 is no text"),
        ("sides", [], "no value"),
        ("sides", ["verification"], "no value"),
        ("time", "2026-11-21T17:34:00", "no zone"),
    ],
)
def test_records_of_strangers(tmp_path: Path, field: str, wrong: object, said: str) -> None:
    line = json.loads(BIRDS.read_text(encoding="utf-8").split("\n")[0])
    line[field] = wrong
    with pytest.raises(DataError, match=rf"run\.jsonl, line 1: .*{said}"):
        taken(str(tmp_path / "judge.sqlite"), json.dumps(line))


@pytest.mark.parametrize(
    ("field", "wrong", "said"),
    [
        ("time", "2026-11-21T17:34:00", "no zone"),
        ("time", "0001-01-01T00:00:00+14:00", "not of our age"),
        ("time", 7, "7 is no text"),
        ("number", 10**30, "number is no whole number"),
        ("number", -1, "number is no whole number"),
        ("prompt_tokens", 10**30, "prompt_tokens is no whole number"),
        ("completion_tokens", 0.5, "completion_tokens is no whole number"),
        ("seconds", float("nan"), "seconds is no number"),
        ("seconds", "0.1", "seconds is no number"),
        ("logprob", float("-inf"), "logprob is no number"),
        ("text", 7, "7 is no text"),
    ],
)
def test_samples_of_strangers(tmp_path: Path, field: str, wrong: object, said: str) -> None:
    """Whether they are taken in, or replayed."""
    line = json.loads(BIRDS.read_text(encoding="utf-8").split("\n")[0])
    line["samples"][0][field] = wrong
    run = tmp_path / "run.jsonl"
    run.write_text(f"\n{json.dumps(line)}\n")
    with pytest.raises(DataError, match=rf"run\.jsonl, line 1: .*{said}"):
        taken(str(tmp_path / "judge.sqlite"), json.dumps(line))
    with pytest.raises(DataError, match=rf"run\.jsonl, line 2: .*{said}"):
        oracle(f"recorded:{run}")


def test_votes_without_end(tmp_path: Path) -> None:
    line = json.loads(BIRDS.read_text(encoding="utf-8").split("\n")[0])
    line["k"] = 2**31 - 1
    with pytest.raises(DataError, match="1 samples do not decide the verification of 2147483647"):
        taken(str(tmp_path / "judge.sqlite"), json.dumps(line))


def test_replies_that_are_alike_are_all_taken(tmp_path: Path) -> None:
    """Whoever wrote them down may have given them all one time."""
    cache = str(tmp_path / "judge.sqlite")
    line = json.loads(BIRDS.read_text(encoding="utf-8").split("\n")[0])
    line["k"] = 3
    line["samples"] = [{**one, "number": n} for one in line["samples"] for n in range(2)]
    text = json.dumps(line, ensure_ascii=False)
    assert (taken(cache, text).new, taken(cache, text).known) == (1, 1)
    assert exported(cache) == f"{text}\n"


def test_old_verdicts_are_read_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is asked for but what is not decided any more; the old rows stay."""
    old, new = (str(tmp_path / name) for name in ("old.sqlite", "new.sqlite"))
    with monkeypatch.context() as earlier, Endpoint(agreeing) as endpoint:
        earlier.setattr(answering, "verdict", lambda side, text: V3.E)
        with oracle(f"openai:m@{endpoint.address}", cache=old) as judge:
            assert {str(v.value) for v in judge.judge(STATEMENTS)} == {"<e,e>"}
        asked = len(endpoint.requests)
    lines = exported(old)
    with pytest.raises(DataError, match=r"reads t, and e is noted.*give --reread"):
        taken(new, lines)
    for cache in (new, old):
        Path(f"{tmp_path}/run.jsonl").write_text(lines)
        done = CliRunner().invoke(
            commands, ["import", f"{tmp_path}/run.jsonl", "--reread", "--cache", cache]
        )
        assert done.exit_code == 0, done.output
    assert "0 new, 0 here already, 5 here with another value" in done.output
    assert exported(old) == lines
    with Endpoint(agreeing) as endpoint:
        name = json.loads(lines.splitlines()[0])["judge"]
        monkeypatch.setattr(EndpointJudge, "name", name)
        with oracle(f"openai:m@{endpoint.address}", cache=new) as judge:
            assert {str(v.value) for v in judge.judge(STATEMENTS)} == {"<t,f>"}
            assert all(v.cached for v in judge.judge(STATEMENTS))
        assert endpoint.requests == []
    assert asked == 20


def test_what_its_replies_do_not_decide_any_more_is_undecided(tmp_path: Path) -> None:
    cache = str(tmp_path / "judge.sqlite")
    with (
        Endpoint(lambda n, body: Answer(("VERIFIED", "REFUTED")[n % 2])) as endpoint,
        oracle(f"openai:m@{endpoint.address}", cache=cache) as judge,
    ):
        judge.judge_one(STATEMENTS[0], unilateral=True)
    line = json.loads(exported(cache).splitlines()[0])
    line["samples"][0]["text"] = "I am not sure that it is TRUE."
    line["samples"][1]["text"] = "TRUE"
    record = reread(next(parsed([json.dumps(line)], "run.jsonl")))
    assert (record.value, record.scheme.k, len(record.answers)) == (None, 0, len(line["samples"]))
    assert list(faults(record)) == []
