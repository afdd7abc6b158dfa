"""The Resources of Marks in Time."""

import pytest

from everfree.ccg.cards.marks_in_time.resources import BEDAZZLING_COSTUME as COSTUME
from everfree.ccg.language import TROUBLEMAKER_PHASE, WHITE, Card
from everfree.testing import Table, piece, plain, plain_troublemaker
from everfree.testing.table import OPPONENT


@pytest.mark.card("mt96")
class TestBedazzlingCostume:
    """mt96."""

    def flipped(self, *home: Card, theirs: bool = False) -> Table:
        """Challenge a Troublemaker and flip the costume."""
        foe = plain_troublemaker(1)
        table = Table(
            mine=[plain(9)],
            home=home,
            opponent_mine=[foe],
            deck=[] if theirs else [COSTUME],
            opponent_deck=[COSTUME] if theirs else [],
            phase=TROUBLEMAKER_PHASE,
        )
        return table.choose(foe)

    def test_flipped_it_is_put_on_a_friend(self) -> None:
        """At the end of the faceoff you attach it to a Friend of yours, wherever that is."""
        friend = plain(2)
        table = self.flipped(friend).until("where")

        assert len(table.choices()) == 2
        table.choose(friend)
        assert (table.zone_of(COSTUME), table.host_of(COSTUME), table.power(friend)) == ("play", friend, 3)

    @pytest.mark.must_not
    def test_not_for_free_on_your_opponents_friends(self) -> None:
        """Whoever flips it puts it on a Friend of their own; without one it stays where it is."""
        friend = plain(2)
        table = self.flipped(friend, theirs=True).until("main")

        assert table.zone_of(COSTUME) == "draw-deck"
        assert COSTUME in table.deck(OPPONENT)

    def test_played_on_a_friend(self) -> None:
        """From the hand it is played on any Friend."""
        mine, theirs = plain(3, WHITE), plain()
        table = Table(home=[mine], opponent_home=[theirs], hand=[COSTUME], tokens=1).play(COSTUME)

        assert table.choices() == [mine, theirs]

    def test_each_accessory_counts(self) -> None:
        """Two costumes on one Friend give 2 each; other attachments count for nothing."""
        one, two = piece(COSTUME), piece(COSTUME)
        friend = piece(plain(2), attached=(one, two))
        table = Table(home=[friend])

        assert table.why(friend) == [("printed", 2), (one, 2), (two, 2)]
