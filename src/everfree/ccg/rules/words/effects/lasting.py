"""Instructions that create a law or an ability for a while (708.2, 708.4)."""

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Occurrence, Scope
from everfree.ccg.kernel.registry import claims, does
from everfree.ccg.kernel.values.selection import area_of_text, selected
from everfree.ccg.language.abilities import Ability
from everfree.ccg.language.nodes import walk
from everfree.ccg.language.terms import NEXT_READY_PHASE, UNTIL_TRIGGERED, WHILE_BANISHED, WHILE_THIS_REMAINS
from everfree.ccg.language.words.changes.changes import ConfrontNeeds
from everfree.ccg.language.words.effects.lasting import Lasting
from everfree.ccg.language.words.laws.barring import Cant
from everfree.ccg.language.words.laws.bonus_points import BonusIs
from everfree.ccg.language.words.laws.readying import DoesntReady
from everfree.ccg.language.words.laws.solving import StaysWhenSolved
from everfree.ccg.language.words.selectors.selectors import That
from everfree.ccg.language.words.zones.searching import It
from everfree.ccg.vocab import BANISHED, NO_AREA, Ref, card_of


def begin_lasting(
    game: Kernel, effect: Lasting, scope: Scope, picked: tuple[Ref, ...], mode: int
) -> list[Occurrence]:
    """Create the modifier; one that triggers "the next time" ends once it has triggered (708.4).

    A modifier that lasts while cards stay banished stores those cards and the area of the text. One that
    waits for a certain time stores the cards mentioned before. An ability stores the number or name that was
    chosen before. A prohibition stores the cards and the area mentioned before, or the area of this card if
    the text mentioned no other; a law about a bonus stores the Problem mentioned before, and one about cards
    that stay those cards. A need at the Problem of a card that has left play stores its last area.
    """
    targets: tuple[Ref, ...] = ()
    area = NO_AREA
    if effect.until == WHILE_BANISHED:
        targets = tuple([one for one in scope.that if is_banished(game, one)])
        area = scope.area
        if not targets:
            return []
    if effect.until == UNTIL_TRIGGERED:
        targets = scope.that
    if isinstance(effect.what, ConfrontNeeds) and game.state.area[card_of(scope.source)] == NO_AREA:
        area = area_of_text(game, card_of(scope.source), scope)
    if isinstance(effect.what, Cant):
        area = scope.area if scope.area != NO_AREA else area_of_text(game, card_of(scope.source), scope)
    speaks_of = any(isinstance(one, (That, It)) for one in walk(effect.what))
    if isinstance(effect.what, (BonusIs, Cant, StaysWhenSolved)) and speaks_of:
        targets = scope.that
    if isinstance(effect.what, DoesntReady) and effect.until in (NEXT_READY_PHASE, WHILE_THIS_REMAINS):
        targets = selected(game, effect.what.what, scope, ())
    game.modify(
        effect.what,
        scope,
        effect.until,
        amount=scope.number if isinstance(effect.what, Ability) else 0,
        targets=targets,
        once=effect.once or effect.until == UNTIL_TRIGGERED,
        area=area,
    )
    return [Occurrence(kinds.MODIFIED, scope.you, source=scope.source, by=scope.you)]


def is_banished(game: Kernel, one: Ref) -> bool:
    """Tell whether a card is in the banished zone and still the same card."""
    return game.is_current(one) and game.state.zone[card_of(one)] == BANISHED


does(Lasting, begin_lasting)

claims("708.4", begin_lasting)
