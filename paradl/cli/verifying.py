"""The options by which texts are checked."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from paradl.cli import idle
from paradl.cli.headings import Decorator, under
from paradl.cli.numbers import FINITE, FROM_0, SEED, SHARE
from paradl.cli.options import option

if TYPE_CHECKING:
    from paradl.verify.causal.model import CausalModel
    from paradl.verify.checking import Checker
    from paradl.verify.loop import Stabilities
    from paradl.verify.scoring import Weights


def _number(name: str, kind: click.ParamType[Any], default: float, help: str) -> Decorator:
    return option(name, type=kind, default=default, show_default=True, metavar="X", help=help)


verifying = under(
    "Checking",
    option(
        "--rounds",
        type=click.IntRange(min=1),
        default=5,
        show_default=True,
        metavar="N",
        help="Texts that are checked at most, the first included.",
    ),
    option(
        "--sparql",
        metavar="URL|FILE",
        help="Facts at an endpoint, or in RDF, to check against instead of the ontology's own.",
    ),
    _number("--theta", FINITE, 0.8, "The score from which on a text is accepted."),
    _number("--alpha", SHARE, 0.5, "What a partial match is worth."),
    _number("--beta", FROM_0, 1.0, "What a contradiction costs."),
    _number("--gamma", SHARE, 0.7, "How near names must come for a partial match."),
    _number("--sure", SHARE, 0.92, "From where on a near name counts as the name itself."),
    option(
        "--embeddings",
        metavar="MODEL",
        help="Link by meaning too: a model2vec folder or name (pip install 'paradl[embeddings]').",
    ),
    option(
        "--causal",
        is_flag=True,
        help="Accept only if causal claims are stable in the ontology's causal model.",
    ),
    option(
        "--causal-model",
        type=click.Path(path_type=Path),
        metavar="FILE",
        help="The same in a model in JSON.",
    ),
    _number("--epsilon", FROM_0, 0.1, "The greatest mean distance of what is stable."),
    _number("--spread", FROM_0, 0.5, "Of the perturbed noise, in log-odds."),
    option("--seed", type=SEED, default=0, show_default=True, metavar="N", help="Of the noise."),
    click.option(  # without a variable: PARADL_PROMPT says how a judge is asked for verdicts
        "--prompt",
        "wording",
        type=click.Path(path_type=Path),
        metavar="FOLDER",
        help="With extract.txt, draft.txt and revise.txt, instead of ours.",
    ),
)
"""The options of a command."""


def warn_of_idle(given: Mapping[str, Any]) -> None:
    """Say that nothing is perturbed, where options say how."""
    if given["causal_model"] is None and not given["causal"]:
        remedy = "add one of them, or leave it out"
        idle.warn(["epsilon", "spread", "seed"], "without --causal or --causal-model", remedy)


def weights(given: Mapping[str, Any]) -> Weights:
    """How claims are weighed."""
    from paradl.verify.scoring import Weights

    names = ("alpha", "beta", "gamma", "sure", "theta")
    return Weights(**{name: given[name] for name in names})


def sources(given: Mapping[str, Any]) -> dict[str, Any]:
    """What a `Checker` has beside the ontology; looked at before that is loaded."""
    from paradl.oracle.stores import store
    from paradl.verify.embeddings import embedder

    return {
        "weights": weights(given),
        "languages": given["languages"],
        "facts": store(given["sparql"], "--sparql") if given["sparql"] else None,
        "embedder": embedder(given["embeddings"]) if given["embeddings"] else None,
    }


def causal_model(given: Mapping[str, Any]) -> CausalModel | None:
    """That of the file, if one is given."""
    if given["causal_model"] is None:
        return None
    from paradl.verify.causal.file import read

    return read(given["causal_model"])


def nameless(checks: Checker, model: CausalModel | None) -> list[str]:
    """A warning of variables that no claim can be about, if there are any."""
    from paradl.verify.causal.claims import unnamed

    variables = unnamed(model, checks.vocabulary) if model is not None else ()
    if not variables:
        return []
    names = ", ".join(variables)
    return [f"the ontology has no name for {names} of the causal model: claims cannot be about it"]


def stabilities(
    checks: Checker, model: CausalModel | None, given: Mapping[str, Any]
) -> Stabilities | None:
    """What tests causal claims, in this model or in the ontology's; None if nobody wants it."""
    if model is None and not given["causal"]:
        return None
    from paradl.verify.causal import claims, ontology
    from paradl.verify.causal.stability import Perturbation

    names = checks.vocabulary
    tested = model or ontology.read(checks.graph, names)
    signs = ontology.properties(checks.graph, names)
    noise = Perturbation(given["spread"], seed=given["seed"], epsilon=given["epsilon"])
    return claims.stabilities(tested, signs, names, noise)
