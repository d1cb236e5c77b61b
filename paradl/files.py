"""Reading text, and writing files: never over another one unasked, and whole or not at all."""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from io import StringIO
from json import detect_encoding
from pathlib import Path

from paradl import columns, packed
from paradl.errors import DataError, ParadlError, UsageError

_KINDS = {
    b"PAR1": ("a Parquet file", "write it as CSV or JSON Lines"),
    b"ARROW1": ("an Arrow file", "write it as CSV or JSON Lines"),
    b"%PDF-": ("a PDF file", "save its text as UTF-8"),
    b"PK\x03\x04": ("a zip archive or an office document", "save its text as UTF-8"),
    b"\xd0\xcf\x11\xe0": ("an office document", "save its text as UTF-8"),
}
UNPACKED = 1 << 28
"""Bytes that are taken out of what is compressed at most."""

STANDARD_INPUT = "standard input"
"""What messages call it."""

NAMED = 4
"""So many files are each named in a sentence."""


def expanded(path: str | os.PathLike[str], error: type[ParadlError] = DataError) -> Path:
    """The path with the home folder in place of `~` or `~user`.

    Raises:
        ParadlError: there is no such folder; of the kind that `error` is.
    """
    try:
        return Path(path).expanduser()
    except RuntimeError:
        raise error(f"there is no home folder for {path}", "check the path") from None


def require_folder() -> None:
    """Say that the folder that this runs in is gone, where no Java starts.

    Raises:
        UsageError: it is.
    """
    try:
        os.getcwd()
    except FileNotFoundError:
        raise UsageError("the folder that this runs in is gone", "change to another") from None


def told_apart(inputs: Iterable[str]) -> list[str]:
    """The names of files, with the folders that tell them apart; `-` is standard input.

    >>> told_apart(["-", "data/zoo.ofn"])
    ['standard input', 'zoo.ofn']
    """
    given = [(name, Path(os.path.abspath(name)).parts) for name in inputs]

    def called(path: Sequence[str]) -> str:
        others = {other for name, other in given if name != "-" and other != path}
        for most in range(1, len(path)):
            if all(other[-most:] != path[-most:] for other in others):
                return str(Path(*path[-most:]))
        return str(Path(*path))

    return [STANDARD_INPUT if name == "-" else called(path) for name, path in given]


def together(inputs: Iterable[str]) -> str:
    """What files are called in a sentence: of many the first few.

    >>> together(["a.ttl", "b.ttl"])
    'a.ttl + b.ttl'
    """
    names = told_apart(inputs)
    if len(names) > NAMED:
        names[NAMED - 1 :] = [f"{len(names) - NAMED + 1} more"]
    return " + ".join(names)


def read_text(path: Path, *, tables: bool = False) -> str:
    """The text of a file in UTF-8; `tables` as of `decoded`.

    Raises:
        DataError: it cannot be read, or is no such text.
    """
    try:
        return decoded(path.read_bytes(), str(path), tables=tables)
    except IsADirectoryError:
        raise DataError(f"{path} is a folder", "name a file in it") from None
    except OSError as error:
        raise DataError(f"cannot read {path} ({error.strerror})", "check the path") from None


def read_given(name: str, *, tables: bool = False) -> str:
    """The same of a file that a command line names: `-` is standard input.

    Raises:
        DataError: as from `read_text`.
    """
    if name == "-":
        return decoded(sys.stdin.buffer.read(), STANDARD_INPUT, tables=tables)
    return read_text(Path(name), tables=tables)


def decoded(content: bytes, name: str, *, tables: bool = False) -> str:
    """Text in UTF-8, with or without a byte order mark; `name` is what a message calls it.

    UTF-16 is text too, with its mark or where it begins with an ASCII letter, and so is any of
    these compressed. With `tables`, one in Parquet or Arrow is given as JSON Lines.

    Raises:
        DataError: it is no such text.
    """
    plain = packed.unpacked(content, name, UNPACKED)
    if tables and columns.is_table(plain):
        return columns.json_lines(plain, name)
    try:
        text = plain.decode(detect_encoding(plain))
        if "\0" not in text:
            return text
        raise DataError(f"{name} is not text in UTF-8, as it holds NUL", "save it as UTF-8")
    except UnicodeDecodeError:
        what, remedy = _recognized(plain) or ("", "save it as UTF-8")
        raise DataError(f"{name} is {what or 'not text in UTF-8'}", remedy) from None


def ending(name: str) -> str:
    """The ending of a file's name, in small letters; that of what compresses it is none.

    >>> ending("Claims.CSV"), ending("claims.csv.gz")
    ('.csv', '.csv')
    """
    path = Path(name.lower())
    return path.with_suffix("").suffix if path.suffix in packed.ENDINGS else path.suffix


def _recognized(content: bytes) -> tuple[str, str] | None:
    """What a file without text is, and what to do."""
    return next((told for begin, told in _KINDS.items() if content.startswith(begin)), None)


def encoded(text: str) -> bytes:
    r"""A text in UTF-8, with a question mark for half a letter, as an argument or a path may have.

    >>> encoded("caf\udce9.owl")
    b'caf?.owl'
    """
    return text.encode("utf-8", "replace")


def lines(text: str) -> list[str]:
    r"""The lines of a file's text, without their ends, which are `\n`, `\r\n` and `\r` alone.

    `str.splitlines` ends them at other characters too, as U+2028, which JSON has within a line.

    >>> lines("a\r\nb\x0cc\n")
    ['a', 'b\x0cc']
    """
    return [line.removesuffix("\n") for line in StringIO(text, newline=None)]


def check_free(path: Path, *, force: bool) -> None:
    """Say early that a file cannot be written, before an hour of work is lost on it.

    Raises:
        UsageError: the file is there and `force` is not given, its folder is not there, or nothing
            can be written into that.
    """
    try:
        with suppress(FileNotFoundError, NotADirectoryError):
            path.stat()  # which says, unlike what follows, that links lead in a circle
        is_folder, is_there, has_folder = path.is_dir(), path.is_file(), path.parent.is_dir()
        is_device = path.exists() and not is_there
    except OSError as error:  # as of a name that is too long
        raise _unwritable(path, error) from None
    if is_folder:
        raise UsageError(f"{path} is a folder", "name a file")
    if is_there and not force:
        raise UsageError(f"{path} exists", "choose another name or give --force")
    if not has_folder:
        raise UsageError(f"there is no folder {path.parent}", "make it first")
    if not is_device:
        check_open(path.resolve().parent)


def check_apart(output: Path | None, inputs: Iterable[str | os.PathLike[str] | None]) -> None:
    """Say that an input would be lost, whatever is forced.

    Raises:
        UsageError: the output is one of the inputs, by whichever name.
    """
    if output is None or not output.is_file():
        return
    for path in inputs:
        with suppress(OSError, ValueError):  # it is not there, or no path
            if path is not None and os.path.samefile(output, path):
                raise UsageError(f"{output} is an input, and would be lost", "choose another name")


def check_open(folder: Path) -> None:
    """Say early that nothing can be written into a folder.

    Raises:
        UsageError: it is somebody else's, or on a disk that is only read.
    """
    if not os.access(folder, os.W_OK):
        raise UsageError(f"cannot write into {folder}", "choose another place")


def write(path: Path, content: bytes, *, force: bool = False) -> None:
    """Write a file in one step: a reader sees the old content or the new, never a part.

    Raises:
        UsageError: as `check_free`, or the system does not let us.
    """
    check_free(path, force=force)
    try:
        if path.exists() and not path.is_file():  # a device or a pipe
            path.write_bytes(content)
        else:
            _replace(path.resolve(), content)
    except OSError as error:
        raise _unwritable(path, error) from None


def _unwritable(path: Path, error: OSError) -> UsageError:
    return UsageError(f"cannot write {path} ({error.strerror})", "choose another place")


def _replace(path: Path, content: bytes) -> None:
    mode = stat.S_IMODE(path.stat().st_mode) if path.exists() else None
    draft = path.with_name(f".paradl-{os.urandom(8).hex()}")  # nobody's else, and never too long
    file = open(draft, "xb", opener=None if mode is None else _private)  # noqa: SIM115
    try:
        with file:
            file.write(content)
        if mode is not None:
            draft.chmod(mode)
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


def _private(path: str, flags: int) -> int:
    """Opened for nobody else, until it is as open as what it takes the place of."""
    return os.open(path, flags, 0o600)
