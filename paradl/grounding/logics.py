"""How evidence enters the logics."""

from __future__ import annotations

from paradl.errors import UsageError
from paradl.oracle.evidence import Policy

_POLICIES = {
    "adaptive": Policy.BILATERAL,
    "fde": Policy.BILATERAL,
    "lp": Policy.BILATERAL,
    "ac": Policy.DEFINED,
}
_OPTIMISTIC = {Policy.BILATERAL: ("+", "-"), Policy.DEFINED: (".t", "*.t")}
ADAPTIVE = (
    "under adaptive, what was asked is what the answer can depend on four-valuedly; what needs "
    "reasoning by cases or contraposition on top may want more: ground --eager asks everything"
)


def policy(logic: str) -> Policy:
    """In which channels a judge's pair is told.

    Raises:
        UsageError: a logic in which one word of a judge against another breaks everything.
    """
    if logic not in _POLICIES:
        raise UsageError(
            f"{logic} cannot take a judge's word", f"use --logic {', '.join(_POLICIES)}"
        )
    return _POLICIES[logic]


def optimistic(policy: Policy) -> tuple[str, ...]:
    """All that a judge could tell of an atom: what is verified or refuted is also defined."""
    return _OPTIMISTIC[policy]


def monotone(logic: str) -> str:
    """The logic that says what evidence could make follow: more of it never takes anything back."""
    return "fde" if logic == "adaptive" else logic
