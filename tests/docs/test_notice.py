"""NOTICE names every jar that the wheel carries."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
JARS = ROOT / "paradl" / "jars"


@pytest.mark.skipif(not JARS.exists(), reason="the jars are not built")
def test_notice_names_every_jar() -> None:
    notice = (ROOT / "NOTICE").read_text(encoding="utf-8")
    families = re.compile(r"(elk|rdf4j|jackson|axiom)-")
    artifacts = {re.split(r"[-_](?=\d)", jar.name)[0] for jar in JARS.glob("*.jar")}
    named = {families.match(a)[1] if families.match(a) else a for a in artifacts}  # type: ignore[index]
    missing = sorted(a for a in named if a not in notice and not a.startswith("paradl"))
    assert not missing, f"NOTICE does not say under which licence these come: {missing}"
