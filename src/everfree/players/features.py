"""The facts of a position that the learned value reads: about 170 whole numbers for one viewer.

They come from what everybody sees and from the viewer's own hand. Of hidden cards only their number counts,
and what an unseen card has on average, which follows from the deck list and the cards seen. So two games
that look alike to the viewer have the same features. Cards count by their program, never by id or name.
"""

from typing import Final

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.state import BOOSTED, EXHAUSTED, FACE_DOWN
from everfree.ccg.kernel.values.characteristics import contributes, power_of
from everfree.ccg.language.card import WILD, Need
from everfree.ccg.rules.confront.requirements import contributions, needs_of, refuse_confronting
from everfree.ccg.rules.turn.end_phase import home_limit
from everfree.ccg.rules.turn.turn import income
from everfree.ccg.vocab import (
    BANISHED,
    COLOURS,
    DRAW_DECK,
    EVENT,
    FLIP,
    FRIEND,
    HAND,
    HOME_AREA,
    MANE,
    NO_CARD,
    NO_SEAT,
    RESOURCE,
    TROUBLEMAKER,
    WINNING_SCORE,
    AreaId,
    CardId,
    Seat,
)
from everfree.players.programs import PROGRAM, program_of

PARTS: Final = 12
"""Fractions are counted in twelfths."""
SIDE: Final = (
    # Those of today's value come first (`value.FACTS`), in its order.
    "score",
    "score-late",
    "tokens",
    "hand",
    "hand-first",
    "power-home",
    "power-away",
    "frightened",
    "boosted",
    "can-confront",
    "can-confront-next",
    "close",
    "blocked",
    "edge",
    "attached",
    "characters",
    "troublemakers",
    # The others.
    "score-6",
    "score-11",
    "score-13",
    "tokens-all",
    "tokens-none",
    "hand-all",
    "hand-none",
    "home",
    "home-beyond-limit",
    "home-room",
    "power-ready-home",
    "power-ready-away",
    "power-exhausted",
    "exhausted",
    "friends",
    "cost-in-play",
    "resources",
    "deck",
    "deck-low",
    "flip",
    "flip-no-power",
    "troublemakers-covered",
    "troublemakers-power",
    "keywords",
    "colours",
    "colour-first",
    "colour-second",
    "power-mane",
    "wins-by-confronting",
    *[f"program-{name}" for name in PROGRAM],
)
"""The features of a player."""
AT_PROBLEM: Final = (
    "have",
    "need",
    "missing",
    "missing-with-home",
    "can",
    "can-next",
    "trouble",
    "trouble-covered",
    "trouble-points",
    "lead",
    "characters",
    "ready",
)
"""The features of a player at one Problem."""
OF_PROBLEM: Final = ("bonus", "contested", "own-troublemakers")
OF_HAND: Final = (
    "friends",
    "resources",
    "events",
    "troublemakers",
    "cost",
    "affordable",
    "colours-met",
    "cheap",
    "dear",
    "power",
    "power-most",
    "power-playable",
    *[f"program-{name}" for name in PROGRAM],
)
OF_TABLE: Final = ("turn", "late", "my-turn", "first", "income", "both-close")
NAMES: Final = (
    *[f"me {name}" for name in SIDE],
    *[f"foe {name}" for name in SIDE],
    *[
        f"{whose} problem {name}"
        for whose in ("my", "their")
        for name in (
            *OF_PROBLEM,
            *[f"me {one}" for one in AT_PROBLEM],
            *[f"foe {one}" for one in AT_PROBLEM],
        )
    ],
    *[f"hand {name}" for name in OF_HAND],
    *OF_TABLE,
)
"""The name of every feature, in their order."""

LATE: Final = 9
FEW: Final = 4
MOST_TOKENS: Final = 6
MOST_HAND: Final = 8
SPARE: Final = 4
EDGE: Final = 4
UNKNOWN_TROUBLE: Final = 3
FEW_IN_DECK: Final = 8
CHEAP: Final = 2
DEAR: Final = 4
MOST: Final = 40
"""The largest value of any feature, so that an endless combination of cards can't outweigh everything."""

Programs = list[list[int]]
"""By number of a definition: the program of the card."""


def programs_of(game: Kernel) -> Programs:
    """Return the programs of all cards of a match; they stay the same for the whole match."""
    return [program_of(definition) for definition in game.definitions.cards]


def features_of(game: Kernel, viewer: Seat, programs: Programs) -> list[int]:
    """Return the features of a position for *viewer*, in the order of `NAMES`."""
    foe = foe_of(game, viewer)
    areas_mine = [areas_of(game, viewer, area) for area in game.board().problem_areas]
    areas_foe = [areas_of(game, foe, area) for area in game.board().problem_areas]
    features = side_of(game, viewer, viewer, programs, areas_mine, areas_foe)
    features.extend(side_of(game, foe, viewer, programs, areas_foe, areas_mine))
    add_problem(game, viewer, viewer, areas_mine, areas_foe, features)
    add_problem(game, foe, viewer, areas_mine, areas_foe, features)
    add_hand(game, viewer, programs, features)
    state = game.state
    leader = max(state.score[viewer], state.score[foe])
    features.append(state.turn)
    features.append(max(0, leader - LATE))
    features.append(1 if state.turn_player == viewer else 0)
    features.append(1 if state.first_player == viewer else 0)
    features.append(income(game))
    features.append(1 if min(state.score[viewer], state.score[foe]) > LATE else 0)
    for place in range(len(features)):
        if features[place] > MOST:
            features[place] = MOST
        elif features[place] < -MOST:
            features[place] = -MOST
    return features


def foe_of(game: Kernel, viewer: Seat) -> Seat:
    """Return the opponent with the highest score, the next in turn order of equals."""
    best = viewer
    most = -1
    for seat in game.opponents(viewer):
        if game.state.score[seat] > most:
            most = game.state.score[seat]
            best = seat
    return best


class AtProblem:
    """What a player has at one Problem."""

    __slots__ = (
        "area",
        "can",
        "characters",
        "covered",
        "have",
        "missing",
        "missing_with_home",
        "need",
        "owner",
        "points",
        "ready",
        "trouble",
    )

    def __init__(self, area: AreaId, owner: Seat) -> None:
        self.area = area
        self.owner = owner
        self.have = 0
        self.need = 0
        self.missing = 0
        """Power that is missing, colour by colour."""
        self.missing_with_home = 0
        """Power that would still be missing if everybody came from home."""
        self.can = 0
        self.trouble = 0
        """The power of the strongest opposing Troublemaker, as `value.trouble_at` counts it."""
        self.covered = 0
        self.points = 0
        self.characters = 0
        self.ready = 0


def areas_of(game: Kernel, seat: Seat, area: AreaId) -> AtProblem:
    """Count what *seat* has at the Problem in *area*."""
    state = game.state
    board = game.board()
    problem = board.problems[area]
    found = AtProblem(area, state.owner[problem])
    there: list[tuple[int, int]] = []
    for _, colours, power, count in contributions(game, seat, area):
        there.append((colours, power * count))
        found.have += power * count
    needs = needs_of(game, seat, problem)
    for need in needs:
        found.need += need.amount
    found.missing = missing_of(needs, there)
    home = list(there)
    for card in board.characters[seat]:
        marks = state.marks[card]
        if state.area[card] == area:
            found.characters += 1
            if not marks & (EXHAUSTED | FACE_DOWN):
                found.ready += 1
        elif not marks & FACE_DOWN and state.area_kind[state.area[card]] == HOME_AREA:
            home.append((game.face(card).colours, max(0, power_of(game, card))))
    found.missing_with_home = missing_of(needs, home) if found.missing else 0
    if found.characters and refuse_confronting(game, seat, problem) is None:
        found.can = 1
    for card in board.troublemakers:
        if state.area[card] == area and state.controller[card] != seat:
            if state.marks[card] & FACE_DOWN:
                found.covered += 1
                found.trouble = max(found.trouble, UNKNOWN_TROUBLE)
            else:
                found.trouble = max(found.trouble, power_of(game, card), 1)
                found.points = max(found.points, game.definition(card).points)
    return found


def missing_of(needs: tuple[Need, ...], there: list[tuple[int, int]]) -> int:
    """Return how much power is missing, colour by colour; what no colour needs fills the wild."""
    total = 0
    for _, power in there:
        total += power
    missing = 0
    used = 0
    wild = 0
    for need in needs:
        if need.colour == WILD:
            wild += need.amount
            continue
        fitting = 0
        for colours, power in there:
            if colours & ~need.colour if need.other_than else colours & need.colour:
                fitting += power
        got = min(fitting, need.amount)
        missing += need.amount - got
        used += got
    return missing + max(0, wild - max(0, total - used))


def side_of(
    game: Kernel,
    seat: Seat,
    viewer: Seat,
    programs: Programs,
    areas: list[AtProblem],
    others: list[AtProblem],
) -> list[int]:
    """Return the features of one player, in the order of `SIDE`."""
    state = game.state
    board = game.board()
    is_turn = state.turn_player == seat
    score = min(state.score[seat], WINNING_SCORE)
    tokens = state.tokens[seat]
    hand = len(game.cards_in(HAND, seat))

    home = home_power = frightened = boosted = friends = friends_home = cost = 0
    ready_home = ready_away = idle_power = exhausted = keywords = mane_power = 0
    by_colour = [0] * len(COLOURS)
    program = [0] * len(PROGRAM)
    for card in board.characters[seat]:
        marks = state.marks[card]
        is_home = state.area_kind[state.area[card]] == HOME_AREA
        card_type = game.type_of(card)
        if card_type == FRIEND and is_home:
            friends_home += 1
        if marks & FACE_DOWN:
            frightened += 1
            continue
        face = game.face(card)
        power = max(0, power_of(game, card))
        count = game.count_of(card) if state.token_stacks else 1
        given = power * count if contributes(game, card) else 0
        if marks & EXHAUSTED:
            exhausted += 1
            idle_power += power
        elif is_home:
            ready_home += power
        else:
            ready_away += power
        if is_home:
            home += 1
            home_power += given
        if card_type == FRIEND:
            friends += 1
            cost += max(0, game.definition(card).cost)
        elif card_type == MANE:
            mane_power = power
            if marks & BOOSTED:
                boosted = 1
        keywords += len(face.words)
        for place in range(len(by_colour)):
            if face.colours & COLOURS[place]:
                by_colour[place] += power

    attached = resources = 0
    for card in game.in_play():
        if state.controller[card] == seat:
            if state.host[card] != NO_CARD:
                attached += 1
            if not state.marks[card] & FACE_DOWN:
                card_type = game.type_of(card)
                if card_type == RESOURCE:
                    resources += 1
                if card_type & (FRIEND | MANE | RESOURCE):
                    one = programs[state.definition[card]]
                    for place in range(len(program)):
                        program[place] += one[place]
    troublemakers = covered = trouble = 0
    for card in board.troublemakers:
        if state.controller[card] == seat:
            troublemakers += 1
            if state.marks[card] & FACE_DOWN:
                covered += 1
            else:
                trouble += max(0, power_of(game, card))

    can = away = spare = blocked = edge = close = points = 0
    for place in range(len(areas)):
        at = areas[place]
        if not at.have:
            continue
        needed = max(at.need, at.trouble)
        blocked += 1 if at.trouble > 0 else 0
        away += min(at.have, needed + SPARE)
        spare += max(0, at.have - needed - SPARE)
        if at.can:
            can += 1
            points += 1
            theirs = others[place].have
            if theirs:
                edge += max(-EDGE, min(EDGE, at.have - theirs))
        elif needed:
            close += min(PARTS, PARTS * at.have // needed)

    flips, powerless, deck = unseen_of(game, seat, viewer)
    limit = home_limit(game, seat)
    first = second = colours = 0
    for power in by_colour:
        if power:
            colours += 1
        if power > first:
            first, second = power, first
        elif power > second:
            second = power
    features = [
        score,
        max(0, score - LATE),
        min(tokens, MOST_TOKENS),
        min(hand, MOST_HAND),
        min(hand, FEW),
        home_power + spare,
        away,
        frightened,
        boosted,
        can,
        can if is_turn else 0,
        close,
        blocked,
        edge,
        attached,
        len(board.characters[seat]) - frightened,
        troublemakers,
        max(0, score - 6),
        max(0, score - 11),
        max(0, score - 13),
        tokens,
        0 if tokens else 1,
        hand,
        0 if hand else 1,
        home,
        max(0, friends_home - limit) if limit >= 0 else 0,
        max(0, limit - friends_home) if limit >= 0 else 0,
        ready_home,
        ready_away,
        idle_power,
        exhausted,
        friends,
        cost,
        resources,
        deck,
        max(0, FEW_IN_DECK - deck),
        flips,
        powerless,
        covered,
        trouble,
        keywords,
        colours,
        first,
        second,
        mane_power,
        1 if score + points >= WINNING_SCORE else 0,
    ]
    features.extend(program)
    return features


def unseen_of(game: Kernel, seat: Seat, viewer: Seat) -> tuple[int, int, int]:
    """Return of the cards that *seat* may flip: average power, share without power, and the deck's size.

    The averages are in twelfths. What the viewer has not seen of a player may be anywhere, so it is counted
    wherever it is: in the deck, a hand, banished or face down in play.
    """
    state = game.state
    cards = game.definitions.cards
    total = without = count = 0
    deck = game.cards_in(DRAW_DECK, seat)
    for card in deck:
        power = cards[state.definition[card]].faces[0].power
        count += 1
        if power > 0:
            total += power
        else:
            without += 1
    if seat != viewer:
        hidden: list[CardId] = []
        for zone in (HAND, BANISHED, FLIP):
            hidden.extend(game.cards_in(zone, seat))
        for card in game.board().troublemakers:
            if state.owner[card] == seat:
                hidden.append(card)
        for card in hidden:
            if not state.known[card] >> viewer & 1:
                power = cards[state.definition[card]].faces[0].power
                count += 1
                if power > 0:
                    total += power
                else:
                    without += 1
    if not count:
        return 0, 0, 0
    return PARTS * total // count, PARTS * without // count, len(deck)


def add_problem(
    game: Kernel,
    owner: Seat,
    viewer: Seat,
    mine: list[AtProblem],
    theirs: list[AtProblem],
    features: list[int],
) -> None:
    """Add the features of the first Problem that *owner* owns, zeros if there is none."""
    state = game.state
    for place in range(len(mine)):
        me = mine[place]
        foe = theirs[place]
        if me.owner != owner:
            continue
        problem = game.board().problems[me.area]
        own = 0
        for card in game.board().troublemakers:
            if state.area[card] == me.area and state.controller[card] == viewer:
                own += 1
        features.append(game.definition(problem).bonus)
        features.append(me.can & foe.can)
        features.append(own)
        my_turn = state.turn_player == viewer
        add_at(me, foe, my_turn, features)
        add_at(foe, me, not my_turn and state.turn_player != NO_SEAT, features)
        return
    features.extend([0] * (len(OF_PROBLEM) + 2 * len(AT_PROBLEM)))


def add_at(at: AtProblem, other: AtProblem, is_turn: bool, features: list[int]) -> None:
    """Add what one player has at a Problem, in the order of `AT_PROBLEM`."""
    features.append(at.have)
    features.append(at.need)
    features.append(at.missing)
    features.append(at.missing_with_home)
    features.append(at.can)
    features.append(at.can if is_turn else 0)
    features.append(at.trouble)
    features.append(at.covered)
    features.append(at.points)
    features.append(max(-EDGE, min(EDGE, at.have - other.have)) if at.have and other.have else 0)
    features.append(at.characters)
    features.append(at.ready)


def add_hand(game: Kernel, viewer: Seat, programs: Programs, features: list[int]) -> None:
    """Add the features of the viewer's own hand, in the order of `OF_HAND`."""
    state = game.state
    by_colour = [0] * len(COLOURS)
    for card in game.board().characters[viewer]:
        if not state.marks[card] & FACE_DOWN:
            colours = game.face(card).colours
            power = max(0, power_of(game, card))
            for place in range(len(by_colour)):
                if colours & COLOURS[place]:
                    by_colour[place] += power
    purse = state.tokens[viewer]
    if state.turn_player != viewer:
        purse += income(game)
    friends = resources = events = troublemakers = cost = affordable = met = cheap = dear = 0
    power_all = power_most = 0
    program = [0] * len(PROGRAM)
    playable: list[tuple[int, int]] = []
    for card in game.cards_in(HAND, viewer):
        definition = game.definition(card)
        if definition.type == FRIEND:
            friends += 1
        elif definition.type == RESOURCE:
            resources += 1
        elif definition.type == EVENT:
            events += 1
        elif definition.type == TROUBLEMAKER:
            troublemakers += 1
        price = max(0, definition.cost)
        cost += price
        is_met = meets(definition.needs, by_colour)
        if is_met:
            met += 1
            if price <= purse:
                affordable += 1
        if price <= CHEAP:
            cheap += 1
        if price >= DEAR:
            dear += 1
        if definition.type == FRIEND:
            power = max(0, definition.faces[0].power)
            power_all += power
            power_most = max(power_most, power)
            if is_met:
                playable.append((-PARTS * power // max(1, price), price))
        one = programs[state.definition[card]]
        for place in range(len(program)):
            program[place] += one[place]
    features.append(friends)
    features.append(resources)
    features.append(events)
    features.append(troublemakers)
    features.append(cost)
    features.append(affordable)
    features.append(met)
    features.append(cheap)
    features.append(dear)
    features.append(power_all)
    features.append(power_most)
    features.append(power_for(purse, playable))
    features.extend(program)


def meets(needs: tuple[Need, ...], by_colour: list[int]) -> bool:
    """Tell whether the power of each colour in play is enough to play a card."""
    for need in needs:
        for place in range(len(by_colour)):
            if COLOURS[place] == need.colour and by_colour[place] < need.amount:
                return False
    return True


def power_for(purse: int, playable: list[tuple[int, int]]) -> int:
    """Return how much power *purse* tokens buy, the best bargains first; in twelfths of a power each."""
    playable.sort()
    bought = 0
    for bargain, price in playable:
        if price <= purse:
            purse -= price
            bought += -bargain * max(1, price)
    return bought // PARTS
