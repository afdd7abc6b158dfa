"""French for what is different while a modifier applies: power, keywords, laws of the table."""

from dataclasses import replace
from typing import Final

from everfree.ccg.language.amounts import Amount, ForEach, ForEachOnHost
from everfree.ccg.language.becoming import (
    AlsoHasColoursOf,
    AlsoIs,
    HasAbilities,
    HasColours,
    HasTrait,
    LosesAbilities,
)
from everfree.ccg.language.changes import (
    CantBeDismissed,
    CantMove,
    CantMoveTo,
    Change,
    ColouredPower,
    ConfrontNeeds,
    HasKeyword,
    KeepsPower,
    PlayCost,
    Power,
    PowerBecomes,
    PowerTimes,
    Total,
)
from everfree.ccg.language.keywords import Keyword
from everfree.ccg.language.selectors import At, Description, Each, Selector
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.agreement import pronoun_for
from everfree.ccg.language.text.french.conditions import at_least
from everfree.ccg.language.text.french.grammar import CANT, MUST
from everfree.ccg.language.text.french.keywords import KEYWORDS
from everfree.ccg.language.text.french.lexicon import (
    ABILITY,
    HE,
    KEYWORD,
    KINDS,
    PLAYERS,
    YOUR_OPPONENTS,
    at,
    done,
    in_order_to,
    passive,
    place,
    player,
    problem_here,
    that,
    to,
)
from everfree.ccg.language.text.french.quoting import quoted
from everfree.ccg.language.text.french.selectors import AMOUNTS as AMOUNTS, SELECTORS, described
from everfree.ccg.language.text.phrasebook import Section, Untold
from everfree.ccg.language.text.phrases import (
    AND,
    DEFINITE,
    EVERY,
    MANY,
    Clause,
    Nominal,
    NounPhrase,
    Phrase,
    Predicate,
    VerbPhrase,
    gathered,
    join,
)
from everfree.ccg.language.text.symbols import colours, signed, tokens
from everfree.ccg.language.wordings import AS_TRAIT, AWAY, HAVE, NAMED, PLURAL, REDUCED, TOGETHER, UNFORCED
from everfree.ccg.language.words import A_PLAYER, ANYWHERE, OPPONENT, OPPONENTS, Who
from everfree.ccg.vocab import CARD, PROBLEM

CHANGES: Final[Section[VerbPhrase]] = Section()
LAWS: Final[Section[Clause]] = Section()
MULTIPLIED: Final = {2: "doublé", 3: "triplé", 4: "quadruplé"}


def for_each(amount: ForEach, told: Discourse) -> tuple[int, Phrase]:
    """So much for each card."""
    return amount.times, ("pour", described(amount.description, told, EVERY))


def gained(amount: int, *what: Phrase) -> VerbPhrase:
    """More is gained, less is suffered."""
    return VerbPhrase("gagner" if amount >= 0 else "subir", ((signed(amount), *what),))


def difference(amount: int) -> str:
    """Say whether so much is more or less."""
    return "de plus" if amount >= 0 else "de moins"


def power(change: Power, told: Discourse) -> VerbPhrase:
    """Get or have power."""
    measure: Phrase = ()
    if isinstance(change.amount, int):
        number = change.amount
    else:
        number, measure = AMOUNTS.say(change.amount, told)
    if change.wording == HAVE:
        return VerbPhrase("avoir", ((signed(number), "en puissance", measure),))
    return gained(number, "en puissance", measure)


def coloured_power(change: ColouredPower, told: Discourse) -> VerbPhrase:
    """Get power of a colour."""
    return gained(change.amount, "en", *colours(change.colour))


def has_keyword(change: HasKeyword, told: Discourse) -> VerbPhrase:
    """Have a keyword."""
    name = KEYWORDS.say(Keyword(change.keyword, change.x), told)
    return VerbPhrase("avoir", (NounPhrase(KEYWORD, DEFINITE, qualities=(name,)),))


def power_becomes(change: PowerBecomes, told: Discourse) -> VerbPhrase:
    """Have a certain power, whatever it was."""
    if isinstance(change.amount, int):
        return VerbPhrase("avoir", (("une puissance de", str(change.amount)),))
    return VerbPhrase("avoir", ("une puissance", *as_much_as(change.amount, told)))


def as_much_as(amount: Amount, told: Discourse) -> tuple[Phrase, ...]:
    """Say that a power is as much as the table tells."""
    number, measure = AMOUNTS.say(amount, told)
    return ("égale à", str(number) if number else "", measure)


def power_times(change: PowerTimes, told: Discourse) -> VerbPhrase:
    """Have the power doubled."""
    return VerbPhrase("avoir", (("une puissance", f"{multiplied(change)}e"),))


def multiplied(change: PowerTimes) -> str:
    """Say how many times as much something is."""
    if change.times not in MULTIPLIED:
        raise Untold(f"no word for {change.times} times as much")
    return MULTIPLIED[change.times]


def keeps_power(change: KeepsPower, told: Discourse) -> VerbPhrase:
    """Keep the power there is."""
    return VerbPhrase("ne pouvoir", ("ni perdre ni gagner de puissance",))


def has_abilities(change: HasAbilities, told: Discourse) -> VerbPhrase:
    """Have abilities written out in quotation marks."""
    name = NounPhrase(ABILITY, DEFINITE, len(change.abilities) == 1 or MANY)
    return VerbPhrase("avoir", (name, join(tuple(quoted(one) for one in change.abilities), AND)))


def loses_abilities(change: LosesAbilities, told: Discourse) -> VerbPhrase:
    """Have no abilities any more."""
    return VerbPhrase("perdre", ("toutes ses capacités",))


def has_trait(change: HasTrait, told: Discourse) -> VerbPhrase:
    """Have a trait more, or get it."""
    if change.wording == AS_TRAIT:
        return VerbPhrase("gagner", (("le trait", change.trait),))
    return VerbPhrase("avoir", (("le trait", change.trait),))


def has_colours(change: HasColours, told: Discourse) -> VerbPhrase:
    """Have colours more."""
    return VerbPhrase("avoir", ("aussi", join(colours(change.colours), AND)))


def also_is(change: AlsoIs, told: Discourse) -> VerbPhrase:
    """Be of another type as well."""
    kind = NounPhrase(KINDS[change.noun], qualities=colours(change.colours))
    return VerbPhrase("être", (("aussi", kind),))


def also_has_colours_of(change: AlsoHasColoursOf, told: Discourse) -> VerbPhrase:
    """Have the colours of other cards as well."""
    return VerbPhrase("avoir", ("aussi les couleurs de", described(change.description, told, EVERY)))


def changed(changes: tuple[Change, ...], told: Discourse) -> Predicate:
    """Tell all *changes* of one subject."""
    return gathered(tuple(CHANGES.say(change, told) for change in changes))


def under_law(who: Who, told: Discourse) -> Nominal:
    """Name a player a law is about: any player is all of them."""
    return PLAYERS if who == A_PLAYER else player(who, told)


def total(law: Total, told: Discourse) -> Clause:
    """Players with certain cards have a different total."""
    cards = at_least(law.count, described(law.description, told, count=law.count))
    return Clause(gained(law.amount, "en puissance totale"), replace(PLAYERS, after=("qui ont", cards)))


def confront_needs(law: ConfrontNeeds, told: Discourse) -> Clause:
    """A player needs a different power to confront the Problem."""
    problem = that(PROBLEM, told) if told.problem_told else problem_here(told)
    needed = f"{abs(law.amount)} de puissance {difference(law.amount)}"
    purpose = in_order_to(VerbPhrase("affronter", (problem,)))
    return Clause(VerbPhrase("falloir", (needed, ("à", under_law(law.who, told)), purpose)), HE)


def play_cost(law: PlayCost, told: Discourse) -> Clause:
    """A player pays a different cost, or cards have one."""
    where = at(law.place, told.placing(law.description.noun), law.wording)
    if law.on is not None:
        where = ("sur", described(law.on, told, count=MANY if law.wording == REDUCED else 1), where)
    measure: Phrase = ()
    if isinstance(law.amount, int):
        amount = law.amount
    else:
        amount, measure = AMOUNTS.say(law.amount, told)
    price = (tokens(abs(amount)), difference(amount))
    if law.wording == REDUCED:
        played: Phrase = done("jouer")
        if law.who != A_PLAYER:
            played = ("que", Clause(VerbPhrase("jouer"), player(law.who, told)))
        cards = described(law.description, told, DEFINITE, MANY)
        cost = VerbPhrase("coûter", (*price, measure))
        return Clause(cost, replace(cards, after=(*cards.after, played, where)))
    count = MANY if law.who == OPPONENTS else 1
    purpose = in_order_to(VerbPhrase("jouer", (described(law.description, told, count=count), where)))
    modal = MUST if amount > 0 and law.wording != UNFORCED else ""
    subject = under_law(law.who, told)
    if measure:
        return Clause(VerbPhrase("payer", (*price, measure)), subject, modal, fronted=(purpose,))
    return Clause(VerbPhrase("payer", (*price, purpose)), subject, modal)


def cant_move(law: CantMove, told: Discourse) -> Clause:
    """A player can't move a card; opponents, of whom none can, may be told as many."""
    if law.wording == AWAY and law.who == A_PLAYER and isinstance(law.what, Each):
        return cant_move_away(law.what.description, told)
    subject = YOUR_OPPONENTS if law.wording == PLURAL and law.who == OPPONENT else under_law(law.who, told)
    return Clause(VerbPhrase("déplacer", (none_of(law.what, told),)), subject, modal=CANT)


def cant_move_to(law: CantMoveTo, told: Discourse) -> Clause:
    """Players with so many cards can't move others to a place."""
    having = at_least(law.count, described(law.having, told, count=law.count))
    deed = VerbPhrase("déplacer", (none_of(law.what, told), to(law.to, told)))
    return Clause(deed, replace(PLAYERS, after=("qui ont", having)), modal=CANT)


def none_of(what: Selector, told: Discourse) -> Phrase:
    """Name what something is not done to: a group is "pas de personnages"."""
    if isinstance(what, Each) and what.wording == TOGETHER:
        cards = described(what.description, told, count=MANY)
        return cards if cards.possessor else ("de", cards)
    return SELECTORS.say(what, told)


def cant_move_away(what: Description, told: Discourse) -> Clause:
    """Cards can't leave where they are."""
    here = [test.place for test in what.tests if isinstance(test, At) and test.place != ANYWHERE]
    others = tuple(test for test in what.tests if not isinstance(test, At))
    leaving = VerbPhrase("quitter", (place(here[0], told),)) if here else VerbPhrase("bouger")
    return Clause(leaving, described(replace(what, tests=others), told, DEFINITE, MANY), modal=CANT)


def cant_be_dismissed(law: CantBeDismissed, told: Discourse) -> Clause:
    """Cards can't be dismissed."""
    return Clause(passive("écarter"), described(law.what, told, DEFINITE, MANY), modal=CANT)


def for_each_on_host(amount: ForEachOnHost, told: Discourse) -> tuple[int, Phrase]:
    """So much for each card with a trait that lies on it."""
    it = pronoun_for(NounPhrase(KINDS[told.host]))
    card = NounPhrase(KINDS[CARD], EVERY, qualities=(amount.trait,), after=(done("placer", "sur", it),))
    return amount.times, ("pour", card)


AMOUNTS.add(ForEach, for_each)
AMOUNTS.add(ForEachOnHost, for_each_on_host)

CHANGES.add(Power, power, HAVE)
CHANGES.add(ColouredPower, coloured_power)
CHANGES.add(HasKeyword, has_keyword)
CHANGES.add(PowerBecomes, power_becomes)
CHANGES.add(PowerTimes, power_times)
CHANGES.add(KeepsPower, keeps_power)
CHANGES.add(HasAbilities, has_abilities)
CHANGES.add(LosesAbilities, loses_abilities)
CHANGES.add(HasTrait, has_trait, AS_TRAIT)
CHANGES.add(HasColours, has_colours)
CHANGES.add(AlsoIs, also_is)
CHANGES.add(AlsoHasColoursOf, also_has_colours_of)

LAWS.add(Total, total)
LAWS.add(ConfrontNeeds, confront_needs)
LAWS.add(PlayCost, play_cost, NAMED, REDUCED, UNFORCED)
LAWS.add(CantMove, cant_move, AWAY, PLURAL)
LAWS.add(CantMoveTo, cant_move_to)
LAWS.add(CantBeDismissed, cant_be_dismissed)
