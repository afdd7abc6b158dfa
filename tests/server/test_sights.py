"""From when a player could see what a slap reacts to: measured where the player is connected."""

from unittest.mock import patch

from everfree.server.limits import Limits
from everfree.server.slap_game.host import SlapHost
from everfree.server.tables.connections import MOST_SIGHTS, Connection
from everfree.slap.commands import Leave, Slap
from everfree.slap.table import header, start


def connection(*moments: float) -> Connection:
    """Return a connection that was sent sights 1, 2, ... at these moments, in seconds."""
    made = Connection("guest", 0, 0, Limits())
    with patch("everfree.server.tables.connections.time.monotonic", side_effect=moments):
        for number in range(len(moments)):
            made.shows(number + 1)
    return made


class TestConnection:
    """What a connection remembers."""

    def test_the_time_since_a_sight_was_sent(self) -> None:
        """In milliseconds, whatever was sent after it."""
        assert connection(10.0, 10.4).waited(1, 10.35) == 350

    def test_a_sight_that_is_sent_again_keeps_its_time(self) -> None:
        """Else a client could ask for the whole view to seem quicker."""
        made = connection(10.0)
        made.shows(1)
        made.found(1)
        assert made.waited(1, 10.5) == 500

    def test_what_was_there_before_is_not_timed(self) -> None:
        """Its player may have seen it over another connection."""
        made = connection()
        made.found(7)
        made.shows(7)
        assert (made.waited(7, 99.0), made.waited(8, 99.0)) == (-1, -1)

    def test_only_the_last_are_remembered(self) -> None:
        """The memory of a long match stays small."""
        made = connection(*[10.0] * (MOST_SIGHTS + 1))
        assert (made.waited(1, 11.0), made.waited(2, 11.0)) == (-1, 1000)


class TestHost:
    """The slap game says which sight a slap reacts to."""

    def test_the_time_of_the_server_replaces_what_a_client_sends(self) -> None:
        """Also where the server does not know it."""
        host, game = SlapHost(), start(header(2, b"s" * 32))
        sent = Slap(0, 0, 300, since=1)
        assert host.timed(game, sent, lambda sight: 450 + sight) == Slap(0, 0, 300, since=450)
        assert host.timed(game, Slap(0, 99, 300, since=1), lambda sight: 450) == Slap(0, 99, 300)
        assert host.timed(game, Leave(0), lambda sight: 450) == Leave(0)
