# ruff: noqa: E501
"""The worked examples that the rules page shows as boards."""

from __future__ import annotations

from aegean.testing.examples import Example

from .positions import Board, at_action, at_event


def war_row() -> Board:
    game = at_event(wheat=1)
    game.lay("war_upper_1 infantry", "war_upper_2 cavalry", "war_upper_3 galley", "war_upper_4 coin")
    game.lay("war_lower_2 cavalry")
    return game.board


def atelier() -> Board:
    game = at_action(dice="M L")
    game.only(0, "kiln turned")
    game.take(0, village=2)
    return game.board


def parthenon() -> Board:
    game = at_action(dice="M L", tiles="U L L", landmark="parthenon")
    game.only(0, "quarry turned")
    return game.board


def village() -> Board:
    game = at_action(dice="U L")
    game.only(0, "barley_field", "smithy turned", "shipyard")
    return game.board


EXAMPLES = [
    Example(
        "war", "AT-11.4", lambda: at_event(infantry=2, cloth=1).board, 0, ("table", "area-0"),
        ("event war", "place war_upper_1 infantry", "place war_lower_1 infantry", "place war_upper_4 cloth"),
        {"en": "Three cubes to the war", "de": "Drei Holzwürfel in den Krieg"},
        {"en": "Two infantry and a cloth: the upper infantry space pays 5, the lower one 3, and the white space takes any cube for 4.",
         "de": "Zweimal Infanterie und ein Stoff: Das obere Infanteriefeld bringt 5, das untere 3, und das weiße Feld nimmt jeden Holzwürfel für 4."},
    ),
    Example(
        "full-row", "AT-11.8", war_row, 0, ("table",), ("none",),
        {"en": "A full row is cleared", "de": "Eine volle Reihe wird geräumt"},
        {"en": "The upper row of War is full when everybody has had a turn: its cubes go back, the cylinder climbs one circle, and the cavalry below moves up. Nobody scores for it again.",
         "de": "Die obere Reihe des Krieges ist voll, als alle am Zug waren: Ihre Holzwürfel gehen zurück, der Zylinder steigt einen Kreis, und die Kavallerie darunter rückt nach oben. Dafür punktet niemand noch einmal."},
    ),
    Example(
        "villages", "AT-2.4", atelier, 0, ("table", "area-0"), ("use atelier_olive_oil", "pay 1"),
        {"en": "Villages are jokers", "de": "Dörfer sind Joker"},
        {"en": "The Atelier asks for two kilns and two olive groves. The turned kiln shows two symbols, the two villages stand for the missing olive groves; the dice pay the price.",
         "de": "Das Atelier verlangt zwei Brennöfen und zwei Olivenhaine. Der umgedrehte Brennofen zeigt zwei Symbole, die beiden Dörfer stehen für die fehlenden Olivenhaine; die Würfel zahlen den Preis."},
    ),
    Example(
        "parthenon", "AT-9.1", parthenon, 0, ("table", "area-0"), ("take landmark", "pay 1", "reveal stoa"),
        {"en": "The Parthenon for two citizens", "de": "Der Parthenon für zwei Bürger"},
        {"en": "It costs one upper, one middle and two lower class. The dice bring a middle and a lower one, so one upper and one lower are paid. A turned quarry gives both symbols that it needs.",
         "de": "Er kostet einmal Oberschicht, einmal Mittelschicht und zweimal Unterschicht. Die Würfel bringen Mittelschicht und Unterschicht, so bleiben je einmal Oberschicht und Unterschicht zu zahlen. Ein umgedrehter Steinbruch liefert beide nötigen Symbole."},
    ),
    Example(
        "tucked", "AT-8.2", village, 0, ("table", "area-0"),
        ("take village", "pay 1", "tuck barley_field front", "tuck smithy turned"),
        {"en": "A village over a turned card", "de": "Ein Dorf über einer umgedrehten Karte"},
        {"en": "Two base cards go under the village and count no longer, not even the 5 points of the turned smithy; the village itself is worth 6.",
         "de": "Zwei Basiskarten kommen unter das Dorf und zählen nicht mehr, auch nicht die 5 Punkte der umgedrehten Schmiede; das Dorf selbst ist 6 wert."},
    ),
]  # fmt: skip
