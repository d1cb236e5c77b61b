"""Words that turn the sense of a name: denials, numbers, opposites; and articles, which do not."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

_DENIALS = {
    *("nicht", "kein", "keine", "keinen", "keinem", "keiner", "keines", "nie", "niemal", "ohne"),
    *("ne", "pas", "jamais", "aucun", "aucune", "san"),
    *("nunca", "jamás", "ningún", "ninguna", "ninguno", "sin", "mai", "nessun", "nessuna", "senza"),
    *("não", "nenhum", "nenhuma", "sem", "niet", "geen", "nooit", "zonder"),
    *("ikke", "inte", "ej", "aldrig", "uden", "uten", "utan", "bez", "не", "нет", "без", "ні"),
    *("değil", "tidak", "bukan", "tanpa", "không", "لا", "ليس", "ليست", "غير", "بدون", "नहीं"),
    *("δεν", "δε", "μη", "μην", "χωρίσ", "לא", "אין", "אינו", "אינה", "אינם", "אינן", "איננו"),
    *("nur", "seulement", "sólo", "solamente", "soltanto", "только", "jen", "sadece", "μόνο", "רק"),
    *("איננה", "ללא", "בלי", "बिना", "není", "nejsou", "nemá", "nemají", "ei", "nem", "nu", "fără"),
}
_SIDES = {
    *("linke", "linken", "linker", "recht", "rechte", "rechten", "rechter"),
    *("obere", "oberer", "oberen", "untere", "unterer", "unteren"),
    *("vor", "nach", "gauche", "droit", "droite", "avant", "aprè"),
    *("izquierdo", "izquierda", "derecho", "derecha", "ante", "despué"),
    *("sinistro", "sinistra", "destro", "destra", "prima", "dopo", "esquerdo", "esquerda"),
    *("direito", "direita", "lewy", "lewa", "lewe", "prawy", "prawa", "prawe"),
    *("левый", "левая", "левое", "правый", "правая", "правое", "верхний", "нижний"),
    *("اليمنى", "اليسرى", "الأيمن", "الأيسر"),
    *("ehemalige", "ehemaliger", "ancien", "ancienne", "antiguo", "antigua", "voormalig"),
    *("voormalige", "były", "była", "бывший", "бывшая"),
    *("levý", "levá", "levé", "pravý", "pravá", "pravé", "sol", "sağ", "αριστερή", "δεξιά"),
    *("αριστερό", "δεξιό", "שמאלי", "שמאלית", "ימני", "ימנית", "बायां", "दायां", "बाएं", "दाएं"),
}
NUMBERS = {
    *("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven"),
    *("twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"),
    *("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety", "hundred"),
    *("thousand", "million", "billion", "trillion", "once", "twice", "half", "double", "triple"),
    *("fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"),
    *("january", "february", "march", "april", "may", "june", "july", "august", "september"),
    *("october", "november", "december"),
}
"""In words, and months, which are numbers of dates."""

_PAIRS = (
    *(("least", "most"), ("ac", "dc"), ("short", "long"), ("tsp", "tbsp"), ("net", "gross")),
    *(("teaspoon", "tablespoon"), ("supply", "output"), ("input", "output")),
    *(("acute", "chronic"), ("benign", "malignant"), ("positive", "negative"), ("high", "low")),
    *(("primary", "secondary"), ("internal", "external"), ("anterior", "posterior")),
    *(("superior", "inferior"), ("medial", "lateral"), ("proximal", "distal")),
    *(("dorsal", "ventral"), ("systolic", "diastolic"), ("open", "closed"), ("hot", "cold")),
    *(("akute", "chronische"), ("gutartig", "bösartig"), ("gutartige", "bösartige")),
    *(("acuta", "cronica"), ("acuto", "cronico"), ("agudo", "crónico"), ("aguda", "crônica")),
    *(("agudo", "crônico"), ("ostra", "przewlekła"), ("ostry", "przewlekły")),
    *(("острая", "хроническая"), ("острый", "хронический"), ("высокий", "низкий")),
    *(("alto", "basso"), ("alta", "bassa"), ("alto", "bajo"), ("alta", "baja"), ("alto", "baixo")),
    *(("alta", "baixa"), ("hoge", "lage"), ("hohe", "niedrige"), ("haut", "bas")),
    *(("padre", "madre"), ("maggiore", "minore"), ("ارتفاع", "انخفاض")),
    *(("bénin", "malin"), ("bénigne", "maligne"), ("aiguë", "chronique"), ("aguda", "crónica")),
    *(("mínima", "máxima"), ("mínimo", "máximo"), ("minimal", "maximal"), ("minimo", "massimo")),
    *(("minimale", "maximale"), ("minima", "massima"), ("minimální", "maximální")),
    *(("ελάχιστη", "μέγιστη"), ("ελάχιστο", "μέγιστο"), ("מינימלי", "מקסימלי")),
    *(("מינימלית", "מקסימלית"), ("asgari", "azami"), ("न्यूनतम", "अधिकतम"), ("akut", "kronik")),
    *(("akutní", "chronický"), ("akutní", "chronická"), ("akutní", "chronické"), ("άνω", "κάτω")),
    *(("οξεία", "χρόνια"), ("तीव्र", "जीर्ण"), ("חריפה", "כרונית"), ("חריף", "כרוני")),
    *(("υψηλή", "χαμηλή"), ("υψηλό", "χαμηλό"), ("उच्च", "निम्न"), ("גבוה", "נמוך")),
    *(("vysoký", "nízký"), ("vysoká", "nízká"), ("yüksek", "düşük"), ("père", "mère")),
    *(("norte", "sur"), ("norte", "sul"), ("nord", "sud"), ("est", "ouest"), ("este", "oeste")),
    *(("severní", "jižní"), ("kuzey", "güney"), ("βόρεια", "νότια"), ("उत्तर", "दक्षिण")),
    *(("צפונית", "דרומית"), ("צפוני", "דרומי"), ("východní", "západní"), ("doğu", "batı")),
    *(("הצפונית", "הדרומית"), ("הצפוני", "הדרומי")),
)
_DENIED_WITHIN = (  # of Czech and Turkish verbs, beside the same without it
    re.compile(r"ne(?P<verb>\w{3,})"),
    re.compile(r"(?P<verb>\w{3,}?)(?:m[ae]z(?:l[ae]r)?|m[ıiuü]yor(?:l[ae]r)?|madı|mamış|memiş)"),
)
_BEGINNINGS = ("nicht", "не")
_GERMAN = re.compile(
    r"(?:der|die|das|(?P<turned>des|dem|den|eines|einem|einen)|eine?|einer)\s+(?P<noun>[A-ZÄÖÜ].*)"
)
_ENDINGS = ("es", "s", "en", "n")  # of the genitive, and of the dative of some
_ARTICLE = re.compile(
    r"(?:(?:le|la|les|un|une|el|los|las|una|il|lo|gli|uno|het|een|os|um|uma)\s+|l['’]\s?)(?P<noun>\S.*)"
)
_EAST = re.compile(r"[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]")
_EAST_TURNS = re.compile(
    r"[不没沒未无無非否勿左右上下前后後内內外东東西南北男女公母父高低大小多少正负負买買卖賣进進出甲乙丙"
    r"一二三四五六七八九十百千]|ない|ません|なかった|ずに|않|없|못|아니"
    r"|왼|오른|남한|북한|급성|만성|상승|하락|수출|수입"
)


def turns(word: str) -> str | None:
    """What of a word of a normal form would make another name another one's; None if nothing.

    >>> turns("nicht"), turns("不导致"), turns("左心室"), turns("rauchen") is None
    ('nicht', '不', '左', True)
    """
    if word in _DENIALS or word in _SIDES:
        return word
    if in_the_east(word):
        return "".join(_EAST_TURNS.findall(word)) or None
    return next((b for b in _BEGINNINGS if word.startswith(b) and len(word) > len(b) + 2), None)


def in_the_east(word: str) -> bool:
    """Whether it is of a script in which another character is another word, and no slip."""
    return _EAST.search(word) is not None


def opposed(words: Iterable[str], others: Iterable[str]) -> bool:
    """Whether one has the opposite of a word of the other, or its denial in one word.

    >>> opposed(["acute", "pain"], ["chronic", "pain"]), opposed(["acute", "pain"], ["pain"])
    (True, False)
    >>> opposed(["obsahuje"], ["neobsahuje"]), opposed(["bulunmaz"], ["bulunur"])
    (True, True)
    """
    own, their = set(words), set(others)
    one, other = own - their, their - own
    if any((a in one and b in other) or (b in one and a in other) for a, b in _PAIRS):
        return True
    return _denied_within(one, other) or _denied_within(other, one)


def _denied_within(words: Iterable[str], others: Iterable[str]) -> bool:
    verbs = (d["verb"] for word in words for form in _DENIED_WITHIN if (d := form.fullmatch(word)))
    return any(other.startswith(verb) for verb in verbs for other in others)


def without_article(words: str) -> Iterator[str]:
    """What words may name without an article in small letters, which no name begins with.

    Of German nouns, which have capitals ("die casting" is English), also without their endings.

    >>> list(without_article("des Hauses")), list(without_article("la maison"))
    (['Hauses', 'Haus', 'Hause'], ['maison'])
    >>> list(without_article("die casting")), list(without_article("La Paz"))
    ([], [])
    """
    if found := _GERMAN.fullmatch(words):
        noun = found["noun"]
        yield noun
        for ending in _ENDINGS if found["turned"] else ():
            if noun.endswith(ending):
                yield noun.removesuffix(ending)
    elif found := _ARTICLE.fullmatch(words):
        yield found["noun"]
