"""Which of the verdicts that a reply names it gives."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from paradl.oracle.verdicts.denials import ALTHOUGH, GAP
from paradl.oracle.verdicts.headlines import degrees, heads, is_aside, is_labelled
from paradl.oracle.verdicts.parts import is_item, is_named
from paradl.oracle.verdicts.reservations import mistaken
from paradl.oracle.verdicts.ticks import below, is_rule, tick
from paradl.truth import V3

_LONGEST = 300  # characters between two verdicts, or of a sentence, that are looked at

_OR = (
    rf"(?:{GAP}(?i:or|nor|oder|noch|ou|ni|o|né|of|nem|eller|lub|ani|или|ни|або|veya|ne|atau|hoặc|soit)"
    rf"{GAP}|[ *_`'\"”」』]*(?:还是|還是|或者?|または|又は|もしくは|か、?|또는|혹은|이나)"
    r"[ *_`'\"“「『]*)"
)
_ALTERNATIVES = re.compile(rf"{_OR}|{GAP}(?i:vs\.?){GAP}|\W*[/|]\W*|[^\w\n]*(?:\t|  )[^\w\n]*")
_LISTED = re.compile(rf"[^\w.?!;]*(?:,|,?(?:{_OR}|{GAP}(?i:and){GAP})(?i:with|by|as)?)[^\w.?!;]*")
_PART = r"(?:part(?:ly|ially)?|mostly|largely|half|in\s(?:\w+\s)?part)"
_PART_BEFORE = re.compile(rf"\b{_PART}[ *_`'\"“«]*$", re.IGNORECASE)
_PART_AFTER = re.compile(rf"[ *_`'\"”»]*{_PART}\b", re.IGNORECASE)
_SHARE = re.compile(r"[^\w.]*(?:\d{1,3}(?:\.\d+)?\s*%|[01]?\.\d+)")
_SHARES = re.compile(rf"{_SHARE.pattern}\W*(?:\w\(\W*)?")

_IF = r"if(?!\s(?:I|we|one)\b.{1,9}\b(?:to|forced|pressed)\b)"
_CONDITION = re.compile(
    r"\b(?:unless|(?<!i )(?<!we )had|were|without|otherwise|to be"
    r"|with (?:more|better|further|additional|another)"
    rf"|{_IF}"
    r"|wenn|ohne|mit|si|sans|sin|se|senza|sem)\b",
    re.IGNORECASE,
)
_IN_ORDER = re.compile(r"\W*(?:for it |in order )?to (?:be|answer|say|count)\b", re.IGNORECASE)
_WOULD = re.compile(
    r"\b(?:would|could|might|it['’]d|wäre|würde|könnte|serait|pourrait|sería|podría|sarebbe"
    r"|potrebbe|seria|poderia)\b",
    re.IGNORECASE,
)
_WERE_IT = (
    r"\W*(?:(?:note|but|however|of course|and|or|only)\b\W*(?:that\b\W*)?)?"
    rf"(?:{_IF}|once|unless|should|had|were|in case|provided|assuming|suppos(?:e|ing)"
    r"|with (?:an?|more|better|further|additional|another|different|other)"
    r"|wenn|falls|sobald|si|se|als|indien)\b"
)
_NOTE = (
    r"\W*(?:(?:please )?note|caveat|disclaimer|let me know|would you like|do you want|feel free"
    r"|please (?:consult|check|see|refer|seek|provide|share|use|rely|treat|make))\b"
)
_BEFORE = (  # "I initially wrote VERIFIED"
    r".*\b(?:I (?:ha(?:d|ve) )?(?:initially|originally|previously|earlier|first|at first)"
    r"|(?:initially|originally|previously|earlier|at first),? I) (?:had )?(?:said|wrote|written"
    r"|thought|answered|put|gave|given|chose|chosen|marked|judged)\b(?!.*\b(?:but|now|however)\b)"
    r"|.*\b(?:earlier|first|initial|previous|original) (?:draft|version|answer|verdict|response"
    r"|reply|assessment)\b[^:]{0,30}\b(?:said|was|had been|read)\b(?!.*\b(?:but|now|however)\b)"
    r"|.*\bchanged (?:\w+ )?from [*_`'\"“]*$"
    r"|\W*what (?:I|we) (?:have|can|could|did|do) (?:\w+ )?[*_`'\"“]*$"
)
_OTHERS_MAY = (
    r"(?:.*\b)?(?:others?|some(?:one|body| \w+)?|critics|skeptics|(?:another|a different) \w+)\s"
    r"(?:\w+ )?(?:may|might|could|would|can)\b"
)
_MAKES_IT = r"(?:it|this|that|the\s(?:statement|claim|sentence|answer))[ *_`'\"“«(]*$"
_TURNED = (  # "reversing the claim would make it FALSE"
    r"\W*(?:to )?(?:(?:(?:revers|negat|swap|replac|substitut|flip|invert|chang)\w*"
    r"|(?:add|insert|remov|omitt|dropp|delet)ing\s(?:the word\s)?['\"“‘«]\S+['\"”’»])\s(?:.*\b)?"
    rf"(?:makes?|renders?|turns?)\s{_MAKES_IT}"
    rf"|[a-z]+ing\s.*\bwould\s(?:then\s)?(?:make|render|turn)\s{_MAKES_IT})"
)
_TOLD_TO = (  # "I ignored the instruction to answer VERIFIED"
    r".*\b(?:instruct\w*|prompt\w*|commands?|ask(?:s|ed)|tells?|told|wants?|tries|tried)\b[^.]{0,40}\bto"
    r"\s(?:say|answer|output|reply|respond|write|give|return|print|conclude)\b(?:(?!\bI\b)[^.,;:]){0,20}$"
)
_TAKES = (  # "What would be needed for VERIFIED"
    r"\W*(?:what\s(?:(?:is|would\sbe|it\swould)\s)?(?:needed|required|necessary|take)\s(?:for|to\ssay)"
    r"|for)\s(?:an?\s)?[*_`'\"“«]*$"
    rf"|.*\b(?:that|which|to)\s(?:makes?|renders?)\s{_MAKES_IT}"
    r"|.*\breserv\w+\s[*_`'\"“«]*$"
)
_BAR = re.compile(
    r"\b(?:bar|threshold|standards?|criteri(?:a|on)|requirements?)\s(?:for|of)\s[*_`'\"“«]*$",
    re.IGNORECASE,
)
_BAR_MET = re.compile(
    r"(?<!not )(?<!n['’]t )(?<!to )"
    r"\b(?:meet|met|clear|pass|satisf|reach|exceed|surpass|fulfil)\w*\b",
    re.IGNORECASE,
)
_TAKES_AFTER = re.compile(
    r"[*_`'\"”»]*\s(?:requires|needs|demands|calls\sfor|is\sreserved)\b", re.IGNORECASE
)
_CONFIDENCE = re.compile(
    r"\b(?:confidence|probability|likelihood|chance)\s(?:in|of|for)\s[*_`'\"“«]*$", re.IGNORECASE
)
_LOW = re.compile(r"[*_`'\"”»]*\W{1,4}(?:0?\.[0-4]\d*\b|[0-4]?\d(?:\.\d+)?\s?%)")
_OTHERWISE = (
    r"\W*what (?:would|could|might) (?:change|alter|flip)\b"
    r"|.*\b(?:at which point|in which case|whereupon)\s(?:I|we|it)"
    r"(?:['’]d|\s(?:would|could|might))\b"
)
_AFTERTHOUGHT = re.compile(
    rf"{_OTHERWISE}|{_WERE_IT}|{_NOTE}|{_BEFORE}|{_OTHERS_MAY}|{_TURNED}|{_TOLD_TO}|{_TAKES}|.*\balternative|\W*minority\b",
    re.IGNORECASE,
)
"""Where another verdict is given, what follows these is but what it would take."""

_OF_THE_OPPOSITE = re.compile(
    r"\b(?:(?<!\bon )(?<!\bto )(?:the|its|their|any|an)\s(?:\w+\s)?"
    r"(?:opposite|negation|contrary|converse|reverse)(?:\s(?:statement|claim|assertion|answer))?"
    r"|(?:any|every)thing else|any other \w+"
    r"|das Gegenteil|(?:le|lo|il|o) contr(?:aire|ario|ário)|l['’]inverse"
    r"|het tegen(?:deel|overgestelde))"
    r"(?:,[^.?!;,\n]+,|\s(?:that|dass|que|che)\s[^.?!;,\n]+)?"
    r"(?:\s(?:\w+ly|then|also|is|was|are|be|been|being|has|have|had|would|must|should|could|can"
    r"|wäre|ist|est|serait|es|sería|è|sarebbe|é|seria|is|zou|zijn))*[ *_`'\"“«(]*$"
    r"|(?:相反(?!地)|反之|反过来|反過來|(?:逆|反対)(?!に|説))[^。！？；：，、\n]{0,8}$",
    re.IGNORECASE,
)
"""And what is said of the opposite is not said of the statement."""

_ALTHOUGH = (
    r"(?:while|even if|(?:even )?though|although)\b"
    r"(?! (?:now|later|after|finally|on|overall|I)\b)[^,]*$"
)
_CONCEDED = re.compile(rf"\W*(?:[a-z]+:\s+)?{_ALTHOUGH}", re.IGNORECASE)
_CONCEDED_AFTER = re.compile(
    rf",\W*(?:{_ALTHOUGH}|(?:{ALTHOUGH})\b[^,]*$|whereas\s[^,]*\bwould\sbe\s$|(?:and\s)?not\s(?:an?|the)\s$)"
    r"|[—–;(]\s*had\s[^.]*,\s$",
    re.IGNORECASE,
)
_OF_A_PART = re.compile(
    r"[*_`'\"”]*(?:\sthat\s.*\b(?:but|however|yet)\b|,?\s(?:but|though)\snot\sthis\b)",
    re.IGNORECASE,
)
_OF_ITS_OWN = re.compile(
    r"\b(?:though|although|while|but)\s(?:I|we)(?:['’]ve|\shave)?\s(?:(?:also|already|only)\s)?"
    r"[*_`'\"“]*$",
    re.IGNORECASE,
)
_OBJECT = re.compile(
    r"[*_`'\"”]*\s(?:the|its|his|her|their)\s"
    r"(?!(?:\w+\s)?(?:statement|claim|assertion|sentence|proposition|hypothesis|whole|rest)\b)[a-z]"
)
"""As "CANNOT VERIFY the place, though I have VERIFIED the year"."""

_OF_ANOTHER = re.compile(
    r"(?:^|[;:—–]|\s-\s)\W*(?:an?|only|what(?:['’]s| is)|none of|nothing|no (?:part|word)"
    r"|not (?:a|one) (?:single )?(?:part|word)|(?:the |a )?(?:rumou?rs?|myth)|the (?:actual|real)"
    r"|(?:the )?correct(?:ed)?|claims (?:that|to the contrary)|nur"
    r"|(?:the )?(?:first|second|other|latter|former) (?:half|part)|it would(?: only)? be"
    r"|to (?:upgrade|change|move|raise) (?:this|it|that))\b(?!.*\b(?:so|hence|thus|therefore|but"
    r"|overall|verdict|answer|label|conclusion|choice|response|look|later|I)\b)[^\n:]*$"
    r"|(?:若(?!干)|如果|假如|倘若|要是)[^。！？\n]{0,60}$"
    r"|(?:あれば|なければ|ならば|なら、)[^。！？\n]{0,10}$",
    re.IGNORECASE,
)
_OPENED = r"(?:VERIF(?:Y|IED)|REFUTED?|TRUE|FALSE)[^(),.:;\n]{0,60}\(\W*"
_IN_BRACKETS = re.compile(rf"{_OPENED}$")
_ON_IN_BRACKETS = re.compile(r"[*_`'\"]*\s+\w[^()\n]*\)")
_BEFORE_IN_BRACKETS = re.compile(
    rf"{_OPENED}(?:previously|formerly|earlier|initially|originally|was|before"
    r"|part(?:ial)?ly|instead of)\b\W*$"
)
_BRACKET_END = re.compile(r"[*_`'\"]*\)")
"""As VERIFIED in the register (not VERIFIED online), or VERIFIED (previously CANNOT VERIFY)."""

_THE = re.compile(
    r"(?:\b(?:an?|the)(?:\s(?:earlier|previous|initial|first))?|['’]s)\s$", re.IGNORECASE
)
_THING = re.compile(
    r"\s(?!(?:option|label|verdict|one|answer|conclusion|status|category|outcome|result|choice|and"
    r"|statement|claim|fact|or|is|was|as|because|since|with|by|on|but|for|to|if|applies|holds|stands)\b)[a-z]"
)
"""As the VERIFIED badge."""

_NO_SUCH = re.compile(
    r"\s(?!(?:because|as|since|for|due|given|if|and|but|so|it|this|that|these|there|the|he|she|they"
    r"|we|I|you)\b)[a-z]"
)
"""Nor is what is said of something else, of one item of a list, or conceded; nor NO such thing."""

_SENTENCE_END = re.compile(r"[.?!](?!\S)|\n")

_BOX = re.compile(r"[^\w\n]*(?:[✓✔✅☑●◉✗✘❌☐⬜○◯]|\[[xX ]\])[^\w\n]*$")
_BOX_AFTER = re.compile(r"[^\w\n\[]*\[\s*([xX✓✔]?)\s*\]")
_BEGINNING = re.compile(r"[^\w\n]*(?:(?:x|\d\d?)[^\w\n]+)?", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Verdict:
    """A verdict and where in the reply it stands; nowhere if the reply has none."""

    value: V3
    start: int = 0
    end: int = 0


def meant(reply: str, named: Sequence[Verdict]) -> Verdict:
    """The last that is given; what would be so, were it not for something, if no other is.

    Those that stand side by side as what there is to choose from are not given; nor is that of the
    last part, if another part is not so.
    """
    if len(named) == 1:
        named = [*_headed(reply, named[0])]
    unsaid = {verdict for pair in pairwise(named) for verdict in _unsaid(reply, *pair)}
    said = [verdict for verdict in named if verdict not in unsaid]
    firm = [verdict for verdict in said if not _hypothetical(reply, verdict)]
    heading = next((one for one in firm if heads(*_around(reply, one))), None)
    sure = (
        verdict
        for verdict in reversed(firm)
        if not (_afterthought(reply, verdict) or _below(reply, heading, verdict))
    )
    given = next(sure, (firm or said or [Verdict(V3.E)])[-1])
    return replace(given, value=V3.E) if _another_part_denies(reply, firm, given) else given


def _headed(reply: str, verdict: Verdict) -> Iterator[Verdict]:
    """The verdict; of one that heads a column of a table, what is told of it there."""
    told = below(reply, verdict.start, verdict.end)
    if told is None or told > 0:
        yield verdict
    elif told < 0 and verdict.value is V3.T:
        yield replace(verdict, value=V3.F)


def _unsaid(reply: str, one: Verdict, other: Verdict) -> Iterator[Verdict]:
    between = reply[one.end : other.start]
    if len(between) > _LONGEST:
        return
    options = _differ(reply, one, other)
    if options and (boxes := _boxes(reply, one, other)):
        lead = boxes[0] - boxes[1]
        yield other if lead > 0 else one
        return
    none = _LISTED.fullmatch(between) or _shared(reply, one, other) or _of_parts(reply, one, other)
    if options and none:
        yield from (one, other)
        return
    if options and 1 <= between.count("\n") <= 2:
        unticked = list(_unticked(reply, one, other))
    else:
        unticked = list(_below_none(reply, one, other)) if options and "\n" not in between else []
    yield from unticked or ((one, other) if _ALTERNATIVES.fullmatch(between) else ())


def _boxes(reply: str, one: Verdict, other: Verdict) -> tuple[int, int] | None:
    """The ticks before two side by side in a line, or after them, if there are and they differ."""
    between = reply[one.end : other.start]
    before = _around(reply, one)[0]
    after = _BOX_AFTER.match(between), _BOX_AFTER.match(reply, other.end)
    if "[" not in before and after[0] and after[1]:
        first, second = (1 if box[1] else -1 for box in after if box)
        return (first, second) if first != second else None
    own = _BOX.search(before)
    if not own or not _BOX.fullmatch(between):
        return None
    ticks = tick(own[0], ""), tick(between, "")
    return ticks if ticks[0] != ticks[1] else None


def _shared(reply: str, one: Verdict, other: Verdict) -> bool:
    """Whether each is given a number."""
    between, after = reply[one.end : other.start], reply[other.end : other.end + _LONGEST]
    return bool(_SHARES.fullmatch(between) and _SHARE.match(after))


def _of_parts(reply: str, one: Verdict, other: Verdict) -> bool:
    """Whether each is said of a part, and so neither of the whole."""
    between, after = reply[one.end : other.start], reply[other.end : other.end + _LONGEST]
    if _SENTENCE_END.search(between):
        return False
    before = reply[max(0, one.start - _LONGEST) : one.start]
    return bool(
        (_PART_BEFORE.search(before) and _PART_BEFORE.search(between))
        or (_PART_AFTER.match(between) and _PART_AFTER.match(after))
    )


def _unticked(reply: str, one: Verdict, other: Verdict) -> Iterator[Verdict]:
    """Of two that begin a line each: the one without the tick, or both rows of a mere table."""
    (before, after), (before_other, after_other) = (_around(reply, v) for v in (one, other))
    if not (_BEGINNING.fullmatch(before) and _BEGINNING.fullmatch(before_other)):
        return
    lead = tick(before, after) - tick(before_other, after_other)
    in_table = before.lstrip().startswith("|") and before_other.lstrip().startswith("|")
    if lead < 0 or (in_table and not lead):
        yield one
    if lead > 0 or (in_table and not lead):
        yield other


def _below_none(reply: str, one: Verdict, other: Verdict) -> Iterator[Verdict]:
    """Of two that head columns of a table: the one without the tick below it."""
    before, _ = _around(reply, one)
    rows = [row for row in reply[other.end :].split("\n")[1:4] if not is_rule(row)]
    if "|" not in reply[one.end : other.start] or not rows:
        return
    cells = rows[0].split("|")
    column = before.count("|")
    if len(cells) > column + 1:
        lead = tick("", cells[column]) - tick("", cells[column + 1])
        if lead:
            yield other if lead > 0 else one


def _around(reply: str, verdict: Verdict) -> tuple[str, str]:
    """What is before and after it in its line."""
    start, end = reply.rfind("\n", 0, verdict.start) + 1, reply.find("\n", verdict.end)
    before = reply[max(start, verdict.start - _LONGEST) : verdict.start]
    return before, reply[verdict.end : len(reply) if end < 0 else end][:_LONGEST]


def in_own_line(reply: str, verdict: Verdict) -> bool:
    """Whether there is nothing else in its line."""
    return not any(re.search(r"\w", part) for part in _around(reply, verdict))


def _hypothetical(reply: str, verdict: Verdict) -> bool:
    """Whether it is what would be, if."""
    before, after = _sentence(reply, verdict)
    would = _WOULD.search(before) or (_IN_ORDER.match(before) and _WOULD.search(after))
    return bool(would) and bool(_CONDITION.search(f"{before} {after}"))


def _afterthought(reply: str, verdict: Verdict) -> bool:
    """Whether it is what it takes something else for."""
    before, after = _sentence(reply, verdict)
    if _AFTERTHOUGHT.match(before) or _is_item(reply, verdict):
        return True
    if _TAKES_AFTER.match(after) or (_CONFIDENCE.search(before) and _LOW.match(after)):
        return True
    if _BAR.search(before) and not _BAR_MET.search(before):
        return True
    if _OF_ITS_OWN.search(before) and _OBJECT.match(after):
        return True
    if _IN_BRACKETS.search(before) and _ON_IN_BRACKETS.match(after):
        return True
    if _BEFORE_IN_BRACKETS.search(before) and _BRACKET_END.match(after):
        return True
    if _THE.search(before) and _THING.match(after):
        return True
    if _OF_THE_OPPOSITE.search(before) or _OF_ANOTHER.search(before):
        return True
    if reply[verdict.start : verdict.end] == "NO":
        return bool(_NO_SUCH.match(after))
    conceded = _CONCEDED_AFTER.search(before) or ("," in after and _CONCEDED.match(before))
    return bool(conceded or _OF_A_PART.match(after)) or mistaken(reply, verdict.end)


def _is_item(reply: str, verdict: Verdict) -> bool:
    return is_item(reply, verdict.start, verdict.end, _around(reply, verdict)[0])


def _another_part_denies(reply: str, firm: Sequence[Verdict], given: Verdict) -> bool:
    """Whether what is given is of a part, and cannot be so of the whole for what another is.

    The whole is verified if each part is, and refuted if one is.
    """
    so = V3.F if "REFUT" in reply[given.start : given.end] else V3.T
    if given.value is not so or not _is_of_a_part(reply, given):
        return False
    return any(one.value is ~so and _is_of_a_part(reply, one) for one in firm)


def _is_of_a_part(reply: str, verdict: Verdict) -> bool:
    return _is_item(reply, verdict) or is_named(_around(reply, verdict)[0])


def _differ(reply: str, one: Verdict, other: Verdict) -> bool:
    words = (reply[verdict.start : verdict.end] for verdict in (one, other))
    return one.value is not other.value or degrees(*words)


def _below(reply: str, heading: Verdict | None, verdict: Verdict) -> bool:
    """Whether another heads the reply, and this one is of something else."""
    if not heading or heading.start >= verdict.start or heads(*_around(reply, verdict)):
        return False
    begin = verdict.start - len(_sentence(reply, verdict)[0])
    sentence = reply[max(heading.end, begin) : verdict.start]
    labelled = is_labelled(_around(reply, heading)[0])
    return is_aside(reply, verdict.start, verdict.end, sentence, labelled=labelled)


def _sentence(reply: str, verdict: Verdict) -> tuple[str, str]:
    """What is before and after it in its sentence."""
    before = reply[max(0, verdict.start - _LONGEST) : verdict.start]
    after = reply[verdict.end : verdict.end + _LONGEST]
    ends = [match.end() for match in _SENTENCE_END.finditer(before)]
    return before[ends[-1] if ends else 0 :], _SENTENCE_END.split(after, 1)[0]
