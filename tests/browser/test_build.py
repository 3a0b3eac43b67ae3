"""After the animation of one choice the next ones are in sight."""

from collections.abc import Callable
from functools import cache

import aegean
from aegean.play import Table
from tests.browser.glance import open_position
from tests.browser.player import Player
from tests.server.people import Process

Visit = Callable[..., Player]
HIDDEN = """() => [...document.querySelectorAll('.panels [data-move], #prompt, .acts')].filter(node => {
  const { left, right, top, bottom, width } = node.getBoundingClientRect();
  return width && (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1);
}).map(node => node.dataset.move ?? node.id)"""


@cache
def before_building() -> str:
    """A game of Olympus in which somebody who follows Zeus may build."""
    game = aegean.load("olympus")
    table = Table(game, ["random"] * 3, seed=0)
    while not table.is_over:
        if game.parse("zeus build") in table.seen(table.seat).legal():
            return table.record().text()
        table.play_bot()
    raise AssertionError("nobody could build")


def test_whoever_builds_with_zeus_sees_what_can_be_built(visit: Visit, site: Process) -> None:
    player = visit()
    open_position(player, site, before_building())
    player.await_turn()
    page = player.page
    player.touch(".panels [data-move='zeus build'], #choices .pick[data-move='zeus build']")
    player.confirm()
    player.await_turn()
    for _ in range(10):  # during the animation, and after it
        assert page.evaluate("[scrollX, scrollY, document.querySelector('.content').scrollTop]") == [0, 0, 0]
        page.wait_for_timeout(100)
    assert page.locator(".panels [data-move^='build ']:visible").count()
    assert page.evaluate(HIDDEN) == []
