"""`paradl doctor`."""

from __future__ import annotations

import click

from paradl.cli.headings import Command
from paradl.errors import ParadlError


@click.command(cls=Command)
def doctor() -> int:
    """What was found: Python, Java (which and why), engines, optional parts.

    Really classifies a tiny contradictory ontology; exits 0 only if that works.

    \b
    Examples:
      paradl doctor
      PARADL_JAVA_HOME=/opt/jdk-21 paradl doctor
    """
    from paradl.cli.diagnosis import findings  # whose imports --help would have to wait for

    try:
        for topic, finding in findings():
            click.echo(f"{topic + ':':<10} {finding}")
    except ParadlError as error:
        click.echo(f"{'problem:':<10} {error}")
        return 1
    return 0
