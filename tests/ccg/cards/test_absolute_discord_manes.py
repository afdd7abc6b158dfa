"""The Mane Characters of Absolute Discord."""

import pytest

from everfree.ccg.cards.absolute_discord.manes import PRINCESS_LUNA_DREAM_GUIDE as LUNA
from everfree.ccg.kernel import kinds
from everfree.ccg.language import OPPONENT, YOU, Card, DiscardCards, main_phase
from everfree.ccg.vocab import Seat
from everfree.testing import Table, piece, plain

THEM = Seat(1)


def discarding(*theirs: Card, tokens: int = 1, boosted: bool = False) -> Table:
    """Discard a card with Luna in play, against a hand of these cards."""
    loser = plain(abilities=(main_phase(DiscardCards(YOU)),))
    luna = piece(LUNA, boosted=boosted)
    return Table(
        mane=luna, home=[loser], hand=[plain(cost=9)], opponent_hand=list(theirs), tokens=tokens
    ).use(loser)


@pytest.mark.card("ad3")
class TestPrincessLuna:
    """ad3."""

    def test_two_piles_of_a_hand(self) -> None:
        """For a token she turns; the hand is shown, its owner parts it, and you banish a pile."""
        one, two, three = plain(), plain(), plain()
        table = discarding(one, two, three)
        assert (table.asked, table.choices()) == ("may", ["yes", "no"])

        table.choose("yes")
        assert (table.tokens, table.is_boosted(table.mane)) == (0, True)
        assert [table.knows(card) for card in (one, two, three)] == [True, True, True]
        assert (table.question.seat, table.asked, table.choices()) == (
            1,
            "first-pile",
            [one, two, three, "done"],
        )
        table.choose(two).choose("done")
        assert (table.question.seat, table.asked, table.choices()) == (0, "banish-pile", ["number", "number"])
        assert table.told(kinds.SEPARATED) == 2

    @pytest.mark.parametrize(("pile", "gone"), [(0, 1), (1, 2)])
    def test_you_choose_which(self, pile: int, gone: int) -> None:
        """The first pile or the rest: it is banished, and the other stays in hand."""
        cards = [plain(), plain(), plain()]
        table = discarding(*cards).choose("yes").choose(cards[1]).choose("done")
        table.game.take(pile)

        assert (len(table.banished(THEM)), len(table.hand(THEM))) == (gone, 3 - gone)
        assert (cards[1] in table.banished(THEM)) == (pile == 0)

    def test_an_empty_pile(self) -> None:
        """All cards in one pile: the other has none, and may be chosen by mistake."""
        table = discarding(plain()).choose("yes").choose("done")
        table.game.take(0)

        assert (table.banished(THEM), len(table.hand(THEM))) == ([], 1)

    @pytest.mark.must_not
    def test_not_without_a_token_nor_boosted(self) -> None:
        """Nobody is asked without a token; on her boosted side she has no such text."""
        assert discarding(plain(), tokens=0).asked == "main"
        assert discarding(plain(), boosted=True).asked == "main"

    @pytest.mark.must_not
    def test_declined_nothing_is_shown(self) -> None:
        """She stays as she is, and the hand is hidden."""
        card = plain()
        table = discarding(card).choose("no")

        assert (table.tokens, table.is_boosted(table.mane), table.knows(card)) == (1, False, False)

    @pytest.mark.must_not
    def test_not_when_your_opponent_discards(self) -> None:
        """Only your own discards wake her."""
        loser = plain(abilities=(main_phase(DiscardCards(OPPONENT)),))
        table = Table(mane=LUNA, home=[loser], opponent_hand=[plain()], tokens=1).use(loser)

        assert (table.asked, table.told(kinds.DISCARDED)) == ("main", 1)
