"""The pages: lobby, new table, table, replay, rules, about. Each has a JSON counterpart at its path with `.json`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Annotated, Final, TypeVar
from urllib.parse import parse_qs

from fastapi import APIRouter, Query, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse, PlainTextResponse, RedirectResponse, Response
from markupsafe import Markup
from pydantic import ValidationError

from aegean.draw.cache import cached
from aegean.draw.icons import icon_authors
from aegean.draw.palette import TOKENS
from aegean.draw.style import font_faces, style
from aegean.games import load
from aegean.play.sealed import new_secret
from aegean.search.bots import BOTS
from aegean.server.access.guard import costs
from aegean.server.access.security import digest, remember, remember_name, remember_seat
from aegean.server.deps import AnalysesDep, LiveTableDep, TablesDep, Visitor, VisitorDep, WelcomeDep
from aegean.server.errors import RequestRefused
from aegean.server.html.catalogue import cover, games
from aegean.server.html.clock import clock_words
from aegean.server.html.components import showcase
from aegean.server.html.examples import gallery, rules_sprite
from aegean.server.html.filling import colours_of, discs_sprite, fill
from aegean.server.html.panels import BLANKS
from aegean.server.html.patch import Page, page_digest, pieces_json
from aegean.server.html.reference import calls, models
from aegean.server.html.render import as_text, log_turns, parts, parts_at
from aegean.server.html.rules import rules_of
from aegean.server.models import GameModel, LobbyModel, StateModel
from aegean.server.requests import EditionTable, JoinRequest, RequestModel, Wanted
from aegean.server.routes.analysis import analysis_html
from aegean.server.routes.api import default_name, kept_offline, lobby, seats_for, viewpoint_as
from aegean.server.routes.seating import my_friends
from aegean.server.settings import BOT_LEVEL, LAYING, NAME_LIMIT
from aegean.server.tables.editions import edition_key, offered, own_key
from aegean.server.tables.lessons import progress
from aegean.server.tables.live_table import LiveTable
from aegean.server.tables.puzzles import solved_tables, today, today_model
from aegean.server.tables.seating import join
from aegean.server.tables.table_json import state_model
from aegean.server.words import duration
from aegean.store.schema import GUIDED

PLAY_NOW: Final = 3  # seats of a table created with one click, if the game allows it
FIELDS: Final = 60  # of a form
SENTENCES: Final = ("easy", "medium", "expert")  # the bots that the lobby tells apart by how they play
MOVE_TIMES: Final = (3600, 8 * 3600, 24 * 3600, 3 * 24 * 3600, 7 * 24 * 3600)  # seconds for a decision
BUDGETS: Final = ((1200, 30), (3600, 60), (3 * 24 * 3600, 4 * 3600), (10 * 24 * 3600, 12 * 3600))  # with increments

M = TypeVar("M", bound=RequestModel)

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)


def page(template: str, visitor: Visitor, **values: object) -> HTMLResponse:
    """A whole page in the visitor's language and theme."""
    html = fill(
        template,
        visitor.lang,
        theme=visitor.theme,
        my_name=visitor.name,
        sprite=discs_sprite(),
        games=games(),
        **values,
    )
    return HTMLResponse(html)


def error_page(visitor: Visitor, status: int, reason: str) -> HTMLResponse:
    """A page that says why a request is refused."""
    answer = page("error.html", visitor, reason=reason, status=status)
    answer.status_code = status
    return answer


def known_game(name: str) -> GameModel:
    """A game by the name in a path; refused if there is none."""
    if name not in games():
        raise RequestRefused(404, "no_game", name=name[:40])
    return games()[name]


# ------------------------------------------------------------ lobby


@router.get("/")
async def lobby_page(tables: TablesDep, visitor: VisitorDep, wanted: Annotated[Wanted, Query()]) -> HTMLResponse:
    """The games and the tables."""
    return page(
        "lobby.html",
        visitor,
        lobby=await lobby(tables, visitor, wanted),
        wanted=wanted,
        progress=await progress(tables, visitor),
        levels=SENTENCES,
        usual=BOT_LEVEL,
        today=today_model(today(), await solved_tables(tables, visitor)),
        colours_of=colours_of,
        clock_words=partial(clock_words, visitor.lang),
        limit=NAME_LIMIT,
    )


@router.get("/index.json", response_class=JSONResponse)
async def lobby_json(tables: TablesDep, visitor: VisitorDep, wanted: Annotated[Wanted, Query()]) -> LobbyModel:
    """The lobby as JSON."""
    return await lobby(tables, visitor, wanted)


@router.get("/cover/{game}.svg")
def cover_picture(game: str, visitor: VisitorDep) -> Response:
    """A game's board, for the lobby."""
    known_game(game)
    return Response(cover(game, visitor.lang), media_type="image/svg+xml", headers={"cache-control": "max-age=86400"})


@router.get("/new/{game}")
async def new_page(game: str, visitor: VisitorDep, tables: TablesDep) -> HTMLResponse:
    """The form for a new table."""
    return page(
        "new.html",
        visitor,
        game=known_game(game),
        levels=BOTS,
        usual=BOT_LEVEL,
        limit=NAME_LIMIT,
        words=option_words(game, visitor.lang),
        friends=await my_friends(tables, visitor),
        editions=offered(tables.settings.editions, game),
        move_times=MOVE_TIMES,
        budgets=BUDGETS,
        duration=partial(duration, visitor.lang),
        colours=colours_of(game),
    )


def option_words(game: str, lang: str) -> dict[str, str]:
    """The words for options and their values."""
    rules = load(game)
    words = rules.words(lang)
    values = {value: words.label(value) for values in rules.options.values() for value in values}
    return values | {option: words.say(f"option-{option}") for option in rules.options}


@router.post("/new/{game}", dependencies=[costs(LAYING)])
async def create(game: str, request: Request, tables: TablesDep, visitor: WelcomeDep) -> Response:
    """Creates the table of the form; without a form, one for the visitor against bots."""
    known_game(game)
    form = await read_form(request)
    new = fitting(EditionTable, new_table(game, form))
    live, token = await tables.create(
        own_key(game, new.components) or edition_key(tables.settings.editions, game, new.edition),
        await seats_for(new.seats, visitor, tables),
        visitor.key,
        options=new.options,
        public=new.public,
        hints=new.hints,
        clock=new.clock_text,
        word=new.word,
        secret=new_secret() if new.sealed else "",
        lang=visitor.lang,
        lesson=GUIDED if "guided" in form else "",
        visitor=visitor.client,
    )
    answer = RedirectResponse(f"/t/{live.id}", 303)
    remember(request, answer, visitor.key, token)
    remember_name(request, answer, next((seat.name for seat in new.seats if seat.kind == "me"), ""))
    return answer


def new_table(game: str, form: dict[str, str]) -> dict[str, object]:
    """The table that a form describes."""
    kinds = [form[f"seat{number}"] for number in range(8) if form.get(f"seat{number}", "none") != "none"]
    if not kinds:
        count = min(max(PLAY_NOW, games()[game].seats[0]), games()[game].seats[-1])
        kinds = ["me"] + [f"bot:{form.get('against', BOT_LEVEL)}"] * (count - 1)
    seats = []
    for number, choice in enumerate(kinds):
        kind, _, level = choice.partition(":")
        name = (kind == "me" and form.get("name")) or form.get(f"name{number}", "")
        person = level if kind == "friend" else ""
        seats.append({"kind": kind, "level": (not person and level) or BOT_LEVEL, "name": name, "friend": person})
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


async def read_form(request: Request) -> dict[str, str]:
    """The fields of a form."""
    body = (await request.body()).decode("utf-8", "replace")
    try:
        return {key: values[-1] for key, values in parse_qs(body, max_num_fields=FIELDS).items()}
    except ValueError:
        raise RequestRefused(413, "too_large") from None


def fitting(model: type[M], wish: Mapping[str, object]) -> M:
    """What a form asks for; refused like a request to the API if it does not fit."""
    try:
        return model.model_validate(wish, strict=False)  # all fields of a form are text
    except ValidationError as error:
        raise RequestValidationError([{**one, "loc": ("form", *one["loc"])} for one in error.errors()]) from None


# ------------------------------------------------------------ tables


@router.get("/t/{table}.json", response_class=JSONResponse)
async def table_json(live: LiveTableDep, visitor: VisitorDep) -> StateModel:
    """The table as JSON."""
    return state_model(live, visitor.viewpoint(live))


@router.get("/t/{table}")
async def table_page(live: LiveTableDep, visitor: VisitorDep) -> HTMLResponse:
    """The table."""
    viewpoint = visitor.viewpoint(live)
    shown = Page(parts(live, viewpoint))
    return page(
        "table.html",
        visitor,
        live=live,
        game=games()[live.head.game],
        viewpoint=viewpoint,
        parts=as_text(shown.parts) | (BLANKS if live.table else {}),
        pieces=Markup(pieces_json(shown)),
        opened=page_digest(shown),
    )


@router.post("/t/{table}/join")
async def join_form(live: LiveTableDep, request: Request, tables: TablesDep, visitor: WelcomeDep) -> Response:
    """Takes an open seat."""
    wish = fitting(JoinRequest, await read_form(request))
    name = wish.name or default_name("me", wish.seat, visitor)
    token = await join(tables, live, wish.seat, name, visitor.key, visitor.proofs)
    answer = RedirectResponse(f"/t/{live.id}", 303)
    remember(request, answer, visitor.key, token)
    remember_name(request, answer, wish.name)
    return answer


@router.get("/t/{table}/seat/{token}")
async def take_seat(live: LiveTableDep, token: str, request: Request) -> Response:
    """The private link to a seat: this browser holds the seats of the token, or may take the one kept for it."""
    if not (live.held_by([digest(token)]) or live.kept_for([digest(token)])):
        raise RequestRefused(403, "bad_link")
    answer = RedirectResponse(f"/t/{live.id}", 303)
    remember_seat(request, answer, token)
    return answer


@router.get("/t/{table}/log")
async def log_page(live: LiveTableDep, visitor: VisitorDep) -> HTMLResponse:
    """The whole log."""
    turns = log_turns(live, visitor.viewpoint(live))
    return page("log.html", visitor, live=live, game=games()[live.head.game], turns=turns)


@router.get("/t/{table}/replay")
async def replay_page(
    live: LiveTableDep,
    visitor: VisitorDep,
    analyses: AnalysesDep,
    at: Annotated[int | None, Query(ge=0)] = None,
    viewer: Annotated[int | None, Query(alias="eyes", ge=-1, le=15)] = None,
) -> HTMLResponse:
    """The replay: a slider over all positions of the game."""
    viewpoint = viewpoint_as(live, visitor, viewer)
    last = len(live.running.entries)
    number = last if at is None else min(at, last)
    decisions, turns = stops(live)
    answer = page(
        "replay.html",
        visitor,
        live=live,
        game=games()[live.head.game],
        viewpoint=viewpoint,
        parts=parts_at(live, viewpoint, number),
        at=number,
        last=last,
        decisions=decisions,
        turns=turns,
        analysis=await analysis_html(live, visitor, analyses),
    )
    answer.headers.update(kept_offline(live))
    return answer


@router.get("/t/{table}/replay.json", response_class=JSONResponse)
async def replay_json(live: LiveTableDep, visitor: VisitorDep) -> dict[str, object]:
    """The replay as JSON: where it can stop."""
    decisions, turns = stops(live)
    return {"table": live.id, "moves": len(live.running.entries), "decisions": decisions, "turns": turns}


def stops(live: LiveTable) -> tuple[list[int], list[int]]:
    """After how many moves each decision has been made, and each turn has ended."""
    entries = live.running.entries
    decisions = [n + 1 for n, entry in enumerate(entries) if not entry.is_chance and not entry.forced]
    ends = [a for a, b in zip(decisions, decisions[1:], strict=False) if entries[a - 1].seat != entries[b - 1].seat]
    last = len(entries)
    return sorted({0, *decisions, last}), sorted({0, *ends, last})


# ------------------------------------------------------------ rules and credits


@router.get("/rules/{game}.json", response_class=JSONResponse)
def rules_json(game: str, visitor: VisitorDep) -> dict[str, object]:
    """The rules as JSON: every clause with its text, the components, the examples."""
    known_game(game)
    return {
        "game": game,
        "clauses": rules_of(game, visitor.lang).clauses,
        "components": {
            group.title: [row.facts() for row in group.rows] for group in showcase(game, visitor.lang).groups
        },
        "examples": [example.facts() for example in gallery(game, visitor.lang).examples],
    }


@router.get("/rules/{game}")
def rules_page(game: str, visitor: VisitorDep) -> HTMLResponse:
    """The rules of a game."""
    return page(
        "rules.html",
        visitor,
        game=known_game(game),
        rules=rules_of(game, visitor.lang),
        showcase=showcase(game, visitor.lang),
        gallery=gallery(game, visitor.lang),
        pictures=rules_sprite(game, visitor.lang),
    )


@router.get("/about.json", response_class=JSONResponse)
async def about_json() -> dict[str, object]:
    """The credits as JSON."""
    return {"icons": icon_authors(), "games": {game.name: game.designers for game in games().values()}}


@router.get("/about")
async def about_page(visitor: VisitorDep) -> HTMLResponse:
    """The credits."""
    return page("about.html", visitor, authors=icon_authors())


@router.get("/docs")
async def docs_page(visitor: VisitorDep, request: Request) -> HTMLResponse:
    """The API; its JSON counterpart is `/openapi.json`."""
    description = request.app.openapi()
    return page("docs.html", visitor, calls=calls(description), models=models(description))


@router.get("/style.css", response_class=PlainTextResponse)
async def style_sheet() -> Response:
    """The style that pictures and pages share: fonts, colours, markers, and the hue of each game."""
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
