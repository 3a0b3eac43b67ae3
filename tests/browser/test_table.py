"""The table under somebody's hands: why not, undo, queue, log, chat, themes, reconnect, replay."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from aegean.server.html.catalogue import games
from tests.browser.glance import open_position, resize
from tests.browser.player import CHANGED, Player
from tests.browser.positions import position
from tests.server.people import Person, Process

Visit = Callable[..., Player]


def at_table(player: Player, server: Process, *kinds: str) -> Person:
    """Seats a player at a new table for one screen."""
    host = Person(server.url)
    host.create("me", *(kinds or ("hotseat",)), options={"start": "seat_1"})
    player.page.goto(server.url + host.table["link"])
    player.await_turn()
    expect(player.page.locator("#line")).to_have_attribute("data-state", "back")  # its script is there
    return host


def test_from_the_lobby_to_the_first_move_in_three_clicks(visit: Visit) -> None:
    player = visit(calm=True)
    player.page.goto("/")
    player.page.get_by_role("button", name="Play Athens now").click()
    player.await_turn()
    player.choose()
    expect(player.page.locator("#preview")).to_be_visible()
    player.confirm()


def test_what_cannot_be_chosen_says_why_with_its_clause(visit: Visit, site: Process) -> None:
    player = visit(calm=True)
    at_table(player, site)
    player.move()
    player.move()
    player.page.locator(".panels [data-why]").first.click(force=True)
    callout = player.page.locator("#callout")
    expect(callout).to_be_visible()
    clause = callout.locator("a.clause")
    number = clause.inner_text()
    assert re.fullmatch(r"[A-Z]{2}-\d+\.\d+", number)
    with player.page.context.expect_page() as opened:
        clause.click()
    expect(opened.value.locator(f"[id='{number}']")).to_be_in_viewport()


def test_undo_takes_back_or_says_why_not(visit: Visit, site: Process) -> None:
    player = visit(calm=True)
    at_table(player, site)
    undo = player.page.locator("#undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.click(force=True)
    expect(player.page.locator("#callout")).to_be_visible()
    choices = player.page.locator("#choices .pick").all_inner_texts()
    player.move()
    before = player.at
    expect(undo).not_to_have_attribute("aria-disabled", "true")
    player.page.keyboard.press("u")
    player.page.wait_for_function(CHANGED, arg=before)
    assert player.page.locator("#choices .pick").all_inner_texts() == choices


def test_several_moves_wait_and_are_confirmed_as_one(visit: Visit, site: Process) -> None:
    player = visit(calm=True)
    host = at_table(player, site)
    page = player.page
    page.click("#menu-button")
    page.select_option("#mode", "queue")
    page.click("#menu-button")
    page.click("#choice-list summary")
    for _ in range(3):
        before = host.state(host.table["table"])["number"]
        chosen = page.locator("#choices .pick").first
        first = chosen.get_attribute("data-move")
        chosen.click()
        expect(page.locator("#preview")).to_be_visible()
        page.wait_for_timeout(150)
        assert host.state(host.table["table"])["number"] == before
        more = page.locator("#choices .pick").first.get_attribute("data-move")
        if more != first:
            page.locator("#choices .pick").first.click()
            page.wait_for_timeout(150)
        at = player.at
        page.click("#confirm")
        page.wait_for_function(CHANGED, arg=at)
        player.await_turn()
    page.locator("#choices .pick").first.click()
    expect(page.locator("#confirm")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#confirm")).to_be_hidden()


@pytest.mark.parametrize("game", list(games()))
def test_a_whole_turn_is_confirmed_once_and_taken_back_step_by_step(visit: Visit, site: Process, game: str) -> None:
    player = visit(calm=True)
    page = player.page
    page.goto("/about")
    page.evaluate("localStorage.setItem('mode', 'queue')")
    open_position(player, site, position(game, max(2, games()[game].seats[0]), "early"))
    player.await_turn()
    resize(page, (1440, 900))
    at, first = player.at, page.locator("#prompt").inner_text()
    for chosen in (1, 2):
        if page.locator("#choices .pick").count():
            page.locator("#choices .pick").first.evaluate("pick => pick.click()")
            expect(page.locator("#confirm")).to_be_visible()
            page.wait_for_timeout(300)
        assert player.at == at, chosen
    for _ in range(4):
        if page.locator("#confirm:visible").count():
            page.click("#undo")
            page.wait_for_timeout(300)
    expect(page.locator("#confirm")).to_be_hidden()
    assert (player.at, page.locator("#prompt").inner_text()) == (at, first)
    page.locator("#choices .pick").first.evaluate("pick => pick.click()")
    player.confirm()


def test_the_log_leads_to_earlier_positions_and_back(visit: Visit, site: Process) -> None:
    player = visit(calm=True)
    at_table(player, site)
    for _ in range(4):
        player.move()
    page = player.page
    board = "[...document.querySelectorAll('#board .moved')].map(ring => ring.remove()) && board.innerHTML"
    now = page.evaluate(board)
    page.keyboard.press("l")
    page.locator("#log .moment").last.click()
    expect(page.locator("#looking")).to_be_visible()
    expect(page.locator("#prompt")).to_be_hidden()  # it is about the present position
    expect(page.locator("#board [data-move]")).to_have_count(0)
    page.click("#now")
    expect(page.locator("#looking")).to_be_hidden()
    expect(page.locator("#prompt")).to_be_visible()
    assert page.evaluate(board) == now


def test_the_log_is_one_stop_for_tab_and_arrows_go_through_its_lines(visit: Visit, site: Process) -> None:
    player = visit(calm=True)
    at_table(player, site)
    for _ in range(3):
        player.move()
    page = player.page
    page.keyboard.press("l")
    lines = page.locator("#log button, #log a")
    assert lines.count() > 2
    lines.first.focus()
    page.keyboard.press("ArrowDown")
    expect(lines.nth(1)).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(lines.first).to_be_focused()
    page.keyboard.press("Tab")
    assert not page.evaluate("document.activeElement.matches('#log *')")
    page.keyboard.press("Shift+Tab")
    expect(lines.first).to_be_focused()


def test_chat_is_heard_by_the_others_and_stays_text(visit: Visit, site: Process) -> None:
    player, watcher = visit(calm=True), visit(lang="de", calm=True)
    host = at_table(player, site)
    watcher.page.goto(f"/t/{host.table['table']}")
    player.page.click("#chat-button")
    player.page.fill("#said", "<b>hello</b>")
    player.page.keyboard.press("Enter")
    expect(watcher.page.locator("#talk")).to_contain_text("<b>hello</b>")
    expect(watcher.page.locator("#say")).to_have_count(0)


def test_theme_and_language_switch_at_any_moment(visit: Visit, site: Process) -> None:
    player = visit(calm=True)
    at_table(player, site)
    page = player.page
    ground = "getComputedStyle(document.documentElement).backgroundColor"
    light = page.evaluate(ground)
    page.click("#menu-button")
    page.select_option("#theme", "dark")
    assert page.evaluate(ground) != light
    with page.expect_navigation():
        page.select_option("#lang", "de")
    expect(page.locator("#prompt")).to_contain_text("Du bist dran")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    player.move()


def test_a_seat_is_left_to_a_bot_and_taken_back(visit: Visit, site: Process) -> None:
    player, host = visit(calm=True), Person(site.url)
    table = host.create("me", "open", options={"start": "seat_1"})
    Person(site.url).post(f"/api/tables/{table}/join", {"seat": 1})  # whose turn it will be until the end
    player.page.goto(host.table["link"])
    player.await_turn()
    player.page.click("#menu-button")
    player.page.click("#leave")
    expect(player.page.locator("#prompt")).to_contain_text("A bot plays for you.")
    player.page.press("#return", "Enter")  # the bot's moves may shift the button under a mouse
    expect(player.page.locator("#return")).to_have_count(0)


def test_pages_come_back_by_themselves_after_the_server_was_killed(visit: Visit, tmp_path: Path) -> None:
    server = Process("--data", str(tmp_path))
    player = visit(calm=True, server=server)
    at_table(player, server)
    player.move()
    moved = player.at
    server.kill()
    expect(player.page.locator("#line")).to_contain_text("Connection lost")
    server = Process("--data", str(tmp_path), port=server.port)
    expect(player.page.locator("#line")).to_be_empty(timeout=20_000)
    assert player.at == moved
    player.move()
    server.stop()


def test_the_replay_goes_back_and_forth_and_forks(visit: Visit, site: Process) -> None:
    player = visit(calm=True)
    host = at_table(player, site)
    for _ in range(4):
        player.move()
    page = player.page
    page.goto(f"/t/{host.table['table']}/replay?at=0")
    where = page.locator("#where")
    expect(where).to_have_text("0")
    page.click("[data-step=on]")
    expect(where).not_to_have_text("0")
    page.keyboard.press("ArrowRight")
    page.click("[data-step=turn-back]")
    page.click("[data-step=turn-back]")
    expect(where).to_have_text("0")
    page.click("#run")
    expect(where).not_to_have_text("0")
    page.click("#run")
    page.wait_for_url(re.compile(r"at=[1-9]"))
    page.click("[data-fork=hotseat]")
    page.wait_for_url(re.compile(r"/t/\w+$"))
    player.await_turn()
    player.move()


def test_a_record_is_downloaded_and_opened_again(visit: Visit, site: Process, tmp_path: Path) -> None:
    host = Person(site.url)
    table = host.create("me", "hotseat")
    host.play(table)
    finished = host.http.get(f"/api/tables/{table}/record").text
    (tmp_path / "game.txt").write_text(finished, "utf-8")
    player = visit(calm=True)
    player.page.goto("/")
    player.page.set_input_files("input[type=file]", tmp_path / "game.txt")
    player.page.click("#upload button")
    player.page.wait_for_url(re.compile("/replay"))


def test_a_table_without_scripts_says_what_it_needs(chromium: Browser, site: Process) -> None:
    host = Person(site.url)
    host.create("me", "hotseat")
    page = chromium.new_context(java_script_enabled=False, locale="en-GB").new_page()
    page.goto(site.url + host.table["link"])
    expect(page.locator(".no-script")).to_be_visible()
    expect(page.locator(".dock")).to_be_hidden()
    page.context.close()
