"""Requests that leave a match as it is, sent in both matches of a comparison between their moves."""

import random
from collections.abc import Callable
from typing import Final

from everfree.cli.check.duels import Duel, is_proposed
from everfree.server.client import Client, Message

MALFORMED: Final = ("", "nul", "[]", '{"do":"dance"}', '{"do":"answer","answers":"x"}', '{"do":"answer"}')
NEVER: Final = 999
"""An option that no question has."""

Aside = Callable[[Duel, Client, random.Random], None]


def send_aside(duels: tuple[Duel, Duel], sender: int, seed: str) -> None:
    """Send the same request by the same client in two matches, chosen by *seed*, and wait for its end."""
    aside = random.Random(seed).choice(ASIDES)
    if aside is ask_to_undo and any(_may_undo_freely(duel.clients[sender]) for duel in duels):
        return  # it would be carried out at once
    for duel in duels:
        aside(duel, duel.clients[sender], random.Random(seed))


def propose_score(duel: Duel, client: Client, chance: random.Random) -> None:
    """Propose another score, and withdraw or decline the proposal."""
    changes = [{"what": "score", "seat": chance.randrange(2), "number": chance.randrange(9)}]
    propose(duel, client, changes, is_withdrawn=chance.random() < 0.5)


def propose_card(duel: Duel, client: Client, chance: random.Random) -> None:
    """Propose to move a card of the hand, or one that there is not, and withdraw or decline the proposal."""
    seat = duel.clients.index(client)
    hand = client.view["game"]["seats"][seat]["hand"] if seat < 2 else []
    handle = chance.choice([card["handle"] for card in hand] or [NEVER])
    change = {"what": "move", "card": handle, "zone": chance.choice(["discard", "deck", "banished"])}
    propose(duel, client, [change], is_withdrawn=chance.random() < 0.5)


def propose(duel: Duel, client: Client, changes: list[Message], *, is_withdrawn: bool) -> None:
    """Propose a correction; if it can be proposed, withdraw it, or let the other player decline it."""
    if client.ask("correct", changes=changes)["is"] != "accepted":
        return
    for one in duel.clients:
        one.until(is_proposed)
    ending = client if is_withdrawn else _other_player(duel, client)
    ending.reply_to_correction(accept=False)
    for one in duel.clients:
        one.until(lambda one: not is_proposed(one))


def ask_to_undo(duel: Duel, client: Client, _chance: random.Random) -> None:
    """Ask the other player to let an action be undone; it is declined."""
    if client.ask("undo")["is"] != "accepted":
        return
    other = _other_player(duel, client)
    other.until(lambda one: one.view["undo"].get("ask"))
    other.reply_to_undo(accept=False)
    for one in duel.clients:
        one.until(lambda one: not one.view["undo"].get("ask"))


def preview(_duel: Duel, client: Client, chance: random.Random) -> None:
    """Ask what an option would change."""
    client.ask("preview", option=chance.randrange(6))


def illegal(_duel: Duel, client: Client, chance: random.Random) -> None:
    """Answer with an option that there is not; out of turn too, and to a question of long ago."""
    client.ask("answer", answers=[NEVER], seen=chance.choice([0, client.number, 10**6]))


def malformed(_duel: Duel, client: Client, chance: random.Random) -> None:
    """Send what can't be read, then a nonce that is none."""
    client.socket.send(chance.choice(MALFORMED))
    client.send("answer", nonce="no nonce", answers=[0])
    for _ in range(2):
        while client.receive()["is"] != "declined":
            pass


ASIDES: Final[tuple[Aside, ...]] = (
    propose_score,
    propose_card,
    ask_to_undo,
    preview,
    illegal,
    malformed,
)


def _other_player(duel: Duel, client: Client) -> Client:
    return duel.clients[1 - duel.clients.index(client)]


def _may_undo_freely(client: Client) -> bool:
    return bool((client.view.get("undo") or {}).get("free"))
