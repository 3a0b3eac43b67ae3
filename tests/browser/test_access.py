"""Everybody can use it: no serious finding of axe-core; pages stay light."""

import gzip
from collections.abc import Callable

import pytest
from axe_core_python.sync_playwright import Axe

from aegean.server.html.catalogue import games
from tests.browser.player import Player
from tests.browser.test_games import late
from tests.server.people import Person, Process

Visit = Callable[..., Player]
LIGHT = 150_000  # bytes of a compressed page
LOADS = 4  # times that a page is opened: something else may keep the machine busy in between


def findings(player: Player) -> list[str]:
    """What axe-core calls serious or critical."""
    result = Axe().run(player.page)
    return [
        f"{finding['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
        for finding in result["violations"]
        if finding["impact"] in ("serious", "critical")
        for node in finding["nodes"][:3]
    ]


@pytest.mark.parametrize("phone", [False, True], ids=["desktop-light", "phone-dark"])
def test_no_serious_barrier(visit: Visit, site: Process, phone: bool) -> None:
    player = visit(phone=phone, dark=phone, lang="de" if phone else "en")
    waiting = Person(site.url)
    table = waiting.create("me", "open")
    link = waiting.table["link"]
    Person(site.url).create("me", "open", public=True, sealed=True)
    begun = waiting.create("me", "hotseat")
    for path in (
        "/",
        "/open",
        "/me",
        f"/t/{begun}/log",
        "/new/athens",
        link,
        f"/t/{table}",
        "/rules/athens",
        "/edition/olympus",
        "/about",
        "/learn",
        "/people/me",
    ):
        player.page.goto(path)
        assert findings(player) == [], path


@pytest.mark.parametrize("game", list(games()))
def test_no_serious_barrier_at_a_table(visit: Visit, site: Process, game: str) -> None:
    host = late(site, game, "bots")
    table = host.table["table"]
    for phone, path in ((False, host.table["link"]), (True, f"/t/{table}/replay")):
        player = visit(phone=phone, dark=not phone)
        player.page.goto(path)
        assert findings(player) == [], path


@pytest.mark.parametrize("game", list(games()))
def test_a_late_page_is_light_and_can_be_clicked_within_a_second(visit: Visit, site: Process, game: str) -> None:
    host = late(site, game, "bots")
    page = host.http.get(host.table["link"], follow_redirects=True).content
    assert len(gzip.compress(page, 5)) < LIGHT
    player = visit(phone=game in ("olympos", "orichalkum"))
    ready = []
    for _ in range(LOADS):
        player.page.goto(host.table["link"])
        ready.append(player.page.evaluate("performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd"))
    assert min(ready) < 1000
