"""Answers written down: for people, and as tables."""
