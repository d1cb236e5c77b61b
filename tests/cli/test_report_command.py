"""`paradl report`: where it writes, and what it says."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

Paradl = Callable[..., Any]


def test_a_file(paradl: Paradl, penguins: Path, tmp_path: Path) -> None:
    done = paradl("report", penguins, "-o", "out.html")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "out.html: 2 conflicts, 5 classes, 3 individuals\n"
    assert (tmp_path / "out.html").read_bytes().startswith(b"<!DOCTYPE html>")


def test_a_folder(paradl: Paradl, penguins: Path, tmp_path: Path) -> None:
    assert paradl("report", penguins, "-o", "site").returncode == 0
    assert (tmp_path / "site" / "index.html").is_file()
    again = paradl("report", penguins, "-o", "site")
    assert again.returncode == 2
    assert "index.html exists: choose another name or give --force" in again.stderr
    assert paradl("report", penguins, "-o", "site", "--force").returncode == 0


def test_in_json_it_says_what_was_written(paradl: Paradl, penguins: Path, tmp_path: Path) -> None:
    done = paradl("report", penguins, "-o", "out.html", "-f", "json")
    answer = json.loads(done.stdout)
    assert answer["command"] == "report"
    assert answer["result"] == {
        "file": "out.html",
        "bytes": (tmp_path / "out.html").stat().st_size,
        "consistent": False,
        "conflicts": 2,
        "complete": True,
        "classes": 5,
        "individuals": 3,
        "repairs": 3,
        "evidence": 0,
        "notes": [],
    }
    assert paradl("report", penguins, "-o", "b.html", "-f", "tsv").stdout.startswith("file\tbytes")


def test_it_says_before_the_work_that_it_cannot_be_written(paradl: Paradl, tmp_path: Path) -> None:
    (tmp_path / "there.html").touch()
    for output, why in (
        (["-o", "there.html"], "there.html exists"),
        (["-o", "nowhere/deep/x.html"], "there is no folder"),
        (["-o", "nowhere/deep"], "there is no folder"),
        (["-o", "report.json"], "a report is HTML, and report.json is not"),
        ([], "nothing says where the report goes"),
        (["-o", "-"], "nothing says where the report goes"),
    ):
        done = paradl("report", "nowhere.owl", *output)
        assert done.returncode == 2, output
        assert why in done.stderr


def test_a_judge(paradl: Paradl, tmp_path: Path) -> None:
    examples = Path(__file__).parents[2] / "examples" / "belnap"
    done = paradl(
        "report",
        *("-i", examples / "penguins.ofn", "-o", "out.html"),
        *("--oracle", f"recorded:{examples / 'penguins.jsonl'}", "-f", "json"),
        env={"PARADL_CACHE": str(tmp_path / "judge.sqlite")},
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["result"]["evidence"] == 6


def test_a_first_conflict_only(paradl: Paradl) -> None:
    merged = Path(__file__).parents[2] / "examples" / "merged" / "bridge.ttl"
    done = paradl("report", merged, "-o", "a.html", "--first", 1, "--repairs", 0, "-f", "json")
    result = json.loads(done.stdout)["result"]
    assert not result["complete"]
    assert result["repairs"] == 0
    assert "there may be more" in result["notes"][0]


def test_classically_an_inconsistent_ontology_has_no_report(
    paradl: Paradl, penguins: Path, tmp_path: Path
) -> None:
    done = paradl("report", penguins, "-o", "out.html", "--logic", "classical")
    assert done.returncode == 4
    assert "use --logic adaptive" in done.stderr
    assert not (tmp_path / "out.html").exists()
