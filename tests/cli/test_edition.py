"""The command edition: the owner's sheet in the terminal, and editions that other commands play with."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

import aegean
from aegean.cli import app
from aegean.core.edition import Edition
from aegean.core.game import GameError
from aegean.core.record import Record


def run(*words: str, typed: str = "") -> str:
    result = CliRunner().invoke(app, list(words), input=typed, catch_exceptions=False, standalone_mode=False)
    return result.output


def test_values_are_entered_confirmed_and_continued(tmp_path: Path) -> None:
    path = tmp_path / "box.txt"
    shown = run("edition", "athens", "--file", str(path), "--name", "Theano's box", typed="99\n9\n\ns\nq\n")
    assert "'vp' should be 0 to 20, not 99" in shown
    mine = Edition.read("athens", path)
    assert mine.changes == {"landmark.parthenon.vp": 9}
    assert mine.confirmed == ["landmark.parthenon.quarry", "landmark.parthenon.vp"]
    assert mine.name == "Theano's box"
    again = run("edition", "athens", "--file", str(path), "--lang", "de", typed="q\n")
    assert "2 von" in again and "Parthenon" in again
    assert Edition.read("athens", path).file() == mine.file()


def test_commands_play_with_an_edition(tmp_path: Path) -> None:
    path, kept = tmp_path / "box.txt", tmp_path / "games"
    path.write_text(Edition("athens", "Theano's box", {"landmark.parthenon.vp": 9}).file(), "utf-8")
    words = ("arena", "athens", "--bots", "random,random", "--games", "1", "--workers", "1", "--keep", str(kept))
    run(*words, "--records", "--edition", f"athens={path}")
    record = Record.parse((kept / "game-0000.txt").read_text("utf-8"))
    assert json.loads((kept / "claim.json").read_text("utf-8"))["edition"] == record.header["edition"]
    assert aegean.load(record.key).edition.name == "Theano's box"


@pytest.mark.parametrize(
    ("choice", "why"),
    [("athens", "chosen by GAME=FILE"), ("athens=nowhere.txt", "cannot be read"), ("sparta=x", "there is no game")],
)
def test_an_edition_that_is_not_there_is_refused_in_one_line(choice: str, why: str) -> None:
    with pytest.raises(GameError, match=why):
        run("bench", "athens", "--edition", choice)
