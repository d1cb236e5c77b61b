"""How fast the judge's machinery is, whatever the judge: calls, cache, early stopping."""
