"""Cards that are in play as copies of others: for as long as they stay, what is printed on them is that."""

from everfree.ccg.kernel.state import State
from everfree.ccg.vocab import CardId


def become_copy(state: State, card: CardId, kind: int) -> None:
    """Make a card a copy of another definition until it leaves play or is turned face down (410.6)."""
    state.copying.append((card, state.kind[card]))
    state.kind[card] = kind


def be_itself(state: State, card: CardId) -> None:
    """End what made a card a copy."""
    for one, kind in state.copying:
        if one == card:
            state.kind[card] = kind
    state.copying = [one for one in state.copying if one[0] != card]
