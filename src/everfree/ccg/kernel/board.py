"""An index of the cards in play: what they are now, watch for, change, forbid and replace.

Built anew from the state whenever that changed, in the order cards entered play. It holds nothing the
state does not say, so a match that was saved and restored goes on in the very same way.
"""

from typing import TYPE_CHECKING

from everfree.ccg.kernel.faces import Face
from everfree.ccg.kernel.meanings import LISTENS, SHAPES
from everfree.ccg.kernel.records import Modifier
from everfree.ccg.kernel.scope import is_player
from everfree.ccg.kernel.state import AS_DILEMMA, BOOSTED, FACE_DOWN
from everfree.ccg.language.abilities import (
    Ability,
    Activated,
    As,
    Continuous,
    EachPlayerHas,
    Replacement,
    Standing,
    Triggered,
)
from everfree.ccg.language.changes import IN_ORDER, Change, Law
from everfree.ccg.language.faceoffs import FlippedLoseAbilities
from everfree.ccg.language.selectors import Host, This
from everfree.ccg.language.triggers import Trigger
from everfree.ccg.vocab import (
    CHARACTER,
    DILEMMA,
    FLIP,
    NO_CARD,
    PLAY,
    PROBLEM,
    TROUBLEMAKER,
    AreaId,
    CardId,
    Seat,
    card_of,
)

if TYPE_CHECKING:
    from everfree.ccg.kernel.kernel import Kernel


class Board:
    """What the cards in play, and modifiers without a card, do to the game."""

    __slots__ = (
        "activated",
        "as_it_happens",
        "attachments",
        "characters",
        "endings",
        "granted",
        "is_volatile",
        "lasting",
        "laws",
        "on_card",
        "on_many",
        "problem_areas",
        "problems",
        "replacements",
        "sets_power",
        "shapes",
        "triggers",
        "troublemakers",
    )

    def __init__(self, seats: int) -> None:
        self.triggers: dict[int, list[tuple[CardId, Seat, Triggered, int]]] = {}
        """By kind of occurrence: card, whose it is, ability, and the stamp of the modifier it comes from."""
        self.on_card: dict[CardId, list[tuple[CardId, Continuous]]] = {}
        """Continuous abilities that change the power of one card only, by that card."""
        self.on_many: list[tuple[CardId, Continuous]] = []
        self.laws: dict[type[Law], list[tuple[CardId, Seat, Standing | EachPlayerHas]]] = {}
        self.lasting: dict[type[Law], list[Modifier]] = {}
        """Laws that modifiers made for a while (708.2)."""
        self.endings: dict[int, list[tuple[CardId, Seat, Trigger, int]]] = {}
        """By kind of occurrence: what ends modifiers before their time, and the stamps of those."""
        self.replacements: dict[int, list[tuple[CardId, Seat, Replacement, int]]] = {}
        """By kind of occurrence."""
        self.activated: list[tuple[CardId, Activated]] = []
        self.as_it_happens: dict[int, list[tuple[CardId, Seat, As]]] = {}
        """By kind of occurrence: what is done before it has happened."""
        self.attachments: dict[CardId, list[CardId]] = {}
        self.problems: dict[AreaId, CardId] = {}
        """The Problem in each area that has one."""
        self.problem_areas: list[AreaId] = []
        """Every area that has a Problem, in the order of their creation."""
        self.characters: list[list[CardId]] = [[] for _ in range(seats)]
        """The characters each player controls, frightened ones too."""
        self.troublemakers: list[CardId] = []
        """Face up and face down."""
        self.shapes: dict[CardId, Face] = {}
        """What cards in play are now, where that differs from what is printed on them (711)."""
        self.granted: dict[tuple[CardId, int], int] = {}
        """By card and number of an ability it was given: when that was, its timestamp (711.3a)."""
        self.is_volatile = False
        """Whether modifiers that change what cards are look at the table: anything can change it then."""
        self.sets_power = False
        """Whether any modifier says what a power becomes, or doubles it: then timestamps count (711.3)."""


def build(game: "Kernel", board: Board) -> None:
    """Fill in an empty board; texts that ask about the table while that is done find what is there."""
    state = game.state
    shapers = lay_out(game, board)
    shaping = [one for one in state.modifiers if type(game.cast.nodes[one.change]) in SHAPES]
    if shapers or shaping:
        from everfree.ccg.kernel.shaping import shape

        board.is_volatile = not shape(game, board, shapers, shaping)
        sort_cards(game, board)
    index(game, board)


def lay_out(game: "Kernel", board: Board) -> list[CardId]:
    """Say what lies where; list the cards in play that change what cards are."""
    state = game.state
    shapers: list[CardId] = []
    for card in state.zones[PLAY * state.seats]:
        host = state.host[card]
        if host != NO_CARD:
            board.attachments.setdefault(host, []).append(card)
        definition = game.cast.definitions[state.kind[card]]
        marks = state.marks[card]
        if definition.in_play is not None:
            board.shapes[card] = definition.in_play
        elif marks & AS_DILEMMA:
            printed = game.printed(card)
            board.shapes[card] = printed.with_traits((*printed.traits, DILEMMA))
        if (
            definition.is_shaping
            and not marks & FACE_DOWN
            and definition.faces[1 if marks & BOOSTED else 0].is_shaping
        ):
            shapers.append(card)
    sort_cards(game, board)
    return shapers


def sort_cards(game: "Kernel", board: Board) -> None:
    """List the characters, Troublemakers and Problems."""
    state = game.state
    for mine in board.characters:
        mine.clear()
    board.troublemakers.clear()
    board.problems.clear()
    shapes = board.shapes
    definitions = game.cast.definitions
    for card in state.zones[PLAY * state.seats]:
        kind = shapes[card].type if shapes and card in shapes else definitions[state.kind[card]].type
        if kind & CHARACTER:
            board.characters[state.controller[card]].append(card)
        elif kind == TROUBLEMAKER:
            board.troublemakers.append(card)
        elif kind == PROBLEM:
            board.problems[state.area[card]] = card
    board.problem_areas = sorted(board.problems)


def index(game: "Kernel", board: Board) -> None:
    """Sort the abilities of all cards, and modifiers that act like abilities."""
    state = game.state
    shapes = board.shapes
    for card in state.zones[PLAY * state.seats]:
        if state.marks[card] & FACE_DOWN:
            continue
        face = shapes[card] if shapes and card in shapes else game.printed(card)
        if not face.abilities:
            continue
        you = state.controller[card]
        for kind, triggered in face.heard:
            board.triggers.setdefault(kind, []).append((card, you, triggered, -1))
        for continuous in face.empowering:
            enter_power(board, card, state.host[card], continuous)
        for standing in face.standing:
            board.laws.setdefault(type(standing.law), []).append((card, you, standing))
        for kind, replacement in face.replaced:
            board.replacements.setdefault(kind, []).append((card, you, replacement, -1))
        for activated in face.activated:
            board.activated.append((card, activated))
        for early in face.as_it_happens:
            enter(board, card, you, early, -1)
    if game.cast.elsewhere:
        index_elsewhere(game, board)
    for modifier in state.modifiers:
        node = game.cast.nodes[modifier.change]
        if modifier.ended_by >= 0:
            enter_ending(game, board, modifier)
        if isinstance(node, Ability):
            enter(board, card_of(modifier.source), modifier.seat, node, modifier.stamp)
        elif isinstance(node, Law):
            board.lasting.setdefault(type(node), []).append(modifier)
        elif isinstance(node, Change):
            board.sets_power = board.sets_power or isinstance(node, IN_ORDER)


def enter_ending(game: "Kernel", board: Board, modifier: Modifier) -> None:
    """Sort what ends a modifier."""
    trigger = game.cast.nodes[modifier.ended_by]
    assert isinstance(trigger, Trigger)
    for kind in LISTENS[type(trigger)].kinds:
        board.endings.setdefault(kind, []).append(
            (card_of(modifier.source), modifier.seat, trigger, modifier.stamp)
        )


def enter_power(board: Board, card: CardId, host: CardId, ability: Continuous) -> None:
    """Sort an ability that changes powers by the cards it changes."""
    if isinstance(ability.of, This):
        board.on_card.setdefault(card, []).append((card, ability))
    elif isinstance(ability.of, Host):
        board.on_card.setdefault(host, []).append((card, ability))
    else:
        board.on_many.append((card, ability))
    for change in ability.changes:
        board.sets_power = board.sets_power or isinstance(change, IN_ORDER)


def index_elsewhere(game: "Kernel", board: Board) -> None:
    """Sort the abilities of cards outside play; they are their owners' (513.3, 513.4)."""
    state = game.state
    for zone in game.cast.elsewhere:
        for seat in range(state.seats):
            if zone == FLIP and board.laws and is_silenced(game, board, Seat(seat)):
                continue
            for card in state.zones[zone * state.seats + seat]:
                for ability in game.cast.definitions[state.kind[card]].elsewhere:
                    if ability.zone == zone:
                        enter(board, card, Seat(seat), ability.ability, -1)


def is_silenced(game: "Kernel", board: Board, seat: Seat) -> bool:
    """Tell whether a card in play takes the abilities of *seat*'s flipped cards."""
    for _, you, standing in board.laws.get(FlippedLoseAbilities, ()):
        law = standing.law
        if isinstance(law, FlippedLoseAbilities) and is_player(law.who, seat, you):
            return True
    return False


def enter(board: Board, card: CardId, you: Seat, ability: Ability, stamp: int) -> None:
    """Sort one ability; *stamp* is that of the modifier it comes from, -1 for one of a card."""
    if isinstance(ability, Triggered):
        for kind in LISTENS[type(ability.trigger)].kinds:
            board.triggers.setdefault(kind, []).append((card, you, ability, stamp))
    elif isinstance(ability, Continuous):
        enter_power(board, card, NO_CARD, ability)
    elif isinstance(ability, Standing | EachPlayerHas):
        board.laws.setdefault(type(ability.law), []).append((card, you, ability))
    elif isinstance(ability, Replacement):
        for kind in LISTENS[type(ability.trigger)].kinds:
            board.replacements.setdefault(kind, []).append((card, you, ability, stamp))
    elif isinstance(ability, Activated):
        board.activated.append((card, ability))
    elif isinstance(ability, As):
        for kind in LISTENS[type(ability.trigger)].kinds:
            board.as_it_happens.setdefault(kind, []).append((card, you, ability))
