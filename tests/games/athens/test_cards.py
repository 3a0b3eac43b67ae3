"""The single action cards and the limits of the supply (AT-7.1 to AT-7.29, AT-10)."""

from __future__ import annotations

import pytest

from aegean.games.athens.parts import DEEDS, SQUARES
from aegean.testing import clause

from .positions import Athens, at_action


def ready(deed: str, *bases: str, **owned: int) -> Athens:
    """A player who can pay every price, with only these base cards and cubes."""
    game = at_action(dice="M L", tiles="U M M")
    game.only(0, *bases)
    game.give(0, **owned)
    return game


def use(game: Athens, deed: str, given: str = "") -> None:
    """Uses a single card: pays the first alternative and gives cubes if asked."""
    game.play(f"use {deed}", "pay 1", *([f"give {given}"] if given else []))


# ---------------------------------------------------------------- production

PRODUCTION = [
    pytest.param("barracks_infantry", "barley_field", "smithy", "infantry", id="AT-7.1"),
    pytest.param("stable_cavalry", "barley_field", "smithy", "cavalry", id="AT-7.4"),
    pytest.param("piraeus_galley", "barley_field", "shipyard", "galley", id="AT-7.7"),
    pytest.param("atelier_wine", "kiln", "vineyard", "wine", id="AT-7.12"),
    pytest.param("atelier_olive_oil", "kiln", "olive_grove", "olive_oil", id="AT-7.13"),
]


@clause("AT-7.1", "AT-7.4", "AT-7.7", "AT-7.12", "AT-7.13")
@pytest.mark.parametrize(("deed", "one", "two", "cube"), PRODUCTION)
def test_two_symbols_of_two_kinds_bring_two_cubes(deed: str, one: str, two: str, cube: str) -> None:
    game = ready(deed, f"{one} turned", two, two)
    use(game, deed)
    assert game.cubes(0) == {cube: 2}
    assert game.board.seat == 1


@clause("AT-7.1", "AT-7.4", "AT-7.7", "AT-7.12", "AT-7.13")
@pytest.mark.parametrize(("deed", "one", "two", "cube"), PRODUCTION)
def test_one_symbol_less_of_either_kind_is_not_enough(deed: str, one: str, two: str, cube: str) -> None:
    assert ready(deed, f"{one} turned", two).why(f"use {deed}") == "symbols_short"
    assert ready(deed, one, f"{two} turned").why(f"use {deed}") == "symbols_short"


@clause("AT-7.21")
def test_laurion_brings_one_coin_and_needs_no_symbols() -> None:
    game = ready("laurion_coin", "quarry")
    use(game, "laurion_coin")
    assert game.cubes(0) == {"coin": 1}


# ---------------------------------------------------------------- exchange


@clause("AT-7.8")
@pytest.mark.parametrize("given", ["2 infantry", "1 infantry 1 cavalry", "2 cavalry"])
def test_piraeus_ships_two_infantry_or_cavalry_for_a_coin_and_a_cloth(given: str) -> None:
    game = ready("piraeus_coin_cloth", "kiln", infantry=2, cavalry=2, galley=2)
    game.play("use piraeus_coin_cloth", "pay 1")
    assert game.legal() == ["give 2 infantry", "give 1 infantry 1 cavalry", "give 2 cavalry"]
    game.play(f"give {given}")
    assert game.cubes(0)["coin"] == game.cubes(0)["cloth"] == 1
    assert game.cubes(0).get("infantry", 0) + game.cubes(0).get("cavalry", 0) == 2
    assert game.cubes(0)["galley"] == 2


@clause("AT-7.8")
def test_galleys_are_no_part_of_the_shipment_of_two() -> None:
    game = ready("piraeus_coin_cloth", "kiln", infantry=1, galley=3)
    assert game.why("use piraeus_coin_cloth") == "cubes_short"


@clause("AT-7.9")
def test_piraeus_ships_any_four_military_cubes_for_a_wheat_and_a_cloth() -> None:
    game = ready("piraeus_wheat_cloth", "kiln", infantry=4, cavalry=4, galley=4)
    game.play("use piraeus_wheat_cloth", "pay 1")
    assert len(game.legal()) == 15
    game.play("give 1 infantry 1 cavalry 2 galley")
    assert game.cubes(0) == {"infantry": 3, "cavalry": 3, "galley": 2, "wheat": 1, "cloth": 1}
    assert ready("", "kiln", infantry=3, wine=4).why("use piraeus_wheat_cloth") == "cubes_short"


@clause("AT-7.16", "AT-7.17", "AT-7.18")
@pytest.mark.parametrize(
    ("deed", "given", "mixtures", "brought"),
    [
        pytest.param("trader_two_cloth", "1 wine 1 olive_oil", 3, {"cloth": 2}, id="AT-7.16"),
        pytest.param("trader_three_coin", "2 wine 1 olive_oil", 4, {"coin": 3}, id="AT-7.17"),
        pytest.param("trader_three_cloth", "1 wine 3 olive_oil", 5, {"cloth": 3}, id="AT-7.18"),
    ],
)
def test_the_trader_takes_any_mixture_of_wine_and_olive_oil(
    deed: str, given: str, mixtures: int, brought: dict[str, int]
) -> None:
    game = ready(deed, "kiln", wine=4, olive_oil=4)
    game.play(f"use {deed}", "pay 1")
    assert len(game.legal()) == mixtures
    game.play(f"give {given}")
    gained = {name: count for name, count in game.cubes(0).items() if name in ("coin", "cloth")}
    assert gained == brought
    assert game.cubes(0)["wine"] + game.cubes(0)["olive_oil"] == 8 - sum(int(n) for n in given.split()[::2])


@clause("AT-7.16", "AT-7.17", "AT-7.18")
@pytest.mark.parametrize(("deed", "needed"), [("two_cloth", 2), ("three_coin", 3), ("three_cloth", 4)])
def test_the_trader_wants_all_his_cubes(deed: str, needed: int) -> None:
    assert ready(deed, "kiln", wine=needed - 1, coin=3).why(f"use trader_{deed}") == "cubes_short"
    assert ready(deed, "kiln", wine=needed - 1, olive_oil=1).can(f"use trader_{deed}")


@clause("AT-7.16", "AT-6.15")
def test_only_mixtures_that_the_player_has_and_the_effect_asks_for_can_be_given() -> None:
    game = ready("trader_two_cloth", "kiln", wine=1, olive_oil=2)
    game.play("use trader_two_cloth", "pay 1")
    assert game.legal() == ["give 1 wine 1 olive_oil", "give 2 olive_oil"]
    assert game.why("give 2 wine") == "cubes_short"
    assert game.why("give 1 wine") == "not_asked"


# ---------------------------------------------------------------- squares

SQUARE_EFFECTS = [
    pytest.param("barracks_square_infantry", "infantry", 8, id="AT-7.2"),
    pytest.param("barracks_square_wheat", "wheat", 17, id="AT-7.3"),
    pytest.param("stable_square_cavalry", "cavalry", 9, id="AT-7.5"),
    pytest.param("stable_square_wheat", "wheat", 17, id="AT-7.6"),
    pytest.param("piraeus_square_galley", "galley", 9, id="AT-7.10"),
    pytest.param("piraeus_square_cloth", "cloth", 12, id="AT-7.11"),
    pytest.param("atelier_square_wine", "wine", 8, id="AT-7.14"),
    pytest.param("atelier_square_olive_oil", "olive_oil", 8, id="AT-7.15"),
    pytest.param("trader_square_coin", "coin", 11, id="AT-7.19"),
    pytest.param("trader_square_cloth", "cloth", 12, id="AT-7.20"),
    pytest.param("laurion_square_coin", "coin", 11, id="AT-7.22"),
]


@clause("AT-7.2", "AT-7.3", "AT-7.5", "AT-7.6", "AT-7.10", "AT-7.11", "AT-7.14", "AT-7.15", "AT-7.19", "AT-7.20")
@clause("AT-7.22", "AT-7.27", "AT-7.29")
@pytest.mark.parametrize(("deed", "cube", "worth"), SQUARE_EFFECTS)
def test_an_own_cube_on_an_empty_square_scores_at_once_and_needs_no_symbols(deed: str, cube: str, worth: int) -> None:
    game = ready(deed)
    assert game.board.players[0].base_count() == 0
    game.give(0, **{cube: 2})
    use(game, deed)
    assert game.points(0) == worth
    assert game.cubes(0) == {cube: 1}
    assert game.board.scores() == [worth, 0]


@clause("AT-7.2", "AT-7.3", "AT-7.5", "AT-7.6", "AT-7.10", "AT-7.11", "AT-7.14", "AT-7.15", "AT-7.19", "AT-7.20")
@clause("AT-7.22", "AT-7.28")
@pytest.mark.parametrize(("deed", "cube", "worth"), SQUARE_EFFECTS)
def test_a_square_pays_once_per_game(deed: str, cube: str, worth: int) -> None:
    game = ready(deed)
    for seat in (0, 1):
        game.give(seat, **{cube: 1})
    stock = game.in_supply(cube)
    use(game, deed)
    assert game.why(f"use {deed}") == "worker_there"
    own_turn = game.run_to("white_dice").run_to("act", 1)
    own_turn.hold(1, "U M M L L")
    assert own_turn.why(f"use {deed}") == "square_taken"
    assert own_turn.in_supply(cube) == stock
    assert sum(own_turn.board.squares) == 1


@clause("AT-7.2", "AT-7.3", "AT-7.5", "AT-7.6", "AT-7.10", "AT-7.11", "AT-7.14", "AT-7.15", "AT-7.19", "AT-7.20")
@clause("AT-7.22")
@pytest.mark.parametrize(("deed", "cube", "worth"), SQUARE_EFFECTS)
def test_a_square_takes_no_other_colour(deed: str, cube: str, worth: int) -> None:
    others = dict.fromkeys(("infantry", "cavalry", "galley", "wheat", "wine", "olive_oil", "coin", "cloth"), 1)
    del others[cube]
    assert ready(deed, **others).why(f"use {deed}") == "cube_missing"


@clause("AT-7.28")
def test_there_are_eleven_squares_each_with_one_effect() -> None:
    assert len(SQUARES) == 11
    assert sorted(deed.square for deed in DEEDS if deed.square >= 0) == list(range(11))


@clause("AT-7.27")
def test_a_square_effect_still_costs_the_price_of_the_card() -> None:
    game = ready("trader_square_coin", coin=1)
    game.hold(0, "")
    assert game.why("use trader_square_coin") == "tiles_short"


# ---------------------------------------------------------------- limits


@clause("AT-10.1")
def test_a_short_supply_gives_what_is_there() -> None:
    game = ready("trader_three_coin", "kiln", wine=3)
    game.give(1, coin=8)
    use(game, "trader_three_coin", "3 wine")
    assert game.cubes(0) == {"coin": 2}


@clause("AT-10.1", "AT-10.2")
def test_one_of_two_colours_in_the_supply_is_enough() -> None:
    game = ready("piraeus_coin_cloth", "kiln", infantry=2)
    game.give(1, coin=10)
    use(game, "piraeus_coin_cloth", "2 infantry")
    assert game.cubes(0) == {"cloth": 1}


@clause("AT-10.2")
def test_an_effect_that_would_give_nothing_cannot_be_chosen() -> None:
    game = ready("piraeus_coin_cloth", "kiln", infantry=2)
    game.give(1, coin=10, cloth=10)
    assert game.why("use piraeus_coin_cloth") == "supply_empty"
    assert game.why("use laurion_coin") == "supply_empty"


@clause("AT-10.3", "AT-11.6")
def test_cubes_are_kept_from_round_to_round_in_any_number() -> None:
    game = ready("", "kiln", wine=10, cloth=10)
    game.run_to("white_dice").run_to("white_dice")
    assert game.board.round == 3
    assert game.cubes(0) == {"wine": 10, "cloth": 10}


@clause("AT-10.6")
def test_points_are_unlimited() -> None:
    game = ready("barracks_square_wheat", wheat=1)
    game.board.players[0].points = 10_000
    use(game, "barracks_square_wheat")
    assert game.board.scores()[0] == 10_017
    assert game.question == "act"
