"""Labels that a reply begins with and explains: "No. Nothing in the premises says so."."""

from __future__ import annotations

import re

_LEAD = r"[^\w\n]*(?:(?:the |my )?(?:final )?(?:answer|label|verdict)(?: is)?[^\w\n]+)?"
_LABEL = re.compile(
    rf"{_LEAD}(?P<label>(?:(?:very|somewhat) )?(?:un)?likely|yes|no)[*_`'\"]*"
    r"(?:[.!:;]+[*_`'\"]*\s|\s[–—-]\s|,? (?=(?:because|as|since|given)\b))",
    re.IGNORECASE,
)
_DENIED = re.compile(
    r"\b(?:not?|nothing|none|nobody|never|neither|nor|cannot|without|lack\w*|missing|insufficient)\b"
    r"|n['’]t\b",
    re.IGNORECASE,
)
_TURNED = re.compile(
    r"\b(?:but|however|yet|although|though|unless|if|only|while|whereas|wait|actually|sorry|hmm"
    r"|rather|instead|otherwise|reflection|correction|reconsider\w*|so(?=,? \w)|thus|therefore"
    r"|hence|maybe|perhaps|neutral|yes|(?:un)?likely|false|wrong|doubt\w*|contradict\w*)\b"
    r"|\bno(?=\W*[.,!;:\n])|\bno\W*\Z|\?",
    re.IGNORECASE,
)


def label(reply: str) -> str | None:
    """The label, if what follows explains it and nothing else: it denies, or it does not.

    >>> label("No. Nothing in the premises says so."), label("Very likely: rule 2 gives it.")
    ('NO', 'VERY LIKELY')
    >>> label("No. By rule 2 it does."), label("Yes. Wait, rule 2 does not hold.")
    (None, None)
    """
    found = _LABEL.match(reply)
    if not found or _TURNED.search(reply, found.end()):
        return None
    told = " ".join(found["label"].upper().split())
    denies = told == "NO" or "UNLIKELY" in told
    return told if bool(_DENIED.search(reply, found.end())) is denies else None
