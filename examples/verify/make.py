"""Makes replies.jsonl: what an invented model reads in draft.txt, and how it writes it anew.

Run it from the folder above `examples`; it writes always the same bytes.
"""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path

import paradl
from paradl.oracle.cache.connect import engine
from paradl.oracle.cache.desk import Desk
from paradl.oracle.cache.lines import written
from paradl.oracle.cache.records import records
from paradl.oracle.judges.protocol import Reply
from paradl.oracle.limits import Gate
from paradl.oracle.sampling import Sampling
from paradl.oracle.scheme import Scheme
from paradl.oracle.valuation import Side, Statement
from paradl.oracle.writing import Scribe
from paradl.verify import Checker, ModelReader, ModelWriter, verify
from paradl.verify.models import prompts

HERE = Path(__file__).parent
GIVEN = datetime(2026, 11, 21, tzinfo=UTC)

DRAFT = [
    ("dyke breach", "causes", "high water", "A dyke breach causes high water"),
    ("flooding", "causes", "crop loss", "flooding causes crop loss"),
    ("snowmelt", "leads to", "flooding", "Snowmelt leads to flooding"),
    ("north dyke", "built in", "1945", "The north dyke was built in 1945"),
    ("north dyke", "maintained by", "county", "is maintained by the county"),
    ("beavers", "causes", "dyke breach", "Beavers cause dyke breaches"),
]
BETTER = """\
High water causes a dyke breach, and flooding causes crop loss. Snowmelt leads to flooding.
The north dyke was built in 1954; whether the county maintains it is disputed."""
BETTER_CLAIMS = [
    ("high water", "causes", "dyke breach", "High water causes a dyke breach"),
    ("flooding", "causes", "crop loss", "flooding causes crop loss"),
    ("snowmelt", "leads to", "flooding", "Snowmelt leads to flooding"),
    ("north dyke", "built in", "1954", "The north dyke was built in 1954"),
]


class Invented:
    """The model: it has a reply to each of the prompts that come up here."""

    name = "invented:hydrologist"
    model = None

    def scheme(self, wanted: Scheme) -> Scheme:
        """As is wanted."""
        return wanted

    async def ask(self, statement: Statement, side: Side, prompt: str, sample: int) -> Reply:
        """By what the prompt is about."""
        if statement.atom.startswith("revise "):
            return Reply(BETTER, time=GIVEN)
        claims = DRAFT if "A dyke breach causes" in prompt else BETTER_CLAIMS
        names = ("subject", "predicate", "object", "quote")
        listed = [dict(zip(names, claim, strict=True)) | {"negated": False} for claim in claims]
        return Reply(json.dumps({"propositions": listed}, indent=1), time=GIVEN)

    async def close(self) -> None:
        """Nothing is open."""


def main() -> None:
    """Run the verification of the guide, and write down what the model said."""
    invented, desk = Invented(), Desk(engine(None))
    tasks = dict.fromkeys(("extract", "revise"), invented)
    asked = Scribe(tasks, prompts(), Sampling(), Gate(), desk)
    with asked, paradl.load(HERE / "river.ttl") as kb:
        checker = Checker(kb)
        verify(
            checker,
            (HERE / "draft.txt").read_text(encoding="utf-8").strip(),
            reader=ModelReader(asked, checker.linker),
            writer=ModelWriter(asked),
        )
        lines = "".join(f"{line}\n" for line in written(records(desk)))
    (HERE / "replies.jsonl").write_bytes(lines.encode())


if __name__ == "__main__":
    main()
