"""Several equal small decisions are counted in the dock and given as one move."""

from collections.abc import Callable
from functools import cache

import pytest
from playwright.sync_api import expect

import aegean
from aegean.play import Table
from aegean.play.several import several
from tests.browser.glance import measured, open_position, resize
from tests.browser.player import CHANGED, Player
from tests.server.people import Process

Visit = Callable[..., Player]


@cache
def counting(name: str, seats: int, verb: str, kinds: int) -> tuple[str, int]:
    """A game in which somebody makes several small decisions about so many kinds of things, and how many decisions."""
    game = aegean.load(name)
    for seed in range(50):
        table = Table(game, ["random"] * seats, seed=seed)
        while not table.is_over:
            found = several(game.space, table.seen(table.seat).position)
            is_asked = found is not None and found.block.name == verb and len(found.most) >= kinds
            if found is not None and is_asked and min(found.most.values()) > 1:
                return table.record().text(), found.total
            table.play_bot()
    raise AssertionError("nobody had so much to count")


def test_a_counter_discards_several_tiles_with_the_keyboard(visit: Visit, site: Process) -> None:
    player = visit(calm=True, lang="de")
    record, total = counting("athens", 2, "discard", 2)
    open_position(player, site, record)
    player.await_turn()
    page, button = player.page, player.page.locator("#counter .primary")
    expect(button).to_have_text(f"Ausführen: 0 von {total}")
    expect(button).to_be_disabled()
    first, second = page.locator("#counter input").all()[:2]
    expect(page.locator("#counter").get_by_label("Unterschicht", exact=True)).to_be_visible()
    first.focus()
    page.keyboard.press("ArrowUp")
    second.focus()
    for _ in range(total - 1):
        page.keyboard.press("ArrowUp")
    expect(button).to_be_enabled()
    before = player.at
    page.keyboard.press("Enter")
    page.wait_for_function(CHANGED, arg=before)
    expect(page.locator("#log")).to_contain_text("wirft 1")


def test_a_finger_counts_with_large_enough_buttons(visit: Visit, site: Process) -> None:
    player = visit(phone=True, calm=True)
    record, total = counting("athens", 2, "discard", 2)
    open_position(player, site, record)
    player.await_turn()
    page = player.page
    plus = page.locator("#counter [data-step='1']").first
    box = plus.bounding_box()
    assert box is not None and min(box["width"], box["height"]) >= 44
    for more in page.locator("#counter [data-step='1']").all():
        while more.is_enabled():
            more.tap()
    expect(page.locator("#counter .primary")).to_have_text(f"Do it: {total} of {total}")
    before = player.at
    page.locator("#counter .primary").tap()
    page.wait_for_function(CHANGED, arg=before)


@pytest.mark.parametrize(("verb", "kinds"), [("discard", 3), ("workshop", 7)])
def test_what_is_counted_leaves_the_table_in_sight(visit: Visit, site: Process, verb: str, kinds: int) -> None:
    player = visit(calm=True, lang="de")
    open_position(player, site, counting("olympus", 5, verb, kinds)[0])
    player.await_turn()
    for window in ((1280, 720), (640, 360), (390, 844)):
        resize(player.page, window)
        assert measured(player.page, window)["faults"] == [], window
