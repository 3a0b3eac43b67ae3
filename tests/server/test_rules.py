"""Rules pages: pictures of all components, worked examples as boards, both languages."""

import importlib
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import aegean
from aegean.core.catalog import folder
from aegean.core.parts import components, read_toml
from aegean.core.words import LANGUAGES
from aegean.games import names
from aegean.server.html.components import SOURCES, showcase, with_own_ids
from aegean.server.html.examples import gallery
from aegean.server.html.rules import _marked, anchor_of, rules_of
from aegean.testing.examples import played, text_of
from tests.server.people import Person
from tests.server.test_pages import check

People = Callable[..., Person]
CITED = re.compile(r"\b(?:[A-Z]{2}|R)-\d+(?:\.\d+)*")
SHOWN = [
    pytest.param(game, path, id=f"{game}-{path.stem}")
    for game in names()
    for path in sorted((folder(game) / "examples").glob("*.toml"))
]


def no_words(row: dict[str, object]) -> bool:
    """Entries that are places on a board, not things."""
    return not isinstance(row.get("name"), dict)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_every_rules_page_stands_whole_and_obeys_the_policy(someone: People, game: str, lang: str) -> None:
    page = someone().http.get(f"/rules/{game}", params={"lang": lang}).text
    check(page)
    anchors = set(re.findall(r'id="([^"]+)"', page))
    assert {target for target in re.findall(r'href="#([^"]+)"', page) if target not in anchors} == set()
    assert {target for target in re.findall(r"url\(#([^)]+)\)", page) if target not in anchors} == set()
    assert "data-move" not in page and "tabindex" not in page


@pytest.mark.parametrize("game", names())
def test_everything_with_a_name_on_a_card_or_tile_has_its_picture(game: str) -> None:
    shown = {group.id: {row.id for row in group.rows} for group in showcase(game, "en").groups}
    for group in shown:
        rows = components(game).values[group]
        for row in rows if isinstance(rows, list) else [rows]:
            same = [other for other in shown[group] if other.rsplit("_", 1)[0] == str(row["id"]).rsplit("_", 1)[0]]
            assert row["id"] in shown[group] or no_words(row) or same, f"{group}: {row['id']}"


@pytest.mark.parametrize("game", names())
def test_every_group_says_where_its_values_come_from(game: str) -> None:
    case = showcase(game, "de")
    for group in case.groups + case.others:
        rows = components(game).values[group.id]
        named = [row for row in (rows if isinstance(rows, list) else [rows]) if row.get("source") in SOURCES]
        assert sum(count for _, count in group.sources) >= len(named) > 0, group.id


def test_a_value_with_a_source_of_its_own_carries_both_marks() -> None:
    tiles = {row.id: row for group in showcase("olympos", "en").groups for row in group.rows}
    assert tiles["medicine"].sources == ["R", "C"]


def test_names_and_effects_follow_the_language() -> None:
    english, german = ({row.id: row for group in showcase("olympos", lang).groups for row in group.rows}
                       for lang in LANGUAGES)  # fmt: skip
    assert (english["medicine"].name, german["medicine"].name) == ("Medicine", "Medizin")
    assert english["medicine"].words != german["medicine"].words


def test_ids_of_pictures_never_meet_on_a_page() -> None:
    drawn = '<g id="card"><clipPath id="clip"/><g clip-path="url(#clip)"/><use href="#piece"/></g>'
    assert with_own_ids(drawn, "a") == '<g><clipPath id="a-clip"/><g clip-path="url(#a-clip)"/><use href="#piece"/></g>'


@pytest.mark.parametrize(("game", "path"), SHOWN)
def test_an_example_comes_to_what_it_says(game: str, path: Path) -> None:
    row, house = read_toml(path), aegean.load(game)
    start = house.read(row.text("position"))
    table = played(house, start, tuple(row.texts("moves")))
    seat = row.number("seat")
    assert table.log(seat, "en") == row.texts("told")
    assert [start.scores()[seat], table.state.scores()[seat]] == row.numbers("points")
    assert row.text("clause") in rules_of(game, "en").clauses
    assert start.pieces() == table.state.pieces()


@pytest.mark.parametrize("game", names())
def test_the_examples_are_those_of_the_tests(game: str) -> None:
    sys.path.insert(0, str(Path(__file__).parents[1] / "games"))
    try:
        examples = importlib.import_module(f"{game}.examples").EXAMPLES
    finally:
        sys.path.pop(0)
    files = sorted((folder(game) / "examples").glob("*.toml"))
    assert len(files) == len(examples) >= 4
    for path, example in zip(files, examples, strict=True):
        assert path.read_text("utf-8") == text_of(aegean.load(game), example), "run python tools/examples.py"


@pytest.mark.parametrize("game", names())
def test_an_example_shows_boards_that_differ(game: str) -> None:
    for example in gallery(game, "de").examples:
        assert example.before and len(example.before) == len(example.after)
        assert example.before != example.after


def test_an_example_can_be_looked_at_move_by_move(someone: People) -> None:
    visitor = someone()
    example = visitor.get("/rules/athens.json")["examples"][0]
    link = visitor.post("/api/records", {"record": example["record"]})["link"]
    assert visitor.get(f"{link}.json")["moves"] >= len(example["told"])


@pytest.mark.parametrize("game", names())
def test_german_rules_keep_the_anchors_of_the_english_ones(game: str) -> None:
    english, german = rules_of(game, "en"), rules_of(game, "de")
    assert [heading.anchor for heading in german.headings] == [heading.anchor for heading in english.headings]
    assert set(german.clauses) == set(english.clauses)
    assert "de" in {section.lang for section in german.sections}, "at least how to play in five minutes"


def test_a_section_is_linked_by_its_number_or_the_name_behind_it() -> None:
    assert anchor_of("## AT-3 Die Runde\n") == "AT-3"
    assert anchor_of("## In fünf Minuten {#part-how-to-play}\n") == "part-how-to-play"
    assert anchor_of("### Hidden and open\n") == "part-hidden-and-open"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_every_section_is_written_in_every_language(game: str, lang: str) -> None:
    rules = rules_of(game, lang)
    assert [heading.words for heading in rules.headings if heading.lang != lang] == []
    assert {section.lang for section in rules.sections} == {lang}


@pytest.mark.parametrize("game", names())
def test_a_german_section_cites_the_clauses_of_its_english_twin(game: str) -> None:
    for english, german in zip(rules_of(game, "en").sections, rules_of(game, "de").sections, strict=True):
        assert sorted(CITED.findall(german.body)) == sorted(CITED.findall(english.body)), german.body[:60]


TRANSLATED = {"athens": "AT-", "atlantis_exodus": "AE-", "olympos": "OS-", "olympus": "OU-", "orichalkum": "OR-"}


@pytest.mark.parametrize(("game", "prefix"), list(TRANSLATED.items()))
def test_every_clause_is_told_in_german(game: str, prefix: str) -> None:
    english, german = rules_of(game, "en").clauses, rules_of(game, "de").clauses
    told = [number for number, text in english.items() if number.startswith(prefix) and len(text) > 12]
    assert told and not [number for number in told if english[number] == german[number]]


def test_the_note_of_a_mark_stands_without_what_parts_it_from_the_letter() -> None:
    for written in ("[C, follows from it]", "[C: follows from it]", "[C follows from it]"):
        assert ': follows from it">C</abbr>' in _marked(written, {}, "en")
