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
SIZES = "[...document.querySelectorAll('.aid :is(p,td,li)')].map(node => parseFloat(getComputedStyle(node).fontSize))"
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
    page.click("#to-analysis")
    page.click("#analyse")
    expect(page.locator(".graph.chances")).to_be_visible(timeout=120_000)
    assert page.evaluate(WIDTH) <= 0 and findings(player) == []
    wide, high = size(page.locator(".graph.chances"))
    page.locator(".graph.chances").click(position={"x": wide / 2, "y": high / 2})
    page.mouse.move(1, 1)  # off the board that appears: nothing there is asked to explain itself
    expect(page.locator("#where")).not_to_have_text(page.get_attribute("#slider", "max") or "")
    expect(page.locator(".graph.chances")).to_be_hidden()
    page.click("#to-analysis")
    page.locator(".chances .graph-mark").first.click()
    page.mouse.move(1, 1)
    number = page.get_attribute(".chances .graph-mark", "data-number")
    expect(page.locator("#slider")).to_have_js_property("value", number)
    page.click("#to-analysis")
    expect(page.locator(".decided li").first).to_be_visible()
    page.locator(".again").first.click()
    page.mouse.move(1, 1)
    expect(page.locator(".puzzle .pick").first).to_be_visible()
    expect(page.locator("#analysis")).to_be_hidden()
    expect(page.locator(".player")).to_be_hidden()
    assert page.locator(".verdict").count() == 0
    page.locator(".puzzle .pick").last.click()
    page.mouse.move(1, 1)
    expect(page.locator(".verdict .best")).to_be_visible()
    expect(page.locator(".puzzle .plan li").first).to_be_visible()
    assert findings(player) == []
    page.click("#leave")
    expect(page.locator("#analysis")).to_be_visible()
    page.click("#to-replay")
    expect(page.locator(".player")).to_be_visible()
    expect(page.locator("#puzzle")).to_be_hidden()
    expect(page.locator("[data-move]")).to_have_count(0)


def test_the_end_of_a_game_stands_in_the_log_like_all_else(visit: Visit, quick: Process) -> None:
    page = visit(server=quick).page
    page.goto(f"/t/{Person(quick.url).post('/api/records', {'record': ending()})['table']}")
    page.wait_for_selector("#end h2")
    assert page.evaluate("getComputedStyle(document.getElementById('line-end')).position") == "static"


def test_a_first_page_shows_all_games_side_by_side_on_a_laptop(visit: Visit) -> None:
    player = visit(lang="de")
    player.page.set_viewport_size({"width": 1280, "height": 720})
    player.page.goto("/")
    tops = player.page.evaluate("[...document.querySelectorAll('.game')].map(one => one.getBoundingClientRect().top)")
    assert len(set(tops)) == 1
    assert player.page.evaluate(WIDTH) <= 0


def test_a_line_of_the_whole_log_leads_to_the_replay_at_its_move(visit: Visit, quick: Process) -> None:
    page = visit(server=quick).page
    page.goto("/")
    seats = [{"kind": "me"}, {"kind": "hotseat"}]
    table = page.request.post("/api/tables", data={"game": "athens", "seats": seats}).json()["table"]
    page.goto(f"/t/{table}/log")
    page.wait_for_load_state()
    page.locator(".moment").nth(1).click()
    page.wait_for_url(f"**/t/{table}/replay?at=2")


def test_a_move_is_tried_by_touching_the_board(visit: Visit, quick: Process) -> None:
    page = visit(server=quick).page
    host = Person(quick.url)
    table = host.post("/api/records", {"record": ending()})["table"]
    host.post(f"/api/tables/{table}/analysis")
    until(lambda: host.get(f"/api/tables/{table}/analysis")["status"] == "done", 120)
    page.goto(f"/t/{table}/replay#analysis")
    page.locator(".again").first.click()
    page.locator("main .panels .choice[data-move]").first.click()
    expect(page.locator(".verdict .best")).to_be_visible()


def test_an_analysis_begins_by_itself_for_whoever_comes_from_the_end_of_a_game(visit: Visit, quick: Process) -> None:
    page = visit(server=quick).page
    table = Person(quick.url).post("/api/records", {"record": ending(12)})["table"]
    page.goto(f"/t/{table}")
    page.click("#end a[href$='#analysis']")
    expect(page.locator(".decided li")).not_to_have_count(0, timeout=120_000)
    drawn = page.text_content(".graph.chances") or ""
    assert all(name.strip() in drawn for name in page.locator(".seats tbody th").all_inner_texts())


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


@pytest.mark.parametrize("lang", ["en", "de"])
def test_no_page_is_wider_than_the_smallest_phone(visit: Visit, lang: str) -> None:
    page = visit(lang=lang, dark=lang == "de").page
    page.emulate_media(contrast="more")
    page.set_viewport_size({"width": 320, "height": 640})
    for path in ("/", "/new/athens", "/rules/athens", "/learn", "/puzzles", "/tables", "/me", "/about"):
        answer = page.goto(path)
        assert answer and answer.ok, path
        assert page.evaluate(WIDTH) <= 0, path
        expect(page.locator(".unfold").first).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_player_aid_is_printed_on_one_sheet_in_letters_that_can_be_read(visit: Visit, lang: str) -> None:
    page = visit(lang=lang).page
    for game in games():
        page.goto(f"/aid/{game}")
        assert page.locator(".aid .cited:visible").count() > 5
        page.emulate_media(media="print")
        assert page.pdf(format="A4", prefer_css_page_size=True).count(b"/Type /Page\n") == 1, game
        assert min(page.evaluate(SIZES)) >= 12, game  # pixels: 9 points
        assert page.locator(".aid .cited:visible").count() == 0
        page.emulate_media(media="null")


def test_a_phone_lays_a_table_in_four_steps(visit: Visit) -> None:
    page = visit(phone=True).page
    page.goto("/new/athens")
    assert page.locator(".chairs").is_visible() and not page.locator(".clocks").is_visible()
    page.locator("#on").click()
    page.get_by_label("For every move").first.check()
    page.locator(".steps button").last.click()
    assert not page.locator("#on").is_visible() and not page.locator(".clocks").is_visible()
    page.get_by_label("Rated").check()
    sentence = page.locator("#sentence")
    assert "For every move" in sentence.inner_text() and "Rated" in sentence.inner_text()
    page.set_viewport_size({"width": 1200, "height": 800})
    assert page.locator(".clocks").is_visible() and page.locator(".chairs").is_visible()


def test_what_is_kept_as_usual_is_proposed_at_the_next_table(visit: Visit) -> None:
    page = visit().page
    page.goto("/new/athens")
    page.check("[name=clock][value=move]")
    page.check("[name=clock_move][value='28800']")
    page.check("[name=level1][value=hard]")
    page.get_by_role("button", name="Keep as my usual").click()
    expect(page.get_by_role("button", name="Kept as your usual")).to_be_visible()
    page.goto("/new/athens")
    expect(page.locator("[name=clock_move][value='28800']")).to_be_checked()
    expect(page.locator("[name=level1][value=hard]")).to_be_checked()
    expect(page.locator("#sentence")).to_contain_text("bot (hard)")
