"""Reading words in their place: who "you" is, where "here" is, which cards a description means."""

from typing import TYPE_CHECKING

from everfree.ccg.kernel.firsts import has_happened
from everfree.ccg.kernel.meanings import HOLDS, LISTENS, TESTS
from everfree.ccg.kernel.records import Modifier, Occurrence, Scope
from everfree.ccg.kernel.state import FACE_DOWN
from everfree.ccg.language.abilities import EachPlayerHas, Replacement, Triggered
from everfree.ccg.language.banishing import BanishedFaceDownBy
from everfree.ccg.language.changes import Law
from everfree.ccg.language.conditions import Condition
from everfree.ccg.language.covering import FaceDown
from everfree.ccg.language.searching import It
from everfree.ccg.language.selectors import (
    At,
    Choose,
    Description,
    Each,
    Host,
    One,
    Selector,
    That,
    This,
    ThisAt,
)
from everfree.ccg.language.triggers import Trigger
from everfree.ccg.language.words import (
    A_PLAYER,
    ADVERSARIES,
    OWNER,
    THAT_PLAYER,
    THAT_PLAYERS_OPPONENT,
    YOU,
    Who,
)
from everfree.ccg.vocab import (
    BANISHED,
    DISCARD_PILE,
    FLIP,
    NO_CARD,
    NO_SEAT,
    PLAY,
    TROUBLEMAKER,
    CardId,
    Ref,
    Seat,
    card_of,
)

if TYPE_CHECKING:
    from everfree.ccg.kernel.kernel import Kernel

OPEN_ZONES = (BANISHED, DISCARD_PILE, FLIP)
"""Zones of each player that everyone sees: a text that does not say whose means all of them."""


def seat_of(game: "Kernel", who: Who, source: CardId, you: Seat, scope: Scope | None) -> Seat:
    """Give the player *who* means; of several opponents the one that was chosen (R7), else the next one."""
    if who == YOU:
        return you
    if who == OWNER:
        return game.state.owner[source]
    is_adversary = who in ADVERSARIES
    if scope is not None and scope.opponent != NO_SEAT and (is_adversary or who == THAT_PLAYERS_OPPONENT):
        return scope.opponent
    if is_adversary:
        return game.next_player(you)
    player = NO_SEAT if scope is None else scope.player
    if who == THAT_PLAYER:
        return player
    if who == THAT_PLAYERS_OPPONENT:
        return game.next_player(player)
    return NO_SEAT


def is_player(who: Who, seat: Seat, you: Seat) -> bool:
    """Tell whether *who*, in a trigger, means *seat*."""
    if who == A_PLAYER:
        return True
    if who == YOU:
        return seat == you
    return seat != you


def fits(
    game: "Kernel", description: Description, card: CardId, source: CardId, you: Seat, scope: Scope | None
) -> bool:
    """Tell whether *card*, in play or wherever it is, is described; zones are the caller's business.

    Face-down Troublemakers are never described unless a text says so (505.2); a frightened Friend still
    is a Friend (R41).
    """
    state = game.state
    kind = game.type_of(card)
    if not kind & description.noun:
        return False
    if kind == TROUBLEMAKER and state.marks[card] & FACE_DOWN and not names_face_down(description):
        return False
    for test in description.tests:
        if not TESTS[type(test)](game, test, card, source, you, scope):
            return False
    return True


def names_face_down(description: Description) -> bool:
    """505.2: tell whether a description speaks of face-down cards."""
    for test in description.tests:
        if isinstance(test, FaceDown | BanishedFaceDownBy):
            return True
    return False


def cards_of(
    game: "Kernel", description: Description, source: CardId, you: Seat, scope: Scope | None
) -> list[CardId]:
    """List the cards described, in the order of their zone; of hidden zones, only one's own."""
    if description.zone == PLAY:
        return in_play_of(game, description, source, you, scope)
    owners = [you, *game.opponents(you)] if description.zone in OPEN_ZONES else [you]
    return [
        card
        for owner in owners
        for card in game.cards_in(description.zone, owner)
        if not game.is_face_down(card) and fits(game, description, card, source, you, scope)
    ]


def in_play_of(
    game: "Kernel", description: Description, source: CardId, you: Seat, scope: Scope | None
) -> list[CardId]:
    """List the cards in play that are described: what `fits` says of each, asked in one go."""
    state = game.state
    shapes = game.board().shapes
    definitions = game.cast.definitions
    kinds = state.kind
    noun = description.noun
    found: list[CardId] = []
    for card in state.zones[PLAY * state.seats]:
        kind = shapes[card].type if shapes and card in shapes else definitions[kinds[card]].type
        if not kind & noun:
            continue
        if kind == TROUBLEMAKER and state.marks[card] & FACE_DOWN and not names_face_down(description):
            continue
        for test in description.tests:
            if not TESTS[type(test)](game, test, card, source, you, scope):
                break
        else:
            found.append(card)
    return found


def is_selected(game: "Kernel", selector: Selector, card: CardId, source: CardId, you: Seat) -> bool:
    """Tell whether a trigger's or ability's *selector* means *card*."""
    if isinstance(selector, This):
        return card == source
    if isinstance(selector, Host):
        return card == game.state.host[source]
    if isinstance(selector, Each | One):
        return fits(game, selector.description, card, source, you, None)
    return False


def selected(game: "Kernel", selector: Selector, scope: Scope, picked: tuple[Ref, ...]) -> tuple[Ref, ...]:
    """Give the cards an instruction is about, still as they were named."""
    if isinstance(selector, Choose):
        return picked
    if isinstance(selector, This):
        return (scope.source,)
    if isinstance(selector, That | It):
        return scope.that
    source = card_of(scope.source)
    if isinstance(selector, ThisAt):
        is_there = TESTS[At](game, At(selector.place), source, source, scope.you, scope)
        return (scope.source,) if is_there else ()
    if isinstance(selector, Host):
        host = game.state.host[source]
        return () if host == NO_CARD else (game.ref(host),)
    if isinstance(selector, Each):
        return tuple(
            [game.ref(card) for card in cards_of(game, selector.description, source, scope.you, scope)]
        )
    return ()


def holds(
    game: "Kernel", condition: Condition | None, source: CardId, you: Seat, scope: Scope | None = None
) -> bool:
    """Tell whether *condition* is true for a text on *source*."""
    return condition is None or HOLDS[type(condition)](game, condition, source, you, scope)


NO_LAWS: list[tuple[CardId, Seat, Law]] = []
"""What most questions about laws are answered with; nobody adds to it."""


def laws_of(game: "Kernel", kind: type[Law]) -> list[tuple[CardId, Seat, Law]]:
    """List the laws of one kind that are in force: their card, whose they are, and the law (702.1, 708.2)."""
    if kind not in game.cast.laws:
        return NO_LAWS
    board = game.board()
    if kind not in board.laws and kind not in board.lasting:
        return NO_LAWS
    found: list[tuple[CardId, Seat, Law]] = []
    for source, you, standing in board.laws.get(kind, ()):
        if isinstance(standing, EachPlayerHas):
            seats = [seat for seat in game.players(you) if holds(game, standing.condition, source, seat)]
            found.extend([(source, seat, standing.law) for seat in seats])
        elif standing.condition is None or holds(game, standing.condition, source, you):
            found.append((source, you, standing.law))
    for modifier in board.lasting.get(kind, ()):
        node = game.cast.nodes[modifier.change]
        if isinstance(node, Law) and is_on(game, modifier):
            found.append((card_of(modifier.source), modifier.seat, node))
    return found


def is_on(game: "Kernel", modifier: Modifier) -> bool:
    """708.2a: tell whether the "while" of a modifier with a duration is true now."""
    if modifier.condition < 0:
        return True
    condition = game.cast.nodes[modifier.condition]
    assert isinstance(condition, Condition)
    asked = (NO_CARD, modifier.stamp)
    if asked in game.asking:
        return False  # a power is being asked for that it would change itself (711.5)
    game.asking.append(asked)
    answer = holds(game, condition, card_of(modifier.source), modifier.seat)
    game.asking.pop()
    return answer


def hears(game: "Kernel", ability: Triggered, occurrence: Occurrence, source: CardId, you: Seat) -> bool:
    """Tell whether *ability* triggers; an "if" is asked now and not again (712.2)."""
    if not LISTENS[type(ability.trigger)].fits(game, ability.trigger, occurrence, source, you):
        return False
    if ability.first and has_happened(game, ability, source):
        return False
    if ability.condition is None:
        return True
    that = (game.ref(occurrence.card),) if occurrence.card >= 0 else ()
    scope = Scope(game.ref(source), you, that, occurrence.seat, occurrence.area, occurrence.amount)
    return holds(game, ability.condition, source, you, scope)


def spoken_of(
    game: "Kernel", trigger: Trigger, occurrence: Occurrence, source: CardId, you: Seat
) -> tuple[Ref, ...] | None:
    """Give the cards a text speaks of once its trigger was told, where not the card of the occurrence."""
    speaks_of = LISTENS[type(trigger)].speaks_of
    return None if speaks_of is None else speaks_of(game, trigger, occurrence, source, you)


def would_replace(
    game: "Kernel", ability: Replacement, occurrence: Occurrence, source: CardId, you: Seat
) -> bool:
    """Tell whether *ability* could replace *occurrence* (710.1)."""
    return LISTENS[type(ability.trigger)].fits(game, ability.trigger, occurrence, source, you) and holds(
        game, ability.condition, source, you
    )
