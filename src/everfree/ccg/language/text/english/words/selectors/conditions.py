"""English for "while" and "if": states are clauses, times are phrases after the verb."""

from dataclasses import replace
from typing import Final

from everfree.ccg.language.terms import (
    A_PLAYER,
    AT_LEAST as AT_LEAST_SO_MANY,
    AT_MOST,
    EXACTLY,
    HERE,
    LESS_THAN,
    OPPONENT,
    YOU,
    Place,
)
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import (
    IT,
    KINDS,
    PHASES,
    POWER,
    READER,
    THEY,
    at,
    player,
    that,
    this_card,
)
from everfree.ccg.language.text.english.words.selectors.selectors import (
    DESCRIPTIONS,
    NUMBERS,
    SELECTORS,
    described,
    predicate,
)
from everfree.ccg.language.text.english.words.triggers.triggers import faceoff
from everfree.ccg.language.text.phrasebook import Section, Untold
from everfree.ccg.language.text.phrases import (
    ANY,
    DEFINITE,
    FIGURE,
    MANY,
    NO,
    PROPER,
    Clause,
    Nominal,
    Noun,
    NounPhrase,
    Phrase,
    VerbPhrase,
    gathered,
    join,
)
from everfree.ccg.language.text.symbols import colours
from everfree.ccg.language.wordings import (
    ANY_OF,
    AT_LEAST,
    CONTRACTED,
    CONTROLLED,
    FOUND,
    IN_FIGURES,
    JOINED,
    LEADING,
    NAMED,
    NONE_OF,
    NUMBER_OF,
    ONE_LEADING,
    OR_MORE,
    OWN_NUMBER,
    PAST,
    REMOVED_FROM,
)
from everfree.ccg.language.words.faceoffs.faceoffs import InFaceoff
from everfree.ccg.language.words.selectors.conditions import (
    AllOf,
    Condition,
    DuringFaceoff,
    DuringPhase,
    DuringTurn,
    Has,
    HasMore,
    HasNone,
    HasPower,
    Involved,
    Is,
    OverHomeLimit,
    ThereAre,
    WithCard,
)
from everfree.ccg.language.words.selectors.selectors import At, AtLeast, ControlledBy, Description, That
from everfree.ccg.vocab import ANY_FACEOFF, CARD, CHARACTER, FRIEND, PLAY, PROBLEM

Circumstances = tuple[Phrase, ...]
"""The phrases of a condition: a clause is a state, anything else a time."""
CONDITIONS: Final[Section[Circumstances]] = Section()


def involved(condition: Involved, told: Discourse) -> Circumstances:
    """Say that a card is in a faceoff."""
    what = SELECTORS.say(condition.what, told)
    return (Clause(VerbPhrase("be", ("involved in", faceoff(condition.kinds))), what),)


def during_faceoff(condition: DuringFaceoff, told: Discourse) -> Circumstances:
    """Return "during faceoffs", or "during" one of them."""
    where: tuple[Phrase, ...] = (at(HERE, told, ""),) if condition.here else ()
    involved: tuple[Phrase, ...] = (this_card(told),) if condition.involving_this else ()
    if condition.others is not None:
        involved += (DESCRIPTIONS.say(condition.others, told),)
    if involved:
        where += ("involving", join(involved))
    count = 1 if condition.wording == ONE_LEADING else MANY
    if condition.gathered is not None:
        if where or count == 1:
            raise Untold("a faceoff is told by what is at its Problem, or by what is involved in it")
        cards = DESCRIPTIONS.say(condition.gathered, told)
        there = faceoff(condition.kinds, "at", that(PROBLEM), count=MANY)
        return (Clause(VerbPhrase("be", ("at one", KINDS[PROBLEM].one)), cards), ("during", there))
    return (("during", faceoff(condition.kinds, *where, count=count)),)


def during_phase(condition: DuringPhase, told: Discourse) -> Circumstances:
    """Return "during" a phase, any of them, or that of a player."""
    determiner = ANY if condition.wording == ANY_OF else DEFINITE
    owner = None if condition.whose == A_PLAYER else player(condition.whose, told)
    if owner is not None and determiner == ANY:
        raise Untold("no words for any phase of a certain player")
    return (("during", NounPhrase(PHASES[condition.phase], determiner, possessor=owner)),)


def during_turn(condition: DuringTurn, told: Discourse) -> Circumstances:
    """Return "during" a player's turn."""
    if condition.whose == A_PLAYER:
        raise Untold("it is always the turn of a player")
    return (("during", NounPhrase(Noun("turn"), DEFINITE, possessor=player(condition.whose, told))),)


FEWER: Final = {AT_MOST: "{} or fewer", LESS_THAN: "fewer than {}", EXACTLY: "exactly {}"}
"""How numbers of cards are compared, other than by a lower bound."""


def has(condition: Has, told: Discourse) -> Circumstances:
    """Say that a player has cards: at least so many, or a number that compares in another way."""
    cards = described(condition.description, told, count=condition.count)
    what: Phrase = at_least(condition.count, cards)
    if condition.comparison != AT_LEAST_SO_MANY:
        if condition.wording or condition.comparison not in FEWER:
            raise Untold("no words for such a number of cards")
        number = FEWER[condition.comparison].format(condition.count)
        what = (number, described(condition.description, told, count=MANY))
    if condition.wording == AT_LEAST:
        what = replace(cards, at_least=True)
    if condition.wording == IN_FIGURES:
        if condition.count != 1:
            raise Untold("a greater number is a figure anyway")
        what = ("at least", replace(cards, determiner=FIGURE))
    if condition.wording == OR_MORE:
        what = (f"{condition.count} or more", described(condition.description, told, count=MANY))
    return (Clause(VerbPhrase("have", (what,)), player(condition.who, told)),)


def has_none(condition: HasNone, told: Discourse) -> Circumstances:
    """Say that a player has no such cards, or with `NONE_OF` that none of their cards is such."""
    if condition.wording != NONE_OF:
        cards = described(condition.description, told, NO, MANY)
        return (Clause(VerbPhrase("have", (cards,)), player(condition.who, told)),)
    where = tuple(test for test in condition.description.tests if isinstance(test, At))
    tests = tuple(test for test in condition.description.tests if test not in where)
    cards = described(replace(condition.description, tests=tests), told, NO, MANY)
    none = replace(cards, possessor=player(condition.who, told))
    return (Clause(VerbPhrase("be", tuple(at(test.place, told, test.wording) for test in where)), none),)


def there_are(condition: ThereAre, told: Discourse) -> Circumstances:
    """Say that there are cards."""
    if condition.count == 0:
        return (Clause(VerbPhrase("there are", (described(condition.description, told, NO, MANY),))),)
    what = at_least(condition.count, described(condition.description, told, count=condition.count))
    return (Clause(VerbPhrase("there are" if what.plural else "there is", (what,))),)


def place_of_all(description: Description) -> Place:
    """Return the place of all characters there, or raise `Untold` for other cards."""
    tests = description.tests
    if description.noun == CHARACTER and description.zone == PLAY and len(tests) == 1:
        place = tests[0]
        if isinstance(place, At) and not place.wording:
            return place.place
    raise Untold("power is compared of all characters in a place")


def has_more(condition: HasMore, told: Discourse) -> Circumstances:
    """Say that you have more such cards, or more power in a place, than an opponent, or than any."""
    cards: Phrase = described(condition.description, told, PROPER, MANY)
    if condition.in_power:
        cards = (POWER, at(place_of_all(condition.description), told))
    than = "than any opponent" if condition.than_every else "than an opponent"
    if condition.who != YOU:
        if condition.than_every:
            raise Untold("an opponent has more than you")
        than, more = "than you", player(condition.who, told)
    else:
        more = player(YOU, told)
    verb = "control" if condition.wording == CONTROLLED else "have"
    if verb == "control" and condition.in_power:
        raise Untold("power is not controlled")
    return (Clause(VerbPhrase(verb, ("more", cards, than)), more),)


def has_power(condition: HasPower, told: Discourse) -> Circumstances:
    """Say that a player has power of a colour."""
    amount = (f"at least {condition.count}", *colours(condition.colour), "in play")
    return (Clause(VerbPhrase("have", amount), player(condition.who, told)),)


def with_card(condition: WithCard, told: Discourse) -> Circumstances:
    """Say that this card is in a place with another."""
    count = condition.count
    cards = described(condition.description, told, count=count)
    what: Phrase = at_least(count, cards)
    if condition.wording == AT_LEAST:
        what = replace(cards, at_least=True)
    if condition.wording == OR_MORE:
        what = (f"{count} or more", described(condition.description, told, count=MANY))
    where: tuple[Phrase, ...] = (at(condition.place, told), "with", what)
    if (condition.place == HERE) != (condition.wording == NAMED):
        raise Untold("the place of this card is named as any place, and no other is")
    if condition.wording == NAMED:
        where = ("at home or", NounPhrase(KINDS[PROBLEM]), "with", what)
    return (Clause(VerbPhrase("be", where), this_card(told)),)


def is_such(condition: Is, told: Discourse) -> Circumstances:
    """Say that a card is of a kind, or has properties: "this card is exhausted"."""
    what = SELECTORS.say(condition.what, told)
    after = told.after_subject(condition.what)
    if condition.wording in (NUMBER_OF, OWN_NUMBER):
        return (its_number(condition, what, after),)
    if condition.noun != CARD:
        kind = described(Description(condition.noun, condition.tests), after)
        said: tuple[VerbPhrase, ...] = (VerbPhrase("be", (kind,)),)
    else:
        said = tuple(predicate(test, after) for test in condition.tests)
    if not said:
        raise Untold("every card is a card")
    if condition.wording in (FOUND, PAST, REMOVED_FROM):
        return (as_a_kind(condition, said[0], told),)
    if condition.wording == CONTRACTED:
        if what != IT or said[0].verb != "be":
            raise Untold('only "it is" is contracted')
        return (Clause(gathered((replace(said[0], verb="it's"), *said[1:]))),)
    return (Clause(gathered(said), what),)


def as_a_kind(condition: Is, said: VerbPhrase, told: Discourse) -> Clause:
    """Say of which kind the card was that was mentioned, revealed, or that a counter was removed from."""
    is_kind = condition.noun != CARD or condition.wording == REMOVED_FROM
    if condition.what != That() or said.verb != "be" or not is_kind:
        raise Untold("the card mentioned before is of a kind")
    if condition.wording == PAST:
        return Clause(replace(said, verb="the card was"))
    if condition.wording == FOUND:
        return Clause(VerbPhrase("reveal", (*said.complements, "this way")), player(YOU, told))
    return Clause(VerbPhrase("remove", ("the counter from", *said.complements)), player(YOU, told))


def its_number(condition: Is, what: Nominal, told: Discourse) -> Clause:
    """Say what a number of a card is: "that card's power is even"."""
    if len(condition.tests) != 1 or condition.noun != CARD:
        raise Untold("only one number of a card is said at once")
    name, said = NUMBERS.say(condition.tests[0], told)
    number = NounPhrase(Noun(name), DEFINITE, possessor=what)
    if condition.wording == NUMBER_OF:
        number = NounPhrase(Noun(name), DEFINITE, after=("of", what))
    match said:
        case (VerbPhrase() as deed,):
            return Clause(deed, number)
    return Clause(VerbPhrase("be", said), number)


def over_home_limit(condition: OverHomeLimit, told: Discourse) -> Circumstances:
    """Say that a player has too many Friends at home."""
    who = player(condition.who, told)
    limit = NounPhrase(Noun("home limit"), DEFINITE, possessor=who if who == READER else THEY)
    friends = NounPhrase(KINDS[FRIEND], count=MANY, after=("at home in excess of", limit))
    return (Clause(VerbPhrase("have", (replace(friends, determiner=PROPER),)), who),)


def all_of(condition: AllOf, told: Discourse) -> Circumstances:
    """List the circumstances of all conditions; with `JOINED`, as one state of their common subject."""
    if condition.wording == JOINED:
        return (in_one_state(condition, told),)
    return tuple(one for inner in condition.conditions for one in CONDITIONS.say(inner, told))


def in_one_state(condition: AllOf, told: Discourse) -> Clause:
    """Join states with the same subject and verb: "you have a Friend and a Resource"."""
    states = [one for inner in condition.conditions for one in CONDITIONS.say(inner, told)]
    clauses = [one for one in states if isinstance(one, Clause)]
    deeds = tuple(one.predicate for one in clauses if isinstance(one.predicate, VerbPhrase))
    if len(deeds) < len(states) or any(one.subject != clauses[0].subject for one in clauses):
        raise Untold("only states with the same subject are told as one")
    return Clause(gathered(deeds), clauses[0].subject)


def while_theirs(having: AtLeast, told: Discourse) -> tuple[Phrase, Phrase]:
    """Return the state of an opponent's card, and when it counts: "during faceoffs involving" that card."""
    description = having.description
    states = tuple(test for test in description.tests if not isinstance(test, InFaceoff))
    if having.count != 1 or len(states) != 1 or description.zone != PLAY:
        raise Untold("one state of one card is told of an opponent")
    card = described(replace(description, tests=(ControlledBy(OPPONENT),)), told)
    state = ("while", Clause(predicate(states[0], told), card))
    if len(states) == len(description.tests):
        return state, ()
    theirs = NounPhrase(KINDS[description.noun], DEFINITE, possessor=THEY)
    return state, ("during", faceoff(ANY_FACEOFF, "involving", theirs, count=MANY))


def at_least(count: int, phrase: NounPhrase) -> NounPhrase:
    """Add "at least" to *phrase*, unless *count* is 1."""
    return phrase if count == 1 else replace(phrase, at_least=True)


def set_in(sentence: Clause, condition: Condition | None, told: Discourse, *, first: str = "while") -> Clause:
    """Add *condition* to *sentence*: states before it, times after it unless their wording puts them first.

    *first* introduces the first state, "if" each further one.
    """
    if condition is None:
        return sentence
    fronted: tuple[Phrase, ...] = ()
    windows: tuple[Phrase, ...] = ()
    parts = isinstance(condition, AllOf) and not condition.wording
    for single in condition.conditions if isinstance(condition, AllOf) and parts else (condition,):
        for one in CONDITIONS.say(single, told):
            if isinstance(one, Clause):
                conjunction = "if" if fronted else first
                state = elided(one, sentence.subject) if conjunction == "while" else one
                fronted += ((conjunction, state),)
            elif getattr(single, "wording", "") in (LEADING, ONE_LEADING):
                fronted += (one,)
            else:
                windows += (one,)
    return replace(sentence, fronted=sentence.fronted + fronted, trailing=sentence.trailing + windows)


def elided(state: Clause, subject: Nominal | None) -> Phrase:
    """Leave out the subject and "is" of a state if the sentence has the same subject."""
    predicate = state.predicate
    if state.subject == subject and isinstance(predicate, VerbPhrase) and predicate.verb == "be":
        return predicate.complements
    return state


CONDITIONS.add(Involved, involved)
CONDITIONS.add(DuringPhase, during_phase, ANY_OF, LEADING)
CONDITIONS.add(DuringTurn, during_turn, LEADING)
CONDITIONS.add(Has, has, AT_LEAST, IN_FIGURES, OR_MORE)
CONDITIONS.add(DuringFaceoff, during_faceoff, LEADING, ONE_LEADING)
CONDITIONS.add(HasNone, has_none, NONE_OF)
CONDITIONS.add(ThereAre, there_are)
CONDITIONS.add(HasMore, has_more, CONTROLLED)
CONDITIONS.add(HasPower, has_power)
CONDITIONS.add(WithCard, with_card, AT_LEAST, NAMED, OR_MORE)
CONDITIONS.add(Is, is_such, CONTRACTED, FOUND, NUMBER_OF, OWN_NUMBER, PAST, REMOVED_FROM)
CONDITIONS.add(OverHomeLimit, over_home_limit)
CONDITIONS.add(AllOf, all_of, JOINED)
