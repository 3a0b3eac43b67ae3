"""Owners with other printed values: another components file changes the rule, a broken one is refused in one line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import aegean
from aegean.core.edition import Edition
from aegean.core.game import GameError
from aegean.games import module
from aegean.testing import clause
from aegean.testing.editions import EditionRunner
from aegean.testing.shared_tests import EditionTests

EDITIONS = EditionRunner("athens")
edition, output = EDITIONS.edition, EDITIONS.output


SCORES_A_TURNED_CARD = """
state = game.start(2, start='seat_1')
for move in ('reveal stoa', 'roll lower lower', *['draw lower'] * 6, 'base kiln', 'base kiln', 'turn kiln'):
    state.apply(game.parse(move))
print(state.scores()[0])
"""


@clause("AT-6.3")
def test_another_value_of_turned_base_cards_changes_the_score(tmp_path: Path) -> None:
    mine = edition(tmp_path, ("turned_vp = 5", "turned_vp = 4"), ("base_flip_vp = 5", "base_flip_vp = 4"))
    assert output(EDITIONS.shipped, SCORES_A_TURNED_CARD) == "5"
    assert output(mine, SCORES_A_TURNED_CARD) == "4"


PREFERS = """
state = game.start(2, start='seat_1')
for move in ('reveal stoa', 'roll lower lower', *['draw lower'] * 6, 'base kiln', 'base kiln'):
    state.apply(game.parse(move))
print(*(round(game.hints.prior(state, game.parse(move)), 1) for move in ('turn kiln', 'take agora')))
"""


def test_bots_value_what_their_edition_prints(tmp_path: Path) -> None:
    mine = edition(
        tmp_path,
        ("turned_vp = 5", "turned_vp = 9"),
        ("base_flip_vp = 5", "base_flip_vp = 9"),
        ("agora_tiles = 3", "agora_tiles = 1"),
        ("tiles_on_take = 3", "tiles_on_take = 1"),
    )
    assert output(EDITIONS.shipped, PREFERS) == "2.5 4.2"
    assert output(mine, PREFERS) == "8.1 3.0"


@clause("AT-4.3")
def test_another_number_of_tiles_and_other_dice_change_the_odds(tmp_path: Path) -> None:
    faces = '["upper", "middle", "middle", "lower", "lower", "lower"]'
    mine = edition(
        tmp_path, ("tiles = 7\n", "tiles = 9\n"), (faces, '["upper", "upper", "middle", "middle", "lower", "lower"]')
    )
    program = """
state = game.start(2, start='seat_1')
state.apply(game.parse('reveal stoa'))
print([weight for _, weight in state.chances()])
state.apply(game.parse('roll lower lower'))
print([weight for _, weight in state.chances()])
"""
    assert output(mine, program) == "[4, 8, 8, 4, 8, 4]\n[9, 14, 21]"


@clause("AT-11.4")
def test_other_points_on_an_event_square_are_scored(tmp_path: Path) -> None:
    mine = edition(
        tmp_path,
        (
            'id = "war_upper_1"\nrow = "upper"\ncolumn = 1\ncube = "infantry"\nvp = 5',
            'id = "war_upper_1"\nrow = "upper"\ncolumn = 1\ncube = "wine"\nvp = 11',
        ),
    )
    program = """
EVENT_SQUARES = module('events').EVENT_SQUARES
print(EVENT_SQUARES[0].points, game.ids['cube'][EVENT_SQUARES[0].colour])
"""
    assert output(mine, program) == "11 wine"


@clause("AT-6.9")
def test_two_alternatives_that_the_dice_make_equal_leave_one_to_pay(tmp_path: Path) -> None:
    mine = edition(
        tmp_path, ("cost = [{ upper = 1 }, { middle = 2 }, { lower = 3 }]", "cost = [{ upper = 1 }, { middle = 1 }]")
    )
    program = """
state = game.start(2, start='seat_1')
moves = ('reveal stoa', 'roll upper middle', *['draw lower'] * 6, 'base kiln', 'base kiln', 'use laurion_coin')
for move in moves:
    state.apply(game.parse(move))
print([game.text(action) for action in state.legal()])
"""
    assert output(mine, program) == "['pay 1']"


@clause("AT-9.7", "AT-12.3")
def test_what_cards_say_of_their_numbers_is_of_this_edition() -> None:
    changes = {
        "action_card.village.requires_base_cards": 1,
        "constants.village_tucked_cards": 1,
        "action_card.barracks.options.barracks_infantry.requires.smithy": 1,
        "oracle_scoring.smiling_threshold": 3,
        "landmark_pile.cylinder_circle_vp": 2,
        "constants.base_flip_vp": 6,
        "base_card_sides.turned_vp": 6,
    }
    words = aegean.load(Edition("athens", "x", changes).text()).words("de")
    assert words.view("brief_bases_short") == "1 Basiskarte nötig"
    assert words.label("turned") == "Seite mit 6 Siegpunkten"
    assert words.view("landmark") == "verdeckt 2 Punkte"
    assert words.say("about-temple", points=5).startswith("5 Siegpunkte; der Zylinder verdeckt 2 mehr.")
    assert words.say("about-card_barracks", n=2, list="8").startswith("Aus 2× Gerstenfeld und 1× Schmiede werden ")
    assert "Ab 3 lächelnden Masken" in words.say("about-oracle", points=3, bonus=5, penalty=5)


@clause("AT-7.8", "AT-12.3")
def test_oracle_cards_and_exchanges_are_named_by_the_numbers_of_this_edition() -> None:
    changes = {
        "oracle_card.oracle_smile_2.smiling": 3,
        "oracle_card.oracle_cry_2.crying": 1,
        "action_card.trader.options.trader_three_coin.pay_count": 4,
        "action_card.piraeus_port.options.piraeus_coin_cloth.gain.coin": 2,
    }
    game = aegean.load(Edition("athens", "x", changes).text())
    english, german = game.words("en"), game.words("de")
    assert english.label("oracle_smile_2") == "Oracle card with 3 smiling masks"
    assert german.label("oracle_smile_2") == "Orakelkarte mit 3 lächelnden Masken"
    assert german.count(2, "oracle_cry_2") == "2 Orakelkarten mit 1 weinenden Maske"
    assert english.label("trader_three_coin") == "Trader: 4 cubes for 3 coins"
    assert german.label("piraeus_coin_cloth") == ("Piraeus-Hafen: 2 Holzwürfel verschiffen, dafür 2 Münzen und 1 Stoff")


@clause("AT-11.13")
@clause("AT-11.11")
def test_a_cube_that_moved_up_may_lie_on_a_square_of_another_colour() -> None:
    mine = aegean.load(Edition("athens", "x", {"event.war.squares.war_upper_1.cube": "wine"}).text())
    proof: Any = module(mine.key, "proof")
    board: Any = mine.start(2)
    cubes = mine.ids["cube"]
    for cube in ("infantry", "wine"):
        board.laid[0] = cubes.index(cube) + 1
        proof.AthensProof().prove_events(board)
    board.laid[0] = cubes.index("coin") + 1
    with pytest.raises(GameError, match="another colour on 'war_upper_1'"):
        proof.AthensProof().prove_events(board)


def test_the_clearings_of_an_event_are_one_value() -> None:
    mine = aegean.load(Edition("athens", "x", {"event.war.clears_to_close": 3}).text())
    assert mine.edition.name == "x"


class TestEdition(EditionTests):
    editions = EDITIONS
    other = (
        ("tile_limit = 3", "tile_limit = 4"),
        ("clears_to_close = 2", "clears_to_close = 3"),
    )
    broken = [
        ("tile_limit = 3", "tile_limit = ", "is not TOML"),
        ("tile_limit = 3", 'tile_limit = "three"', "'tile_limit' should be a whole number"),
        ("tile_limit = 3", "tile_max = 3", "'tile_limit' is missing"),
        ('pay_from = ["wheat"]', 'pay_from = ["barley"]', "'barley', which is none of infantry, cavalry"),
        ("gain = { infantry = 2 }", "gain = { soldiers = 2 }", "names 'soldiers'"),
        ('cube = "any"', 'cube = "white"', "'white', which is none of"),
        (
            '"upper", "middle", "middle"',
            '"noble", "middle", "middle"',
            "'noble', which is none of upper, middle, lower",
        ),
        ('kind = "exchange"', 'kind = "barter"', "'barter', which is none of gain, exchange"),
        ('id = "quarry"', 'id = "marble"', "in the printed order"),
        ('id = "grey_population_die"', 'id = "gray_die"', "'die' has no 'grey_population_die'"),
        ("turned_vp = 5", "turned_vp = 4", "'turned_vp' is 4, but"),
        ("turned_symbols = 2", "turned_symbols = 3", "'turned_symbols' has to stay 2"),
        ("players = 3\n", "players = 5\n", "says nothing about 3 players"),
        ("base_cards_per_type = 4", "base_cards_per_type = 3", "a game needs 28 base cards"),
        ("tiles = 21\n", "tiles = 2\n", "population tiles are too few"),
        ("first_round_tiles = 3", "first_round_tiles = 30", "should be 0 to 10"),
        ("vp = 14", "vp = 140", "migration_upper_2: 'vp' should be 0 to 20, not 140"),
        ("cost = [{ upper = 1 }, { middle = 2 }]\n", "cost = []\n", "needs one to 3 alternatives"),
    ]
