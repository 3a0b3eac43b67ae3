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
        {"en": "A settler appears at the northern edge, walks over land and fights the tribe of Thessaly. A tribe has no sword; with one of its own, seat 1 pays 1 AP for the fight: 2 + 3 + 1. Nobody gets an hourglass for a tribe.",
         "de": "Ein Siedler erscheint am Nordrand, zieht über Land und kämpft in Thessalien gegen den Stamm. Ein Stamm hat kein Schwert; mit einem eigenen zahlt Platz 1 für den Kampf 1 AP: 2 + 3 + 1. Für einen Stamm erhält niemand eine Sanduhr."},
    ),
    Example(
        "fight", "OS-4.19", rhodes, 0, ("map", "camp-0"), ("expand", "new", "to rhodes"),
        {"en": "Taking a land from a rival", "de": "Einem Rivalen ein Land nehmen"},
        {"en": "Seat 1 has a sword, seat 2 has none: the stronger attacker fights for 1 AP. Astronomy makes every sea step cheaper. The beaten settler stays under the new one, and its owner gets an hourglass.",
         "de": "Platz 1 hat ein Schwert, Platz 2 keines: Der stärkere Angreifer kämpft für 1 AP. Astronomie verbilligt jeden Schritt über das Meer. Der besiegte Siedler bleibt unter dem neuen liegen, sein Besitzer erhält eine Sanduhr."},
    ),
    Example(
        "paying", "OS-5.3", architecture, 0, ("development", "camp-0"), ("discover", "take architecture"),
        {"en": "Lands pay, cubes fill the gap", "de": "Länder zahlen, Würfel füllen die Lücke"},
        {"en": "Lands are shown, not spent: they pay as far as they reach. Only the wood cube that was missing is given away.",
         "de": "Länder werden vorgezeigt, nicht ausgegeben: Sie zahlen, so weit sie reichen. Nur der fehlende Holzwürfel wird abgegeben."},
    ),
    Example(
        "stadium", "OS-6.5", stadium, 0, ("development", "camp-0"), ("wonder", "build stadium"),
        {"en": "Stars build a wonder", "de": "Sterne bauen ein Wunder"},
        {"en": "Two star tokens, the star of Architecture and two bonus markers in the wonder's column make the five stars that the Stadium asks for. With Architecture it takes 5 AP instead of 7.",
         "de": "Zwei Sternmarker, der Stern der Architektur und zwei Bonusmarkierungen in der Spalte des Wunders ergeben die fünf Sterne, die das Stadion verlangt. Mit Architektur kostet es 5 statt 7 AP."},
    ),
]  # fmt: skip
