"""Laying a table: the page for its seats, clock, game and style of play, and the form that it sends."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from aegean.draw.cache import cached
from aegean.draw.palette import SEATS
from aegean.games import load
from aegean.play import Table
from aegean.play.rating import bot_belief, win_share
from aegean.search.bots import BOTS
from aegean.server.access.guard import costs
from aegean.server.access.security import remember, remember_name
from aegean.server.deps import TablesDep, VisitorDep, WelcomeDep
from aegean.server.html.catalogue import games
from aegean.server.html.filling import colours_of
from aegean.server.requests import EditionTable
from aegean.server.routes.laying import lay
from aegean.server.routes.pages import fitting, known_game, page, read_form
from aegean.server.routes.people import bot_ratings
from aegean.server.routes.seating import my_friends
from aegean.server.settings import BOT_LEVEL, LAYING, NAME_LIMIT
from aegean.server.tables.editions import edition_key, offered, own_key
from aegean.server.words import duration
from aegean.store.schema import GUIDED

KINDS: Final = ("me", "friend", "open", "bot", "hotseat", "none")  # who may sit on a chair
NAMED: Final = ("friend", "hotseat")  # whose names the form asks for
SEED: Final = 5  # of the game whose days are counted
PLAY_NOW: Final = 3  # seats of a table created with one click, if the game allows it
MOVE_TIMES: Final = (3600, 8 * 3600, 24 * 3600, 3 * 24 * 3600, 7 * 24 * 3600)  # seconds for a decision
BUDGETS: Final = ((1200, 30), (3600, 60), (3 * 24 * 3600, 4 * 3600), (10 * 24 * 3600, 12 * 3600))  # with increments

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)


@router.get("/new/{game}")
async def new_page(
    game: str, visitor: VisitorDep, tables: TablesDep, friend: Annotated[str, Query(max_length=16)] = ""
) -> HTMLResponse:
    """The form for a new table; a seat is kept for a friend who is named."""
    return page(
        "new.html",
        visitor,
        game=known_game(game),
        kinds=KINDS,
        bots=bot_ratings(game),
        usual=BOT_LEVEL,
        days=days_of_a_game(game),
        limit=NAME_LIMIT,
        words=option_words(game, visitor.lang),
        hows=option_hows(game, visitor.lang),
        wins=wins_below(game),
        friends=await my_friends(tables, visitor),
        friend=friend,
        editions=offered(tables.settings.editions, game),
        move_times=MOVE_TIMES,
        budgets=BUDGETS,
        duration=partial(duration, visitor.lang),
        colours=colours_of(game),
        paint=[SEATS[colour] for colour in colours_of(game)],
    )


@cached
def days_of_a_game(name: str) -> int:
    """About how many days a full table takes if everybody looks in once a day: as greedy bots play it, once."""
    game = load(name)
    table = Table(game, ["greedy"] * game.seats[-1], seed=SEED)
    while not table.is_over:
        table.play_bot()
    decided = [entry.seat for entry in table.entries if not entry.is_chance and not entry.forced]
    return 1 + sum(later < earlier for earlier, later in pairwise(decided))


def option_words(game: str, lang: str) -> dict[str, str]:
    """The words for options and their values."""
    rules = load(game)
    words = rules.words(lang)
    values = {value: words.label(value) for values in rules.options.values() for value in values}
    return values | {option: words.say(f"option-{option}") for option in rules.options}


def option_hows(game: str, lang: str) -> dict[str, str]:
    """What options mean, a sentence each, as far as a game tells it."""
    words = load(game).words(lang)
    return {
        option: words.say(f"option-{option}_how") for option in load(game).options if words.has(f"option-{option}_how")
    }


def wins_below(game: str) -> dict[str, tuple[str, int]]:
    """Of each bot but the weakest: who is next below it, and how many of ten games it wins against three of those."""
    levels = sorted(BOTS, key=lambda level: bot_belief(game, level).mean)
    return {level: (below, round(10 * win_share(game, level, below, 3))) for below, level in pairwise(levels)}


@router.post("/new/{game}", dependencies=[costs(LAYING)])
async def create(game: str, request: Request, tables: TablesDep, visitor: WelcomeDep) -> Response:
    """Creates the table of the form; without a form, one for the visitor against bots."""
    known_game(game)
    form = await read_form(request)
    new = fitting(EditionTable, new_table(game, form))
    key = own_key(tables.brought, visitor.client, game, new.components, visitor.lang) or edition_key(
        tables.settings.editions, game, new.edition
    )
    live, token = await lay(key, new, tables, visitor, visitor.lang, GUIDED if "guided" in form else "")
    answer = RedirectResponse(f"/t/{live.id}", 303)
    remember(request, answer, visitor.key, token)
    remember_name(request, answer, next((seat.name for seat in new.seats if seat.kind == "me"), ""))
    return answer


def new_table(game: str, form: dict[str, str]) -> dict[str, object]:
    """The table that a form describes."""
    chairs = [(number, form[f"seat{number}"]) for number in range(8) if form.get(f"seat{number}", "none") != "none"]
    if not chairs:
        others = form.get("others", "")
        count = 1 + int(others) if others.isdecimal() and len(others) == 1 else PLAY_NOW
        count = min(max(count, games()[game].seats[0]), games()[game].seats[-1])
        chairs = [*enumerate(["me"] + [f"bot:{form.get('against', BOT_LEVEL)}"] * (count - 1))]
    seats = []
    for number, choice in chairs:
        kind, _, level = choice.partition(":")
        name = (kind == "me" and form.get("name")) or (kind in NAMED and form.get(f"name{number}")) or ""
        level = level or form.get(f"level{number}", BOT_LEVEL)
        person = form.get(f"friend{number}", "") if kind == "friend" else ""
        seats.append({"kind": kind, "level": level, "name": name, "friend": person})
    options = {key: form[f"option-{key}"] for key in games()[game].options if f"option-{key}" in form}
    return {
        "game": game,
        "seats": seats,
        "options": options,
        "edition": form.get("edition", ""),
        "components": form.get("components", ""),
        "public": "public" in form,
        "hints": "no_hints" not in form,
        "sealed": "sealed" in form,
        "rated": "rated" in form,
        "begins": form.get("begins") or 0,
        "clock": new_clock(form),
        "word": form.get("word", ""),
    }


def new_clock(form: dict[str, str]) -> dict[str, object] | None:
    """The clock that a form describes."""
    kind = form.get("clock", "none")
    if kind == "none":
        return None
    seconds, _, increment = form.get(f"clock_{kind}", "").partition("+")
    wish: dict[str, object] = {"kind": kind, "seconds": seconds, "increment": increment or 0}
    return wish | {key: form[key] for key in ("days_off", "then") if key in form}
