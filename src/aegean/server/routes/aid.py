"""The player aid of a game: goal, outline of a turn, icons and scoring on one page, on the screen or on paper."""

from __future__ import annotations

from fastapi import APIRouter
from fastapi.responses import HTMLResponse
from markdown_it import MarkdownIt
from markupsafe import Markup

from aegean.draw.cache import cached
from aegean.server.deps import VisitorDep
from aegean.server.errors import RequestRefused
from aegean.server.html.aid import CITED, ICON, AidSection, aid_of
from aegean.server.html.filling import page_icon
from aegean.server.html.rules import CLAUSE
from aegean.server.routes.api import REFUSALS
from aegean.server.routes.pages import known_game, page

router = APIRouter(tags=["api"], responses=REFUSALS)


@cached
def aid_sections(game: str, lang: str) -> list[tuple[Markup, Markup]]:
    """The titles and texts of a player aid as HTML, with icons drawn and clauses linked."""
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    shown = []
    for section in aid_of(game, lang):
        title, text = markdown.renderInline(section.title), markdown.render(section.text)
        shown.append((_linked(title, game), _linked(text, game)))
    return shown


def _linked(html: str, game: str) -> Markup:
    marked = CITED.sub(r'<span class="cited">\g<0></span>', html)
    drawn = ICON.sub(lambda found: str(page_icon(found[1])), marked)
    link = rf'<a class="clause" href="/rules/{game}#\1">\1</a>'
    return Markup(CLAUSE.sub(link, drawn))


@router.get("/api/games/{game}/aid")
async def aid(game: str, visitor: VisitorDep) -> list[AidSection]:
    """The player aid of a game, in sections."""
    return aid_of(known_game(game).name, visitor.lang)


@router.get("/aid/{game}", include_in_schema=False)
async def aid_page(game: str, visitor: VisitorDep) -> HTMLResponse:
    """The player aid of a game."""
    sections = aid_sections(known_game(game).name, visitor.lang)
    if not sections:
        raise RequestRefused(404, "no_page")
    return page("aid.html", visitor, game=known_game(game), sections=sections)
