"""What the words about leaving play, banishing, flipping and looking say in both languages."""

import pytest

from everfree.ccg.language import (
    A_PLAYER,
    AGILE,
    CARD,
    EVENT,
    FRIEND,
    HASTY,
    OPPONENT,
    PERSISTENT,
    PUMPED,
    RANDOM,
    REDEEM,
    THAT,
    THIS,
    VEXING,
    VILLAIN,
    YOU,
    Ability,
    Banish,
    Cant,
    ControlledBy,
    Discards,
    EntersDiscardPile,
    Exhaust,
    Frighten,
    Gain,
    IsRetired,
    Keyword,
    LeavesPlay,
    One,
    PutsFlippedUnderDeck,
    PutUnderDeck,
    Replacement,
    Retire,
    Spend,
    Standing,
    TurnStarts,
    beneath_this,
    cards,
    choose,
    main_phase,
    meticulous,
    one,
    transform,
    when,
    wordings as w,
    yours,
)
from everfree.ccg.language.text import card_text, keyword_reminder
from everfree.testing import plain

MINE = ControlledBy(YOU)


def printed(ability: Ability, language: str) -> str:
    """Print one ability on a Friend, with plain spaces."""
    return card_text(plain(abilities=(ability,)), language).sides[0].paragraphs[0].replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("ability", "english", "french"),
    [
        (
            when(LeavesPlay(THIS), Gain(1)),
            "When this card leaves play, gain [1].",
            "Quand cette carte quitte le jeu, recevez [1].",
        ),
        (
            when(IsRetired(one(FRIEND, MINE)), Gain(1)),
            "When one of your Friends is retired, gain [1].",
            "Quand un de vos Amis est mis à la retraite, recevez [1].",
        ),
        (
            when(Discards(A_PLAYER, one(CARD, MINE), w.PASSIVE), Gain(1)),
            "When one of your cards is discarded, gain [1].",
            "Quand une de vos cartes est défaussée, recevez [1].",
        ),
        (
            Replacement(EntersDiscardPile(one(FRIEND), whose=YOU), Banish(THAT)),
            "If a Friend would enter your discard pile, banish that card instead.",
            "Si un Ami devait aller dans votre défausse, à la place, bannissez cette carte-là.",
        ),
        (
            Replacement(PutsFlippedUnderDeck(A_PLAYER, EVENT), Banish(THAT)),
            "If a player would put a flipped Event on the bottom of their deck, banish that card instead.",
            "Si un joueur devait mettre un Événement retourné sous sa pioche, à la place, "
            "bannissez cette carte-là.",
        ),
        (
            Standing(Cant(LeavesPlay(One(yours(FRIEND))))),
            "Your Friends can't leave play.",
            "Vos Amis ne peuvent pas quitter le jeu.",
        ),
        (
            Standing(Cant(LeavesPlay(One(cards(FRIEND))))),
            "Friends can't leave play.",
            "Les Amis ne peuvent pas quitter le jeu.",
        ),
        (
            main_phase(Gain(1), costs=(Spend(beneath_this()),)),
            "Main Phase: Spend a card from beneath this card to gain [1].",
            "Phase principale : dépensez une carte placée sous cette carte pour recevoir [1].",
        ),
        (
            main_phase(Gain(1), costs=(Exhaust(THIS), Spend(beneath_this(2)))),
            "Main Phase: Exhaust this card and spend 2 cards from beneath this card to gain [1].",
            "Phase principale : épuisez cette carte et dépensez 2 cartes placées sous cette carte "
            "pour recevoir [1].",
        ),
        (
            main_phase(PutUnderDeck(choose(cards(FRIEND)))),
            "Main Phase: Put a Friend on the bottom of its owner's deck.",
            "Phase principale : mettez un Ami sous la pioche de son propriétaire.",
        ),
        (
            main_phase(Banish(choose(cards(FRIEND)), beneath_this=True)),
            "Main Phase: Banish a Friend to beneath this card.",
            "Phase principale : bannissez un Ami sous cette carte.",
        ),
        (
            main_phase(Retire(choose(yours(FRIEND)))),
            "Main Phase: Retire one of your Friends.",
            "Phase principale : mettez un de vos Amis à la retraite.",
        ),
        (
            main_phase(Frighten(choose(cards(FRIEND)))),
            "Main Phase: Frighten a Friend.",
            "Phase principale : effrayez un Ami.",
        ),
        (
            when(TurnStarts(OPPONENT), Gain(1)),
            "At the start of your opponent's turn, gain [1].",
            "Au début du tour de votre adversaire, recevez [1].",
        ),
    ],
)
def test_words(ability: Ability, english: str, french: str) -> None:
    """An ability is told in the game's idiom, and in French with its agreement and contractions."""
    assert (printed(ability, "en"), printed(ability, "fr")) == (english, french)


@pytest.mark.parametrize(
    ("keyword", "reminder"),
    [
        (AGILE, "You may move this card whenever you have priority."),
        (HASTY, "You may play this card whenever you have priority."),
        (PERSISTENT, "If this card would leave play, you may frighten this card instead."),
        (
            RANDOM,
            "You may ignore a card of 1 power you flip and flip another, "
            "once in each faceoff with this card.",
        ),
        (REDEEM, "You may retire a Friend or a Troublemaker of that title to pay [3] less for this card."),
        (VEXING, "If your opponent would confront this card's Problem, you may retire this card instead."),
        (VILLAIN, "When this card is uncovered, frighten each Friend here."),
        (transform(2), "You may retire one of your Friends and play this card there for that price."),
        (
            meticulous(1),
            "At the start of your turn, you may look at the top card of your deck "
            "and put it back on the top or the bottom.",
        ),
        (
            PUMPED,
            "Once per faceoff, while this card is involved in a faceoff, "
            "if you would put a flipped card on the bottom of your deck, "
            "you may banish that card to beneath this card instead.",
        ),
    ],
)
def test_reminders(keyword: Keyword, reminder: str) -> None:
    """A keyword's reminder says what its tree does, or what the chapters do."""
    assert keyword_reminder(keyword) == reminder


@pytest.mark.parametrize("x", [2, 3])
def test_a_keyword_with_a_number_says_it(x: int) -> None:
    """Meticulous tells how many cards, in both languages."""
    assert f"the top {x} cards" in keyword_reminder(meticulous(x))
    assert f"les {x} premières cartes" in keyword_reminder(meticulous(x), "fr")
