"""An index of the cards in play and their abilities: what they trigger on, change, forbid and replace.

It is rebuilt from the state after each change of it, in the order cards entered play. It holds nothing that
can't be computed from the state, so a match that was saved and restored continues in the same way.
"""

from typing import TYPE_CHECKING

from everfree.ccg.kernel.cards.faces import Face
from everfree.ccg.kernel.records import Modifier
from everfree.ccg.kernel.registry import SHAPES, kinds_of
from everfree.ccg.kernel.state import AS_DILEMMA, BOOSTED, FACE_DOWN
from everfree.ccg.kernel.values.inputs import Inputs
from everfree.ccg.kernel.values.selection import is_player
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
from everfree.ccg.language.terms import PHASE_TIMINGS
from everfree.ccg.language.words.changes.changes import IN_ORDER, Change, Law
from everfree.ccg.language.words.faceoffs.faceoffs import FlippedLoseAbilities
from everfree.ccg.language.words.laws.barring import Cant
from everfree.ccg.language.words.selectors.selectors import Host, This
from everfree.ccg.language.words.triggers.triggers import Trigger
from everfree.ccg.vocab import (
    AGILE_BIT,
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
    """The index: what the cards in play, and modifiers with a duration, do to the game."""

    __slots__ = (
        "activated",
        "agile",
        "as_it_happens",
        "attachments",
        "characters",
        "endings",
        "follows_cards",
        "for_windows",
        "forbidding",
        "granted",
        "inputs",
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
        """By kind of occurrence: card, controller, ability, and the stamp of its modifier (-1 for none)."""
        self.on_card: dict[CardId, list[tuple[CardId, Continuous]]] = {}
        """By card: the continuous abilities that change the power of that card alone, with their sources."""
        self.on_many: list[tuple[CardId, Continuous]] = []
        self.laws: dict[type[Law], list[tuple[CardId, Seat, Standing | EachPlayerHas]]] = {}
        self.lasting: dict[type[Law], list[Modifier]] = {}
        """Modifiers with a duration that are laws (708.2)."""
        self.forbidding: dict[int, list[tuple[CardId, Seat, Cant, Standing | EachPlayerHas | Modifier]]] = {}
        """By kind of occurrence: the laws that can forbid it, each with what puts it in force (104.2)."""
        self.endings: dict[int, list[tuple[CardId, Seat, Trigger, int]]] = {}
        """By kind of occurrence: the triggers that end modifiers early, and the stamps of those modifiers."""
        self.replacements: dict[int, list[tuple[CardId, Seat, Replacement, int]]] = {}
        """By kind of occurrence, as `triggers`."""
        self.activated: list[tuple[CardId, Activated]] = []
        self.for_windows: list[tuple[CardId, Activated]] = []
        """Those of them that are used with priority, not to open a window in a phase (512.4, 512.5)."""
        self.agile: list[CardId] = []
        """Face-up cards with the keyword Agile, which characters may use to move with priority (C2)."""
        self.as_it_happens: dict[int, list[tuple[CardId, Seat, As]]] = {}
        """By kind of occurrence: the "as" effects, followed before it is applied (706.1a)."""
        self.attachments: dict[CardId, list[CardId]] = {}
        self.problems: dict[AreaId, CardId] = {}
        """The Problem in each area that has one."""
        self.problem_areas: list[AreaId] = []
        """Every area that has a Problem, in the order of their creation."""
        self.characters: list[list[CardId]] = [[] for _ in range(seats)]
        """By seat: the characters the player controls, frightened ones included."""
        self.troublemakers: list[CardId] = []
        """Both face up and face down."""
        self.shapes: dict[CardId, Face] = {}
        """The current faces of cards in play that differ from their printed ones (711)."""
        self.granted: dict[tuple[CardId, int], int] = {}
        """By card and number of an ability it was given: the timestamp of that (711.3a)."""
        self.is_volatile = False
        """Whether shaping changes depend on the table: any occurrence may then make this index outdated."""
        self.follows_cards = False
        """Of a volatile index: whether only what happens to cards in play may make it outdated."""
        self.inputs: Inputs | None = None
        """Of a volatile index: a state for which the faces were found to be these ones."""
        self.sets_power = False
        """Whether any modifier sets or multiplies a power: powers then depend on timestamps (711.3)."""


def build(game: "Kernel", board: Board, outdated: Board | None) -> Board:
    """Fill an empty board and return it; conditions evaluated meanwhile see the part that is already filled.

    Return *outdated* instead if the faces of all cards are still those it was built with. It is a volatile
    board which only an occurrence may have changed: everything else in it depends on the faces alone.
    """
    state = game.state
    shapers = lay_out(game, board)
    shaping = [one for one in state.modifiers if type(game.definitions.nodes[one.change]) in SHAPES]
    if shapers or shaping:
        from everfree.ccg.kernel.values.layers import shape

        printed = dict(board.shapes)
        board.is_volatile = not shape(game, board, shapers, shaping)
        if board.is_volatile and not game.asking:
            board.inputs = Inputs(game, about_cards_alone=board.follows_cards)
        if outdated is not None and is_shaped_alike(board, outdated):
            if board.inputs is not None:
                outdated.inputs = board.inputs
            return outdated
        if has_other_types(game, board, printed):
            sort_cards(game, board)
    index(game, board)
    return board


def is_shaped_alike(board: Board, other: Board) -> bool:
    """Tell whether two boards of the same cards in play have equal faces, with the same abilities."""
    if board.is_volatile != other.is_volatile or board.granted != other.granted:
        return False
    if list(board.shapes) != list(other.shapes):
        return False
    for card, face in board.shapes.items():
        if not face.is_like(other.shapes[card]):
            return False
    return True


def has_other_types(game: "Kernel", board: Board, printed: dict[CardId, Face]) -> bool:
    """Tell whether changes gave a card another type than it had with its *printed* face."""
    for card, face in board.shapes.items():
        before = printed[card] if card in printed else game.printed(card)
        if face.type != before.type:
            return True
    return False


def lay_out(game: "Kernel", board: Board) -> list[CardId]:
    """Enter attachments and printed faces; return the cards in play that change what cards are."""
    state = game.state
    shapers: list[CardId] = []
    for card in state.zones[PLAY * state.seats]:
        host = state.host[card]
        if host != NO_CARD:
            board.attachments.setdefault(host, []).append(card)
        definition = game.definitions.cards[state.definition[card]]
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
    """Enter the characters, Troublemakers and Problems by their current types."""
    state = game.state
    for mine in board.characters:
        mine.clear()
    board.troublemakers.clear()
    board.problems.clear()
    shapes = board.shapes
    definitions = game.definitions.cards
    for card in state.zones[PLAY * state.seats]:
        card_type = (
            shapes[card].type if shapes and card in shapes else definitions[state.definition[card]].type
        )
        if card_type & CHARACTER:
            board.characters[state.controller[card]].append(card)
        elif card_type == TROUBLEMAKER:
            board.troublemakers.append(card)
        elif card_type == PROBLEM:
            board.problems[state.area[card]] = card
    board.problem_areas = sorted(board.problems)


def index_powers(game: "Kernel", board: Board) -> None:
    """Enter what changes powers, by the abilities that cards have now, for conditions about power (711.3b).

    Abilities of flipped cards are left out: they change no power in play.
    """
    state = game.state
    board.on_card.clear()
    board.on_many.clear()
    board.sets_power = False
    for card in state.zones[PLAY * state.seats]:
        if not state.marks[card] & FACE_DOWN:
            for continuous in game.face(card).empowering:
                enter_power(board, card, state.host[card], continuous)
    for card, ability in abilities_elsewhere(game):
        if isinstance(ability, Continuous) and state.zone[card] != FLIP:
            enter_power(board, card, NO_CARD, ability)
    for modifier in state.modifiers:
        node = game.definitions.nodes[modifier.change]
        board.sets_power = board.sets_power or isinstance(node, IN_ORDER)


def abilities_elsewhere(game: "Kernel") -> list[tuple[CardId, Ability]]:
    """List the abilities that work where their cards are, outside play (701.3)."""
    state = game.state
    return [
        (card, one.ability)
        for zone in game.definitions.elsewhere
        for seat in range(state.seats)
        for card in state.zones[zone * state.seats + seat]
        for one in game.definitions.cards[state.definition[card]].elsewhere
        if one.zone == zone
    ]


def index(game: "Kernel", board: Board) -> None:
    """Enter the abilities of all cards, and the modifiers with a duration."""
    state = game.state
    shapes = board.shapes
    definitions = game.definitions.cards
    board.on_card.clear()
    board.on_many.clear()
    board.sets_power = False
    for card in state.zones[PLAY * state.seats]:
        marks = state.marks[card]
        if marks & FACE_DOWN:
            enter_face_down(game, board, card)
            continue
        if shapes and card in shapes:
            face = shapes[card]
        else:
            face = definitions[state.definition[card]].faces[1 if marks & BOOSTED else 0]
        if face.keywords & AGILE_BIT:
            board.agile.append(card)
        if face.is_indexed:
            enter_face(board, card, state.controller[card], state.host[card], face)
    if game.definitions.elsewhere:
        index_elsewhere(game, board)
    if state.modifiers:
        index_modifiers(game, board)


def enter_face(board: Board, card: CardId, you: Seat, host: CardId, face: Face) -> None:
    """Enter the abilities of a card that is face up in play."""
    for kind, triggered in face.heard:
        board.triggers.setdefault(kind, []).append((card, you, triggered, -1))
    for continuous in face.empowering:
        enter_power(board, card, host, continuous)
    for standing in face.standing:
        enter_law(board, card, you, standing)
    for kind, replacement in face.replaced:
        board.replacements.setdefault(kind, []).append((card, you, replacement, -1))
    for activated in face.activated:
        enter_activated(board, card, activated)
    for early in face.as_it_happens:
        enter(board, card, you, early, -1)


def index_modifiers(game: "Kernel", board: Board) -> None:
    """Enter the modifiers with a duration."""
    for modifier in game.state.modifiers:
        node = game.definitions.nodes[modifier.change]
        if modifier.ended_by >= 0:
            enter_ending(game, board, modifier)
        if isinstance(node, Ability):
            enter(board, card_of(modifier.source), modifier.seat, node, modifier.stamp)
        elif isinstance(node, Law):
            board.lasting.setdefault(type(node), []).append(modifier)
            if isinstance(node, Cant):
                enter_forbidding(board, card_of(modifier.source), modifier.seat, node, modifier)
        elif isinstance(node, Change):
            board.sets_power = board.sets_power or isinstance(node, IN_ORDER)


def enter_face_down(game: "Kernel", board: Board, card: CardId) -> None:
    """505.1a: enter the abilities of *card* that work only while it is face down."""
    for kind, triggered in game.printed(card).heard_face_down:
        board.triggers.setdefault(kind, []).append((card, game.state.controller[card], triggered, -1))


def enter_ending(game: "Kernel", board: Board, modifier: Modifier) -> None:
    """Enter the trigger that ends *modifier* early."""
    trigger = game.definitions.nodes[modifier.ended_by]
    assert isinstance(trigger, Trigger)
    for kind in kinds_of(trigger):
        board.endings.setdefault(kind, []).append(
            (card_of(modifier.source), modifier.seat, trigger, modifier.stamp)
        )


def enter_power(board: Board, card: CardId, host: CardId, ability: Continuous) -> None:
    """Enter an ability that changes powers, under the card it changes or under `on_many`."""
    if isinstance(ability.of, This):
        board.on_card.setdefault(card, []).append((card, ability))
    elif isinstance(ability.of, Host):
        board.on_card.setdefault(host, []).append((card, ability))
    else:
        board.on_many.append((card, ability))
    for change in ability.changes:
        board.sets_power = board.sets_power or isinstance(change, IN_ORDER)


def enter_activated(board: Board, card: CardId, ability: Activated) -> None:
    """Enter an ability that a player may activate."""
    board.activated.append((card, ability))
    if ability.timing not in PHASE_TIMINGS:
        board.for_windows.append((card, ability))


def enter_law(board: Board, card: CardId, you: Seat, ability: Standing | EachPlayerHas) -> None:
    """Enter an ability that puts a law in force."""
    law = ability.law
    board.laws.setdefault(type(law), []).append((card, you, ability))
    if isinstance(law, Cant):
        enter_forbidding(board, card, you, law, ability)


def enter_forbidding(
    board: Board, card: CardId, you: Seat, law: Cant, by: Standing | EachPlayerHas | Modifier
) -> None:
    """Enter a law under each kind of occurrence that it can forbid."""
    for kind in kinds_of(law.trigger):
        board.forbidding.setdefault(kind, []).append((card, you, law, by))


def index_elsewhere(game: "Kernel", board: Board) -> None:
    """Enter the abilities that work outside play; their owners control them (513.3, 513.4)."""
    state = game.state
    for zone in game.definitions.elsewhere:
        for seat in range(state.seats):
            if zone == FLIP and board.laws and is_silenced(game, board, Seat(seat)):
                continue
            for card in state.zones[zone * state.seats + seat]:
                for ability in game.definitions.cards[state.definition[card]].elsewhere:
                    if ability.zone == zone:
                        enter(board, card, Seat(seat), ability.ability, -1)


def is_silenced(game: "Kernel", board: Board, seat: Seat) -> bool:
    """Tell whether a card in play makes the flipped cards of *seat* lose their abilities."""
    for _, you, standing in board.laws.get(FlippedLoseAbilities, ()):
        law = standing.law
        if isinstance(law, FlippedLoseAbilities) and is_player(law.who, seat, you):
            return True
    return False


def enter(board: Board, card: CardId, you: Seat, ability: Ability, stamp: int) -> None:
    """Enter one ability; *stamp* is that of the modifier it comes from, -1 for an ability of a card."""
    if isinstance(ability, Triggered):
        for kind in kinds_of(ability.trigger):
            board.triggers.setdefault(kind, []).append((card, you, ability, stamp))
    elif isinstance(ability, Continuous):
        enter_power(board, card, NO_CARD, ability)
    elif isinstance(ability, (Standing, EachPlayerHas)):
        enter_law(board, card, you, ability)
    elif isinstance(ability, Replacement):
        for kind in kinds_of(ability.trigger):
            board.replacements.setdefault(kind, []).append((card, you, ability, stamp))
    elif isinstance(ability, Activated):
        enter_activated(board, card, ability)
    elif isinstance(ability, As):
        for kind in kinds_of(ability.trigger):
            board.as_it_happens.setdefault(kind, []).append((card, you, ability))
