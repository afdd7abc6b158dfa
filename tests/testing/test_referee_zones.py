"""The referee judges texts that change cards in play or flipped cards, and no others."""

from everfree.ccg.language import CARD, FRIEND, YOU, Continuous, ControlledBy, Power, cards, each, yours
from everfree.ccg.vocab import FLIP, HAND
from everfree.testing.referee.knowing import unknown_in


def test_changes_of_cards_in_play_and_of_flipped_cards_are_judged() -> None:
    """The referee can add these up."""
    assert unknown_in(Continuous((Power(+2),), each(yours(FRIEND)))) == []
    assert unknown_in(Continuous((Power(+2),), each(cards(CARD, ControlledBy(YOU), zone=FLIP)))) == []


def test_changes_of_cards_elsewhere_are_not_judged() -> None:
    """A card in a hand has no power that the referee adds up."""
    in_hand = each(cards(CARD, ControlledBy(YOU), zone=HAND))

    assert unknown_in(Continuous((Power(+2),), in_hand)) == ["zone"]
