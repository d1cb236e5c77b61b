"""What whoever runs the server allows its clients."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

QUESTION_BYTES = 1 << 20
"""How large a question may be; what is loaded has a limit of its own."""


LOOPBACK = frozenset({"localhost", "127.0.0.1", "[::1]"})


@dataclass(frozen=True, slots=True)
class Settings:
    """The operator's limits: times in seconds, sizes in bytes.

    Attributes:
        root: the folder whose files clients may load; None where they may load none.
        imports: where imports may come from: `local` (behind `root`), `remote` or `none`.
        timeout: for loading, and for each question.
        memory: of each ontology's Java process.
        upload: how large a document may be.
        ontologies: how many may be loaded at once, all clients together.
        at_once: requests under way at once; more are told to come back.
        idle: after which an ontology that nobody asks is let go.
        tokens: one a client; without any, everybody who reaches the server is the one client.
        hosts: what requests may call the server; None is any name.
    """

    root: Path | None = None
    imports: str = "local"
    timeout: float = 60.0
    memory: str = "1g"
    upload: int = 64 << 20
    ontologies: int = 8
    at_once: int = 256
    idle: float = 1800.0
    tokens: tuple[str, ...] = ()
    hosts: frozenset[str] | None = LOOPBACK
