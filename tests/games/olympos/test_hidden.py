"""What a seat may know (section 6 of the rules)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from aegean.core.phrase import ALL
from aegean.core.rng import Rng
from aegean.games.olympos.parts import DESTINIES
from aegean.testing import clause

from .positions import Olympos, bare


def redealt(game: Olympos, viewer: int, times: int = 200) -> Iterator[list[list[str]]]:
    """The hands of all seats over many redeals."""
    for seed in range(times):
        other = game.clone()
        other.board.redeal(viewer, Rng(seed))
        assert other.board.pieces() == game.board.pieces()
        yield [other.hand(seat) for seat in range(game.board.seats)]


@clause("OS-8.1")
def test_the_own_hand_stays_and_the_others_are_any_cards_unseen() -> None:
    game = bare()
    game.hold(0, "four_kinds", "cube_gold")
    game.hold(1, "divine_favour")
    seen = Counter(cards for own, (cards,), *_ in redealt(game, 0, 600) if own == ["cube_gold", "four_kinds"])
    assert sum(seen.values()) == 600
    assert set(seen) == set(DESTINIES) - {"cube_gold"}
    assert 30 < seen["divine_favour"] < 95  # two of twenty cards left


@clause("OS-8.5")
def test_cards_held_when_the_discard_pile_was_shuffled_are_not_in_the_new_deck() -> None:
    game = bare().stand(9, 12, 12, 12)
    game.throw("fame_gold", "four_kinds", "cube_gold")
    game.hold(1, "divine_favour", "cube_wood")
    game.empty_deck(to=2)
    game.play("expand", "new", "to thrace", "draw fame_gold")
    for hands in redealt(game, 0):
        assert "fame_gold" not in hands[1] + hands[2]
        assert "cube_gold" not in hands[1] + hands[2]
    held = next(redealt(game, 3))
    assert held[0][0] in ("fame_gold", "four_kinds", "cube_gold")


@clause("OS-9.5")
def test_a_question_about_favours_tells_who_has_one() -> None:
    game = bare()
    game.hold(0, "divine_favour", "cube_gold")
    game.hold(1, "cube_wood", "fame_wood")
    game.hold(2, "divine_favour")
    game.stand(8, 9, 9, 9)
    game.play("expand", "new", "to thrace", "draw supremacy_wood")
    game.play("done")
    game.play("reveal ares", "no")
    assert game.board.seat == 2
    for hands in redealt(game, 3, 60):
        assert "divine_favour" in hands[0] and "divine_favour" in hands[2] and "divine_favour" not in hands[1]


@clause("OS-8.3")
def test_a_question_at_the_end_of_a_turn_tells_of_a_playable_card() -> None:
    game = bare()
    game.settle(0, "thrace")
    game.hold(0, "fame_grain", "divine_favour")
    game.play("expand", "new", "to paeonia")
    assert game.question == "end_cards"
    playable = {f"cube_{kind}" for kind in ("grain", "stone", "wood", "gold")} | {
        "fame_grain", "fame_gold", "haste_grain", "haste_gold", "supremacy_grain", "supremacy_gold",
    }  # fmt: skip
    for hands in redealt(game, 1):
        assert playable & set(hands[0])


@clause("OS-7.8")
def test_only_the_owner_of_the_oracle_sees_what_is_drawn() -> None:
    game = bare()
    game.learn(0, "oracle")
    game.stand(9, 12, 12, 12)
    game.play("expand", "new", "to thrace", "draw cube_gold", "draw four_kinds")
    assert game.board.audience() == 0
    assert sum(game.seen(0).board.drawn) == 2 and sum(game.seen(1).board.drawn) == 0
    game.play("draw fame_wood")
    assert game.board.audience() == 0 and game.question == "keep"
    game.play("keep cube_gold")
    assert game.question == "end_cards" and game.board.audience() == ALL
    assert game.seen(2).board.discard_count == 2
    assert game.player_of(0).hand_count == 1
