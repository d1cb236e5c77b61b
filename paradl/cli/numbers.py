"""The kinds of numbers that options take."""

from __future__ import annotations

import math
from typing import Any

import click

from paradl.choices import MOST


class Finite(click.types.FloatParamType):
    """A number, and no NaN: of that, every comparison says no, as if all were well."""

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        """The number that a text is."""
        number = super().convert(value, param, ctx)
        if not math.isfinite(number):
            self.fail(f"{value} is no finite number", param, ctx)
        return float(number)


class Real(click.FloatRange, Finite):
    """Such a number of a range."""


class Whole(click.IntRange):
    """A whole number, of which others cannot hold more than `most`; help need not say so."""

    def __init__(self, least: int, most: int) -> None:
        super().__init__(min=least)
        self.most = most

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """The number that a text is."""
        number = int(super().convert(value, param, ctx))
        if number > self.most:
            self.fail(f"{value} is more than {self.most}", param, ctx)
        return number


class Temperature(click.ParamType[float | str]):
    """A number, or `none` for the endpoint's own."""

    name = "temperature"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> float | str:
        if str(value).lower() == "none":
            return "none"
        try:
            number = float(value)
        except ValueError:
            self.fail(f"{value!r} is neither a number nor none", param, ctx)
        if not 0 <= number <= 2:
            self.fail(f"{value} is not between 0 and 2", param, ctx)
        return number


FINITE = Finite()
SHARE = Real(0, 1)
FROM_0 = Real(min=0)
POSITIVE = Real(min=0, min_open=True)
COUNT = Whole(1, MOST)
SEED = Whole(0, 2**32 - 1)
