"""801.1: what several players do at once; R5 and R6: winning and losing together."""

from dataclasses import fields

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.state import DRAWN, PLAYING, WON
from everfree.ccg.language import (
    CHARACTER,
    COMMON,
    FRIEND,
    IMMEDIATE,
    OPPONENT,
    SCORE_PHASE,
    YOU,
    By,
    Card,
    Choose,
    DiscardCards,
    Dismiss,
    Draw,
    EachPlayer,
    Effect,
    EventText,
    Exhaust,
    Gain,
    LookAndReorder,
    LosesGame,
    May,
    Pay,
    PayTo,
    PhaseStarts,
    Score,
    choose,
    event,
    main_phase,
    when,
    yours,
)
from everfree.ccg.language.terms import Who
from everfree.ccg.vocab import NO_SEAT, Seat
from everfree.testing import RoundTable, Side, Table, plain, plain_troublemaker

YOU_SEAT, OPPONENT_SEAT = Seat(0), Seat(1)
PURGE = EachPlayer(Dismiss(choose(yours(FRIEND))))


def actor(effect: Effect) -> Card:
    """Make a Friend that does something in the Main Phase."""
    return plain(abilities=(main_phase(effect),))


def any_time(name: str, effect: Effect) -> Card:
    """Make an Event for any moment."""
    return event(name, name, power=0, cost=0, rarity=COMMON, text=(EventText(IMMEDIATE, effect),))


class TestByAnother:
    """A text that another player follows as "you"."""

    def test_their_cards_and_their_choice(self) -> None:
        """What is yours in it is theirs, they choose, and it is done once."""
        start, friend = actor(By(OPPONENT, Dismiss(choose(yours(FRIEND))))), plain()
        rival, other = plain(), plain()
        table = Table(home=[start, friend], opponent_home=[rival, other]).use(start)

        assert (table.question.seat, table.choices()) == (OPPONENT_SEAT, [rival, other])
        assert table.choose(other).zone_of(other) == "discard-pile"
        assert [table.zone_of(one) for one in (start, friend, rival)] == ["play"] * 3

    @pytest.mark.ruling("R7")
    def test_one_opponent_of_several_is_chosen(self) -> None:
        """With two opponents you choose who does it."""
        start = actor(By(OPPONENT, Gain(2)))
        table = RoundTable(Side(home=[start]), Side(), Side()).use(start)

        assert (table.asked, table.choices()) == ("opponent", ["seat 1", "seat 2"])
        assert table.choose("seat 2").state.tokens == [0, 0, 2]

    @pytest.mark.clause("705.2e.i")
    def test_nobody_may_choose_what_they_can_not_do(self) -> None:
        """An optional text that an opponent follows is offered only where they can follow it."""
        start = actor(May(By(OPPONENT, Dismiss(choose(yours(FRIEND))))))

        assert start not in Table(home=[start, plain()]).choices()
        assert start in Table(home=[start], opponent_home=[plain()]).choices()


class TestDecisions:
    """801.1: first all decide, then all of it is done."""

    @pytest.mark.clause("801.1")
    def test_nothing_is_done_before_all_have_decided(self) -> None:
        """You choose first on your turn; your Friend is dismissed only with your opponent's."""
        start, friend, rival, other = actor(PURGE), plain(), plain(), plain()
        table = Table(home=[start, friend], opponent_home=[rival, other]).use(start)

        assert (table.question.seat, set(table.choices())) == (YOU_SEAT, {start, friend})
        table.choose(friend)
        assert (table.question.seat, set(table.choices())) == (OPPONENT_SEAT, {rival, other})
        assert (table.zone_of(friend), table.log.count("dismissed")) == ("play", 0)
        table.choose(other)
        assert [table.zone_of(one) for one in (friend, other, rival)] == ["discard-pile"] * 2 + ["play"]

    @pytest.mark.clause("801.1")
    def test_who_last_had_priority_decides_first(self) -> None:
        """An Event of your opponent, played on your turn: they had priority last."""
        purge, idle = any_time("purge", PURGE), any_time("idle", Gain(1))
        table = Table(
            home=[plain(), plain()], hand=[idle], opponent_hand=[purge], opponent_home=[plain(), plain()]
        )
        table.play(idle).play(purge)

        assert (table.asked, table.question.seat) == ("choose", OPPONENT_SEAT)

    @pytest.mark.clause("801.1")
    @pytest.mark.parametrize("opponents_turn", [False, True])
    def test_the_turn_player_decides_first_as_a_window_opens(self, opponents_turn: bool) -> None:
        """A triggered effect at the start of the Score Phase, whosever card it is on."""
        trigger = when(PhaseStarts(SCORE_PHASE, OPPONENT if opponents_turn else YOU), PURGE)
        table = Table(
            home=[plain(abilities=(trigger,)), plain()],
            opponent_home=[plain(), plain()],
            opponents_turn=opponents_turn,
        ).end_phase()

        assert (table.asked, table.question.seat) == ("choose", OPPONENT_SEAT if opponents_turn else YOU_SEAT)

    def test_who_can_choose_nothing_does_nothing(self) -> None:
        """Without a Friend a player is not asked; the other one is."""
        start = actor(PURGE)
        table = Table(home=[start]).use(start)

        assert (table.asked, table.zone_of(start)) == ("main", "discard-pile")

    def test_two_each_or_as_many_as_there_are(self) -> None:
        """You choose two of three; your opponent has only one to give."""
        start = actor(EachPlayer(Dismiss(Choose(yours(FRIEND), 2))))
        one, two, rival = plain(), plain(), plain()
        table = Table(home=[start, one, two], opponent_home=[rival]).use(start).choose(one)

        assert (table.choices(), table.zone_of(one)) == ([start, two], "play")
        table.choose(two)
        assert [table.zone_of(card) for card in (one, two, rival, start)] == ["discard-pile"] * 3 + ["play"]

    def test_each_opponent(self) -> None:
        """The same word means all but you."""
        start, friend, rival = (
            actor(EachPlayer(Exhaust(choose(yours(CHARACTER))), OPPONENT)),
            plain(),
            plain(),
        )
        table = Table(home=[start, friend], opponent_home=[rival]).use(start)
        assert (table.question.seat, table.choices()) == (OPPONENT_SEAT, [table.opponent_mane, rival])

        table.choose(rival)

        assert (table.is_exhausted(rival), table.is_exhausted(friend)) == (True, False)

    @pytest.mark.clause("801.1")
    def test_cards_from_hands_are_shown_together(self) -> None:
        """A discard is decided before the other's is seen; a hand too small gives what it has."""
        start = actor(EachPlayer(DiscardCards(YOU, 2)))
        mine, theirs = [plain(cost=9), plain(cost=9), plain(cost=9)], [plain(cost=9)]
        table = Table(home=[start], hand=mine, opponent_hand=theirs).use(start)

        assert (table.asked, table.choices()) == ("discard", mine)
        table.choose(mine[0])
        assert (table.choices(), table.hand()) == (mine[1:], mine)
        table.choose(mine[2])
        assert (table.hand(), table.hand(OPPONENT_SEAT)) == ([mine[1]], [])

    def test_an_instruction_with_its_own_course_is_followed_in_turn(self) -> None:
        """Looking at one's deck can't be decided beforehand: one player after the other."""
        start = actor(EachPlayer(LookAndReorder(2)))
        table = Table(home=[start]).use(start)

        assert (table.asked, table.question.seat) == ("put-on-top", YOU_SEAT)
        table.choose(table.choices()[0])
        assert (table.asked, table.question.seat) == ("put-on-top", OPPONENT_SEAT)

    def test_is_offered_if_anyone_can(self) -> None:
        """ "You may have each player dismiss a Friend" is asked while somebody has one."""
        trigger = when(
            PhaseStarts(SCORE_PHASE, YOU), May(EachPlayer(Dismiss(choose(yours(FRIEND))), OPPONENT))
        )
        starter = plain(abilities=(trigger,))
        nobody = Table(home=[starter]).end_phase()
        somebody = Table(home=[starter], opponent_home=[plain()]).end_phase()

        assert (nobody.told(kinds.TURN_STARTED), nobody.question.seat) == (1, OPPONENT_SEAT)
        assert somebody.asked == "may"


class TestTogether:
    """R5, R6: several players win or lose by one occurrence."""

    @staticmethod
    def result(effect: Effect, *, score: int, opponent_score: int) -> tuple[int, int]:
        """Give outcome and winner after an effect."""
        table = Table(home=[start := actor(effect)], score=score, opponent_score=opponent_score).use(start)
        return table.state.outcome, table.state.winner

    @pytest.mark.clause("103.2a")
    @pytest.mark.ruling("R5")
    @pytest.mark.parametrize(
        ("mine", "theirs", "expected"),
        [
            (14, 14, (DRAWN, NO_SEAT)),
            (14, 3, (WON, YOU_SEAT)),
            (3, 14, (WON, OPPONENT_SEAT)),
            (3, 3, (PLAYING, NO_SEAT)),
        ],
    )
    def test_each_player_scores(self, mine: int, theirs: int, expected: tuple[int, int]) -> None:
        """A draw only if both reach fifteen by it."""
        assert self.result(EachPlayer(Score(1)), score=mine, opponent_score=theirs) == expected

    @pytest.mark.ruling("R6")
    def test_all_lose(self) -> None:
        """Nobody is left: a draw."""
        assert self.result(EachPlayer(LosesGame()), score=3, opponent_score=4) == (DRAWN, NO_SEAT)

    @pytest.mark.clause("103.3", "103.5")
    @pytest.mark.parametrize(("who", "winner"), [(YOU, OPPONENT_SEAT), (OPPONENT, YOU_SEAT)])
    def test_one_loses(self, who: Who, winner: Seat) -> None:
        """A text that makes one player lose makes the last one left win."""
        assert self.result(LosesGame(who), score=3, opponent_score=4) == (WON, winner)


class TestAnotherPlayerMayPay:
    """A player who may follow an instruction pays its costs, and "you" in it means that player."""

    PAYS = May(PayTo((Pay(2),), Draw()))

    def test_the_player_named_decides_pays_and_draws(self) -> None:
        """Your tokens and your hand stay as they are."""
        asking = plain(abilities=(main_phase(By(OPPONENT, self.PAYS)),))
        table = Table(home=[asking], tokens=5, opponent_tokens=3).use(asking)
        assert (table.asked, table.question.seat) == ("may", 1)

        table.choose("yes")

        assert (table.tokens, table.opponent_tokens) == (5, 1)
        assert (len(table.hand()), len(table.hand(Seat(1)))) == (0, 1)

    @pytest.mark.must_not
    def test_not_with_your_tokens(self) -> None:
        """A player who has too few is not asked."""
        asking = plain(abilities=(main_phase(By(OPPONENT, self.PAYS)),))
        table = Table(home=[asking], tokens=5, opponent_tokens=1).use(asking)

        assert (table.asked, table.tokens) == ("main", 5)

    @pytest.mark.must_not
    def test_there_is_no_other_shape(self) -> None:
        """`May` has no player of its own, so a card can't name one who decides while another one pays."""
        assert [field.name for field in fields(May)] == ["effect"]


@pytest.mark.card("ad178")
class TestFreeingDiscord:
    """ad178."""

    @pytest.mark.parametrize("opponents_turn", [False, True])
    def test_who_plays_it_pays(self, *, opponents_turn: bool) -> None:
        """The player of the Troublemaker pays, whoever owns the Problem."""
        trouble = plain_troublemaker(1)
        table = Table(
            problem=POOL["ad178"],
            hand=[] if opponents_turn else [trouble],
            opponent_hand=[trouble] if opponents_turn else [],
            tokens=9,
            opponent_tokens=9,
            opponents_turn=opponents_turn,
        )
        table.play(trouble, to="mine")
        before = (table.tokens, table.opponent_tokens)
        assert (table.asked, table.question.seat) == ("may", int(opponents_turn))

        table.choose("yes")

        paid = (0, 2) if opponents_turn else (2, 0)
        assert (before[0] - table.tokens, before[1] - table.opponent_tokens) == paid
        assert not table.is_face_down(trouble)

    @pytest.mark.must_not
    def test_not_at_another_problem(self) -> None:
        """A Troublemaker played elsewhere stays face down, and nobody is asked."""
        trouble = plain_troublemaker(1)
        table = Table(problem=POOL["ad178"], hand=[trouble], tokens=9).play(trouble, to="theirs")

        assert (table.asked, table.is_face_down(trouble)) == ("main", True)
