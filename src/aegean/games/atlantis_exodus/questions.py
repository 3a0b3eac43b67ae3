"""All questions of Atlantis Exodus: decisions D1 to D26, the moves of chance, and what happens by itself."""

from __future__ import annotations

from typing import Final

from aegean.core.question import Questions
from aegean.games.atlantis_exodus.rules.action import MAIN
from aegean.games.atlantis_exodus.rules.dispatch import DISPATCHED, MAN, SEND_TO
from aegean.games.atlantis_exodus.rules.effects import FIRST_EFFECT, KEPT_SETTLER, RECALL, SECOND_EFFECT, SORT_SETTLERS
from aegean.games.atlantis_exodus.rules.exchange import DEVOTE, DONATE_BOOK, DONATE_GOLD, OFFER, OFFERED, SWAP, TRADE
from aegean.games.atlantis_exodus.rules.exodus import COLOUR, WHO
from aegean.games.atlantis_exodus.rules.gain import (
    ANSWER,
    DRAW_SETTLER,
    GAIN,
    RESOLVE_TRACK,
    TAKE_BOOK,
    WORKSHOP_FLAMES,
)
from aegean.games.atlantis_exodus.rules.influence import DRAW_INFLUENCE, INFLUENCE_KEEP, INFLUENCE_PICK, ROTATION
from aegean.games.atlantis_exodus.rules.king import GUARD, KING
from aegean.games.atlantis_exodus.rules.knowledge import (
    DEAL_SCROLL,
    DRAW_SCROLL,
    FILL_SLOTS,
    SCROLL_KEEP,
    SCROLL_PICK,
    SORT_SCROLLS,
)
from aegean.games.atlantis_exodus.rules.monuments import MONUMENT
from aegean.games.atlantis_exodus.rules.pillars import MAN_PILLAR, OWN_PILLAR, PILLAR_CARD
from aegean.games.atlantis_exodus.rules.preparation import (
    DEAL_PILLAR,
    FILL_SITES,
    LAY_LODGING,
    LAY_MONUMENT,
    LAY_TILE,
    STOCK,
    WAVE,
)
from aegean.games.atlantis_exodus.rules.rebuild import TILE_CELL
from aegean.games.atlantis_exodus.rules.settlement import CELL
from aegean.games.atlantis_exodus.rules.stock import DRAW_TILE, SORT_TILES, TILE_KEEP, TILE_PICK
from aegean.games.atlantis_exodus.rules.training import TRAIN
from aegean.games.atlantis_exodus.rules.year import (
    BEGIN_ROUND,
    BEGIN_TURN,
    BEGIN_WALK,
    BEGIN_YEAR,
    CLEAR_CITY,
    END_ROUND,
    ORDER,
    PREPARE_YEAR,
    SLIDE_SCROLLS,
    SORT,
    START_PLAYER,
)

QUESTIONS: Final[Questions] = Questions(
    [
        MAIN, SEND_TO, CELL, KING, GUARD, TAKE_BOOK, ORDER, WHO, RECALL, MAN, TILE_CELL, PILLAR_CARD, OWN_PILLAR,
        MAN_PILLAR, INFLUENCE_PICK, INFLUENCE_KEEP, TILE_PICK, TILE_KEEP, SCROLL_PICK, SCROLL_KEEP, MONUMENT, ROTATION,
        COLOUR, KEPT_SETTLER, SWAP, TRADE, OFFER, OFFERED, DEVOTE, DONATE_BOOK, DONATE_GOLD, FIRST_EFFECT, TRAIN,
        WORKSHOP_FLAMES,
        START_PLAYER, DRAW_SETTLER, STOCK, WAVE, LAY_TILE, LAY_LODGING, LAY_MONUMENT, DRAW_TILE, DEAL_PILLAR,
        DEAL_SCROLL, DRAW_SCROLL, DRAW_INFLUENCE,
        GAIN, ANSWER, RESOLVE_TRACK, DISPATCHED, SECOND_EFFECT, SORT_TILES, SORT_SCROLLS, SORT_SETTLERS, FILL_SITES,
        FILL_SLOTS, PREPARE_YEAR, CLEAR_CITY, SLIDE_SCROLLS, BEGIN_YEAR, SORT, BEGIN_ROUND, BEGIN_WALK, BEGIN_TURN,
        END_ROUND,
    ]
)  # fmt: skip
