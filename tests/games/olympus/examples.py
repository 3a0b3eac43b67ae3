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
        {"en": "Seat 1 leads and has the alpha favour: wheat rises, then wheat is produced. Seat 2 joins with a priest and chooses one of the two; seat 3 passes.",
         "de": "Platz 1 leitet und hat die Gunst der Alpha-Spalte: Weizen steigt, dann wird Weizen produziert. Platz 2 beteiligt sich mit einem Priester und wählt eines von beiden; Platz 3 passt."},
    ),
    Example(
        "pillar", "OU-4.3", pillar, 0, ("city",), ("god athena", "join no", "join no"),
        {"en": "A pillar stops a marker", "de": "Eine Säule hält einen Marker auf"},
        {"en": "Athena raises culture by two, but behind level 4 stands a pillar: without the School the second step is lost.",
         "de": "Athena erhöht die Kultur um zwei, doch hinter Level 4 steht eine Säule: Ohne die Schule verfällt der zweite Schritt."},
    ),
    Example(
        "picks", "OU-6.1", picks, 0, ("city", "hand"),
        ("god zeus", "join no", "join no", "zeus raise_culture", "zeus build", "build statue", "raise fish"),
        {"en": "Two picks of Zeus", "de": "Zweimal wählen bei Zeus"},
        {"en": "The leader picks twice among all kinds of favours. Culture first: only then the Statue may be built, which raises culture again and one production.",
         "de": "Wer leitet, wählt zweimal unter allen Arten von Günsten. Zuerst Kultur: Erst dann darf die Statue gebaut werden, die noch einmal die Kultur und eine Produktion erhöht."},
    ),
    Example(
        "fleet", "OU-7.7", fleet, 0, ("city",),
        ("god ares", "join no", "join no", "ares military_1_war_1", "target seat_2", "tie wheat"),
        {"en": "The Fleet decides a war", "de": "Die Flotte entscheidet einen Krieg"},
        {"en": "Without the Barracks, military cannot rise past 3. But the Fleet adds one in a war and wins ties: 4 against 4 is enough to carry a resource away as tribute.",
         "de": "Ohne die Kaserne steigt das Militär nicht über 3. Doch die Flotte zählt im Krieg eins dazu und gewinnt ein Patt: 4 gegen 4 genügt, um eine Ressource als Tribut mitzunehmen."},
    ),
    Example(
        "plague", "OU-8.2", plague, 0, ("gods", "city"),
        ("god apollo", "join no", "join yes", "join no", "apollo vp_1_plague"),
        {"en": "The plague", "de": "Die Plage"},
        {"en": "Seat 1 takes one victory point and sends the plague. Whoever worships Apollo is safe: seat 1 itself, and seat 3 that joins. Seat 2 loses a third of its population; seat 4 is too small to lose any.",
         "de": "Platz 1 nimmt einen Siegpunkt und schickt die Plage. Wer Apollo anbetet, ist sicher: Platz 1 selbst und Platz 3, der sich beteiligt. Platz 2 verliert ein Drittel seiner Bevölkerung; Platz 4 ist zu klein, um etwas zu verlieren."},
    ),
]  # fmt: skip
