"""Benchmarks of judges: how often what they say is right, how often they say nothing, at what cost.

>>> from paradl.evaluation import evaluate
>>> runs = ["bilateral/owl", "unilateral/owl", "bilateral/magpie", "unilateral/magpie"]
>>> benchmark = evaluate(f"examples/judge-evaluation/{run}-everyday.json" for run in runs)
>>> for result in benchmark.results:
...     f1, coverage = (result.estimates[metric].value for metric in ("macro_f1", "coverage"))
...     setting = result.run.setting
...     print(f"{setting.judge:6}  {setting.mode:10}  F1 {f1:.3f}  coverage {coverage:.3f}")
owl     bilateral   F1 0.971  coverage 0.567
owl     unilateral  F1 0.749  coverage 1.000
magpie  bilateral   F1 0.965  coverage 0.483
magpie  unilateral  F1 0.829  coverage 1.000

Source: B. P. Allen et al., *Sound and complete neurosymbolic reasoning with LLM-grounded
interpretations* (2025), section 5 and Appendix D.
"""

from paradl.evaluation.benchmark import Benchmark, Comparison, Result
from paradl.evaluation.evaluating import estimate, evaluate, recorded, sizes
from paradl.evaluation.items import Item, Question, answered
from paradl.evaluation.live import Asking
from paradl.evaluation.run import Run, Setting
from paradl.evaluation.statistics import Estimate, TTest

__all__ = [
    "Asking",
    "Benchmark",
    "Comparison",
    "Estimate",
    "Item",
    "Question",
    "Result",
    "Run",
    "Setting",
    "TTest",
    "answered",
    "estimate",
    "evaluate",
    "recorded",
    "sizes",
]
