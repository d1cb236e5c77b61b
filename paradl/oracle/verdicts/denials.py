"""How it is said that something is not so, or may not be, before the word for it or after."""

from __future__ import annotations

GAP = r"(?:[\s*_`'\"\u200b\\~-]|</?\w+>)+"  # between a verdict's words: spaces, markup, quotes
INLINE = r"(?:[ *_`'\"\u200b]|</?\w+>)+"  # a line's end or a dash begins something else
LETTER = r"[a-zA-Z0-9\u00c0-\u052f]"  # of a script in which words have spaces between them
EAST = r"[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]"  # and those of the others
BE = r"is|are|was|were|be|been|can(?:not)?|could|may|might|must|should|has|have|had"
NO_DENIAL = (  # with which "not" is but, unbroken, without error, beyond doubt
    r"[过過错錯误誤仅僅只但疑论論管如断斷]|同(?!意)|可(?:否认|否認|置疑|[争爭辩辯])|容(?!易)"
    r"|有?(?:争议|爭議|异议|異議|问题|問題)|得不"
)
_WORD = r"[^\W\d_]+(?:['’][^\W\d_]+)*"

ALTHOUGH = (  # in other languages
    r"aunque|si bien|bien qu[e’']|même si|obwohl|auch wenn|wenngleich|embora|sebbene|anche se"
    r"|hoewel|хотя|хоча|chociaż|mimo że|i když"
)

_NOT = (
    rf"(?i:can{GAP}not|cannot|cant|[a-z]+n['’]t|not|never|(?:un|not{GAP})able{GAP}to|fail(?:s|ed)?{GAP}to"
    rf"|impossible{GAP}to)"
)
_BETWEEN = (  # what is "not only" VERIFIED is not denied
    rf"(?:(?i:be|been|being|yet|considered|marked|(?!(?:on|mere|simp)ly)[^\W_]+ly){GAP}){{0,3}}"
)
_ONLY = (
    r"nur|bloß|alleen|bare|bara|seulement|simplement|sol[oa]|sólo|sol[ao]mente|soltanto|só|apenas"
    r"|somente|tylko|только|jen|pouze|než|μόνο|רק"
)
_DOUBTS = (
    r"zweifel\w*|twijfel\w*|tvi[vl]\w*|dout\w+|dud\w+|dubbi\w*|dubit\w*|dúvid\w+|wątpliw\w+|сомн\w+"
    r"|сумн\w+|\w*ragukan|nghi|شك|ريب|αμφιβ\w+|ספק|pochyb\w*"
)
_NEXT_CLAUSE = (
    r"qu?e|qu['’]\w+|che|chi|und|et|e|y|en|och|og|i|и|also|donc|mais|pero|ma|mas|quindi|luego|logo"
    r"|ob|si|se|czy|чи|ли|pour(?!\sautant)|para|per|και|ότι|πως|άρα|že|zda|jestli|takže|tedy|ve|ama"
    rf"|ale|nýbrž|αλλά|אלא|ו?לכן|אבל"
    rf"|a(?={INLINE}(?:je|tak|proto|tedy|jest)\b)"
)
_WORDS_ELSEWHERE = (  # what is "nicht nur" VERIFIED is not denied; nor is it where a doubt is
    rf"(?:(?!(?i:{_ONLY}|{_DOUBTS}|{_NEXT_CLAUSE})\b){_WORD}{INLINE}){{0,4}}"
)
_SPANISH_VERB = (  # after "no", which is English, too
    r"es|está|son|están|sea|esté|ser|ha|han|he|se|puede|pueden|podemos|podría|debe|queda|fue|resulta"
    r"|parece"
)
_NOT_ELSEWHERE = (
    rf"(?i:(?:nicht|keine(?:swegs|sfalls)|niet|ikke|inte|pas|non|não|nie|не(?:льзя)?|není|nem|tidak"
    rf"|bukan|belum|không|δεν?|όχι|ليست?|غير|(?<![א-ת])ו?לא|אינ(?:ה|ו|ם|ן|נה|נו)|אי{INLINE}אפשר|nikoliv?|nelze"
    rf"|nejs\w+|nebyl\w*|nemohu|nemůž\w+|ei{INLINE}ole|nu{INLINE}(?:e|este|poate)"
    rf"|ne{INLINE}(?:p(?:eu|ourrai|ui)|saurai)\w+|no{INLINE}(?:{_SPANISH_VERB})"
    rf"|(?:aucun|ning[uú]n|nessun){INLINE}(?:cas[o]?|modo)|keinen{INLINE}Fall){INLINE}{_WORDS_ELSEWHERE}"
    rf"|no{INLINE})"
    rf"|(?:(?:(?<!不得)[不未无無没沒]|[并並]非)(?!{NO_DENIAL}|有?(?:理由|证据|證據|根据|依据|依據|必要))"
    rf"{EAST}{{0,4}}"
    rf"|不(?:认为|認為|相信|觉得|覺得){EAST}{{0,16}})(?:{GAP})?"
)
_DISBELIEF_ELSEWHERE = (  # "je ne pense pas que", "no se puede decir que", "ich glaube nicht, dass"
    rf"(?i:(?:(?:no|non|não){INLINE}(?:s[ei]{INLINE})?(?:(?:puede|può|pode|poss[oi]){INLINE})?"
    r"(?:creo|pienso|considero|credo|penso|ritengo|acho|creio|decir|dire|dizer|afirmar|affermare)"
    rf"|(?:pense|crois|dirais){INLINE}pas|pas{INLINE}(?:possible{INLINE}de{INLINE})?(?:dire|affirmer)"
    rf"|(?:(?:glaube|denke|meine){INLINE}nicht|nicht{INLINE}(?:sagen|behaupten))),?{INLINE}(?:que|qu['’]|che|dass)(?:{INLINE})?"
    rf"(?:{_WORD}{INLINE}){{0,6}}?)"
)
_MUST = r"違い|ざるを[得え]|(?:[他外]|ほか)なら|な(?:けれ|くて)[ばは]な"  # with ない, and no denial
NOT_AFTER = (  # where it is asked whether, nothing is denied
    rf"(?![ *_`'\"」』”]*(?:か[どわ分判否は]|인지))"
    rf"(?:(?!{_MUST})(?:[ *_`'\"」』”]|{EAST})){{0,12}}?"
    r"(?:ない|ません|없|아니|아닙|않|değil(?:dir)?|नहीं)"
)
DENIAL = rf"(?:{_NOT}{GAP}{_BETWEEN}|{_NOT_ELSEWHERE})"

_CLAUSE = (  # the words between, which begin no other clause and are no denial
    rf"(?:(?!{_NOT}|(?i:and|but|so|yet|because|hence|thus|therefore)\b)"
    rf"[^\W_]+(?:['’-][^\W_]+)*{INLINE}){{0,12}}?"
)
_HOW = rf"{_NOT}{INLINE}(?:[^\W_]+ly{INLINE})?"
DISBELIEF = (
    rf"(?:{_HOW}(?i:think|believe|feel|suppose|agree|consider|regard|deem|judge|call|mark){INLINE}"
    rf"{_CLAUSE}|{_DISBELIEF_ELSEWHERE})"
)
DOUBT = (
    rf"{_HOW}(?i:sure|certain|confident|convinced|clear|known?|say|tell|see|claim|conclude|confirm"
    rf"|think|believe|find){INLINE}{_CLAUSE}(?:{DENIAL}|UN-?)?"
)
