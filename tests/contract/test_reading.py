"""The check that reads whole games finds what it is made for, and the files of messages keep to the typography."""

from pathlib import Path

import pytest

import aegean
from aegean.testing.fluent_files import texts
from aegean.testing.reading_checks import FAULTS, reads_well

GAME = aegean.load("athens")
FILES = sorted(Path(aegean.__file__).parent.glob("**/locales/*/*.ftl"))
TYPOGRAPHY = {
    "de": {
        " %": "a percent sign stands behind a no-break space",
        "'": "German quotes are „…“",
        '"': "German quotes are „…“",
    },
    "en": {" %": "a percent sign stands behind its number", '"': "English quotes are “…”"},
}
FAULTY = [
    ("Dora  nimmt 1 Münze.", "two spaces"),
    ("Dora nimmt 1 Münze .", "a space before a mark"),
    ("Dora nimmt ( 1 Münze).", "a space behind a bracket"),
    ("Dora nimmt 1 Münze:.", "two marks"),
    ("Dora nimmt olive_oil.", "an id"),
    ("Dora nimmt 'Wein'.", "a straight quote"),
    ("Dora nimmt 1 Münze ().", "an empty bracket"),
    ("Dora erhält -2 Siegpunkte.", "a hyphen for a minus"),
    ("Dora nimmt 1 Siegpunkte.", "a plural behind 1"),
    ("Dora nimmt 2 Galeere.", "a singular behind a larger number"),
    ("Dora nimmt the Münze.", "a foreign word"),
]


@pytest.mark.parametrize(("said", "fault"), FAULTY)
def test_a_fault_is_found(said: str, fault: str) -> None:
    with pytest.raises(AssertionError, match=f"^{fault} "):
        reads_well(GAME, "de", said)


@pytest.mark.parametrize(
    "said", ["Dora nimmt 2 Galeeren, 1 Münze und 2 Wein.", "„Gabe“ (2 Siegpunkte)", "Dora erhält 11 Siegpunkte: −2."]
)
def test_good_sentences_pass(said: str) -> None:
    reads_well(GAME, "de", said)


def test_every_kind_of_fault_is_tried() -> None:
    assert set(FAULTS) <= {fault for _, fault in FAULTY}


@pytest.mark.parametrize("path", FILES, ids=lambda path: "/".join(path.parts[-4:]))
def test_messages_keep_to_the_typography_of_their_language(path: Path) -> None:
    said = texts(path)
    for wrong, why in TYPOGRAPHY.get(path.parent.name, {}).items():
        assert wrong not in said, f"{why}: {said[max(0, said.index(wrong) - 40) : said.index(wrong) + 40]}"
