"""Started by `paradl.bridge.archive` as `python -m paradl.rehearsal DRAFT ARCHIVE`."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from paradl.bridge import archive

_TRIES = 3
"""Java 25 has been seen to die between what it recorded and the archive that it makes of that."""

_SECONDS = 600
_RECORD = (sys.executable, "-P", "-m", "paradl.rehearsal.record")


def main(draft: str, path: str, record: Sequence[str] = _RECORD) -> None:
    """Have a process record an archive, again if it dies, and put that where it is looked for.

    Args:
        draft: a name for what is not yet finished.
        path: where the archive is looked for.
        record: the command that writes one to the file that is its last argument.
    """
    for attempt in range(_TRIES):
        own = Path(f"{draft}{attempt}")  # what a dead one leaves running may still write to its own
        with suppress(OSError, subprocess.SubprocessError):
            subprocess.run([*record, str(own)], check=True, timeout=_SECONDS)
            archive.publish(own, Path(path))
            return
        for left in own.parent.glob(f"{own.name}*"):
            left.unlink(missing_ok=True)


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(10)  # at 19 it never ends beside processes that keep every core busy
    main(*sys.argv[1:])
