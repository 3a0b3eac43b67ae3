"""The lock of a database file: one holder, who is known."""

from pathlib import Path

import pytest

from aegean.store.faults import StoreFault
from aegean.store.lock import holder_of, lock_path, locked


def test_a_lock_has_one_holder_who_is_known(tmp_path: Path) -> None:
    database = tmp_path / "aegean.db"
    assert holder_of(database) is None and not lock_path(database).exists()
    with locked(database, "http://localhost/"):
        holder = holder_of(database)
        assert holder is not None and holder.what == "http://localhost/"
        with pytest.raises(StoreFault, match="in use by process"), locked(database, "another"):
            pass
    assert holder_of(database) is None
