"""Texts made of others: modes, and what a player pays for."""

import pytest

from everfree.ccg.language import (
    FRIEND,
    OPPONENT,
    THIS,
    YOU,
    Ability,
    CheapenNextCard,
    ChooseOne,
    DiscardCards,
    Draw,
    Effect,
    Exhaust,
    Gain,
    May,
    Plays,
    Sequence,
    cards,
    main_phase,
    when,
    wordings as w,
)
from everfree.ccg.language.text import card_text
from everfree.testing import plain


def printed(ability: Ability, language: str = "en") -> str:
    """Return the text of a card with one ability."""
    return card_text(plain(abilities=(ability,)), language).sides[0].paragraphs[0]


@pytest.mark.parametrize(
    ("effects", "english", "french"),
    [
        (
            (Sequence((DiscardCards(OPPONENT), Draw(1))), Draw(2)),
            "Your opponent discards a card and you draw a card, or draw 2 cards.",
            "votre adversaire défausse une carte et vous piochez une carte, ou piochez 2 cartes.",
        ),
        (
            (Draw(2), Gain(2), Sequence((Draw(1), DiscardCards(OPPONENT)))),
            "Draw 2 cards, gain [2], or draw a card and your opponent discards a card.",
            "piochez 2 cartes, recevez [2] ou piochez une carte et votre adversaire défausse une carte.",
        ),
    ],
)
def test_each_mode_is_one_item_of_the_list(effects: tuple[Effect, ...], english: str, french: str) -> None:
    """A mode of two instructions is not printed as two modes."""
    ability = main_phase(ChooseOne(effects))

    assert printed(ability) == f"Main Phase: Choose one: {english}"
    assert printed(ability, "fr").endswith(french)


@pytest.mark.parametrize(
    ("wording", "reduced"),
    [
        ("", "reduce the cost of the next Friend you play this turn by [2]"),
        (w.BY_LAST, "reduce the cost of the next Friend you play this turn by [2]"),
        (w.BY_FIRST, "reduce by [2] the cost of the next Friend you play this turn"),
        (w.COST_OF_NEXT, "reduce the cost of your next Friend this turn by [2]"),
    ],
)
def test_a_reduced_cost_can_be_paid_for(wording: str, reduced: str) -> None:
    """After a cost, and where a player may do it, every wording says what the player does."""
    cheapen = CheapenNextCard(2, cards(FRIEND), wording)

    assert (
        printed(main_phase(cheapen, costs=(Exhaust(THIS),))) == f"Main Phase: Exhaust this card to {reduced}."
    )
    optional = printed(when(Plays(YOU, THIS), May(cheapen)))
    assert optional.replace("that turn", "this turn") == f"When you play this card, you may {reduced}."
