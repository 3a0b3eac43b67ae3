"""Ratings and history: rated tables, what a game's end says of its players, and who may read it."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from aegean.games import load
from aegean.play import Table
from aegean.play.rating import Belief, after_game, as_one, bot_belief, win_share
from aegean.server.settings import sqlite_url
from aegean.server.tables.lines import LEAVE, MOVE, START
from aegean.server.tables.live_table import Draft, LiveTable
from aegean.server.tables.results import ended_after
from aegean.store import Conflict, Store
from aegean.store.migrate import migrate
from aegean.store.people import add_person, forget, merge, person_with_key
from aegean.store.results import Ended, Result, games_played, ratings_of
from aegean.store.schema import BROWSER, PERSON, RUNNING, Head, Key, Line, Seat
from aegean.store.schema import Person as Kept
from tests.server.people import Person
from tests.server.postgres import cluster

People = Callable[..., Person]
KINDS = ["sqlite", pytest.param("postgresql", marks=pytest.mark.skipif(not cluster.binaries, reason=cluster.MISSING))]


# ---------------------------------------------------------------- what is believed


def test_whoever_wins_is_believed_to_be_stronger_and_less_doubted() -> None:
    first, second = after_game([Belief(), Belief()], [1, 2])
    assert first.shown > Belief().shown == 1500 > second.shown
    assert first.give_or_take < Belief().give_or_take == 392


def test_one_person_who_was_taken_for_two_is_known_better_than_either() -> None:
    one, other = Belief(30.0, 5.0), Belief(20.0, 5.0)
    both = as_one([one, other])
    assert 20 < both.mean < 30 and both.doubt < 5
    assert as_one([one]) == one and as_one([]) == Belief()
    assert as_one([one, Belief()]).mean == pytest.approx(one.mean), "nothing is learned from somebody unknown"


def test_bots_stand_on_the_same_scale_in_the_order_of_the_ladder() -> None:
    for game in ("athens", "atlantis_exodus", "olympos", "olympus", "orichalkum"):
        levels = [bot_belief(game, level) for level in ("random", "easy", "greedy", "medium", "hard", "expert")]
        assert levels == sorted(levels, key=lambda belief: belief.mean), game
        assert levels[1].shown < 1500 < levels[3].shown, "whoever is new is between easy and medium"
        assert max(belief.give_or_take for belief in levels) < 240
    assert bot_belief("unheard_of", "easy") == Belief()


# ---------------------------------------------------------------- the store


@pytest.fixture(params=KINDS)
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    made = Store(sqlite_url(tmp_path) if request.param == "sqlite" else cluster.database())
    migrate(made)
    yield made
    made.close()


def ended(first: str, second: str, rated: bool = True) -> Ended:
    """A game that the first has won."""
    results = [
        Result(seat, player, player.title(), "", seat + 1, 10 - seat, {"fields": 10 - seat}, seat + 1)
        for seat, player in enumerate((first, second))
    ]
    return Ended("athens", rated, tuple(results))


def lay(store: Store, table: str) -> None:
    store.create(Head(table, "athens", 1, "x"), [Seat(0, "person"), Seat(1, "person")], [Line(1, "start", -1, "", 1.0)])


def finish(store: Store, table: str, how: Ended, time: float = 2.0) -> None:
    store.append(table, [Line(2, "move", 0, "x", time)], "finished", ended=how)


def test_a_game_is_rated_once_however_many_write_its_end(store: Store) -> None:
    lay(store, "t")
    refused = []

    def work() -> None:
        try:
            finish(store, "t", ended("ann", "ben"))
        except Conflict:
            refused.append(1)

    threads = [threading.Thread(target=work) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)
    (belief, games) = ratings_of(store, ["ann"])["athens"]
    assert (games, len(refused)) == (1, 5)
    assert belief == after_game([Belief(), Belief()], [1, 2])[0]


def test_games_that_end_at_once_in_two_processes_are_rated_one_after_another(store: Store) -> None:
    another = Store(store.url.render_as_string(hide_password=False))
    for number in range(8):
        lay(store, f"t{number}")
    threads = [
        threading.Thread(target=finish, args=((store, another)[number % 2], f"t{number}", ended("ann", f"b{number}")))
        for number in range(8)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)
    another.close()
    belief, games = ratings_of(store, ["ann"])["athens"]
    expected = Belief()
    for _ in range(8):
        expected = after_game([expected, Belief()], [1, 2])[0]
    assert games == 8 and belief.mean == pytest.approx(expected.mean)
    gains = [past.gain for results in games_played(store, ["ann"]).values() for past in results if past.player == "ann"]
    assert sum(gains) == pytest.approx(belief.mean - Belief().mean), "each game began where the last one had ended"


def test_a_game_that_is_not_rated_is_remembered_and_changes_no_rating(store: Store) -> None:
    lay(store, "t")
    finish(store, "t", ended("ann", "ben", rated=False))
    assert ratings_of(store, ["ann"]) == {}
    assert [past.belief for past in games_played(store, ["ann"])["t"]] == [None, None]


def test_people_who_turn_out_to_be_one_have_one_rating(store: Store) -> None:
    for key in ("ann", "anna"):
        add_person(store, Kept(key, key, 1.0, (Key(key, BROWSER, "", 1.0),)))
    for number, winner in enumerate(("ann", "anna")):
        lay(store, f"t{number}")
        finish(store, f"t{number}", ended(winner, "ben"), time=float(number + 2))
    ann, anna = person_with_key(store, "ann"), person_with_key(store, "anna")
    assert ann is not None and anna is not None
    apart = [ratings_of(store, [key])["athens"][0] for key in ("ann", "anna")]
    merge(store, ann, anna)
    assert ratings_of(store, ["ann", "anna"])["athens"] == (as_one(apart), 2)
    lay(store, "t2")
    finish(store, "t2", ended("ann", "cleo"), time=4.0)
    assert ratings_of(store, ["ann", "anna"])["athens"][1] == 3 and ratings_of(store, ["anna"]) == {}
    assert list(games_played(store, ["ann", "anna"])) == ["t0", "t1", "t2"]


def test_whoever_turns_out_to_be_both_players_is_not_rated(store: Store) -> None:
    add_person(store, Kept("ann", "Ann", 1.0, (Key("ann", BROWSER, "", 1.0), Key("anna", BROWSER, "", 1.0))))
    lay(store, "t")
    finish(store, "t", ended("ann", "anna"))
    assert ratings_of(store, ["ann", "anna"]) == {} and list(games_played(store, ["ann"])) == ["t"]


def test_whoever_deletes_themselves_takes_their_rating_along(store: Store) -> None:
    lay(store, "t")
    finish(store, "t", ended("ann", "ben"))
    forget(store, None, ["ann"])
    assert ratings_of(store, ["ann"]) == {} and games_played(store, ["ann"]) == {}
    ann, ben = games_played(store, ["ben"])["t"]
    assert (ann.name, ann.belief) == ("", None) and ben.belief is not None


# ---------------------------------------------------------------- at the tables


def play_out(table: str, *people: Person) -> Any:
    """Plays a game to its end, always the last move of the list; returns how it came out."""
    while (state := people[0].state(table))["status"] == "running":
        person = people[state["turn"]]
        person.play(table, person.state(table)["legal"][-1]["move"])
    return state


def rated_table(host: Person, guest: Person) -> str:
    table = host.create("me", "open", rated=True, public=True)
    guest.post(f"/api/tables/{table}/join", {"seat": 1, "name": "Myrine"})
    return table


def test_a_rated_game_counts_for_both_and_stands_in_their_profiles(someone: People) -> None:
    host, guest, stranger = someone(), someone(), someone()
    host.post("/api/me/name", {"name": "Theano"})
    table = rated_table(host, guest)
    assert host.state(table)["rated"]
    end = play_out(table, host, guest)
    profile = host.get("/api/people/me")
    (rating,), (played,) = profile["ratings"], profile["played"]
    place, other = (seat["place"] for seat in end["seats"])
    assert (rating["game"], rating["games"]) == ("athens", 1) and profile["games"] == 1
    assert (played["table"], played["place"], played["others"]) == (table, place, ["Myrine"])
    assert (rating["rating"] > 1500) == (played["gain"] > 0) == (place < other)
    assert (rating["rating"] < 1500) == (played["gain"] < 0) == (place > other)
    winner = host if place == 1 else guest
    ways = winner.get("/api/people/me")["ways"]["athens"]
    assert sum(way["share"] for way in ways) == pytest.approx(1)
    page = host.http.get("/people/me").text
    assert "rating-graph" in page and "Myrine" in page
    assert stranger.get("/api/people/me")["games"] == 0
    assert host.get("/api/me/export")["ratings"]["athens"]["games"] == 1


def test_a_profile_is_shown_to_whom_its_person_allows(someone: People) -> None:
    host, guest, stranger = someone(), someone(), someone()
    table = rated_table(host, guest)
    host.post("/api/me/seen", {"by": "me"})
    [friend] = guest.get("/api/me/friends")
    address = f"/api/people/{friend['id']}"

    def answers() -> list[int]:
        return [person.http.get(address).status_code for person in (host, guest, stranger)]

    assert answers() == [200, 403, 403], "as long as nothing is said, nobody else reads it"
    host.post("/api/me/seen", {"by": "friends"})
    assert answers() == [200, 200, 403]
    host.post("/api/me/seen", {"by": "everyone"})
    assert answers() == [200, 200, 200]
    play_out(table, host, guest)
    assert stranger.get(address)["played"][0]["others"] == [""], "the guest has not allowed to be named"
    page = stranger.http.get(address.removeprefix("/api"), params={"lang": "en"}).text
    assert "Myrine" not in page and "Nobody met yet" not in page and "Nobody who may be named here" in page
    guest.post("/api/me/seen", {"by": "everyone"})
    assert stranger.get(address)["played"][0]["others"] == ["Myrine"]


def test_a_profile_leads_strangers_to_public_tables_alone(someone: People) -> None:
    host, guest, stranger = someone(), someone(), someone()
    public, private = rated_table(host, guest), host.create("me", "open")
    guest.post(f"/api/tables/{private}/join", {"seat": 1})
    for table in (public, private):
        play_out(table, host, guest)
    host.post("/api/me/seen", {"by": "everyone"})
    [friend] = guest.get("/api/me/friends")
    address = f"/api/people/{friend['id']}"
    for person, tables in ((stranger, ["", public]), (guest, [private, public]), (host, [private, public])):
        assert [played["table"] for played in person.get(address)["played"]] == tables
    assert private not in stranger.http.get(f"/people/{friend['id']}", params={"rated": False}).text


def test_a_profile_without_rated_games_begins_with_the_others(someone: People) -> None:
    host, guest = someone(), someone()
    table = host.create("me", "open")
    guest.post(f"/api/tables/{table}/join", {"seat": 1})
    play_out(table, host, guest)
    assert f'href="/t/{table}"' in host.http.get("/people/me").text
    page = host.http.get("/people/me", params={"rated": True}).text
    assert f'href="/t/{table}"' not in page and "places-bar" not in page, "the bar counts the games that are listed"


def test_at_a_rated_table_there_are_no_hints_and_an_ended_turn_stays(someone: People) -> None:
    host, guest = someone(), someone()
    table = rated_table(host, guest)
    people = [host, guest]
    mover = people[host.state(table)["turn"]]
    assert mover.http.get(f"/api/tables/{table}/hint").json()["error"] == "no_hints"
    wish = {"moves": 1, "against": "bots"}
    assert mover.post(f"/api/tables/{table}/fork", wish, 403)["error"] == "no_hints_yet"
    seat = mover.state(table)["you"]
    while mover.state(table)["turn"] == seat:
        mover.play(table)
    state = mover.state(table)
    assert not state["undo"]["allowed"] and "rated" in state["undo"]["reason"]


@pytest.mark.parametrize("kinds", [("me", "hotseat"), ("me", "me")])
def test_nobody_is_rated_against_themselves(someone: People, kinds: tuple[str, ...]) -> None:
    seats = [{"kind": kind} for kind in kinds]
    refused = someone().post("/api/tables", {"game": "athens", "seats": seats, "rated": True}, 422)
    assert refused["error"] == "not_rated"


def left_by(leaves: str = "", at: int = 20) -> Ended:
    """How a rated game of two people came out of which the winner or the loser leaves their seat after some moves."""
    game = load("athens")
    table = Table(game, ["random", "random"], seed=3)
    while not table.is_over:
        table.play_bot()
    seat = table.state.places().index(1) if leaves == "winner" else table.state.places().index(2)
    head = Head("t", "athens", game.rules_version, game.edition.digest, table.options, rated=True)
    live = LiveTable(head, [Seat(0, PERSON, "", "Ann", "ann"), Seat(1, PERSON, "", "Ben", "ben")])
    lines = [(MOVE, entry.seat, game.text(entry.action)) for entry in table.entries]
    lines.insert(0, (START, -1, ""))
    if leaves:
        lines.insert(1 + at, (LEAVE, seat, "random"))
    written = Draft(lines, RUNNING).log_lines(0, 1.0)
    live.follow(written[:-1])
    found = ended_after(live, written[-1:])
    assert found is not None
    return found


def test_whoever_leaves_comes_behind_all_who_stay_even_if_their_bot_wins() -> None:
    stays, left = sorted(left_by("winner").results, key=lambda result: result.rank)
    assert (stays.place, stays.rank) == (2, 1) and (left.place, left.rank) == (1, 2)
    assert [result.rank for result in left_by().results] == [result.place for result in left_by().results]


@pytest.mark.parametrize(("at", "rated"), [(0, False), (20, True)])
def test_nobody_is_rated_for_a_game_to_which_somebody_never_came(at: int, rated: bool) -> None:
    assert left_by("loser", at).rated == rated and left_by().rated


def test_bots_tell_their_ratings(someone: People) -> None:
    bots = {one["level"]: one for one in someone().get("/api/games/athens/bots")}
    assert bots["random"]["rating"] < bots["medium"]["rating"] < bots["expert"]["rating"]


def test_a_new_table_tells_how_often_each_bot_wins(someone: People) -> None:
    assert win_share("athens", "easy", "easy", 3) == pytest.approx(0.25)
    assert win_share("athens", "hard", "medium", 3) > 0.4 > 0.2 > win_share("athens", "medium", "hard", 3)
    page = someone().http.get("/new/athens").text
    assert "Wins about 4 of 10 games against three medium bots." in page
    assert "Who begins is drawn, or you name the seat." in page
