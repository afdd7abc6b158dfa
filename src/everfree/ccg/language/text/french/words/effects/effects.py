"""French for the basic instructions about cards, points and action tokens."""

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
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.agreement import pronoun_for
from everfree.ccg.language.text.french.grammar import MUST
from everfree.ccg.language.text.french.lexicon import (
    CHOICE,
    COST,
    KINDS,
    NEXT,
    PLAYER,
    POINT,
    POWER,
    PROPRIETOR,
    READER,
    SIDE,
    THEY,
    done,
    lasts,
    player,
    span,
    subject,
    that,
    this_card,
    zone,
)
from everfree.ccg.language.text.french.words.changes.changes import AMOUNTS, changed, least, multiplied
from everfree.ccg.language.text.french.words.selectors.conditions import set_in
from everfree.ccg.language.text.french.words.selectors.selectors import SELECTORS, described, in_number
from everfree.ccg.language.text.french.words.triggers.triggers import TRIGGERS
from everfree.ccg.language.text.phrasebook import Section, Untold
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    EVERY,
    MANY,
    NEAR,
    Adjective,
    Clause,
    Nominal,
    Noun,
    NounPhrase,
    Phrase,
    Predicate,
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
CHOSEN_BEFORE: Final = (CHOSEN_FIRST, CHOSEN_THEN_EACH, CHOSEN_THEN_IT, CHOSEN_TO)
"""Wordings of a choice that French prints alike, as a sentence of its own."""
FIRST: Final = Adjective("premier", "première", leads=True)
NEW: Final = Adjective("nouveau", "nouvelle", leads=True)
IN_ANY_ORDER: Final = "dans l’ordre de votre choix"


def in_any_order(told: Discourse) -> Phrase:
    """Say that the player chooses the order."""
    return ("dans l’ordre de", NounPhrase(CHOICE, DEFINITE, possessor=player(YOU, told)))


def taken(what: Selector, told: Discourse) -> tuple[Speech, Nominal]:
    """Name the affected cards; if the wording asks for it, print the choice as a sentence before."""
    nominal = SELECTORS.say(what, told)
    if isinstance(what, Choose) and what.wording in CHOSEN_BEFORE:
        count = 1 if what.count == 1 else MANY
        chosen: Nominal = that(what.description.noun, told.after_choice(), count)
        if what.wording == CHOSEN_THEN_EACH:
            chosen = pronoun_for(chosen)
        return (Clause(VerbPhrase("choisir", (nominal,))),), chosen
    return (), nominal


def act(verb: str, what: Selector, told: Discourse, *after: Phrase) -> Speech:
    """Tell a player to do *verb* to cards."""
    before, nominal = taken(what, told)
    return (*before, Clause(VerbPhrase(verb, (nominal, *after))))


def of_owner(place: int, cards: Nominal) -> NounPhrase:
    """Name a zone of the owner of *cards*; the zone is singular even for several cards."""
    owner = NounPhrase(PROPRIETOR, DEFINITE, possessor=pronoun_for(cards))
    return NounPhrase(zone(place), DEFINITE, possessor=owner)


def give(effect: Give, told: Discourse) -> Speech:
    """Say that cards get changes for a duration; with `ADDED`, that power is added to theirs or doubled."""
    before, nominal = taken(effect.to, told)
    if effect.wording == ADDED and effect.changes in ((PowerTimes(2),), (PowerTimes(3),)):
        power = NounPhrase(POWER, DEFINITE, possessor=nominal)
        verb = "doubler" if effect.changes == (PowerTimes(2),) else "tripler"
        return (*before, Clause(VerbPhrase(verb, (power,)), trailing=(lasts(effect.until),)))
    if effect.wording in (ADDED, ADDED_TO, ADDED_TO_POWER, ADDED_TO_THIS_TURN):
        added = VerbPhrase("ajouter", (amount_added(effect, told), ("à celle de", nominal)))
        return (*before, Clause(added, trailing=(lasts(effect.until),)))
    only = effect.changes[0]
    if isinstance(only, PowerTimes) and len(effect.changes) == 1:
        nominal = NounPhrase(POWER, DEFINITE, possessor=nominal)
        times = Adjective(multiplied(only))
        deed = VerbPhrase(f"{multiplied(only).removesuffix('é')}er", (nominal,))
        while_it_lasts = (lasts(effect.until),)
        if effect.wording == AS_DEED:
            doubled = Clause(deed, trailing=while_it_lasts)
        else:
            doubled = Clause(
                VerbPhrase("être", (times,)),
                nominal,
                trailing=while_it_lasts,
                command=replace(deed, complements=(nominal, *while_it_lasts)),
            )
        return (*before, set_in(doubled, effect.condition, told.after_subject(effect.to)))
    if effect.ended_by is not None:
        return (*before, ended_early(effect, effect.ended_by, nominal, told))
    predicate = changed(effect.changes, told.after_subject(effect.to))
    if effect.wording == PERMANENTLY:
        predicate = for_good(predicate)
    until = span(effect.until) if effect.wording == SPAN else lasts(effect.until)
    if effect.wording == UNDERSTOOD:
        if effect.until != END_OF_FACEOFF:
            raise Untold("only the end of a faceoff is left out")
        until = ""
    sentence = Clause(predicate, nominal, trailing=(until,))
    if effect.wording == LEADING:
        sentence = Clause(predicate, nominal, fronted=(until,))
    return (*before, set_in(sentence, effect.condition, told.after_subject(effect.to)))


def ended_early(effect: Give, ended_by: Trigger, nominal: Nominal, told: Discourse) -> Clause:
    """Say that cards get changes until something happens, or while this card remains exhausted."""
    after = told.after_subject(effect.to)
    predicate = changed(effect.changes, after)
    if effect.until == WHILE_THIS_REMAINS:
        return Clause(predicate, nominal, fronted=(while_exhausted(effect, told),))
    ended = ("jusqu’au moment où", TRIGGERS.say(ended_by, told))
    first = () if effect.until == WHILE_IN_PLAY else (span(effect.until),)
    sentence = Clause(predicate, nominal, fronted=first, trailing=(ended,))
    return set_in(sentence, effect.condition, after)


def while_exhausted(effect: Give, told: Discourse) -> Phrase:
    """Return "tant que cette carte reste épuisée", for a change that ends when it is readied."""
    if effect.ended_by != IsReadied(THIS) or effect.condition is not None:
        raise Untold("a change lasts while this card remains exhausted")
    return ("tant que", Clause(VerbPhrase("rester", (done("épuiser"),)), this_card(told)))


def for_good(predicate: Predicate) -> Predicate:
    """Add "permanently" to a predicate."""
    first, *rest = verbs(predicate)
    return gathered((replace(first, complements=("définitivement", *first.complements)), *rest))


def amount_added(effect: Give, told: Discourse) -> Phrase:
    """Name the power that is added, which must be a computed amount; otherwise raise `Untold`."""
    (change,) = effect.changes
    if not isinstance(change, Power) or isinstance(change.amount, int):
        raise Untold("only a power that another card has is added")
    return AMOUNTS.say(change.amount, told)[1]


def ready_cards(effect: ReadyCards, told: Discourse) -> Speech:
    """Tell a player to ready cards."""
    return act("préparer", effect.what, told)


def exhaust(effect: Exhaust, told: Discourse) -> Speech:
    """Tell a player to exhaust cards."""
    *before, clause = act("épuiser", effect.what, told.by(effect.who))
    return (*before, replace(clause, subject=subject(effect.who, told)))


def dismiss(effect: Dismiss, told: Discourse) -> Speech:
    """Tell a player to dismiss cards."""
    return act("écarter", effect.what, told)


def turn_over(effect: TurnOver, told: Discourse) -> Speech:
    """Tell a player to turn a card over, or to one of its sides."""
    if effect.to_start:
        if effect.to_boosted:
            raise Untold("a card is turned to one side")
        return act("passer", effect.what, told, "sur sa face de départ")
    if effect.to_boosted:
        return act("passer", effect.what, told, "sur sa face renforcée")
    owner = pronoun_for(taken(effect.what, told)[1])
    return act("passer", effect.what, told, "sur", NounPhrase(SIDE, DEFINITE, possessor=owner, other=True))


def chosen_for_hand(effect: PutIntoHand, what: Choose, told: Discourse) -> Clause:
    """Say that another player chooses one of the mentioned cards: "l’un d’eux, que vous mettez en main"."""
    if not is_one_of_them(what, told.that) or effect.wording != YOURS or effect.also is not None:
        raise Untold("one of the mentioned cards is chosen by another player")
    one = "l’une d’elles" if KINDS[what.description.noun].feminine else "l’un d’eux"
    hand = NounPhrase(zone(HAND), DEFINITE, possessor=READER)
    return Clause(VerbPhrase("choisir", (one, "à mettre dans", hand)), player(what.who, told))


def put_into_hand(effect: PutIntoHand, told: Discourse) -> Speech:
    """Tell a player to put cards into a hand; the hand comes first if the cards' own zone is printed."""
    if isinstance(effect.what, Choose) and effect.what.wording == CHOSEN_TO:
        return (chosen_for_hand(effect, effect.what, told),)
    if effect.wording == BENEATH:
        if effect != PutIntoHand(That(), BENEATH):
            raise Untold("the cards that were mentioned last lay beneath a card")
        cards = NounPhrase(KINDS[CARD], DEFINITE, MANY, after=("placées sous elle",))
        return (Clause(VerbPhrase("mettre", (cards, "dans la main de leur propriétaire"))),)
    before, nominal = taken(effect.what, told)
    if effect.also is not None:
        both = join((nominal, SELECTORS.say(effect.also, told)))
        return (Clause(VerbPhrase("mettre", (both, "dans", of_owner(HAND, THEY)))),)
    hand = of_owner(HAND, nominal)
    if effect.wording in (ORIGIN_LAST, YOURS):
        hand = NounPhrase(zone(HAND), DEFINITE, possessor=player(YOU, told))
    if isinstance(effect.what, Choose) and effect.what.description.zone != PLAY:
        return (*before, Clause(VerbPhrase("mettre", ("dans", hand, nominal))))
    return (*before, Clause(VerbPhrase("mettre", (nominal, "dans", hand))))


def put_on_deck(effect: PutOnDeck, told: Discourse) -> Speech:
    """Tell a player to put cards on their owners' decks, with `YOURS` on yours, or on that player's."""
    deck = of_owner(DRAW_DECK, taken(effect.what, told)[1])
    if effect.wording in (YOURS, YOUR_TOP):
        deck = NounPhrase(zone(DRAW_DECK), DEFINITE, possessor=player(YOU, told))
    if effect.wording == SPOKEN_OF:
        deck = NounPhrase(zone(DRAW_DECK), DEFINITE, possessor=player(THAT_PLAYER, told))
    return act("mettre", effect.what, told, "sur le dessus de", deck)


def top_cards(count: int, deck: NounPhrase) -> NounPhrase:
    """Name the top card of a deck, or its first cards."""
    if count == 1:
        return NounPhrase(KINDS[CARD], DEFINITE, after=("du dessus de", deck))
    return NounPhrase(KINDS[CARD], DEFINITE, count, possessor=deck, qualities=(FIRST,))


def score(effect: Score, told: Discourse) -> Speech:
    """Say that a player scores points."""
    more = (Adjective("supplémentaire"),) if effect.wording == ADDITIONAL else ()
    points, measure = in_number(NounPhrase(POINT, qualities=more), effect.points, told)
    return (Clause(VerbPhrase("marquer", (points, measure)), subject(effect.who, told)),)


def gain(effect: Gain, told: Discourse) -> Speech:
    """Tell a player to gain action tokens."""
    span = () if effect.until == FOR_GOOD else (lasts(effect.until),)
    return (Clause(VerbPhrase("recevoir", some_tokens(effect.amount, told)), trailing=span),)


def some_tokens(amount: int | Amount, told: Discourse) -> tuple[Phrase, ...]:
    """Name action tokens: "[2]", "[1] pour chaque carte" or a number that is equal to an amount."""
    if isinstance(amount, int):
        return (tokens(amount),)
    if isinstance(amount, ForEach):
        return (tokens(amount.times), AMOUNTS.say(amount, told)[1])
    return in_number(NounPhrase(Noun("jeton d’action", "jetons d’action")), amount, told)


def gain_once_per_faceoff(effect: GainOncePerFaceoff, told: Discourse) -> Speech:
    """Tell a player to gain the action token of Studious."""
    cards = NounPhrase(KINDS[CARD], DEFINITE, MANY, qualities=(STUDIOUS.name,))
    limit = Clause(VerbPhrase("donner", ("au plus", tokens(1), "par face-à-face")), cards)
    return (Clause(VerbPhrase("recevoir", (tokens(1),))), limit)


def ignore_flipped(effect: IgnoreFlipped, told: Discourse) -> Speech:
    """Tell a player to ignore a flipped card, or to choose one of each player's, which they ignore.

    `OWN_NUMBER` prints that its power is ignored; both mean the same (515.4).
    """
    what = effect.what
    if isinstance(what, That):
        if what.before or what.noted:
            raise Untold("the card that was flipped last is ignored")
        flipped = NounPhrase(KINDS[what.noun], DEFINITE, qualities=(done("retourner"),))
        if effect.wording == OWN_NUMBER:
            flipped = NounPhrase(POWER, DEFINITE, possessor=flipped)
        return (Clause(VerbPhrase("ignorer", (flipped,))),)
    if not isinstance(what, Choose) or not what.of_each:
        return act("ignorer", what, told)
    if what != Choose(what.description, of_each=True) or any(
        isinstance(test, ControlledBy) for test in what.description.tests
    ):
        raise Untold("one card of each player is chosen by you")
    card = replace(described(what.description, told), possessor=NounPhrase(PLAYER, EVERY))
    theirs = NounPhrase(KINDS[what.description.noun], NEAR, MANY)
    ignored = Clause(VerbPhrase("ignorer", (theirs,)), NounPhrase(PLAYER, NEAR, MANY))
    return (Clause(VerbPhrase("choisir", (card,))), ignored)


def flip_card(effect: FlipCard, told: Discourse) -> Speech:
    """Tell a player to flip cards."""
    if effect.that:
        if effect.count != 1 or effect.wording:
            raise Untold("one card is flipped as that card")
        return (Clause(VerbPhrase("retourner", (that(CARD, told),))),)
    kinds = {ANEW: (NEW,), ADDITIONAL: (Adjective("supplémentaire"),)}
    one = NounPhrase(
        KINDS[CARD],
        other=effect.wording in (MORE, UNDERSTOOD),
        qualities=kinds.get(effect.wording, ()),
    )
    cards, measure = in_number(one, effect.count, told)
    return (Clause(VerbPhrase("retourner", (cards, measure))),)


def paid_for_that(effect: CheapenNextCard, card: NounPhrase) -> Clause:
    """Say that a player pays less to play the card that was mentioned."""
    if effect != CheapenNextCard(effect.amount, effect.description, PAID_TO_PLAY):
        raise Untold("a player pays less to play that card this turn")
    return Clause(
        VerbPhrase("payer", (tokens(effect.amount), "de moins pour jouer", card, "pendant ce tour"))
    )


def cheapen_next_card(effect: CheapenNextCard, told: Discourse) -> Speech:
    """Say that the next card costs less, that a player reduces its cost, or must pay more for it."""
    card = described(effect.description, told, DEFINITE)
    if any(isinstance(test, SpokenOf) for test in effect.description.tests):
        return (paid_for_that(effect, card),)
    card = replace(card, qualities=(NEXT, *card.qualities))
    time = "pendant ce tour" if effect.until == END_OF_TURN else lasts(effect.until)
    who = player(YOU, told)
    played = ("que", Clause(VerbPhrase("jouer"), who), time)
    card = replace(card, after=(*card.after, played))
    cost = NounPhrase(COST, DEFINITE, possessor=card)
    reduce = VerbPhrase("réduire", ("de", tokens(effect.amount), cost, *least(effect.minimum)))
    if effect.more:
        if effect.wording or effect.minimum:
            raise Untold("a higher price has one wording")
        paid: tuple[Phrase, ...] = (signed_tokens(effect.amount), "pour", card)
        return (Clause(VerbPhrase("payer", paid), None if who == READER else who, modal=MUST),)
    if effect.wording in (BY_FIRST, BY_LAST):
        return (Clause(reduce),)
    if effect.wording in (PAID_FOR, PAID_FOR_NEXT, PAID_TO_PLAY):
        paid = (tokens(effect.amount), "de moins pour", card, *least(effect.minimum))
        return (Clause(VerbPhrase("payer", paid)),)
    less = (tokens(effect.amount), "de moins", *least(effect.minimum))
    return (Clause(VerbPhrase("coûter", less), card, command=reduce),)


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
    SPAN,
    UNDERSTOOD,
    LEADING,
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
