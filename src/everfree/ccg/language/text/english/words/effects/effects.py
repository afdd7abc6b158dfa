"""English for the basic instructions about cards, points and action tokens."""

from dataclasses import replace
from typing import Final

from everfree.ccg.language.keywords import STUDIOUS
from everfree.ccg.language.terms import (
    END_OF_FACEOFF,
    END_OF_TURN,
    FOR_GOOD,
    THAT_PLAYER,
    WHILE_IN_PLAY,
    WHILE_THIS_REMAINS,
    YOU,
)
from everfree.ccg.language.text.discourse import NOBODY, Discourse
from everfree.ccg.language.text.english.lexicon import (
    IT,
    KINDS,
    POWER,
    READER,
    THEY,
    lasts,
    player,
    span,
    subject,
    that,
    this_card,
    zone,
)
from everfree.ccg.language.text.english.words.changes.changes import AMOUNTS, changed, least, multiplied
from everfree.ccg.language.text.english.words.selectors.conditions import set_in
from everfree.ccg.language.text.english.words.selectors.selectors import SELECTORS, described, in_number
from everfree.ccg.language.text.english.words.triggers.triggers import TRIGGERS
from everfree.ccg.language.text.phrasebook import Section, Untold
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    EVERY,
    FAR,
    INDEFINITE,
    INFINITIVE,
    MANY,
    Clause,
    Nominal,
    NonFinite,
    Noun,
    NounPhrase,
    Phrase,
    Predicate,
    Pronoun,
    Speech,
    VerbPhrase,
    gathered,
    join,
    verbs,
)
from everfree.ccg.language.text.symbols import signed_tokens, tokens
from everfree.ccg.language.wordings import (
    ADDED,
    ADDED_TO,
    ADDED_TO_POWER,
    ADDED_TO_THIS_TURN,
    ADDITIONAL,
    ANEW,
    AS_DEED,
    BENEATH,
    BRIEFLY,
    BY_FIRST,
    BY_LAST,
    CHOSEN_FIRST,
    CHOSEN_THEN_EACH,
    CHOSEN_THEN_IT,
    CHOSEN_TO,
    COST_OF_NEXT,
    COUNTED_LAST,
    LEADING,
    MORE,
    ORIGIN_LAST,
    OWN_NUMBER,
    PAID_FOR,
    PAID_FOR_NEXT,
    PAID_TO_PLAY,
    PERMANENTLY,
    SPAN,
    SPOKEN_OF,
    THE_TOP,
    UNDERSTOOD,
    YOUR_TOP,
    YOURS,
)
from everfree.ccg.language.words.changes.changes import Power, PowerTimes
from everfree.ccg.language.words.effects.effects import (
    CheapenNextCard,
    Dismiss,
    Exhaust,
    FlipCard,
    Gain,
    GainOncePerFaceoff,
    Give,
    IgnoreFlipped,
    PutIntoHand,
    PutOnDeck,
    ReadyCards,
    Score,
    TurnOver,
)
from everfree.ccg.language.words.selectors.amounts import Amount, ForEach
from everfree.ccg.language.words.selectors.selectors import (
    THIS,
    Choose,
    ControlledBy,
    Selector,
    SpokenOf,
    That,
    is_one_of_them,
)
from everfree.ccg.language.words.triggers.triggers import IsReadied, Trigger
from everfree.ccg.vocab import CARD, DRAW_DECK, HAND, PLAY

EFFECTS: Final[Section[Speech]] = Section()
COST: Final = Noun("cost")
PAID: Final = (PAID_FOR, PAID_FOR_NEXT, PAID_TO_PLAY)
"""Wordings that print a price as what a player pays."""
GIVEN: Final = ("get", "have")
"""Verbs that become "give" if a player causes them."""
EACH_OF_THEM: Final = NounPhrase(Noun("of them"), EVERY)


def taken(what: Selector, told: Discourse) -> tuple[Speech, Nominal]:
    """Name the affected cards; if the wording asks for it, print the choice as a sentence before."""
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
    """Tell a player to do *verb* to cards."""
    before, nominal = taken(what, told)
    return (*before, Clause(VerbPhrase(verb, (nominal, *after))))


def of_owner(place: int, cards: Nominal) -> NounPhrase:
    """Name a zone of the owners of *cards*."""
    count = MANY if cards.plural else 1
    owner = NounPhrase(Noun("owner"), DEFINITE, count, possessor=THEY if cards.plural else IT)
    return NounPhrase(zone(place), DEFINITE, count, possessor=owner)


def adding(effect: Give, nominal: NounPhrase | Pronoun, told: Discourse) -> VerbPhrase:
    """Say that power is added to cards or to their power, or that it is doubled."""
    its_power = NounPhrase(Noun(POWER), DEFINITE, possessor=nominal)
    if effect.wording == ADDED and effect.changes == (PowerTimes(2),):
        return VerbPhrase("double", (its_power,))
    if effect.wording == ADDED:
        return VerbPhrase("add", (amount_added(effect, told), "to the power of", nominal))
    to = its_power if effect.wording == ADDED_TO_POWER else nominal
    return VerbPhrase("add", (amount_added(effect, told), "to", to))


def doubling(effect: Give, only: PowerTimes, nominal: NounPhrase | Pronoun, told: Discourse) -> Clause:
    """Say that the power of cards is doubled or tripled for a duration."""
    while_it_lasts = (lasts(effect.until),)
    if effect.wording == AS_DEED:
        return Clause(multiply(only, taken(effect.to, told)[1]), trailing=while_it_lasts)
    its_power = NounPhrase(Noun(POWER), DEFINITE, possessor=nominal)
    deed = VerbPhrase(multiplied(only).removesuffix("d"), (its_power,))
    return Clause(
        VerbPhrase("be", (multiplied(only),)),
        its_power,
        trailing=while_it_lasts,
        command=replace(deed, complements=(its_power, *while_it_lasts)),
    )


def give(effect: Give, told: Discourse) -> Speech:
    """Say that cards get changes for a duration; with `ADDED`, that power is added to theirs or doubled."""
    before, nominal = taken(effect.to, told)
    if effect.ended_by is not None and effect.wording:
        raise Untold("what ends it early has one wording")
    if effect.wording in (ADDED, ADDED_TO, ADDED_TO_POWER, ADDED_TO_THIS_TURN):
        return (*before, Clause(adding(effect, nominal, told), trailing=(how_long(effect),)))
    only = effect.changes[0]
    if isinstance(only, PowerTimes) and len(effect.changes) == 1:
        doubled = doubling(effect, only, nominal, told)
        return (*before, set_in(doubled, effect.condition, told.after_subject(effect.to)))
    if effect.wording == COUNTED_LAST:
        return (*before, counted_last(effect, nominal, told))
    if effect.ended_by is not None:
        return (*before, ended_early(effect, effect.ended_by, nominal, told))
    predicate = changed(effect.changes, told.after_subject(effect.to))
    if effect.wording == PERMANENTLY:
        predicate = for_good(predicate)
    if isinstance(effect.to, Choose) and effect.to.wording == CHOSEN_TO:
        purpose = NonFinite(predicate, INFINITIVE)
        return (Clause(VerbPhrase("choose", (nominal, purpose, lasts(effect.until)))),)
    until = how_long(effect)
    sentence = Clause(predicate, nominal, trailing=(until,))
    if effect.wording == LEADING:
        sentence = Clause(predicate, nominal, fronted=(until,))
    if effect.wording == AS_DEED:
        sentence = given(sentence)
    return (*before, set_in(sentence, effect.condition, told.after_subject(effect.to)))


def ended_early(effect: Give, ended_by: Trigger, nominal: Nominal, told: Discourse) -> Clause:
    """Say that cards get changes until something happens, or while this card remains exhausted."""
    after = told.after_subject(effect.to)
    predicate = changed(effect.changes, after)
    if effect.until == WHILE_THIS_REMAINS:
        return Clause(predicate, nominal, fronted=(while_exhausted(effect, told),))
    ended = ("until", TRIGGERS.say(ended_by, told))
    first = () if effect.until == WHILE_IN_PLAY else (span(effect.until),)
    sentence = Clause(predicate, nominal, fronted=first, trailing=(ended,))
    return set_in(sentence, effect.condition, after)


def while_exhausted(effect: Give, told: Discourse) -> Phrase:
    """Return "while this card remains exhausted", for a change that ends when it is readied."""
    if effect.ended_by != IsReadied(THIS) or effect.condition is not None:
        raise Untold("a change lasts while this card remains exhausted")
    return ("while", Clause(VerbPhrase("remain", ("exhausted",)), this_card(told)))


def how_long(effect: Give) -> str:
    """Say how long a change lasts; the end of the faceoff may be left out, if a flipped card is changed."""
    if effect.wording == SPAN:
        return span(effect.until)
    if effect.wording == UNDERSTOOD:
        if effect.until != END_OF_FACEOFF:
            raise Untold("only the end of a faceoff is left out")
        return ""
    until = lasts(effect.until)
    if effect.wording == ADDED_TO_THIS_TURN:
        return until.replace("the turn", "this turn")
    return until.replace("end of the", "end of") if effect.wording == BRIEFLY else until


def counted_last(effect: Give, nominal: Nominal, told: Discourse) -> Clause:
    """Say how long a card gets power before what the amount depends on."""
    (change,) = effect.changes
    if not isinstance(change, Power) or not isinstance(change.amount, ForEach) or effect.condition:
        raise Untold("only power for each of some things is counted last")
    after = told.after_subject(effect.to)
    _, measure = AMOUNTS.say(change.amount, after)
    predicate = changed((replace(change, amount=change.amount.times),), after)
    return Clause(predicate, nominal, trailing=(lasts(effect.until), measure))


def given(sentence: Clause) -> Clause:
    """Turn "a card gets power" into "give a card power"; raise `Untold` for what can't be given."""
    done = verbs(sentence.predicate)
    if sentence.subject is None or any(deed.verb not in GIVEN for deed in done):
        raise Untold("only what a card gets or has is given")
    gifts = join(tuple(part for deed in done for part in deed.complements))
    return Clause(VerbPhrase("give", (sentence.subject, gifts)), trailing=sentence.trailing)


def multiply(change: PowerTimes, card: Nominal) -> VerbPhrase:
    """Return "double that card's power", or "double the power of" cards that are chosen."""
    verb = {2: "double", 3: "triple"}.get(change.times)
    if verb is None:
        raise Untold("power is only doubled or tripled by a command")
    if isinstance(card, NounPhrase) and card.determiner == INDEFINITE:
        return VerbPhrase(verb, ("the", POWER, "of", card))
    return VerbPhrase(verb, (NounPhrase(Noun(POWER), DEFINITE, possessor=card),))


def for_good(predicate: Predicate) -> Predicate:
    """Add "permanently" to a predicate."""
    first, *rest = verbs(predicate)
    return gathered((replace(first, verb=f"permanently {first.verb}"), *rest))


def amount_added(effect: Give, told: Discourse) -> Phrase:
    """Name the power that is added, which must be a computed amount; otherwise raise `Untold`."""
    (change,) = effect.changes
    if not isinstance(change, Power) or isinstance(change.amount, int):
        raise Untold("only a power that another card has is added")
    return AMOUNTS.say(change.amount, told)[1]


def ready_cards(effect: ReadyCards, told: Discourse) -> Speech:
    """Tell a player to ready cards."""
    return act("ready", effect.what, told)


def exhaust(effect: Exhaust, told: Discourse) -> Speech:
    """Tell a player to exhaust cards."""
    *before, clause = act("exhaust", effect.what, told.by(effect.who))
    return (*before, replace(clause, subject=subject(effect.who, told)))


def dismiss(effect: Dismiss, told: Discourse) -> Speech:
    """Tell a player to dismiss cards."""
    return act("dismiss", effect.what, told)


def turn_over(effect: TurnOver, told: Discourse) -> Speech:
    """Tell a player to turn a card over, or to one of its sides."""
    if effect.to_start:
        if effect.to_boosted:
            raise Untold("a card is turned to one side")
        return act("turn", effect.what, told, "to its Start side")
    if effect.to_boosted:
        return act("turn", effect.what, told, "to its Boosted side")
    return act("turn", effect.what, told, "over")


def chosen_for_hand(effect: PutIntoHand, what: Choose, told: Discourse) -> Clause:
    """Say that another player "chooses 1" of the mentioned cards "to put into your hand"."""
    if not is_one_of_them(what, told.that) or effect.wording != YOURS or effect.also is not None:
        raise Untold("one of the mentioned cards is chosen by another player")
    hand = NounPhrase(zone(HAND), DEFINITE, possessor=READER)
    return Clause(VerbPhrase("choose", ("1 to put into", hand)), player(what.who, told))


def put_into_hand(effect: PutIntoHand, told: Discourse) -> Speech:
    """Tell a player to put cards into their owners' hands, or with `YOURS` into yours."""
    if isinstance(effect.what, Choose) and effect.what.wording == CHOSEN_TO:
        return (chosen_for_hand(effect, effect.what, told),)
    if effect.wording == BENEATH:
        if effect != PutIntoHand(That(), BENEATH):
            raise Untold("the cards that were mentioned last lay beneath a card")
        return (Clause(VerbPhrase("put", ("any cards beneath it into their owner's", zone(HAND).one))),)
    if effect.also is not None:
        if effect.wording:
            raise Untold("two cards are put into their owners' hands")
        both = join((SELECTORS.say(effect.what, told), SELECTORS.say(effect.also, told)))
        return (Clause(VerbPhrase("put", (both, "into", of_owner(HAND, THEY)))),)
    hand = of_owner(HAND, taken(effect.what, told)[1])
    if effect.wording == YOURS:
        hand = NounPhrase(zone(HAND), DEFINITE, MANY if told.of_many else 1, possessor=player(YOU, told))
    if effect.wording == ORIGIN_LAST:
        return origin_last(effect.what, told)
    return act("put", effect.what, told, "into", hand)


def origin_last(what: Selector, told: Discourse) -> Speech:
    """Tell a player to put a card into their hand, then say which zone it comes from."""
    if not isinstance(what, Choose) or what.description.tests[:1] != (ControlledBy(YOU),):
        raise Untold("only a card chosen from a zone of yours is told so")
    if what != Choose(what.description, wording=what.wording):
        raise Untold("you choose the one card that is told so")
    yours = player(YOU, told)
    card = described(replace(what.description, tests=what.description.tests[1:], zone=PLAY), told)
    hand = NounPhrase(zone(HAND), DEFINITE, possessor=yours)
    pile = NounPhrase(zone(what.description.zone), DEFINITE, possessor=yours)
    return (Clause(VerbPhrase("put", (card, "into", hand, "from", pile))),)


def put_on_deck(effect: PutOnDeck, told: Discourse) -> Speech:
    """Tell a player to put cards on their owners' decks, with `YOURS` on yours, or on that player's."""
    deck = of_owner(DRAW_DECK, taken(effect.what, told)[1])
    if effect.wording in (YOURS, YOUR_TOP):
        deck = NounPhrase(zone(DRAW_DECK), DEFINITE, possessor=player(YOU, told))
    if effect.wording == SPOKEN_OF:
        deck = NounPhrase(zone(DRAW_DECK), DEFINITE, possessor=player(THAT_PLAYER, told))
    where = "on the top of" if effect.wording in (THE_TOP, YOUR_TOP) else "on top of"
    return act("put", effect.what, told, where, deck)


def score(effect: Score, told: Discourse) -> Speech:
    """Say that a player scores points."""
    more = ("additional",) if effect.wording == ADDITIONAL else ()
    points, measure = in_number(NounPhrase(Noun("point"), qualities=more), effect.points, told, plainly=True)
    return (Clause(VerbPhrase("score", (points, measure)), subject(effect.who, told)),)


def gain(effect: Gain, told: Discourse) -> Speech:
    """Tell a player to gain action tokens."""
    span = () if effect.until == FOR_GOOD else (lasts(effect.until),)
    return (Clause(VerbPhrase("gain", some_tokens(effect.amount, told)), trailing=span),)


def some_tokens(amount: int | Amount, told: Discourse) -> tuple[Phrase, ...]:
    """Name action tokens: "[2]", "[1] for each card" or "a number of action tokens equal to" an amount."""
    if isinstance(amount, int):
        return (tokens(amount),)
    if isinstance(amount, ForEach):
        return (tokens(amount.times), AMOUNTS.say(amount, told)[1])
    return in_number(NounPhrase(Noun("action token")), amount, told)


def gain_once_per_faceoff(effect: GainOncePerFaceoff, told: Discourse) -> Speech:
    """Tell a player to gain the action token of Studious."""
    cards = NounPhrase(KINDS[CARD], count=MANY, qualities=(STUDIOUS.name,))
    limit = Clause(VerbPhrase("give", ("at most", tokens(1), "per faceoff")), cards)
    return (Clause(VerbPhrase("gain", (tokens(1),))), limit)


def ignore_flipped(effect: IgnoreFlipped, told: Discourse) -> Speech:
    """Tell a player to ignore a flipped card, or to choose one of each player's, which they ignore.

    `OWN_NUMBER` prints that its power is ignored; both mean the same (515.4).
    """
    what = effect.what
    if isinstance(what, That) and what.before:
        raise Untold("the card that was flipped last is ignored")
    if effect.wording == OWN_NUMBER:
        power = NounPhrase(Noun(POWER), DEFINITE, possessor=SELECTORS.say(what, told))
        return (Clause(VerbPhrase("ignore", (power,))),)
    if not isinstance(what, Choose) or not what.of_each:
        return act("ignore", what, told)
    if what != Choose(what.description, of_each=True) or any(
        isinstance(test, ControlledBy) for test in what.description.tests
    ):
        raise Untold("one card of each player is chosen by you")
    card = replace(described(what.description, told), possessor=NounPhrase(Noun("player"), EVERY))
    theirs = replace(that(what.description.noun), count=MANY)
    ignored = Clause(VerbPhrase("ignore", (theirs,)), NounPhrase(Noun("player"), FAR, MANY))
    return (Clause(VerbPhrase("choose", (card,))), ignored)


def flip_card(effect: FlipCard, told: Discourse) -> Speech:
    """Tell a player to flip cards, or with `UNDERSTOOD` just "another"."""
    if effect.that:
        if effect.count != 1 or effect.wording:
            raise Untold("one card is flipped as that card")
        return (Clause(VerbPhrase("flip", (that(CARD),))),)
    if effect.wording == UNDERSTOOD:
        if effect.count != 1:
            raise Untold("only one card is flipped as another")
        return (Clause(VerbPhrase("flip", ("another",))),)
    kinds = {ANEW: ("new",), ADDITIONAL: ("additional",)}
    one = NounPhrase(
        KINDS[CARD],
        other=effect.wording == MORE,
        qualities=kinds.get(effect.wording, ()),
    )
    cards, measure = in_number(one, effect.count, told)
    return (Clause(VerbPhrase("flip", (cards, measure))),)


def cheapen_next_card(effect: CheapenNextCard, told: Discourse) -> Speech:
    """Say that the next card costs less; it is "that turn" if the trigger has a player, else "this turn"."""
    card = described(effect.description, told, DEFINITE)
    if any(isinstance(test, SpokenOf) for test in effect.description.tests):
        return (paid_for_that(effect, card),)
    card = replace(card, qualities=("next", *card.qualities))
    if effect.more or effect.wording in PAID:
        return paid_for_next(effect, card, told)
    if effect.until != END_OF_TURN:
        raise Untold("only a price that is paid is told for another time")
    less: tuple[Phrase, ...] = ("by", tokens(effect.amount), *least(effect.minimum))
    if effect.wording == COST_OF_NEXT:
        cost = NounPhrase(COST, DEFINITE, after=("of", replace(card, possessor=READER), "this turn"))
        return (
            Clause(VerbPhrase("be", ("reduced", *less)), cost, command=VerbPhrase("reduce", (cost, *less))),
        )
    turn = "this turn" if told.player == NOBODY or effect.wording else "that turn"
    card = replace(card, after=(*card.after, Clause(VerbPhrase("play"), READER), turn))
    cost = NounPhrase(COST, DEFINITE, after=("of", card))
    reduce = VerbPhrase("reduce", (*less, cost) if effect.wording == BY_FIRST else (cost, *less))
    if not effect.wording:
        return (Clause(VerbPhrase("have", ("its cost reduced", *less)), card, command=reduce),)
    return (Clause(reduce),)


def paid_for_that(effect: CheapenNextCard, card: NounPhrase) -> Clause:
    """Say that a player pays less to play the card that was mentioned."""
    if effect != CheapenNextCard(effect.amount, effect.description, PAID_TO_PLAY):
        raise Untold("a player pays less to play that card this turn")
    return Clause(VerbPhrase("pay", (tokens(effect.amount), "less to play", card, span(effect.until))))


def paid_for_next(effect: CheapenNextCard, card: NounPhrase, told: Discourse) -> Speech:
    """Say that a player pays less for their next card, or that they must pay more to play it."""
    time = span(effect.until) if effect.until == END_OF_TURN else lasts(effect.until)
    who = player(YOU, told)
    named = replace(card, after=(*card.after, Clause(VerbPhrase("play"), who)))
    if effect.more:
        if effect.wording or effect.minimum:
            raise Untold("a higher price has one wording")
        paid: tuple[Phrase, ...] = (signed_tokens(effect.amount), "to play", named, time)
        return (Clause(VerbPhrase("pay", paid), None if who == READER else who, modal="must"),)
    what = named if effect.wording == PAID_FOR_NEXT else replace(card, possessor=READER)
    purpose = "to play" if effect.wording == PAID_TO_PLAY else "for"
    paid = (tokens(effect.amount), "less", purpose, what, time, *least(effect.minimum))
    return (Clause(VerbPhrase("pay", paid)),)


EFFECTS.add(
    Give,
    give,
    PERMANENTLY,
    ADDED,
    ADDED_TO,
    ADDED_TO_POWER,
    ADDED_TO_THIS_TURN,
    AS_DEED,
    BRIEFLY,
    COUNTED_LAST,
    LEADING,
    SPAN,
    UNDERSTOOD,
)
EFFECTS.add(ReadyCards, ready_cards)
EFFECTS.add(Exhaust, exhaust)
EFFECTS.add(Dismiss, dismiss)
EFFECTS.add(TurnOver, turn_over)
EFFECTS.add(PutIntoHand, put_into_hand, BENEATH, ORIGIN_LAST, YOURS)
EFFECTS.add(PutOnDeck, put_on_deck, SPOKEN_OF, THE_TOP, YOURS, YOUR_TOP)
EFFECTS.add(Score, score, ADDITIONAL)
EFFECTS.add(Gain, gain)
EFFECTS.add(GainOncePerFaceoff, gain_once_per_faceoff)
EFFECTS.add(IgnoreFlipped, ignore_flipped, OWN_NUMBER)
EFFECTS.add(FlipCard, flip_card, ADDITIONAL, ANEW, MORE, UNDERSTOOD)
EFFECTS.add(
    CheapenNextCard, cheapen_next_card, BY_FIRST, COST_OF_NEXT, BY_LAST, PAID_FOR, PAID_FOR_NEXT, PAID_TO_PLAY
)
