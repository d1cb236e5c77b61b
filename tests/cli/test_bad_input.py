"""Bad input gets the right exit code and one line that names the place."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from paradl.cli import main

EXAMPLES = Path(__file__).parents[2] / "examples"
LAMP = EXAMPLES / "formats"
TURTLE = """@prefix : <http://example.org/#> . @prefix owl: <http://www.w3.org/2002/07/owl#> .
@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
@prefix xsd: <http://www.w3.org/2001/XMLSchema#> .
"""


def refused(done: Any, code: int, *words: str) -> None:
    """One line on standard error with these words, and nothing on standard output."""
    assert done.returncode == code, done.stderr
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1, done.stderr
    assert done.stderr.startswith("paradl: ")
    assert len(done.stderr) < 500
    for word in words:
        assert word in done.stderr


def test_no_file(paradl: Callable[..., Any]) -> None:
    refused(paradl("check", "none.owl"), 3, "there is no file", "none.owl")


@pytest.mark.parametrize("scheme", ["http", "HTTPS"])
def test_an_address(paradl: Callable[..., Any], scheme: str) -> None:
    address = f"{scheme}://example.org/zoo.owl"
    refused(paradl("check", address), 3, f"{address} is an address, not a file: fetch it first")


def test_a_file_of_such_a_name(paradl: Callable[..., Any], tmp_path: Path) -> None:
    (tmp_path / "http:").mkdir()
    (tmp_path / "http:" / "zoo.owl").write_text("Ontology()")
    assert paradl("check", "http://zoo.owl").returncode == 0


def test_a_folder(paradl: Callable[..., Any], tmp_path: Path) -> None:
    (tmp_path / "onto").mkdir()
    refused(paradl("check", "onto"), 3, "onto is a folder")


@pytest.mark.parametrize(
    "words",
    [
        ("cache", "stats", "--cache"),
        ("judge", "Cats purr.", "--no-cache", "--judge", "human", "--prompt"),
        ("serve", "--root"),
    ],
)
def test_a_name_that_the_system_refuses(paradl: Callable[..., Any], words: tuple[str, ...]) -> None:
    """As of a prompt where its folder is wanted."""
    name = "Can you verify it? " * 20
    refused(paradl(*words, name), 2, "File name too long", "check the path")


def test_too_little_memory(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fails(*_: Any, **__: Any) -> None:
        raise MemoryError

    monkeypatch.setattr(main.cli, "main", fails)
    assert main.run(["doctor"]) == 5
    assert capsys.readouterr().err.startswith("paradl: there is not enough memory: ")


@pytest.mark.parametrize("content", [b"", b" \n\n", b"\xef\xbb\xbf"])
def test_an_empty_file(paradl: Callable[..., Any], tmp_path: Path, content: bytes) -> None:
    (tmp_path / "empty.owl").write_bytes(content)
    refused(paradl("check", "empty.owl"), 3, "empty.owl", "empty")


def test_a_name_that_is_too_long(paradl: Callable[..., Any]) -> None:
    refused(
        paradl("check", LAMP / "lamp.ofn", "-o", "x" * 300 + ".json"), 2, "cannot write", "long"
    )


def test_a_name_that_is_no_text(paradl: Callable[..., Any], tmp_path: Path) -> None:
    (tmp_path / "gr\udcf6\udcdfe.ofn").write_text("Ontology(<http://x>)")
    refused(paradl("check", "gr\udcf6\udcdfe.ofn"), 3, "rename the file")


def test_half_a_letter_in_a_label(paradl: Callable[..., Any]) -> None:
    """Java's texts have such halves, UTF-8 has not."""
    label = r':C a owl:Class ; rdfs:label "half \uD800" . :a a :C , [ owl:complementOf :C ] .'
    done = paradl("check", "-", "-f", "json", stdin=f"{TURTLE}{label}")
    assert (done.returncode, done.stderr) == (1, "")
    assert "half ?" in done.stdout


def test_errors_do_not_steer_the_terminal(paradl: Callable[..., Any]) -> None:
    literal = r':p a owl:DatatypeProperty . :a a owl:NamedIndividual ; :p "a\u001B[2J" .'
    refused(paradl("check", "-", stdin=TURTLE + literal), 4, r"a\x1b[2J")


def test_empty_standard_input(paradl: Callable[..., Any]) -> None:
    refused(paradl("check", "-"), 3, "<stdin>", "empty")


@pytest.mark.parametrize("ending", ["rdf", "owx", "ofn", "ttl", "jsonld"])
def test_a_truncated_file(paradl: Callable[..., Any], tmp_path: Path, ending: str) -> None:
    whole = (LAMP / f"lamp.{ending}").read_bytes()
    (tmp_path / f"half.{ending}").write_bytes(whole[: whole.rindex(b"label")])
    refused(paradl("check", f"half.{ending}"), 3, f"half.{ending}")


def test_truncated_rdf_xml_names_the_line(paradl: Callable[..., Any], tmp_path: Path) -> None:
    whole = (LAMP / "lamp.rdf").read_text()
    half = whole[: len(whole) // 2]
    (tmp_path / "half.owl").write_text(half)
    refused(paradl("check", "half.owl"), 3, f"line {len(half.splitlines())}")


def test_a_file_in_the_wrong_format(paradl: Callable[..., Any], tmp_path: Path) -> None:
    (tmp_path / "lamp.owl").write_bytes((LAMP / "lamp.ttl").read_bytes())
    assert paradl("classify", "lamp.owl").returncode == 0  # the content counts, not the ending
    (tmp_path / "letter.owl").write_text("Dear Sirs,\nplease find enclosed no ontology.\n")
    refused(paradl("check", "letter.owl"), 3, "letter.owl")
    (tmp_path / "page.html").write_text("<!doctype html><html><body>404</body></html>")
    refused(paradl("check", "page.html"), 3, "page.html")


@pytest.mark.parametrize("text", [False, True])
def test_ten_megabytes_of_noise(paradl: Callable[..., Any], tmp_path: Path, text: bool) -> None:
    noise = random.Random(7).randbytes(10_000_000 if not text else 5_000_000)
    (tmp_path / "noise.owl").write_bytes(noise.hex().encode() if text else noise)
    refused(paradl("check", "noise.owl"), 3, "noise.owl")


def test_a_billion_laughs(paradl: Callable[..., Any], tmp_path: Path) -> None:
    entities = '<!ENTITY e0 "ha">' + "".join(
        f'<!ENTITY e{i} "{f"&e{i - 1};" * 10}">' for i in range(1, 10)
    )
    (tmp_path / "laughs.owl").write_text(
        f'<?xml version="1.0"?><!DOCTYPE rdf:RDF [{entities}]>'
        '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" '
        'xmlns:rdfs="http://www.w3.org/2000/01/rdf-schema#">'
        '<rdf:Description rdf:about="a:a"><rdfs:label>&e9;</rdfs:label></rdf:Description></rdf:RDF>'
    )
    refused(paradl("check", "laughs.owl"), 3, "laughs.owl", "entities")


def test_external_entities_are_not_read(paradl: Callable[..., Any], tmp_path: Path) -> None:
    (tmp_path / "secret.txt").write_text("password")
    (tmp_path / "xxe.owl").write_text(
        '<?xml version="1.0"?><!DOCTYPE r [<!ENTITY x SYSTEM '
        f'"{(tmp_path / "secret.txt").as_uri()}">]>'
        '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" '
        'xmlns:rdfs="http://www.w3.org/2000/01/rdf-schema#">'
        '<rdf:Description rdf:about="a:a"><rdfs:label>&x;</rdfs:label></rdf:Description></rdf:RDF>'
    )
    done = paradl("translate", "xxe.owl", "-f", "ttl")
    assert "password" not in done.stdout + done.stderr


def test_an_import_loop_is_fine(paradl: Callable[..., Any], tmp_path: Path) -> None:
    for one, other in (("one", "two"), ("two", "one")):
        (tmp_path / f"{one}.ttl").write_text(
            f"{TURTLE}<http://example.org/{one}> a owl:Ontology ; "
            f"owl:imports <http://example.org/{other}> . :{one} a owl:Class ."
        )
    done = paradl("classify", "one.ttl")
    assert (done.returncode, done.stdout, done.stderr) == (0, "├─ one\n└─ two\n", "")


def test_a_missing_import_with_strict(paradl: Callable[..., Any]) -> None:
    text = f"{TURTLE}<a:o> a owl:Ontology ; owl:imports <http://nowhere.example/x> ."
    assert paradl("check", "-", stdin=text).returncode == 0
    refused(paradl("check", "-", "--strict", stdin=text), 3, "http://nowhere.example/x")


@pytest.mark.parametrize("literal", ['"x"^^xsd:integer', '"yes"^^xsd:boolean'])
def test_an_ill_typed_literal_is_a_conflict_that_shows_its_datatype(
    paradl: Callable[..., Any], literal: str
) -> None:
    text = TURTLE + f":p a owl:DatatypeProperty . :a a owl:NamedIndividual ; :p {literal} ."
    done = paradl("check", "-", stdin=text)
    assert done.returncode == 1
    assert f"data: p {literal.replace('xsd:', '')}" in done.stdout


def test_who_has_no_name_is_in_conflict_not_its_class(paradl: Callable[..., Any]) -> None:
    """Also beside a conflict that no name can be split for."""
    said = ":a owl:sameAs :b ; owl:differentFrom :b . [] a :C , [ owl:complementOf :C ] . :c a :C ."
    done = paradl("check", "-", "-f", "json", stdin=f"{TURTLE} :C a owl:Class . {said}")
    found = json.loads(done.stdout)["result"]["conflicts"]
    assert {conflict["kind"] for conflict in found} == {"equality", "class-assertion"}


def test_owl_2_full(paradl: Callable[..., Any]) -> None:
    """A transitive property in a number restriction is undecidable: no engine may take it."""
    text = TURTLE + (
        ":p a owl:ObjectProperty , owl:TransitiveProperty . :A a owl:Class ; rdfs:subClassOf "
        "[ a owl:Restriction ; owl:onProperty :p ; owl:minCardinality 2 ] ."
    )
    refused(paradl("classify", "-", stdin=text), 4, "http://example.org/#p")


@pytest.mark.parametrize(
    ("query", "words"),
    [
        ("tweety Type: Brid", ['"Brid"']),
        ("nobody Type: Bird", ['"nobody"']),
        ("tweety Type: Bird and (", ["position 24"]),
        ("", []),
        ("tweety", []),
        ("tweety eats", []),
        ("Penguin SubClassOf", []),
        ("tweety Type: Bird; rm -rf /", []),
    ],
)
def test_bad_queries(
    paradl: Callable[..., Any], penguins: Path, query: str, words: list[str]
) -> None:
    refused(paradl("ask", penguins, query), 2, *words)


def test_a_classical_answer_of_a_contradiction(paradl: Callable[..., Any], penguins: Path) -> None:
    for command in ("classify", "realize"):
        refused(
            paradl(command, penguins, "--logic", "classical"), 4, "inconsistent", "--logic adaptive"
        )


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["check"], "there is no input"),
        (["ask", "a.owl"], "there is no query"),
        (["ask", "EX", "tweety Type: Flies", "-i", "EX"], "name it as -i"),
        (["ask", "-i", "EX", "x" * 300], "is no sentence"),
        (["chekc"], "chekc"),
        (["check", "--nonsense"], "--nonsense"),
        (["check", "EX", "-r", "fact++"], "fact++"),
        (["check", "EX", "--logic", "nonsense"], "nonsense"),
        (["check", "EX", "--memory", "lots"], "lots"),
        (["check", "EX", "--timeout", "0"], "--timeout"),
        (["check", "EX", "--timeout", "soon"], "soon"),
        (["check", "EX", "-m", "0"], "--max"),
        (["check", "EX", "--prefix", "nonsense"], "nonsense"),
        (["check", "EX", "--prefix", "ex=http://example.org/"], "ex=http"),
        (["check", "EX", "-f", "pdf"], "pdf"),
        (["check", "EX", "-o", "none/out.txt"], "there is no folder none"),
        (["translate", "EX", "-o", "out.doc"], "out.doc"),
    ],
)
def test_wrong_usage(
    paradl: Callable[..., Any], penguins: Path, arguments: list[str], word: str
) -> None:
    given = [str(penguins) if argument == "EX" else argument for argument in arguments]
    refused(paradl(*given), 2, word)


def test_a_catalog_that_is_not_there(paradl: Callable[..., Any], penguins: Path) -> None:
    done = paradl("check", penguins, "--catalog", "none.xml")
    refused(done, 3, "none.xml")


def test_openllet_where_it_is_missing(paradl: Callable[..., Any], penguins: Path) -> None:
    """Its package is hidden; what is installed in this environment does not count."""
    code = (
        "import sys; sys.modules['paradl_openllet'] = None; "
        "from paradl.cli.main import main; main()"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, "check", str(penguins), "-r", "openllet"],
        capture_output=True,
        text=True,
    )
    refused(done, 4, "openllet", "pip install paradl-openllet")


WHOLE = """@prefix owl: <http://www.w3.org/2002/07/owl#> .
@prefix : <http://e/> .
@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .

<http://e/> a owl:Ontology ;
 owl:imports <http://x/y> .
:A a owl:Class ; rdfs:comment \"\"\"SELECT $this
WHERE
{ $this a :A }\"\"\" .

"""


def test_an_axiom_that_is_not_whole(paradl: Callable[..., Any], tmp_path: Path) -> None:
    """Found again, to say where, it must not be mistaken for the import; the query is no graph."""
    (tmp_path / "in.ttl").write_text(WHOLE + "[] a owl:NegativePropertyAssertion .")
    done = paradl("check", tmp_path / "in.ttl")
    assert done.returncode == 3
    assert "looks like Turtle but cannot be read: an axiom in it is not complete" in done.stderr
    assert "owl:NegativePropertyAssertion" in done.stderr


def test_an_annotation_of_no_axiom(paradl: Callable[..., Any], tmp_path: Path) -> None:
    """No axiom is lost with it, so that the rest is read; the warning says what is left out."""
    annotation = '[] a owl:Axiom ; rdfs:comment "c" ; owl:AnnotatedProperty rdfs:subClassOf .'
    (tmp_path / "in.ttl").write_text(WHOLE + annotation)
    done = paradl("check", tmp_path / "in.ttl")
    assert done.returncode == 0
    assert 'are left out (1): line 11: Annotation(rdfs:comment "c"' in done.stderr
    assert "owl#AnnotatedProperty" in done.stderr
    (tmp_path / "in.ttl").write_text(WHOLE)
    assert "left out" not in paradl("check", tmp_path / "in.ttl").stderr


def test_a_key_without_properties(paradl: Callable[..., Any], tmp_path: Path) -> None:
    (tmp_path / "in.ofn").write_text("Ontology(HasKey(<http://x/A> () ()))")
    refused(paradl("check", tmp_path / "in.ofn"), 3, "the key of <http://x/A> has no properties")


def test_a_literal_in_a_union(paradl: Callable[..., Any], tmp_path: Path) -> None:
    (tmp_path / "in.ttl").write_text(WHOLE + '\n:A owl:unionOf (:B "b") .')
    refused(paradl("check", tmp_path / "in.ttl"), 3, "line ", "owl:unionOf", 'the literal "b"')


def test_lists_without_members(paradl: Callable[..., Any], tmp_path: Path) -> None:
    """A union of nothing is owl:Nothing, and what was read so can be written and read again."""
    (tmp_path / "in.ttl").write_text(
        WHOLE + ":A rdfs:subClassOf [ a owl:Class ; owl:unionOf () ] ."
    )
    done = paradl("check", tmp_path / "in.ttl")
    assert done.returncode == 1
    assert "A SubClassOf Nothing" in done.stdout
    out = tmp_path / "out.ofn"
    assert (
        paradl("translate", tmp_path / "in.ttl", "--logic", "classical", "-o", out).returncode == 0
    )
    assert paradl("check", out).returncode == 1


def test_mistakes_in_obo_format(paradl: Callable[..., Any], tmp_path: Path) -> None:
    """One line says where, what and what to do; braces in text are no mistake."""
    (tmp_path / "in.obo").write_text('format-version: 1.2\nsubsetdef: a slim "s"\n')
    done = paradl("check", tmp_path / "in.obo")
    refused(done, 3, "line 2: ", 'subsetdef: a slim "s"', "write an id without blanks")
    (tmp_path / "in.obo").write_text("format-version: 1.2\n\n[Term]\nid: X:1\nregex: [0-9]{7}\n")
    assert paradl("check", tmp_path / "in.obo").returncode == 0


def test_empty_json(paradl: Callable[..., Any], tmp_path: Path) -> None:
    """As a tool writes that found nothing."""
    (tmp_path / "in.jsonld").write_text("[]\n")
    refused(paradl("check", tmp_path / "in.jsonld"), 3, "this is JSON-LD that says nothing")


def test_standard_input_is_read_once(paradl: Callable[..., Any]) -> None:
    done = paradl("check", "-", "-i", "-", stdin="Ontology()")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == ("paradl: standard input is named twice: put one ontology in a file\n")


UNREADABLE = """@prefix : <http://e/> .
@prefix owl: <http://www.w3.org/2002/07/owl#> .
@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
<http://e> a owl:Ontology .
:Sensor a owl:Class ;
  rdfs:subClassOf :Device , [ a owl:Restriction ; owl:onProperty :of ; owl:minCardinality 1 ] .
:Device a owl:Class ; owl:disjointWith :Deed .
:Deed a owl:Class .
:it a owl:NamedIndividual , :Sensor .
:both a owl:NamedIndividual , :Sensor , :Deed .
"""


@pytest.mark.parametrize("logic", ["adaptive", "fde", "classical"])
def test_what_cannot_be_read_is_no_class(
    paradl: Callable[..., Any], tmp_path: Path, logic: str
) -> None:
    """An import that is missing leaves open what kind of property a restriction is on."""
    path = tmp_path / "unreadable.ttl"
    path.write_text(UNREADABLE if logic != "classical" else UNREADABLE.replace(", :Deed .", "."))
    tree = paradl("classify", path, "--logic", logic)
    assert "Sensor" in tree.stdout
    assert "an expression that could not be read" in tree.stderr
    asked = (("SELECT DISTINCT ?c {?s a ?c}",), ("SELECT ?c {?s rdfs:subClassOf ?c}",))
    answers = [paradl("query", path, *query, "--logic", logic).stdout for query in asked]
    told = [tree.stdout, paradl("realize", path, "--logic", logic).stdout, *answers]
    assert not [answer for answer in told if "Error" in answer]
