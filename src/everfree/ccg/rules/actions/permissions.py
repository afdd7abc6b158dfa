"""Permissions to play cards from elsewhere than the hand, or without their requirements."""

from typing import Final

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Modifier, Occurrence
from everfree.ccg.kernel.registry import APPLY
from everfree.ccg.kernel.values.selection import fits, laws_of
from everfree.ccg.language.words.effects.playing import MayPlayFrom, MayPlayThat, NoRequirement
from everfree.ccg.vocab import HAND, CardId, Seat, card_of

GRANTED: Final = 1
"""The amount of a permission once it is known which player has it."""


def note_defeat(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """514.5a: give the permissions in a defeated Troublemaker's text to the player who defeated it."""
    source = game.ref(occurrence.card)
    modifiers = game.state.modifiers
    for place, modifier in enumerate(modifiers):
        if modifier.source == source and isinstance(game.definitions.nodes[modifier.change], MayPlayThat):
            modifiers[place] = Modifier(
                modifier.change,
                GRANTED,
                modifier.targets,
                modifier.until,
                modifier.source,
                occurrence.seat,
                modifier.stamp,
            )
            game.reindex()
    return occurrence


def may_play_from_there(game: Kernel, seat: Seat, card: CardId) -> bool:
    """Tell whether a text lets *seat* play *card* from where it is."""
    state = game.state
    for source, you, law in laws_of(game, MayPlayFrom):
        if (
            you == seat
            and state.owner[card] == seat
            and state.zone[card] == law.description.zone
            and fits(game, law.description, card, source, you, None)
        ):
            return True
    if MayPlayThat not in game.definitions.laws:
        return False
    reference = game.ref(card)
    for modifier in permissions(game):
        if modifier.amount == GRANTED and modifier.seat == seat and reference in modifier.targets:
            return True  # for the card in its present incarnation
    return False


def permissions(game: Kernel) -> list[Modifier]:
    """List the permissions to play certain cards."""
    return game.board().lasting.get(MayPlayThat, [])


def cards_to_try(game: Kernel, seat: Seat) -> list[CardId]:
    """List where to look for cards that *seat* may play: the hand, and all cards where texts allow some.

    Whether they allow a certain card is for `refuse_playing`.
    """
    hand = game.cards_in(HAND, seat)
    laws = laws_of(game, MayPlayFrom)
    elsewhere: list[CardId] = []
    for _, you, law in laws:
        if you == seat:
            elsewhere.extend(game.cards_in(law.description.zone, seat))
    if MayPlayThat in game.definitions.laws:
        for modifier in permissions(game):  # also those of cards that are gone, which need not be tried
            if modifier.amount == GRANTED and modifier.seat == seat:
                elsewhere.extend([card_of(one) for one in modifier.targets if game.is_current(one)])
    if not elsewhere:
        return hand
    found = list(hand)
    for card in elsewhere:
        if card not in found:
            found.append(card)
    return found


def has_no_requirement(game: Kernel, card: CardId) -> bool:
    """Tell whether a text takes the play requirements of *card* away."""
    if NoRequirement not in game.definitions.laws:
        return False
    lasting = game.board().lasting
    if NoRequirement not in lasting:
        return False
    return any(game.ref(card) in modifier.targets for modifier in lasting[NoRequirement])


APPLY[kinds.DEFEATED] = note_defeat
