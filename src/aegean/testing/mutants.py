"""Positions and records with something wrong in them: each is refused in one line, or behaves as if nothing were."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from aegean.core.catalog import LONGEST_LINE
from aegean.core.game import Game, GameError
from aegean.core.rng import Rng
from aegean.core.seen import Seen
from aegean.core.state import OVER, SPECTATOR
from aegean.play.picture import picture
from aegean.testing.walks import samples, step

HUGE: Final = ("2147483648", "9223372036854775807", "9223372036854775808", "-9223372036854775809", "9" * 5000)
STRANGE: Final = ("", "x", "²", "+1", "1_0", "٣", "1.0", "0x1", "-0", "007", "1 ", "\0", "1\x0b2", "nan")
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
    """Adds something to one of the numbers of a line."""
    key, _, values = lines[place].partition(": ")
    words = values.split()
    if words:
        at = rng.below(len(words))
        words[at] = str(int(words[at]) + by)
        lines[place] = f"{key}: {' '.join(words)}"


def is_accepted(game: Game, text: str) -> bool:
    """Whether a position is taken; if so, it behaves as one, otherwise it is refused in one line."""
    try:
        state = game.restore(text)
    except GameError as error:
        line = str(error)
        assert line.isprintable() and 0 < len(line) <= LONGEST_LINE + 3, line
        return False
    assert game.dump(game.restore(game.dump(state))) == game.dump(state)
    draw(game, text)
    for seed in (11, 12):
        twin, rng = state.clone(), Rng(seed)
        for _ in range(DECISIONS):
            if twin.seat == OVER:
                break
            step(twin, rng)
        draw(game, game.dump(twin))
        assert twin.pieces() == state.pieces()
    return True


def draw(game: Game, text: str) -> None:
    """Draws a position for everybody."""
    state = game.read(text)
    for viewer in range(SPECTATOR, state.seats):
        assert picture(game, Seen(state, viewer))


def sources(game: Game, seed: int, every: int) -> list[str]:
    """Positions of random games with every number of seats, as text."""
    return [game.dump(state) for seats in game.seats for state in samples(game, seats, seed, every)]
