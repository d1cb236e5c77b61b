"""Who can be asked: a small protocol, and a judge of each kind, chosen by a string."""

from __future__ import annotations

import re
from pathlib import Path

from paradl.errors import UsageError
from paradl.oracle.addresses import shown
from paradl.oracle.judges.protocol import Judge
from paradl.oracle.limits import Gate
from paradl.oracle.sampling import Sampling

KINDS = ("openai:MODEL", "openai:MODEL@URL", "recorded:FILE", "sparql:ENDPOINT", "human")


def judge_of(spec: str, sampling: Sampling | None = None, gate: Gate | None = None) -> Judge:
    """The judge that a string names; several, with commas between them, are asked in order.

    Args:
        spec: as `openai:gpt-4o`, `openai:qwen3@http://localhost:8000/v1`, `recorded:run.jsonl`,
            `sparql:https://example.org/sparql`, `sparql:facts.ttl`, `human`.
        sampling: what an endpoint is told beside the question.
        gate: the limits that its calls share.

    Raises:
        UsageError: no judge is called so.

    >>> judge_of("openai:qwen3@http://localhost:8000/v1,human").name
    'openai:qwen3@http://localhost:8000/v1,human'
    """
    sampling, gate = sampling or Sampling(), gate or Gate()
    judges = [_one(part.strip(), sampling, gate) for part in spec.split(",")]
    if len(judges) == 1:
        return judges[0]
    from paradl.oracle.judges.chain import Chain

    return Chain(judges)


def _one(spec: str, sampling: Sampling, gate: Gate) -> Judge:
    kind, _, rest = spec.partition(":")
    if kind == "openai" and rest:
        from paradl.oracle.judges.endpoint import EndpointJudge

        model, *address = re.split(r"@(?=\w+://)", rest, maxsplit=1)  # models may have an @ too
        if not address and re.search(r"@[\w.-]+:\d+(/|$)", model):
            raise UsageError(
                f"{shown(spec)!r} names a server without its protocol",
                "write openai:MODEL@http://host/v1",
            )
        return EndpointJudge(model, address[0] if address else None, sampling, gate)
    if kind == "recorded" and rest:
        from paradl.oracle.judges.recorded import RecordedJudge

        return RecordedJudge(Path(rest))
    if kind == "sparql" and rest:
        from paradl.oracle.judges.sparql import SparqlJudge

        return SparqlJudge(rest)
    if spec == "human":
        from paradl.oracle.judges.human import HumanJudge

        return HumanJudge()
    raise UsageError(f"there is no judge {shown(spec)!r}", f"choose one of {', '.join(KINDS)}")
