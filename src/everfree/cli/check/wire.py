"""Check that what a viewer receives over its socket does not depend on what it may not know.

A match is played over sockets. At some moment a twin of it is made on the same server: the same log, but
everything one viewer does not know is randomised again. Both get the same answers from then on, and between
them the same requests that change nothing (`asides.py`). Every message to that viewer must be the same, byte
for byte, until something is revealed. So must be the pace: whether a computer in the other seat would answer
without a pause. An action that the other player has begun must not show in any reply either.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from sqlalchemy import insert, select, update

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.options import CANCEL
from everfree.ccg.kernel.rng import draw_below, seed_bytes
from everfree.ccg.table import PonyTable
from everfree.cli.check.asides import propose, send_aside
from everfree.cli.check.duels import Duel
from everfree.cli.check.served import Served
from everfree.server.card_game.host import CardGameHost
from everfree.server.client import Client
from everfree.server.storage.schema import COMMANDS, SEATS
from everfree.table.commands import Answer
from everfree.table.game import Game
from everfree.testing.secrecy import Leak, common_choice, has_revealed, twin_of

STEPS: Final = 25
"""How many decisions a twin is played beside its match at most."""
MOST_BEFORE: Final = 60
"""How many decisions are made before the first twin at most."""
NAMES: Final[dict[str, Any]] = {"name": "Iris"}
VIEWERS: Final = (0, 1, 2)
RANDOM_IDS: Final = {"correction": ("id",), "players": ("away_since", "connected"), "undo": ("ask", "until")}
"""Members of a view that contain randomness or the time, by the member they are in.

Who is connected is public, and on a busy machine a player can be away for a moment.
"""


@dataclass(frozen=True)
class Compared:
    """What the comparison of a match with its twins has found."""

    messages: int
    """How many messages were the same."""
    steps: int
    failure: str | None = None


def judged(served: Served, seed: int) -> Compared:
    """Compare a match with its twins; return a leak as the failure instead of raising it."""
    try:
        return compare_match(served, seed)
    except Leak as leak:
        return Compared(0, 0, f"seed {seed}: {leak}")


def compare_match(served: Served, seed: int) -> Compared:
    """Play a random match with a twin for each viewer; raise `Leak` at the first difference."""
    duel = Duel(served.address, spectator=True, seed=str(seed), **NAMES)
    messages = steps = 0
    try:
        duel.play(draw_below(seed_bytes(seed), 1, MOST_BEFORE))
        for viewer in VIEWERS:
            if duel.is_over:
                break
            compared = _compare(served, duel, viewer, seed * 10 + viewer)
            messages += compared.messages
            steps += compared.steps
    finally:
        duel.close()
    return Compared(messages, steps)


def _compare(served: Served, duel: Duel, viewer: int, seed: int) -> Compared:
    duel.settle()
    twin = _twin(served, duel, viewer, seed)
    next_cards = seed % 2 * 8
    try:
        _same(duel, twin, viewer, _full(duel.clients[viewer]), _full(twin.clients[viewer]))
        messages = 1
        for step in range(STEPS):
            messages += _compare_aside(served, duel, twin, viewer, f"{seed}-{step}")
            game, other = _kernel(served, duel), _kernel(served, twin)
            choice = common_choice(game, other, viewer, seed * 1_000 + step)
            if choice is None:
                return Compared(messages, step)
            drawn = game.state.drawn
            before, theirs = _marks(duel, viewer), _marks(twin, viewer)
            duel.move(choice[0])
            twin.move(choice[1])
            game, other = _kernel(served, duel), _kernel(served, twin)
            if not next_cards and game.state.drawn != drawn:
                return Compared(messages, step)  # a random draw was made, and the twin has another seed
            if has_revealed(game, other, viewer):
                return Compared(messages, step)
            mine = duel.clients[viewer].received[before:]
            _same(duel, twin, viewer, mine, twin.clients[viewer].received[theirs:])
            _same_pace(served, duel, twin, viewer)
            messages += len(mine)
            if duel.is_over:
                return Compared(messages, step)
        return Compared(messages, STEPS)
    finally:
        twin.close()


def _compare_aside(served: Served, duel: Duel, twin: Duel, viewer: int, seed: str) -> int:
    """Send a request that changes nothing in both matches; return how many messages were the same."""
    before, theirs = _marks(duel, viewer), _marks(twin, viewer)
    chance = random.Random(seed)
    if chance.random() < 0.5:
        send_aside((duel, twin), chance.choice((viewer, 0, 1)), seed)
    elif not _compare_half_made(served, duel, twin, viewer):
        return 0
    else:  # the messages were compared, in another order
        before, theirs = _marks(duel, viewer), _marks(twin, viewer)
    for one in (duel, twin):
        one.clients[viewer].refresh()
    mine = duel.clients[viewer].received[before:]
    _same(duel, twin, viewer, mine, twin.clients[viewer].received[theirs:])
    return len(mine)


def _compare_half_made(served: Served, duel: Duel, twin: Duel, viewer: int) -> bool:
    """Propose a correction during an action of the other player who then cancels it, in the twin without it.

    Return False if the other player can't begin an action now that everybody else sees nothing of.
    """
    begun = _beginning(served, duel, twin, viewer)
    if begun is None:
        return False
    changes = [{"what": "score", "seat": 0, "number": 1}]
    before, theirs = _marks(duel, viewer), _marks(twin, viewer)
    duel.move(begun[0])
    propose(duel, duel.clients[viewer], changes, is_withdrawn=True)
    duel.move(CANCEL)  # after it has waited for all clients
    propose(twin, twin.clients[viewer], changes, is_withdrawn=True)
    for one in (twin, duel, twin):
        one.settle()
    mine = plain(duel.clients[viewer].received[before:], duel.table)
    others = plain(twin.clients[viewer].received[theirs:], twin.table)
    if mine != others:
        raise Leak(f"viewer {viewer} was sent during an action\n{mine!r}\nand without it\n{others!r}")
    return True


def _beginning(served: Served, duel: Duel, twin: Duel, viewer: int) -> tuple[int, int] | None:
    """Return an answer, as its index in each match, with which the other player begins an action."""
    games = (served.game(duel.table), served.game(twin.table))
    asked = next(iter(games[0].asked()), viewer)
    if viewer == asked or viewer >= games[0].seats:
        return None
    for number in range(8):
        choice = common_choice(_kernel(served, duel), _kernel(served, twin), viewer, number)
        if choice is None:
            return None
        if all(_can_cancel_after(game, asked, one) for game, one in zip(games, choice, strict=True)):
            return choice
    return None


def _can_cancel_after(game: Game, seat: int, choice: int) -> bool:
    assert isinstance(game, PonyTable)
    copied = game.copy()
    copied.apply(Answer(seat, (choice,)))
    question = copied.played.state.question
    return question is not None and bool(question.can_cancel) and question.seat == seat


def _twin(served: Served, duel: Duel, viewer: int, seed: int) -> Duel:
    """Open a table with the same log, and randomise what *viewer* does not know."""

    def prepare(table: str) -> None:
        log = select(COMMANDS).where(COMMANDS.c.match == duel.table)
        with served.engine.begin() as connection:
            rows = [{**row._mapping, "match": table, "digest": ""} for row in connection.execute(log)]
            if rows:
                connection.execute(insert(COMMANDS), rows)
            for seat in connection.execute(select(SEATS).where(SEATS.c.table == duel.table)).all():
                mine = (SEATS.c.table == table) & (SEATS.c.seat == seat.seat)
                connection.execute(update(SEATS).where(mine).values(declined=seat.declined))

    twin = Duel(served.address, spectator=True, seed=duel.seed, before=prepare, **NAMES)
    game = served.game(twin.table)
    assert isinstance(game, PonyTable)
    events = game.played.events
    game.played.kernel = twin_of(game.played.kernel, viewer, seed, next_cards=seed % 2 * 8)
    game.played.kernel.events = events
    return twin


def _kernel(served: Served, duel: Duel) -> Kernel:
    game = served.game(duel.table)
    assert isinstance(game, PonyTable)
    return game.played.kernel


def _full(client: Client) -> list[bytes]:
    """Request the full view and return that message."""
    client.refresh()
    return client.received[-1:]


def _marks(duel: Duel, viewer: int) -> int:
    return len(duel.clients[viewer].received)


def _same(duel: Duel, twin: Duel, viewer: int, mine: list[bytes], theirs: list[bytes]) -> None:
    """Raise `Leak` unless the viewer was sent the same messages, apart from what `plain` drops."""
    one, other = plain(mine, duel.table), plain(theirs, twin.table)
    if one != other:
        raise Leak(f"viewer {viewer} was sent\n{one!r}\nand beside the twin\n{other!r}")


def _same_pace(served: Served, duel: Duel, twin: Duel, viewer: int) -> None:
    """Raise `Leak` if only one of the matches goes on without a pause while another seat is asked."""
    one, other = served.game(duel.table), served.game(twin.table)
    if viewer not in one.asked() and CardGameHost().is_foregone(one) != CardGameHost().is_foregone(other):
        raise Leak(f"viewer {viewer} would wait for an answer in one match, and not beside the twin")


def plain(messages: list[bytes], table: str) -> list[bytes]:
    """Drop the name of the table, hashes that depend on it, nonces, and random ids; put replies last.

    A reply comes before or after the update it belongs to, whichever task runs first. An update in which
    nothing else has changed is dropped.
    """
    updates: list[bytes] = []
    replies: list[bytes] = []
    for raw in messages:
        message: dict[str, Any] = msgspec.json.decode(raw.replace(table.encode(), b"TABLE"))
        is_reply = "nonce" in message
        for member in ("hash", "was", "nonce"):
            message.pop(member, None)
        for tree in (message.get("view"), message.get("patch")):
            for member, names in RANDOM_IDS.items():
                if isinstance(tree, dict) and member in tree:
                    tree[member] = _without(tree[member], names)
        if not (message.get("patch") and "log" not in message and _is_bare(message["patch"])):
            (replies if is_reply else updates).append(msgspec.json.encode(message))
    return updates + replies


def _is_bare(tree: Any) -> bool:
    """Tell whether a patch changes nothing any more."""
    return isinstance(tree, dict) and all(_is_bare(one) for one in tree.values())


def _without(tree: Any, names: Sequence[str]) -> Any:
    """Return a view or a patch of it without some members."""
    if isinstance(tree, list):
        return [_without(one, names) for one in tree]
    if isinstance(tree, dict):
        return {name: _without(value, names) for name, value in tree.items() if name not in names}
    return tree
