# ruff: noqa: E501
"""The worked examples that the rules page shows as boards."""

from __future__ import annotations

from aegean.games.olympus.board import Board
from aegean.testing.examples import Example

from .positions import opened


def pillar() -> Board:
    game = opened(3)
    game.set_levels(0, "3/2/1/1/1/1")
    return game.board


def fleet() -> Board:
    game = opened(3)
    game.set_levels(0, "1/5/3/1/1/1")
    game.set_levels(1, "1/5/4/1/1/1")
    game.own(0, "fleet")
    game.set_store(1, 3, 0, 0)
    return game.board


def plague() -> Board:
    game = opened(4)
    for seat, population in enumerate((10, 6, 5, 2)):
        game.set_levels(seat, f"1/{population}/1/1/1/1")
    return game.board


def picks() -> Board:
    game = opened(3)
    game.set_levels(0, "2/2/1/1/1/1")
    game.set_store(0, 2, 1, 1)
    return game.board


EXAMPLES = [
    Example(
        "ceremony", "OU-3.3", lambda: opened(3).board, 0, ("gods", "city"),
        ("god demeter", "join yes", "join no", "single produce"),
        {"en": "A ceremony for Demeter", "de": "Eine Zeremonie für Demeter"},
        {"en": "Seat 1 leads and has the alpha favour: wheat rises, then wheat is produced. Seat 2 sends a priest along and chooses one of the two; seat 3 keeps its priest at home.",
         "de": "Platz 1 leitet und hat die Alpha-Gunst: Weizen steigt, dann wird Weizen erzeugt. Platz 2 schickt einen Priester mit und wählt eines von beiden; Platz 3 behält seinen Priester daheim."},
    ),
    Example(
        "pillar", "OU-4.3", pillar, 0, ("city",), ("god athena", "join no", "join no"),
        {"en": "A pillar stops a track", "de": "Eine Säule hält eine Leiste auf"},
        {"en": "Athena raises culture by two, but behind level 4 stands a pillar: without the School the second step is lost.",
         "de": "Athene hebt die Kultur um zwei, doch hinter Stufe 4 steht eine Säule: Ohne die Schule verfällt der zweite Schritt."},
    ),
    Example(
        "picks", "OU-6.1", picks, 0, ("city", "hand"),
        ("god zeus", "join no", "join no", "zeus raise_culture", "zeus build", "build statue", "raise fish"),
        {"en": "Two picks of Zeus", "de": "Zwei Wahlen bei Zeus"},
        {"en": "The leader picks twice among all kinds of favours. Culture first: only then the Statue may be built, which raises culture again and one production.",
         "de": "Wer leitet, wählt zweimal unter allen Arten der Gunst. Zuerst Kultur: Erst dann darf die Statue gebaut werden, die noch einmal Kultur und eine Produktion hebt."},
    ),
    Example(
        "fleet", "OU-7.7", fleet, 0, ("city",),
        ("god ares", "join no", "join no", "ares military_1_war_1", "target seat_2", "tie wheat"),
        {"en": "The Fleet decides a war", "de": "Die Flotte entscheidet einen Krieg"},
        {"en": "Without the Barracks, military cannot rise past 3. But the Fleet adds one in a war and wins ties: 4 against 4 is enough to carry a cube away as tribute.",
         "de": "Ohne die Kaserne steigt das Militär nicht über 3. Doch die Flotte zählt im Krieg eins dazu und gewinnt bei Gleichstand: 4 gegen 4 genügt, um einen Würfel als Tribut mitzunehmen."},
    ),
    Example(
        "plague", "OU-8.2", plague, 0, ("gods", "city"),
        ("god apollo", "join no", "join yes", "join no", "apollo vp_1_plague"),
        {"en": "The plague", "de": "Die Seuche"},
        {"en": "Seat 1 takes one point and sends the plague. Who worships Apollo is safe: the leader himself, and seat 3 that follows. Seat 2 loses a third of its population; seat 4 is too small to lose any.",
         "de": "Platz 1 nimmt einen Punkt und schickt die Seuche. Wer Apollon verehrt, ist sicher: der Leitende selbst und Platz 3, der folgt. Platz 2 verliert ein Drittel seiner Bevölkerung; Platz 4 ist zu klein, um etwas zu verlieren."},
    ),
]  # fmt: skip
