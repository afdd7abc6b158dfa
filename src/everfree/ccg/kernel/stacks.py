"""Tokens (521): created by texts, alike ones lying as one card that counts for many.

A stack is one card with a count in `State.stacks`. What is done to "each" is done to the whole stack; a token
that a player chooses is split off first, as a card of its own.
"""

from typing import TYPE_CHECKING

from everfree.ccg.kernel.options import CARD, MOVE, USE
from everfree.ccg.kernel.records import Modifier, Scope, Waiting
from everfree.ccg.kernel.state import TOKEN, State
from everfree.ccg.kernel.zones import create, name, show
from everfree.ccg.vocab import GONE, PLAY, CardId, Ref, Seat, card_of

if TYPE_CHECKING:
    from everfree.ccg.kernel.kernel import Kernel

WHOLE = ("home-limit", "uniqueness", "replace")
"""Questions whose procedures deal with a stack as one."""
SPLIT_FUEL = 100
"""What it costs to untie a stack by triggers: every token on its own makes the table larger."""


def new_tokens(game: "Kernel", definition: int, owner: Seat, count: int) -> CardId:
    """Make *count* tokens as one card; until they enter play they are in no zone of the rules (521.3)."""
    state = game.state
    card = create(game, definition, owner, GONE)
    state.marks[card] = TOKEN
    note_count(state, card, count)
    show(game, card)
    return card


def how_many(game: "Kernel", cards: list[CardId]) -> int:
    """Count cards, each token of a stack among them."""
    if not game.state.stacks:
        return len(cards)
    return sum([game.count_of(card) for card in cards])


def split(game: "Kernel", card: CardId, count: int = 1) -> CardId:
    """Take *count* tokens out of a stack as a card of their own, with all that is true of each of them."""
    state = game.state
    whole = game.count_of(card)
    if whole <= count:
        return card
    taken = create(game, state.kind[card], state.owner[card], PLAY)
    in_play = state.zones[PLAY * state.seats]
    in_play.remove(taken)
    in_play.insert(in_play.index(card) + 1, taken)
    state.controller[taken] = state.controller[card]
    state.area[taken] = state.area[card]
    state.host[taken] = state.host[card]
    state.incarnation[taken] = 1
    state.marks[taken] = state.marks[card]
    state.stamps[taken] = state.stamps[card]
    state.known[taken] = state.known[card]
    name(state, taken)
    _share(game, card, taken)
    note_count(state, card, whole - count)
    note_count(state, taken, count)
    game.reindex()
    return taken


def note_count(state: State, card: CardId, count: int) -> None:
    """Say how many tokens lie there as one; the list stays in the order of the cards' numbers."""
    others = [one for one in state.stacks if one[0] != card]
    state.stacks = sorted([*others, (card, count)]) if count > 1 else others


def _share(game: "Kernel", card: CardId, taken: CardId) -> None:
    """Let what lies on the tokens of a stack, and what was said of them, go with those taken out."""
    state = game.state
    before, now = game.ref(card), game.ref(taken)
    state.counters.extend([(taken, *one[1:]) for one in state.counters if one[0] == card])
    state.noted.extend([(now, *one[1:]) for one in state.noted if one[0] == before])
    state.modifiers = [
        aimed(one, (*one.targets, now)) if before in one.targets else one for one in state.modifiers
    ]


def aimed(modifier: Modifier, targets: tuple[Ref, ...]) -> Modifier:
    """Give the same modifier on other cards."""
    return Modifier(modifier.change, modifier.amount, targets, *modifier.data()[3:])


def picked(game: "Kernel", kind: str, answer: tuple[int, ...]) -> tuple[int, ...]:
    """Give an answer with the token it names taken out of its stack; *kind* is the question's."""
    if answer[0] not in (CARD, MOVE, USE) or kind in WHOLE:
        return answer
    card = CardId(answer[1])
    taken = split(game, card)
    if taken == card:
        return answer
    game.state.split.append((taken, card))
    return (answer[0], taken, *answer[2:])


def put_back(game: "Kernel") -> None:
    """705.2: the action under way is taken back, and the tokens it took out go back to their stacks."""
    state = game.state
    while state.split:
        taken, card = state.split.pop()
        whole = game.count_of(card) + 1
        now = game.ref(taken)
        state.counters = [one for one in state.counters if one[0] != taken]
        state.noted = [one for one in state.noted if one[0] != now]
        state.modifiers = [
            aimed(one, tuple([target for target in one.targets if target != now]))
            if now in one.targets
            else one
            for one in state.modifiers
        ]
        state.zones[PLAY * state.seats].remove(taken)
        for numbers in (state.kind, state.incarnation, state.marks, state.stamps, state.known, state.zone):
            numbers.pop()
        state.owner.pop()
        state.controller.pop()
        state.area.pop()
        state.host.pop()
        for viewer, handles in enumerate(state.handles):
            handles.pop()
            state.next_handle[viewer] -= 1
        note_count(state, card, whole)
    game.reindex()


def next_of(game: "Kernel", waiting: Waiting) -> tuple[Waiting | None, Scope]:
    """Give what is left of several triggered effects after one of them, and the scope of that one.

    Where they come from a stack, or are about one, and speak of it, each is of a token of its own.
    """
    if waiting.times == 1:
        return None, waiting.scope
    scope = waiting.scope
    left = Waiting(waiting.ability, scope, waiting.times - 1)
    if not game.cast.speaks_of_cards(waiting.ability):
        return left, scope
    that = tuple([_single(game, one) for one in scope.that])
    is_itself = scope.source in scope.that
    source = that[scope.that.index(scope.source)] if is_itself else _single(game, scope.source)
    return left, Scope(source, scope.you, that, *scope.data()[3:])


def _single(game: "Kernel", reference: Ref) -> Ref:
    """Name a token of its own out of the stack that *reference* names."""
    card = card_of(reference)
    if not game.is_current(reference) or game.count_of(card) == 1:
        return reference
    game.fuel -= SPLIT_FUEL
    return game.ref(split(game, card))
