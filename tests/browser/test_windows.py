"""The pages of the site in windows of every size: nothing too wide, one line of header, all can be touched."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser.player import Player

Visit = Callable[..., Player]
MEASURE = Path(__file__).with_name("pages.js").read_text("utf-8")
WINDOWS = ((1440, 900), (1280, 720), (820, 1180), (390, 844), (320, 640))
PAGES = (
    "/", "/open", "/rules/olympos", "/learn", "/learn/athens", "/learn/athens/1", "/puzzles", "/puzzles/athens",
    "/tables", "/me", "/me/calls", "/me/enter", "/deals/today", "/edition/olympos", "/new/olympos", "/about",
    "/aid/olympos",
)  # fmt: skip


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_page_fits_every_window(visit: Visit, lang: str) -> None:
    page = visit(lang=lang, dark=lang == "de", calm=True).page
    page.goto("/new/olympos")
    page.locator(".laying .primary").first.click()  # my tables and the header tell of a table
    page.wait_for_url("**/t/**")
    found = []
    for address in PAGES:
        page.goto(address)
        for width, height in WINDOWS:
            page.set_viewport_size({"width": width, "height": height})
            faults = page.evaluate(MEASURE, width < 600)
            found += [(address, width, fault) for fault in faults]
    assert found == []
