"""Attacks with answers: too few, too many, out of turn, or under a nonce that is none or used."""

from everfree.cli.check.duels import is_proposed
from everfree.cli.check.hostile.arena import Arena, expect, expect_soon, key_of, score, to_main

BAD_NONCES = ("é", "a b", "x" * 65, "a\n", "<b>")


def wrong_number_of_answers(arena: Arena) -> None:
    """No answers, 17 answers, 4,000 answers."""
    duel = arena.duel()
    duel.play(6)
    number = duel.asked.number
    for count in (0, 17, 4_000):
        for client in duel.clients:
            said = client.ask("answer", answers=[-1] * count)
            expect(f"{count} answers", key_of(said), "table-answer-count")
    expect("commands after the next move", duel.move().get("number"), number + 1)


def answers_out_of_turn(arena: Arena) -> None:
    """Answers of the seat that is not asked."""
    duel = arena.duel()
    duel.play(6)
    number = duel.asked.number
    for seen, refusal in ((duel.other.number, "refused-not-asked"), (10**6, "table-ahead")):
        said = duel.other.ask("answer", answers=[0], seen=seen)
        expect("an answer out of turn", key_of(said), refusal)
    expect("commands after the next move", duel.move().get("number"), number + 1)


def answers_after_a_secret(arena: Arena) -> None:
    """A wrong answer after one that draws at random, whose refusal would tell what was drawn."""
    duel = arena.duel()
    refusals = []
    while (duel.asked.question or {})["kind"] != "main":
        refusals.append(key_of(duel.asked.ask("answer", answers=[0, 999])))
        duel.move(0)
    expect("the draw for the first turn was tried", "table-one-at-a-time" in refusals, True)


def answers_past_others(arena: Arena) -> None:
    """A wrong answer after one that lets the other player act, whose refusal would tell their stops."""
    refusals = []
    choices: list[dict[str, object]] = [{}, {"hold": True}, {"other": ["main", "score", "end"]}]
    for stops in choices:
        duel = arena.duel(seed="stops")
        to_main(duel)
        duel.other.ask("stops", stops=stops)
        end = len((duel.asked.question or {})["options"]) - 1
        bulks = ([end, 0], [end, 99], [end, 0, 99])
        refusals.append([key_of(duel.asked.ask("answer", answers=answers)) for answers in bulks])
    expect("refusals whatever the other's stops are", refusals, [["table-one-at-a-time"] * 3] * 3)


def consent_is_asked_for_again(arena: Arena) -> None:
    """The same proposal under the same nonce, while it is open and after it was declined."""
    duel = arena.duel()
    to_main(duel)
    one, two = duel.clients
    first = one.ask("correct", nonce="same", changes=score(3))
    expect_soon("the proposal is shown", two, is_proposed)
    expect("while it is open", one.ask("correct", nonce="same", changes=score(3)), first)
    reply = {"about": two.view["correction"]["id"], "accept": False}
    declined = two.ask("correct-reply", nonce="no", **reply)
    expect("the same reply again", two.ask("correct-reply", nonce="no", **reply), declined)
    expect("after it was declined", one.ask("correct", nonce="same", changes=score(3)), first)
    duel.settle()
    expect("proposals that are open", [is_proposed(client) for client in duel.clients], [False, False])


def nonce_is_reused(arena: Arena) -> None:
    """A nonce that is used again for another request."""
    duel = arena.duel()
    duel.play(6)
    client, choice = duel.asked, duel.choice()
    first = client.ask("answer", nonce="once", answers=[choice])
    duel.settle()
    expect("the same request again", client.ask("answer", nonce="once", answers=[choice]), first)
    said = client.ask("answer", nonce="once", answers=[choice, 0])
    expect("other answers", key_of(said), "table-nonce-used")
    expect("conceding", key_of(client.ask("concede", nonce="once")), "table-nonce-used")
    expect("the match is over", duel.is_over, False)


def nonce_is_bad(arena: Arena) -> None:
    """Nonces with other characters than letters, digits and hyphens."""
    client = arena.duel().asked
    for nonce in BAD_NONCES:
        client.send("answer", nonce=nonce, answers=[0])
        said = client.receive()
        expect(f"the nonce {nonce!r}", (key_of(said), said.get("nonce")), ("table-bad-nonce", ""))
