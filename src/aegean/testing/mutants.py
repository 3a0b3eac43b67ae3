"""Positions and records with something wrong in them: each is refused in one line, or behaves as if nothing were."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from aegean.core.catalog import LONGEST_LINE
from aegean.core.game import POSITION, Game, GameError
from aegean.core.record import Record
from aegean.core.rng import Rng
from aegean.core.seen import Seen
from aegean.core.state import OVER, SPECTATOR, State
from aegean.play import Table
from aegean.play.picture import picture, restored
from aegean.testing.walks import samples, step

HUGE: Final = ("2147483648", "9223372036854775807", "9223372036854775808", "-9223372036854775809", "9" * 5000)
STRANGE: Final = ("", "x", "²", "+1", "1_0", "٣", "1.0", "0x1", "-0", "007", "1 ", "\0", "1\x0b2", "nan")
ABOUT: Final = (0, 8, 16, 24)  # bits where the numbers begin that a question is about
PACKED: Final = {"arg": ABOUT, "agenda.items": (0, 8, *(bits + 12 for bits in ABOUT))}
HEAD: Final = 4  # lines of a position that say what it is one of
DECISIONS: Final = 200  # that a position which was not refused is played on for


def line_mutants(line: str) -> list[str]:
    """Everything that is done to one line of a position: nothing, two or many of it, other numbers."""
    key, _, values = line.partition(": ")
    words = values.split()
    found = ["", f"{line}\n{line}", key, f"{key}: {values} 0", f"{key}:{values} ", f"{key}: {' '.join(words[1:])}"]
    for strange in (*HUGE, *STRANGE):
        found.append(f"{key}: {' '.join([strange, *words[1:]])}")
    for place, word in enumerate(words):
        if word.lstrip("-").isdigit():
            number = int(word)
            for other in (number + 1, number - 1, -number - 1, number + 7, 2 * number + 3, 99, 4096, 10**6):
                found.append(f"{key}: {' '.join([*words[:place], str(other), *words[place + 1 :]])}")
        if place and words[place - 1] != word:
            found.append(f"{key}: {' '.join([*words[: place - 1], word, words[place - 1], *words[place + 1 :]])}")
    return found


def position_mutants(text: str, rng: Rng) -> Iterator[str]:
    """Mutants of a dump without end: a line is broken, numbers are nudged, a piece moves from one place to another."""
    lines = text.splitlines()
    while True:
        changed = lines[:]
        way, place = rng.below(5), HEAD + rng.below(len(lines) - HEAD)
        if way == 0:
            place = rng.below(len(lines))
            choices = line_mutants(lines[place])
            changed[place] = choices[rng.below(len(choices))]
        elif way == 1:
            nudge(changed, place, 1 if rng.below(2) else -1, rng)
        elif way == 2:
            for _ in range(1 + rng.below(3)):
                nudge(changed, HEAD + rng.below(len(lines) - HEAD), rng.below(7) - 3, rng)
        else:
            field = lines[place].partition(":")[0].rpartition(".")[2]
            others = [n for n, line in enumerate(lines) if line.partition(":")[0].endswith(field)]
            nudge(changed, place, 1, rng)
            nudge(changed, others[rng.below(len(others))], -1, rng)
        if changed != lines:
            yield "\n".join(changed)


def nudge(lines: list[str], place: int, by: int, rng: Rng) -> None:
    """Adds something to one of the numbers of a line, or to one of those that are packed in it."""
    key, _, values = lines[place].partition(": ")
    words = values.split()
    if words:
        at = rng.below(len(words))
        if key in PACKED:
            by *= 2 ** PACKED[key][rng.below(len(PACKED[key]))]
            at = rng.below(1 + sum(word != "0" for word in words)) % len(words)
        words[at] = str(int(words[at]) + by)
        lines[place] = f"{key}: {' '.join(words)}"


def record_mutants(text: str, rng: Rng) -> Iterator[str]:
    """Mutants of a record without end: of its header, its position, its moves and the order of its lines."""
    head, _, rest = text.partition("\n\n")
    while True:
        lines = text.splitlines()
        way, place = rng.below(4), rng.below(len(lines))
        if way == 0:
            place = rng.below(len(head.splitlines()))
        if way < 3:
            choices = line_mutants(lines[place])
            lines[place] = choices[rng.below(len(choices))]
        else:
            other = rng.below(len(lines))
            lines[place], lines[other] = lines[other], lines[place]
        if way == 2 and rest.startswith(POSITION):
            start, _, moves = rest.partition("\n\n")
            yield f"{head}\n\n{next(position_mutants(start, rng))}\n\n{moves}"
        elif (mutant := "\n".join(lines)) != text.rstrip("\n"):
            yield mutant


def is_accepted(game: Game, text: str) -> bool:
    """Whether a position is taken; if so, it behaves as one, otherwise it is refused in one line."""
    try:
        state = restored(game, text)
    except GameError as error:
        check_refusal(error)
        return False
    assert game.dump(game.restore(game.dump(state))) == game.dump(state)
    behaves(game, state)
    return True


def is_replayed(game: Game, text: str) -> bool:
    """Whether a record is taken; if so, its game goes on, otherwise it is refused in one line."""
    try:
        table = Table.resume(game, Record.parse(text))
    except GameError as error:
        check_refusal(error)
        return False
    behaves(game, table.state)
    return True


def check_refusal(error: GameError) -> None:
    """A refusal is one line that can be read."""
    line = str(error)
    assert line.isprintable() and 0 < len(line) <= LONGEST_LINE + len("..."), line


def behaves(game: Game, state: State) -> None:
    """Plays a position on, and draws where that leads."""
    for seed in (11, 12):
        twin, rng = state.clone(), Rng(seed)
        for _ in range(DECISIONS):
            if twin.seat == OVER:
                break
            step(twin, rng)
        assert picture(game, Seen(twin, SPECTATOR)) and picture(game, Seen(twin, seed % int(state.seats)))
        assert twin.pieces() == state.pieces()


def sources(game: Game, seats: int, seed: int, every: int) -> list[str]:
    """Positions of a random game, as text."""
    return [game.dump(state) for state in samples(game, seats, seed, every)]


def played_record(game: Game, seats: int, seed: int, is_forked: bool) -> str:
    """The record of a random game; a forked one begins in its midst, with a position."""
    table = Table(game, ["random"] * seats, seed=seed)
    table.run_bots()
    if is_forked:
        table = table.fork(0, len(table.entries) // 2)
        table.run_bots()
    return table.record().text()
