"""The entry point: nothing is imported before Ctrl-C is seen to."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NoReturn


def main() -> NoReturn:
    """Run the command `paradl`."""
    with _ending_at_ctrl_c():
        from paradl.cli.main import main
    main()


@contextmanager
def _ending_at_ctrl_c() -> Iterator[None]:
    """Python would print a traceback of whatever it imports just then."""
    if signal.getsignal(signal.SIGINT) is not signal.default_int_handler:  # as under nohup
        yield
        return
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    yield
    signal.signal(signal.SIGINT, signal.default_int_handler)
