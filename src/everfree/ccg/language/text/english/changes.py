"""English for what is different while a modifier applies: power, keywords, laws of the table."""

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
from everfree.ccg.language.selectors import At, Description, Each
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.conditions import at_least
from everfree.ccg.language.text.english.keywords import KEYWORDS
from everfree.ccg.language.text.english.lexicon import (
    IT,
    KINDS,
    PLAYERS,
    POWER,
    YOUR_OPPONENTS,
    number_word,
    passive,
    place,
    player,
    problem_here,
    that,
    to,
)
from everfree.ccg.language.text.english.quoting import quoted
from everfree.ccg.language.text.english.selectors import AMOUNTS as AMOUNTS, SELECTORS, described
from everfree.ccg.language.text.phrasebook import Section, Untold
from everfree.ccg.language.text.phrases import (
    AND,
    DEFINITE,
    EVERY,
    INFINITIVE,
    MANY,
    Clause,
    Nominal,
    NonFinite,
    Noun,
    NounPhrase,
    Phrase,
    Predicate,
    VerbPhrase,
    gathered,
    join,
)
from everfree.ccg.language.text.symbols import colours, signed, signed_tokens, tokens
from everfree.ccg.language.wordings import AS_TRAIT, AWAY, HAVE, NAMED, PLURAL, REDUCED, UNFORCED
from everfree.ccg.language.words import A_PLAYER, ANYWHERE, OPPONENT, OPPONENTS, Who
from everfree.ccg.vocab import PROBLEM, RESOURCE

CHANGES: Final[Section[VerbPhrase]] = Section()
LAWS: Final[Section[Clause]] = Section()
MULTIPLIED: Final = {2: "doubled", 3: "tripled", 4: "quadrupled"}


def for_each(amount: ForEach, told: Discourse) -> tuple[str, Phrase]:
    """So much for each card."""
    return signed(amount.times), ("for", described(amount.description, told, EVERY))


def power(change: Power, told: Discourse) -> VerbPhrase:
    """Get or have power."""
    verb = "have" if change.wording == HAVE else "get"
    if isinstance(change.amount, int):
        return VerbPhrase(verb, ((signed(change.amount), POWER),))
    number, measure = AMOUNTS.say(change.amount, told)
    return VerbPhrase(verb, ((number, POWER, measure),))


def coloured_power(change: ColouredPower, told: Discourse) -> VerbPhrase:
    """Get power of a colour."""
    return VerbPhrase("get", ((signed(change.amount), *colours(change.colour)),))


def has_keyword(change: HasKeyword, told: Discourse) -> VerbPhrase:
    """Have a keyword."""
    return VerbPhrase("have", (KEYWORDS.say(Keyword(change.keyword, change.x), told),))


def power_becomes(change: PowerBecomes, told: Discourse) -> VerbPhrase:
    """Have a certain power, whatever it was."""
    if isinstance(change.amount, int):
        return VerbPhrase("have", ((str(change.amount), POWER),))
    return VerbPhrase("have", (POWER, *as_much_as(change.amount, told)))


def as_much_as(amount: Amount, told: Discourse) -> tuple[Phrase, ...]:
    """Say that something is as much as the table tells."""
    number, measure = AMOUNTS.say(amount, told)
    return ("equal to", number, measure)


def power_times(change: PowerTimes, told: Discourse) -> VerbPhrase:
    """Have the power doubled."""
    return VerbPhrase("have", (("its", POWER, multiplied(change)),))


def multiplied(change: PowerTimes) -> str:
    """Say how many times as much something is."""
    if change.times not in MULTIPLIED:
        raise Untold(f"no word for {change.times} times as much")
    return MULTIPLIED[change.times]


def keeps_power(change: KeepsPower, told: Discourse) -> VerbPhrase:
    """Keep the power there is."""
    return VerbPhrase("can't lose or gain", (POWER,))


def has_abilities(change: HasAbilities, told: Discourse) -> VerbPhrase:
    """Have abilities written out in quotation marks."""
    return VerbPhrase("have", (join(tuple(quoted(one) for one in change.abilities), AND),))


def loses_abilities(change: LosesAbilities, told: Discourse) -> VerbPhrase:
    """Have no abilities any more."""
    return VerbPhrase("lose", ("all abilities",))


def has_trait(change: HasTrait, told: Discourse) -> VerbPhrase:
    """Have a trait more, or get it."""
    if change.wording == AS_TRAIT:
        return VerbPhrase("get", (("the", change.trait, "trait"),))
    return VerbPhrase("have", (change.trait,))


def has_colours(change: HasColours, told: Discourse) -> VerbPhrase:
    """Have colours more."""
    return VerbPhrase("also have", (join(colours(change.colours), AND),))


def also_is(change: AlsoIs, told: Discourse) -> VerbPhrase:
    """Be of another type as well."""
    kind = NounPhrase(KINDS[change.noun], qualities=colours(change.colours))
    return VerbPhrase("be", (("also", kind),))


def also_has_colours_of(change: AlsoHasColoursOf, told: Discourse) -> VerbPhrase:
    """Have the colours of other cards as well."""
    return VerbPhrase("also have", ("the colors of", described(change.description, told, EVERY)))


def changed(changes: tuple[Change, ...], told: Discourse) -> Predicate:
    """Tell all *changes* of one subject."""
    return gathered(tuple(CHANGES.say(change, told) for change in changes))


def under_law(who: Who, told: Discourse) -> Nominal:
    """Name a player a law is about: any player is all of them."""
    return PLAYERS if who == A_PLAYER else player(who, told)


def total(law: Total, told: Discourse) -> Clause:
    """Players with certain cards have a different total."""
    cards = at_least(law.count, described(law.description, told, count=law.count))
    subject = replace(PLAYERS, after=("with", cards))
    return Clause(VerbPhrase("get", (signed(law.amount), "total", POWER)), subject)


def confront_needs(law: ConfrontNeeds, told: Discourse) -> Clause:
    """A player needs a different power to confront the Problem."""
    problem = that(PROBLEM) if told.problem_told else problem_here(told)
    purpose = NonFinite(VerbPhrase("confront", (problem,)), INFINITIVE)
    return Clause(VerbPhrase("need", (signed(law.amount), POWER, purpose)), under_law(law.who, told))


def play_cost(law: PlayCost, told: Discourse) -> Clause:
    """A player pays a different cost, or cards have one."""
    if law.wording == REDUCED:
        return _costs_reduced(law, told)
    subject = under_law(law.who, told)
    card = described(law.description, told, count=MANY if law.who == OPPONENTS else 1)
    where = to(law.place, told, law.wording)
    if law.on is not None:
        where = ("on", described(law.on, told), where)
    purpose = NonFinite(VerbPhrase("play", (card, where)), INFINITIVE)
    amount, measure = price(law.amount, told)
    if amount < 0:
        return Clause(VerbPhrase("pay", (tokens(-amount), "less", purpose, measure)), subject)
    modal = "" if law.wording == UNFORCED else "must"
    return Clause(VerbPhrase("pay", (signed_tokens(amount), purpose, measure)), subject, modal=modal)


def price(amount: int | Amount, told: Discourse) -> tuple[int, Phrase]:
    """Give a difference in price, and for what it is paid each time."""
    if isinstance(amount, int):
        return amount, ()
    number, measure = AMOUNTS.say(amount, told)
    return int(number), measure


def _costs_reduced(law: PlayCost, told: Discourse) -> Clause:
    played: Phrase = "played"
    if law.who != A_PLAYER:
        played = Clause(VerbPhrase("play"), player(law.who, told))
    # A Resource on a Problem is attached to it; everything else is only there.
    preposition = "on" if law.description.noun == RESOURCE else "to"
    where: Phrase = () if law.place == ANYWHERE else (preposition, place(law.place, told))
    if law.on is not None:
        where = ("on", described(law.on, told, count=MANY), where)
    cards = described(law.description, told, count=MANY)
    cards = replace(cards, after=(*cards.after, played, where))
    amount, measure = price(law.amount, told)
    change = "reduced" if amount < 0 else "increased"
    return Clause(VerbPhrase("have", ("their costs", change, "by", tokens(abs(amount)), measure)), cards)


def cant_move(law: CantMove, told: Discourse) -> Clause:
    """A player can't move a card; opponents, of whom none can, may be told as many."""
    if law.wording == AWAY and law.who == A_PLAYER and isinstance(law.what, Each):
        return cant_move_away(law.what.description, told)
    subject = YOUR_OPPONENTS if law.wording == PLURAL and law.who == OPPONENT else under_law(law.who, told)
    return Clause(VerbPhrase("move", (SELECTORS.say(law.what, told),)), subject, modal="can't")


def cant_move_away(what: Description, told: Discourse) -> Clause:
    """Cards can't move away from where they are."""
    here = [test.place for test in what.tests if isinstance(test, At) and test.place != ANYWHERE]
    others = tuple(test for test in what.tests if not isinstance(test, At))
    where = tuple(("from", place(one, told)) for one in here)
    return Clause(
        VerbPhrase("move", ("away", *where)), all_of(replace(what, tests=others), told), modal="can't"
    )


def all_of(what: Description, told: Discourse) -> NounPhrase:
    """Name all cards a law is about."""
    cards = described(what, told, count=MANY)
    return replace(cards, determiner=DEFINITE) if cards.possessor else cards


def cant_move_to(law: CantMoveTo, told: Discourse) -> Clause:
    """Players with so many cards can't move others to a place."""
    having = (number_word(law.count), "or more", described(law.having, told, count=MANY))
    deed = VerbPhrase("move", (SELECTORS.say(law.what, told), to(law.to, told)))
    return Clause(deed, replace(PLAYERS, after=("with", *having)), modal="can't")


def cant_be_dismissed(law: CantBeDismissed, told: Discourse) -> Clause:
    """Cards can't be dismissed."""
    return Clause(passive("dismiss"), all_of(law.what, told), modal="can't")


def for_each_on_host(amount: ForEachOnHost, told: Discourse) -> tuple[str, Phrase]:
    """So much for each Accessory attached to it."""
    return signed(amount.times), ("for", NounPhrase(Noun(amount.trait), EVERY), "attached to", IT)


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
