"""Attacks on consent: a request is swapped for another one after it was read."""

from everfree.cli.check.duels import Duel, is_proposed
from everfree.cli.check.hostile.arena import Arena, expect, expect_soon, key_of, score, to_main
from everfree.server.client import Client


def proposal_is_swapped(arena: Arena) -> None:
    """A proposed correction is swapped while the other player reads it."""
    duel = arena.duel()
    to_main(duel)
    one, two = duel.clients
    one.ask("correct", changes=score(1))
    expect_soon("the proposal is shown", two, is_proposed)
    read = two.view["correction"]["id"]
    one.until(is_proposed)
    one.reply_to_correction(accept=False)
    one.until(lambda client: not is_proposed(client))
    one.ask("correct", changes=score(14))

    said = two.ask("correct-reply", about=read, accept=True)

    expect("the reader reads", key_of(said), "table-request-changed")
    expect_soon(
        "the new proposal is shown",
        two,
        lambda client: is_proposed(client) and client.view["correction"]["id"] != read,
    )
    expect("the score", two.view["game"]["seats"][0]["score"], 0)


def undo_is_swapped(arena: Arena) -> None:
    """Consent to another undo than the one that was asked for."""
    duel = arena.duel()
    _, other = ask_to_undo(duel)
    expect_soon("the request is shown", other, lambda client: client.view["undo"].get("ask"))
    number = other.number

    said = other.ask("undo-reply", about="0123456789abcdef", accept=True)

    expect("the reader reads", key_of(said), "table-request-changed")
    expect("commands after true consent", other.reply_to_undo(accept=True)["number"], number + 1)


def ask_to_undo(duel: Duel) -> tuple[Client, Client]:
    """Play until a player must ask for an undo, because the other has decided since; return both."""
    while True:
        mover = duel.asked
        options = len((mover.question or {})["options"])
        duel.move()
        if mover is not duel.asked and options > 1:
            duel.move()
            if mover.view["undo"].get("possible") and not mover.view["undo"].get("free"):
                expect("asking to undo", mover.ask("undo")["is"], "accepted")
                return mover, next(client for client in duel.clients if client is not mover)
