"""Which cards are involved in the faceoff under way, and power totals (514.2, 514.4a)."""

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.meanings import claims
from everfree.ccg.kernel.scope import fits, laws_of
from everfree.ccg.kernel.stacks import how_many
from everfree.ccg.kernel.values import Part, contribution_of, power_of
from everfree.ccg.language.changes import Total
from everfree.ccg.vocab import CHARACTER, FLIP, NO_CARD, TROUBLEMAKER_FACEOFF, CardId, Seat, card_of


def is_involved(game: Kernel, card: CardId) -> bool:
    """514.2a, 514.2b, 514.2d: asked anew each time, never a flag on the card."""
    state = game.state
    faceoff = state.faceoff
    if faceoff is None or state.area[card] not in faceoff.areas:
        return False
    if faceoff.kind == TROUBLEMAKER_FACEOFF:
        if game.ref(card) == faceoff.troublemaker:
            return True
        if state.controller[card] != faceoff.challenger:
            return False
    return game.type_of(card) & CHARACTER != 0


def involved_cards(game: Kernel, seat: Seat) -> list[CardId]:
    """List the cards whose power is on *seat*'s side, in the order they entered play (514.4a, 514.4a.i)."""
    state = game.state
    faceoff = state.faceoff
    if faceoff is None:
        return []
    found: list[CardId] = []
    for card in game.in_play():
        if state.area[card] in faceoff.areas and is_involved(game, card):
            is_troublemaker = game.ref(card) == faceoff.troublemaker
            side = faceoff.foe if is_troublemaker else state.controller[card]
            if side == seat:
                found.append(card)
    return found


def total_of(game: Kernel, seat: Seat) -> int:
    """Give *seat*'s power total in the faceoff under way (514.4a)."""
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
    for card in involved_cards(game, seat):
        parts.append(Part("involved", contribution_of(game, card) * game.count_of(card), card))
    for card in game.cards_in(FLIP, seat):
        if game.ref(card) not in faceoff.ignored:
            parts.append(Part("flip", max(0, power_of(game, card)), card))
    for source, you, law in laws_of(game, Total):
        if isinstance(law, Total):
            mine = [
                card
                for card in game.in_play()
                if state.controller[card] == seat and fits(game, law.description, card, source, you, None)
            ]
            if how_many(game, mine) >= law.count:
                parts.append(Part("law", law.amount * game.count_of(source), source))
    return parts


def defeated_by(game: Kernel) -> CardId:
    """Give the Troublemaker of the faceoff if it is still involved (514.5a), else no card."""
    faceoff = game.state.faceoff
    if faceoff is None or faceoff.troublemaker < 0 or not game.is_current(faceoff.troublemaker):
        return NO_CARD
    card = card_of(faceoff.troublemaker)
    return card if is_involved(game, card) else NO_CARD


claims("514.2a", "514.2b", "514.2d", "514.2e", is_involved)
claims("514.4a", "514.4a.i", "514.4b", "515.4", total_parts)
claims("507.1", power_of)
claims("R34", contribution_of)
