"""Verdicts that a reply only speaks of: of what would be, was, or is said by others."""

from __future__ import annotations

import re

from paradl.oracle.verdicts.denials import ALTHOUGH
from paradl.oracle.verdicts.named import Verdict, around, needs_each_part, sentence
from paradl.oracle.verdicts.parts import is_item
from paradl.oracle.verdicts.reservations import mistaken
from paradl.oracle.verdicts.undone import undone

_IF = r"if(?!\s(?:I|we|one)\b.{1,9}\b(?:to|forced|pressed)\b)"
_CONDITION = re.compile(
    r"\b(?:unless|(?<!i )(?<!we )had|were|without|otherwise|to be"
    r"|with (?:more|better|further|additional|another)"
    rf"|{_IF}"
    r"|wenn|ohne|mit|si|sans|sin|se|senza|sem)\b",
    re.IGNORECASE,
)
_COUNTERFACTUAL = re.compile(  # also "this would be VERIFIED if the date is 1867"
    rf"\b{_IF}\b.*\b(?:were|had|existed|came)\b|\b(?:it|this|that) would be\b.*(?<!even )\b{_IF}\b"
    r"|\bwith (?:more|better|further|additional|another)\b",
    re.IGNORECASE,
)
_IN_ORDER = re.compile(r"\W*(?:for it |in order )?to (?:be|answer|say|count)\b", re.IGNORECASE)
_WOULD = re.compile(
    r"\b(?:would|could|might|it['’]d|wäre|würde|könnte|serait|pourrait|sería|podría|sarebbe"
    r"|potrebbe|seria|poderia)\b",
    re.IGNORECASE,
)
_WERE_IT = (
    r"\W*(?:(?:note|but|however|of course|and|or|only|reason(?:ing)?|explanation|because)\b\W*"
    r"(?:that\b\W*)?)?"
    rf"(?:{_IF}|once|unless|should|had|were|in case|provided|assuming|suppos(?:e|ing)"
    r"|with (?:an?|more|better|further|additional|another|different|other)"
    r"|wenn|falls|sobald|si|se|als|indien)\b"
)
_NOTE = (
    r"\W*(?:(?:please )?note|caveat|disclaimer|let me know|would you like|do you want|feel free"
    r"|please (?:consult|check|see|refer|seek|provide|share|use|rely|treat|make))\b"
)
_AT_ONCE = r"(?!.*\b(?:but|now|however)\b)[^,:;]{0,40}$"  # up to the verdict
_BEFORE = (  # "I initially wrote VERIFIED", "I was going to say VERIFIED"
    r".*\bI (?:was|had been) (?:\w+ )?(?:going|about|tempted|inclined|ready|close) to"
    r" (?:say|answer|write|choose|pick|go|mark|call|give|put|conclude|reply|respond|judge)\b"
    rf"{_AT_ONCE}"
    r"|.*\bI (?:almost|nearly) (?:said|wrote|answered|put|gave|chose|went|marked|called)\b"
    rf"{_AT_ONCE}"
    r"|.*\bmy (?:initial|first|original|gut|immediate|earlier) (?:instinct|inclination|impulse"
    r"|thought|reaction|guess|impression|intuition|hunch|feeling|leaning) (?:was|had been|would be"
    rf"|said|told)\b{_AT_ONCE}"
    r"|.*\b(?:I (?:ha(?:d|ve) )?(?:initially|originally|previously|earlier|first|at first)"
    r"|(?:initially|originally|previously|earlier|at first),? I) (?:had )?(?:said|wrote|written"
    r"|thought|answered|put|gave|given|chose|chosen|marked|judged)\b(?!.*\b(?:but|now|however)\b)"
    r"|.*\b(?:earlier|first|initial|previous|original) (?:draft|version|answer|verdict|response"
    r"|reply|assessment)\b[^:]{0,30}\b(?:said|was|had been|read)\b(?!.*\b(?:but|now|however)\b)"
    r"|.*\bchanged (?:\w+ )?from [*_`'\"“]*$"
    r"|\W*what (?:I|we) (?:have|can|could|did|do) (?:\w+ )?[*_`'\"“]*$"
)
_EARLIER = re.compile(_BEFORE, re.IGNORECASE)
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
_MENDED = r"\W*(?:the )?correct(?:ed)? (?:version|statement|claim|sentence)s?\W*:\W*\w"
_OTHERWISE = (
    r"\W*what (?:would|could|might) (?:change|alter|flip)\b"
    r"|.*\b(?:at which point|in which case|whereupon)\s(?:I|we|it)"
    r"(?:['’]d|\s(?:would|could|might))\b"
)
_AFTERTHOUGHT = re.compile(
    rf"{_OTHERWISE}|{_WERE_IT}|{_NOTE}|{_BEFORE}|{_OTHERS_MAY}|{_TURNED}|{_TOLD_TO}|{_TAKES}|{_MENDED}|.*\balternative|\W*minority\b",
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

_SOURCES = re.compile(
    r"(?<=VERIFIED)[*_`]*\s(?:sources?|records?|data|facts|information|accounts?|reports?|evidence"
    r"|documents?|references?|databases?)\b",
    re.IGNORECASE,
)

_NO_SUCH = re.compile(
    r"\s(?!(?:because|as|since|for|due|given|if|and|but|so|it|this|that|these|there|the|he|she|they"
    r"|we|I|you)\b)[a-z]"
)
"""Nor is what is said of something else, of one item of a list, or conceded; nor NO such thing."""


def is_hypothetical(reply: str, verdict: Verdict) -> bool:
    """Whether it is what would be, if."""
    before, after = sentence(reply, verdict)
    would = _WOULD.search(before) or (_IN_ORDER.match(before) and _WOULD.search(after))
    return bool(would) and bool(_CONDITION.search(f"{before} {after}"))


def is_not_held(reply: str, verdict: Verdict) -> bool:
    """Whether it is but what was thought before, or would be if something were what it is not.

    >>> from paradl.truth import V3
    >>> reply = "I was going to say VERIFIED."
    >>> is_not_held(reply, Verdict(V3.T, 19, 27))
    True
    """
    before, after = sentence(reply, verdict)
    if _EARLIER.match(before):
        return True
    counter = _COUNTERFACTUAL.search(f"{before} {after}")
    return bool(counter) and is_hypothetical(reply, verdict)


def is_afterthought(reply: str, verdict: Verdict) -> bool:
    """Whether it is what it takes something else for."""
    before, after = sentence(reply, verdict)
    if _AFTERTHOUGHT.match(before) or is_item_of(reply, verdict):
        return True
    if undone(reply[verdict.start : verdict.end], before, after):
        return True
    if _SOURCES.match(reply, verdict.end):
        return True
    if _TAKES_AFTER.match(after) or (_CONFIDENCE.search(before) and _LOW.match(after)):
        return True
    if _BAR.search(before) and not _BAR_MET.search(before):
        return True
    if needs_each_part(reply, verdict) and _OF_ITS_OWN.search(before) and _OBJECT.match(after):
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


def is_item_of(reply: str, verdict: Verdict) -> bool:
    return is_item(reply, verdict.start, verdict.end, around(reply, verdict)[0])
