"""What an ontology can be loaded from: files, bytes, open files, or several of them merged."""

from __future__ import annotations

import io
import os
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple, Protocol, runtime_checkable

from paradl.errors import OntologyError, UsageError
from paradl.files import expanded, require_folder


@runtime_checkable
class Readable(Protocol):
    """An open file."""

    def read(self) -> bytes | str:
        """All of it."""


@runtime_checkable
class Graph(Protocol):
    """A graph of rdflib, or a dataset, by what they can do: it takes long to import."""

    def triples(self, *pattern: Any) -> Any:
        """Those that match a pattern."""

    def serialize(self, *_: Any, **options: Any) -> Any:
        """All of it, in one of RDF's formats."""


_ADDRESS = re.compile(r"(https?|ftp)://", re.IGNORECASE)

MOST_BYTES = 2**31 - 9
"""As many as Java can be handed at once."""

_PART_BYTES = 2**20

Source = str | os.PathLike[str] | bytes | Readable | Graph


class Request(NamedTuple):
    """The sources as the door takes them: described, and the bytes of those without a file."""

    sources: list[dict[str, Any]]
    payload: bytes


def request(source: Source | Iterable[Source]) -> Request:
    """Describe one source, or several that are to be merged.

    Raises:
        OntologyError: there is no such file, or it is a folder, or it may not be read; or what is
            in no file is too much.
        UsageError: the folder that this runs in is gone, or it is no source.
    """
    require_folder()
    if isinstance(source, str | os.PathLike | bytes | Readable | Graph):
        source = [source]
    several = list(_sources(source))
    if not several:
        raise OntologyError("there is nothing to load", "give at least one file")
    described = [_describe(one) for one in several]
    if sum(len(content) for _, content in described) > MOST_BYTES:
        raise _too_much("what is to be loaded")
    return Request([place for place, _ in described], b"".join(content for _, content in described))


def _sources(source: Iterable[Source]) -> Iterator[Source]:
    """Each of several."""
    for one in source if isinstance(source, Iterable) else [source]:
        if not isinstance(one, str | os.PathLike | bytes | Readable | Graph):
            wrong = one if isinstance(source, list | tuple) else source
            raise UsageError(
                f"nothing can be loaded from a {type(wrong).__name__}",
                "give a path, bytes, an open file or a graph of rdflib",
            )
        yield one


def _describe(source: Source) -> tuple[dict[str, Any], bytes]:
    if isinstance(source, bytes):
        return {"name": "<bytes>", "bytes": len(source)}, source
    if isinstance(source, str | os.PathLike):
        path = expanded(source, OntologyError).absolute()
        if _ADDRESS.match(str(source)) and not path.exists():
            remedy = "fetch it first, as with curl -L, and give that file"
            raise OntologyError(f"{source} is an address, not a file", remedy)
        if "\n" in str(source) and not os.path.exists(path):
            remedy = "give what an ontology says as bytes, as of text.encode()"
            raise OntologyError("a text of several lines is taken for a path", remedy)
        if is_pipe(path):
            with opened(path) as stream:
                source = whole(stream, str(path))
            return {"name": str(path), "bytes": len(source)}, source
        return {"path": str(readable(path))}, b""
    if isinstance(source, Graph):
        written = "nquads" if hasattr(source, "quads") else "nt"
        content = source.serialize(format=written, encoding="utf-8")
        return {"name": "<graph>", "bytes": len(content)}, content
    content = source.read()
    content = content.encode() if isinstance(content, str) else content
    return {"name": str(getattr(source, "name", "<file>")), "bytes": len(content)}, content


def whole(stream: BinaryIO, name: str) -> bytes:
    """All that comes out of a pipe, which may be without end.

    Raises:
        OntologyError: it is more than can be loaded.
    """
    content = io.BytesIO()
    while True:
        part = stream.read(_PART_BYTES)
        content.write(part)
        if content.tell() > MOST_BYTES:
            raise _too_much(name)
        if len(part) < _PART_BYTES:  # at a terminal, to read on would take another Ctrl-D
            return content.getvalue()


def _too_much(name: str) -> OntologyError:
    return OntologyError(f"{name} is more than 2 GiB", "put it in a file, and name that")


def is_pipe(path: Path) -> bool:
    """Whether it can be read once only, as what the shell makes of <(...)."""
    try:
        return path.is_fifo() or path.is_char_device()
    except OSError:  # as of a name that is too long: to open it says so
        return False


def readable(path: Path) -> Path:
    """The absolute path of a file that can be read, which is tried here, where it costs no JVM.

    Raises:
        OntologyError: it cannot.
    """
    path = expanded(path, OntologyError).absolute()
    with opened(path):
        return path


def opened(path: Path) -> BinaryIO:
    """The file, to be read.

    Raises:
        OntologyError: there is no such file, or it is a folder, or it may not be read.
    """
    try:
        return path.open("rb")
    except FileNotFoundError:
        raise OntologyError(f"there is no file {path}", "check the path") from None
    except IsADirectoryError:
        raise OntologyError(f"{path} is a folder", "name the ontology's file in it") from None
    except OSError as error:
        raise OntologyError(
            f"{path} cannot be read ({error.strerror})", "check the path and its permissions"
        ) from None
