"""The Friends of Leaders and Legends."""

import pytest

from everfree.ccg.cards.leaders_and_legends.friends import (
    FLUTTERSHY_ALL_CREATURES_GREAT_AND_SMALL as FLUTTERSHY,
    RARITY_THROW_ME_A_BONE_DEAR as RARITY,
)
from everfree.ccg.kernel import kinds
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
from everfree.ccg.vocab import TROUBLEMAKER_PHASE
from everfree.testing import Piece, Table, piece, plain, plain_troublemaker
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


def challenged(*deck: Card | Piece, fluttershy_at: str = "mine", power: int = 5) -> Table:
    """Challenge a Troublemaker with her, or with another Friend while she is at home."""
    trouble = plain_troublemaker(power)
    table = Table(
        home=[] if fluttershy_at == "mine" else [FLUTTERSHY],
        mine=[FLUTTERSHY if fluttershy_at == "mine" else plain(3)],
        deck=deck,
        opponent_mine=[trouble],
        phase=TROUBLEMAKER_PHASE,
    )
    return table.choose(trouble)


@pytest.mark.card("ll138")
class TestFluttershy:
    """ll138."""

    def test_the_named_friend_comes_into_play(self) -> None:
        """Flipped, it is put where you like and joins her at the Problem."""
        friend = plain(4)
        table = challenged(friend).choose("yes")
        assert table.asked == "name-card"

        table.choose(friend.name)
        assert (table.asked, table.choices()) == ("where", ["home", "mine", "theirs"])
        table.choose("mine").until("main")

        assert (table.zone_of(friend), table.area_of(friend), table.score) == ("play", "mine", 1)

    def test_every_copy_of_it(self) -> None:
        """In the flips of a tie another copy comes as well."""
        friend = plain(2)
        first, second = piece(friend), piece(friend)
        table = challenged(first, second, power=2).choose("yes", friend.name, "home", "home")

        assert (table.zone_of(first), table.zone_of(second)) == ("play", "play")

    @pytest.mark.must_not
    def test_not_another_name(self) -> None:
        """A Friend of another name stays flipped and goes under the deck."""
        friend, other = plain(4), plain(4)
        table = challenged(other, friend).choose("yes", friend.name).until("main")

        assert (table.zone_of(other), table.told(kinds.ENTERED)) == ("draw-deck", 0)

    @pytest.mark.must_not
    def test_nothing_without_a_name(self) -> None:
        """Declined, flipped cards stay flipped; not involved, she does not ask."""
        declined = challenged(plain(4)).choose("no")
        away = challenged(plain(4), fluttershy_at="home")

        assert (declined.told(kinds.ENTERED), away.told(kinds.NAMED), away.asked) == (0, 0, "main")

    @pytest.mark.must_not
    def test_only_in_that_faceoff(self) -> None:
        """In the next one nothing is left of it."""
        table = challenged(plain(1)).choose("yes", FLUTTERSHY.name).until("main")

        assert table.state.modifiers == []

    @pytest.mark.must_not
    def test_not_the_opponents_flips(self) -> None:
        """A Friend with that name from their deck does not come into play."""
        friend = plain(4)
        theirs = piece(friend)
        trouble = plain_troublemaker(5)
        table = Table(
            mine=[FLUTTERSHY], opponent_mine=[trouble], opponent_deck=[theirs], phase=TROUBLEMAKER_PHASE
        ).choose(trouble, "yes", friend.name)

        assert (table.told(kinds.ENTERED), table.zone_of(theirs)) == (0, "draw-deck")
