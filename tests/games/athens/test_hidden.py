"""Who sees what: oracle cards, the cards put back, and nothing else is hidden."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from aegean.core.phrase import ALL, Notes
from aegean.core.rng import Rng
from aegean.core.settle import Buffers
from aegean.core.state import CHANCE, OVER, SPECTATOR
from aegean.games.athens.board import UNKNOWN
from aegean.games.athens.parts import ORACLES
from aegean.play import Table
from aegean.play.entry import Entry
from aegean.play.lines import log_of
from aegean.play.teller import Teller
from aegean.search.playout import random_step
from aegean.testing import clause

from .positions import GAME, Athens, at_action, opened


def view(game: Athens, viewer: int) -> str:
    """Everything a viewer sees, as text."""
    return GAME.dump(game.seen(viewer).board)


def hand(game: Athens, seat: int) -> list[int]:
    """The known oracle cards of a seat by type."""
    return list(game.board.players[seat].oracles)


def after_wheat(back: str = "oracle_cry_2") -> Athens:
    """Seat 0 of three has drawn three cards and put one back."""
    game = at_action(3, dice="U L")
    game.give(0, wheat=1)
    game.play("use delphi_wheat", "pay 1", "give 1 wheat")
    game.play("oracle oracle_smile_2", "oracle oracle_cry_2", "oracle oracle_cry_1", f"return {back}")
    return game


def drawn_by_another(back: str = "oracle_cry_2") -> Athens:
    """The card that seat 0 put back has been drawn by seat 1."""
    game = after_wheat(back)
    game.deplete(left=0, to=2)
    game.run_to("white_dice")
    game.run_to("act", 1)
    game.show("U L")
    game.give(1, wine=1)
    game.play("use delphi_one", "pay 1", "give 1 wine", f"oracle {back}")
    return game


@clause("AT-1.4")
def test_an_owner_sees_their_oracle_cards_and_the_others_only_their_number() -> None:
    game = at_action(3)
    game.ask(0, "oracle_smile_2", "oracle_cry_1")
    assert hand(game.seen(0), 0) == [1, 0, 0, 1]
    for viewer in (1, 2, SPECTATOR):
        assert hand(game.seen(viewer), 0) == [0, 0, 0, 0]
        assert game.seen(viewer).board.players[0].oracle_count == 2


@clause("AT-12.3")
def test_after_the_end_everybody_sees_all_masks_and_the_true_score() -> None:
    game = at_action(3)
    game.ask(0, "oracle_smile_2", "oracle_cry_1")
    points = game.board.points(0)
    assert game.seen(1).board.points(0) < points
    game.board.seat = OVER
    for viewer in (0, 1, 2, SPECTATOR):
        assert hand(game.seen(viewer), 0) == [1, 0, 0, 1]
        assert game.seen(viewer).board.points(0) == points


@clause("AT-12.3")
def test_hidden_masks_do_not_show_in_the_running_score() -> None:
    game = at_action()
    game.ask(0, "oracle_smile_2")
    assert game.item(0, "oracles") == 11
    assert game.seen(0).item(0, "oracles") == 11
    assert game.seen(1).item(0, "oracles") == 9


@clause("AT-4.8", "AT-10.6")
def test_everything_but_oracle_cards_is_public() -> None:
    game = opened(3)
    rng = Rng(5)
    buffers = Buffers()
    secret = ("players.0.oracles", "players.1.oracles", "players.2.oracles", "deck.", "bottom:", "drawn:", "traced:")
    while game.board.seat != OVER:
        random_step(game.board, rng, buffers)
        full = [line for line in GAME.dump(game.board).splitlines() if not line.startswith(secret)]
        for viewer in (0, SPECTATOR):
            shown = [line for line in view(game, viewer).splitlines() if not line.startswith(secret)]
            assert shown == full


@clause("AT-7.23")
def test_a_drawn_oracle_card_is_shown_to_the_drawer_alone() -> None:
    game = at_action(3, dice="U L")
    game.give(0, wine=1)
    assert game.board.audience() == ALL
    game.play("use delphi_one", "pay 1", "give 1 wine")
    assert game.board.seat == CHANCE
    assert game.board.audience() == 0
    game.play("oracle oracle_cry_1")
    assert game.board.audience() == ALL


@clause("AT-7.24")
def test_three_drawn_cards_and_the_choice_among_them_are_shown_to_the_drawer_alone() -> None:
    game = at_action(3, dice="U L")
    game.give(0, wheat=1)
    game.play("use delphi_wheat", "pay 1", "give 1 wheat")
    for card in ("oracle_smile_2", "oracle_cry_2", "oracle_cry_1"):
        assert game.board.audience() == 0
        game.play(f"oracle {card}")
        assert sum(game.seen(0).board.drawn) == game.board.drawn_count
        assert sum(game.seen(1).board.drawn) == 0
        assert game.seen(1).board.drawn_count == game.board.drawn_count
    assert game.question == "return_oracle"
    assert game.board.audience() == 0
    game.play("return oracle_cry_2")
    assert game.board.audience() == ALL


@clause("AT-7.24")
@pytest.mark.parametrize("last", ["oracle_cry_1", "oracle_smile_1"])
def test_the_table_asks_also_whoever_has_drawn_three_equal_cards(last: str) -> None:
    game = at_action(3, dice="U L")
    game.give(0, wheat=1)
    game.play("use delphi_wheat", "pay 1", "give 1 wheat", *["oracle oracle_cry_1"] * 2, f"oracle {last}")
    assert not game.board.is_forced()
    table = Table(GAME, ["person"] * 3, position=game.board)
    assert (table.seat, table.entries) == (0, [])
    table.play("return oracle_cry_1")
    assert table.log(1, "en") == [
        "Seat 1 keeps 2 oracle cards and puts one back under the deck: 18 victory points, masks aside."
    ]


def told(entries: list[Entry], viewer: int, lang: str) -> list[str]:
    """What the log tells a viewer."""
    log = log_of(Teller(GAME, lang, ["Dora", "Kallias", "Theron"]), entries, viewer)
    return [text for line in log.lines for text in log.text(line)]


@clause("AT-7.23", "AT-7.25")
def test_a_drawn_card_is_told_once_and_by_name_only_to_whoever_drew_it() -> None:
    game = at_action(3, dice="U L")
    game.give(0, wheat=1)
    game.play("use delphi_wheat", "pay 1", "give 1 wheat")
    entries: list[Entry] = []
    for move in ("oracle oracle_smile_2", "oracle oracle_cry_2", "oracle oracle_cry_1", "return oracle_cry_2"):
        entries.append(Entry(game.board.seat, GAME.parse(move), game.board.audience()))
        game.board.notes = Notes()
        game.play(move)
        entries[-1].notes = game.board.notes.take()
    assert told(entries, 0, "de") == [
        "Dora zieht 1 Orakelkarte mit 2 lächelnden Masken, 1 Orakelkarte mit 2 weinenden Masken "
        "und 1 Orakelkarte mit 1 weinenden Maske.",
        "Dora legt eine Orakelkarte mit 2 weinenden Masken unter den Stapel zurück und behält die anderen 2: "
        "18 Siegpunkte ohne die Masken.",
    ]
    assert told(entries, 1, "en") == [
        "Dora draws 3 oracle cards.",
        "Dora keeps 2 oracle cards and puts one back under the deck: 18 victory points, masks aside.",
    ]


@clause("AT-7.25")
def test_who_put_a_card_back_knows_it_and_the_others_see_only_that_one_went_back() -> None:
    game = after_wheat()
    assert game.seen(0).board.bottom[0] // 8 == ORACLES.index("oracle_cry_2")
    for viewer in (1, 2, SPECTATOR):
        assert game.seen(viewer).board.bottom_count == 1
        assert game.seen(viewer).board.bottom[0] // 8 == UNKNOWN
        assert view(game, viewer) == view(after_wheat(back="oracle_cry_1"), viewer)


@clause("AT-7.25")
def test_who_put_a_card_back_knows_who_has_it_when_it_comes_up_again() -> None:
    game = drawn_by_another()
    card = ORACLES.index("oracle_cry_2")
    assert hand(game.seen(0), 1)[card] == 1
    assert sum(hand(game.seen(0), 1)) == 1
    assert hand(game.seen(1), 1)[card] == 1
    assert sum(hand(game.seen(2), 1)) == 0


@clause("AT-7.25")
@pytest.mark.parametrize("viewer", [2, SPECTATOR])
def test_others_see_nothing_of_a_card_that_comes_up_again(viewer: int) -> None:
    assert view(drawn_by_another("oracle_cry_2"), viewer) == view(drawn_by_another("oracle_cry_1"), viewer)


@clause("AT-7.25")
def test_deals_keep_what_the_viewer_knows_about_cards_put_back() -> None:
    card = ORACLES.index("oracle_cry_2")
    for seed in range(10):
        game = after_wheat()
        game.board.redeal(0, Rng(seed))
        assert game.board.bottom[0] // 8 == card
        game = drawn_by_another()
        game.board.redeal(0, Rng(seed))
        assert hand(game, 1)[card] >= 1
    others = set()
    for seed in range(30):
        game = after_wheat()
        game.board.redeal(1, Rng(seed))
        others.add(game.board.bottom[0] // 8)
    assert len(others) > 1


def pilgrimage(seats: int, rng: Rng) -> Iterator[Athens]:
    """A game at random, but whoever finds Delphi free asks the oracle, with wheat or without."""
    game = opened(seats)
    game.deplete(left=10)
    while game.board.seat != OVER:
        if game.question == "act":
            game.hold(game.board.seat, "U L L")
            for cube in ("wheat", "coin"):
                if game.in_supply(cube):
                    game.give(game.board.seat, **{cube: 1})
        wishes = game.legal("use")
        asking = [move for move in wishes if move.startswith("use delphi")]
        if asking:
            game.play(asking[rng.below(len(asking))])
        else:
            random_step(game.board, rng, Buffers())
        yield game


@clause("AT-7.25")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_redeal_changes_nothing_that_the_viewer_sees(seats: int) -> None:
    rng, luck, pieces = Rng(9), Rng(1), opened(seats).board.pieces()
    most_back = most_traced = 0
    for game in pilgrimage(seats, rng):
        most_back = max(most_back, game.board.bottom_count)
        most_traced = max(most_traced, game.board.traced_count)
        viewer = int(rng.below(seats + 1)) - 1
        twin = game.clone()
        twin.board.redeal(viewer, luck)
        assert view(twin, viewer) == view(game, viewer)
        assert twin.board.pieces() == game.board.pieces() == pieces
        for trace in list(twin.board.traced)[: twin.board.traced_count]:
            assert hand(twin, trace % 8)[trace // 64] > 0
        assert all(card // 8 != UNKNOWN for card in list(twin.board.bottom)[: twin.board.bottom_count])
        if game.board.seat == viewer >= 0:
            assert twin.board.legal() == game.board.legal()
    assert most_back >= 2
    assert most_traced >= 1


def test_a_deal_is_as_likely_as_the_unseen_cards_are() -> None:
    game = at_action(2)
    game.ask(0, "oracle_smile_2", "oracle_smile_2", "oracle_smile_2")
    game.ask(1, "oracle_cry_2")
    rng = Rng(17)
    counts = [0, 0, 0, 0]
    for _ in range(2100):
        counts[hand(game.dealt(0, rng), 1).index(1)] += 1
    assert counts[0] == 0
    assert abs(counts[1] - 300) < 75
    assert abs(counts[2] - 900) < 120
    assert abs(counts[3] - 900) < 120


def test_a_hidden_view_offers_moves_to_its_viewer_only() -> None:
    game = at_action()
    assert GAME.seen(game.board, 0).legal() == game.board.legal()
    assert GAME.seen(game.board, 1).legal() == []
    assert GAME.seen(game.board, SPECTATOR).legal() == []


def test_search_cannot_look_at_the_next_tile_or_landmark() -> None:
    game = opened()
    game.play("roll lower lower")
    assert len(game.chances()) == 3
    assert game.board.bag.total == 42
