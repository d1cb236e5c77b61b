"""RDF files name addresses: nothing there is fetched."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from paradl.cli import statements
from paradl.errors import DataError, OntologyError
from paradl.grounding.store import load
from paradl.oracle.stores import store
from paradl.rdflib_files import read

PROV = "http://www.w3.org/ns/prov#"
NOT_FETCHED = "is not in the document"


@pytest.fixture
def asked() -> Iterator[tuple[str, list[str]]]:
    """The address of a server, and what it was asked for."""
    paths: list[str] = []

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            paths.append(self.path)
            body = b'{"@context": {}}'
            self.send_response(200)
            self.send_header("content-type", "application/ld+json")
            self.send_header("content-length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            """Nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/context", paths
    server.shutdown()
    server.server_close()


def as_facts(path: Path) -> None:
    store(str(path), "--sparql")


def as_evidence(path: Path) -> None:
    load(path)


def as_ontology(path: Path) -> None:
    words = ["<http://e/x> Type: <http://e/A>"]
    statements.read(words, None, ontology=str(path), languages=("en",), context=False)


@pytest.mark.parametrize("reader", [as_facts, as_evidence, as_ontology])
@pytest.mark.parametrize(
    "context",
    [
        lambda address: address,
        lambda address: [{"e": "http://e/"}, address],
        lambda address: {"@version": 1.1, "@import": address},
        lambda address: {"e": {"@id": "http://e/", "@context": address}},
    ],
    ids=["alone", "in a list", "imported", "of a term"],
)
def test_no_context_is_fetched(
    asked: tuple[str, list[str]],
    context: Callable[[str], Any],
    reader: Callable[[Path], None],
    tmp_path: Path,
) -> None:
    address, paths = asked
    document = {
        "@context": context(address),
        "@id": "http://e/x",
        "@type": ["http://e/A", f"{PROV}Entity"],
        "e": {"http://e/p": 1},
    }
    path = tmp_path / "x.jsonld"
    path.write_text(json.dumps(document))
    with pytest.raises((DataError, OntologyError), match=NOT_FETCHED):
        reader(path)
    assert paths == []


def test_no_file_beside_it_is_a_context(tmp_path: Path) -> None:
    (tmp_path / "c.jsonld").write_text('{"@context": {"@vocab": "http://e#"}}')
    (tmp_path / "x.jsonld").write_text('{"@context": "c.jsonld", "a": "b"}')
    with pytest.raises(DataError, match=rf"c\.jsonld {NOT_FETCHED}"):
        read(tmp_path / "x.jsonld", "json-ld")


RDF = (
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:e="http://e#">'
    '<rdf:Description rdf:about="&e;me"><e:a>&e;b</e:a></rdf:Description></rdf:RDF>'
)


@pytest.mark.parametrize("reader", [as_facts, as_evidence])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-16"])
def test_entities_that_grow(tmp_path: Path, encoding: str, reader: Callable[[Path], None]) -> None:
    laughs = "".join(f'<!ENTITY a{n} "{f"&a{n - 1};" * 10}">' for n in range(1, 10))
    document = f'<!DOCTYPE r [<!ENTITY a0 "ha">{laughs}<!ENTITY e "&a9;">]>{RDF}<!--{PROV}-->'
    (tmp_path / "x.rdf").write_text(document, encoding)
    with pytest.raises(DataError, match="grow beyond the limit"):
        reader(tmp_path / "x.rdf")


def test_entities_as_people_have_them(tmp_path: Path) -> None:
    """A name for an address, perhaps made of another."""
    declared = '<!ENTITY b "http://e"> <!ENTITY e "&b;#">'
    (tmp_path / "x.rdf").write_text(f"<!DOCTYPE r [{declared}]>{RDF}")
    [(me, p, o)] = read(tmp_path / "x.rdf", "xml")
    assert (str(me), str(p), str(o)) == ("http://e#me", "http://e#a", "http://e#b")


def test_a_context_in_the_document(tmp_path: Path) -> None:
    """And what is relative is so to the file, whatever its name."""
    path = tmp_path / "a #1 %41.jsonld"
    path.write_text('{"@context": {"@vocab": "http://e#"}, "@id": "#me", "a": "@context"}')
    [(me, p, o)] = read(path, "json-ld")
    assert (str(me), str(p), str(o)) == (f"{path.as_uri()}#me", "http://e#a", "@context")
