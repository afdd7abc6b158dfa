"""French grammar on trees of our own: gender, elision, contraction, pronouns, verbs, what is left out."""

import pytest

from everfree.ccg.language import (
    A_PLAYER,
    ACCESSORY,
    BLUE,
    CARD,
    CHARACTER,
    COMMON,
    EARTH_PONY,
    END_OF_FACEOFF,
    END_OF_TURN,
    EVENT,
    FRIEND,
    HOME,
    ITS_PROBLEM,
    MAIN_PHASE,
    MANE,
    OPPONENT,
    ORANGE,
    OWNER,
    PINK,
    PROBLEM,
    REACTION,
    RESOURCE,
    THAT,
    THAT_PLAYER,
    THERE,
    THIS,
    TROUBLEMAKER,
    WHITE,
    YOU,
    Ability,
    Activated,
    AllOf,
    Another,
    At,
    By,
    Cant,
    Card,
    Choose,
    ConfrontNeeds,
    Confronts,
    Continuous,
    ControlledBy,
    DiscardCards,
    Dismiss,
    Effect,
    Exhaust,
    Exhausted,
    Gain,
    Give,
    Has,
    HasKeyword,
    Host,
    Involved,
    IsDismissed,
    LookAndReorder,
    May,
    Move,
    Moves,
    OfColour,
    On,
    Pay,
    PayOr,
    PhaseStarts,
    PlayCost,
    Plays,
    Power,
    PutIntoHand,
    Ready,
    ReadyCards,
    Reattach,
    Replacement,
    Score,
    Selector,
    Sequence,
    Standing,
    That,
    This,
    TurnOver,
    Uncovers,
    cards,
    choose,
    each,
    friend,
    here,
    in_your_discard_pile,
    main_phase,
    one,
    play_on,
    problem,
    resource,
    when,
    yours,
)
from everfree.ccg.language.text import Untold, card_text
from everfree.ccg.language.text.french.conjugation import forms, imperfect
from everfree.ccg.language.text.french.grammar import FrenchRealiser
from everfree.ccg.language.text.french.spelling import plural
from everfree.ccg.language.text.phrases import (
    ANY,
    BASE,
    DEFINITE,
    INDEFINITE,
    MANY,
    NEAR,
    Adjective,
    Clause,
    NonFinite,
    Noun,
    NounPhrase,
    Pronoun,
    VerbPhrase,
)
from everfree.ccg.language.wordings import AFTERWARDS, CHOSEN_FIRST, IT, NAMED, REDUCED

LABEL = "Phase principale\u00a0: "
SPEAK = FrenchRealiser()
HERO, OWL, TREE, HERB = Noun("héros"), Noun("hibou", "hiboux"), Noun("arbre"), Noun("herbe", feminine=True)
HIM, HER, THEM = Pronoun(3), Pronoun(3, feminine=True), Pronoun(3, plural=True)


def last_paragraph(card: Card) -> str:
    """Print a card, and give its last ability."""
    return card_text(card, "fr").sides[0].paragraphs[-1]


def on_a_friend(ability: Ability) -> str:
    """Print one ability on a Friend."""
    return last_paragraph(
        friend(
            "x1",
            "Plum, Baker",
            WHITE,
            power=1,
            cost=1,
            traits=(EARTH_PONY,),
            rarity=COMMON,
            abilities=(ability,),
        )
    )


def on_a_problem(ability: Ability) -> str:
    """Print one ability on a Problem."""
    return last_paragraph(
        problem("x2", "Spilt Milk", bonus=1, owner=(), opponent=2, rarity=COMMON, abilities=(ability,))
    )


def on_an_accessory(ability: Ability) -> str:
    """Print one ability on a Resource that is on a Friend."""
    return last_paragraph(
        resource(
            "x3",
            "Apron",
            WHITE,
            power=1,
            cost=1,
            traits=(ACCESSORY,),
            rarity=COMMON,
            abilities=(play_on(FRIEND), ability),
        )
    )


def told(effect: Effect) -> str:
    """Print an instruction after a timing phrase, and leave that out."""
    return on_a_friend(main_phase(effect)).removeprefix(LABEL)


def object_of(selector: Selector) -> str:
    """Print cards as what is dismissed."""
    return told(Dismiss(selector)).removeprefix("écartez ").removesuffix(".")


class TestNounPhrases:
    """How cards are named."""

    @pytest.mark.parametrize(
        ("selector", "phrase"),
        [
            (choose(cards(EVENT)), "un Événement"),
            (choose(cards(TROUBLEMAKER)), "un Fauteur de troubles"),
            (choose(cards(RESOURCE, Exhausted())), "une Ressource épuisée"),
            (choose(cards(FRIEND, OfColour(ORANGE))), "un Ami [orange]"),
            (choose(cards(RESOURCE, Another())), "une autre Ressource"),
            (choose(cards(FRIEND, ControlledBy(OPPONENT))), "un Ami adverse"),
            (choose(yours(FRIEND, here())), "un de vos Amis présents ici"),
            (choose(yours(RESOURCE, Another(), Ready())), "une autre de vos Ressources prêtes"),
            (Choose(cards(RESOURCE, Another()), 3), "3 autres Ressources"),
            (Choose(yours(MANE), 2), "2 de vos Personnages principaux"),
            (Choose(yours(FRIEND, Another()), 2), "2 de vos autres Amis"),
            (
                Choose(yours(FRIEND, here()), who=OPPONENT),
                "un de vos Amis présents ici au choix de votre adversaire",
            ),
            (choose(in_your_discard_pile(EVENT)), "un Événement dans votre défausse"),
            (choose(cards(RESOURCE, On(cards(FRIEND)))), "une Ressource placée sur un Ami"),
            (choose(cards(RESOURCE, At(THERE, NAMED))), "une Ressource sur ce Problème"),
            (choose(cards(FRIEND, At(THERE, NAMED))), "un Ami face à ce Problème"),
            (each(cards(TROUBLEMAKER)), "chaque Fauteur de troubles"),
            (each(yours(RESOURCE, Another())), "chacune de vos autres Ressources"),
            (each(cards(FRIEND, ControlledBy(OPPONENT))), "chaque Ami adverse"),
            (
                Choose(cards(CARD, At(HOME), OfColour(BLUE | PINK | ORANGE)), 2),
                "2 cartes [blue], [pink] ou [orange] présentes à la maison",
            ),
            (THIS, "cette carte"),
            (THAT, "cette carte-là"),
            (That(EVENT), "cet Événement"),
        ],
    )
    def test_determiners(self, selector: Selector, phrase: str) -> None:
        """Article, number, owner and qualities agree, and stand where French puts them."""
        assert object_of(selector) == phrase

    @pytest.mark.parametrize(
        ("phrase", "words"),
        [
            (NounPhrase(TREE, INDEFINITE, MANY), "des arbres"),
            (NounPhrase(TREE, INDEFINITE, MANY, other=True), "d’autres arbres"),
            (NounPhrase(HERB, INDEFINITE, MANY, possessor=Pronoun(2)), "certaines de vos herbes"),
            (NounPhrase(TREE, DEFINITE, 2, possessor=THEM), "leurs 2 arbres"),
            (NounPhrase(HERB, ANY), "n’importe quelle herbe"),
            (NounPhrase(HERB, ANY, possessor=HIM), "n’importe laquelle de ses herbes"),
            (NounPhrase(HERB, DEFINITE, possessor=HER), "son herbe"),
            (NounPhrase(TREE, qualities=(Adjective("nouveau", "nouvelle", leads=True),)), "un nouvel arbre"),
        ],
    )
    def test_determiners_no_card_needs_yet(self, phrase: NounPhrase, words: str) -> None:
        """Shares, possessives and forms before a vowel are those of the language, not of one text."""
        assert SPEAK.spelt(SPEAK.words(phrase)) == words

    @pytest.mark.parametrize(
        ("noun", "many"),
        [
            (TREE, "arbres"),
            (HERO, "héros"),
            (OWL, "hiboux"),
            (Noun("journal"), "journaux"),
            (Noun("jeu"), "jeux"),
        ],
    )
    def test_plurals(self, noun: Noun, many: str) -> None:
        """Regular plurals follow the spelling, others are given with the noun."""
        assert plural(noun) == many


class TestSpelling:
    """What words do to each other where they touch."""

    @pytest.mark.parametrize(
        ("words", "text"),
        [
            ("de le Problème", "du Problème"),
            ("de le Ami", "de l’Ami"),
            ("à les Amis", "aux Amis"),
            ("à le hasard", "au hasard"),
            ("de des Amis", "d’Amis"),
            ("tant que il", "tant qu’il"),
            ("si il dort si elle veille", "s’il dort si elle veille"),
            ("ce herbier ce héros", "cet herbier ce héros"),
            ("jusque à le bout", "jusqu’au bout"),
            ("le onze de [orange]", "le onze de [orange]"),
        ],
    )
    def test_elision_and_contraction(self, words: str, text: str) -> None:
        """Vowels elide, an h that is breathed does not, signs are not read."""
        assert SPEAK.spelt(words.split()) == text


class TestVerbs:
    """How verbs agree, and where their pronouns go."""

    def test_commands_and_others(self) -> None:
        """The reader is told with "-ez", anyone else is told of."""
        assert told(DiscardCards(YOU, 2)) == "défaussez 2 cartes."
        assert (
            told(DiscardCards(OPPONENT, 2, at_random=True)) == "votre adversaire défausse 2 cartes au hasard."
        )

    def test_each_agrees_as_one_and_a_group_as_many(self) -> None:
        """Chacune gagne; les Ressources subissent chacune."""
        description = yours(RESOURCE, here())

        assert (
            on_a_friend(Continuous((Power(+3),), each(description)))
            == "Chacune de vos Ressources présentes ici gagne +3 en puissance."
        )
        assert (
            on_a_friend(Continuous((Power(-3),), each(description, wording=AFTERWARDS)))
            == "Vos Ressources présentes ici subissent chacune -3 en puissance."
        )

    def test_participles_agree_with_the_subject(self) -> None:
        """Écarté, écartée: also after another verb, and when it is over."""
        lost = Replacement(IsDismissed(one(RESOURCE)), PutIntoHand(That(RESOURCE)))

        assert on_a_friend(when(IsDismissed(choose(yours(FRIEND))), Gain(1))) == (
            "Quand un de vos Amis est écarté, recevez [1]."
        )
        assert on_a_friend(Activated(REACTION, Gain(1), trigger=IsDismissed(choose(yours(RESOURCE))))) == (
            "Réaction\u00a0: après qu’une de vos Ressources a été écartée, recevez [1]."
        )
        assert on_a_friend(lost) == (
            "Si une Ressource devait être écartée, à la place, mettez cette Ressource dans la main de son "
            "propriétaire."
        )

    def test_modal_verbs(self) -> None:
        """Pouvoir and devoir agree, what follows is an infinitive."""
        assert (
            on_a_friend(Standing(Cant(Moves(A_PLAYER, THIS))))
            == "Les joueurs ne peuvent pas déplacer cette carte."
        )
        assert told(By(OPPONENT, May(Gain(2)))) == "votre adversaire peut recevoir [2]."

    @pytest.mark.parametrize(
        ("clause", "sentence"),
        [
            (Clause(VerbPhrase("donner", (HER, ("à", HIM)))), "Donnez-la-lui."),
            (Clause(VerbPhrase("donner", (HER, ("à", HIM))), THEM), "Ils la lui donnent."),
            (Clause(VerbPhrase("donner", (("à", Pronoun(2)), HIM)), HER), "Elle vous le donne."),
            (Clause(VerbPhrase("écarter", (HIM,)), HER, modal="may"), "Elle peut l’écarter."),
            (Clause(VerbPhrase("mettre", (HER, "là")), HIM, modal="has"), "Il l’a mise là."),
            (
                Clause(VerbPhrase("rêver", ("de", NonFinite(VerbPhrase("trouver", (HIM,)), BASE))), HER),
                "Elle rêve de le trouver.",
            ),
        ],
    )
    def test_order_of_pronouns(self, clause: Clause, sentence: str) -> None:
        """Before the verb, or with hyphens after a command; never contracted with a preposition."""
        assert SPEAK.sentence(clause) == sentence

    def test_pronouns_of_cards_have_their_gender(self) -> None:
        """A card is "elle", what is found is what was sought."""
        assert object_of(This(IT)) == "écartez-la"
        assert (
            told(LookAndReorder(1)) == "regardez la carte du dessus de votre pioche et remettez-la en place."
        )

    def test_forms(self) -> None:
        """The rule is that of "jouer"; a verb it would get wrong must be given."""
        assert forms("jouer").reader == "jouez"
        assert imperfect("devoir").many == "devaient"
        for verb in ("préférer", "essayer", "tenir", "vendre"):
            with pytest.raises(Untold, match=verb):
                forms(verb)


class TestSentences:
    """How a sentence is put together."""

    def test_a_label_is_followed_by_a_small_letter(self) -> None:
        """The sentence goes on after the colon; the next one starts anew."""
        both = Sequence((Gain(1), DiscardCards(OPPONENT)))

        assert on_a_friend(main_phase(both)) == f"{LABEL}recevez [1]. Votre adversaire défausse une carte."

    def test_lists(self) -> None:
        """No comma before "et"; neighbours with one verb share it."""
        three = Sequence((Gain(1), ReadyCards(THIS), Score(2)))

        assert told(three) == "recevez [1], préparez cette carte et marquez 2 points."
        assert told(Sequence((Dismiss(THIS), Dismiss(THAT)))) == "écartez cette carte et cette carte-là."

    def test_several_changes(self) -> None:
        """What is gained and what is had are two verbs."""
        changes = (Power(+1), HasKeyword("Swift"))

        assert (
            on_a_friend(Continuous(changes, THIS))
            == "Cette carte gagne +1 en puissance et a le mot-clé Swift."
        )

    def test_choice_first(self) -> None:
        """A choice told first is spoken of afterwards; a chosen card is not called as this one is."""
        one = choose(yours(RESOURCE), wording=CHOSEN_FIRST)
        two = Choose(yours(CARD), 2, wording=CHOSEN_FIRST)

        assert told(Give((Power(+9),), one, END_OF_FACEOFF)) == (
            "choisissez une de vos Ressources. "
            "Cette Ressource gagne +9 en puissance jusqu’à la fin du face-à-face."
        )
        assert (
            told(Move(two, HOME)) == "choisissez 2 de vos cartes. Déplacez les cartes choisies à la maison."
        )

    def test_what_is_bought_is_given(self) -> None:
        """What a card would gain is given to it, what it would suffer is inflicted on it."""
        costs = (Exhaust(THIS),)
        help_another = Give((Power(+4),), choose(cards(CHARACTER, Another())), END_OF_TURN)
        mixed = Give((Power(-2), HasKeyword("Swift")), choose(cards(CHARACTER)), END_OF_TURN)

        assert on_a_friend(main_phase(help_another, costs=costs)) == (
            f"{LABEL}épuisez cette carte pour donner +4 en puissance à un autre personnage "
            "jusqu’à la fin du tour."
        )
        assert on_a_friend(main_phase(mixed, costs=costs)) == (
            f"{LABEL}épuisez cette carte pour infliger -2 en puissance à un personnage et lui donner "
            "le mot-clé Swift jusqu’à la fin du tour."
        )

    def test_what_another_does_is_brought_about(self) -> None:
        """Faire takes the infinitive, who does it, and the pronouns."""
        assert on_a_friend(main_phase(DiscardCards(OPPONENT, 3), costs=(Pay(4),))) == (
            f"{LABEL}payez [4] pour faire défausser 3 cartes par votre adversaire."
        )
        assert on_a_friend(main_phase(Gain(1), costs=(Exhaust(This(IT), OPPONENT),))) == (
            f"{LABEL}faites-la épuiser par votre adversaire pour recevoir [1]."
        )

    def test_an_option_cannot_be_bought(self) -> None:
        """A sentence that French cannot build is refused, not mangled."""
        with pytest.raises(Untold, match="cannot stand inside"):
            on_a_friend(main_phase(May(Gain(3)), costs=(Pay(4),)))

    def test_owners_share_a_word(self) -> None:
        """Several cards go to the hand of their owner, whoever that is for each."""
        assert (
            told(PutIntoHand(Choose(cards(FRIEND), 2))) == "mettez 2 Amis dans la main de leur propriétaire."
        )
        assert (
            told(TurnOver(Choose(cards(MANE), 2))) == "passez 2 Personnages principaux sur leur autre face."
        )
        assert told(Reattach(choose(cards(RESOURCE)), yours(FRIEND))) == (
            "faites passer une Ressource sur un autre de vos Amis."
        )


class TestContext:
    """What is told shortly because it was told before."""

    def test_this_problem_and_this_cards_problem(self) -> None:
        """A Problem speaks of itself, another card of where it is."""
        dearer = Standing(PlayCost(+2, cards(FRIEND), A_PLAYER, ITS_PROBLEM))
        cheaper = Standing(PlayCost(-2, cards(RESOURCE), YOU, ITS_PROBLEM, REDUCED))

        assert (
            on_a_problem(dearer)
            == "Les joueurs doivent payer [2] de plus pour jouer un Ami face à ce Problème."
        )
        assert on_a_friend(cheaper) == (
            "Les Ressources que vous jouez sur le Problème de cette carte coûtent [2] de moins."
        )

    def test_that_one_is_not_this_one(self) -> None:
        """Where "ce" would be read as what is at hand, French adds "-là"."""
        back = Move(choose(cards(FRIEND, At(THERE, NAMED))), HOME)

        assert on_a_problem(when(Confronts(A_PLAYER), back)) == (
            "Quand un joueur affronte ce Problème, déplacez un Ami présent face à ce Problème-là à la maison."
        )
        assert on_an_accessory(when(Plays(YOU, choose(cards(FRIEND))), Dismiss(That(FRIEND)))) == (
            "Quand vous jouez un Ami, écartez cet Ami-là."
        )
        assert on_an_accessory(Continuous((Power(+1),), Host(FRIEND))) == "Cet Ami gagne +1 en puissance."

    def test_that_player(self) -> None:
        """An opponent is "il" afterwards, any player "ce joueur"."""
        effect = Score(4, THAT_PLAYER)

        assert on_a_problem(when(PhaseStarts(MAIN_PHASE, OPPONENT), effect)) == (
            "Au début de la phase principale de votre adversaire, il marque 4 points."
        )
        assert on_a_problem(when(PhaseStarts(MAIN_PHASE, A_PLAYER), effect)) == (
            "Au début de la phase principale d’un joueur, ce joueur marque 4 points."
        )

    def test_owner(self) -> None:
        """The owner is "son propriétaire" once the card was named."""
        pay = PayOr(OWNER, 5, DiscardCards(OWNER))

        assert on_a_friend(when(Plays(YOU, THIS), pay)) == (
            "Quand vous jouez cette carte, son propriétaire doit payer [5] ou défausser une carte."
        )
        assert on_a_friend(when(Uncovers(YOU), pay)) == (
            "Quand vous dévoilez un Fauteur de troubles, le propriétaire de cette carte doit payer [5] ou "
            "défausser une carte."
        )

    def test_a_state_of_the_card_itself_comes_last(self) -> None:
        """The card is named once; further states repeat the conjunction."""
        states = AllOf((Involved(), Has(YOU, cards(PROBLEM), 2)))

        assert on_a_friend(Continuous((Power(+5),), THIS, states)) == (
            "Cette carte gagne +5 en puissance tant qu’elle participe à un face-à-face et que vous avez "
            "au moins 2 Problèmes."
        )
        assert on_a_friend(Continuous((Power(+5),), each(yours(EVENT)), states)) == (
            "Tant que cette carte participe à un face-à-face et que vous avez au moins 2 Problèmes, "
            "chacun de vos Événements gagne +5 en puissance."
        )

    def test_what_is_needed(self) -> None:
        """The impersonal verb takes the reader as a pronoun and others with "à"."""
        assert on_a_friend(Standing(ConfrontNeeds(YOU, -1))) == (
            "Il vous faut 1 de puissance de moins pour affronter le Problème de cette carte."
        )
        assert on_a_problem(Standing(ConfrontNeeds(A_PLAYER, +2))) == (
            "Il faut 2 de puissance de plus aux joueurs pour affronter ce Problème."
        )

    def test_reaction(self) -> None:
        """What the reader did before acting has no subject; what others did has one."""

        def reacting(effect: Effect, trigger: Uncovers | Plays | PhaseStarts) -> str:
            return on_a_friend(Activated(REACTION, effect, trigger=trigger)).removeprefix("Réaction\u00a0: ")

        assert reacting(Gain(2), Uncovers(YOU)) == "après avoir dévoilé un Fauteur de troubles, recevez [2]."
        assert reacting(Gain(2), Uncovers(OPPONENT)) == (
            "après que votre adversaire a dévoilé un Fauteur de troubles, recevez [2]."
        )
        assert reacting(DiscardCards(OPPONENT), Plays(YOU, THIS)) == (
            "après que vous avez joué cette carte, votre adversaire défausse une carte."
        )
        assert (
            reacting(Gain(2), PhaseStarts(MAIN_PHASE, YOU))
            == "après le début de votre phase principale, recevez [2]."
        )


def test_demonstratives_agree() -> None:
    """Ce, cet, cette, ces."""
    shown = [NounPhrase(noun, NEAR, count) for noun in (HERO, TREE, HERB) for count in (1, MANY)]

    assert [SPEAK.spelt(SPEAK.words(phrase)) for phrase in shown] == [
        "ce héros",
        "ces héros",
        "cet arbre",
        "ces arbres",
        "cette herbe",
        "ces herbes",
    ]
