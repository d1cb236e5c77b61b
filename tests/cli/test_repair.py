"""`paradl repair`, and repaired copies."""

from __future__ import annotations

import json
import shlex
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import paradl as library
from paradl.repair import HURRIED
from paradl.report.repairs import copying
from paradl.results import Axiom

Run = Callable[..., Any]

ROOT = Path(__file__).parents[2]
NS = "http://example.org/penguins#"
TWO_FAULTS = """Prefix(:=<http://x#>) Prefix(rdfs:=<http://www.w3.org/2000/01/rdf-schema#>)
Ontology(<http://x>
DisjointClasses(:Cat :Dog)
ClassAssertion(:Cat :tom) ClassAssertion(:Dog :tom)
NegativeObjectPropertyAssertion(:likes :tom :rex)
ObjectPropertyAssertion(:likes :tom :rex)
SubClassOf(:Cat :Animal) SubClassOf(:Dog :Animal)
)"""

MANY_WAYS = """Prefix(:=<http://e/>) Ontology(<http://e>
SubClassOf(:A0 :B1) SubClassOf(:A0 :B3) SubClassOf(:A1 :B3) SubClassOf(:A1 :B2) SubClassOf(:A2 :B3)
SubClassOf(:A2 :B1) SubClassOf(:A3 :B3) SubClassOf(:A3 :B1) SubClassOf(:A4 :B1) SubClassOf(:A4 :B0)
SubClassOf(:A5 :B0) SubClassOf(:A5 :B2) SubClassOf(:A6 :B3) SubClassOf(:A6 :B0)
SubClassOf(:B0 :C0) SubClassOf(:B1 :C0) SubClassOf(:B2 :C0) SubClassOf(:B3 :C2)
DisjointClasses(:C0 :C1) DisjointClasses(:C1 :C2) DisjointClasses(:C0 :C2)
ClassAssertion(:A0 :x0) ClassAssertion(:A1 :x1) ClassAssertion(:A2 :x2) ClassAssertion(:A3 :x3)
ClassAssertion(:A4 :x4) ClassAssertion(:A5 :x5) ClassAssertion(:A6 :x6))"""


@pytest.fixture(scope="module")
def many_ways() -> Iterator[library.KnowledgeBase]:
    """Two repairs of one axiom, nine of three, and many of five."""
    with library.load(MANY_WAYS.encode()) as kb:
        yield kb


def advice(paradl: Run, *arguments: object, stdin: str = "") -> Any:
    done = paradl("repair", *arguments, "-f", "json", stdin=stdin)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)["result"]


def test_the_advice(paradl: Run, penguins: Path) -> None:
    done = paradl("repair", penguins)
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert lines[0] == "penguins.ofn has 2 conflicts. 3 ways to end them, the best first:"
    assert lines[2:4] == [
        "1  remove 1 axiom; no other subsumption or type is lost",
        f"       Penguin SubClassOf not (Flies)  {penguins}:33",
    ]
    copy = f'paradl translate {penguins} --without "Penguin SubClassOf not (Flies)" -o COPY'
    assert lines[-1] == f"To write a repaired copy: {copy}"


def test_each_repair_ends_the_conflicts(paradl: Run, tmp_path: Path) -> None:
    (tmp_path / "two.ofn").write_text(TWO_FAULTS)
    result = advice(paradl, "two.ofn", "--repairs", "9")
    assert result["conflicts"] == len(
        json.loads(paradl("check", "two.ofn", "-f", "json").stdout)["result"]["conflicts"]
    )
    smallest = [r for r in result["repairs"] if len(r["remove"]) == 2]
    assert len(smallest) == 6  # one of three for the cat, one of two for what it likes
    assert len(result["repairs"][0]["remove"]) == 2
    for number, repair in enumerate(smallest, start=1):
        unwanted = [part for axiom in repair["remove"] for part in ("--without", axiom["axiom"])]
        done = paradl("translate", "two.ofn", *unwanted, "-o", f"r{number}.ofn")
        assert (done.returncode, done.stderr) == (0, "")
        assert paradl("check", f"r{number}.ofn").returncode == 0
    ranks = [(len(r["remove"]), r["impact"], r["usage"]) for r in result["repairs"]]
    assert ranks == sorted(ranks)


@pytest.mark.parametrize("wanted", [1, 2, 3, 5, 11, 13])
def test_a_repair_has_its_number_however_many_are_wanted(
    many_ways: library.KnowledgeBase, wanted: int
) -> None:
    shown = [each.remove for each in many_ways.repairs(20)]
    assert len(shown) == 20
    assert [each.remove for each in many_ways.repairs(wanted)] == shown[:wanted]
    assert HURRIED not in many_ways.warnings


def test_what_the_time_limit_may_change_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("paradl.repair._PATIENCE", 0.0)
    with library.load(MANY_WAYS.encode()) as kb:
        assert len(kb.repairs(1)) == 1
        assert HURRIED not in kb.warnings
        assert len(kb.repairs(4)) == len(kb.repairs(4)) == 4
        assert kb.warnings.count(HURRIED) == 1


def test_the_copy_is_without_what_was_shown(paradl: Run, tmp_path: Path) -> None:
    (tmp_path / "many.ofn").write_text(MANY_WAYS)
    fifth = advice(paradl, "many.ofn", "--repairs", "20")["repairs"][4]["remove"]
    done = paradl("translate", "many.ofn", "--without-repair", "5", "-o", "copy.ofn")
    assert done.returncode == 0
    assert done.stderr.splitlines() == [f"paradl: without {axiom['text']}" for axiom in fifth]
    copy = (tmp_path / "copy.ofn").read_text().splitlines()
    assert sum(line.startswith("SubClassOf(") for line in copy) == 18 - len(fifth)


@pytest.mark.parametrize("format", ["ofn", "owx", "omn", "rdf", "ttl", "nt", "jsonld"])
def test_the_copy_imports_what_was_not_read(paradl: Run, tmp_path: Path, format: str) -> None:
    head = "Ontology(<http://x> Import(<http://x/absent>) Import(<http://x/present>)"
    (tmp_path / "cats.ofn").write_text(TWO_FAULTS.replace("Ontology(<http://x>", head))
    (tmp_path / "present.ofn").write_text("Ontology(<http://x/present>)")
    copying = ["cats.ofn", "--without", "tom Type Dog", "-f", format]
    read = paradl("translate", *copying).stdout
    assert ("http://x/absent" in read, "http://x/present" in read) == (True, False)
    unread = paradl("translate", *copying, "--imports", "none").stdout
    assert "http://x/absent" in unread
    assert "http://x/present" in unread
    inputs = ["-i", "present.ofn", *copying, "--imports", "none"]
    assert "http://x/present" not in paradl("translate", *inputs).stdout


@pytest.mark.parametrize(
    "said",
    ["tom Type Dog", "tom Type: Dog", "'tom' Type: <http://x#Dog>", "ClassAssertion(:Dog :tom)"],
)
def test_an_axiom_is_named_as_it_is_shown_asked_or_written(
    paradl: Run, tmp_path: Path, said: str
) -> None:
    (tmp_path / "cats.ofn").write_text(TWO_FAULTS)
    done = paradl("translate", "cats.ofn", "--without", said, "-f", "ofn")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("ClassAssertion(") == 1
    assert paradl("translate", "cats.ofn", "--without", "tom Type: not Dog").returncode == 2


@pytest.mark.parametrize(("format", "lost"), [("omn", True), ("ttl", False)])
def test_annotations_that_a_format_has_no_place_for(
    paradl: Run, tmp_path: Path, format: str, lost: bool
) -> None:
    said = "AnnotationAssertion(rdfs:seeAlso <http://x/nobody> <http://x/page>)"
    twice = 'Declaration(Class(:Cat)) SubClassOf(Annotation(rdfs:comment "c") :Cat :Animal)'
    (tmp_path / "cats.ofn").write_text(TWO_FAULTS[:-1] + said + twice + ")")
    done = paradl("translate", "cats.ofn", "--without", "tom Type Dog", "-f", format)
    assert ("cannot hold 1 of the axioms" in done.stderr, "nobody" in done.stderr) == (lost, lost)
    assert lost or not done.stderr


def test_the_command_that_is_shown_reads_the_same_and_takes_out_the_same(
    paradl: Run, tmp_path: Path
) -> None:
    merged = ROOT / "examples" / "merged"
    inputs = [part for n in ("kitchen", "botany", "bridge") for part in ("-i", merged / f"{n}.ttl")]
    done = paradl("repair", *inputs, "--imports", "NONE", "--logic", "fde", "--memory", "1g")
    [_, command] = done.stdout.splitlines()[-1].split(": ", 1)
    words = shlex.split(command)
    assert words[2:12] == [*map(str, inputs), "--imports", "none", "--memory", "1g"]
    assert paradl(*words[1:-1], "copy.ofn").returncode == 0
    assert paradl("check", "copy.ofn", "--logic", "fde").returncode == 0


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("'A b' SubClassOf B", "\"'A b' SubClassOf B\""),
        ('A SubClassOf p value "$HOME"', "'A SubClassOf p value \"$HOME\"'"),
        ("'\u200eA' SubClassOf B", '"SubClassOf(<a:A> <a:B>)"'),
        ('it\'s A SubClassOf p value "!"', "'it'\"'\"'s A SubClassOf p value \"!\"'"),
    ],
)
def test_an_axiom_is_a_word_of_the_shell(text: str, word: str) -> None:
    command = copying(["a.owl"], [Axiom("SubClassOf(<a:A> <a:B>)", text, "asserted")])
    assert command == f"paradl translate a.owl --without {word} -o COPY"


def test_axioms_that_differ_in_annotations_alone_are_one(paradl: Run, tmp_path: Path) -> None:
    """Merged ontologies have such; all of them go where one is to go."""
    (tmp_path / "merged.ofn").write_text(
        """Prefix(:=<http://x/>)
Prefix(rdfs:=<http://www.w3.org/2000/01/rdf-schema#>)
Ontology(<http://x>
SubClassOf(:A :B)
SubClassOf(Annotation(rdfs:comment "one") :A :B)
SubClassOf(Annotation(rdfs:comment "two") :A :B)
SubClassOf(Annotation(rdfs:comment "one") :A :C)
SubClassOf(Annotation(rdfs:comment "two") :A :C)
DisjointClasses(:B :C)
)
"""
    )
    done = paradl("check", "merged.ofn", "-m", "9", "-f", "json")
    [conflict] = json.loads(done.stdout)["result"]["conflicts"]
    assert len(conflict["justifications"]) == 1
    done = paradl("repair", "merged.ofn", "-f", "json")
    repairs = json.loads(done.stdout)["result"]["repairs"]
    assert len(repairs) == 3
    for repair in repairs:
        [axiom] = repair["remove"]
        done = paradl(
            "translate", "merged.ofn", "--without", axiom["axiom"], "-o", "x.ofn", "--force"
        )
        assert done.returncode == 0
        assert paradl("check", "x.ofn").returncode == 0


def test_axioms_that_differ_in_annotations_alone_are_named_once() -> None:
    plain = Axiom("SubClassOf(<a:A> <a:B>)", "A SubClassOf B", "asserted")
    annotated = Axiom('SubClassOf(Annotation(<a:p> "x") <a:A> <a:B>)', plain.text, "asserted")
    command = copying(["a.owl"], [plain, annotated])
    assert command == 'paradl translate a.owl --without "A SubClassOf B" -o COPY'


@pytest.mark.parametrize(
    ("logic", "lost"),
    [
        ("adaptive", ["Tweety Type Bird"]),  # Fish is not split, so `not Fish` has no name here
        ("fde", ["Penguin SubClassOf not (Fish)", "Tweety Type Bird", "Tweety Type not (Fish)"]),
    ],
)
def test_what_else_is_lost_is_told(
    paradl: Run, penguins: Path, logic: str, lost: list[str]
) -> None:
    best, *others = advice(paradl, penguins, "--repairs", "4", "--logic", logic)["repairs"]
    assert (best["impact"], best["lost"], best["complete"]) == (0, [], True)
    [bird] = [r for r in others if r["remove"][0]["text"] == "Penguin SubClassOf Bird"]
    assert bird["impact"] == len(lost)
    assert [axiom["text"] for axiom in bird["lost"]] == lost
    [flies] = [r for r in others if r["remove"][0]["text"] == "Bird SubClassOf Flies"]
    assert [axiom["text"] for axiom in flies["lost"]] == ["Robin Type Flies"]


def test_nothing_to_repair(paradl: Run) -> None:
    text = "Ontology(SubClassOf(<u:A> <u:B>))"
    assert paradl("repair", "-", stdin=text).stdout == (
        "standard input has no conflicts: nothing to repair\n"
    )
    assert advice(paradl, "-", stdin=text)["repairs"] == []


def test_what_follows_of_an_unsatisfiable_class_is_no_loss(paradl: Run) -> None:
    text = (
        "Ontology(SubClassOf(<u:A> <http://www.w3.org/2002/07/owl#Nothing>) "
        "SubClassOf(<u:A> <u:B>) SubClassOf(<u:C> <u:A>))"
    )
    [repair] = advice(paradl, "-", "--logic", "classical", stdin=text)["repairs"]
    assert [axiom["text"] for axiom in repair["remove"]] == ["A SubClassOf Nothing"]
    assert repair["lost"] == []


def test_where_a_logic_cannot_tell_what_is_lost(paradl: Run, penguins: Path) -> None:
    best = advice(paradl, penguins, "--logic", "classical")["repairs"][0]
    assert (best["lost"], best["impact"], best["complete"]) == (None, None, True)


def test_the_time_limit_is_for_all_trials_together(paradl: Run, hard: Path) -> None:
    done = paradl("repair", hard, "--timeout", "4", "--bridge", "py4j")
    assert (done.returncode, done.stdout) == (5, "")


def test_tsv(paradl: Run, penguins: Path) -> None:
    rows = [r.split("\t") for r in paradl("repair", penguins, "-f", "tsv").stdout.splitlines()]
    assert rows[0] == ["repair", "axiom", "text", "impact", "usage", "complete"]
    assert [row[0] for row in rows[1:]] == ["1", "2", "3"]


def test_a_merge_that_does_not_fit(paradl: Run) -> None:
    merged = ROOT / "examples" / "merged"
    inputs = [part for n in ("kitchen", "botany", "bridge") for part in ("-i", merged / f"{n}.ttl")]
    result = advice(paradl, *inputs, "--repairs", "1")
    [repair] = result["repairs"]
    assert repair["complete"]
    without = [part for a in repair["remove"] for part in ("--without", a["axiom"])]
    copy = paradl("translate", *inputs, *without, "-f", "ofn")
    assert copy.returncode == 0
    assert paradl("check", "-", stdin=copy.stdout).returncode == 0


def test_a_repaired_copy_is_the_source_but_for_the_axiom(
    paradl: Run, penguins: Path, tmp_path: Path
) -> None:
    done = paradl("translate", penguins, "--without-repair", "1", "-o", "copy.ofn")
    assert (done.returncode, done.stdout) == (0, "")
    copy = (tmp_path / "copy.ofn").read_text()
    assert "Prefix(:=<http://example.org/penguins#>)" in copy
    assert "Ontology(<http://example.org/penguins>" in copy
    assert 'AnnotationAssertion(rdfs:label :tweety "Tweety"@en)' in copy
    assert "paradl" not in copy
    assert "ObjectComplementOf" not in copy
    assert "SubClassOf(:Bird :Flies)" in copy
    again = paradl("translate", penguins, "--without-repair", "1", "-o", "copy.ofn")
    assert again.returncode == 2
    assert "exists" in again.stderr
    forced = paradl("translate", penguins, "--without-repair", "1", "-o", "copy.ofn", "--force")
    assert forced.returncode == 0
    assert "ObjectComplementOf" in penguins.read_text()


@pytest.mark.parametrize(
    "axiom",
    [
        "Bird SubClassOf Flies",
        "SubClassOf(:Bird :Flies)",
        f"SubClassOf(<{NS}Bird>   <{NS}Flies>)",
    ],
)
def test_an_axiom_is_named_as_it_is_printed(paradl: Run, penguins: Path, axiom: str) -> None:
    copy = paradl("translate", penguins, "--without", axiom, "-f", "ofn")
    assert "SubClassOf(:Bird :Flies)" not in copy.stdout
    assert "SubClassOf(:Bird :Animal)" in copy.stdout


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--without", "Bird SubClassOf Fish"], ["no axiom", "Bird SubClassOf Fish"]),
        (["--without", "SubClassOf(:Bird"], ["no axiom"]),
        (["--without", ""], ["no axiom"]),
        (["--without-repair", "99"], ["there is no repair 99"]),
        (["--without-repair", "0"], ["--without-repair"]),
    ],
)
def test_what_cannot_be_taken_out(
    paradl: Run, penguins: Path, arguments: list[str], words: list[str]
) -> None:
    done = paradl("translate", penguins, *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    for word in words:
        assert word in done.stderr
