"""The Mane Characters of The Crystal Games."""

import pytest

from everfree.ccg.cards.crystal_games.manes import BUBBLY_MARE_HELPING_HOOF as MARE, POSTAGE
from everfree.ccg.language import (
    BLUE,
    COMMON,
    MAIN_PHASE_TIMING,
    SCORE_PHASE,
    WILD,
    EventText,
    Gain,
    Need,
    event,
)
from everfree.testing import Table, piece, plain, plain_problem

EASY = (Need(WILD, 1),)
GAIN = EventText(MAIN_PHASE_TIMING, Gain(1))


@pytest.mark.card("cg4")
class TestBubblyMare:
    """cg4."""

    def test_each_problem_you_confront_puts_a_counter(self) -> None:
        """Wherever she is, and for each Problem."""
        table = Table(
            mane=MARE,
            mine=[plain()],
            theirs=[plain()],
            problem=plain_problem(EASY),
            opponent_problem=plain_problem(opponent=1),
            phase=SCORE_PHASE,
        ).end_turn()

        assert (table.counters(MARE), table.is_boosted(MARE)) == ({POSTAGE: 2}, False)

    def test_the_fifth_turns_her_over(self) -> None:
        """All counters go."""
        mare = piece(MARE, counters=(POSTAGE,) * 4)
        table = Table(mane=mare, mine=[plain()], problem=plain_problem(EASY), phase=SCORE_PHASE).end_turn()

        assert (table.counters(mare), table.is_boosted(mare)) == ({}, True)

    @pytest.mark.must_not
    def test_what_your_opponent_confronts_does_not_count(self) -> None:
        """Only you."""
        problem = plain_problem(opponent=1)
        table = Table(
            mane=MARE, opponent_mine=[plain()], problem=problem, phase=SCORE_PHASE, opponents_turn=True
        ).end_turn()

        assert (table.opponent_score, table.counters(MARE)) == (1, {})

    def test_boosted_she_allows_one_card_of_each_type(self) -> None:
        """After a Friend the opponent may play an Event, but no other Friend, until the next turn."""
        one, two = plain(cost=0), plain(cost=0)
        song = event("song", "Song", BLUE, power=1, cost=0, rarity=COMMON, text=(GAIN,))
        table = Table(opponent_mane=piece(MARE, boosted=True), hand=[one, two, song])
        assert table.playable() == [one, two, song]

        assert table.play(one, "home").playable() == [song]
        assert table.play(song).playable() == []
        assert two in table.end_turn().until("main").end_turn().until("main").playable()

    @pytest.mark.must_not
    def test_her_own_player_is_free(self) -> None:
        """The law is for opponents."""
        one, two = plain(cost=0), plain(cost=0)
        table = Table(mane=piece(MARE, boosted=True), hand=[one, two]).play(one, "home")

        assert table.playable() == [two]
