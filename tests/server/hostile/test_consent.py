"""Requests for consent expire; `hostile/consent.py` swaps them."""

from collections.abc import Callable

from everfree.cli.check.duels import Duel
from everfree.cli.check.hostile.arena import score
from everfree.cli.check.hostile.consent import ask_to_undo
from everfree.cli.check.served import Served


def test_a_request_expires(start_server: Callable[..., Served], start_duel: Callable[..., Duel]) -> None:
    """After that there is nothing to agree to."""
    server = start_server(undo_seconds=0.5)
    duel = start_duel(server)
    _, other = ask_to_undo(duel)
    other.until(lambda client: client.view["undo"].get("ask"))

    other.until(lambda client: not client.view["undo"].get("ask"))

    assert other.ask("undo-reply", about="", accept=True)["reason"]["key"] == "table-nobody-asked"


def test_a_correction_against_a_computer_marks_the_match(server: Served) -> None:
    """The table says that it is a sandbox, from then on."""
    guest = server.guest()
    client = guest.join(guest.ask("/api/tables", {"level": "random"})["table"])
    client.until(lambda client: client.question is not None)
    assert not client.view.get("sandbox")
    while client.ask("correct", changes=score(3))["is"] == "declined":
        client.ask("answer", answers=[0])
        client.until(lambda client: client.question is not None)
    client.until(lambda client: client.view.get("sandbox"))
    client.close()
