"""What is killed comes back, and nothing that was promised is lost."""

from collections.abc import Iterator
from functools import partial

import pytest
from bench.faults import survive

from aegean.server.settings import Settings
from tests.server.people import Person, Running, hear, until
from tests.server.postgres import Cluster, cluster

pytestmark = pytest.mark.skipif(not cluster.binaries, reason=cluster.MISSING)


@pytest.fixture
def database() -> Iterator[Cluster]:
    """A PostgreSQL that no other test depends on."""
    own = Cluster()
    yield own


def is_well(visitor: Person) -> bool:
    return visitor.http.get("/healthz").status_code == 200


def test_servers_hear_one_another_again_after_their_database_was_away(database: Cluster) -> None:
    address = database.database()
    one, two = (Running(Settings(address, pace=0, rate=1e6, burst=10**6)) for _ in range(2))
    try:
        host = Person(one.url)
        table = host.create("me", "hotseat")
        there = Person(two.url, host.table["token"])
        state = there.state(table)
        database.kill()
        wish = {"moves": state["legal"][0]["move"], "at": state["at"]}
        refused = host.http.post(f"/api/tables/{table}/play", json=wish)
        assert refused.status_code == 503 and int(refused.headers["retry-after"]) > 0
        assert refused.json()["reason"].startswith("The server cannot reach its database.")
        sick = until(lambda: (asked := host.http.get("/healthz")).status_code == 503 and asked.json())
        assert "unreachable" in sick["reasons"]
        database.start()
        for visitor in (host, there):
            until(partial(is_well, visitor), 60)
        for mover, listener in ((host, there), (there, host)):
            with listener.listen(table) as page:
                hear(page)
                said = mover.play(table)
                assert hear(page, 30)["number"] == said["number"]
    finally:
        for server in (one, two):
            server.stop()


def test_a_house_survives_that_servers_bots_and_database_are_killed() -> None:
    outcome = survive(kills=3)
    assert sum(outcome.kills.values()) == 3
    assert outcome.acknowledged > 0 and outcome.missing == 0
    assert outcome.stuck == 0
    assert not outcome.answers["500"]
