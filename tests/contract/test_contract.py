"""The contract suite on every game and every number of seats."""

import pytest

import aegean
from aegean.testing.contract import CHECKS, Check

CASES = [(name, seats) for name in aegean.names() for seats in aegean.load(name).seats]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("name", "seats"), CASES)
def test_contract(name: str, seats: int, check: Check) -> None:
    check(aegean.load(name), seats)
