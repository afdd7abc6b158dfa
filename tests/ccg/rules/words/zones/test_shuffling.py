"""402.4: texts that shuffle decks, also with other cards in them."""

import pytest

from everfree.ccg.kernel import kinds
from everfree.ccg.language import (
    CARD,
    DISCARD_PILE,
    HAND,
    Closed,
    ShuffleDeck,
    ShuffleInto,
    Standing,
    cards,
    choose,
    each,
    in_your_discard_pile,
    in_your_hand,
    main_phase,
)
from everfree.testing import Table, plain
from everfree.testing.table import OPPONENT


def test_a_shuffled_deck_has_the_same_cards() -> None:
    """Only the order changes, and only in your own deck."""
    friend = plain(abilities=(main_phase(ShuffleDeck()),))
    deck = [plain() for _ in range(12)]
    table = Table(home=[friend], deck=deck)
    before, theirs = table.deck(), table.deck(OPPONENT)
    table.use(friend)

    assert (set(table.deck()) == set(before), table.deck() == before) == (True, False)
    assert table.deck(OPPONENT) == theirs


@pytest.mark.parametrize("zone", [HAND, DISCARD_PILE])
def test_all_cards_of_a_zone(zone: int) -> None:
    """They are in the deck afterwards, without a question about their order; other zones stay."""
    whole = in_your_hand(CARD) if zone == HAND else in_your_discard_pile(CARD)
    friend = plain(abilities=(main_phase(ShuffleInto(each(whole))),))
    held, thrown = [plain(cost=9), plain(cost=9)], [plain(), plain()]
    table = Table(home=[friend], hand=held, discard=thrown).use(friend)

    gone, left = (held, thrown) if zone == HAND else (thrown, held)
    assert (table.asked, table.told(kinds.SHUFFLED)) == ("main", 1)
    assert {table.zone_of(one) for one in gone} == {"draw-deck"}
    assert "draw-deck" not in {table.zone_of(one) for one in left}


def test_a_card_goes_to_its_owners_deck() -> None:
    """A card from any discard pile is shuffled into the deck of its owner."""
    friend = plain(abilities=(main_phase(ShuffleInto(choose(cards(CARD, zone=DISCARD_PILE)))),))
    mine, theirs = plain(), plain()
    table = Table(home=[friend], discard=[mine], opponent_discard=[theirs]).use(friend).choose(theirs)

    assert (theirs in table.deck(OPPONENT), mine in table.deck()) == (True, False)


def test_nothing_leaves_a_closed_discard_pile() -> None:
    """104.2: while no card can leave a discard pile, the deck is shuffled without them."""
    friend = plain(abilities=(main_phase(ShuffleInto(each(in_your_discard_pile(CARD)))),))
    lock, thrown = plain(abilities=(Standing(Closed(DISCARD_PILE)),)), plain()
    table = Table(home=[friend, lock], discard=[thrown]).use(friend)

    assert (table.zone_of(thrown), table.told(kinds.SHUFFLED)) == ("discard-pile", 1)


def test_the_hand_is_not_shown() -> None:
    """The event names no card of the hand."""
    friend = plain(abilities=(main_phase(ShuffleInto(each(in_your_hand(CARD)))),))
    held = plain(cost=9)
    table = Table(home=[friend], hand=[held]).use(friend)

    assert not table.knows(held, OPPONENT)
