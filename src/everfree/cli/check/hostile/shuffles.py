"""Attacks on shuffles: to learn the secret too early, to choose a part of the seed late, to publish alone."""

import secrets

import msgspec

from everfree.cli.check.hostile.arena import Arena, expect, key_of
from everfree.server.client import Guest


def secret_is_looked_for(arena: Arena) -> None:
    """The secret of a shuffle is asked for while the match goes on, and by others after it."""
    duel = arena.duel(seed="", spectator=True)
    duel.play(4)
    path, stranger = f"/api/tables/{duel.table}", arena.guest()
    for guest in (duel.host, duel.friend, stranger):
        expect("the state of the shuffle reveals it", "revealed" in guest.ask(f"{path}/shuffle"), False)
        expect("the log is given", guest.fetch(f"{path}/log")[0] < 400, False)
    duel.clients[0].ask("concede")
    expect("the players are told it", "revealed" in duel.friend.ask(f"{path}/shuffle"))
    expect("a stranger is told it", "revealed" in stranger.ask(f"{path}/shuffle"), False)


def number_is_changed(arena: Arena) -> None:
    """A player sends another number for the shuffle after the first one."""
    guest = arena.guest()
    wish = {"against": "friend", "table": guest.ask("/api/commitments", {})["table"]}
    guest.ask("/api/tables", {**wish, "shuffle_nonce": secrets.token_hex(32)})
    expect("the answer", _refusal(guest, wish), "table-shuffle-nonce-sent")


def commitment_is_stolen(arena: Arena) -> None:
    """A guest opens a table with the commitment to another one."""
    wish = {"against": "friend", "table": arena.guest().ask("/api/commitments", {})["table"]}
    expect("the answer", _refusal(arena.guest(), wish), "table-not-promised")


def _refusal(guest: Guest, wish: dict[str, str]) -> str:
    """Return the key with which a table with a new number is refused; empty if it is opened."""
    status, body = guest.fetch("/api/tables", {**wish, "shuffle_nonce": secrets.token_hex(32)})
    return key_of(msgspec.json.decode(body)) if status >= 400 else ""


def one_publishes_alone(arena: Arena) -> None:
    """A player publishes a match without the other, by agreeing twice."""
    duel = arena.duel(seed="")
    duel.clients[0].ask("concede")
    path = f"/api/tables/{duel.table}"
    for _ in range(2):
        duel.host.ask(f"{path}/publish", {})
    expect("a stranger reads the log", arena.guest().fetch(f"{path}/log")[0], 403)
