"""`python -m paradl` is `paradl`."""

from __future__ import annotations

from paradl.cli.start import main

if __name__ == "__main__":
    main()
