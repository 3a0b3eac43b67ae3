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


def test_an_island_is_entered_field_by_field_and_played(visit: Visit, tmp_path: Path) -> None:
    page = visit().page
    page.goto("/edition/orichalkum#islands")
    page.locator("[data-group=islands]").click()
    fields = "islands.island_crown.sides.island_crown_easy.fields"
    crown = page.locator(f"[data-path='{fields}']")
    figure = page.locator(f"[data-card='{fields.removesuffix('.fields')}'] figure").first
    before = figure.inner_html()
    crown.get_by_text("A4", exact=True).click()
    expect(page.locator("#fault-words")).to_contain_text("the port lies at A4, where the island has no field")
    page.locator("#go").click()
    expect(page.locator("[data-path$='port_crown_easy_mixed.field'] select")).to_be_focused()
    page.locator("[data-group=islands]").click()
    crown.get_by_text("A4", exact=True).click()
    expect(page.locator("#fault")).to_be_hidden()
    expect(page.locator("#changed")).to_be_empty()
    crown.get_by_text("A3", exact=True).click()
    expect(page.locator("#digest")).not_to_have_text("…")
    expect(figure).not_to_have_js_property("innerHTML", before)
    with page.expect_download() as download:
        page.locator("#download").click()
    path = tmp_path / "box.txt"
    download.value.save_as(path)
    mine = Edition.read("orichalkum", path)
    assert list(mine.changes) == [fields] and len(mine.changes[fields]) == 35 and "r0c2" not in mine.changes[fields]
    page.reload()
    expect(crown.locator("input:checked")).to_have_count(35)
    page.locator("#lay").click()
    page.locator("form.fields button.primary").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".bar .of-edition")).to_have_text("My box")


def test_neighbours_call_each_other_back(visit: Visit) -> None:
    page = visit(lang="de").page
    page.goto("/edition/olympos")
    page.locator("[data-group=borders]").click()
    illyria, thrace = (page.locator(f"[data-path='territory.{name}.neighbors']") for name in ("illyria", "thrace"))
    illyria.locator("select").select_option(label="Thrakien")
    expect(illyria.locator(".chip")).to_have_text(["Dardanien", "Epirus", "Ionisches Meer", "Thrakien"])
    expect(thrace.locator(".chip").last).to_have_text("Illyrien")
    expect(page.locator("#changed")).to_contain_text("2")
    thrace.get_by_role("button", name="Illyrien").click()
    expect(illyria.locator(".chip")).to_have_count(3)
    expect(page.locator("#changed")).to_be_empty()
    for name in ("Dardanien", "Epirus", "Ionisches Meer"):
        illyria.get_by_role("button", name=name).click()
    expect(page.locator("#fault-words")).to_contain_text("Illyrien: „Nachbarn“ muss 1 bis 9 Einträge haben, nicht 0")
    page.locator("#ours").click()
    expect(page.locator("#fault")).to_be_hidden()
    expect(page.locator("#changed")).to_be_empty()


def test_a_bonus_comes_and_goes(visit: Visit) -> None:
    page = visit().page
    page.goto("/edition/atlantis_exodus")
    page.locator("[data-group=track]").click()
    line = page.locator("[data-path^='track_space.track_0.bonus.0.']")
    expect(line.nth(1)).to_be_hidden()
    line.nth(0).locator("select").select_option(label="gold")
    expect(line.nth(1)).to_be_visible()
    expect(page.locator("#fault")).to_be_hidden()
    line.nth(0).locator("select").select_option(label="nothing")
    expect(page.locator("#changed")).to_be_empty()


def test_a_card_has_fields_for_as_many_squares_as_it_has(visit: Visit, tmp_path: Path) -> None:
    page = visit(phone=True).page
    page.goto("/edition/athens")
    page.locator("[data-group=events]").click()
    columns = page.locator("[data-path='event.war.columns']")
    fifth, sixth, third = (page.locator(f"[data-path='event.war.squares.war_upper_{n}.cube']") for n in (5, 6, 3))
    expect(fifth).to_be_hidden()
    columns.locator("input").fill("5")
    expect(fifth).to_be_visible()
    expect(sixth).to_be_hidden()
    fifth.locator("select").select_option(label="Wine")
    page.locator("#so").click()
    with page.expect_download() as download:
        page.locator("#download").click()
    download.value.save_as(tmp_path / "box.txt")
    mine = Edition.read("athens", tmp_path / "box.txt")
    assert mine.changes == {"event.war.columns": 5, "event.war.squares.war_upper_5.cube": "wine"}
    assert len(mine.confirmed) == 22 and not [path for path in mine.confirmed if path.endswith("_6.cube")]
    page.locator("#before").click()
    columns.locator("input").fill("9")
    wrong = page.locator(".line:has([data-path='event.war.columns']) + .wrong")
    expect(wrong).to_contain_text("should be 1 to 6, not 9")
    columns.locator("input").fill("2")
    expect(page.locator("#fault")).to_be_hidden()
    expect(third).to_be_hidden()
    expect(page.locator("#changed")).to_contain_text("1")


@pytest.mark.parametrize("game", ["athens", "atlantis_exodus", "olympos", "olympus", "orichalkum"])
def test_a_phone_shows_one_card_at_a_time(visit: Visit, game: str) -> None:
    page = visit(phone=True, dark=True, lang="de").page
    page.goto(f"/edition/{game}")
    expect(page.locator(".entry:visible")).to_have_count(1)
    first = page.locator(".entry:visible").get_attribute("aria-label")
    page.locator("#so").click()
    expect(page.locator(".entry:visible")).not_to_have_attribute("aria-label", first or "")
    assert page.evaluate(WIDTH) <= 0
