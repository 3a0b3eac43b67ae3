"""The picture and the text board: complete, playable, and silent about what is hidden."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import cast

from aegean.core.seen import Seen
from aegean.core.state import State
from aegean.draw.panel import NARROW, WIDE
from aegean.games.atlantis_exodus.board import Board
from aegean.games.atlantis_exodus.cards import PILLAR_NAMES
from aegean.games.atlantis_exodus.rules.settlement import CELL
from aegean.games.atlantis_exodus.view_pillars import draw_pillar_card
from aegean.games.atlantis_exodus.view_scene import Scene
from aegean.testing.picture_checks import CHECKS, PositionSet, all_questions_but, sample_positions
from aegean.testing.shared_tests import ViewTests
from aegean.testing.walks import walk

from .positions import GAME, at_king, at_main


def full_board() -> State:
    """A settlement with everything that can lie on it."""
    game = at_main(4)
    game.put(0, "c11", "lodging_sand_5", "purple white brown")
    game.put(0, "c12", "ws_bb_1", "purple white")
    game.put(0, "c13", "agora_10")
    game.put(0, "c14", "mon_seven")
    game.ship(0, "whale", "brown")
    game.pillar(0, 1, "base_swap_book_1", "shaft_train_1", "capital_twice_1")
    game.educate(0, astronomer=2)
    return game.board


def offered_flames() -> State:
    """A workshop lets the priest climb."""
    game = at_king(2)
    game.put(0, "c11", "ws_sf_3", "brown")
    game.court("t3", "brown")
    game.play("king t3")
    return game.board


@cache
def samples() -> tuple[State, ...]:
    """Positions of games of all sizes, and what they seldom reach."""
    rare = Path(__file__).parent / "rare"
    kept = [GAME.read((rare / name).read_text("utf-8")) for name in ("first-effect.txt", "rotation.txt")]
    return (*sample_positions(GAME, 499), full_board(), offered_flames(), *kept)


POSITIONS = PositionSet(GAME, samples)
markup, decisions = POSITIONS.markup, POSITIONS.decisions


class TestView(ViewTests):
    positions = POSITIONS
    checks = [*CHECKS, all_questions_but("man_pillar", "scroll_keep", "draw_scroll")]


def test_every_choice_has_its_place_on_the_boards() -> None:
    for state in decisions():
        for layout in (WIDE, NARROW):
            assert 'id="choices"' not in markup(state, state.seat, layout)


def test_a_tile_is_named_by_the_question_and_placed_on_the_board() -> None:
    asked = [state for state in decisions() if state.question() is CELL]
    assert asked
    for state in asked:
        assert "dock" not in [panel.place for panel in POSITIONS.picture(state, state.seat, WIDE, "en").panels]


def test_a_question_is_about_the_board_on_which_it_can_be_answered() -> None:
    for layout, board in ((WIDE, "city"), (NARROW, "displays")):
        panels = POSITIONS.picture(at_king(2).board, 0, layout, "en").panels
        assert next(panel.id for panel in panels if "order" in panel.about) == board


def test_levels_turn_and_labels_stay_upright() -> None:
    game = at_king(2)
    assert 'id="level-middle" class="level" transform="rotate(0)"' in markup(game.board, 0)
    game.board.middle_turn, game.board.top_turn = 1, 3
    svg = markup(game.board, 0)
    assert 'id="level-middle" class="level" transform="rotate(90)"' in svg
    assert 'id="level-top" class="level" transform="rotate(270)"' in svg
    assert "rotate(-90)" in svg and "rotate(-270)" in svg


def test_spaces_out_of_reach_say_why() -> None:
    game = at_king(2)
    game.king(0, "t0")
    game.king(1, "m0")
    svg = markup(game.board, 0)
    assert "Another king stands in Workshop Street." in svg
    assert "Walls keep your king from moving to the Theatre." in svg
    assert "A neutral king stands in the Palace of Favour." in svg


def test_what_is_gained_is_counted_in_words() -> None:
    board = at_king(2).board
    english, german = markup(board, 0), markup(board, 0, lang="de")
    assert "Library, 2 knowledge books, " in english and "Labourer: 1 victory point, 1 flame" in english
    assert "Bibliothek, 2 Wissensbücher, " in german and "Tagelöhner: 1 Siegpunkt, 1 Flamme" in german


def test_other_hands_stay_hidden() -> None:
    game = at_main()
    game.hold(1, "inf_three_vp")
    assert "Fame" not in markup(game.board, 0).replace("Play: Fame", "")
    assert "Fame" in markup(game.board, 1)


def test_the_text_board_marks_where_the_king_can_go() -> None:
    game = at_king(2)
    game.king(0, "t0")
    lines = POSITIONS.board(game.board, 0).splitlines()
    marked = [line.split()[1] for line in lines if line.startswith("▸")]
    assert [f"king {space}" for space in marked] == [GAME.text(action) for action in game.board.legal()]


def test_a_game_alone_is_won_or_lost() -> None:
    *_, state = walk(GAME, 1, 3)
    assert state.places() == [2 if cast(Board, state).lost else 1]


def test_pillar_cards_on_display_say_their_whole_names() -> None:
    cards = [PILLAR_NAMES.index(name) for name in dict.fromkeys(PILLAR_NAMES)]
    for lang in ("en", "de"):
        scene = Scene(Seen(at_main().board, 0), POSITIONS.viewpoint(at_main().board, 0, lang=lang))
        for card in cards:
            assert "…" not in draw_pillar_card(scene, card, 68, 76)
