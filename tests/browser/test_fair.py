"""Fair dice in a real browser: a number is sealed, and every draw is checked on the page."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.player import Player
from tests.server.people import Person, Process

Visit = Callable[..., Player]


def test_a_player_checks_every_draw_in_the_browser(visit: Visit, site: Process) -> None:
    host, page = Person(site.url), visit().page
    table = host.create("me", "hotseat", game="orichalkum", sealed=True)
    while (state := host.state(table))["status"] == "running":
        host.play(table, state["legal"][-1]["move"])
    page.goto(f"/t/{table}/fair")
    page.get_by_text("throws and draws follow from the sealed secret").wait_for()
    assert page.locator("#draws tr").count() > 10
    assert page.locator("#result").get_attribute("data-outcome") == "fair"


def test_a_number_of_ones_own_is_sealed_before_the_start(visit: Visit) -> None:
    page = visit(phone=True, lang="de").page
    page.goto("/new/orichalkum")
    page.locator("[name=seat1][value=open]").check()
    page.locator(".steps button").last.click()
    page.get_by_label("Nachprüfbare Würfel").check()
    page.get_by_role("button", name="Tisch decken").click()
    page.get_by_role("link", name="Gib eine eigene Zahl dazu").click()
    expect(page.locator("#shown")).not_to_be_empty()  # its script is there
    page.get_by_label("Deine Zahl").fill("271828")
    page.get_by_role("button", name="Versiegeln").click()
    page.locator(".steps li", has_text="versiegelt").first.wait_for()
    assert not page.get_by_text("271828").count()
