"""Chains whose sound steps are known, as many as one likes."""
