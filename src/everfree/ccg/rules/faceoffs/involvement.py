"""Which cards are involved in the faceoff under way, and power totals (514.2, 514.4a)."""

from dataclasses import replace

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Faceoff, Occurrence
from everfree.ccg.kernel.registry import APPLY, claims
from everfree.ccg.kernel.values.characteristics import Part, amount_of, contributes, contribution_of, power_of
from everfree.ccg.kernel.values.prohibitions import number_of
from everfree.ccg.kernel.values.selection import fits, is_player, is_selected, laws_of
from everfree.ccg.language.terms import END_OF_FACEOFF
from everfree.ccg.language.words.faceoffs.faceoffs import CantBeInvolved, CantContribute, IgnoresHighest
from everfree.ccg.language.words.faceoffs.totals import AddToTotal, HasTotal
from everfree.ccg.rules.core.changing_zones import flip_power
from everfree.ccg.vocab import (
    CHARACTER,
    EFFECT_FACEOFF,
    FLIP,
    NO_CARD,
    TROUBLEMAKER_FACEOFF,
    CardId,
    Seat,
    card_of,
)


def is_involved(game: Kernel, card: CardId) -> bool:
    """514.2a to 514.2e: tell whether *card* is involved; computed each time, not stored on the card.

    The faceoff lists the cards that a text adds or removes. A faceoff that occurs at no Problem keeps the
    cards it was started with (514.2d.i).
    """
    state = game.state
    faceoff = state.faceoff
    if faceoff is None:
        return False
    if faceoff.left and game.ref(card) in faceoff.left:
        return False
    if faceoff.joined and game.ref(card) in faceoff.joined:
        return True
    if faceoff.areas and state.area[card] not in faceoff.areas:
        return False
    if faceoff.involved:
        return game.ref(card) in faceoff.involved
    if faceoff.kind == TROUBLEMAKER_FACEOFF:
        if game.ref(card) == faceoff.troublemaker:
            return True
        if state.controller[card] != faceoff.challenger:
            return False
    elif faceoff.kind == EFFECT_FACEOFF and state.controller[card] not in faceoff.seats:
        return False
    return game.type_of(card) & CHARACTER != 0 and not is_kept_out(game, card, faceoff)


def is_kept_out(game: Kernel, card: CardId, faceoff: Faceoff) -> bool:
    """104.2: tell whether a law of the challenged Troublemaker keeps *card* out of its faceoff."""
    if faceoff.kind != TROUBLEMAKER_FACEOFF or CantBeInvolved not in game.definitions.laws:
        return False
    return any(
        game.ref(source) == faceoff.troublemaker and fits(game, law.description, card, source, you, None)
        for source, you, law in laws_of(game, CantBeInvolved)
    )


def involved_cards(game: Kernel, seat: Seat) -> list[CardId]:
    """List the cards whose power is on *seat*'s side, in the order they entered play (514.4a, 514.4a.i)."""
    state = game.state
    faceoff = state.faceoff
    if faceoff is None:
        return []
    found: list[CardId] = []
    areas = () if faceoff.joined else faceoff.areas
    for card in game.in_play():
        if (not areas or state.area[card] in areas) and is_involved(game, card):
            is_troublemaker = game.ref(card) == faceoff.troublemaker
            side = faceoff.foe if is_troublemaker else state.controller[card]
            if side == seat:
                found.append(card)
    return found


def total_of(game: Kernel, seat: Seat) -> int:
    """Return *seat*'s power total in the faceoff under way (514.4a)."""
    total = 0
    for part in total_parts(game, seat):
        total += part.amount
    return total


def total_parts(game: Kernel, seat: Seat) -> list[Part]:
    """Explain a power total: involved cards, flipped cards that are not ignored, laws (514.4a, 514.4b)."""
    state = game.state
    parts: list[Part] = []
    faceoff = state.faceoff
    if faceoff is None:
        return parts
    idle = laws_of(game, CantContribute)
    for card in involved_cards(game, seat):
        power = 0 if idle and is_kept_from(game, card, idle) else contribution_of(game, card)
        parts.append(Part("involved", power * game.count_of(card), card))
    for card in counted_flips(game, seat):
        parts.append(Part("flip", flip_power(game, card), card))
    for source, you, law in laws_of(game, HasTotal):
        if is_player(law.who, seat, you):
            having = law.having
            if having is not None and number_of(game, seat, having, source, you) < having.count:
                continue
            amount = amount_of(game, law.amount, source, you)
            parts.append(Part("law", amount * game.count_of(source), source))
    if state.modifiers:
        parts.extend(added_by_texts(game, seat))
    return parts


def added_by_texts(game: Kernel, seat: Seat) -> list[Part]:
    """List what texts have added to *seat*'s total in the current faceoff (`AddToTotal`)."""
    return [
        Part("modifier", one.amount, card_of(one.source))
        for one in game.state.modifiers
        if one.seat == seat
        and one.until == END_OF_FACEOFF
        and isinstance(game.definitions.nodes[one.change], AddToTotal)
    ]


def counted_flips(game: Kernel, seat: Seat) -> list[CardId]:
    """515.4: list the flipped cards of *seat* that are not ignored; laws ignore the highest of the others."""
    faceoff = game.state.faceoff
    ignored = () if faceoff is None else faceoff.ignored
    cards = [card for card in game.cards_in(FLIP, seat) if game.ref(card) not in ignored]
    for source, you, law in laws_of(game, IgnoresHighest):
        if is_player(law.who, seat, you):
            for _ in range(min(game.count_of(source), len(cards))):
                cards.remove(max(cards, key=lambda card: power_of(game, card)))
    return cards


def is_kept_from(game: Kernel, card: CardId, laws: list[tuple[CardId, Seat, CantContribute]]) -> bool:
    """Tell whether a law forbids *card* to contribute its power to faceoffs."""
    return any(is_selected(game, law.what, card, source, you) for source, you, law in laws)


def defeated_by(game: Kernel) -> CardId:
    """Return the Troublemaker of the faceoff if it is still involved (514.5a), else NO_CARD."""
    faceoff = game.state.faceoff
    if faceoff is None or faceoff.troublemaker < 0 or not game.is_current(faceoff.troublemaker):
        return NO_CARD
    card = card_of(faceoff.troublemaker)
    return card if is_involved(game, card) else NO_CARD


def join(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """Make a card involved in the faceoff under way; return None if it already is."""
    faceoff = game.state.faceoff
    if faceoff is None or is_involved(game, occurrence.card):
        return None
    reference = game.ref(occurrence.card)
    game.state.faceoff = replace(
        faceoff,
        joined=(*faceoff.joined, reference),
        left=tuple([one for one in faceoff.left if one != reference]),
    )
    return occurrence


def leave(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """A card ceases to be involved in the faceoff under way, wherever it is and goes."""
    faceoff = game.state.faceoff
    if faceoff is None or not is_involved(game, occurrence.card):
        return None
    game.state.faceoff = replace(faceoff, left=(*faceoff.left, game.ref(occurrence.card)))
    return occurrence


APPLY[kinds.JOINED] = join
APPLY[kinds.LEFT_FACEOFF] = leave

claims("514.2a", "514.2a.i", "514.2b", "514.2c", "514.2d", "514.2d.i", "514.2e", is_involved)
claims("514.4a", "514.4a.i", "514.4b", total_parts)
claims("514.4a", added_by_texts)
claims("515.4", counted_flips)
claims("507.1", power_of)
claims("R34", contribution_of)
claims("105.2", contribution_of)
claims("505.1b", "707.3", power_of)
claims("glossary.stubborn", contributes)
