"""What models cost, from a table that the user can replace."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from paradl import files
from paradl.errors import UsageError
from paradl.oracle.valuation import Usage

OURS = Path(__file__).with_name("prices.toml")


@dataclass(frozen=True, slots=True)
class Price:
    """For a million tokens.

    >>> Price(2.5, 10).of(Usage(1_000_000, 100_000))
    3.5
    """

    input: float
    output: float

    def of(self, usage: Usage) -> float:
        """What tokens cost."""
        return (usage.prompt_tokens * self.input + usage.completion_tokens * self.output) / 1e6


@dataclass(frozen=True, slots=True)
class Prices:
    """A price table; `price` goes by the longest name that a model's begins with.

    >>> load().price("gpt-4o-mini-2024-07-18")
    Price(input=0.15, output=0.6)
    """

    currency: str
    models: Mapping[str, Price]

    def price(self, model: str) -> Price | None:
        """What a model costs, if it is known."""
        begun = [name for name in self.models if model == name or model.startswith(f"{name}-")]
        return self.models[max(begun, key=len)] if begun else None


def load(path: Path = OURS) -> Prices:
    """Read a price table.

    Raises:
        DataError: it cannot be read.
        UsageError: it is none.
    """
    try:
        table = tomllib.loads(files.read_text(path))
        models = {
            name: Price(float(of["input"]), float(of["output"]))
            for name, of in table["models"].items()
        }
        return Prices(str(table.get("currency", "USD")), models)
    except (tomllib.TOMLDecodeError, KeyError, TypeError, ValueError) as error:
        raise UsageError(
            f"{path} is no price table ({error})", f"write it as {OURS} is written"
        ) from None
