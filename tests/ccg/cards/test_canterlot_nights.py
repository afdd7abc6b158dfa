"""The cards of Canterlot Nights."""

import pytest

from everfree.ccg.cards.canterlot_nights.events import WHATS_OLD_IS_NEW_AGAIN
from everfree.ccg.cards.canterlot_nights.friends import TWILIGHT_SPARKLE_NOTED_SPEAKER
from everfree.ccg.kernel import kinds
from everfree.ccg.language import (
    COMMON,
    END_OF_TURN,
    FRIEND,
    MAIN_PHASE_TIMING,
    WHITE,
    Card,
    Dismiss,
    EventText,
    Gain,
    Give,
    Power,
    cards,
    choose,
    each,
    event,
    main_phase,
    yours,
)
from everfree.testing import Table, plain
from everfree.testing.table import OPPONENT, YOU


@pytest.mark.card("cn197")
class TestTwilightSparkleNotedSpeaker:
    """cn197."""

    def test_everyone_sees_the_top_card(self) -> None:
        """The top card of her player's deck is known to both, the one below to nobody."""
        top, below = plain(5), plain(3)
        table = Table(home=[TWILIGHT_SPARKLE_NOTED_SPEAKER], deck=[top, below])

        assert table.knows(top, YOU)
        assert table.knows(top, OPPONENT)
        assert not table.knows(below, YOU)
        assert table.told(kinds.TOP_REVEALED) == 1

    def test_the_opponents_deck_stays_hidden(self) -> None:
        """Only her controller plays with a revealed deck."""
        theirs = plain(5)
        table = Table(home=[TWILIGHT_SPARKLE_NOTED_SPEAKER], opponent_deck=[theirs])

        assert not table.knows(theirs, YOU)
        assert not table.knows(theirs, OPPONENT)

    def test_her_power_follows_the_top_card(self) -> None:
        """Drawing uncovers the next card, and her power is what is printed there."""
        table = Table(home=[TWILIGHT_SPARKLE_NOTED_SPEAKER], deck=[plain(5), plain(3)], tokens=2)
        assert table.power(TWILIGHT_SPARKLE_NOTED_SPEAKER) == 5

        table.draw()

        assert table.power(TWILIGHT_SPARKLE_NOTED_SPEAKER) == 3
        assert table.why(TWILIGHT_SPARKLE_NOTED_SPEAKER) == [
            ("printed", 0),
            (TWILIGHT_SPARKLE_NOTED_SPEAKER, 3),
        ]

    def test_what_came_later_counts_on_top(self) -> None:
        """A bonus given after she entered play is added to what her power has become (711.3)."""
        cheer = event(
            "cheer",
            "Cheer",
            power=1,
            cost=0,
            rarity=COMMON,
            text=(EventText(MAIN_PHASE_TIMING, Give((Power(+2),), each(yours(FRIEND)), END_OF_TURN)),),
        )
        table = Table(home=[TWILIGHT_SPARKLE_NOTED_SPEAKER], hand=[cheer], deck=[plain(4)]).play(cheer)

        assert table.power(TWILIGHT_SPARKLE_NOTED_SPEAKER) == 6

    def test_an_empty_deck(self) -> None:
        """Without a top card her power is 0."""
        table = Table(home=[], opponent_home=[TWILIGHT_SPARKLE_NOTED_SPEAKER], opponent_deck=[])

        assert table.power(TWILIGHT_SPARKLE_NOTED_SPEAKER) == 0


@pytest.mark.card("cn127")
class TestWhatsOldIsNewAgain:
    """cn127."""

    def test_friends_and_resources_come_back(self) -> None:
        """They can be played from the discard pile for their cost; an Event there can't."""
        friend, spent = (
            plain(cost=1),
            event(
                "spent",
                "Spent",
                power=1,
                cost=0,
                rarity=COMMON,
                text=(EventText(MAIN_PHASE_TIMING, Gain(1)),),
            ),
        )
        table = self.recycled([friend, spent])
        assert table.playable() == [friend]

        table.play(friend, "mine")

        assert (table.area_of(friend), table.tokens) == ("mine", 0)

    def recycled(self, discard: list[Card]) -> Table:
        """Play it with one token left."""
        table = Table(home=[plain(3, WHITE)], hand=[WHATS_OLD_IS_NEW_AGAIN], discard=discard, tokens=3)
        return table.play(WHATS_OLD_IS_NEW_AGAIN)

    def test_it_is_banished_itself(self) -> None:
        """The Event does not go to the discard pile."""
        table = self.recycled([])

        assert table.zone_of(WHATS_OLD_IS_NEW_AGAIN) == "banished"

    def test_what_would_go_to_the_discard_pile_is_banished(self) -> None:
        """A Friend dismissed in that phase is banished; one of the opponent's is not."""
        mine, theirs = plain(), plain()
        storm = plain(abilities=(main_phase(Dismiss(choose(cards(FRIEND)))),))
        table = Table(
            home=[plain(3, WHITE), storm, mine],
            opponent_home=[theirs],
            hand=[WHATS_OLD_IS_NEW_AGAIN],
            tokens=2,
        )
        table.play(WHATS_OLD_IS_NEW_AGAIN).use(storm).choose(mine).use(storm).choose(theirs)

        assert (table.zone_of(mine), table.zone_of(theirs)) == ("banished", "discard-pile")

    def test_it_ends_with_the_phase(self) -> None:
        """In the next Main Phase the discard pile is out of reach again."""
        friend = plain(cost=0)
        table = self.recycled([friend])
        table.end_turn().end_turn().until("main")

        assert friend not in table.playable()
