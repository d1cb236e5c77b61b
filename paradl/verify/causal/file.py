"""Reads a causal model from JSON.

A variable has either the probabilities of its values; or `causes` (and `prevents`) with the
strength of each, and a `leak`, which is a noisy-or; or `parents` and a `table`:

{"variables": {
  "rain":   {"values": ["no", "yes"], "probabilities": [0.7, 0.3]},
  "flood":  {"causes": {"rain": 0.8}, "prevents": {"dam": 0.9}, "leak": 0.01},
  "dam":    {"probabilities": [0.5, 0.5]},
  "losses": {"values": ["none", "some", "many"], "parents": ["flood"], "table": [
      {"when": {"flood": "absent"},  "probabilities": [0.9, 0.1, 0.0]},
      {"when": {"flood": "present"}, "probabilities": [0.1, 0.4, 0.5]}]}}}
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np

from paradl import files, jsons
from paradl.errors import DataError
from paradl.verify.causal.model import ABSENT, PRESENT, CausalModel, NoisyOr, Table, Variable

_SUM_TOLERANCE = 1e-6
_WAYS = ({"probabilities"}, {"causes", "prevents", "leak"}, {"parents", "table"})
_FIELDS = {"values"}.union(*_WAYS)


def read(path: Path) -> CausalModel:
    """The model of a file.

    Raises:
        UsageError: the model goes in a circle.
        DataError: the file cannot be read, or is not as it has to be.
    """
    text = files.read_text(path)
    try:
        variables = jsons.loads(text)["variables"]
        values = {name: _values(one) for name, one in variables.items()}
        return CausalModel({name: _variable(one, values) for name, one in variables.items()})
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        said = f"{type(error).__name__}: {error}" if not isinstance(error, ValueError) else error
        raise DataError(
            f"{path} is no causal model ({said})", "see the guide on verifying"
        ) from None


def _values(one: Mapping[str, Any]) -> tuple[str, ...]:
    if unknown := one.keys() - _FIELDS:
        raise ValueError(f"there is no field {sorted(unknown)[0]!r}")
    values = tuple(map(str, one.get("values", (ABSENT, PRESENT))))
    if len(values) < 2 or len(set(values)) < len(values):
        raise ValueError("a variable has two values or more, each once")
    return values


def _variable(one: Mapping[str, Any], values: Mapping[str, tuple[str, ...]]) -> Variable:
    own = _values(one)
    if sum(not way.isdisjoint(one) for way in _WAYS) > 1:
        raise ValueError("a variable has probabilities, or causes, or a table, and not two of them")
    if "table" in one or "parents" in one:
        return _of_table(one, own, values)
    if "probabilities" in one:
        return Variable((), Table(_probabilities(one["probabilities"], own)), own)
    strengths = [
        *((name, _share(strength)) for name, strength in one.get("causes", {}).items()),
        *((name, -_share(strength)) for name, strength in one.get("prevents", {}).items()),
    ]
    if any(len(values.get(name, ())) > 2 for name, _ in strengths) or len(own) > 2:
        raise ValueError("causes and prevents are for variables of two values; write a table")
    mechanism = NoisyOr(_share(one.get("leak", 0.0)), tuple(strength for _, strength in strengths))
    return Variable(tuple(name for name, _ in strengths), mechanism, own)


def _of_table(
    one: Mapping[str, Any], own: tuple[str, ...], values: Mapping[str, tuple[str, ...]]
) -> Variable:
    parents = tuple(one["parents"])
    rows = np.full([len(values[p]) for p in parents] + [len(own)], np.nan)
    for row in one["table"]:
        place = tuple(values[p].index(str(row["when"][p])) for p in parents)
        rows[place] = _probabilities(row["probabilities"], own)
    for place in product(*(range(len(values[p])) for p in parents)):
        if np.isnan(rows[place]).any():
            missing = {p: values[p][at] for p, at in zip(parents, place, strict=True)}
            raise ValueError(f"a table has no row for {missing}")
    return Variable(parents, Table(rows), own)


def _probabilities(given: Any, values: tuple[str, ...]) -> np.ndarray[Any, np.dtype[np.float64]]:
    row = np.array([_share(p) for p in given])
    if len(row) != len(values) or abs(row.sum() - 1) > _SUM_TOLERANCE:
        raise ValueError(f"{given} are no probabilities of {', '.join(values)}")
    return row


def _share(given: Any) -> float:
    number = float(given)
    if not 0 <= number <= 1:
        raise ValueError(f"{given} is no probability")
    return number
