"""The picture and the text board of Olympos: complete, playable, and silent about what is hidden."""

from __future__ import annotations

import re
from functools import cache
from typing import cast

import pytest

from aegean.core.phrase import Notes
from aegean.core.shared import changed
from aegean.core.state import CHANCE, OVER, SPECTATOR, State
from aegean.draw.palette import GOLD
from aegean.draw.panel import NARROW, WIDE
from aegean.games.olympos.board import NO_CARDS, Board
from aegean.games.olympos.parts import DESTINIES, OLYMPOS, STARRED, TERRITORIES
from aegean.games.olympos.view_map import CHART, IVORY
from aegean.games.olympos.view_things import DEFS, MAP
from aegean.play import Table
from aegean.play.table import PERSON
from aegean.testing import clause
from aegean.testing.drawing_checks import drawn
from aegean.testing.picture_checks import (
    CHECKS,
    PositionSet,
    all_questions_but,
    gold_is_for_whoever_decides,
    moves,
    sample_positions,
)
from aegean.testing.shared_tests import ViewTests

from .positions import GAME, Olympos, bare, stacked, started


def contested() -> State:
    """Which disc moves: two own ones with another between, under three more."""
    game = bare()
    game.settle(0, "thrace")
    game.settle(1, "thrace")
    game.settle(0, "thrace")
    game.settle(2, "thrace")
    game.settle(1, "thrace")
    return game.play("expand", "from thrace").board


def chosen_star() -> State:
    """Both sorts of one-time stars at hand."""
    game = bare()
    game.settle(0, "thessaly", "attica", "naxos")
    game.board.players[0].athena = 1
    game.hold(0, "master_builder")
    return game.stand(0, 9, 9, 9).play("wonder", "build cyclopean_gate").board


def asked_for_favour() -> Olympos:
    """A god has come, and somebody else holds a favour."""
    game = bare()
    game.hold(2, "divine_favour")
    game.stand(8, 9, 9, 9)
    return game.play("expand", "new", "to thrace", "draw supremacy_wood", "reveal hades")


def oracle() -> State:
    """Three cards drawn, one of them kept."""
    game = bare()
    game.learn(0, "oracle")
    game.stand(9, 12, 12, 12)
    return game.play("expand", "new", "to thrace", "draw cube_gold", "draw four_kinds", "draw fame_wood").board


def arrived() -> State:
    """A settler has moved and is still to be paid for."""
    game = bare().stand(3, 8, 12, 20)
    game.hold(0, "haste_grain")
    return game.play("expand", "new", "later", "to thrace").board


@cache
def samples() -> tuple[State, ...]:
    """Positions of games of all sizes, and what they seldom reach."""
    return (
        *sample_positions(GAME, 211),
        contested(),
        chosen_star(),
        asked_for_favour().board,
        oracle(),
        arrived(),
        asked_for_favour().play("no").board,
    )


POSITIONS = PositionSet(GAME, samples)
markup, decisions = POSITIONS.markup, POSITIONS.decisions


class TestView(ViewTests):
    positions = POSITIONS
    checks = [*CHECKS, gold_is_for_whoever_decides, all_questions_but()]


def test_a_queue_of_moves_on_the_boards_can_be_played() -> None:
    for state in decisions():
        if state.question().name != "menu":
            continue
        for move in moves(markup(state, state.seat)):
            if ";" in move:
                table = Table(GAME, [PERSON] * int(state.seats), seed=1)
                table.state = state.clone()
                table.state.notes = Notes()
                table.play(move)


@pytest.mark.parametrize(("seats", "left"), [(3, 12), (4, 8), (5, 4)])
@clause("OS-2.3")
def test_all_territories_can_be_barred_at_once_and_the_stars_stay(seats: int, left: int) -> None:
    game = stacked(seats)
    seat = game.board.seat
    [whole] = [move for move in moves(markup(game.board, seat)) if ";" in move]
    assert len(whole.split("; ")) == left
    game.play(*whole.split("; "))
    assert game.board.question().name != "bar"
    barred = [land for land in range(len(TERRITORIES)) if game.board.is_barred(land)]
    assert len(barred) == left and not any(STARRED[land] or land == OLYMPOS for land in barred)


@clause("OS-4.21")
def test_every_destination_shows_its_full_price() -> None:
    game = bare()
    game.settle(0, "naxos")
    game.settle(1, "rhodes")
    shown = markup(game.board, 0)
    assert game.price(0, "new", "rhodes") == 2 + 5 + 2
    label = re.search(r'data-move="expand; new; to rhodes" aria-label="([^"]+)"', shown)
    assert label
    assert label[1] == (
        "Go to Rhodes: 1 wood territory tile and 1 star tile from Mika &amp; Söhne for 9 action points "
        "(new settler 2, movement 5, fight 2), to space 9"
    )
    game = game.stand(8, 9, 9, 9)
    game.board.players[0].hourglasses = 1
    label = re.search(r'data-move="expand; new; to rhodes" aria-label="([^"]+)"', markup(game.board, 0))
    assert label
    assert label[1].endswith(
        "(new settler 2, movement 5, fight 2; 1 with an hourglass), to space 16, reaching Zeus space 10"
    )


@clause("OS-8.3")
def test_a_move_that_only_cards_pay_says_so() -> None:
    game = bare().stand(78, 79, 79, 79)
    game.hold(0, "haste_grain")
    shown = markup(game.refresh().board, 0)
    label = re.search(r'data-move="expand; new; to thrace" aria-label="([^"]+)"', shown)
    assert label
    assert label[1] == (
        "Go to Thrace: 1 grain territory tile for 3 action points (new settler 2, movement 1), "
        "with hourglasses from your cards"
    )


@clause("OS-4.9")
def test_a_longer_way_says_where_it_leads() -> None:
    game = bare().stand(3, 9, 9, 9)
    shown = markup(game.play("expand", "new", "later", "to thrace").board, 0)
    assert 'data-move="cost 7" aria-label="Pay 7 action points, to space 10, reaching Zeus space 10"' in shown


def test_prestige_is_face_down_until_the_end() -> None:
    game = started()
    game.board.players[1].prestige = 37
    assert "Prestige points: 37" not in markup(game.board, 0) and "Prestige points: 37" in markup(game.board, 1)
    assert POSITIONS.picture(game.board, 0).points[1] == POSITIONS.picture(game.board, 1).points[1] - 37
    over = next(game for game in samples() if game.seat == OVER)
    cast(Board, over).players[1].prestige = 37
    assert "Prestige points: 37" in markup(over, 0)


def test_hands_are_face_down_until_the_end() -> None:
    over = cast(Board, next(game for game in samples() if game.seat == OVER))
    over.players[1].hand = changed(NO_CARDS, 0, 1)
    over.players[1].hand_count = 1
    face = f'id="card-1-{DESTINIES[0]}-0"'
    assert face in markup(over, 0) and face in markup(over, SPECTATOR)
    over.seat = 0
    assert face not in markup(over, 0)


def test_settlers_and_markers_keep_their_ids_when_they_move() -> None:
    game = bare()
    game.settle(0, "thrace", "paeonia")
    own = re.compile(r'id="((?:disc|marker)-red[^"]*)"')
    before = set(own.findall(markup(game.board, 0)))
    game.play("expand", "from thrace", "to dardania")
    assert set(own.findall(markup(game.board, 0))) == before


def test_a_high_stack_shows_five_discs_and_counts_the_rest() -> None:
    game = bare()
    for seat in (0, 1, 2, 3, 0, 1, 2):
        game.settle(seat, "thrace")
    shown = markup(game.board, 0)
    assert len(re.findall(r'id="disc-(?:red|green|blue|white)-\d+"', shown)) == 5
    assert ">7</text>" in shown


def test_chance_shows_no_choices() -> None:
    state = GAME.start(4)
    assert state.seat == CHANCE and moves(markup(state, SPECTATOR)) == set()


def test_the_frames_of_atlantis_are_ivory_for_gold_is_left_to_choices() -> None:
    drawn = "".join(CHART.values())
    assert IVORY in drawn and GOLD not in drawn and "#F2C64A" not in drawn


def test_the_shade_of_all_lands_has_every_land_in_its_place() -> None:
    every = DEFS["land-every"]
    assert all(f"M{str(outline)[1:]}" in every for outline in MAP["lands"].values())


def test_what_is_touched_on_a_board_is_not_offered_a_second_time() -> None:
    asked = set[str]()
    for state in decisions():
        for layout in (WIDE, NARROW):
            panels = drawn(GAME, state, state.seat, "en", layout).panels
            dock, boards = (
                {move for panel in panels if panel.place == place for move in moves(panel.body)}
                for place in ("dock", "board")
            )
            assert not dock & boards
            asked |= {state.question().name} if boards and not dock else set()
    assert {"discovery", "build", "withdraw"} <= asked


def test_a_pointer_between_a_sign_and_its_number_is_on_both() -> None:
    drawn = POSITIONS.markup(bare().board, 0)
    counts = re.findall(r'data-about="(?:count|resource)\.[^"]*">(.*?)</g>', drawn, re.DOTALL)
    assert len(counts) > 10 and all('pointer-events="all"' in body for body in counts)
