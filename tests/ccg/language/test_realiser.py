"""English grammar on trees of our own: articles, plurals, possessives, verbs, lists, what is left out."""

import pytest

from everfree.ccg.language import (
    A_PLAYER,
    BLUE,
    CARD,
    CHARACTER,
    COMMON,
    EARTH_PONY,
    END_OF_FACEOFF,
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
    THIS,
    TROUBLEMAKER,
    UNICORN,
    WHITE,
    YOU,
    Ability,
    Activated,
    AllOf,
    Another,
    By,
    Cant,
    CheapenNextCard,
    Choose,
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
    Involved,
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
    Score,
    Selector,
    Sequence,
    Standing,
    This,
    Uncovers,
    WithTrait,
    cards,
    choose,
    each,
    friend,
    here,
    in_your_discard_pile,
    main_phase,
    problem,
    when,
    yours,
)
from everfree.ccg.language.text import Untold, card_text
from everfree.ccg.language.text.english.grammar import EnglishRealiser
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    FAR,
    GERUND,
    OR,
    PARTICIPLE,
    Clause,
    Joined,
    NonFinite,
    Noun,
    NounPhrase,
    Paragraph,
    VerbPhrase,
)
from everfree.ccg.language.wordings import AFTERWARDS, CHOSEN_FIRST, IT, REVERSED


def on_a_friend(ability: Ability) -> str:
    """Print one ability on a Friend."""
    card = friend(
        "x1", "Plum, Baker", WHITE, power=1, cost=1, traits=(EARTH_PONY,), rarity=COMMON, abilities=(ability,)
    )
    return card_text(card).sides[0].paragraphs[0]


def on_a_problem(ability: Ability) -> str:
    """Print one ability on a Problem."""
    card = problem("x2", "Spilt Milk", bonus=1, owner=(), opponent=2, rarity=COMMON, abilities=(ability,))
    return card_text(card).sides[0].paragraphs[0]


def told(effect: Effect) -> str:
    """Print an instruction after a timing phrase, and leave that out."""
    return on_a_friend(main_phase(effect)).removeprefix("Main Phase: ")


def object_of(selector: Selector) -> str:
    """Print cards as what is dismissed."""
    return told(Dismiss(selector)).removeprefix("Dismiss ").removesuffix(".")


class TestNounPhrases:
    """How cards are named."""

    @pytest.mark.parametrize(
        ("selector", "phrase"),
        [
            (choose(cards(EVENT)), "an Event"),
            (choose(cards(TROUBLEMAKER)), "a Troublemaker"),
            (choose(cards(CHARACTER, WithTrait(UNICORN))), "a Unicorn character"),
            (choose(cards(FRIEND, Exhausted())), "an exhausted Friend"),
            (choose(cards(FRIEND, OfColour(ORANGE))), "a [orange] Friend"),
            (choose(cards(FRIEND, Another())), "another Friend"),
            (choose(cards(FRIEND, ControlledBy(OPPONENT))), "an opponent's Friend"),
            (choose(yours(FRIEND, here())), "one of your Friends here"),
            (choose(yours(RESOURCE, Another(), Ready())), "another one of your ready Resources"),
            (Choose(cards(RESOURCE), 3), "3 Resources"),
            (Choose(cards(RESOURCE, Another()), 3), "3 other Resources"),
            (Choose(yours(MANE), 2), "2 of your Mane Characters"),
            (Choose(yours(FRIEND, Another()), 2), "2 of your other Friends"),
            (Choose(cards(FRIEND, ControlledBy(OPPONENT)), 2), "2 of an opponent's Friends"),
            (
                Choose(yours(FRIEND, here()), who=OPPONENT),
                "one of your Friends of your opponent's choice here",
            ),
            (choose(in_your_discard_pile(EVENT)), "an Event in your discard pile"),
            (choose(cards(RESOURCE, On(cards(FRIEND)))), "a Resource on a Friend"),
            (each(cards(TROUBLEMAKER)), "each Troublemaker"),
            (each(yours(FRIEND, Another())), "each of your other Friends"),
            (each(cards(FRIEND, ControlledBy(OPPONENT))), "each of your opponent's Friends"),
            (THIS, "this card"),
            (This(IT), "it"),
            (THAT, "that card"),
        ],
    )
    def test_determiners(self, selector: Selector, phrase: str) -> None:
        """Article, number, owner and properties stand where English puts them."""
        assert object_of(selector) == phrase

    @pytest.mark.parametrize(
        ("noun", "many"),
        [
            ("token", "tokens"),
            ("Pegasus", "Pegasuses"),
            ("Ally", "Allies"),
            ("Donkey", "Donkeys"),
            ("Ox", "Oxen"),
        ],
    )
    def test_plurals(self, noun: str, many: str) -> None:
        """Regular plurals follow the spelling, others are given with the noun."""
        word = Noun(noun, "Oxen" if noun == "Ox" else "")

        assert EnglishRealiser().words(NounPhrase(word, count=4)) == ["4", many]

    @pytest.mark.parametrize(
        ("owner", "phrase"),
        [
            (NounPhrase(Noun("owner"), FAR), "that owner's hat"),
            (NounPhrase(Noun("owner"), FAR, 2), "those owners' hat"),
            (NounPhrase(Noun("hero", "heroes"), DEFINITE, 3), "the 3 heroes' hat"),
        ],
    )
    def test_possessives(self, owner: NounPhrase, phrase: str) -> None:
        """The apostrophe follows a plural s."""
        assert " ".join(EnglishRealiser().words(NounPhrase(Noun("hat"), DEFINITE, possessor=owner))) == phrase

    def test_colours_are_listed_in_either_order(self) -> None:
        """A set of colours is told with "or", in the rulebook's order or its reverse."""
        three = BLUE | PINK | ORANGE

        assert object_of(choose(cards(CARD, OfColour(three)))) == "a [blue], [pink], or [orange] card"
        assert object_of(choose(cards(CARD, OfColour(BLUE | PINK, REVERSED)))) == "a [pink] or [blue] card"

    def test_whose_cards_go_where(self) -> None:
        """Many cards have owners, one has an owner."""
        assert told(PutIntoHand(THAT)) == "Put that card into its owner's hand."
        assert told(PutIntoHand(Choose(cards(FRIEND), 2))) == "Put 2 Friends into their owners' hands."


class TestVerbs:
    """How verbs agree."""

    def test_commands_and_others(self) -> None:
        """The reader is told, anyone else is told of."""
        assert told(DiscardCards(YOU, 2)) == "Discard 2 cards."
        assert told(DiscardCards(OPPONENT, 2, at_random=True)) == "Your opponent discards 2 random cards."

    def test_each_agrees_as_one_and_a_group_as_many(self) -> None:
        """Each of them gets it; they each get it."""
        description = yours(FRIEND, here())

        assert (
            on_a_friend(Continuous((Power(+3),), each(description)))
            == "Each of your Friends here gets +3 power."
        )
        assert (
            on_a_friend(Continuous((Power(-3),), each(description, wording=AFTERWARDS)))
            == "Your Friends here each get -3 power."
        )
        assert (
            on_a_friend(Continuous((Power(-3),), each(cards(FRIEND), wording=AFTERWARDS)))
            == "Friends each get -3 power."
        )

    def test_several_changes_share_a_verb_where_they_can(self) -> None:
        """Neighbours with one verb are joined behind it."""
        changes = (Power(+1), HasKeyword("Swift"), HasKeyword("Stubborn"))

        assert on_a_friend(Continuous(changes, THIS)) == "This card gets +1 power and has Swift and Stubborn."

    def test_forms_without_subject(self) -> None:
        """Endings follow the spelling of the verb."""
        realiser = EnglishRealiser()

        def form(verb: str, ending: str) -> list[str]:
            return realiser.words(NonFinite(VerbPhrase(verb), ending))

        assert [form("ignore", GERUND), form("play", GERUND)] == [["ignoring"], ["playing"]]
        assert [form("ignore", PARTICIPLE), form("ready", PARTICIPLE), form("play", PARTICIPLE)] == [
            ["ignored"],
            ["readied"],
            ["played"],
        ]

    def test_modal_takes_the_base_form(self) -> None:
        """Nobody may does."""
        assert on_a_friend(Standing(Cant(Moves(A_PLAYER, THIS)))) == "Players can't move this card."
        assert told(By(OPPONENT, May(Gain(2)))) == "Your opponent may gain [2]."


class TestSentences:
    """How a sentence is put together."""

    def test_capital_stop_and_comma(self) -> None:
        """Each sentence starts with a capital and ends with a stop; circumstances end with a comma."""
        state = Clause(VerbPhrase("rest", (NounPhrase(Noun("while")),)), fronted=("at home", "if tired"))

        assert EnglishRealiser().sentence(state) == "At home, if tired, rest a while."
        assert EnglishRealiser().paragraph(Paragraph((state, state), "Nap")).count("At home") == 2

    def test_a_sign_has_no_capital(self) -> None:
        """A sentence may start with a colour."""
        ability = Continuous((Power(+1),), each(cards(CARD, OfColour(PINK)), wording=AFTERWARDS))

        assert on_a_friend(ability) == "[pink] cards each get +1 power."

    def test_lists(self) -> None:
        """Two items need no comma, three have them."""
        three = Sequence((Gain(1), ReadyCards(THIS), Score(2)))

        assert told(three) == "Gain [1], ready this card, and score 2 points."
        assert EnglishRealiser().words(Joined(("a b", "c"), OR)) == ["a", "b", "or", "c"]

    def test_one_verb_for_neighbours(self) -> None:
        """Dismissing this and that is told once."""
        assert told(Sequence((Dismiss(THIS), Dismiss(THAT)))) == "Dismiss this card and that card."

    def test_several_subjects_are_several_sentences(self) -> None:
        """What different players do is not one list."""
        both = Sequence((Gain(1), DiscardCards(OPPONENT)))

        assert told(both) == "Gain [1]. Your opponent discards a card."

    def test_choice_first(self) -> None:
        """A choice told first is spoken of afterwards."""
        one = choose(yours(FRIEND), wording=CHOSEN_FIRST)
        two = Choose(yours(FRIEND), 2, wording=CHOSEN_FIRST)

        assert told(Give((Power(+9),), one, END_OF_FACEOFF)) == (
            "Choose one of your Friends. That Friend gets +9 power until the end of the faceoff."
        )
        assert told(Move(two, HOME)) == "Choose 2 of your Friends. Move those Friends home."

    def test_costs_come_before_to(self) -> None:
        """What another does for a cost or an effect, one has them do."""
        costs = (Exhaust(THIS, OPPONENT), Pay(4))

        assert on_a_friend(main_phase(Gain(3), costs=costs)) == (
            "Main Phase: Have your opponent exhaust this card and pay [4] to gain [3]."
        )
        assert on_a_friend(main_phase(DiscardCards(OPPONENT, 3), costs=(Pay(4),))) == (
            "Main Phase: Pay [4] to have your opponent discard 3 cards."
        )

    def test_an_option_cannot_be_bought(self) -> None:
        """A sentence that English cannot build is refused, not mangled."""
        with pytest.raises(Untold, match="cannot stand inside"):
            on_a_friend(main_phase(May(Gain(3)), costs=(Pay(4),)))

    def test_look_at_one_card(self) -> None:
        """One card is the top card, and it is put back."""
        assert told(LookAndReorder(1)) == "Look at the top card of your deck and put it back in any order."


class TestContext:
    """What is told shortly because it was told before."""

    def test_this_problem_and_this_cards_problem(self) -> None:
        """A Problem speaks of itself, another card of where it is."""
        law = Standing(PlayCost(-2, cards(EVENT), YOU, ITS_PROBLEM))

        assert on_a_friend(law) == "You pay [2] less to play an Event to this card's Problem."
        assert on_a_problem(law) == "You pay [2] less to play an Event to this Problem."

    def test_that_player(self) -> None:
        """An opponent is "they" afterwards, any player "that player"."""
        effect = Score(4, THAT_PLAYER)

        assert on_a_problem(when(PhaseStarts(MAIN_PHASE, OPPONENT), effect)) == (
            "At the start of your opponent's Main Phase, they score 4 points."
        )
        assert on_a_problem(when(PhaseStarts(MAIN_PHASE, A_PLAYER), effect)) == (
            "At the start of a player's Main Phase, that player scores 4 points."
        )

    def test_owner(self) -> None:
        """The owner is "its owner" once the card was named."""
        pay = PayOr(OWNER, 5, DiscardCards(OWNER))

        assert on_a_friend(when(Plays(YOU, THIS), pay)) == (
            "When you play this card, its owner must pay [5] or discard a card."
        )
        assert on_a_friend(when(Uncovers(YOU), pay)) == (
            "When you uncover a Troublemaker, this card's owner must pay [5] or discard a card."
        )

    def test_while_elides_the_subject_it_shares(self) -> None:
        """The card is named once; a second state is told with "if"."""
        states = AllOf((Involved(), Has(YOU, cards(PROBLEM), 2)))

        assert on_a_friend(Continuous((Power(+5),), THIS, states)) == (
            "While involved in a faceoff, if you have at least 2 Problems, this card gets +5 power."
        )
        assert on_a_friend(Continuous((Power(+5),), each(yours(EVENT)), states)).startswith(
            "While this card is involved in a faceoff, if"
        )

    def test_turn(self) -> None:
        """Without a trigger, the turn is this one."""
        assert told(CheapenNextCard(3)).startswith("The next card you play this turn")

    def test_reaction(self) -> None:
        """Events and times are both told with "after"."""
        event = Activated(REACTION, Gain(2), trigger=Uncovers(OPPONENT))
        time = Activated(REACTION, Gain(2), trigger=PhaseStarts(MAIN_PHASE, YOU))

        assert on_a_friend(event) == "Reaction: After your opponent uncovers a Troublemaker, gain [2]."
        assert on_a_friend(time) == "Reaction: After the start of your Main Phase, gain [2]."

    def test_reattach_to_other_hosts(self) -> None:
        """Only from Friend to Friend is the second one left out."""
        assert told(Reattach(choose(cards(RESOURCE)), yours(FRIEND))) == (
            "Reattach a Resource to another one of your Friends."
        )
