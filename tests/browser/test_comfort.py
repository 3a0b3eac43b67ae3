"""What makes a table pleasant: rings, chime, curtain, loupe, turning rondel, names, coach."""

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from aegean.core.state import SPECTATOR
from aegean.games import load
from aegean.play import Table
from aegean.server.html.catalogue import games
from tests.browser.player import Player
from tests.server.people import Person, Process

Visit = Callable[..., Player]
LINES = 12  # of which something moves while bots play
EARS = """
window.tones = 0; window.away = false;
const kind = AudioScheduledSourceNode.prototype, start = kind.start;
kind.start = function (...when) { window.tones += 1; return start.apply(this, when); };
Object.defineProperty(document, "hidden", { get: () => window.away });
"""

WATCH = """() => {
  // counts what travels, floats, turns or slides, and how often the line tells something else
  window.seen = { journeys: 0, gains: 0, moves: 0, told: 0 };
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    const [{ translate, rotate, scale }] = how[0];
    if (translate ?? rotate ?? scale) seen.moves += 1;
    if (this.closest(".journeys")) seen.journeys += 1;
    if (this.matches(".gain")) seen.gains += 1;
    return animate.apply(this, how);
  };
  let last;
  const line = document.querySelector(".told");
  const count = () => {
    seen.told += line.textContent === last ? 0 : 1;
    last = line.textContent;
  };
  new MutationObserver(count).observe(line, { subtree: true, childList: true, characterData: true });
}"""


def against_somebody(player: Player, server: Process) -> tuple[Person, str]:
    """Seats a player at a table where somebody else begins."""
    host, guest = Person(server.url), Person(server.url)
    table = host.create("me", "open", options={"start": "seat_2"})
    guest.post(f"/api/tables/{table}/join", {"seat": 1, "name": "Mika"})
    player.page.goto(server.url + host.table["link"])
    expect(player.page.locator("#prompt")).to_contain_text("Mika")
    player.page.wait_for_selector("#line[data-state=back]", state="attached")  # it hears what happens
    return guest, table


def until_the_others_turn(player: Player, guest: Person, table: str) -> None:
    """Moves until somebody else is to move."""
    while not guest.state(table)["legal"]:
        player.await_turn()
        player.move()


@pytest.mark.parametrize("still", [False, True], ids=["moving", "calm"])
def test_what_somebody_else_moved_keeps_a_ring_until_the_next_own_move(
    visit: Visit, site: Process, still: bool
) -> None:
    player = visit()
    player.page.emulate_media(reduced_motion="reduce" if still else "no-preference")
    guest, table = against_somebody(player, site)
    rings = player.page.locator(".panels .moved.mine")
    expect(rings).to_have_count(0)
    guest.play(table)
    expect(rings.first).to_be_visible()
    ringed = rings.first.get_attribute("data-piece")
    assert player.page.locator(f"#others [id='{ringed}']").count() == 1
    fades = player.page.evaluate("getComputedStyle(document.querySelector('.moved.mine')).animationName")
    assert fades == ("none" if still else "linger")
    player.move()
    expect(rings).to_have_count(0)


def test_what_somebody_else_takes_is_seen_on_its_way(visit: Visit, site: Process) -> None:
    player = visit()
    page = player.page
    guest, table = against_somebody(player, site)
    expect(page.locator("#others figure[data-acting]")).to_have_count(1)  # the area of whoever acts carries the ring
    page.evaluate(WATCH)
    guest.play(table)
    page.wait_for_function("() => seen.journeys >= 4 && seen.gains > 0")  # the card and what follows it
    page.wait_for_function("() => !document.querySelector('.journeys > *, .gain')")
    expect(page.locator("figure[data-acting]")).to_have_count(0)


@pytest.mark.parametrize("game", list(games()))
def test_something_moves_in_sight_while_bots_play(visit: Visit, site: Process, game: str) -> None:
    player = visit()
    page, host = player.page, Person(site.url)
    table = host.create("me", "bot:easy", "bot:easy", game=game)
    page.goto(host.table["link"])
    page.wait_for_selector("#line[data-state=back]", state="attached")
    page.evaluate(WATCH)
    while page.evaluate("seen.moves") < LINES:
        assert page.evaluate("seen.told") < 2 * LINES  # who declines moves nothing
        if host.state(table)["legal"]:
            host.play(table)
        page.wait_for_timeout(100)


def test_a_chime_calls_whoever_looks_elsewhere_if_wanted(visit: Visit, site: Process) -> None:
    player = visit(calm=True)
    page = player.page
    page.add_init_script(EARS)
    guest, table = against_somebody(player, site)
    page.click("#prompt")
    guest.play(table)
    until_the_others_turn(player, guest, table)  # it was this player's turn before, but they were looking
    assert page.evaluate("tones") == 0
    page.evaluate("window.away = true")
    guest.play(table)
    page.wait_for_function("() => tones > 0")
    page.evaluate("window.away = false; window.tones = 0")
    until_the_others_turn(player, guest, table)
    page.click("#menu-button")
    page.uncheck("#chime")
    page.evaluate("window.away = true")
    guest.play(table)
    player.await_turn()
    assert page.evaluate("tones") == 0 and page.evaluate("localStorage.chime") == "0"


def with_secrets(game_name: str) -> str:
    """A record up to where the next of three people knows things that the others must not see."""
    game, luck = load(game_name), random.Random(1)
    table = Table(game, ["person"] * 3, names=["Ada", "Bea", "Cleo"])
    while True:
        before = table.seat
        table.play(game.text(luck.choice(table.seen(before).legal())))
        mine, all_see = (game.digest(table.seen(eyes).position) for eyes in (table.seat, SPECTATOR))
        if table.seat != before and mine != all_see:
            return table.record().text()


def test_a_curtain_covers_what_only_the_next_person_at_the_screen_may_see(visit: Visit, site: Process) -> None:
    player = visit(calm=True)
    page = player.page
    page.goto("/")
    record = with_secrets("olympos")
    link = page.evaluate(
        "record => import('/static/api.js').then(api => api.request('/api/records', { record }))", record
    )
    page.goto(f"/t/{link['table']}")
    curtain, lift = page.locator("#curtain"), page.locator("#lift")
    expect(curtain).to_be_visible()
    expect(lift).to_have_text(re.compile("I am (Ada|Bea|Cleo): show"))
    assert page.evaluate("document.elementFromPoint(600, 400).closest('#curtain') !== null")
    page.keyboard.press("1")
    expect(page.locator("#preview")).to_be_hidden()
    page.keyboard.press("Enter")
    expect(curtain).to_be_hidden()
    page.reload()
    player.await_turn()
    expect(curtain).to_be_hidden()  # the same person still sits there
    page.evaluate("sessionStorage.clear()")
    page.evaluate("localStorage.setItem('curtain', '0')")
    page.reload()
    player.await_turn()
    expect(curtain).to_be_hidden()


def test_there_is_no_curtain_where_nothing_is_hidden(visit: Visit, site: Process) -> None:
    player = visit(calm=True)
    host = Person(site.url)
    host.create("me", "hotseat", game="orichalkum")
    player.page.goto(host.table["link"])
    for _ in range(3):
        player.await_turn()
        player.move()
    expect(player.page.locator("#curtain")).to_be_hidden()


def test_a_tap_on_something_small_opens_the_loupe_first(visit: Visit, site: Process) -> None:
    player = visit(phone=True, calm=True)
    page = player.page
    host = Person(site.url)
    host.create("me", "hotseat", game="athens", options={"start": "seat_1"})
    page.goto(host.table["link"])
    player.await_turn()
    page.wait_for_selector("#line[data-state=back]", state="attached")
    page.evaluate("document.querySelector('#board figure:has([data-move])').style.width = '120px'")
    target = page.locator("#board [data-move]").first
    target.tap()
    figure = page.locator("#board figure:has([data-move])").first
    expect(figure).to_have_class(re.compile("zoomed"))
    expect(page.locator("#preview")).to_be_hidden()
    target.tap()
    expect(page.locator("#preview")).to_be_visible()
    expect(figure).to_have_class(re.compile("zoomed"))
    player.confirm()
    page.locator("#choice-list summary").click()
    page.locator("#choices .pick").first.click(trial=True)  # what the dock unfolds lies over the enlarged board
    page.locator("#choice-list summary").click()
    page.keyboard.press("Escape")
    expect(page.locator(".zoomed")).to_have_count(0)


def test_a_rondel_turns_and_its_labels_stay_upright(visit: Visit, site: Process) -> None:
    player = visit()
    page = player.page
    host = Person(site.url)
    host.create("me", game="atlantis_exodus")
    page.goto(host.table["link"])
    page.wait_for_selector("#level-middle")
    turned = page.evaluate(
        """async () => {
        const { animateFrom, snapshot } = await import("/static/motion.js");
        const level = document.getElementById("level-middle"), before = snapshot();
        level.dataset.turn = (Number(level.dataset.turn) + 1) % 4;
        animateFrom(before);
        const frames = (node) => node.getAnimations().flatMap((animation) => animation.effect.getKeyframes());
        const angle = (node) => frames(node).map((frame) => frame.rotate).filter(Boolean);  // others may fade in
        return [angle(level), angle(level.querySelector(".upright"))];
    }"""
    )
    assert turned == [["-90deg", "0deg"], ["90deg", "0deg"]]


def test_a_name_is_remembered_and_the_viewer_is_called_you(visit: Visit, site: Process) -> None:
    player, watcher = visit(calm=True), visit(lang="de")
    page = player.page
    page.goto("/")
    page.fill("#my-name", "Zoë")
    page.locator("#my-name").blur()
    page.locator(".game[data-game=athens] button.primary").click()
    expect(page.locator(".chip.own .who")).to_have_text("You")
    expect(page.locator("#own")).to_contain_text("Zoë")
    watcher.page.goto(page.url)
    expect(watcher.page.locator("#chip-0 .who")).to_have_text("Zoë")
    page.goto("/new/athens")
    assert page.input_value("input[name=name]") == "Zoë"
    table = Person(site.url).create("me", "open")
    page.goto(f"/t/{table}")
    expect(page.locator(".join input[name=name]")).to_have_value("Zoë")
    expect(page.locator("#share-link")).to_have_value(f"{site.url}/t/{table}")
    box = page.locator(".lobby-card").bounding_box()
    assert box and box["y"] < 140


def test_the_coach_shows_the_best_moves_and_a_click_chooses(visit: Visit, site: Process) -> None:
    player = visit(calm=True)
    page = player.page
    host = Person(site.url)
    host.create("me", "hotseat")
    page.goto(host.table["link"])
    player.await_turn()
    page.click("#hint")
    advice = page.locator("#coach .advice")
    expect(advice.first).to_be_visible(timeout=30_000)
    expect(advice.first).to_contain_text("chance to win")
    move = advice.first.get_attribute("data-move")
    advice.first.click()
    expect(page.locator("#preview")).to_be_visible()
    expect(page.locator(f"#choices [data-move='{move}']")).to_have_attribute("aria-pressed", "true")
    host.create("me", "hotseat", hints=False)
    page.goto(host.table["link"])
    player.await_turn()
    expect(page.locator("#hint")).to_have_count(0)


def test_the_list_of_choices_is_folded_until_somebody_wants_it(visit: Visit, site: Process) -> None:
    player = visit(calm=True)
    page = player.page
    host = Person(site.url)
    host.create("me", "hotseat", options={"start": "seat_1"})
    page.goto(host.table["link"])
    player.await_turn()
    expect(page.locator("#choices .pick").first).to_be_hidden()
    page.click("#choice-list summary")
    expect(page.locator("#choices .pick").first).to_be_visible()
    page.reload()
    expect(page.locator("#choices .pick").first).to_be_visible()


def test_a_phone_opens_the_tab_on_which_something_can_be_chosen_and_tells_of_chat(visit: Visit, site: Process) -> None:
    player = visit(phone=True, calm=True)
    page = player.page
    guest, table = against_somebody(player, site)
    page.click(".tab[data-tab=others]")
    guest.post(f"/api/tables/{table}/chat", {"text": "your turn"})
    log = page.locator(".tab[data-tab=log]")
    expect(log).to_have_class(re.compile("news"))
    guest.play(table)
    page.wait_for_function(
        """() => [...document.querySelectorAll(".panels [data-move]")].some((choice) => {
        const { top, bottom } = choice.getBoundingClientRect();
        return bottom > 120 && top < document.querySelector(".dock").getBoundingClientRect().top;
    })"""
    )
    log.click()
    page.click("#chat-tab")
    expect(page.locator("#talk")).to_be_visible()
    expect(page.locator(".tab.news")).to_have_count(0)


def test_whoever_comes_back_is_shown_what_the_others_did(visit: Visit, site: Process) -> None:
    player = visit()
    page = player.page
    guest, table = against_somebody(player, site)
    guest.play(table)
    until_the_others_turn(player, guest, table)
    page.goto("/")
    while guest.state(table)["legal"]:
        guest.play(table)
    page.goto(f"/t/{table}")
    expect(page.locator("#looking.film")).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.locator("#looking")).to_be_hidden()
    page.reload()
    player.await_turn()
    page.wait_for_selector("#line[data-state=back]", state="attached")
    expect(page.locator("#looking")).to_be_hidden()  # this browser has shown it
