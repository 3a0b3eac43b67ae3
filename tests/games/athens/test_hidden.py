"""Who sees what: oracle cards, the cards put back, and nothing else is hidden."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from aegean.core.phrase import ALL
from aegean.core.rng import Rng
from aegean.core.settle import Buffers
from aegean.core.state import CHANCE, OVER, SPECTATOR
from aegean.games.athens.board import UNKNOWN
from aegean.games.athens.parts import ORACLES
from aegean.search.playout import random_step
from aegean.testing import clause

from .positions import (
    GAME,
    Board,
    ask,
    at_action,
    chances,
    deplete,
    give,
    hold,
    in_supply,
    item,
    legal,
    opened,
    play,
    run_to,
    seen,
    show,
    step,
)


def view(state: Board, viewer: int) -> str:
    """Everything a viewer sees, as text."""
    return GAME.dump(seen(state, viewer))


def hand(state: Board, seat: int) -> list[int]:
    """The known oracle cards of a seat by type."""
    return list(state.players[seat].oracles)


def after_wheat(back: str = "oracle_cry_2") -> Board:
    """Seat 0 of three has drawn three cards and put one back."""
    state = at_action(3, dice="U L")
    give(state, 0, wheat=1)
    play(state, "use delphi_wheat", "pay 1", "give 1 wheat")
    play(state, "oracle oracle_smile_2", "oracle oracle_cry_2", "oracle oracle_cry_1", f"return {back}")
    return state


def drawn_by_another(back: str = "oracle_cry_2") -> Board:
    """The card that seat 0 put back has been drawn by seat 1."""
    state = after_wheat(back)
    deplete(state, left=0, to=2)
    run_to(state, "white_dice")
    run_to(state, "act", 1)
    show(state, "U L")
    give(state, 1, wine=1)
    play(state, "use delphi_one", "pay 1", "give 1 wine", f"oracle {back}")
    return state


@clause("AT-1.4")
def test_an_owner_sees_his_oracle_cards_and_the_others_only_their_number() -> None:
    state = at_action(3)
    ask(state, 0, "oracle_smile_2", "oracle_cry_1")
    assert hand(seen(state, 0), 0) == [1, 0, 0, 1]
    for viewer in (1, 2, SPECTATOR):
        assert hand(seen(state, viewer), 0) == [0, 0, 0, 0]
        assert seen(state, viewer).players[0].oracle_count == 2


@clause("AT-12.3")
def test_hidden_masks_do_not_show_in_the_running_score() -> None:
    state = at_action()
    ask(state, 0, "oracle_smile_2")
    assert item(state, 0, "oracles") == 11
    assert item(seen(state, 0), 0, "oracles") == 11
    assert item(seen(state, 1), 0, "oracles") == 9


@clause("AT-4.8", "AT-10.6")
def test_everything_but_oracle_cards_is_public() -> None:
    state = opened(3)
    rng = Rng(5)
    buffers = Buffers()
    secret = ("players.0.oracles", "players.1.oracles", "players.2.oracles", "deck.", "bottom:", "drawn:", "traced:")
    while state.seat != OVER:
        random_step(state, rng, buffers)
        full = [line for line in GAME.dump(state).splitlines() if not line.startswith(secret)]
        for viewer in (0, SPECTATOR):
            shown = [line for line in view(state, viewer).splitlines() if not line.startswith(secret)]
            assert shown == full


@clause("AT-7.23")
def test_a_drawn_oracle_card_is_shown_to_the_drawer_alone() -> None:
    state = at_action(3, dice="U L")
    give(state, 0, wine=1)
    assert state.audience() == ALL
    play(state, "use delphi_one", "pay 1", "give 1 wine")
    assert state.seat == CHANCE
    assert state.audience() == 0
    play(state, "oracle oracle_cry_1")
    assert state.audience() == ALL


@clause("AT-7.24")
def test_three_drawn_cards_and_the_choice_among_them_are_shown_to_the_drawer_alone() -> None:
    state = at_action(3, dice="U L")
    give(state, 0, wheat=1)
    play(state, "use delphi_wheat", "pay 1", "give 1 wheat")
    for card in ("oracle_smile_2", "oracle_cry_2", "oracle_cry_1"):
        assert state.audience() == 0
        play(state, f"oracle {card}")
        assert sum(seen(state, 0).drawn) == state.drawn_count
        assert sum(seen(state, 1).drawn) == 0
        assert seen(state, 1).drawn_count == state.drawn_count
    assert step(state) == "return_oracle"
    assert state.audience() == 0
    play(state, "return oracle_cry_2")
    assert state.audience() == ALL


@clause("AT-7.25")
@pytest.mark.parametrize("lang", ["en", "de"])
def test_hidden_moves_have_words_for_those_who_may_not_see_them(lang: str) -> None:
    words = GAME.words(lang)
    for move in ("oracle oracle_cry_1", "return oracle_cry_1"):
        action = GAME.parse(move)
        assert words.thing("oracle_cry_1") in words.move(GAME.space, action)
        assert words.thing("oracle_cry_1") not in words.hidden(GAME.space, action)


@clause("AT-7.25")
def test_who_put_a_card_back_knows_it_and_the_others_see_only_that_one_went_back() -> None:
    state = after_wheat()
    assert seen(state, 0).bottom[0] // 8 == ORACLES.index("oracle_cry_2")
    for viewer in (1, 2, SPECTATOR):
        assert seen(state, viewer).bottom_count == 1
        assert seen(state, viewer).bottom[0] // 8 == UNKNOWN
        assert view(state, viewer) == view(after_wheat(back="oracle_cry_1"), viewer)


@clause("AT-7.25")
def test_who_put_a_card_back_knows_who_has_it_when_it_comes_up_again() -> None:
    state = drawn_by_another()
    card = ORACLES.index("oracle_cry_2")
    assert hand(seen(state, 0), 1)[card] == 1
    assert sum(hand(seen(state, 0), 1)) == 1
    assert hand(seen(state, 1), 1)[card] == 1
    assert sum(hand(seen(state, 2), 1)) == 0


@clause("AT-7.25")
@pytest.mark.parametrize("viewer", [2, SPECTATOR])
def test_others_see_nothing_of_a_card_that_comes_up_again(viewer: int) -> None:
    assert view(drawn_by_another("oracle_cry_2"), viewer) == view(drawn_by_another("oracle_cry_1"), viewer)


@clause("AT-7.25")
def test_deals_keep_what_the_viewer_knows_about_cards_put_back() -> None:
    card = ORACLES.index("oracle_cry_2")
    for seed in range(10):
        state = after_wheat()
        state.redeal(0, Rng(seed))
        assert state.bottom[0] // 8 == card
        state = drawn_by_another()
        state.redeal(0, Rng(seed))
        assert hand(state, 1)[card] >= 1
    others = set()
    for seed in range(30):
        state = after_wheat()
        state.redeal(1, Rng(seed))
        others.add(state.bottom[0] // 8)
    assert len(others) > 1


def pilgrimage(seats: int, rng: Rng) -> Iterator[Board]:
    """A game at random, but whoever finds Delphi free asks the oracle, with wheat or without."""
    state = opened(seats)
    deplete(state, left=10)
    while state.seat != OVER:
        if step(state) == "act":
            hold(state, state.seat, "U L L")
            for cube in ("wheat", "coin"):
                if in_supply(state, cube):
                    give(state, state.seat, **{cube: 1})
        wishes = legal(state, "use")
        asking = [move for move in wishes if move.startswith("use delphi")]
        if asking:
            play(state, asking[rng.below(len(asking))])
        else:
            random_step(state, rng, Buffers())
        yield state


@clause("AT-7.25")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_redeal_changes_nothing_that_the_viewer_sees(seats: int) -> None:
    rng, luck, pieces = Rng(9), Rng(1), opened(seats).pieces()
    most_back = most_traced = 0
    for state in pilgrimage(seats, rng):
        most_back = max(most_back, state.bottom_count)
        most_traced = max(most_traced, state.traced_count)
        viewer = int(rng.below(seats + 1)) - 1
        twin = state.clone()
        twin.redeal(viewer, luck)
        assert view(twin, viewer) == view(state, viewer)
        assert twin.pieces() == state.pieces() == pieces
        for trace in list(twin.traced)[: twin.traced_count]:
            assert hand(twin, trace % 8)[trace // 64] > 0
        assert all(card // 8 != UNKNOWN for card in list(twin.bottom)[: twin.bottom_count])
        if state.seat == viewer >= 0:
            assert twin.legal() == state.legal()
    assert most_back >= 2
    assert most_traced >= 1


def test_a_deal_is_as_likely_as_the_unseen_cards_are() -> None:
    state = at_action(2)
    ask(state, 0, "oracle_smile_2", "oracle_smile_2", "oracle_smile_2")
    ask(state, 1, "oracle_cry_2")
    rng = Rng(17)
    counts = [0, 0, 0, 0]
    for _ in range(2100):
        deal = GAME.seen(state, 0).deal(rng)
        assert isinstance(deal, Board)
        counts[next(kind for kind in range(4) if deal.players[1].oracles[kind])] += 1
    assert counts[0] == 0
    assert abs(counts[1] - 300) < 75
    assert abs(counts[2] - 900) < 120
    assert abs(counts[3] - 900) < 120


def test_a_hidden_view_offers_moves_to_its_viewer_only() -> None:
    state = at_action()
    assert GAME.seen(state, 0).legal() == state.legal()
    assert GAME.seen(state, 1).legal() == []
    assert GAME.seen(state, SPECTATOR).legal() == []


def test_search_cannot_look_at_the_next_tile_or_landmark() -> None:
    state = opened()
    play(state, "roll lower lower")
    assert len(chances(state)) == 3
    assert state.bag.total == 42
