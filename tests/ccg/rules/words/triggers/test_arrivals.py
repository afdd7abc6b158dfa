"""705.2f.v: what texts about playing cards hear of a Troublemaker, which is played face down."""

import pytest

from everfree.ccg.language import (
    CARD,
    CRITTER,
    EVENT,
    FRIEND,
    TROUBLEMAKER,
    YOU,
    CardType,
    Gain,
    IsPlayed,
    Plays,
    Trigger,
    WithTrait,
    one,
    when,
)
from everfree.testing import Table, plain, plain_troublemaker


def gained(trigger: Trigger) -> int:
    """Play a Troublemaker with the trait Critter for your last token; return what the trigger gained."""
    trouble = plain_troublemaker(traits=(CRITTER,))
    table = Table(home=[plain(abilities=(when(trigger, Gain(2)),))], hand=[trouble], tokens=1)
    table.play(trouble, "mine")
    assert table.is_face_down(trouble)
    return table.tokens


@pytest.mark.clause("705.2f.v", "609.2c.i")
@pytest.mark.parametrize("noun", [TROUBLEMAKER, CARD])
def test_a_troublemaker_is_played(noun: CardType) -> None:
    """A text about playing a Troublemaker or a card means it, though it lies face down."""
    assert gained(Plays(YOU, one(noun))) == gained(IsPlayed(one(noun))) == 2


@pytest.mark.clause("505.1a", "705.2f.v")
def test_what_is_hidden_stays_hidden() -> None:
    """It is no Friend and no Event, and a text about a trait does not tell that it has this trait."""
    for what in (one(FRIEND), one(EVENT), one(CARD, WithTrait(CRITTER))):
        assert gained(Plays(YOU, what)) == gained(IsPlayed(what)) == 0
