"""Editions side by side: each game keeps its own components, and records bring theirs along."""

from __future__ import annotations

from pathlib import Path

import pytest

import aegean
from aegean import games
from aegean.core.catalog import folder
from aegean.core.edition import EDITION_LIMIT, Edition
from aegean.core.game import Game, GameError
from aegean.core.parts import PartsError
from aegean.core.record import Record
from aegean.core.rng import Rng
from aegean.core.settle import Buffers
from aegean.games.side_by_side import aside
from aegean.play import Table
from aegean.play.proving import proved
from aegean.search.match import Task, play_match
from aegean.search.playout import play_out

CHANGES = {
    "athens": {"oracle_scoring.smiling_bonus": 17},
    "atlantis_exodus": {"start.gold": 3},
    "olympos": {"setup.common.discs_in_camp": 5},
    "olympus": {"building.well.cost.wheat": 3},
    "orichalkum": {"creature_types.hydra.strength": 9},
}


def edition(game: str, **changes: object) -> Game:
    return aegean.load(Edition(game, "Theano's box", changes or CHANGES[game]).text())


def test_the_usual_game_is_found_while_an_edition_is_imported() -> None:
    usual, view = aegean.load("athens"), games.view("athens")
    with aside("aegean.games.athens"):
        assert aegean.load("athens") is usual and games.view("athens") is view


def scores(game: Game, count: int = 3) -> list[list[int]]:
    found = []
    for seed in range(count):
        state = game.start()
        play_out(state, Rng(seed), Buffers())
        found.append([int(score) for score in state.scores()])
    return found


@pytest.mark.parametrize("name", CHANGES)
def test_editions_of_a_game_are_played_and_drawn_side_by_side(name: str) -> None:
    usual = aegean.load(name)
    before = scores(usual)
    mine = edition(name)
    assert mine is not usual and mine is edition(name)
    assert mine.edition.digest != usual.edition.digest
    scores(mine)
    assert scores(usual) == before
    assert aegean.load(name) is usual
    assert games.view(mine.key) is not games.view(name)
    for game in (usual, mine):
        table = Table(game, ["random"] * game.seats.start, seed=1)
        assert "<svg" in table._repr_svg_()
        assert games.module(game.key, "game") is not None


def test_another_value_holds_in_its_edition_alone() -> None:
    mine = edition("athens")
    parts = [games.module(key, "parts") for key in (mine.key, "athens")]
    assert [int(part.SMILE_BONUS) for part in parts if part] == [17, 2]


def test_what_is_imported_from_a_game_is_the_usual_one() -> None:
    edition("athens")
    from aegean.games.athens.parts import SMILE_BONUS

    assert SMILE_BONUS == 2


@pytest.mark.parametrize("name", CHANGES)
def test_a_record_brings_its_edition_along(name: str) -> None:
    mine = edition(name)
    table = Table(mine, ["random"] * mine.seats.start, seed=5)
    table.run_bots()
    text = table.record().text()
    record = Record.parse(text)
    assert record.header["edition"] == mine.edition.digest
    assert record.text() == text
    assert Table.resume(aegean.load(record.key), record).state.scores() == table.state.scores()
    with pytest.raises(GameError, match="other components"):
        Table.resume(aegean.load(name), record)


def test_a_record_of_the_usual_edition_is_as_short_as_ever() -> None:
    table = Table(aegean.load("athens"), ["random", "random"], seed=5)
    assert "aegean edition" not in table.record().text()


def test_a_record_with_an_edition_may_begin_with_a_position() -> None:
    mine = edition("athens")
    table = Table(mine, ["random", "random"], seed=5)
    fork = table.fork(0)
    record = Record.parse(fork.record().text())
    assert record.position and record.edition
    assert Table.resume(aegean.load(record.key), record).game is mine


def test_bots_in_other_processes_play_with_the_edition() -> None:
    outcome = play_match(Task(edition("athens").key, 0, ("greedy", "random"), 3, keep=True))
    assert "name: Theano's box" in outcome.record


def test_an_edition_is_written_and_read_alike() -> None:
    mine = Edition("athens", "  Theano's\n box ", {"landmark.stoa.vp": 9}, ["landmark.stoa.vp", "landmark.stoa.quarry"])
    again = Edition.parse(mine.file())
    assert (again.name, again.changes, again.confirmed) == ("Theano's box", mine.changes, sorted(mine.confirmed))
    assert "confirmed" not in mine.text()
    assert Edition("athens").digest == aegean.load("athens").edition.digest


def test_a_components_file_is_an_edition_too(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text((folder("athens") / "components.toml").read_text("utf-8").replace("vp = 14", "vp = 13"), "utf-8")
    assert Edition.read("athens", path).changes == {"event.migration.squares.migration_upper_2.vp": 13}
    path.write_text(Edition("olympus", "x", {"building.well.cost.wheat": 3}).file(), "utf-8")
    with pytest.raises(PartsError, match="is an edition of 'olympus'"):
        Edition.read("athens", path)


@pytest.mark.parametrize(
    ("lines", "complaint"),
    [
        ("game: chess", "there is no game 'chess'"),
        ("game: athens\nlandmark.stoa.vp", "is no 'name: value' line"),
        ("game: athens\nlandmark.stoa.vp: nine", "'nine' is no value"),
        ("game: athens\nlandmark.stoa.vp: 7\nlandmark.stoa.vp: 8", "tells 'landmark.stoa.vp' twice"),
        ("game: athens\nlandmark.pyramid.vp: 7", "the components have no such value"),
        ("game: athens\nlandmark.stoa.vp: " + "[" * 5000, "is no value"),
        ("game: athens\nname: " + "x" * EDITION_LIMIT, "longer than"),
    ],
)
def test_a_broken_edition_is_refused_in_one_line(lines: str, complaint: str) -> None:
    with pytest.raises(PartsError, match=complaint) as refused:
        proved(f"aegean edition 1\n{lines}\n")
    assert "\n" not in str(refused.value)


def test_an_edition_from_outside_is_played_before_it_is_believed() -> None:
    assert proved("athens") is aegean.load("athens")
    assert proved(edition("athens").key).edition.name == "Theano's box"


@pytest.mark.parametrize("path", ["lodging", "knowledge_card", "start.books"])
def test_whole_tables_are_not_taken_away(path: str) -> None:
    with pytest.raises(PartsError):
        proved(Edition("atlantis_exodus", "empty", {path: []}).text())


def test_bots_judge_by_the_prices_of_the_edition() -> None:
    mine = edition("athens", **{"action_card.trader.options.trader_two_cloth.pay_count": 3})
    judges = [games.module(key, "worth") for key in (mine.key, "athens")]
    assert [int(judge.TRADED) for judge in judges if judge] == [3, 2]
