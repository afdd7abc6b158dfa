"""English grammar on trees of our own: articles, plurals, possessives, verbs, lists, what is left out."""

import pytest

from everfree.ccg.language import (
    A_PLAYER,
    AFTERWARDS,
    BLUE,
    CARD,
    CHARACTER,
    CHOSEN_FIRST,
    COMMON,
    DISCARD_PILE,
    EARTH_PONY,
    END_OF_FACEOFF,
    EVENT,
    FRIEND,
    HERE,
    HOME,
    IT,
    MAIN_PHASE,
    MANE,
    OPPONENT,
    ORANGE,
    OWNER,
    PINK,
    PROBLEM,
    REACTION,
    RESOURCE,
    REVERSED,
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
    CantMove,
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
    OfColour,
    OnlyColour,
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
            (choose(cards(FRIEND, OnlyColour(PINK))), "a Friend that is only [pink]"),
            (choose(yours(FRIEND, here())), "one of your Friends here"),
            (choose(yours(RESOURCE, Another(), Ready())), "another one of your ready Resources"),
            (Choose(cards(RESOURCE), 3), "3 Resources"),
            (Choose(cards(RESOURCE, Another()), 3), "3 other Resources"),
            (Choose(yours(MANE), 2), "2 of your Mane Characters"),
            (Choose(yours(FRIEND, Another()), 2), "2 of your other Friends"),
            (Choose(cards(FRIEND, ControlledBy(OPPONENT)), 2), "2 of an opponent's Friends"),
            (Choose(yours(FRIEND, here()), who=OPPONENT), "one of your Friends of your opponent's choice here"),
            (choose(cards(FRIEND, ControlledBy(YOU)).__class__(EVENT, (), DISCARD_PILE)), "an Event in the discard pile"),
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
