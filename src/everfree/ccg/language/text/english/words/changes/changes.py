"""English for changes of power and keywords, and for laws."""

from dataclasses import replace
from typing import Final

from everfree.ccg.language.keywords import Keyword
from everfree.ccg.language.terms import A_PLAYER, ANYWHERE, OPPONENT, OPPONENTS, YOU, Who
from everfree.ccg.language.text.discourse import CHOSEN_OPPONENT, SOMEONE, Discourse
from everfree.ccg.language.text.english.keywords import KEYWORDS
from everfree.ccg.language.text.english.lexicon import (
    PLAYERS,
    POWER,
    SPOKEN_OF,
    place,
    player,
    problem_here,
    problem_of_host,
    that,
    to,
)
from everfree.ccg.language.text.english.words.selectors.conditions import while_theirs
from everfree.ccg.language.text.english.words.selectors.selectors import (
    AMOUNTS as AMOUNTS,
    described,
)
from everfree.ccg.language.text.phrasebook import Section, Untold
from everfree.ccg.language.text.phrases import (
    INFINITIVE,
    MANY,
    Clause,
    Nominal,
    NonFinite,
    Phrase,
    Predicate,
    VerbPhrase,
    gathered,
)
from everfree.ccg.language.text.realiser import COMMA
from everfree.ccg.language.text.symbols import colours, signed, signed_tokens, tokens
from everfree.ccg.language.wordings import (
    ADDED,
    AT_WILL,
    GOT,
    HAVE,
    PLURAL,
    REDUCED,
    REVERSED,
    SIGNED,
    THAT_ONE,
    UNFORCED,
    WHILE_THEIRS,
)
from everfree.ccg.language.words.changes.changes import (
    Change,
    ColouredPower,
    ConfrontNeeds,
    HasKeyword,
    KeepsPower,
    PlayCost,
    Power,
    PowerBecomes,
    PowerTimes,
)
from everfree.ccg.language.words.selectors.amounts import Amount
from everfree.ccg.vocab import PROBLEM, RESOURCE

CHANGES: Final[Section[VerbPhrase]] = Section()
LAWS: Final[Section[Clause]] = Section()
MULTIPLIED: Final = {2: "doubled", 3: "tripled", 4: "quadrupled"}


def power(change: Power, told: Discourse) -> VerbPhrase:
    """Return the predicate "get power" or "have power"."""
    verb = "have" if change.wording == HAVE else "get"
    if isinstance(change.amount, int):
        return VerbPhrase(verb, ((signed(change.amount), POWER),))
    number, measure = AMOUNTS.say(change.amount, told)
    return VerbPhrase(verb, ((number, POWER, measure),))


def coloured_power(change: ColouredPower, told: Discourse) -> VerbPhrase:
    """Return the predicate "get power of a colour"."""
    return VerbPhrase("get", ((signed(change.amount), *colours(change.colour)),))


def has_keyword(change: HasKeyword, told: Discourse) -> VerbPhrase:
    """Return the predicate "have a keyword", or with `GOT` "get" it."""
    if change.wording == ADDED:
        return VerbPhrase("also have", (KEYWORDS.say(Keyword(change.keyword, change.x), told),))
    return VerbPhrase(
        "get" if change.wording == GOT else "have", (KEYWORDS.say(Keyword(change.keyword, change.x), told),)
    )


def power_becomes(change: PowerBecomes, told: Discourse) -> VerbPhrase:
    """Return the predicate that sets the power to a number."""
    if isinstance(change.amount, int):
        return VerbPhrase("have", ((str(change.amount), POWER),))
    return VerbPhrase("have", (POWER, *as_much_as(change.amount, told)))


def as_much_as(amount: Amount, told: Discourse) -> tuple[Phrase, ...]:
    """Return "equal to" and the computed amount."""
    number, measure = AMOUNTS.say(amount, told)
    return ("equal to", number, measure)


def power_times(change: PowerTimes, told: Discourse) -> VerbPhrase:
    """Return the predicate "have its power doubled"."""
    return VerbPhrase("have", (("its", POWER, multiplied(change)),))


def multiplied(change: PowerTimes) -> str:
    """Say how many times as much something is."""
    if change.times not in MULTIPLIED:
        raise Untold(f"no word for {change.times} times as much")
    return MULTIPLIED[change.times]


def keeps_power(change: KeepsPower, told: Discourse) -> VerbPhrase:
    """Return the predicate "can't gain or lose power"."""
    return VerbPhrase("can't gain or lose" if change.wording == REVERSED else "can't lose or gain", (POWER,))


def changed(changes: tuple[Change, ...], told: Discourse) -> Predicate:
    """Join all *changes* of one subject into a predicate."""
    return gathered(tuple(CHANGES.say(change, told) for change in changes))


def under_law(who: Who, told: Discourse) -> Nominal:
    """Name the player of a law; "a player" becomes "players"."""
    return PLAYERS if who == A_PLAYER else player(who, told)


def confront_needs(law: ConfrontNeeds, told: Discourse) -> Clause:
    """Say that a player needs a different power to confront the Problem."""
    problem = that(PROBLEM) if told.problem_told else problem_here(told)
    if law.wording == THAT_ONE:
        problem = problem_of_host(told)
    purpose = NonFinite(VerbPhrase("confront", (problem,)), INFINITIVE)
    amount, measure = price(law.amount, told if law.who == YOU else told.called(SOMEONE))
    deed = VerbPhrase("need", (signed(amount), POWER, purpose, measure))
    if law.having is None and law.wording != WHILE_THEIRS:
        return Clause(deed, under_law(law.who, told))
    if law.having is None or law.wording != WHILE_THEIRS or law.who != OPPONENT:
        raise Untold("what players must have is told as the state of an opponent's card")
    state, time = while_theirs(law.having, told)
    if time:
        raise Untold("nobody confronts during a faceoff")
    return Clause(deed, SPOKEN_OF[CHOSEN_OPPONENT], fronted=(state,))


def play_cost(law: PlayCost, told: Discourse) -> Clause:
    """Say that a player pays a different cost, or that cards have one."""
    if law.wording == REDUCED:
        return _costs_reduced(law, told)
    subject = under_law(law.who, told)
    many = law.who == OPPONENTS or law.wording in (AT_WILL, PLURAL, SIGNED)
    card = described(law.description, told, count=MANY if many else 1)
    where = to(law.place, told)
    if law.on is not None:
        where = ("on", described(law.on, told, count=MANY if many else 1), where)
    purpose = NonFinite(VerbPhrase("play", (card, where)), INFINITIVE)
    amount, measure = price(law.amount, told)
    if law.minimum and amount >= 0:
        raise Untold("only a lower price has a minimum")
    if law.wording == SIGNED:
        paid = (signed_tokens(amount), purpose, measure, *least(law.minimum))
        return Clause(VerbPhrase("pay", paid), subject)
    if amount < 0:
        less = VerbPhrase("pay", (tokens(-amount), "less", purpose, measure, *least(law.minimum)))
        return Clause(less, subject, modal="may" if law.wording == AT_WILL else "")
    modal = "" if law.wording == UNFORCED else "must"
    return Clause(VerbPhrase("pay", (signed_tokens(amount), purpose, measure)), subject, modal=modal)


def least(minimum: int) -> tuple[Phrase, ...]:
    """Return ", to a minimum of [1]" if a price has a minimum."""
    return (COMMA, "to a minimum of", tokens(minimum)) if minimum else ()


def price(amount: int | Amount, told: Discourse) -> tuple[int, Phrase]:
    """Return the change of a price, and the phrase for what it is counted by."""
    if isinstance(amount, int):
        return amount, ()
    number, measure = AMOUNTS.say(amount, told)
    if not number:
        raise Untold("a change of a price is counted by something")
    return int(number), measure


def _costs_reduced(law: PlayCost, told: Discourse) -> Clause:
    played: Phrase = "played"
    if law.who != A_PLAYER:
        played = Clause(VerbPhrase("play"), player(law.who, told))
    # A Resource is played "on" a Problem, because it is attached; other cards "to" one.
    preposition = "on" if law.description.noun == RESOURCE else "to"
    where: Phrase = () if law.place == ANYWHERE else (preposition, place(law.place, told))
    if law.on is not None:
        where = ("on", described(law.on, told, count=MANY), where)
    cards = described(law.description, told, count=MANY)
    cards = replace(cards, after=(*cards.after, played, where))
    amount, measure = price(law.amount, told)
    change = "reduced" if amount < 0 else "increased"
    costs = ("their costs", change, "by", tokens(abs(amount)), measure, *least(law.minimum))
    return Clause(VerbPhrase("have", costs), cards)


CHANGES.add(Power, power, HAVE)
CHANGES.add(ColouredPower, coloured_power)
CHANGES.add(HasKeyword, has_keyword, ADDED, GOT)
CHANGES.add(PowerBecomes, power_becomes)
CHANGES.add(PowerTimes, power_times)
CHANGES.add(KeepsPower, keeps_power, REVERSED)

LAWS.add(ConfrontNeeds, confront_needs, THAT_ONE, WHILE_THEIRS)
LAWS.add(PlayCost, play_cost, AT_WILL, PLURAL, REDUCED, SIGNED, UNFORCED)
