"""Opening more tables than anybody plays at."""

from collections.abc import Callable

from everfree.cli.check.hostile.raw import JSON, send
from everfree.cli.check.served import Served
from everfree.server.hourly_limit import HOUR, HourlyLimit
from everfree.server.limits import Limits

WISH = {"against": "friend"}


def test_a_header_does_not_make_another_address(start_server: Callable[..., Served]) -> None:
    """X-Forwarded-For is believed only from a proxy that is trusted."""
    for trusted, status in (((), 429), (("127.0.0.1",), 201)):
        server = start_server(limits=Limits(tables_per_address_per_hour=1), trusted_proxies=trusted)
        server.guest().ask("/api/tables", WISH)
        headers = {**JSON, "X-Forwarded-For": "203.0.113.7"}
        assert send(server.address, "POST", "/api/tables", '{"against":"friend"}', headers).status == status


def test_an_hour_later_there_is_room_again() -> None:
    """Only the last hour counts."""
    time = 0.0
    limit = HourlyLimit(2, clock=lambda: time)

    assert [limit.admits("a") for _ in range(3)] == [True, True, False]
    assert limit.admits("b")
    time = HOUR
    assert [limit.admits("a") for _ in range(3)] == [True, True, False]
