"""Whole games, played as people play them."""

from collections.abc import Callable

import pytest

from aegean.server.html.catalogue import games
from tests.browser.player import CHANGED, Player
from tests.server.people import Person, Process

Visit = Callable[..., Player]
LATE = 400  # lines before its end where a game is late
OWN = 4  # decisions that somebody had left there, so that some are left in a game that goes differently
STOPS = 100  # at most so many presses of Tab lead to a choice, wherever one is on the page
ON_A_CHOICE = "document.activeElement.matches('[data-move]')"
CONFIRMED = 40  # moves until somebody who has looked at each before confirming it is sure


@pytest.mark.parametrize(
    "game", ["athens", *(pytest.param(game, marks=pytest.mark.long) for game in games() if game != "athens")]
)
def test_two_people_and_a_bot_play_a_whole_game(visit: Visit, game: str) -> None:
    """Desktop in English against a phone in German, joined by link, with a bot between them."""
    host, guest = visit(calm=True), visit(phone=True, lang="de", calm=True)
    host.page.goto(f"/new/{game}")
    host.page.fill("input[name=name]", "Theodora")
    host.page.check("[name=seat1][value=open]")
    host.page.check("[name=seat2][value=bot]")
    host.page.check("[name=level2][value=greedy]")
    host.page.click("form.fields button.primary")
    host.page.wait_for_selector("#share-link")
    guest.page.goto(host.page.url)
    guest.page.fill(".join input[name=name]", "Mika")
    guest.page.click("button[form=sit]")
    guest.hurry()
    moves = 0
    while not (host.is_over and guest.is_over):
        if moves >= CONFIRMED:
            host.hurry()
        for player in (host, guest):
            if player.may_choose:
                player.move()
                moves += 1
        if not (host.may_choose or guest.may_choose or host.is_over):
            host.page.wait_for_timeout(30)
    assert moves > 20 and host.board_clicks > 5 and guest.board_clicks > 5
    assert "Theodora" in host.page.inner_text("#end table") and "Mika" in guest.page.inner_text("#end table")
    assert host.page.inner_text("#prompt b") == "The game is over."
    assert guest.page.inner_text("#prompt b") == "Die Partie ist zu Ende."
    assert host.page.locator("#end .clause").count() >= 3


@pytest.mark.parametrize("game", list(games()))
def test_a_whole_game_against_bots(visit: Visit, site: Process, game: str) -> None:
    """On a laptop in English, or on a phone in German."""
    on_phone = game in ("olympos", "orichalkum")
    host = Person(site.url)
    host.create("me", *["bot:greedy"] * (max(games()[game].seats[0], 2) - 1), game=game)
    player = visit(phone=on_phone, lang="de" if on_phone else "en", calm=True)
    player.page.goto(host.table["link"])
    player.hurry()
    while player.await_turn():
        player.move()
    assert player.board_clicks > 5 and player.page.locator("#end .clause").count() >= 3
    assert player.page.inner_text("#prompt b") == ("Die Partie ist zu Ende." if on_phone else "The game is over.")


def late(site: Process, game: str, against: str) -> Person:
    """Somebody who is to decide at a table where a game draws to its end."""
    host = Person(site.url)
    table = host.create("me", *["bot:random"] * (games()[game].seats[0] - 1), game=game)
    while (state := host.state(table))["status"] != "finished":
        if state["legal"]:
            host.play(table)
    told = host.get(f"/api/tables/{table}/log", since=max(0, state["number"] - LATE))
    own = [event["moves"] - 1 for event in told if event["seat"] == 0 and event["move"] and not event["forced"]]
    wish = {"moves": own[-OWN:][0], "against": against, "level": "random"}
    host.table = host.post(f"/api/tables/{table}/fork", wish)
    return host


@pytest.mark.parametrize("game", list(games()))
def test_two_at_one_phone_play_to_the_end(visit: Visit, site: Process, game: str) -> None:
    table = late(site, game, "hotseat")
    player = visit(phone=True, calm=True)
    player.page.goto(table.table["link"])
    while player.await_turn():
        player.move()
    assert player.page.locator("#end tfoot td").count() >= 2
    widths = player.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert widths[0] <= widths[1]


def by_tab(player: Player) -> None:
    for _ in range(STOPS):
        player.page.keyboard.press("Tab")
        if player.page.evaluate(ON_A_CHOICE):
            break
    carry_out(player)


def by_arrow(player: Player) -> None:
    player.page.keyboard.press("ArrowRight")
    carry_out(player)


def carry_out(player: Player) -> None:
    """Enter chooses what has the focus, and once more does it."""
    assert player.page.evaluate(ON_A_CHOICE)
    player.page.keyboard.press("Enter")
    player.page.wait_for_selector("#confirm:visible")
    player.page.keyboard.press("Enter")


def by_number(player: Player) -> None:
    player.page.keyboard.press("1")
    player.page.wait_for_selector("#confirm:visible")
    player.page.keyboard.press("Enter")


def by_typing(player: Player) -> None:
    player.page.focus("#typed")
    player.page.keyboard.type(player.page.locator("#choices .pick").first.get_attribute("data-move") or "")
    player.page.keyboard.press("Enter")


def by_counting(player: Player) -> None:
    """Where several are counted at once, an arrow leads to the first field, arrows count, and Enter does it."""
    page = player.page
    page.keyboard.press("ArrowRight")
    while page.evaluate("document.querySelector('#counter .primary').disabled"):
        before = page.evaluate("document.activeElement.value")
        page.keyboard.press("ArrowUp")
        if page.evaluate("document.activeElement.value") == before:
            page.keyboard.press("Tab")
    page.keyboard.press("Enter")


WAYS = (by_tab, by_arrow, by_typing, by_tab, by_number)


@pytest.mark.parametrize("game", list(games()))
def test_a_game_is_played_with_the_keyboard_alone(visit: Visit, site: Process, game: str) -> None:
    table = late(site, game, "bots")
    player = visit()
    player.page.goto(table.table["link"])
    moves = 0
    while player.await_turn():
        before = player.at
        way = by_counting if player.page.locator("#counter").count() else WAYS[moves % len(WAYS)]
        way(player)
        player.page.wait_for_function(CHANGED, arg=before)
        player.page.keyboard.press("Escape")
        moves += 1
    assert moves >= 1
