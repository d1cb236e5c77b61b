"""What the logics mean: evaluators on finite interpretations, from truth tables and clauses.

They are the yardstick that the translation tables are held to, and know nothing of them:

- `syntax`: class expressions and axioms of OWL 2, as immutable values;
- `functional`: reads and writes them in OWL's functional syntax;
- `interpretation`: finite interpretations, many at once;
- `classical`, `fourvalued` (`fde`, `lp`, `k3`; `told` has its interpretations) and `ac`: what
  holds in them.

>>> from paradl.semantics.functional import axiom
>>> from paradl.semantics.interpretation import Interpretation
>>> from paradl.semantics.classical import Classical
>>> two = Interpretation.build(2, classes={"Bird": [0, 1], "Flies": [1]}, individuals={"tweety": 0})
>>> Classical(two).satisfies(axiom("SubClassOf(<Flies> <Bird>)"))
array([ True])
>>> Classical(two).satisfies(axiom("ClassAssertion(<Flies> <tweety>)"))
array([False])
"""
