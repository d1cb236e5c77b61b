"""Causes in a text: a structural causal model, interventions, and stability under noise."""
