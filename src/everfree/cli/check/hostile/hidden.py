"""Attacks on secrets: corrections and refusals that would tell what a viewer may not know."""

import msgspec

from everfree.ccg.table import PonyTable
from everfree.cli.check.duels import Duel, is_proposed
from everfree.cli.check.hostile.arena import Arena, expect, expect_soon, key_of, score, to_main
from everfree.cli.check.served import Served
from everfree.server.client import Client


def correction_names_a_card(arena: Arena) -> None:
    """A proposed correction that would show a hidden card to the other player and a spectator."""
    duel = arena.duel(spectator=True)
    to_main(duel)
    one, two, spectator = duel.clients
    card = one.view["game"]["seats"][0]["hand"][0]
    one.ask("correct", changes=[{"what": "move", "card": card["handle"], "zone": "discard"}])
    for client in duel.clients:
        expect_soon("the proposal is shown", client, is_proposed)
        is_named = card["card"].encode() in msgspec.json.encode(client.view["correction"])
        expect("the card is named to its owner only", is_named, client is one)
    two.reply_to_correction(accept=True)
    for client in (two, spectator):
        expect_soon("the card is named at last", client, lambda client: _tells(client, card["card"]))


def _tells(client: Client, card: str) -> bool:
    """Tell whether the log of a client names a card that a correction has moved."""
    return any(line.get("event") == "corrected-card" and card in str(line["text"]) for line in client.log)


def correction_of_a_face_down_card(arena: Arena) -> None:
    """A correction proposed to learn what the other player's face-down card is."""
    duel = arena.duel(seed="covered", deck="fluttershy")
    while not [client for client in duel.clients if _covered(client)]:
        expect("the match is over before a card is face down", duel.is_over, False)
        duel.move()
    to_main(duel)
    reader = next(client for client in duel.clients if _covered(client))
    for zone in ("discard", "banished", "hand", "deck"):
        change = {"what": "move", "card": _covered(reader)[0], "zone": zone}
        expect(
            f"moving it to {zone}", key_of(reader.ask("correct", changes=[change])), "refused-no-such-card"
        )


def _covered(client: Client) -> list[int]:
    """List the handles of face-down cards in play that a client does not know."""
    cards = client.view["game"]["play"]
    return [card["handle"] for card in cards if card.get("face_down") and not card.get("card")]


def half_made_action(arena: Arena) -> None:
    """A refusal that would tell of an action the other player has begun."""
    duel = arena.duel(seed="begun")
    _begin_an_action(arena.served, duel)
    mover, other = duel.asked, duel.other

    expect("the proposal", key_of(other.ask("correct", changes=score(1))), "accepted")

    expect_soon("the proposal is shown", mover, is_proposed)
    said = mover.reply_to_correction(accept=True)
    expect("agreeing before the action is complete", key_of(said), "refused-half-made-action")
    expect("cancelling the action", key_of(mover.ask("answer", answers=[-1])), "accepted")


def action_after_an_own_proposal(arena: Arena) -> None:
    """A proposal by a player who then begins an action, so that nobody's view could be built any more."""
    duel = arena.duel(seed="begun")
    to_main(duel)
    mover, other = duel.asked, duel.other
    expect("the proposal", key_of(mover.ask("correct", changes=score(1))), "accepted")
    options = (mover.question or {})["options"]
    begins = next(place for place, option in enumerate(options) if option["verb"] in ("play", "move"))
    mover.send("answer", answers=[begins])
    for client in duel.clients:
        client.send("full")
        expect_soon("the view is sent", client, lambda one: one.received[-1].startswith(b'{"is":"full"'))
    expect("who sees the proposal", [is_proposed(client) for client in duel.clients], [True, True])
    said = other.reply_to_correction(accept=True)
    expect("agreeing before the action is complete", key_of(said), "refused-half-made-action")
    expect("conceding", key_of(other.ask("concede")), "accepted")


def action_is_begun_and_cancelled(arena: Arena) -> None:
    """Updates that would tell of an action the other player has begun and cancelled."""
    duel = arena.duel(seed="begun", spectator=True)
    _begin_an_action(arena.served, duel)
    mover = duel.asked
    watchers = [client for client in duel.clients if client is not mover]
    seen = [(client.number, client.view) for client in watchers]
    duel.settle()
    received = [len(client.received) for client in watchers]

    expect("cancelling the action", key_of(duel.move(-1)), "accepted")

    duel.settle()
    expect("what others count and see", [(client.number, client.view) for client in watchers], seen)
    sent = [len(client.received) - count for client, count in zip(watchers, received, strict=True)]
    expect("messages besides those that were asked for", sent, [1, 1])


def _begin_an_action(served: Served, duel: Duel) -> None:
    """Play until a player has begun an action and could still cancel it."""
    for _ in range(400):
        duel.move()
        game = served.game(duel.table)
        assert isinstance(game, PonyTable)
        question = game.played.state.question
        if question is not None and question.can_cancel:
            return
    expect("somebody began an action", False)
