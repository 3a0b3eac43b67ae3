"""What a seat may know (section 6 of the rules)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from aegean.core.phrase import ALL
from aegean.core.rng import Rng
from aegean.core.seen import Seen
from aegean.games.olympos.board import Board
from aegean.games.olympos.parts import DESTINIES
from aegean.testing import clause

from .positions import (
    bare,
    empty_deck,
    hand,
    hold,
    learn,
    play,
    player_of,
    settle,
    stand,
    step,
    throw,
)


def redealt(state: Board, viewer: int, times: int = 200) -> Iterator[list[list[str]]]:
    """The hands of all seats over many redeals."""
    for seed in range(times):
        other = state.clone()
        other.redeal(viewer, Rng(seed))
        assert other.pieces() == state.pieces()
        yield [hand(other, seat) for seat in range(state.seats)]


@clause("OS-8.1")
def test_the_own_hand_stays_and_the_others_are_any_cards_unseen() -> None:
    state = bare()
    hold(state, 0, "four_kinds", "cube_gold")
    hold(state, 1, "divine_favour")
    seen = Counter(cards for own, (cards,), *_ in redealt(state, 0, 600) if own == ["cube_gold", "four_kinds"])
    assert sum(seen.values()) == 600
    assert set(seen) == set(DESTINIES) - {"cube_gold"}
    assert 30 < seen["divine_favour"] < 95  # two of twenty cards left


@clause("OS-8.5")
def test_cards_held_when_the_discard_pile_was_shuffled_are_not_in_the_new_deck() -> None:
    state = stand(bare(), 9, 12, 12, 12)
    throw(state, "fame_gold", "four_kinds", "cube_gold")
    hold(state, 1, "divine_favour", "cube_wood")
    empty_deck(state, to=2)
    play(state, "expand", "new", "to thrace", "draw fame_gold")
    for hands in redealt(state, 0):
        assert "fame_gold" not in hands[1] + hands[2]
        assert "cube_gold" not in hands[1] + hands[2]
    held = next(redealt(state, 3))
    assert held[0][0] in ("fame_gold", "four_kinds", "cube_gold")


@clause("OS-9.5")
def test_a_question_about_favours_tells_who_has_one() -> None:
    state = bare()
    hold(state, 0, "divine_favour", "cube_gold")
    hold(state, 1, "cube_wood", "fame_wood")
    hold(state, 2, "divine_favour")
    stand(state, 8, 9, 9, 9)
    play(state, "expand", "new", "to thrace", "draw supremacy_wood")
    play(state, "done")
    play(state, "reveal ares", "no")
    assert state.seat == 2
    for hands in redealt(state, 3, 60):
        assert "divine_favour" in hands[0] and "divine_favour" in hands[2] and "divine_favour" not in hands[1]


@clause("OS-8.3")
def test_a_question_at_the_end_of_a_turn_tells_of_a_playable_card() -> None:
    state = bare()
    settle(state, 0, "thrace")
    hold(state, 0, "fame_grain", "divine_favour")
    play(state, "expand", "new", "to paeonia")
    assert step(state) == "end_cards"
    playable = {f"cube_{kind}" for kind in ("grain", "stone", "wood", "gold")} | {
        "fame_grain", "fame_gold", "haste_grain", "haste_gold", "supremacy_grain", "supremacy_gold",
    }  # fmt: skip
    for hands in redealt(state, 1):
        assert playable & set(hands[0])


@clause("OS-7.8")
def test_only_the_owner_of_the_oracle_sees_what_is_drawn() -> None:
    state = bare()
    learn(state, 0, "oracle")
    stand(state, 9, 12, 12, 12)
    play(state, "expand", "new", "to thrace", "draw cube_gold", "draw four_kinds")
    assert state.audience() == 0
    assert sum(Seen(state, 0).position.drawn) == 2 and sum(Seen(state, 1).position.drawn) == 0
    play(state, "draw fame_wood")
    assert state.audience() == 0 and step(state) == "keep"
    play(state, "keep cube_gold")
    assert step(state) == "end_cards" and state.audience() == ALL
    assert Seen(state, 2).position.discard_count == 2
    assert player_of(state, 0).hand_count == 1
