"""Whether a verdict is named without being given: by a denial or a doubt further off."""

from __future__ import annotations

import re

_LONGEST = 300  # characters before or after it that are looked at

_QUOTED = re.compile(r"\"[^\"\n]*\"|“[^”\n]*”|«[^»\n]*»|「[^」\n]*」|(?<!\w)'[^'\n]*'(?!\w)")
_CLAUSE_END = re.compile(
    r"[.?!](?!\S)|[;:\n。！？；：，、،؛।]|\s[-–—]\s"
    r"|,(?!\s*(?:that|dass|dat|che|que|qu['’]|что|чтобы|що|że|żeby|aby|ki|rằng|bahwa|kung|na)\b)"
    r"|\b(?:and|(?<!anything )but|so|because|hence|thus|therefore|also|donc|quindi|luego|logo)\b",
    re.IGNORECASE,
)

_ENGLISH = (
    r"no (?:way|means|evidence|basis|reason|grounds?|justification|proof|support|case)"
    r"|nobody|no one|nothing(?! (?:but|else|less|other))|hardly|scarcely|barely|far from"
    r"|anything but|(?:wrong|incorrect|mistaken|premature|inaccurate|impossible|early) (?:to|for)"
    r"|(?:refus|declin|hesitat)(?:e|es|ed|ing) to|(?:unwilling|reluctant) to|lack(?:s|ing)?"
    r"|whether|doubt(?:s|ed|ful)?|(?:remains?|yet|needs?|still) to be"
)
_ELSEWHERE = (
    r"nicht|nie(?:mals|mand)?|kein\w*|kaum|unmöglich|niet|geen(?:szins)?|nooit|onmogelijk|nauwelijks"
    r"|ikke|aldrig|inte|aldri|pas|jamais|impossible de|non|mai|impossibile|não|nunca|impossível"
    r"|jamás|imposible|difícilmente|tampoco|nigdy|trudno|niepodobna|не|ни|нельзя|невозможно|нет"
    r"|никогда|вряд ли|(?<!in )hindi(?! (?:is|was|and|or|language|films?)\b)|huwag|không|chưa"
    r"|chẳng|chả|đừng|немає|tidak|tak (?:dapat|bisa|mungkin)|bukan|belum|jangan|mustahil|hiç"
    r"|asla|لا|لم|لن|ليست?|غير|مستحيل|नहीं|मत"
)
_EAST = r"[不未无無没沒非拒](?![过過错錯仅僅只但疑论論管])"
_DENIAL = re.compile(rf"(?<!\w)(?:{_ENGLISH}|{_ELSEWHERE})(?!\w)|{_EAST}", re.IGNORECASE)
_SURE = re.compile(  # that there is no doubt is no doubt; and what is "not only" so is so
    r"(?:\b(?:no|not|never|without|beyond)|n['’]t)\b(?: \w+){0,3} (?:doubt|question|denying|wonder)"
    r"|\b(?:zweifel|twijfel|tvi[vl]|dout|dud[ao]|dubbi|dubit|dúvid|wątpliw|сомн|сумн|şüphe|kuşku)"
    r"|nghi ngờ|walang duda|diragukan|salah lagi|شك|ريب|संदेह|शक|의심|疑"
    r"|\b(?:only|merely|simply|just|nur|bloß|alleen|seulement|sol[oa]|sólo|soltanto|só|apenas|tylko"
    r"|только|лишь|hanya|saja|chỉ|lamang|sadece)\b|فقط|केवल|सिर्फ",
    re.IGNORECASE,
)
_AFTER = re.compile(
    r"[*_`'\"”’)\]」』]*(?:"
    r"\s*[:=?–—-]+[\s*_`'\"“]*(?:hardly|never|not (?:at all|really|quite|so)"
    r"|(?:no|not|nope|false|nein|nee|non|нет|nie|hayır|tidak|bukan|không|hindi|否|لا|नहीं)\W*(?:\n|$))"
    r"|\s+(?:is|was|would be|seems)\s+(?:\w+\s+)?(?:false|wrong|incorrect|mistaken|doubtful"
    r"|questionable|untrue|not (?:so|true|right|correct|the case))\b"
    r"|(?:\s+\w+){0,4}?\s+\w*(?:değil\w*|[ae]m[ae](?:m|z|yız|yiz|zsın|zsin)|m[ae]z|m[ae]zlar|mezler)\b"
    r"|[^\n。，！？]{0,10}(?:아님|못|错误|不成立|不正确|不对|できず|誤り))",
    re.IGNORECASE,
)
_NOT_SO = re.compile(
    r"\b(?:no (?:way|chance|possibility)(?: that)?(?! to\b)"
    r"|(?:impossible|inconceivable|unthinkable|(?:not|n['’]t)(?: \w+)? (?:the case|true)) that)"
    r"(?: [\w'’]+){0,6}\W*$",
    re.IGNORECASE,
)


def denied_twice(reply: str, start: int) -> bool:
    """Whether that which begins there, a denial, is itself said not to be so.

    >>> denied_twice("There is no way this is not VERIFIED.", 24)
    True
    """
    return bool(_NOT_SO.search(_QUOTED.sub("", reply[max(0, start - _LONGEST) : start])))


def reserved(reply: str, start: int, end: int) -> bool:
    """Whether what is around the verdict denies or doubts it, so that it cannot be taken as given.

    >>> reserved("There is no way this is VERIFIED.", 24, 32)
    True
    >>> reserved("There is no gap in it, so it is VERIFIED.", 32, 40)
    False
    """
    before = _QUOTED.sub("", reply[max(0, start - _LONGEST) : start])
    ends = [match.end() for match in _CLAUSE_END.finditer(before)]
    clause = before[ends[-1] if ends else 0 :]
    denied = _DENIAL.search(clause) and not _SURE.search(clause)
    return bool(denied or _AFTER.match(reply[end : end + _LONGEST]))
