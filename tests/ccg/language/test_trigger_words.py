"""What triggers say in both languages."""

import pytest

from everfree.ccg.language import (
    A_PLAYER,
    A_PROBLEM,
    AN_OPPONENT,
    ANOTHER_PROBLEM,
    CARD,
    CHARACTER,
    FRIEND,
    HERE,
    MAIN_PHASE,
    OPPONENT,
    OPPONENTS,
    SCORE_PHASE,
    THIS,
    TROUBLEMAKER,
    TROUBLEMAKER_FACEOFF,
    YOU,
    Another,
    AtLeast,
    Cant,
    Challenges,
    Confronts,
    Draws,
    Gain,
    IsCutieMarked,
    IsDefeated,
    IsExhausted,
    IsFrightened,
    IsRetired,
    IsSentHome,
    IsSolved,
    IsUncovered,
    IsUnfrightened,
    LosesFaceoff,
    Moves,
    One,
    PhaseEnds,
    PhaseStarts,
    Plays,
    PutsOnDeck,
    Replacement,
    Scores,
    Standing,
    TurnEnds,
    cards,
    one,
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
        (
            IsUncovered(one(TROUBLEMAKER), here=True),
            "When a Troublemaker is uncovered here",
            "Quand un Fauteur de troubles est dévoilé ici",
        ),
        (
            IsUncovered(one(TROUBLEMAKER), here=True, wording=w.NAMED),
            "When a Troublemaker is uncovered at this card's Problem",
            "Quand un Fauteur de troubles est dévoilé sur le Problème de cette carte",
        ),
        (
            IsSentHome(THIS, A_PROBLEM),
            "When this card is sent home from a Problem",
            "Quand cette carte est renvoyée à la maison depuis un Problème",
        ),
        (
            Confronts(YOU, using=AtLeast(2, cards(CHARACTER, Another()))),
            "When you confront this card's Problem with at least 2 other characters",
            "Quand vous affrontez le Problème de cette carte avec au moins 2 autres personnages",
        ),
        (
            Moves(A_PLAYER, one(CHARACTER), HERE, ANOTHER_PROBLEM, w.PASSIVE),
            "When a character is moved from here to another Problem",
            "Quand un personnage est déplacé d’ici vers un autre Problème",
        ),
        (
            PutsOnDeck(YOU, one(CARD)),
            "When you put a card on top of your deck",
            "Quand vous mettez une carte sur le dessus de votre pioche",
        ),
        (
            PutsOnDeck(AN_OPPONENT, one(CARD)),
            "When an opponent puts a card on top of their deck",
            "Quand un adversaire met une carte sur le dessus de sa pioche",
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


@pytest.mark.parametrize(
    ("trigger", "english", "french"),
    [
        (IsFrightened(THIS), "If this card would be frightened", "Si cette carte devait être effrayée"),
        (
            IsRetired(One(yours(FRIEND)), over_limit=True),
            "If one of your Friends would be retired for being in excess of your home limit",
            "Si un de vos Amis devait être mis à la retraite pour dépassement de la limite de votre maison",
        ),
        (
            Draws(AN_OPPONENT, MAIN_PHASE, own=True),
            "If an opponent would draw a card during their Main Phase",
            "Si un adversaire devait piocher une carte pendant sa phase principale",
        ),
        (
            Scores(YOU),
            "If you would score one or more points",
            "Si vous deviez marquer des points",
        ),
    ],
)
def test_what_would_happen(trigger: Trigger, english: str, french: str) -> None:
    """A replacement prints its trigger as what would happen."""
    card = plain(abilities=(Replacement(trigger, Gain(1)),))
    texts = [card_text(card, language).sides[0].paragraphs[0].split(",")[0] for language in ("en", "fr")]

    assert texts == [english, french]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_time_is_neither_replaced_nor_forbidden(language: str) -> None:
    """The start of a turn is no clause that could stand after "if" or be negated."""
    for ability in (Replacement(TurnEnds(YOU), Gain(1)), Standing(Cant(TurnEnds(YOU)))):
        with pytest.raises(Untold):
            card_text(plain(abilities=(ability,)), language)


@pytest.mark.parametrize(
    ("law", "english", "french"),
    [
        (
            Cant(IsFrightened(One(yours(FRIEND)))),
            "Your Friends can't be frightened.",
            "Vos Amis ne peuvent pas être effrayés.",
        ),
        (
            Cant(Moves(OPPONENTS, One(yours(CHARACTER)), wording=w.PASSIVE)),
            "Your characters can't be moved by opponents.",
            "Vos personnages ne peuvent pas être déplacés par les adversaires.",
        ),
        (
            Cant(Moves(A_PLAYER, one(FRIEND), destination=HERE, wording=w.PASSIVE)),
            "Friends can't be moved here.",
            "Les Amis ne peuvent pas être déplacés ici.",
        ),
        (
            Cant(Plays(OPPONENTS, one(TROUBLEMAKER), HERE)),
            "Opponents can't play Troublemakers here.",
            "Les adversaires ne peuvent pas jouer de Fauteurs de troubles ici.",
        ),
        (
            Cant(Draws(A_PLAYER, MAIN_PHASE)),
            "Players can't draw cards during the Main Phase.",
            "Les joueurs ne peuvent pas piocher de cartes pendant la phase principale.",
        ),
        (
            Cant(Scores(A_PLAYER)),
            "Players can't score points.",
            "Les joueurs ne peuvent pas marquer de points.",
        ),
        (Cant(IsExhausted(THIS)), "This card can't be exhausted.", "Cette carte ne peut pas être épuisée."),
        (
            Cant(Challenges(OPPONENTS, One(yours(TROUBLEMAKER)))),
            "Opponents can't challenge your Troublemakers.",
            "Les adversaires ne peuvent pas défier vos Fauteurs de troubles.",
        ),
    ],
)
def test_what_cant_happen(law: Cant, english: str, french: str) -> None:
    """A law prints its trigger in the plural, with "can't"."""
    card = plain(abilities=(Standing(law),))
    texts = [card_text(card, language).sides[0].paragraphs[0] for language in ("en", "fr")]

    assert texts == [english, french]


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
