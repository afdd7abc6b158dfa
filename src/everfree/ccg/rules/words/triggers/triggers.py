"""The basic triggers of triggered abilities and Reactions (704.1, 512.4)."""

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.cards.token_stacks import how_many
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import LAST_IN_HAND, STEP, Occurrence, Scope
from everfree.ccg.kernel.registry import claims, listens
from everfree.ccg.kernel.state import FACE_DOWN
from everfree.ccg.kernel.values.characteristics import colours_of
from everfree.ccg.kernel.values.selection import (
    cards_of,
    fits,
    is_place,
    is_player,
    is_player_of,
    is_selected,
)
from everfree.ccg.language.terms import A_PLAYER, ANYWHERE
from everfree.ccg.language.words.selectors.selectors import ANY_CARD, AtLeast, Description, Various
from everfree.ccg.language.words.triggers.arrivals import Enters
from everfree.ccg.language.words.triggers.triggers import (
    Confronts,
    Defeats,
    Flips,
    IsDismissed,
    IsExhausted,
    IsReadied,
    IsUncovered,
    Moves,
    PhaseEnds,
    PhaseStarts,
    Plays,
    TakesAction,
    TurnEnds,
    TurnStarts,
    Uncovers,
    WinsFaceoff,
)
from everfree.ccg.rules.faceoffs.involvement import is_involved
from everfree.ccg.vocab import (
    DRAW_DECK,
    FLIP,
    MAIN_PHASE,
    NO_CARD,
    NO_PHASE,
    NO_STEP,
    CardId,
    Ref,
    Seat,
    colours_in,
)


def _flips(game: Kernel, trigger: Flips, occurrence: Occurrence, source: CardId, you: Seat) -> bool:
    faceoff = game.state.faceoff
    if (
        faceoff is None
        or not faceoff.kind & trigger.kinds
        or not is_player(trigger.who, occurrence.seat, you)
    ):
        return False
    if (trigger.involving_this and not is_involved(game, source)) or (
        trigger.against_challenge and faceoff.challenger == you
    ):
        return False
    card = occurrence.card
    if card == NO_CARD:  # about to be flipped, and not known yet
        return trigger.what == ANY_CARD and bool(game.cards_in(DRAW_DECK, occurrence.seat))
    return game.state.zone[card] == FLIP and fits(game, trigger.what, card, source, you, None)


def _wins_faceoff(
    game: Kernel, trigger: WinsFaceoff, occurrence: Occurrence, source: CardId, you: Seat
) -> bool:
    faceoff = game.state.faceoff
    if (
        faceoff is None
        or not faceoff.kind & trigger.kinds
        or not is_player_of(game, trigger.who, occurrence.seat, source, you)
    ):
        return False
    if trigger.here and game.state.area[source] not in faceoff.areas:
        return False
    if trigger.involving_this and not is_involved(game, source):
        return False
    if trigger.others is not None:
        found = involved_others(game, trigger.others, occurrence, source, you)
        if how_many(game, found) < trigger.others.count:
            return False
    margin = occurrence.amount
    return margin >= trigger.at_least and (not trigger.exactly or margin == trigger.exactly)


def involved_others(
    game: Kernel, others: AtLeast, occurrence: Occurrence, source: CardId, you: Seat
) -> list[CardId]:
    """List the described cards that are involved; "that player" is the one of the occurrence."""
    scope = Scope(game.ref(source), you, player=occurrence.seat)
    return [
        card for card in cards_of(game, others.description, source, you, scope) if is_involved(game, card)
    ]


def _speaks_of_others(
    game: Kernel, trigger: WinsFaceoff, occurrence: Occurrence, source: CardId, you: Seat
) -> tuple[Ref, ...] | None:
    if trigger.others is None:
        return None
    return tuple([game.ref(card) for card in involved_others(game, trigger.others, occurrence, source, you)])


def _defeats(game: Kernel, trigger: Defeats, occurrence: Occurrence, source: CardId, you: Seat) -> bool:
    if not is_player(trigger.who, occurrence.seat, you):
        return False
    if trigger.here and game.state.area[source] != occurrence.area:
        return False
    what = trigger.what
    if what is not None and not is_selected(game, what, occurrence.card, source, you):
        return False
    only = trigger.using_only
    if only is None:
        return True
    return bool(occurrence.cards) and all(
        fits(game, only, card, source, you, None) for card in occurrence.cards
    )


def _is_dismissed(
    game: Kernel, trigger: IsDismissed, occurrence: Occurrence, source: CardId, you: Seat
) -> bool:
    if trigger.by != A_PLAYER and not is_player(trigger.by, occurrence.by, you):
        return False
    return is_selected(game, trigger.what, occurrence.card, source, you)


def _plays(game: Kernel, trigger: Plays, occurrence: Occurrence, source: CardId, you: Seat) -> bool:
    return (
        is_player(trigger.who, occurrence.seat, you)
        and (not trigger.last or occurrence.word == LAST_IN_HAND)
        and is_selected(game, trigger.what, occurrence.card, source, you, is_played=True)
        and (
            trigger.place == ANYWHERE
            or is_place(game, trigger.place, occurrence.area, occurrence.seat, source, None)
        )
        and (trigger.beside is None or bool(cards_there(game, trigger.beside, occurrence, source, you)))
    )


def cards_there(
    game: Kernel, beside: Description, occurrence: Occurrence, source: CardId, you: Seat
) -> tuple[Ref, ...]:
    """List the cards that match *beside* where the occurrence is."""
    area = game.state.area
    found = cards_of(game, beside, source, you, None)
    return tuple([game.ref(card) for card in found if area[card] == occurrence.area])


def speaks_of_those_there(
    game: Kernel, trigger: Plays | Enters, occurrence: Occurrence, source: CardId, you: Seat
) -> tuple[Ref, ...] | None:
    """Return the cards that a trigger with *beside* makes "that card"."""
    if trigger.beside is None:
        return None
    return cards_there(game, trigger.beside, occurrence, source, you)


def _moves(game: Kernel, trigger: Moves, occurrence: Occurrence, source: CardId, you: Seat) -> bool:
    card = occurrence.card
    owner = game.state.controller[card]
    return (
        is_player(trigger.who, occurrence.by, you)
        and is_selected(game, trigger.what, card, source, you)
        and is_place(game, trigger.origin, occurrence.origin, owner, source, None)
        and is_place(game, trigger.destination, occurrence.area, owner, source, None)
    )


def _is_exhausted(
    game: Kernel, trigger: IsExhausted, occurrence: Occurrence, source: CardId, you: Seat
) -> bool:
    card = occurrence.card
    is_own = occurrence.by == game.state.controller[card]
    return (is_own or not trigger.own) and is_selected(game, trigger.what, card, source, you)


def _happens_to(game: Kernel, trigger: IsReadied, occurrence: Occurrence, source: CardId, you: Seat) -> bool:
    return is_selected(game, trigger.what, occurrence.card, source, you)


def _is_uncovered(
    game: Kernel, trigger: IsUncovered, occurrence: Occurrence, source: CardId, you: Seat
) -> bool:
    """607.3: tell whether the trigger means the card as it is face up, also before it is uncovered."""
    if trigger.here and game.state.area[source] != occurrence.area:
        return False
    marks = game.state.marks
    now = marks[occurrence.card]
    marks[occurrence.card] = now & ~FACE_DOWN
    answer = is_selected(game, trigger.what, occurrence.card, source, you)
    marks[occurrence.card] = now
    return answer


def _uncovers(game: Kernel, trigger: Uncovers, occurrence: Occurrence, source: CardId, you: Seat) -> bool:
    is_there = not trigger.here or game.state.area[source] == occurrence.area
    return is_there and is_player(trigger.who, occurrence.seat, you)


def _phase_is(
    game: Kernel, trigger: PhaseStarts | PhaseEnds, occurrence: Occurrence, source: CardId, you: Seat
) -> bool:
    step = trigger.step if isinstance(trigger, PhaseEnds) else NO_STEP
    if (occurrence.word == STEP) != (step != NO_STEP):
        return False
    meant = step if step != NO_STEP else trigger.phase
    return meant in (NO_PHASE, occurrence.amount) and is_player(trigger.whose, occurrence.seat, you)


def _turn_is(
    game: Kernel, trigger: TurnStarts | TurnEnds, occurrence: Occurrence, source: CardId, you: Seat
) -> bool:
    return is_player_of(game, trigger.whose, occurrence.seat, source, you)


def _confronts(game: Kernel, trigger: Confronts, occurrence: Occurrence, source: CardId, you: Seat) -> bool:
    if not is_player(trigger.who, occurrence.seat, you):
        return False
    area = game.there if trigger.there else game.state.area[source]
    if area != occurrence.area and not trigger.anywhere:
        return False
    if trigger.excess and occurrence.amount <= 0:
        return False
    using = trigger.using
    if using is None:
        return True
    described, needed = (using, 1) if isinstance(using, Description) else (using.description, using.count)
    found = [card for card in occurrence.cards if fits(game, described, card, source, you, None)]
    if isinstance(using, Various):
        mask = 0
        for card in found:
            mask |= colours_of(game, card)
        return len(colours_in(mask)) >= needed
    return how_many(game, found) >= needed


listens(Flips, kinds.FLIPPED, _flips)
listens(WinsFaceoff, kinds.FACEOFF_WON, _wins_faceoff, _speaks_of_others)
listens(Defeats, kinds.DEFEATED, _defeats)
listens(IsDismissed, kinds.DISMISSED, _is_dismissed)
listens(Plays, kinds.PLAYED, _plays, speaks_of_those_there)
listens(Moves, kinds.MOVED, _moves)


def _takes_action(
    game: Kernel, trigger: TakesAction, occurrence: Occurrence, source: CardId, you: Seat
) -> bool:
    state = game.state
    is_own = state.phase == MAIN_PHASE and state.turn_player == occurrence.seat
    return is_own and is_player(trigger.who, occurrence.seat, you)


listens(TakesAction, kinds.ACTED, _takes_action)
listens(IsExhausted, kinds.EXHAUST, _is_exhausted)
listens(IsReadied, kinds.READIED, _happens_to)
listens(IsUncovered, kinds.UNCOVERED, _is_uncovered)
listens(Uncovers, kinds.UNCOVERED, _uncovers)
listens(PhaseStarts, kinds.PHASE_STARTED, _phase_is)
listens(PhaseEnds, kinds.PHASE_ENDING, _phase_is)
listens(TurnStarts, kinds.TURN_STARTED, _turn_is)
listens(TurnEnds, kinds.TURN_ENDING, _turn_is)
listens(Confronts, kinds.CONFRONTED, _confronts)

claims("glossary.vexing", "R19", _confronts)
claims("R59", _wins_faceoff)
claims("506.1c", "506.4", _moves)
claims("glossary.villain", _is_uncovered)
