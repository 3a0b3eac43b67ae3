"""The action of the card and the extra action (OR-6 to OR-8, OR-13)."""

from __future__ import annotations

import pytest

from aegean.games.orichalkum.grid import FIELDS
from aegean.games.orichalkum.parts import CARDS
from aegean.testing import clause

from .positions import (
    acting,
    can,
    hold,
    land,
    legal,
    offer,
    own,
    play,
    reserve,
    settled,
    step,
    taken,
    trophies,
    why,
)


@clause("OR-6.1", "OR-6.2")
def test_the_card_is_laid_away_whether_used_or_not() -> None:
    for choice, orichalcum in (("act", 2), ("skip", 1)):
        state = taken(settled(), "produce")
        assert legal(state) == ["act", "skip"]
        play(state, choice)
        assert reserve(state) == (1, orichalcum) and state.card == -1
        assert state.discard[CARDS.index("produce_1")] == 1


@clause("OR-6.3")
def test_an_action_that_can_do_nothing_is_not_offered() -> None:
    state = taken(settled(), "fight")
    assert step(state) == "discard" and state.discard[CARDS.index("fight_1")] == 1
    state = taken(settled(), "build")
    assert step(state) == "discard"
    for kind in ("produce", "recruit"):
        assert step(taken(settled(), kind)) == "act"


@clause("OR-6.4")
def test_who_decides_to_act_must_do_something() -> None:
    state = settled()
    land(state, 0, r2c3="V gorgon", r3c5="F", r0c2="V hellhound")
    assert why(acting(state, "fight"), "stop_fighting") == "fight_first"
    state = settled()
    land(state, 0, r2c3="F", r2c4="L")
    assert why(acting(state, "build"), "stop_building") == "build_first"


@clause("OR-7.1")
def test_producing_takes_what_the_mines_yield() -> None:
    state = settled()
    supply = state.orichalcum
    acting(state, "produce")
    assert reserve(state) == (1, 2) and state.orichalcum == supply - 1


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
    state = settled()
    land(state, 0, r2c3="V gorgon", r3c5="F")
    hold(state, 0, hoplites=2, orichalcum=2)
    trophies(state, 0, "hellhound", "hellhound")
    play(taken(state, "recruit"), "skip", f"pay {payment}")
    assert legal(state) == [f"extra {name}" for name in buys]


@clause("OR-13.4")
def test_paid_creatures_go_back_into_the_bag_by_choice() -> None:
    state = settled()
    trophies(state, 0, "hellhound", "gorgon", "hydra_theia")
    play(taken(state, "recruit"), "skip", "pay creatures")
    assert legal(state) == ["give hellhound", "give gorgon", "give hydra_theia"]
    assert why(state, "give cyclops") == "no_such_creature"
    bag = state.lair.total
    play(state, "give gorgon", "give hellhound")
    assert step(state) == "extra" and state.lair.total == bag + 2
    assert list(state.players[0].defeated) == [0, 0, 0, 0, 1, 0, 0, 0]


@clause("OR-13.1")
def test_one_extra_action_only() -> None:
    state = settled()
    hold(state, 0, hoplites=6)
    play(taken(state, "recruit"), "skip", "pay hoplites", "extra produce")
    assert step(state) == "discard" and reserve(state) == (4, 1)


@clause("OR-13.1", "OR-11.9")
def test_the_forge_allows_a_second_one_after_a_first() -> None:
    state = settled()
    land(state, 0, r2c3="F")
    own(state, 0, r2c3="forge")
    hold(state, 0, hoplites=6)
    play(taken(state, "recruit"), "skip")
    declined = play(state.clone(), "nothing")
    assert step(declined) == "discard"
    play(state, "pay hoplites", "extra produce", "pay hoplites", "extra produce")
    assert step(state) == "discard" and reserve(state) == (2, 2)


@clause("OR-11.9", "OR-11.11")
def test_a_forge_built_by_the_first_extra_action_allows_the_second() -> None:
    state = settled()
    land(state, 0, r2c3="L")
    offer(state, lagoon="forge")
    hold(state, 0, hoplites=4)
    play(taken(state, "recruit"), "skip", "pay hoplites", "extra build", "build lagoon", "on r2c3")
    assert step(state) == "pay"


@clause("OR-13.5")
def test_a_payment_is_of_one_kind() -> None:
    state = settled()
    hold(state, 0, hoplites=2, orichalcum=1)
    play(taken(state, "recruit"), "skip")
    assert legal(state) == ["pay hoplites", "nothing"] and why(state, "pay orichalcum") == "cannot_pay"
    play(state, "pay hoplites")
    assert why(state, "extra recruit") == "not_bought"


@clause("OR-13.6", "OR-9.12", "OR-13.8")
def test_the_same_action_may_be_bought_and_the_same_creature_fought_again() -> None:
    state = settled()
    land(state, 0, r2c3="V gorgon")
    hold(state, 0, hoplites=2, orichalcum=2)
    play(acting(state, "fight"), "fight r2c3", "send 2", "roll 1 1 2")
    play(state, "pay orichalcum", "extra fight", "fight r2c3", "roll 4 5 5")
    assert state.players[0].lairs == 0 and state.players[0].sent[FIELDS.index("r2c3")] == 0


@clause("OR-13.6")
def test_phase_four_is_open_without_phase_three() -> None:
    state = settled()
    hold(state, 0, hoplites=2)
    play(taken(state, "produce"), "skip")
    assert can(state, "pay hoplites")


@clause("OR-13.7")
def test_fight_and_build_are_sold_only_where_they_can_do_something() -> None:
    state = settled()
    hold(state, 0, hoplites=2)
    offer(state)
    play(taken(state, "produce"), "skip", "pay hoplites")
    assert legal(state) == ["extra produce"]
    assert why(state, "extra fight") == "no_creature" and why(state, "extra build") == "nothing_to_build"
