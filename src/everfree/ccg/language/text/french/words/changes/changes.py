"""French for changes of power and keywords, and for laws."""

from dataclasses import replace
from typing import Final

from everfree.ccg.language.keywords import Keyword
from everfree.ccg.language.terms import A_PLAYER, OPPONENT, OPPONENTS, YOU, Who
from everfree.ccg.language.text.discourse import CHOSEN_OPPONENT, SOMEONE, Discourse
from everfree.ccg.language.text.french.grammar import MAY, MUST
from everfree.ccg.language.text.french.keywords import KEYWORDS
from everfree.ccg.language.text.french.lexicon import (
    HE,
    KEYWORD,
    PLAYER,
    PLAYERS,
    SPOKEN_OF,
    at,
    done,
    in_order_to,
    player,
    problem_here,
    problem_of_host,
    that,
)
from everfree.ccg.language.text.french.words.selectors.conditions import while_theirs
from everfree.ccg.language.text.french.words.selectors.selectors import (
    AMOUNTS as AMOUNTS,
    described,
)
from everfree.ccg.language.text.phrasebook import Section, Untold
from everfree.ccg.language.text.phrases import (
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
)
from everfree.ccg.language.text.realiser import COMMA
from everfree.ccg.language.text.symbols import colours, signed, tokens
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
from everfree.ccg.vocab import PROBLEM

CHANGES: Final[Section[VerbPhrase]] = Section()
LAWS: Final[Section[Clause]] = Section()
MULTIPLIED: Final = {2: "doublé", 3: "triplé", 4: "quadruplé"}


def gained(amount: int, *what: Phrase) -> VerbPhrase:
    """Return the predicate "gagner" for more, "subir" for less."""
    return VerbPhrase("gagner" if amount >= 0 else "subir", ((signed(amount), *what),))


def difference(amount: int) -> str:
    """Return "de plus" or "de moins"."""
    return "de plus" if amount >= 0 else "de moins"


def power(change: Power, told: Discourse) -> VerbPhrase:
    """Return the predicate "get power" or "have power"."""
    measure: Phrase = ()
    if isinstance(change.amount, int):
        number = change.amount
    else:
        number, measure = AMOUNTS.say(change.amount, told)
    if change.wording == HAVE:
        return VerbPhrase("avoir", ((signed(number), "en puissance", measure),))
    return gained(number, "en puissance", measure)


def coloured_power(change: ColouredPower, told: Discourse) -> VerbPhrase:
    """Return the predicate "get power of a colour"."""
    return gained(change.amount, "en", *colours(change.colour))


def has_keyword(change: HasKeyword, told: Discourse) -> VerbPhrase:
    """Return the predicate "have a keyword"."""
    name = KEYWORDS.say(Keyword(change.keyword, change.x), told)
    also = ("aussi",) if change.wording == ADDED else ()
    return VerbPhrase("avoir", (*also, NounPhrase(KEYWORD, DEFINITE, qualities=(name,))))


def power_becomes(change: PowerBecomes, told: Discourse) -> VerbPhrase:
    """Return the predicate that sets the power to a number."""
    if isinstance(change.amount, int):
        return VerbPhrase("avoir", (("une puissance de", str(change.amount)),))
    return VerbPhrase("avoir", ("une puissance", *as_much_as(change.amount, told)))


def as_much_as(amount: Amount, told: Discourse) -> tuple[Phrase, ...]:
    """Say that a power is equal to a computed amount."""
    number, measure = AMOUNTS.say(amount, told)
    return ("égale à", str(number) if number else "", measure)


def power_times(change: PowerTimes, told: Discourse) -> VerbPhrase:
    """Return the predicate "have its power doubled"."""
    return VerbPhrase("avoir", (("une puissance", f"{multiplied(change)}e"),))


def multiplied(change: PowerTimes) -> str:
    """Say how many times as much something is."""
    if change.times not in MULTIPLIED:
        raise Untold(f"no word for {change.times} times as much")
    return MULTIPLIED[change.times]


def keeps_power(change: KeepsPower, told: Discourse) -> VerbPhrase:
    """Return the predicate "can't gain or lose power"."""
    verbs = "gagner ni perdre" if change.wording == REVERSED else "perdre ni gagner"
    return VerbPhrase("ne pouvoir", (f"ni {verbs} de puissance",))


def changed(changes: tuple[Change, ...], told: Discourse) -> Predicate:
    """Join all *changes* of one subject into a predicate."""
    return gathered(tuple(CHANGES.say(change, told) for change in changes))


def under_law(who: Who, told: Discourse) -> Nominal:
    """Name the player of a law; "a player" becomes "players"."""
    return PLAYERS if who == A_PLAYER else player(who, told)


def confront_needs(law: ConfrontNeeds, told: Discourse) -> Clause:
    """Say that a player needs a different power to confront the Problem."""
    problem = that(PROBLEM, told) if told.problem_told else problem_here(told)
    if law.wording == THAT_ONE:
        problem = problem_of_host(told)
    number, measure = counted(law.amount, told if law.who == YOU else told.called(SOMEONE))
    needed = f"{abs(number)} de puissance {difference(number)}"
    purpose = in_order_to(VerbPhrase("affronter", (problem,)))
    if law.having is not None or law.wording == WHILE_THEIRS:
        if law.having is None or law.wording != WHILE_THEIRS or law.who != OPPONENT or measure:
            raise Untold("what players must have is told as the state of an opponent's card")
        state, time = while_theirs(law.having, told)
        if time:
            raise Untold("nobody confronts during a faceoff")
        needs = VerbPhrase("falloir", (needed, ("à", SPOKEN_OF[CHOSEN_OPPONENT]), purpose))
        return Clause(needs, HE, fronted=(state,))
    # what is counted for each player is told before, with "son"
    who = NounPhrase(PLAYER, EVERY) if measure and law.who == A_PLAYER else under_law(law.who, told)
    needs = VerbPhrase("falloir", (needed, ("à", who), purpose))
    return Clause(needs, HE, fronted=(measure,) if measure else ())


def counted(amount: int | Amount, told: Discourse) -> tuple[int, Phrase]:
    """Return a change of a price or a need, and the phrase for what it is counted by."""
    return (amount, ()) if isinstance(amount, int) else AMOUNTS.say(amount, told)


def play_cost(law: PlayCost, told: Discourse) -> Clause:
    """Say that a player pays a different cost, or that cards have one."""
    where = at(law.place, told.placing(law.description.noun))
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
        cost = VerbPhrase("coûter", (*price, measure, *least(law.minimum)))
        return Clause(cost, replace(cards, after=(*cards.after, played, where)))
    count = MANY if law.who == OPPONENTS or law.wording in (AT_WILL, PLURAL, SIGNED) else 1
    purpose = in_order_to(VerbPhrase("jouer", (described(law.description, told, count=count), where)))
    modal = MUST if amount > 0 and law.wording not in (SIGNED, UNFORCED) else ""
    if law.wording == AT_WILL and amount < 0:
        modal = MAY
    subject = under_law(law.who, told)
    if measure:
        return Clause(
            VerbPhrase("payer", (*price, measure, *least(law.minimum))), subject, modal, fronted=(purpose,)
        )
    return Clause(VerbPhrase("payer", (*price, purpose, *least(law.minimum))), subject, modal)


def least(minimum: int) -> tuple[Phrase, ...]:
    """Return ", avec un minimum de [1]" if a price has a minimum."""
    return (COMMA, "avec un minimum de", tokens(minimum)) if minimum else ()


CHANGES.add(Power, power, HAVE)
CHANGES.add(ColouredPower, coloured_power)
CHANGES.add(HasKeyword, has_keyword, ADDED, GOT)
CHANGES.add(PowerBecomes, power_becomes)
CHANGES.add(PowerTimes, power_times)
CHANGES.add(KeepsPower, keeps_power, REVERSED)

LAWS.add(ConfrontNeeds, confront_needs, THAT_ONE, WHILE_THEIRS)
LAWS.add(PlayCost, play_cost, AT_WILL, PLURAL, REDUCED, SIGNED, UNFORCED)
