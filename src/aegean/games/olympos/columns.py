"""What the numbers of an observation of Olympos mean."""

from typing import Final

from aegean.core.columns import Meanings, means, numbered, row, turns
from aegean.games.olympos import parts
from aegean.games.olympos.features import BURIED, SEATS

_COLUMNS: Final = numbered(parts.COLUMNS, "column")
_SLOTS: Final = [f"{space} {slot}" for space in parts.SPACES for slot in parts.SLOTS]
_PLACES: Final = [f"space {space}, {part}" for space, part in parts.CARD_PLACES]
_CAMP: Final = row(
    "space on the time track",
    "height of the marker on its space, from 1",
    "1 if finished",
    "settlers in the camp",
    "settlers on the map",
    "star tokens",
    "hourglasses",
    "discoveries",
    "swords",
    "symbols of Zeus",
    "stars on discoveries",
    "cheaper resources, as bits",
    "wonders",
    "prestige",
    "unused stars of Athena",
    "1 if blessed by Ares",
    "1 if spellbound by the Siren",
    "1 if pursued by the Erinyes",
    "how often hit by the Keres",
    "divine favours for the event in hand",
    "destiny cards in hand",
    "destiny cards held since before the last shuffle",
    ("territory tokens:", parts.RESOURCES),
    ("cubes:", parts.RESOURCES),
    ("1 for the discovery", parts.DISCOVERIES),
    ("1 for the variant", parts.VARIANTS),
    ("1 for the wonder", parts.WONDERS),
    ("bonus markers in", _COLUMNS),
    ("known destiny cards:", parts.DESTINIES),
    ("known destiny cards held since before the last shuffle:", parts.DESTINIES),
    ("1 for control of", parts.TERRITORIES),
    ("settlers in", parts.TERRITORIES),
)
COLUMNS: Final[Meanings] = {
    "chosen_start": means("1 for where the chosen settler goes from", parts.TERRITORIES),
    "barred": means("1 for a territory that is barred", parts.TERRITORIES),
    "tribes": means("1 for a tribe that is unbeaten", parts.TERRITORIES),
    "tiles": means("the discovery on a space, 0 before it is laid", parts.SPACES),
    "piles": means("copies left on a space", parts.SPACES),
    "slots": means("1 for who took a bonus", _SLOTS, turns(SEATS)),
    "wonder_columns": means("the wonder of a column, 0 before it is laid", _COLUMNS),
    "built": means("1 for a wonder that is taken", parts.WONDERS),
    "deck": means("destiny cards left to draw"),
    "discard": means("destiny cards discarded", parts.DESTINIES),
    "drawn": means("destiny cards drawn with the oracle, before one is kept", parts.DESTINIES),
    "gods_left": means("1 for a god whose card is still face down", parts.GODS),
    "revealed": means("the god at a place of the time track, 0 while face down", _PLACES),
    "god": means("1 for the god revealed last", parts.GODS),
    "buried": means(
        "whose discs lie below the highest, counted from the viewer as 1", parts.TERRITORIES, numbered(BURIED)
    ),
    "camps": means("the camp of a player", turns(SEATS), _CAMP),
}
