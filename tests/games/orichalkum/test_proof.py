"""A position from outside is not believed when something lies about that its question knows nothing of."""

from __future__ import annotations

from typing import cast

import pytest

import aegean
from aegean.core.game import GameError
from aegean.core.shared import zeros
from aegean.games.orichalkum.board import Board
from aegean.games.orichalkum.grid import FIELDS, SIZE
from aegean.games.orichalkum.parts import BUILDINGS, CARD_SIZE, CARDS, TILE_SIZE
from aegean.games.orichalkum.rules.action import ACT
from aegean.games.orichalkum.rules.card import TAKE_CARD
from aegean.games.orichalkum.rules.extra import EXTRA
from aegean.games.orichalkum.rules.fight import SETTLE
from aegean.play.lesson import Lesson, lessons
from aegean.testing.lesson_checks import begun

from .positions import E13, GAME, Orichalkum, settled


def refusal(game: Orichalkum) -> str:
    """Why a position is not believed."""
    with pytest.raises(GameError) as refused:
        GAME.restore(GAME.dump(game.board))
    return str(refused.value)


def test_no_building_is_drawn_unless_its_place_is_asked() -> None:
    game = settled()
    game.fetch("hospital")
    game.board.drawn = BUILDINGS.index("hospital")
    assert "'drawn'" in refusal(game)


def test_a_building_is_placed_only_once_it_is_drawn() -> None:
    game = settled()
    game.land(0, **E13)
    game.acting("produce")
    SETTLE.ask(game.board, 0)
    game.board.advance()
    assert "'drawn'" in refusal(game)


def test_the_place_of_a_building_is_asked_at_once() -> None:
    game = settled()
    SETTLE.ask(game.board, 0)
    TAKE_CARD.ask(game.board, 0)
    game.board.advance()
    assert "cannot let 'settle' wait" in refusal(game)


def test_nobody_fights_where_no_creature_is() -> None:
    game = settled()
    game.land(0, **E13)
    game.acting("fight").play("fight r2c2")
    game.board.lair.put(game.board.players[0].creatures[FIELDS.index("r2c2")] - 1)
    game.board.players[0].lairs = 0
    game.board.players[0].creatures = zeros(SIZE)
    assert "'creatures'" in refusal(game)


def test_a_card_lies_beside_the_island_until_its_action_is_over() -> None:
    game = settled()
    game.board.card = CARDS.index("build_3")
    game.board.deck.take(game.board.card)
    assert "'card'" in refusal(game)


def test_an_extra_action_is_chosen_as_soon_as_it_is_paid_for() -> None:
    game = settled().taken("produce")
    EXTRA.ask_for(game.board, payment=0)
    ACT.ask(game.board, 0)
    game.board.advance()
    assert "cannot let 'extra' wait" in refusal(game)


@pytest.mark.parametrize("lesson", lessons("orichalkum"), ids=lambda lesson: lesson.id)
def test_lessons_show_landscapes_on_cards_of_their_size(lesson: Lesson) -> None:
    board = cast(Board, begun(aegean.load("orichalkum"), lesson)[0].state)
    laid = [(card, tile) for card, tile in zip(board.cards, board.tiles, strict=True) if card >= 0]
    assert all(TILE_SIZE[tile] == CARD_SIZE[card] for card, tile in laid if tile >= 0)
