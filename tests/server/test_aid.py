"""Player aids: complete in both languages, with icons that exist, clauses that exist, and numbers that are printed."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from aegean.core.words import LANGUAGES
from aegean.draw.icons import icon_names
from aegean.games import names
from aegean.server.html.aid import ICON, aid_of, plain_aid
from aegean.server.html.rules import CLAUSE, rules_of
from tests.server.people import Person

ID = re.compile(r"\b[A-Z]{2}-\d+(?:\.\d+)*")
EVERY = [(game, lang) for game in names() for lang in LANGUAGES]


def text(game: str, lang: str) -> str:
    return "\n".join(f"{section.title}\n{section.text}" for section in aid_of(game, lang))


@pytest.mark.parametrize(("game", "lang"), EVERY)
def test_icons_and_clauses_of_an_aid_exist(game: str, lang: str) -> None:
    said = text(game, lang)
    assert set(ICON.findall(said)) <= icon_names()
    cited = {found[1] for found in CLAUSE.finditer(said)}
    assert cited and cited <= set(rules_of(game, lang).clauses)


@pytest.mark.parametrize("game", names())
def test_languages_tell_the_same(game: str) -> None:
    first, *others = ([section.text for section in aid_of(game, lang)] for lang in LANGUAGES)
    for other in others:
        assert [part.count("\n") for part in first] == [part.count("\n") for part in other]
        for part, translated in zip(first, other, strict=True):
            assert ICON.findall(part) == ICON.findall(translated)
            numbers = [sorted(re.findall(r"\d+", ID.sub("", side))) for side in (part, translated)]
            assert numbers[0] == numbers[1], part


@pytest.mark.parametrize(("game", "lang"), EVERY)
def test_an_aid_is_a_page_and_an_answer(game: str, lang: str, someone: Callable[..., Person]) -> None:
    shown = someone().http.get(f"/aid/{game}", params={"lang": lang})
    assert shown.status_code == 200 and "<svg" in shown.text and "/rules/" in shown.text and ":<" not in shown.text
    assert len(someone().get(f"/api/games/{game}/aid", lang=lang)) >= 5


@pytest.mark.parametrize(("game", "lang"), EVERY)
def test_an_aid_can_be_read_without_icons(game: str, lang: str) -> None:
    lines = [line for _, lines in plain_aid(game, lang) for line in lines]
    assert len(lines) > 15 and all(line and "|" not in line and not ICON.search(line) for line in lines)


def test_a_game_without_an_aid_says_so(someone: Callable[..., Person]) -> None:
    assert someone().http.get("/aid/chess").status_code == 404
