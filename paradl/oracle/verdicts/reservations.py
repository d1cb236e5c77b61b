"""Whether a verdict is named without being given: by a denial or a doubt further off."""

from __future__ import annotations

import re

from paradl.oracle.verdicts.denials import NO_DENIAL, NOT_AFTER
from paradl.oracle.verdicts.undone import undone

_LONGEST = 300  # characters before or after it that are looked at

_QUOTED = re.compile(r"\"[^\"\n]*\"|“[^”\n]*”|«[^»\n]*»|「[^」\n]*」|(?<!\w)'[^'\n]*'(?!\w)")
_CLAUSE_END = re.compile(
    r"[.?!](?!\S)|[=-]>|[→⇒⟶➔;:\n。！？；：，、،؛।։።]|\s[-–—]\s"
    r"|,(?!\s*(?:that|dass|dat|che|que|qu['’]|что|чтобы|що|że|żeby|aby|ki|rằng|bahwa|kung|na|ob"
    r"|si|se|of|czy|zda|jestli|že|ότι|πως|αν|by(?=\s\w+ć\b))\b)"
    r"|</(?!(?:[bi]|em|strong|u)>)[a-z]\w*>\s*<[a-z]\w*>"
    r"|\b(?:and|(?<!anything )but|so(?! (?:far|much|sure|certain|clear)\b)|because|hence|thus"
    r"|therefore|also|donc|quindi|luego|logo|por (?:lo )?tanto|así que|y(?= (?:es|está)\b)"
    r"|et(?= (?:c['’]est|je|il|elle)\b)|a(?= (?:je|tak|proto|tedy)\b)|proto|takže|nýbrž"
    r"|και|άρα|αλλά|ו?לכן|אלא|אבל|और|इसलिए)\b|所以|因此",
    re.IGNORECASE,
)

_ENGLISH = (
    r"no|not|can(?:no|['’])?t|[a-z]+n['’]t|never|none|neither|nor|nobody|without"
    r"|nothing(?! (?:but|else|less|other))|hardly|scarcely|barely|far from|anything but"
    r"|(?:wrong|incorrect|mistaken|premature|inaccurate|impossible|early|false|untrue|hard|difficult"
    r"|unlikely|improbable|insufficient|inadequate|too \w+|myth|misconception) (?:to|for|that)"
    r"|insufficient|(?:refus|declin|hesitat|fail)(?:e|es|ed|ing|s)? to"
    r"|(?:unwilling|reluctant|unable) to|lack(?:s|ing)?|whether|doubt(?:s|ed|ful)?"
    r"|(?:remains?|yet|needs?|still) to be|falls? short|(?:safe|immune) from"
    r"|(?:disagree|reject|dispute|withstand|resist|avoid|escape|retract|withdr[ae]w)\w*"
)
_ELSEWHERE = (
    r"aucune?|ningun[ao]?|ningún|nessun[ao]?|nenhuma?|nicht|nie(?:mals|mand)?|kein\w*|kaum|unmöglich|niet|geen(?:szins)?|nooit|onmogelijk|nauwelijks"
    r"|ikke|aldrig|inte|aldri|pas|jamais|impossible de|non|mai|impossibile|não|nunca|impossível"
    r"|jamás|imposible|difícilmente|tampoco|nigdy|trudno|niepodobna|не|ни|нельзя|невозможно|нет"
    r"|никогда|вряд ли|(?<!in )hindi(?! (?:is|was|and|or|language|films?)\b)|huwag|không|chưa"
    r"|chẳng|chả|đừng|немає|tidak|tak (?:dapat|bisa|mungkin)|bukan|belum|jangan|mustahil|hiç"
    r"|(?:nichts|niets)(?! ander)|rien(?! d['’]autre)|nada(?! más| mais)|niente|ничто|fraglich"
    r"|(?:fals[oae]|falsch|faux|errat[oa]|errado|sbagliato|nieprawdą?|неверно|onjuist|onwaar),?"
    r" (?:che|que|dass|dat|że|что)"
    r"|unklar|ungewiss|zweifelhaft|schwer zu|difficile|difícil|moeilijk|onduidelijk|douteux"
    r"|zöger\w+|hésit\w+|aarzel\w*|vacilo|esito|hesito|asla|δεν?|όχι|αδύνατον?"
    r"|לא|אין|אינ(?:ה|ו|ם|ן|נה|נו)|אי אפשר|nikoliv?|nelze|není|nej(?:sou|sem|sme)"
    r"|nemohu|nemůž\w+|nebyl\w*|zda|لا|لم|لن|ليست?|غير|مستحيل|नहीं|मत"
    r"|ei(?:vät)?|eikä|mahdotonta|ne (?:može\w*|mogu|smatra\w*|znam\w*|more\w*)|nije|nisam|nisu"
    r"|neće|nu (?:se|pot|poate|este|e|am|sunt|cred|putem)|није|нису|negal\w*|nėra|nevar|nav|nuk"
    r"|ekki|ez|nid|ddim|haiwezi|siwezi|hauwezi"
    r"|نیست|نمی\S*|نہیں"
)
_EAST = rf"(?:(?<!不得)[不未无無没沒拒](?!{NO_DENIAL})|非(?![但常凡]))"
_DENIAL = re.compile(rf"(?<!\w)(?:{_ENGLISH}|{_ELSEWHERE})(?!\w)|{_EAST}", re.IGNORECASE)
_SURE = re.compile(  # that there is no doubt is no doubt; and what is "not only" so is so
    r"(?:\b(?:no|not|cannot|never|without|beyond)|n['’]t)\b(?: \w+){0,3}"
    r" (?:doubt|question|deny|denie|disput|contest|wonder|hesita|choice)"
    r"|^\W*even with"
    r"|\bwith(?:out| no)\b(?: \w+){0,3} (?:reservation|exception|caveat)s?\b"
    r"|without saying|needless"
    r"|\b(?:(?:be)?zweif|(?:be)?twijfel|tvi[vl]|dout|dud[ao]|dubbi|dubit|dúvid|wątpliw|сомн|сумн|şüphe|kuşku)"
    r"|\b(?:bestreiten|leugnen|ontkennen|nier|negar|negare|отрицать|zaprzeczyć)\b|否认|否認|否定"
    r"|nghi ngờ|walang duda|diragukan|salah lagi|αμφιβ|ספק|pochyb|شك|ريب|संदेह|शक|의심|疑"
    r"|\b(?:only|merely|simply|just|nur|bloß|alleen|seulement|sol[oa]|sólo|soltanto|só|apenas|tylko"
    r"|jen|pouze|než|μόνο|רק"
    r"|только|лишь|hanya|saja|chỉ|lamang|sadece)\b|فقط|केवल|सिर्फ",
    re.IGNORECASE,
)
_DOUBTED = re.compile(
    r"\b(?:(?:bezweif(?:le|eln)|betwijfel)(?! (?:nicht|niet)\b)|je doute(?! pas\b)|(?<!no )dudo"
    r"|(?<!non )dubito|(?<!não )duvido|(?<!не )сомневаюсь|(?<!nie )wątpię)\b|^\W*ob\b"
    r"|(?<![不无無毋])[怀懷]疑|[难難][说說以]",
    re.IGNORECASE,
)
_IN_PART = re.compile(
    r"\b(?:part(?:ial)?ly|(?:half|almost|nearly|mostly|largely|insufficiently)(?=\W*$)"
    r"|(?:in|only|just) part"
    r"|part of|only (?:with|if|when|by))\b",
    re.IGNORECASE,
)
_OPPOSITE = re.compile(
    r"\bthe (?:opposite|negation|converse|contrary)(?: (?:claim|statement))?"
    r"(?: (?:is|was|has been|(?:can|would) be)| \w+ly){1,2}\W*$",
    re.IGNORECASE,
)
_FALSE = r"(?:false|incorrect|wrong|untrue)"
_WHAT_IS_JUDGED = (
    r"(?:it|this|(?:the|this|that) (?:(?:given|provided|proposed) )?"
    r"(?:answer|statement|claim|sentence|assertion|proposition))"
)
_THAT_IT_IS = rf"[ :(–—-]+(?:that )?{_WHAT_IS_JUDGED} (?:is|was) (?:[a-z]+ly )?"
_CLAUSE_ENDS = r"(?=[*_`'\"”]*(?:[.,;:)\n]|$))"
_TURNED_ROUND = re.compile(  # "VERIFIED (that this answer is FALSE)"
    rf"(?<=VERIFIED)[*_`'\"”]*(?: +(?:(?:as|to be) +)?{_FALSE}\b| *\({_FALSE}\)"
    r"| +not to be (?:true|correct|right)\b"
    rf"|{_THAT_IT_IS}(?:{_FALSE}|not (?:true|correct|right|so)){_CLAUSE_ENDS})"
    rf"|(?<=REFUTED)[*_`'\"”]*{_THAT_IT_IS}(?:true|correct|right|accurate){_CLAUSE_ENDS}",
    re.IGNORECASE,
)
_MAY_BE = re.compile(r"\b(?:may|might) (?:\w+ )?be[ *_`'\"“]*$", re.IGNORECASE)
_COULD_BE = re.compile(r"\bcould (?:\w+ )?be[ *_`'\"“]*$", re.IGNORECASE)  # TRUE, or not
_CROSSED = re.compile(r"[✗✘❌]\W*$")
_ASKED = re.compile(r"[*_`'\"”’)\]」』\s]*\?\W*\Z")
_CROSSED_AFTER = re.compile(r"[^\w\n]{0,3}[✗✘❌]")
_UNREAD = re.compile(  # of scripts whose words for "not" are not among those known
    r"[\u0530-\u058f\u0980-\u0dff\u0e00-\u0fff\u1000-\u10ff\u1200-\u137f\u1780-\u17ff]"
)
_QUOTES = r"[*_`'\"”’)\]」』]*"
_BE = r"(?:is|was|would be|seems|appears|looks)"
_MISTAKEN = (
    rf"\s+{_BE}\s+(?:\w+\s+){{0,2}}?(?:false|wrong|baseless|incorrect|mistaken|doubtful|questionable|untrue"
    r"|misconception|myth|fallacy|mistake"
    r"|premature|unwarranted|unjustified|inappropriate|too\s\w+|not (?:so|true|an option|possible)"
    r"|not (?:the |my )?(?:\w+ )?(?:right|correct|case|answer|verdict|appropriate|warranted"
    r"|justified))\b"
    r"|\s+(?:does|do|would|can)(?: no|n['’])t (?:apply|fit|hold|suffice)\b"
    r"|\W+(?:no, )?(?:wait|hold on|scratch that|correction)\b|\W+or (?:is it|is that|not)\b"
    r"|\W+(?:(?:but|actually|sorry|hmm|oops|no|on (?:reflection|second thoughts?))\W+)*"
    r"I (?:must |have to |should |need to )?(?:retract|withdraw|take (?:that|it) back)\b"
    r"(?! (?:\w+ ){0,3}(?:doubt|reservation|objection|hesitation)s?\b)"
    r"|\s+(?:m[ei]\s)?(?:ist|wäre|(?:er)?scheint|est|serait|semble|es|sería|parece|è|sarebbe|sembra|é|seria)\s"
    r"(?:\w+\s){0,2}?(?:voreilig|verfrüht|falsch|unangebracht|übertrieben|zu\s\w+|prématuré"
    r"|faux|erroné|incorrect|inexact|excessif|trop\s\w+|prematur[oa]|incorrecto|incorreto|falso"
    r"|erróneo|errado|errato|sbagliato|excesivo|excessivo|eccessivo|demasiado\s\w+|troppo\s\w+)\b"
    r"|[^\n。，、！？]{0,10}(?:为时过早|為時過早|过早|時期尚早|早計|言い過ぎ|すぎる|过于|過於|不十分|不足|言过其实|言過其實"
    r"|可能性[はが]低|疑わし|疑問)"
)
_MISTAKEN_AFTER = re.compile(rf"{_QUOTES}(?:{_MISTAKEN})", re.IGNORECASE)
_AFTER = re.compile(
    rf"{_QUOTES}(?:{_MISTAKEN}"
    r"|\s*[:=?–—-]+[\s*_`'\"“]*(?:hardly|never|not (?:at all|really|quite|so)"
    r"|(?:0|no|not|nope|false|nein|nee|non|нет|nie|hayır|tidak|bukan|không|hindi|否|لا|नहीं)"
    r"(?:[ *_`'\"”)}\]]*[,;.(]|\W*(?:\n|$)))"
    r"|\s*\?[^.?!\n]{0,40}(?:\b(?:no|not|nope|hardly|never|depends|unclear|unknown|uncertain"
    r"|hard to|difficult to)\b|n['’]t\b)"
    r"|[\s,;.(\[*_–—-]*(?:confidence(?:\s(?:level|score|is))?[\s*_:=]+0(?:\.0+)?(?!\s?[-–]|[\d.,]*\d)"
    r"|(?:with\s|at\s)(?:0(?:\.0+)?\s?%|zero)\sconfidence\b|\(0(?:\.0+)?\s?%\s(?:confiden\w+|sure|certain))"
    r"|\s+\((?:but\s+)?(?:only\s+)?(?:in part|part(?:ial)?ly)\)"
    r"|,?\s+(?:but\s+)?(?:only\s+)?(?:in part|part(?:ial)?ly)\b"
    r"(?!\s(?:because|due|since|as|by|on|from|thanks|through)\b)"
    r"|(?:[,*\s]+(?:I|we|you|one|it|there))?\s+would (?:need|require|take|have to|demand)\b"
    r"|,?\s+(?:but|while|whereas|though|although)\s(?:[^.\n]{0,60}?\s)?(?:is|are|was|were|does|has|can)"
    r"(?: no|n['’]|no)t\b(?=\W*(?:$|[.\n;,]))"
    r"|(?:\s+\w+){0,4}?\s+\w*(?:değil\w*|[ae]m[ae](?:m|z|yız|yiz|zsın|zsin)|m[ae]z|m[ae]zlar|mezler)\b"
    r"|\s+(?:reich(?:t|en)|genüg(?:t|en))\s[^.\n]{0,40}\bnicht\b|\s+fehl(?:t|en)\b"
    r"|[ *_`'\"」』”]*(?:か(?:どうか|否か|は?(?:わか|分か|判断))|인지)"
    r"|[^\n.،؛]{0,30}(?:نیست|نمی|نشده|نہیں)"
    r"|[^\n。，！？]{0,10}(?:아님|못|错误|不成立|不正确|不对|できず|誤り))",
    re.IGNORECASE,
)
_IN_BRACKETS = re.compile(r"[(（[【][*_`'\"“ ]*$")
_INFINITIVE = re.compile(rf"{_QUOTES}\s+zu\s")  # "ich zögere, VERIFIED zu sagen"
_COMMA = re.compile(r",\W*$")
_AFTER_DENIAL = re.compile(
    rf"{_QUOTES}(?:{_MISTAKEN}|\s*[:=?]\s*[*_`'\"“]*(?:0|no|nope|false|nein|non|нет)\W*(?:\n|$)"
    rf"|{NOT_AFTER}|\s+değil)",
    re.IGNORECASE,
)
_GROUND = re.compile(
    r"\W*(?:since|as|because|given|with|without|if|where|when|while|although|though|due to"
    r"|(?:the |a )?(?:\w+ )?(?:lack|absence)|insufficient)\b",
    re.IGNORECASE,
)
_NOT_SO = re.compile(
    r"\b(?:(?:by no means|under no circumstances|no (?:way|chance|possibility))(?: that)?"
    r"(?! (?:to|of)\b)"
    r"|(?:impossible|inconceivable|unthinkable|(?:not|n['’]t)(?: \w+)? (?:the case|true)) that)"
    r"(?: [\w'’]+){0,6}[ *_`'\"“«(]*$",
    re.IGNORECASE,
)


def is_not_so(reply: str, start: int) -> bool:
    """Whether that which begins there, be it a denial, is said not to be so.

    >>> is_not_so("There is no way this is not VERIFIED.", 24)
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
    clause = _clause(reply, start, over_comma=bool(_INFINITIVE.match(reply, end)))
    told = (_IN_PART, _OPPOSITE, _CROSSED, _MAY_BE)
    if _denied(clause) or any(one.search(clause) for one in told):
        return True
    if reply[start:end] in ("TRUE", "FALSE") and _COULD_BE.search(clause):
        return True
    after = reply[end : end + _LONGEST]
    if reply[start:end] != "REFUTED" and _CROSSED_AFTER.match(after):  # it goes with that
        return True
    if _UNREAD.search(clause) or _UNREAD.search(_CLAUSE_END.split(after, maxsplit=1)[0]):
        return True
    return bool(_AFTER.match(after) or _TURNED_ROUND.match(reply, end)) or (
        undone(reply[start:end], clause, after)
    )


def denial_reserved(reply: str, start: int, end: int) -> bool:
    """The same of a verdict that is a denial; what else is denied may be the ground of that one.

    >>> denial_reserved("There is no evidence that it is not VERIFIED.", 32, 44)
    True
    >>> denial_reserved("As there is no record, it is not VERIFIED.", 29, 41)
    False
    """
    clause = _clause(reply, start)
    if _IN_BRACKETS.search(clause):  # the same in other words: "nothing shows it (CANNOT VERIFY)"
        clause = ""
    if _OPPOSITE.search(clause) or (_denied(clause) and not _GROUND.match(clause)):
        return True
    return bool(_AFTER_DENIAL.match(reply[end : end + _LONGEST]))


def asked(reply: str, end: int) -> bool:
    """Whether what ends there is but asked, and not answered.

    >>> asked("Is it VERIFIED?", 14)
    True
    """
    return bool(_ASKED.match(reply[end : end + _LONGEST]))


def mistaken(reply: str, end: int) -> bool:
    """Whether what ends there is said to be wrong.

    >>> mistaken("FALSE, so TRUE would be wrong.", 14)
    True
    """
    return bool(_MISTAKEN_AFTER.match(reply[end : end + _LONGEST]))


def _clause(reply: str, start: int, *, over_comma: bool = False) -> str:
    """What is before a place, from where its clause begins."""
    before = _QUOTED.sub("", reply[max(0, start - _LONGEST) : start])
    if over_comma:
        before = _COMMA.sub(" ", before)
    ends = [match.end() for match in _CLAUSE_END.finditer(before)]
    return before[ends[-1] if ends else 0 :]


def _denied(clause: str) -> bool:
    if _DOUBTED.search(clause):
        return True
    return bool(_DENIAL.search(clause)) and not _SURE.search(clause)
