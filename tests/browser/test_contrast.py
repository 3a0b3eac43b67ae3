"""Whoever asks for more contrast gets it; whoever sees no colours tells seats apart."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from aegean.draw.palette import SEATS, STRONG
from aegean.server.html.catalogue import games
from tests.browser.glance import open_position, resize
from tests.browser.player import Player
from tests.browser.positions import position
from tests.server.people import Process

Visit = Callable[..., Player]
FAULTS = Path(__file__).with_name("contrast.js").read_text("utf-8")
FRAMES = 4.5  # the contrast of frames with what lies behind them
LAPTOP, PHONE = (1440, 900), (390, 844)
SIGNS = """() => [...document.querySelectorAll('.chip .disc use')].map(
  use => [...document.querySelectorAll(`${use.getAttribute('href')} path`)].map(path => path.getAttribute('d')))"""


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("game", list(games()))
def test_words_and_frames_stand_out_for_those_who_ask_for_it(
    visit: Visit, site: Process, game: str, dark: bool
) -> None:
    player = visit(calm=True, dark=dark)
    player.page.emulate_media(contrast="more")
    open_position(player, site, position(game, games()[game].seats[-1], "middle"))
    for window in (LAPTOP, PHONE):
        resize(player.page, window)
        assert player.page.evaluate(FAULTS, [STRONG, FRAMES]) == []


@pytest.mark.parametrize("game", list(games()))
def test_every_seat_has_a_sign_of_its_own(visit: Visit, site: Process, game: str) -> None:
    seats = games()[game].seats[-1]
    player = visit(calm=True)
    open_position(player, site, position(game, seats, "early"))
    resize(player.page, LAPTOP)
    signs = [{seat.emblem for seat in SEATS.values()} & set(drawn) for drawn in player.page.evaluate(SIGNS)]
    assert all(len(sign) == 1 for sign in signs) and len(set.union(*signs)) == seats
