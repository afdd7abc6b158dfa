"""Cards in play as copies of others: until they leave play they have the definition of another card."""

from everfree.ccg.kernel.state import State
from everfree.ccg.vocab import CardId


def become_copy(state: State, card: CardId, definition: int) -> None:
    """Make a card a copy of another definition until it leaves play or is turned face down (410.6)."""
    state.copying.append((card, state.definition[card]))
    state.definition[card] = definition


def end_copy(state: State, card: CardId) -> None:
    """Restore the card's own definition, if it was a copy."""
    for one, definition in state.copying:
        if one == card:
            state.definition[card] = definition
    state.copying = [one for one in state.copying if one[0] != card]
