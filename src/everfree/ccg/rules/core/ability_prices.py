"""508.1: how many action tokens the cost of an ability asks for."""

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Scope
from everfree.ccg.kernel.values.characteristics import amount_of
from everfree.ccg.kernel.values.selection import laws_of
from everfree.ccg.language.abilities import Activated
from everfree.ccg.language.words.effects.compound import Pay
from everfree.ccg.language.words.effects.effects import TurnOver
from everfree.ccg.language.words.laws.prices import TurnOverCost
from everfree.ccg.vocab import CardId, Seat


def tokens_asked(game: Kernel, cost: Pay, card: CardId, you: Seat, scope: Scope | None = None) -> int:
    """Return the tokens that *cost* on *card* asks for, lowered by laws about its ability."""
    asked = amount_of(game, cost.amount, card, you, scope)
    if TurnOverCost in game.definitions.laws and turns_over(game, cost, card):
        for source, owner, law in laws_of(game, TurnOverCost):
            if source == card:
                asked += amount_of(game, law.amount, source, owner)
    return max(0, asked)


def turns_over(game: Kernel, cost: Pay, card: CardId) -> bool:
    """Tell whether *cost* belongs to an ability printed on *card* that turns it over."""
    return any(
        isinstance(ability, Activated)
        and isinstance(ability.effect, TurnOver)
        and any(one is cost for one in ability.costs)
        for side in game.definition(card).card.sides
        for ability in side.abilities
    )
