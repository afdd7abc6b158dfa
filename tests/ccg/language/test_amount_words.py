"""Texts of amounts and durations, in both languages."""

import pytest

from everfree.ccg.language import (
    A_PLAYER,
    AN_OPPONENT,
    AT_LEAST,
    CHARACTER,
    COLOURS,
    END_OF_SCORE_PHASE,
    END_OF_TURN,
    FRIEND,
    MORE_THAN,
    NEXT_READY_PHASE,
    OPPONENT,
    POWER,
    THAT_PLAYER,
    THIS,
    UNTIL_TRIGGERED,
    WHILE_BANISHED,
    YOU,
    Ability,
    ActionTokens,
    CheapenNextCard,
    Choose,
    ColoursOf,
    ComparesPoints,
    Continuous,
    ControlledBy,
    Different,
    DiscardCards,
    DoesntReady,
    Draw,
    EachPlayer,
    Enters,
    Exhaust,
    FaceoffEnds,
    ForEach,
    Gain,
    GainControl,
    Give,
    HasPoints,
    Lasting,
    LookAndReorder,
    May,
    Move,
    NumberOf,
    PlayCost,
    Power,
    PowerBecomes,
    PutCounters,
    Retire,
    Sequence,
    Spelt,
    Standing,
    That,
    This,
    TurnEnds,
    ValueOf,
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


OPPOSING = ControlledBy(OPPONENT, w.OPPOSING)


@pytest.mark.parametrize(
    ("ability", "english", "french"),
    [
        (
            main_phase(Draw(Spelt(2))),
            "Main Phase: Draw two cards.",
            f"{MAIN}piochez deux cartes.",
        ),
        (
            main_phase(Exhaust(Choose(cards(CHARACTER, OPPOSING), 2, up_to=True, wording=w.IN_WORDS))),
            "Main Phase: Exhaust up to two opposing characters.",
            f"{MAIN}épuisez jusqu’à deux personnages adverses.",
        ),
        (
            main_phase(Exhaust(Choose(cards(CHARACTER, OPPOSING), ForEach(1, yours(FRIEND))))),
            "Main Phase: Exhaust an opposing character for each of your Friends.",
            f"{MAIN}épuisez un personnage adverse pour chacun de vos Amis.",
        ),
        (
            main_phase(PutCounters(THIS, NumberOf(ColoursOf()))),
            "Main Phase: Put a number of +1 power counters on this card equal to the number of colors this "
            "card has.",
            f"{MAIN}posez un nombre de marqueurs +1 puissance sur cette carte égal au nombre de couleurs "
            "de cette carte.",
        ),
        (
            main_phase(Gain(ValueOf(POWER, This(w.IT), w.PLAINLY)), costs=(Retire(THIS),)),
            "Main Phase: Retire this card to gain action tokens equal to its power.",
            f"{MAIN}mettez cette carte à la retraite pour recevoir un nombre de jetons d’action égal à "
            "sa puissance.",
        ),
        (
            Continuous((Power(ForEach(+1, ActionTokens(YOU)), w.HAVE),), THIS),
            "This card has +1 power for each of your action tokens.",
            "Cette carte a +1 en puissance pour chacun de vos jetons d’action.",
        ),
        (
            Continuous((Power(ForEach(-1, Different(COLOURS, cards(CHARACTER, OPPOSING))), w.HAVE),), THIS),
            "This card has -1 power for each color among opposing characters.",
            "Cette carte a -1 en puissance pour chaque couleur parmi les personnages adverses.",
        ),
        (
            Continuous((PowerBecomes(NumberOf(cards(FRIEND, ControlledBy(YOU, w.HAVE)))),), THIS),
            "This card's power is equal to the number of Friends you have.",
            "La puissance de cette carte est égale au nombre d’Amis que vous avez.",
        ),
        (
            main_phase(EachPlayer(DiscardCards(YOU, ForEach(1, ActionTokens(YOU))))),
            "Main Phase: Each player discards a card for each action token they have.",
            f"{MAIN}chaque joueur défausse une carte pour chaque jeton d’action qu’il a.",
        ),
        (
            main_phase(LookAndReorder(Spelt(3))),
            "Main Phase: Look at the top three cards of your deck and put them back in any order.",
            f"{MAIN}regardez les 3 premières cartes de votre pioche et remettez-les dans l’ordre de "
            "votre choix.",
        ),
    ],
)
def test_amounts(ability: Ability, english: str, french: str) -> None:
    """Each slot prints a number, a word, and what an amount depends on."""
    assert text(ability) == english
    assert text(ability, "fr") == french


@pytest.mark.parametrize(
    ("ability", "english", "french"),
    [
        (
            Standing(PlayCost(-1, cards(FRIEND), YOU, wording=w.AT_WILL, minimum=1)),
            "You may pay [1] less to play Friends, to a minimum of [1].",
            "Vous pouvez payer [1] de moins pour jouer des Amis, avec un minimum de [1].",
        ),
        (
            when(Enters(THIS), May(CheapenNextCard(2, cards(FRIEND), w.PAID_FOR, minimum=1))),
            "When this card enters play, you may pay [2] less for your next Friend this turn, to a minimum "
            "of [1].",
            "Quand cette carte entre en jeu, vous pouvez payer [2] de moins pour le prochain Ami que vous "
            "jouez pendant ce tour, avec un minimum de [1].",
        ),
        (
            main_phase(CheapenNextCard(2, cards(FRIEND), w.PAID_FOR_NEXT)),
            "Main Phase: Pay [2] less for the next Friend you play this turn.",
            f"{MAIN}payez [2] de moins pour le prochain Ami que vous jouez pendant ce tour.",
        ),
        (
            Continuous((Power(+3, w.HAVE),), THIS, ComparesPoints(AN_OPPONENT, MORE_THAN, YOU)),
            "While an opponent has more points than you, this card has +3 power.",
            "Tant qu’un adversaire a plus de points que vous, cette carte a +3 en puissance.",
        ),
        (
            when(Enters(THIS), Draw(1), if_=HasPoints(A_PLAYER, AT_LEAST, 8)),
            "When this card enters play, if a player has 8 or more points, draw a card.",
            "Quand cette carte entre en jeu, si un joueur a au moins 8 points, piochez une carte.",
        ),
        (
            main_phase(
                Sequence(
                    (
                        Exhaust(choose(cards(CHARACTER, OPPOSING))),
                        Lasting(DoesntReady(That(CHARACTER)), NEXT_READY_PHASE),
                    )
                )
            ),
            "Main Phase: Exhaust an opposing character. That character does not ready during its "
            "controller's next Ready Phase.",
            f"{MAIN}épuisez un personnage adverse. Ce personnage n’est pas préparé pendant la prochaine "
            "phase de préparation de son contrôleur.",
        ),
        (
            Standing(DoesntReady(This(w.IT), w.CONTRACTED)),
            "It doesn't ready during the Ready Phase.",
            "Elle n’est pas préparée pendant la phase de préparation.",
        ),
    ],
)
def test_prices_points_and_readying(ability: Ability, english: str, french: str) -> None:
    """Prices with a minimum, players' points, and cards that stay exhausted."""
    assert text(ability) == english
    assert text(ability, "fr") == french


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_computed_number_of_top_cards_is_untold(language: str) -> None:
    """Only a fixed number of cards is on top of a deck."""
    with pytest.raises(Untold):
        text(main_phase(LookAndReorder(NumberOf(ColoursOf()))), language)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_duration_without_a_phrase_is_untold(language: str) -> None:
    """A text is never incomplete."""
    with pytest.raises(Untold):
        text(main_phase(Give((Power(+2),), THIS, WHILE_BANISHED)), language)
