"""French for instructions: what is done to cards, points and action tokens."""

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
from everfree.ccg.language.selectors import At, Choose, ControlledBy, Selector, That
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.agreement import pronoun_for
from everfree.ccg.language.text.french.changes import AMOUNTS, changed, multiplied
from everfree.ccg.language.text.french.conditions import set_in
from everfree.ccg.language.text.french.decks import DECKS
from everfree.ccg.language.text.french.lexicon import (
    AN_OPPONENT,
    CHOICE,
    COST,
    HE,
    KINDS,
    NUMBER,
    POINT,
    POWER,
    PROPRIETOR,
    READER,
    SIDE,
    SPANS,
    UNTILS,
    done,
    player,
    subject,
    that,
    to,
    zone,
)
from everfree.ccg.language.text.french.selectors import SELECTORS, described, set_apart
from everfree.ccg.language.text.french.triggers import TRIGGERS
from everfree.ccg.language.text.phrasebook import Section, Untold
from everfree.ccg.language.text.phrases import (
    BASE,
    DEFINITE,
    MANY,
    Adjective,
    Clause,
    Joined,
    Nominal,
    NonFinite,
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
CHOSEN_BEFORE: Final = (CHOSEN_FIRST, CHOSEN_THEN_EACH, CHOSEN_THEN_IT, CHOSEN_TO)
"""Ways to tell a choice that are all the same in French: a sentence of its own."""
FIRST: Final = Adjective("premier", "première", leads=True)
NEW: Final = Adjective("nouveau", "nouvelle", leads=True)
NEXT: Final = Adjective("prochain", leads=True)
IN_ANY_ORDER: Final = "dans l’ordre de votre choix"


def in_any_order(told: Discourse) -> Phrase:
    """Let whoever does it choose the order."""
    return ("dans l’ordre de", NounPhrase(CHOICE, DEFINITE, possessor=player(YOU, told)))


def taken(what: Selector, told: Discourse) -> tuple[Speech, Nominal]:
    """Name cards something is done to; a choice may be a sentence of its own before."""
    nominal = SELECTORS.say(what, told)
    if isinstance(what, Choose) and what.wording in CHOSEN_BEFORE:
        count = 1 if what.count == 1 else MANY
        chosen: Nominal = that(what.description.noun, told.after_choice(), count)
        if what.wording == CHOSEN_THEN_EACH:
            chosen = pronoun_for(chosen)
        return (Clause(VerbPhrase("choisir", (nominal,))),), chosen
    return (), nominal


def act(verb: str, what: Selector, told: Discourse, *after: Phrase) -> Speech:
    """Do something to cards."""
    before, nominal = taken(what, told)
    return (*before, Clause(VerbPhrase(verb, (nominal, *after))))


def of_owner(place: int, cards: Nominal) -> NounPhrase:
    """Name a zone of the owner of *cards*; in French each has one, however many cards there are."""
    owner = NounPhrase(PROPRIETOR, DEFINITE, possessor=pronoun_for(cards))
    return NounPhrase(zone(place), DEFINITE, possessor=owner)


def give(effect: Give, told: Discourse) -> Speech:
    """Cards get something for a while, or it is added to what they have."""
    before, nominal = taken(effect.to, told)
    if effect.wording == ADDED:
        added = VerbPhrase("ajouter", (amount_added(effect, told), ("à celle de", nominal)))
        return (*before, Clause(added, trailing=(UNTILS[effect.until],)))
    only = effect.changes[0]
    if isinstance(only, PowerTimes) and len(effect.changes) == 1:
        nominal = NounPhrase(POWER, DEFINITE, possessor=nominal)
        times = Adjective(multiplied(only))
        doubled = Clause(VerbPhrase("être", (times,)), nominal, trailing=(UNTILS[effect.until],))
        return (*before, set_in(doubled, effect.condition, told.after_subject(effect.to)))
    predicate = changed(effect.changes, told.after_subject(effect.to))
    if effect.wording == PERMANENTLY:
        predicate = for_good(predicate)
    until = SPANS[effect.until] if effect.wording == SPAN else UNTILS[effect.until]
    sentence = Clause(predicate, nominal, trailing=(until,))
    if effect.ended_by is not None:
        ended = ("jusqu’au moment où", TRIGGERS.say(effect.ended_by, told))
        sentence = Clause(predicate, nominal, fronted=(SPANS[effect.until],), trailing=(ended,))
    return (*before, set_in(sentence, effect.condition, told.after_subject(effect.to)))


def for_good(predicate: Predicate) -> Predicate:
    """Say that it lasts."""
    first, *rest = verbs(predicate)
    return gathered((replace(first, complements=("définitivement", *first.complements)), *rest))


def amount_added(effect: Give, told: Discourse) -> Phrase:
    """Name the power that is added; a number is not, it is given."""
    (change,) = effect.changes
    if not isinstance(change, Power) or isinstance(change.amount, int):
        raise Untold("only a power that another card has is added")
    return AMOUNTS.say(change.amount, told)[1]


def move(effect: Move, told: Discourse) -> Speech:
    """Move cards somewhere; from where they come, "à la maison" and "ici" are "jusqu’à" there."""
    where = to(effect.destination, told, effect.wording)
    before, nominal = taken(effect.what, told)
    if isinstance(where, str) and comes_from(effect.what):
        where = ("jusque", where)
    return (*before, Clause(VerbPhrase("déplacer", (set_apart(nominal), where))))


def comes_from(what: Selector) -> bool:
    """Tell whether a text says where cards are moved from."""
    tests = what.description.tests if isinstance(what, Choose) else ()
    return any(isinstance(test, At) and test.wording == FROM for test in tests)


def ready_cards(effect: ReadyCards, told: Discourse) -> Speech:
    """Ready cards."""
    return act("préparer", effect.what, told)


def exhaust(effect: Exhaust, told: Discourse) -> Speech:
    """Exhaust cards, by whoever does it."""
    *before, clause = act("épuiser", effect.what, told.by(effect.who))
    return (*before, replace(clause, subject=subject(effect.who, told)))


def dismiss(effect: Dismiss, told: Discourse) -> Speech:
    """Dismiss cards."""
    return act("écarter", effect.what, told)


def turn_over(effect: TurnOver, told: Discourse) -> Speech:
    """Turn a card over."""
    owner = pronoun_for(taken(effect.what, told)[1])
    return act("passer", effect.what, told, "sur", NounPhrase(SIDE, DEFINITE, possessor=owner, other=True))


def put_into_hand(effect: PutIntoHand, told: Discourse) -> Speech:
    """Put cards into their owners' hands, or into yours; told first where another zone is told as well."""
    before, nominal = taken(effect.what, told)
    hand = of_owner(HAND, nominal)
    if effect.wording == YOURS:
        hand = NounPhrase(zone(HAND), DEFINITE, possessor=player(YOU, told))
    if isinstance(effect.what, Choose) and effect.what.description.zone != PLAY:
        return (*before, Clause(VerbPhrase("mettre", ("dans", hand, nominal))))
    return (*before, Clause(VerbPhrase("mettre", (nominal, "dans", hand))))


def put_on_deck(effect: PutOnDeck, told: Discourse) -> Speech:
    """Put cards on their owners' decks, or on yours."""
    deck = of_owner(DRAW_DECK, taken(effect.what, told)[1])
    if effect.wording in (YOURS, YOUR_TOP):
        deck = NounPhrase(zone(DRAW_DECK), DEFINITE, possessor=player(YOU, told))
    return act("mettre", effect.what, told, "sur le dessus de", deck)


def discard_cards(effect: DiscardCards, told: Discourse) -> Speech:
    """A player discards cards."""
    how = ("au hasard",) if effect.at_random else ()
    cards = NounPhrase(KINDS[CARD], count=effect.count, after=how)
    if effect.wording == FORCED:
        discard = NonFinite(VerbPhrase("défausser", (pronoun_for(cards),)), BASE)
        return (
            Clause(VerbPhrase("forcer", (player(effect.who, told), "à choisir", cards, "et à", discard))),
        )
    return (Clause(VerbPhrase("défausser", (cards,)), subject(effect.who, told)),)


def search_discard_pile(effect: SearchDiscardPile, told: Discourse) -> Speech:
    """Search a discard pile for a card and take it, or put it on the deck."""
    tests = effect.description.tests
    owners = [test for test in tests if isinstance(test, ControlledBy)]
    # The pile is told by itself, so the card's own phrase leaves out where it is and whose.
    sought = replace(effect.description, tests=tuple(test for test in tests if test not in owners), zone=PLAY)
    owner = player(owners[0].who, told) if owners else READER
    pile = NounPhrase(zone(effect.description.zone), DEFINITE, possessor=owner)
    card = described(sought, told)
    search = VerbPhrase("chercher", (card, "dans", pile))
    preposition, place = ("sur le dessus de", DRAW_DECK) if effect.on_deck else ("dans", HAND)
    yours = NounPhrase(zone(place), DEFINITE, possessor=READER)
    return (Clause(Joined((search, VerbPhrase("mettre", (pronoun_for(card), preposition, yours))))),)


def top_cards(count: int, deck: NounPhrase) -> NounPhrase:
    """Name the card on the top of a deck, or the first ones of several."""
    if count == 1:
        return NounPhrase(KINDS[CARD], DEFINITE, after=("du dessus de", deck))
    return NounPhrase(KINDS[CARD], DEFINITE, count, possessor=deck, qualities=(FIRST,))


def look_and_reorder(effect: LookAndReorder, told: Discourse) -> Speech:
    """Look at the top cards of a deck and put them back."""
    deck = DECKS.say(effect.deck, told)
    cards = top_cards(effect.count, deck)
    back = VerbPhrase("remettre", (pronoun_for(cards), in_any_order(told) if cards.plural else "en place"))
    return (Clause(Joined((VerbPhrase("regarder", (cards,)), back))),)


def look_at_opponents_deck(effect: LookAtOpponentsDeck, told: Discourse) -> Speech:
    """Look at an opponent's deck as Inspired does."""
    deck = NounPhrase(zone(DRAW_DECK), DEFINITE, possessor=AN_OPPONENT)
    yours = ("que vous avez de cartes", INSPIRED.name)
    return (
        Clause(VerbPhrase("regarder", ("autant de cartes du dessus de", deck, *yours))),
        Clause(VerbPhrase("remettre", ("chacune sur ou sous cette pioche,", IN_ANY_ORDER))),
        Clause(VerbPhrase("faire", (HE, "une seule fois par tour"))),
    )


def score(effect: Score, told: Discourse) -> Speech:
    """A player scores points."""
    more = (Adjective("supplémentaire"),) if effect.wording == ADDITIONAL else ()
    if isinstance(effect.points, int):
        points = NounPhrase(POINT, count=effect.points, qualities=more)
    else:
        number, measure = AMOUNTS.say(effect.points, told)
        some = NounPhrase(POINT, count=MANY, qualities=more)
        points = NounPhrase(NUMBER, after=("de", some, "égal à", str(number) if number else "", measure))
    return (Clause(VerbPhrase("marquer", (points,)), subject(effect.who, told)),)


def gain(effect: Gain, told: Discourse) -> Speech:
    """Gain action tokens."""
    span = () if effect.until == FOR_GOOD else (UNTILS[effect.until],)
    return (Clause(VerbPhrase("recevoir", (tokens(effect.amount),)), trailing=span),)


def gain_once_per_faceoff(effect: GainOncePerFaceoff, told: Discourse) -> Speech:
    """Gain the token of Studious."""
    cards = NounPhrase(KINDS[CARD], DEFINITE, MANY, qualities=(STUDIOUS.name,))
    limit = Clause(VerbPhrase("donner", ("au plus", tokens(1), "par face-à-face")), cards)
    return (Clause(VerbPhrase("recevoir", (tokens(1),))), limit)


def ignore_flipped(effect: IgnoreFlipped, told: Discourse) -> Speech:
    """Ignore a flipped card; which one is clear from that."""
    if isinstance(effect.what, That):
        flipped = NounPhrase(KINDS[effect.what.noun], DEFINITE, qualities=(done("retourner"),))
        return (Clause(VerbPhrase("ignorer", (flipped,))),)
    return act("ignorer", effect.what, told)


def flip_card(effect: FlipCard, told: Discourse) -> Speech:
    """Flip cards."""
    kinds = {ANEW: (NEW,), ADDITIONAL: (Adjective("supplémentaire"),)}
    cards = NounPhrase(
        KINDS[CARD],
        count=effect.count,
        other=effect.wording == MORE,
        qualities=kinds.get(effect.wording, ()),
    )
    return (Clause(VerbPhrase("retourner", (cards,))),)


def cheapen_next_card(effect: CheapenNextCard, told: Discourse) -> Speech:
    """The next card costs less, or a player reduces its cost."""
    card = described(effect.description, told, DEFINITE)
    card = replace(card, qualities=(NEXT, *card.qualities))
    played = ("que", Clause(VerbPhrase("jouer"), READER), "pendant ce tour")
    card = replace(card, after=(*card.after, played))
    if effect.wording in (BY_FIRST, BY_LAST):
        cost = NounPhrase(COST, DEFINITE, possessor=card)
        return (Clause(VerbPhrase("réduire", ("de", tokens(effect.amount), cost))),)
    return (Clause(VerbPhrase("coûter", (tokens(effect.amount), "de moins")), card),)


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
