"""How much comes over the wire until a table is seen, and how soon it is seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from aegean.server.html.catalogue import games
from tests.browser.glance import open_position
from tests.browser.player import Player
from tests.browser.positions import position
from tests.server.people import Process

Visit = Callable[..., Player]
FIRST, LATER = 120_000, 40_000  # bytes of a visit, without fonts
SOON = 500  # milliseconds until the board is drawn
HEARS = "() => document.getElementById('line').dataset.state === 'back'"
DRAWN = "() => performance.getEntriesByName('drawn')[0]?.startTime"
TRIES = 5  # of which the best counts: other people use the machine too


class Wire:
    """What a page is sent, with all headers, as the browser counts it."""

    def __init__(self, player: Player) -> None:
        self.names: dict[str, str] = {}
        self.sizes: dict[str, int] = {}
        session = player.page.context.new_cdp_session(player.page)
        session.on("Network.requestWillBeSent", self._asked)
        session.on("Network.loadingFinished", self._came)
        session.send("Network.enable")

    def _asked(self, event: dict[str, Any]) -> None:
        self.names[event["requestId"]] = event["request"]["url"]

    def _came(self, event: dict[str, Any]) -> None:
        self.sizes[event["requestId"]] = event["encodedDataLength"]

    @property
    def count(self) -> int:
        """Bytes that are no fonts."""
        return sum(size for id, size in self.sizes.items() if not self.names[id].endswith(".woff2"))


@pytest.mark.parametrize("game", list(games()))
def test_a_table_is_light_and_on_later_visits_lighter(visit: Visit, site: Process, game: str) -> None:
    player = visit(calm=True)
    open_position(player, site, position(game, games()[game].seats[-1], "late"))
    page = player.page
    newcomer = visit(calm=True)
    for budget in (FIRST, LATER):
        wire = Wire(newcomer)
        newcomer.page.goto(page.url)
        newcomer.page.wait_for_function(HEARS)
        newcomer.page.wait_for_load_state("networkidle")
        assert 0 < wire.count <= budget
        newcomer.page.goto("about:blank")


def test_buttons_wait_until_their_scripts_have_come(visit: Visit) -> None:
    page = visit().page
    held: list[Route] = []
    page.route("**/me.js", lambda route: held.append(route))
    page.goto("/me", wait_until="commit")
    button = page.locator("#rename button")
    expect(button).to_have_css("pointer-events", "none")
    while not held:
        page.wait_for_timeout(50)
    expect(button).to_have_css("opacity", "0.5")
    held[0].continue_()
    expect(button).to_have_css("pointer-events", "auto")
    page.locator("#rename input").fill("Theano")
    button.click()
    page.get_by_role("heading", name="Stay Theano").wait_for()


def test_a_table_at_rest_does_nothing(visit: Visit, site: Process) -> None:
    player = visit()
    open_position(player, site, position("athens", 4, "middle"))
    page = player.page
    page.wait_for_function(HEARS)
    page.wait_for_function("() => !document.getAnimations().some((one) => one.playState === 'running')")
    page.evaluate(
        "() => { window.changes = 0; new MutationObserver(() => window.changes++).observe(document, WATCHED) }".replace(
            "WATCHED", "{ subtree: true, childList: true, attributes: true, characterData: true }"
        )
    )
    page.wait_for_timeout(2500)
    assert page.evaluate("document.getAnimations().filter((one) => one.playState === 'running').length") == 0
    assert page.evaluate("window.changes") == 0


@pytest.mark.long
@pytest.mark.parametrize("game", list(games()))
def test_the_board_is_drawn_soon(visit: Visit, site: Process, game: str, capsys: pytest.CaptureFixture[str]) -> None:
    player = visit(calm=True)
    open_position(player, site, position(game, games()[game].seats[-1], "late"))
    cold: list[float] = []
    warm: list[float] = []
    for _ in range(TRIES):
        newcomer = visit(calm=True)
        for times in (cold, warm):
            newcomer.page.goto(player.page.url)
            times.append(newcomer.page.wait_for_function(DRAWN).json_value())
            newcomer.page.wait_for_function(HEARS)
    with capsys.disabled():
        print(f"\n{game}: drawn after {min(cold):.0f} ms on a first visit, after {min(warm):.0f} ms on a later one")
    assert max(min(cold), min(warm)) < SOON
