"""How well confidence tells right verdicts from wrong ones; and weights for it, fitted to runs.

>>> from pathlib import Path
>>> from paradl.evaluation import recorded
>>> run = recorded(Path("examples/confidence/heron-almanac.json"))
>>> study = Study.of(run)
>>> verdi, votes = study.results["VERDI"].auroc, study.results["vote margin"].auroc
>>> verdi.value > votes.value, study.weights.signals[0]
(True, 'alignment')

Source: VERDI, section 3.4; see `paradl.oracle.confidence`.
"""

from paradl.evaluation.confidence.fitting import cross_validated, fit
from paradl.evaluation.confidence.measures import Interval, auroc, calibration_error, youden
from paradl.evaluation.confidence.routing import Routing, routing
from paradl.evaluation.confidence.study import Study
from paradl.evaluation.confidence.verdicts import Verdicts

__all__ = [
    "Interval",
    "Routing",
    "Study",
    "Verdicts",
    "auroc",
    "calibration_error",
    "cross_validated",
    "fit",
    "routing",
    "youden",
]
