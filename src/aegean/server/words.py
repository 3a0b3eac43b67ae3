"""The words of the pages in the reader's language."""

from __future__ import annotations

import time
from datetime import date
from pathlib import Path
from typing import Final

from babel.dates import format_date, format_timedelta
from babel.units import format_unit

from aegean.core.messages import LANGUAGES, Translations

WORDS: Final = Translations(Path(__file__).parent / "locales")
say: Final = WORDS.say
UNITS: Final = (("day", 24 * 3600), ("hour", 3600), ("minute", 60), ("second", 1))


def ago(lang: str, then: float) -> str:
    """How long ago something was."""
    return format_timedelta(min(-1, round(then - time.time())), add_direction=True, locale=lang)


def left(lang: str, until: float) -> str:
    """How long it is until something happens, in its largest unit and the next one; never more than there is."""
    rest, counts = max(0, int(until - time.time())), list[tuple[int, str]]()
    for unit, size in UNITS:
        count, rest = divmod(rest, size)
        if count or counts or size == 1:
            counts.append((count, unit))
    told = [format_unit(count, f"duration-{unit}", "short", locale=lang) for count, unit in counts[:2] if count]
    return " ".join(told) or format_unit(0, "duration-second", "short", locale=lang)


def duration(lang: str, seconds: float) -> str:
    """A time span in words."""
    return format_timedelta(round(seconds), threshold=1, locale=lang)


def weekday(day: date, lang: str) -> str:
    """The short name of a day of the week."""
    return format_date(day, "ccc", locale=lang)


def known_language(lang: str | None) -> str:
    """The language asked for, or the first one if it is unknown."""
    return lang if lang in LANGUAGES else LANGUAGES[0]
