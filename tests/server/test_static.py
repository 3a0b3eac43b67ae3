"""Files that browsers keep: scripts and styles by version, the grounds of boards, and nothing of a table."""

import re
from collections.abc import Callable

import pytest

from aegean.draw.cache import usages
from aegean.server.html.ground import ground
from aegean.server.html.static_files import address, static_names
from tests.server.people import Person

People = Callable[..., Person]
FOREVER = "max-age=31536000, immutable"


def test_a_file_of_this_version_is_kept_for_ever(someone: People) -> None:
    for name in ("table.js", "style.css", "fonts/marcellus-latin-400-normal.woff2", "vendor/idiomorph.esm.js"):
        answer = someone().http.get(address(name))
        assert (answer.status_code, answer.headers["cache-control"]) == (200, FOREVER), name


def test_a_page_of_an_earlier_version_gets_files_that_it_asks_for_again(someone: People) -> None:
    answer = someone().http.get("/static/0123456789ab/table.js")
    assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")


@pytest.mark.parametrize("path", ["/static/", "/static/../app.py", "/static/none.js", "/static/0123456789ab/none.js"])
def test_nothing_else_is_found_there(someone: People, path: str) -> None:
    assert someone().http.get(path).status_code == 404


def test_files_cannot_be_written(someone: People) -> None:
    assert someone().http.post("/static/table.js").status_code == 405


def test_whoever_understands_it_gets_a_packed_script_without_comments(someone: People) -> None:
    plain = someone().http.get(address("queue.js"), headers={"accept-encoding": "identity"})
    packed = someone().http.get(address("queue.js"), headers={"accept-encoding": "br"})
    assert plain.text.startswith("/* The moves")
    assert packed.headers["content-encoding"] == "br"
    assert packed.text.lstrip().startswith("export class MoveQueue")
    words = re.compile(r"^\s*(?:/\*.*?\*/|//.*?$)\n?|\s+// .*?$", re.DOTALL | re.MULTILINE)
    assert packed.text.split() == words.sub("", plain.text).split()


@pytest.mark.parametrize("name", [name for name in static_names() if name.endswith(".js")])
def test_no_text_of_a_script_goes_over_several_lines(someone: People, name: str) -> None:
    """Their margins would be lost where scripts are packed."""
    script = someone().http.get(address(name), headers={"accept-encoding": "identity"}).text
    assert [line for line in script.splitlines() if line.count("`") % 2] == []


def test_a_table_comes_with_one_script_that_imports_nothing(someone: People) -> None:
    host = someone()
    text = host.http.get(f"/t/{host.create('me', 'hotseat')}").text
    assert address("table/table.js") in text and address("table.js") not in text
    script = host.http.get(address("table/table.js")).text
    assert not re.search("^import |^export (?!{)", script, re.MULTILINE)
    assert all(f"const ${name} = " in script for name in ("dom", "stage", "vendor_idiomorph_esm"))


def test_what_a_table_fetches_later_takes_from_its_script_what_is_there(someone: People) -> None:
    host = someone()
    later = host.http.get(address("table/about.js")).text
    assert 'import { $stage } from "./table.js";\nconst { arrangement } = $stage;\n' in later
    assert 'from "./stage.js"' not in later
    assert host.http.get(address("table/about.css")).text == host.http.get(address("about.css")).text
    assert host.http.get(address("table/none.js")).status_code == 404


def test_a_ground_is_kept_for_ever_and_is_gone_when_it_changes(someone: People) -> None:
    host, there = someone(), ground("athens", 2, "en", "wide").address
    answer = host.http.get(there)
    assert (answer.headers["content-encoding"], answer.headers["cache-control"]) == ("br", FOREVER)
    assert {"board", "sprite", "own", "others"} <= set(answer.json())
    changed = there.replace(there.rpartition("/")[2], "0123456789ab.json")
    for path in (changed, there.replace("athens", "chess"), there.replace("/2/", "/9/"), there.replace("wide", "huge")):
        assert host.http.get(path).status_code == 404, path


def test_a_ground_is_packed_once_whatever_others_ask_for(someone: People) -> None:
    right = ground("athens", 2, "en", "wide").address
    person = someone()
    assert person.http.get(right).status_code == 200
    before = usages()["aegean.server.html.ground.packed"]
    for number in range(200):
        assert person.http.get(f"{right.rpartition('/')[0]}/{number:012}.json").status_code == 404
    assert person.http.get(right).status_code == 200
    after = usages()["aegean.server.html.ground.packed"]
    assert (after.misses, after.size) == (before.misses, before.size)
