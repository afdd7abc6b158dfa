"""The Resources of Canterlot Nights."""

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.cards.canterlot_nights.resources import CANTERLOT_HEDGE_MAZE as MAZE
from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.options import USE
from everfree.ccg.language import ORANGE, PINK, RESOURCE, SEASHELL, Dismiss, cards, choose, main_phase, token
from everfree.ccg.vocab import Seat
from everfree.testing import Table, piece, plain

THEM = Seat(1)


@pytest.mark.card("cn134")
class TestCanterlotHedgeMaze:
    """cn134."""

    def test_is_played_to_your_home(self) -> None:
        """It lies at home and needs no host."""
        table = Table(home=[plain(2, ORANGE)], hand=[MAZE], tokens=2).play(MAZE)

        assert table.area_of(MAZE) == "home"

    def test_keeps_an_opponents_friend(self) -> None:
        """For an exhaustion and a token an opponent's Friend, wherever it is, lies beneath the maze."""
        home, away = plain(), plain()
        table = Table(home=[MAZE, plain()], opponent_home=[home], opponent_mine=[away], tokens=1).use(MAZE)
        assert table.choices() == [home, away]

        table.choose(away)
        assert (table.beneath(MAZE), table.zone_of(away)) == ([away], "banished")
        assert (table.is_exhausted(MAZE), table.tokens) == (True, 0)

    @pytest.mark.must_not
    def test_not_exhausted_nor_without_a_token(self) -> None:
        """An exhausted maze keeps nobody, nor does one without a token; nobody else may use this ability."""
        rival = plain()
        assert not usable(Table(home=[piece(MAZE, exhausted=True)], opponent_home=[rival], tokens=1))
        assert not usable(Table(home=[MAZE], opponent_home=[rival]))
        assert not usable(Table(home=[MAZE], opponent_home=[rival], opponent_tokens=1, opponents_turn=True))
        assert usable(Table(home=[MAZE], opponent_home=[rival], tokens=1))

    @pytest.mark.must_not
    def test_never_a_friend_of_yours(self) -> None:
        """With no opponent's Friend in play nobody is offered, and nobody goes."""
        mine = plain()
        table = Table(home=[MAZE, mine], tokens=1).use(MAZE)

        assert (table.asked, table.zone_of(mine), table.beneath(MAZE)) == ("main", "play", [])

    def test_whoever_pays_lets_them_out(self) -> None:
        """For two tokens the maze is dismissed, and what lay beneath is at its owner's home again."""
        lost = plain()
        table = Table(home=[MAZE], opponent_mine=[lost], tokens=3).use(MAZE)
        assert table.beneath(MAZE) == [lost]

        table.use(MAZE)
        assert (table.zone_of(MAZE), table.tokens) == ("discard-pile", 0)
        assert (table.area_of(lost), table.state.controller[table.id(lost)]) == ("their home", THEM)
        assert table.told(kinds.DISMISSED) == 1

    def test_your_opponent_may_pay(self) -> None:
        """On their turn an opponent frees their Friend with their own tokens."""
        lost = plain()
        table = Table(home=[MAZE], opponent_home=[lost], tokens=1).use(MAZE).end_turn().until("main")
        assert table.question.seat == THEM
        before = table.opponent_tokens

        table.use(MAZE)
        assert (table.area_of(lost), table.zone_of(MAZE)) == ("their home", "discard-pile")
        assert before - table.opponent_tokens == 2

    @pytest.mark.ruling("R14")
    def test_a_maze_that_is_gone_frees_nobody(self) -> None:
        """Dismissed in another way it leaves them banished."""
        storm = plain(abilities=(main_phase(Dismiss(choose(cards(RESOURCE)))),))
        lost = plain()
        table = Table(home=[MAZE, storm], opponent_home=[lost], tokens=1).use(MAZE).use(storm)

        assert (table.zone_of(MAZE), table.zone_of(lost)) == ("discard-pile", "banished")

    @pytest.mark.clause("521.3")
    @pytest.mark.ruling("R49")
    def test_a_token_in_the_maze_is_gone(self) -> None:
        """A Seashell that is sent there ceases to exist: nothing is beneath, nothing comes out."""
        skystar, shell = piece(POOL["sb37"]), token(2, PINK, SEASHELL)
        table = Table(
            home=[MAZE],
            tokens=3,
            opponent_home=[plain(3, PINK)],
            opponent_hand=[skystar],
            opponent_tokens=3,
            opponents_turn=True,
        )
        table.play(skystar).choose("no", "their home", "yes", "their home").end_turn().until("main")
        [made] = table.created(shell)
        assert table.area_of(made) == "their home"

        table.use(MAZE).choose(made)
        assert (table.zone_of(made), table.beneath(MAZE), table.banished(THEM)) == ("gone", [], [])
        table.use(MAZE)
        assert (table.zone_of(MAZE), table.zone_of(made)) == ("discard-pile", "gone")


def usable(table: Table) -> bool:
    """Tell whether the turn player may use the maze."""
    return any(one[0] == USE for one in table.question.options)
