"""A choice says what it costs and brings, a question what it is about."""

from __future__ import annotations

from aegean.games.olympos.parts import SETTLERS
from aegean.games.olympos.rules.settlers import gain_settlers
from aegean.testing import clause

from .positions import GAME, Olympos, bare, started


def offered(game: Olympos, move: str, lang: str = "en") -> str:
    """A legal move as it is offered."""
    assert move in game.legal()
    return GAME.say_choice(game.board, GAME.parse(move), lang, ["Ann", "Ben", "Cleo", "Dan"])


@clause("OS-5.3", "OS-5.9")
def test_a_discovery_says_what_it_does_takes_and_brings() -> None:
    game = bare().stand(4, 9, 9, 9)
    game.give(0, grain=1, gold=1)
    game.play("discover")
    assert offered(game, "take cavalry") == (
        "Develop Cavalry (2 hourglasses, land run for 1 action point) for 7 action points, cubes: 1 grain and 1 gold, "
        "to space 11, reaching Zeus space 10; bonus: 1 settler or 1 wood cube"
    )


@clause("OS-2.8", "OS-5.9")
def test_a_settler_for_whom_no_disc_is_left_is_said_to_lapse() -> None:
    game = bare().stand(4, 9, 9, 9)
    game.give(0, grain=1, gold=1)
    game.play("discover")
    gain_settlers(game.board, 0, SETTLERS)
    assert offered(game, "take cavalry").endswith("; bonus: 1 settler (would lapse) or 1 wood cube")
    said = offered(game, "take cavalry", "de")
    assert said.endswith("; Bonus: 1 Siedler (würde verfallen) oder 1 Ressourcenwürfel Holz")


@clause("OS-8.5")
def test_a_discovery_says_that_no_destiny_card_is_left() -> None:
    game = bare().stand(4, 9, 9, 9)
    game.give(0, grain=9, stone=9, wood=9, gold=9)
    game.play("discover")
    assert "destiny card)" in offered(game, "take phalanx")
    game.empty_deck(to=1)
    assert "1 destiny card (no card is left))" in offered(game, "take phalanx")


@clause("OS-4.13")
def test_a_settler_that_leaves_says_who_gets_the_territory() -> None:
    game = bare()
    game.settle(1, "thrace")
    game.settle(0, "thrace", "elis")
    game.refresh().play("expand")
    assert offered(game, "from thrace") == (
        "Take the settler from Thrace: Ben gets the territory and its grain territory tile back"
    )
    assert (
        offered(game, "from elis", "de")
        == "Den Siedler aus Elis nehmen: Du legst das Gebiets-Plättchen Getreide zurück"
    )


@clause("OS-8.8")
def test_a_card_says_what_it_brings_now() -> None:
    game = bare()
    game.settle(0, "thrace", "dardania")
    game.hold(0, "haste_grain")
    game.refresh()
    assert offered(game, "card haste_grain") == "Play “Haste from grain”: 2 hourglasses"
    assert GAME.asks(game.board) == "Play cards if you like, then choose expansion or development"


def test_the_menu_speaks_of_cards_only_where_one_can_be_played() -> None:
    game = started()
    assert GAME.asks(game.board, "de") == "Bewege einen Siedler (Expansion)"
    game.hold(0, "haste_grain")
    assert GAME.asks(game.refresh().board, "de") == "Bewege einen Siedler (Expansion)"


def test_the_menu_names_both_kinds_of_action_only_where_both_are_possible() -> None:
    game = bare()
    game.settle(0, "thrace", "dardania")
    assert GAME.asks(game.refresh().board, "de") == "Wähle Expansion oder Entwicklung"
    assert GAME.asks(started().board) == "Move a settler (expansion)"
