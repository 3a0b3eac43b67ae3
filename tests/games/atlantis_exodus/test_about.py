"""The things of Atlantis Exodus explained: prices are those that are paid, spaces that can be reached say so."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import cast

from aegean.core.seen import Seen
from aegean.core.state import State
from aegean.draw.viewpoint import Viewpoint
from aegean.games.atlantis_exodus.board import Board
from aegean.games.atlantis_exodus.game import GAME
from aegean.games.atlantis_exodus.parts import POSTS, SPACES
from aegean.play.about import Card, card
from aegean.testing.picture_checks import sensible_game

NAMES = ["Theano", "Kallias"]


def told(state: State, id: str) -> Card:
    viewer = int(state.seat)
    found = card(Seen(state, viewer), Viewpoint(GAME, "en", NAMES, viewer=viewer), id)
    assert found
    return found


def test_what_can_be_trained_can_be_paid() -> None:
    compared = 0
    for state in sensible_game(GAME, 2, 4):
        if state.seat < 0 or state.question().name != "main":
            continue
        for move in map(GAME.text, state.legal()):
            if move.startswith("train "):
                _, start, end = move.split()
                found = told(state, f"training.{start}_{end}.{state.seat}")
                assert found.now[0].words == "You can pay for it." and found.offers[0].move == move
                compared += 1
    assert compared > 10


def test_spaces_that_the_king_can_reach_say_so() -> None:
    for state in sensible_game(GAME, 2, 4):
        if state.seat < 0 or state.question().name != "king":
            continue
        legal = {GAME.text(action) for action in state.legal()}
        for space in SPACES:
            found = told(state, f"space.{space}")
            reached = any(line.words == "Your king can go here." for line in found.now)
            assert reached == (f"king {space}" in legal) == bool(found.offers)


def boards() -> Iterator[Board]:
    """The positions of a game in which somebody decides."""
    return (cast(Board, state) for state in sensible_game(GAME, 2, 4) if state.seat >= 0)


def test_prices_are_counted_and_a_guard_is_somebody() -> None:
    state = next(state for state in boards() if any(state.posts))
    what = told(state, "training.stonemason_master_builder.0").what
    assert "1 culture book, 2 craft books and 1 gold" in what
    post = next(post for post, guard in enumerate(state.posts) if guard)
    settler = ("scientist", "intellectual", "labourer")[state.posts[post] - 1]
    assert told(state, f"post.{POSTS[post]}").now[0].words in (
        f"The guard is a {settler}.",
        f"The guard is an {settler}.",
    )


def test_a_tile_of_the_city_is_named_with_what_the_space_gives() -> None:
    state = next(state for state in boards() if all(state.city))
    assert re.search(r"gets: workshop \(\w[^()]*\)", told(state, "space.b2").what)
