"""Tables with fan-made cards: opened by one guest, read by the other before sitting down, played by both."""

import json
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from everfree.ccg.decks.fan_made import deck_with
from everfree.ccg.decks.lists import to_json
from everfree.ccg.language import COMMON, EARTH_PONY, ORANGE, YOU, Draw, Triggered, WinsFaceoff, friend
from everfree.ccg.written import card_to_json
from everfree.cli.app import app
from everfree.cli.check.duels import Duel
from everfree.cli.check.served import Served
from everfree.messages import Messages
from everfree.server.protocol import Problem
from everfree.telling.speaking import speak

MOSSY = friend(
    "fan1",
    "Mossy Path, Forest Guide",
    ORANGE,
    power=2,
    cost=1,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    abilities=(Triggered(WinsFaceoff(YOU, involving_this=True), Draw(1)),),
)
CARDS = card_to_json(MOSSY)
DECK = to_json(deck_with([MOSSY]))


def ids_in(view: object) -> str:
    """Return a view as text, without the list of the table's fan-made cards, which is public."""
    assert isinstance(view, dict)
    return json.dumps({name: part for name, part in view.items() if name != "fan_made"})


class TestByLink:
    """A table that is opened for a friend."""

    def test_the_friend_reads_the_cards_before_sitting_down(self, server: Served) -> None:
        """The summary has the mark, and the cards have their texts in the friend's language."""
        opened = server.guest().ask("/api/tables", {"against": "friend", "cards": CARDS})
        friend = server.guest()

        assert friend.ask(f"/api/tables/{opened['table']}")["fan_made"] == ["fan1"]
        cards = friend.ask(f"/api/tables/{opened['table']}/cards/fr")
        assert cards["fan1"]["fan_made"] is True
        assert cards["fan1"]["sides"][0]["texts"][-1].startswith("Quand vous gagnez un face-à-face")
        assert friend.fetch(f"/api/tables/{opened['table']}/cards/tlh")[0] == 404

    def test_both_seats_and_spectators_see_the_mark(
        self, server: Served, start_duel: Callable[..., Duel]
    ) -> None:
        """While a seat is free, and in the match."""
        waiting = server.guest()
        opened = waiting.ask("/api/tables", {"against": "friend", "cards": CARDS})
        alone = waiting.join(opened["table"])
        duel = start_duel(server, deck="", cards=CARDS, spectator=True)

        assert alone.view["fan_made"] == ["fan1"]
        assert [client.view["fan_made"] for client in duel.clients] == [["fan1"]] * 3
        alone.close()

    def test_a_hidden_hand_stays_hidden(self, server: Served, start_duel: Callable[..., Duel]) -> None:
        """The other seat and spectators are told of the cards of the table, and of no card in a hand."""
        duel = start_duel(server, deck="", cards=CARDS, spectator=True, seed="4")
        for _ in range(60):
            if any(card.get("card") == "fan1" for card in duel.clients[0].view["game"]["seats"][0]["hand"]):
                break
            duel.move()
        else:
            pytest.fail("the card was never in hand")
        host, other, spectator = [client.view for client in duel.clients]

        assert '"fan1"' in ids_in(host)
        shown = [card for card in host["game"]["play"] if card.get("card") == "fan1"]
        for view in (other, spectator):
            assert shown or '"fan1"' not in ids_in(view)
            assert all(not card.get("card") for card in view["game"]["seats"][0]["hand"])
        assert not any('"fan1"' in json.dumps(client.log) for client in duel.clients[1:])

    def test_the_friend_may_use_them_too(self, server: Served) -> None:
        """With a deck list; at a table without these cards the same list is refused."""
        host, friend = server.guest(), server.guest()
        opened = host.ask("/api/tables", {"against": "friend", "cards": CARDS})
        plain = host.ask("/api/tables", {"against": "friend"})
        seats = f"/api/tables/{opened['table']}/seats"
        invite, other = (one["invite"].split("invite=")[1] for one in (opened, plain))

        assert friend.ask(seats, {"invite": invite, "deck": DECK}) == {"seat": 1}
        status, answer = friend.fetch(f"/api/tables/{plain['table']}/seats", {"invite": other, "deck": DECK})
        assert status == 422
        assert msgspec.json.decode(answer, type=Problem).reason.key == "deck-unreadable-unknown-cards"

    def test_the_name_of_a_deck_is_tidied(self, server: Served) -> None:
        """It comes from a stranger, and the other player sees it."""
        host = server.guest()
        named = json.dumps(json.loads(DECK) | {"name": f"My\n\u202edeck {'x' * 70}"})
        table = host.ask("/api/tables", {"against": "friend", "cards": CARDS, "deck": named})["table"]
        client = host.join(table)

        assert client.view["players"][0]["deck"] == f"Mydeck {'x' * 17}"
        client.close()

    def test_the_log_replays_alone(
        self, server: Served, start_duel: Callable[..., Duel], tmp_path: Path
    ) -> None:
        """It carries the cards, and comes from the server when the match is over."""
        duel = start_duel(server, deck="", cards=CARDS)
        for _ in range(10):
            duel.move()
        duel.clients[0].ask("concede")
        duel.clients[0].until(lambda client: client.is_over)
        log = tmp_path / "match.log"
        log.write_bytes(duel.host.fetch(f"/api/tables/{duel.table}/log")[1])

        assert b"Mossy Path" in log.read_bytes()
        assert "outcome   won by seat 1" in CliRunner().invoke(app, ["replay", str(log)]).output


class TestAgainstTheComputer:
    """The computer's process gets the cards with its question."""

    def test_it_answers(self, server: Served) -> None:
        """At a table whose other deck has the card, and after a restart of the page."""
        guest = server.guest()
        table = guest.ask("/api/tables", {"cards": CARDS, "seed": "3"})["table"]
        client = guest.join(table)
        for _ in range(6):
            client.until(lambda one: one.is_over or one.question is not None)
            client.ask("answer", answers=[0])
        client.until(lambda one: one.is_over or one.question is not None)

        assert client.view["game"]["turn"] >= 1
        client.close()


class TestRefusals:
    """What a stranger sends is bounded and refused with its reason."""

    @pytest.mark.parametrize(
        ("cards", "key"),
        [
            ("not json", "card-refused-not-json"),
            (CARDS.replace('"fan1"', '"pr1"'), "card-refused-printed-card"),
            (CARDS.replace('"Draw"', '"Dream"'), "card-refused-unknown-word"),
            ("[" * 3_000, "card-refused-too-deep"),
            (" " * 70_000, "card-refused-too-long"),
            (f'{{"cards": [{CARDS}], "deck": {{"mane": "fan1"}}}}', "deck-unreadable-no-mane"),
        ],
    )
    def test_with_the_reason(self, server: Served, cards: str, key: str) -> None:
        """In words of every language."""
        status, answer = server.guest().fetch("/api/tables", {"cards": cards})
        problem = msgspec.json.decode(answer, type=Problem)

        assert (status, problem.reason.key) == (422, key)
        for language in ("en", "fr"):
            assert speak(problem.reason, Messages(language), [])

    def test_a_request_has_a_size(self, server: Served) -> None:
        """A longer one is not read."""
        assert server.guest().fetch("/api/tables", {"cards": " " * 200_000})[0] == 413
