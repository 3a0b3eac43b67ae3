"""The language that a terminal speaks: the one its owner has set, where the house knows it."""

from __future__ import annotations

import os

import click

from aegean.core.words import LANGUAGES

SET_IN = ("LC_ALL", "LC_MESSAGES", "LANG")  # in this order, as POSIX has it


def language() -> str:
    """The language of the system, or English."""
    named = next((os.environ[name] for name in SET_IN if os.environ.get(name)), "")
    return named[:2] if named[:2] in LANGUAGES else "en"


LANGUAGE = click.option("--lang", type=click.Choice(LANGUAGES), default=language, show_default="that of the system")
