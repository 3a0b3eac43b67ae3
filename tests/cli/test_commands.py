"""The command line: what it prints, what it refuses, whole games by typing."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest

import aegean
from aegean.cli import COMMANDS, SECTIONS

ROOT = Path(__file__).parents[2]


def run(
    *words: str, typed: str = "", home: Path | None = None, system: str = "C.UTF-8"
) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "XDG_CONFIG_HOME": str(home or ROOT / "build" / "home"), "LC_ALL": system}
    command = [sys.executable, "-m", "aegean", *words]
    return subprocess.run(command, cwd=ROOT, input=typed, capture_output=True, text=True, env=environment, timeout=120)


def test_version_tells_the_build() -> None:
    build = "compiled" if aegean.COMPILED else "interpreted"
    assert run("--version").stdout.strip() == f"aegean {aegean.__version__} ({build})"


def test_whoever_asks_for_nothing_is_told_all_commands_in_whole_sentences() -> None:
    told = run()
    assert (told.returncode, told.stderr) == (0, "") and "..." not in told.stdout.partition("Play:")[2]
    assert sorted(name for names in SECTIONS.values() for name in names) == sorted([*COMMANDS, "games"])
    assert all(f"\n  {name} " in told.stdout for name in COMMANDS)


def test_the_terminal_speaks_the_language_of_the_system(tmp_path: Path) -> None:
    german = run("play", "athens", typed="quit\n", home=tmp_path, system="de_AT.UTF-8").stdout
    french = run("play", "athens", typed="quit\n", home=tmp_path, system="fr_FR.UTF-8").stdout
    assert "Deine Wahl" in german and "Your choice" in french
    rules = run("rules", "orichalkum", "fünf Minuten", system="de_DE.UTF-8").stdout
    assert rules.startswith("In fünf Minuten spielen") and "{#" not in rules


def test_bench_prints_figures_for_scripts() -> None:
    figures = json.loads(run("bench", "athens", "--seconds", "0.2", "--json").stdout)["athens"]
    assert list(figures) == ["compiled", "decisions_per_s", "games_per_s", "decisions_per_game", "clone_us"]
    assert figures["compiled"] == aegean.COMPILED and figures["decisions_per_s"] > 0


def test_clauses_prints_figures_for_scripts() -> None:
    figures = json.loads(run("clauses", "--json").stdout)["athens"]
    assert figures == {"clauses": 138, "code": 138, "tests": 138, "exempt": 0}


def test_rules_show_a_clause() -> None:
    assert "AT-6.10" in run("rules", "athens", "AT-6.10").stdout
    assert "AT-6.9" in run("rules", "athens", "at-6").stdout
    assert len(run("rules", "athens", "five minutes").stdout) > 500


def test_perft_counts() -> None:
    assert json.loads(run("perft", "athens", "--seats", "3", "--depth", "3", "--json").stdout) == [3, 24, 144]


BAD = [
    (["play", "sparta"], "there is no game 'sparta'"),
    (["play"], "which game?"),
    (["learn"], "which game?"),
    (["rules"], "which game?"),
    (["play", "athens", "--seats", "me"], "2 to 4 players, not 1"),
    (["play", "athens", "--seats", "me,zeus"], "there is no bot 'zeus'"),
    (["play", "athens", "--option", "start=seat_9"], "option start cannot be 'seat_9'"),
    (["play", "athens", "--option", "start"], "NAME=VALUE"),
    (["play", "athens", "--option", "colour=red"], "no option 'colour'"),
    (["play", "--resume", "nowhere.txt"], "nowhere.txt"),
    (["play", "athens", "--lang", "fr"], "'fr'"),
    (["replay", "README.md"], "not a record"),
    (["rules", "athens", "AT-99.1"], "no clause 'AT-99.1'"),
    (["perft", "athens", "--seats", "7"], "2 to 4 players, not 7"),
    (["draw", "athens", "--from", "README.md"], "not a record"),
    (["dance"], "'dance'. See aegean --help"),
]


@pytest.mark.parametrize(("words", "reason"), BAD, ids=lambda value: " ".join(value) if isinstance(value, list) else "")
def test_bad_input_gets_one_line_and_exit_code_2(words: list[str], reason: str) -> None:
    result = run(*words)
    assert result.returncode == 2
    assert reason in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1 and "Traceback" not in result.stderr


def test_a_whole_game_by_typing(tmp_path: Path) -> None:
    result = run("play", "athens", "--seats", "me,random", "--seed", "7", typed="1\n" * 400, home=tmp_path)
    assert result.returncode == 0, result.stderr
    assert "The game is over" in result.stdout
    assert "Place 1:" in result.stdout


def test_the_terminal_names_bots_in_the_language(tmp_path: Path) -> None:
    result = run("play", "athens", "--seats", "me,easy", "--seed", "3", "--lang", "de", typed="ende\n", home=tmp_path)
    assert result.returncode == 0, result.stderr
    assert "Platz 2 (leicht) zieht" in result.stdout and "Abgeworfene Plättchen: 0 ·" in result.stdout


def test_things_are_explained_in_the_terminal(tmp_path: Path) -> None:
    typed = "about laurion\nüber card.village\nabout\nabout nothing\nquit\n"
    result = run("play", "athens", "--seats", "me,greedy", "--seed", "3", typed=typed, home=tmp_path)
    assert result.returncode == 0, result.stderr
    for said in (
        "Laurion Silver Mine (action card, AT-7.21, AT-6.6)",
        "Brings 1 coin",
        "[card.village]",
        "called “nothing”",
    ):
        assert said in result.stdout


def test_the_player_aid_is_shown_at_the_table(tmp_path: Path) -> None:
    played = run("play", "olympos", "--seats", "me,easy,easy", typed="aid\nspielhilfe\nquit\n", home=tmp_path).stdout
    said = " ".join(played.split())
    assert said.count("Expand: One settler to a territory") == 2 and "OS-10.5" not in said.partition("First advice")[0]


def test_a_game_in_german_with_all_commands(tmp_path: Path) -> None:
    save = tmp_path / "spiel.txt"
    typed = (
        f"hilfe\nhint\nwhy turn quarry\nwarum tanzen\nbase quarry\nzurück\nboard\nlog\nsave {save}\nunsinn\n999\nende\n"
    )
    result = run("play", "athens", "--seats", "me,greedy", "--seed", "3", "--lang", "de", typed=typed, home=tmp_path)
    assert result.returncode == 0, result.stderr
    for said in (
        "sichern DATEI: die Partie",
        "Den Zug „tanzen“ gibt es nicht",
        "Guter Zug:",
        "Gespeichert:",
        "gibt es nicht",
        "eine Zahl von 1 bis",
        "aegean play --resume",
    ):
        assert said in result.stdout
    assert result.stdout.count("Guter Zug:") == 1 and "Anderer Zug:" in result.stdout  # only the best is called good
    again = run("play", "--resume", str(save), typed="quit\n", home=tmp_path)
    assert again.returncode == 0 and "Your choice" in again.stdout


def test_a_terminal_breaks_lines_between_words(tmp_path: Path) -> None:
    words = ["-m", "aegean", "play", "orichalkum", "--seats", "greedy,me", "--seed", "3"]
    home = {key: value for key, value in os.environ.items() if key not in ("COLUMNS", "LINES")}
    home |= {"XDG_CONFIG_HOME": str(tmp_path), "LC_ALL": "C.UTF-8"}
    shown = pexpect.spawn(sys.executable, words, encoding="utf-8", dimensions=(60, 50), env=home, timeout=30)
    shown.expect(r"Round 1")
    shown.terminate(force=True)
    told = str(shown.before).splitlines()[1:]  # the first begins with what sets the cursor
    assert max(len(line) for line in told) <= 50
    assert any(line.startswith("    ") for line in told), "the rest of a line stands further in"


def test_a_record_is_told_and_verified(tmp_path: Path) -> None:
    record = next((ROOT / "tests" / "games" / "athens" / "records").glob("*.txt"))
    assert "verified" in run("replay", "--verify", str(record)).stdout
    assert "Platz 1 nimmt die Basiskarte Olivenhain." in run("replay", str(record), "--lang", "de").stdout
    broken = tmp_path / "broken.txt"
    broken.write_text(record.read_text("utf-8")[:900], "utf-8")
    assert run("replay", "--verify", str(broken)).returncode == 2


@pytest.mark.parametrize("width", ["wide", "narrow"])
def test_any_position_is_drawn(width: str) -> None:
    picture = run("draw", "athens", "--seed", "1", "--moves", "60", "--width", width, "--lang", "de").stdout
    assert picture.startswith("<svg") and picture.strip().endswith("</svg>")
