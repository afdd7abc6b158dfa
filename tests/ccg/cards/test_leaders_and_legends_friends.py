"""The Friends of Leaders and Legends."""

import pytest

from everfree.ccg.cards.leaders_and_legends.friends import RARITY_THROW_ME_A_BONE_DEAR as RARITY
from everfree.ccg.language import (
    BLUE,
    COMMON,
    READY_PHASE,
    Card,
    PlayToHome,
    PutTokens,
    main_phase,
    resource,
    token,
)
from everfree.testing import Piece, Table, piece, plain
from everfree.testing.table import OPPONENT

CRATE = resource("crate", "Crate", BLUE, power=1, cost=1, rarity=COMMON, traits=(), abilities=(PlayToHome(),))


@pytest.mark.card("ll137")
class TestRarity:
    """ll137."""

    def controller(self, table: Table, card: Card | Piece) -> int:
        """Give who controls a card."""
        return table.state.controller[table.id(card)]

    def test_gives_a_card_away(self) -> None:
        """Both are exhausted; the Friend goes to your opponent's home. One such card scores nothing."""
        friend = plain()
        table = Table(home=[RARITY, friend, CRATE]).use(RARITY)
        assert (table.asked, table.choices()) == ("pay-with", [friend, CRATE])

        table.choose(friend)

        assert (self.controller(table, friend), table.area_of(friend)) == (OPPONENT, "their home")
        assert (table.is_exhausted(RARITY), table.is_exhausted(friend), table.score) == (True, True, 0)

    def test_the_second_scores(self) -> None:
        """With two of your cards in your opponent's hands you score a point, also with a Resource."""
        friend = plain()
        table = Table(home=[RARITY, friend, CRATE]).use(RARITY).choose(friend)

        table.end_turn().end_turn().until("main").use(RARITY)

        assert (self.controller(table, CRATE), table.score) == (OPPONENT, 1)

    @pytest.mark.must_not
    def test_cards_of_their_own_do_not_count(self) -> None:
        """What your opponent owns is not yours."""
        friend = plain()
        table = Table(home=[RARITY, friend], opponent_home=[plain(), plain()]).use(RARITY)

        assert (self.controller(table, friend), table.score) == (OPPONENT, 0)

    @pytest.mark.must_not
    def test_no_tokens_and_no_exhausted_cards(self) -> None:
        """A token cannot be given away, nor can what is exhausted; Rarity alone has nothing to give."""
        doll = token(1, BLUE, "Doll")
        maker = piece(plain(abilities=(main_phase(PutTokens(doll)),)))
        table = Table(home=[RARITY, maker]).use(maker).choose("home").use(RARITY)
        assert self.controller(table, maker) == OPPONENT

        other = Table(home=[RARITY, piece(plain(), exhausted=True)])
        refusal = other.why_not_use(RARITY)
        assert refusal is not None
        assert refusal.clause == "508.1d"

    @pytest.mark.must_not
    def test_once_until_she_is_ready(self) -> None:
        """Exhausted she gives nothing more."""
        table = Table(home=[RARITY, plain(), plain()], phase=READY_PHASE).until("main").use(RARITY)
        table.choose(table.choices()[0])

        assert table.why_not_use(RARITY) is not None
