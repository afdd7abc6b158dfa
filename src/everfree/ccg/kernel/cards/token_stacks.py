"""Stacks of tokens (521): equal tokens are stored as one card with a count in `State.token_stacks`.

An effect on "each" applies to the whole stack at once. A token that a player chooses is first split off as a
card of its own.
"""

from typing import TYPE_CHECKING, Final

from everfree.ccg.kernel.cards.zones import create, name, show
from everfree.ccg.kernel.options import CARD, MOVE, USE
from everfree.ccg.kernel.records import Modifier, Scope, Waiting
from everfree.ccg.kernel.state import TOKEN, State
from everfree.ccg.vocab import GONE, PLAY, CardId, Ref, Seat, card_of

if TYPE_CHECKING:
    from everfree.ccg.kernel.kernel import Kernel

WHOLE: Final = ("home-limit", "uniqueness", "replace")
"""Kinds of questions in which a stack is chosen as a whole, without splitting off a token."""
SPLIT_FUEL: Final = 100
"""Fuel used when a trigger splits off a token, since every further card makes the game slower."""


def new_tokens(game: "Kernel", definition: int, owner: Seat, count: int) -> CardId:
    """Create *count* tokens as one card, in GONE until they enter play: no rule sees them there (521.3)."""
    state = game.state
    card = create(game, definition, owner, GONE)
    state.marks[card] = TOKEN
    set_count(state, card, count)
    show(game, card)
    return card


def how_many(game: "Kernel", cards: list[CardId]) -> int:
    """Count cards, with every token of a stack."""
    if not game.state.token_stacks:
        return len(cards)
    return sum([game.count_of(card) for card in cards])


def split(game: "Kernel", card: CardId, count: int = 1) -> CardId:
    """Split *count* tokens off a stack as a card of their own with the same properties; return that card."""
    state = game.state
    whole = game.count_of(card)
    if whole <= count:
        return card
    taken = create(game, state.definition[card], state.owner[card], PLAY)
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
    _copy_properties(game, card, taken)
    set_count(state, card, whole - count)
    set_count(state, taken, count)
    game.reindex()
    return taken


def set_count(state: State, card: CardId, count: int) -> None:
    """Record how many tokens *card* stands for; `State.token_stacks` stays sorted by card."""
    others = [one for one in state.token_stacks if one[0] != card]
    state.token_stacks = sorted([*others, (card, count)]) if count > 1 else others


def _copy_properties(game: "Kernel", card: CardId, taken: CardId) -> None:
    """Copy the counters, notes and modifiers of a stack to the tokens split off."""
    state = game.state
    before, now = game.ref(card), game.ref(taken)
    state.counters.extend([(taken, *one[1:]) for one in state.counters if one[0] == card])
    state.noted.extend([(now, *one[1:]) for one in state.noted if one[0] == before])
    state.modifiers = [
        with_targets(one, (*one.targets, now)) if before in one.targets else one for one in state.modifiers
    ]


def with_targets(modifier: Modifier, targets: tuple[Ref, ...]) -> Modifier:
    """Return a copy of *modifier* with other targets."""
    return Modifier(modifier.change, modifier.amount, targets, *modifier.data()[3:])


def split_chosen(game: "Kernel", kind: str, answer: tuple[int, ...]) -> tuple[int, ...]:
    """Return an answer in which a chosen stack is replaced by a token split off it.

    *kind* is that of the question; some questions choose a stack as a whole.
    """
    if answer[0] not in (CARD, MOVE, USE) or kind in WHOLE:
        return answer
    card = CardId(answer[1])
    taken = split(game, card)
    if taken == card:
        return answer
    game.state.split.append((taken, card))
    return (answer[0], taken, *answer[2:])


def put_back(game: "Kernel") -> None:
    """705.2: when the current action is taken back, return the tokens it split off to their stacks."""
    state = game.state
    while state.split:
        taken, card = state.split.pop()
        whole = game.count_of(card) + 1
        now = game.ref(taken)
        state.counters = [one for one in state.counters if one[0] != taken]
        state.noted = [one for one in state.noted if one[0] != now]
        state.modifiers = [
            with_targets(one, tuple([target for target in one.targets if target != now]))
            if now in one.targets
            else one
            for one in state.modifiers
        ]
        state.zones[PLAY * state.seats].remove(taken)
        for numbers in (
            state.definition,
            state.incarnation,
            state.marks,
            state.stamps,
            state.known,
            state.zone,
        ):
            numbers.pop()
        state.owner.pop()
        state.controller.pop()
        state.area.pop()
        state.host.pop()
        for viewer, handles in enumerate(state.handles):
            handles.pop()
            state.next_handle[viewer] -= 1
        set_count(state, card, whole)
    game.reindex()


def next_of(game: "Kernel", waiting: Waiting) -> tuple[Waiting | None, Scope]:
    """Take one of several equal triggered effects: return the remaining ones (or None) and its scope.

    If their text refers to a stack they come from or happened to, a token is split off for this one.
    """
    if waiting.times == 1:
        return None, waiting.scope
    scope = waiting.scope
    left = Waiting(waiting.ability, scope, waiting.times - 1)
    if not game.definitions.speaks_of_cards(waiting.ability):
        return left, scope
    that = tuple([_split_one(game, one) for one in scope.that])
    is_itself = scope.source in scope.that
    source = that[scope.that.index(scope.source)] if is_itself else _split_one(game, scope.source)
    return left, Scope(source, scope.you, that, *scope.data()[3:])


def _split_one(game: "Kernel", reference: Ref) -> Ref:
    """Split a token off the stack of *reference* and return a reference to it."""
    card = card_of(reference)
    if not game.is_current(reference) or game.count_of(card) == 1:
        return reference
    game.fuel -= SPLIT_FUEL
    return game.ref(split(game, card))
