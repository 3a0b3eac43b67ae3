"""The owner's sheet in a real browser: entered by keys, checked at once, kept, downloaded, loaded back, played."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from aegean.core.edition import Edition
from tests.browser.player import Player

Visit = Callable[..., Player]
WIDTH = "document.documentElement.scrollWidth - innerWidth"


def test_a_box_is_entered_by_keys_and_played(visit: Visit, tmp_path: Path) -> None:
    page = visit().page
    page.goto("/edition/olympus")
    wheat = page.locator("[data-path='building.well.cost.wheat'] input")
    wheat.focus()
    page.keyboard.press("+")
    expect(wheat).to_have_value("3")
    page.keyboard.press("Enter")
    expect(page.locator("#progress")).to_contain_text("4 of 174")
    venison = page.locator("[data-path='building.barracks.cost.venison'] input")
    venison.fill("9")
    expect(page.locator("#fault-words")).to_contain_text("should be 0 to 7, not 9")
    expect(page.locator("#lay")).to_be_disabled()
    page.locator("#ours").click()
    expect(page.locator("#fault")).to_be_hidden()
    page.locator("#edition-name").fill("Theano's box")
    with page.expect_download() as download:
        page.locator("#download").click()
    path = tmp_path / "box.txt"
    download.value.save_as(path)
    mine = Edition.read("olympus", path)
    assert mine.changes == {"building.well.cost.wheat": 3} and len(mine.confirmed) == 4
    expect(page.locator("#digest")).to_have_text(mine.digest)
    page.reload()
    expect(wheat).to_have_value("3")
    page.evaluate("localStorage.clear()")
    page.reload()
    expect(wheat).to_have_value("2")
    page.locator("#upload-file").set_input_files(path)
    expect(wheat).to_have_value("3")
    expect(page.locator("#progress")).to_contain_text("4 of 174")
    page.locator("#upload-file").set_input_files({"name": "x.txt", "mimeType": "text/plain", "buffer": b"x = 1"})
    expect(page.locator("#upload-says")).to_have_text("This file is no edition of this game.")
    expect(page.locator("#progress")).to_contain_text("4 of 174")
    page.locator("#lay").click()
    expect(page.locator("#own-edition input")).to_be_checked()
    page.locator("form.fields button.primary").click()
    page.wait_for_url("**/t/*")
    assert "Theano&#39;s box" in page.content() or "Theano's box" in page.content()


def test_what_a_file_changes_besides_the_sheet_is_kept(visit: Visit, tmp_path: Path) -> None:
    page = visit().page
    page.goto("/edition/olympus")
    path = tmp_path / "box.txt"
    theirs = Edition("olympus", "box", {"building.agora.vp": 1, "building.well.cost.wheat": 3})
    path.write_text(theirs.file(), "utf-8")
    page.locator("#upload-file").set_input_files(path)
    expect(page.locator("#digest")).to_have_text(theirs.digest)
    with page.expect_download() as download:
        page.locator("#download").click()
    download.value.save_as(path)
    assert Edition.read("olympus", path).changes == theirs.changes


@pytest.mark.parametrize("game", ["athens", "atlantis_exodus", "olympos", "olympus", "orichalkum"])
def test_a_phone_shows_one_card_at_a_time(visit: Visit, game: str) -> None:
    page = visit(phone=True, dark=True, lang="de").page
    page.goto(f"/edition/{game}")
    expect(page.locator(".entry:visible")).to_have_count(1)
    first = page.locator(".entry:visible").get_attribute("aria-label")
    page.locator("#so").click()
    expect(page.locator(".entry:visible")).not_to_have_attribute("aria-label", first or "")
    assert page.evaluate(WIDTH) <= 0
