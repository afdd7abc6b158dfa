"""Cards of The Crystal Games and Canterlot Nights about prices, prohibitions, counts of a turn and losses."""

import pytest

from everfree.ccg.cards.canterlot_nights.resources import GO_FEED
from everfree.ccg.cards.crystal_games.friends_orange import MAUD_PIE_LIKE_A_ROCK as MAUD
from everfree.ccg.cards.crystal_games.resources import PARTY_BOMB, PILE_OF_PRESENTS
from everfree.ccg.language import (
    OPPONENT as THEIR,
    Card,
    ControlledBy,
    Dismiss,
    Draw,
    Move,
    PutIntoHand,
    cards,
    choose,
    main_phase,
)
from everfree.ccg.vocab import FRIEND, READY_PHASE, TROUBLEMAKER_PHASE
from everfree.testing import Table, piece, plain, plain_troublemaker
from everfree.testing.table import OPPONENT


@pytest.mark.card("cg138")
class TestPartyBomb:
    """cg138."""

    def bomb(self, counters: int, tokens: int) -> tuple[Table, dict[int, Card]]:
        """Use it with so many counters and tokens beside Friends of 1 to 3 power of both players."""
        friends = {power: plain(power) for power in (1, 2, 3)}
        loaded = piece(PARTY_BOMB, counters=("Party",) * counters)
        table = Table(home=[loaded, friends[1], friends[2]], opponent_home=[friends[3]], tokens=tokens)
        assert table.why_not_use(loaded) is None
        table.use(loaded)
        assert table.zone_of(loaded) == "discard-pile"
        return table, friends

    def test_friends_with_as_much_printed_power_are_dismissed(self) -> None:
        """Its counters are counted before it is retired; they are also the price."""
        table, friends = self.bomb(2, 5)

        assert [table.zone_of(one) for one in friends.values()] == ["play", "discard-pile", "play"]
        assert table.tokens == 3

    def test_without_counters_it_is_free(self) -> None:
        """No Friend here has no power."""
        table, friends = self.bomb(0, 0)

        assert [table.zone_of(one) for one in friends.values()] == ["play"] * 3

    @pytest.mark.must_not
    def test_not_with_too_few_tokens(self) -> None:
        """Two counters cost two."""
        loaded = piece(PARTY_BOMB, counters=("Party", "Party"))
        refusal = Table(home=[loaded], tokens=1).why_not_use(loaded)

        assert refusal is not None
        assert refusal.reason == "short-of-tokens"

    @pytest.mark.parametrize(("answer", "count"), [("yes", 1), ("no", 0)])
    def test_a_counter_each_turn(self, answer: str, count: int) -> None:
        """At the start of your turn you may put one on it."""
        table = Table(home=[PARTY_BOMB], phase=READY_PHASE, opponents_turn=True).until("may")

        assert table.choose(answer).counters(PARTY_BOMB).get("Party", 0) == count


@pytest.mark.card("cg25")
class TestMaudPie:
    """cg25."""

    @pytest.mark.must_not
    @pytest.mark.parametrize("word", [Dismiss, Move, PutIntoHand])
    def test_opponents_cannot_budge_her(self, word: type[Dismiss | Move | PutIntoHand]) -> None:
        """She can't be chosen; another Friend can, alone or not."""
        trick = plain(abilities=(main_phase(word(choose(cards(FRIEND, ControlledBy(THEIR))))),))
        table = Table(mine=[MAUD], opponent_mine=[trick], opponents_turn=True)
        table.use(trick)
        assert (table.area_of(MAUD), table.zone_of(MAUD)) == ("mine", "play")

        bystander = plain(4)
        both = Table(mine=[MAUD, bystander], opponent_mine=[trick], opponents_turn=True).use(trick)
        assert both.asked != "choose" or MAUD not in both.choices()
        assert both.zone_of(MAUD) == "play"

    @pytest.mark.parametrize("word", [Dismiss, PutIntoHand])
    def test_you_can(self, word: type[Dismiss | Move | PutIntoHand]) -> None:
        """Only opponents are stopped."""
        trick = plain(9, abilities=(main_phase(word(choose(cards(FRIEND)))),))
        table = Table(mine=[MAUD, trick]).use(trick).choose(MAUD)

        assert table.zone_of(MAUD) != "play"

    def test_you_may_move_her(self) -> None:
        """With the Move action, as ever."""
        assert Table(mine=[MAUD], tokens=2).move(MAUD, "home").area_of(MAUD) == "home"


def drawing(*home: Card, draws: int) -> Table:
    """Let an opponent draw cards in their Main Phase, each with a trick of their own."""
    trick = plain(abilities=(main_phase(Draw()),))
    table = Table(home=home, opponent_home=[trick], opponents_turn=True)
    for _ in range(draws):
        table.use(trick)
        while table.question.seat != OPPONENT:
            if table.asked == "may":
                table.choose("no")
            else:
                table.game.take(0)  # which of its two abilities goes first
    return table


@pytest.mark.card("cg139")
class TestPileOfPresents:
    """cg139."""

    @pytest.mark.parametrize(("draws", "points"), [(4, 1), (5, 2)])
    def test_a_point_from_the_fourth_card_on(self, draws: int, points: int) -> None:
        """Each card that an opponent draws in their Main Phase, once there are four this turn."""
        assert drawing(PILE_OF_PRESENTS, draws=draws).score == points

    @pytest.mark.must_not
    def test_not_for_three(self) -> None:
        """Three cards are too few."""
        assert drawing(PILE_OF_PRESENTS, draws=3).score == 0

    @pytest.mark.must_not
    def test_cards_of_another_turn_do_not_count(self) -> None:
        """The count starts again with each turn; the card of the Ready Phase counts, and gives nothing."""
        table = drawing(PILE_OF_PRESENTS, draws=3)
        table.end_turn().until("main").end_turn().until("main")

        assert (table.score, table.question.seat) == (0, OPPONENT)

    def test_you_draw_for_two_exhausted_cards(self) -> None:
        """The Pile itself and one of your Friends."""
        ally = plain()
        trick = plain(abilities=(main_phase(Draw()),))
        table = Table(home=[PILE_OF_PRESENTS, ally], opponent_home=[trick], opponents_turn=True).use(trick)
        assert (table.asked, table.choices()) == ("may", ["yes", "no"])
        table.choose("yes")

        assert (table.is_exhausted(PILE_OF_PRESENTS), table.is_exhausted(ally)) == (True, True)
        assert len(table.hand()) == 1


@pytest.mark.card("cn139")
class TestGoFeed:
    """cn139."""

    def challenge(self, power: int, *, fed: bool = True) -> tuple[Table, Card]:
        """Challenge a Troublemaker of 3 power with a Friend."""
        hungry = plain_troublemaker(3)
        there = piece(hungry, attached=(GO_FEED,)) if fed else hungry
        challenger = plain(power)
        table = Table(mine=[challenger], opponent_mine=[there], phase=TROUBLEMAKER_PHASE).until("challenge")
        table.choose("mine" if "mine" in table.choices() else table.choices()[0])
        return table.until("main"), challenger

    def test_a_friend_who_loses_is_dismissed(self) -> None:
        """Instead of being sent home."""
        table, friend = self.challenge(1)

        assert table.zone_of(friend) == "discard-pile"

    @pytest.mark.must_not
    def test_not_without_it_nor_for_a_winner(self) -> None:
        """A Friend who loses is sent home; one who wins stays."""
        lost, friend = self.challenge(1, fed=False)
        assert lost.area_of(friend) == "home"

        won, strong = self.challenge(9)
        assert (won.zone_of(strong), won.area_of(strong)) == ("play", "mine")
