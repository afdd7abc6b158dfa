"""Taking the pile, and ending the game."""

from everfree.slap.bout import Bout
from everfree.slap.events import Ended, Took
from everfree.slap.state import ACTIVE, EMPTY, GUEST, NEVER, NOBODY, NOTHING


def take_pile(bout: Bout, seat: int, *, why: str, leads: int) -> None:
    """Put the pile under a player's stack in its order (S1); *leads* plays next if it has cards."""
    state = bout.state
    cards = len(state.pile)
    state.stacks[seat] += state.pile
    state.status[seat] = ACTIVE
    state.pile = []
    state.under = 0
    bout.show(NOTHING)
    state.taken = state.version
    state.challenger = state.challenged = state.award_to = NOBODY
    state.chances = 0
    state.award_at = NEVER
    state.turn = leads if state.stacks[leads] else bout.active_after(leads)
    state.turn_since = state.now
    bout.told.append(Took(state.now, seat, cards, why, state.turn))
    if len(state.stacks[seat]) == bout.deck.size:
        finish(bout, "all-cards")
    elif bout.is_last_card_played:
        finish(bout, "limit")


def win_pile(bout: Bout, seat: int) -> None:
    """Let a right slap take the pile, end any challenge and play the next card (rule 7)."""
    state = bout.state
    if state.status[seat] == GUEST:
        state.order.insert(state.order.index(state.turn) + 1, seat)
    take_pile(bout, seat, why="slap", leads=seat)


def award(bout: Bout) -> None:
    """End the grace time: the challenger, or else the last player with cards, takes the pile."""
    state = bout.state
    if state.award_to == NOBODY:
        finish(bout, "left")
    elif state.challenger != NOBODY:
        take_pile(bout, state.challenger, why="challenge", leads=state.challenged)
    else:
        take_pile(bout, state.award_to, why="last", leads=state.award_to)


def finish(bout: Bout, why: str) -> None:
    """End the game: most cards win, ties are shared (S10); guests and banned players can't win."""
    state = bout.state
    players = [seat for seat in state.order if state.status[seat] in (ACTIVE, EMPTY)]
    most = max([len(state.stacks[seat]) for seat in players], default=0)
    state.winners = sorted([seat for seat in players if len(state.stacks[seat]) == most])
    state.award_at = state.ends_at = NEVER
    bout.told.append(Ended(state.now, tuple(state.winners), why, bout.stack_sizes()))
