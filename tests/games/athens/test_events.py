"""The event phase, the resolution of rows and the end of the game (AT-11, AT-12.1)."""

from __future__ import annotations

import pytest

from aegean.core.phrase import Notes
from aegean.games.athens.events import ANY, EVENT_CARDS, EVENT_SQUARES
from aegean.games.athens.parts import CUBES, EVENTS
from aegean.games.athens.rules.event import ROW_CLEARED
from aegean.testing import clause

from .positions import Athens, at_action, at_event, opened

SQUARES = {
    "war": [("infantry", 5, 3), ("cavalry", 6, 4), ("galley", 6, 4), ("any", 4, 2)],
    "migration": [("galley", 6, 4), ("wheat", 14, 12), ("any", 4, 2)],
    "festival": [("wine", 5, 3), ("olive_oil", 5, 3), ("cloth", 9, 7), ("any", 4, 2)],
    "olympics": [("cavalry", 6, 4), ("olive_oil", 5, 3), ("coin", 8, 6)],
    "drama": [("wine", 5, 3), ("coin", 8, 6), ("cloth", 9, 7)],
    "contest": [("infantry", 5, 3), ("wine", 5, 3), ("any", 4, 2)],
}
CLOSING = {"war": 2, "migration": 1, "festival": 2, "olympics": 2, "drama": 2, "contest": 2}


def row(event: str, which: str, white: str = "wine") -> list[str]:
    """The cubes of a full row."""
    return [
        f"{event}_{which}_{column} {white if cube == 'any' else cube}"
        for column, (cube, _, _) in enumerate(SQUARES[event], 1)
    ]


def resolved(game: Athens) -> Athens:
    """The same game after the end of its round."""
    return game.run_to("white_dice")


@clause("AT-11.1")
def test_each_player_in_play_order_chooses_one_open_event_or_none() -> None:
    game = at_action(3, start=1, order="counterclockwise")
    for seat in range(3):
        game.give(seat, wine=1)
    while game.question == "act":
        game.idle()
    assert game.legal() == [
        "event war", "event migration", "event festival", "event drama", "event contest", "none",
    ]  # fmt: skip
    assert game.order_of("choose_event") == [1, 0, 2]


@clause("AT-11.1")
def test_cubes_go_to_the_chosen_event_only() -> None:
    game = at_event(wine=2).play("event drama")
    assert game.legal() == ["place drama_upper_1 wine", "place drama_lower_1 wine"]
    assert game.why("place contest_upper_2 wine") == "other_event"
    game.play("place drama_upper_1 wine", "stop")
    assert game.board.round == 2


@clause("AT-11.2")
def test_a_cube_goes_on_an_empty_square_of_its_colour_or_on_a_white_one() -> None:
    game = at_event(wine=1, coin=1).play("event festival")
    assert game.legal() == [
        "place festival_upper_1 wine",
        "place festival_upper_4 wine",
        "place festival_upper_4 coin",
        "place festival_lower_1 wine",
        "place festival_lower_4 wine",
        "place festival_lower_4 coin",
    ]
    assert game.why("place festival_upper_2 olive_oil") == "no_cube_to_place"
    with_taken = at_event(wine=1)
    with_taken.lay("festival_upper_1 wine")
    with_taken.play("event festival")
    assert with_taken.why("place festival_upper_1 wine") == "place_taken"


@clause("AT-11.2")
@pytest.mark.parametrize("cube", CUBES)
def test_white_squares_take_every_colour(cube: str) -> None:
    game = at_event(**{cube: 1}).play("event contest")
    assert game.can(f"place contest_upper_3 {cube}")


@clause("AT-11.3")
def test_squares_of_both_rows_can_be_filled_in_any_order_as_many_as_one_can() -> None:
    game = at_event(wine=4).play("event contest")
    game.play("place contest_lower_2 wine", "place contest_upper_3 wine")
    game.play("place contest_upper_2 wine", "place contest_lower_3 wine")
    assert game.points(0) == 3 + 4 + 5 + 2


@clause("AT-11.4")
@pytest.mark.parametrize("event", SQUARES)
def test_each_cube_scores_the_points_printed_on_its_square_at_once(event: str) -> None:
    for column, (cube, upper, lower) in enumerate(SQUARES[event], 1):
        colour = "cloth" if cube == "any" else cube
        for which, worth in (("upper", upper), ("lower", lower)):
            game = at_event(**{colour: 2}).play(f"event {event}", f"place {event}_{which}_{column} {colour}")
            assert game.points(0) == worth
            assert game.cubes(0) == {colour: 1}


@clause("AT-11.2", "AT-11.4")
def test_the_events_hold_the_squares_listed() -> None:
    assert list(SQUARES) == EVENTS
    for number, event in enumerate(EVENTS):
        card = EVENT_CARDS[number]
        found = []
        for column in range(card.columns):
            upper = EVENT_SQUARES[card.first_square + column]
            lower = EVENT_SQUARES[card.first_square + card.columns + column]
            assert upper.colour == lower.colour
            name = "any" if upper.colour == ANY else CUBES[upper.colour]
            found.append((name, upper.points, lower.points))
        assert found == SQUARES[event]
        assert card.closing == CLOSING[event]


@clause("AT-11.5")
def test_at_least_one_cube_has_to_be_placed_on_a_chosen_event() -> None:
    game = at_event(wine=2).play("event drama")
    assert game.why("stop") == "place_one_first"
    game.play("place drama_upper_1 wine")
    assert game.can("stop")


@clause("AT-11.5")
def test_an_event_that_takes_none_of_the_cubes_cannot_be_chosen() -> None:
    game = at_event(wheat=1)
    assert game.legal() == ["event war", "event migration", "event festival", "event contest", "none"]
    assert game.why("event drama") == "nothing_fits"


@clause("AT-11.5")
def test_choosing_none_is_the_way_to_pass() -> None:
    game = at_event(3, wine=1)
    game.give(1, wine=1)
    game.play("none")
    assert (game.question, game.board.seat) == ("choose_event", 1)
    assert game.points(0) == 0


@clause("AT-11.5")
def test_who_can_place_nothing_is_not_asked() -> None:
    game = at_action(3)
    game.give(1, coin=1)
    while game.question == "act":
        game.idle()
    assert (game.question, game.board.seat) == ("choose_event", 1)
    game.play("none")
    assert game.board.round == 2


@clause("AT-11.6")
def test_cubes_not_placed_stay_with_the_player() -> None:
    game = at_event(wine=3).play("event drama", "place drama_upper_1 wine", "stop")
    assert game.cubes(0) == {"wine": 2}


@clause("AT-11.7")
def test_closed_events_accept_no_cubes() -> None:
    game = at_event(wine=1)
    game.climb(festival=2, migration=1)
    assert game.why("event festival") == game.why("event migration") == "event_is_closed"
    assert game.can("event drama")


@clause("AT-11.7")
def test_full_rows_stay_until_all_players_have_had_their_turn() -> None:
    game = at_event(2, infantry=1)
    game.give(1, wine=1)
    game.lay("contest_upper_2 wine", "contest_upper_3 coin", "contest_lower_2 wine", "contest_lower_3 coin")
    game.play("event contest", "place contest_upper_1 infantry")
    assert game.board.seat == 1
    assert len(game.laid("contest")) == 5
    assert game.why("event contest") == "nothing_fits"
    game.play("none")
    assert game.laid("contest") == {"contest_upper_2": "wine", "contest_upper_3": "coin"}


@clause("AT-11.8")
@pytest.mark.parametrize("event", SQUARES)
def test_a_row_counts_as_full_only_when_every_square_is_occupied(event: str) -> None:
    for missing in range(len(SQUARES[event])):
        game = at_event(wheat=1)
        cubes_laid = row(event, "upper")
        del cubes_laid[missing]
        game.lay(*cubes_laid)
        assert resolved(game).height(event) == 0
        assert len(game.laid(event)) == len(cubes_laid)


@clause("AT-11.9", "AT-2.6")
def test_the_cubes_of_a_full_row_return_to_the_supply() -> None:
    game = at_event(wheat=1)
    game.lay(*row("war", "upper", white="coin"))
    assert game.in_supply("coin") == 9
    resolved(game)
    assert [game.in_supply(cube) for cube in ("infantry", "cavalry", "galley", "coin")] == [9, 9, 9, 10]
    assert game.laid("war") == {}


@clause("AT-11.10")
@pytest.mark.parametrize(("rows", "steps_up"), [(["upper"], 1), (["lower"], 1), (["upper", "lower"], 2)])
def test_the_cylinder_climbs_one_circle_for_each_row_removed(rows: list[str], steps_up: int) -> None:
    game = at_event(wheat=1)
    for which in rows:
        game.lay(*row("drama", which))
    assert resolved(game).height("drama") == steps_up


@clause("AT-11.11")
def test_a_lower_row_moves_up_within_its_columns_and_nobody_scores() -> None:
    game = at_event(wheat=1)
    game.lay(*row("festival", "upper"), "festival_lower_2 olive_oil", "festival_lower_4 infantry")
    resolved(game)
    assert game.laid("festival") == {"festival_upper_2": "olive_oil", "festival_upper_4": "infantry"}
    assert game.board.scores() == [5, 5]  # the two Shipyards that were turned


@clause("AT-11.12")
def test_a_full_lower_row_alone_is_emptied_and_the_upper_row_stays() -> None:
    game = at_event(wheat=1)
    game.lay(*row("olympics", "lower"), "olympics_upper_3 coin")
    resolved(game)
    assert game.laid("olympics") == {"olympics_upper_3": "coin"}
    assert game.height("olympics") == 1


@clause("AT-11.13")
@pytest.mark.parametrize("event", SQUARES)
def test_an_event_closes_when_its_cylinder_reaches_the_topmost_circle(event: str) -> None:
    game = at_event(wheat=1)
    game.climb(**{event: CLOSING[event] - 1})
    before = {cube: game.in_supply(cube) for cube in CUBES}
    game.lay(*row(event, "upper"), f"{event}_lower_1 {SQUARES[event][0][0]}")
    resolved(game)
    assert game.height(event) == CLOSING[event]
    assert game.laid(event) == {}
    assert {cube: game.in_supply(cube) for cube in CUBES} == before


@clause("AT-11.13")
def test_steps_beyond_the_top_are_ignored() -> None:
    game = at_event(wheat=1)
    game.climb(war=1)
    game.lay(*row("war", "upper"), *row("war", "lower"), *row("migration", "upper"), *row("migration", "lower"))
    resolved(game)
    assert (game.height("war"), game.height("migration")) == (2, 1)


@clause("AT-11.13", "AT-11.7")
def test_a_closed_event_stays_closed_and_is_never_resolved_again() -> None:
    game = at_event(wheat=1)
    game.climb(war=2)
    game.board.notes = Notes()
    resolved(game)
    assert not [note for note in game.board.notes.heard if note.kind == ROW_CLEARED.number]
    assert game.height("war") == 2


@clause("AT-12.1")
def test_the_game_ends_at_the_end_of_a_round_in_which_all_six_events_are_closed() -> None:
    game = at_event(wine=1)
    game.climb(war=2, migration=1, festival=2, olympics=2, drama=2, contest=1)
    game.lay("contest_upper_1 infantry", "contest_upper_3 coin")
    game.play("event contest", "place contest_upper_2 wine")
    assert game.question == "over"
    assert game.board.round == 1
    assert game.points(0) == 5


@clause("AT-12.1")
def test_five_closed_events_do_not_end_the_game() -> None:
    game = at_event(wine=1)
    game.climb(war=2, migration=1, festival=2, olympics=2, drama=2)
    game.play("none")
    assert (game.question, game.board.round) == ("white_dice", 2)


@clause("AT-12.1")
def test_otherwise_the_game_ends_at_the_end_of_round_14() -> None:
    game = opened()
    while not (game.board.round == 14 and game.question == "act" and game.board.seat == game.board.start):
        game.idle()
    game.give(0, wine=1)
    while game.question == "act":
        game.idle()
    game.play("event drama", "place drama_upper_1 wine")
    assert game.question == "over"
    assert game.points(0) == 5
