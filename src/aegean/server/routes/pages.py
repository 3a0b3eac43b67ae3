"""The pages: table, replay, rules, about. Each has a JSON counterpart at its path with `.json`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, TypeVar
from urllib.parse import parse_qs

import brotli
import orjson
from fastapi import APIRouter, Query, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from markupsafe import Markup
from pydantic import ValidationError

from aegean.draw.icons import icon_authors
from aegean.games import view
from aegean.server.access.guard import costs
from aegean.server.access.security import digest, remember, remember_name, remember_seat
from aegean.server.deps import AnalysesDep, LiveTableDep, TablesDep, Visitor, VisitorDep, WelcomeDep
from aegean.server.errors import RequestRefused
from aegean.server.html.catalogue import games
from aegean.server.html.components import showcase
from aegean.server.html.examples import gallery, rules_sprite
from aegean.server.html.filling import discs_sprite, fill, in_page
from aegean.server.html.ground import difference, ground_of
from aegean.server.html.panels import BLANKS
from aegean.server.html.patch import Page, page_digest
from aegean.server.html.reference import calls, models
from aegean.server.html.render import as_text, log_turns, parts, parts_at
from aegean.server.html.rules import rules_of
from aegean.server.models import GameModel, StateModel
from aegean.server.requests import JoinRequest, RequestModel
from aegean.server.routes.analysis import analysis_html
from aegean.server.routes.api import kept_offline, viewpoint_as
from aegean.server.routes.laying import guest_name
from aegean.server.settings import READING
from aegean.server.tables.live_table import LiveTable
from aegean.server.tables.seating import join
from aegean.server.tables.table_json import state_model

QUALITY: Final = 5  # of packing a page: as quick as gzip, for a sixth less
FIELDS: Final = 60  # of a form

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


def packed(answer: Response, request: Request) -> Response:
    """A large page, compressed by Brotli where the client accepts that."""
    if "br" not in request.headers.get("accept-encoding", ""):
        return answer
    headers = {"content-encoding": "br", "vary": "accept-encoding"}
    return Response(brotli.compress(answer.body, quality=QUALITY), media_type="text/html", headers=headers)


def error_page(visitor: Visitor, status: int, reason: str) -> HTMLResponse:
    """A page that says why a request is refused."""
    answer = page("error.html", visitor, reason=reason)
    answer.status_code = status
    return answer


def known_game(name: str) -> GameModel:
    """A game by the name in a path; refused if there is none."""
    if name not in games():
        raise RequestRefused(404, "no_game", name=name[:40])
    return games()[name]


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
async def table_page(live: LiveTableDep, visitor: VisitorDep, request: Request) -> Response:
    """The table."""
    viewpoint = visitor.viewpoint(live)
    shown, ground = Page(parts(live, viewpoint)), ground_of(live, viewpoint)
    answer = page(
        "table.html",
        visitor,
        live=live,
        game=games()[live.head.game],
        viewpoint=viewpoint,
        parts=as_text(shown.parts) | (BLANKS if live.table else {}),
        ground=ground.address,
        faces=getattr(view(live.game.key), "FACES", {}),
        rolls=getattr(view(live.game.key), "ROLLS", ("roll",)),
        pieces=Markup(difference(ground, shown)),
        opened=page_digest(shown),
    )
    return packed(answer, request)


@router.post("/t/{table}/join")
async def join_form(live: LiveTableDep, request: Request, tables: TablesDep, visitor: WelcomeDep) -> Response:
    """Takes an open seat."""
    wish = fitting(JoinRequest, await read_form(request))
    name = wish.name or guest_name(live, wish.seat, visitor)
    token = await join(tables, live, wish.seat, name, visitor.key, visitor.proofs, wish.number)
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


@router.get("/t/{table}/log", dependencies=[costs(READING)])
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
    shown = parts_at(live, viewpoint, number)
    decisions, turns = stops(live)
    answer = page(
        "replay.html",
        visitor,
        live=live,
        game=games()[live.head.game],
        viewpoint=viewpoint,
        parts=shown | BLANKS,
        pieces=Markup(in_page(orjson.dumps({part: shown[part] for part in BLANKS if part in shown}))),
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
