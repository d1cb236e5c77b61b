"""How likely a judge says something is, in words that stand for numbers.

Source: You et al. (ARES), appendix C.1: seven labels from Very Likely to Very Unlikely; YES, NO.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from paradl import jsons
from paradl.oracle import explained
from paradl.oracle.valuation import Side
from paradl.oracle.verdicts import STRUCK_OUT, THOUGHT, find, is_cut, plain_letters, unmarked, words
from paradl.truth import V3

SCALE = {
    "VERY LIKELY": 1.0,
    "LIKELY": 0.8,
    "SOMEWHAT LIKELY": 0.6,
    "NEUTRAL": 0.5,
    "SOMEWHAT UNLIKELY": 0.4,
    "UNLIKELY": 0.2,
    "VERY UNLIKELY": 0.0,
}
"""The paper's numbers between the ends are lost in the text that we have; these are our own."""
YES_NO = {"YES": 1.0, "NO": 0.0}
UNKNOWN = 0.5
"""Of a reply without a label: it speaks neither way."""

_LABELS = SCALE | YES_NO
_LABEL = re.compile(r"\b(?:(?:VERY|SOMEWHAT) )?(?:UNLIKELY|LIKELY)\b|\bNEUTRAL\b|\bYES\b|\bNO\b")
_YES_OR_NO = re.compile(r"\b(?:YES|NO)\b")
_NO_WORDS = re.compile(r"(?:</?\w+>|[\W_])+")
_STEP = re.compile(
    r"^[^\w\n]*STEP\W+(?P<number>\d{1,9})(?!\.\d)\W+(?:is\W+)?(?P<said>[^\n]*)"
    r"(?P<below>(?:\n(?![^\w\n]*STEP\W+\d)[^\n]*)*)",
    re.MULTILINE | re.IGNORECASE,
)
_STEPS = re.compile(
    r"^[^\w\n]*STEP(?:S\W+|\W+(?=\d+ ?(?:[&+,]|and\b) ?\d))"
    r"(?P<numbers>\d{1,3}(?:(?:\W{1,5}|\W+(?:and|to|through)\W+)\d{1,3})+)\W*"
    r"(?:[:=]|\bare\b(?: all| both)?)(?P<said>[^\n]*)",
    re.MULTILINE | re.IGNORECASE,
)
_ALL_STEPS = re.compile(
    r"^[^\w\n]*(?:(?:ALL|BOTH|EACH|EVERY)(?:\W+OF)?(?:\W+THE)?(?:\W+\d{1,3})?\W+STEPS?|STEPS\W+ALL)\W*[:=]"
    r"(?P<said>[^\n]*)",
    re.MULTILINE | re.IGNORECASE,
)
_RANGE = re.compile(r"(\d+)(?:\s*[-–—]\s*|\W+(?:to|through)\W+)(\d+)", re.IGNORECASE)
_ENDS = (  # not as "no rule" does
    r"(?! (?!(?:because|as|since|for|due|given|if|it|this|that|the)\b)[^\W\d])"
)
_SAID = (
    r"(?P<said>(?:(?:VERY|SOMEWHAT)[\W_]+)?(?:UN)?LIKELY\b(?!\W+not\b)|(?:NEUTRAL|YES)\b"
    rf"|NO\b{_ENDS})"
)
_ITEM = (
    r"(?:[^\W\d_]{1,12}[\W_]*){0,2}(?P<number>\d{1,9})(?:단계|段階|步)?\W+"
    rf"{_SAID}\W*"
)
_NUMBERED = re.compile(  # empty lines before it are looked at once, not from each of them
    rf"^(?:[^\w\n]|_)*+{_ITEM}$", re.MULTILINE | re.IGNORECASE
)
_REASONED = re.compile(  # "2. NO – nothing says so"
    r"^[^\w\n]*(?P<number>\d{1,3})[.):\]][^\w\n]*"
    r"(?P<said>(?:(?:VERY|SOMEWHAT) )?(?:UN)?LIKELY|NEUTRAL|YES|NO)[*_`]*\s?[-–—:;,.(][^\n]*$",
    re.MULTILINE,
)
_CONCLUDED = re.compile(  # "2. Tweety swims – NO", or so in cells of a table
    r"^[^\w\n]*(?P<number>\d{1,3})(?:[.):\]][^\w\n]|[ *_`]*\|)[^\n]{1,300}?[-–—:→|][ *_`✓✔✅✗✘❌]*"
    r"(?P<said>(?:(?:VERY|SOMEWHAT) )?(?:UN)?LIKELY|NEUTRAL|YES|NO)[ *_`.|]*$",
    re.MULTILINE,
)
_NUMBERS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_ROMAN = ("i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x")
_ORDINALS = (
    *("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"),
    "tenth",
)
_IN_WORDS = re.compile(
    rf"\bstep[ \t]+(?P<number>{'|'.join(_NUMBERS)})\b"
    rf"|\bstep[ \t]+(?P<roman>{'|'.join(_ROMAN)})(?=[*_`]*[ \t]?[:.)–—-])"
    rf"|^(?P<begin>[^\w\n]*)(?P<ordinal>{'|'.join(_ORDINALS)})[ \t]+step\b",
    re.MULTILINE | re.IGNORECASE,
)
_STEP_TAG = re.compile(  # <step1>, <step id="1">, and their ends
    r"</?step[ _-]?(?:(?:id|n|no|number|index)\W{1,3})?(?P<number>\d{0,4})\W?>", re.IGNORECASE
)
_FENCE = re.compile(r"^[ \t]*```\w*[ \t]*$", re.MULTILINE)
_FOLLOWS = re.compile(r"follows|entail\w*|sound|valid|verdict|label|answer", re.IGNORECASE)
_NEXT = re.compile(rf"[\W_]*{_ITEM}", re.IGNORECASE)
_UNNAMED = _SAID.replace("?P<said>", "?:")
_RUN_ON = re.compile(  # "STEP 1: LIKELY; STEP 2: NO", or '{"step 1": "LIKELY", "step 2": "NO"}'
    r"(?:(?<=[.;,|!?)\]}\"'*`])[ \t]{0,9}(?:and[ \t])?"
    r"|(?:(?<=LIKELY)|(?<=YES)|(?<=NO))[ \t]and[ \t])"
    r"[\"'*_`]{0,4}"
    rf"(?=STEP[\W_]{{0,5}}\d{{1,4}}(?!\.\d)[^\w\n]{{1,9}}(?:is[^\w\n]{{1,4}})?{_UNNAMED})",
    re.IGNORECASE,
)
_BARE = re.compile(  # '["LIKELY", "NO"]', but not "YES/NO"
    rf"[\W_]*+(?:(?!{_UNNAMED})[^\W\d_]{{1,12}}[\"'*_`]*:[\W_]*+)?"
    rf"(?:{_UNNAMED}(?:[^\w/|]|_)*+){{2,}}",
    re.IGNORECASE,
)
_CHOICE = re.compile(rf"[^\w,;.]*(?:\b(?:or|and)\b|[/|])\W*{_SAID}", re.IGNORECASE)
_FIRST = re.compile(_SAID, re.IGNORECASE)
_LINE = re.compile(rf"\W*(?:[^\W\d_]{{1,12}}\W{{0,3}}:\W*)?{_SAID}\W*", re.IGNORECASE)
_LIKELY_NOT = re.compile(r"\b(?:un)?likely\W+not\b", re.IGNORECASE)
_AMISS = re.compile(  # "LIKELY to be wrong" says nothing of how likely it is not
    r"(?:\b(?:VERY|SOMEWHAT)[ _*-]+)?\b(?:UN)?LIKELY[ *_`'\"]+(?:to be |that (?:it|this|that) is )?"
    r"(?:false|wrong|unsound|incorrect|invalid|untrue|mistaken|flawed)\b"
    r"|\b(?:(?:VERY|SOMEWHAT)[ _*-]+)?\b(?:UN)?LIKELY[ *_`'\"]+that\b[^.,;\n]{0,60}"
    r"(?:\b(?:not|cannot|fails? to)\b|n['’]t\b)",
    re.IGNORECASE,
)
_DEGREE = re.compile(
    r"\b(?:(?P<very>HIGHLY|EXTREMELY)|MODERATELY|SLIGHTLY|MILDLY)[ _-](?P<label>(?:UN)?LIKELY)\b",
    re.IGNORECASE,
)
_FOLLOWING = (
    r"(?:,?[ *_]+(?:logically|directly|necessarily|clearly|also|be|follows?|entailed|derived"
    r"|deduced|inferred|concluded|implied|supported|from|by|these|those|them|the|given|above|premises?)\b)*+"
)
_ANSWER = re.compile(  # "Yes, it follows." and nothing else
    r"[^\w\n]*(?:(?P<yes>yes)|no)\W{1,5}"
    r"(?:it|this|that|(?:the|this) (?:claim|conclusion|statement|hypothesis|step))"
    r"(?(yes)(?: (?:does|is|can))?| (?:does|is|can) ?(?:not|n['’]t))"
    rf"{_FOLLOWING}\W*",
    re.IGNORECASE,
)
_NUMBER = re.compile(r"(?:[^\W\d]{1,12}\W{0,3})?(\d{1,4})", re.IGNORECASE)


def likelihood(reply: str, *, graded: bool = False) -> float | None:
    r"""The number that a reply's last label stands for; None if it has none, or denies one.

    Who was asked for a degree, as `graded` says, answers with YES or NO only if with no other.

    >>> likelihood("It need not.\n**Somewhat unlikely**"), likelihood("YES"), likelihood("Hm.")
    (0.4, 1.0, None)
    >>> likelihood("That is NOT LIKELY.") is None
    True
    >>> likelihood("VERY LIKELY\nThere is NO doubt.", graded=True)
    1.0
    """
    if graded and (label := likelihood(_YES_OR_NO.sub("--", reply))) is not None:
        return label
    reply = _AMISS.sub("--", _DEGREE.sub(_as_on_the_scale, plain_letters(reply)))
    found = find(Side.LIKELIHOOD, reply)
    label = _number(words(reply, found))
    if label is None and found.value is not V3.E:  # of {"follows": true}
        return float(found.value is V3.T)
    if label is None and (answer := _ANSWER.fullmatch(THOUGHT.sub("", unmarked(reply)))):
        return float(answer["yes"] is not None)
    if label is None and found.value is V3.E and not found.end:
        label = _LABELS.get(explained.label(THOUGHT.sub("", unmarked(reply))) or "")
        return None if is_cut(reply) else label
    return None if found.value is V3.E and label != SCALE["NEUTRAL"] else label


def _as_on_the_scale(degree: re.Match[str]) -> str:
    adverb = "very" if degree["very"] else "somewhat"
    return f"{adverb.upper() if degree[0].isupper() else adverb} {degree['label']}"


def step_likelihoods(reply: str, steps: int) -> list[float | None]:
    r"""The numbers of the steps of a chain; None for one that the reply leaves out.

    >>> step_likelihoods("STEP 1: LIKELY\nSTEP 3: Unlikely: there is no such rule.", 3)
    [0.8, None, 0.2]
    >>> step_likelihoods("STEPS 1-3, 5: LIKELY", 5)
    [0.8, 0.8, 0.8, None, 0.8]
    >>> step_likelihoods('{"1": "YES", "2": "NO"}', 2)
    [1.0, 0.0]
    >>> step_likelihoods("All steps: YES", 2)
    [1.0, 1.0]
    >>> step_likelihoods("Step 1: LIKELY. Step 2: UNLIKELY.", 2)
    [0.8, 0.2]
    """
    replies = _STEPS.sub(_each, _plain(reply))
    if rows := _rows(replies):
        return [rows.get(number) for number in range(1, steps + 1)]
    told: list[tuple[str, float | None]]
    if found := [*_STEP.finditer(_RUN_ON.sub("\n", replies))]:
        told = [(m["number"], _of_step(m["said"], m["below"])) for m in found]
        if is_cut(reply) and not _FIRST.match(found[-1]["said"]):
            told[-1] = (told[-1][0], None)  # what it names is on its way to what it would say
    else:
        items = _items(replies) or [*_NUMBERED.finditer(replies), *_REASONED.finditer(replies)]
        told = [(m["number"], _of_step(m["said"])) for m in items]
    if not told:
        told = [(m["number"], _number(m["said"])) for m in _CONCLUDED.finditer(replies)]
    said = {int(number): label for number, label in told if label is not None}
    if not told and (of_all := [*_ALL_STEPS.finditer(replies)]):
        return [_of_step(of_all[-1]["said"].strip())] * steps
    if not told and (texts := _strings(replies, steps)):
        return texts
    if not told and _BARE.fullmatch(replies):
        in_order = [_number(m[0]) for m in _FIRST.finditer(replies)]
        return in_order if len(in_order) == steps else [None] * steps
    return [said.get(number) for number in range(1, steps + 1)]


def _plain(reply: str) -> str:
    """Without what it does not say, and "Step one" as "Step 1"."""
    said = THOUGHT.sub("", unmarked(plain_letters(reply)))
    said = _FENCE.sub("", STRUCK_OUT.sub("", said))
    return _IN_WORDS.sub(_in_digits, _STEP_TAG.sub(_untagged, said))


def _untagged(tag: re.Match[str]) -> str:
    return f"\nSTEP {tag['number']}: " if tag["number"] and tag[0][1] != "/" else ""


def _in_digits(step: re.Match[str]) -> str:
    if step["number"]:
        return f"STEP {_NUMBERS.index(step['number'].lower()) + 1}"
    if step["roman"]:
        return f"STEP {_ROMAN.index(step['roman'].lower()) + 1}"
    return f"{step['begin']}STEP {_ORDINALS.index(step['ordinal'].lower()) + 1}"


def _each(steps: re.Match[str]) -> str:
    """What is said of several steps together, as if of each."""
    numbers = [int(number) for number in re.findall(r"\d+", steps["numbers"])]
    for first, last in _RANGE.findall(steps["numbers"]):
        numbers += range(int(first), int(last))
    return "\n".join(f"STEP {number}: {steps['said']}" for number in sorted(set(numbers)))


def _strings(reply: str, steps: int) -> list[float | None]:
    """Of a list in JSON with a text for each step, that begins with its label; else empty."""
    for told in jsons.within(reply):
        texts = [*told.values()] if isinstance(told, dict) and len(told) == 1 else [told]
        found = next((one for one in texts if isinstance(one, list)), [])
        if len(found) == steps and all(isinstance(t, str) and _FIRST.match(t) for t in found):
            return [_of_step(text) for text in found]
    return []


def _rows(reply: str) -> dict[int, float]:
    """Of a list in JSON, each of whose objects has a number and a label; empty if it has none."""
    for told in jsons.within(reply):
        rows = told.get(jsons.rows_within(told)) if isinstance(told, dict) else told
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            continue
        found = [(_counted(row), _labelled(row)) for row in rows]
        if all(number and label is not None for number, label in found):
            return {number: label for number, label in found if number and label is not None}
    return {}


def _counted(row: Mapping[str, Any]) -> int | None:
    """The number of a step, as 2 or "Step 2"."""
    numbers = (_NUMBER.fullmatch(str(value)) for value in row.values())
    return next((int(number[1]) for number in numbers if number), None)


def _labelled(row: Mapping[str, Any]) -> float | None:
    labels = (_LABELS.get(_NO_WORDS.sub(" ", str(v)).strip().upper()) for v in row.values())
    told = [label for label in labels if label is not None]
    if not told:
        flags = (value for key, value in row.items() if _FOLLOWS.fullmatch(key))
        told = [float(flag) for flag in flags if isinstance(flag, bool)]
    return next(iter(told), None)


def _items(reply: str) -> list[re.Match[str]]:
    """Numbers and labels, be it in one line, where a reply is nothing else."""
    found = []
    end = 0
    while item := _NEXT.match(reply, end):
        found.append(item)
        end = item.end()
    return found if end == len(reply) else []


def _of_step(said: str, below: str = "") -> float | None:
    """By the label that it begins with, else the last one, else that of a line below alone."""
    first = _FIRST.match(said)
    if first and not (_AMISS.match(said) or _CHOICE.match(said, first.end())):  # "YES or NO?"
        return _number(first[0])
    if (found := likelihood(said)) is not None:
        return found
    lines = (_LINE.fullmatch(line) for line in below.split("\n"))
    if line := next((line for line in lines if line), None):
        return _number(line["said"])
    return likelihood(_LIKELY_NOT.sub("--", said).upper())


def _number(said: str) -> float | None:
    found = _LABEL.findall(_NO_WORDS.sub(" ", said).upper())
    return _LABELS[found[-1]] if found else None
