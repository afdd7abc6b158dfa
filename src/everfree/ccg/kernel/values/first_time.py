"""Abilities that trigger only the first time, as "the first player to ...".

A card remembers that it has happened until it becomes a different card (410.6).
"""

from typing import TYPE_CHECKING

from everfree.ccg.kernel.records import Occurrence
from everfree.ccg.kernel.registry import LISTENS
from everfree.ccg.language.abilities import Triggered
from everfree.ccg.vocab import CardId

if TYPE_CHECKING:
    from everfree.ccg.kernel.kernel import Kernel

HAPPENED = 1
"""The value in `State.noted` under the number of such an ability."""


def has_happened(game: "Kernel", ability: Triggered, card: CardId) -> bool:
    """Tell whether the trigger of *ability* on *card* has happened before."""
    return (game.ref(card), game.definitions.number_of(ability), HAPPENED) in game.state.noted


def note_firsts(game: "Kernel", occurrence: Occurrence) -> None:
    """Record *occurrence* on every card in play with a first-time ability for it, even a lost one."""
    state = game.state
    for ability in game.definitions.firsts[occurrence.kind]:
        fits = LISTENS[type(ability.trigger)].fits
        for card in game.in_play():
            if (
                carries(game, card, ability)
                and not has_happened(game, ability, card)
                and fits(game, ability.trigger, occurrence, card, state.controller[card])
            ):
                state.noted.append((game.ref(card), game.definitions.number_of(ability), HAPPENED))


def carries(game: "Kernel", card: CardId, ability: Triggered) -> bool:
    """Tell whether *ability* is printed on *card* or granted to it now."""
    return any(one is ability for face in (game.printed(card), game.face(card)) for one in face.abilities)
