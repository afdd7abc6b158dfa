"""What the reader of cards from other people refuses: numbers, traits and texts that no card would print."""

from dataclasses import replace
from typing import Final

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.language import (
    END_OF_TURN,
    RESOURCE,
    THIS,
    YELLOW,
    Ability,
    Card,
    Choose,
    ChooseColour,
    Continuous,
    Dismiss,
    Draw,
    EachPlayer,
    Effect,
    ForEach,
    Gain,
    Give,
    HasKeyword,
    HasTrait,
    Keyword,
    LookAndReorder,
    Power,
    PowerBecomes,
    PutCounters,
    PutIntoPlay,
    PutTokens,
    Side,
    cards,
    in_your_discard_pile,
    main_phase,
    token,
    wordings as w,
)
from everfree.ccg.written import CardRefused, card_from_json, card_to_json

FRIEND: Final = POOL["pr8"]


def refused(card: Card) -> tuple[str, str]:
    """Return the reason and the place for which a card is refused."""
    with pytest.raises(CardRefused) as found:
        card_from_json(card_to_json(card))
    return found.value.reason, found.value.where


@pytest.mark.parametrize(
    ("effect", "where"),
    [
        (LookAndReorder(-2), "count"),
        (Draw(0), "count"),
        (Draw(-1), "count"),
        (Gain(100), "amount"),
        (Give((Power(0),), THIS, END_OF_TURN), "changes[0].amount"),
        (Give((PowerBecomes(-1),), THIS, END_OF_TURN), "changes[0].amount"),
        (Dismiss(Choose(cards(RESOURCE), -1)), "what.count"),
        (PutCounters(THIS, -1), "count"),
        (PutTokens(token(1, YELLOW, "Critter"), 0), "count"),
    ],
)
def test_numbers_that_no_text_would_print(effect: Effect, where: str) -> None:
    """Negative and empty numbers of cards, and changes by nothing, are refused where they are read."""
    card = replace(FRIEND, front=replace(FRIEND.front, abilities=(main_phase(effect),)))

    assert refused(card) == ("number-out-of-range", f"front.abilities[0].effect.{where}")


@pytest.mark.parametrize(
    "effect",
    [
        Give((Power(-2),), THIS, END_OF_TURN),
        Give((PowerBecomes(0),), THIS, END_OF_TURN),
        Give((Power(ForEach(-1, cards(RESOURCE))),), THIS, END_OF_TURN),
    ],
)
def test_numbers_that_take_away(effect: Effect) -> None:
    """A change may be negative, and set a power to zero."""
    card = replace(FRIEND, front=replace(FRIEND.front, abilities=(main_phase(effect),)))

    assert card_from_json(card_to_json(card)) == card


@pytest.mark.parametrize(
    ("front", "where"),
    [
        (replace(FRIEND.front, traits=("Plumber",)), "front.traits[0]"),
        (
            replace(FRIEND.front, abilities=(main_phase(Give((HasTrait("Plumber"),), THIS, END_OF_TURN)),)),
            "front.abilities[0].effect.changes[0].trait",
        ),
    ],
)
def test_unknown_traits_are_refused(front: Side, where: str) -> None:
    """Only traits that cards are printed with, or that the rules speak of, are known."""
    assert refused(replace(FRIEND, front=front)) == ("unknown-value", where)


@pytest.mark.parametrize(
    ("front", "reason", "where"),
    [
        (replace(FRIEND.front, keywords=(Keyword("Tyrannical", 2),)), "no-text", "front.keywords"),
        (replace(FRIEND.front, keywords=(Keyword("Swift", 2),)), "number-out-of-range", "front.keywords"),
        (replace(FRIEND.front, keywords=(Keyword("Calming"),)), "number-out-of-range", "front.keywords"),
        (
            replace(FRIEND.front, abilities=(Continuous((HasKeyword("Harmonious", 4),), THIS),)),
            "no-text",
            "front.keywords",
        ),
        (
            replace(
                FRIEND.front, abilities=(main_phase(Gain(1)), main_phase(ChooseColour(wording=w.LISTED)))
            ),
            "no-text",
            "front.abilities[1]",
        ),
    ],
)
def test_what_can_not_be_said_is_refused_where_it_is(front: Side, reason: str, where: str) -> None:
    """A keyword without a reminder and a wording that a word does not have are found while reading."""
    assert refused(replace(FRIEND, front=front)) == (reason, where)


@pytest.mark.parametrize(
    "ability",
    [
        main_phase(EachPlayer(Dismiss(Choose(cards(RESOURCE), at_random=True)))),
        main_phase(PutIntoPlay(Choose(in_your_discard_pile(RESOURCE), at_random=True))),
    ],
)
def test_chance_chooses_only_where_it_is_asked(ability: Ability) -> None:
    """Not for each player, or in an instruction that asks a player by itself."""
    card = replace(FRIEND, id="odd", title="Odd", front=replace(FRIEND.front, abilities=(ability,)))

    assert refused(card) == ("unknown-word", "front.abilities[0]")
