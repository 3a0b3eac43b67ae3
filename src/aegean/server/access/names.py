"""Names as people see them: which look alike, and how those at one table are told apart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from unicodedata import category, normalize

from aegean.server.settings import NAME_LIMIT

# letters of other alphabets, and figures, that look like a small or capital Latin letter
ALIKE: Final = str.maketrans(
    "авекмнорстухіјѕԁһԛԝӏ" "αβεζηικμνορτυχϲϳ" "ıɑɡ01i|",
    "abekmhopctyxljsdhqwl" "abezhlkmnoptyxcj" "lagolll",
)  # fmt: skip
PAIRS: Final = (("rn", "m"), ("vv", "w"))  # that look like one letter in a name, if not within a longer word


def folded(text: str) -> str:
    """A text without the differences that people do not see: case, marks, and letters of other alphabets.

    >>> folded("Аnna") == folded("anna"), folded("Ilse") == folded("llse"), folded("Anna") == folded("Hanna")
    (True, True, False)
    """
    plain = "".join(char for char in normalize("NFKD", text).casefold() if category(char)[0] not in "MC")
    return plain.translate(ALIKE)


def look(name: str) -> str:
    """What people see of a name: its letters and figures, or its signs if it has no others.

    >>> look("Anna") == look(" an-na."), look("☀") == look("☂"), look("")
    (True, False, '')
    """
    plain = folded(name)
    for pair, letter in PAIRS:
        plain = plain.replace(pair, letter)
    return "".join(char for char in plain if char.isalnum()) or "".join(plain.split())


def told_apart(names: Sequence[str]) -> list[str]:
    """The names with a number behind those that look like one before them; who has none stays without.

    >>> told_apart(["Anna", "Ben", "anna", "Anna 2", "", ""])
    ['Anna', 'Ben', 'anna 3', 'Anna 2', '', '']
    """
    taken, found = [look(name) for name in names], list(names)
    for place, name in enumerate(names):
        if name and look(name) in taken[:place]:
            numbered = (_numbered(name, number) for number in range(2, len(names) + 2))
            found[place] = next(one for one in numbered if look(one) not in taken)
            taken[place] = look(found[place])
    return found


def _numbered(name: str, number: int) -> str:
    return f"{name[: NAME_LIMIT - 2]} {number}"
