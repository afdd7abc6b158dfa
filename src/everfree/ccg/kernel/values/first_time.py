"""Abilities that trigger only the first time, as "the first player to ...", or the first time in a turn.

A card remembers that it has happened until it becomes a different card (410.6). What has happened this turn
is noted for every card that may ask, wherever it is, because it may enter play later in the turn.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from everfree.ccg.kernel.records import Occurrence
from everfree.ccg.kernel.registry import LISTENS
from everfree.ccg.language.abilities import Triggered
from everfree.ccg.language.words.triggers.joining import FirstTime
from everfree.ccg.language.words.triggers.triggers import Trigger
from everfree.ccg.vocab import PLAY, CardId, Ref, Seat

if TYPE_CHECKING:
    from everfree.ccg.kernel.kernel import Kernel

HAPPENED: Final = 1
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


def note_of_turn(game: "Kernel", trigger: FirstTime, card: CardId) -> tuple[Ref, int, int]:
    """Return the note that *trigger* on *card* has happened this turn; no reference has a negative number."""
    return (Ref(-1 - card), game.definitions.number_of(trigger), game.state.turn)


def has_happened_this_turn(game: "Kernel", trigger: FirstTime, card: CardId) -> bool:
    """Tell whether what *trigger* on *card* waits for has happened as often as it asks for this turn."""
    return times_this_turn(game, trigger, card) >= trigger.nth


def times_this_turn(game: "Kernel", trigger: FirstTime, card: CardId) -> int:
    """Count how often what *trigger* on *card* waits for has happened this turn, as far as it matters."""
    return game.state.noted.count(note_of_turn(game, trigger, card))


def note_this_turn(game: "Kernel", trigger: FirstTime, card: CardId) -> None:
    """Record that what *trigger* on *card* waits for has happened this turn, and forget earlier turns."""
    note = note_of_turn(game, trigger, card)
    game.state.noted = [one for one in game.state.noted if one[:2] != note[:2] or one == note]
    game.state.noted.append(note)


def note_first_of_turn(
    game: "Kernel",
    occurrence: Occurrence,
    is_heard: "Callable[[Kernel, Trigger, Occurrence, CardId, Seat], bool]",
) -> None:
    """Record *occurrence* for every card of the match that asks for the first one of a turn."""
    state = game.state
    for trigger, place in game.definitions.tallied[occurrence.kind]:
        for number, definition in enumerate(state.definition):
            card = CardId(number)
            if definition != place or has_happened_this_turn(game, trigger, card):
                continue
            you = state.controller[card] if state.zone[card] == PLAY else state.owner[card]
            if is_heard(game, trigger.trigger, occurrence, card, you):
                note_this_turn(game, trigger, card)


def carries(game: "Kernel", card: CardId, ability: Triggered) -> bool:
    """Tell whether *ability* is printed on *card* or granted to it now."""
    return any(one is ability for face in (game.printed(card), game.face(card)) for one in face.abilities)
