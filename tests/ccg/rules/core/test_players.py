"""103 and 517: scoring, winning, leaving the game."""

import pytest

from everfree.ccg.decks.theme import APPLEJACK, RAINBOW_DASH
from everfree.ccg.game import Game
from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.state import DRAWN, PLAYING, STOP_FACEOFFS, WON
from everfree.ccg.language import (
    A_PLAYER,
    FRIEND,
    SCORE_PHASE,
    WILD,
    YOU,
    Gain,
    Need,
    PhaseStarts,
    Plays,
    Score,
    cards,
    each,
    main_phase,
    when,
)
from everfree.ccg.rules.core.players import concede, end_game
from everfree.ccg.vocab import NO_SEAT, TROUBLEMAKER_PHASE, Seat
from everfree.testing import Table, piece, plain, plain_problem, plain_troublemaker

YOU_SEAT = Seat(0)
OPPONENT = Seat(1)
YOU_PLAY_A_FRIEND = Plays(YOU, each(cards(FRIEND)))


def result(table: Table) -> tuple[int, int]:
    """Give outcome and winner."""
    return table.state.outcome, table.state.winner


class TestWinning:
    """103.1, 103.2: fifteen points, at once."""

    @pytest.mark.clause("103.2", "517.1")
    @pytest.mark.parametrize(("score", "points", "won"), [(13, 1, False), (14, 1, True), (13, 3, True)])
    def test_fifteen_or_more(self, score: int, points: int, won: bool) -> None:
        """From fourteen one point wins, and so does a jump past fifteen."""
        scorer = plain(abilities=(main_phase(Score(points)),))
        table = Table(home=[scorer], score=score).use(scorer)

        assert result(table) == ((WON, YOU_SEAT) if won else (PLAYING, -1))

    @pytest.mark.clause("103.1")
    def test_nothing_further_is_done(self) -> None:
        """At fourteen with two effects waiting, the one that scores ends the game before the other."""
        scorer = plain(abilities=(when(YOU_PLAY_A_FRIEND, Score(1)),))
        giver, ally = plain(abilities=(when(YOU_PLAY_A_FRIEND, Gain(5)),)), plain()
        table = Table(home=[scorer, giver], hand=[ally], tokens=1, score=14).play(ally, "home")

        table.choose(scorer)

        assert (table.is_over, table.tokens, table.log[-2:]) == (True, 0, ["scored", "won"])
        assert (table.state.frames, table.state.question) == ([], None)

    @pytest.mark.clause("103.2a", "103.1")
    @pytest.mark.parametrize("opponents_turn", [False, True])
    def test_one_after_the_other_is_not_together(self, opponents_turn: bool) -> None:
        """At 14 : 14 with a scoring effect each, the first one processed wins (R5)."""
        scorer = plain(abilities=(when(PhaseStarts(SCORE_PHASE, A_PLAYER), Score(1)),))
        table = Table(
            home=[piece(scorer)],
            opponent_home=[piece(scorer)],
            score=14,
            opponent_score=14,
            opponents_turn=opponents_turn,
        ).end_phase()

        assert result(table) == (WON, OPPONENT if opponents_turn else YOU_SEAT)
        assert sorted(table.state.score) == [14, 15]

    @pytest.mark.clause("103.1", "611.4")
    def test_at_the_first_of_two_problems(self) -> None:
        """Confronting ends the game before the other Problem is looked at (R5)."""
        easy, far = plain_problem(owner=(Need(WILD, 1),)), plain_problem(opponent=1)
        table = Table(mine=[plain(1)], theirs=[plain(1)], problem=easy, opponent_problem=far, score=14)

        table.end_phase().choose("theirs")

        assert (result(table), table.score, table.told(kinds.CONFRONTED)) == ((WON, YOU_SEAT), 15, 1)

    @pytest.mark.clause("103.1", "514.5a")
    @pytest.mark.ruling("R42")
    def test_before_the_defeated_troublemaker_is_dismissed(self) -> None:
        """The point of a defeated Troublemaker wins while it is still in play (R42)."""
        trouble = plain_troublemaker(1)
        table = Table(mine=[plain(9)], opponent_mine=[trouble], score=14, phase=TROUBLEMAKER_PHASE)

        table.choose(trouble)

        assert (result(table), table.zone_of(trouble)) == ((WON, YOU_SEAT), "play")

    @pytest.mark.clause("103.1", "514.5c")
    def test_the_opponent_may_win_on_your_turn(self) -> None:
        """The bonus of a Problem faceoff takes the other player to fifteen; nothing is solved."""
        easy = plain_problem(owner=(Need(WILD, 1),), opponent=1, bonus=2)
        table = Table(mine=[plain(1)], opponent_mine=[plain(9)], problem=easy, opponent_score=13)

        table.end_phase()

        assert (result(table), table.score, table.told(kinds.SOLVED)) == ((WON, OPPONENT), 1, 0)

    @pytest.mark.clause("103.2b")
    def test_a_drawn_game_has_no_winner(self) -> None:
        """When a game ends in a draw nobody is recorded as its winner."""
        table = Table(score=3)

        end_game(table.game, NO_SEAT)

        assert (result(table), table.log[-1], table.is_over) == ((DRAWN, NO_SEAT), "drawn-game", True)


class TestConceding:
    """103.3, 103.4."""

    @pytest.mark.clause("103.3", "103.4")
    @pytest.mark.parametrize("seat", [YOU_SEAT, OPPONENT])
    def test_the_other_player_wins(self, seat: Seat) -> None:
        """Whoever concedes, on whosever turn, the other wins at once."""
        table = Table()

        concede(table.game, seat)

        assert result(table) == (WON, 1 - seat)
        assert (table.log[-2:], table.state.present[seat]) == (["lost", "won"], 0)
        assert table.state.question is None

    @pytest.mark.clause("103.4", "103.5")
    def test_at_any_decision(self) -> None:
        """Also in the middle of a faceoff while the other player decides."""
        trouble = plain_troublemaker(1)
        table = Table(
            mine=[plain(9)],
            opponent_mine=[trouble],
            opponent_hand=[plain()],
            phase=TROUBLEMAKER_PHASE,
            stops=(1, STOP_FACEOFFS),
        ).choose(trouble)
        assert table.question.seat == OPPONENT

        concede(table.game, YOU_SEAT)

        assert (result(table), table.score) == ((WON, OPPONENT), 0)

    @pytest.mark.clause("103.4")
    def test_even_before_the_first_turn(self) -> None:
        """A game conceded while Starting Problems are chosen is over."""
        game = Game([RAINBOW_DASH, APPLEJACK], seed=1)

        game.concede(1)

        assert (game.is_over, game.winner) == (True, 0)


class TestScoring:
    """517.2: with which card points are scored."""

    @pytest.mark.clause("517.2")
    def test_a_text_scores_with_its_card(self) -> None:
        """The sentence names the card whose text it was."""
        scorer = plain(abilities=(main_phase(Score(2)),))
        table = Table(home=[scorer]).use(scorer)

        scored = next(event for event in table.game.events or () if event.key == "scored")

        assert (scored.seat, scored.amount, [one.card for one in scored.cards[0]]) == (0, 2, [scorer.id])

    @pytest.mark.clause("517.1")
    def test_scores_add_up(self) -> None:
        """Points are added to what a player has; the other's stay."""
        scorer = plain(abilities=(main_phase(Score(2)),))
        table = Table(home=[scorer], score=3, opponent_score=4).use(scorer).use(scorer)

        assert (table.score, table.opponent_score) == (7, 4)
