"""Cards of Absolute Discord about what players have done, have or pay, and about chance."""

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.cards.absolute_discord.friends_blue import WEATHER_MARE_SHOCKING as WEATHER_MARE
from everfree.ccg.cards.absolute_discord.friends_orange import APPLEJACK_LASSO_CHAMPION as APPLEJACK
from everfree.ccg.cards.absolute_discord.friends_yellow import ALOE_TOTALLY_RELAXING as ALOE
from everfree.ccg.cards.absolute_discord.manes import DISCORD_BENDING_THE_RULES as DISCORD
from everfree.ccg.cards.absolute_discord.problems import (
    BALLOON_PARTY_GONE_WRONG as BALLOON_PARTY,
    DINNER_WITH_DISCORD,
    DRAINED_DRY,
    FRIENDSHIP_TEST,
    TRACKING_TIREK,
)
from everfree.ccg.cards.absolute_discord.resources import ITS_A_TRAP as TRAP
from everfree.ccg.language import (
    BLUE,
    COMMON,
    FACEOFF_TIMING,
    FRIEND,
    ORANGE,
    PINK,
    PURPLE,
    TROUBLEMAKER,
    Card,
    Challenge,
    Dismiss,
    EventText,
    Gain,
    ReplaceProblems,
    cards,
    choose,
    event,
    main_phase,
    yours,
)
from everfree.ccg.vocab import PROBLEM, SCORE_PHASE, TROUBLEMAKER_PHASE, Seat
from everfree.testing import Table, piece, plain, plain_problem, plain_troublemaker
from everfree.testing.pieces import Piece
from everfree.testing.situations import open_problem
from everfree.testing.table import OPPONENT, YOU


@pytest.mark.card("ad4")
class TestDiscord:
    """ad4."""

    def ended(self, *played: int) -> Table:
        """End your opponent's turn, in which they play so many cards at these prices."""
        table = Table(mane=DISCORD, opponent_hand=[plain(cost=0) for _ in played], opponents_turn=True)
        for card in table.hand(OPPONENT):
            table.play(card, "their home")
        return table.end_phase()

    def test_turns_over_after_an_opponents_second_card(self) -> None:
        """At the end of a turn in which they played two cards."""
        assert self.ended(0, 0).is_boosted(DISCORD)

    @pytest.mark.must_not
    def test_not_after_one_card(self) -> None:
        """One card is not enough, and your own cards do not count."""
        assert not self.ended(0).is_boosted(DISCORD)
        first, second = plain(cost=0), plain(cost=0)
        table = Table(mane=DISCORD, hand=[first, second]).play(first, "home").play(second, "home").end_turn()
        assert not table.is_boosted(DISCORD)

    def test_turns_back_with_your_second_card(self) -> None:
        """Boosted, he turns over again when you play the second card of a turn."""
        mane, first, second = piece(DISCORD, boosted=True), plain(cost=0), plain(cost=0)
        table = Table(mane=mane, hand=[first, second]).play(first, "home")
        assert table.is_boosted(mane)

        assert not table.play(second, "home").is_boosted(mane)

    def test_you_may_look_at_a_problem_deck(self) -> None:
        """At the start of your turn you choose whose; you alone know the card, and it stays on top."""
        mine, theirs = plain_problem(), plain_problem()
        table = Table(
            mane=DISCORD,
            next_problem=mine,
            opponent_next_problem=theirs,
            opponents_turn=True,
        ).end_phase()
        table.until("may").choose("yes").choose("seat 1")

        assert (table.knows(theirs), table.knows(theirs, OPPONENT), table.knows(mine)) == (True, False, False)
        assert table.problem_deck(OPPONENT)[0] == theirs


@pytest.mark.card("ad17")
class TestWeatherMare:
    """ad17."""

    def moved(self, seed: int) -> tuple[bool, dict[str, int]]:
        """Move her; say whether she is frightened, and her counters."""
        table = Table(home=[WEATHER_MARE], tokens=2, seed=seed).move(WEATHER_MARE, "mine")
        return table.is_face_down(WEATHER_MARE), table.counters(WEATHER_MARE)

    def test_chance_decides(self) -> None:
        """Either she gets a counter or she is frightened, never both, and each happens."""
        found = {str(self.moved(seed)) for seed in range(20)}

        assert found == {str((True, {})), str((False, {"+1 power": 1}))}

    @pytest.mark.must_not
    def test_not_as_she_is_played(self) -> None:
        """Entering play at a Problem is no move."""
        table = Table(hand=[WEATHER_MARE], tokens=1).play(WEATHER_MARE, "mine")

        assert (table.is_face_down(WEATHER_MARE), table.counters(WEATHER_MARE)) == (False, {})


@pytest.mark.card("ad172")
class TestDinnerWithDiscord:
    """ad172."""

    def entered(self, mine: int, theirs: int) -> tuple[int, int]:
        """Let it replace your Problem while the players have so many tokens; count the cards drawn."""
        wind = plain(abilities=(main_phase(ReplaceProblems(choose(cards(PROBLEM)))),))
        table = Table(home=[wind], next_problem=DINNER_WITH_DISCORD, tokens=mine, opponent_tokens=theirs)
        table.use(wind).choose(table.problem)
        return len(table.hand(YOU)), len(table.hand(OPPONENT))

    @pytest.mark.parametrize(("mine", "theirs"), [(1, 0), (0, 3), (2, 1)])
    def test_who_has_a_token_draws(self, mine: int, theirs: int) -> None:
        """Each player with at least one token draws one card."""
        assert self.entered(mine, theirs) == (min(1, mine), min(1, theirs))

    @pytest.mark.must_not
    def test_nobody_draws_without_tokens(self) -> None:
        """With no tokens at all nothing happens."""
        assert self.entered(0, 0) == (0, 0)


@pytest.mark.card("ad173")
class TestDrainedDry:
    """ad173."""

    def test_drawing_costs_two(self) -> None:
        """The Draw action takes two tokens, from either player."""
        table = Table(problem=DRAINED_DRY, tokens=3).draw()
        assert (len(table.hand()), table.tokens) == (1, 1)

        assert Table(problem=DRAINED_DRY, opponent_tokens=2, opponents_turn=True).draw().opponent_tokens == 0

    @pytest.mark.must_not
    def test_not_with_one_token(self) -> None:
        """One is too few."""
        table = Table(problem=DRAINED_DRY, tokens=1)

        assert "draw" not in table.choices()


@pytest.mark.card("ad180")
class TestFriendshipTest:
    """ad180."""

    def solved(self) -> Table:
        """Solve it after a faceoff at which both players have characters."""
        return Table(
            mine=[plain(9, BLUE), plain(1, PINK)],
            opponent_mine=[plain(4)],
            problem=FRIENDSHIP_TEST,
            phase=SCORE_PHASE,
        ).until("main")

    def test_everybody_who_was_there_gains_a_token(self) -> None:
        """Both players were there."""
        other = Table(
            mine=[plain(9, BLUE), plain(1, PINK)],
            opponent_mine=[plain(4)],
            problem=plain_problem(owner=FRIENDSHIP_TEST.owner_needs, opponent=4),
            phase=SCORE_PHASE,
        ).until("main")
        table = self.solved()

        assert (table.tokens - other.tokens, table.opponent_tokens - other.opponent_tokens) == (1, 1)

    @pytest.mark.must_not
    def test_not_who_was_away(self) -> None:
        """It is replaced by a text without being solved: nobody gains a token."""
        wind = plain(abilities=(main_phase(ReplaceProblems(choose(cards(PROBLEM)))),))
        table = Table(mine=[wind], problem=FRIENDSHIP_TEST).use(wind).choose(FRIENDSHIP_TEST)

        assert (table.tokens, table.opponent_tokens) == (0, 0)


@pytest.mark.card("ad64")
class TestAloe:
    """ad64."""

    def is_offered(self, *, boosted: bool = True, at: str = "mine", seat: Seat = OPPONENT) -> bool:
        """Start a faceoff at your Problem; tell whether a player may play an Event in it."""
        trick = event(
            "trick", "Trick", BLUE, power=1, cost=0, rarity=COMMON, text=(EventText(FACEOFF_TIMING, Gain(1)),)
        )
        table = Table(
            home=[ALOE],
            mane=piece(POOL["pr1"], boosted=True),
            mane_at="mine",
            opponent_mane=piece(POOL["pr2"], boosted=boosted),
            opponent_mane_at=at,
            mine=[plain(3)],
            opponent_mine=[plain(3)],
            hand=[trick] if seat == YOU else [],
            opponent_hand=[trick] if seat == OPPONENT else [],
            problem=open_problem(),
            phase=SCORE_PHASE,
        )
        return table.state.faceoff is not None and trick in table.choices()

    def test_no_card_while_the_boosted_mane_character_takes_part(self) -> None:
        """Your opponent can't play the Event."""
        assert not self.is_offered()

    @pytest.mark.must_not
    def test_otherwise_they_may(self) -> None:
        """Unboosted, or away from the faceoff, their Mane Character does not matter; nor does yours."""
        assert self.is_offered(boosted=False)
        assert self.is_offered(at="their home")
        assert self.is_offered(seat=YOU)


@pytest.mark.card("ad169")
class TestBalloonParty:
    """ad169."""

    def needed(self, seat: Seat, *, boosted: bool) -> int:
        """Return the power that a player needs at your Problem."""
        table = Table(
            mane=piece(POOL["pr1"], boosted=True),
            opponent_mane=piece(POOL["pr2"], boosted=boosted),
            problem=BALLOON_PARTY,
        )
        return sum([amount for _, amount in table.needs(BALLOON_PARTY, seat)])

    def test_a_boosted_opponent_needs_three_more(self) -> None:
        """Eleven instead of eight."""
        assert (self.needed(OPPONENT, boosted=True), self.needed(OPPONENT, boosted=False)) == (11, 8)

    @pytest.mark.must_not
    def test_its_owner_does_not(self) -> None:
        """Your own boosted Mane Character changes nothing for you."""
        assert self.needed(YOU, boosted=True) == 7


@pytest.mark.card("ad136")
class TestItsATrap:
    """ad136."""

    def offered(self, tokens: int) -> tuple[Table, Piece]:
        """Reach the Challenge Step with so many tokens."""
        guarded = piece(plain_troublemaker(1), attached=(TRAP,))
        table = Table(
            mine=[plain(9)],
            opponent_mine=[guarded],
            theirs=[plain(9)],
            opponent_theirs=[plain_troublemaker(1)],
            tokens=tokens,
            phase=TROUBLEMAKER_PHASE,
        )
        return table, guarded

    def test_a_challenge_costs_two(self) -> None:
        """You pay as you challenge it; the other Troublemaker is free."""
        table, guarded = self.offered(3)
        before = table.tokens
        table.choose(guarded)

        assert (before - table.tokens, table.zone_of(guarded)) == (2, "discard-pile")

    @pytest.mark.must_not
    def test_not_with_one_token(self) -> None:
        """It is not offered, and the refusal says how many tokens are missing."""
        table, guarded = self.offered(1)

        refusal = table.why_not(guarded)
        assert guarded not in table.choices()
        assert len(table.choices()) == 2
        assert refusal is not None
        assert (refusal.clause, refusal.reason) == ("508.1d", "short-of-tokens")

    def test_a_text_that_challenges_costs_it_too(self) -> None:
        """In the Main Phase as well."""
        guarded = piece(plain_troublemaker(1), attached=(TRAP,))
        hero = plain(9, abilities=(main_phase(Challenge(choose(cards(TROUBLEMAKER)))),))
        rich = Table(mine=[hero], opponent_mine=[guarded], tokens=2).use(hero)
        poor = Table(mine=[hero], opponent_mine=[guarded], tokens=1).use(hero)

        assert (rich.tokens, rich.zone_of(guarded)) == (0, "discard-pile")
        assert (poor.tokens, poor.zone_of(guarded)) == (1, "play")


@pytest.mark.card("ad195")
class TestApplejack:
    """ad195."""

    def entered(self, *home: Card) -> Table:
        """Play her and exhaust your opponent's Friend."""
        self.rival, self.other = plain(), piece(plain(), exhausted=True)
        table = Table(
            hand=[APPLEJACK], home=[plain(4, ORANGE), *home], opponent_home=[self.rival, self.other], tokens=4
        )
        return table.play(APPLEJACK, "mine").choose("yes").choose(self.rival)

    def test_the_character_stays_exhausted(self) -> None:
        """In your opponent's next turns it is not readied; another one is."""
        table = self.entered().end_turn()
        assert (table.is_exhausted(self.rival), table.is_exhausted(self.other)) == (True, False)

        assert table.end_turn().end_turn().is_exhausted(self.rival)

    def test_until_she_leaves_play(self) -> None:
        """Once she is gone, it is readied as usual."""
        storm = plain(abilities=(main_phase(Dismiss(choose(yours(FRIEND)))),))
        table = self.entered(storm).use(storm).choose(APPLEJACK).end_turn()

        assert not table.is_exhausted(self.rival)

    @pytest.mark.must_not
    def test_you_may_leave_everybody_ready(self) -> None:
        """Declined, nobody is exhausted, and nobody stays so."""
        rival = plain()
        table = Table(hand=[APPLEJACK], home=[plain(4, ORANGE)], opponent_home=[rival], tokens=4)
        table.play(APPLEJACK, "mine").choose("no")

        assert (table.is_exhausted(rival), table.is_exhausted(APPLEJACK), table.asked) == (
            False,
            False,
            "main",
        )


@pytest.mark.card("ad189")
class TestTrackingTirek:
    """ad189."""

    def faced(self, mine: int, theirs: int) -> Table:
        """Start a faceoff at your Problem, two Friends of yours against two of theirs."""
        self.mine, self.theirs = [plain(mine, PURPLE), plain(4)], [plain(theirs), plain(4)]
        return Table(mine=self.mine, opponent_mine=self.theirs, problem=TRACKING_TIREK, phase=SCORE_PHASE)

    def test_the_stronger_player_puts_a_friend_on_the_deck(self) -> None:
        """You have the most power there: you choose one of your Friends, which lies on your deck."""
        table = self.faced(5, 3)
        assert (table.question.seat, table.choices()) == (YOU, self.mine)
        table.choose(self.mine[1])

        assert table.zone_of(self.mine[1]) != "play"
        assert [table.zone_of(one) for one in self.theirs] == ["play", "play"]

    def test_so_does_your_opponent(self) -> None:
        """They have the most power there."""
        table = self.faced(3, 6)

        assert (table.question.seat, table.choices()) == (OPPONENT, self.theirs)

    @pytest.mark.must_not
    def test_nobody_does_if_both_have_as_much(self) -> None:
        """Nobody has the most."""
        table = self.faced(4, 4)

        assert table.question.seat != YOU or table.choices() != self.mine
        assert "put-on-deck" not in table.log
