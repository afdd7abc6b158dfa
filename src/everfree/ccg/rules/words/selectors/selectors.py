"""The basic tests of a card description: controller, colour, trait, place, ready or exhausted (2, 5)."""

from everfree.ccg.kernel.cards.token_stacks import how_many
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Scope
from everfree.ccg.kernel.registry import ASKS_ABOUT_CARDS_IN_PLAY, TESTS, claims
from everfree.ccg.kernel.state import EXHAUSTED, FACE_DOWN
from everfree.ccg.kernel.values.characteristics import colour_power_of, colours_of, touching, traits_of
from everfree.ccg.kernel.values.selection import cards_of, fits, is_on, is_place, seat_of, selected
from everfree.ccg.language.card import Card
from everfree.ccg.language.terms import ADVERSARIES, Who
from everfree.ccg.language.words.selectors.selectors import (
    Another,
    At,
    ControlledBy,
    Description,
    Each,
    Exhausted,
    Host,
    Not,
    OfColour,
    One,
    Other,
    Ready,
    SpokenOf,
    TheOnly,
    This,
    WithKeyword,
    WithOneTraitOf,
    WithTrait,
)
from everfree.ccg.vocab import (
    PLAY,
    PROBLEM,
    CardId,
    Seat,
)


def _not(game: Kernel, test: Not, card: CardId, source: CardId, you: Seat, scope: Scope | None) -> bool:
    return not TESTS[type(test.test)](game, test.test, card, source, you, scope)


def _controlled_by(
    game: Kernel, test: ControlledBy, card: CardId, source: CardId, you: Seat, scope: Scope | None
) -> bool:
    if test.who in ADVERSARIES:
        return game.state.controller[card] != you
    return game.state.controller[card] == seat_of(game, test.who, source, you, scope)


def _another(
    game: Kernel, test: Another, card: CardId, source: CardId, you: Seat, scope: Scope | None
) -> bool:
    return card != source or game.count_of(card) > 1  # the other tokens of its stack


def _other(game: Kernel, test: Other, card: CardId, source: CardId, you: Seat, scope: Scope | None) -> bool:
    """Tell whether the text has not mentioned a card; the text of an attachment mentions its host."""
    if scope is None:
        return card != game.state.host[source]
    return game.ref(card) not in scope.that


def _of_colour(
    game: Kernel, test: OfColour, card: CardId, source: CardId, you: Seat, scope: Scope | None
) -> bool:
    return colours_of(game, card) & test.colours != 0


def _with_trait(
    game: Kernel, test: WithTrait, card: CardId, source: CardId, you: Seat, scope: Scope | None
) -> bool:
    return test.trait in traits_of(game, card)


def _with_one_trait_of(
    game: Kernel, test: WithOneTraitOf, card: CardId, source: CardId, you: Seat, scope: Scope | None
) -> bool:
    carried = traits_of(game, card)
    return any(trait in carried for trait in test.traits)


def _at(game: Kernel, test: At, card: CardId, source: CardId, you: Seat, scope: Scope | None) -> bool:
    return is_place(game, test.place, game.state.area[card], game.state.controller[card], source, scope)


def _the_only(
    game: Kernel, test: TheOnly, card: CardId, source: CardId, you: Seat, scope: Scope | None
) -> bool:
    found = cards_of(game, test.of, source, you, scope)
    return found == [card] and how_many(game, found) == 1


def _can_be_exhausted(game: Kernel, card: CardId) -> bool:
    """503.4, 503.4a, 504.2: tell whether a card is face up, in play and no Problem."""
    state = game.state
    if state.zone[card] != PLAY or state.marks[card] & FACE_DOWN:
        return False
    return game.type_of(card) != PROBLEM


def _ready(game: Kernel, test: Ready, card: CardId, source: CardId, you: Seat, scope: Scope | None) -> bool:
    return _can_be_exhausted(game, card) and not game.state.marks[card] & EXHAUSTED


def _exhausted(
    game: Kernel, test: Exhausted, card: CardId, source: CardId, you: Seat, scope: Scope | None
) -> bool:
    return _can_be_exhausted(game, card) and game.state.marks[card] & EXHAUSTED != 0


def _with_keyword(
    game: Kernel, test: WithKeyword, card: CardId, source: CardId, you: Seat, scope: Scope | None
) -> bool:
    words = () if game.is_face_down(card) else game.face(card).words
    return any(word.name == test.keyword for word in words)


def _spoken_of(
    game: Kernel, test: SpokenOf, card: CardId, source: CardId, you: Seat, scope: Scope | None
) -> bool:
    return scope is not None and game.ref(card) in scope.that


TESTS[Not] = _not
TESTS[ControlledBy] = _controlled_by
TESTS[Another] = _another
TESTS[Other] = _other
TESTS[OfColour] = _of_colour
TESTS[WithTrait] = _with_trait
TESTS[At] = _at
TESTS[WithOneTraitOf] = _with_one_trait_of
TESTS[Ready] = _ready
TESTS[Exhausted] = _exhausted
TESTS[WithKeyword] = _with_keyword
TESTS[SpokenOf] = _spoken_of
TESTS[TheOnly] = _the_only
ASKS_ABOUT_CARDS_IN_PLAY.extend([Description, This, Host, Each, One])
ASKS_ABOUT_CARDS_IN_PLAY.extend([Not, ControlledBy, Another, At, OfColour, WithTrait, WithOneTraitOf])
ASKS_ABOUT_CARDS_IN_PLAY.extend([Ready, Exhausted, WithKeyword, TheOnly])


def meant(game: Kernel, who: Who, source: CardId, you: Seat, scope: Scope | None) -> list[Seat]:
    """List the players a condition is about; it holds if it holds for one of several opponents (R7)."""
    if who in ADVERSARIES:
        return game.opponents(you)
    return [seat_of(game, who, source, you, scope)]


def counted(game: Kernel, cards: list[CardId], description: Description, source: CardId) -> int:
    """Count cards of a description, including each token of a stack; "another" leaves out *source*."""
    number = how_many(game, cards)
    leaves_out = any(isinstance(test, Another) for test in description.tests)
    return number - 1 if leaves_out and source in cards else number


claims("503.4", "503.4a", "504.2", _can_be_exhausted)
claims("505.2", fits)
claims("708.2a", is_on)
claims("513.6", _controlled_by)
claims("201.1", Card.name)
claims("201.2", selected)
claims("203.3", colours_of)
claims("206.1b", "302.2", fits)
claims("207.1", traits_of)
claims("207.1a", "207.1b", _with_trait)
claims("507.2", "507.3", colour_power_of)
claims("203.2", colour_power_of)
claims("301.4", "505.1", fits)
claims("505.1d.i", Kernel.has_name)
claims("505.1a", traits_of)
claims("702.1", "706.1c", touching)
