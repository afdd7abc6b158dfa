"""Numbers a text computes by counting cards and other things, or reads from a card."""

from everfree.ccg.kernel.cards.zones import HIDDEN_ZONES
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Scope
from everfree.ccg.kernel.registry import AMOUNTS, ASKS_ABOUT_POWER, ASKS_ABOUT_TOKENS, COUNTS, claims
from everfree.ccg.kernel.values.characteristics import colours_of, traits_of
from everfree.ccg.kernel.values.selection import cards_of, seat_of, selected
from everfree.ccg.language.terms import COLOURS, TRAITS
from everfree.ccg.language.words.selectors.amounts import (
    ActionTokens,
    ColoursOf,
    Countable,
    Different,
    ForEach,
    HighestOf,
    NumberOf,
    Spelt,
    ValueOf,
)
from everfree.ccg.language.words.selectors.selectors import ControlledBy, Description, Selector
from everfree.ccg.rules.words.selectors.comparing import number_of
from everfree.ccg.rules.words.selectors.selectors import counted
from everfree.ccg.vocab import CARD, CardId, Seat, card_of, colours_in


def count(game: Kernel, what: Description | Countable, source: CardId, you: Seat, scope: Scope | None) -> int:
    """Count cards that match a description, or other things; hands and decks are counted unseen (401.2)."""
    if isinstance(what, Description):
        if what.zone in HIDDEN_ZONES and len(what.tests) == 1 and isinstance(what.tests[0], ControlledBy):
            seat = seat_of(game, what.tests[0].who, source, you, scope)
            return len(game.cards_in(what.zone, seat)) if what.noun == CARD else 0
        return counted(game, cards_of(game, what, source, you, scope), what, source)
    return COUNTS[type(what)](game, what, source, you, scope)


def cards_meant(game: Kernel, what: Selector, source: CardId, you: Seat, scope: Scope | None) -> list[CardId]:
    """List the cards an amount is about, in whatever zone they are now (410.6a)."""
    in_scope = Scope(game.ref(source), you) if scope is None else scope
    return [card_of(one) for one in selected(game, what, in_scope, ())]


def _for_each(game: Kernel, amount: ForEach, source: CardId, you: Seat, scope: Scope | None) -> int:
    return amount.times * count(game, amount.what, source, you, scope)


def _number_of(game: Kernel, amount: NumberOf, source: CardId, you: Seat, scope: Scope | None) -> int:
    return count(game, amount.what, source, you, scope)


def _value_of(game: Kernel, amount: ValueOf, source: CardId, you: Seat, scope: Scope | None) -> int:
    cards = cards_meant(game, amount.what, source, you, scope)
    return sum([max(0, number_of(game, amount.stat, card)) for card in cards])


def _highest_of(game: Kernel, amount: HighestOf, source: CardId, you: Seat, scope: Scope | None) -> int:
    cards = cards_of(game, amount.description, source, you, scope)
    highest = max([max(0, number_of(game, amount.stat, card)) for card in cards], default=0)
    return amount.times * highest


def _spelt(game: Kernel, amount: Spelt, source: CardId, you: Seat, scope: Scope | None) -> int:
    return amount.number


def _action_tokens(game: Kernel, what: ActionTokens, source: CardId, you: Seat, scope: Scope | None) -> int:
    return game.state.tokens[seat_of(game, what.who, source, you, scope)]


def _colours_of(game: Kernel, what: ColoursOf, source: CardId, you: Seat, scope: Scope | None) -> int:
    return sum(
        [len(colours_in(colours_of(game, card))) for card in cards_meant(game, what.what, source, you, scope)]
    )


def _different(game: Kernel, what: Different, source: CardId, you: Seat, scope: Scope | None) -> int:
    """Count each colour, trait or card type once, however many cards have it."""
    cards = cards_of(game, what.description, source, you, scope)
    if what.feature == COLOURS:
        mask = 0
        for card in cards:
            mask |= colours_of(game, card)
        return len(colours_in(mask))
    if what.feature == TRAITS:
        return len({trait for card in cards for trait in traits_of(game, card)})
    return len({int(game.type_of(card)) for card in cards})


AMOUNTS[ForEach] = _for_each
AMOUNTS[NumberOf] = _number_of
AMOUNTS[ValueOf] = _value_of
AMOUNTS[HighestOf] = _highest_of
AMOUNTS[Spelt] = _spelt
COUNTS[ActionTokens] = _action_tokens
ASKS_ABOUT_TOKENS.append(ActionTokens)
COUNTS[ColoursOf] = _colours_of
COUNTS[Different] = _different
ASKS_ABOUT_POWER.extend([ValueOf, HighestOf])

claims("401.2", count)
