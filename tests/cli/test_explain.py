"""`paradl explain`, and the queries that it shares with `paradl ask`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Run = Callable[..., Any]

WHY = """B  tweety Type: Flies  told true and told false
   told true because
       Bird SubClassOf Flies    {file}:31
       Penguin SubClassOf Bird  {file}:32
       Tweety Type Penguin      {file}:37
   told false because
       Penguin SubClassOf not (Flies)  {file}:33
       Tweety Type Penguin             {file}:37
"""


def test_why(paradl: Run, penguins: Path) -> None:
    done = paradl("explain", penguins, "tweety Type: Flies")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == WHY.format(file=penguins)


def test_files_are_cited_as_seen_from_here(paradl: Run, penguins: Path, tmp_path: Path) -> None:
    (tmp_path / "zoo.ofn").write_bytes(penguins.read_bytes())
    done = paradl("explain", "zoo.ofn", "robin Type: Flies")
    assert "Bird SubClassOf Flies  zoo.ofn:31\n" in done.stdout


def test_lines_are_cited_in_checks(paradl: Run, penguins: Path) -> None:
    assert f"Penguin SubClassOf Bird         {penguins}:32" in paradl("check", penguins).stdout
    result = json.loads(paradl("check", penguins, "-f", "json").stdout)["result"]
    cited = result["conflicts"][0]["justifications"][0]
    assert {axiom["file"] for axiom in cited} == {str(penguins)}
    assert sorted(axiom["line"] for axiom in cited) == [31, 32, 33, 37]


def test_the_json_of_one_query_and_of_several(paradl: Run, penguins: Path) -> None:
    def result(*queries: str) -> Any:
        return json.loads(paradl("explain", penguins, *queries, "-f", "json").stdout)["result"]

    one = result("robin Type: Fish")
    assert (one["query"], one["value"], one["true"]) == ("robin Type: Fish", "F", [])
    [justification] = one["false"]
    assert [axiom["line"] for axiom in justification] == [30, 39]
    assert justification[0].keys() == {"axiom", "text", "origin", "file", "line"}
    several = result("robin Type: Fish", "robin Type: Penguin", "robin Type: Fish")
    values = [explanation["value"] for explanation in several["explanations"]]
    assert values == ["F", "N", "F"]
    assert several["explanations"][0] == one


def test_tsv(paradl: Run, penguins: Path) -> None:
    done = paradl("explain", penguins, "robin Type: Flies", "robin Type: Penguin", "-f", "tsv")
    rows = [line.split("\t") for line in done.stdout.splitlines()]
    assert rows[0] == ["query", "value", "told", "justification", "axiom", "text", "file", "line"]
    assert [row[1:4] for row in rows[1:]] == [["T", "true", "1"], ["T", "true", "1"], ["N", "", ""]]


def test_the_first_the_first_few_and_all(paradl: Run) -> None:
    text = "\n".join(f"SubClassOf(<:A> <:M{i}>) SubClassOf(<:M{i}> <:B>)" for i in range(4))

    def count(*options: str) -> int:
        done = paradl("explain", "-", "A SubClassOf: B", *options, "-f", "json", stdin=ontology)
        return len(json.loads(done.stdout)["result"]["true"])

    ontology = f"Ontology(<a:o>\n{text.replace(':', 'http://x#')}\n)".replace("ahttp://x#o", "a:o")
    assert [count(), count("--max", "3"), count("--all")] == [1, 3, 4]


def test_what_holds_anyway(paradl: Run, penguins: Path) -> None:
    done = paradl("explain", penguins, "Bird SubClassOf: Bird or Fish")
    assert "it holds whatever the ontology says" in done.stdout


ALOOF = """Prefix(:=<http://x/>)
Ontology(
Declaration(NamedIndividual(:a))
AsymmetricObjectProperty(:r)
IrreflexiveObjectProperty(:s)
ClassAssertion(ObjectComplementOf(:C) :a)
)"""


@pytest.mark.parametrize("reasoner", ["hermit", "openllet"])
@pytest.mark.parametrize(("prop", "axiom"), [("r", "Asymmetric: r"), ("s", "Irreflexive: s")])
def test_of_individuals_that_the_justification_does_not_mention(
    paradl: Run, tmp_path: Path, reasoner: str, prop: str, axiom: str
) -> None:
    file = tmp_path / "aloof.ofn"
    file.write_text(ALOOF)
    done = paradl("explain", "-r", reasoner, file, f"a {prop} a")
    verdict, told, justification = done.stdout.splitlines()
    assert verdict == f"F  a {prop} a  told false"
    assert told.strip() == "told false because"
    assert axiom in justification


@pytest.mark.parametrize("command", ["ask", "explain"])
def test_queries_from_a_file(paradl: Run, penguins: Path, tmp_path: Path, command: str) -> None:
    lines = "# what is Tweety?\ntweety Type: Bird\n\n  robin Type: Bird  \n"
    (tmp_path / "q.txt").write_text("\ufeff" + lines, encoding="utf-8")
    first = paradl(command, penguins, "tweety Type: Flies", "--queries", "q.txt", "-f", "tsv")
    asked = [line.split("\t")[0] for line in first.stdout.splitlines()[1:]]
    assert list(dict.fromkeys(asked)) == [
        "tweety Type: Flies",
        "tweety Type: Bird",
        "robin Type: Bird",
    ]
    second = paradl(command, penguins, "--queries", "-", "-f", "tsv", stdin=lines)
    assert first.stdout.endswith(second.stdout.split("\n", 1)[1])


def test_a_query_is_answered_as_often_as_it_is_asked(paradl: Run, penguins: Path) -> None:
    done = paradl("ask", penguins, "tweety Type: Bird", "robin Type: Bird", "tweety Type: Bird")
    assert [line.split()[1] for line in done.stdout.splitlines()] == ["tweety", "robin", "tweety"]


def test_kinds_of_inclusion(paradl: Run, penguins: Path) -> None:
    queries = [f"Penguin SubClassOf{kind}: Bird" for kind in ("", "[strong]", "[material]")]
    assert [a[0] for a in paradl("ask", penguins, *queries).stdout.splitlines()] == ["T", "N", "N"]
    strong = paradl("ask", penguins, *queries, "--inclusion", "strong").stdout
    # What does not fly is then no bird, as Tweety: a penguin that is both.
    assert [line[0] for line in strong.splitlines()] == ["B", "B", "F"]


def test_unknown_names_on_request(paradl: Run, penguins: Path) -> None:
    queries = ("Unicorn SubClassOf: Bird", "tweety Type: Bird")
    done = paradl("ask", penguins, *queries, "--unknown-names", "N")
    assert [line[0] for line in done.stdout.splitlines()] == ["N", "T"]
    why = paradl("explain", penguins, queries[0], "--unknown-names", "N", "-f", "json")
    result = json.loads(why.stdout)["result"]
    assert result == {"query": queries[0], "value": "N", "true": [], "false": []}
    refused = paradl("ask", penguins, "tweety Type: Bird and", "--unknown-names", "N")
    assert (refused.returncode, refused.stdout) == (2, "")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["tweety Type: Brid"], ["paradl: the ontology has no class", "did you mean Bird"]),
        (["tweety Type: Bird and"], ["at position 22", "expected a class expression"]),
        (["tweety Type: Bird", "tweety"], ['"tweety": ', "ends at position 7"]),
        (["--queries", "q.txt"], ["q.txt:3: at position 15", "expected"]),
        (["--queries", "empty.txt"], ["there is no query", "empty.txt"]),
        ([], ["there is no query"]),
        (["tweety Type: Bird", "--unknown-names", "F"], ["--unknown-names"]),
    ],
)
@pytest.mark.parametrize("command", ["ask", "explain"])
def test_what_is_no_query(
    paradl: Run,
    penguins: Path,
    tmp_path: Path,
    command: str,
    arguments: list[str],
    words: list[str],
) -> None:
    (tmp_path / "q.txt").write_text("tweety Type: Bird\n# and then\ntweety Type: (\n")
    (tmp_path / "empty.txt").write_text("# nothing\n\n")
    done = paradl(command, penguins, *arguments)
    assert (done.returncode, done.stdout) == (2, ""), done.stderr
    assert len(done.stderr.splitlines()) == 1
    for word in words:
        assert word in done.stderr


@pytest.mark.parametrize(
    ("name", "said"),
    [("none.txt", "cannot read none.txt"), ("latin.txt", "latin.txt is not text in UTF-8")],
)
def test_a_list_that_cannot_be_read(
    paradl: Run, penguins: Path, tmp_path: Path, name: str, said: str
) -> None:
    (tmp_path / "latin.txt").write_bytes("Käse Type: Cheese".encode("latin-1"))
    done = paradl("ask", penguins, "--queries", name)
    assert (done.returncode, done.stdout) == (3, "")
    assert said in done.stderr


def test_standard_input_is_one_thing(paradl: Run) -> None:
    done = paradl("ask", "-", "--queries", "-", stdin="Ontology()")
    assert (done.returncode, done.stdout) == (2, "")
    assert "standard input cannot be both" in done.stderr


def test_measures(paradl: Run, penguins: Path) -> None:
    done = paradl("check", penguins, "--measures")
    assert "Inconsistency 0.042: 1 of 24 ground atoms told both ways.\n" in done.stdout
    assert "Incompleteness 0.458: 11 of 24 ground atoms told neither way.\n" in done.stdout
    assert "Most in conflict: Flies 0.333.\n" in done.stdout
    measures = json.loads(paradl("check", penguins, "--measures", "-f", "json").stdout)["result"][
        "measures"
    ]
    assert (measures["atoms"], measures["both"], measures["neither"]) == (24, 1, 11)
    assert measures["inconsistency"] == pytest.approx(1 / 24)
    flies = next(name for name in measures["names"] if name["label"] == "Flies")
    assert flies["inconsistency"] == pytest.approx(1 / 3)
    assert "measures" not in json.loads(paradl("check", penguins, "-f", "json").stdout)["result"]


@pytest.mark.parametrize("command", ["ask", "explain"])
def test_what_to_ask_of_a_class_in_conflict(
    paradl: Callable[..., Any], tmp_path: Path, command: str
) -> None:
    """That everything in it is a glut does not make it empty."""
    file = tmp_path / "mad.ofn"
    file.write_text(
        "Prefix(:=<http://x/>) Ontology(SubClassOf(:Mad :Cow) SubClassOf(:Mad :Meat)"
        " DisjointClasses(:Cow :Meat) SubClassOf(:Calf :Young) Declaration(Class(:Young)))"
    )
    done = paradl(command, file, "Mad SubClassOf: owl:Nothing")
    assert done.stdout.startswith("N")
    [hint] = done.stderr.splitlines()
    assert "paradl check finds it in conflict about a class C" in hint
    assert paradl(command, file, "Calf SubClassOf: owl:Nothing").stderr == ""
    assert paradl(command, file, "Mad SubClassOf: Meat and not Meat").stdout.startswith("T")
