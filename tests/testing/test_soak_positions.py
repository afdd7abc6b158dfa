"""Positions seeded with a card bring its abilities into play; a seed is one position."""

from collections import Counter

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.vocab import BANISHED, DILEMMA_AREA, HOME_AREA, PROBLEM, WHITE, CardId
from everfree.testing import Piece, Table, piece, plain
from everfree.testing.dice import Dice
from everfree.testing.soak.abilities import Key, switch_on
from everfree.testing.soak.company import DOLL, Company, Places
from everfree.testing.soak.invariants import wrong_knowledge
from everfree.testing.soak.leaning import LeaningPlayer
from everfree.testing.soak.positions import Position, opening, play_positions, quiet_table, seeded_position

HARD_TO_REACH: dict[Key, str] = {
    ("cg87", 0, 0): "spends what lies beneath it",
    ("de109", 0, 2): "lies on a Problem, and a Troublemaker there is challenged",
    ("ff105", 0, 2): "moves with a token that it made",
    ("ff98", 0, 1): "waits in the discard pile for a Friend of a rare trait",
    ("pr107", 0, 0): "waits for a faceoff that is won by a lot",
    ("pr121", 0, 0): "names two characters",
    ("pr161", 0, 0): "counts three yellow Friends at it",
    ("pr173", 0, 0): "is a Problem that comes when another is solved, and all discard together",
}
"""Abilities that hardly run in whole games, and why."""
POSITIONS = 25


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


@pytest.mark.parametrize("card", ["eo203", "ff128"])
def test_a_card_that_waits_for_the_start_of_a_game_is_there_then(card: str) -> None:
    """A Mane Character or a Starting Problem is in play as the game starts, and known to everybody."""
    counting = switch_on()
    counting.runs = Counter()
    game = opening(POOL[card], Dice(4)).game
    counting.follow(game)
    play(game, LeaningPlayer(POOL[card], game, Dice(4)), decisions=20)

    assert counting.runs[(card, 0, 0)] > 0
    assert list(wrong_knowledge(game.state)) == []


def test_cards_on_problems_lie_on_problems() -> None:
    """A Resource for a Problem is on one every other time."""
    company = Company(POOL["de109"], Dice(1))

    laid = [company.problem(POOL["pr161"]).attached for _ in range(20)]

    assert {len(one) for one in laid} == {0, 1}
    assert POOL["pr161"].type == PROBLEM


@pytest.mark.parametrize("seed", range(8))
def test_a_dilemma_lies_at_an_area_of_its_own(seed: int) -> None:
    """522.2: no Problem lies at a home, whatever the position."""
    game = seeded_position(POOL["de110"], Dice(seed)).game
    kinds = [game.state.area_kind[area] for area in game.board().problem_areas]

    assert HOME_AREA not in kinds
    assert DILEMMA_AREA in kinds


def test_cards_come_in_the_state_that_a_text_is_about() -> None:
    """Friends with cutie marks, tokens, all but one of the counters, one Friend of each description."""
    marked = [Company(POOL["mt42"], Dice(seed)).friend().cutie_marked for seed in range(20)]
    tokens = [Company(POOL["ll137"], Dice(seed)).friend().card.id == DOLL.id for seed in range(20)]
    counters = {Company(POOL["st1"], Dice(seed)).counters() for seed in range(20)}
    assert (set(marked), set(tokens), counters) == ({False, True}, {False, True}, {(), ("Time",) * 4})

    crowds: set[int] = set()
    for seed in range(20):
        places: Places = {"home": [], "mine": [], "theirs": []}
        Company(POOL["cg141"], Dice(seed)).crowd(places)
        crowd = [one.card for cards in places.values() for one in cards if isinstance(one, Piece)]
        traits = [
            trait
            for trait in ("Unicorn", "Earth Pony", "Pegasus")
            for one in crowd
            if trait in one.front.traits
        ]
        crowds.add(len(set(traits)))
    assert 3 in crowds


def test_the_player_names_the_card_that_a_text_is_about() -> None:
    """Asked for a name, it mostly gives that of the card which was found."""
    hits = 0
    for seed in range(10):
        friend = plain()
        table = Table(
            hand=[POOL["ad114"]], home=[plain(4, WHITE)], opponent_deck=[friend], tokens=3, seed=seed
        ).play(POOL["ad114"])
        table.choose(friend)
        player = LeaningPlayer(POOL["ad114"], table.game, Dice(seed))
        hits += table.choices()[player.choice(table.game, table.question)] == friend.name

    assert hits >= 5


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
