"""Taking back inside a window of a faceoff gives the very same state, but for what was learned."""

import random
from collections.abc import Callable
from dataclasses import replace

import msgspec
from sqlalchemy import insert

from everfree.ccg.decks.code import deck_code
from everfree.ccg.decks.theme import RAINBOW_DASH
from everfree.ccg.kernel.state import State
from everfree.ccg.table import PonyTable, start
from everfree.ccg.view import OptionView
from everfree.cli.check.duels import Duel
from everfree.cli.check.served import Served
from everfree.server.storage import records
from everfree.server.storage.schema import COMMANDS
from everfree.table.commands import Answer
from everfree.table.match import Match

Start = Callable[..., Duel]
Wanted = Callable[[OptionView], bool]

HUSTLE = "pr101"
"""An Event of one token that shows nothing but itself."""
HUSTLING = deck_code(replace(RAINBOW_DASH, draw={**RAINBOW_DASH.draw, HUSTLE: 3}))


def way_of(game: PonyTable, wanted: Wanted) -> int | None:
    """Give the place of a wanted option in a window of a faceoff before the flip, or None."""
    asked = game.view(next(iter(game.asked())))
    if asked.faceoff is None or asked.faceoff.stage != "before" or asked.question is None:
        return None
    if asked.question.kind != "priority":
        return None
    return next((place for place, way in enumerate(asked.question.options) if wanted(way)), None)


def play_on(server: Served, table: str, wanted: Wanted, seed: str) -> None:
    """Put a match into the log of a table nobody has opened yet, played at random until there is a way."""
    chance = random.Random(seed)
    with server.engine.begin() as connection:
        record = records.find(connection, table)
        assert record is not None
        assert record.header is not None
        match = Match(record.header, start)
        assert isinstance(match.game, PonyTable)
        while way_of(match.game, wanted) is None:
            seat, size = next(iter(match.game.asked().items()))
            match.apply(Answer(seat, (chance.randrange(size),)))
        rows = [
            {
                "match": table,
                "number": number,
                "seat": command.seat,
                "nonce": str(number),
                "at": 0,
                "command": msgspec.json.encode(command),
                "previous": number - 1 if number else None,
            }
            for number, command in enumerate(match.log.commands)
        ]
        connection.execute(insert(COMMANDS), rows)


def state_of(server: Served, duel: Duel) -> State:
    """Look behind the scenes: a copy of the state as it stands."""
    game = server.game(duel.table)
    assert isinstance(game, PonyTable)
    return game.played.state.clone()


def without_ledger(state: State) -> bytes:
    """Give the bytes of a state but for who knows which card, and by which handle they call it."""
    bare = state.clone()
    bare.known = []
    bare.handles = [[] for _ in bare.handles]
    bare.next_handle = []
    return bare.to_bytes()


def do_it_and_take_it_back(server: Served, duel: Duel, wanted: Wanted) -> State:
    """Take the wanted way to its end, then take it all back; give the state in between."""
    game = server.game(duel.table)
    assert isinstance(game, PonyTable)
    way = way_of(game, wanted)
    assert way is not None
    acting, number = duel.asked, duel.asked.number
    duel.move(way)
    while duel.asked is acting:
        duel.move(0)
    between = state_of(server, duel)
    acting.ask("undo", back_to=number)
    duel.settle()
    return between


def test_what_taught_nobody_anything_leaves_no_trace(server: Served, start_duel: Start) -> None:
    """A Resource in play is used and taken back: state, seats and spectator have their old hashes."""

    def used(way: OptionView) -> bool:
        return way.verb == "use"

    duel = start_duel(
        server,
        seed="1",
        deck="pinkie-pie-enhanced",
        spectator=True,
        before=lambda table: play_on(server, table, used, "1"),
    )
    before, hashes = state_of(server, duel), [client.hash for client in duel.clients]
    between = do_it_and_take_it_back(server, duel, used)

    assert between.digest() != before.digest()
    assert state_of(server, duel).digest() == before.digest()
    assert [client.hash for client in duel.clients] == hashes


def test_a_card_that_was_shown_stays_known_and_nothing_else_is_left(
    server: Served, start_duel: Start
) -> None:
    """An Event from the hand is played and taken back: its player sees the same, others know the card."""

    def played(way: OptionView) -> bool:
        return way.verb == "play" and way.name == HUSTLE

    duel = start_duel(
        server, seed="1", deck=HUSTLING, before=lambda table: play_on(server, table, played, "1")
    )
    acting, other = duel.asked, duel.other
    before, hashes = state_of(server, duel), [acting.hash, other.hash]
    between = do_it_and_take_it_back(server, duel, played)
    after = state_of(server, duel)

    assert acting.hash == hashes[0]
    assert without_ledger(after) == without_ledger(before)
    assert without_ledger(between) != without_ledger(before)
    assert other.hash != hashes[1]
    hand = other.view["game"]["seats"][duel.clients.index(acting)]["hand"]
    assert [card["card"] for card in hand] == [HUSTLE]
