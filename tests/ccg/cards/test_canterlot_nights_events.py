"""The Events of Canterlot Nights."""

import pytest

from everfree.ccg.cards.canterlot_nights.events import FASHION_WEEK
from everfree.ccg.language import COMMON, WHITE, Card, Side, mane
from everfree.testing import Piece, Table, piece, plain

SEAMSTRESS = mane(
    "seamstress",
    "Seamstress, of Our Own",
    rarity=COMMON,
    start=Side(WHITE, 3, home_limit=3),
    boosted=Side(WHITE, 3, home_limit=3),
)
"""Meets the requirement and is no Friend."""


def held(home: list[Card | Piece], rivals: list[Card | Piece], *, flip: int = 1) -> Table:
    """Play it with these Friends on both sides, and this power on top of your deck."""
    table = Table(mane=SEAMSTRESS, home=home, hand=[FASHION_WEEK], deck=[plain(flip)], opponent_home=rivals)
    return table.play(FASHION_WEEK)


@pytest.mark.card("cn104")
class TestFashionWeek:
    """cn104."""

    def test_whoever_wins_scores(self) -> None:
        """Your two power and a flip of four beat their three with one; with equal flips they score."""
        won, lost = held([plain(2)], [plain(3)], flip=4), held([plain(2)], [plain(3)])

        assert (won.score, won.opponent_score, won.asked) == (1, 0, "main")
        assert (lost.score, lost.opponent_score, lost.asked) == (0, 1, "main")

    @pytest.mark.must_not
    def test_weaker_friends_cannot_be_faced(self) -> None:
        """Equal power will do; less is not offered, nor a Mane Character."""
        equal, weak, strong = plain(3), plain(2), plain(5)

        assert held([plain(3)], [equal, weak, strong]).choices() == [equal, strong]

    @pytest.mark.must_not
    def test_who_finds_nobody_is_not_offered(self) -> None:
        """A Friend stronger than all of theirs can't start it."""
        weak, strong, other = plain(1), plain(9), plain(3)

        assert held([weak, strong, other], [plain(3)]).choices() == [weak, other]

    @pytest.mark.must_not
    def test_with_nobody_at_all_nothing_starts(self) -> None:
        """Against weaker Friends alone it is played in vain."""
        table = held([plain(4)], [plain(3)])

        assert ("faceoff-started" in table.log, table.zone_of(FASHION_WEEK)) == (False, "discard-pile")

    def test_a_frightened_friend_has_no_power(self) -> None:
        """It can be faced by one of yours with none."""
        table = held([plain(0)], [piece(plain(9), frightened=True)], flip=2)

        assert (table.score, table.opponent_score) == (1, 0)
