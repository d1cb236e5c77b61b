"""The replies of examples/verify are what its make.py makes: they fit the prompts as they are."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from conftest import ROOT, environment


def test_the_replies_are_made_by_make(tmp_path: Path) -> None:
    there = ROOT / "examples" / "verify"
    for name in ("make.py", "river.ttl", "draft.txt"):
        (tmp_path / name).write_bytes((there / name).read_bytes())
    subprocess.run(
        [sys.executable, str(tmp_path / "make.py")], env=environment(), check=True, timeout=120
    )
    made = (tmp_path / "replies.jsonl").read_bytes()
    assert made == (there / "replies.jsonl").read_bytes()
