"""The action of the card and the extra action (OR-6 to OR-8, OR-13)."""

from __future__ import annotations

import pytest

from aegean.games.orichalkum.grid import FIELDS
from aegean.games.orichalkum.parts import CARDS
from aegean.testing import clause

from .positions import GAME, settled


@clause("OR-6.1", "OR-6.2")
def test_the_card_is_laid_away_whether_used_or_not() -> None:
    for choice, orichalcum in (("act", 2), ("skip", 1)):
        game = settled().taken("produce")
        assert game.legal() == ["act", "skip"]
        game.play(choice)
        assert game.reserve() == (1, orichalcum) and game.board.card == -1
        assert game.board.discard[CARDS.index("produce_1")] == 1


@clause("OR-6.3")
def test_an_action_that_can_do_nothing_is_not_offered() -> None:
    game = settled().taken("fight")
    assert game.question == "discard" and game.board.discard[CARDS.index("fight_1")] == 1
    game = settled().taken("build")
    assert game.question == "discard"
    for kind in ("produce", "recruit"):
        assert settled().taken(kind).question == "act"


@clause("OR-6.4")
def test_who_decides_to_act_must_do_something() -> None:
    game = settled()
    game.land(0, r2c3="V gorgon", r3c5="F", r0c2="V hellhound")
    assert game.acting("fight").why("stop_fighting") == "fight_first"
    game = settled()
    game.land(0, r2c3="F", r2c4="L")
    assert game.acting("build").why("stop_building") == "build_first"


@clause("OR-7.1")
def test_producing_takes_what_the_mines_yield() -> None:
    game = settled()
    supply = game.board.orichalcum
    game.acting("produce")
    assert game.reserve() == (1, 2) and game.board.orichalcum == supply - 1


@pytest.mark.parametrize(
    ("payment", "buys"),
    [
        ("hoplites", ["produce", "fight", "build"]),
        ("orichalcum", ["recruit", "fight", "build"]),
        ("creatures", ["produce", "recruit", "fight", "build"]),
    ],
)
@clause("OR-13.2", "OR-13.3", "OR-13.4")
def test_what_each_payment_buys(payment: str, buys: list[str]) -> None:
    game = settled()
    game.land(0, r2c3="V gorgon", r3c5="F")
    game.hold(0, hoplites=2, orichalcum=2)
    game.trophies(0, "hellhound", "hellhound")
    game.taken("recruit").play("skip", f"pay {payment}")
    assert game.legal() == [f"extra {name}" for name in buys]


@clause("OR-13.4")
def test_paid_creatures_go_back_into_the_bag_by_choice() -> None:
    game = settled()
    game.trophies(0, "hellhound", "gorgon", "hydra_theia")
    game.taken("recruit").play("skip", "pay creatures")
    assert game.legal() == ["give hellhound", "give gorgon", "give hydra_theia"]
    assert game.why("give cyclops") == "no_such_creature"
    bag = game.board.lair.total
    game.play("give gorgon", "give hellhound")
    assert game.question == "extra" and game.board.lair.total == bag + 2
    assert list(game.board.players[0].defeated) == [0, 0, 0, 0, 1, 0, 0, 0]


@clause("OR-13.1")
def test_one_extra_action_only() -> None:
    game = settled()
    game.hold(0, hoplites=6)
    game.taken("recruit").play("skip", "pay hoplites", "extra produce")
    assert game.question == "discard" and game.reserve() == (4, 1)


@clause("OR-13.1", "OR-11.9")
def test_the_forge_allows_a_second_one_after_a_first() -> None:
    game = settled()
    game.land(0, r2c3="F")
    game.own(0, r2c3="forge")
    game.hold(0, hoplites=6)
    game.taken("recruit").play("skip")
    declined = game.clone().play("nothing")
    assert declined.question == "discard"
    game.play("pay hoplites", "extra produce", "pay hoplites", "extra produce")
    assert game.question == "discard" and game.reserve() == (2, 2)


@clause("OR-11.9", "OR-11.11")
def test_a_forge_built_by_the_first_extra_action_allows_the_second() -> None:
    game = settled()
    game.land(0, r2c3="L")
    game.offer(lagoon="forge")
    game.hold(0, hoplites=4)
    game.taken("recruit").play("skip", "pay hoplites", "extra build", "build lagoon", "on r2c3")
    assert game.question == "pay"


@clause("OR-13.5")
def test_a_payment_is_of_one_kind() -> None:
    game = settled()
    game.hold(0, hoplites=2, orichalcum=1)
    game.taken("recruit").play("skip")
    assert game.legal() == ["pay hoplites", "nothing"] and game.why("pay orichalcum") == "cannot_pay_orichalcum"
    game.play("pay hoplites")
    assert game.why("extra recruit") == "not_for_hoplites"


@clause("OR-13.2", "OR-13.3", "OR-13.4")
@pytest.mark.parametrize(
    ("held", "payment", "number"),
    [
        ("orichalcum", "hoplites", "OR-13.2"),
        ("hoplites", "orichalcum", "OR-13.3"),
        ("hoplites", "creatures", "OR-13.4"),
    ],
)
def test_what_a_payment_lacks_is_said_with_the_clause_of_its_price(held: str, payment: str, number: str) -> None:
    game = settled()
    game.hold(0, **{held: 2})
    game.taken("recruit").play("skip")
    assert game.game.why_not(game.board, game.game.parse(f"pay {payment}"))[1] == number


@clause("OR-13.2", "OR-13.3")
@pytest.mark.parametrize(
    ("payment", "action", "number"), [("hoplites", "recruit", "OR-13.2"), ("orichalcum", "produce", "OR-13.3")]
)
def test_what_a_payment_does_not_buy_is_said_with_the_clause_that_lists_what_it_buys(
    payment: str, action: str, number: str
) -> None:
    game = settled()
    game.hold(0, hoplites=2, orichalcum=2)
    game.taken("recruit").play("skip", f"pay {payment}")
    assert game.game.why_not(game.board, game.game.parse(f"extra {action}"))[1] == number


@clause("OR-13.6", "OR-9.12", "OR-13.8")
def test_the_same_action_may_be_bought_and_the_same_creature_fought_again() -> None:
    game = settled()
    game.land(0, r2c3="V gorgon")
    game.hold(0, hoplites=2, orichalcum=2)
    game.acting("fight").play("fight r2c3", "send 2", "roll 1 1 2")
    game.play("pay orichalcum", "extra fight", "fight r2c3", "roll 4 5 5")
    assert game.board.players[0].lairs == 0 and game.board.players[0].sent[FIELDS.index("r2c3")] == 0


@clause("OR-13.6")
def test_phase_four_is_open_without_phase_three() -> None:
    game = settled()
    game.hold(0, hoplites=2)
    game.taken("produce").play("skip")
    assert game.can("pay hoplites")


@clause("OR-13.7")
def test_fight_and_build_are_sold_only_where_they_can_do_something() -> None:
    game = settled()
    game.hold(0, hoplites=2)
    game.offer()
    game.taken("produce").play("skip", "pay hoplites")
    assert game.legal() == ["extra produce"]
    assert game.why("extra fight") == "nothing_to_fight" and game.why("extra build") == "nothing_to_build"


def test_a_field_may_be_called_as_on_the_board() -> None:
    assert GAME.parse("lay B5") == GAME.parse("lay r1c4")
    assert GAME.say(GAME.parse("lay b5"), "en") == "Place the landscape at B5"


@clause("OR-13.2", "OR-13.3", "OR-13.4")
def test_each_payment_has_its_price_and_its_actions() -> None:
    game = settled()
    game.hold(0, hoplites=1, orichalcum=2)
    game.trophies(0, "hellhound")
    game.taken("recruit").play("skip")
    assert game.why("pay hoplites") == "cannot_pay_hoplites"
    assert game.why("pay creatures") == "cannot_pay_creatures"
    game.play("pay orichalcum")
    assert game.why("extra produce") == "not_for_orichalcum"
