"""506: moving and sending; 609.2b: the price of a move."""

from typing import Final

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import NORMAL, Occurrence
from everfree.ccg.kernel.refusals import Refusal
from everfree.ccg.kernel.registry import APPLY, FORBIDDEN, claims
from everfree.ccg.kernel.values.characteristics import Part, keywords_of
from everfree.ccg.kernel.values.prohibitions import can_be_forbidden, refuse_by_law
from everfree.ccg.kernel.values.selection import fits, is_place, is_player, laws_of
from everfree.ccg.language.keywords import SWIFT
from everfree.ccg.language.terms import ANYWHERE
from everfree.ccg.language.words.laws.prices import MoveCost
from everfree.ccg.rules.words.laws.arriving import arrives_exhausted, come_exhausted
from everfree.ccg.vocab import (
    GONE_AREA,
    HOME_AREA,
    NO_AREA,
    NO_CARD,
    NO_REF,
    PLAY,
    SWIFT_BIT,
    TROUBLEMAKER,
    AreaId,
    CardId,
    Seat,
)

MOVE_PRICE: Final = 2
TO_ANY_HOME: Final = 1
"""Amount of an occurrence that sends a card to a home a text names, despite 506.2 and 506.2a (104.1)."""


def home_of(game: Kernel, seat: Seat) -> AreaId:
    """Return a player's home: areas are numbered homes first, then Problem areas, then Dilemmas (501.1)."""
    return AreaId(seat)


def problem_areas(game: Kernel) -> list[AreaId]:
    """List every area that has a Problem in play, in the order of their creation."""
    return game.board().problem_areas


def reachable(game: Kernel, seat: Seat) -> list[AreaId]:
    """List the Problem areas *seat* may play and move to; by rival rules (an option) only two of them."""
    areas = problem_areas(game)
    if not game.definitions.options.rival_rules:
        return areas
    owner = game.state.area_owner
    return [area for area in areas if owner[area] in (seat, game.next_player(seat))]


def refuse_place(game: Kernel, card: CardId, area: AreaId) -> Refusal | None:
    """506.2, 506.2a, 509.3: say why *card* can't be moved or sent to *area*."""
    state = game.state
    if state.host[card] != NO_CARD:
        return Refusal("509.3", "attached", card=card, source=state.host[card])
    if state.area[card] == area:
        return Refusal("506.2", "already-there", card=card, area=area)
    if state.area_kind[area] == GONE_AREA:
        return Refusal("522.3", "area-ended", card=card)
    if state.area_kind[area] == HOME_AREA:
        if game.type_of(card) == TROUBLEMAKER:
            return Refusal("506.2a", "troublemaker-at-home", card=card, area=area)
        if state.area_owner[area] != state.controller[card]:
            return Refusal("506.2", "not-their-home", card=card, area=area)
    return None


def refuse_moving(game: Kernel, mover: Seat, card: CardId) -> Refusal | None:
    """104.2: say which text keeps *mover* from moving *card* to any area at all."""
    if not can_be_forbidden(game, kinds.MOVED):
        return None
    refusal: Refusal | None = None
    for area in [home_of(game, game.state.controller[card]), *reachable(game, mover)]:
        if area != game.state.area[card]:
            refusal = refuse_by_law(game, moved(game, card, area, mover))
            if refusal is None:
                return None
    return refusal


def refuse_going(game: Kernel, mover: Seat, card: CardId, area: AreaId) -> Refusal | None:
    """Say why *mover* can't move *card* to *area*: the rules (506.2), or a text (104.2)."""
    refusal = refuse_place(game, card, area)
    if refusal is not None or not can_be_forbidden(game, kinds.MOVED):
        return refusal
    return refuse_by_law(game, moved(game, card, area, mover))


def refuse_move_to(game: Kernel, mover: Seat, card: CardId, area: AreaId) -> Refusal | None:
    """Say why *mover* can't move *card* to *area*, whatever it costs."""
    if game.state.area_kind[area] != HOME_AREA and area not in reachable(game, mover):
        return Refusal("R7", "not-a-rival", area=area)
    return refuse_going(game, mover, card, area)


def destinations(game: Kernel, mover: Seat, card: CardId) -> list[AreaId]:
    """List the areas *mover* may move *card* to: its controller's home and the Problems."""
    home = home_of(game, game.state.controller[card])
    return [area for area in [home, *reachable(game, mover)] if refuse_going(game, mover, card, area) is None]


def can_go_somewhere(game: Kernel, card: CardId) -> bool:
    """Tell whether there is any area its controller can move *card* to."""
    here = game.state.area[card]
    controller = game.state.controller[card]
    home = home_of(game, controller)
    if home != here and refuse_going(game, controller, card, home) is None:
        return True
    for area in reachable(game, controller):
        if area != here and refuse_going(game, controller, card, area) is None:
            return True
    return False


def move_price_parts(game: Kernel, card: CardId, area: AreaId = NO_AREA) -> list[Part]:
    """Explain what its controller pays to move *card* to *area* with the Move action (609.2b, R34).

    Without an area, leave out what depends on the destination.
    """
    parts = [Part("move", MOVE_PRICE, card)]
    if keywords_of(game, card) & SWIFT_BIT:
        parts.append(Part("swift", -swiftness(game, card), card))
    state = game.state
    for source, you, law in laws_of(game, MoveCost):
        if (
            is_player(law.who, state.controller[card], you)
            and is_priced(game, law, source, you, state.area[card], area)
            and fits(game, law.description, card, source, you, None)
        ):
            parts.append(Part("law", law.amount * game.count_of(source), source))
    price = sum([part.amount for part in parts])
    least = game.definitions.options.move_cost_floor
    if price < least:
        parts.append(Part("least", least - price, card))
    return parts


def is_priced(game: Kernel, law: MoveCost, source: CardId, you: Seat, origin: AreaId, area: AreaId) -> bool:
    """Tell whether *law* changes the price of a move from *origin* to *area*."""
    if law.place == ANYWHERE or is_place(game, law.place, area, you, source, None):
        return True
    return law.from_too and is_place(game, law.place, origin, you, source, None)


def swiftness(game: Kernel, card: CardId) -> int:
    """Count how many times a face-up card has Swift; each makes its move cheaper by one token."""
    return len([word for word in game.face(card).words if word.name == SWIFT.name])


def has_laws_on_moving(game: Kernel) -> bool:
    """Tell whether the price of a move may depend on more than the card: on laws, or on where it goes."""
    if MoveCost not in game.definitions.laws:
        return False
    board = game.board()
    return MoveCost in board.laws or MoveCost in board.lasting


def move_price(game: Kernel, card: CardId, area: AreaId = NO_AREA) -> int:
    """Return what the Move action costs for *card* to go to *area*."""
    if has_laws_on_moving(game):
        return sum([part.amount for part in move_price_parts(game, card, area)])
    price = MOVE_PRICE
    if keywords_of(game, card) & SWIFT_BIT:
        price -= swiftness(game, card)
    return max(price, game.definitions.options.move_cost_floor)


def payable_destinations(game: Kernel, seat: Seat, card: CardId) -> list[AreaId]:
    """List the areas *seat* can pay to move *card* to; the price can depend on the area."""
    have = game.state.tokens[seat]
    return [area for area in destinations(game, seat, card) if move_price(game, card, area) <= have]


def relocate(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """506.1a, 506.1b: put a card and all that is attached to it (509.3) at another area."""
    state = game.state
    card = occurrence.card
    if state.zone[card] != PLAY or state.area[card] == occurrence.area or state.host[card] != NO_CARD:
        return None
    if occurrence.amount != TO_ANY_HOME and refuse_place(game, card, occurrence.area) is not None:
        return None
    note_area(game, card, int(occurrence.kind == kinds.MOVED))
    set_area(game, card, occurrence.area)
    state.unsettled = True
    if occurrence.kind == kinds.MOVED and arrives_exhausted(game, card):
        come_exhausted(game, card)
    return occurrence


def set_area(game: Kernel, card: CardId, area: AreaId) -> None:
    """509.3: put a card at an area, with what is attached to it and what is attached to that in turn."""
    game.state.area[card] = area
    for attachment in game.board().attachments.get(card, ()):
        set_area(game, attachment, area)


def hosts_in_turn(game: Kernel, card: CardId) -> list[CardId]:
    """509.3: list *card*, its host, the host of that one and so on; the last one is attached to nothing."""
    found = [card]
    while game.state.host[found[-1]] != NO_CARD:
        found.append(game.state.host[found[-1]])
    return found


def note_area(game: Kernel, card: CardId, is_move: int) -> None:
    """Remember for the rest of the turn where a card was before it went elsewhere."""
    state = game.state
    reference = game.ref(card)
    for place, (one, _, moved) in enumerate(state.moved):
        if one == reference:
            state.moved[place] = (one, state.area[card], moved | is_move)
            return
    state.moved.append((reference, state.area[card], is_move))


def refuse_occurrence(game: Kernel, occurrence: Occurrence) -> Refusal | None:
    """Say why this move can't happen."""
    return refuse_move_to(game, occurrence.by, occurrence.card, occurrence.area)


def moved(
    game: Kernel, card: CardId, area: AreaId, by: Seat, *, source: CardId = NO_CARD, mode: int = NORMAL
) -> Occurrence:
    """Return the occurrence of *by* moving *card* to *area*."""
    reference = game.ref(source) if source >= 0 else NO_REF
    origin = game.state.area[card]
    return Occurrence(kinds.MOVED, by, card, area=area, origin=origin, source=reference, by=by, mode=mode)


def sent_home(game: Kernel, card: CardId, mode: int) -> Occurrence:
    """Return the occurrence of *card* being sent to its controller's home (506.5: not a move)."""
    controller = game.state.controller[card]
    area = home_of(game, controller)
    return Occurrence(
        kinds.SENT, controller, card, area=area, origin=game.state.area[card], by=controller, mode=mode
    )


APPLY[kinds.MOVED] = relocate
APPLY[kinds.SENT] = relocate
FORBIDDEN[kinds.MOVED] = refuse_occurrence

claims("506.1b", relocate)
claims("509.3", set_area)
claims("509.3", hosts_in_turn)
claims("506.2", "506.2a", "509.3", refuse_place)
claims("R7", reachable)
claims("506.3", "609.2b.i", "609.2b.ii", "glossary.swift", move_price)
claims("glossary.showy", "R34", move_price_parts)
claims("506.5", sent_home)
