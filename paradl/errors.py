"""What can go wrong, one class a cause. The text is one line: what is wrong, and what to do."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar


class ParadlError(Exception):
    """The base of all errors that ParaDL raises on purpose.

    Attributes:
        message: what is wrong.
        remedy: what to do about it; may be empty.
        warnings: what else to know, as what an engine leaves out of what it finds inconsistent.
        exit_code: what the command line ends with.

    >>> str(OntologyError("no such file: a.owl", "check the path"))
    'no such file: a.owl: check the path'
    """

    exit_code: ClassVar[int] = 70

    def __init__(self, message: str, remedy: str = "", warnings: Iterable[str] = ()) -> None:
        super().__init__(message, remedy)
        self.message = message
        self.remedy = remedy
        self.warnings = tuple(warnings)

    def __str__(self) -> str:
        line = f"{self.message}: {self.remedy}" if self.remedy else self.message
        return " ".join(line.split())


class UsageError(ParadlError):
    """The question is put wrongly: an option, an argument, a setting."""

    exit_code = 2


class QueryError(UsageError):
    """A query does not parse, or names what the ontology does not have."""


class OntologyError(ParadlError):
    """The input cannot be read: the file, its syntax, an import."""

    exit_code = 3


class DataError(ParadlError):
    """A file that is no ontology, as a text, a data set or a record, cannot be read."""

    exit_code = 3


class NoClaims(ParadlError):
    """A text that is to be verified states no facts."""

    exit_code = 3


class UnsupportedConstruct(ParadlError):
    """The chosen logic or engine does not cover a construct of the ontology."""

    exit_code = 4


class InconsistentOntology(ParadlError):
    """A classical answer was asked of an inconsistent ontology, of which everything follows."""

    exit_code = 4


class EngineTimeout(ParadlError):
    """The time limit passed. This is not an answer: the question is open."""

    exit_code = 5


class MemoryLimit(ParadlError):
    """The memory limit was reached. This is not an answer: the question is open."""

    exit_code = 5


class Interrupted(ParadlError):
    """The user stopped the work."""

    exit_code = 130


class JudgeError(ParadlError):
    """A judge could not be asked, or gave no answer. This is not a value: the question is open."""

    exit_code = 6


class BudgetExceeded(ParadlError):
    """A limit on calls, tokens or money was reached. What was paid for is in the cache."""

    exit_code = 6


class CacheError(ParadlError):
    """The cache of the judge's answers cannot be read or written."""

    exit_code = 6


class JavaError(ParadlError):
    """No Java could be started, or it died."""

    exit_code = 70


class InternalError(ParadlError):
    """A bug of ours."""

    exit_code = 70


_KINDS: dict[str, type[ParadlError]] = {
    kind.__name__: kind
    for kind in (
        UsageError,
        QueryError,
        OntologyError,
        UnsupportedConstruct,
        InconsistentOntology,
        EngineTimeout,
        MemoryLimit,
        Interrupted,
        InternalError,
    )
}


def of_kind(kind: str, message: str, remedy: str = "", warnings: Iterable[str] = ()) -> ParadlError:
    """The error that the Java side names.

    >>> of_kind("QueryError", "no class is called Brid", "did you mean Bird?").exit_code
    2
    """
    return _KINDS.get(kind, InternalError)(message, remedy, warnings)


def door_failed(text: str) -> ParadlError:
    """The error for what Java has thrown, other than as an answer.

    >>> door_failed("java.lang.OutOfMemoryError: Java heap space").exit_code
    5
    """
    if "OutOfMemoryError" in text:
        return out_of_memory(text)
    return InternalError(f"the door failed: {text}", "please report it")


def out_of_memory(text: str) -> MemoryLimit:
    """The error for what Java said when it had no more: of its own, or of the system's.

    >>> str(out_of_memory("java.lang.OutOfMemoryError: Java heap space"))
    'Java ran out of memory: allow more with --memory'
    """
    if "native thread" in text:
        remedy = "lower --memory, or raise what limits it, as ulimit -v"
        return MemoryLimit("Java got no more memory from the system", remedy)
    return MemoryLimit("Java ran out of memory", "allow more with --memory")
