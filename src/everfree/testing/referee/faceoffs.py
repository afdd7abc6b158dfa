"""Add up the power totals of the current faceoff card by card (514.4a)."""

from everfree.ccg.language.words.faceoffs.faceoffs import CantContribute, IgnoresHighest
from everfree.ccg.language.words.faceoffs.totals import HasTotal
from everfree.ccg.vocab import FLIP, CardId, Seat
from everfree.testing.referee.conditions import count_of
from everfree.testing.referee.confronting import contribution, is_meant, laws
from everfree.testing.referee.position import Position, World
from everfree.testing.referee.powers import flipped_power
from everfree.testing.referee.reader import Reader, cards_meant, is_involved


def total(position: Position, world: World, seat: Seat) -> int:
    """Add up involved cards, flipped cards and laws.

    A challenged Troublemaker counts for the opponent of the challenger (514.4a.i).
    """
    state = position.state
    faceoff = state.faceoff
    if faceoff is None:
        return 0
    added = 0
    idle = kept_from_contributing(position, world)
    for card in position.in_play():
        is_challenged = position.ref(card) == faceoff.troublemaker
        side = faceoff.foe if is_challenged else state.controller[card]
        if side == seat and is_involved(position, world, card) and card not in idle:
            added += contribution(position, world, card)
    flips = [card for card in position.cards_in(FLIP, seat) if position.ref(card) not in faceoff.ignored]
    powers = sorted([max(0, flipped_power(position, world, card)) for card in flips])
    for _, you, law in laws(position, world):
        if isinstance(law, IgnoresHighest) and is_meant(law.who, seat, you) and powers:
            powers.pop()
    added += sum(powers)
    for source, you, law in laws(position, world):
        if isinstance(law, HasTotal) and is_meant(law.who, seat, you):
            reader = Reader(position, world, source, you)
            if law.having is None or count_of(reader, law.having.description, seat) >= law.having.count:
                added += reader.number(law.amount)
    return added


def kept_from_contributing(position: Position, world: World) -> list[CardId]:
    """List the cards that a law forbids to add their power to faceoffs."""
    found: list[CardId] = []
    for source, you, law in laws(position, world):
        if isinstance(law, CantContribute):
            found.extend(cards_meant(Reader(position, world, source, you), law.what))
    return found
