"""What triggers say in both languages."""

import pytest

from everfree.ccg.language import (
    A_PLAYER,
    AN_OPPONENT,
    FRIEND,
    OPPONENT,
    SCORE_PHASE,
    THIS,
    TROUBLEMAKER,
    TROUBLEMAKER_FACEOFF,
    YOU,
    Gain,
    IsCutieMarked,
    IsDefeated,
    IsFrightened,
    IsSolved,
    IsUnfrightened,
    LosesFaceoff,
    One,
    PhaseEnds,
    PhaseStarts,
    TurnEnds,
    when,
    wordings as w,
    yours,
)
from everfree.ccg.language.text import card_text
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.words.triggers.triggers import Trigger
from everfree.ccg.vocab import NO_PHASE
from everfree.testing import plain, plain_problem


def printed(trigger: Trigger, language: str) -> str:
    """Print a trigger on a Friend, without what it causes."""
    card = plain(abilities=(when(trigger, Gain(1)),))
    return card_text(card, language).sides[0].paragraphs[0].split(",")[0]


@pytest.mark.parametrize(
    ("trigger", "english", "french"),
    [
        (TurnEnds(YOU), "At the end of your turn", "À la fin de votre tour"),
        (
            TurnEnds(OPPONENT, w.EACH_PLAYERS),
            "At the end of each opponent's turn",
            "À la fin du tour de chaque adversaire",
        ),
        (TurnEnds(A_PLAYER), "At the end of each player's turn", "À la fin du tour de chaque joueur"),
        (TurnEnds(A_PLAYER, w.NOBODYS), "At the end of the turn", "À la fin du tour"),
        (TurnEnds(A_PLAYER, w.FOLLOWING), "At the end of the next turn", "À la fin du prochain tour"),
        (
            PhaseStarts(SCORE_PHASE, A_PLAYER, w.THE_PHASE),
            "At the start of the Score Phase",
            "Au début de la phase de score",
        ),
        (
            PhaseStarts(SCORE_PHASE, A_PLAYER, w.NOBODYS),
            "At the start of a Score Phase",
            "Au début d’une phase de score",
        ),
        (
            PhaseStarts(NO_PHASE, A_PLAYER, w.NOBODYS),
            "At the start of any phase",
            "Au début de chaque phase",
        ),
        (
            PhaseEnds(SCORE_PHASE, A_PLAYER, w.THE_PHASE),
            "At the end of the Score Phase",
            "À la fin de la phase de score",
        ),
        (IsFrightened(THIS), "When this card is frightened", "Quand cette carte est effrayée"),
        (
            IsFrightened(One(yours(FRIEND)), w.BECOMES),
            "When one of your Friends becomes frightened",
            "Quand un de vos Amis est effrayé",
        ),
        (IsUnfrightened(THIS), "When this card becomes unfrightened", "Quand cette carte est rassurée"),
        (
            IsCutieMarked(THIS),
            "When this card becomes Cutie Marked",
            "Quand cette carte reçoit une Cutie Mark",
        ),
        (
            IsDefeated(One(yours(TROUBLEMAKER))),
            "When one of your Troublemakers is defeated",
            "Quand un de vos Fauteurs de troubles est battu",
        ),
        (IsSolved(), "When this card's Problem is solved", "Quand le Problème de cette carte est résolu"),
        (
            IsSolved(anywhere=True, wording=w.BECOMES),
            "When a Problem becomes solved",
            "Quand un Problème est résolu",
        ),
        (
            LosesFaceoff(YOU, involving_this=True),
            "When you lose a faceoff involving this card",
            "Quand vous perdez un face-à-face auquel cette carte participe",
        ),
        (
            LosesFaceoff(AN_OPPONENT, TROUBLEMAKER_FACEOFF, here=True),
            "When an opponent loses a Troublemaker faceoff here",
            "Quand un adversaire perd ici un face-à-face de Fauteur de troubles",
        ),
    ],
)
def test_triggers(trigger: Trigger, english: str, french: str) -> None:
    """A trigger is told in the game's idiom, and in French with its agreement and contractions."""
    assert (printed(trigger, "en"), printed(trigger, "fr")) == (english, french)


def test_a_problem_says_this_problem() -> None:
    """The Problem here is "this Problem" on a Problem."""
    card = plain_problem(abilities=(when(IsSolved(), Gain(1)),))

    assert card_text(card).sides[0].paragraphs == ("When this Problem is solved, gain [1].",)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("trigger", [PhaseStarts(NO_PHASE, YOU), PhaseEnds(NO_PHASE, A_PLAYER)])
def test_any_phase_is_nobodys(trigger: Trigger, language: str) -> None:
    """There are no words for any phase of a certain player."""
    with pytest.raises(Untold):
        printed(trigger, language)
