"""Several equal small decisions are counted in the dock and given as one move."""

from collections.abc import Callable
from functools import cache

from playwright.sync_api import expect

import aegean
from aegean.play import Table
from aegean.play.several import several
from tests.browser.glance import open_position
from tests.browser.player import CHANGED, Player
from tests.server.people import Process

Visit = Callable[..., Player]


@cache
def discarding() -> tuple[str, int]:
    """A game of Athens in which somebody discards several tiles of two classes or more, and how many."""
    game = aegean.load("athens")
    for seed in range(50):
        table = Table(game, ["random"] * 2, seed=seed)
        while not table.is_over:
            found = several(game.space, table.seen(table.seat).position)
            if found is not None and found.block.name == "discard" and min(found.most.values()) > 1 < found.total:
                return table.record().text(), found.total
            table.play_bot()
    raise AssertionError("nobody had to discard")


def test_a_counter_discards_several_tiles_with_the_keyboard(visit: Visit, site: Process) -> None:
    player = visit(calm=True, lang="de")
    record, total = discarding()
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
    record, total = discarding()
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
