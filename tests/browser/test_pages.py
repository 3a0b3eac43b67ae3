"""What surrounds the table, in a real browser: the rules and the replay with its analysis."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, expect

from aegean.server.html.catalogue import games
from tests.browser.player import Player
from tests.browser.test_access import findings
from tests.server.people import Person, Process, until
from tests.server.test_analysis import ending

Visit = Callable[..., Player]
WIDTH = "document.documentElement.scrollWidth - innerWidth"


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server whose analyses are shallow."""
    server = Process("--data", str(tmp_path_factory.mktemp("quick")), "--analysis", "40")
    yield server
    server.stop()


def test_the_rules_are_searched_as_one_types(visit: Visit) -> None:
    page = visit().page
    page.goto("/rules/athens")
    page.keyboard.press("/")
    expect(page.locator("#search")).to_be_focused()
    page.keyboard.type("cylinder")
    expect(page.locator("#found")).to_contain_text("passages found")
    expect(page.locator("#AT-9\\.7")).to_be_visible()
    expect(page.locator("#AT-6\\.3")).to_be_hidden()
    assert page.evaluate("CSS.highlights.get('found').size") > 3
    page.keyboard.press("Escape")
    expect(page.locator("#AT-6\\.3")).to_be_visible()
    page.keyboard.type("xyzzy")
    expect(page.locator("#found")).to_have_text("nothing found")
    page.locator(".contents a[href='#AT-3']").evaluate("link => link.click()")
    expect(page.locator("#AT-3")).to_be_in_viewport()


def size(part: Locator) -> tuple[float, float]:
    """Width and height of what is seen."""
    box = part.bounding_box()
    assert box is not None
    return box["width"], box["height"]


def test_no_rules_page_is_wider_than_a_phone(visit: Visit) -> None:
    page = visit(phone=True, dark=True, lang="de").page
    for game in games():
        page.goto(f"/rules/{game}")
        assert page.evaluate(WIDTH) <= 0, game
        board = page.locator(".example svg").first
        board.scroll_into_view_if_needed()
        expect(board.locator("g").first).to_be_visible()
        assert size(board)[0] > 250


def test_nobody_is_barred_from_the_pictures_of_the_rules(visit: Visit) -> None:
    player = visit(dark=True, lang="de")
    player.page.goto("/rules/orichalkum#group-titans")
    assert findings(player) == []


def test_an_example_is_opened_as_a_replay(visit: Visit) -> None:
    page = visit().page
    page.goto("/rules/olympos")
    page.locator(".try").first.click()
    page.wait_for_url("**/replay")
    expect(page.locator("#board figure > svg").first).to_be_visible()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop-light", "phone-dark"])
def test_a_game_is_analysed_and_a_costly_decision_tried_again(visit: Visit, quick: Process, phone: bool) -> None:
    player = visit(phone=phone, dark=phone, lang="de" if phone else "en", server=quick)
    page = player.page
    table = Person(quick.url).post("/api/records", {"record": ending()})["table"]
    page.goto(f"/t/{table}/replay")
    if phone:
        page.click(".tab[data-tab=log]")
    page.click("#analyse")
    expect(page.locator(".graph")).to_be_visible(timeout=120_000)
    assert page.evaluate(WIDTH) <= 0 and findings(player) == []
    wide, high = size(page.locator(".graph"))
    page.locator(".graph").click(position={"x": wide / 2, "y": high / 2})
    expect(page.locator("#where")).not_to_have_text(page.get_attribute("#slider", "max") or "")
    page.locator(".graph-mark").first.click()
    expect(page.locator("#slider")).to_have_js_property("value", page.get_attribute(".graph-mark", "data-number"))
    page.locator(".again").first.click()
    expect(page.locator(".puzzle .pick").first).to_be_visible()
    expect(page.locator(".player")).to_be_hidden()
    assert page.locator(".verdict").count() == 0
    page.locator(".puzzle .pick").last.click()
    expect(page.locator(".verdict .best")).to_be_visible()
    assert findings(player) == []
    page.click("#leave")
    expect(page.locator(".player")).to_be_visible()
    expect(page.locator("#puzzle")).to_be_hidden()
    expect(page.locator("[data-move]")).to_have_count(0)


def test_a_move_is_tried_by_touching_the_board(visit: Visit, quick: Process) -> None:
    page = visit(server=quick).page
    host = Person(quick.url)
    table = host.post("/api/records", {"record": ending()})["table"]
    host.post(f"/api/tables/{table}/analysis")
    until(lambda: host.get(f"/api/tables/{table}/analysis")["status"] == "done", 120)
    page.goto(f"/t/{table}/replay")
    page.locator(".again").first.click()
    page.locator("main .panels .choice[data-move]").first.click()
    expect(page.locator(".verdict .best")).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_header_is_one_line_and_folds_on_small_windows(visit: Visit, lang: str) -> None:
    page = visit(lang=lang).page
    page.goto("/rules/athens")
    for width in (1600, 1440, 1000, 600, 390, 320):
        page.set_viewport_size({"width": width, "height": 800})
        box = page.locator("header.bar").first.bounding_box()
        assert box and box["height"] <= 62, width
        assert page.evaluate(WIDTH) <= 0, width
    expect(page.locator("#site-links")).to_be_hidden()
    page.click(".unfold")
    page.click("#site-links a[href='/about']")
    expect(page).to_have_url(re.compile("/about$"))
