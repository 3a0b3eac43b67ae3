"""What the numbers of an observation of Athens mean."""

from typing import Final

from aegean.core.columns import Meanings, means, numbered, row, turns
from aegean.games.athens import parts
from aegean.games.athens.board import MOST_RETURNED
from aegean.games.athens.events import SQUARE_NAMES
from aegean.games.athens.features import SEATS

_AREA: Final = row(
    ("population tiles:", parts.CLASSES),
    ("cubes:", parts.CUBES),
    ("base cards front up:", parts.BASES),
    ("base cards turned:", parts.BASES),
    ("cards:", parts.STACKS),
    ("landmark", parts.LANDMARKS),
    ("known oracle cards:", parts.ORACLES),
    "oracle cards",
    "points received so far",
)
COLUMNS: Final[Meanings] = {
    "round": means("the round"),
    "start_player": means("1 for the starting player", turns(SEATS)),
    "clockwise": means("1 if turns go clockwise"),
    "white_dice": means("persons on the white dice", parts.CLASSES),
    "grey_dice": means("persons on the grey dice", row(*parts.CLASSES, "1 once they have been rolled")),
    "chances_left": means("what may still be done with dice", ["rolls", "exchanges"]),
    "bag": means("population tiles in the bag", parts.CLASSES),
    "discard": means("population tiles discarded", parts.CLASSES),
    "supply": means("cubes in the supply", parts.CUBES),
    "bases": means("base cards left", parts.BASES),
    "workers": means("1 where a worker stands", parts.SINGLES),
    "squares": means("1 where a square is filled", parts.SQUARES),
    "stacks": means("cards left", parts.STACKS),
    "landmark": means("1 for the open landmark", parts.LANDMARKS),
    "laid": means("the cube on a square of an event, 0 for none, in the order of the supply", SQUARE_NAMES),
    "cylinders": means("steps that the black cylinder has climbed", parts.EVENTS),
    "oracle_left": means("oracle cards left to draw"),
    "drawn": means("oracle cards drawn, before one is put back", parts.ORACLES),
    "returned": means("oracle cards put back, the next to be drawn first: type, 5 if unknown", numbered(MOST_RETURNED)),
    "players": means("the area of a player", turns(SEATS), _AREA),
}
