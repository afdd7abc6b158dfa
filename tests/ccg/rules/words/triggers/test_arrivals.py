"""705.2f.v, 514.2e: texts that hear of a card being played, or of a faceoff at a Problem."""

import pytest

from everfree.ccg.kernel import kinds
from everfree.ccg.language import (
    CARD,
    CRITTER,
    EVENT,
    FOAL,
    FRIEND,
    PROBLEM_FACEOFFS,
    THERE,
    THIS,
    TROUBLEMAKER,
    YOU,
    At,
    CardType,
    Frighten,
    Gain,
    IsPlayed,
    LosesFaceoff,
    Plays,
    PutCounters,
    ThereAre,
    Trigger,
    WinsFaceoff,
    WithTrait,
    cards,
    each,
    one,
    when,
)
from everfree.ccg.vocab import SCORE_PHASE
from everfree.testing import Table, plain, plain_troublemaker
from everfree.testing.situations import open_problem


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


@pytest.mark.clause("505.1a", "306.1")
@pytest.mark.parametrize("trigger", [Plays(YOU, THIS), IsPlayed(THIS)])
def test_a_text_about_playing_the_card_itself_works_face_down(trigger: Trigger) -> None:
    """A Troublemaker is always played face down, so this text of it works then; no other text of it does."""
    told = plain_troublemaker(abilities=(when(trigger, Gain(2)), when(Plays(YOU, one(CARD)), Gain(5))))
    table = Table(hand=[told], tokens=1).play(told, "mine")

    assert (table.is_face_down(told), table.tokens) == (True, 2)


@pytest.mark.clause("514.2e")
@pytest.mark.parametrize(
    ("trigger", "power"),
    [(WinsFaceoff(YOU, PROBLEM_FACEOFFS), 9), (LosesFaceoff(YOU, PROBLEM_FACEOFFS), 1)],
)
def test_there_is_the_problem_of_the_faceoff(trigger: Trigger, power: int) -> None:
    """A text on a card elsewhere means the Friends at that Problem, in its instruction and its condition."""
    there = cards(FRIEND, WithTrait(FOAL), At(THERE))
    watcher = plain(
        abilities=(
            when(trigger, PutCounters(counter="One"), if_=ThereAre(there)),
            when(trigger, PutCounters(counter="Two"), if_=ThereAre(there, 2)),
            when(trigger, Frighten(each(there))),
        )
    )
    table = Table(
        home=[watcher, plain(traits=(FOAL,))],
        mine=[foal := plain(power, traits=(FOAL,))],
        opponent_mine=[plain(4)],
        problem=open_problem(),
        phase=SCORE_PHASE,
    ).until("main")

    assert table.counters(watcher) == {"One": 1}
    assert (table.is_face_down(foal), table.told(kinds.FRIGHTENED)) == (True, 1)
