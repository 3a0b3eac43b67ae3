"""Live updates: numbered, caught up after a gap, patched, and safe against junk."""

import json
import random
from collections.abc import Callable, Sequence

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from aegean.server.html.patch import Chunk, Part, patch
from tests.server.people import Person, hear

People = Callable[..., Person]


def put_together(old: Sequence[str], made: Sequence[str | list[int]]) -> list[str]:
    """What the client does with a patch."""
    new: list[str] = []
    for piece in made:
        new += [piece] if isinstance(piece, str) else old[piece[0] : piece[0] + piece[1]]
    return new


def test_patches_give_back_the_new_text() -> None:
    def part(*texts: str) -> Part:
        return tuple(Chunk("<figure>", *text.split("\n"), "</figure>") for text in texts)

    def pieces(part: Part) -> list[str]:
        return [piece for sheet in part for piece in sheet.pieces]

    old = part("<div>", "<svg a>\n<g 1>x</g>\n<g 2>y</g>\n<g 2>y</g></svg>", "<svg/>")
    for new in (
        part("<svg a>\n<g 2>y</g>\n<g 3>z</g>\n<g 1>x</g></svg>"),
        part(),
        part("<svg/>", "<svg a>\n<g 1>x</g>\n<g 2>y</g>\n<g 2>y</g></svg>", "<div>"),
    ):
        assert put_together(pieces(old), patch(old, new)) == pieces(new)


def test_patches_copy_chunks_that_stay_wherever_they_go() -> None:
    luck = random.Random(4)
    texts = ["<svg a>\n<g 1/>\n<g 2/></svg>", "<svg b>\n<g 2/></svg>", "<svg b>\n<g 3/>\n<g 2/></svg>", "<hr>"]
    figures = [Chunk("<figure>", *text.split("\n"), "</figure>") for text in texts]
    pool = [*figures, Chunk("</div>"), Chunk("<div>", "\n")]
    for _ in range(300):
        old, new = (tuple(luck.sample(pool, luck.randrange(7))) for _ in range(2))
        had, have = ([piece for chunk in part for piece in chunk.pieces] for part in (old, new))
        made = patch(old, new)
        assert put_together(had, made) == have
        if set(new) <= set(old):
            assert not any(isinstance(piece, str) for piece in made), "all of it was there before"


def test_every_seat_hears_every_move_in_order(someone: People) -> None:
    host, guest, watcher = someone(), someone(), someone()
    table = host.create("me", "open", options={"start": "seat_1"})
    guest.post(f"/api/tables/{table}/join", {"seat": 1})
    with host.listen(table) as a, guest.listen(table) as b, watcher.listen(table) as c:
        first = [hear(socket) for socket in (a, b, c)]
        assert {message["number"] for message in first} == {host.state(table)["number"]}
        assert [message["your_turn"] for message in first] == [True, False, False]
        said = host.play(table)
        for socket in (a, b, c):
            update = hear(socket)
            assert update["number"] == said["number"] and update["since"] == first[0]["number"]
            assert [event["number"] for event in update["events"]] == list(
                range(update["since"] + 1, said["number"] + 1)
            )


def test_who_comes_back_is_told_what_they_missed(someone: People) -> None:
    host = someone()
    table = host.create("me", "hotseat", options={"start": "seat_1"})
    with host.listen(table) as socket:
        known = hear(socket)["number"]
    before = host.state(table)["moves"]
    for _ in range(4):
        host.play(table)
    with host.listen(table, since=known) as socket:
        update = hear(socket)
    told = update["events"]
    assert told == host.get(f"/api/tables/{table}/log", since=known)
    assert told == host.get(f"/api/tables/{table}/log", moves=before)
    assert all(event["number"] > known for event in told) and told[-1]["number"] == host.state(table)["number"]
    made = [move for event in told if event["move"] for move in event["move"].split("; ")]
    assert len(made) == host.state(table)["moves"] - before


def test_a_small_change_makes_a_small_message(someone: People) -> None:
    host = someone()
    table = host.create("me", "hotseat", "hotseat", options={"start": "seat_1"})
    shown: dict[str, list[str]] = {}
    with someone().listen(table) as socket:
        whole = hear(socket)
        sizes = [len(json.dumps(whole))]
        for _ in range(4):
            for part, made in whole["parts"].items():
                shown[part] = put_together(shown.get(part, []), made)
            host.play(table)
            whole = hear(socket)
            sizes.append(len(json.dumps(whole)))
        for part, made in whole["parts"].items():
            shown[part] = put_together(shown.get(part, []), made)
    assert sizes[0] > 100_000 and max(sizes[1:]) < sizes[0] / 3
    with someone().listen(table) as socket:
        fresh = hear(socket)
    assert fresh["parts"] == shown


def test_a_page_may_change_language_and_width(someone: People) -> None:
    host = someone()
    table = host.create("me", "hotseat")
    with host.listen(table, lang="en") as socket:
        english = hear(socket)["parts"]["prompt"]
        assert "Your turn" in "".join(english)
        socket.send(json.dumps({"type": "look", "lang": "de", "layout": "narrow"}))
        assert "Du bist dran" in "".join(put_together(english, hear(socket)["parts"]["prompt"]))


def test_the_heart_beats(someone: People) -> None:
    host = someone()
    table = host.create("me", "hotseat")
    with host.listen(table) as socket:
        hear(socket)
        assert json.loads(socket.recv(timeout=5))["type"] == "beat"


@pytest.mark.parametrize(
    "junk", ["", "{", "[]", "null", '{"type":"boo"}', "x" * 5000, '{"type":["look"]}', "\x00", b"\xff\xfe"]
)
def test_junk_closes_that_connection_only(someone: People, junk: str | bytes) -> None:
    host = someone()
    table = host.create("me", "hotseat")
    with host.listen(table) as good:
        hear(good)
        with host.listen(table) as bad:
            hear(bad)
            bad.send(junk)
            with pytest.raises(ConnectionClosed):
                for _ in range(20):
                    bad.recv(timeout=5)
        host.play(table)
        assert hear(good)["events"]


def test_unknown_tables_and_foreign_sites_are_refused(someone: People) -> None:
    host = someone()
    table = host.create("me", "hotseat")
    with host.listen("nosuchtable1") as socket, pytest.raises(ConnectionClosed):
        socket.recv(timeout=5)
    host.http.headers["origin"] = "http://elsewhere.example"
    from websockets.sync.client import connect

    with pytest.raises(Exception, match="403"):
        connect(f"{host.url.replace('http', 'ws')}/live/{table}", origin=Origin("http://elsewhere.example"))


def test_programs_may_listen_without_pictures(someone: People) -> None:
    host = someone()
    table = host.create("me", "hotseat")
    with host.listen(table, form="json") as socket:
        assert "parts" not in hear(socket)
