"""Reads chains: from JSON, JSON Lines, Parquet, YAML or plain text."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from paradl import columns, files, jsons
from paradl.chains import aliases
from paradl.chains.chain import Chain, Claim
from paradl.errors import DataError

_RULE = re.compile(r"^\s*-{3,}\s*$")
_PRIOR = re.compile(r"\s*\[\s*(?P<prior>[-+]?(?:[\d.][\d.eE+-]*|nan|inf))\s*(?P<percent>%?)\s*\]$")
_COMMA = re.compile(r"\[\s*(?P<whole>\d+),(?P<rest>\d+)\s*(?P<percent>%?)\s*\]$")
_FIELDS = {"claim", "text", "formula", "prior", "id", "from", "because", "sound"}
_ENDINGS = (".json", ".jsonl", ".yaml", ".yml", *columns.ENDINGS)
_KINDS = "JSON, JSON Lines, YAML, Parquet or a text (.txt)"
_HELP = "a chain has the lists base and derived, of texts or of objects with a claim"


def read(path: str | Path) -> list[Chain]:
    """The chains of a file.

    In JSON and YAML a chain is an object with the lists `base` and `derived`; the file may hold
    one, or a list, or (`.jsonl`) one a line; in Parquet, one a row. A claim is a text, or an
    object: `claim`, and optionally `formula`, `prior`, `id`, `from` (ids that it cites), `because`
    (premises that it states) and `sound`. In plain text it is a line: base claims, some with a
    prior as `[0.9]` or `[90%]`, then a line of dashes, then derived claims; `#` begins a comment.

    >>> [chain] = read("examples/chains/tweety.txt")
    >>> len(chain.base), len(chain.derived)
    (3, 3)

    Raises:
        DataError: it cannot be read, is none, or a chain is not sound in form; which is named.
    """
    path = Path(path)
    text = files.read_text(path, tables=True)
    return parsed(text, path.name)


def parsed(text: str, name: str) -> list[Chain]:
    """The chains of the text of a file of that name.

    Raises:
        DataError: as from `read`.
    """
    ending = files.ending(name) or _ending(text)
    if ending in (".txt", ".chain", ""):
        return [_of_lines(text, name)]
    found = list(_objects(text, name, ending))
    if not found:
        raise DataError(f"{name} has no chain", _HELP)
    return [
        _chain(one, name if len(found) == 1 else f"{name}, chain {number}")
        for number, one in enumerate(found, 1)
    ]


def _ending(text: str) -> str:
    """What would end the name of a text that has none, as of standard input: of JSON, or not."""
    first = next((line for line in files.lines(text) if line.strip()), "")
    if isinstance(_parsed(first), dict):
        return ".jsonl"
    return ".json" if isinstance(_parsed(text), dict | list) else ""


def _parsed(text: str) -> Any:
    """None if it is no JSON: "{a, b} SubClassOf C" begins as an object does."""
    try:
        return jsons.loads(text)
    except ValueError:
        return None


def document(chain: Chain) -> dict[str, Any]:
    """A chain as JSON, to be read again."""
    return {
        **({"name": chain.name} if chain.name else {}),
        "base": [_document(claim) for claim in chain.base],
        "derived": [_document(claim) for claim in chain.derived],
    }


def _objects(text: str, name: str, ending: str) -> Iterator[Any]:
    try:
        if ending in (".jsonl", *columns.ENDINGS):
            yield from (jsons.loads(line, once=True) for line in files.lines(text) if line.strip())
            return
        if ending in (".yaml", ".yml"):
            whole = _yaml(text)
            aliases.check(whole)
            whole = jsons.mended(whole)
        else:
            whole = jsons.loads(text, once=True)
    except Exception as error:  # YAML's are of another family than JSON's
        remedy = "mend the file" if ending in _ENDINGS else f"a chain is {_KINDS}: name it so"
        raise DataError(f"{name} does not parse ({_line(error)})", remedy) from None
    yield from whole if isinstance(whole, list) else [whole]


def _yaml(text: str) -> Any:
    """What a text in YAML says, where no name stands twice in a mapping."""
    import yaml

    class Loader(yaml.SafeLoader):
        def compose_mapping_node(self, anchor: Any) -> Any:
            """As it is written: what is merged into it later may be said anew."""
            node = super().compose_mapping_node(anchor)
            names = Counter(key.value for key, _ in node.value if isinstance(key, yaml.ScalarNode))
            if twice := [name for name, times in names.items() if times > 1]:
                raise ValueError(f"{twice[0]!r} twice in an object")
            return node

    return yaml.load(text, Loader)


def _chain(told: Any, name: str) -> Chain:
    if not isinstance(told, dict) or not isinstance(told.get("derived"), list):
        raise DataError(f"{name} is no chain", _HELP)
    lists = {part: told.get(part) or [] for part in ("base", "derived")}
    if not all(isinstance(one, list) for one in lists.values()):
        raise DataError(f"{name} is no chain", _HELP)
    base, derived = (tuple(_claim(one, name) for one in lists[part]) for part in lists)
    return Chain(base, derived, str(told.get("name") or name))


def _claim(told: Any, name: str) -> Claim:
    if isinstance(told, str):
        return Claim(told.strip())
    text = isinstance(told, dict) and (told.get("claim") or told.get("text"))
    if not text or not isinstance(text, str | int | float):
        raise DataError(f"{name}: {_short(told)} is no claim", "write a text, or claim: TEXT")
    if unknown := told.keys() - _FIELDS:
        raise DataError(f"{name}: a claim has no {min(map(str, unknown))}", _known())
    try:
        return Claim(
            str(text).strip(),
            _text(told, "formula"),
            _number(told, "prior"),
            _text(told, "id"),
            _texts(told, "from"),
            _texts(told, "because"),
            _flag(told, "sound"),
        )
    except (TypeError, ValueError, OverflowError):
        raise DataError(
            f"{name}: {_short(told)} is no claim", "prior is a number, sound is true or false"
        ) from None


def _of_lines(text: str, name: str) -> Chain:
    parts: list[list[Claim]] = [[]]
    for line in files.lines(text):
        words = re.sub(r"(^|\s)#.*", "", line).strip()
        if _RULE.match(line):
            parts.append([])
        elif words:
            parts[-1].append(_of_line(words, name, given=len(parts) == 1))
    if len(parts) != 2:
        raise DataError(
            f"{name} has {len(parts) - 1} lines of dashes",
            "put one between base and derived claims",
        )
    return Chain(tuple(parts[0]), tuple(parts[1]), name)


def _of_line(words: str, name: str, *, given: bool) -> Claim:
    found = _PRIOR.search(words) if given else None
    if given and (comma := _COMMA.search(words)):
        raise DataError(
            f"{name}: {_short(words)} ends with {comma[0]}",
            "write the prior as [{whole}.{rest}{percent}]; if it is none, put one after it".format(
                **comma.groupdict()
            ),
        )
    if found is None:
        return Claim(words)
    try:
        prior = float(found["prior"]) / (100 if found["percent"] else 1)
        return Claim(words[: found.start()], prior=prior)
    except ValueError:
        raise DataError(
            f"{name}: {_short(words)} has the prior {found['prior']}", "write one from 0 to 1"
        ) from None


def _document(claim: Claim) -> Any:
    told = {
        "claim": claim.text,
        "formula": claim.formula,
        "prior": claim.prior,
        "id": claim.id,
        "from": list(claim.cites) or None,
        "because": list(claim.because) or None,
        "sound": claim.sound,
    }
    kept = {name: value for name, value in told.items() if value is not None}
    return kept["claim"] if kept.keys() == {"claim"} else kept


def _text(told: Mapping[str, Any], name: str) -> str | None:
    return None if told.get(name) is None else str(told[name])


def _number(told: Mapping[str, Any], name: str) -> float | None:
    value = told.get(name)
    if isinstance(value, bool):
        raise TypeError
    return None if value is None else float(value)


def _texts(told: Mapping[str, Any], name: str) -> tuple[str, ...]:
    value = told.get(name)
    if isinstance(value, list):
        return tuple(map(str, value))
    return () if value in (None, "") else (str(value),)


def _flag(told: Mapping[str, Any], name: str) -> bool | None:
    value = told.get(name)
    if value is not None and not isinstance(value, bool):
        raise TypeError
    return value


def _known() -> str:
    return f"it may have {', '.join(sorted(_FIELDS))}"


def _short(told: object) -> str:
    return repr(told)[:60]


def _line(error: Exception) -> str:
    return " ".join(str(error).split())[:120]
