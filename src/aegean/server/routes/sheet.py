"""The owner's sheet: every value of a game that no source prints, with its picture and a field beside it."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse, JSONResponse
from pydantic import Field

from aegean.core.edition import EDITION_LIMIT, Edition
from aegean.core.edition import NAME_LIMIT as EDITION_NAME
from aegean.core.parts import PartsError
from aegean.play.sheet import naming
from aegean.server.access.guard import costs
from aegean.server.deps import DraftsDep, TablesDep, VisitorDep, WelcomeDep
from aegean.server.html.sheet import sheet_of
from aegean.server.models import SeatedModel, SheetModel
from aegean.server.requests import EditionTable, RequestModel
from aegean.server.routes.api import REFUSALS, laid
from aegean.server.routes.pages import known_game, page
from aegean.server.settings import JUDGING, READING
from aegean.server.tables.editions import edition_key, own_key

router = APIRouter()
ABOUT: Final[dict[str, Any]] = {"tags": ["api"], "responses": REFUSALS}
CARDS: Final = 12  # pictures in one answer
PATH: Final = 120  # characters of the longest path


class Check(RequestModel):
    """An edition to be checked."""

    edition: Annotated[str, Field(max_length=EDITION_LIMIT, description="Its text.")]
    cards: Annotated[
        list[Annotated[str, Field(max_length=PATH)]],
        Field(max_length=CARDS, description="The cards of the owner's sheet to be drawn with it."),
    ] = []


@router.get("/edition/{game}.json", response_class=JSONResponse, include_in_schema=False, dependencies=[costs(READING)])
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
                    {"path": one.path, "also": one.twins, "words": f"{card.title}: {one.words}", "shipped": one.shipped}
                    for card in group.cards
                    for one in card.entries
                ],
            }
            for group in sheet_of(game, visitor.lang)[0]
        ],
    }


@router.get("/edition/{game}", include_in_schema=False, dependencies=[costs(READING)])
def sheet_page(game: str, visitor: VisitorDep) -> HTMLResponse:
    """The owner's sheet of a game."""
    shown = known_game(game)
    groups, pictures = sheet_of(game, visitor.lang)
    count = sum(group.count for group in groups)
    return page(
        "sheet.html", visitor, game=shown, groups=groups, pictures=pictures, count=count, name_limit=EDITION_NAME
    )


@router.post("/api/editions/tables", status_code=201, dependencies=[costs(JUDGING)], **ABOUT)
async def create(
    body: EditionTable, tables: TablesDep, visitor: WelcomeDep, request: Request, response: Response
) -> SeatedModel:
    """Creates a table with an edition: one that the server offers, or one's own."""
    key = own_key(tables.brought, visitor.client, body.game, body.components, body.lang) or edition_key(
        tables.settings.editions, body.game, body.edition
    )
    return await laid(key, body, tables, visitor, request, response)


@router.post("/api/editions/check", dependencies=[costs(JUDGING // 4)], **ABOUT)
async def check_edition(body: Check, visitor: VisitorDep, drafts: DraftsDep) -> SheetModel:
    """Checks the values of an edition with the game's own checks and draws what it changes; nothing is kept."""
    try:
        edition = Edition.parse(body.edition)
    except PartsError as error:
        return SheetModel(game="", reason=error.said(visitor.lang))
    draft = await drafts.try_out(visitor.client, body.edition, visitor.lang, body.cards)
    answer = SheetModel(game=edition.game, pictures=draft.pictures, definitions=draft.definitions)
    if not draft.wrong:
        return answer.model_copy(update={"digest": draft.digest})
    wrong = PartsError(draft.wrong.where, draft.wrong.why, draft.wrong.game, **draft.wrong.about)
    reason, path = naming(edition.game, visitor.lang).refused(wrong, edition)
    return answer.model_copy(update={"reason": reason, "path": path})
