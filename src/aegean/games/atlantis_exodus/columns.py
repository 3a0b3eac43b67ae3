"""What the numbers of an observation of Atlantis Exodus mean."""

from typing import Final

from aegean.core.columns import Meanings, means, numbered, row, turns
from aegean.games.atlantis_exodus import parts, tiles
from aegean.games.atlantis_exodus.cards import INFLUENCE_CARDS, KINDS
from aegean.games.atlantis_exodus.features import SEATS

_TURNS: Final = [f"{level}, {quarter} quarter turns" for level in ("top level", "middle level") for quarter in range(4)]
_SITES: Final = [parts.SPACES[int(space)] for space in parts.TILE_SPACES]
_PILES: Final = [f"display {display}, {stage}" for display in parts.DISPLAYS for stage in parts.STAGES]
_CROWDS: Final = [f"{cell}, {colour}" for cell in tiles.CELLS for colour in parts.COLOURS]
_PILLARS: Final = [f"{pillar}, {stage}" for pillar in range(1, 4) for stage in parts.STAGES]
_SOURCES: Final = [
    "sending settlers",
    "the settlement",
    "ships",
    "the Apotheosis track",
    "placing tiles",
    "pillars",
    "influence",
    "settlers not sent",
    "rows and columns",
    "monuments",
    "knowledge",
    "cards not played",
]
_BOARD: Final = row(
    ("settlers in training:", parts.PROFESSIONS),
    ("goods:", parts.GOODS),
    ("points from", _SOURCES),
    ("the tile on cell, 0 for none:", tiles.CELLS),
    ("settlers on cell", _CROWDS),
    ("1 for an active workshop on", tiles.CELLS),
    ("ships:", tiles.SHIPS),
    ("passengers:", parts.COLOURS),
    "ships without a settler",
    ("the card of pillar", _PILLARS),
    ("1 if the king is on", parts.SPACES),
    ("1 for the influence card in hand", INFLUENCE_CARDS),
    ("1 for the influence card played", INFLUENCE_CARDS),
    ("1 for the knowledge", KINDS),
    "influence cards in hand",
    "favours",
    "the priest's space of the Apotheosis track",
    "the last track space whose bonus is done with",
    "the last track space that gave a bonus",
    "pillars used this round, as bits",
    "the cell of the lodging that is not complete, 0 for none",
)
COLUMNS: Final[Meanings] = {
    "clock": means("the time", ["year", "round", "1 in the phase of actions", "actions left"]),
    "turn": means("1 for whose turn it is", turns(SEATS)),
    "climbing": means("1 while bonuses of the Apotheosis track are resolved"),
    "wave": means("the wave revealed this year, 0 for none"),
    "drawn": means("things drawn before one is kept, numbered from 1", ["first of two", "last"]),
    "sorting": means("who stands on the sorting track, counted from the viewer as 1", numbered(SEATS)),
    "turns": means("1 for how a level is turned", _TURNS),
    "neutral": means("1 where a neutral king stands", ["middle level", "bottom level"], parts.SPACES),
    "order": means("who stands on a space of the order track, counted from the viewer as 1", parts.ORDERS),
    "courts": means("settlers on a top space", parts.SPACES[:4], parts.COLOURS),
    "posts": means("the colour of the guard, 0 for none", parts.POSTS),
    "city": means(
        "what lies on a space of the city", _SITES, ["tile, 0 for none", "colour of its settler, 0 for none"]
    ),
    "bag": means("settlers in the bag", parts.COLOURS),
    "supply": means("the supply", row(*parts.GOODS, "favours")),
    "open_tiles": means("tiles on offer", tiles.TILES[: int(tiles.FIRST_MONUMENT)]),
    "lodgings": means("the lodging on the display, 0 for none", numbered(int(parts.OPEN_LODGINGS))),
    "monuments": means("1 for a monument on offer", parts.DISPLAYS, tiles.MONUMENTS),
    "pillar_tops": means("the top card of a pile, 0 for none", _PILES),
    "scrolls": means("the knowledge on the display, 0 for none", numbered(int(parts.MOST_SLOTS))),
    "scroll_discard": means("knowledge cards discarded", KINDS),
    "influence_open": means("1 for an influence card that lies open", INFLUENCE_CARDS),
    "offered": means("1 for an influence card drawn, before one is kept", INFLUENCE_CARDS),
    "influence_left": means("influence cards left to draw"),
    "players": means("the board of a player", turns(SEATS), _BOARD),
}
