"""The whole table at a glance: measured on the rendered boxes, in all games and windows."""

from collections.abc import Callable

import pytest

from aegean.server.html.catalogue import games
from tests.browser.glance import PHONE, WINDOWS, measured, open_position, resize
from tests.browser.player import Player
from tests.browser.positions import STAGES, position
from tests.server.people import Process

Visit = Callable[..., Player]
QUICK = [("early", (1280, 720)), ("middle", (1440, 900)), ("late", (390, 844))]
TALL = {
    "athens": {"actions", "events"},
    "orichalkum": {"island", "own", "row"},
}  # tabs of a phone whose panels were drawn to be scrolled and have no form yet that fits


def check(player: Player, game: str, window: tuple[int, int]) -> None:
    """Measures what a window shows, on a phone every tab."""
    page = player.page
    resize(page, window)
    tabs = [tab.get_attribute("data-tab") or "" for tab in page.locator(".tab:visible").all()]
    for tab in tabs or [""]:
        if tab:
            page.locator(f".tab[data-tab='{tab}']").click()
        found = measured(page, window)
        assert found["faults"] == [], (game, window, tab)
        assert not found["scrolls"] or (window[0] < PHONE and tab in TALL.get(game, ())), (game, window, tab)


@pytest.mark.parametrize("game", list(games()))
def test_a_table_is_seen_whole(visit: Visit, site: Process, game: str) -> None:
    seats = min(4, games()[game].seats[-1])
    for stage, window in QUICK:
        player = visit(calm=True, lang="de" if stage == "middle" else "en")
        open_position(player, site, position(game, seats, stage))
        check(player, game, window)


@pytest.mark.long
@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", list(games()))
def test_every_table_is_seen_whole_in_every_window(visit: Visit, site: Process, game: str, lang: str) -> None:
    for seats in {games()[game].seats[0], games()[game].seats[-1]}:
        for stage in STAGES:
            player = visit(calm=True, lang=lang, dark=seats == games()[game].seats[0])
            open_position(player, site, position(game, seats, stage))
            for window in WINDOWS:
                check(player, game, window)
