"""The contract that every game keeps, at every number of seats. Each check raises AssertionError."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable
from itertools import islice
from typing import Final

from aegean.core.game import Game, GameError
from aegean.core.record import Record
from aegean.core.rng import Rng
from aegean.core.seen import Seen
from aegean.core.state import CHANCE, OVER, WIDEST
from aegean.core.words import LANGUAGES
from aegean.play import Refused, Table
from aegean.play.table import PERSON
from aegean.testing.about_checks import (
    every_explanation_is_used,
    everything_can_be_pointed_at,
    everything_explains_itself,
    explanations_are_short_and_true,
    explanations_tell_nothing_hidden,
)
from aegean.testing.drawing_checks import (
    a_form_is_drawn_alone_as_beside_others,
    cached_drawings_stay_true,
    forms_of_a_panel_agree,
    pictures_keep_clear_of_the_page,
)
from aegean.testing.glossary_checks import avoided_words_are_not_used, every_german_term_is_used
from aegean.testing.greedy_checks import greedy_overlooks_nothing
from aegean.testing.leak_checks import (
    glances_show_what_is_seen,
    nothing_is_hidden_after_the_end,
    questions_tell_nothing,
    redeals_are_as_likely_as_chance,
    redeals_keep_what_a_seat_knows,
    seats_see_only_what_they_may_know,
)
from aegean.testing.mutants import (
    is_accepted,
    is_replayed,
    played_record,
    position_mutants,
    record_mutants,
    sources,
)
from aegean.testing.observation_checks import (
    observations_stay_within_their_bounds,
    observations_tell_positions_apart,
)
from aegean.testing.reading_checks import what_is_said_reads_well
from aegean.testing.redeal_checks import imagined_worlds_have_a_history
from aegean.testing.walks import samples, step, walk
from aegean.testing.word_checks import (
    every_message_is_used,
    everything_can_be_said,
    what_is_said_cites_a_clause,
    words_agree_in_all_languages,
)

Check = Callable[[Game, int], None]
MUTATED: Final = 4  # positions of a game of which mutants are made


def legal_moves_are_in_order(game: Game, seats: int) -> None:
    """Legal moves are ascending, unique, in range, never none, and exactly those without a reason against."""
    for state in walk(game, seats, 11):
        if state.seat == OVER:
            assert state.legal() == []
            return
        legal = state.legal()
        assert 0 < len(legal) <= WIDEST
        assert legal == sorted(set(legal))
        assert legal[0] >= 0 and legal[-1] < game.space.size
        if state.seat >= 0:
            blocks = state.question().blocks()
            offered = [block.start + i for block in blocks for i in range(block.size)]
            allowed = [action for action in offered if state.why_not(action) == 0]
            assert sorted(allowed) == legal, f"{state.question().name}: options and why_not disagree"


def games_end(game: Game, seats: int) -> None:
    """Every game ends within the stated number of moves."""
    for seed in range(3):
        assert sum(1 for _ in walk(game, seats, seed)) <= game.longest


def chance_has_exact_weights(game: Game, seats: int) -> None:
    """Where chance decides, every outcome has a positive weight; elsewhere there are none."""
    for state in walk(game, seats, 12):
        chances = state.chances()
        assert bool(chances) == (state.seat == -1)
        assert all(weight > 0 for _, weight in chances)


def clones_are_independent(game: Game, seats: int) -> None:
    """A clone is equal, and stays as it was whatever happens to the original."""
    kept = []
    for state in walk(game, seats, 13):
        twin = state.clone()
        digest = game.digest(state)
        assert game.digest(twin) == digest
        kept.append((twin, digest))
    assert all(game.digest(twin) == digest for twin, digest in kept)


def clones_go_their_own_way(game: Game, seats: int) -> None:
    """Playing on with a clone does not touch the original."""
    for state in samples(game, seats, 14, 29):
        digest = game.digest(state)
        twin, rng = state.clone(), Rng(1)
        for _ in range(40):
            if twin.seat == OVER:
                break
            step(twin, rng)
        assert game.digest(state) == digest


def copies_are_equal(game: Game, seats: int) -> None:
    """Copied and pickled positions, and what is seen of them, are equal and have equal hashes; others are not."""
    for state in samples(game, seats, 30, 41):
        seen = Seen(state, seats - 1)
        for thing in (state, seen):
            for twin in (copy.copy(thing), copy.deepcopy(thing), pickle.loads(pickle.dumps(thing))):
                assert twin == thing and hash(twin) == hash(thing)
                assert twin.legal() == thing.legal()
        other = state.clone()
        if other.seat != OVER:
            other.apply(other.legal()[0])
            assert other != state


def texts_round_trip(game: Game, seats: int) -> None:
    """Every action has a text of its own that leads back to it, with colons as well as spaces."""
    for action in range(game.space.size):
        text = game.text(action)
        assert game.parse(text) == action
        assert game.parse(text.replace(" ", ":", 1).upper()) == action


def dumps_round_trip(game: Game, seats: int) -> None:
    """A position survives as text and plays on in the same way; positions restored later do not touch it."""
    kept = []
    for state in samples(game, seats, 15, 23):
        twin = game.restore(game.dump(state))
        assert game.dump(twin) == game.dump(state)
        kept.append((twin.clone(), game.digest(state)))
        assert twin.legal() == state.legal()
        if state.seat != OVER:
            action = state.legal()[-1]
            state.apply(action)
            twin.apply(action)
            assert game.digest(twin) == game.digest(state)
    assert all(game.digest(twin) == digest for twin, digest in kept)


def real_positions_are_believed(game: Game, seats: int) -> None:
    """Every position that is reached in play proves itself, whatever the options."""
    proof = game.rules.proof
    assert {*proof.about, *proof.of_chance, *proof.once} <= set(game.questions.by_name)
    choices = [{}, *({key: value} for key, values in game.options.items() for value in values[1:])]
    for seed, options in enumerate(choices):
        try:
            state = game.start(seats, **options)
        except GameError:
            continue  # such an option needs more seats
        pieces, rng = state.pieces(), Rng(seed)
        while state.seat != OVER:
            proof.prove_still(state, pieces)
            step(state, rng)
        proof.prove_still(state, pieces)


def mutants_are_refused_or_behave(game: Game, seats: int) -> None:
    """A position or a record with something wrong in it is refused in one line, or behaves as if nothing were."""
    rng = Rng(seats)
    for text in sources(game, seats, 25, 61)[:MUTATED]:
        assert is_accepted(game, text)
        for mutant in islice(position_mutants(text, rng), 20):
            is_accepted(game, mutant)
    for forked in (False, True):
        text = played_record(game, seats, 26, forked)
        assert is_replayed(game, text)
        for mutant in islice(record_mutants(text, rng), 10):
            is_replayed(game, mutant)


def records_replay(game: Game, seats: int) -> None:
    """A record replays to the same position; a shortened or changed one is refused."""
    table = Table(game, ["random"] * seats, seed=16)
    table.run_bots()
    text = table.record().text()
    again = Table.resume(game, Record.parse(text))
    assert again.record().text() == text
    assert game.digest(again.state) == game.digest(table.state)
    for broken in (text.rsplit("\n", 3)[0], text.replace("rules: ", "rules: 9"), text.replace("\n\n", "\n\nx ", 1)):
        try:
            Table.resume(game, Record.parse(broken))
        except GameError as error:
            assert "\n" not in str(error)
        else:
            raise AssertionError("a broken record was accepted")


def illegal_moves_are_refused(game: Game, seats: int) -> None:
    """What is not legal is refused with a reason, and nothing changes."""
    table, rng = Table(game, [PERSON] * seats, seed=17), Rng(17)
    for _ in range(25):
        if table.is_over:
            break
        legal = set(table.state.legal())
        before = game.dump(table.state), len(table.entries)
        for _ in range(8):
            action = rng.below(game.space.size)
            if action not in legal:
                try:
                    table.play(game.text(action), "de")
                except Refused as refusal:
                    assert refusal.reason
                else:
                    raise AssertionError(f"{game.text(action)} was accepted")
        assert (game.dump(table.state), len(table.entries)) == before
        moves = table.moves()
        table.play(moves[rng.below(len(moves))])


def undo_then_redo_changes_nothing(game: Game, seats: int) -> None:
    """Where undo is allowed it goes back exactly, and the same move leads to the same position again."""
    table, rng, undone = Table(game, [PERSON] * seats, seed=18), Rng(18), 0
    for _ in range(120):
        if table.is_over:
            break
        moves = table.moves()
        before = game.dump(table.state)
        move = moves[rng.below(len(moves))]
        table.play(move)
        try:
            after = game.dump(table.state)
            table.undo()
        except Refused:
            continue
        undone += 1
        assert game.dump(table.state) == before
        table.play(move)
        assert game.dump(table.state) == after or any(entry.is_chance for entry in table.entries[-3:])
    assert undone > 0


def pieces_are_conserved(game: Game, seats: int) -> None:
    """No component appears or vanishes."""
    census = game.start(seats).pieces()
    for state in walk(game, seats, 19):
        assert state.pieces() == census


def places_follow_scores(game: Game, seats: int) -> None:
    """Tallies and tie-breaks have all items, tallies add up to the scores, and the places follow from both."""
    for seed in range(4):
        *_, state = walk(game, seats, seed)
        scores, places = state.scores(), state.places()
        for seat in range(seats):
            tally = state.tally(seat)
            assert len(tally) == len(game.scoring) and sum(tally) == scores[seat]
            assert len(state.tiebreak(seat)) == len(game.ties)
            assert game.lowest <= scores[seat] <= game.highest, f"score {scores[seat]}"
        assert min(places) == 1 or seats == 1  # a game played alone can be lost
        for one in range(seats):
            for two in range(seats):
                if places[one] < places[two]:
                    assert scores[one] >= scores[two]
                if places[one] == places[two]:
                    assert scores[one] == scores[two] and state.tiebreak(one) == state.tiebreak(two)


def randomness_is_its_own(game: Game, seats: int) -> None:
    """Playing never touches the global random generator, and a seed decides everything."""
    before = random.getstate()
    one = Table(game, ["greedy"] + ["random"] * (seats - 1), seed=20)
    one.run_bots()
    two = Table(game, ["greedy"] + ["random"] * (seats - 1), seed=20)
    two.run_bots()
    assert random.getstate() == before
    assert one.record().text() == two.record().text()


def tensors_are_scaled_alike(game: Game, seats: int) -> None:
    """What the numbers of a tensor are divided by is the same wherever it is noted."""
    noted: list[float] = []
    for state in samples(game, seats, 24, 18):
        game.features.measured = 0
        game.features.tensor(Seen(state, 0))
        noted = noted or list(game.features.scales)
        assert list(game.features.scales) == noted


def hints_can_be_relied_on(game: Game, seats: int) -> None:
    """Every legal move has a prior above 0; the areas of a value add up to it, and each has its words."""
    for state in samples(game, seats, 21, 3):
        if state.seat == CHANCE:
            continue
        for seat in range(seats):
            areas = game.hints.areas(state, seat)
            assert abs(sum(points for _, points in areas) - game.hints.value(state, seat)) < 1e-6
            for lang in LANGUAGES:
                assert all(game.words(lang).has(f"area-{area}") for area, _ in areas), f"{areas} in {lang}"
        for action in state.legal():
            assert game.hints.prior(state, action) > 0.0, f"prior of {game.text(action)}"


CHECKS: Final[list[Check]] = [
    legal_moves_are_in_order,
    games_end,
    chance_has_exact_weights,
    clones_are_independent,
    clones_go_their_own_way,
    copies_are_equal,
    texts_round_trip,
    dumps_round_trip,
    real_positions_are_believed,
    mutants_are_refused_or_behave,
    records_replay,
    illegal_moves_are_refused,
    undo_then_redo_changes_nothing,
    pieces_are_conserved,
    places_follow_scores,
    randomness_is_its_own,
    tensors_are_scaled_alike,
    observations_tell_positions_apart,
    observations_stay_within_their_bounds,
    hints_can_be_relied_on,
    greedy_overlooks_nothing,
    seats_see_only_what_they_may_know,
    questions_tell_nothing,
    glances_show_what_is_seen,
    nothing_is_hidden_after_the_end,
    redeals_keep_what_a_seat_knows,
    redeals_are_as_likely_as_chance,
    imagined_worlds_have_a_history,
    everything_can_be_said,
    what_is_said_cites_a_clause,
    words_agree_in_all_languages,
    every_message_is_used,
    avoided_words_are_not_used,
    every_german_term_is_used,
    what_is_said_reads_well,
    cached_drawings_stay_true,
    a_form_is_drawn_alone_as_beside_others,
    forms_of_a_panel_agree,
    pictures_keep_clear_of_the_page,
    everything_explains_itself,
    explanations_are_short_and_true,
    explanations_tell_nothing_hidden,
    every_explanation_is_used,
    everything_can_be_pointed_at,
]
