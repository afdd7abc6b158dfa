"""The Friends of High Magic."""

import pytest

from everfree.ccg.cards.high_magic.friends import HOITY_TOITY_DISCERNING_EYE as HOITY
from everfree.ccg.language import (
    BLUE,
    COMMON,
    FRIEND,
    MAIN_PHASE_TIMING,
    ORANGE,
    Dismiss,
    EventText,
    Gain,
    Need,
    PlayToHome,
    Retire,
    cards,
    choose,
    event,
    main_phase,
    resource,
)
from everfree.testing import Table, plain


@pytest.mark.card("hm74")
class TestHoityToity:
    """hm74."""

    def test_plays_from_the_discard_pile(self) -> None:
        """Your discarded Friends and Resources are played as from your hand, for their price."""
        friend = plain(cost=2)
        stall = resource(
            "stall", "Stall", BLUE, power=1, cost=1, rarity=COMMON, traits=(), abilities=(PlayToHome(),)
        )
        table = Table(home=[HOITY], discard=[friend, stall], tokens=3)
        assert table.playable() == [friend, stall]

        table.play(friend, "mine").play(stall)
        assert (table.area_of(friend), table.area_of(stall), table.tokens) == ("mine", "home", 0)

    @pytest.mark.must_not
    def test_not_events_nor_an_opponents_cards(self) -> None:
        """Events stay where they are, and so do the cards of others; requirements count as ever."""
        song = event("song", "Song", BLUE, power=1, cost=0, rarity=COMMON, text=(GAIN,))
        theirs, orange = plain(cost=0), plain(cost=0, needs=(Need(ORANGE, 9),))
        table = Table(home=[HOITY], discard=[song, orange], opponent_discard=[theirs], tokens=3)

        assert table.playable() == []

    @pytest.mark.parametrize("way", [Dismiss, Retire])
    def test_what_leaves_play_is_banished(self, way: type[Dismiss]) -> None:
        """A card of yours that would go from play to your discard pile is banished instead."""
        storm, victim = plain(abilities=(main_phase(way(choose(cards(FRIEND)))),)), plain()
        table = Table(home=[HOITY, storm, victim]).use(storm).choose(victim)

        assert (table.zone_of(victim), table.banished()) == ("banished", [victim])

    @pytest.mark.must_not
    def test_not_what_comes_from_elsewhere_or_is_anothers(self) -> None:
        """An Event you played goes to the discard pile; so does an opponent's Friend."""
        song = event("song", "Song", BLUE, power=1, cost=0, rarity=COMMON, text=(GAIN,))
        storm, victim = plain(abilities=(main_phase(Dismiss(choose(cards(FRIEND)))),)), plain()
        table = Table(home=[HOITY, storm], opponent_home=[victim], hand=[song])

        table.play(song).use(storm).choose(victim)
        assert (table.zone_of(song), table.zone_of(victim)) == ("discard-pile", "discard-pile")

    def test_without_him_nothing_of_this(self) -> None:
        """Dismissed himself, he is banished by his own text, and the pile is closed again."""
        storm = plain(abilities=(main_phase(Dismiss(choose(cards(FRIEND)))),))
        table = Table(home=[HOITY, storm], discard=[plain(cost=0)]).use(storm).choose(HOITY)

        assert (table.zone_of(HOITY), table.playable()) == ("banished", [])


GAIN = EventText(MAIN_PHASE_TIMING, Gain(1))
