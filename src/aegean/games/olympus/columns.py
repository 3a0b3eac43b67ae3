"""What the numbers of an observation of Olympus mean."""

from typing import Final

from aegean.core.columns import Meanings, means, numbered, row, turns
from aegean.games.olympus import parts
from aegean.games.olympus.board import MOST_WARS

_SEATS: Final = turns(parts.SEATS)
_CITY: Final = row(
    ("level of", parts.TRACKS),
    ("store of", parts.RESOURCES),
    ("tribute, locked until upkeep, of", parts.RESOURCES),
    "priests available",
    "priests in reserve",
    "wars declared whose targets are not named yet",
    "points",
    ("1 for the building", parts.BUILDINGS),
)
COLUMNS: Final[Meanings] = {
    "round": means("the round"),
    "upkeep": means("the step of upkeep, 0 during worship"),
    "starting_player": means("1 for the starting player", _SEATS),
    "leader": means("1 for the leader of the ceremony", _SEATS),
    "ceremony": means("1 for the god of the ceremony", parts.GODS),
    "alpha": means("1 for whose priest leads", parts.GODS, _SEATS),
    "beta": means("1 for whose priest follows", parts.GODS, _SEATS),
    "temples": means("1 for a unique building still on the board", parts.TEMPLES),
    "glory": means("1 for who took the glory card", parts.TRACKS, _SEATS),
    "left_to_pay": means("what is left to pay", parts.UNITS),
    "options": means("1 for an option of the table", ["amphitheatre_cost", "ares_beta"]),
    "followers": means("1 for who has joined", _SEATS),
    "declined": means("1 for who has declined", _SEATS),
    "wars": means(
        "wars that wait to be fought",
        numbered(MOST_WARS),
        row(("attacker:", _SEATS), ("target:", _SEATS), "1 if the attacker wins ties"),
    ),
    "players": means("the city of a player", _SEATS, _CITY),
}
