"""What a seat may know (section 6 of the rules)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from aegean.core.phrase import ALL
from aegean.core.rng import Rng
from aegean.games.olympos.goods import packed, total
from aegean.games.olympos.parts import DESTINIES
from aegean.play import Table
from aegean.play.table import PERSON
from aegean.testing import clause

from .positions import GAME, Olympos, bare


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


@clause("OS-8.5")
def test_a_second_shuffle_does_not_forget_what_lay_on_the_discard_pile_at_the_first() -> None:
    game = bare().stand(9, 12, 12, 12)
    game.throw("fame_gold", "four_kinds", "cube_gold")
    game.hold(1, "divine_favour", "cube_wood")
    game.empty_deck(to=2)
    game.play("expand", "new", "to thrace", "draw fame_gold")
    game.hold(3, "four_kinds")
    game.throw("cube_gold")
    game.stand(9, 12, 12, 12).play("expand", "new", "to paeonia", "draw cube_gold")
    for viewer in (1, 2):
        seen = list(redealt(game, viewer))
        assert {tuple(sorted(hands[0])) for hands in seen} == {
            ("cube_gold", "fame_gold"),
            ("cube_gold", "four_kinds"),
        }
        assert {tuple(hands[3]) for hands in seen} == {("fame_gold",), ("four_kinds",)}
    for hands in redealt(game, 0):
        assert hands[3] == ["four_kinds"]  # of the first discard pile it alone has not been seen since
    game.player_of(0).tokens = packed([0, 0, 0, 1])
    game.stand(9, 12, 12, 12).play("card fame_gold")
    for hands in redealt(game, 2):
        assert (hands[0], hands[3]) == (["cube_gold"], ["four_kinds"])


@clause("OS-9.5", "OS-8.15", "OS-8.12")
def test_a_question_about_favours_tells_nobody_who_has_one() -> None:
    game = bare()
    game.hold(0, "divine_favour", "cube_gold")
    game.hold(1, "cube_wood", "fame_wood")
    game.stand(8, 9, 9, 9)
    game.play_just("expand", "new", "to thrace", "draw supremacy_wood", "done", "reveal ares")
    assert (game.question, game.board.seat, game.legal()) == ("favour", 0, ["favour", "no"])
    game.play_just("no")
    assert (game.question, game.board.seat, game.legal()) == ("favour", 1, ["no"])
    assert game.why("favour") == "no_favour"
    seen = Counter("divine_favour" in hands[seat] for hands in redealt(game, 3, 300) for seat in (0, 1))
    assert seen[True] > 50 and seen[False] > 300
    game.play_just("no")
    assert game.question == "menu"  # without cards in hand nobody is asked


@clause("OS-9.5", "OS-8.15")
def test_with_all_favours_thrown_nobody_is_asked() -> None:
    game = bare()
    game.throw("divine_favour", "divine_favour")
    game.hold(1, "cube_wood")
    game.stand(8, 9, 9, 9)
    game.play_just("expand", "new", "to thrace", "draw supremacy_wood", "done", "reveal ares")
    assert game.question == "menu"


@clause("OS-8.3", "OS-8.15")
def test_a_question_at_the_end_of_a_turn_tells_nothing_of_a_hand() -> None:
    game = bare()
    game.hold(0, "fame_stone", "divine_favour")
    game.play_just("expand", "new", "to paeonia")
    assert game.question == "end_cards" and game.legal() == ["done"] and not game.board.is_forced()
    playable = {f"cube_{kind}" for kind in ("grain", "stone", "wood", "gold")} | {"fame_gold", "haste_gold"}
    held = [bool(playable & set(hands[0])) for hands in redealt(game, 1)]
    assert True in held and False in held


@clause("OS-6.4", "OS-8.15", "OS-8.11")
def test_an_athena_star_is_asked_for_like_one_of_several() -> None:
    game = bare()
    game.player_of(0).athena = 1
    game.settle(0, "thessaly", "attica", "naxos")
    game.hold(0, "cube_wood")
    game.refresh().play_just("wonder", "build cyclopean_gate")
    assert game.question == "star" and game.legal() == ["star athena_star"] and not game.board.is_forced()
    assert game.why("star master_builder") == "no_builder"
    game.play_just("star athena_star")
    assert game.player_of(0).wonder_count == 1


@clause("OS-6.2", "OS-8.3", "OS-8.15")
def test_who_has_begun_what_only_a_card_allows_is_dealt_that_card() -> None:
    game = bare()
    game.settle(0, "thessaly", "attica", "naxos")
    game.hold(0, "master_builder")
    game.refresh().play_just("wonder")
    assert all("master_builder" in hands[0] for hands in redealt(game, 1, 30))
    game = bare().stand(78, 79, 79, 79)
    game.hold(0, "haste_grain")
    game.refresh().play_just("expand", "new", "to thrace")
    paying = {"haste_grain", "supremacy_grain"}
    assert all(paying & set(hands[0]) for hands in redealt(game, 1, 30))


@clause("OS-8.15")
@pytest.mark.parametrize("cards", [("cube_wood", "four_kinds"), ("master_builder", "divine_favour")])
def test_a_table_never_answers_for_who_may_hold_a_card(cards: tuple[str, ...]) -> None:
    position = bare().stand(8, 9, 9, 9)
    position.hold(0, *cards)
    table = Table(GAME, [PERSON] * 4, seed=1, position=position.board)
    table.play("expand; to thrace")
    assert table.seat == 0 and "done" in table.moves()
    table.play("done")
    assert [GAME.text(entry.action) for entry in table.entries if entry.forced] == ["new"]
    assert table.seat == 0 and "no" in table.moves()
    table.play("no")
    asked = [entry for entry in table.entries if GAME.text(entry.action) in ("done", "no")]
    assert [entry.forced for entry in asked] == [False, False]


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


@clause("OS-7.8", "OS-8.5")
def test_what_the_oracle_drew_before_the_pile_was_shuffled_is_no_card_of_the_new_deck() -> None:
    game = bare()
    game.learn(0, "oracle")
    game.stand(9, 12, 12, 12)
    game.throw("fame_gold", "cube_gold")
    game.hold(3, "cube_wood")
    game.empty_deck(to=2, left=1)
    game.play("expand", "new", "to thrace", "draw divine_favour", "draw fame_gold")
    pile = {"fame_gold", "cube_gold"}
    for hands in redealt(game, 1):
        assert not pile & set(hands[2] + hands[3])
    for hands in redealt(game, 3):
        assert not pile & set(hands[2]) and hands[3] == ["cube_wood"]
    game.play("draw cube_gold", "keep divine_favour")
    for hands in redealt(game, 1):
        assert not pile & set(hands[0]) and len(hands[0]) == 1
    assert {hands[0][0] for hands in redealt(game, 1)} > {"divine_favour"}


@clause("OS-7.8", "OS-8.5")
def test_of_two_equal_cards_the_oracle_keeps_the_older_one() -> None:
    game = bare()
    game.learn(0, "oracle")
    game.stand(9, 12, 12, 12)
    game.throw("divine_favour")
    game.empty_deck(to=2, left=1)
    game.play("expand", "new", "to thrace", "draw divine_favour", "draw divine_favour", "keep divine_favour")
    assert [total(kept) for kept in game.player_of(0).kept][DESTINIES.index("divine_favour")] == 1
