"""What comes to nothing is said before it is chosen, as well as told when it happens."""

from collections.abc import Mapping
from typing import Final

import pytest

import aegean
from aegean.testing.note_checks import what_comes_to_nothing_is_said_before

LAPSES: Final[Mapping[str, Mapping[str, tuple[str, str]]]] = {
    "atlantis_exodus": {
        "missed": ("king climb", "would lapse"),
        "lapsed": ("king cell man", "would lapse"),
        "site_empty": ("king", r"^(?!.*(workshop|agora|ship|tile))"),  # it names no tile
        "nobody_there": ("king", r"^(?!.*(settler|scientist|intellectual|labourer))"),
        "favoured": ("king climb", "would lapse"),
        "no_pillar_card": ("king", "would lapse"),
        "tile_stays": ("king", "no space for it"),
    },
    "olympus": {
        "blocked": ("ares", "stays at|to level"),
        "at_the_end": ("ares", "stays at|to level"),
        "war_failed": ("league", "you take nothing"),
        "war_tied": ("league", "you take nothing"),
    },
    "orichalkum": {
        "no_place": ("take", "There is no place for the landscape"),
        "titan_stays": ("turn", "active already: nothing changes"),
        "produced": ("act extra single double", r"\d+ pieces? of orichalcum"),
        "recruited": ("act extra single double", r"\d+ hoplites?"),
    },
}


@pytest.mark.parametrize("name", list(LAPSES))
def test_what_comes_to_nothing_is_said_before(name: str) -> None:
    what_comes_to_nothing_is_said_before(aegean.load(name), 4, LAPSES[name])


def test_what_nobody_has_said_before_is_found() -> None:
    with pytest.raises(AssertionError, match="does not say that '.* has no place for the landscape"):
        what_comes_to_nothing_is_said_before(aegean.load("orichalkum"), 4, {"no_place": ("take", "never said")})
