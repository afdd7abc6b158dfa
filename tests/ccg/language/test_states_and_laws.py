"""Wordings of states, times, numbers and laws, in both languages."""

import pytest

from everfree.ccg.language import (
    A_PLAYER,
    A_PROBLEM,
    AN_OPPONENT,
    ANYWHERE,
    AT_MOST,
    CARD,
    END_OF_TURN,
    EVENT,
    FLIP,
    FRIEND,
    ITS_PROBLEM,
    LESS_THAN,
    MAIN_PHASE,
    OPPONENT,
    OPPONENTS,
    PINK,
    PROBLEM,
    RESOURCE,
    THIS,
    YOU,
    Ability,
    At,
    Cant,
    CantHelpConfront,
    ChooseColour,
    ConfrontNeeds,
    Confronts,
    Continuous,
    ControlledBy,
    Controls,
    DuringFaceoff,
    DuringPhase,
    DuringTurn,
    Elsewhere,
    Enters,
    Exhaust,
    FirstTime,
    FlipsMore,
    ForEach,
    Gain,
    GainsChosenColour,
    Give,
    Has,
    HasColours,
    HasMore,
    HasTotal,
    HasTrait,
    HomeLimit,
    Host,
    Is,
    MoveCost,
    Not,
    NumberOf,
    OwnedBy,
    PlayOnlyIf,
    Plays,
    Power,
    PowerBecomes,
    PowerTimes,
    ReplaceProblems,
    Sequence,
    Standing,
    This,
    Titled,
    UncountedAtHome,
    Various,
    WinsFaceoff,
    WithAttached,
    WithCard,
    WithCounters,
    WithTrait,
    cards,
    choose,
    each,
    in_your_hand,
    main_phase,
    one,
    when,
    wordings as w,
    yours,
)
from everfree.ccg.language.text import LANGUAGES, Untold
from everfree.ccg.language.text.discourse import Discourse

HIGH = Power(+3, w.HAVE)


def told(ability: Ability, before: Discourse, language: str) -> str:
    """Print an ability by itself."""
    spoken = LANGUAGES[language]
    return spoken.realiser.paragraph(spoken.abilities.say(ability, before))


@pytest.mark.parametrize(
    ("before", "ability", "english", "french"),
    [
        (
            Discourse(FRIEND, CARD),
            Continuous((HIGH,), THIS, WithCard(ANYWHERE, yours(CARD, Titled("Spike", w.ALONE)))),
            "While with your Spike, this card has +3 power.",
            "Cette carte a +3 en puissance tant qu’elle est là où se trouve une de vos cartes Spike.",
        ),
        (
            Discourse(FRIEND, CARD),
            Continuous(
                (HIGH,),
                THIS,
                WithCard(A_PROBLEM, cards(CARD, ControlledBy(OPPONENT), Titled("Spike", w.ALONE))),
            ),
            "While at a Problem with an opponent's Spike, this card has +3 power.",
            "Cette carte a +3 en puissance tant qu’elle est face à un Problème où se trouve une carte"
            " Spike adverse.",
        ),
        (
            Discourse(FRIEND, CARD),
            Continuous((HIGH,), THIS, Has(YOU, in_your_hand(EVENT), 2, comparison=AT_MOST)),
            "While you have 2 or fewer Events in your hand, this card has +3 power.",
            "Tant que vous avez au plus 2 Événements dans votre main, cette carte a +3 en puissance.",
        ),
        (
            Discourse(FRIEND, CARD),
            Continuous((HIGH,), THIS, Has(YOU, in_your_hand(EVENT), 2, comparison=LESS_THAN)),
            "While you have fewer than 2 Events in your hand, this card has +3 power.",
            "Tant que vous avez moins de 2 Événements dans votre main, cette carte a +3 en puissance.",
        ),
        (
            Discourse(FRIEND, CARD),
            Continuous((HIGH,), THIS, HasMore(cards(RESOURCE), who=AN_OPPONENT)),
            "While an opponent has more Resources than you, this card has +3 power.",
            "Tant qu’un adversaire a plus de Ressources que vous, cette carte a +3 en puissance.",
        ),
        (
            Discourse(FRIEND, CARD),
            Continuous((HIGH,), THIS, DuringPhase(MAIN_PHASE, w.LEADING, OPPONENT)),
            "During your opponent's Main Phase, this card has +3 power.",
            "Pendant la phase principale de votre adversaire, cette carte a +3 en puissance.",
        ),
        (
            Discourse(FRIEND, CARD),
            Continuous((HIGH,), THIS, DuringTurn(YOU)),
            "This card has +3 power during your turn.",
            "Cette carte a +3 en puissance pendant votre tour.",
        ),
        (
            Discourse(FRIEND, CARD),
            Continuous((HIGH,), THIS, Is(tests=(WithCounters("Quill", wording=w.AT_LEAST),))),
            "While this card has at least one Quill counter on it, this card has +3 power.",
            "Cette carte a +3 en puissance tant qu’elle a au moins un marqueur Quill.",
        ),
        (
            Discourse(FRIEND, CARD),
            Continuous(
                (HIGH,), each(yours(FRIEND, WithCounters("Quill", wording=w.PLURAL)), wording=w.TOGETHER)
            ),
            "Your Friends with Quill counters on them have +3 power.",
            "Vos Amis avec des marqueurs Quill ont +3 en puissance.",
        ),
        (
            Discourse(FRIEND, CARD),
            Continuous(
                (HIGH,), each(cards(FRIEND, WithAttached(cards(RESOURCE), w.PLURAL)), wording=w.TOGETHER)
            ),
            "Friends with Resources on them have +3 power.",
            "Les Amis portant des Ressources ont +3 en puissance.",
        ),
        (
            Discourse(FRIEND, CARD),
            Continuous(
                (HIGH,),
                each(cards(FRIEND, WithAttached(cards(RESOURCE), w.ATTACHED_TO_THEM)), wording=w.TOGETHER),
            ),
            "Friends with Resources attached to them have +3 power.",
            "Les Amis portant des Ressources ont +3 en puissance.",
        ),
        (
            Discourse(FRIEND, CARD),
            main_phase(Exhaust(choose(cards(FRIEND, WithAttached(cards(RESOURCE), w.BRIEFLY))))),
            "Main Phase: Exhaust a Friend with a Resource on it.",
            "Phase principale : épuisez un Ami portant une Ressource.",
        ),
        (
            Discourse(FRIEND, CARD),
            main_phase(Exhaust(choose(cards(FRIEND, Not(WithAttached(cards(RESOURCE), w.ATTACHED)))))),
            "Main Phase: Exhaust a Friend without an attached Resource.",
            "Phase principale : épuisez un Ami sans une Ressource.",
        ),
        (
            Discourse(FRIEND, CARD),
            Continuous((HIGH,), each(yours(CARD, WithTrait("Quill", w.ALONE)), wording=w.TOGETHER)),
            "Your Quills have +3 power.",
            "Vos cartes Quill ont +3 en puissance.",
        ),
        (
            Discourse(FRIEND, CARD),
            Continuous((HIGH,), each(cards(CARD, ControlledBy(YOU), zone=FLIP), wording=w.TOGETHER)),
            "Your flipped cards have +3 power.",
            "Vos cartes retournées ont +3 en puissance.",
        ),
        (
            Discourse(FRIEND, CARD),
            Elsewhere(FLIP, Continuous((HIGH,), This(w.IT)), w.LEADING),
            "Chaos: While this card is flipped, it has +3 power.",
            "Chaos : tant que cette carte est retournée, elle a +3 en puissance.",
        ),
        (
            Discourse(FRIEND, CARD),
            Continuous((PowerBecomes(NumberOf(in_your_hand(EVENT))),), THIS, wording=w.HAVE),
            "This card has power equal to the number of Events in your hand.",
            "Cette carte a une puissance égale au nombre d’Événements dans votre main.",
        ),
        (
            Discourse(FRIEND, CARD),
            Continuous((PowerTimes(3),), THIS, wording=w.OWN_NUMBER),
            "This card's power is tripled.",
            "La puissance de cette carte est triplée.",
        ),
        (
            Discourse(FRIEND, CARD),
            main_phase(Give((PowerTimes(3),), THIS, END_OF_TURN), costs=(Exhaust(THIS),)),
            "Main Phase: Exhaust this card to triple this card's power until the end of the turn.",
            "Phase principale : épuisez cette carte pour tripler la puissance de cette carte jusqu’à "
            "la fin du tour.",
        ),
        (
            Discourse(FRIEND, CARD),
            main_phase(Give((PowerTimes(3),), THIS, END_OF_TURN, w.AS_DEED)),
            "Main Phase: Triple this card's power until the end of the turn.",
            "Phase principale : triplez la puissance de cette carte jusqu’à la fin du tour.",
        ),
        (
            Discourse(FRIEND, CARD),
            main_phase(Give((HasColours(PINK, w.HAVE),), THIS, END_OF_TURN), costs=(Exhaust(THIS),)),
            "Main Phase: Exhaust this card to give this card [pink] until the end of the turn.",
            "Phase principale : épuisez cette carte pour donner [pink] à cette carte jusqu’à la fin du tour.",
        ),
        (
            Discourse(RESOURCE, FRIEND),
            Continuous((HasTrait("Quill", w.AS_STATE),), Host(FRIEND, w.THAT_ONE)),
            "That Friend is Quill.",
            "Cet Ami a le trait Quill.",
        ),
        (
            Discourse(RESOURCE, FRIEND),
            Continuous((HasTrait("Quill", w.AS_KIND),), Host(FRIEND, w.THAT_ONE)),
            "That Friend is a Quill.",
            "Cet Ami a le trait Quill.",
        ),
        (
            Discourse(FRIEND, CARD),
            main_phase(
                Sequence(
                    (ChooseColour(wording=w.NAMED), Give((GainsChosenColour(w.HAVE),), THIS, END_OF_TURN))
                )
            ),
            "Main Phase: Name a color. This card has that color until the end of the turn.",
            "Phase principale : nommez une couleur. Cette carte a cette couleur jusqu’à la fin du tour.",
        ),
        (
            Discourse(FRIEND, CARD),
            Continuous((GainsChosenColour(w.AS_STATE),), THIS),
            "This card is that color.",
            "Cette carte a cette couleur.",
        ),
        (
            Discourse(FRIEND, CARD),
            Continuous((GainsChosenColour(w.ALREADY),), THIS),
            "This card is also that color.",
            "Cette carte a aussi cette couleur.",
        ),
        (
            Discourse(FRIEND, CARD),
            Continuous((GainsChosenColour(w.CHOSEN_FIRST),), THIS),
            "This card has the chosen color.",
            "Cette carte a la couleur choisie.",
        ),
        (
            Discourse(RESOURCE, PROBLEM),
            Standing(Cant(Confronts(A_PLAYER, wording=w.THAT_ONE))),
            "That Problem can't be confronted.",
            "Ce Problème ne peut pas être affronté.",
        ),
        (
            Discourse(PROBLEM, CARD),
            when(Confronts(A_PLAYER, wording=w.PASSIVE), Gain(3)),
            "When this Problem is confronted, gain [3].",
            "Quand ce Problème est affronté, recevez [3].",
        ),
        (
            Discourse(PROBLEM, CARD),
            when(Confronts(A_PLAYER, wording=w.AS_CARD), Gain(3)),
            "When this card is confronted, gain [3].",
            "Quand ce Problème est affronté, recevez [3].",
        ),
        (
            Discourse(PROBLEM, CARD),
            when(Confronts(A_PLAYER, using=Various(4, cards(FRIEND))), Gain(3)),
            "When a player confronts this Problem with Friends that have at least 4 different colors "
            "among them, gain [3].",
            "Quand un joueur affronte ce Problème avec des Amis réunissant au moins 4 couleurs "
            "différentes, recevez [3].",
        ),
        (
            Discourse(FRIEND, CARD),
            when(FirstTime(Plays(YOU, one(RESOURCE)), w.FIRST_OF_YOURS), Gain(3)),
            "When you play your first Resource each turn, gain [3].",
            "Quand vous jouez une Ressource pour la première fois de chaque tour, recevez [3].",
        ),
        (
            Discourse(FRIEND, CARD),
            when(FirstTime(WinsFaceoff(YOU), w.LEADING), Gain(3)),
            "The first time you win a faceoff each turn, gain [3].",
            "La première fois que vous gagnez un face-à-face au cours d’un tour, recevez [3].",
        ),
        (
            Discourse(FRIEND, CARD),
            main_phase(ReplaceProblems(each(cards(PROBLEM, At(ITS_PROBLEM, w.IT)), wording=w.ONLY))),
            "Main Phase: Replace its Problem.",
            "Phase principale : remplacez le Problème de cette carte.",
        ),
        (
            Discourse(FRIEND, CARD),
            Standing(PlayOnlyIf(Controls(YOU, cards(CARD, Titled("Spike", w.ALONE)), 1))),
            "You must control Spike to play this card.",
            "Vous devez contrôler une carte Spike pour jouer cette carte.",
        ),
        (
            Discourse(FRIEND, CARD),
            Standing(CantHelpConfront(THIS, here=True)),
            "This card can't contribute its power to confronting this card's Problem.",
            "Cette carte ne peut pas apporter sa puissance pour affronter le Problème de cette carte.",
        ),
        (
            Discourse(FRIEND, CARD),
            Standing(CantHelpConfront(each(cards(FRIEND)), wording=w.TOWARDS)),
            "Friends can't contribute their power towards confronting Problems.",
            "Les Amis ne peuvent pas apporter leur puissance pour affronter les Problèmes.",
        ),
        (
            Discourse(FRIEND, CARD),
            Standing(HasTotal(YOU, 3), DuringFaceoff(here=True)),
            "You have +3 power during faceoffs here.",
            "Vous avez +3 en puissance pendant les face-à-face qui ont lieu ici.",
        ),
        (
            Discourse(FRIEND, CARD),
            Standing(HasTotal(OPPONENTS, ForEach(3, yours(FRIEND))), DuringFaceoff()),
            "Opponents have +3 power for each of your Friends during faceoffs.",
            "Les adversaires ont +3 en puissance pour chacun de vos Amis pendant les face-à-face.",
        ),
        (
            Discourse(FRIEND, CARD),
            Standing(FlipsMore(YOU, 3, w.NAMED), DuringFaceoff()),
            "You flip 3 additional cards during faceoffs.",
            "Vous retournez 3 cartes supplémentaires pendant les face-à-face.",
        ),
        (
            Discourse(FRIEND, CARD),
            Standing(UncountedAtHome(THIS, w.TOWARDS)),
            "This card doesn't count towards your home limit.",
            "Cette carte ne compte pas dans votre limite de maison.",
        ),
        (
            Discourse(FRIEND, CARD),
            Standing(HomeLimit(YOU, -3, w.LOWERED)),
            "Your home limit is decreased by 3.",
            "Votre limite de maison est réduite de 3.",
        ),
        (
            Discourse(FRIEND, CARD),
            main_phase(Exhaust(choose(cards(FRIEND, OwnedBy(YOU, w.BRIEFLY))))),
            "Main Phase: Exhaust a Friend you own.",
            "Phase principale : épuisez un Ami dont vous êtes le propriétaire.",
        ),
        (
            Discourse(FRIEND, CARD),
            Standing(MoveCost(3, cards(FRIEND), OPPONENTS, ITS_PROBLEM, wording=w.PLURAL)),
            "Opponents must pay +[3] to move Friends to this card's Problem.",
            "Les adversaires doivent payer [3] de plus pour déplacer des Amis vers le Problème de "
            "cette carte.",
        ),
        (
            Discourse(RESOURCE, FRIEND),
            Standing(MoveCost(3, cards(FRIEND), OPPONENTS, ITS_PROBLEM, wording=w.THAT_ONE)),
            "Opponents must pay +[3] to move a Friend to that Friend's Problem.",
            "Les adversaires doivent payer [3] de plus pour déplacer un Ami vers le Problème de cet Ami.",
        ),
        (
            Discourse(RESOURCE, FRIEND),
            Standing(ConfrontNeeds(YOU, -3, w.THAT_ONE)),
            "You need -3 power to confront that Friend's Problem.",
            "Il vous faut 3 de puissance de moins pour affronter le Problème de cet Ami.",
        ),
    ],
)
def test_both_languages(before: Discourse, ability: Ability, english: str, french: str) -> None:
    """Each wording prints its text; where French needs no variant, it prints the usual one."""
    assert told(ability, before, "en") == english
    assert told(ability, before, "fr").replace("\u00a0", " ").replace("\u202f", " ") == french


@pytest.mark.parametrize(
    "ability",
    [
        Continuous((Power(+1),), THIS, wording=w.OWN_NUMBER),
        Continuous((Power(+1),), THIS, DuringTurn(A_PLAYER)),
        Continuous((Power(+1),), THIS, DuringPhase(MAIN_PHASE, w.ANY_OF, YOU)),
        Continuous((Power(+1),), THIS, Has(YOU, cards(FRIEND), 2, w.OR_MORE, AT_MOST)),
        Continuous((Power(+1),), THIS, HasMore(cards(FRIEND), than_every=True, who=AN_OPPONENT)),
        Continuous((Power(+1),), THIS, Is(tests=(WithCounters("Quill", 2, w.PLURAL),))),
        Standing(PlayOnlyIf(DuringTurn(YOU))),
        Standing(ConfrontNeeds(YOU, -3, w.THAT_ONE)),
        when(Confronts(YOU, wording=w.PASSIVE), Gain(1)),
        when(FirstTime(Enters(THIS), w.FIRST_OF_YOURS), Gain(1)),
    ],
)
def test_no_text_for_what_nobody_says(ability: Ability) -> None:
    """A combination without words is refused in English, where cards are read."""
    with pytest.raises(Untold):
        told(ability, Discourse(FRIEND), "en")
