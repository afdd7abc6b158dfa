"""Applejack, Element of Honesty, who enters play instead of being discarded."""

import pytest

from everfree.ccg.cards.canterlot_nights.friends_orange import APPLEJACK_ELEMENT_OF_HONESTY as APPLEJACK
from everfree.ccg.language import (
    AN_OPPONENT,
    ORANGE,
    YOU,
    DiscardCards,
    DiscardHand,
    Draw,
    EachPlayer,
    Effect,
    main_phase,
)
from everfree.testing import Table, piece, plain, plain_troublemaker


@pytest.mark.card("cn25")
class TestApplejackElementOfHonesty:
    """cn25."""

    def test_dismisses_an_opponents_troublemaker_at_her_problem(self) -> None:
        """Played to a Problem she offers those there, face up, and no other."""
        there, elsewhere, own = plain_troublemaker(2), plain_troublemaker(2), plain_troublemaker(2)
        table = Table(
            home=[plain(6, ORANGE)],
            hand=[APPLEJACK],
            mine=[own],
            opponent_mine=[there],
            opponent_theirs=[elsewhere],
            tokens=6,
        )
        table.play(APPLEJACK, "mine").choose("yes")

        assert [table.zone_of(one) for one in (there, elsewhere, own)] == ["discard-pile", "play", "play"]

    @pytest.mark.must_not
    def test_nothing_is_asked_at_home(self) -> None:
        """Home is no Problem."""
        table = Table(
            home=[plain(6, ORANGE)], hand=[APPLEJACK], opponent_mine=[plain_troublemaker(2)], tokens=6
        )

        assert table.play(APPLEJACK, "home").asked == "main"

    def discarded(self, effect: Effect) -> Table:
        """Let an opponent's text make you discard her."""
        rival = plain(1, abilities=(main_phase(effect),))
        table = Table(hand=[APPLEJACK], opponent_home=[rival], opponents_turn=True)
        return table.use(rival)

    @pytest.mark.parametrize(
        "effect",
        [DiscardCards(AN_OPPONENT), DiscardCards(AN_OPPONENT, at_random=True), EachPlayer(DiscardCards(YOU))],
    )
    def test_enters_play_instead_of_being_discarded(self, effect: Effect) -> None:
        """Whether you choose the card, chance does, or each player must discard one."""
        table = self.discarded(effect)
        assert (table.asked, table.question.seat, len(table.choices())) == ("replace", 0, 2)

        table.choose(table.choices()[0]).choose("theirs")

        assert (table.zone_of(APPLEJACK), table.area_of(APPLEJACK)) == ("play", "theirs")

    def test_may_be_discarded_all_the_same(self) -> None:
        """It is your choice."""
        assert self.discarded(DiscardCards(AN_OPPONENT)).choose("no").zone_of(APPLEJACK) == "discard-pile"

    @pytest.mark.must_not
    @pytest.mark.parametrize("effect", [DiscardCards(YOU), DiscardHand(), EachPlayer(DiscardCards(YOU))])
    def test_your_own_text_discards_her(self, effect: Effect) -> None:
        """No opponent forces you."""
        friend = plain(1, abilities=(main_phase(effect),))
        table = Table(hand=[APPLEJACK], home=[friend]).use(friend)

        assert table.zone_of(APPLEJACK) == "discard-pile"

    @pytest.mark.must_not
    def test_a_cost_discards_her(self) -> None:
        """Also the cost of an opponent's ability that any player may use."""
        shared = piece(plain(1, abilities=(main_phase(Draw(), costs=(DiscardCards(YOU),), anyone=True),)))
        table = Table(hand=[APPLEJACK], opponent_home=[shared]).use(shared)

        assert table.zone_of(APPLEJACK) == "discard-pile"
