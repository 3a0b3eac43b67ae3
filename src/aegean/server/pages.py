"""The pages: lobby, new table, table, replay, rules, about. Each has a JSON twin at the same address with `.json`."""

from __future__ import annotations

from typing import Annotated, Final
from urllib.parse import parse_qs

from fastapi import APIRouter, Query, Request
from fastapi.responses import HTMLResponse, JSONResponse, PlainTextResponse, RedirectResponse, Response

from aegean.draw.cache import cached
from aegean.draw.icons import icon_authors
from aegean.draw.palette import TOKENS
from aegean.draw.style import font_faces, style
from aegean.search.bots import BOTS
from aegean.server.analysis_api import analysis_html
from aegean.server.api import allowed_eyes, default_name, lobby
from aegean.server.catalogue import cover, games
from aegean.server.components import showcase
from aegean.server.deps import AHouse, ARoom, AVisitor, SomeAnalyses, Visitor
from aegean.server.errors import RequestRefused
from aegean.server.examples import gallery, rules_sprite
from aegean.server.live_table import LiveTable
from aegean.server.models import ChairWish, JoinWish, LobbyModel, NewTable, StateModel, clean
from aegean.server.render import colours_of, discs_sprite, fill, in_words, log_turns, parts, parts_at
from aegean.server.rules import rules_of
from aegean.server.security import digest, remember, remember_name, remember_seat
from aegean.server.settings import BOT_LEVEL, NAME_LIMIT
from aegean.server.table_json import state_model
from aegean.server.tables import Chair

PLAY_NOW: Final = 3  # seats of a table laid out with one click, where the game allows it

pages = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)


def page(template: str, visitor: Visitor, **values: object) -> HTMLResponse:
    """A whole page in the visitor's language and theme."""
    shown = fill(
        template,
        visitor.lang,
        theme=visitor.theme,
        my_name=visitor.name,
        sprite=discs_sprite(),
        games=games(),
        **values,
    )
    return HTMLResponse(shown)


def error_page(visitor: Visitor, status: int, reason: str) -> HTMLResponse:
    """A page that says why nothing is here."""
    shown = page("error.html", visitor, reason=reason, status=status)
    shown.status_code = status
    return shown


# ------------------------------------------------------------ lobby


@pages.get("/")
async def lobby_page(house: AHouse, visitor: AVisitor) -> HTMLResponse:
    """The games and the tables."""
    return page("lobby.html", visitor, lobby=await lobby(house, visitor), colours_of=colours_of, limit=NAME_LIMIT)


@pages.get("/index.json", response_class=JSONResponse)
async def lobby_json(house: AHouse, visitor: AVisitor) -> LobbyModel:
    """The lobby's twin."""
    return await lobby(house, visitor)


@pages.get("/cover/{game}.svg")
def cover_picture(game: str, visitor: AVisitor) -> Response:
    """A game's board, for the lobby."""
    if game not in games():
        raise RequestRefused(404, "no_game", name=game[:40])
    return Response(cover(game, visitor.lang), media_type="image/svg+xml", headers={"cache-control": "max-age=86400"})


@pages.get("/new/{game}")
async def new_page(game: str, visitor: AVisitor) -> HTMLResponse:
    """The form for a new table."""
    if game not in games():
        raise RequestRefused(404, "no_game", name=game[:40])
    words = house_words(game, visitor.lang)
    return page(
        "new.html",
        visitor,
        game=games()[game],
        levels=BOTS,
        usual=BOT_LEVEL,
        limit=NAME_LIMIT,
        thing=words,
        colours=colours_of(game),
    )


def house_words(game: str, lang: str) -> dict[str, str]:
    """How options and their values are called."""
    from aegean.games import load

    words = load(game).words(lang)
    return {key.partition(".")[2]: text for key, text in words.texts.items() if key.startswith(("thing.", "option."))}


@pages.post("/new/{game}")
async def lay_out(game: str, request: Request, house: AHouse, visitor: AVisitor) -> Response:
    """Lays a table out as the form says; without a form, the visitor against bots."""
    form = await read_form(request)
    if game not in games():
        raise RequestRefused(404, "no_game", name=game[:40])
    wish = table_wish(game, form, visitor.lang)
    chairs = [
        Chair(chair.kind, chair.level, chair.name or default_name(chair.kind, number, visitor))
        for number, chair in enumerate(wish.seats)
    ]
    room, token = await house.create(
        game, chairs, visitor.key, options=wish.options, public=wish.public, hints=wish.hints, lang=visitor.lang
    )
    answer = RedirectResponse(f"/t/{room.head.id}", 303)
    remember(request, answer, visitor.key, token)
    remember_name(request, answer, clean(form.get("name", ""))[:NAME_LIMIT])
    return answer


def table_wish(game: str, form: dict[str, str], lang: str) -> NewTable:
    """The table a form describes."""
    seats = [form[f"seat{number}"] for number in range(8) if form.get(f"seat{number}", "none") != "none"]
    if not seats:
        count = min(max(PLAY_NOW, games()[game].seats[0]), games()[game].seats[-1])
        seats = ["me"] + [f"bot:{BOT_LEVEL}"] * (count - 1)
    chairs = []
    for number, choice in enumerate(seats):
        kind, _, level = choice.partition(":")
        name = clean(form.get("name", ""))[:NAME_LIMIT] if kind == "me" else ""
        name = name or clean(form.get(f"name{number}", ""))[:NAME_LIMIT]
        chairs.append(ChairWish.model_validate({"kind": kind, "level": level or BOT_LEVEL, "name": name}))
    options = {key: form[f"option-{key}"] for key in games()[game].options if f"option-{key}" in form}
    return NewTable(game=game, seats=chairs, options=options, public="public" in form, hints="no_hints" not in form)


async def read_form(request: Request) -> dict[str, str]:
    """The fields of a plain form."""
    body = (await request.body()).decode("utf-8", "replace")
    return {key: values[-1] for key, values in parse_qs(body, max_num_fields=60).items()}


# ------------------------------------------------------------ tables


@pages.get("/t/{table}.json", response_class=JSONResponse)
async def table_json(room: ARoom, visitor: AVisitor) -> StateModel:
    """The table's twin."""
    return state_model(room, visitor.look(room))


@pages.get("/t/{table}")
async def table_page(room: ARoom, visitor: AVisitor) -> HTMLResponse:
    """The table."""
    look = visitor.look(room)
    return page(
        "table.html", visitor, room=room, game=games()[room.head.game], look=look, parts=in_words(parts(room, look))
    )


@pages.post("/t/{table}/join")
async def join_form(room: ARoom, request: Request, house: AHouse, visitor: AVisitor) -> Response:
    """Takes an open seat."""
    form = await read_form(request)
    seat = form.get("seat", "")
    name = clean(form.get("name", ""))[:NAME_LIMIT]
    wish = JoinWish(seat=int(seat) if seat.isdigit() and len(seat) < 3 else 15, name=name)
    token = await house.join(room, wish.seat, wish.name or default_name("me", wish.seat, visitor), visitor.key)
    answer = RedirectResponse(f"/t/{room.head.id}", 303)
    remember(request, answer, visitor.key, token)
    remember_name(request, answer, name)
    return answer


@pages.get("/t/{table}/seat/{token}")
async def take_seat(room: ARoom, token: str, request: Request) -> Response:
    """A private link: lets this browser hold the seats of a token."""
    if not room.held_by([digest(token)]):
        raise RequestRefused(403, "bad_link")
    answer = RedirectResponse(f"/t/{room.head.id}", 303)
    remember_seat(request, answer, token)
    return answer


@pages.get("/t/{table}/log")
async def log_page(room: ARoom, visitor: AVisitor) -> HTMLResponse:
    """The whole log."""
    told = log_turns(room, visitor.look(room))
    return page("log.html", visitor, room=room, game=games()[room.head.game], turns=told)


@pages.get("/t/{table}/replay")
async def replay_page(
    room: ARoom,
    visitor: AVisitor,
    studies: SomeAnalyses,
    at: Annotated[int | None, Query(ge=0)] = None,
    eyes: Annotated[int | None, Query(ge=-1, le=15)] = None,
) -> HTMLResponse:
    """The game from its beginning: a slider over all positions."""
    look = visitor.look(room, allowed_eyes(room, visitor, eyes))
    last = len(room.running.entries)
    number = last if at is None else min(at, last)
    decisions, turns = stops(room)
    return page(
        "replay.html",
        visitor,
        room=room,
        game=games()[room.head.game],
        look=look,
        parts=parts_at(room, look, number),
        at=number,
        last=last,
        decisions=decisions,
        turns=turns,
        analysis=await analysis_html(room, visitor, studies),
    )


@pages.get("/t/{table}/replay.json", response_class=JSONResponse)
async def replay_json(room: ARoom, visitor: AVisitor) -> dict[str, object]:
    """The replay's twin: where it can stop."""
    decisions, turns = stops(room)
    return {"table": room.head.id, "moves": len(room.running.entries), "decisions": decisions, "turns": turns}


def stops(room: LiveTable) -> tuple[list[int], list[int]]:
    """After how many moves a decision has been made, and a turn has ended."""
    entries = room.running.entries
    decisions = [n + 1 for n, entry in enumerate(entries) if not entry.is_chance and not entry.forced]
    ends = [a for a, b in zip(decisions, decisions[1:], strict=False) if entries[a - 1].seat != entries[b - 1].seat]
    last = len(entries)
    return sorted({0, *decisions, last}), sorted({0, *ends, last})


# ------------------------------------------------------------ to read


@pages.get("/rules/{game}.json", response_class=JSONResponse)
def rules_json(game: str, visitor: AVisitor) -> dict[str, object]:
    """The rules' twin: every clause with its text, the components, the examples."""
    if game not in games():
        raise RequestRefused(404, "no_game", name=game[:40])
    return {
        "game": game,
        "clauses": rules_of(game, visitor.lang).clauses,
        "components": {
            group.title: [row.facts() for row in group.rows] for group in showcase(game, visitor.lang).groups
        },
        "examples": [example.facts() for example in gallery(game, visitor.lang).examples],
    }


@pages.get("/rules/{game}")
def rules_page(game: str, visitor: AVisitor) -> HTMLResponse:
    """The rules of a game."""
    if game not in games():
        raise RequestRefused(404, "no_game", name=game[:40])
    return page(
        "rules.html",
        visitor,
        game=games()[game],
        rules=rules_of(game, visitor.lang),
        showcase=showcase(game, visitor.lang),
        gallery=gallery(game, visitor.lang),
        pictures=rules_sprite(game, visitor.lang),
    )


@pages.get("/about.json", response_class=JSONResponse)
async def about_json() -> dict[str, object]:
    """Who made what."""
    return {"icons": icon_authors(), "games": {game.name: game.designers for game in games().values()}}


@pages.get("/about")
async def about_page(visitor: AVisitor, request: Request) -> HTMLResponse:
    """Who made what, and the API."""
    calls = [
        (method.upper(), path, str(call.get("description", "")))
        for path, methods in request.app.openapi()["paths"].items()
        for method, call in methods.items()
    ]
    return page("about.html", visitor, authors=icon_authors(), calls=calls)


@pages.get("/style.css", response_class=PlainTextResponse)
async def style_sheet() -> Response:
    """What pictures and pages share: fonts, colours, states, and the hue of each game."""
    return Response(_style_sheet(), media_type="text/css", headers={"cache-control": "max-age=300"})


@cached
def _style_sheet() -> str:
    light = ";".join(f"--{name}:{token.light}" for name, token in TOKENS.items())
    dark = ";".join(f"--{name}:{token.dark}" for name, token in TOKENS.items())
    themes = (
        f":root{{{light};color-scheme:light}}\n"
        f"@media (prefers-color-scheme:dark){{:root[data-theme=auto]{{{dark};color-scheme:dark}}}}\n"
        f":root[data-theme=dark]{{{dark};color-scheme:dark}}\n"
    )
    hues = "".join(f"[data-game={game.name}]{{--hue:{game.hue}}}\n" for game in games().values())
    return font_faces("/static/fonts/") + themes + hues + style()
