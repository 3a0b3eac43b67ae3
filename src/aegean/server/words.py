"""The words of the pages in the reader's language."""

from __future__ import annotations

import time
from datetime import date
from pathlib import Path
from typing import Final

from babel.dates import format_date, format_timedelta

from aegean.core.messages import LANGUAGES, Translations

WORDS: Final = Translations(Path(__file__).parent / "locales")
say: Final = WORDS.say


def ago(lang: str, then: float) -> str:
    """How long ago something was."""
    return format_timedelta(round(then - time.time()), add_direction=True, locale=lang)


def left(lang: str, until: float) -> str:
    """How long it is until something happens."""
    return duration(lang, max(0.0, until - time.time()))


def duration(lang: str, seconds: float) -> str:
    """A time span in words."""
    return format_timedelta(round(seconds), threshold=1, locale=lang)


def weekday(day: date, lang: str) -> str:
    """The short name of a day of the week."""
    return format_date(day, "ccc", locale=lang)


def known_language(lang: str | None) -> str:
    """The language asked for, or the first one if it is unknown."""
    return lang if lang in LANGUAGES else LANGUAGES[0]
