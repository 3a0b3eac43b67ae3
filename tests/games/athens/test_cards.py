"""The single action cards and the limits of the supply (AT-7.1 to AT-7.29, AT-10)."""

from __future__ import annotations

import pytest

from aegean.games.athens.parts import DEEDS, SQUARES
from aegean.testing import clause

from .positions import (
    Board,
    at_action,
    can,
    cubes,
    give,
    hold,
    in_supply,
    legal,
    only,
    play,
    points,
    run_to,
    step,
    why,
)


def ready(deed: str, *bases: str, **owned: int) -> Board:
    """A player who can pay every price, with only these base cards and cubes."""
    state = at_action(dice="M L", tiles="U M M")
    only(state, 0, *bases)
    give(state, 0, **owned)
    return state


def use(state: Board, deed: str, given: str = "") -> None:
    """Uses a single card: pays the first alternative and gives cubes if asked."""
    play(state, f"use {deed}", "pay 1", *([f"give {given}"] if given else []))


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
    state = ready(deed, f"{one} turned", two, two)
    use(state, deed)
    assert cubes(state, 0) == {cube: 2}
    assert state.seat == 1


@clause("AT-7.1", "AT-7.4", "AT-7.7", "AT-7.12", "AT-7.13")
@pytest.mark.parametrize(("deed", "one", "two", "cube"), PRODUCTION)
def test_one_symbol_less_of_either_kind_is_not_enough(deed: str, one: str, two: str, cube: str) -> None:
    assert why(ready(deed, f"{one} turned", two), f"use {deed}") == "symbols_short"
    assert why(ready(deed, one, f"{two} turned"), f"use {deed}") == "symbols_short"


@clause("AT-7.21")
def test_laurion_brings_one_coin_and_needs_no_symbols() -> None:
    state = ready("laurion_coin", "quarry")
    use(state, "laurion_coin")
    assert cubes(state, 0) == {"coin": 1}


# ---------------------------------------------------------------- exchange


@clause("AT-7.8")
@pytest.mark.parametrize("given", ["2 infantry", "1 infantry 1 cavalry", "2 cavalry"])
def test_piraeus_ships_two_infantry_or_cavalry_for_a_coin_and_a_cloth(given: str) -> None:
    state = ready("piraeus_coin_cloth", "kiln", infantry=2, cavalry=2, galley=2)
    play(state, "use piraeus_coin_cloth", "pay 1")
    assert legal(state) == ["give 2 infantry", "give 1 infantry 1 cavalry", "give 2 cavalry"]
    play(state, f"give {given}")
    assert cubes(state, 0)["coin"] == cubes(state, 0)["cloth"] == 1
    assert cubes(state, 0).get("infantry", 0) + cubes(state, 0).get("cavalry", 0) == 2
    assert cubes(state, 0)["galley"] == 2


@clause("AT-7.8")
def test_galleys_are_no_part_of_the_shipment_of_two() -> None:
    state = ready("piraeus_coin_cloth", "kiln", infantry=1, galley=3)
    assert why(state, "use piraeus_coin_cloth") == "cubes_short"


@clause("AT-7.9")
def test_piraeus_ships_any_four_military_cubes_for_a_wheat_and_a_cloth() -> None:
    state = ready("piraeus_wheat_cloth", "kiln", infantry=4, cavalry=4, galley=4)
    play(state, "use piraeus_wheat_cloth", "pay 1")
    assert len(legal(state)) == 15
    play(state, "give 1 infantry 1 cavalry 2 galley")
    assert cubes(state, 0) == {"infantry": 3, "cavalry": 3, "galley": 2, "wheat": 1, "cloth": 1}
    assert why(ready("", "kiln", infantry=3, wine=4), "use piraeus_wheat_cloth") == "cubes_short"


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
    state = ready(deed, "kiln", wine=4, olive_oil=4)
    play(state, f"use {deed}", "pay 1")
    assert len(legal(state)) == mixtures
    play(state, f"give {given}")
    gained = {name: count for name, count in cubes(state, 0).items() if name in ("coin", "cloth")}
    assert gained == brought
    assert cubes(state, 0)["wine"] + cubes(state, 0)["olive_oil"] == 8 - sum(int(n) for n in given.split()[::2])


@clause("AT-7.16", "AT-7.17", "AT-7.18")
@pytest.mark.parametrize(("deed", "needed"), [("two_cloth", 2), ("three_coin", 3), ("three_cloth", 4)])
def test_the_trader_wants_all_his_cubes(deed: str, needed: int) -> None:
    assert why(ready(deed, "kiln", wine=needed - 1, coin=3), f"use trader_{deed}") == "cubes_short"
    assert can(ready(deed, "kiln", wine=needed - 1, olive_oil=1), f"use trader_{deed}")


@clause("AT-7.16", "AT-6.15")
def test_only_mixtures_that_the_player_has_and_the_effect_asks_for_can_be_given() -> None:
    state = ready("trader_two_cloth", "kiln", wine=1, olive_oil=2)
    play(state, "use trader_two_cloth", "pay 1")
    assert legal(state) == ["give 1 wine 1 olive_oil", "give 2 olive_oil"]
    assert why(state, "give 2 wine") == "cubes_short"
    assert why(state, "give 1 wine") == "not_asked"


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
    state = ready(deed)
    assert state.players[0].base_count() == 0
    give(state, 0, **{cube: 2})
    use(state, deed)
    assert points(state, 0) == worth
    assert cubes(state, 0) == {cube: 1}
    assert state.scores() == [worth, 0]


@clause("AT-7.2", "AT-7.3", "AT-7.5", "AT-7.6", "AT-7.10", "AT-7.11", "AT-7.14", "AT-7.15", "AT-7.19", "AT-7.20")
@clause("AT-7.22", "AT-7.28")
@pytest.mark.parametrize(("deed", "cube", "worth"), SQUARE_EFFECTS)
def test_a_square_pays_once_per_game(deed: str, cube: str, worth: int) -> None:
    state = ready(deed)
    for seat in (0, 1):
        give(state, seat, **{cube: 1})
    stock = in_supply(state, cube)
    use(state, deed)
    assert why(state, f"use {deed}") == "worker_there"
    own_turn = run_to(run_to(state, "white_dice"), "act", 1)
    hold(own_turn, 1, "U M M L L")
    assert why(own_turn, f"use {deed}") == "square_taken"
    assert in_supply(own_turn, cube) == stock
    assert sum(own_turn.squares) == 1


@clause("AT-7.2", "AT-7.3", "AT-7.5", "AT-7.6", "AT-7.10", "AT-7.11", "AT-7.14", "AT-7.15", "AT-7.19", "AT-7.20")
@clause("AT-7.22")
@pytest.mark.parametrize(("deed", "cube", "worth"), SQUARE_EFFECTS)
def test_a_square_takes_no_other_colour(deed: str, cube: str, worth: int) -> None:
    others = dict.fromkeys(("infantry", "cavalry", "galley", "wheat", "wine", "olive_oil", "coin", "cloth"), 1)
    del others[cube]
    assert why(ready(deed, **others), f"use {deed}") == "cube_missing"


@clause("AT-7.28")
def test_there_are_eleven_squares_each_with_one_effect() -> None:
    assert len(SQUARES) == 11
    assert sorted(deed.square for deed in DEEDS if deed.square >= 0) == list(range(11))


@clause("AT-7.27")
def test_a_square_effect_still_costs_the_price_of_the_card() -> None:
    state = ready("trader_square_coin", coin=1)
    hold(state, 0, "")
    assert why(state, "use trader_square_coin") == "tiles_short"


# ---------------------------------------------------------------- limits


@clause("AT-10.1")
def test_a_short_supply_gives_what_is_there() -> None:
    state = ready("trader_three_coin", "kiln", wine=3)
    give(state, 1, coin=8)
    use(state, "trader_three_coin", "3 wine")
    assert cubes(state, 0) == {"coin": 2}


@clause("AT-10.1", "AT-10.2")
def test_one_of_two_colours_in_the_supply_is_enough() -> None:
    state = ready("piraeus_coin_cloth", "kiln", infantry=2)
    give(state, 1, coin=10)
    use(state, "piraeus_coin_cloth", "2 infantry")
    assert cubes(state, 0) == {"cloth": 1}


@clause("AT-10.2")
def test_an_effect_that_would_give_nothing_cannot_be_chosen() -> None:
    state = ready("piraeus_coin_cloth", "kiln", infantry=2)
    give(state, 1, coin=10, cloth=10)
    assert why(state, "use piraeus_coin_cloth") == "supply_empty"
    assert why(state, "use laurion_coin") == "supply_empty"


@clause("AT-10.3", "AT-11.6")
def test_cubes_are_kept_from_round_to_round_in_any_number() -> None:
    state = ready("", "kiln", wine=10, cloth=10)
    run_to(run_to(state, "white_dice"), "white_dice")
    assert state.round == 3
    assert cubes(state, 0) == {"wine": 10, "cloth": 10}


@clause("AT-10.6")
def test_points_are_unlimited() -> None:
    state = ready("barracks_square_wheat", wheat=1)
    state.players[0].points = 10_000
    use(state, "barracks_square_wheat")
    assert state.scores()[0] == 10_017
    assert step(state) == "act"
