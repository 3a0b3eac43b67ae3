"""Checks that nothing hidden is shown, drawn, counted or used by a bot."""

from __future__ import annotations

from math import sqrt
from typing import Final

from aegean import games
from aegean.core.game import Game
from aegean.core.phrase import ALL
from aegean.core.rng import Rng
from aegean.core.seen import Glance, Seen
from aegean.core.state import CHANCE, OVER, SPECTATOR, State
from aegean.draw.cache import fresh
from aegean.draw.panel import NARROW, WIDE, compose
from aegean.draw.viewpoint import Viewpoint
from aegean.search.bots import INSTANT, bot
from aegean.testing.walks import samples, walk

DEALS: Final = 400  # redeals behind a frequency
SIGMAS: Final = 5.0  # how far a frequency may be off


def shown(game: Game, state: State, viewer: int) -> list[object]:
    """Everything a viewer gets of a position: text, tensor, words, pictures, choices of bots."""
    seen = Seen(state, viewer)
    things: list[object] = [game.dump(seen.position), game.features.tensor(seen), seen.legal()]
    for lang, layout in (("en", WIDE), ("de", NARROW)):
        things.append(game.asks(seen.position, lang))
        things.extend(game.say_choice(seen.position, action, lang) for action in seen.legal())
        viewpoint = Viewpoint(game, lang, game.seat_names(state.seats, lang), layout, viewer)
        with fresh():  # a cached drawing could hide a difference
            things.append(compose(games.view(game.key).draw(seen, viewpoint), layout))
    if state.seat == viewer and viewer >= 0:
        things.extend(bot(game, name).choose(seen, Rng(5)) for name in INSTANT)
    return things


def seats_see_only_what_they_may_know(game: Game, seats: int) -> None:
    """What a viewer gets is byte for byte the same after everything hidden is dealt anew."""
    for state in samples(game, seats, 21, 61):
        for viewer in {SPECTATOR, 0, seats - 1, max(state.seat, SPECTATOR)}:
            other = state.clone()
            other.redeal(viewer, Rng(viewer + 2))
            assert shown(game, other, viewer) == shown(game, state, viewer)


def questions_tell_nothing(game: Game, seats: int) -> None:
    """Whether a table answers for a player, and what it asks next, does not depend on what watchers cannot see."""
    for number, state in enumerate(walk(game, seats, 25)):
        watcher = number % (seats + 1) - 1
        if state.seat < 0 or watcher == state.seat or not state.hides():
            continue
        other = state.clone()
        other.redeal(watcher, Rng(number))
        assert other.is_forced() == state.is_forced(), state.question().name
        both = [action for action in state.legal() if action in other.legal()]
        if both and state.audience() == ALL:
            asked = []
            for world in (state.clone(), other):
                world.apply(both[-1])
                asked.append((world.seat, world.step))
            assert asked[0] == asked[1], f"after {game.text(both[-1])}"


def glances_show_what_is_seen(game: Game, seats: int) -> None:
    """A glance, used for one position after the other, shows what `Seen` does and leaves the position as it was."""
    glance = Glance(game.start(seats), SPECTATOR)
    for state in samples(game, seats, 24, 17):
        for viewer in range(SPECTATOR, seats):
            before = game.dump(state)
            glance.look(state, viewer)
            assert game.dump(glance.position) == game.dump(Seen(state, viewer).position)
            assert glance.legal() == Seen(state, viewer).legal()
            assert game.dump(state) == before


def redeals_keep_what_a_seat_knows(game: Game, seats: int) -> None:
    """A redeal is a full position that agrees with all the seat knows, its legal moves included."""
    for state in samples(game, seats, 22, 17):
        for viewer in range(SPECTATOR, seats):
            known = Seen(state, viewer)
            assert bool(known.legal()) == (state.seat == viewer and viewer >= 0)
            other = known.deal(Rng(3))
            assert game.dump(Seen(other, viewer).position) == game.dump(known.position)
            assert other.pieces() == state.pieces()
            if state.seat == viewer and viewer >= 0:
                assert other.legal() == state.legal() == known.legal()
            twice = known.position.clone()
            twice.hide(viewer)
            assert game.dump(twice) == game.dump(known.position)


def nothing_is_hidden_after_the_end(game: Game, seats: int) -> None:
    """Once a game is over, seats and spectators see the whole position, and so the scores that count."""
    for seed in range(4):
        *_, state = walk(game, seats, seed)
        for viewer in range(SPECTATOR, seats):
            position = Seen(state, viewer).position
            assert position.scores() == state.scores() and position.places() == state.places()
            assert game.dump(position) == game.dump(state)


def redeals_are_as_likely_as_chance(game: Game, seats: int) -> None:
    """Over many redeals, what comes next is as likely as the things still unseen say."""
    tested = 0
    for number, state in enumerate(walk(game, seats, 23)):
        if state.seat == OVER or tested == 3:
            return
        if state.seat != CHANCE or number % 7:
            continue
        for viewer in range(seats):
            expected = _shares(Seen(state, viewer).position)
            if expected != _shares(state):
                _compare(state, viewer, expected)
                tested += 1


def _shares(state: State) -> dict[int, float]:
    """How likely every outcome is."""
    chances = state.chances()
    total = sum(weight for _, weight in chances)
    return {action: weight / total for action, weight in chances}


def _compare(state: State, viewer: int, expected: dict[int, float]) -> None:
    """Compares the mean share of every outcome over redeals with the expected one."""
    seen, rng = Seen(state, viewer), Rng(viewer)
    mean = dict.fromkeys(expected, 0.0)
    for _ in range(DEALS):
        for action, share in _shares(seen.deal(rng)).items():
            assert action in mean, "a redeal made something possible that the viewer knows to be impossible"
            mean[action] += share / DEALS
    for action, share in expected.items():
        assert abs(mean[action] - share) <= SIGMAS * sqrt(share * (1 - share) / DEALS) + 1e-9
