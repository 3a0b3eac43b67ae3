"""Bots from outside: welcome, and harmless when they crash, dawdle or cheat."""

import sys
import time
from pathlib import Path
from typing import ClassVar

import pytest

import aegean
from aegean.core.game import GameError
from aegean.core.rng import Rng
from aegean.core.seen import Seen
from aegean.core.state import State
from aegean.play import Table
from aegean.search.bots import bot
from aegean.search.external_bots import REGISTERED, ExternalBot, ProcessBot, register_bots
from aegean.search.match import Task, play_match

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "first_bot.py"
GAME = aegean.load("athens")


class Last:
    """Takes the last legal move."""

    def choose(self, seen: Seen[State], rng: Rng) -> int:
        return seen.legal()[-1]


class Worded:
    """Answers with a move text."""

    def choose(self, seen: Seen[State], rng: Rng) -> str:
        return GAME.text(seen.legal()[0])


class Crashing:
    """Breaks at its first move."""

    def choose(self, seen: Seen[State], rng: Rng) -> int:
        raise ZeroDivisionError("no idea")


class Meddling:
    """Changes what it is shown and plays what is not legal."""

    def choose(self, seen: Seen[State], rng: Rng) -> int:
        seen.position.seat = 0
        seen.legal().clear()
        return 10**6


class Curious:
    """Looks at what its generator will say next."""

    foreseen: ClassVar[list[int]] = []

    def choose(self, seen: Seen[State], rng: Rng) -> int:
        self.foreseen.append(int(rng.clone().word()))
        rng.word()
        return seen.legal()[0]


class Dawdling:
    """Answers what is legal, but late."""

    def choose(self, seen: Seen[State], rng: Rng) -> int:
        time.sleep(0.05)
        return seen.legal()[0]


@pytest.fixture(autouse=True)
def nobody_stays() -> object:
    yield
    REGISTERED.clear()


def played(*bots: str) -> tuple[tuple[str, ...], tuple[int, ...]]:
    task = Task("athens", 0, bots, 5, (), tuple(REGISTERED.items()))
    outcome = play_match(task)
    return outcome.notes, outcome.places


def test_a_class_plays_to_the_end() -> None:
    register_bots({"last": f"python:{__name__}:Last", "worded": f"python:{__name__}:Worded"})
    notes, places = played("last", "worded")
    assert notes == () and sorted(places) == [1, 2]


@pytest.mark.parametrize("kind", ["Crashing", "Meddling"])
def test_a_bad_guest_loses_its_seat_and_the_table_goes_on(kind: str) -> None:
    register_bots({"guest": f"python:{__name__}:{kind}"})
    table = Table(GAME, ["guest", "random"], seed=3)
    table.run_bots()
    assert table.is_over
    assert len(table.remarks) == 1 and "guest lost its seat to random" in table.remarks[0]
    assert table.held == ["random", "random"]


def test_the_example_of_the_documentation_plays() -> None:
    assert len(EXAMPLE.read_text("utf-8").splitlines()) <= 30
    assert EXAMPLE.read_text("utf-8") in (EXAMPLE.parents[1] / "bots.md").read_text("utf-8")
    register_bots({"first": f"process:{EXAMPLE}"})
    notes, places = played("first", "random", "random")
    assert notes == () and len(places) == 3


def test_programs_that_end_dawdle_or_cheat_are_replaced(tmp_path: Path) -> None:
    programs = {
        "gone": "raise SystemExit(1)",
        "slow": "import time; time.sleep(60)",
        "rogue": "import sys\nfor line in sys.stdin:\n if line[:2] == 'go': print('bestmove win now', flush=True)",
    }
    for name, text in programs.items():
        (tmp_path / f"{name}.py").write_text(text)
        register_bots({name: f"process:{tmp_path / name}.py"})
        state = next(state for state in positions() if state.seat >= 0 and len(state.legal()) > 1)
        player = bot(GAME, name)
        assert isinstance(player, ExternalBot) and isinstance(player.player, ProcessBot)
        player.player.timeout = 0.5
        assert player.choose(Seen(state, state.seat), Rng(1)) in state.legal()
        assert player.fault.startswith(f"{name} lost its seat"), name
        player.close()


def positions() -> list[State]:
    from aegean.testing.walks import samples

    return list(samples(GAME, 2, 3, 7))


def deciding() -> Seen[State]:
    state = next(state for state in positions() if state.seat >= 0 and len(state.legal()) > 1)
    return Seen(state, state.seat)


def test_a_guest_has_luck_of_its_own_and_cannot_foresee_that_of_the_game() -> None:
    register_bots({"curious": f"python:{__name__}:Curious"})
    player, rng = bot(GAME, "curious"), Rng(1)
    for _ in range(3):
        player.choose(deciding(), rng)
    coming = words(rng, 6)
    assert coming == words(Rng(1), 6)
    assert len(set(Curious.foreseen)) == 3 and not set(Curious.foreseen) & set(coming)


def words(rng: Rng, count: int) -> list[int]:
    return [int(rng.word()) for _ in range(count)]


def test_a_class_that_answers_late_loses_its_seat() -> None:
    register_bots({"late": f"python:{__name__}:Dawdling"})
    player = bot(GAME, "late")
    assert isinstance(player, ExternalBot)
    player.choose(deciding(), Rng(1))
    assert player.fault == ""
    player.player.timeout = 0.01
    player.choose(deciding(), Rng(1))
    assert player.fault == "late lost its seat to random: TimeoutError: no answer within 0.01 seconds"


def test_a_program_is_told_only_what_its_seat_may_know(tmp_path: Path) -> None:
    copy = tmp_path / "copy.py"
    copy.write_text(
        f"import sys\nout = open({str(tmp_path / 'heard')!r}, 'w')\nfor line in sys.stdin:\n"
        " out.write(line)\n out.flush()\n"
        " if line.startswith('legal'): best = line[6:].split('; ')[0].strip()\n"
        " if line.startswith('go'): print('bestmove', best, flush=True)\n"
    )
    register_bots({"copy": f"process:{copy}"})
    heard = []
    state = next(s for s in positions()[5:] if s.seat >= 0 and len(s.legal()) > 1)
    other = state.clone()
    other.redeal(state.seat, Rng(8))
    for position in (state, other):
        player = bot(GAME, "copy")
        assert isinstance(player, ExternalBot)
        player.choose(Seen(position, state.seat), Rng(1))
        player.close()
        heard.append((tmp_path / "heard").read_text())
    assert heard[0] == heard[1] and heard[0].startswith("aegean 1\ngame athens\nseen {")


@pytest.mark.parametrize("place", ["python:math:pi", "python:nowhere:A", "process:/nowhere/program"])
def test_a_guest_who_does_not_come_is_named_in_a_sentence(place: str) -> None:
    register_bots({"guest": place})
    with pytest.raises(GameError, match="guest 'guest' cannot be had: "):
        bot(GAME, "guest")


def test_only_invited_guests_can_be_named() -> None:
    with pytest.raises(GameError, match="there is no bot"):
        bot(GAME, f"process:{sys.executable}")
    with pytest.raises(GameError, match="should be"):
        register_bots({"me": "somewhere"})
    with pytest.raises(GameError, match="no name"):
        register_bots({"two words": "process:x"})
