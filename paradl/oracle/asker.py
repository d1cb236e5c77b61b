"""What oracles and scribes have in common: models behind a gate, asked in the background."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable

from paradl.closing import Closing
from paradl.oracle.background import Background
from paradl.oracle.cache.desk import Desk
from paradl.oracle.judges.protocol import Judge
from paradl.oracle.limits import Gate, Spent


class Asker(Closing):
    """Asks, keeps what is answered at its desk, and knows what that has cost."""

    def __init__(self, gate: Gate, desk: Desk) -> None:
        """Nothing is asked yet."""
        self._gate = gate
        self._desk = desk
        self._background = Background()

    @property
    def waited_for(self) -> bool:
        """Whether somebody waits for an answer at the moment."""
        return self._background.waited_for

    @property
    def spent(self) -> Spent:
        """What its calls have cost so far."""
        return self._gate.spent

    @property
    def currency(self) -> str:
        """Of the prices."""
        return self._gate.prices.currency

    def tells(self, say: Callable[[str], object]) -> None:
        """Have it said why calls take long, should an endpoint ask for a long wait."""
        self._gate.say = self._desk.say = say

    @property
    def kept(self) -> str:
        """What became of the answers, in words."""
        return self._gate.kept

    def close(self) -> None:
        """End the calls that are under way, and let go of connections and files."""
        self._background.close(*self._asked())
        self._desk.close()

    @abstractmethod
    def _asked(self) -> Iterable[Judge]:
        """Who is asked."""
