"""Nothing is written over unasked, and nothing is left half-written."""

from __future__ import annotations

from pathlib import Path

import pytest

from paradl import files
from paradl.errors import UsageError


def test_writes(tmp_path: Path) -> None:
    files.write(tmp_path / "a.txt", b"new")
    assert (tmp_path / "a.txt").read_bytes() == b"new"
    assert [p.name for p in tmp_path.iterdir()] == ["a.txt"]


def test_never_over_another_unasked(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_bytes(b"old")
    with pytest.raises(UsageError, match="exists: choose another name or give --force"):
        files.write(path, b"new")
    assert path.read_bytes() == b"old"
    files.write(path, b"new", force=True)
    assert path.read_bytes() == b"new"


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    target, link = tmp_path / "target", tmp_path / "link"
    target.write_bytes(b"old")
    link.symlink_to(target)
    files.write(link, b"new", force=True)
    assert link.is_symlink()
    assert target.read_bytes() == b"new"


def test_folders_are_no_files(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="is a folder"):
        files.write(tmp_path, b"", force=True)
    with pytest.raises(UsageError, match="there is no folder"):
        files.write(tmp_path / "none" / "a.txt", b"")
