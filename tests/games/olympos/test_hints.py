"""First impressions and the worth of things: what bots of Olympos believe before they search."""

from __future__ import annotations

from aegean.core.shared import changed
from aegean.games.olympos.board import Board
from aegean.games.olympos.parts import DISCOVERIES, GRAIN, NAMED, WONDERS
from aegean.games.olympos.rules.wonder import stars_short

from .positions import GAME, bare, give, learn, legal, mark, play, player_of, settle, stand, step


def looks(state: Board, move: str) -> float:
    """How promising a move looks."""
    return GAME.hints.prior(state, GAME.parse(move))


def developing(**cubes: int) -> Board:
    """Seat 0 about to choose a discovery, with cubes for any."""
    state = bare()
    give(state, 0, **(cubes or {"grain": 3, "stone": 3, "wood": 3, "gold": 3}))
    return state


def test_science_looks_better_with_every_discovery_made() -> None:
    state, learned = developing(), developing()
    learn(learned, 0, "cult", "oracle", "hellenism")
    first, later = (looks(play(position, "discover"), "take science") for position in (state, learned))
    assert later > first


def test_swords_look_better_once_absolutism_counts_them() -> None:
    state, absolute = developing(), developing()
    learn(absolute, 0, "absolutism")
    assert looks(play(absolute, "discover"), "take hoplite") > looks(play(state, "discover"), "take hoplite")


def test_a_bonus_marker_looks_better_where_its_wonder_is_near() -> None:
    state, near = developing(), developing()
    column = int(state.column_of[WONDERS.index("cyclopean_gate")])
    assert DISCOVERIES[int(state.tiles[column])] == "metallurgy"
    mark(near, 0, f"r2c{column + 1} a", f"r3c{column + 1} a")
    assert stars_short(near, player_of(near, 0), WONDERS.index("cyclopean_gate")) == 2
    assert looks(play(near, "discover"), "take metallurgy") > looks(play(state, "discover"), "take metallurgy")


def test_a_discovery_that_takes_no_cubes_looks_better() -> None:
    state, landed = developing(), developing()
    settle(landed, 0, "illyria", "dardania", "paeonia", "thrace", "epirus", "macedonia")
    assert looks(play(landed, "discover"), "take cult") > looks(play(state, "discover"), "take cult")


def test_the_variant_that_more_discoveries_left_name_looks_better() -> None:
    state = play(developing(), "discover", "take agriculture")
    while step(state) != "variant":
        play(state, legal(state)[0])
    for space, kinds in enumerate(NAMED):
        if kinds >> GRAIN & 1:
            state.piles = changed(state.piles, space, 0)
    wood, grain = (looks(state, f"variant {variant}") for variant in ("agriculture_wood", "agriculture_grain"))
    assert wood > grain


def test_the_settler_whose_land_is_worth_least_goes_on_first() -> None:
    state = bare()
    settle(state, 0, "illyria", "olympos")
    play(state, "expand")
    assert looks(state, "from illyria") > looks(state, "from olympos")


def test_a_finished_player_is_worth_their_points() -> None:
    state = stand(bare(), 72, 73, 74, 75)
    play(state, "pass")
    assert GAME.hints.value(state, 0) == state.scores()[0]
    assert [area for area, points in GAME.hints.areas(state, 0) if points] == ["points"]


def test_time_left_is_worth_more_early_than_late() -> None:
    def hours(space: int) -> float:
        state = stand(bare(), space, space + 1, space + 1, space + 1)
        areas = [dict(GAME.hints.areas(state, seat)) for seat in (0, 1)]
        return areas[0]["time"] - areas[1]["time"]

    assert hours(10) > hours(45) > hours(65) > 0
