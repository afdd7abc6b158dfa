"""Check that a viewer receives the same bytes when everything that it may not know is permuted.

`compare` plays a game and its permuted twin side by side and raises `Leak` at the first difference. It stops
at a reveal: when the viewer learns a card (`state.known`) that is another one in the twin, they may differ.
"""

from dataclasses import dataclass

from everfree.ccg.kernel import options as option
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.rng import draw_below, seed_bytes
from everfree.ccg.kernel.seats.determinize import blinded
from everfree.ccg.view import event_for, to_json, view_of
from everfree.ccg.vocab import DRAW_DECK, PROBLEM_DECK, CardId, Seat


class Leak(AssertionError):
    """A viewer received something it may not know."""


@dataclass
class Seen:
    """What a viewer receives in one step: the view, the events, and which seat is asked."""

    view: bytes
    events: tuple[bytes, ...]
    asked: int


def seen_by(game: Kernel, viewer: int, since: int) -> Seen:
    """Collect everything sent to *viewer* after the last step."""
    events = game.events or []
    told = tuple([to_json(event_for(event, viewer)) for event in events[since:]])
    question = game.state.question
    return Seen(to_json(view_of(game, viewer)), told, -1 if question is None else question.seat)


def twin_of(game: Kernel, viewer: int, seed: int, *, next_cards: int = 0) -> Kernel:
    """Return the permuted twin of *game* for *viewer*.

    With *next_cards* that many top cards of every draw deck, the Problem decks and the seed stay unchanged.
    No card is revealed for a while, so that leaks through the hands alone (such as who is asked) can show.
    """
    state = game.state
    keep: list[CardId] = []
    if next_cards:
        for seat in range(state.seats):
            keep.extend(game.cards_in(DRAW_DECK, Seat(seat))[-next_cards:])
            keep.extend(game.cards_in(PROBLEM_DECK, Seat(seat)))
    twin = blinded(game, viewer, seed_bytes(seed), keep=frozenset(keep))
    if next_cards:
        twin.state.seed = state.seed
    twin.events = []
    return twin


def has_revealed(game: Kernel, twin: Kernel, viewer: int) -> bool:
    """Tell whether the viewer now knows a card that is another one in the twin."""
    return any(
        (game.state.known[card] | twin.state.known[card]) >> viewer & 1
        and game.state.definition[card] != twin.state.definition[card]
        for card in range(len(game.state.definition))
    )


def check_state(game: Kernel, viewer: int, seed: int) -> None:
    """Raise `Leak` unless *viewer* sees the same in *game* and in its twin."""
    check_same(seen_by(game, viewer, len(game.events or ())), seen_by(twin_of(game, viewer, seed), viewer, 0))


def check_same(one: Seen, other: Seen) -> None:
    """Raise `Leak` unless everything sent is equal."""
    if one.asked != other.asked:
        raise Leak(f"another seat is asked: {one.asked} and {other.asked}")
    if one.view != other.view:
        raise Leak(f"views differ:\n{_first_difference(one.view, other.view)}")
    if one.events != other.events:
        raise Leak(f"events differ: {one.events} and {other.events}")


def _first_difference(one: bytes, other: bytes) -> str:
    for place, (left, right) in enumerate(zip(one, other, strict=False)):
        if left != right:
            start = max(0, place - 120)
            return f"{one[start : place + 60]!r}\n{other[start : place + 60]!r}"
    return f"lengths {len(one)} and {len(other)}"


def common_choice(game: Kernel, twin: Kernel, viewer: int, number: int) -> tuple[int, int] | None:
    """Choose an answer that both games offer, as its index in each.

    For a question of another player, the answer must not reveal a card. Return None if there is no such
    answer: the games can't be compared further.
    """
    question, mirrored = game.state.question, twin.state.question
    if question is None or mirrored is None:
        return None
    wish = draw_below(b"secrecy", number, 1_000_000)
    if question.seat == viewer:
        choice = wish % len(question.options)
        return choice, choice
    shared = [one for one in question.options if one in mirrored.options and _is_public(game, one)]
    if not shared:
        return None
    one = shared[wish % len(shared)]
    return question.options.index(one), mirrored.options.index(one)


def _is_public(game: Kernel, one: tuple[int, ...]) -> bool:
    """Tell whether an option names no card, or one that everybody knows."""
    if one[0] in (option.PLAY, option.CARD, option.USE, option.MOVE, option.RALLY):
        everyone = (1 << (game.state.seats + 1)) - 1
        return game.state.known[one[1]] == everyone
    return True


def compare(game: Kernel, viewer: int, *, seed: int, steps: int, next_cards: int = 0) -> int:
    """Play on with the twin until a reveal, or for *steps* decisions; return how many steps were compared."""
    twin = twin_of(game, viewer, seed, next_cards=next_cards)
    check_same(seen_by(game, viewer, len(game.events or ())), seen_by(twin, viewer, 0))
    for number in range(steps):
        choice = common_choice(game, twin, viewer, seed * 1_000 + number)
        if choice is None:
            return number
        mine, others = len(game.events or ()), len(twin.events or ())
        drawn = game.state.drawn
        game.take(choice[0])
        twin.take(choice[1])
        if not next_cards and game.state.drawn != drawn:
            return number  # a random number was drawn, and the twin has another seed
        if has_revealed(game, twin, viewer):
            return number
        check_same(seen_by(game, viewer, mine), seen_by(twin, viewer, others))
        if game.state.question is None:
            return number
    return steps
