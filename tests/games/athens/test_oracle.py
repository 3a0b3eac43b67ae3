"""Delphi and the oracle deck (AT-7.23 to AT-7.26, AT-10.5)."""

from __future__ import annotations

from aegean.games.athens.parts import ORACLES
from aegean.testing import clause

from .positions import Athens, at_action


def oracles(game: Athens, seat: int) -> list[str]:
    """The oracle cards of a player."""
    counts = game.board.players[seat].oracles
    return [name for kind, name in enumerate(ORACLES) for _ in range(counts[kind])]


def put_one_back(game: Athens, *drawn: str, back: str) -> None:
    """Sacrifices wheat: draws three cards and puts one back."""
    game.give(game.board.seat, wheat=1)
    game.play("use delphi_wheat", "pay 1", "give 1 wheat", *[f"oracle {card}" for card in drawn], f"return {back}")


@clause("AT-7.23")
def test_delphi_gives_one_oracle_card_for_a_cube_of_any_colour() -> None:
    game = at_action(dice="U L")
    game.give(0, infantry=1, wheat=1, cloth=1)
    game.play("use delphi_one", "pay 1")
    assert game.legal() == ["give 1 infantry", "give 1 wheat", "give 1 cloth"]
    game.play("give 1 cloth")
    assert game.in_supply("cloth") == 10
    game.play("oracle oracle_cry_2")
    assert oracles(game, 0) == ["oracle_cry_2"]
    assert game.board.seat == 1


@clause("AT-7.23")
def test_delphi_wants_a_cube() -> None:
    assert at_action(dice="U L").why("use delphi_one") == "cubes_short"


@clause("AT-7.24")
def test_for_wheat_three_cards_are_drawn_two_kept_and_one_put_back() -> None:
    game = at_action(dice="U L")
    game.give(0, wheat=1, wine=1)
    game.play("use delphi_wheat", "pay 1", "give 1 wheat")
    game.play("oracle oracle_smile_2", "oracle oracle_cry_1", "oracle oracle_cry_1")
    assert game.question == "return_oracle"
    assert game.legal() == ["return oracle_smile_2", "return oracle_cry_1"]
    assert game.why("return oracle_smile_1") == "not_drawn"
    game.play("return oracle_cry_1")
    assert oracles(game, 0) == ["oracle_smile_2", "oracle_cry_1"]
    assert game.cubes(0) == {"wine": 1}
    assert game.board.players[0].oracle_count == 2
    assert game.board.seat == 1


@clause("AT-7.24")
def test_the_sacrifice_has_to_be_wheat() -> None:
    game = at_action(dice="U L")
    game.give(0, wine=3)
    assert game.why("use delphi_wheat") == "cubes_short"


@clause("AT-7.25")
def test_a_card_put_back_lies_under_the_deck_and_comes_last() -> None:
    game = at_action(dice="U L")
    put_one_back(game, "oracle_smile_2", "oracle_cry_2", "oracle_cry_1", back="oracle_cry_2")
    assert game.board.deck.total == 21
    game.run_to("act", 0)
    game.deplete(left=1)
    game.show("U L")
    game.give(0, wine=1)
    game.play("use delphi_one", "pay 1", "give 1 wine")
    assert "oracle oracle_cry_2" not in game.chances()
    game.play(next(iter(game.chances())))
    game.show("U L")
    game.run_to("act", 1)
    game.show("U L")
    game.give(1, wine=1)
    game.play("use delphi_one", "pay 1", "give 1 wine")
    assert game.chances() == {"oracle oracle_cry_2": 1}


@clause("AT-7.25")
def test_cards_put_back_come_in_the_order_in_which_they_were_put_back() -> None:
    game = at_action(dice="U L")
    put_one_back(game, "oracle_smile_2", "oracle_cry_2", "oracle_cry_1", back="oracle_cry_2")
    game.run_to("act", 1)
    game.run_to("act", 1)
    game.show("U L")
    put_one_back(game, "oracle_smile_2", "oracle_smile_2", "oracle_cry_1", back="oracle_smile_2")
    game.run_to("act")
    game.deplete(left=0)
    game.show("U L")
    game.give(game.board.seat, wheat=1)
    game.play("use delphi_wheat", "pay 1", "give 1 wheat")
    assert game.chances() == {"oracle oracle_cry_2": 1}
    game.play("oracle oracle_cry_2")
    assert game.board.bottom_count == 1
    assert game.chances() == {"oracle oracle_smile_2": 1}
    game.play("oracle oracle_smile_2")
    assert game.board.bottom_count == 0


@clause("AT-7.25")
def test_a_deck_of_one_or_two_cards_is_drawn_out_and_kept() -> None:
    for left in (1, 2):
        game = at_action(dice="U L")
        game.deplete(left=left)
        game.give(0, wheat=1)
        game.play("use delphi_wheat", "pay 1", "give 1 wheat")
        for _ in range(left):
            assert game.is_chance()
            game.play(game.legal()[0])
        assert game.board.players[0].oracle_count == left
        assert (game.question, game.board.seat) == ("act", 1)


@clause("AT-7.25")
def test_a_deck_of_three_cards_is_drawn_out_and_one_goes_back() -> None:
    game = at_action(dice="U L")
    game.deplete(left=3)
    game.give(0, wheat=1)
    game.play("use delphi_wheat", "pay 1", "give 1 wheat")
    for _ in range(3):
        game.play(game.legal()[0])
    assert game.question == "return_oracle"
    game.play(game.legal()[0])
    assert game.board.players[0].oracle_count == 2
    assert (game.board.deck.total, game.board.bottom_count) == (0, 1)


@clause("AT-7.26")
def test_delphi_cannot_be_chosen_while_the_oracle_deck_is_empty() -> None:
    game = at_action(dice="U L")
    game.give(0, wheat=1)
    game.deplete(left=1)
    assert game.can("use delphi_one")
    assert game.can("use delphi_wheat")
    game.deplete(left=0)
    assert game.why("use delphi_one") == game.why("use delphi_wheat") == "oracle_empty"


@clause("AT-10.5")
def test_the_24_oracle_cards_are_never_reshuffled() -> None:
    game = at_action(dice="U L")
    game.deplete(left=1)
    game.give(0, wine=2)
    game.play("use delphi_one", "pay 1", "give 1 wine", "oracle oracle_cry_1")
    assert sum(player.oracle_count for player in game.board.players) == 24
    for _ in range(3):
        game.run_to("act", 0)
        game.show("U L")
        assert game.why("use delphi_one") == "oracle_empty"
