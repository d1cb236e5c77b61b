"""What can be loaded, and what is said of what cannot, before any Java starts."""

from __future__ import annotations

import io
import os
import threading
from pathlib import Path
from typing import Any

import pytest
from rdflib import Dataset, Graph

from paradl import sources
from paradl.errors import OntologyError, UsageError
from paradl.sources import request


def test_files_bytes_and_open_files(tmp_path: Path) -> None:
    path = tmp_path / "ä b.owl"
    path.write_text("x")
    got = request([str(path), path, b"abc", io.BytesIO(b"de"), io.StringIO("ü")])
    assert got.sources[0] == got.sources[1] == {"path": str(path)}
    assert [s["bytes"] for s in got.sources[2:]] == [3, 2, 2]
    assert got.payload == b"abcde\xc3\xbc"
    assert request(path).sources == [{"path": str(path)}]


@pytest.mark.parametrize(
    ("name", "message"),
    [("none.owl", "there is no file"), ("folder", "is a folder"), ("x" * 300, "cannot be read")],
)
def test_what_is_not_there(tmp_path: Path, name: str, message: str) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(OntologyError, match=message):
        request(tmp_path / name)


def test_nothing() -> None:
    with pytest.raises(OntologyError, match="nothing to load"):
        request([])


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs named pipes")
def test_a_pipe_is_read_once(tmp_path: Path) -> None:
    """As of `paradl check <(curl ...)`."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    writer = threading.Thread(target=pipe.write_bytes, args=(b"abc",))
    writer.start()
    assert request([pipe, b"de"]) == (
        [{"name": str(pipe), "bytes": 3}, {"name": "<bytes>", "bytes": 2}],
        b"abcde",
    )
    writer.join()


@pytest.mark.skipif(os.name == "nt", reason="needs /dev/zero")
def test_what_is_without_end_or_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    """It was read until memory was full, or else Java said that an array had a size below 0."""
    monkeypatch.setattr(sources, "MOST_BYTES", 9 << 20)
    with pytest.raises(OntologyError, match="what is to be loaded is more than 2 GiB: put it in a"):
        request([b" " * (5 << 20)] * 2)
    with pytest.raises(OntologyError, match="/dev/zero is more than 2 GiB"):
        request("/dev/zero")


def test_graphs_of_rdflib() -> None:
    triple = "<u:A> <u:b> <u:C>"
    for graph in (Graph(), Dataset()):
        graph.parse(data=f"{triple} .")
        [told], content = request(graph)
        assert content.decode().split() == f"{triple} .".split()
        assert told == {"name": "<graph>", "bytes": len(content)}
        assert request([graph, b"Ontology()"]).payload == content + b"Ontology()"


@pytest.mark.parametrize(
    ("wrong", "name"),
    [
        (None, "NoneType"),
        (7, "int"),
        ([b"Ontology()", None], "NoneType"),
    ],
)
def test_what_is_no_source(wrong: Any, name: str) -> None:
    with pytest.raises(UsageError, match=rf"nothing can be loaded from a {name}: give a path"):
        request(wrong)


def test_a_text_is_not_a_path() -> None:
    with pytest.raises(OntologyError, match=r"taken for a path: give .* as bytes"):
        request("Ontology(\n)")
