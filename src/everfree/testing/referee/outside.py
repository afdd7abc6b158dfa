"""List the abilities that work while their card is outside play (701.3)."""

from collections.abc import Iterator

from everfree.ccg.language.abilities import Ability, Elsewhere, Standing
from everfree.ccg.language.terms import A_PLAYER, YOU
from everfree.ccg.language.words.faceoffs.faceoffs import FlippedLoseAbilities
from everfree.ccg.vocab import FLIP, CardId, Seat
from everfree.testing.referee.position import Position, World
from everfree.testing.referee.reader import OPEN_ZONES, SEATS, Reader


def abilities_outside_play(position: Position, world: World) -> Iterator[tuple[CardId, Seat, Ability]]:
    """Yield each ability with its card and its player; flipped cards may have lost theirs."""
    silenced = players_without_flipped_abilities(position, world)
    for zone in OPEN_ZONES:
        for seat in SEATS:
            if zone == FLIP and seat in silenced:
                continue
            for card in position.cards_in(zone, seat):
                for ability in position.card(card).front.abilities:
                    if isinstance(ability, Elsewhere) and ability.zone == zone:
                        yield card, seat, ability.ability


def players_without_flipped_abilities(position: Position, world: World) -> list[Seat]:
    """List the players whose flipped cards have no abilities."""
    found: list[Seat] = []
    for card, facts in world.items():
        you = position.state.controller[card]
        for held in facts.abilities:
            ability = held.ability
            if isinstance(ability, Standing) and isinstance(ability.law, FlippedLoseAbilities):
                who = ability.law.who
                if Reader(position, world, card, you).holds(ability.condition):
                    found.extend([seat for seat in SEATS if who == A_PLAYER or (seat == you) == (who == YOU)])
    return found
