"""Puzzles in the terminal: solved by typing, answered when wrong, and asked of bots."""

from pathlib import Path

import pytest

from aegean.play.puzzles import lost, puzzles
from tests.cli.test_commands import run


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_puzzle_is_solved_by_typing(lang: str, tmp_path: Path) -> None:
    puzzle = puzzles("olympus")[0]
    typed = "\n".join([puzzle.tempting[0].move, *(moves[0] for moves in puzzle.line)])
    played = run("puzzle", "olympus", "1", "--lang", lang, typed=typed + "\n", home=tmp_path)
    assert played.returncode == 0, played.stderr
    assert " ".join(lost(lang, puzzle, puzzle.tempting[0]).split()) in " ".join(played.stdout.split())
    assert ("Solved." if lang == "en" else "Gelöst.") in played.stdout


def test_whoever_has_been_shown_the_line_has_not_solved_the_puzzle(tmp_path: Path) -> None:
    played = run("puzzle", "olympus", "1", typed="show\n" * len(puzzles("olympus")[0].line), home=tmp_path)
    assert "This is the line." in played.stdout and "Solved." not in played.stdout


def test_a_puzzle_says_which_game_it_is_and_gives_its_solution_away_only_to_show(tmp_path: Path) -> None:
    told = run("puzzle", "athens", "1", "--lang", "de", typed="hilfe\ntipp\nende\n", home=tmp_path).stdout
    assert told.startswith("Athens, Rätsel 1 (leicht)") and "nichts geschehen" not in told
    assert told.count("Auch: zeigen") == 2 and "Guter Zug" not in told and "Tipps gibt es hier nicht" in told


def test_there_are_only_so_many_puzzles() -> None:
    assert "no puzzle 'athens-puzzle-99'" in run("puzzle", "athens", "99").stderr


def test_bots_are_asked_to_solve_them() -> None:
    answer = run("bench", "olympus", "--puzzles", "greedy")
    assert answer.returncode == 0, answer.stderr
    assert f"{len(puzzles('olympus'))} puzzles  greedy" in answer.stdout
