"""Nothing is written over unasked, and nothing is left half-written."""

from __future__ import annotations

import bz2
import gzip
import lzma
import os
import stat
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from unittest.mock import Mock

import pytest

from paradl import files
from paradl.errors import DataError, OntologyError, UsageError
from paradl.evaluation import folder as evaluation
from paradl.serve.sources import served


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


def test_what_nobody_may_write_into_is_known_before_the_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The system's word is made up: root may write into any folder."""
    locked = tmp_path / "locked"
    locked.mkdir()
    (locked / "old").touch()
    (tmp_path / "link").symlink_to(locked / "old")
    monkeypatch.setattr(os, "access", lambda path, mode: path != locked)
    for path in (locked / "new", locked / "old", tmp_path / "link"):
        with pytest.raises(UsageError, match=r"cannot write into .*locked: choose another place"):
            files.check_free(path, force=True)
    for folder in (locked, locked / "new"):
        with pytest.raises(UsageError, match=r"cannot write into .*locked"):
            evaluation.check(folder)
    files.check_free(tmp_path / "new", force=False)
    files.check_free(Path(os.devnull), force=False)


def test_links_in_a_circle(tmp_path: Path) -> None:
    (tmp_path / "a").symlink_to("b")
    (tmp_path / "b").symlink_to("a")
    with pytest.raises(UsageError, match=r"cannot write .*a \("):
        files.check_free(tmp_path / "a", force=True)
    with pytest.raises(OntologyError, match="no file 'a'"):
        served(tmp_path, "a")


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    target, link = tmp_path / "target", tmp_path / "link"
    target.write_bytes(b"old")
    link.symlink_to(target)
    files.write(link, b"new", force=True)
    assert link.is_symlink()
    assert target.read_bytes() == b"new"


def test_the_mode_stays(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_bytes(b"old")
    path.chmod(0o640)
    files.write(path, b"new", force=True)
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


def test_a_draft_is_nobody_elses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.txt"
    path.write_text("before")
    before: list[int] = []
    change = Path.chmod

    def noted(draft: Path, mode: int) -> None:
        before.append(stat.S_IMODE(draft.stat().st_mode))
        change(draft, mode)

    monkeypatch.setattr(Path, "chmod", noted)
    files.write(path, b"after", force=True)
    assert before == [0o600]


def test_a_new_file_is_as_open_as_the_user_has_it(tmp_path: Path) -> None:
    before = os.umask(0o027)
    try:
        files.write(tmp_path / "a.txt", b"new")
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "a.txt").stat().st_mode) == 0o640


def test_nobody_can_lay_out_a_draft(tmp_path: Path) -> None:
    """As a link by which we would write elsewhere."""
    other = tmp_path / "other"
    other.write_bytes(b"old")
    (tmp_path / f".a.txt.{os.getpid()}").symlink_to(other)
    files.write(tmp_path / "a.txt", b"new")
    assert other.read_bytes() == b"old"
    assert not (tmp_path / "a.txt").is_symlink()


def test_a_name_as_long_as_names_may_be(tmp_path: Path) -> None:
    path = tmp_path / ("a" * 255)
    files.write(path, b"new")
    assert path.read_bytes() == b"new"


def test_several_threads_write_the_same_file(tmp_path: Path) -> None:
    texts = [bytes([number]) * 100_000 for number in range(32)]
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(partial(files.write, tmp_path / "a.txt", force=True), texts))
    assert (tmp_path / "a.txt").read_bytes() in texts
    assert [p.name for p in tmp_path.iterdir()] == ["a.txt"]


def test_what_fails_leaves_no_draft(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "replace", Mock(side_effect=OSError(28, "No space left on device")))
    with pytest.raises(UsageError, match="No space left on device"):
        files.write(tmp_path / "a.txt", b"new")
    assert not list(tmp_path.iterdir())


def test_folders_are_no_files(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="is a folder"):
        files.write(tmp_path, b"", force=True)
    with pytest.raises(UsageError, match="there is no folder"):
        files.write(tmp_path / "none" / "a.txt", b"")


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"])
def test_text_says_how_it_is_written(encoding: str) -> None:
    words = "Zoë is a bird.".encode(encoding)
    assert files.decoded(words, "a.txt") == "Zoë is a bird."
    for packed in (gzip, bz2, lzma):
        assert files.decoded(packed.compress(words), "a.txt.gz") == "Zoë is a bird."


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"Zo\xeb", "a is not text in UTF-8: save it as UTF-8"),
        ("Птица".encode("utf-16-le") + b"\n\0", "a is not text in UTF-8, as it holds NUL: save it"),
        (b"PAR1\x15\xff", "a is a Parquet file: write it as CSV or JSON Lines"),
        (b"%PDF-1.7\n\xe2", "a is a PDF file: save its text as UTF-8"),
        (b"PK\x03\x04\xff", "a is a zip archive or an office document: save its text"),
        (b"ARROW1\0\0\xff", "a is an Arrow file: write it as CSV or JSON Lines"),
        (bz2.compress(b"text")[:-4], "a is bzip2 that is cut off or broken: make it anew"),
        (lzma.compress(b"text")[:-4], "a is xz that is cut off or broken: make it anew"),
        (gzip.compress(b"PAR1\xff", mtime=0), "a is a Parquet file"),
        (gzip.compress(b"text", mtime=0)[:-9], "a is gzip that is cut off or broken: make it anew"),
        (b"\x1f\x8b\x09", "a is gzip that is cut off or broken: make it anew"),
    ],
)
def test_a_file_that_is_no_text_is_named_as_what_it_is(content: bytes, said: str) -> None:
    with pytest.raises(DataError) as raised:
        files.decoded(content, "a")
    assert said in str(raised.value)


def test_gzip_is_unpacked_within_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "UNPACKED", 1 << 20)
    assert files.decoded(gzip.compress(b"a" * (1 << 20)), "a") == "a" * (1 << 20)
    with pytest.raises(DataError, match="holds more than 1 MB in gzip: decompress it first"):
        files.decoded(gzip.compress(b"a" * (1 << 21)), "a")


@pytest.mark.parametrize(
    ("inputs", "called"),
    [
        (["o/org.ttl", "p/org.ttl"], ["o/org.ttl", "p/org.ttl"]),
        (["org.ttl", "../p/org.ttl", "a.ofn"], ["o/org.ttl", "p/org.ttl", "a.ofn"]),
        (["a/x/org.ttl", "b/x/org.ttl"], ["a/x/org.ttl", "b/x/org.ttl"]),
        (["org.ttl", "./org.ttl", "-"], ["org.ttl", "org.ttl", "standard input"]),
        (["/org.ttl", "/x/org.ttl"], ["/org.ttl", "x/org.ttl"]),
    ],
)
def test_files_of_one_name_are_told_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, inputs: list[str], called: list[str]
) -> None:
    (tmp_path / "o").mkdir()
    monkeypatch.chdir(tmp_path / "o")
    assert [name.replace(os.sep, "/") for name in files.told_apart(inputs)] == called


@pytest.mark.parametrize(
    ("inputs", "called"),
    [
        (["zoo.ofn"], "zoo.ofn"),
        (["-", "b.ttl", "c.ttl", "x/d.ttl"], "standard input + b.ttl + c.ttl + d.ttl"),
        (["x/a.ttl", "y/a.ttl", "c.ttl", "d.ttl", "e.ttl"], "x/a.ttl + y/a.ttl + c.ttl + 2 more"),
    ],
)
def test_a_sentence_names_a_few_of_many_files(inputs: list[str], called: str) -> None:
    assert files.together(inputs).replace(os.sep, "/") == called


@pytest.mark.skipif(os.name == "nt", reason="where a folder cannot be opened, no more is known")
def test_a_folder_is_no_text(tmp_path: Path) -> None:
    with pytest.raises(DataError, match=f"{tmp_path} is a folder: name a file in it"):
        files.read_text(tmp_path)
