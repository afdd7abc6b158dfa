"""Cards that exchange Friends, copy their own effect, feed another card or keep a Friend speechless."""

import pytest

from everfree.ccg.cards.absolute_discord.events import GONE_FISHIN, THE_OLD_SWITCHEROO
from everfree.ccg.cards.crystal_games.problems import THE_SHOW_MUST_GO_ON
from everfree.ccg.cards.promos.friends import MAUD_PIE_LETS_PLAY_CAMOUFLAGE as MAUD
from everfree.ccg.language import PINK, PUMPED, PURPLE, Card, Draw, main_phase
from everfree.ccg.vocab import SCORE_PHASE
from everfree.testing import Table, piece, plain
from everfree.testing.situations import IN_FACEOFFS, open_problem
from everfree.testing.table import OPPONENT, YOU, UnexpectedQuestion

SINGER = plain(1, keywords=(PUMPED,))


@pytest.mark.card("ad116")
class TestTheOldSwitcheroo:
    """ad116."""

    def switched(self) -> tuple[Table, list[Card]]:
        """Exchange one of your Friends at your Problem for one of your opponent's there."""
        mine, other, theirs, elsewhere = plain(2), plain(3), plain(4), plain(5)
        table = Table(
            home=[plain(9, PINK)],
            hand=[THE_OLD_SWITCHEROO],
            mine=[mine, other],
            opponent_mine=[theirs, plain(1)],
            opponent_theirs=[elsewhere],
            tokens=1,
        ).play(THE_OLD_SWITCHEROO)
        assert table.choices() == [mine, other]
        table.choose(mine)
        assert (table.question.seat, theirs in table.choices(), elsewhere in table.choices()) == (
            OPPONENT,
            True,
            False,
        )
        return table.choose(theirs), [mine, theirs, other]

    def owners(self, table: Table, several: list[Card]) -> list[int]:
        """List who controls these cards."""
        return [table.game.state.controller[table.id(one)] for one in several]

    def test_each_controls_the_other_friend(self) -> None:
        """The Friend that was not chosen stays yours."""
        table, several = self.switched()

        assert self.owners(table, several) == [OPPONENT, YOU, YOU]

    @pytest.mark.must_not
    def test_only_until_the_end_of_the_score_phase(self) -> None:
        """Then they go back."""
        table, several = self.switched()
        table.end_turn()

        assert self.owners(table, several) == [YOU, OPPONENT, YOU]

    @pytest.mark.must_not
    def test_nothing_is_exchanged_for_no_friend(self) -> None:
        """An opponent without a Friend there has none to choose."""
        mine = plain(2)
        table = Table(
            home=[plain(9, PINK)], hand=[THE_OLD_SWITCHEROO], mine=[mine], opponent_home=[plain()], tokens=1
        ).play(THE_OLD_SWITCHEROO)

        assert self.owners(table, [mine]) == [YOU]


@pytest.mark.card("ad101")
class TestGoneFishin:
    """ad101."""

    def fishing(self, opponent_tokens: int) -> tuple[Table, Card, Card]:
        """Move an opponent's Friend out of a faceoff with it."""
        mine, theirs = plain(5), plain(4)
        table = Table(
            problem=open_problem(),
            home=[plain(9, PURPLE)],
            mine=[mine],
            opponent_mine=[theirs, plain(1)],
            hand=[GONE_FISHIN],
            tokens=2,
            opponent_tokens=opponent_tokens,
            phase=SCORE_PHASE,
            stops=IN_FACEOFFS,
        ).until("priority")
        table.play(GONE_FISHIN).choose(theirs)
        if table.asked == "where":
            table.choose("theirs")
        assert table.area_of(theirs) == "theirs"
        return table, mine, theirs

    def test_that_opponent_may_copy_it(self) -> None:
        """For a token they move one of your Friends; then you may copy it in turn."""
        table, mine, theirs = self.fishing(1)
        assert (table.question.seat, table.asked) == (OPPONENT, "may")
        table.choose("yes")
        assert (table.question.seat, mine in table.choices(), theirs in table.choices()) == (
            OPPONENT,
            True,
            False,
        )
        table.choose(mine)
        if table.asked == "where":
            table.choose("theirs")

        assert (table.area_of(mine), table.opponent_tokens) == ("theirs", 0)
        assert (table.question.seat, table.asked) == (YOU, "may")

    @pytest.mark.must_not
    def test_not_without_a_token(self) -> None:
        """Nobody is asked."""
        table, _, _ = self.fishing(0)

        assert table.asked != "may"


@pytest.mark.card("cg188")
class TestTheShowMustGoOn:
    """cg188."""

    def confronted(self, *, pumped: bool = True) -> Table:
        """Confront it with a Friend and two cards in hand, beside a Friend with Pumped at home."""
        singer = SINGER if pumped else plain(1)
        return Table(
            problem=THE_SHOW_MUST_GO_ON,
            mine=[plain(6)],
            home=[singer, plain(2)],
            hand=[plain(3), plain(4)],
            phase=SCORE_PHASE,
        )

    def test_a_card_goes_beneath_a_friend_with_pumped(self) -> None:
        """That player chooses the card, and the Friend if there are several."""
        table = self.confronted().until("may").choose("yes")
        kept, played = table.hand()
        assert table.choices() == [kept, played]
        table.choose(played)

        assert (table.zone_of(played), kept in table.hand()) == ("banished", True)
        assert table.beneath(SINGER) == [played]

    @pytest.mark.must_not
    def test_not_without_such_a_friend(self) -> None:
        """Nobody is asked."""
        assert self.confronted(pumped=False).until("main").asked == "main"


@pytest.mark.card("cgpf14")
class TestMaudPie:
    """cgpf14."""

    def speechless(self, tokens: int = 0) -> tuple[Table, Card]:
        """Use her on an opponent's Friend with an ability."""
        talker = plain(abilities=(main_phase(Draw()),))
        table = Table(home=[MAUD, plain()], opponent_home=[talker], tokens=tokens).use(MAUD)
        return table, talker

    def test_a_friend_loses_its_abilities(self) -> None:
        """While she is exhausted; in your opponent's turn it has none."""
        table, talker = self.speechless()
        table.end_turn().until("main")

        assert table.question.seat == OPPONENT
        with pytest.raises(UnexpectedQuestion):
            table.use(talker)

    @pytest.mark.must_not
    def test_ready_she_lets_it_speak(self) -> None:
        """Without a token to pay she becomes ready in your next Ready Phase, and that ends it for good."""
        table, talker = self.speechless()
        table.end_turn().until("main").end_turn().until("main")
        assert (table.question.seat, table.is_exhausted(MAUD)) == (YOU, False)
        table.end_turn().until("main")

        assert table.why_not_use(talker, OPPONENT) is None

    def test_for_a_token_she_remains_exhausted(self) -> None:
        """It is asked as she would ready."""
        tired = piece(MAUD, exhausted=True)
        table = Table(home=[tired], opponents_turn=True, tokens=1).end_turn()
        table.game.take(0)
        table.until("main")

        assert (table.is_exhausted(tired), table.question.seat) == (True, YOU)
