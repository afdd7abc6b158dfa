"""What a card is now, as a condition."""

import pytest

from everfree.ccg.language import (
    A_PROBLEM,
    AT_LEAST,
    CHARACTER,
    EVENT,
    FRIEND,
    HOME,
    MANE,
    OPPONENT,
    POWER,
    THAT,
    THIS,
    YOU,
    Another,
    At,
    Boosted,
    Card,
    Choose,
    Condition,
    Continuous,
    ControlledBy,
    Each,
    Exhaust,
    Exhausted,
    Frightened,
    Gain,
    HasMore,
    If,
    Is,
    It,
    Not,
    OfColour,
    One,
    Pick,
    PlayToHome,
    Power,
    Ready,
    Sequence,
    That,
    ThereAre,
    This,
    With,
    WithCard,
    WithTrait,
    cards,
    choose,
    each,
    here,
    is_at,
    main_phase,
    resource,
    wordings as w,
    yours,
)
from everfree.ccg.language.text import card_text
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.vocab import RESOURCE, WHITE, YELLOW, CardType
from everfree.testing import RoundTable, Side, Table, piece, plain

AT_HOME = (PlayToHome(),)


def proud(condition: Condition) -> Card:
    """Make a Friend of one power that has one more while a condition holds."""
    return plain(1, WHITE, abilities=(Continuous((Power(+1),), This(w.IT), condition),))


@pytest.mark.parametrize(
    ("test", "ready", "exhausted"),
    [(Exhausted(), 1, 2), (Ready(), 2, 1), (At(HOME), 2, 2), (OfColour(YELLOW), 1, 1)],
)
def test_this_card(test: Ready, ready: int, exhausted: int) -> None:
    """It depends on the card as it is now."""
    card = proud(Is(THIS, (test,)))
    fresh, tired = piece(card), piece(card, exhausted=True)

    assert Table(home=[fresh]).power(fresh) == ready
    assert Table(home=[tired]).power(tired) == exhausted


def test_negated() -> None:
    """Not exhausted is ready; and of no card it is false either way."""
    card = proud(Is(THIS, (Not(Exhausted()),)))
    none = Each(cards(FRIEND, Another()))
    lonely, empty = piece(proud(Is(none, (Ready(),)))), piece(proud(Is(none, (Not(Ready()),))))
    fresh, tired = piece(card), piece(card, exhausted=True)

    assert Table(home=[fresh]).power(fresh) == 2
    assert Table(home=[tired]).power(tired) == 1
    assert (Table(home=[lonely]).power(lonely), Table(home=[empty]).power(empty)) == (1, 1)


def test_every_card_meant() -> None:
    """Of several cards all must be such."""
    card = piece(proud(Is(each(yours(FRIEND, Another())), (With(POWER, AT_LEAST, 2),))))

    assert Table(home=[card, plain(2), plain(3)]).power(card) == 2
    assert Table(home=[card, plain(2), plain(1)]).power(card) == 1


def test_the_kind_of_a_card() -> None:
    """A chosen card that is a Friend, and one that is a Resource."""
    both = CardType(FRIEND | RESOURCE)
    judge = plain(
        abilities=(
            main_phase(Sequence((Pick(choose(yours(both, Another()))), If(Is(THAT, noun=FRIEND), Gain(2))))),
        )
    )
    pal = plain(1)
    thing = resource(
        "thing", "Thing", YELLOW, power=0, cost=1, traits=(), rarity="", abilities=(PlayToHome(),)
    )

    assert Table(home=[judge, pal, thing]).use(judge).choose(pal).tokens == 2
    assert Table(home=[judge, pal, thing]).use(judge).choose(thing).tokens == 0


def test_frightened_and_boosted() -> None:
    """A frightened Friend, and a Mane Character on its first side."""
    scared = piece(proud(Is(each(yours(FRIEND, Another())), (Frightened(),))))
    plump = piece(proud(Is(each(yours(MANE)), (Boosted(),))))

    assert Table(home=[scared, piece(plain(3), frightened=True)]).power(scared) == 2
    assert Table(home=[scared, plain(3)]).power(scared) == 1
    assert Table(home=[plump]).power(plump) == 1


@pytest.mark.parametrize(
    ("condition", "english", "french"),
    [
        (Is(THIS, (Exhausted(),)), "While this card is exhausted, ", "cette carte est épuisée"),
        (Is(THIS, (Not(Boosted()),)), "While this card is not boosted, ", "n’est pas renforcée"),
        (Is(THIS, (With(POWER, AT_LEAST, 4, w.AT_LEAST),)), "has at least 4 power, ", "de 4 ou plus"),
        (Is(THIS, (WithTrait("Pegasus"),)), "is a Pegasus, ", "a le trait Pegasus"),
        (Is(THIS, (ControlledBy(YOU),)), "is yours, ", "est à vous"),
        (is_at(HOME), "While this card is at home, ", "à la maison"),
        (Is(It(), noun=EVENT, wording=w.CONTRACTED), "While it's an Event, ", "un Événement"),
    ],
)
def test_ways_to_say_it(condition: Condition, english: str, french: str) -> None:
    """A state with "is", a number with "has"."""
    card = proud(condition)

    assert english in card_text(card).sides[0].paragraphs[0]
    assert french in card_text(card, "fr").sides[0].paragraphs[0]


def test_what_is_not_said() -> None:
    """That a card is a card, or that a card does not have a number."""
    for condition in (Is(THIS), Is(THIS, (Not(With(POWER, AT_LEAST, 4)),))):
        with pytest.raises(Untold):
            card_text(proud(condition))


def test_one_is_enough() -> None:
    """Of any opponent's Mane Character, one in such a state makes it true."""
    rival = Is(One(cards(MANE, ControlledBy(OPPONENT))), (At(HOME),))
    card = piece(proud(rival))

    assert Table(home=[card]).power(card) == 2
    assert Table(home=[card], opponent_mane_at="mine").power(card) == 1
    assert "While an opponent's Mane Character is at home, " in card_text(proud(rival)).sides[0].paragraphs[0]


def test_there_are_none() -> None:
    """No opposing character here, which is said with "no"."""
    alone = ThereAre(cards(CHARACTER, ControlledBy(OPPONENT, w.OPPOSING), here()), 0)
    card = piece(proud(alone))

    assert Table(mine=[card]).power(card) == 2
    assert Table(mine=[card], opponent_mine=[plain()]).power(card) in (1, 2)
    assert Table(mine=[card], opponent_theirs=[plain()]).power(card) in (1, 2)
    assert {
        Table(mine=[card], opponent_mine=[plain()]).power(card),
        Table(mine=[card], opponent_theirs=[plain()]).power(card),
    } == {1, 2}
    assert "there are no opposing characters here, " in card_text(proud(alone)).sides[0].paragraphs[0]
    assert "il n’y a aucun personnage adverse" in card_text(proud(alone), "fr").sides[0].paragraphs[0]


@pytest.mark.ruling("R60")
def test_with_several_cards() -> None:
    """This card at a Problem with at least two others; it does not count itself."""
    company = WithCard(A_PROBLEM, cards(CHARACTER, Another()), 2, w.OR_MORE)
    card = piece(proud(company))

    assert Table(mine=[card, plain(), plain()]).power(card) == 2
    assert Table(mine=[card, plain()]).power(card) == 1
    assert Table(home=[card, plain(), plain()]).power(card) == 1
    assert (
        "at a Problem with 2 or more other characters, " in card_text(proud(company)).sides[0].paragraphs[0]
    )


@pytest.mark.ruling("R7")
def test_more_than_an_opponent() -> None:
    """More Friends than one of the others, or than every one of them."""
    some, every = HasMore(cards(FRIEND)), HasMore(cards(FRIEND), than_every=True)
    for condition, rivals, power in (
        (some, (0, 2), 2),
        (every, (0, 2), 1),
        (every, (0, 0), 2),
        (some, (1, 1), 1),
    ):
        card = piece(proud(condition))
        first, second = [[plain() for _ in range(number)] for number in rivals]
        table = RoundTable(Side(home=[card]), Side(home=first), Side(home=second))
        assert table.power(card) == power, (condition, rivals)
    assert "While you have more Friends than an opponent, " in card_text(proud(some)).sides[0].paragraphs[0]
    assert "plus d’Amis qu’un adversaire" in card_text(proud(some), "fr").sides[0].paragraphs[0]
    assert "than any opponent, " in card_text(proud(every)).sides[0].paragraphs[0]


def test_those_cards() -> None:
    """Several cards mentioned before are "those"."""
    text = Sequence((Pick(Choose(yours(FRIEND), 2)), Exhaust(That(FRIEND, w.PLURAL))))
    card = plain(abilities=(main_phase(text),))

    assert "xhaust those Friends." in card_text(card).sides[0].paragraphs[0]
    assert "ces Amis" in card_text(card, "fr").sides[0].paragraphs[0]
