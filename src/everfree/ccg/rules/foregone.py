"""Whether public facts alone leave a seat a single answer, whatever cards it may hold.

Everybody can work this out from the table and the deck lists, so an answer that comes without a pause then
tells nothing about a hand.
"""

from collections.abc import Callable
from typing import Final

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.rng import seed_bytes
from everfree.ccg.kernel.seats.determinize import blinded, definition_brought, open_lists
from everfree.ccg.rules.actions.actions import quick_options
from everfree.ccg.rules.priority.phase_actions import phase_abilities, phase_events
from everfree.ccg.rules.turn.main_phase import main_options
from everfree.ccg.vocab import HAND, CardId, Seat

OPTIONS: Final[dict[str, Callable[[Kernel, Seat], bool]]] = {
    "main": lambda game, seat: bool(main_options(game, seat)),
    "priority": lambda game, seat: bool(quick_options(game, seat)),
    "phase-action": lambda game, seat: bool(phase_abilities(game, seat) or phase_events(game, seat)),
}
"""By kind of question: whether a seat could do anything else than pass, end or move on."""
SEED: Final = seed_bytes(0)


def is_foregone(game: Kernel) -> bool:
    """Tell whether everybody knows that the open question has a single answer."""
    question = game.state.question
    if question is None or question.size() > 1 or question.kind not in OPTIONS:
        return False
    return not might_act(game, question.seat, OPTIONS[question.kind])


def might_act(game: Kernel, seat: Seat, can_act: Callable[[Kernel, Seat], bool]) -> bool:
    """Tell whether *seat* could act with any of the cards that its hand may have, by public facts alone.

    The hand is dealt anew from those cards, then each of them is tried in it, as many at a time as the hand
    has cards: the result must not depend on the cards that are really there.
    """
    imagined = blinded(game, game.state.seats, SEED)
    if can_act(imagined, seat):
        return True
    unknown = unknown_in_hand(game, seat)
    left = possible_definitions(game, seat) if unknown else []
    while left:
        for card, definition in zip(unknown, left, strict=False):
            imagined.state.definition[card] = definition
        imagined.reindex()
        if can_act(imagined, seat):
            return True
        left = left[len(unknown) :]
    return False


def unknown_in_hand(game: Kernel, seat: Seat) -> list[CardId]:
    """List the cards in a hand that spectators do not know."""
    known, spectator = game.state.known, game.state.seats
    return [card for card in game.cards_in(HAND, seat) if not known[card] >> spectator & 1]


def possible_definitions(game: Kernel, seat: Seat) -> list[int]:
    """List the definitions that a card of this hand may have: those brought, less those seen elsewhere."""
    state = game.state
    left = list(open_lists(game)[seat])
    for number, known in enumerate(state.known):
        card = CardId(number)
        definition = definition_brought(state, card)
        if state.owner[card] == seat and known >> state.seats & 1 and definition in left:
            left.remove(definition)
    return sorted(set(left))
