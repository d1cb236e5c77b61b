"""Benchmarks of judges."""
