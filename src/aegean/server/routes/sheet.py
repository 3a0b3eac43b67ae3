"""The owner's sheet: every value of a game that no source prints, with its picture and a field beside it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any, Final

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse, JSONResponse
from markupsafe import Markup
from pydantic import Field

from aegean.core.edition import EDITION_LIMIT, Edition
from aegean.core.edition import NAME_LIMIT as EDITION_NAME
from aegean.core.parts import PartsError, Row
from aegean.core.sheet import Limits, Sheet, Value
from aegean.core.words import Words
from aegean.draw.cache import cached
from aegean.draw.symbols import sprite
from aegean.games import check, load
from aegean.server.access.guard import costs
from aegean.server.deps import TablesDep, VisitorDep, WelcomeDep
from aegean.server.html.components import ComponentRow, showcase
from aegean.server.models import SeatedModel, SheetModel
from aegean.server.requests import EditionTable, RequestModel
from aegean.server.routes.api import REFUSALS, laid
from aegean.server.routes.pages import known_game, page
from aegean.server.settings import JUDGING, LAYING
from aegean.server.tables.editions import edition_key, own_key

router = APIRouter()
ABOUT: Final[dict[str, Any]] = {"tags": ["api"], "responses": REFUSALS}


class Check(RequestModel):
    """An edition to be checked."""

    edition: Annotated[str, Field(max_length=EDITION_LIMIT, description="Its text.")]


@dataclass(frozen=True, slots=True)
class Entry:
    """A value with what its field has to know."""

    path: str
    words: str
    shipped: Any
    limits: Limits
    choices: list[tuple[Any, str]]


@dataclass(frozen=True, slots=True)
class Card:
    """What is entered beside one picture."""

    id: str
    title: str
    picture: Markup
    entries: list[Entry] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class SheetGroup:
    """The cards of a group."""

    id: str
    title: str
    icon: str
    cards: list[Card]

    @property
    def count(self) -> int:
        """How many values it has."""
        return sum(len(card.entries) for card in self.cards)


@cached
def sheet_of(game: str, lang: str) -> tuple[list[SheetGroup], Markup]:
    """The groups of a game's sheet in a language, and the definitions of their pictures."""
    sheet, words, case = Sheet(game), load(game).words(lang), showcase(game, lang)
    pictures = {f"{group.id}.{row.id}": row for group in case.groups for row in group.rows}
    labels = sheet.told.row("labels") if sheet.told.has("labels") else Row("labels", {})
    groups = []
    for row in sheet.told.rows("group"):
        cards: dict[str, Card] = {}
        for value in sheet.values():
            if value.group == row.text("id"):
                shown = pictured(value.thing, pictures)
                title = thing_words(words, shown)
                drawn = pictures[shown].picture if shown in pictures else Markup("")
                card = cards.setdefault(shown, Card(shown, title, drawn))
                card.entries.append(entry(value, shown, labels, words, lang))
        groups.append(SheetGroup(row.text("id"), row.row("title").text(lang), row.text("icon"), list(cards.values())))
    return groups, Markup(sprite([card.picture for group in groups for card in group.cards], case.defs))


def pictured(thing: str, pictures: dict[str, ComponentRow]) -> str:
    """The path of the picture that shows a thing: its own, or that of what it is part of."""
    steps = thing.split(".")
    ways = [".".join(steps[:count]) for count in range(len(steps), 1, -1)]
    return next((way for way in ways if way in pictures), thing)


def entry(value: Value, shown: str, labels: Row, words: Words, lang: str) -> Entry:
    """A value as its field shows it."""
    *inner, last = value.path.removeprefix(f"{shown}.").split(".")
    label = labels.row(last).text(lang) if labels.has(last) else thing_words(words, last)
    part = [thing_words(words, step) for step in inner if step not in HIDDEN and not step.isdigit()]
    choices = [(word, thing_words(words, str(word))) for word in value.limits.words]
    return Entry(value.path, " · ".join([*part, label]), value.shipped, value.limits, choices)


HIDDEN = ("cost", "fixed", "bonus", "bonuses", "dispatch", "effect", "squares", "sides", "ports")


def thing_words(words: Words, path: str) -> str:
    """What the last step of a path is called."""
    name = path.rpartition(".")[2]
    return str(words.label(name)) if words.has(f"thing-{name}") else name.replace("_", " ")


@router.get("/edition/{game}.json", response_class=JSONResponse, include_in_schema=False)
def sheet_json(game: str, visitor: VisitorDep) -> dict[str, object]:
    """The owner's sheet as JSON: every value with what it can be."""
    known_game(game)
    return {
        "game": game,
        "groups": [
            {
                "id": group.id,
                "title": group.title,
                "values": [
                    {"path": one.path, "words": f"{card.title}: {one.words}", "shipped": one.shipped}
                    for card in group.cards
                    for one in card.entries
                ],
            }
            for group in sheet_of(game, visitor.lang)[0]
        ],
    }


@router.get("/edition/{game}", include_in_schema=False)
def sheet_page(game: str, visitor: VisitorDep) -> HTMLResponse:
    """The owner's sheet of a game."""
    shown = known_game(game)
    groups, pictures = sheet_of(game, visitor.lang)
    count = sum(group.count for group in groups)
    return page(
        "sheet.html", visitor, game=shown, groups=groups, pictures=pictures, count=count, name_limit=EDITION_NAME
    )


@router.post("/api/editions/tables", status_code=201, dependencies=[costs(LAYING)], **ABOUT)
async def create(
    body: EditionTable, tables: TablesDep, visitor: WelcomeDep, request: Request, response: Response
) -> SeatedModel:
    """Creates a table with an edition: one that the server offers, or one's own."""
    key = own_key(body.game, body.components) or edition_key(tables.settings.editions, body.game, body.edition)
    return await laid(key, body, tables, visitor, request, response)


@router.post("/api/editions/check", dependencies=[costs(JUDGING // 4)], **ABOUT)
def check_edition(body: Check, visitor: VisitorDep) -> SheetModel:
    """Checks the values of an edition with the game's own checks; nothing is kept."""
    try:
        edition = Edition.parse(body.edition)
    except PartsError as error:
        return SheetModel(game="", digest="", reason=error.said(visitor.lang), path="")
    try:
        check(edition)
    except PartsError as error:
        reason = error.said(visitor.lang)
        return SheetModel(game=edition.game, digest="", reason=reason, path=path_in(str(error), edition))
    return SheetModel(game=edition.game, digest=edition.digest, reason="", path="")


def path_in(reason: str, edition: Edition) -> str:
    """The path of the changed value that a refusal names; empty if it names none."""
    place = reason.removeprefix(f"{edition.name}.").partition(":")[0]
    key = reason.partition("'")[2].partition("'")[0]
    wanted = f"{place}.{key}"
    return next((path for path in edition.changes if wanted.startswith(path) or path.startswith(wanted)), "")
