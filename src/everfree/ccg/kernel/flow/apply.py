"""Apply occurrences to the state; those of one instruction are applied as one group (704.1b).

There are five stages: record what is true before, change the state, emit the events, collect the triggered
effects, run the checks. Each stage is finished for the whole group before the next begins, so that the order
of the occurrences in a group has no effect.
"""

from typing import TYPE_CHECKING, Any

from everfree.ccg.kernel.frames import Frame
from everfree.ccg.kernel.kinds import HIDES, LEAVES_PLAY, TOLD_BEFORE, TURNS_DOWN
from everfree.ccg.kernel.records import Modifier, Occurrence, Scope, Waiting
from everfree.ccg.kernel.registry import AFTERWARDS, ANY_KIND, APPLY, ARRIVING, LISTENS, claims
from everfree.ccg.kernel.seats.auto_pass import end_auto_passing
from everfree.ccg.kernel.seats.events import event_of
from everfree.ccg.kernel.values.characteristics import settled
from everfree.ccg.kernel.values.first_time import note_first_of_turn, note_firsts, note_this_turn
from everfree.ccg.kernel.values.prohibitions import is_among
from everfree.ccg.kernel.values.selection import area_meant, hears, is_heard, spoken_of
from everfree.ccg.language.abilities import Triggered
from everfree.ccg.language.words.effects.each_player import EachPlayer
from everfree.ccg.language.words.triggers.joining import FirstTime
from everfree.ccg.vocab import GONE, NO_AREA, NO_CARD, NO_REF, PLAY, AreaId, CardId, Ref, Seat

if TYPE_CHECKING:
    from everfree.ccg.kernel.kernel import Kernel


class Applied:
    """One occurrence of a group: what was true before the group was applied, and the effects it triggered."""

    __slots__ = ("area", "before", "count", "is_leaving", "known", "occurrence", "triggered")

    def __init__(
        self,
        occurrence: Occurrence,
        is_leaving: bool,
        triggered: list[Waiting],
        known: int,
        count: int,
        before: Ref,
        area: AreaId,
    ) -> None:
        self.occurrence = occurrence
        self.is_leaving = is_leaving
        """Whether its card may be gone or face down afterwards: its triggers are then evaluated before."""
        self.triggered = triggered
        self.known = known
        """The viewers who knew its card before, a bit for each."""
        self.count = count
        """How many tokens its card stands for."""
        self.before = before
        """A reference to its card as it was before, if *is_leaving*."""
        self.area = area
        """The area its card was in before, if *is_leaving* and it was in play."""


def apply_all(game: "Kernel", occurrences: list[Occurrence]) -> bool:
    """Apply *occurrences* as one group (704.1b); return True if that paused or ended the game."""
    if len(occurrences) == 1 and occurrences[0].kind not in game.definitions.heard:
        return apply_unheard(game, occurrences[0])
    spent: list[int] = []
    group = [observe(game, one, spent) for one in occurrences]
    if spent:
        end_used_once(game, spent)
    changed = [one for one in group if change(game, one)]
    for one in group:
        game.refresh_after(one.occurrence)
    group = changed
    if not group:
        return False
    announce_all(game, group)
    for one in group:
        record(game, one)
    return check_all(game, [one.occurrence for one in group])


def apply_unheard(game: "Kernel", occurrence: Occurrence) -> bool:
    """Apply an occurrence that no trigger in this match listens to: only the state and the events change."""
    if occurrence.kind not in APPLY and not is_anyone_told(game):
        game.refresh_after(occurrence)
        return check_all(game, [occurrence])
    one = observe(game, occurrence, [])
    has_changed = change(game, one)
    game.refresh_after(one.occurrence)
    if not has_changed:
        return False
    announce(game, one)
    return check_all(game, [one.occurrence])


def is_anyone_told(game: "Kernel") -> bool:
    """Tell whether `announce` has anything to do: a reader of events, a player passing, a frame waiting."""
    return game.events is not None or game.state.auto_passing != 0 or game.definitions.has_awaited


def observe(game: "Kernel", occurrence: Occurrence, spent: list[int]) -> Applied:
    """Record what can be known only before *occurrence* is applied."""
    state = game.state
    kind = occurrence.kind
    card = occurrence.card
    is_leaving = kind in LEAVES_PLAY or kind in TURNS_DOWN
    return Applied(
        occurrence,
        is_leaving,
        triggered_by(game, occurrence, spent) if is_leaving else [],
        state.known[card] if card >= 0 and kind not in HIDES else 0,
        game.count_of(card) if state.token_stacks else 1,
        game.ref(card) if is_leaving else NO_REF,
        state.area[card] if is_leaving and state.zone[card] == PLAY else NO_AREA,
    )


def change(game: "Kernel", one: Applied) -> bool:
    """Change the state by one occurrence; return False if it had no effect."""
    apply = APPLY.get(one.occurrence.kind)
    if apply is None:
        return True
    card = one.occurrence.card
    if card >= 0 and game.state.zone[card] == GONE and game.has_ceased(card):
        return False
    if one.is_leaving and game.ref(card) != one.before:
        return False  # another occurrence of the group has taken the card away
    made = apply(game, one.occurrence)
    if made is None:
        return False
    one.occurrence = made
    return True


def announce_all(game: "Kernel", group: list[Applied]) -> None:
    """Emit the events of a group and collect the effects it triggers (704.1b)."""
    spent: list[int] = []
    for one in group:
        announce(game, one)
        if one.is_leaving:
            follow_to_new_zone(game, one, spent)
        else:
            one.triggered = triggered_by(game, one.occurrence, spent)
    if spent:
        end_used_once(game, spent)


def announce(game: "Kernel", one: Applied) -> None:
    """Emit the event of an occurrence, end automatic passing, and notify the frame that awaits it."""
    state = game.state
    occurrence = one.occurrence
    if occurrence.kind not in TOLD_BEFORE:
        if game.events is not None:
            game.events.append(event_of(state, game.definitions, occurrence, one.known, one.count))
        if state.auto_passing:
            end_auto_passing(state, occurrence)
    if not game.definitions.has_awaited:
        return
    frames = state.frames
    for place in range(len(frames) - 1, -1, -1):
        if frames[place].awaits(occurrence):
            frames[place] = frames[place].copy()  # a clone may share a frame below the top
            frames[place].note(occurrence)
            return


def follow_to_new_zone(game: "Kernel", one: Applied, spent: list[int]) -> None:
    """410.6a: point effects at the new zone of a card that left play; collect its own triggers there."""
    state = game.state
    card = one.occurrence.card
    if game.has_ceased(card):
        return  # no effect can find a token that has left play (R49)
    now = game.ref(card)
    one.triggered = [follow_card(effect, one.before, now) for effect in one.triggered]
    if state.zone[card] in game.definitions.elsewhere:
        one.triggered.extend(triggered_by(game, one.occurrence, spent, arrived=card))
    if state.frames:
        game.top().follow(one.before, now)


def record(game: "Kernel", one: Applied) -> None:
    """Queue the effects that an occurrence triggered, end what lasted until it, and note that it happened."""
    state = game.state
    definitions = game.definitions
    occurrence = one.occurrence
    kind = occurrence.kind
    if one.triggered:
        state.waiting.extend(one.triggered)
    if kind in definitions.firsts:
        note_firsts(game, occurrence)
    if kind in definitions.tallied:
        note_first_of_turn(game, occurrence, is_heard)
    if state.modifiers:
        end_modifiers_on(game, occurrence)
    if kind in definitions.reacted_to:
        if one.is_leaving:
            occurrence.origin = one.area
        state.happened.append(occurrence)
        state.happened_in.append(state.phase)
        state.happened_to.append(game.ref(occurrence.card) if occurrence.card >= 0 else NO_REF)


def triggered_by(
    game: "Kernel", occurrence: Occurrence, spent: list[int], arrived: CardId = NO_CARD
) -> list[Waiting]:
    """List the triggered effects that *occurrence* creates (704.1b), in the order of the board.

    If *arrived* is given, only that card's own triggers for arriving in a zone are evaluated. The stamps of
    modifiers that have triggered are added to *spent*; those that trigger only once end when the effects of
    the whole group have been collected.
    """
    listeners = game.board().triggers.get(occurrence.kind)
    if listeners is None:
        return []
    found: list[Waiting] = []
    for card, you, ability, stamp in listeners:
        if arrived != NO_CARD and (card != arrived or type(ability.trigger) not in ARRIVING):
            continue
        modifier = None if stamp < 0 else modifier_of(game, stamp, ability)
        if stamp >= 0 and modifier is None:
            continue
        game.there = NO_AREA if modifier is None else modifier.area
        if hears(game, ability, occurrence, card, you):
            scope = scope_of(game, ability, occurrence, card, you, modifier)
            times = times_triggered(game, ability, occurrence, card)
            found.append(Waiting(game.definitions.number_of(ability), scope, times))
            if stamp >= 0:
                spent.append(stamp)
    game.there = NO_AREA
    return found


def scope_of(
    game: "Kernel",
    ability: Triggered,
    occurrence: Occurrence,
    card: CardId,
    you: Seat,
    modifier: Modifier | None,
) -> Scope:
    """Return the scope of the effect that *occurrence* triggers, with its amounts computed now (712.2)."""
    that = spoken_of(game, ability.trigger, occurrence, card, you)
    if modifier is not None and modifier.targets:
        that = modifier.targets
    if that is None:
        that = (game.ref(occurrence.card),) if occurrence.card >= 0 else ()
    area = area_meant(game, occurrence, card)
    scope = Scope(game.ref(card), you, that, occurrence.seat, area, occurrence.amount)
    number = game.definitions.number_of(ability)
    havings = game.definitions.havings_in(number)
    if havings:
        scope = with_havers(game, havings, scope)
    amounts = game.definitions.amounts_in(number)
    return settled(game, amounts, scope) if amounts else scope


def with_havers(game: "Kernel", havings: tuple[EachPlayer, ...], scope: Scope) -> Scope:
    """712.2: add the players, as a set of bits, who now have what each of these instructions asks for."""
    found: list[tuple[int, int]] = []
    for each in havings:
        players = 0
        for seat in game.players(scope.you):
            if is_among(game, each.having, seat, scope):
                players |= 1 << seat
        found.append((game.definitions.number_of(each), players))
    return scope.settling(tuple(found))


def times_triggered(game: "Kernel", ability: Triggered, occurrence: Occurrence, card: CardId) -> int:
    """Return how often an ability triggers: once for each token of the stacks involved (521)."""
    if isinstance(ability.trigger, FirstTime):
        note_this_turn(game, ability.trigger, card)  # of a group, only the first is the first
        return 1
    times = game.count_of(occurrence.card)
    return times if card == occurrence.card else times * game.count_of(card)


def modifier_of(game: "Kernel", stamp: int, ability: Triggered) -> Modifier | None:
    """Return the modifier that has a triggered ability; None if its trigger names a source that is gone."""
    modifier = next(one for one in game.state.modifiers if one.stamp == stamp)
    watches_itself = game.definitions.speaks_of_cards(game.definitions.number_of(ability.trigger))
    return None if watches_itself and not game.is_current(modifier.source) else modifier


def end_used_once(game: "Kernel", spent: list[int]) -> None:
    """708.4: end those of the *spent* modifiers that work only "the next time"."""
    modifiers = game.state.modifiers
    game.end_modifiers([one for one in modifiers if not one.once or one.stamp not in spent])


def end_modifiers_on(game: "Kernel", occurrence: Occurrence) -> None:
    """End the modifiers that last only until something like *occurrence* happens."""
    ended: list[int] = []
    for card, you, trigger, stamp in game.board().endings.get(occurrence.kind, ()):
        game.those = next(one.targets for one in game.state.modifiers if one.stamp == stamp)
        if LISTENS[type(trigger)].fits(game, trigger, occurrence, card, you):
            ended.append(stamp)
        game.those = ()
    if ended:
        game.end_modifiers([one for one in game.state.modifiers if one.stamp not in ended])


def follow_card(effect: Waiting, before: Ref, now: Ref) -> Waiting:
    """Return a triggered effect whose references to a card follow it to its new zone (410.6a)."""
    scope = effect.scope
    source = now if scope.source == before else scope.source
    that = scope.following(before, now).that
    return Waiting(
        effect.ability,
        Scope(source, scope.you, that, *scope.data()[3:]),
        effect.times,
    )


# The checks after a group has been applied.


def check_all(game: "Kernel", occurrences: list[Occurrence]) -> bool:
    """Run the checks of an applied group, kind by kind; return True if one paused or ended the game."""
    state = game.state
    kind = occurrences[0].kind
    rest = [] if len(occurrences) == 1 else [one for one in occurrences if one.kind != kind]
    same = occurrences if not rest else [one for one in occurrences if one.kind == kind]
    depth = len(state.frames)
    check = AFTERWARDS.get(kind)
    if (check is not None and check(game, same)) or (
        (state.crowded or game.is_reshaped()) and AFTERWARDS[ANY_KIND](game, same)
    ):
        if rest and state.frames:
            state.frames.insert(depth, Checking(tuple(rest)))
        return True
    return bool(rest) and check_all(game, rest)


class Checking(Frame):
    """Run the remaining checks of a group after the check of another kind paused."""

    __slots__ = ("rest",)

    def __init__(self, rest: tuple[Occurrence, ...]) -> None:
        super().__init__()
        self.rest = rest

    def data(self) -> tuple[Any, ...]:
        return (self.rest,)

    def begin(self, game: "Kernel") -> None:
        game.done()
        check_all(game, list(self.rest))


claims("410.6a", "704.1b", apply_all)
claims("704.1c", apply_all)
claims("410.6a", follow_card)
