"""Entailment models: who says how likely a claim is to follow from premises."""
