"""A verdict that is a heading, on a line by itself or where one begins, and what is told below it.

Who heads a reply "CANNOT VERIFY", and goes on about the year that is VERIFIED, has not changed it.
"""

from __future__ import annotations

import re

LABELS = (
    r"(?:verdi[ck]t|answer|conclusion|decision|label|rating|judge?ment|result|assessment|status"
    r"|determination|classification"
    r"|urteil|fazit|ergebnis|antwort|schlussfolgerung|bewertung|veredicto|conclusión|respuesta"
    r"|resultado|veredito|conclusão|resposta|verdetto|conclusione|risposta|réponse|résultat"
    r"|jugement|oordeel|conclusie|antwoord|svar|slutsats|konklusion|werdykt|wniosek|odpowiedź|wynik"
    r"|závěr|odpověď|karar|sonuç|cevap|kesimpulan|jawaban|putusan|kết luận|вердикт|вывод|ответ"
    r"|заключение|итог|висновок|відповідь|συμπέρασμα|απάντηση|الحكم|النتيجة|الاستنتاج|الجواب|الإجابة"
    r"|निष्कर्ष|निर्णय|उत्तर|מסקנה|תשובה)"
)
"""What a judge writes before its verdict, in languages with spaces between words."""

LABELS_EAST = r"(?:结论|結論|判定|判断|判斷|答案|回答|裁定|결론|판정|답변|답)"

_BEGINNING = re.compile(
    rf"[^\w\n]*(?:(?:(?:the|my|our|final|overall|{LABELS})\b[^\w\n.?!;]*)*"
    rf"|[^\n.?!;]{{0,6}}{LABELS_EAST}[^\w\n]*)(?:is\b[^\w\n]*)?",
    re.IGNORECASE,
)
_FOLLOWED = re.compile(
    r"[^\w\n?]*(?:\n|$)|[*_`'\"”»]*(?:[.:;,](?!\w)|[。：；，]|\s?[–—(\[]|\s-\s)(?![^\n]{0,40}\?)"
)
_ITEM = re.compile(r"\s*(?:[-•+✓✔✅✗✘❌]|\*(?!\*)|\d+[.)])")
_ENTRY = re.compile(r"[ \t]+[\w ]{1,30}:[^\w\n]*")  # of YAML, below another

_TURN = re.compile(
    r"\b(?:so(?! (?:that )?(?:it|this|that) can\b)|thus|hence|therefore|ergo|accordingly"
    r"|consequently|overall|in (?:short|sum|the end)"
    r"|final\w*|conclu\w+|actually|wait|no(?=\W*[,.!:;])|nope|corrections?|scratch|revis\w+|chang\w+|instead"
    r"|updat\w+|reflection|thoughts?|reconsider\w*|rather|now|but|however|yet|mistake\w*|sorry"
    r"|apolog\w+|oops|hmm|should|must|edit|retract\w*|withdraw\w*|whole|everything|all"
    rf"|{LABELS})\b|{LABELS_EAST}",
    re.IGNORECASE,
)
_WHOLE = re.compile(
    r"\b(?:I|we|it|this|that|statement|claim|assertion|sentence|proposition|hypothesis)\b",
    re.IGNORECASE,
)
_ENGLISH = re.compile(
    r"\b(?:the|of|an?|was|were|other|others|alternatives?|considered|reject\w*|not|only|for|I)\b",
    re.IGNORECASE,
)
_OBJECT = re.compile(  # "I CANNOT VERIFY what came after 2023"
    r"(?<=VERIFY|REFUTE)[*_`'\"”]*\s(?!(?:it|this|that|these|any|anything|whether|if|because|as"
    r"|since|for|due|given|and|but|so|with|without|from|by|on|in|at|or|here|either|though|although"
    r"|while|until|unless|beyond|\w+ly|(?:\w+\s){0,3}(?:statement|claim|assertion|sentence"
    r"|proposition|hypothesis|whole|answer))\b)[a-z]"
)
_HEADING = re.compile(r"[:：][*_`\s]*$")
_ALTERNATIVES = re.compile(
    r"\b(?:alternati[vf]\w*|others?|considered|rejected|discarded|possible|options|runner-up)\b",
    re.IGNORECASE,
)
_CORRECTED = re.compile(r"[*_`]*\s(?:statement|version|fact|claim|answer)s?[*_`]*:", re.IGNORECASE)
_WOULD = re.compile(
    r"\b(?:it|this|that|which|they|statement|claim|answer|assertion) (?:would|could|might)\b",
    re.IGNORECASE,
)
_OF_ANOTHER = re.compile(  # "a man whose birth is VERIFIED", "the belief that it was he is FALSE"
    r"\b(?:the|whose|his|her|its|their|an?) (?:(?!statement|claim|assertion|sentence|proposition"
    r"|hypothesis|answer|whole|that\b)\w+ ){1,4}(?:is|was|were|are|ha(?:s|ve) been)"
    r" (?:\w+ly )?[*_`'\"]*$"
    r"|\b(?:belief|idea|notion|view|myth|rumou?r|misconception|assumption|theory) that\b",
    re.IGNORECASE,
)
_ELSEWHERE = re.compile(  # of the whole, or a turn, in other languages
    r"\b(?:also|daher|somit|folglich|doch|jedoch|aber|moment|nein|entschuldigung|korrektur"
    r"|sondern|insgesamt|muss|\w*aussage|behauptung|es ist|das ist|ich"
    r"|donc|mais|pardon|finalement|en fait|non|toutefois|cependant|doit|affirmation|énoncé|c['’]est"
    r"|je|pero|perdón|por tanto|por lo tanto|en realidad|sino|debe|afirmación|enunciado|mas"
    r"|portanto|afirmação|ma|quindi|però|scusa|affermazione|dus|maar|bewering|но|нет|значит|поэтому|итак"
    r"|однако|извин\w+|утверждени\w+|это|ale|więc|stwierdzenie|ama|fakat|yani|ifade)\b"
    r"|[但等应應所因该該此这這]|不过|不過|陈述|陳述|说法|說法|しかし|訂正|従って|よって|主張|これ|하지만|따라서|진술|주장"
    r"|[:：][^\w\n]*$",
    re.IGNORECASE,
)
_LABEL_BEFORE = re.compile(rf"\b{LABELS}\b|{LABELS_EAST}", re.IGNORECASE)
_MAY_BE = re.compile(r"\b(?:may|might|could) (?:\w+ )?be[^\w\n]*$", re.IGNORECASE)
_LONGEST = 600  # characters above it that are looked at
_MOST_ITEMS = 6


def heads(before: str, after: str) -> bool:
    """Whether a verdict is one: by what is before and after it in its line.

    >>> heads("**Verdict:** ", "**"), heads("", ". The year"), heads("The year is ", ".")
    (True, True, False)
    >>> heads("- ", ""), heads("", "? Let me see.")
    (False, False)
    """
    if _ITEM.match(before) and not re.search(r"\w{2}", before):
        return False
    return bool(_BEGINNING.fullmatch(before) and _FOLLOWED.match(after))


def degrees(one: str, other: str) -> bool:
    """Whether the words are different ones for how likely something is.

    >>> degrees("LIKELY", "VERY LIKELY"), degrees("VERY LIKELY", "VERY  LIKELY")
    (True, False)
    """
    first, second = (re.sub(r"[\W_]+", " ", words) for words in (one, other))
    return first != second and first.endswith("LIKELY") and second.endswith("LIKELY")


def is_labelled(before: str) -> bool:
    """Whether what is before a verdict in its line says that it is one.

    >>> is_labelled("Urteil: "), is_labelled("")
    (True, False)
    """
    return bool(_LABEL_BEFORE.search(before))


def is_aside(reply: str, start: int, end: int, sentence: str, *, labelled: bool) -> bool:
    """Whether a verdict below one that heads the reply is of something else, and changes nothing.

    `sentence` is what is before it there; whether the heading is labelled matters where that is in
    another language.

    >>> reply = "CANNOT VERIFY. The year is VERIFIED."
    >>> is_aside(reply, 27, 35, " The year is ", labelled=False)
    True
    """
    line = reply[reply.rfind("\n", 0, start) + 1 : start]
    if _ITEM.match(line) and not re.search(r"\w{2}", line):
        return _is_of_alternatives(reply[:start])
    if (_ITEM.match(line) or _ENTRY.fullmatch(line)) and not _TURN.search(line):
        return not _WHOLE.search(line)
    if _CORRECTED.match(reply, end) and not re.search(r"\w", line):
        return True
    if _MAY_BE.search(sentence):
        return True
    if reply[start:end] in ("YES", "NO") and re.search(r"\w", line):  # "Any gaps? NO"
        told = sentence if re.search(r"\w", sentence) else line
        return not (_TURN.search(told) or _WHOLE.search(told))
    if _TURN.search(sentence):
        return False
    if not _ENGLISH.search(sentence):
        return labelled and bool(re.search(r"\w", sentence)) and not _ELSEWHERE.search(sentence)
    if _OF_ANOTHER.search(sentence):
        return True
    if _WOULD.search(sentence):
        return True
    return not _WHOLE.search(sentence) or bool(_OBJECT.match(reply, end))


def _is_of_alternatives(above: str) -> bool:
    """Whether the nearest line above that ends with a colon says that other verdicts follow."""
    lines = above[-_LONGEST:].split("\n")[-_MOST_ITEMS:-1]
    heading = next((line for line in reversed(lines) if _HEADING.search(line)), "")
    return bool(_ALTERNATIVES.search(heading))
