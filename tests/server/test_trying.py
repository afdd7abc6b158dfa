"""Trying a card: a table at which it is in the hand, can be played, and is marked as a sandbox."""

import msgspec
import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.decks.theme import APPLEJACK
from everfree.ccg.language.abilities import EventText
from everfree.ccg.trying import can_try
from everfree.ccg.vocab import EVENT, MANE
from everfree.cli.check.served import Served
from everfree.server.card_game.openings import trial
from everfree.server.protocol import Problem
from everfree.server.tables.new_tables import seed_bytes

SAMPLE = [card for card in POOL if can_try(card)][::60]


@pytest.mark.parametrize("card", SAMPLE)
def test_the_card_is_in_hand_and_can_be_played(card: str) -> None:
    """With the power and the tokens it needs; an Event of another phase waits in the hand."""
    game = trial(card, seed_bytes(card), APPLEJACK).game
    view = game.view(0)
    printed = POOL[card]

    assert view.question is not None
    assert view.phase == "main"
    if printed.type == MANE:
        assert card in [one.card for one in view.play]
        return
    assert card in [one.card for one in view.seats[0].hand]
    timings = [one.timing for one in printed.front.abilities if isinstance(one, EventText)]
    if printed.type != EVENT or timings == ["main phase"]:
        assert card in [option.name for option in view.question.options if option.verb == "play"]


def test_over_http(server: Served) -> None:
    """A sandbox against a computer, with the log of how it came about."""
    guest = server.guest()
    table = guest.ask("/api/tables", {"card": "cn69"})["table"]
    joined = guest.join(table)

    assert joined.view["sandbox"]
    assert "cn69" in [one.get("card") for one in joined.view["game"]["seats"][0]["hand"]]
    assert joined.view["players"][1]["computer"]
    joined.close()


@pytest.mark.parametrize("card", ["pr168", "de11", "nothing", "x" * 999])
def test_what_can_not_be_tried(server: Served, card: str) -> None:
    """A Problem, a card that can't be played yet, and no card at all."""
    status, body = server.guest().fetch("/api/tables", {"card": card})
    assert (status, msgspec.json.decode(body, type=Problem).reason.key) == (422, "table-cannot-try")


def test_no_player_fetches_a_card(server: Served) -> None:
    """A refusal must not tell what is left in a deck, so every wish gets the same one."""
    guest = server.guest()
    joined = guest.join(guest.ask("/api/tables", {"card": "cn69"})["table"])
    for word in ("cn69", "nothing"):
        said = joined.ask("correct", changes=[{"what": "fetch", "word": word, "zone": "hand"}])
        assert (said["is"], said["reason"]["key"]) == ("declined", "refused-no-such-change")
    joined.close()
