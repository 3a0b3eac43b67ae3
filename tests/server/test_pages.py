"""Pages: every one in both languages, with a JSON twin, without inline script or style."""

import re
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path

import pytest

import aegean.server
from aegean.search.bots import BOTS
from aegean.server.words import WORDS
from aegean.testing.fluent_files import messages
from tests.server.people import Person, Running

People = Callable[..., Person]
SERVER = Path(aegean.server.__file__).parent


class Inline(HTMLParser):
    """Finds what a strict policy forbids, and ids that stand twice."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self.ids: list[str] = []
        self.in_script = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = dict(attrs)
        is_data = names.get("type") == "application/json"  # nothing that runs
        self.in_script = tag == "script" and "src" not in names and not is_data
        if tag == "style" or self.in_script or any(name == "style" or name.startswith("on") for name in names):
            self.found.append(f"{tag} {names}")
        if names.get("id"):
            self.ids.append(str(names["id"]))


def check(page: str) -> None:
    """A page that obeys the policy."""
    parser = Inline()
    parser.feed(page)
    assert parser.found == []
    twice = {name for name in parser.ids if parser.ids.count(name) > 1}
    assert not twice


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_page_stands_with_its_twin(someone: People, lang: str) -> None:
    host = someone()
    table = host.create("me", "hotseat", public=True)
    waiting = host.create("me", "open", public=True)
    host.play(table)
    for path, twin in (
        ("/", ""),
        ("/open", "/index.json"),
        ("/new/athens", ""),
        (f"/t/{table}", f"/t/{table}.json"),
        (f"/t/{waiting}", f"/t/{waiting}.json"),
        (f"/t/{table}/replay", f"/t/{table}/replay.json"),
        (f"/t/{table}/log", f"/api/tables/{table}/log"),
        ("/rules/athens", "/rules/athens.json"),
        ("/about", "/about.json"),
        ("/docs", "/openapi.json"),
    ):
        answer = host.http.get(path, params={"lang": lang})
        assert answer.status_code == 200 and f'lang="{lang}"' in answer.text, path
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert "'unsafe-inline'" not in answer.headers["content-security-policy"]
        check(answer.text)
        if twin:
            assert host.get(twin)
    assert host.http.get("/t/nosuchtable1", headers={"accept": "text/html"}).status_code == 404


def test_every_page_is_named_after_what_it_shows_and_after_the_house(someone: People) -> None:
    person = someone()
    person.post("/api/me/name", {"name": "Theano"})
    table = person.create("me", "hotseat", sealed=True)
    addresses = [
        "/tables",
        "/me",
        "/me/enter",
        "/me/calls",
        "/people/me",
        "/offline",
        "/puzzles",
        "/learn",
        f"/t/{table}/fair",
    ]
    for address in [*addresses, "/nothing/here", f"/t/{table}/seat/x", "/calls/stop/x"]:
        page = person.http.get(address, params={"lang": "en"}, headers={"accept": "text/html"}).text
        [title] = re.findall("<title>(.*)</title>", page)
        assert re.fullmatch(r"\D+ · Aegean", title), (address, title)


def test_the_lobby_tells_whose_turn_it_is_and_keeps_private_tables_private(someone: People) -> None:
    host = someone()
    public, private = host.create("me", "open", public=True), host.create("me", "hotseat")
    mine = {table["id"]: table for table in host.get("/api/lobby")["yours"]}
    assert mine[private]["your_turn"] and not mine[public]["your_turn"]
    seen = someone().get("/api/lobby")
    assert public in [table["id"] for table in seen["open"]]
    assert private not in str(seen)


def test_the_first_page_shows_what_waits_and_where_one_is_learning(someone: People) -> None:
    person = someone()
    assert "New to Athens?" in person.http.get("/").text and "Go on with lesson" not in person.http.get("/").text
    table = person.create("me", "hotseat", game="athens")
    person.http.post("/learn/athens/1")
    page = person.http.get("/").text
    assert "New to Athens?" not in page and "Go on with lesson 1" in page
    assert f'<a class="button primary" href="/t/{table}">' in page and "One table waits for you" in page


def test_every_game_has_a_picture_in_the_lobby(someone: People) -> None:
    lobby = someone().http.get("/").text
    for game in someone().get("/api/games"):
        picture = someone().http.get(f"/cover/{game['name']}.svg")
        assert f'src="/cover/{game["name"]}.svg?lang=en"' in lobby
        assert picture.headers["content-type"] == "image/svg+xml" and len(picture.text) > 20_000
        assert "data-move" not in picture.text and "<script" not in picture.text
    assert someone().http.get("/cover/chess.svg").status_code == 404


def test_one_click_plays_against_bots(someone: People) -> None:
    visitor = someone()
    answer = visitor.http.post("/new/athens")
    assert answer.status_code == 303
    state = visitor.get(answer.headers["location"] + ".json")
    assert [seat["kind"] for seat in state["seats"]] == ["person", "bot", "bot"] and state["yours"] == [0]


def test_a_form_lays_a_table_out_and_a_guest_sits_down(someone: People) -> None:
    host, guest = someone(), someone()
    form = {"name": "Ada", "seat0": "me", "seat1": "open", "seat2": "none", "option-start": "seat_2", "public": "on"}
    table = host.http.post("/new/athens", data=form).headers["location"]
    assert host.get(f"{table}.json")["options"]["start"] == "seat_2"
    assert guest.http.post(f"{table}/join", data={"seat": "1", "name": "Bea"}).status_code == 303
    assert [seat["name"] for seat in guest.get(f"{table}.json")["seats"]] == ["Ada", "Bea"]


def test_a_spectators_page_closes_what_is_empty(someone: People) -> None:
    table = someone().create("me", "hotseat")
    assert '<div id="own" class="panels"></div>' in someone().http.get(f"/t/{table}").text


def test_a_solitaire_that_is_lost_says_so(someone: People) -> None:
    host = someone()
    table = host.create("me", game="atlantis_exodus")
    while (state := host.state(table))["status"] == "running":
        host.play(table, state["legal"][-1]["move"])
    page = host.http.get(f"/t/{table}")
    assert page.status_code == 200 and state["seats"][0]["place"] != 1
    assert "Nobody wins" in page.text and "Winner" not in page.text


def test_clauses_can_be_linked_to(someone: People) -> None:
    page = someone().http.get("/rules/athens").text
    clauses = someone().get("/rules/athens.json")["clauses"]
    assert "AT-6.3" in clauses and clauses["AT-6.3"].startswith("Turn a base card")
    assert all(page.count(f'id="{number}"') == 1 for number in clauses)
    anchors = set(re.findall(r'id="([^"]+)"', page))
    assert all(target in anchors for target in re.findall(r'href="#([^"]+)"', page))
    assert 'class="mark mark-c"' in page


def test_the_replay_stops_at_decisions_and_turns(someone: People) -> None:
    host = someone()
    table = host.create("me", "hotseat")
    for _ in range(5):
        host.play(table)
    twin = host.get(f"/t/{table}/replay.json")
    assert twin["decisions"][0] == 0 and twin["decisions"][-1] == twin["moves"] == host.state(table)["moves"]
    assert set(twin["turns"]) <= set(twin["decisions"])
    for moves in twin["decisions"]:
        seen = host.get(f"/api/tables/{table}/parts", moves=moves)
        assert "data-move" not in seen["parts"]["board"]
    assert host.http.get(f"/api/tables/{table}/parts", params={"moves": 10**6}).status_code == 404
    stranger = someone()
    assert stranger.http.get(f"/api/tables/{table}/parts", params={"moves": 1, "eyes": 0}).status_code == 403


def test_both_languages_have_the_same_words() -> None:
    assert messages(SERVER / "locales", "en") == messages(SERVER / "locales", "de")


def test_every_bot_has_a_name() -> None:
    assert all(WORDS["en"].has(f"level-{name}") for name in BOTS)


def test_every_word_is_used() -> None:
    folders = (SERVER, SERVER.with_name("store"))
    files = [path for folder in folders for path in folder.rglob("*")]
    source = "".join(path.read_text("utf-8") for path in files if path.suffix in (".py", ".html"))
    made = (
        "level-",
        "call-",
        "lobby-pace_",
        "lobby-against_",
        "profile-seen_",
        "profile-sure_",
        "new-kind_",
        "new-bot_",
        "deal-lay_",
        "me-kept_",
        "log-",
        "fit-",
        "health-",
        "page-theme_",
        "page-language_",
        "table-pace_",
        "keys-",
        "menu-confirm_",
        "rules-mark_",
        "sheet-show_",
    )
    for key in messages(SERVER / "locales", "en"):
        short = key.removeprefix("denied-")
        assert f'"{short}"' in source or f"'{short}'" in source or key.startswith(made), key


def test_files_stay_readable() -> None:
    own = [
        path
        for path in SERVER.rglob("*")
        if path.suffix in (".py", ".js", ".css", ".html") and "vendor" not in path.parts
    ]
    assert all(len(path.read_text("utf-8").splitlines()) <= 400 for path in own)


def test_every_call_of_the_api_is_documented_and_every_link_leads_somewhere(someone: People) -> None:
    page = someone().http.get("/docs").text
    description = someone().get("/openapi.json")
    for path, methods in description["paths"].items():
        for method in methods:
            assert f"<code>{method.upper()} {path}</code>" in page
    anchors = set(re.findall(r'id="([^"]+)"', page))
    links = set(re.findall(r'href="#([^"]+)"', page))
    assert "NewTable" in links and links <= anchors


def test_health(server: Running, someone: People) -> None:
    assert someone().get("/healthz")["status"] == "ok"


def test_no_form_writes_what_is_typed_into_an_address() -> None:
    """A form that a script sends does nothing before the script is there, where a browser would go to an address."""
    pages = [path.read_text("utf-8") for path in (SERVER / "templates").rglob("*.html")]
    forms = [form for page in pages for form in re.findall(r"<form [^>]*", page)]
    others = [form for form in forms if not re.search(r'method="(post|dialog)"', form)]
    assert len(forms) > 20 and sorted(re.findall(r'class="(\w+)"', " ".join(others))) == ["eyes", "filters"]
