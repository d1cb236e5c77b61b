"""What is in a judge's cache, in numbers."""

from __future__ import annotations

from collections import Counter

from paradl.oracle.cache.records import Record
from paradl.oracle.cache.stats import Group
from paradl.oracle.scheme import Scheme
from paradl.oracle.valuation import Statement, Usage
from paradl.report import cached

ASKED = Group(
    "openai:m",
    "zero-shot/1",
    "temperature=0.1",
    1,
    1200,
    Usage(900, 100, 1.23456),
    Counter({"<t,f>": 1, "<f,t>": 1100}),
)
WRITTEN = Group("openai:w", "poem/1", "", 2, 1)


def test_a_paragraph_for_each_way_of_asking() -> None:
    assert [line.plain for line in cached.stats([ASKED, WRITTEN])] == [
        "openai:m zero-shot/1 temperature=0.1",
        "   1 statement, 1,200 replies, 1,000 tokens",
        "   1,100 <f,t>, 1 <t,f>",
        "openai:w poem/1",
        "   2 statements, 1 reply, 0 tokens",
        "   no values yet",
    ]
    assert [line.plain for line in cached.stats([])] == ["the cache is empty"]


def test_names_of_strangers_steer_no_terminal() -> None:
    """An imported record has whatever names somebody wrote into it."""
    steering = "openai:\x1b[31m"
    scheme, statement = Scheme(steering, "direct/1", "", "", 0, ()), Statement("a", "A.")
    record = Record("0", statement, scheme, None, None, ())
    shown = [*cached.stats([Group(steering, "direct/1", "")]), *cached.lines([record])]
    assert not any("\x1b" in line.plain for line in shown)
    assert sum(r"openai:\x1b[31m" in line.plain for line in shown) == 2


def test_for_programs_values_are_in_order() -> None:
    told = cached.group(ASKED)
    assert list(told["values"].items()) == [("<f,t>", 1100), ("<t,f>", 1)]
    assert (told["seconds"], told["completion_tokens"]) == (1.235, 100)
    assert cached.stats_tsv([ASKED]).splitlines()[1].split("\t") == [
        *("openai:m", "zero-shot/1", "temperature=0.1"),
        *("1", "1200"),
    ]
