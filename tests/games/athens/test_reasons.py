"""Why not? The right reason with the right clause for every situation, in both languages."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from aegean.core.shared import changed
from aegean.games.athens.parts import BASES, LANDMARKS, STACKS
from aegean.games.athens.phrases import REASONS

from .positions import GAME, Athens, at_action, at_base, at_event, opened


def discarding() -> Athens:
    """Seat 1 has four lower class tiles."""
    return at_action().run_to("draw_tile").play("draw lower", "draw lower")


def no_kilns() -> Athens:
    """The Kilns have run out."""
    game = at_base()
    game.board.bases = changed(game.board.bases, BASES.index("kiln"), 0)
    return game


def acting(**cubes: int) -> Athens:
    """An action turn with dice U, L and cubes."""
    game = at_action(dice="U L", tiles="L L L")
    game.give(0, **cubes)
    return game


def barracks_used() -> Athens:
    """A worker stands on the Barracks."""
    game = acting(infantry=1)
    game.work("barracks", 1)
    return game


def square_filled() -> Athens:
    """Laurion's square was filled in an earlier round."""
    game = acting(coin=2)
    game.play("use laurion_square_coin", "pay 1")
    return game.run_to("act", 0)


def no_coins() -> Athens:
    """The supply has no coins."""
    game = acting()
    game.give(1, coin=10)
    return game


def no_oracles() -> Athens:
    """The oracle deck is empty; the player owns a temple."""
    game = acting(wine=1)
    game.deplete(left=0)
    game.build(0, "parthenon")
    return game


def no_agoras() -> Athens:
    """The stack of Agoras is empty."""
    game = acting()
    game.board.stacks = changed(game.board.stacks, STACKS.index("agora"), 0)
    return game


def all_built() -> Athens:
    """The eighth landmark has just been taken."""
    game = acting()
    game.own(0, "quarry")
    game.build(1, *[name for name in LANDMARKS if name != "stoa"])
    return game.play("take landmark", "pay 1")


def swapping() -> Athens:
    """An Agora owner with lower class tiles only."""
    game = acting()
    game.take(0, agora=1)
    return game


def paying(dice: str, tiles: str, move: str) -> Athens:
    """The player has to choose how to pay."""
    game = at_action(dice=dice, tiles=tiles)
    game.own(0, "kiln turned", "vineyard turned")
    return game.play(move)


def giving() -> Athens:
    """The player has to choose two of a wine and two olive oil."""
    return acting(wine=1, olive_oil=2).play("use trader_two_cloth", "pay 1")


def tucking() -> Athens:
    """The player has to choose a base card to tuck."""
    game = acting()
    game.own(0, "kiln")
    return game.play("take village", "pay 1")


def returning() -> Athens:
    """The player has to choose one of three crying oracle cards."""
    return acting(wheat=1).play("use delphi_wheat", "pay 1", "give 1 wheat", *["oracle oracle_cry_1"] * 3)


def war_closed() -> Athens:
    """War is closed."""
    game = at_event(wine=1)
    game.climb(war=2)
    return game


def placing() -> Athens:
    """The player has chosen Drama, where a coin lies on its upper square."""
    game = at_event(wine=2, coin=1)
    game.lay("drama_upper_2 coin")
    return game.play("event drama")


Situation = Callable[[], Athens]

SITUATIONS: list[tuple[str, Situation, str, str, str, str]] = [
    ("no_such_tile", discarding, "discard upper", "AT-4.4",
     "You have no upper-class tile.", "Du hast kein Oberschichtplättchen."),
    ("stack_of_bases_empty", no_kilns, "base kiln", "AT-5.1",
     "There is no Kiln left.", "Es liegt keine Basiskarte Brennofen mehr aus."),
    ("nothing_to_turn", acting, "turn kiln", "AT-6.3",
     "You have no Kiln that is not turned yet.", "Du hast keine Basiskarte Brennofen, die du noch umdrehen kannst."),
    ("worker_there", barracks_used, "use barracks_square_infantry", "AT-6.10",
     "A worker already stands on the Barracks.", "Auf der Aktionskarte Baracken steht schon ein Arbeiter."),
    ("symbols_short", acting, "use atelier_wine", "AT-2.4",
     "You lack 4 symbols, Kiln among them.", "Dir fehlen 4 Basissymbole, darunter Brennofen."),
    ("square_taken", square_filled, "use laurion_square_coin", "AT-7.28",
     "A cube already lies on this square.", "Auf dem Quadrat liegt schon ein Holzwürfel."),
    ("cube_missing", acting, "use atelier_square_wine", "AT-6.13",
     "You have no wine.", "Du hast keinen Wein."),
    ("cubes_short", lambda: acting(wine=1), "use trader_three_coin", "AT-6.13",
     "You lack 2 cubes.", "Dir fehlen 2 Holzwürfel."),
    ("cubes_short", giving, "give 2 wine", "AT-6.13",
     "You lack 1 cube.", "Dir fehlt 1 Holzwürfel."),
    ("supply_empty", no_coins, "use laurion_coin", "AT-10.2",
     "The supply has none of these cubes left.", "Der Vorrat hat keinen dieser Holzwürfel mehr."),
    ("oracle_empty", no_oracles, "use delphi_one", "AT-7.26",
     "The oracle deck is empty.", "Der Stapel der Orakelkarten ist leer."),
    ("oracle_silent", no_oracles, "use temple", "AT-9.6",
     "The oracle deck is empty.", "Der Stapel der Orakelkarten ist leer."),
    ("tiles_short", lambda: at_action(dice="M L", tiles="L"), "take ecclesia", "AT-6.8",
     "You lack at least 1 upper-class tile for the price.",
     "Für den Preis brauchst du mindestens noch 1 Oberschichtplättchen."),
    ("stack_empty", no_agoras, "take agora", "AT-8.17",
     "There is no Agora left.", "Es liegt keine Aktionskarte Agora mehr aus."),
    ("bases_short", acting, "take village", "AT-8.1",
     "You need 2 base cards of your own to lay under the Village.",
     "Du brauchst 2 eigene Basiskarten, um sie unter das Dorf zu legen."),
    ("no_landmark", all_built, "take landmark", "AT-9.3",
     "All landmarks are taken.", "Alle Bauwerke sind vergeben."),
    ("no_temple", lambda: acting(wine=1), "use temple", "AT-9.6",
     "You have no temple.", "Du hast keinen Tempel."),
    ("no_rolls", acting, "roll_grey", "AT-8.7",
     "You have no Ecclesia whose roll is left this round.",
     "Du hast in dieser Runde keinen Wurf einer Ecclesia übrig."),
    ("no_swaps", acting, "swap lower", "AT-8.12",
     "You have no Agora whose exchange is left this round.",
     "Du hast in dieser Runde keinen Tausch einer Agora übrig."),
    ("no_tile_to_swap", swapping, "swap upper", "AT-8.12",
     "You have no upper-class tile to exchange.", "Du hast kein Oberschichtplättchen zum Tauschen."),
    ("no_alternative", lambda: paying("L L", "M", "use atelier_wine"), "pay 2", "AT-6.5",
     "The card does not have that many prices.", "So viele Preise hat die Karte nicht."),
    ("cannot_pay", lambda: paying("L L", "L", "use laurion_coin"), "pay 1", "AT-6.8",
     "You lack 1 upper-class tile for this price.", "Für diesen Preis brauchst du noch 1 Oberschichtplättchen."),
    ("dearer", lambda: paying("U U", "M M", "use laurion_coin"), "pay 2", "AT-6.9",
     "Another price of this card costs you less.", "Ein anderer Preis der Karte kostet dich weniger."),
    ("not_asked", giving, "give 1 wine", "AT-6.15",
     "The effect does not ask for these cubes.", "Diese Holzwürfel verlangt die Wirkung nicht."),
    ("no_such_base", tucking, "tuck kiln turned", "AT-8.1",
     "You have no such base card.", "Du hast keine solche Basiskarte."),
    ("not_drawn", returning, "return oracle_smile_1", "AT-7.24",
     "This card is not among the cards drawn.", "Diese Karte ist nicht unter den gezogenen."),
    ("event_is_closed", war_closed, "event war", "AT-11.7",
     "The event War is over.", "Das Ereignis Krieg ist vorbei."),
    ("nothing_fits", lambda: at_event(wine=1), "event olympics", "AT-11.5",
     "None of your cubes fits on the Olympics card.",
     "Keiner deiner Holzwürfel passt auf die Ereigniskarte Olympiade."),
    ("other_event", placing, "place contest_upper_2 wine", "AT-11.1",
     "You have chosen the Drama card.", "Du hast die Ereigniskarte Theater gewählt."),
    ("place_one_first", placing, "stop", "AT-11.5",
     "You must place at least 1 cube first.", "Du musst erst mindestens 1 Holzwürfel legen."),
    ("place_taken", placing, "place drama_upper_2 coin", "AT-11.2",
     "A cube already lies on this space.", "Auf dem Feld liegt schon ein Holzwürfel."),
    ("no_cube_to_place", placing, "place drama_upper_3 cloth", "AT-11.2",
     "You have no cloth.", "Du hast keinen Stoff."),
    ("impossible", lambda: opened(3), "start seat_4", "AT-1.9",
     "", ""),
]  # fmt: skip


@pytest.mark.parametrize(
    ("name", "situation", "move", "clause", "english", "german"),
    [entry for entry in SITUATIONS if entry[0] != "impossible"],
    ids=[f"{entry[0]}: {entry[2]}" for entry in SITUATIONS if entry[0] != "impossible"],
)
def test_the_reason_fits_the_situation(
    name: str, situation: Situation, move: str, clause: str, english: str, german: str
) -> None:
    game = situation()
    assert not game.can(move)
    assert game.why(move) == name
    assert GAME.why_not(game.board, GAME.parse(move), "en") == (english, clause)
    assert GAME.why_not(game.board, GAME.parse(move), "de") == (german, clause)


def test_what_chance_cannot_bring_is_called_impossible() -> None:
    game = Athens.start(3)
    assert game.why("start seat_4") == "impossible"
    assert GAME.why_not(game.board, GAME.parse("start seat_4"), "en") == ("That cannot happen here.", "AT-1.9")
    assert GAME.why_not(game.board, GAME.parse("start seat_4"), "de") == ("Das kann hier nicht geschehen.", "AT-1.9")


def test_every_reason_has_a_situation() -> None:
    assert {entry[0] for entry in SITUATIONS} == {phrase.name for phrase in REASONS.phrases[1:]}


def test_every_reason_cites_a_clause_of_the_rules() -> None:
    assert all(phrase.clause.startswith("AT-") for phrase in REASONS.phrases[1:])


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "Not yet. First: Choose your action"), ("de", "Noch nicht. Zuerst: Wähle deine Aktion")],
)
def test_a_move_of_another_step_is_not_asked_now(lang: str, words: str) -> None:
    game = at_action()
    assert GAME.why_not(game.board, GAME.parse("base kiln"), lang) == (words, "")


@pytest.mark.parametrize(("lang", "words"), [("en", "The game is over."), ("de", "Das Spiel ist zu Ende.")])
def test_nothing_is_allowed_when_the_game_is_over(lang: str, words: str) -> None:
    game = at_event(wine=1)
    game.climb(war=2, migration=1, festival=2, olympics=2, drama=2, contest=2)
    assert game.question == "choose_event"
    game.play("none")
    assert game.question == "over"
    assert GAME.why_not(game.board, GAME.parse("none"), lang) == (words, "")


def test_a_worker_on_the_card_comes_before_missing_symbols_and_these_before_missing_tiles() -> None:
    game = at_action(dice="L L", tiles="")
    assert game.why("use atelier_wine") == "symbols_short"
    game.work("atelier", 1)
    assert game.why("use atelier_wine") == "worker_there"
