"""What can be loaded, and what is said of what cannot, before any Java starts."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from paradl.errors import OntologyError
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
    ("name", "message"), [("none.owl", "there is no file"), ("folder", "is a folder")]
)
def test_what_is_not_there(tmp_path: Path, name: str, message: str) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(OntologyError, match=message):
        request(tmp_path / name)


def test_nothing() -> None:
    with pytest.raises(OntologyError, match="nothing to load"):
        request([])
