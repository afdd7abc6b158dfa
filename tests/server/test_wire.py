"""Secrets on the wire: equal bytes beside a permuted twin; a planted leak is found."""

import random
from typing import Any

import pytest

from everfree.ccg.table import PonyTable
from everfree.ccg.vocab import HAND, Seat
from everfree.cli.check import wire as comparing
from everfree.cli.check.asides import ASIDES, ask_to_undo
from everfree.cli.check.duels import Duel
from everfree.cli.check.hostile import planted
from everfree.cli.check.hostile.arena import to_main
from everfree.cli.check.hostile.planted import Plant
from everfree.cli.check.served import Served
from everfree.cli.check.server import wire
from everfree.cli.check.wire import Compared, compare_match, judged, plain
from everfree.server.card_game.host import CardGameHost
from everfree.server.client import Guest
from everfree.server.limits import Limits
from everfree.table.game import Game
from everfree.telling.said import Said
from everfree.testing.secrecy import Leak


def test_no_viewer_is_sent_what_it_may_not_know(server: Served) -> None:
    """Both seats and a spectator, in a few matches, for as long as nothing is revealed."""
    compared = [compare_match(server, seed) for seed in range(4)]

    assert all(one.messages >= 3 for one in compared)
    assert sum(one.steps for one in compared) > 20


def test_a_planted_leak_is_found(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """The top card of a deck, in a sentence nobody reads."""
    clean = CardGameHost.position

    def leaking(host: CardGameHost, game: Game, viewer: int, _memory: Any = None) -> dict[str, Any]:
        assert isinstance(game, PonyTable)
        kinds = game.played.state.definition
        return {**clean(host, game, viewer), "status": Said("status", {"number": sum(kinds[::2])})}

    monkeypatch.setattr(CardGameHost, "position", leaking)
    with pytest.raises(Leak):
        compare_match(server, 1)


def test_a_planted_leak_by_the_clock_is_found(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """A pace that depends on the hand."""

    def leaking(_host: CardGameHost, game: Game) -> bool:
        assert isinstance(game, PonyTable)
        seat = next(iter(game.asked()), 0)
        hand = game.played.kernel.cards_in(HAND, Seat(seat))
        return sum(game.played.state.definition[card] for card in hand) % 2 == 0

    monkeypatch.setattr(CardGameHost, "is_foregone", leaking)
    assert any("would wait" in (judged(server, seed).failure or "") for seed in range(6))


@pytest.mark.parametrize(
    ("plant", "found"),
    [
        (planted.corrections_are_told_from_the_future, "was sent"),
        (planted.actions_of_others_are_not_cancelled, "during an action"),
        (planted.every_command_is_counted, "during an action"),
    ],
)
def test_a_leak_by_a_proposal_or_an_action_is_found(server: Served, plant: Plant, found: str) -> None:
    """By the sentences of a proposal, by its refusal while an action is begun, and by updates that count."""
    with plant():
        assert found in (judged(server, 1).failure or "")


def test_the_command_plays_more_matches_than_one_address_may(monkeypatch: pytest.MonkeyPatch) -> None:
    """All matches of the check come from one address."""
    opened = []

    def open_a_table(served: Served, seed: int) -> Compared:
        opened.append(Guest(served.address).ask("/api/tables", {"against": "friend", "deck": "applejack"}))
        return Compared(0, 0)

    matches = Limits().tables_per_address_per_hour + 1
    monkeypatch.setattr(comparing, "judged", open_a_table)
    wire(matches=matches, seed=0)
    assert len(opened) == matches


def test_asides_are_sent_and_leave_the_match_as_it_is(server: Served, duel: Duel) -> None:
    """Every one of them, by both players."""
    to_main(duel)
    for aside in ASIDES:
        for client in duel.clients:
            if aside is not ask_to_undo or not client.view["undo"].get("free"):
                digest, received = server.game(duel.table).digest(), len(client.received)
                aside(duel, client, random.Random(1))
                assert len(client.received) > received, aside
                assert server.game(duel.table).digest() == digest, aside


def test_who_is_connected_is_not_compared() -> None:
    """On a busy machine a player can be away for a moment in one match and not in its twin."""
    begun = b'{"is":"full","number":0,"view":{"table":"t","players":[{"name":"Iris","connected":true}]}}'
    away = b'{"is":"delta","number":0,"patch":{"players":{"0":{"connected":null}}}}'
    moved = b'{"is":"delta","number":1,"patch":{"game":{"asked":[1]},"players":{"0":{"connected":[true]}}}}'
    silent = b'{"is":"delta","number":2}'
    quiet = b'{"is":"delta","number":1,"patch":{"game":{"asked":[1]},"players":{"0":{}}}}'

    assert plain([begun, away, moved, silent], "no-table")[1:] == [quiet, silent]
