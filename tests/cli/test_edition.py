"""The command edition: the owner's sheet in the terminal, and editions that other commands play with."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

import aegean
from aegean.cli import app
from aegean.core.edition import Edition
from aegean.core.game import GameError
from aegean.core.parts import PartsError
from aegean.core.record import Record
from aegean.core.sheet import Sheet
from aegean.games import check
from aegean.play.sheet import naming


def run(*words: str, typed: str = "") -> str:
    result = CliRunner().invoke(app, list(words), input=typed, catch_exceptions=False, standalone_mode=False)
    return result.output


def test_values_are_entered_confirmed_and_continued(tmp_path: Path) -> None:
    path = tmp_path / "box.txt"
    shown = run("edition", "athens", "--file", str(path), "--name", "Theano's box", typed="99\n9\n\ns\nq\n")
    assert "Parthenon: 'points' should be 0 to 20, not 99" in shown
    mine = Edition.read("athens", path)
    assert mine.changes == {"landmark.parthenon.vp": 9}
    assert mine.confirmed == ["landmark.parthenon.quarry", "landmark.parthenon.vp"]
    assert mine.name == "Theano's box"
    flags = run("edition", "athens", "--file", str(path), "--lang", "de", typed="3\nnein\nq\n")
    assert "nennt „3“; möglich sind nein, ja" in flags
    path.write_text(mine.file(), "utf-8")
    again = run("edition", "athens", "--file", str(path), "--lang", "de", typed="q\n")
    assert "2 von" in again and "Parthenon" in again
    assert Edition.read("athens", path).file() == mine.file()


def test_words_are_typed_in_the_owners_language_and_one_can_go_back(tmp_path: Path) -> None:
    path = tmp_path / "box.txt"
    shown = run("edition", "orichalkum", "--file", str(path), "--lang", "de", typed="Wald\nwüste\nb\nvulkan\nMeer\nq\n")
    assert "Landschaft 3: " in shown and "nennt „Meer“; möglich sind Wald, Lagune, Wüste, Gebirge, Vulkan" in shown
    mine = Edition.read("orichalkum", path)
    assert mine.name == "meine Schachtel" and mine.changes == {"landscapes.l1_02.parts": ["volcano"]}


def test_values_that_agree_only_together_are_entered_one_after_the_other(tmp_path: Path) -> None:
    path = tmp_path / "box.txt"
    others = [value.path for value in Sheet("atlantis_exodus").values() if "t3.bonus.1" not in value.path]
    path.write_text(Edition("atlantis_exodus", "box", {}, others).file(), "utf-8")
    half = run("edition", "atlantis_exodus", "--file", str(path), typed="book\nq\n")
    assert "It cannot be played yet. Treasury: 'book' is missing" in half
    whole = run("edition", "atlantis_exodus", "--file", str(path), typed="\nsoap\ncraft\n")
    assert "which is none of any, knowledge, culture, craft" in whole and "cannot be played" not in whole
    check(Edition.read("atlantis_exodus", path))


def left_to_ask(game: str, path: str) -> str:
    """The text of an edition in which all is confirmed but one value."""
    return Edition(game, "box", {}, [value.path for value in Sheet(game).values() if value.path != path]).file()


def test_fields_of_an_island_are_added_and_taken_away(tmp_path: Path) -> None:
    path, fields = tmp_path / "box.txt", "islands.island_crown.sides.island_crown_easy.fields"
    path.write_text(left_to_ask("orichalkum", fields), "utf-8")
    shown = run("edition", "orichalkum", "--file", str(path), typed="-A3, +Z9\n-A3, +A1, +A7\n")
    assert "+ adds to them, - takes away" in shown and "names 'Z9', which is none of A1, A2" in shown
    mine = Edition.read("orichalkum", path).changes[fields]
    assert "r0c2" not in mine and {"r0c0", "r0c6"} <= set(mine)
    assert "Crown Isle, one star: A1 lies apart from the rest" in shown


def test_whoever_becomes_a_neighbour_has_one(tmp_path: Path) -> None:
    path, illyria = tmp_path / "box.txt", "territory.illyria.neighbors"
    path.write_text(left_to_ask("olympos", illyria), "utf-8")
    shown = run("edition", "olympos", "--file", str(path), "--lang", "de", typed="+Thrakien, -Ionisches Meer\n")
    mine = Edition.read("olympos", path).changes
    assert mine[illyria] == ["dardania", "thrace", "epirus"] and "illyria" in mine["territory.thrace.neighbors"]
    assert "illyria" not in mine["sea.ionian_sea.neighbors"] and "noch nicht spielbar" not in shown


def test_a_bonus_goes_and_another_comes(tmp_path: Path) -> None:
    path = tmp_path / "box.txt"
    for kind, typed in (("space.t0.bonus.1.kind", "nothing\n"), ("track_space.track_0.bonus.0.kind", "gold\n")):
        path.write_text(left_to_ask("atlantis_exodus", kind), "utf-8")
        assert "cannot be played" not in run("edition", "atlantis_exodus", "--file", str(path), typed=typed)
        assert Edition.read("atlantis_exodus", path).changes == {kind: None if "space.t0" in kind else "gold"}


def test_commands_play_with_an_edition(tmp_path: Path) -> None:
    path, kept = tmp_path / "box.txt", tmp_path / "games"
    path.write_text(Edition("athens", "Theano's box", {"landmark.parthenon.vp": 9}).file(), "utf-8")
    words = ("arena", "athens", "--bots", "random,random", "--games", "1", "--workers", "1", "--keep", str(kept))
    run(*words, "--records", "--edition", f"athens={path}")
    record = Record.parse((kept / "game-0000.txt").read_text("utf-8"))
    assert json.loads((kept / "claim.json").read_text("utf-8"))["edition"] == record.header["edition"]
    assert aegean.load(record.key).edition.name == "Theano's box"
    said = f"Edition “Theano's box” ({record.header['edition']})"
    assert run("replay", str(kept / "game-0000.txt")).startswith(said)
    analysis = run("analyze", str(kept / "game-0000.txt"), "--iterations", "1", "--workers", "1")
    assert said in analysis


@pytest.mark.parametrize(
    ("choice", "why"),
    [("athens", "chosen by GAME=FILE"), ("athens=nowhere.txt", "cannot be read"), ("sparta=x", "there is no game")],
)
def test_an_edition_that_is_not_there_is_refused_in_one_line(choice: str, why: str) -> None:
    with pytest.raises(GameError, match=why):
        run("bench", "athens", "--edition", choice)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (b"a = " + b"[" * 5000, "is not TOML"),
        (b"\xff\xfe", "is not a text"),
        (b"#" * 2_000_000, "is longer than"),
        (b"aegean edition 1\ngame: athens\nlandmark: []\n", "landmark: an edition cannot change this"),
        (b"aegean edition 1\ngame: athens\nlandmark.parthenon: 3\nlandmark.parthenon.vp: 9\n", "parthenon.vp: the"),
        (b"aegean edition 1\ngame: athens\nlandmark.parthenon.vp: NaN\n", "'vp' should be a whole number, not nan"),
    ],
)
def test_whatever_a_file_holds_is_refused_in_one_line(text: bytes, why: str, tmp_path: Path) -> None:
    path = tmp_path / "box.txt"
    path.write_bytes(text)
    with pytest.raises(GameError, match=why) as refused:
        run("bench", "athens", "--edition", f"athens={path}")
    assert "\n" not in str(refused.value)


def test_a_file_may_begin_with_a_byte_order_mark(tmp_path: Path) -> None:
    path = tmp_path / "box.txt"
    path.write_text(Edition("athens", "box", {"landmark.parthenon.vp": 9}).file(), "utf-8-sig")
    assert Edition.read("athens", path).changes == {"landmark.parthenon.vp": 9}


def test_a_refusal_that_names_no_value_gets_the_name_of_the_first_that_brings_it() -> None:
    changes = {"landscapes.l1_01.parts": ["lagoon"], "landscapes.l2_03.parts": ["volcano", "volcano"]}
    with pytest.raises(PartsError, match="box.landscapes.l2_03.parts: at most") as refused:
        check(Edition("orichalkum", "box", changes))
    said, path = naming("orichalkum", "de").refused(refused.value, Edition("orichalkum", "box", changes))
    assert path == "landscapes.l2_03.parts" and said.startswith("Landschaft 28: höchstens")
