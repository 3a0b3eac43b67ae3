"""The landscape of Orichalkum is shown as it would lie: in the turn that is chosen, and no other."""

from collections.abc import Callable
from functools import cache
from typing import cast

import pytest

import aegean
from aegean.games.orichalkum.board import Board
from aegean.games.orichalkum.parts import TILE_SIZE
from aegean.play import Table
from tests.browser.glance import open_position, resize
from tests.browser.player import Player
from tests.server.people import Process

Visit = Callable[..., Player]
SHOWN = "[...document.querySelectorAll('.ghost [data-move]')].filter(node => node.getBoundingClientRect().width)"
COVERED = """() => [...document.querySelectorAll('.panels [id^=knob-]')].filter(knob => {
  const { x, y, width, height } = knob.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[id^=knob-]') !== knob;
}).map(knob => knob.dataset.move)"""


@cache
def turning(fields: int) -> str:
    """A game of Orichalkum in which somebody turns a landscape of so many fields and has four ways or more."""
    game = aegean.load("orichalkum")
    for seed in range(50):
        table = Table(game, ["random"] * 2, seed=seed)
        while not table.is_over:
            seen = table.seen(table.seat).position
            is_asked = seen.question().name == "turn" and len(seen.legal()) >= 4
            if is_asked and TILE_SIZE[cast(Board, seen).tile] == fields:
                return table.record().text()
            table.play_bot()
    raise AssertionError("nobody had so much choice")


@pytest.mark.parametrize("fields", [2, 3])
def test_the_landscape_lies_as_it_was_turned(visit: Visit, site: Process, fields: int) -> None:
    player = visit(calm=True)
    open_position(player, site, turning(fields))
    player.await_turn()
    page = player.page
    resize(page, (1440, 900))
    ways = [str(knob.get_attribute("data-move")) for knob in page.locator(".panels [id^=knob-]").all()]
    assert len(ways) >= 4 and page.evaluate(f"{SHOWN}.length") == 0
    for way in ways:
        page.locator(f".panels [id^=knob-][data-move='{way}']").click()
        page.wait_for_function(f"way => {SHOWN}.map(node => node.dataset.move).join() === way", arg=way)
        assert page.evaluate(COVERED) == []
