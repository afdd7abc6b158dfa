"""Positions seeded with a card bring its abilities into play; a seed is one position."""

from collections import Counter

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.vocab import BANISHED, PROBLEM, CardId
from everfree.testing import Table, piece, plain
from everfree.testing.dice import Dice
from everfree.testing.soak.abilities import Key, switch_on
from everfree.testing.soak.company import Company
from everfree.testing.soak.leaning import LeaningPlayer
from everfree.testing.soak.positions import Position, opening, play_positions, quiet_table, seeded_position

HARD_TO_REACH: dict[Key, str] = {
    ("cg87", 0, 0): "spends what lies beneath it",
    ("de109", 0, 2): "lies on a Problem, and a Troublemaker there is challenged",
    ("ff105", 0, 2): "moves with a token that it made",
    ("ff98", 0, 1): "waits in the discard pile for a Friend of a trait that no card has",
    ("pr107", 0, 0): "waits for a faceoff that is won by a lot",
    ("pr121", 0, 0): "names two characters",
    ("pr161", 0, 0): "counts three yellow Friends at it",
    ("pr173", 0, 0): "is a Problem that comes when another is solved, and all discard together",
}
"""Abilities that hardly run in whole games, and why."""
POSITIONS = 10


@pytest.mark.parametrize("key", HARD_TO_REACH, ids=lambda key: f"{key[0]}#{key[2] + 1}")
def test_what_is_hard_to_reach_runs(key: Key) -> None:
    """In a few positions it runs more than once, and nothing fails."""
    reports, runs = play_positions([(key[0], seed) for seed in range(POSITIONS)])

    assert [report.failure for report in reports if report.failure] == []
    assert runs[key] >= 2


def cast(position: Position) -> list[str]:
    """List what can lie on the table of a position."""
    return [one.card.id for one in position.game.definitions.cards]


@pytest.mark.parametrize("card", ["pr9", "ff98", "pr161", "mt0"])
def test_a_seed_is_one_position(card: str) -> None:
    """A failure shows again in another process: nothing depends on the plain cards made before."""
    first = [seeded_position(POOL[card], Dice(seed)) for seed in range(8)]
    plain()

    again = [seeded_position(POOL[card], Dice(seed)) for seed in range(8)]

    assert [cast(one) for one in again] == [cast(one) for one in first]
    assert [one.game.state.digest() for one in again] == [one.game.state.digest() for one in first]


def test_a_card_that_waits_for_the_start_of_a_game_is_there_then() -> None:
    """The first thing asked in an opening is asked as the game starts."""
    counting = switch_on()
    counting.runs = Counter()
    game = opening(POOL["eo203"], Dice(3)).game
    counting.follow(game)
    play(game, LeaningPlayer(POOL["eo203"], game, Dice(3)), decisions=20)

    assert counting.runs[("eo203", 0, 0)] > 0


def test_cards_on_problems_lie_on_problems() -> None:
    """A Resource for a Problem is on one every other time."""
    company = Company(POOL["de109"], Dice(1))

    laid = [company.problem(POOL["pr161"]).attached for _ in range(20)]

    assert {len(one) for one in laid} == {0, 1}
    assert POOL["pr161"].type == PROBLEM


class TestQuietTable:
    """Nothing but time passes."""

    def test_many_turns_go_by(self) -> None:
        """Players in a hurry see 20 turns in 200 decisions, and nobody confronts a Problem."""
        game = quiet_table(POOL["mt0"], Dice(5)).game
        play(game, LeaningPlayer(POOL["mt0"], game, Dice(5), is_hurried=True), decisions=200)

        assert game.state.turn >= 4 + 20
        assert "confronted" not in [event.key for event in game.events or ()]


class TestLeaningPlayer:
    """Does what is about its card more often, and everything else too."""

    CARD = POOL["pr16"]

    def choices(self, table: Table) -> Counter[str]:
        """Ask it the open question many times."""
        player = LeaningPlayer(self.CARD, table.game, Dice(1))
        return Counter([str(table.choices()[player.choice(table.game, table.question)]) for _ in range(200)])

    def test_likes_to_play_its_card(self) -> None:
        """Of five cards in hand more often than not the one it watches; none of the others never."""
        others = [piece(plain()) for _ in range(4)]
        table = Table(hand=[self.CARD, *others], home=[plain(5)], tokens=9)

        taken = self.choices(table)

        assert taken[str(self.CARD)] > 100
        assert all(taken[str(one)] for one in others)

    def test_moves_it_only_if_its_text_speaks_of_moving(self) -> None:
        """This one's does; a Friend without such a text keeps its player's tokens for other things."""
        still = POOL["pr87"]
        table = Table(home=[self.CARD, still], tokens=9)

        assert self.choices(table)[str(self.CARD)] > 100
        player = LeaningPlayer(still, table.game, Dice(1))
        moved = [table.choices()[player.choice(table.game, table.question)] for _ in range(200)]
        assert moved.count(still) < 120

    def test_means_the_host_as_well(self) -> None:
        """What its card is attached to is about it too."""
        watched = POOL["ff105"]
        host = piece(plain(cost=1), attached=(piece(watched),))
        table = Table(home=[host])

        about = LeaningPlayer(watched, table.game, Dice(1)).about(table.game)

        assert table.id(host) in about
        assert len(about) == 2


def test_cards_beneath_are_known_to_all() -> None:
    """What a position lays beneath a card lies open, as if it had been banished there in play."""
    below = piece(plain())
    table = Table(home=[piece(POOL["cg87"], beneath=(below,))])
    card: CardId = table.id(below)

    assert table.state.zone[card] == BANISHED
    assert table.state.known[card] == table.state.known[table.id(table.mane)]


def play(game: Kernel, player: LeaningPlayer, *, decisions: int) -> None:
    """Let a player answer so many questions."""
    for _ in range(decisions):
        if game.state.question is None:
            return
        game.take(player.choice(game, game.state.question))
