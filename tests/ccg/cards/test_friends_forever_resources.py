"""The Resources of Friends Forever."""

import pytest

from everfree.ccg.cards.friends_forever.resources import SOMNAMBULAS_BLINDFOLD as BLINDFOLD
from everfree.ccg.cards.high_magic.friends import HOITY_TOITY_DISCERNING_EYE as HOITY
from everfree.ccg.kernel import kinds
from everfree.ccg.language import (
    CARD,
    FRIEND,
    HOME,
    PINK,
    THAT,
    Banish,
    Effect,
    LookAndReorder,
    LookAndSort,
    May,
    PutIntoHand,
    PutIntoPlay,
    PutOnDeck,
    SearchDeck,
    SearchDiscardPile,
    cards,
    choose,
    in_your_discard_pile,
    main_phase,
)
from everfree.testing import Table, plain


@pytest.mark.card("ff113")
class TestSomnambulasBlindfold:
    """ff113."""

    def test_is_played_to_your_home(self) -> None:
        """It lies at home and needs no host."""
        table = Table(home=[plain(2, PINK)], hand=[BLINDFOLD], tokens=1).play(BLINDFOLD)

        assert table.area_of(BLINDFOLD) == "home"

    @pytest.mark.must_not
    @pytest.mark.parametrize(
        "effect", [LookAndReorder(2), LookAndSort(2), SearchDeck(cards(CARD), PutIntoHand(THAT))]
    )
    def test_nobody_looks_into_a_deck(self, effect: Effect) -> None:
        """Looking at the top and searching do nothing: no question, no card seen, no shuffling."""
        seer, top = plain(abilities=(main_phase(effect),)), plain()
        table = Table(home=[seer, BLINDFOLD], deck=[top]).use(seer)

        assert (table.asked, table.knows(top), table.told(kinds.SHUFFLED)) == ("main", False, 0)
        assert Table(home=[seer], deck=[top]).use(seer).asked != "main"

    @pytest.mark.must_not
    def test_not_even_offered(self) -> None:
        """What can't be done can't be chosen (705.2e.i), by your opponent neither."""
        seer = plain(abilities=(main_phase(May(SearchDeck(cards(FRIEND), PutIntoHand(THAT)))),))

        refusal = Table(home=[seer], opponent_home=[BLINDFOLD]).why_not_use(seer)

        assert refusal is not None
        assert refusal.reason == "nothing-to-do"
        assert Table(home=[seer]).use(seer).asked == "may"

    @pytest.mark.must_not
    @pytest.mark.parametrize(
        "effect",
        [
            PutIntoHand(choose(in_your_discard_pile(CARD))),
            PutOnDeck(choose(in_your_discard_pile(CARD))),
            Banish(choose(in_your_discard_pile(CARD))),
            PutIntoPlay(choose(in_your_discard_pile(FRIEND)), place=HOME),
            SearchDiscardPile(in_your_discard_pile(CARD)),
        ],
    )
    def test_discarded_cards_stay(self, effect: Effect) -> None:
        """Whatever would take a card out of a discard pile leaves it there."""
        digger, lost = plain(abilities=(main_phase(effect),)), plain()
        table = Table(home=[digger, BLINDFOLD], discard=[lost]).use(digger)
        assert table.zone_of(lost) == "discard-pile"

        assert Table(home=[digger], discard=[lost]).use(digger).zone_of(lost) != "discard-pile"

    @pytest.mark.must_not
    def test_nor_are_they_played_from_there(self) -> None:
        """A permission to play from the discard pile is of no use."""
        lost = plain(cost=0)

        assert Table(home=[HOITY, BLINDFOLD], discard=[lost]).playable() == []
        assert Table(home=[HOITY], discard=[lost]).playable() == [lost]

    def test_other_ways_stay_open(self) -> None:
        """Cards are drawn and enter discard piles as ever."""
        digger = plain(abilities=(main_phase(Banish(choose(cards(FRIEND)))),))
        table = Table(home=[digger, BLINDFOLD], tokens=1).draw()

        assert len(table.hand()) == 1
