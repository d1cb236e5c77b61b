"""Conflicts as SARIF 2.1.0, which code-scanning pages of forges read.

Source: OASIS, Static Analysis Results Interchange Format (SARIF) Version 2.1.0 (2020).
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any
from urllib.parse import quote

import paradl
from paradl.baseline import Baseline
from paradl.report.failures import INCONSISTENT, UNSATISFIABLE, Failure, failures
from paradl.results import Axiom, Check, Justification

_RULES = {
    "class-assertion": "An individual is told to be in a class and not to be in it.",
    "property-assertion": "A property value is told true and told false.",
    "class": "A class can have no instance that is not in conflict.",
    "equality": "Individuals are told to be the same and to be different.",
    "cardinality": "There are more values than a cardinality allows, or fewer.",
    "data": "A literal is none of its datatype, or none that a data range allows.",
    UNSATISFIABLE: "A class can have no instance classically.",
    INCONSISTENT: "The ontology is inconsistent, and the search ended before it was found why.",
}
_DESCRIPTIONS = ("shortDescription", "fullDescription", "help")
"""Of a rule: GitHub wants all three."""
_FINGERPRINT = "paradl/conflict/v1"
_GITHUB = "primaryLocationLineHash"
"""All that GitHub goes by: left to its action, what stands on one line would be one alert."""


def check(result: Check, inputs: Sequence[str], known: Baseline | None = None) -> str:
    """A result for all that has a check fail, at the first axiom about it of its justifications.

    Args:
        result: what is in conflict.
        inputs: the files that were read, where no line is known.
        known: what was there before; None where nobody has said.
    """
    run = {
        "tool": {
            "driver": {
                "name": "ParaDL",
                "version": paradl.__version__,
                "rules": [
                    {"id": kind} | {key: {"text": text} for key in _DESCRIPTIONS}
                    for kind, text in _RULES.items()
                ],
            }
        },
        "results": [
            _result(one, inputs, baseline=known is not None) for one in failures(result, known)
        ],
        "invocations": [{"executionSuccessful": True}],
        "columnKind": "unicodeCodePoints",
    }
    log = {
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [run],
    }
    return json.dumps(log, ensure_ascii=False, indent=2) + "\n"


def _result(one: Failure, inputs: Sequence[str], *, baseline: bool) -> dict[str, Any]:
    axioms = [axiom for justification in one.justifications for axiom in justification]
    placed = [axiom for axiom in axioms if axiom.file is not None]
    first = min(placed, key=lambda axiom: f"<{one.subject}>" not in axiom.axiom, default=None)
    digest = hashlib.sha256(one.identity.encode(errors="surrogatepass")).hexdigest()
    result: dict[str, Any] = {
        "ruleId": one.kind,
        "level": "error",
        "message": {"text": _plain(_message(one))},
        "locations": [_location(first, inputs, one)],
        "relatedLocations": _related(placed),
        "partialFingerprints": {_FINGERPRINT: one.identity, _GITHUB: digest[:32]},
    }
    if baseline:
        result["baselineState"] = "unchanged" if one.known else "new"
    return result


def _message(one: Failure) -> str:
    return "\n\n".join([one.title, *map(_because, one.justifications)])


def _plain(text: str) -> str:
    """Without links, which SARIF has in plain text, too: labels may not make any."""
    return text.replace("](", "] (")


def _because(justification: Justification) -> str:
    return "because\n" + "\n".join(f"- {axiom.text}" for axiom in justification)


def _location(axiom: Axiom | None, inputs: Sequence[str], one: Failure) -> dict[str, Any]:
    place = _place(axiom.file, axiom.line) if axiom and axiom.file else _place(inputs[0], None)
    if one.subject is None:
        return {"physicalLocation": place}
    subject = {"fullyQualifiedName": one.subject, "name": one.label}
    return {"physicalLocation": place, "logicalLocations": [subject]}


def _related(axioms: Iterable[Axiom]) -> list[dict[str, Any]]:
    """Each once, as SARIF has it: axioms that differ in annotations or IRIs may read the same."""
    said = dict.fromkeys((axiom.file or "", axiom.line, _plain(axiom.text)) for axiom in axioms)
    return [
        {"physicalLocation": _place(file, line), "message": {"text": text}}
        for file, line, text in said
    ]


def _place(file: str, line: int | None) -> Mapping[str, Any]:
    region = {} if line is None else {"region": {"startLine": line}}
    return {"artifactLocation": {"uri": _uri(file)}, **region}


def _uri(file: str) -> str:
    """Relative where it can be, as forges find files in the repository by that."""
    if file in ("-", "<stdin>"):
        return "stdin"
    if "://" in file:  # an import that was fetched
        return file
    path = Path(file)
    if path.is_absolute() and path.is_relative_to(Path.cwd()):
        path = path.relative_to(Path.cwd())
    return path.as_uri() if path.is_absolute() else quote(path.as_posix())
