"""The log: lines that belong together stand together, and the house stands by itself."""

import pytest

import aegean
from aegean.core.words import LANGUAGES
from aegean.play import Table
from aegean.play.entry import Entry
from aegean.play.lines import HOUSE, Log, begin_of_line, log_of

GAME = aegean.load("athens")
NAMES = ["Kallias", "Dora", "Theron"]


@pytest.fixture(scope="module")
def played() -> Table:
    """A whole game."""
    table = Table(GAME, ["greedy"] * 3, seed=3, names=NAMES)
    table.run_bots()
    return table


def test_draws_of_a_player_are_one_line(played: Table) -> None:
    assert played.log(None, "en")[5:8] == [
        "Kallias draws 2 middle-class tiles and 1 upper-class tile.",
        "Theron draws 1 middle-class tile and 2 lower-class tiles.",
        "Dora draws 2 middle-class tiles and 1 lower-class tile.",
    ]


def test_discards_of_a_player_are_one_line_in_every_language(played: Table) -> None:
    said = "Dora discards 1 middle-class tile and 3 lower-class tiles: only 3 may be kept."
    assert said in played.log(None, "en")
    assert not any(line.startswith("Dora: Discard") for line in played.log(None, "en"))
    assert any(line.startswith("Dora wirft 1 Mittelschichtplättchen und 3") for line in played.log(None, "de"))


def test_what_the_house_does_stands_by_itself(played: Table) -> None:
    log = played.log(None, "en")
    assert "Round 2 begins. Start player: Dora." in log
    assert not any(line.startswith("  Round") for line in log)


def test_what_a_move_leads_to_stands_below_it(played: Table) -> None:
    log = played.log(None, "en")
    at = log.index("Theron pays nothing for the Agora: the population dice cover the whole price.")
    assert log[at : at + 3] == [
        "Theron pays nothing for the Agora: the population dice cover the whole price.",
        "  Theron takes an Agora (their first): 5 victory points.",
        "  Theron draws 1 lower-class tile and 2 middle-class tiles.",
    ]


def test_what_happens_to_somebody_else_stands_in_a_line_of_its_own() -> None:
    table = Table(aegean.load("olympus"), ["person"] * 3, seed=1, names=NAMES)
    leader = NAMES[table.seat]
    table.play("god athena")
    table.play("join yes")
    table.play("join no")
    log = table.log(None, "en")
    at = log.index(f"{leader} receives the favour of Athena (alpha column).")
    assert log[at + 1] == f"  {leader}: Culture rises from 1 to 3."


def test_the_next_action_does_not_stand_below_the_last_one_even_if_the_rest_of_it_is_forced() -> None:
    table = Table(aegean.load("olympos"), ["easy"] * 3, seed=1, names=NAMES)
    table.run_bots()
    log = table.log(None, "en")
    assert sum(" develops " in line for line in log) > 5
    assert not any(line.startswith("  ") and " develops " in line for line in log)


def test_what_a_player_gets_does_not_stand_below_what_the_house_lays_out() -> None:
    table = Table(aegean.load("orichalkum"), ["random"] * 3, seed=9, names=NAMES)
    table.run_bots()
    log = table.log(None, "en")
    assert any(" initiative marker (" in line for line in log)
    assert not any(line.startswith("  ") and " initiative marker (" in line for line in log)


@pytest.mark.parametrize("name", aegean.names())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_telling_can_start_at_any_move(name: str, lang: str) -> None:
    game = aegean.load(name)
    table = Table(game, ["random"] * game.seats.start, seed=5)
    table.run_bots()
    entries, teller = table.entries, table.teller(lang)
    whole = shape(log_of(teller, entries, 0))
    for number in range(0, len(entries), 13):
        start = begin_of_line(teller, entries, 0, number)
        assert start <= number
        part = shape(log_of(teller, entries[start:], 0, start))
        assert [line for line in whole if line[0] >= start] == part
        assert all(last < start for first, last, _ in whole if first < start)


def shape(log: Log) -> list[tuple[int, int, tuple[str, ...]]]:
    """Where lines begin and end, and what they say."""
    return [(line.first, line.last, tuple(log.text(line))) for line in log.lines]


def test_what_a_viewer_may_not_see_joins_no_list_that_they_may_see(played: Table) -> None:
    secret = next(entry for entry in played.entries if entry.audience >= 0)
    log = log_of(played.teller("en"), [secret, secret], (secret.audience + 1) % 3)
    assert all(GAME.say(secret.action) not in text for line in log.lines for text in log.text(line))


def test_a_move_without_words_and_notes_is_not_told(played: Table) -> None:
    silent = Entry(0, GAME.parse("stop"))
    assert log_of(played.teller("en"), [silent], None).lines == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_several_players_do_is_one_line_of_the_house(lang: str) -> None:
    table = Table(aegean.load("olympus"), ["person"] * 4, seed=1)
    for move in ("god hera", "join yes", "join no", "join yes"):
        table.play(move)
    log = log_of(table.teller(lang), table.entries, None)
    joined = next(line for line in log.lines if line.of_several)
    assert joined.seat == HOUSE and not joined.of_house and not joined.notes
    assert len(joined.head) == 2 and len(joined.moves) == 2


def test_lines_do_not_depend_on_what_players_are_called() -> None:
    table = Table(aegean.load("olympus"), ["person"] * 4, seed=1, names=["e", "i", "n", "r"])
    for move in ("god hera", "join yes", "join no", "join yes"):
        table.play(move)
    assert [len(line.head) for line in log_of(table.teller("en"), table.entries, None).lines if line.of_several] == [2]


def test_what_is_chosen_next_stands_in_a_line_of_its_own_though_it_is_told_by_what_follows() -> None:
    table = Table(aegean.load("atlantis_exodus"), ["easy"] * 3, seed=1, names=NAMES)
    table.run_bots()
    log = table.log(None, "en")
    at = [number for number, line in enumerate(log) if " to become a" in line]
    following = [next(line for line in log[number + 1 :] if " hands in " not in line) for number in at]
    sent = [line for line in following if " away to the lodging" in line]
    assert sent and not any(line.startswith("  ") for line in sent)
