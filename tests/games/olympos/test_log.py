"""Whoever reads the log knows whom each line is about, and what has changed for them."""

from __future__ import annotations

from itertools import pairwise
from typing import ClassVar

from aegean.games.olympos.parts import DISCOVERIES
from aegean.play import Table
from aegean.testing import clause
from aegean.testing.note_checks import NAMES, Things
from aegean.testing.shared_tests import LogTests

from .positions import GAME, Olympos, bare


class TestLog(LogTests):
    game = GAME
    things: ClassVar[Things] = {
        "athena": ("Athena",),
        "blessed": r"Ares",
        "camp": ("settler",),
        "cubes": r"cube",
        "discoveries": r"develops|discovery",
        "favours": r"Divine favour",
        "finished": r"takes no more turns",
        "hand": r"destiny card",
        "hand_count": r"\bcards?\b|plays",
        "hourglasses": ("hourglass",),
        "keres": r"Keres",
        "lands": r"possession|conquers|controls|leaves",
        "markers": r"bonus disc",
        "on_map": ("settler",),
        "prestige": ("prestige point",),
        "pursued": r"Erinyes",
        "spellbound": r"Siren",
        "stars": ("star",),
        "time": ("space",),
        "tokens": r"territory tile",
        "wonders": r"builds",
    }
    bookkeeping = (
        *("kept", "kept_count"),  # what a hand held at the last shuffle
        *(
            "discovery_count",
            "swords",
            "symbols",
            "skill",
            "variants",
            "cheap_kinds",
            "wonder_count",
        ),  # what cards show
        "height",  # of a marker among those on its space
    )
    at_the_end = ("position", "lands", "discoveries", "special", "cards")


def said(game: Olympos, lang: str, *moves: str) -> list[str]:
    """What is told of some moves, in words."""
    return [GAME.say_note(note, lang, list(NAMES)) for note in game.heard(*moves)]


@clause("OS-4.20", "OS-3.5")
def test_a_conquest_says_who_loses_what_and_what_it_costs() -> None:
    game = bare()
    game.settle(1, "thessaly")
    game.player_of(0).hourglasses = 1
    assert said(game, "de", "expand", "new", "to thessaly") == [
        "Kallias setzt einen neuen Siedler ein, der nach Thessalien zieht.",
        "Kallias greift an und gewinnt (Schwerter 0 zu 0): Dieser Kampf kostet 2 Aktionspunkte.",
        "Kallias erobert Thessalien und nimmt Dora das Gebiets-Plättchen Getreide ab. Dora erhält 1 Sanduhr.",
        "Kallias nimmt Dora auch das Stern-Plättchen aus Thessalien ab.",
        "Kallias bezahlt 7 Aktionspunkte für Thessalien, davon 1 mit einer Sanduhr.",
        "Kallias rückt von Feld 0 auf Feld 6 vor.",
    ]


@clause("OS-4.12")
def test_a_beaten_settler_that_fights_where_it_lies_is_not_told_to_move() -> None:
    game = bare()
    game.settle(0, "attica")
    game.settle(1, "attica")
    assert said(game, "de", "expand", "from attica", "to attica")[0] == (
        "Kallias kämpft in Attika erneut mit einem besiegten Siedler."
    )


@clause("OS-5.3", "OS-5.9")
def test_a_development_says_what_is_handed_in_and_what_the_bonus_is_of() -> None:
    game = bare()
    game.give(0, grain=1, gold=1)
    assert said(game, "en", "discover", "take cavalry", "bonus slot_a") == [
        "Kallias develops Cavalry and hands in cubes: 1 grain and 1 gold.",
        "Kallias pays 7 action points for Cavalry.",
        "Kallias moves from space 0 to space 7.",
        "Kallias receives 2 hourglasses (Cavalry).",
        "Kallias receives 1 settler (bonus of Cavalry).",
        "Kallias now has 1 bonus disc in the column of the Statue of Zeus.",
    ]


@clause("OS-2.1", "OS-2.2")
def test_the_set_up_is_told_row_by_row() -> None:
    table = Table(GAME, ["random"] * 3, seed=1, names=NAMES[:3])
    lines = table.log(None, "en")
    rows = [line for line in lines if line.startswith("Development board, row")]
    assert len(rows) == 5
    assert all(GAME.words("en").label(name) in " ".join(rows) for name in DISCOVERIES)
    assert any(line.startswith("Wonders of columns 1 to 5: ") for line in lines)


@clause("OS-7.14", "OS-9.15")
def test_a_cube_of_choice_says_who_gives_it() -> None:
    game = bare()
    game.give(0, grain=3, stone=3, wood=3, gold=3)
    game.play("discover", "take trade")
    while game.question != "cube":
        game.play(game.legal()[0])
    assert GAME.asks(game.board, "de") == "Wähle einen Ressourcenwürfel (Handel)"
    assert said(game, "en", "cube gold") == ["Kallias receives 1 gold cube (Trade)."]
    game = bare().stand(8, 9, 9, 9)
    game.learn(2, "cult")
    game.play("expand", "new", "to thrace", "draw supremacy_wood", "reveal artemis")
    assert GAME.asks(game.board, "en") == "Choose a resource cube (Artemis)"
    assert said(game, "de", "cube stone") == ["Theron erhält 1 Ressourcenwürfel Stein (Artemis)."]


@clause("OS-7.15")
def test_a_tie_that_democracy_decides_is_told() -> None:
    game = bare()
    game.settle(1, "thessaly")
    game.learn(1, "democracy")
    assert said(game, "en", "expand", "new", "to thessaly")[1] == (
        "Kallias attacks and wins (swords 0 to 0; by Democracy Dora counts as stronger): "
        "this fight costs 3 action points."
    )
    game = bare().stand(8, 9, 9, 9)
    game.learn(1, "democracy")
    game.play("expand", "new", "to thrace", "draw supremacy_wood")
    assert "Dora hat ebenso wenige Zeus-Symbole, gewinnt aber den Gleichstand und bleibt verschont (Demokratie)." in (
        said(game, "de", "reveal keres")
    )
    game = bare()
    game.learn(0, "democracy")
    game.hold(0, "supremacy_wood")
    assert said(game.refresh(), "en", "card supremacy_wood")[-1] == (
        "Kallias wins the tie for the most territories (Democracy)."
    )


@clause("OS-9.7", "OS-9.9")
def test_whom_a_god_meets_is_told_in_one_line() -> None:
    table = Table(GAME, ["random"] * 4, seed=5, names=NAMES[:4])
    table.run_bots()
    told = [line for line in table.log(None, "en") if "Zeus symbols (" in line]
    assert any(all(name in line for name in NAMES[:4]) for line in told)
    assert not any("has the fewest" in line and "has the fewest" in after for line, after in pairwise(told))
