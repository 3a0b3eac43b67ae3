"""Prices, discount and payment (AT-6.5 to AT-6.9)."""

from __future__ import annotations

import pytest

from aegean.games.athens.parts import DEEDS
from aegean.games.athens.rules.price import due
from aegean.testing import clause

from .positions import at_action, letters

PRICES = {
    "barracks": "M L",
    "stable": "U L | M M L",
    "piraeus": "U L | M M L",
    "atelier": "M L",
    "trader": "U L | M M L",
    "laurion": "U | M M | L L L",
    "delphi": "U L | M M L",
    "temple": "U | M M",
    "village": "U | M M | L L L",
    "ecclesia": "U | M M | L L L",
    "agora": "U | M M | L L L",
    "workshop": "U L | M M L",
    "parthenon": "U M L L",
    "erechtheion": "U L L",
    "panathenaic_stadium": "U L L",
    "theater_of_dionysus": "U L L",
    "temple_of_athena_nike": "U L L",
    "propylaia": "U L L",
    "stoa": "U L L",
    "temple_of_hephaestus": "M L L",
}


def price_of(name: str) -> str:
    """The printed price of a deed."""
    deed = next(deed for deed in DEEDS if deed.name == name or deed.name.startswith(name + "_"))
    return " | ".join(letters(list(deed.price[3 * n : 3 * n + 3])) for n in range(deed.alternatives))


def reduced(dice: str, name: str) -> str:
    """What the alternatives of a deed cost with these dice."""
    game = at_action(dice=dice)
    deed = next(deed for deed in DEEDS if deed.name == name)
    return " | ".join(
        letters([due(game.board, deed, alternative, tile) for tile in range(3)]) or "-"
        for alternative in range(deed.alternatives)
    )


@clause("AT-6.4", "AT-6.5")
@pytest.mark.parametrize("name", PRICES)
def test_prices_are_those_printed(name: str) -> None:
    assert price_of(name) == PRICES[name]


@clause("AT-6.5")
def test_exactly_one_alternative_is_paid() -> None:
    game = at_action(dice="L L", tiles="M M L L L")
    game.play("use laurion_coin")
    assert game.legal() == ["pay 2", "pay 3"]
    game.play("pay 2")
    assert game.tiles(0) == "L L L"


@clause("AT-6.5")
def test_no_class_replaces_another() -> None:
    game = at_action(dice="L L", tiles="U U U")
    game.own(0, "kiln turned", "vineyard turned")
    assert game.why("use atelier_wine") == "tiles_short"
    game.hold(0, "M")
    assert game.can("use atelier_wine")


@clause("AT-6.6")
@pytest.mark.parametrize(
    ("dice", "deed", "left"),
    [
        ("M L", "delphi_one", "U | M"),
        ("L L", "delphi_one", "U | M M"),
        ("U U", "delphi_one", "L | M M L"),
        ("M M", "delphi_one", "U L | L"),
        ("U L", "laurion_coin", "- | M M | L L"),
        ("M M", "laurion_coin", "U | - | L L L"),
        ("L L", "stoa", "U"),
        ("U M", "parthenon", "L L"),
        ("M L", "atelier_wine", "-"),
    ],
)
def test_the_dice_reduce_each_alternative_class_by_class(dice: str, deed: str, left: str) -> None:
    assert reduced(dice, deed) == left


@clause("AT-6.6")
def test_surplus_discount_is_lost() -> None:
    game = at_action(dice="L L", tiles="M L L")
    game.own(0, "kiln turned", "vineyard turned")
    game.play("use atelier_wine", "pay 1")
    assert game.tiles(0) == "L L"


@clause("AT-6.7")
@pytest.mark.parametrize("move", ["use laurion_coin", "take ecclesia", "take landmark", "use temple"])
def test_the_discount_applies_to_single_cards_stacks_landmarks_and_the_temple_action(move: str) -> None:
    game = at_action(dice="U L", tiles="L")
    game.own(0, "quarry turned")
    game.build(0, "erechtheion")
    game.give(0, wine=1)
    assert game.can(move)
    game.show("M M" if move == "take landmark" else "M L")
    assert game.why(move) == "tiles_short"


@clause("AT-6.8")
def test_a_price_reduced_to_nothing_costs_no_tiles() -> None:
    game = at_action(dice="M L", tiles="")
    game.own(0, "kiln turned", "vineyard turned")
    game.play("use atelier_wine", "pay 1")
    assert letters(list(game.board.discard)) == ""
    assert game.board.seat == 1


@clause("AT-6.8")
def test_alternatives_that_cannot_be_paid_are_not_available() -> None:
    game = at_action(dice="L L", tiles="U M L")
    game.play("use laurion_coin")
    assert game.legal() == ["pay 1", "pay 3"]
    assert game.why("pay 2") == "cannot_pay"


@clause("AT-6.8")
def test_a_card_of_which_no_alternative_can_be_paid_cannot_be_chosen() -> None:
    game = at_action(dice="M L", tiles="L")
    assert game.why("use laurion_coin") == "tiles_short"
    game.hold(0, "L L")
    assert game.can("use laurion_coin")


@clause("AT-6.9")
def test_an_alternative_that_asks_for_all_of_another_and_more_is_not_offered() -> None:
    game = at_action(dice="U U", tiles="M M L")
    game.give(0, wine=1)
    game.play("use delphi_one")
    assert game.legal() == ["pay 1"]
    assert game.why("pay 2") == "dearer"


@clause("AT-6.9")
def test_a_free_alternative_is_the_only_one_offered() -> None:
    game = at_action(dice="U M", tiles="M L L L")
    game.play("use laurion_coin")
    assert game.legal() == ["pay 1"]
    assert game.why("pay 2") == game.why("pay 3") == "dearer"


@clause("AT-6.9")
@pytest.mark.parametrize("dice", ["U U", "U M", "U L", "M M", "M L", "L L"])
def test_two_dice_never_make_two_alternatives_of_one_price_equal(dice: str) -> None:
    for deed in DEEDS:
        alternatives = reduced(dice, deed.name).split(" | ")
        assert len(set(alternatives)) == len(alternatives)


@clause("AT-6.5", "AT-6.15")
def test_a_price_with_one_alternative_has_no_second() -> None:
    game = at_action(dice="L L", tiles="M L")
    game.own(0, "kiln turned", "vineyard turned")
    game.play("use atelier_wine")
    assert game.question == "pay"
    assert game.why("pay 2") == "no_alternative"


@clause("AT-4.6", "AT-6.5")
def test_the_tiles_of_every_class_in_the_alternative_are_paid() -> None:
    game = at_action(dice="M M", tiles="U L L", landmark="parthenon")
    game.only(0, "quarry turned")
    game.play("take landmark", "pay 1", "reveal stoa")
    assert game.tiles(0) == ""
    assert letters(list(game.board.discard)) == "U L L"


@clause("AT-6.6", "AT-8.7")
def test_grey_dice_replace_the_white_ones_as_the_discount() -> None:
    game = at_action(dice="U U", tiles="")
    game.take(0, ecclesia=1)
    assert game.can("use laurion_coin")
    game.play("roll_grey", "grey lower lower")
    assert game.why("use laurion_coin") == "tiles_short"


@clause("AT-6.8")
def test_a_refusal_names_the_tiles_that_are_lacking() -> None:
    game = at_action(dice="L L", tiles="U M L")
    game.play("use laurion_coin")
    said, _ = game.game.why_not(game.board, game.game.parse("pay 2"), "en", [])
    assert said == "You lack 1 middle-class tile for this price."
    game = at_action(dice="M M", tiles="")
    said, _ = game.game.why_not(game.board, game.game.parse("use laurion_coin"), "en", [])
    assert said == ""
    game.show("L L")
    said, _ = game.game.why_not(game.board, game.game.parse("use laurion_coin"), "en", [])
    assert said == "You lack at least 1 upper-class tile for the price."
