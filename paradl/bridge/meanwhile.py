"""What Python does while Java works: they need not wait for each other.

Most of what a short command imports is for the answer: that is done while Java loads the ontology.
"""

from __future__ import annotations

from importlib import import_module

_modules: list[str] = []


def load_later(*modules: str) -> None:
    """Name modules that will be needed, but not before Java has something to do."""
    _modules.extend(modules)


def catch_up() -> None:
    """Import what was put off; called when Java has just been given work."""
    for module in _modules:  # each stays: of two threads, both wait until it is there
        import_module(module)
