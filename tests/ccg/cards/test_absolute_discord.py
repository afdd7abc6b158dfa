"""Cards of Absolute Discord."""

import pytest

from everfree.ccg.cards.absolute_discord.events import RISKY_BUSINESS
from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.state import PUBLIC_STOPS
from everfree.ccg.view import event_for, view_of
from everfree.ccg.vocab import DRAW_DECK, WHITE, Seat
from everfree.testing import Table, plain
from everfree.testing.secrecy import check_state

YOU, OTHER = Seat(0), Seat(1)


@pytest.mark.card("ad114")
class TestRiskyBusiness:
    """ad114."""

    def found(self, *, stops: tuple[int, int] = (17, 17)) -> tuple[Table, str, str]:
        """Play it and set a Friend of the opponent's deck aside; give its name and another Friend's."""
        goal, other = plain(5), plain(2)
        table = Table(
            hand=[RISKY_BUSINESS],
            home=[plain(4, WHITE)],
            tokens=3,
            opponent_deck=[other, RISKY_BUSINESS, goal],
            stops=stops,
        ).play(RISKY_BUSINESS)
        assert (table.asked, table.question.seat) == ("search-deck", YOU)
        assert [one for one in table.choices() if one != "done"] == [goal, other]
        self.goal = goal
        return table.choose(goal), goal.name, other.name

    def test_the_wrong_name_gives_it_to_you(self) -> None:
        """The opponent names another card: the Friend is revealed and you may put it into play as yours."""
        table, _, wrong = self.found()
        assert (table.asked, table.question.seat) == ("name-card", OTHER)
        table.choose(wrong)

        assert (table.asked, table.question.seat, table.choices()) == ("may", YOU, ["yes", "no"])
        table.choose("yes")
        assert (table.asked, table.choices()) == ("where", ["home", "mine", "theirs"])
        table.choose("home")

        card = table.id(self.goal)
        assert (table.state.controller[card], table.state.owner[card], table.area_of(self.goal)) == (
            0,
            1,
            "home",
        )
        assert table.told(kinds.SHUFFLED) == 1
        assert not any(table.state.known[one] for one in table.game.cards_in(DRAW_DECK, OTHER))

    def test_the_right_name_gives_it_to_them(self) -> None:
        """The opponent names it: they may put it into play as their own."""
        table, right, _ = self.found()
        table.choose(right)

        assert (table.asked, table.question.seat) == ("may", OTHER)
        table.choose("yes")
        assert (table.question.seat, table.choices()) == (OTHER, ["their home", "mine", "theirs"])
        table.choose("mine")
        assert (table.state.controller[table.id(self.goal)], table.area_of(self.goal)) == (OTHER, "mine")

    @pytest.mark.parametrize("is_right", [True, False])
    def test_declined_it_is_shuffled_back(self, is_right: bool) -> None:
        """Nobody wants it: it stays in its deck, and nobody knows where."""
        table, right, wrong = self.found()
        table.choose(right if is_right else wrong).choose("no")

        assert (table.zone_of(self.goal), len(table.game.cards_in(DRAW_DECK, OTHER))) == ("draw-deck", 3)
        assert (table.state.known[table.id(self.goal)], table.zone_of(RISKY_BUSINESS)) == (0, "discard-pile")

    @pytest.mark.must_not
    def test_the_opponent_names_blindly(self) -> None:
        """While naming, the opponent has not seen the Friend: neither in the view nor in the log."""
        table, right, _ = self.found(stops=(PUBLIC_STOPS, PUBLIC_STOPS))
        check_state(table.game, OTHER, 5)
        aside = [event for event in table.game.events or () if event.key == "set-aside"]

        assert [event_for(aside[0], viewer).cards[0].card for viewer in (0, 1, 2)] == [self.goal.id, "", ""]
        assert view_of(table.game, OTHER).seats[OTHER].known_in_deck == ()
        table.choose(right)
        assert self.goal.id in str([event_for(event, OTHER) for event in table.game.events or ()][-1])

    def test_found_nothing(self) -> None:
        """You may fail to find: nobody names anything, the deck is shuffled."""
        table = Table(
            hand=[RISKY_BUSINESS], home=[plain(4, WHITE)], tokens=3, opponent_deck=[plain(), plain()]
        ).play(RISKY_BUSINESS)

        table.choose("done")

        assert (table.told(kinds.NAMED), table.told(kinds.SHUFFLED), table.asked) == (0, 1, "main")

    @pytest.mark.must_not
    def test_it_needs_four_white_power(self) -> None:
        """Three are not enough."""
        table = Table(hand=[RISKY_BUSINESS], home=[plain(3, WHITE)], tokens=3)

        refusal = table.why_not(RISKY_BUSINESS)

        assert refusal is not None
        assert refusal.clause == "205.1"
