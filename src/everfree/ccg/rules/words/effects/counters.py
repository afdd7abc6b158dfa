"""519: counters on cards, and the cutie mark that comes with one (glossary: Cutie Mark)."""

from everfree.ccg.kernel import kinds, options as option
from everfree.ccg.kernel.cards.zones import forget_what_lay_on, turn_face_down
from everfree.ccg.kernel.flow.resolve import options_for, remember
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import NORMAL, Occurrence, Scope
from everfree.ccg.kernel.refusals import Refusal
from everfree.ccg.kernel.registry import (
    APPLY,
    ASKS_ABOUT_CARDS_IN_PLAY,
    COUNTS,
    DETAILS,
    FEASIBLE,
    FLOWS,
    FORBIDDEN,
    HOLDS,
    PAYS,
    TESTS,
    Paying,
    Purse,
    claims,
    does,
    listens,
)
from everfree.ccg.kernel.state import CUTIE_MARK
from everfree.ccg.kernel.values.characteristics import amount_of, power_in
from everfree.ccg.kernel.values.selection import is_player, is_selected, selected
from everfree.ccg.language.words.effects.counters import (
    ALL,
    THAT_COUNTER,
    ChooseCounter,
    CounterIs,
    Counters,
    CountersRemoved,
    CutieMark,
    CutieMarked,
    PutCounters,
    RemoveCounters,
    RemovesLastCounter,
    RemoveThem,
    ThereAreCounters,
    WithCounters,
)
from everfree.ccg.language.words.selectors.selectors import THIS, Choose, Selector
from everfree.ccg.rules.words.flow import CardFlow
from everfree.ccg.vocab import PLAY, POWER_COUNTER, CardId, Ref, Seat, card_of


def count_of(game: Kernel, card: CardId, counter: str) -> int:
    """Count the counters with a name on *card*."""
    count = 0
    for one in game.state.counters:
        if one[0] == card and one[1] == counter:
            count += one[2]
    return count


def counters_on(game: Kernel, card: CardId) -> tuple[tuple[str, int], ...]:
    """List name and number of the counters on *card*, in the order in which each name was first put on it."""
    found: dict[str, int] = {}
    for one in game.state.counters:
        if one[0] == card:
            found[one[1]] = found.get(one[1], 0) + one[2]
    return tuple(found.items())


def put_counters(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """519.1, 519.3: put counters on a card in play, with a new timestamp (711.3a)."""
    state = game.state
    if state.zone[occurrence.card] != PLAY or occurrence.amount <= 0:
        return None
    state.stamp += 1
    state.counters.append((occurrence.card, occurrence.word, occurrence.amount, state.stamp))
    return occurrence


def remove_counters(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """519.3: remove counters from a card, at most as many as it has, the most recent ones first."""
    card, word = occurrence.card, occurrence.word
    left = min(occurrence.amount, count_of(game, card, word))
    removed = Occurrence(
        kinds.REMOVED_COUNTERS,
        occurrence.seat,
        card,
        left,
        source=occurrence.source,
        by=occurrence.by,
        mode=occurrence.mode,
        word=word,
    )
    kept: list[tuple[CardId, str, int, int]] = []
    for one in reversed(game.state.counters):
        taken = min(left, one[2]) if one[0] == card and one[1] == word else 0
        left -= taken
        if taken < one[2]:
            kept.append((one[0], one[1], one[2] - taken, one[3]))
    game.state.counters = kept[::-1]
    return removed


def too_few(game: Kernel, card: CardId, counter: str, needed: int) -> Refusal | None:
    """519.2: return a refusal if *card* has too few counters with this name; other cards' don't count."""
    have = count_of(game, card, counter)
    if have < needed:
        return Refusal("519.2", "too-few-counters", card=card, have=have, needed=needed)
    return None


def refuse_removing(game: Kernel, occurrence: Occurrence) -> Refusal | None:
    """Return a refusal if the card has no such counter."""
    return too_few(game, occurrence.card, occurrence.word, 1)


def mark(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """Glossary, Cutie Mark: mark a card in play, until it becomes a different card."""
    if game.state.zone[occurrence.card] != PLAY:
        return None
    game.state.marks[occurrence.card] |= CUTIE_MARK
    return occurrence


def refuse_marking(game: Kernel, occurrence: Occurrence) -> Refusal | None:
    """Glossary, Cutie Mark: return a refusal if the card is marked already."""
    card = occurrence.card
    if game.state.marks[card] & CUTIE_MARK:
        return Refusal("glossary.cutie_mark", "already-marked", card=card)
    return None


APPLY[kinds.PUT_COUNTERS] = put_counters
APPLY[kinds.REMOVED_COUNTERS] = remove_counters
APPLY[kinds.CUTIE_MARKED] = mark
FORBIDDEN[kinds.REMOVED_COUNTERS] = refuse_removing
FORBIDDEN[kinds.CUTIE_MARKED] = refuse_marking


# Instructions, tests and amounts of texts.


def _meant(game: Kernel, what: Selector, scope: Scope, picked: tuple[Ref, ...]) -> list[CardId]:
    """List the selected cards, without those that have become different cards since (410.6)."""
    return [card_of(one) for one in selected(game, what, scope, picked) if game.is_current(one)]


def _occurrence(
    game: Kernel, kind: int, card: CardId, scope: Scope, mode: int, count: int = 0, word: str = ""
) -> Occurrence:
    seat = game.state.controller[card]
    return Occurrence(kind, seat, card, count, source=scope.source, by=scope.you, mode=mode, word=word)


def _put(
    game: Kernel, effect: PutCounters, scope: Scope, picked: tuple[Ref, ...], mode: int
) -> list[Occurrence]:
    meaning = scope.meaning(picked) if picked else scope
    count = amount_of(game, effect.count, card_of(scope.source), scope.you, meaning)
    if count <= 0:
        return []
    word = name_meant(game, effect.counter, scope)
    return [
        _occurrence(game, kinds.PUT_COUNTERS, card, scope, mode, count, word)
        for card in _meant(game, effect.what, scope, picked)
    ]


def _refuse_put(
    game: Kernel, effect: PutCounters, scope: Scope, picked: tuple[Ref, ...], purse: Purse
) -> Refusal | None:
    if not _meant(game, effect.what, scope, picked):
        return Refusal("508.1d", "nothing-to-choose")
    return None


def _remove(
    game: Kernel, effect: RemoveCounters, scope: Scope, picked: tuple[Ref, ...], mode: int
) -> list[Occurrence]:
    word = effect.counter
    every = effect.count == ALL
    number = amount_of(game, effect.count, card_of(scope.source), scope.you, scope)
    made = [
        _occurrence(game, kinds.REMOVED_COUNTERS, card, scope, mode, count, word)
        for card in _meant(game, effect.what, scope, picked)
        if (count := count_of(game, card, word) if every else number)
    ]
    if every and game.definitions.counts_removed and mode == NORMAL:
        game.top().count_on(sum([one.amount for one in made]))
    return made


def _refuse_remove(
    game: Kernel, effect: RemoveCounters, scope: Scope, picked: tuple[Ref, ...], purse: Purse
) -> Refusal | None:
    """508.1d: return a refusal unless every selected card has enough counters; none can pay twice."""
    meant = _meant(game, effect.what, scope, picked)
    if not meant:
        return Refusal("508.1d", "nothing-to-choose")
    count = amount_of(game, effect.count, card_of(scope.source), scope.you, scope)
    for card in meant:
        purse.counters.extend([(card, effect.counter)] * count)
        refusal = too_few(game, card, effect.counter, purse.counters.count((card, effect.counter)))
        if refusal is not None:
            return refusal
    return None


def _remove_them(
    game: Kernel, effect: RemoveThem, scope: Scope, picked: tuple[Ref, ...], mode: int
) -> list[Occurrence]:
    return [
        _occurrence(
            game,
            kinds.REMOVED_COUNTERS,
            card,
            scope,
            mode,
            count_of(game, card, effect.counter),
            effect.counter,
        )
        for card in _meant(game, THIS, scope, ())
    ]


def _there_are_counters(
    game: Kernel, condition: ThereAreCounters, source: CardId, you: Seat, scope: Scope | None
) -> bool:
    in_scope = Scope(game.ref(source), you) if scope is None else scope
    cards = _meant(game, condition.what, in_scope, ())
    return sum([count_of(game, card, condition.counter) for card in cards]) >= condition.count


def _cutie_mark(
    game: Kernel, effect: CutieMark, scope: Scope, picked: tuple[Ref, ...], mode: int
) -> list[Occurrence]:
    """Put a counter and the mark on each card that can still be marked; others get neither."""
    found: list[Occurrence] = []
    for card in _meant(game, effect.what, scope, picked):
        marked = _occurrence(game, kinds.CUTIE_MARKED, card, scope, mode)
        if game.refusal_of(marked) is None:
            found.append(_occurrence(game, kinds.PUT_COUNTERS, card, scope, mode, 1, POWER_COUNTER))
            found.append(marked)
    return found


def _with_counters(
    game: Kernel, test: WithCounters, card: CardId, source: CardId, you: Seat, scope: Scope | None
) -> bool:
    return count_of(game, card, test.counter) >= test.count


def _cutie_marked(
    game: Kernel, test: CutieMarked, card: CardId, source: CardId, you: Seat, scope: Scope | None
) -> bool:
    return game.state.marks[card] & CUTIE_MARK != 0


def _counters_on(game: Kernel, what: Counters, source: CardId, you: Seat, scope: Scope | None) -> int:
    """519.2: count the counters on the selected cards, usually the card the text is on."""
    in_scope = Scope(game.ref(source), you) if scope is None else scope
    cards = _meant(game, what.what, in_scope, ())
    return sum([count_of(game, card, what.counter) for card in cards])


def _removes_last(
    game: Kernel, trigger: RemovesLastCounter, occurrence: Occurrence, source: CardId, you: Seat
) -> bool:
    """519.2: tell whether the player removed the last such counter of a card that the trigger means."""
    card = occurrence.card
    is_gone = occurrence.word == trigger.counter and count_of(game, card, trigger.counter) == 0
    return (
        is_gone
        and is_player(trigger.who, occurrence.by, you)
        and is_selected(game, trigger.what, card, source, you)
    )


def name_meant(game: Kernel, counter: str, scope: Scope | None) -> str:
    """Return the name of a counter; `THAT_COUNTER` is that of the counter that the text chose."""
    names = game.definitions.counters
    if counter != THAT_COUNTER:
        return counter
    return names[scope.number] if scope is not None and scope.number < len(names) else ""


def names_on(game: Kernel, card: CardId) -> list[tuple[int, ...]]:
    """List the counters of different names on *card*, as options."""
    names = game.definitions.counters
    return [(option.COUNTER, names.index(name)) for name, _ in counters_on(game, card) if name in names]


class FollowChooseCounter(CardFlow):
    """Choose a card with a counter, then one of the names of its counters, if there are several."""

    def cards(self, game: Kernel) -> list[CardId]:
        """List the cards that may be chosen."""
        node = self.node(game, ChooseCounter)
        return [card for card in options_for(game, node.what, self.scope) if names_on(game, card)]

    def begin(self, game: Kernel) -> None:
        """Ask for the card; without one, skip the instruction (707.2)."""
        node = self.node(game, ChooseCounter)
        cards = self.cards(game)
        if not cards:
            game.done()
            return
        self.step = "card_chosen"
        self.ask_card(game, cards, self.seat(game, node.what.who))

    def card_chosen(self, game: Kernel) -> None:
        """Ask which of its counters, unless all have one name."""
        node = self.node(game, ChooseCounter)
        self.card = CardId(game.state.answer[1])
        names = names_on(game, self.card)
        if len(names) == 1:
            self.take(game, names[0][1])
            return
        self.step = "name_chosen"
        game.ask(self.seat(game, node.what.who), "choose-counter", names, source=self.source())

    def name_chosen(self, game: Kernel) -> None:
        """Take the counter with that name."""
        self.take(game, game.state.answer[1])

    def take(self, game: Kernel, name: int) -> None:
        """Remember card and counter for the rest of the text; remove the counter if the text says so."""
        node = self.node(game, ChooseCounter)
        game.done()
        remember(game, (game.ref(self.card),))
        game.top().count_on(name)
        if node.remove:
            word = game.definitions.counters[name]
            removed = _occurrence(game, kinds.REMOVED_COUNTERS, self.card, self.scope, NORMAL, 1, word)
            self.occur(game, removed)


def _counter_to_remove(effect: ChooseCounter) -> Choose | None:
    """Return what a player chooses while paying; a counter that stays pays for nothing."""
    return effect.what if effect.remove else None


def _pay_counter(
    game: Kernel, effect: ChooseCounter, scope: Scope, picked: tuple[Ref, ...], mode: int
) -> list[Occurrence]:
    word = game.definitions.counters[scope.number]
    return [_occurrence(game, kinds.REMOVED_COUNTERS, card_of(one), scope, mode, 1, word) for one in picked]


def _refuse_paying_counter(
    game: Kernel, effect: ChooseCounter, scope: Scope, picked: tuple[Ref, ...], purse: Purse
) -> Refusal | None:
    """508.1d: return a refusal unless the card has a counter that no other part of the cost uses."""
    for one in picked:
        card = card_of(one)
        used = [name for paying, name in purse.counters if paying == card]
        have = sum([count for _, count in counters_on(game, card)]) - len(used)
        if have < 1 or not names_on(game, card):
            return Refusal("519.2", "too-few-counters", card=card, have=have, needed=1)
        purse.counters.append((card, THAT_COUNTER))
    return None


def _details(game: Kernel, effect: ChooseCounter, picked: tuple[Ref, ...]) -> list[tuple[int, ...]]:
    return [one for card in picked for one in names_on(game, card_of(card))]


def _can_choose_counter(game: Kernel, effect: ChooseCounter, scope: Scope) -> bool:
    return any(names_on(game, card) for card in options_for(game, effect.what, scope))


def _counter_is(game: Kernel, condition: CounterIs, source: CardId, you: Seat, scope: Scope | None) -> bool:
    return name_meant(game, THAT_COUNTER, scope) == condition.counter


def _removed(game: Kernel, what: CountersRemoved, source: CardId, you: Seat, scope: Scope | None) -> int:
    return 0 if scope is None else scope.number


COUNTS[CountersRemoved] = _removed
FLOWS[ChooseCounter] = FollowChooseCounter
PAYS[ChooseCounter] = Paying(_counter_to_remove, _pay_counter, _refuse_paying_counter)
DETAILS[ChooseCounter] = _details
FEASIBLE[ChooseCounter] = _can_choose_counter
HOLDS[CounterIs] = _counter_is
does(PutCounters, _put, _refuse_put, kinds.PUT_COUNTERS)
does(RemoveCounters, _remove, _refuse_remove, kinds.REMOVED_COUNTERS)
does(RemoveThem, _remove_them)
HOLDS[ThereAreCounters] = _there_are_counters
does(CutieMark, _cutie_mark, kind=kinds.CUTIE_MARKED)
TESTS[WithCounters] = _with_counters
TESTS[CutieMarked] = _cutie_marked
ASKS_ABOUT_CARDS_IN_PLAY.extend([WithCounters, CutieMarked])
COUNTS[Counters] = _counters_on
listens(RemovesLastCounter, kinds.REMOVED_COUNTERS, _removes_last)

claims("519.2", too_few)
claims("519.3", put_counters)
claims("519.3a", forget_what_lay_on)
claims("519.4", power_in)
claims("glossary.cutie_mark", _cutie_mark)
claims("R2", turn_face_down)
