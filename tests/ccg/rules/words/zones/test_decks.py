"""402: the top and the bottom cards of a deck, as cards that an instruction is about."""

import pytest

from everfree.ccg.kernel import kinds
from everfree.ccg.language import (
    A_PLAYER,
    AN_OPPONENT,
    EVENT,
    FRIEND,
    OPPONENT,
    THAT,
    TROUBLEMAKER,
    Banish,
    By,
    Card,
    DrawDeck,
    Effect,
    Gain,
    If,
    Is,
    It,
    LookAt,
    May,
    PutIntoDiscardPile,
    PutIntoHand,
    PutIntoPlay,
    PutUnderDeck,
    Reveal,
    SearchDeck,
    Sequence,
    TopOf,
    WithEvenPower,
    cards,
    main_phase,
    wordings as w,
)
from everfree.ccg.language.text import card_text
from everfree.ccg.language.text.phrasebook import Untold
from everfree.testing import Table, plain

EVEN = (WithEvenPower(),)


def able(*effects: Effect) -> Card:
    """Make a Friend with instructions in the Main Phase."""
    return plain(abilities=(main_phase(effects[0] if len(effects) == 1 else Sequence(effects)),))


def told(card: Card, language: str = "en") -> str:
    """Print the first paragraph of a card."""
    return card_text(card, language).sides[0].paragraphs[0]


@pytest.mark.clause("402.3")
def test_top_and_bottom() -> None:
    """So many cards of the one end or the other."""
    first, second, third = plain(), plain(), plain()
    mill = able(PutIntoDiscardPile(TopOf(2)))
    table = Table(home=[mill], deck=[first, second, third]).use(mill)
    assert [table.zone_of(one) for one in (first, second, third)] == ["discard-pile"] * 2 + ["draw-deck"]

    turner = able(PutUnderDeck(TopOf()), PutIntoHand(TopOf(bottom=True), w.YOURS))
    table = Table(home=[turner], deck=[first, second, third]).use(turner)
    assert [table.zone_of(one) for one in (first, second)] == ["hand", "draw-deck"]


def test_no_more_than_there_are() -> None:
    """A short deck gives what it has (707.2)."""
    last = plain()
    mill = able(PutIntoDiscardPile(TopOf(3)), Gain(1))
    table = Table(home=[mill], deck=[last]).use(mill)

    assert (table.zone_of(last), table.tokens) == ("discard-pile", 1)


def test_of_each_player() -> None:
    """The top card of every deck goes to its own owner's discard pile."""
    mine, theirs = plain(), plain()
    mill = able(PutIntoDiscardPile(TopOf(deck=DrawDeck(A_PLAYER))))
    table = Table(home=[mill], deck=[mine, plain()], opponent_deck=[theirs, plain()]).use(mill)

    assert (table.zone_of(mine), table.zone_of(theirs)) == ("discard-pile", "discard-pile")
    assert "the top card of each player's deck into that player's discard pile" in told(mill)
    assert "de la pioche de chaque joueur dans la défausse de ce joueur" in told(mill, "fr")


def test_it_is_that_card_afterwards() -> None:
    """What was revealed can be asked about and taken; a card of another kind stays on its deck."""
    seer = able(
        Reveal(TopOf()), If(Is(THAT, noun=FRIEND), PutIntoHand(It(), w.YOURS), PutUnderDeck(It(), w.YOURS))
    )
    pal, other = plain(), plain()
    table = Table(home=[seer], deck=[pal, other]).use(seer)
    assert table.zone_of(pal) == "hand"

    odd = able(Reveal(TopOf()), If(Is(THAT, (WithEvenPower(),)), PutIntoHand(It(), w.YOURS)))
    even, uneven = plain(2), plain(3)
    assert Table(home=[odd], deck=[even, other]).use(odd).zone_of(even) == "hand"
    assert Table(home=[odd], deck=[uneven, other]).use(odd).zone_of(uneven) == "draw-deck"


def test_a_deck_of_another_player() -> None:
    """ "You" is the player who does it."""
    mine, theirs = plain(), plain()
    exile = able(By(OPPONENT, Banish(TopOf())))
    table = Table(home=[exile], deck=[mine, plain()], opponent_deck=[theirs, plain()]).use(exile)

    assert (table.zone_of(mine), table.zone_of(theirs)) == ("draw-deck", "banished")
    assert told(exile) == "Main Phase: Your opponent banishes the top card of their deck."


@pytest.mark.clause("402.1")
def test_looking_shows_it_to_one_player() -> None:
    """The card stays where it is, and may be put elsewhere afterwards."""
    top, under = plain(), plain()
    seer = able(LookAt(TopOf()), May(PutUnderDeck(THAT, w.YOURS)))
    mill = able(PutIntoDiscardPile(TopOf()))
    table = Table(home=[seer, mill], deck=[top, under]).use(seer)

    assert (table.told(kinds.LOOKED), table.asked) == (1, "may")
    table.choose("yes").use(mill)
    assert (table.zone_of(top), table.zone_of(under)) == ("draw-deck", "discard-pile")


@pytest.mark.parametrize(
    ("effects", "english"),
    [
        (
            (Reveal(TopOf()), If(Is(THAT, noun=EVENT, wording=w.FOUND), Gain(1))),
            "If you reveal an Event this way, ",
        ),
        (
            (Reveal(TopOf()), If(Is(THAT, (WithEvenPower(),), wording=w.OWN_NUMBER), Gain(1))),
            "power is even, ",
        ),
        ((Reveal(TopOf()), If(Is(THAT, noun=EVENT), Gain(1), Gain(2), w.OTHERWISE)), "Otherwise, gain [2]."),
        ((Banish(TopOf(2, wording=w.IN_WORDS)),), "the top two cards of your deck"),
        ((Banish(TopOf(2, wording=w.COUNTED)),), "2 cards from the top of your deck"),
        ((Reveal(TopOf(deck=DrawDeck(AN_OPPONENT))),), "the top card of an opponent's deck"),
    ],
)
def test_ways_to_say_it(effects: tuple[Effect, ...], english: str) -> None:
    """The same cards in the words of their set, in both languages."""
    assert english in told(able(*effects))
    assert told(able(*effects), "fr")


def test_searching_without_a_word_about_shuffling() -> None:
    """The deck is shuffled whether the text says so or not (518.2)."""
    seeker = able(SearchDeck(cards(TROUBLEMAKER), PutIntoPlay(It(), face_up=True), wording=w.UNDERSTOOD))

    assert told(seeker) == "Main Phase: Search your deck for a Troublemaker and put it into play face-up."
    assert "face visible" in told(seeker, "fr")


def test_one_card_has_no_number() -> None:
    """ "The top one card" is never printed."""
    with pytest.raises(Untold):
        told(able(Banish(TopOf(wording=w.IN_WORDS))))
