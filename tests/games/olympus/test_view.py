"""The picture and the text board of Olympus: complete, playable, in both languages."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from aegean.core.state import State
from aegean.draw.flow import line_width
from aegean.draw.panel import NARROW
from aegean.games.olympus import GAME
from aegean.games.olympus.parts import BUILDINGS, COMMON, TEMPLES
from aegean.games.olympus.view import draw
from aegean.games.olympus.view_ceremony import war_rows
from aegean.games.olympus.view_city import upkeep_lines
from aegean.games.olympus.view_others import war_preview
from aegean.games.olympus.view_scene import Scene
from aegean.testing import clause
from aegean.testing.picture_checks import CHECKS, PositionSet, all_questions_but, moves, sample_positions
from aegean.testing.shared_tests import ViewTests

from .positions import opened

RARE = sorted((Path(__file__).parent / "rare").glob("*.txt"))


def won() -> State:
    """The owner of the temple of Ares has won a war."""
    game = opened(3)
    game.own(0, "temple_ares")
    game.set_levels(0, "1/5/4/1/1/1")
    return game.hold_ceremony("zeus").play("zeus war", "zeus vp", "target seat_2").board


def produced() -> State:
    """The owner of the Aqueduct has produced."""
    game = opened(3)
    game.own(0, "aqueduct")
    game.favour(0, "demeter", True)
    return game.board


def punished(*moves: str) -> State:
    """The temple of Hades has been built."""
    game = opened(3)
    game.set_levels(0, "5/5/1/1/1/1")
    game.set_levels(1, "3/3/3/1/1/1")
    game.set_store(0, 1, 1, 1)
    return game.may_build(0).play("build temple_hades", *moves).board


@cache
def samples() -> tuple[State, ...]:
    """Positions of games of all sizes, and what they seldom reach."""
    kept = [GAME.read(path.read_text("utf-8")) for path in RARE]
    return (*sample_positions(GAME, 1999), *kept, won(), produced(), punished(), punished("hades lower"))


POSITIONS = PositionSet(GAME, samples)
markup = POSITIONS.markup


class TestView(ViewTests):
    positions = POSITIONS
    checks = [*CHECKS, all_questions_but()]


def test_every_card_and_every_temple_is_in_sight() -> None:
    text = markup(opened(4).board, 0)
    assert all(f'id="card-{name}"' in text for name in COMMON)
    assert all(f'id="spot-{name}"' in text for name in TEMPLES)


def test_barred_cards_say_why() -> None:
    game = opened(3).may_build(0)
    text = markup(game.board, 0)
    assert 'data-why="build statue"' in text and 'data-why="build temple_zeus"' in text
    barred = set(re.findall(r'data-why="(build \w+)"', text))
    assert len(barred) + len(moves(text) - {"build decline"}) == len(BUILDINGS)


@clause("OU-7.5", "OU-7.7", "OU-7.10")
def test_the_war_preview_tells_what_the_war_brings() -> None:
    game = opened(4)
    game.set_levels(0, "1/5/3/1/1/1")
    game.set_levels(2, "1/5/3/1/1/1")
    game.set_levels(3, "1/5/9/1/1/1")
    game.set_store(1, 1, 0, 0)
    assert [war_preview(game.board, 0, seat) for seat in (1, 2, 3)] == [(2, 1), (0, 0), (0, 0)]
    game.hold_ceremony("ares")
    game.play("ares war_2")
    assert [war_preview(game.board, 0, seat) for seat in (1, 2, 3)] == [(2, 1), (1, 1), (0, 0)]
    game.own(2, "fleet")
    assert war_preview(game.board, 0, 2) == (0, 0)


def test_a_long_name_leaves_room_for_the_outcome_of_the_war() -> None:
    game = opened(3)
    game.hold_ceremony("ares")
    game.play("ares war_2")
    long = "Xenokrates of Somewhere Far Away"
    viewpoint = replace(POSITIONS.viewpoint(game.board, 0), names=["Theano", "Leda", long])
    choices = next(panel for panel in draw(GAME.seen(game.board, 0), viewpoint).panels if panel.id == "choices")
    assert re.findall(r">(Leda|Xeno[^<]*)</text>", choices.body) == ["Leda", "Xenokrates"]


@clause("OU-12.1", "OU-12.3", "OU-12.5", "OU-12.10", "OU-12.12")
def test_the_upkeep_checklist_tells_what_each_step_does() -> None:
    game = opened(3)
    game.set_levels(0, "8/6/7/1/1/1")
    game.set_store(0, 5, 2, 0)
    game.set_tribute(0, 0, 0, 3)
    game.own(0, "goldsmith")
    scene = Scene.of(GAME.seen(game.board, 0), POSITIONS.viewpoint(game.board, 0))
    assert [(value, bad) for _, value, bad in upkeep_lines(scene, game.player_of(0))] == [
        ("-2", True),
        ("Military 7 > 6", True),
        ("Goldsmith", False),
        ("+3", False),
        ("5", False),
        ("Glory 0 of 4", False),
    ]


@clause("OU-3.6", "OU-3.8")
def test_the_ceremony_panel_tells_who_leads_joins_passes_and_decides() -> None:
    game = opened(4).play("god zeus", "join yes", "join no")
    text = markup(game.board, 3)
    panel = text[text.index('id="ceremony"') :]
    for word in ("Ceremony of Zeus", "leads", "joins", "passes", "decides"):
        assert word.upper() in panel.upper()


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_ceremony_of_every_god_is_called_as_large_as_the_words_of_the_board(lang: str) -> None:
    for god in ("hephaestus", "aphrodite", "poseidon"):
        game = opened(4).play(f"god {god}")
        board = next(panel for panel in POSITIONS.picture(game.board, 0, lang=lang).panels if panel.id == "board")
        called = re.search(r'id="ceremony".*?<text[^>]*font-size="([\d.]+)"', board.body, re.DOTALL)
        assert called and float(called[1]) >= board.words


def test_upkeep_is_shown_while_it_lasts() -> None:
    game = opened(3)
    game.own(0, "goldsmith")
    game.to_upkeep()
    assert game.asked() == ("use_building", 0)
    assert "Use buildings" in markup(game.board, 1)


def test_gods_are_chosen_on_the_board_and_not_once_more_beside_it() -> None:
    game = opened(3)
    rows = markup(game.board, game.board.seat)
    assert rows.count('data-move="god zeus"') == 1 and "move-god-" not in rows
    assert "Touch a god on the board" in rows


def test_four_wars_that_wait_stand_side_by_side_without_touching() -> None:
    game = opened(4).play("god zeus")
    for player in game.board.players:
        player.wars = 1
    for lang in ("en", "de"):
        panel = markup(game.board, 0, lang=lang)
        panel = panel[panel.index('id="ceremony"') :]
        waiting = {"en": "to be named", "de": "ohne Ziel"}[lang]
        assert panel.count(waiting) == 4
        scene = Scene.of(GAME.seen(game.board, 0), replace(POSITIONS.viewpoint(game.board, 0), lang=lang))
        rows = list(war_rows(scene, 314))
        assert len(rows) == 4 and all(line_width(row, 4) <= 314 / 2 - 12 for row in rows)


def test_the_small_gods_of_a_phone_show_what_leading_brings_until_somebody_leads() -> None:
    game = opened(3)
    before = small_gods(game.board).count(">+2<")
    game.play("god athena")
    assert small_gods(game.board).count(">+2<") == before - 1


def small_gods(board: State) -> str:
    """The gods where there is little room."""
    viewpoint = replace(POSITIONS.viewpoint(board, 0), layout=NARROW)
    panels = draw(GAME.seen(board, 0), viewpoint).panels
    return next(panel.body for panel in panels if panel.id == "gods" and panel.form == "compact")
