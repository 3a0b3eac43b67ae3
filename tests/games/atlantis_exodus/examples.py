# ruff: noqa: E501
"""The worked examples that the rules page shows as boards."""

from __future__ import annotations

from aegean.games.atlantis_exodus.board import Board
from aegean.testing.examples import Example

from .positions import at_king, at_main


def trainee() -> Board:
    game = at_main()
    game.educate(0, scientist=1)
    return game.board


def labourer() -> Board:
    game = at_main()
    game.educate(0, labourer=1)
    game.put(0, "c11", "lodging_sand_3", "purple")
    game.ship(0, "turtle")
    return game.board


def ships() -> Board:
    game = at_main()
    game.ship(0, "turtle")
    game.ship(0, "dolphin")
    game.open_tile("turtle", "crab")
    game.hold(0, "inf_gain_ship")
    return game.board


def workshops() -> Board:
    game = at_king(2)
    game.fresh(0)
    game.put(0, "c11", "ws_bb_1", "purple white")
    game.put(0, "c12", "ws_sb_7", "white")
    game.king(0, "t0")
    game.guard("gm0", "brown")
    game.only_in_bag("brown")
    return game.board


def knowledge() -> Board:
    game = at_main()
    game.put(0, "c11", "lodging_sand_3", "purple purple purple")
    game.educate(0, advisor=1, physicist=1)
    game.open_tile("turtle", "turtle")
    game.scroll(1, "navigation")
    return game.board


EXAMPLES = [
    Example(
        "training", "AE-8.10", trainee, 0, ("area-0",), ("train scientist physicist",),
        {"en": "Training a scientist", "de": "Einen Wissenschaftler ausbilden"},
        {"en": "The books on the arrow are paid, and the settler moves to the next field. From now on he is a physicist, and sending him brings more.",
         "de": "Die Lehrbücher auf dem Pfeil werden bezahlt, und der Siedler rückt auf das nächste Feld. Von nun an ist er Physiker, und ihn zu entsenden bringt mehr."},
    ),
    Example(
        "labourer", "AE-9.2", labourer, 0, ("area-0",), ("send labourer", "lodge"),
        {"en": "Sending a labourer", "de": "Einen Tagelöhner entsenden"},
        {"en": "A settler who is sent scores what his field shows. He may move into the incomplete lodging or board a free ship; here he lodges.",
         "de": "Ein entsandter Siedler bringt, was sein Feld zeigt. Er darf in die noch nicht komplettierte Unterkunft ziehen oder ein freies Schiff besteigen; hier zieht er ein."},
    ),
    Example(
        "ships", "AE-16.2", ships, 0, ("displays", "area-0"), ("play inf_gain_ship", "tile turtle"),
        {"en": "A second ship of a type", "de": "Ein zweites Schiff derselben Art"},
        {"en": "Ships score by their place in the row, but only the first of each type does: the second turtle brings nothing.",
         "de": "Schiffe punkten nach ihrem Platz auf der Schiffsleiste, doch nur das erste jeder Art: Die zweite Schildkröte bringt nichts."},
    ),
    Example(
        "workshops", "AE-14.5", workshops, 0, ("city", "area-0"), ("king m1", "draw brown", "guard take"),
        {"en": "Workshops working together", "de": "Werkstätten im Zusammenspiel"},
        {"en": "The king walks to the Library. What comes from the city wakes both active workshops: a book brings another, and so does the settler, and at last the guard.",
         "de": "Der König geht in die Bibliothek. Was aus der Stadt kommt, weckt beide aktivierten Werkstätten: Ein Lehrbuch bringt ein weiteres, der Siedler bringt eines und zuletzt auch der Wächter."},
    ),
    Example(
        "knowledge", "AE-10.4", knowledge, 0, ("displays", "area-0"), ("learn 1", "settle 1", "cell c12"),
        {"en": "Taking a knowledge card", "de": "Eine Wissenskarte nehmen"},
        {"en": "Both professions on the card are sent together. The old lodging is full, so a new one comes first and brings the bonus of its space.",
         "de": "Beide Berufe auf der Karte werden zusammen entsandt. Die alte Unterkunft ist komplettiert, also kommt zuerst eine neue, und ihr Feld bringt seinen Bonus."},
    ),
]  # fmt: skip
