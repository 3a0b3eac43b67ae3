"""Lessons in a real browser: a learner reads, clicks on the board, errs, and comes to the end."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from aegean.core.words import LANGUAGES
from aegean.play.lesson import lessons
from aegean.play.puzzles import puzzles
from aegean.server.html.aid import outline_of
from tests.browser.player import CHANGED, Player

LESSON = lessons("orichalkum")[0]
HEIGHT = "() => document.getElementById('guide').offsetHeight"
STRIP = "() => document.getElementById('lesson').offsetHeight"
RINGS_FIT = """() => {
  // everything that is pointed at has a ring close around it
  const rings = [...document.querySelectorAll('#pointing .ring')].map(ring => ring.getBoundingClientRect());
  const { point } = document.getElementById('lesson').dataset;
  const things = point.split(' ').map(id => [...document.querySelectorAll(`.panels [data-about="${id}"]`)]
    .map(node => node.getBoundingClientRect()).find(({ width }) => width));
  const isRound = (ring, thing) => Math.abs(ring.x + ring.width / 2 - thing.x - thing.width / 2) < 4
    && Math.abs(ring.y + ring.height / 2 - thing.y - thing.height / 2) < 4;
  return things.length && things.every(thing => rings.some(ring => isRound(ring, thing)));
}"""
IN_DOCK = """() => {
  const places = ['#pointing .ring', '[data-region=dock]'];
  const [ring, dock] = places.map(place => document.querySelector(place)?.getBoundingClientRect());
  return ring && dock.top <= ring.top && ring.bottom <= dock.bottom;
}"""
TABS_IN_SIGHT = "() => document.getElementById('tabs').getBoundingClientRect().bottom <= innerHeight + 1"
PUZZLE = puzzles("athens")[4]  # an event, then two of its squares


def click_move(player: Player, move: str) -> None:
    """Does a move on the board, or in the list where it is not drawn."""
    before = player.at
    on_board = f'.panels [data-move="{move}"]'
    if player.page.locator(on_board).count():
        player.touch(on_board)
    else:
        if not player.page.locator("#choice-list[open]").count():
            player.page.locator("#choice-list summary").click()
        player.touch(f'#choices [data-move="{move}"]')
    player.page.wait_for_function(CHANGED, arg=before)


def press(page: Page, button: str) -> None:
    at = page.get_attribute("#main", "data-at")
    page.click(button)
    page.wait_for_function(CHANGED, arg=at)


def begin_lesson(player: Player, game: str, number: int) -> None:
    player.page.goto("/")
    player.hurry()
    player.page.goto(f"/learn/{game}")
    player.page.click(f"form[action='/learn/{game}/{number}'] button")
    player.page.wait_for_selector("#line[data-state=back]", state="attached")


def begin(player: Player) -> Page:
    page = player.page
    page.goto("/")
    player.hurry()
    page.click("a.learn[href='/learn/orichalkum']")
    page.click("form[action='/learn/orichalkum/1'] button")
    page.wait_for_selector("#line[data-state=back]", state="attached")  # connected: from now on buttons are heard
    return page


def test_the_strip_of_a_lesson_is_no_wider_than_a_narrow_phone(visit: Callable[..., Player]) -> None:
    player = visit(phone=True, lang="de")
    begin_lesson(player, "olympus", 2)
    player.page.set_viewport_size({"width": 320, "height": 640})
    expect(player.page.locator(".leave")).to_be_in_viewport(ratio=1)
    assert player.page.evaluate("document.documentElement.scrollWidth") == 320


def test_a_lesson_is_played_to_its_end_by_clicking(visit: Callable[..., Player]) -> None:
    player = visit(calm=True)
    page = begin(player)
    for step in LESSON.steps[:-1]:
        expect(page.locator(".speech")).to_contain_text(step.words["en"])
        if step.question:
            page.locator("[data-answer=wrong]").first.click()
            expect(page.locator("#lesson-answer")).to_be_visible()
            page.click("[data-answer=right]")
        for move in step.ways[0].split("; ") if step.ways else []:
            click_move(player, move)
        if not step.ways:
            press(page, "#lesson-next")
    expect(page.locator(".speech")).to_contain_text(LESSON.steps[-1].words["en"])
    page.goto("/learn/orichalkum")
    expect(page.locator(".lesson-card.done")).to_have_count(1)


def test_a_lesson_points_answers_wrong_tries_and_goes_back(visit: Callable[..., Player]) -> None:
    player = visit(calm=True)
    page = begin(player)
    expect(page.locator("#pointing .ring")).to_have_count(len(LESSON.steps[0].point))
    press(page, "#lesson-next")
    page.keyboard.press("Enter")
    expect(page.locator("#lesson")).to_have_attribute("data-step", "2")
    for _ in range(3):
        page.locator("#choice-list summary").click()
        page.click('#choices [data-move="take 2"]')
        expect(page.locator("#lesson-answer")).to_contain_text("take the deserts")
    expect(page.locator("#pointing .ring")).to_have_count(1)
    press(page, "#lesson-show.primary")
    expect(page.locator("#lesson")).to_have_attribute("data-step", "3")
    press(page, "#lesson-back")
    expect(page.locator("#lesson")).to_have_attribute("data-step", "2")


def test_the_table_makes_room_for_the_answer_to_a_try(visit: Callable[..., Player]) -> None:
    player = visit(calm=True, phone=True)
    page = begin(player)
    for _ in range(2):
        press(page, "#lesson-next")
    high = page.evaluate(STRIP)
    page.locator("#choice-list summary").click()
    page.click('#choices [data-move="take 2"]')
    expect(page.locator("#lesson-answer")).to_be_visible()
    assert page.evaluate(STRIP) > high
    page.wait_for_function(TABS_IN_SIGHT)


def test_the_line_of_a_puzzle_is_shown_after_a_try_and_numbered_on_the_board(visit: Callable[..., Player]) -> None:
    player = visit(calm=True)
    page = player.page
    page.goto("/puzzles")
    player.hurry()
    page.click(f"form[action='/puzzles/athens/{PUZZLE.number}'] button")
    page.wait_for_selector("#line[data-state=back]", state="attached")
    expect(page.locator("#lesson-show")).to_be_hidden()
    expect(page.locator("#hint")).to_have_count(0)
    player.touch(f'.panels [data-move="{PUZZLE.tempting[0].move}"]')
    expect(page.locator("#lesson-answer")).to_be_visible()
    page.click("#lesson-show")
    expect(page.locator(".prompt.solved")).to_be_visible()
    expect(page.locator("#line-sheet .moves li")).to_have_count(2)
    expect(page.locator(".numbered text")).to_have_text(["1", "2"])
    expect(page.locator(".tempting small:visible")).to_have_count(1)
    page.click("[data-moves='0']")
    expect(page.locator("#looking")).to_be_visible()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_guided_game_lights_what_is_played_and_folds_on_a_phone(visit: Callable[..., Player], lang: str) -> None:
    player = visit(calm=True, phone=True, lang=lang)
    page = player.page
    page.goto("/")
    player.hurry()
    path = page.request.post("/new/athens", form={"against": "easy", "guided": "1"}).url
    page.goto(path)
    goal, turn = outline_of("athens", lang)
    page.wait_for_selector("#choices .pick", state="attached")
    expect(page.locator("#outline .goal")).to_contain_text(goal)
    expect(page.locator("#outline li")).to_have_text(list(turn))
    expect(page.locator("#outline li[aria-current=step]")).to_have_text(turn[1])  # base cards are taken first
    page.wait_for_selector("#line[data-state=back]", state="attached")
    high = page.evaluate(HEIGHT)
    page.tap("#guide-fold")
    expect(page.locator("#outline .goal")).to_be_hidden()
    expect(page.locator("#outline li:visible")).to_have_text([turn[1]])
    assert page.evaluate(HEIGHT) < high / 2
    page.reload()
    expect(page.locator("#outline .goal")).to_be_hidden()  # it stays folded


def advised(route: Route) -> None:
    """A coach to whom everything but the first move gives up ten points."""
    moves = ["base barley_field", "base smithy", "base shipyard", "base kiln", "base vineyard", "base olive_grove"]
    told = {"words": "…", "win": 0.5, "because": "", "worse": "", "promise": "", "against": "", "plan": []}
    hints = [{**told, "move": move, "points": 60 - 10 * (nth > 0), "equal": not nth} for nth, move in enumerate(moves)]
    route.fulfill(json=hints)


@pytest.mark.parametrize("mode", ["each", "never"])
def test_a_guided_game_warns_before_a_move_that_gives_up_a_lot(visit: Callable[..., Player], mode: str) -> None:
    player = visit(calm=True)
    page = player.page
    page.goto("/")
    page.evaluate("mode => localStorage.setItem('mode', mode)", mode)
    path = page.request.post("/new/athens", form={"against": "easy", "guided": "1"}).url
    page.route("**/hint?*", advised)
    with page.expect_response("**/hint?*"):
        page.goto(path)
    before = player.at
    page.locator("#choice-list summary").click()
    page.click('#choices [data-move="base kiln"]')
    if mode == "each":
        page.click("#confirm")
    expect(page.locator("#warning-words")).to_contain_text("gives up about 10 points")
    assert player.at == before
    page.click("#do-it")
    page.wait_for_function(CHANGED, arg=before)


@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
def test_a_warning_takes_the_place_of_the_dock_and_moves_nothing(visit: Callable[..., Player], phone: bool) -> None:
    player = visit(calm=True, phone=phone)
    page = player.page
    page.goto("/")
    player.hurry()
    path = page.request.post("/new/athens", form={"against": "easy", "guided": "1"}).url
    page.route("**/hint?*", advised)
    with page.expect_response("**/hint?*"):
        page.goto(path)
    page.wait_for_selector("#line[data-state=back]", state="attached")
    dock, board = page.locator("[data-region=dock]"), page.locator("#figure-table")
    before = dock.bounding_box(), board.bounding_box()
    page.locator("#choice-list summary").click()
    page.click('#choices [data-move="base kiln"]')
    expect(page.locator("#warning")).to_be_visible()
    assert (dock.bounding_box(), board.bounding_box()) == before
    for button in ("#do-it", "#no-warnings", "#think-again"):
        page.click(button, trial=True)  # nothing lies over it
    width, height = (390, 844) if phone else (1366, 768)
    box = page.locator("#warning").bounding_box()
    assert box and box["x"] + box["width"] <= width and box["y"] + box["height"] <= height
    page.click("#think-again")
    expect(page.locator("#warning")).to_be_hidden()


@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
def test_a_ring_lies_round_what_has_come_to_rest(visit: Callable[..., Player], phone: bool) -> None:
    player = visit(phone=phone)
    page = player.page
    begin_lesson(player, "orichalkum", 4)
    press(page, "#lesson-next")
    page.wait_for_function(RINGS_FIT)


def test_what_is_pointed_at_in_a_long_list_is_brought_into_sight(visit: Callable[..., Player]) -> None:
    player = visit(calm=True, phone=True)
    page = player.page
    begin_lesson(player, "olympus", 2)
    press(page, "#lesson-show")
    page.wait_for_function(RINGS_FIT)
    page.wait_for_function(IN_DOCK)


def test_a_lesson_opens_the_tab_on_which_something_is_to_be_chosen(visit: Callable[..., Player]) -> None:
    player = visit(calm=True, phone=True)
    page = player.page
    begin_lesson(player, "olympus", 3)
    expect(page.locator("#figure-city")).to_have_attribute("data-role", "tab")  # its tracks are pointed at
    press(page, "#lesson-next")
    page.click("[data-answer=right]")
    press(page, "#lesson-next")
    expect(page.locator("#figure-gods")).to_have_attribute("data-role", "tab")
    expect(page.locator("#elsewhere")).to_be_hidden()
