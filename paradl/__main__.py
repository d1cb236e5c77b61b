"""`python -m paradl` is `paradl`."""

from __future__ import annotations

from paradl.cli.main import main

if __name__ == "__main__":
    main()
