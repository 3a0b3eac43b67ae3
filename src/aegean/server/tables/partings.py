"""Where two tables with the same deal part: the first decision at which they differ."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from pydantic import BaseModel

from aegean.core.seen import Seen
from aegean.draw.panel import WIDE
from aegean.games import view
from aegean.server.deps import Visitor
from aegean.server.errors import RequestRefused
from aegean.server.tables.all_tables import Tables
from aegean.server.tables.deals import DealModel
from aegean.server.tables.live_table import LiveTable
from aegean.store.schema import FINISHED

COMPARED: Final = 3  # other tables


class ChoiceModel(BaseModel):
    """What was chosen at a table, by whom, and after how many moves its replay shows it."""

    table: str
    seat: int
    name: str
    words: str
    at: int


class PartingModel(BaseModel):
    """The first decision at which one's own table and another differ: how far the game was, what was asked and chosen.

    Nothing was chosen differently where both tables agree to the end.
    """

    table: str
    alike: int  # decisions that were the same before
    moment: str
    question: str
    choices: list[ChoiceModel]  # one's own table's, then the other's


async def partings(tables: Tables, deal: DealModel, visitor: Visitor) -> list[PartingModel]:
    """Where one's own table and others parted, all of them over: then everybody may know all that happened there."""
    over = [table for table in deal.tables if table.table and table.status == FINISHED]
    own = [table.table for table in over if table.yours][:1]
    found = list[PartingModel]()
    for other in [table.table for table in over if own and table.table not in own][:COMPARED]:
        with suppress(RequestRefused):  # of other rules
            found.append(parting(await tables.get(own[0]), await tables.get(other), visitor))
    return found


def parting(own: LiveTable, other: LiveTable, visitor: Visitor) -> PartingModel:
    """The first decision at which two tables differ: what chance does follows from the decisions before it."""
    pairs = enumerate(zip(own.running.entries, other.running.entries, strict=False))
    moves = next((n for n, (a, b) in pairs if (a.seat, a.action) != (b.seat, b.action)), None)
    alike = sum(not (entry.is_chance or entry.forced) for entry in own.running.entries[:moves])
    if moves is None:
        return PartingModel(table=other.id, alike=alike, moment="", question="", choices=[])
    viewer = own.running.entries[moves].seat
    viewpoint = own.viewpoint([], visitor.lang, WIDE, viewer)
    seen = Seen(own.running.at(moves), viewer)
    return PartingModel(
        table=other.id,
        alike=alike,
        moment=next(iter(view(own.game.key).draw(seen, viewpoint).status), ""),
        question=viewpoint.teller.question(seen.position),
        choices=[_choice(live, moves, visitor.lang) for live in (own, other)],
    )


def _choice(live: LiveTable, number: int, lang: str) -> ChoiceModel:
    """What was decided at a table after so many moves."""
    entry = live.running.entries[number]
    viewpoint = live.viewpoint([], lang, WIDE, entry.seat)
    words = viewpoint.choice(Seen(live.running.at(number), entry.seat).position, entry.action)
    return ChoiceModel(table=live.id, seat=entry.seat, name=live.names[entry.seat], words=words, at=number + 1)
