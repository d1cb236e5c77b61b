"""Claims that a judge adjudicates, in other forms than the prompt asks for."""

from __future__ import annotations

import pytest

from paradl.oracle.confidence.steps import Claim, claims
from paradl.oracle.valuation import Side
from paradl.oracle.verdicts import verdict
from paradl.truth import V3

FORMS = {
    "table": """\
| # | Claim | Evidence | Outcome |
|---|---|---|---|
| 1 | Rex is a dog | "Rex barks" | **VERIFIED** |
| 2 | Rex is brown | none | NOT_FOUND |
""",
    "paragraphs": """\
**CLAIM 1:** Rex is a dog
**EVIDENCE:** "Rex barks"
**OUTCOME:** VERIFIED (there is evidence for it)

**CLAIM 2:** Rex is brown
**EVIDENCE:** none
**OUTCOME:** NOT_FOUND
""",
    "headings": """\
### Claim 1

Rex is a dog
- Evidence: "Rex barks"
- Outcome: Verified

### Claim 2

Rex is brown
- Evidence: none
- Outcome: Not found
""",
    "broken lines": """\
CLAIM 1: Rex is a dog |
EVIDENCE: "Rex barks" |
VERIFIED

CLAIM 2: Rex is brown |
EVIDENCE: none |
NOT_FOUND
""",
    "no numbers": """\
- CLAIM: Rex is a dog | EVIDENCE: "Rex barks" | OUTCOME: VERIFIED
- CLAIM: Rex is brown | EVIDENCE: none | OUTCOME: NOT_FOUND
""",
    "JSON": """\
```json
{"claims": [
  {"claim": "Rex is a dog", "evidence": "Rex
barks", "outcome": "VERIFIED"},
  {"claim": "Rex is brown", "evidence": "none", "outcome": "NOT_FOUND"}]}
```
""",
}


@pytest.mark.parametrize("form", FORMS.values(), ids=FORMS)
def test_claims_in_other_forms(form: str) -> None:
    """What becomes of them is told, and no verdict, also where a verdict stands above them."""
    found = claims(form)
    assert [claim.outcome for claim in found] == ["VERIFIED", "NOT_FOUND"]
    assert ["Rex is a dog" in found[0].text, "Rex is brown" in found[1].text] == [True, True]
    for cut in ("", "\n[cut off]"):
        assert verdict(Side.VERIFICATION, f"{form}{cut}") is V3.E
    for whole, value in (("VERIFIED", V3.T), ("CANNOT VERIFY", V3.F)):
        assert verdict(Side.VERIFICATION, f"{form}\n{whole}") is value
        assert verdict(Side.VERIFICATION, f"{whole}\n\n{form}") is value


def test_what_is_no_claim() -> None:
    table = "| Claim | Outcome |\n|---|---|\n| Rex is a dog | VERIFIED |\n"
    assert claims(table) == [Claim("Rex is a dog", "VERIFIED")]
    assert verdict(Side.VERIFICATION, f"{table}| **Overall** | VERIFIED |") is V3.T
    assert verdict(Side.VERIFICATION, "Claim 1 is a truism.\nOutcome: VERIFIED") is V3.T
    assert verdict(Side.VERIFICATION, "| Statement | Outcome |\n|--|--|\n| a | VERIFIED |") is V3.T


@pytest.mark.parametrize(
    "reply",
    [
        "CLAIM 1: Rex barks\nEVIDENCE: none\nVERIFIED",
        f"CLAIM 1: Rex barks\nEVIDENCE: none\n{'Hm.' * 3}{chr(10) * 20}Outcome: VERIFIED",
        "CLAIM 1: a | EVIDENCE: none | NOT_FOUND\nEvidence: I have heard it.\nOutcome: VERIFIED",
        "| Claim | Outcome |\n|---|---|\n| a | NOT_FOUND |\n\nIn all:\n| Rex | VERIFIED |",
    ],
)
def test_a_verdict_below_a_claim(reply: str) -> None:
    assert "VERIFIED" not in {claim.outcome for claim in claims(reply)}
    assert verdict(Side.VERIFICATION, reply) is V3.T
