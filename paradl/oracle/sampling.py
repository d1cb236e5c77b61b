"""What an endpoint is told beside the question."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from paradl.errors import UsageError

_OURS = {"model", "messages", "seed", "n", "stream"}
_MOST = ("max_tokens", "max_completion_tokens")


@dataclass(frozen=True, slots=True)
class Sampling:
    """How replies are drawn.

    Attributes:
        temperature: None leaves it to the endpoint, as some reasoning models demand.
        request: further fields of the request, as `max_tokens`.

    >>> Sampling(0.1, {"max_tokens": 500}).text
    'temperature=0.1,max_tokens=500'
    """

    temperature: float | None = 0.1
    request: Mapping[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Look at the fields.

        Raises:
            UsageError: one of them is not the user's to set.
        """
        for name in self.request.keys() & _OURS:
            raise UsageError(
                f"the field {name} of a request is not yours to set",
                "each sample is a call of its own; choose how many with -k",
            )

    @property
    def fields(self) -> dict[str, Any]:
        """Of the request."""
        drawn = {} if self.temperature is None else {"temperature": self.temperature}
        return {**drawn, **self.request}

    def stops(self, tokens: int) -> bool:
        """Whether a reply of so many tokens was as long as it may be, and not as it would be.

        >>> Sampling(0.1, {"max_tokens": 500}).stops(500)
        True
        """
        most = [self.request[name] for name in _MOST if isinstance(self.request.get(name), int)]
        return bool(most) and tokens >= min(most)

    @property
    def text(self) -> str:
        """On one line: a part of what is asked."""
        fields = self.fields
        return ",".join(f"{name}={json.dumps(fields[name])}" for name in fields)
