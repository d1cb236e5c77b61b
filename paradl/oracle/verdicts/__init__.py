r"""The verdict in a judge's reply, in whatever words it comes.

`reading` looks for verdicts in what is `said`; `meant` chooses among them; `denials` are words that
turn a verdict round before or after it, `reservations` those further off that take it back; `cut`
sees to replies that were cut short; `options` are listed, and answered by their letters.

>>> from paradl.oracle.valuation import Side
>>> from paradl.oracle.verdicts import verdict
>>> verdict(Side.REFUTATION, "No record contradicts it.\n**CANNOT REFUTE**")
V3.F
"""

from paradl.oracle.verdicts.claims import adjudicated
from paradl.oracle.verdicts.cut import CUT_OFF, is_cut, unmarked
from paradl.oracle.verdicts.named import Verdict
from paradl.oracle.verdicts.reading import find, verdict, words
from paradl.oracle.verdicts.said import STRUCK_OUT, THOUGHT, plain_letters

__all__ = [
    "CUT_OFF",
    "STRUCK_OUT",
    "THOUGHT",
    "Verdict",
    "adjudicated",
    "find",
    "is_cut",
    "plain_letters",
    "unmarked",
    "verdict",
    "words",
]
