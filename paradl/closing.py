"""What is used in a `with` block, and let go of at its end."""

from __future__ import annotations

from abc import ABC, abstractmethod
from types import TracebackType
from typing import Never, Self

from paradl.errors import UsageError


class Closing(ABC):
    """A context manager that gives itself, and closes.

    >>> class Door(Closing):
    ...     def close(self) -> None:
    ...         print("closed")
    >>> with Door():
    ...     print("open")
    open
    closed
    """

    @abstractmethod
    def close(self) -> None:
        """Let go of what is held."""

    def __getstate__(self) -> Never:
        """What copying and pickling ask for: closed once, it would be closed for its copies, too.

        Raises:
            UsageError: always.
        """
        kind = type(self).__name__
        raise UsageError(f"a {kind} cannot be copied or pickled", "make another where it is needed")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()
