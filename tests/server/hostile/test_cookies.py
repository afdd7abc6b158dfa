"""Cookies expire, are renewed, and outlive the key that signed them only for a year."""

from collections.abc import Callable
from datetime import timedelta
from pathlib import Path

import pytest
from itsdangerous import TimestampSigner

from everfree.cli.check.served import Served
from everfree.server.client import Guest
from everfree.server.storage import database
from everfree.server.storage.cookie_keys import cookie_keys
from everfree.server.storage.sqlite import open_sqlite

DAY = 24 * 3600


@pytest.fixture
def issue(monkeypatch: pytest.MonkeyPatch) -> Callable[[Served, int], Guest]:
    """Return what makes a guest with a table, whose cookie was issued some days ago."""
    now = TimestampSigner.get_timestamp

    def issue(server: Served, days: int) -> Guest:
        guest = server.guest()
        with monkeypatch.context() as patch:
            patch.setattr(TimestampSigner, "get_timestamp", lambda self: now(self) - days * DAY)
            guest.ask("/api/tables", {"against": "friend"})
        return guest

    return issue


def test_a_cookie_expires_after_a_year(server: Served, issue: Callable[[Served, int], Guest]) -> None:
    """Its owner is a new visitor then."""
    assert len(issue(server, 364).ask("/api/tables")) == 1
    assert issue(server, 366).ask("/api/tables") == []


def test_a_cookie_is_renewed_after_a_month(server: Served, issue: Callable[[Served, int], Guest]) -> None:
    """For the same guest; a newer one stays as it is."""
    fresh, old = issue(server, 29), issue(server, 31)
    before = old.cookie
    for guest in (fresh, old):
        assert len(guest.ask("/api/tables")) == 1

    assert "set-cookie" not in fresh.headers
    assert "set-cookie" in old.headers
    assert old.cookie != before
    assert len(old.ask("/api/tables")) == 1
    assert "set-cookie" not in old.headers


def test_a_guest_is_still_known_after_the_key_has_changed(
    start_server: Callable[..., Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The new key signs, the old one verifies."""
    first = start_server()
    guest = first.guest()
    guest.ask("/api/tables", {"against": "friend"})
    first.stop()
    now = database.now
    monkeypatch.setattr(database, "now", lambda: now() + 100 * DAY * 1000)

    guest.address = start_server().address

    assert len(guest.ask("/api/tables")) == 1


def test_keys_change_every_three_months_and_are_kept_for_a_year(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A key is kept until every cookie it signed has expired."""
    stored, start = open_sqlite(tmp_path / "keys.sqlite"), database.now()

    def keys_after(days: int) -> list[bytes]:
        later = round(timedelta(days=days).total_seconds() * 1000)
        monkeypatch.setattr(database, "now", lambda: start + later)
        with stored.engine.begin() as connection:
            return cookie_keys(connection)

    first = keys_after(0)
    assert len(first) == 1
    assert keys_after(89) == first
    second = keys_after(91)
    assert second[:1] == first
    assert len(second) == 2
    assert keys_after(91 + 364)[:2] == second
    assert first[0] not in keys_after(91 + 366)
    stored.close()
