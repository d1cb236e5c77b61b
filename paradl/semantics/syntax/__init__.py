"""Class expressions and axioms of OWL 2, as immutable values.

Source: Motik, Patel-Schneider, Parsia (2012), *OWL 2: structural specification and functional-style
syntax*. Every class here bears the name of its constructor in functional syntax, and its fields are
the arguments in the order of that syntax, so that `functional` can read and write them all alike.

>>> not_a_bird = ObjectComplementOf(Class("Bird"))
>>> SubClassOf(Class("Fish"), not_a_bird) == SubClassOf(Class("Fish"), not_a_bird)
True
"""

from paradl.semantics.syntax.axioms import *  # noqa: F403
from paradl.semantics.syntax.expressions import *  # noqa: F403
