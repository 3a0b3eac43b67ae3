"""The owner's sheet: every value has a picture, pictures follow what is entered, refusals speak the sheet's words."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

import aegean
from aegean.core.edition import Edition
from aegean.core.parts import PartsError
from aegean.core.sheet import Sheet, Value
from aegean.core.words import LANGUAGES
from aegean.games import check
from aegean.server.bots.drafts import try_out
from aegean.server.html.sheet import drawings, own_definitions, sheet_of
from aegean.testing.editions import any_value
from tests.server.people import Person, Running

SAMPLE = 12  # cards of a game whose pictures are compared
GAMES = aegean.names()


def another(game: str, value: Value, luck: random.Random) -> dict[str, Any]:
    """What an edition changes to have another value there; nothing where no other one can be had alone."""
    for _ in range(10):
        changes = value.enter({}, any_value(value, luck))
        try:
            check(Edition(game, "x", changes))
        except PartsError:
            continue
        if changes:
            return changes
    return {}


@pytest.mark.parametrize("game", GAMES)
def test_every_value_stands_beside_a_picture_with_words_in_both_languages(game: str) -> None:
    paths = [value.path for value in Sheet(game).values()]
    for lang in LANGUAGES:
        cards = [card for group in sheet_of(game, lang)[0] for card in group.cards]
        assert sorted(one.path for card in cards for one in card.entries) == sorted(paths)
        assert all("<template>" in card.picture and card.title for card in cards)
        assert not [word for card in cards for one in card.entries for word in [one.name, card.title] if "_" in word]


@pytest.mark.parametrize("game", GAMES)
def test_pictures_follow_the_values(game: str) -> None:
    luck = random.Random(game)
    values = {value.path: value for value in Sheet(game).values()}
    asked = {
        card.id: [one.path for one in card.entries if one.is_counted]
        for group in sheet_of(game, "en")[0]
        for card in group.cards
    }
    cards = [card for card, paths in asked.items() if paths]  # the others show what only some boxes have
    changes: dict[str, Any] = {}
    shown = {}
    for card in luck.sample(cards, min(SAMPLE, len(cards))):
        found = another(game, values[luck.choice(asked[card])], luck)
        try:
            check(Edition(game, "x", changes | found))
        except PartsError:
            continue
        if found:
            changes |= found
            shown[card] = drawings(game, "en")[card].drawn
    drawn = drawings(aegean.load(Edition(game, "x", changes).text()).key, "en")
    assert shown and not [card for card, ours in shown.items() if drawn[card].drawn == ours]


def test_the_grounds_of_two_editions_stand_on_one_page() -> None:
    fields = "islands.island_crown.sides.island_crown_easy.fields"
    card = fields.removesuffix(".fields")
    land = next(value.shipped for value in Sheet("orichalkum").values() if value.path == fields)
    edition = aegean.load(Edition("orichalkum", "x", {fields: land[1:]}).text())
    assert drawings("orichalkum", "en")[card].drawn != drawings(edition.key, "en")[card].drawn
    ours, theirs = own_definitions("orichalkum", "en"), own_definitions(edition.key, "en")
    assert len(theirs.keys() - ours.keys()) == 2 and all(ours[name] == theirs[name] for name in ours.keys() & theirs)


def test_a_wrong_value_leaves_its_picture_and_the_others_follow() -> None:
    changes = {"building.well.cost.wheat": 3, "building.barracks.cost.venison": 9}
    cards = ["building.well", "building.barracks"]
    ours = try_out(Edition("olympus", "x").text(), "en", cards)
    mine = try_out(Edition("olympus", "x", changes).text(), "en", cards)
    assert mine.wrong and mine.wrong.where == "x.building.barracks.cost"
    assert mine.pictures["building.barracks"] == ours.pictures["building.barracks"]
    assert mine.pictures["building.well"] != ours.pictures["building.well"] and 'id="' in mine.definitions


def test_a_server_draws_what_an_owner_enters(server: Running, someone: Callable[..., Person]) -> None:
    def answer(wheat: int, *cards: str) -> dict[str, Any]:
        edition = Edition("olympus", "x", {"building.well.cost.wheat": wheat}).text()
        asked = {"edition": edition, "cards": list(cards)}
        found: dict[str, Any] = someone().http.post("/api/editions/check", json=asked).json()
        return found

    assert answer(3)["pictures"] == {}
    three, four = answer(3, "building.well", "building.atlantis"), answer(4, "building.well")
    assert list(three["pictures"]) == ["building.well"] and not three["reason"]
    assert three["pictures"]["building.well"] != four["pictures"]["building.well"]
    many = {"edition": Edition("olympus", "x").text(), "cards": ["building.well"] * 13}
    assert someone().http.post("/api/editions/check", json=many).status_code == 422


def test_a_bonus_can_become_one_that_has_to_be_told_more_of() -> None:
    changes = {"space.t3.bonus.1.kind": "book", "space.t3.bonus.1.book": "craft"}
    book = next(value for value in Sheet("atlantis_exodus").values() if value.path == "space.t3.bonus.1.book")
    assert book.shipped is None and book.only == "book" and book.kind in changes
    check(Edition("atlantis_exodus", "x", changes))
    with pytest.raises(PartsError, match="'book' is missing"):
        check(Edition("atlantis_exodus", "x", {"space.t3.bonus.1.kind": "book"}))


def test_a_card_has_as_many_squares_as_its_owner_says() -> None:
    values = {value.path: value for value in Sheet("athens").values()}
    fifth, third = (values[f"event.war.squares.war_lower_{column}.vp"] for column in (5, 3))
    assert (fifth.kind, fifth.least, fifth.is_counted) == ("event.war.columns", 5, False)
    assert third.is_counted and third.is_asked(4) and not third.is_asked(2) and not fifth.is_asked(4)
    shown = []
    for changes in ({"event.war.columns": 5}, {"event.war.columns": 5, fifth.path: 7}, {"event.war.columns": 2}):
        shown.append(drawings(aegean.load(Edition("athens", "x", changes).text()).key, "en")["event.war"].drawn)
    squares = [[f"square-war_lower_{column}" in picture for column in (2, 3, 5)] for picture in shown]
    assert squares == [[True, True, True], [True, True, True], [True, False, False]] and shown[0] != shown[1]


def test_copies_of_a_card_are_entered_once() -> None:
    needs = [value for value in Sheet("atlantis_exodus").values() if value.path.endswith("coinage_1.needs")]
    assert [value.twins for value in needs] == [["knowledge_card.kn_coinage_2.needs"]]
    changes = needs[0].entered(["scholar", "advisor"])
    assert len(changes) == 2
    check(Edition("atlantis_exodus", "x", changes))
