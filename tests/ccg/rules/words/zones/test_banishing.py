"""Cards that a text banishes and remembers: "banished this way"."""

import pytest

from everfree.ccg.language import (
    BANISHED,
    CARD,
    DISCARD_PILE,
    FRIEND,
    THIS,
    YOU,
    Another,
    AreBanishedThisWay,
    Banish,
    BanishedThisWay,
    BanishFaceDown,
    Card,
    ControlledBy,
    Effect,
    Exhaust,
    Gain,
    PutIntoHand,
    ThereAre,
    cards,
    choose,
    each,
    main_phase,
    when,
)
from everfree.testing import Table, piece, plain

RETURN = PutIntoHand(each(cards(CARD, BanishedThisWay(), zone=BANISHED)))


def keeper(*costs: Effect) -> Card:
    """Return a Friend that banishes cards of your discard pile, and later returns them."""
    from_discard_pile = choose(cards(CARD, ControlledBy(YOU), zone=DISCARD_PILE))
    keep = main_phase(Banish(from_discard_pile), costs=(Exhaust(THIS),))
    return plain(abilities=(keep, main_phase(RETURN, costs=costs)))


def test_any_instruction_banishes_this_way() -> None:
    """What the first ability banished comes back by the second, after its cost banished the card itself."""
    spike, lost, other = keeper(Banish(THIS)), plain(), plain()
    table = Table(home=[spike], discard=[lost, other])

    table.use(spike).choose(lost)
    assert table.zone_of(lost) == "banished"
    table.use(spike)

    assert (table.zone_of(lost), table.zone_of(other)) == ("hand", "discard-pile")
    assert table.zone_of(spike) == "banished"  # its own cost is not "this way" for a card that has left


@pytest.mark.must_not
def test_another_card_of_the_same_kind_remembers_its_own() -> None:
    """Each card remembers what its own text banished."""
    kind = keeper()
    first, second, lost, other = piece(kind), piece(kind), plain(), plain()
    table = Table(home=[first, second], discard=[lost, other])

    table.use(first).choose(lost).use(second).use(second)

    assert (table.zone_of(lost), table.zone_of(other)) == ("banished", "hand")


@pytest.mark.must_not
def test_a_card_that_returns_has_forgotten() -> None:
    """A card that left play and came back is a different card (410.6)."""
    spike, lost = keeper(), plain()
    bouncer = plain(abilities=(main_phase(PutIntoHand(choose(cards(FRIEND, Another())))),))
    table = Table(home=[spike, bouncer], discard=[lost], tokens=5)

    table.use(spike).use(bouncer).play(spike, "home").use(spike)

    assert table.zone_of(lost) == "banished"


def test_any_banishing_triggers_once_for_all_cards() -> None:
    """However many cards one instruction banishes, the trigger is heard once; another card's not at all."""
    all_friends = Banish(each(cards(FRIEND, Another())))
    watcher = plain(abilities=(main_phase(all_friends), when(AreBanishedThisWay(), Gain(1))))
    other = plain(abilities=(when(AreBanishedThisWay(), Gain(2)),))

    assert Table(home=[watcher, other, plain()]).use(watcher).tokens == 1


def test_face_down_counts_too() -> None:
    """Cards banished face down are banished by this text like others."""
    hider = plain(
        abilities=(
            main_phase(BanishFaceDown(2)),
            when(
                AreBanishedThisWay(),
                Gain(1),
                if_=ThereAre(cards(CARD, BanishedThisWay(), zone=BANISHED), 2),
            ),
        )
    )
    first, second = plain(), plain()
    table = Table(home=[hider], hand=[first, second])

    assert table.use(hider).choose(first).choose(second).tokens == 1
