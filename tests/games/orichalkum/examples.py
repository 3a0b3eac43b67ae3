# ruff: noqa: E501
"""The worked examples that the rules page shows as boards."""

from __future__ import annotations

from aegean.games.orichalkum.board import Board
from aegean.testing.examples import Example

from .positions import settled


def port() -> Board:
    game = settled()
    game.land(0, r4c3="F")
    return game.taken("produce", "lagoon").board


def kronos() -> Board:
    game = settled()
    game.land(0, r2c3="D", r3c3="D", r2c4="F")
    return game.taken("produce", "desert desert").board


def cyclops() -> Board:
    game = settled()
    game.land(0, r2c3="V cyclops", r1c4="V gorgon")
    game.hold(0, hoplites=2)
    return game.acting("fight").board


def theia() -> Board:
    game = settled()
    game.land(0, r2c3="F")
    game.titan(0, "theia")
    game.offer(forest="mine")
    game.hold(0, orichalcum=4)
    return game.acting("build").board


def themis() -> Board:
    game = settled()
    game.land(1, r3c3="L", r3c4="L", r2c4="L", r2c5="L", r4c4="V gorgon")
    game.tokens(1, 3)
    game.titan(1, "themis-")
    game.tile(1, "lagoon desert", "r2c3", "nw")
    game.tile(0, "forest lagoon", "r1c2", "se")
    return game.taken("produce", "lagoon lagoon").board


EXAMPLES = [
    Example(
        "port", "OR-4.10", port, 0, ("island", "area-0"), ("lay r5c2",),
        {"en": "A landscape on a port", "de": "Eine Landschaft auf einem Hafen"},
        {"en": "Whoever covers a port takes what lies there at once, but every port pays only once.",
         "de": "Wer einen Hafen abdeckt, nimmt sofort, was dort liegt; jeder Hafen zahlt aber nur einmal."},
    ),
    Example(
        "titan", "OR-5.2", kronos, 0, ("island", "middle", "area-0"), ("lay r2c2", "turn se"),
        {"en": "Calling a Titan", "de": "Einen Titanen rufen"},
        {"en": "A part of the new landscape now belongs to three joined desert fields: that calls Kronos. He is worth a point as long as he stays, and wins one fight without a roll.",
         "de": "Ein Teil der neuen Landschaft gehört nun zu drei verbundenen Wüstenfeldern: Das ruft Kronos. Er zählt einen Punkt, solange er bleibt, und gewinnt einen Kampf ohne Wurf."},
    ),
    Example(
        "fight", "OR-9.6", cyclops, 0, ("island", "area-0"), ("fight r2c3", "send 2", "roll 3 5 skull"),
        {"en": "Two hoplites against a cyclops", "de": "Zwei Hopliten gegen einen Zyklopen"},
        {"en": "One die, and one more for each hoplite sent. 3 and 5 make 8, too few against a strength of 10, but a skull wins at once. The hoplites go back to the supply, the cyclops leaves its reward, and another creature may be fought.",
         "de": "Ein Würfel und einer mehr für jeden geschickten Hopliten. 3 und 5 sind 8, zu wenig gegen Stärke 10, doch ein Totenkopf gewinnt sofort. Die Hopliten gehen in den Vorrat zurück, der Zyklop lässt seine Belohnung da, und eine weitere Kreatur darf bekämpft werden."},
    ),
    Example(
        "theia", "OR-10.12", theia, 0, ("middle", "area-0"), ("build forest", "on r2c3", "medal"),
        {"en": "Theia builds twice", "de": "Theia baut zweimal"},
        {"en": "Her favour allows a second object: the mine brings the orichalcum that was missing for the medal, and the medal is bought in the same action.",
         "de": "Ihre Gunst erlaubt ein zweites Objekt: Die Mine bringt das Orichalkum, das zur Medaille fehlte, und die Medaille wird in derselben Aktion gekauft."},
    ),
    Example(
        "stealing", "OR-5.5", themis, 0, ("island", "middle", "area-0"), ("lay r2c4", "turn e"),
        {"en": "A Titan changes hands", "de": "Ein Titan wechselt den Besitzer"},
        {"en": "Seat 2 held Themis, with more lagoons than seat 1. Sizes are not compared: three joined fields on one's own island call the Titan from wherever she is, and her point with her.",
         "de": "Platz 2 hielt Themis und hat mehr Lagunen als Platz 1. Größen werden nicht verglichen: Drei verbundene Felder auf der eigenen Insel rufen Themis, wo immer sie ist, und mit ihr kommt ihr Punkt."},
    ),
]  # fmt: skip
