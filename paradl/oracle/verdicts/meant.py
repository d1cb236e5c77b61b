"""Which of the verdicts that a reply names it gives."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from paradl.oracle.verdicts.afterthoughts import (
    is_afterthought,
    is_hypothetical,
    is_item_of,
    is_not_held,
)
from paradl.oracle.verdicts.choices import not_given
from paradl.oracle.verdicts.headlines import heads, is_aside, is_labelled
from paradl.oracle.verdicts.named import Verdict, around, needs_each_part, sentence
from paradl.oracle.verdicts.parts import is_named, one_is_not_found
from paradl.oracle.verdicts.ticks import below
from paradl.truth import V3


def meant(reply: str, named: Sequence[Verdict]) -> Verdict:
    """The last that is given; what would be so, were it not for something, if no other is.

    Those that stand side by side as what there is to choose from are not given; nor is that of the
    last part, if another part is not so.
    """
    if len(named) == 1:
        named = [*_headed(reply, named[0])]
    unsaid = {verdict for pair in pairwise(named) for verdict in not_given(reply, *pair)}
    said = [verdict for verdict in named if verdict not in unsaid]
    firm = [verdict for verdict in said if not is_hypothetical(reply, verdict)]
    heading = next((one for one in firm if heads(*around(reply, one))), None)
    sure = (
        verdict
        for verdict in reversed(firm)
        if not (is_afterthought(reply, verdict) or _below(reply, heading, verdict))
    )
    given = next(sure, (firm or said or [Verdict(V3.E)])[-1])
    if is_not_held(reply, given) or _another_part_denies(reply, firm, given):
        return replace(given, value=V3.E)
    return given


def _headed(reply: str, verdict: Verdict) -> Iterator[Verdict]:
    """The verdict; of one that heads a column of a table, what is told of it there."""
    told = below(reply, verdict.start, verdict.end)
    if told is None or told > 0:
        yield verdict
    elif told < 0 and verdict.value is V3.T:
        yield replace(verdict, value=V3.F)


def _another_part_denies(reply: str, firm: Sequence[Verdict], given: Verdict) -> bool:
    """Whether what is given is of a part, and cannot be so of the whole for what another is."""
    if not (needs_each_part(reply, given) and _is_of_a_part(reply, given)):
        return False
    if any(one.value is ~given.value and _is_of_a_part(reply, one) for one in firm):
        return True
    return given.value is V3.T and one_is_not_found(reply)


def _is_of_a_part(reply: str, verdict: Verdict) -> bool:
    return is_item_of(reply, verdict) or is_named(around(reply, verdict)[0])


def _below(reply: str, heading: Verdict | None, verdict: Verdict) -> bool:
    """Whether another heads the reply, and this one is of something else."""
    if not heading or heading.start >= verdict.start or heads(*around(reply, verdict)):
        return False
    begin = verdict.start - len(sentence(reply, verdict)[0])
    lead = reply[max(heading.end, begin) : verdict.start]
    labelled = is_labelled(around(reply, heading)[0])
    return is_aside(reply, verdict.start, verdict.end, lead, labelled=labelled)
