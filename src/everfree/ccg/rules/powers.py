"""507: what texts ask about powers; what is compared is never below zero (R34)."""

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.meanings import ALWAYS, ASKS_ABOUT_POWER, HOLDS, TESTS, claims, listens
from everfree.ccg.kernel.records import Occurrence, Scope
from everfree.ccg.kernel.scope import selected
from everfree.ccg.kernel.values import characters_of, power_of
from everfree.ccg.language.powers import CardHasPower, HasMorePower, ReachesPower, WithPower
from everfree.ccg.language.words import Place
from everfree.ccg.rules.descriptions import is_place
from everfree.ccg.vocab import CardId, Seat, card_of


def _with_power(
    game: Kernel, test: WithPower, card: CardId, source: CardId, you: Seat, scope: Scope | None
) -> bool:
    return is_within(game, card, test.least, test.most)


def is_within(game: Kernel, card: CardId, least: int, most: int) -> bool:
    """Tell whether a power is within bounds; a face-down card has none, not even zero (505.1b)."""
    power = max(0, power_of(game, card))
    return not game.is_face_down(card) and power >= least and (most < 0 or power <= most)


def _card_has_power(
    game: Kernel, condition: CardHasPower, source: CardId, you: Seat, scope: Scope | None
) -> bool:
    if scope is None:
        scope = Scope(game.ref(source), you)
    cards = [card_of(one) for one in selected(game, condition.what, scope, ()) if game.is_current(one)]
    return bool(cards) and all(is_within(game, card, condition.least, condition.most) for card in cards)


def power_in(game: Kernel, seat: Seat, place: Place, source: CardId, scope: Scope | None) -> int:
    """507.2: give the combined power of a player's characters in a place; exhausted ones have theirs too."""
    area = game.state.area
    return sum(
        [
            max(0, power_of(game, card)) * game.count_of(card)
            for card in characters_of(game, seat)
            if is_place(game, place, area[card], seat, source, scope)
        ]
    )


def _has_more_power(
    game: Kernel, condition: HasMorePower, source: CardId, you: Seat, scope: Scope | None
) -> bool:
    mine = power_in(game, you, condition.place, source, scope)
    return all(mine > power_in(game, other, condition.place, source, scope) for other in game.opponents(you))


AT_THAT = 1
"""What a card remembers under such an ability while its power is the one that is waited for."""


def watch_powers(game: Kernel) -> None:
    """Say so when a card's power becomes what an ability of it waits for; again only after it was another."""
    state = game.state
    for card, _, ability, _ in game.board().triggers.get(kinds.POWER_REACHED, ()):
        trigger = ability.trigger
        note = (game.ref(card), game.cast.number_of(ability), AT_THAT)
        is_there = isinstance(trigger, ReachesPower) and max(0, power_of(game, card)) == trigger.power
        if is_there and note not in state.noted:
            state.noted.append(note)
            game.apply(Occurrence(kinds.POWER_REACHED, state.controller[card], card, power_of(game, card)))
        elif not is_there and note in state.noted:
            state.noted.remove(note)


def _reaches_power(
    game: Kernel, trigger: ReachesPower, occurrence: Occurrence, source: CardId, you: Seat
) -> bool:
    return occurrence.card == source and occurrence.amount == trigger.power


ALWAYS[ReachesPower] = watch_powers
listens(ReachesPower, kinds.POWER_REACHED, _reaches_power)
TESTS[WithPower] = _with_power
HOLDS[HasMorePower] = _has_more_power
HOLDS[CardHasPower] = _card_has_power
ASKS_ABOUT_POWER.extend([CardHasPower, HasMorePower, WithPower])

claims("507.2", power_in)
claims("505.1b", "R34", is_within)
