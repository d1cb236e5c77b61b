"""Of an option that can do nothing beside the others that is said, before any work."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from paradl.cli.main import run

IDLE = """\
ask no.owl q --samples 5|--samples does nothing without --oracle
ask no.owl q --max-cost 1|--max-cost does nothing without --oracle
ask no.owl q --askable Flies|--askable does nothing without --oracle
ask no.owl q --language de|--language does nothing without --oracle
judge 'A.' --judge human --no-cache --cache c.sqlite|--cache does nothing with --no-cache
explain no.owl q --context|--context does nothing without --oracle
explain no.owl q --all --max 3|--max does nothing with --all
explain no.owl q --replies -f tsv|--replies does nothing with -f tsv
check no.owl --unanimous|--unanimous does nothing without --oracle
check no.owl --prompt direct|--prompt does nothing without --oracle
check no.owl --measures -f sarif|--measures does nothing with -f sarif
check no.owl --measures -o c.tsv|--measures does nothing with -f tsv
check no.owl --strict --imports none|--strict does nothing with --imports none
check no.owl --catalog c.xml --imports none|--catalog does nothing with --imports none
check no.owl --exhaustive --logic FDE|--exhaustive does nothing under --logic FDE
check no.owl --keep-unsatisfiable --logic lp|--keep-unsatisfiable does nothing under --logic lp
check no.owl --no-witnesses|--no-witnesses does nothing under --logic adaptive
classify no.owl --inclusion strong --logic classical|--inclusion does nothing under --logic class
classify no.owl --min-confidence 0.5|--min-confidence does nothing without --oracle
realize no.owl --tries 2|--tries does nothing without --oracle
report no.owl -o r.html --confidence-weights w.json|--confidence-weights does nothing without --or
ground no.owl --dry-run --max-calls 3|--max-calls does nothing without --judge
ground no.owl --dry-run --save e.ofn|--save does nothing with --dry-run
ground no.owl --dry-run --prov e.ttl|--prov does nothing with --dry-run
translate no.owl --without A --guards all|--guards does nothing where the input is written untrans
translate no.owl --without-repair 1 --guards all|--guards does nothing where the input is written
translate no.owl --without A --logic fde|--logic does nothing where the input is written untrans
judge 'A.' --judge human --context|--context does nothing without --ontology
judge 'A.' --judge human --language de|--language does nothing without --ontology
judge 'A.' --judge human --replies -f tsv|--replies does nothing with -f tsv
evaluate no.json --mode both|--mode does nothing without a judge
evaluate no.json -k 5|--samples does nothing without --judge
evaluate no.json --confidence --type a=b|--type does nothing with --confidence
chain score no.txt --judge human --logic fde|--logic does nothing with --entailment scale
chain score no.txt --hops 2|--hops does nothing with --entailment reasoner
chain score no.txt --entailment horn --timeout 3|--timeout does nothing with --entailment horn
chain score no.txt --temperature 1|--temperature does nothing without --judge
chain score no.txt --judge human --dry-run --flip 0.1|--flip does nothing with --entailment scale
chain evaluate no.txt --entailment horn --seed 1|--seed does nothing without --flip
chain generate recipes --width 2|--width does nothing for recipes
verify no.owl c.csv --max-calls 3|--max-calls does nothing where claims are given
verify no.owl c.csv --judge human|--judge does nothing where claims are given
verify no.owl c.csv --rounds 3|--rounds does nothing where nobody revises the text
verify no.owl c.csv --question Why|--question does nothing where nobody revises the text
verify no.owl c.csv --seed 3|--seed does nothing without --causal or --causal-model
verify no.owl --question Why --writer human --triples csv|--triples does nothing without TEXT
serve --host 0.0.0.0 --mcp|--host does nothing with --mcp
serve --host 0.0.0.0 --max-cost 5|--max-cost does nothing without --judge"""


@pytest.mark.parametrize("case", IDLE.splitlines())
def test_it_is_said(
    case: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO())
    (tmp_path / "c.csv").write_text("subject,predicate,object\na,b,c\n")
    for name in ("no.txt", "no.json"):
        (tmp_path / name).write_text("a Type: B\n---\na Type: C\n")
    words, message = case.split("|")
    run(words.replace("'A.'", "A.").split())
    first, *rest = capsys.readouterr().err.splitlines()
    assert first not in rest
    assert first.startswith(f"paradl: warning: {message}")
    assert ": " in first.removeprefix(f"paradl: warning: {message}")


def test_not_to_who_wants_no_warnings(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["check", "no.owl", "--exhaustive", "--logic", "fde", "-q"]) == 3
    assert "warning" not in capsys.readouterr().err


def test_where_other_work_was_meant_it_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "no.json").write_text("{}")
    assert run(["evaluate", str(tmp_path / "no.json"), "--dry-run"]) == 2
    assert "--dry-run does nothing without a judge" in capsys.readouterr().err


@pytest.mark.parametrize(
    "words",
    ["ask no.owl q", "translate no.owl --without A", "check no.owl --logic fde"],
)
def test_settings_for_all_commands_may_be_idle_in_some(
    words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, value in (("MAX_COST", "1"), ("SAMPLES", "5"), ("EXHAUSTIVE", "1")):
        monkeypatch.setenv(f"PARADL_{name}", value)
    monkeypatch.setenv("PARADL_LOGIC", "fde")
    assert run(words.split()) == 3
    assert "no.owl" in capsys.readouterr().err
