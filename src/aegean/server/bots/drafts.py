"""Editions that are being made: checked and drawn in a process of their own, which is replaced now and then.

A library that is loaded stays (decision 20). So the process that loads what owners try ends after some of them.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from aegean.core.edition import Edition
from aegean.core.game import Game
from aegean.core.parts import PartsError
from aegean.draw.symbols import definitions
from aegean.games import check, load
from aegean.server.bots.fair_queue import FIRST, Late, Shares
from aegean.server.bots.worker import Worker
from aegean.server.errors import busy
from aegean.server.html.sheet import drawings, own_definitions, shown

TRIES: Final = 4  # to draw a draft, each time without what was refused
LOADED: Final = 40  # editions that a process loads before another takes its place
DRAFT: Final = "draft"  # the name under which drafts are loaded, lest another name is another edition


@dataclass(frozen=True, slots=True)
class Wrong:
    """Why an edition cannot be played."""

    where: str
    why: str
    game: str
    about: dict[str, str]


@dataclass(frozen=True, slots=True)
class Draft:
    """What became of an edition: why it cannot be played if so, its digest, and the pictures that were asked for."""

    wrong: Wrong | None = None
    digest: str = ""
    pictures: dict[str, str] = field(default_factory=dict)
    definitions: str = ""


def try_out(text: str, lang: str, cards: list[str]) -> Draft:
    """Checks an edition with the game's own checks, and draws some cards with what can be played of it."""
    edition = Edition.parse(text)
    wrong: Wrong | None = None
    changes = edition.changes
    for _ in range(TRIES):
        draft = Edition(edition.game, DRAFT, changes)
        try:
            if not cards:
                check(draft)
                return Draft(wrong, draft.digest)
            return drawn(load(draft.text()), lang, cards, wrong)
        except PartsError as error:
            where = error.where.replace(DRAFT, edition.name, 1) if error.where.startswith(DRAFT) else error.where
            wrong = wrong or Wrong(where, error.why, error.game, error.about)
            bad = draft.faulty(error) if cards else []
        if not bad:
            break
        changes = {path: value for path, value in changes.items() if path not in bad}
    return Draft(wrong)


def drawn(game: Game, lang: str, cards: list[str], wrong: Wrong | None) -> Draft:
    """Some cards of an edition's sheet."""
    all_drawn = drawings(game.key, lang)
    found = {card: str(shown(card, all_drawn[card])) for card in cards if card in all_drawn}
    pointed_at = definitions("".join(found.values()), own_definitions(game.key, lang))
    return Draft(wrong, game.edition.digest, found, str(pointed_at))


class Drafts:
    """Tries editions out, for one owner after the other."""

    def __init__(self, patience: float) -> None:
        self.worker = Worker()
        self.shares = Shares([self.worker], patience)
        self.loaded = 0

    async def try_out(self, visitor: str, text: str, lang: str, cards: list[str]) -> Draft:
        """What becomes of an edition."""
        try:
            async with self.shares.turn(visitor, FIRST, self.shares.patience) as worker:
                if self.loaded >= LOADED:
                    await worker.close()
                    self.loaded = 0
                self.loaded += bool(cards)
                return await worker.run(try_out, text, lang, cards)
        except Late:
            raise busy() from None

    async def close(self) -> None:
        """Ends the process."""
        await self.worker.close()
