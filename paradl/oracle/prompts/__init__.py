"""The prompts: text files, a folder a style and version, with a file for each side's question.

A file holds `{statement}` where the statement goes, and may hold `{context}`. Both are put in as
quoted data (see `quoting`). The verdict is asked for on the last line of the reply.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from paradl import files
from paradl.errors import DataError, UsageError
from paradl.oracle.prompts.quoting import quoted
from paradl.oracle.scheme import BILATERAL, LIKELIHOOD, UNILATERAL
from paradl.oracle.valuation import Side, Statement

OURS = Path(__file__).parent
DEFAULT = "zero-shot"
_PLACE = re.compile(r"\{(statement|context)\}")
_EMPTY_CONTEXT = re.compile(r"^\{context\}\n", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Prompts:
    r"""The questions of one style.

    Attributes:
        name: style and version, as `zero-shot/1`; a user's folder has the digest for a version.
        texts: the template of each side; a user's folder may leave out the unilateral one.

    >>> prompts = load("direct")
    >>> prompts.name
    'direct/1'
    >>> question = prompts.render(Side.REFUTATION, Statement("x", 'Rex eats a "bone".'))
    >>> [line for line in question.splitlines() if line.startswith("Statement")]
    ['Statement: "Rex eats a \\"bone\\"."']
    """

    name: str
    texts: Mapping[Side, str]

    @property
    def digest(self) -> str:
        """A fingerprint of the texts: another text is another question."""
        return _digest(self.texts)

    def render(self, side: Side, statement: Statement) -> str:
        """The question about a statement, as the judge gets it.

        Raises:
            UsageError: the user's folder has no such question.
        """
        if side not in self.texts:
            raise UsageError(
                f"the prompts {self.name} have no {side}.txt", "write one, or choose another style"
            )
        text = self.texts[side]
        if not statement.context:
            text = _EMPTY_CONTEXT.sub("", text)
        data = {"statement": quoted(statement.text), "context": _context(statement.context)}
        return _PLACE.sub(lambda place: data[place[1]], text)  # in one go: data is not searched


def load(name: str) -> Prompts:
    """The prompts of a style (its newest version), of a style and version, or of a user's folder.

    Raises:
        UsageError: there are no such prompts, or a file lacks the place for the statement.
        DataError: there is no such folder, or a file in it cannot be read.
    """
    ours = OURS / name
    if name in _folders():
        newest = max((p for p in ours.iterdir() if p.name.isdigit()), key=lambda p: int(p.name))
        return _read(newest, f"{name}/{newest.name}")
    style, _, version = name.partition("/")
    if style in _folders() and version.isdigit() and ours.is_dir():
        return _read(ours, name)
    folder = Path(name)
    if not folder.is_dir():
        if folder.name != name and style not in _folders():
            raise DataError(f"there is no folder {name}", "check the path")
        offered = ", ".join(styles())
        raise UsageError(f"there are no prompts {name}", f"choose {offered}, or a folder of yours")
    prompts = _read(folder, folder.resolve().name)
    return Prompts(f"{prompts.name}/{prompts.digest[:8]}", prompts.texts)


def styles() -> list[str]:
    """The styles that come with ParaDL."""
    return sorted(path.parent.parent.name for path in OURS.glob("*/1/verification.txt"))


def _folders() -> list[str]:
    """The styles, and the questions about entailment."""
    return sorted(path.parent.name for path in OURS.glob("*/1"))


def _read(folder: Path, name: str) -> Prompts:
    texts = {}
    about_entailment = (folder / f"{Side.LIKELIHOOD}.txt").exists()
    for side in LIKELIHOOD if about_entailment else (*BILATERAL, *UNILATERAL):
        path = folder / f"{side}.txt"
        if side is Side.UNILATERAL and not path.exists():
            continue
        texts[side] = files.read_text(path).replace("\r\n", "\n")
        if "{statement}" not in texts[side]:
            raise UsageError(f"{path} has no {{statement}}", "write it where the statement goes")
    return Prompts(name, texts)


def _digest(texts: Mapping[Side, str]) -> str:
    parts = "\0".join(f"{side}\0{texts[side]}" for side in sorted(texts))
    return hashlib.sha256(parts.encode()).hexdigest()


def _context(lines: Iterable[str]) -> str:
    known = [f"- {quoted(line)}" for line in lines]
    return "\n".join(["What is known of it (data too):", *known]) if known else ""
