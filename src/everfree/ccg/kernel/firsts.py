"""The first time something happens while a card is that card (410.6): what "the first player to" asks."""

from typing import TYPE_CHECKING

from everfree.ccg.kernel.meanings import LISTENS
from everfree.ccg.kernel.records import Occurrence
from everfree.ccg.language.abilities import Triggered
from everfree.ccg.vocab import CardId

if TYPE_CHECKING:
    from everfree.ccg.kernel.kernel import Kernel

HAPPENED = 1
"""What a card remembers under the number of such an ability."""


def has_happened(game: "Kernel", ability: Triggered, card: CardId) -> bool:
    """Tell whether what *ability* of *card* waits for has happened before."""
    return (game.ref(card), game.cast.number_of(ability), HAPPENED) in game.state.noted


def note_firsts(game: "Kernel", occurrence: Occurrence) -> None:
    """Have every card in play that asks remember *occurrence*, also if its text does not count just now."""
    state = game.state
    for ability in game.cast.firsts[occurrence.kind]:
        fits = LISTENS[type(ability.trigger)].fits
        for card in game.in_play():
            if (
                carries(game, card, ability)
                and not has_happened(game, ability, card)
                and fits(game, ability.trigger, occurrence, card, state.controller[card])
            ):
                state.noted.append((game.ref(card), game.cast.number_of(ability), HAPPENED))


def carries(game: "Kernel", card: CardId, ability: Triggered) -> bool:
    """Tell whether *ability* is printed on *card*, or has been given to it."""
    return any(one is ability for face in (game.printed(card), game.face(card)) for one in face.abilities)
