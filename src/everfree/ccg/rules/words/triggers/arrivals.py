"""Triggers about cards that enter, are played or move, and faceoffs that start or end.

Clauses 506.1c, 514.2, 706.1d.
"""

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Occurrence
from everfree.ccg.kernel.registry import claims, listens
from everfree.ccg.kernel.values.selection import is_place, is_player, is_selected
from everfree.ccg.language.terms import ANYWHERE
from everfree.ccg.language.words.triggers.arrivals import (
    Enters,
    FaceoffEnds,
    IsPlayed,
    LosesFaceoff,
    PutsOnDeck,
    StartsFaceoff,
    Travels,
)
from everfree.ccg.rules.core.changing_zones import PLAYED_ENTRY
from everfree.ccg.rules.faceoffs.involvement import is_involved
from everfree.ccg.rules.words.triggers.triggers import cards_there, speaks_of_those_there
from everfree.ccg.vocab import HOME_AREA, PROBLEM, CardId, Seat


def enters(game: Kernel, trigger: Enters, occurrence: Occurrence, source: CardId, you: Seat) -> bool:
    """706.1d: tell whether the trigger means the card that entered play, tested after it has entered."""
    card = occurrence.card
    controller = game.state.controller[card]
    return (
        is_selected(game, trigger.what, card, source, you)
        and is_place(game, trigger.place, occurrence.area, controller, source, None)
        and (trigger.beside is None or bool(cards_there(game, trigger.beside, occurrence, source, you)))
    )


def is_played(game: Kernel, trigger: IsPlayed, occurrence: Occurrence, source: CardId, you: Seat) -> bool:
    """705.2f.v: tell whether the trigger means the card played; a Problem that enters play counts as played.

    A Starting Problem, which enters before the first turn, counts too (R68), unless an option says otherwise.
    """
    card = occurrence.card
    if occurrence.kind == kinds.ENTERED and (
        game.type_of(card) != PROBLEM or occurrence.amount & PLAYED_ENTRY
    ):
        return False
    if game.state.turn == 0 and not game.definitions.options.starting_problem_is_played:
        return False
    on = trigger.on
    if on is not None and not any(is_selected(game, on, host, source, you) for host in occurrence.cards):
        return False
    return is_selected(game, trigger.what, card, source, you, is_played=True) and (
        trigger.place == ANYWHERE
        or is_place(game, trigger.place, occurrence.area, occurrence.seat, source, None)
    )


def _puts_on_deck(
    game: Kernel, trigger: PutsOnDeck, occurrence: Occurrence, source: CardId, you: Seat
) -> bool:
    """402.3: tell whether the trigger means the player, who owns the card, and the card."""
    card, seat = occurrence.card, occurrence.by
    return (
        is_player(trigger.who, seat, you)
        and game.state.owner[card] == seat
        and is_selected(game, trigger.what, card, source, you)
    )


def travels(game: Kernel, trigger: Travels, occurrence: Occurrence, source: CardId, you: Seat) -> bool:
    """C3: tell whether this card was moved, by any player and in any way; sending is no move (506.5)."""
    if occurrence.card != source:
        return False
    to_home = game.state.area_kind[occurrence.area] == HOME_AREA
    return not (to_home and game.definitions.options.traveler_to_problem_only)


def starts_faceoff(
    game: Kernel, trigger: StartsFaceoff, occurrence: Occurrence, source: CardId, you: Seat
) -> bool:
    """514.2: tell whether the trigger means the player who started the faceoff, its kind and its place."""
    faceoff = game.state.faceoff
    if faceoff is None or not is_player(trigger.who, occurrence.seat, you):
        return False
    if not faceoff.kind & trigger.kinds or (trigger.involving_this and not is_involved(game, source)):
        return False
    involving = trigger.involving
    if involving is not None and not any(
        is_involved(game, card) for card in game.in_play() if is_selected(game, involving, card, source, you)
    ):
        return False
    return not trigger.here or game.state.area[source] in faceoff.areas


def faceoff_ends(
    game: Kernel, trigger: FaceoffEnds, occurrence: Occurrence, source: CardId, you: Seat
) -> bool:
    """514.6: tell whether the trigger means the kind of the faceoff that ends."""
    return occurrence.amount & trigger.kinds != 0


def _loses_faceoff(
    game: Kernel, trigger: LosesFaceoff, occurrence: Occurrence, source: CardId, you: Seat
) -> bool:
    """514.5: tell whether the trigger means the player who lost, and the faceoff's kind and place."""
    faceoff = game.state.faceoff
    if faceoff is None or not is_player(trigger.who, occurrence.seat, you):
        return False
    if trigger.challenging and faceoff.challenger != occurrence.seat:
        return False
    if not faceoff.kind & trigger.kinds or (trigger.involving_this and not is_involved(game, source)):
        return False
    return not trigger.here or game.state.area[source] in faceoff.areas


listens(Enters, kinds.ENTERED, enters, speaks_of_those_there)
listens(IsPlayed, (kinds.PLAYED, kinds.ENTERED), is_played)
listens(PutsOnDeck, kinds.PUT_ON_DECK, _puts_on_deck)
listens(Travels, kinds.MOVED, travels)
listens(FaceoffEnds, kinds.FACEOFF_ENDED, faceoff_ends)
listens(StartsFaceoff, kinds.FACEOFF_STARTED, starts_faceoff)
listens(LosesFaceoff, kinds.FACEOFF_LOST, _loses_faceoff)

claims("706.1d", enters)
claims("C3", travels)
claims("R68", is_played)
