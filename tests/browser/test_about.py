"""Everything on the table explains itself: to a pointer, to the keyboard, to a finger, in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.player import Player
from tests.browser.test_access import findings
from tests.browser.test_table import at_table
from tests.server.people import Process

Visit = Callable[..., Player]
AWHILE = 700  # milliseconds after which a card would have closed, or been replaced
LAURION = '.panels [data-about="card.laurion_silver_mine"]'


def long_press(page: Page, selector: str) -> None:
    """A finger that stays on a thing."""
    box = page.locator(selector).first.bounding_box()
    assert box
    finger = page.context.new_cdp_session(page)
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + 12}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    page.locator("#about-name").wait_for()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_resting_pointer_opens_a_card_beside_the_thing(visit: Visit, site: Process) -> None:
    player = visit(calm=True)
    at_table(player, site)
    page = player.page
    page.hover(LAURION)
    expect(page.locator("#about-name")).to_have_text("Laurion Silver Mine")
    card, thing = page.locator("#about").bounding_box(), page.locator(LAURION).bounding_box()
    assert card and thing and (card["x"] + card["width"] <= thing["x"] or card["x"] >= thing["x"] + thing["width"])
    expect(page.locator(LAURION)).to_have_accessible_description(re.compile("Brings 1 coin"))
    assert findings(player) == []
    page.mouse.move(2, 2)
    expect(page.locator("#about")).to_be_hidden()
    expect(page.locator(LAURION)).to_have_accessible_description("")


def test_the_keyboard_opens_pins_and_closes_a_card(visit: Visit, site: Process) -> None:
    player = visit(calm=True)
    at_table(player, site)
    page = player.page
    page.locator('.panels [data-move="base kiln"]').focus()
    page.keyboard.press("i")
    expect(page.locator("#about-name")).to_have_text("Kiln")
    page.keyboard.press("p")
    page.mouse.move(2, 2)
    player.move()
    expect(page.locator("#about-name")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#about")).to_be_hidden()


def test_what_a_card_offers_is_done_when_it_is_pressed(visit: Visit, site: Process) -> None:
    player = visit(calm=True)
    host = at_table(player, site)
    page = player.page
    page.hover('.panels [data-about="base.kiln"]')
    page.click('#about [data-move="base kiln"]')
    player.confirm()
    assert any("Kiln" in line["words"] for line in host.get(f"/api/tables/{host.table['table']}/log"))


def test_a_long_press_opens_a_sheet_in_german_and_plays_nothing(visit: Visit, site: Process) -> None:
    player = visit(phone=True, lang="de", calm=True)
    at_table(player, site)
    page, before = player.page, player.at
    long_press(page, '.panels [data-about="base.kiln"]')
    expect(page.locator("#about-name")).to_have_text("Brennofen")
    expect(page.locator("#about h3")).to_have_text("Jetzt")
    sheet = page.locator("#about").bounding_box()
    assert sheet and round(sheet["y"] + sheet["height"]) == 844 and page.locator("#preview").is_hidden()
    page.click("#about-close")
    expect(page.locator("#about")).to_be_hidden()
    assert player.at == before


def test_a_clause_opens_in_the_card_and_leads_back(visit: Visit, site: Process) -> None:
    player = visit(calm=True)
    at_table(player, site)
    page = player.page
    page.hover(LAURION)
    page.click("#about footer .clause >> nth=0")
    expect(page.locator("#about .about-clause:visible b")).to_have_text("AT-7.21")
    expect(page.locator("#about .about-what")).to_be_hidden()
    page.hover('.panels [data-about="base.kiln"]')
    page.set_viewport_size({"width": 1300, "height": 800})
    page.wait_for_timeout(AWHILE)
    expect(page.locator("#about .about-clause:visible b")).to_have_text("AT-7.21")
    page.click("#about .about-back:visible")
    expect(page.locator("#about .about-what")).to_be_visible()
    expect(page.locator("#about .about-clause:visible")).to_have_count(0)


def test_things_of_a_replay_explain_themselves_as_they_were(visit: Visit, site: Process) -> None:
    player = visit(calm=True)
    host = at_table(player, site)
    before = host.state(host.table["table"])["moves"]
    player.move()
    page = player.page
    page.goto(f"{site.url}/t/{host.table['table']}/replay?at={before}")
    page.hover('.panels [data-about="base.kiln"]')
    expect(page.locator("#about-name")).to_have_text("Kiln")
    expect(page.locator("#about .about-do")).to_have_count(0)
