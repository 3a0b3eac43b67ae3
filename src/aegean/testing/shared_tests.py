"""Tests that every game has: a game's test module derives a class and adds its own positions and figures."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

import aegean
from aegean.core.game import Game
from aegean.testing.editions import Change, EditionRunner
from aegean.testing.note_checks import Things, changes_are_told_with_a_name, notes_about_a_seat_name_it, points_are_told
from aegean.testing.picture_checks import CHECKS, Check, PositionSet

if TYPE_CHECKING:
    from pytest import Metafunc


class ViewTests:
    """Pictures and text boards are complete, playable, and silent about what is hidden."""

    positions: ClassVar[PositionSet]
    checks: ClassVar[list[Check]] = CHECKS

    def pytest_generate_tests(self, metafunc: Metafunc) -> None:
        """Makes every check a test of its own."""
        if "check" in metafunc.fixturenames:
            metafunc.parametrize("check", self.checks, ids=lambda check: check.__name__)

    def test_pictures(self, check: Check) -> None:
        """A check holds for all positions."""
        check(self.positions)


class LogTests:
    """Whoever reads the log knows whom each line is about, what has changed for them and what points are for."""

    game: ClassVar[Game]
    things: ClassVar[Things]  # how lines name what the fields of a player hold; tuples are counted, place by place
    bookkeeping: ClassVar[tuple[str, ...]] = ()  # fields of a player that nobody can see on a table
    at_the_end: ClassVar[tuple[str, ...]] = ()  # scoring items that are counted only then

    def pytest_generate_tests(self, metafunc: Metafunc) -> None:
        """Makes every number of seats a test of its own."""
        metafunc.parametrize("seats", self.game.seats)

    def test_notes_about_a_seat_name_it(self, seats: int) -> None:
        """In every language."""
        notes_about_a_seat_name_it(self.game, seats)

    def test_changes_are_told_with_a_name(self, seats: int) -> None:
        """Also those in somebody else's move or by chance, with what they are about and how many."""
        changes_are_told_with_a_name(self.game, seats, self.things, *self.bookkeeping)

    def test_every_change_of_points_is_told(self, seats: int) -> None:
        """With how many came or went."""
        points_are_told(self.game, seats, *self.at_the_end)


class EditionTests:
    """Owners with other printed values play by them; a broken file is refused in one line."""

    editions: ClassVar[EditionRunner]
    other: ClassVar[tuple[Change, ...]]  # printed values with which whole games are played
    broken: ClassVar[list[tuple[str, str, str]]]  # what is printed, what stands there instead, what is complained of

    def pytest_generate_tests(self, metafunc: Metafunc) -> None:
        """Makes every broken file a test of its own."""
        if "complaint" in metafunc.fixturenames:
            ids = [complaint for _, _, complaint in self.broken]
            metafunc.parametrize(("old", "new", "complaint"), self.broken, ids=ids)

    def test_whole_games_run_with_another_edition(self, tmp_path: Path) -> None:
        """Games of all sizes end, nothing gets lost, and records tell the edition from the shipped one."""
        self.editions.plays_whole_games(self.editions.edition(tmp_path, *self.other))

    def test_random_editions_are_played_by_bots(self) -> None:
        """Editions at random come to their end, strange ones are refused; ten on the compiled build, which is quick."""
        count = 10 if aegean.COMPILED else 2
        program = "from aegean.testing.editions import play_random_editions\nplay_random_editions(game.name, {})"
        self.editions.output(self.editions.shipped, program.format(count))

    def test_an_edition_must_be_there(self, tmp_path: Path) -> None:
        """A file that is missing is refused in one line, too."""
        assert "nowhere.toml: cannot be read" in self.editions.refusal(tmp_path / "nowhere.toml")

    def test_a_broken_file_is_refused_in_one_clear_line(
        self, tmp_path: Path, old: str, new: str, complaint: str
    ) -> None:
        """The line says what is wrong."""
        assert complaint in self.editions.refusal(self.editions.edition(tmp_path, (old, new)))
