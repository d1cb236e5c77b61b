"""The weights that make one probability of the signals: fitted elsewhere, kept as a JSON file.

Applying them is a sum and two exponentials, and needs no library.
"""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Any

from paradl import files, jsons
from paradl.errors import DataError
from paradl.oracle.confidence.rules import Rules
from paradl.oracle.confidence.signals import Reader, Signals, valuation_signals
from paradl.oracle.valuation import Valuation

_FORM = "paradl-confidence/1"
_MOST = 700.0  # more than that in an exponential is too much for a float


@dataclass(frozen=True)
class Weights:
    """A Platt-scaled logistic regression over standardized signals.

    Attributes:
        signals: the names of those that it uses, as `Signals` has them.
        means: of each where it was fitted; stands in for one that a trace does not tell.
        scales: the standard deviations.
        coefficients: of the standardized signals.
        intercept: of the score.
        slope: of Platt's sigmoid, `1 / (1 + exp(slope * score + offset))`; 0 if the signals told
            nothing where they were fitted.
        offset: likewise.
        reader: who read the steps: `rules`, or `nli:MODEL`.
        fitted: on what: the runs, how many verdicts, how many of them right.
    """

    signals: tuple[str, ...]
    means: tuple[float, ...]
    scales: tuple[float, ...]
    coefficients: tuple[float, ...]
    intercept: float
    slope: float
    offset: float
    reader: str = Rules.name
    fitted: str = ""

    @cached_property
    def name(self) -> str:
        """A fingerprint, as evidence is annotated with it."""
        content = json.dumps(asdict(self), sort_keys=True).encode()
        return f"verdi/{hashlib.sha256(content).hexdigest()[:8]}"

    @property
    def telling(self) -> bool:
        """Whether a signal can mean more confidence: else every verdict gets the same.

        >>> Weights(("alignment",), (0.5,), (0.25,), (2.0,), 0.0, 0.0, -1.1).telling
        False
        """
        return self.slope < 0 and any(self.coefficients)

    def probability(self, signals: Signals) -> float:
        """That a verdict with these signals is right.

        >>> weights = Weights(("alignment",), (0.5,), (0.25,), (2.0,), 0.0, -1.0, 0.0)
        >>> [round(weights.probability(Signals(alignment=a)), 3) for a in (0.25, None, 1.0)]
        [0.119, 0.5, 0.982]
        """
        score = self.intercept
        columns = zip(self.signals, self.means, self.scales, self.coefficients, strict=True)
        for name, mean, scale, coefficient in columns:
            value = getattr(signals, name)
            score += 0.0 if value is None else coefficient * (value - mean) / scale
        exponent = self.slope * score + self.offset
        return 1 / (1 + math.exp(max(-_MOST, min(_MOST, exponent))))

    def reading(self) -> Callable[[Valuation], Valuation]:
        """Gives valuations their confidence; those in which the judge abstains get none.

        Raises:
            UsageError: the steps have to be read by an NLI model that is not there.
        """
        reader = reader_of(self.reader)

        def confident(valuation: Valuation) -> Valuation:
            signals = valuation_signals(valuation, reader)
            if signals is None:
                return valuation
            likely = round(self.probability(signals), 4)
            return replace(valuation, confidence=likely, confidence_by=self.name)

        return confident

    def save(self, path: Path, *, force: bool = False) -> None:
        """Write them to a file.

        Raises:
            UsageError: it is there already, or cannot be written.
        """
        content = json.dumps({"format": _FORM, **asdict(self)}, indent=2) + "\n"
        files.write(path, content.encode(), force=force)

    @classmethod
    def load(cls, path: str | Path) -> Weights:
        """Read what `save` wrote.

        Raises:
            DataError: the file cannot be read, or holds no weights.
        """
        try:
            told = jsons.loads(files.read_text(Path(path)))
            if told.pop("format") != _FORM:
                raise ValueError("another format")
            return cls._of(told)
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise DataError(
                f"{path} holds no weights that can be used ({type(error).__name__}: {error})",
                "make them with paradl evaluate --confidence --save-weights FILE",
            ) from None

    @classmethod
    def _of(cls, told: dict[str, Any]) -> Weights:
        names = tuple(map(str, told["signals"]))
        means, scales, coefficients = (
            tuple(map(float, told[name])) for name in ("means", "scales", "coefficients")
        )
        intercept, slope, offset = (float(told[name]) for name in ("intercept", "slope", "offset"))
        numbers = (*means, *scales, *coefficients, intercept, slope, offset)
        if unknown := set(names) - set(Signals.__dataclass_fields__):
            raise ValueError(f"the signals {', '.join(sorted(unknown))}")
        if not len(names) == len(means) == len(scales) == len(coefficients):
            raise ValueError("numbers differ from signals")
        if not all(map(math.isfinite, numbers)) or 0 in scales:
            raise ValueError("a number that cannot be used")
        if slope > 0:  # as they could once be fitted
            raise ValueError("they give more confidence for a lower score")
        reader, fitted = str(told["reader"]), str(told["fitted"])
        return cls(names, means, scales, coefficients, intercept, slope, offset, reader, fitted)


def reader_of(name: str) -> Reader:
    """The reader of steps of a name: `rules`, or `nli:MODEL`.

    Raises:
        UsageError: there is none of that name, or its model cannot be loaded.
    """
    if name == Rules.name:
        return Rules()
    from paradl.oracle.nli import StepReader

    return StepReader.of(name)
