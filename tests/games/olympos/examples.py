# ruff: noqa: E501
"""The worked examples that the rules page shows as boards."""

from __future__ import annotations

from aegean.games.olympos.board import Board
from aegean.testing.examples import Example

from .positions import bare


def rhodes() -> Board:
    game = bare()
    game.learn(0, "astronomy", "metallurgy")
    game.settle(0, "naxos")
    game.settle(1, "rhodes")
    return game.board


def thessaly() -> Board:
    game = bare()
    game.learn(0, "metallurgy")
    return game.board


def architecture() -> Board:
    game = bare()
    game.settle(0, "thrace", "dardania", "epirus")
    game.give(0, wood=1)
    return game.board


def stadium() -> Board:
    game = bare()
    game.settle(0, "thessaly", "attica")
    game.learn(0, "architecture")
    game.mark(0, "r1c2 a", "r2c2 b")
    return game.refresh().board


EXAMPLES = [
    Example(
        "tribe", "OS-4.17", thessaly, 0, ("map", "camp-0"), ("expand", "new", "to thessaly"),
        {"en": "A new settler drives a tribe away", "de": "Ein neuer Siedler vertreibt einen Stamm"},
        {"en": "A settler appears at the northern edge, moves over land and fights the tribe in Thessaly. A tribe has no sword; with one of their own, seat 1 pays 1 action point for the fight: 2 + 3 + 1. Nobody gets an hourglass for a tribe.",
         "de": "Ein Siedler erscheint am nördlichen Rand, zieht über Land und kämpft in Thessalien gegen den Stamm. Ein Stamm hat kein Schwert; mit einem eigenen bezahlt Platz 1 für den Kampf 1 Aktionspunkt: 2 + 3 + 1. Für einen Stamm erhält niemand eine Sanduhr."},
    ),
    Example(
        "fight", "OS-4.19", rhodes, 0, ("map", "camp-0"), ("expand", "new", "to rhodes"),
        {"en": "Conquering a territory", "de": "Ein Gebiet erobern"},
        {"en": "Seat 1 has a sword, seat 2 has none: the stronger attacker fights for 1 action point. Astronomy makes every sea space cheaper. The beaten settler stays under the new one, and its owner gets an hourglass.",
         "de": "Platz 1 hat ein Schwert, Platz 2 keines: Der stärkere Angreifer kämpft für 1 Aktionspunkt. Die Astronomie verbilligt jedes Meeresfeld. Der besiegte Siedler bleibt unter dem neuen liegen, sein Besitzer erhält eine Sanduhr."},
    ),
    Example(
        "paying", "OS-5.3", architecture, 0, ("development", "camp-0"), ("discover", "take architecture"),
        {"en": "Territories pay, cubes fill the gap", "de": "Gebiete bezahlen, Ressourcenwürfel füllen die Lücke"},
        {"en": "Territory tiles are shown, not spent: they pay as far as they reach. Only the wood cube that was missing is handed in.",
         "de": "Gebiets-Plättchen werden vorgezeigt, nicht ausgegeben: Sie bezahlen, so weit sie reichen. Nur der fehlende Ressourcenwürfel Holz wird abgegeben."},
    ),
    Example(
        "stadium", "OS-6.5", stadium, 0, ("development", "camp-0"), ("wonder", "build stadium"),
        {"en": "Stars build a wonder", "de": "Sterne errichten ein Wunder"},
        {"en": "Two star tiles, the star of Architecture and two bonus discs in the wonder's column make the five stars that the Stadium asks for. With Architecture it takes 5 action points instead of 7.",
         "de": "Zwei Stern-Plättchen, der Stern der Architektur und zwei Bonusspielsteine in der Spalte des Wunders ergeben die fünf Sterne, die das Stadion verlangt. Mit der Architektur kostet es 5 statt 7 Aktionspunkte."},
    ),
]  # fmt: skip
