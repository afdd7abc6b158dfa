"""Names, traits and colours that cards share; abilities that a card takes from another or loses.

Clauses 201.1, 207.1, 701.2, R26.
"""

from everfree.ccg.kernel.cards.faces import Face
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Scope
from everfree.ccg.kernel.registry import HOLDS, SHAPES, TESTS, Shaping, claims
from everfree.ccg.kernel.values.characteristics import colours_of, traits_of
from everfree.ccg.kernel.values.selection import is_selected, selected
from everfree.ccg.language.abilities import Ability, Continuous
from everfree.ccg.language.keywords import meaning_of
from everfree.ccg.language.power_keywords import POWER_MEANINGS
from everfree.ccg.language.terms import CARD_TYPES, TRAITS
from everfree.ccg.language.words.selectors.sharing import (
    AlsoHasAbilitiesOfThis,
    LosesKeyword,
    RequiresColourOf,
    SameName,
    Shares,
    WithMatchingMane,
)
from everfree.ccg.rules.words.changes.becoming import Abilities, with_more
from everfree.ccg.rules.words.selectors.conditions import named_by
from everfree.ccg.vocab import HOME_AREA, MANE, CardId, Seat, card_of


def _same_name(
    game: Kernel, test: SameName, card: CardId, source: CardId, you: Seat, scope: Scope | None
) -> bool:
    if not game.has_name(card):
        return False
    if test.of_that:
        named = [] if scope is None else [game.definition(card_of(one)).card.name for one in scope.that]
        return game.definition(card).card.name in named
    return game.definition(card).card.name == game.definition(source).card.name


def _shares(game: Kernel, test: Shares, card: CardId, source: CardId, you: Seat, scope: Scope | None) -> bool:
    """Tell whether the card has a trait, a colour or a type of any of the cards meant.

    A card keeps its type when it goes to another zone, as an Event does that was just played.
    """
    if test.differs:
        return is_different(game, test, card, source, you)
    if test.feature == CARD_TYPES:
        in_scope = Scope(game.ref(source), you) if scope is None else scope
        meant = [card_of(one) for one in selected(game, test.what, in_scope, ())]
        return any(game.type_of(one) & game.type_of(card) for one in meant)
    for one in named_by(game, test.what, source, you, scope):
        if test.feature == TRAITS:
            theirs = traits_of(game, one)
            shared = any(trait in theirs for trait in traits_of(game, card))
        else:
            shared = bool(colours_of(game, one) & colours_of(game, card))
        if shared:
            return True
    return False


def is_different(game: Kernel, test: Shares, card: CardId, source: CardId, you: Seat) -> bool:
    """203.1: tell whether some other card that is meant has colours, and none of those of *card*."""
    colours = colours_of(game, card)
    others = [one for one in game.in_play() if one != card and is_selected(game, test.what, one, source, you)]
    found = [colours_of(game, one) for one in others]
    return colours != 0 and any(theirs and not theirs & colours for theirs in found)


def _requires_colour_of(
    game: Kernel, test: RequiresColourOf, card: CardId, source: CardId, you: Seat, scope: Scope | None
) -> bool:
    """205.1: compare the printed requirements with the colours now; "other than" names no colour needed."""
    colours = 0
    for one in named_by(game, test.what, source, you, scope):
        colours |= colours_of(game, one)
    return any(need.colour & colours and not need.other_than for need in game.definition(card).needs)


def _with_matching_mane(
    game: Kernel, condition: WithMatchingMane, source: CardId, you: Seat, scope: Scope | None
) -> bool:
    """Glossary, Supportive: tell whether your Mane Character is in the same area and shares a colour.

    At home it counts only if an option says so.
    """
    state = game.state
    area = state.area[source]
    if state.area_kind[area] == HOME_AREA and not game.definitions.options.supportive_at_home:
        return False
    return any(
        state.area[card] == area
        and game.type_of(card) == MANE
        and colours_of(game, card) & colours_of(game, source)
        for card in game.board().characters[you]
    )


TESTS[SameName] = _same_name
TESTS[Shares] = _shares
TESTS[RequiresColourOf] = _requires_colour_of
HOLDS[WithMatchingMane] = _with_matching_mane


def _other_abilities(
    game: Kernel, change: AlsoHasAbilitiesOfThis, card: CardId, source: CardId, you: Seat
) -> Abilities:
    """R26: return the printed abilities of *source*, except the one that shares them."""
    printed = game.printed(source)
    return (
        tuple([word for word in printed.words if not _is_in(change, meaning_of(word))]),
        tuple([ability for ability in printed.own if not _is_in(change, (ability,))]),
    )


def _is_in(change: AlsoHasAbilitiesOfThis, abilities: tuple[Ability, ...]) -> bool:
    return any(isinstance(one, Continuous) and change in one.changes for one in abilities)


def _keyword_lost(game: Kernel, change: LosesKeyword, card: CardId, source: CardId, you: Seat) -> str:
    return change.keyword


def without_keyword(face: Face, keyword: str) -> Face:
    """Return *face* without a keyword and with every other ability (701.2)."""
    return face.with_abilities(tuple([one for one in face.words if one.name != keyword]), face.own)


SHAPES[AlsoHasAbilitiesOfThis] = Shaping(_other_abilities, with_more)
SHAPES[LosesKeyword] = Shaping(_keyword_lost, without_keyword)

claims("glossary.experienced", _same_name)
claims("glossary.supportive", _with_matching_mane)
claims("glossary.teamwork", "R26", _other_abilities)
claims("701.2", without_keyword)
claims("C7", _shares)
claims("glossary.calming", "glossary.caretaker", "glossary.competitive", POWER_MEANINGS)
claims("glossary.diligent", "glossary.eccentric", "glossary.prepared", "glossary.prismatic", POWER_MEANINGS)
