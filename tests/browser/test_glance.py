"""The whole table at a glance: measured on the rendered boxes, in all games and windows."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from aegean.server.html.catalogue import games
from tests.browser.glance import WINDOWS, measured, open_position, resize, settle
from tests.browser.player import Player
from tests.browser.positions import STAGES, position
from tests.server.people import Process

Visit = Callable[..., Player]
ZOOMED = (640, 360)  # a window of 1280 by 720 at 200 %
BEYOND = """() => [...document.querySelectorAll('.content text')].filter(text => {
  // what is written on a plate and runs past its right edge
  const plate = text.closest('g:has(> :is(.paper, .room))')?.querySelector(':scope > :is(.paper, .room)')
    .getBoundingClientRect();
  const { right } = text.getBoundingClientRect();
  return plate && text.checkVisibility({ visibilityProperty: true }) && right > plate.right;
}).map(text => text.textContent)"""
COVERED = """() => [...document.querySelectorAll('.level text')].filter(text => {
  // names of spaces under a king, not the letters of displays
  const name = text.getBoundingClientRect();
  return text.textContent.length > 1 && [...document.querySelectorAll("[id^='piece-king']")].some(king => {
    const box = king.getBoundingClientRect();
    const across = Math.min(box.right, name.right) - Math.max(box.left, name.left);
    const down = Math.min(box.bottom, name.bottom) - Math.max(box.top, name.top);
    return across > 1 && down > 0.3 * name.height;
  });
}).map(text => text.textContent)"""
UNDER = """() => [["middle", "top"], ["bottom", "middle"]].flatMap(([below, above]) => {
  // names of spaces that the level above covers
  const disc = document.querySelector(`#level-${above} [fill^="url(#paving"]`).getBoundingClientRect();
  const x = (disc.left + disc.right) / 2, y = (disc.top + disc.bottom) / 2;
  return [...document.querySelectorAll(`#level-${below} text`)].filter(text => {
    const box = text.getBoundingClientRect(), middle = (box.top + box.bottom) / 2;
    const across = Math.max(box.left - x, x - box.right, 0), down = Math.abs(middle - y);
    return Math.hypot(across, down) < disc.width / 2;
  }).map(text => text.textContent);
})"""
TOUCHING = """() => [...document.querySelectorAll("[id^='god-'] text, #ceremony text")].filter(text => {
  // words in a line that have grown into the sign beside them
  const word = text.getBoundingClientRect();
  const isWord = text.textContent.length > 1 && text.checkVisibility({ visibilityProperty: true });
  return isWord && [...text.parentElement.children].some(sign => {
    const box = sign.getBoundingClientRect();
    const across = Math.min(box.right, word.right) - Math.max(box.left, word.left);
    const down = Math.min(box.bottom, word.bottom) - Math.max(box.top, word.top);
    return sign !== text && across > 0 && across < 0.9 * Math.min(box.width, word.width) && down > 0.6 * word.height;
  });
}).map(text => text.textContent)"""
QUICK = [("early", (1280, 720)), ("middle", (1440, 900)), ("late", (390, 844))]


def check(player: Player, game: str, window: tuple[int, int]) -> None:
    """Measures what a window shows, on a phone every tab."""
    page = player.page
    resize(page, window)
    tabs = [tab.get_attribute("data-tab") or "" for tab in page.locator(".tab:visible").all()]
    for tab in tabs or [""]:
        if tab:
            page.locator(f".tab[data-tab='{tab}']").click()
            settle(page, window)
        found = measured(page, window)
        assert found["faults"] == [], (game, window, tab)
        assert not found["scrolls"], (game, window, tab)


@pytest.mark.parametrize("game", list(games()))
def test_a_table_is_seen_whole(visit: Visit, site: Process, game: str) -> None:
    seats = min(4, games()[game].seats[-1])
    for stage, window in QUICK:
        player = visit(calm=True, lang="de" if stage == "middle" else "en")
        open_position(player, site, position(game, seats, stage))
        check(player, game, window)


@pytest.mark.parametrize("game", list(games()))
def test_a_table_can_be_used_at_twice_its_size(visit: Visit, site: Process, game: str) -> None:
    player = visit(calm=True, lang="de")
    open_position(player, site, position(game, games()[game].seats[0], "early"))
    resize(player.page, ZOOMED)
    assert player.page.evaluate(
        "[document.documentElement, document.body].every(node => node.scrollWidth <= innerWidth)"
    )
    for part in ("#prompt", ".acts", ".tab", ".content figure:not([data-role=away])"):
        expect(player.page.locator(part).first).to_be_in_viewport()
    check(player, game, ZOOMED)


def test_what_the_dock_says_stays_on_its_plate_on_a_lying_phone(visit: Visit, site: Process) -> None:
    player = visit(calm=True)
    open_position(player, site, position("olympos", 5, "middle"))
    for window in (ZOOMED, (844, 390)):
        check(player, "olympos", window)


def test_the_bar_of_a_laptop_cuts_nothing_off(visit: Visit, site: Process) -> None:
    player = visit(calm=True, lang="de")
    open_position(player, site, position("atlantis_exodus", 4, "middle"))
    check(player, "atlantis_exodus", (1366, 768))


@pytest.mark.parametrize("game", list(games()))
def test_with_more_contrast_nothing_is_cut(visit: Visit, site: Process, game: str) -> None:
    player = visit(calm=True)
    player.page.emulate_media(contrast="more")
    open_position(player, site, position(game, games()[game].seats[-1], "early"))
    for window in ((1280, 720), (390, 844)):
        check(player, game, window)


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(
    ("game", "stage", "window"),
    [
        ("orichalkum", "early", (820, 1180)),
        ("olympus", "early", (1440, 900)),
        ("atlantis_exodus", "middle", (1280, 720)),
    ],
)
def test_words_stay_on_their_plates(
    visit: Visit, site: Process, game: str, stage: str, window: tuple[int, int], lang: str
) -> None:
    player = visit(calm=True, lang=lang)
    open_position(player, site, position(game, 4, stage))
    resize(player.page, window)
    assert player.page.evaluate(BEYOND) == []


@pytest.mark.parametrize("lang", ["en", "de"])
def test_words_do_not_touch_the_signs_beside_them(visit: Visit, site: Process, lang: str) -> None:
    player = visit(calm=True, lang=lang)
    open_position(player, site, position("olympus", 4, "middle"))
    resize(player.page, (1280, 720))
    assert player.page.evaluate(TOUCHING) == []


@pytest.mark.parametrize("lang", ["en", "de"])
def test_levels_of_the_city_leave_names_in_sight(visit: Visit, site: Process, lang: str) -> None:
    player = visit(calm=True, lang=lang)
    open_position(player, site, position("atlantis_exodus", 4, "middle"))
    for window in ((1280, 720), (1440, 900)):
        resize(player.page, window)
        assert player.page.evaluate(UNDER) == []


def test_kings_leave_the_names_of_their_spaces_in_sight(visit: Visit, site: Process) -> None:
    player = visit(calm=True)
    open_position(player, site, position("atlantis_exodus", 4, "middle"))
    resize(player.page, (1440, 900))
    assert player.page.evaluate(COVERED) == []


@pytest.mark.long
@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", list(games()))
def test_every_table_is_seen_whole_in_every_window(visit: Visit, site: Process, game: str, lang: str) -> None:
    for seats in games()[game].seats:
        for stage in STAGES:
            player = visit(calm=True, lang=lang, dark=(seats % 2 == 0) == (lang == "de"))
            open_position(player, site, position(game, seats, stage))
            for window in WINDOWS:
                check(player, game, window)


def test_nothing_shifts_under_the_hand_that_confirms(visit: Visit, site: Process) -> None:
    player = visit(calm=True)
    open_position(player, site, position("orichalkum", 4, "early"))
    page = player.page
    resize(page, (1440, 900))
    page.locator(".content [data-move]").first.click()
    confirm = page.locator("#confirm")
    expect(confirm).to_be_visible()
    page.wait_for_timeout(300)
    place = confirm.bounding_box()
    assert place and place["width"] > 140
    page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    now = confirm.bounding_box()
    assert now and abs(now["y"] - place["y"]) < 2  # a button under the pointer rises by one pixel


def test_the_dock_names_what_the_pointer_is_on(visit: Visit, site: Process) -> None:
    player = visit(calm=True)
    open_position(player, site, position("orichalkum", 4, "early"))
    resize(player.page, (1440, 900))
    choice = player.page.locator(".content [data-move]").first
    choice.hover()
    expect(player.page.locator("#named")).to_have_text(choice.get_attribute("aria-label") or "")
    expect(player.page.locator("#named")).to_be_in_viewport()


def test_a_small_laptop_shows_the_cards_of_olympus_to_be_read(visit: Visit, site: Process) -> None:
    player = visit(calm=True)
    open_position(player, site, position("olympus", 4, "early"))
    resize(player.page, (1280, 720))
    expect(player.page.locator("#figure-hand")).to_have_attribute("data-role", "side")
    dock, hand = (player.page.locator(part).bounding_box() for part in (".dock", "#figure-hand"))
    assert dock and hand and hand["width"] > 180 and dock["height"] < 240


def test_a_row_tells_the_four_numbers_that_matter(visit: Visit, site: Process) -> None:
    player = visit(calm=True)
    open_position(player, site, position("olympus", 4, "middle"))
    resize(player.page, (1280, 720))
    rows = player.page.locator("[data-role=row]")
    expect(rows).to_have_count(3)
    for row in rows.all():
        expect(row.locator(".counts > span:visible")).to_have_count(4)
        expect(row.locator(".points")).to_be_visible()


def test_a_short_line_keeps_the_pace_in_sight(visit: Visit, site: Process) -> None:
    player = visit()
    open_position(player, site, position("olympos", 4, "middle"))
    resize(player.page, (1280, 720))
    paces = player.page.locator(".paces button:visible")
    expect(paces).to_have_text(["normal"])
    paces.click()
    expect(paces).to_have_text(["fast"])
