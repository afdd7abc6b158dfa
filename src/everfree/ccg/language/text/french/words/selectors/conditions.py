"""French for "tant que" and "si": states are clauses, times are phrases after the verb."""

from dataclasses import replace
from typing import Final

from everfree.ccg.language.terms import (
    A_PLAYER,
    AT_LEAST as AT_LEAST_SO_MANY,
    AT_MOST,
    EXACTLY,
    HERE,
    LESS_THAN,
    YOU,
    Place,
)
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.agreement import pronoun_for
from everfree.ccg.language.text.french.grammar import NOT
from everfree.ccg.language.text.french.lexicon import (
    AN_OPPONENT,
    HE,
    KINDS,
    PHASES,
    READER,
    at,
    player,
    that,
    this_card,
)
from everfree.ccg.language.text.french.words.selectors.selectors import (
    DESCRIPTIONS,
    SELECTORS,
    described,
    predicate,
)
from everfree.ccg.language.text.french.words.triggers.triggers import TURN, faceoff
from everfree.ccg.language.text.phrasebook import Section, Untold
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    EVERY,
    MANY,
    NO,
    Clause,
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
from everfree.ccg.language.words.selectors.selectors import (
    At,
    AtLeast,
    ControlledBy,
    Description,
    Host,
    Not,
    Test,
    That,
    This,
)
from everfree.ccg.vocab import CARD, CHARACTER, FRIEND, PLAY, PROBLEM

Circumstances = tuple[Phrase, ...]
"""The phrases of a condition: a clause is a state, anything else a time."""
CONDITIONS: Final[Section[Circumstances]] = Section()
WHILE: Final = "tant que"
IF: Final = "si"
AS_SOON_AS: Final = "une fois que"
AGAIN: Final = {WHILE: "que", IF: "si", AS_SOON_AS: "que"}
"""The form of a conjunction before each further state."""


def involved(condition: Involved, told: Discourse) -> Circumstances:
    """Say that a card is in a faceoff."""
    what = SELECTORS.say(condition.what, told)
    return (Clause(VerbPhrase("participer", ("à", faceoff(condition.kinds))), what),)


def during_faceoff(condition: DuringFaceoff, told: Discourse) -> Circumstances:
    """Return "during faceoffs", or "during" one of them."""
    one = condition.wording == ONE_LEADING
    where: tuple[Phrase, ...] = ("qui a lieu ici" if one else "qui ont lieu ici",) if condition.here else ()
    involved: tuple[NounPhrase, ...] = (this_card(told),) if condition.involving_this else ()
    if condition.others is not None:
        involved += (DESCRIPTIONS.say(condition.others, told),)
    if involved:
        many = len(involved) > 1 or involved[0].plural
        where += ("auquel" if one else "auxquels", join(involved), "participent" if many else "participe")
    if condition.gathered is not None:
        if where or one:
            raise Untold("a faceoff is told by what is at its Problem, or by what is involved in it")
        cards = DESCRIPTIONS.say(condition.gathered, told)
        at_it = ("qui ont lieu sur", that(PROBLEM, told))
        there = replace(faceoff(condition.kinds, DEFINITE, MANY), after=at_it)
        return (Clause(VerbPhrase("être", ("face au même Problème",)), cards), ("pendant", there))
    these = faceoff(condition.kinds) if one else faceoff(condition.kinds, DEFINITE, MANY)
    return (("pendant", replace(these, after=where)),)


def during_phase(condition: DuringPhase, told: Discourse) -> Circumstances:
    """Return "during" a phase, any of them, or that of a player."""
    determiner = EVERY if condition.wording == ANY_OF else DEFINITE
    owner = None if condition.whose == A_PLAYER else player(condition.whose, told)
    return (("pendant", NounPhrase(PHASES[condition.phase], determiner, possessor=owner)),)


def during_turn(condition: DuringTurn, told: Discourse) -> Circumstances:
    """Return "during" a player's turn."""
    return (("pendant", NounPhrase(TURN, DEFINITE, possessor=player(condition.whose, told))),)


FEWER: Final = {AT_MOST: "au plus", LESS_THAN: "moins de", EXACTLY: "exactement"}
"""How numbers of cards are compared, other than by a lower bound."""


def has(condition: Has, told: Discourse) -> Circumstances:
    """Say that a player has cards: at least so many, or a number that compares in another way."""
    cards = described(condition.description, told, count=condition.count)
    what: Phrase = at_least(condition.count, cards)
    if condition.comparison != AT_LEAST_SO_MANY:
        if condition.comparison not in FEWER:
            raise Untold(f"no phrase for having {condition.comparison} so many cards")
        what = (FEWER[condition.comparison], cards)
    if condition.wording == IN_FIGURES:
        if condition.count != 1 or condition.comparison != AT_LEAST_SO_MANY:
            raise Untold("a greater number is a figure anyway")
        what = ("au moins", cards)
    return (Clause(VerbPhrase("avoir", (what,)), player(condition.who, told)),)


def has_none(condition: HasNone, told: Discourse) -> Circumstances:
    """Say that a player has no such card, or with `NONE_OF` that none of their cards is such."""
    if condition.wording != NONE_OF:
        card = described(condition.description, told, NO)
        return (Clause(VerbPhrase("avoir", (card,)), player(condition.who, told), modal=NOT),)
    where = tuple(test for test in condition.description.tests if isinstance(test, At))
    tests = tuple(test for test in condition.description.tests if test not in where)
    owned = (ControlledBy(condition.who), *tests)
    none = described(replace(condition.description, tests=owned), told, NO)
    placing = told.placing(condition.description.noun)
    places = tuple(at(test.place, placing, test.wording) for test in where)
    return (Clause(VerbPhrase("être", places), none, modal=NOT),)


def there_are(condition: ThereAre, told: Discourse) -> Circumstances:
    """Say "il y a des cartes", or "il n’y a aucune carte"."""
    if condition.count == 0:
        none = described(condition.description, told, NO)
        return (Clause(VerbPhrase("y avoir", (none,)), HE, modal=NOT),)
    what = at_least(condition.count, described(condition.description, told, count=condition.count))
    return (Clause(VerbPhrase("y avoir", (what,)), HE),)


def place_of_all(description: Description) -> Place:
    """Return the place of all characters there, or raise `Untold` for other cards."""
    tests = description.tests
    if description.noun == CHARACTER and description.zone == PLAY and len(tests) == 1:
        place = tests[0]
        if isinstance(place, At) and not place.wording:
            return place.place
    raise Untold("power is compared of all characters in a place")


def has_more(condition: HasMore, told: Discourse) -> Circumstances:
    """Say "vous avez plus d’Amis qu’un adversaire", or than each of them; or more power in a place."""
    cards: Phrase = described(condition.description, told, count=MANY)
    if condition.in_power:
        cards = ("puissance", at(place_of_all(condition.description), told.placing(CHARACTER)))
    their = "vos" if player(YOU, told) == READER else "ses"
    than = f"que chacun de {their} adversaires" if condition.than_every else "qu’un adversaire"
    if condition.who != YOU:
        if condition.than_every:
            raise Untold("another player is compared with you alone")
        than = "que vous"
    verb = "contrôler" if condition.wording == CONTROLLED else "avoir"
    if condition.wording and condition.in_power:
        raise Untold("power is not controlled")
    return (Clause(VerbPhrase(verb, ("plus de", cards, than)), player(condition.who, told)),)


def has_power(condition: HasPower, told: Discourse) -> Circumstances:
    """Say that a player has power of a colour."""
    amount = (f"au moins {condition.count} en", *colours(condition.colour), "en jeu")
    return (Clause(VerbPhrase("avoir", amount), player(condition.who, told)),)


def with_card(condition: WithCard, told: Discourse) -> Circumstances:
    """Say that this card is in a place with another."""
    where = at(condition.place, told.placing(told.on)) or "là"
    what = at_least(condition.count, described(condition.description, told, count=condition.count))
    if (condition.place == HERE) != (condition.wording == NAMED):
        raise Untold("the place of this card is named as any place, and no other is")
    if condition.wording == NAMED:
        place = "à la maison ou face à un Problème"
        return (Clause(VerbPhrase("être", (place, "avec", what)), this_card(told)),)
    other = ("où se trouvent" if what.plural else "où se trouve", what)
    return (Clause(VerbPhrase("être", (where, *other)), this_card(told)),)


def is_such(condition: Is, told: Discourse) -> Circumstances:
    """Say that a card is of a kind, or has properties: "cette carte est épuisée"."""
    what = SELECTORS.say(condition.what, told)
    kinds = {This: told.on, Host: told.host}
    after = told.after_subject(condition.what).placing(kinds.get(type(condition.what), CHARACTER))
    if condition.noun != CARD:
        kind = described(Description(condition.noun, condition.tests), after)
        said: tuple[VerbPhrase, ...] = (VerbPhrase("être", (kind,)),)
    else:
        said = tuple(predicate(bare(test), after) for test in condition.tests)
    if not said:
        raise Untold("every card is a card")
    if condition.wording == FOUND:
        if condition.what != That():
            raise Untold("a kind of card is revealed")
        revealed = (*said[0].complements, "de cette façon")
        return (Clause(VerbPhrase("révéler", revealed), player(YOU, told)),)
    if condition.wording == REMOVED_FROM:
        if condition.what != That() or condition.noun != CARD or len(condition.tests) != 1:
            raise Untold("a counter is removed from a kind of card")
        kind = described(Description(CHARACTER, condition.tests), after)
        return (Clause(VerbPhrase("retirer", ("le marqueur", ("de", kind))), player(YOU, told)),)
    lacking = [isinstance(test, Not) for test in condition.tests]
    if condition.noun != CARD or not any(lacking):
        return (Clause(gathered(said), what),)
    if not all(lacking):
        raise Untold("one sentence says what a card is or what it is not")
    said = tuple(replace(one, complements=("pas", *one.complements)) for one in said)
    return (Clause(gathered(said), what, modal=NOT),)


def bare(test: Test) -> Test:
    """Return the property that a card lacks, or the property itself."""
    return test.test if isinstance(test, Not) else test


def over_home_limit(condition: OverHomeLimit, told: Discourse) -> Circumstances:
    """Say that a player has too many Friends at home."""
    who = player(condition.who, told)
    limit = NounPhrase(Noun("limite de maison", feminine=True), DEFINITE, possessor=pronoun_for(who))
    friends = NounPhrase(KINDS[FRIEND], count=MANY, after=("à la maison au-delà de", limit))
    return (Clause(VerbPhrase("avoir", (friends,)), who),)


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
    """Say that an opponent has a card in a state, and when it counts: in faceoffs in which it takes part."""
    description = having.description
    states = tuple(test for test in description.tests if not isinstance(test, InFaceoff))
    if having.count != 1 or len(states) != 1 or description.zone != PLAY:
        raise Untold("one state of one card is told of an opponent")
    card = described(replace(description, tests=states), told)
    state = (WHILE, Clause(VerbPhrase("avoir", (card,)), AN_OPPONENT))
    if len(states) == len(description.tests):
        return state, ()
    theirs = NounPhrase(KINDS[description.noun], DEFINITE, possessor=HE)
    return state, ("pendant les face-à-face auxquels participe", theirs)


def at_least(count: int, phrase: NounPhrase) -> NounPhrase:
    """Add "at least" to *phrase*, unless *count* is 1."""
    return phrase if count == 1 else replace(phrase, at_least=True)


def set_in(
    sentence: Clause, condition: Condition | None, told: Discourse, *, conjunction: str = WHILE
) -> Clause:
    """Add *condition* to *sentence*: states before it, times after it unless their wording puts them first.

    A state with the same subject as the sentence comes after it, too, so that its pronoun is unambiguous.
    """
    if condition is None:
        return sentence
    parts = isinstance(condition, AllOf) and not condition.wording
    singles = condition.conditions if isinstance(condition, AllOf) and parts else (condition,)
    leading = tuple(one for one in singles if getattr(one, "wording", "") in (LEADING, ONE_LEADING))
    windows_before = tuple(one for single in leading for one in CONDITIONS.say(single, told))
    said = tuple(one for single in singles if single not in leading for one in CONDITIONS.say(single, told))
    states = tuple(one for one in said if isinstance(one, Clause))
    windows = tuple(one for one in said if not isinstance(one, Clause))
    sentence = replace(
        sentence, fronted=sentence.fronted + windows_before, trailing=sentence.trailing + windows
    )
    if not states:
        return sentence
    if sentence.subject is None or states[0].subject != sentence.subject:
        return replace(sentence, fronted=(*sentence.fronted, introduced(conjunction, states)))
    again = pronoun_for(sentence.subject)
    states = tuple(
        replace(state, subject=again) if state.subject == sentence.subject else state for state in states
    )
    return replace(sentence, trailing=(*sentence.trailing, introduced(conjunction, states)))


def introduced(conjunction: str, states: tuple[Clause, ...]) -> Phrase:
    """Join states; *conjunction* introduces the first, its repeated form each of the others."""
    first, *rest = states
    return join(((conjunction, first), *((AGAIN[conjunction], state) for state in rest)))


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
