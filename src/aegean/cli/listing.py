"""A list of commands that tells each of them whole."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import click

WHOLE = 200  # letters: no summary is cut


class Listing(click.Group):
    """Commands by what they are for, each with its whole sentence."""

    sections: Mapping[str, Sequence[str]] = {}

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Writes one list for each section; without sections, one for all."""
        known = self.list_commands(ctx)
        for title, names in (self.sections or {"Commands": known}).items():
            found = [(name, self.get_command(ctx, name)) for name in names if name in known]
            with formatter.section(title):
                formatter.write_dl([(name, one.get_short_help_str(limit=WHOLE)) for name, one in found if one])
