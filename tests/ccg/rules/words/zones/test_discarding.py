"""Cards that come to a discard pile, for those who watch (404.1, 410.3)."""

import pytest

from everfree.ccg.language import (
    CARD,
    DISCARD_PILE,
    FRIEND,
    THIS,
    YOU,
    Another,
    DiscardCards,
    Dismiss,
    Elsewhere,
    EntersDiscardPile,
    Gain,
    cards,
    choose,
    main_phase,
    one,
    when,
)
from everfree.ccg.language.wordings import UNDERSTOOD
from everfree.testing import Table, plain


@pytest.mark.clause("701.3")
def test_a_card_sees_itself_arrive() -> None:
    """Dismissed, it hears that in the discard pile; another card that follows is not its business."""
    seer = plain(abilities=(Elsewhere(DISCARD_PILE, when(EntersDiscardPile(THIS), Gain(1)), UNDERSTOOD),))
    vandal = plain(abilities=(main_phase(Dismiss(choose(cards(FRIEND, Another())))),))
    ally = plain()
    table = Table(home=[vandal, seer, ally])

    assert table.use(vandal).choose(seer).tokens == 1
    assert table.use(vandal).tokens == 1
    assert table.zone_of(ally) == "discard-pile"


@pytest.mark.parametrize(("from_play", "tokens"), [(False, 2), (True, 1)])
def test_from_play_or_from_anywhere(from_play: bool, tokens: int) -> None:
    """Who watches all cards hears of a dismissed Friend, and of a discarded card only from anywhere."""
    watcher = plain(abilities=(when(EntersDiscardPile(one(CARD), from_play), Gain(1)),))
    vandal = plain(abilities=(main_phase(Dismiss(choose(cards(FRIEND, Another())))),))
    waster, ally = plain(abilities=(main_phase(DiscardCards(YOU)),)), plain()
    table = Table(home=[watcher, vandal, waster, ally], hand=[plain()])

    table.use(vandal).choose(ally).use(waster)

    assert table.tokens == tokens
