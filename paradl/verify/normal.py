"""The form in which names are compared: words without case, articles, plurals and auxiliaries."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterable
from itertools import groupby

from paradl.verify.turns import NUMBERS, in_the_east, turns

_SIGNS = "+#-"
_COMPARED = "<>≤≥"
_WORD = re.compile(r"\d+|(?<=[^\s+#-])(?:[+#]+|-(?!\S))|[<>≤≥]|[^\s\d+#<>≤≥-]+")
_INVISIBLE = dict.fromkeys(map(ord, "\u00ad\u2060\ufeff"))  # within words, as PDFs have them
_CAMEL = re.compile(r"(?<=[a-zß-öø-ÿ0-9])(?=[A-ZÀ-ÖØ-Þ])")
_ARTICLES = {"a", "an", "the"}
_AUXILIARIES = {
    *("is", "are", "was", "were", "be", "been", "being"),
    *("does", "do", "did", "can", "has", "have", "had"),  # and not may, or could, which hedge
}
_SHORTENED = {"wo": "will", "sha": "shall"}  # before n't
_HELPING = {"do", "does", "did", "can", "could", "will", "has", "have", "had"}
_MARKS = {
    *("not", "no", "non", "never", "without", "by"),
    *("male", "female", "maternal", "paternal", "minimum", "maximum"),
    *("upper", "lower", "left", "right"),
    *("north", "south", "east", "west", "northern", "southern", "eastern", "western"),
    *("northeast", "northwest", "southeast", "southwest"),
    *("northeastern", "northwestern", "southeastern", "southwestern"),
    *("before", "after", "more", "less", "first", "second", "third"),
    *("from", "out", "off", "against", "above", "below"),
    *("neither", "nor", "hardly", "few", "except", "but", "only", "nobody", "everyone"),
    *("mother", "father", "wife", "husband", "widow", "son", "daughter", "brother", "sister"),
    *("vice", "ex", "co", "former", "deputy", "great", "step"),
    *("kg", "mg", "μg", "ug", "mcg", "ng", "ml", "dl", "km", "cm", "mm", "mmol", "nmol"),
    *("ii", "iii", "iv", "vi", "vii", "viii", "ix", "xi", "xii", "xiii"),  # the others are letters
}
_LETTERS = {"a", "s", "t"}  # an article, and what follows an apostrophe, mark nothing
_OPPOSITES = (  # beginnings of words that turn their sense
    *("hyper", "hypo", "anti", "non", "un", "in", "im", "dis", "de", "mis"),
    *("over", "under", "pre", "post", "macro", "micro", "inter", "intra"),
    *("endo", "exo", "grand", "step", "semi"),
    *("hiper", "hipo", "iper", "ipo", "гипер", "гипо"),
)
_SPACED = {  # marks that a space may be lacking after, or be one too many
    *("male", "female", "maternal", "paternal", "minimum", "maximum"),
    *("upper", "lower", "left", "right", "above", "below", "vice", "great", "step"),
    *(one for one in _MARKS if one.startswith(("north", "south", "east", "west"))),
    *(one for one in _OPPOSITES if len(one) > 3),
}
_CONTRASTS = (  # parts of words of which nobody types one for the other
    *(("ab", "ad"), ("mother", "father"), ("major", "minor"), ("phil", "phob")),
    *(("er", "ee"), ("or", "ee")),
    *(("ate", "ite"), ("ate", "ide"), ("ite", "ide"), ("ane", "ene")),
)
_GENDERS = (("o", "a"), ("", "a"), ("a", "e"), ("", "in"), ("ian", "ina"))  # at the end of words
_GENDERS_OF_NAMES = (  # of other words these are plurals and cases, or forgotten
    *(*_GENDERS, ("", "e"), ("", "а"), ("ий", "ая")),
    ("", "n"),  # as of Georgia
)
_SPELT_OTHERWISE = (("y", "i"), ("ph", "f"), ("sen", "son"), ("dt", "tt"), ("c", "k"), ("s", "z"))
"""In names, of other people: Meyer and Meier, Hansen and Hanson."""
_DENIAL = re.compile(
    r"(?:(?P<full>[a-z]+) (?:not|never|no longer|no)|(?P<can>cannot|can't)|(?P<short>[a-z]+)n't"
    r"|never|no longer|not)(?= |$) ?(?P<rest>.*)"
)
_QUANTIFIED = re.compile(
    r"(?:(?P<no>no|none of)|all(?: of)?|every|each) (?P<rest>.+)", re.IGNORECASE
)
_OF_DIGITS = re.compile(r"\+?\(?\d(?:[()\s\u2010-\u2013-]*\d){8,}")  # of a telephone, or a book
_SEPARATORS = re.compile(r"[()\s\u2010-\u2013-]+")
_AROUND = " \t\n\u00a0.\"'“”„«»"  # of a value
_SPACE = re.compile(r"\s+")
_NEEDLESS = re.compile(r"(?<=\d) (?=[^\W\d])|(?<=[^\W\d]) (?=\d)")
_BETWEEN_NUMBERS = re.compile(r"(?<=\d)\s*[:–—‐‑-]\s*(?=\d)")
_TYPING = ((8, 2), (4, 1))  # from so many letters on, so many of them are mistyped at most
_DATE, _YEAR = 3, 4  # numbers, and digits
_SHORT = 3  # words that are too short to be plurals


def normal(name: str) -> str:
    """A name as names are compared.

    >>> normal("The Red Birds"), normal("has_part"), normal("isAttendedBy"), normal("Flies")
    ('red bird', 'part', 'attended by', 'fly')
    >>> normal("headaches") == normal("headache"), normal("volcanoes") == normal("volcano")
    (True, True)
    >>> normal("ward03"), normal("CD4+ T cells"), normal("C++")
    ('ward 3', 'cd 4+ t cell', 'c++')
    """
    return _joined(map(_singular, _bare(name))) or name.strip().casefold()


def spelt(name: str) -> str:
    """The same with plurals as they are: glasses are devices, and glass is a material.

    >>> spelt("The Red Birds"), spelt("glasses")
    ('red birds', 'glasses')
    """
    return _joined(_bare(name))


def text_form(text: str) -> str:
    """A text that is a value, as such are compared: without quotes, and with spaces between words.

    Capitals count where there are numbers: 5 MW is not 5 mW.

    >>> text_form("400mg") == text_form("400 mg"), text_form("Red.") == text_form('"red"')
    (True, True)
    >>> text_form("3 : 1") == text_form("3-1"), text_form("-5 °C") == text_form("5 °C")
    (True, False)
    >>> text_form("+1 (555) 010-0123"), text_form("978-3-16-148410-0")
    ('+15550100123', '9783161484100')
    """
    bare = unicodedata.normalize("NFC", text.translate(_INVISIBLE)).strip(_AROUND)
    if _OF_DIGITS.fullmatch(bare):
        return _SEPARATORS.sub("", bare)
    spaced = _SPACE.sub(" ", _BETWEEN_NUMBERS.sub("-", bare))
    form = _NEEDLESS.sub("", spaced)
    return form if any(map(str.isdigit, form)) else form.casefold()


def has_inner_capitals(name: str) -> bool:
    """Whether its small letters alone have another normal form: some write HBA1C for HbA1c."""
    return _CAMEL.search(name) is not None


def marks(name: str) -> list[str]:
    """What names of the same thing have in common: numbers, letters, signs, denial, opposites.

    And which way a relation goes: the parent of somebody is not whom they have as a parent.

    >>> marks("patient 7 of ward 12"), marks("not caused by"), marks("CD4- cell")
    (['7', '12'], ['not', 'by'], ['4', '-'])
    >>> marks("hepatitis B"), marks("factor VIII"), marks("hypotension"), marks("is parent of")
    (['b'], ['viii'], ['hypo'], ['of'])
    """
    words = _words(name)
    found = [mark for word in words if (mark := _mark(word))]
    return [*found, "of"] if len(words) > 1 and words[-1] == "of" else found


def _mark(word: str) -> str | None:
    if word.isdigit() or word in _MARKS or word in NUMBERS or word[0] in _SIGNS + _COMPARED:
        return word
    if len(word) == 1:
        return None if word in _LETTERS else word
    opposite = (o for o in _OPPOSITES if word.startswith(o) and len(word) > len(o) + 2)
    return next(opposite, None) or turns(word)


def mistyped(form: str, meant: str, known: Collection[str], *, proper: bool = False) -> bool:
    """Whether a normal form is another one with typing mistakes, and no word that is known.

    Of a proper name, that of a woman is not that of a man mistyped, nor is Lopes Lopez.

    >>> mistyped("upper reservor", "upper reservoir", set()), mistyped("male cell", "cell", set())
    (True, False)
    >>> mistyped("sodium nitrite", "sodium nitrate", {"nitrite"})
    False
    >>> mistyped("heartattack", "heart attack", set()), mistyped("boathouse", "house boat", set())
    (True, False)
    >>> mistyped("manslaughter", normal("man's laughter"), set())
    False
    >>> mistyped("paula frey", "paul frey", set()), mistyped("simone", "simon", set(), proper=True)
    (False, False)
    >>> [mistyped(one, "maria lopez", set(), proper=True) for one in ("maria lopes", "maria lopze")]
    [False, True]
    """
    words, others = sorted(form.split()), sorted(meant.split())
    if len(words) != len(others):
        return closed(form) == closed(meant) and _LETTERS.isdisjoint([*words, *others])
    pairs = [(one, other) for one, other in zip(words, others, strict=True) if one != other]
    ends = _GENDERS_OF_NAMES if proper else _GENDERS
    return all(
        one not in known
        and _slip(one, other)
        and not _of_other_gender(one, other, ends)
        and not (proper and _of_another(one, other))
        for one, other in pairs
    )


def closed(form: str) -> str:
    """A normal form without its spaces, by which names are the same that are one too few or many.

    >>> closed("heart attack")
    'heartattack'
    """
    return form.replace(" ", "")


def run_together(form: str, meant: str) -> bool:
    """Whether normal forms differ in a space alone, and not in what a space makes of a word.

    >>> run_together("leftventricle", "left ventricle"), run_together("anti body", "antibody")
    (True, True)
    >>> run_together("ward 1 2", "ward 12"), run_together("not able", "notable")
    (False, False)
    """
    one, other = ([m for m in marks(name) if m not in _SPACED] for name in (form, meant))
    return closed(form) == closed(meant) and one == other


def _slip(word: str, other: str) -> bool:
    from rapidfuzz.distance import OSA

    if (
        word[0] != other[0]
        or in_the_east(word)
        or _contrasted(word, other)
        or _contrasted(other, word)
    ):
        return False  # the first letter is hardly ever mistyped, and what lacks it turns the sense
    shorter = min(len(word), len(other))
    most = next((most for length, most in _TYPING if shorter >= length), 0)
    return OSA.distance(word, other) <= most


def _of_other_gender(word: str, other: str, ends: Iterable[tuple[str, str]]) -> bool:
    """Whether they differ as brothers and sisters do in Spanish, and Daniel and Daniela."""
    return any(
        one.endswith(end) and one.removesuffix(end) + turned == two
        for end, turned in ends
        for one, two in ((word, other), (other, word))
    )


def _of_another(word: str, other: str) -> bool:
    """Whether parts of names end in other letters, or are spelt in two ways that both are names."""
    return (len(word) == len(other) and word[:-1] == other[:-1]) or any(
        _contrasted(one, two, _SPELT_OTHERWISE) for one, two in ((word, other), (other, word))
    )


def _contrasted(word: str, other: str, contrasts: Iterable[tuple[str, str]] = _CONTRASTS) -> bool:
    """Whether they differ in what tells an employer from an employee, or a nitrate from a nitrite.

    >>> _contrasted("interviewer", "interviewee"), _contrasted("patient", "pateint")
    (True, False)
    """
    return any(
        word[: found.start()] + turned + word[found.end() :] == other
        for part, turned in contrasts
        for found in re.finditer(part, word)
    )


def quantified(words: str) -> tuple[str, bool] | None:
    """What "no" or "all" is said of, and whether it is "no"; None without either.

    >>> quantified("No penguins"), quantified("every bird"), quantified("penguins") is None
    (('penguins', True), ('bird', False), True)
    """
    found = _QUANTIFIED.fullmatch(" ".join(words.split()))
    return found and (found["rest"], found["no"] is not None)


def affirmed(predicate: str) -> str | None:
    """What a predicate denies; None if it denies nothing.

    >>> affirmed("does not cause"), affirmed("is not a"), affirmed("isn't"), affirmed("cannot")
    ('cause', 'is a', 'is', 'can')
    >>> affirmed("was never caused by"), affirmed("isn’t"), affirmed("won't eat")
    ('was caused by', 'is', 'eat')
    >>> affirmed("causes") is None
    True
    """
    found = _DENIAL.fullmatch(" ".join(predicate.lower().replace("’", "'").split()))
    if found is None:
        return None
    auxiliary, rest = found["full"] or found["short"] or "", found["rest"]
    auxiliary = "can" if found["can"] else _SHORTENED.get(auxiliary, auxiliary)
    kept = "" if rest and auxiliary in _HELPING else auxiliary
    return f"{kept} {rest}".strip() or None


def other_voice(predicate: str) -> tuple[str, ...]:
    """What it may be in the other voice, active or passive, in which the ends change places.

    >>> other_voice("is caused by"), other_voice("was supplied by")
    (('caus', 'cause', 'caused'), ('suppli', 'supplie', 'supplied', 'supply'))
    >>> other_voice("controlled by")
    ('controll', 'controlle', 'controlled', 'control')
    >>> other_voice("painted"), other_voice("plans")
    (('painted by',), ('pland by', 'planed by', 'planned by'))
    >>> other_voice("supplies")[-1]
    'supplied by'
    """
    form = normal(predicate)
    if form.endswith("ed by"):
        stem = form[:-5]
        verbs = (stem, f"{stem}e", form[:-3])
        if stem.endswith("i"):
            return (*verbs, f"{stem[:-1]}y")
        return (*verbs, stem[:-1]) if stem[-1:] == stem[-2:-1] else verbs
    if form.endswith("ed"):
        return (f"{form} by",)
    ends = ("d", "ed", f"{form[-1:]}ed")
    turned = tuple(f"{form}{end} by" for end in ends)
    return (*turned, f"{form[:-1]}ied by") if form.endswith("y") else turned


def _bare(name: str) -> list[str]:
    """Its words without those that may lead."""
    words = _words(name)
    for leading in (_ARTICLES, _AUXILIARIES, _ARTICLES):
        while len(words) > 1 and words[0] in leading and words[1][0] not in _SIGNS + _COMPARED:
            words = words[1:]
    return words


def _joined(words: Iterable[str]) -> str:
    return re.sub(r" (?=[+#-])", "", " ".join(words))


def _words(name: str) -> list[str]:
    """Its words, numbers, and the signs at their ends."""
    told = unicodedata.normalize("NFKC", _CAMEL.sub(" ", name.translate(_INVISIBLE)))
    told = told.replace("\N{MINUS SIGN}", "-").replace(">=", "≥").replace("<=", "≤")
    found = _WORD.findall("".join(one if _of_word(one) else " " for one in told))
    runs = (list(run) for _, run in groupby(found, str.isdigit))
    return [word for run in runs for word in (_numbers(run) if run[0].isdigit() else _small(run))]


def _small(words: list[str]) -> list[str]:
    return [word.casefold() for word in words]


def _numbers(run: list[str]) -> list[str]:
    """Numbers side by side without leading zeros, but for those after the first, as in 0.05 to 0.1.

    Dates have none.
    """
    whole = [number.lstrip("0") or "0" for number in run]
    date = len(run) == _DATE and any(len(number) == _YEAR for number in run)
    return whole if date else [whole[0], *run[1:]]


def _of_word(character: str) -> bool:
    """Many scripts write vowels and tones as marks on letters: other marks, another word."""
    return (
        character.isalnum()
        or character in _SIGNS + _COMPARED
        or unicodedata.category(character)[0] == "M"
    )


def _singular(word: str) -> str:
    """Of an English noun; what it makes of other words, it makes of them everywhere."""
    if len(word) > _SHORT and word.endswith(("che", "oe")):
        return word[:-1]  # as of headaches and echoes, which may be of an ach and of an echo
    if len(word) <= _SHORT or not word.endswith("s") or word.endswith(("ss", "us", "is")):
        return word
    if word.endswith("ies"):
        return f"{word[:-3]}y"
    if word.endswith("oes") and len(word) > len("toes"):
        return word[:-2]
    return word[:-2] if word.endswith(("ches", "shes", "xes", "sses")) else word[:-1]
