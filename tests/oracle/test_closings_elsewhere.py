"""How judges close a reply in other languages, where the verdict alone is in English."""

from __future__ import annotations

import pytest

from paradl.oracle.valuation import Side
from paradl.oracle.verdicts import verdict

GIVEN = """\
Nach allem, was ich weiß, lautet mein Urteil: VERIFIED.
Die Aussage ist demnach VERIFIED.
Daher komme ich zu dem Schluss, dass die Aussage VERIFIED ist.
Es gibt keine Gegenbeispiele; die Behauptung ist VERIFIED.
Obwohl nicht jede Quelle zustimmt, bleibt es bei VERIFIED.
Zweifellos VERIFIED.
Das lässt sich nicht bestreiten: VERIFIED
Mein Urteil: VERIFIED (nicht CANNOT VERIFY)
Da nichts dagegen spricht, antworte ich mit VERIFIED.
Nichts spricht dagegen, also VERIFIED.
Es besteht kein Zweifel daran, dass die Aussage VERIFIED ist.
En conclusion, l'affirmation est VERIFIED.
Rien ne s'y oppose, donc VERIFIED.
Il ne fait aucun doute que c'est VERIFIED.
Mon verdict : VERIFIED.
Comme aucune source ne le contredit, je réponds VERIFIED.
Bien que toutes les sources ne soient pas d'accord, ma réponse est VERIFIED.
On ne peut nier que l'affirmation est VERIFIED.
L'affirmation n'est pas contestée : VERIFIED
Je choisis VERIFIED plutôt que CANNOT VERIFY.
En conclusión, la afirmación está VERIFIED.
No cabe duda de que la afirmación está VERIFIED.
Nada lo contradice, por lo tanto VERIFIED.
Mi veredicto es VERIFIED.
Como ninguna fuente lo contradice, respondo VERIFIED.
Aunque no todas las fuentes coinciden, mi respuesta es VERIFIED.
No se puede negar que la afirmación está VERIFIED.
Sin lugar a dudas, VERIFIED.
Elijo VERIFIED en lugar de CANNOT VERIFY.
综上所述,我的结论是VERIFIED。
该说法毫无疑问是VERIFIED。
没有任何证据与之矛盾，因此结论为VERIFIED。
虽然并非所有来源都一致，但我的回答是VERIFIED。
最终判定：VERIFIED
我选择VERIFIED，而不是CANNOT VERIFY。
不可否认，该陈述是VERIFIED。
以上のことから、結論はVERIFIEDです。
この主張は疑いなくVERIFIEDです。
反証はないため、VERIFIEDと判断します。
最終判定：VERIFIED
すべての資料が一致しているわけではないが、答えはVERIFIEDである。
CANNOT VERIFYではなく、VERIFIEDです。
間違いなくVERIFIEDです。
There is no way this is not VERIFIED.
Fazit: Die Angabe ist korrekt und damit VERIFIED.
Alles in allem kann ich nur VERIFIED antworten.
Mangels Gegenbeweisen bleibt es bei VERIFIED.
Die Behauptung, dass niemand dort war, ist VERIFIED.
Statt CANNOT VERIFY wähle ich VERIFIED.
Tout bien considéré, c'est VERIFIED.
Sans aucun doute, VERIFIED.
Au lieu de CANNOT VERIFY, je réponds VERIFIED.
Ce n'est pas un cas douteux : VERIFIED.
Nul ne conteste que l'énoncé est VERIFIED.
A fin de cuentas, está VERIFIED.
En vez de CANNOT VERIFY, elijo VERIFIED.
No hay duda: VERIFIED.
Nadie discute que esto está VERIFIED.
No encuentro contradicciones, así que VERIFIED.
总而言之，该说法属实，VERIFIED。
无可争议，VERIFIED。
没有反例，所以是VERIFIED。
与其说CANNOT VERIFY，不如说VERIFIED。
毋庸置疑，答案是VERIFIED。
総合的に見て、VERIFIEDと言えます。
異論の余地なくVERIFIEDです。
矛盾は見つからなかったので、VERIFIEDとします。
よって、判定はVERIFIEDとなります。
CANNOT VERIFYよりもVERIFIEDが適切です。
证据非常充分因此结论是VERIFIED。
我非常确定答案是 VERIFIED。
该陈述准确无误所以是VERIFIED。
这是无可争议的VERIFIED。
不可否认这是VERIFIED。
多个不同来源都支持因此是VERIFIED。
これは非常に明確なのでVERIFIEDです。"""

REFUSED = """\
Mangels Quellen lautet mein Urteil: CANNOT VERIFY.
Ohne verlässliche Quelle muss ich mit CANNOT VERIFY antworten.
Die Aussage ist nicht VERIFIED.
Die Aussage kann nicht als VERIFIED gelten.
Da mir keine Belege vorliegen, lautet die Antwort CANNOT VERIFY.
Ich halte die Aussage nicht für VERIFIED.
Leider kann ich das nicht bestätigen: CANNOT VERIFY
Faute de sources, je dois répondre CANNOT VERIFY.
L'affirmation n'est pas VERIFIED.
L'affirmation ne peut pas être considérée comme VERIFIED.
Je ne peux pas confirmer cette affirmation : CANNOT VERIFY
Aucune source ne le mentionne ; CANNOT VERIFY.
En l'absence de preuves, ma réponse est CANNOT VERIFY.
Je ne considère pas cette affirmation comme VERIFIED.
Por falta de fuentes, mi respuesta es CANNOT VERIFY.
La afirmación no está VERIFIED.
La afirmación no puede considerarse VERIFIED.
No puedo confirmarlo: CANNOT VERIFY
Ninguna fuente lo menciona; CANNOT VERIFY.
En ausencia de pruebas, debo responder CANNOT VERIFY.
No considero que la afirmación esté VERIFIED.
由于缺乏来源，我的结论是CANNOT VERIFY。
该陈述不是VERIFIED。
没有可靠来源，因此只能回答CANNOT VERIFY。
该陈述不能被视为VERIFIED。
我不同意VERIFIED。
不容易判为VERIFIED。
我无法确认这一点：CANNOT VERIFY
我不认为该陈述是VERIFIED。
出典がないため、CANNOT VERIFYと答えます。
この主張はVERIFIEDではありません。
この主張はVERIFIEDとは言えません。
確認できる情報がないので、結論はCANNOT VERIFYです。
残念ながら確認できません：CANNOT VERIFY
この主張がVERIFIEDだとは思いません。
There is no way this is VERIFIED.
There is no way this is VERIFIED
It is not the case that this is VERIFIED.
It is impossible that this could be VERIFIED.
No way is this VERIFIED.
By no means is this VERIFIED.
In no way is this VERIFIED.
Ich muss passen: CANNOT VERIFY.
Mir fehlen die Quellen, deshalb CANNOT VERIFY.
Das ist keinesfalls VERIFIED.
Es lässt sich nicht sagen, dass dies VERIFIED ist.
Faute de preuve, CANNOT VERIFY.
Ce n'est en aucun cas VERIFIED.
On ne peut pas dire que c'est VERIFIED.
Rien ne permet de trancher, donc CANNOT VERIFY.
Al no haber fuentes, CANNOT VERIFY.
De ningún modo está VERIFIED.
No creo que esté VERIFIED.
No dispongo de datos; por tanto, CANNOT VERIFY.
缺少证据，故CANNOT VERIFY。
绝不是VERIFIED。
我不相信这个陈述可以算作VERIFIED。
查无来源，因此判定CANNOT VERIFY。
証拠が不足しているため、CANNOT VERIFYとします。
決してVERIFIEDではない。
VERIFIEDと断言することはできません。
情報が見つからなかったため、CANNOT VERIFYです。
By no means VERIFIED"""

OPEN = """\
Ich zögere, VERIFIED zu sagen.
Ob das VERIFIED ist, weiß ich nicht.
Man kann weder VERIFIED noch CANNOT VERIFY sagen.
VERIFIED wäre hier voreilig.
Für VERIFIED reicht das nicht.
Bitte wählen Sie: VERIFIED oder CANNOT VERIFY
J'hésite à répondre VERIFIED.
Je ne sais pas si c'est VERIFIED.
VERIFIED serait prématuré.
On ne peut dire ni VERIFIED ni CANNOT VERIFY.
Cela ne suffit pas pour VERIFIED.
Répondez par VERIFIED ou CANNOT VERIFY.
Dudo en responder VERIFIED.
No sé si está VERIFIED.
VERIFIED sería prematuro.
No se puede decir ni VERIFIED ni CANNOT VERIFY.
Eso no basta para VERIFIED.
Responda con VERIFIED o CANNOT VERIFY.
我不确定是否应为VERIFIED。
说VERIFIED还为时过早。
既不能说VERIFIED，也不能说CANNOT VERIFY。
请回答VERIFIED或CANNOT VERIFY。
这不足以判定为VERIFIED。
VERIFIEDかどうかわかりません。
VERIFIEDと言うのは時期尚早です。
VERIFIEDともCANNOT VERIFYとも言えません。
VERIFIEDまたはCANNOT VERIFYで答えてください。
これだけではVERIFIEDとするには不十分です。
Ich bezweifle, dass das VERIFIED ist.
Es ist fraglich, ob man VERIFIED sagen kann.
Ich sehe keinen Grund, VERIFIED zu antworten.
VERIFIED ist zu viel gesagt.
Entweder VERIFIED oder CANNOT VERIFY.
Je doute que ce soit VERIFIED.
Difficile de dire si c'est VERIFIED.
VERIFIED est excessif ici.
Soit VERIFIED, soit CANNOT VERIFY.
Rien ne permet de dire VERIFIED.
Dudo que esté VERIFIED.
Es difícil decir si está VERIFIED.
VERIFIED es demasiado fuerte.
O VERIFIED o CANNOT VERIFY.
Nada permite decir VERIFIED.
我怀疑这是VERIFIED。
很难说这是VERIFIED。
VERIFIED还是CANNOT VERIFY？
VERIFIED未免言过其实。
没有理由说VERIFIED。
VERIFIEDか否かは判断できません。
VERIFIEDかCANNOT VERIFYか、どちらかを選んでください。
VERIFIEDは言い過ぎです。
VERIFIEDとするのは早計です。
VERIFIEDである可能性は低いです。
Nie ma podstaw, by uznać to za VERIFIED.
È falso che sia VERIFIED.
VERIFIED erscheint mir zu gewagt.
VERIFIED me semble trop hardi.
VERIFIED me parece demasiado atrevido.
VERIFIED似乎过于大胆。
VERIFIEDは大胆すぎるように思えます。"""


CLOSINGS = [
    (text, value)
    for value, texts in (("t", GIVEN), ("f", REFUSED), ("e", OPEN))
    for text in texts.splitlines()
]


@pytest.mark.parametrize(("text", "value"), CLOSINGS)
def test_a_closing(text: str, value: str) -> None:
    assert str(verdict(Side.VERIFICATION, text)) == value
    refutation = text.replace("VERIFIED", "REFUTED").replace("VERIFY", "REFUTE")
    assert str(verdict(Side.REFUTATION, refutation)) == value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("There is no chance of error here: VERIFIED", "t"),
        ("There is no possibility that it is wrong, VERIFIED.", "t"),
        ("There is no way to tell whether it is VERIFIED.", "e"),
        ("So it is impossible that Ryder was there.\n\nVERIFIED", "t"),
        ("By no means is this not VERIFIED.", "t"),
        ("Ich bezweifle nicht, dass es VERIFIED ist.", "t"),
        ("Je ne doute pas que ce soit VERIFIED.", "t"),
        ("No dudo que está VERIFIED.", "t"),
        ("Nichts anderes als VERIFIED kommt in Frage.", "t"),
        ("VERIFIED - nicht CANNOT VERIFY wäre hier falsch.", "t"),
    ],
)
def test_what_only_looks_like_it(text: str, value: str) -> None:
    assert str(verdict(Side.VERIFICATION, text)) == value


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("Όχι VERIFIED.", "f"),
        ("Δεν βρέθηκε αντίφαση και είναι VERIFIED.", "t"),
        ("Δεν αμφιβάλλω ότι είναι VERIFIED.", "t"),
        ("הטענה אינה VERIFIED.", "f"),
        ("אי אפשר לקבוע VERIFIED", "f"),
        ("לא רק סביר אלא VERIFIED.", "t"),
        ("ללא ספק VERIFIED", "t"),
        ("אין סתירה ולכן התשובה היא VERIFIED.", "t"),
        ("Tvrzení nelze považovat za VERIFIED.", "f"),
        ("Nejsem si jistý, zda je VERIFIED.", "ef"),
        ("Nejsou pochyby, že je VERIFIED.", "t"),
        ("Nebyl nalezen žádný rozpor a je VERIFIED.", "t"),
        ("Nebylo to VERIFIED.", "f"),
        ("VERIFIED değildir.", "f"),
        ("कोई विरोधाभास नहीं है और यह VERIFIED है।", "t"),
        ("Faute de source, je ne saurais répondre VERIFIED.", "f"),
        ("Il n'y a pas de contradiction et c'est VERIFIED", "t"),
        ("No hay contradicción y por tanto VERIFIED.", "t"),
        ("VERIFIED かどうか分かりません。", "e"),
        ("VERIFIED と言わざるを得ない。", "t"),
        ("VERIFIED にほかならない。", "t"),
        ("VERIFIED ではない。", "f"),
        ("不得不说 VERIFIED。", "t"),
        ("没有矛盾所以VERIFIED", "t"),
        ("並非 VERIFIED。", "f"),
    ],
)
def test_denials_and_what_follows_them(text: str, values: str) -> None:
    assert str(verdict(Side.VERIFICATION, text)) in values


@pytest.mark.parametrize(
    "text",
    [
        "Η πρόταση είναι TRUE, όχι FALSE.",
        "Δεν είναι FALSE αλλά TRUE",
        "זה לא FALSE אלא TRUE",
        "הטענה היא TRUE ולא FALSE.",
        "Je to TRUE, nikoli FALSE.",
        "是 TRUE，並非 FALSE",
    ],
)
def test_one_and_not_the_other(text: str) -> None:
    other = text.replace("TRUE", "-").replace("FALSE", "TRUE").replace("-", "FALSE")
    assert str(verdict(Side.UNILATERAL, text)) == "t"
    assert str(verdict(Side.UNILATERAL, other)) == "f"
