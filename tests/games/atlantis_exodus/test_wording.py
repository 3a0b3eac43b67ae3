"""A choice says what it costs and brings, and a question what it is about."""

from __future__ import annotations

from aegean.games.atlantis_exodus.rules.supply import favour_room

from .positions import GAME, Atlantis, at_king, at_main, with_card


def said(game: Atlantis, move: str, lang: str = "en") -> str:
    """A legal move as it is offered."""
    assert move in game.legal()
    return GAME.say_choice(game.board, GAME.parse(move), lang)


def test_a_training_says_its_price() -> None:
    game = at_main()
    game.educate(0, intellectual=1)
    german = "Einen Intellektuellen zum Gelehrten ausbilden: 1 Wissensbuch und 1 Kulturbuch abgeben"
    assert said(game, "train intellectual scholar", "de") == german


def test_a_space_of_the_city_says_what_lies_there_and_what_finds_no_place() -> None:
    game = at_king(3, round_=2)
    game.king(0, "t0")
    game.guard("gm0", "brown")
    game.site("m0", "ws_sb_9")
    assert said(game, "king m0") == (
        "Move the king to Workshop Street: workshop “Smithy” and 1 textbook of your choice; guard: a labourer"
    )
    game.no_homes(0)
    assert "(no space for it)" in said(game, "king m0")
    game.king(0, "t3")
    game.favour(0, 4)
    assert "2 favour markers (would lapse)" in said(game, "king m7")


def test_a_bonus_says_how_much_of_it_lapses() -> None:
    game = at_king(3, round_=2)
    game.king(0, "t3")
    room = int(favour_room(game.board.players[0]))
    game.favour(0, int(game.board.players[0].favours) + room - 1)
    assert "2 favour markers (1 of them would lapse)" in said(game, "king m7")
    german = GAME.say_choice(game.board, GAME.parse("king m7"), "de", ["Ann", "Ben", "Cleo"])
    assert "2 Gunstmarker (davon würde 1 verfallen)" in german


def test_a_knowledge_card_says_what_it_counts_and_who_leaves_for_it() -> None:
    game = at_main()
    game.scroll(1, "festivals")
    game.educate(0, philosopher=1, stonemason=1)
    game.ship(0, "crab")
    game.ship(0, "whale")
    assert said(game, "learn 1") == (
        "Take the knowledge card “Festivals” (1 victory point per white-brown pair rescued): "
        "send away a philosopher and a stonemason"
    )


def test_an_extra_that_cannot_be_taken_is_said_to_lapse() -> None:
    game = at_main()
    game.educate(0, advisor=1)
    for kind in ("turtle", "dolphin", "seahorse", "crab", "octopus", "whale"):
        game.ship(0, kind)
    assert said(game, "send advisor") == "Send away an advisor: 1 victory point and 1 ship (would lapse)"


def test_ending_early_says_what_lapses() -> None:
    assert said(at_main(), "end") == "End the turn: 2 actions lapse"


def test_a_question_names_the_thing_at_stake() -> None:
    game = with_card("books_to_vp")
    game.play("play inf_books_to_vp")
    assert GAME.asks(game.board) == "Donate a textbook for 1 victory point: 5 left"
    assert GAME.asks(game.board, "de") == "Spende ein Lehrbuch für 1 Siegpunkt: noch 5"
