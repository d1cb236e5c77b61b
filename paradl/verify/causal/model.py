"""Structural causal models over finite variables, interventions, and perturbed noise.

Source: J. Pearl, *Causality* (2009), Definitions 7.1.1 and 7.1.2; the noisy-or is from his
*Probabilistic Reasoning in Intelligent Systems* (1988), Section 4.3.2.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Protocol

import numpy as np

from paradl.errors import QueryError, UsageError
from paradl.verify.causal.elimination import LARGEST, Factor, marginal, too_dense

if TYPE_CHECKING:
    import networkx as nx
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]

ABSENT, PRESENT = "absent", "present"


class Noise(Protocol):
    """What the exogenous variables are like: the probabilities as they are, or others near them."""

    def __call__(self, probabilities: Floats) -> Floats:
        """The same with one more axis in front, along which models differ."""
        ...


def still(probabilities: Floats) -> Floats:
    """No perturbation: one model, as it is."""
    return probabilities[np.newaxis]


class Mechanism(Protocol):
    """How a variable gets its value from its parents and its own exogenous variables."""

    def table(self, noise: Noise) -> Floats:
        """Its conditional distribution: axes for the models, the parents, and its values."""
        ...


@dataclass(frozen=True)
class NoisyOr:
    """Present if its leak is, or any cause gets through, unless a preventer does.

    Attributes:
        leak: that it is present by itself.
        strengths: that a parent that is present gets through; negative for one that prevents.
    """

    leak: float
    strengths: tuple[float, ...] = ()

    def table(self, noise: Noise) -> Floats:
        """Its conditional distribution.

        >>> NoisyOr(0.1, (0.5,)).table(still)[0, 1].round(2)  # 1 - 0.9 * 0.5
        array([0.45, 0.55])
        """
        given = noise(np.array([self.leak, *map(abs, self.strengths)]))
        models, parents = given.shape[0], len(self.strengths)
        if models * 2**parents > LARGEST:
            raise too_dense()
        rest = [1] * parents
        silent = np.broadcast_to(1 - given[:, 0].reshape(models, *rest), (models, *[2] * parents))
        free = np.ones_like(silent)
        for place, strength in enumerate(self.strengths):
            is_present = np.arange(2.0).reshape([2 if at == place else 1 for at in range(parents)])
            stopped = 1 - given[:, place + 1].reshape(models, *rest) * is_present
            if strength > 0:
                silent = silent * stopped
            else:
                free = free * stopped
        present = (1 - silent) * free
        return np.stack([1 - present, present], axis=-1)


@dataclass(frozen=True)
class Table:
    """A distribution for each combination of the parents' values.

    Attributes:
        rows: axes for the parents, in their order, and for the values.
    """

    rows: Floats

    def table(self, noise: Noise) -> Floats:
        """The rows, each of them perturbed and made to sum to 1."""
        given = noise(self.rows)
        rows: Floats = given / given.sum(axis=-1, keepdims=True)
        return rows


@dataclass(frozen=True)
class Variable:
    """An endogenous variable.

    Attributes:
        parents: the variables that it depends on.
        mechanism: how.
        values: that it may have.
    """

    parents: tuple[str, ...]
    mechanism: Mechanism
    values: tuple[str, ...] = (ABSENT, PRESENT)


@dataclass(frozen=True)
class CausalModel:
    """Variables that depend on each other without a cycle.

    >>> rain = Variable((), NoisyOr(0.3))
    >>> flood = Variable(("rain",), NoisyOr(0.0, (0.8,)))
    >>> model = CausalModel({"rain": rain, "flood": flood})
    >>> round(model.distribution("flood")["present"], 2)
    0.24
    >>> round(model.do({"rain": "present"}).distribution("flood")["present"], 2)
    0.8
    >>> round(model.do({"flood": "present"}).distribution("rain")["present"], 2)
    0.3

    Attributes:
        variables: by name.
    """

    variables: Mapping[str, Variable] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Look for cycles and gaps.

        Raises:
            UsageError: it has one.
        """
        import networkx as nx

        for name, variable in self.variables.items():
            for parent in variable.parents:
                if parent not in self.variables:
                    raise UsageError(
                        f"{name} depends on {parent}, which is no variable", "add it to the model"
                    )
        if not nx.is_directed_acyclic_graph(self.graph):
            cycle = [edge[0] for edge in nx.find_cycle(self.graph)]
            raise UsageError(
                f"the causal model goes in a circle: {' → '.join([*cycle, cycle[0]])}",
                "take one of these out, or leave the causal model out",
            )

    @cached_property
    def graph(self) -> nx.DiGraph[str]:
        """From causes to effects."""
        import networkx as nx

        graph: nx.DiGraph[str] = nx.DiGraph()
        graph.add_nodes_from(self.variables)
        graph.add_edges_from((p, n) for n, v in self.variables.items() for p in v.parents)
        return graph

    def do(self, values: Mapping[str, str]) -> CausalModel:
        """The model after an intervention: these variables have these values, whatever causes them.

        Raises:
            QueryError: it has no such variable, or the variable no such value.
        """
        changed = dict(self.variables)
        for name, value in values.items():
            variable = self._variable(name)
            if value not in variable.values:
                raise QueryError(
                    f"{name} is never {value!r}", f"choose one of {', '.join(variable.values)}"
                )
            rows = np.array([float(value == one) for one in variable.values])
            changed[name] = replace(variable, parents=(), mechanism=Table(rows))
        return CausalModel(changed)

    def distribution(self, name: str) -> dict[str, float]:
        """The probability of each value of a variable.

        Raises:
            QueryError: there is no such variable.
        """
        values = self._variable(name).values
        return dict(zip(values, map(float, self.distributions(name, still)[0]), strict=True))

    def distributions(self, name: str, noise: Noise) -> Floats:
        """The same of each of the models that a noise makes: a row each."""
        import networkx as nx

        self._variable(name)
        needed = {name, *nx.ancestors(self.graph, name)}
        factors = [
            Factor((*variable.parents, one), variable.mechanism.table(noise))
            for one, variable in self.variables.items()
            if one in needed
        ]
        return marginal(factors, name)

    def _variable(self, name: str) -> Variable:
        if name not in self.variables:
            known = ", ".join(sorted(self.variables)[:5])
            raise QueryError(f"the causal model has no {name!r}", f"it has {known}")
        return self.variables[name]
