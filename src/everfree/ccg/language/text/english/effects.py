"""English for instructions: what is done to cards, points and action tokens."""

from dataclasses import replace
from typing import Final

from everfree.ccg.language.changes import Power, PowerTimes
from everfree.ccg.language.effects import (
    CheapenNextCard,
    DiscardCards,
    Dismiss,
    Exhaust,
    FlipCard,
    Gain,
    GainOncePerFaceoff,
    Give,
    IgnoreFlipped,
    LookAndReorder,
    LookAtOpponentsDeck,
    Move,
    PutIntoHand,
    PutOnDeck,
    ReadyCards,
    Score,
    SearchDiscardPile,
    TurnOver,
)
from everfree.ccg.language.keywords import INSPIRED, STUDIOUS
from everfree.ccg.language.selectors import At, Choose, ControlledBy, Selector
from everfree.ccg.language.text.discourse import NOBODY, Discourse
from everfree.ccg.language.text.english.changes import AMOUNTS, changed, multiplied
from everfree.ccg.language.text.english.conditions import set_in
from everfree.ccg.language.text.english.decks import DECKS
from everfree.ccg.language.text.english.lexicon import (
    AN_OPPONENT,
    IT,
    KINDS,
    POWER,
    READER,
    SPANS,
    THEY,
    UNTILS,
    at,
    player,
    subject,
    that,
    to,
    zone,
)
from everfree.ccg.language.text.english.selectors import SELECTORS, described
from everfree.ccg.language.text.english.triggers import TRIGGERS
from everfree.ccg.language.text.phrasebook import Section, Untold
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    EVERY,
    INFINITIVE,
    MANY,
    Clause,
    Joined,
    Nominal,
    NonFinite,
    Noun,
    NounPhrase,
    Phrase,
    Predicate,
    Speech,
    VerbPhrase,
    gathered,
    verbs,
)
from everfree.ccg.language.text.symbols import tokens
from everfree.ccg.language.wordings import (
    ADDED,
    ADDITIONAL,
    ANEW,
    BY_FIRST,
    BY_LAST,
    CHOSEN_FIRST,
    CHOSEN_THEN_EACH,
    CHOSEN_THEN_IT,
    CHOSEN_TO,
    COST_OF_NEXT,
    FORCED,
    FROM,
    MORE,
    NAMED,
    PERMANENTLY,
    SAME,
    SPAN,
    THE_TOP,
    YOUR_TOP,
    YOURS,
)
from everfree.ccg.language.words import FOR_GOOD, YOU
from everfree.ccg.vocab import CARD, DRAW_DECK, HAND, PLAY

EFFECTS: Final[Section[Speech]] = Section()
COST: Final = Noun("cost")
EACH_OF_THEM: Final = NounPhrase(Noun("of them"), EVERY)


def taken(what: Selector, told: Discourse) -> tuple[Speech, Nominal]:
    """Name cards something is done to; a choice may be a sentence of its own before."""
    nominal = SELECTORS.say(what, told)
    if isinstance(what, Choose) and what.wording in (CHOSEN_FIRST, CHOSEN_THEN_EACH, CHOSEN_THEN_IT):
        chosen: Nominal = replace(that(what.description.noun), count=1 if what.count == 1 else MANY)
        if what.wording == CHOSEN_THEN_IT:
            chosen = THEY if chosen.plural else IT
        elif what.wording == CHOSEN_THEN_EACH:
            chosen = EACH_OF_THEM
        return (Clause(VerbPhrase("choose", (nominal,))),), chosen
    return (), nominal


def act(verb: str, what: Selector, told: Discourse, *after: Phrase) -> Speech:
    """Do something to cards."""
    before, nominal = taken(what, told)
    return (*before, Clause(VerbPhrase(verb, (nominal, *after))))


def of_owner(place: int, cards: Nominal) -> NounPhrase:
    """Name a zone of the owners of *cards*."""
    count = MANY if cards.plural else 1
    owner = NounPhrase(Noun("owner"), DEFINITE, count, possessor=THEY if cards.plural else IT)
    return NounPhrase(zone(place), DEFINITE, count, possessor=owner)


def give(effect: Give, told: Discourse) -> Speech:
    """Cards get something for a while, or it is added to what they have."""
    before, nominal = taken(effect.to, told)
    if effect.wording == ADDED:
        added = VerbPhrase("add", (amount_added(effect, told), "to the power of", nominal))
        return (*before, Clause(added, trailing=(UNTILS[effect.until],)))
    only = effect.changes[0]
    if isinstance(only, PowerTimes) and len(effect.changes) == 1:
        nominal = NounPhrase(Noun(POWER), DEFINITE, possessor=nominal)
        doubled = Clause(VerbPhrase("be", (multiplied(only),)), nominal, trailing=(UNTILS[effect.until],))
        return (*before, set_in(doubled, effect.condition, told.after_subject(effect.to)))
    predicate = changed(effect.changes, told.after_subject(effect.to))
    if effect.wording == PERMANENTLY:
        predicate = for_good(predicate)
    if isinstance(effect.to, Choose) and effect.to.wording == CHOSEN_TO:
        purpose = NonFinite(predicate, INFINITIVE)
        return (Clause(VerbPhrase("choose", (nominal, purpose, UNTILS[effect.until]))),)
    until = SPANS[effect.until] if effect.wording == SPAN else UNTILS[effect.until]
    sentence = Clause(predicate, nominal, trailing=(until,))
    if effect.ended_by is not None:
        ended = ("until", TRIGGERS.say(effect.ended_by, told))
        sentence = Clause(predicate, nominal, fronted=(SPANS[effect.until],), trailing=(ended,))
    return (*before, set_in(sentence, effect.condition, told.after_subject(effect.to)))


def for_good(predicate: Predicate) -> Predicate:
    """Say that it lasts."""
    first, *rest = verbs(predicate)
    return gathered((replace(first, verb=f"permanently {first.verb}"), *rest))


def amount_added(effect: Give, told: Discourse) -> Phrase:
    """Name the power that is added; a number is not, it is given."""
    (change,) = effect.changes
    if not isinstance(change, Power) or isinstance(change.amount, int):
        raise Untold("only a power that another card has is added")
    return AMOUNTS.say(change.amount, told)[1]


def move(effect: Move, told: Discourse) -> Speech:
    """Move cards somewhere; where they come from is told after "home" and "here", else before."""
    where = to(effect.destination, told, effect.wording)
    if isinstance(where, str) and isinstance(effect.what, Choose):
        what, origin = parted(effect.what, told)
        return act("move", what, told, where, *origin)
    return act("move", effect.what, told, where)


def parted(what: Choose, told: Discourse) -> tuple[Choose, tuple[Phrase, ...]]:
    """Part cards from where they come from."""
    tests = what.description.tests
    origins = tuple(test for test in tests if isinstance(test, At) and test.wording == FROM)
    rest = tuple(test for test in tests if test not in origins)
    cards = replace(what, description=replace(what.description, tests=rest))
    return cards, tuple(at(test.place, told, FROM) for test in origins)


def ready_cards(effect: ReadyCards, told: Discourse) -> Speech:
    """Ready cards."""
    return act("ready", effect.what, told)


def exhaust(effect: Exhaust, told: Discourse) -> Speech:
    """Exhaust cards, by whoever does it."""
    *before, clause = act("exhaust", effect.what, told.by(effect.who))
    return (*before, replace(clause, subject=subject(effect.who, told)))


def dismiss(effect: Dismiss, told: Discourse) -> Speech:
    """Dismiss cards."""
    return act("dismiss", effect.what, told)


def turn_over(effect: TurnOver, told: Discourse) -> Speech:
    """Turn a card over."""
    return act("turn", effect.what, told, "over")


def put_into_hand(effect: PutIntoHand, told: Discourse) -> Speech:
    """Put cards into their owners' hands, or into yours."""
    hand = of_owner(HAND, taken(effect.what, told)[1])
    if effect.wording == YOURS:
        hand = NounPhrase(zone(HAND), DEFINITE, possessor=player(YOU, told))
    return act("put", effect.what, told, "into", hand)


def put_on_deck(effect: PutOnDeck, told: Discourse) -> Speech:
    """Put cards on their owners' decks, or on yours."""
    deck = of_owner(DRAW_DECK, taken(effect.what, told)[1])
    if effect.wording in (YOURS, YOUR_TOP):
        deck = NounPhrase(zone(DRAW_DECK), DEFINITE, possessor=player(YOU, told))
    where = "on the top of" if effect.wording in (THE_TOP, YOUR_TOP) else "on top of"
    return act("put", effect.what, told, where, deck)


def discard_cards(effect: DiscardCards, told: Discourse) -> Speech:
    """A player discards cards."""
    how = ("random",) if effect.at_random else ()
    cards = NounPhrase(KINDS[CARD], count=effect.count, qualities=how)
    discard = VerbPhrase("discard", (cards,))
    if effect.wording == FORCED:
        forced = NonFinite(Joined((VerbPhrase("choose"), discard)), INFINITIVE)
        return (Clause(VerbPhrase("force", (player(effect.who, told), forced))),)
    return (Clause(discard, subject(effect.who, told)),)


def search_discard_pile(effect: SearchDiscardPile, told: Discourse) -> Speech:
    """Search a discard pile for a card and take it, or put it on the deck."""
    tests = effect.description.tests
    owners = [test for test in tests if isinstance(test, ControlledBy)]
    # The pile is told before the card, so the card's own phrase leaves out where it is and whose.
    sought = replace(effect.description, tests=tuple(test for test in tests if test not in owners), zone=PLAY)
    owner = player(owners[0].who, told) if owners else READER
    pile = NounPhrase(zone(effect.description.zone), DEFINITE, possessor=owner)
    search = VerbPhrase("search", (pile, "for", described(sought, told)))
    preposition, place = ("on the top of", DRAW_DECK) if effect.on_deck else ("into", HAND)
    yours = NounPhrase(zone(place), DEFINITE, possessor=READER)
    return (Clause(Joined((search, VerbPhrase("put", (IT, preposition, yours))))),)


def look_and_reorder(effect: LookAndReorder, told: Discourse) -> Speech:
    """Look at the top cards of a deck and put them back."""
    several = effect.count != 1
    top = f"top {effect.count}" if several else "top"
    deck = DECKS.say(effect.deck, told)
    count = MANY if several else 1
    cards = NounPhrase(KINDS[CARD], DEFINITE, count, qualities=(top,), after=("of", deck))
    back = VerbPhrase("put", (THEY if several else IT, "back in any order"))
    return (Clause(Joined((VerbPhrase("look", ("at", cards)), back))),)


def look_at_opponents_deck(effect: LookAtOpponentsDeck, told: Discourse) -> Speech:
    """Look at an opponent's deck as Inspired does."""
    deck = NounPhrase(zone(DRAW_DECK), DEFINITE, possessor=AN_OPPONENT)
    yours = NounPhrase(KINDS[CARD], EVERY, qualities=(INSPIRED.name,), possessor=READER)
    return (
        Clause(VerbPhrase("look", ("at one card from the top of", deck, "for", yours))),
        Clause(VerbPhrase("return", ("each to the top or the bottom in any order",))),
        Clause(VerbPhrase("do", ("so only once a turn",))),
    )


def score(effect: Score, told: Discourse) -> Speech:
    """A player scores points."""
    more = ("additional",) if effect.wording == ADDITIONAL else ()
    if isinstance(effect.points, int):
        points = NounPhrase(Noun("point"), count=effect.points, qualities=more)
    else:
        equal = ("equal to", *AMOUNTS.say(effect.points, told))
        points = NounPhrase(Noun("point"), count=MANY, qualities=more, after=equal)
    return (Clause(VerbPhrase("score", (points,)), subject(effect.who, told)),)


def gain(effect: Gain, told: Discourse) -> Speech:
    """Gain action tokens."""
    span = () if effect.until == FOR_GOOD else (UNTILS[effect.until],)
    return (Clause(VerbPhrase("gain", (tokens(effect.amount),)), trailing=span),)


def gain_once_per_faceoff(effect: GainOncePerFaceoff, told: Discourse) -> Speech:
    """Gain the token of Studious."""
    cards = NounPhrase(KINDS[CARD], count=MANY, qualities=(STUDIOUS.name,))
    limit = Clause(VerbPhrase("give", ("at most", tokens(1), "per faceoff")), cards)
    return (Clause(VerbPhrase("gain", (tokens(1),))), limit)


def ignore_flipped(effect: IgnoreFlipped, told: Discourse) -> Speech:
    """Ignore a flipped card."""
    return act("ignore", effect.what, told)


def flip_card(effect: FlipCard, told: Discourse) -> Speech:
    """Flip cards."""
    kinds = {ANEW: ("new",), ADDITIONAL: ("additional",)}
    cards = NounPhrase(
        KINDS[CARD],
        count=effect.count,
        other=effect.wording == MORE,
        qualities=kinds.get(effect.wording, ()),
    )
    return (Clause(VerbPhrase("flip", (cards,))),)


def cheapen_next_card(effect: CheapenNextCard, told: Discourse) -> Speech:
    """The next card costs less, or its cost is reduced; the turn is that of the trigger, or this one."""
    less = ("by", tokens(effect.amount))
    card = described(effect.description, told, DEFINITE)
    card = replace(card, qualities=("next", *card.qualities))
    if effect.wording == COST_OF_NEXT:
        cost = NounPhrase(COST, DEFINITE, after=("of", replace(card, possessor=READER), "this turn"))
        return (Clause(VerbPhrase("be", ("reduced", *less)), cost),)
    turn = "this turn" if told.player == NOBODY or effect.wording else "that turn"
    card = replace(card, after=(*card.after, Clause(VerbPhrase("play"), READER), turn))
    if not effect.wording:
        return (Clause(VerbPhrase("have", ("its cost reduced", *less)), card),)
    cost = NounPhrase(COST, DEFINITE, after=("of", card))
    return (Clause(VerbPhrase("reduce", (cost, *less) if effect.wording == BY_LAST else (*less, cost))),)


EFFECTS.add(Give, give, PERMANENTLY, ADDED, SPAN)
EFFECTS.add(Move, move, NAMED, SAME)
EFFECTS.add(ReadyCards, ready_cards)
EFFECTS.add(Exhaust, exhaust)
EFFECTS.add(Dismiss, dismiss)
EFFECTS.add(TurnOver, turn_over)
EFFECTS.add(PutIntoHand, put_into_hand, YOURS)
EFFECTS.add(PutOnDeck, put_on_deck, THE_TOP, YOURS, YOUR_TOP)
EFFECTS.add(DiscardCards, discard_cards, FORCED)
EFFECTS.add(SearchDiscardPile, search_discard_pile)
EFFECTS.add(LookAndReorder, look_and_reorder)
EFFECTS.add(LookAtOpponentsDeck, look_at_opponents_deck)
EFFECTS.add(Score, score, ADDITIONAL)
EFFECTS.add(Gain, gain)
EFFECTS.add(GainOncePerFaceoff, gain_once_per_faceoff)
EFFECTS.add(IgnoreFlipped, ignore_flipped)
EFFECTS.add(FlipCard, flip_card, ADDITIONAL, ANEW, MORE)
EFFECTS.add(CheapenNextCard, cheapen_next_card, BY_FIRST, COST_OF_NEXT, BY_LAST)
