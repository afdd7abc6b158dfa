"""Sunset Shimmer, who keeps a card beneath her for as long as she stays."""

import pytest

from everfree.ccg.cards.canterlot_nights.troublemakers import SUNSET_SHIMMER
from everfree.ccg.language import (
    COMMON,
    TROUBLEMAKER,
    Dismiss,
    FaceDown,
    PlayToHome,
    TurnFaceDown,
    Uncover,
    cards,
    choose,
    each,
    main_phase,
    resource,
)
from everfree.testing import Table, piece, plain, plain_troublemaker

HELPER = plain(1, abilities=(main_phase(Uncover(each(cards(TROUBLEMAKER, FaceDown())))),))
TOOL = resource("tool", "Tool", 0, power=1, cost=0, rarity=COMMON, traits=(), abilities=(PlayToHome(),))


@pytest.mark.card("cn164")
class TestSunsetShimmer:
    """cn164."""

    def uncovered(self, tokens: int) -> Table:
        """Uncover her, with a Friend and a Resource of an opponent in play."""
        self.sunset = piece(SUNSET_SHIMMER, face_down=True)
        self.rival = plain(2)
        table = Table(mine=[self.sunset], home=[HELPER], opponent_home=[self.rival, TOOL], tokens=tokens)
        return table.use(HELPER)

    def test_for_three_tokens_she_takes_a_card(self) -> None:
        """An opposing Friend or Resource is banished to beneath her, and she stays."""
        table = self.uncovered(3)
        assert (table.asked, table.choices()) == ("pay-or", ["yes", "no"])
        table.choose("yes")
        assert table.choices() == [self.rival, TOOL]
        table.choose(self.rival)

        assert (table.beneath(self.sunset), table.tokens) == ([self.rival], 0)
        assert (table.zone_of(self.sunset), table.is_face_down(self.sunset)) == ("play", False)

    @pytest.mark.must_not
    def test_unpaid_she_is_dismissed(self) -> None:
        """Nothing is banished; with too few tokens there is nothing to decide."""
        declined, poor = self.uncovered(3).choose("no"), self.uncovered(2)

        assert (declined.zone_of(TOOL), declined.tokens) == ("play", 3)
        assert (poor.zone_of(self.sunset), poor.zone_of(self.rival)) == ("discard-pile", "play")

    @pytest.mark.parametrize("word", [Dismiss, TurnFaceDown])
    def test_her_card_comes_back(self, word: type[Dismiss] | type[TurnFaceDown]) -> None:
        """When she leaves play or is turned face down, the card goes into its owner's hand."""
        kept, other = plain(2), plain(3)
        sunset = piece(SUNSET_SHIMMER, beneath=(kept,))
        user = plain(1, abilities=(main_phase(word(each(cards(TROUBLEMAKER)))),))
        table = Table(mine=[sunset], home=[user, other]).use(user)

        assert (table.beneath(sunset), table.zone_of(kept), table.zone_of(other)) == ([], "hand", "play")

    @pytest.mark.must_not
    def test_another_troublemaker_lets_nothing_go(self) -> None:
        """Only her own going counts."""
        kept = plain(2)
        sunset, other = piece(SUNSET_SHIMMER, beneath=(kept,)), plain_troublemaker(1)
        user = plain(1, abilities=(main_phase(Dismiss(choose(cards(TROUBLEMAKER)))),))
        table = Table(mine=[sunset], opponent_theirs=[other], home=[user]).use(user).choose(other)

        assert (table.zone_of(other), table.beneath(sunset)) == ("discard-pile", [kept])
