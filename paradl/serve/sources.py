"""What clients may load: what they send, and files of the folder that the operator serves."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import IO

from paradl.errors import OntologyError, UsageError
from paradl.formats import ONTOLOGY
from paradl.serve.problems import NoRoom

FORMATS = {
    "text/turtle": "ttl",
    "application/n-triples": "nt",
    "application/rdf+xml": "rdf",
    "application/owl+xml": "owx",
    "application/ld+json": "jsonld",
    "text/owl-functional": "ofn",
    "text/owl-manchester": "omn",
    "text/obo": "obo",
}
"""The media types of ontologies."""


class Upload:
    """A document that a client has sent, kept where no process can leave it behind."""

    def __init__(self, name: str, format: str | None = None) -> None:
        """Empty; the name is what answers call it, its ending a hint at the format."""
        ending = f".{format}" if format else ""
        self.name = name if name.endswith(tuple(f".{f}" for f in ONTOLOGY)) else name + ending
        with _has_room():
            self._file: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115  closed in close()

    def write(self, content: bytes) -> None:
        """A further part of it.

        Raises:
            NoRoom: the disk is full.
        """
        with _has_room():
            self._file.write(content)
            self._file.flush()

    def read(self) -> bytes:
        """All of it, as often as it is loaded."""
        self._file.seek(0)
        return self._file.read()

    @property
    def folders(self) -> list[Path]:
        """Where its imports may be."""
        return []

    @property
    def source(self) -> Upload:
        """As `paradl.load` takes it."""
        return self

    def close(self) -> None:
        """Let go of it."""
        with suppress(OSError):  # what did not fit is written once more
            self._file.close()


@contextmanager
def _has_room() -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise NoRoom(
            f"the server cannot keep the ontology ({error.strerror})",
            "send a smaller one, or tell whoever runs the server",
        ) from None


@dataclass(frozen=True)
class ServedFile:
    """A file of the folder that is served.

    Attributes:
        root: the folder.
        source: the file.
    """

    root: Path
    source: Path

    @property
    def name(self) -> str:
        """Its path within the folder."""
        return self.source.relative_to(self.root).as_posix()

    @property
    def folders(self) -> list[Path]:
        """Where its imports may be."""
        return [self.root]

    def close(self) -> None:
        """Nothing to do."""


Source = Upload | ServedFile


def check_alone(**given: object) -> None:
    """Refuse what is said of a text where a path is given.

    Raises:
        UsageError: something is.
    """
    unused = sorted(name for name, value in given.items() if value is not None)
    if unused:
        raise UsageError(
            "a path says what it is called and in which format", f"leave out {', '.join(unused)}"
        )


def served(root: Path | None, path: str) -> ServedFile:
    """The file at a path within the folder that is served, symbolic links followed.

    Raises:
        UsageError: no folder is served, or the path leads out of it.
        OntologyError: there is no such file.
    """
    if root is None:
        raise UsageError("this server reads no files", "send the ontology itself")
    relative = PurePosixPath(path.replace("\\", "/"))
    if relative.is_absolute() or ".." in relative.parts or ":" in path or "\0" in path:
        raise UsageError(f"{path!r} is no path within the served folder", "write it as a/b.owl")
    home = root.resolve()
    try:
        file = (home / relative).resolve()
        found = file.is_relative_to(home) and file.is_file()
    except (OSError, RuntimeError):  # as of a name that is too long, or of links in a circle
        found = False
    if not found:
        raise OntologyError(f"there is no file {path!r} in the served folder", "check the path")
    return ServedFile(home, file)
