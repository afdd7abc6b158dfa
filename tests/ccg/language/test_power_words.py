"""Texts about counters, arrivals, prices and what cards share, and the reminders of their keywords."""

import pytest

from everfree.ccg.language import (
    A_PLAYER,
    A_PROBLEM,
    CARETAKER,
    CHARACTER,
    EXPERIENCED,
    FRIEND,
    HERE,
    HOME,
    OPPONENT,
    PREPARED,
    PRISMATIC,
    TEAMWORK,
    THIS,
    TRAVELER,
    YOU,
    Ability,
    Continuous,
    ControlledBy,
    Counters,
    CutieMark,
    CutieMarked,
    Enters,
    Exhaust,
    ForEach,
    Gain,
    Keyword,
    LosesKeyword,
    May,
    MoveCost,
    One,
    Pay,
    Power,
    PutCounters,
    RemoveCounters,
    Standing,
    StartsFaceoff,
    That,
    This,
    WithCounters,
    calming,
    cards,
    choose,
    competitive,
    diligent,
    each,
    eccentric,
    main_phase,
    one,
    showy,
    supportive,
    when,
    yours,
)
from everfree.ccg.language.text import LANGUAGES, keyword_reminder
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.wordings import IT, OPPOSING, TOGETHER

MAIN = "Phase principale\u00a0: "


def told(ability: Ability, language: str) -> str:
    """Print an ability by itself."""
    spoken = LANGUAGES[language]
    return spoken.realiser.paragraph(spoken.abilities.say(ability, Discourse()))


@pytest.mark.parametrize(
    ("ability", "english", "french"),
    [
        (
            main_phase(PutCounters(choose(yours(FRIEND)))),
            "Main Phase: Put a +1 power counter on one of your Friends.",
            f"{MAIN}posez un marqueur +1 puissance sur un de vos Amis.",
        ),
        (
            main_phase(May(PutCounters(That(FRIEND), 2, "Harmony"))),
            "Main Phase: You may put 2 Harmony counters on that Friend.",
            f"{MAIN}vous pouvez poser 2 marqueurs Harmony sur cet Ami.",
        ),
        (
            main_phase(Gain(1), costs=(Exhaust(THIS), RemoveCounters(counter="Harmony"))),
            "Main Phase: Exhaust this card and remove a Harmony counter from this card to gain [1].",
            f"{MAIN}épuisez cette carte et retirez un marqueur Harmony de cette carte pour recevoir [1].",
        ),
        (
            main_phase(RemoveCounters(choose(yours(CHARACTER)), 2)),
            "Main Phase: Remove 2 +1 power counters from one of your characters.",
            f"{MAIN}retirez 2 marqueurs +1 puissance d’un de vos personnages.",
        ),
        (
            main_phase(CutieMark(), costs=(Pay(2),)),
            "Main Phase: Pay [2] to Cutie Mark this card.",
            f"{MAIN}payez [2] pour donner une Cutie Mark à cette carte.",
        ),
        (
            Continuous((Power(+1),), each(yours(FRIEND, CutieMarked()))),
            "Each of your Cutie Marked Friends gets +1 power.",
            "Chacun de vos Amis avec une Cutie Mark gagne +1 en puissance.",
        ),
        (
            Continuous((Power(ForEach(+2, Counters("Momentum", This(IT)))),), THIS),
            "This card gets +2 power for each Momentum counter on it.",
            "Cette carte gagne +2 en puissance pour chaque marqueur Momentum posé sur elle.",
        ),
        (
            Continuous((Power(+1),), each(cards(FRIEND, WithCounters("Harmony", 2)))),
            "Each Friend with at least 2 Harmony counters on it gets +1 power.",
            "Chaque Ami avec au moins 2 marqueurs Harmony gagne +1 en puissance.",
        ),
        (
            when(Enters(THIS, A_PROBLEM), PutCounters(This(IT), 3, "Momentum")),
            "When this card enters play at a Problem, put 3 Momentum counters on it.",
            "Quand cette carte entre en jeu face à un Problème, posez 3 marqueurs Momentum sur elle.",
        ),
        (
            when(Enters(One(yours(FRIEND)), HOME), Gain(1)),
            "When one of your Friends enters play at home, gain [1].",
            "Quand un de vos Amis entre en jeu à la maison, recevez [1].",
        ),
        (
            when(Enters(one(FRIEND, ControlledBy(OPPONENT, OPPOSING)), HERE), Gain(1)),
            "When an opposing Friend enters play here, gain [1].",
            "Quand un Ami adverse entre en jeu ici, recevez [1].",
        ),
        (
            when(StartsFaceoff(A_PLAYER), Gain(1)),
            "When a player starts a faceoff, gain [1].",
            "Quand un joueur déclenche un face-à-face, recevez [1].",
        ),
        (
            Standing(MoveCost(-1, cards(CHARACTER), YOU)),
            "You pay [1] less to move a character.",
            "Vous payez [1] de moins pour déplacer un personnage.",
        ),
        (
            Continuous((LosesKeyword("Swift"),), each(cards(FRIEND), wording=TOGETHER)),
            "Friends lose Swift.",
            "Les Amis perdent le mot-clé Swift.",
        ),
    ],
)
def test_words(ability: Ability, english: str, french: str) -> None:
    """Each word reads well in both languages."""
    assert (told(ability, "en"), told(ability, "fr")) == (english, french)


@pytest.mark.parametrize(
    ("keyword", "english", "french"),
    [
        (
            calming(2),
            "When an opponent's Friend enters play here, that Friend gets -2 power until the end of the "
            "turn.",
            "Quand un Ami adverse entre en jeu ici, cet Ami subit -2 en puissance jusqu’à la fin du tour.",
        ),
        (
            CARETAKER,
            "While at a Problem with another one of your Critter Friends, this card gets +1 power.",
            "Cette carte gagne +1 en puissance tant qu’elle est face à un Problème où se trouve un autre "
            "de vos Amis Critter.",
        ),
        (
            competitive(2),
            "While involved in a faceoff, this card gets +2 power.",
            "Cette carte gagne +2 en puissance tant qu’elle participe à un face-à-face.",
        ),
        (
            diligent(1),
            "When you win a faceoff involving this card, put a +1 power counter on it.",
            "Quand vous gagnez un face-à-face auquel cette carte participe, posez un marqueur +1 "
            "puissance sur elle.",
        ),
        (
            eccentric(3),
            "Your opponent needs +3 power to confront this card's Problem.",
            "Il faut 3 de puissance de plus à votre adversaire pour affronter le Problème de cette carte.",
        ),
        (
            EXPERIENCED,
            "This card gets +1 power for each card of the same name in your discard pile.",
            "Cette carte gagne +1 en puissance pour chaque carte du même nom dans votre défausse.",
        ),
        (
            PREPARED,
            "When your opponent starts a faceoff here, gain [1].",
            "Quand votre adversaire déclenche un face-à-face ici, recevez [1].",
        ),
        (
            PRISMATIC,
            "This card also has the colors of each of your other Crystal characters.",
            "Cette carte a aussi les couleurs de chacun de vos autres personnages Crystal.",
        ),
        (
            showy(1),
            "Opponents must pay +[1] to move a character to this card's Problem.",
            "Les adversaires doivent payer [1] de plus pour déplacer un personnage vers le Problème de cette "
            "carte.",
        ),
        (
            supportive(2),
            "While this card shares an area and a color with your Mane Character, this card gets +2 power.",
            "Cette carte gagne +2 en puissance tant qu’elle partage un lieu et une couleur avec votre "
            "Personnage principal.",
        ),
        (
            TEAMWORK,
            "Each of your other Friends here with one of this card's traits also has this card's other "
            "printed abilities.",
            "Chacun de vos autres Amis présents ici avec au moins un des traits de cette carte a aussi les "
            "autres capacités imprimées de cette carte.",
        ),
        (
            TRAVELER,
            "When this card is moved, put a +1 power counter on it.",
            "Quand cette carte est déplacée, posez un marqueur +1 puissance sur elle.",
        ),
    ],
)
def test_reminders(keyword: Keyword, english: str, french: str) -> None:
    """The reminder of each keyword is printed from what it means."""
    assert (keyword_reminder(keyword), keyword_reminder(keyword, "fr")) == (english, french)
