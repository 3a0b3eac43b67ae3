"""The event phase, the resolution of rows and the end of the game (AT-11, AT-12.1)."""

from __future__ import annotations

import pytest

from aegean.core.phrase import Notes
from aegean.games.athens.events import ANY, EVENT_CARDS, EVENT_SQUARES
from aegean.games.athens.parts import CUBES, EVENTS
from aegean.games.athens.rules.event import ROW_CLEARED
from aegean.testing import clause

from .positions import (
    Board,
    at_action,
    at_event,
    can,
    climb,
    cubes,
    give,
    height,
    idle,
    in_supply,
    laid,
    lay,
    legal,
    opened,
    order_of,
    play,
    points,
    run_to,
    step,
    why,
)

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


def resolved(state: Board) -> Board:
    """The same game after the end of its round."""
    return run_to(state, "white_dice")


@clause("AT-11.1")
def test_each_player_in_play_order_chooses_one_open_event_or_none() -> None:
    state = at_action(3, start=1, order="counterclockwise")
    for seat in range(3):
        give(state, seat, wine=1)
    while step(state) == "act":
        idle(state)
    assert legal(state) == [
        "event war", "event migration", "event festival", "event drama", "event contest", "none",
    ]  # fmt: skip
    assert order_of(state, "choose_event") == [1, 0, 2]


@clause("AT-11.1")
def test_cubes_go_to_the_chosen_event_only() -> None:
    state = play(at_event(wine=2), "event drama")
    assert legal(state) == ["place drama_upper_1 wine", "place drama_lower_1 wine"]
    assert why(state, "place contest_upper_2 wine") == "other_event"
    play(state, "place drama_upper_1 wine", "stop")
    assert state.round == 2


@clause("AT-11.2")
def test_a_cube_goes_on_an_empty_square_of_its_colour_or_on_a_white_one() -> None:
    state = play(at_event(wine=1, coin=1), "event festival")
    assert legal(state) == [
        "place festival_upper_1 wine",
        "place festival_upper_4 wine",
        "place festival_upper_4 coin",
        "place festival_lower_1 wine",
        "place festival_lower_4 wine",
        "place festival_lower_4 coin",
    ]
    assert why(state, "place festival_upper_2 olive_oil") == "no_cube_to_place"
    with_taken = at_event(wine=1)
    lay(with_taken, "festival_upper_1 wine")
    play(with_taken, "event festival")
    assert why(with_taken, "place festival_upper_1 wine") == "place_taken"


@clause("AT-11.2")
@pytest.mark.parametrize("cube", CUBES)
def test_white_squares_take_every_colour(cube: str) -> None:
    state = play(at_event(**{cube: 1}), "event contest")
    assert can(state, f"place contest_upper_3 {cube}")


@clause("AT-11.3")
def test_squares_of_both_rows_can_be_filled_in_any_order_as_many_as_one_can() -> None:
    state = play(at_event(wine=4), "event contest")
    play(state, "place contest_lower_2 wine", "place contest_upper_3 wine")
    play(state, "place contest_upper_2 wine", "place contest_lower_3 wine")
    assert points(state, 0) == 3 + 4 + 5 + 2


@clause("AT-11.4")
@pytest.mark.parametrize("event", SQUARES)
def test_each_cube_scores_the_points_printed_on_its_square_at_once(event: str) -> None:
    for column, (cube, upper, lower) in enumerate(SQUARES[event], 1):
        colour = "cloth" if cube == "any" else cube
        for which, worth in (("upper", upper), ("lower", lower)):
            state = play(at_event(**{colour: 2}), f"event {event}", f"place {event}_{which}_{column} {colour}")
            assert points(state, 0) == worth
            assert cubes(state, 0) == {colour: 1}


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
    state = play(at_event(wine=2), "event drama")
    assert why(state, "stop") == "place_one_first"
    play(state, "place drama_upper_1 wine")
    assert can(state, "stop")


@clause("AT-11.5")
def test_an_event_that_takes_none_of_the_cubes_cannot_be_chosen() -> None:
    state = at_event(wheat=1)
    assert legal(state) == ["event war", "event migration", "event festival", "event contest", "none"]
    assert why(state, "event drama") == "nothing_fits"


@clause("AT-11.5")
def test_choosing_none_is_the_way_to_pass() -> None:
    state = at_event(3, wine=1)
    give(state, 1, wine=1)
    play(state, "none")
    assert (step(state), state.seat) == ("choose_event", 1)
    assert points(state, 0) == 0


@clause("AT-11.5")
def test_who_can_place_nothing_is_not_asked() -> None:
    state = at_action(3)
    give(state, 1, coin=1)
    while step(state) == "act":
        idle(state)
    assert (step(state), state.seat) == ("choose_event", 1)
    play(state, "none")
    assert state.round == 2


@clause("AT-11.6")
def test_cubes_not_placed_stay_with_the_player() -> None:
    state = play(at_event(wine=3), "event drama", "place drama_upper_1 wine", "stop")
    assert cubes(state, 0) == {"wine": 2}


@clause("AT-11.7")
def test_closed_events_accept_no_cubes() -> None:
    state = at_event(wine=1)
    climb(state, festival=2, migration=1)
    assert why(state, "event festival") == why(state, "event migration") == "event_is_closed"
    assert can(state, "event drama")


@clause("AT-11.7")
def test_full_rows_stay_until_all_players_have_had_their_turn() -> None:
    state = at_event(2, infantry=1)
    give(state, 1, wine=1)
    lay(state, "contest_upper_2 wine", "contest_upper_3 coin", "contest_lower_2 wine", "contest_lower_3 coin")
    play(state, "event contest", "place contest_upper_1 infantry")
    assert state.seat == 1
    assert len(laid(state, "contest")) == 5
    assert why(state, "event contest") == "nothing_fits"
    play(state, "none")
    assert laid(state, "contest") == {"contest_upper_2": "wine", "contest_upper_3": "coin"}


@clause("AT-11.8")
@pytest.mark.parametrize("event", SQUARES)
def test_a_row_counts_as_full_only_when_every_square_is_occupied(event: str) -> None:
    for missing in range(len(SQUARES[event])):
        state = at_event(wheat=1)
        cubes_laid = row(event, "upper")
        del cubes_laid[missing]
        lay(state, *cubes_laid)
        assert height(resolved(state), event) == 0
        assert len(laid(state, event)) == len(cubes_laid)


@clause("AT-11.9", "AT-2.6")
def test_the_cubes_of_a_full_row_return_to_the_supply() -> None:
    state = at_event(wheat=1)
    lay(state, *row("war", "upper", white="coin"))
    assert in_supply(state, "coin") == 9
    resolved(state)
    assert [in_supply(state, cube) for cube in ("infantry", "cavalry", "galley", "coin")] == [9, 9, 9, 10]
    assert laid(state, "war") == {}


@clause("AT-11.10")
@pytest.mark.parametrize(("rows", "steps_up"), [(["upper"], 1), (["lower"], 1), (["upper", "lower"], 2)])
def test_the_cylinder_climbs_one_circle_for_each_row_removed(rows: list[str], steps_up: int) -> None:
    state = at_event(wheat=1)
    for which in rows:
        lay(state, *row("drama", which))
    assert height(resolved(state), "drama") == steps_up


@clause("AT-11.11")
def test_a_lower_row_moves_up_within_its_columns_and_nobody_scores() -> None:
    state = at_event(wheat=1)
    lay(state, *row("festival", "upper"), "festival_lower_2 olive_oil", "festival_lower_4 infantry")
    resolved(state)
    assert laid(state, "festival") == {"festival_upper_2": "olive_oil", "festival_upper_4": "infantry"}
    assert state.scores() == [5, 5]  # the two Shipyards that were turned


@clause("AT-11.12")
def test_a_full_lower_row_alone_is_emptied_and_the_upper_row_stays() -> None:
    state = at_event(wheat=1)
    lay(state, *row("olympics", "lower"), "olympics_upper_3 coin")
    resolved(state)
    assert laid(state, "olympics") == {"olympics_upper_3": "coin"}
    assert height(state, "olympics") == 1


@clause("AT-11.13")
@pytest.mark.parametrize("event", SQUARES)
def test_an_event_closes_when_its_cylinder_reaches_the_topmost_circle(event: str) -> None:
    state = at_event(wheat=1)
    climb(state, **{event: CLOSING[event] - 1})
    before = {cube: in_supply(state, cube) for cube in CUBES}
    lay(state, *row(event, "upper"), f"{event}_lower_1 {SQUARES[event][0][0]}")
    resolved(state)
    assert height(state, event) == CLOSING[event]
    assert laid(state, event) == {}
    assert {cube: in_supply(state, cube) for cube in CUBES} == before


@clause("AT-11.13")
def test_steps_beyond_the_top_are_ignored() -> None:
    state = at_event(wheat=1)
    climb(state, war=1)
    lay(state, *row("war", "upper"), *row("war", "lower"), *row("migration", "upper"), *row("migration", "lower"))
    resolved(state)
    assert (height(state, "war"), height(state, "migration")) == (2, 1)


@clause("AT-11.13", "AT-11.7")
def test_a_closed_event_stays_closed_and_is_never_resolved_again() -> None:
    state = at_event(wheat=1)
    climb(state, war=2)
    state.notes = Notes()
    resolved(state)
    assert not [note for note in state.notes.heard if note.kind == ROW_CLEARED.number]
    assert height(state, "war") == 2


@clause("AT-12.1")
def test_the_game_ends_at_the_end_of_a_round_in_which_all_six_events_are_closed() -> None:
    state = at_event(wine=1)
    climb(state, war=2, migration=1, festival=2, olympics=2, drama=2, contest=1)
    lay(state, "contest_upper_1 infantry", "contest_upper_3 coin")
    play(state, "event contest", "place contest_upper_2 wine")
    assert step(state) == "over"
    assert state.round == 1
    assert points(state, 0) == 5


@clause("AT-12.1")
def test_five_closed_events_do_not_end_the_game() -> None:
    state = at_event(wine=1)
    climb(state, war=2, migration=1, festival=2, olympics=2, drama=2)
    play(state, "none")
    assert (step(state), state.round) == ("white_dice", 2)


@clause("AT-12.1")
def test_otherwise_the_game_ends_at_the_end_of_round_14() -> None:
    state = opened()
    while not (state.round == 14 and step(state) == "act" and state.seat == state.start):
        idle(state)
    give(state, 0, wine=1)
    while step(state) == "act":
        idle(state)
    play(state, "event drama", "place drama_upper_1 wine")
    assert step(state) == "over"
    assert points(state, 0) == 5
