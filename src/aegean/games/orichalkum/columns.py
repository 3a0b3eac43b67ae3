"""What the numbers of an observation of Orichalkum mean."""

from typing import Final

from aegean.core.columns import Meanings, means, numbered, row, turns
from aegean.games.orichalkum import parts
from aegean.games.orichalkum.features import SEATS
from aegean.games.orichalkum.grid import FIELDS

_SIZES: Final = ["one part", "two parts", "three parts"]
_ROW_PLACE: Final = row(("card", parts.CARDS), ("landscape", parts.TILES), ("creature", parts.CREATURES))
_PLANES: Final = row(
    ("1 for open", parts.TERRAINS),
    "1 for a field of the island",
    "1 for an open port",
    "1 for the capital",
    "1 for a field built over",
    "1 for an inhabited volcano",
    "1 for a guarded field",
    "the creature, 0 for none",
    "hoplites beside the creature",
)
PLANES: Final = {"maps": len(_PLANES) - 2}  # so many planes are bits, which a compact observation packs into one
_PLAYER: Final = row(
    "points",
    "temples",
    "medals",
    "hoplites",
    "orichalcum",
    "hoplites on the hospital",
    "the side of the island, 1 for two stars",
    ("buildings:", parts.BUILDINGS),
    ("defeated:", parts.CREATURES),
)
COLUMNS: Final[Meanings] = {
    "round": means("the round"),
    "turn": means("1 for whose turn it is", turns(SEATS)),
    "initiative": means("1 for who holds the initiative", turns(SEATS)),
    "row": means("1 for what lies at a place of the row", numbered(parts.LONGEST_ROW), _ROW_PLACE),
    "in_hand": means("1 for what was just taken and is not used up", _ROW_PLACE),
    "chosen_field": means("1 for the field that the question is about", FIELDS),
    "slots": means("the building on offer", parts.SLOTS, row(*parts.BUILDINGS, "1 if something lies on it")),
    "drawn": means("1 for the building drawn for a Minotaur", parts.BUILDINGS),
    "titans": means("a Titan", parts.TITANS, row(("held by", turns(SEATS)), "1 if awake")),
    "supply": means("the general supply", ["hoplites", "orichalcum"]),
    "deck": means("1 for an action card left in the deck", parts.CARDS),
    "stacks": means("landscapes left", _SIZES),
    "landscapes": means("landscapes left whose place in the stack is unknown", parts.TILES),
    "under": means("landscapes put under a stack, the next first, 0 for none", _SIZES, numbered(parts.MOST_UNDER)),
    "creatures": means("creatures left to draw", parts.CREATURES),
    "buildings": means("buildings left to draw", parts.BUILDINGS),
    "maps": means("the island of a player", turns(SEATS), _PLANES, FIELDS),
    "players": means("what a player has", turns(SEATS), _PLAYER),
}
