"""What is still to be verified or refuted, or could be by others, and so is not by the judge."""

from __future__ import annotations

import re

_DONE = ("VERIFIED", "REFUTED")
_QUOTE = r"[ *_`'\"“«]*$"
_TO_DO = re.compile(
    r"(?:\b(?:should|must|ought to|ha[sv]e? to|needs? to) (?:\w+ly )?be(?P<advised>)"
    r"|\b(?:could|might|would) (?:\w+ly )?be(?P<possible>)"
    r"|\bcan (?:\w+ly )?be(?P<able>)"
    r"|\b(?:before|until|awaits?) [^.,;:\n]{0,60}\b(?:be|being|is)"
    r"|\b(?:I|we) (?:\w+ )?(?:recommend|suggest|advise|urge) [^.,;:\n]{0,60}\bbe"
    r"|\b(?:(?:like|want|wish|need) (?:to (?:see|have|get) )?"
    r"|(?:to|would|should|must|can) (?:have|get|see) )(?:it|this|that|them)"
    rf"|^\W*(?:if|once|when|until|unless)){_QUOTE}",
    re.IGNORECASE,
)
_NAMED = re.compile(rf"\b(?:statement|claim|answer|assertion|fact|point|item)s? to be{_QUOTE}")
_FOUND = re.compile(  # "I find the claim to be VERIFIED"
    r"\b(?:f(?:ind|ound)|consider|judge|deem|believe|h(?:old|eld)|t[ao]k(?:e|en)|declare|determine"
    r"|conclude|regard|assess|rule|mark|label|show|prove|confirm|suppos|assum|expect|underst|know)",
    re.IGNORECASE,
)
_MAY_HAVE = re.compile(
    rf"\b(?:may|might|could) (?:well )?have (?:\w+ )?been{_QUOTE}", re.IGNORECASE
)
_MEANS = (
    r"(?:check|consult|look|examin|search|visit|contact|review|access|compar|ask|cross-|inspect"
    r"|call|query)\w*|(?:anyone|anybody|those|whoever|someone|somebody|others)"
)
_BY_WHOM = re.compile(
    r"[*_`'\"”»]* (?:independently|separately|against|by(?! definition)|through|via|using|before"
    r"|first|with(?! (?:\w+ )?(?:confidence|certainty)))\b",
    re.IGNORECASE,
)
_HOW = re.compile(
    rf"[*_`'\"”»]* (?:by (?:{_MEANS})\b|(?:with|given|through|via|using) (?:\w+ ){{0,2}}?access\b)",
    re.IGNORECASE,
)
_COULD = re.compile(r"[*_`'\"”»]* (?:by|through|via|using|against)(?! definition)\b", re.IGNORECASE)
_BUT_NONE = re.compile(
    r"[^.;:\n]{0,60}\bbut (?:I|we|there) (?:\w+ )?(?:have|find|know|is|are) (?:none|no|not)\b",
    re.IGNORECASE,
)


def undone(word: str, clause: str, after: str) -> bool:
    """Whether that is so of a verdict, by what is before it in its clause, and after it.

    >>> undone("VERIFIED", "It could be ", " with access to the register.")
    True
    >>> undone("VERIFIED", "It can be ", " from several sources.")
    False
    """
    if word not in _DONE:
        return False
    if _MAY_HAVE.search(clause) or (_NAMED.search(clause) and not _FOUND.search(clause)):
        return True
    todo = _TO_DO.search(clause)
    if todo is None:
        return False
    if todo["advised"] is not None:
        return bool(_BY_WHOM.match(after))
    if todo["able"] is not None:
        return word == "VERIFIED" and bool(_HOW.match(after))
    if todo["possible"] is None:
        return True
    return any(told.match(after) for told in (_BUT_NONE, _HOW, _COULD))
