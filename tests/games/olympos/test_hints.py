"""First impressions and the worth of things: what bots of Olympos believe before they search."""

from __future__ import annotations

from aegean.core.shared import changed
from aegean.games.olympos.parts import DISCOVERIES, GRAIN, NAMED, WONDERS
from aegean.games.olympos.rules.wonder import stars_short

from .positions import GAME, Olympos, bare


def looks(game: Olympos, move: str) -> float:
    """How promising a move looks."""
    return GAME.hints.prior(game.board, GAME.parse(move))


def developing(**cubes: int) -> Olympos:
    """Seat 0 about to choose a discovery, with cubes for any."""
    game = bare()
    game.give(0, **(cubes or {"grain": 3, "stone": 3, "wood": 3, "gold": 3}))
    return game


def test_science_looks_better_with_every_discovery_made() -> None:
    game, learned = developing(), developing()
    learned.learn(0, "cult", "oracle", "hellenism")
    first, later = (looks(position.play("discover"), "take science") for position in (game, learned))
    assert later > first


def test_swords_look_better_once_absolutism_counts_them() -> None:
    game, absolute = developing(), developing()
    absolute.learn(0, "absolutism")
    assert looks(absolute.play("discover"), "take hoplite") > looks(game.play("discover"), "take hoplite")


def test_a_bonus_marker_looks_better_where_its_wonder_is_near() -> None:
    game, near = developing(), developing()
    column = int(game.board.column_of[WONDERS.index("cyclopean_gate")])
    assert DISCOVERIES[int(game.board.tiles[column])] == "metallurgy"
    near.mark(0, f"r2c{column + 1} a", f"r3c{column + 1} a")
    assert stars_short(near.board, near.player_of(0), WONDERS.index("cyclopean_gate")) == 2
    assert looks(near.play("discover"), "take metallurgy") > looks(game.play("discover"), "take metallurgy")


def test_a_discovery_that_takes_no_cubes_looks_better() -> None:
    game, landed = developing(), developing()
    landed.settle(0, "illyria", "dardania", "paeonia", "thrace", "epirus", "macedonia")
    assert looks(landed.play("discover"), "take cult") > looks(game.play("discover"), "take cult")


def test_the_variant_that_more_discoveries_left_name_looks_better() -> None:
    game = developing().play("discover", "take agriculture")
    while game.question != "variant":
        game.play(game.legal()[0])
    for space, kinds in enumerate(NAMED):
        if kinds >> GRAIN & 1:
            game.board.piles = changed(game.board.piles, space, 0)
    wood, grain = (looks(game, f"variant {variant}") for variant in ("agriculture_wood", "agriculture_grain"))
    assert wood > grain


def test_the_settler_whose_land_is_worth_least_goes_on_first() -> None:
    game = bare()
    game.settle(0, "illyria", "olympos")
    game.play("expand")
    assert looks(game, "from illyria") > looks(game, "from olympos")


def test_a_finished_player_is_worth_their_points() -> None:
    game = bare().stand(72, 73, 74, 75)
    game.play("pass")
    assert GAME.hints.value(game.board, 0) == game.board.scores()[0]
    assert [area for area, points in GAME.hints.areas(game.board, 0) if points] == ["points"]


def test_time_left_is_worth_more_early_than_late() -> None:
    def hours(space: int) -> float:
        game = bare().stand(space, space + 1, space + 1, space + 1)
        areas = [dict(GAME.hints.areas(game.board, seat)) for seat in (0, 1)]
        return areas[0]["time"] - areas[1]["time"]

    assert hours(10) > hours(45) > hours(65) > 0
