"""Texts of amounts and durations, in both languages."""

import pytest

from everfree.ccg.language import (
    A_PLAYER,
    CHARACTER,
    END_OF_SCORE_PHASE,
    END_OF_TURN,
    FRIEND,
    OPPONENT,
    THAT_PLAYER,
    THIS,
    UNTIL_TRIGGERED,
    WHILE_BANISHED,
    YOU,
    Ability,
    DiscardCards,
    Draw,
    FaceoffEnds,
    Gain,
    GainControl,
    Give,
    Lasting,
    May,
    Move,
    Power,
    Retire,
    Sequence,
    That,
    TurnEnds,
    cards,
    choose,
    main_phase,
    when,
    wordings as w,
    yours,
)
from everfree.ccg.language.text import card_text
from everfree.ccg.language.text.phrasebook import Untold
from everfree.testing import plain

MAIN = "Phase principale\u00a0: "
FACEOFF_ENDS = FaceoffEnds(wording=w.SPOKEN_OF)


def text(ability: Ability, language: str = "en") -> str:
    """Print a card that has only *ability*."""
    return card_text(plain(abilities=(ability,)), language).sides[0].paragraphs[0]


def delayed(effect: Retire, *, wording: str = "") -> Lasting:
    """Delay *effect* until the end of the turn."""
    return Lasting(when(TurnEnds(A_PLAYER, w.NOBODYS), effect), UNTIL_TRIGGERED, wording=wording)


@pytest.mark.parametrize(
    ("ability", "english", "french"),
    [
        (
            when(TurnEnds(YOU), May(Draw(1))),
            "At the end of your turn, you may draw a card.",
            "À la fin de votre tour, vous pouvez piocher une carte.",
        ),
        (
            when(TurnEnds(OPPONENT, w.EACH_PLAYERS), DiscardCards(THAT_PLAYER)),
            "At the end of each opponent's turn, that opponent discards a card.",
            "À la fin du tour de chaque adversaire, cet adversaire défausse une carte.",
        ),
        (
            when(TurnEnds(OPPONENT, w.EACH_PLAYERS), DiscardCards(THAT_PLAYER), wording=w.AS_PLAYER),
            "At the end of each opponent's turn, that player discards a card.",
            "À la fin du tour de chaque adversaire, ce joueur défausse une carte.",
        ),
        (
            main_phase(Sequence((Move(choose(yours(FRIEND))), delayed(Retire(That(FRIEND)))))),
            "Main Phase: Move one of your Friends. At the end of the turn, retire that Friend.",
            f"{MAIN}déplacez un de vos Amis. À la fin du tour, mettez cet Ami à la retraite.",
        ),
        (
            main_phase(
                Sequence((Move(choose(yours(FRIEND))), delayed(Retire(That(FRIEND)), wording=w.LAST)), w.THEN)
            ),
            "Main Phase: Move one of your Friends, then retire that Friend at the end of the turn.",
            f"{MAIN}déplacez un de vos Amis, puis mettez cet Ami à la retraite à la fin du tour.",
        ),
        (
            main_phase(
                Sequence(
                    (Gain(3), Lasting(when(FaceoffEnds(wording=w.SPOKEN_OF), Retire(THIS)), UNTIL_TRIGGERED))
                )
            ),
            "Main Phase: Gain [3]. At the end of the faceoff, retire this card.",
            f"{MAIN}recevez [3]. À la fin du face-à-face, mettez cette carte à la retraite.",
        ),
        (
            main_phase(GainControl(choose(cards(FRIEND)), END_OF_SCORE_PHASE)),
            "Main Phase: Gain control of a Friend until the end of the Score Phase.",
            f"{MAIN}prenez le contrôle d’un Ami jusqu’à la fin de la phase de score.",
        ),
        (
            main_phase(Give((Power(+2),), choose(yours(CHARACTER)), END_OF_TURN, w.BRIEFLY)),
            "Main Phase: One of your characters gets +2 power until the end of turn.",
            f"{MAIN}un de vos personnages gagne +2 en puissance jusqu’à la fin du tour.",
        ),
    ],
)
def test_durations_and_delays(ability: Ability, english: str, french: str) -> None:
    """Both languages name the end of a turn, a phase and a faceoff."""
    assert text(ability) == english
    assert text(ability, "fr") == french


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_duration_without_a_phrase_is_untold(language: str) -> None:
    """A text is never incomplete."""
    with pytest.raises(Untold):
        text(main_phase(Give((Power(+2),), THIS, WHILE_BANISHED)), language)
