"""French for laws about what actions cost."""

from dataclasses import replace

from everfree.ccg.language.terms import A_PLAYER, ANYWHERE, ITS_PROBLEM
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.grammar import CANT, MAY, MUST
from everfree.ccg.language.text.french.lexicon import (
    PLAYERS,
    READER,
    at,
    in_order_to,
    place,
    problem_of_host,
    this_card,
    to,
)
from everfree.ccg.language.text.french.words.changes.changes import (
    LAWS,
    counted,
    difference,
    least,
    under_law,
)
from everfree.ccg.language.text.french.words.selectors.selectors import SELECTORS, described
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import DEFINITE, MANY, Clause, Noun, NounPhrase, VerbPhrase
from everfree.ccg.language.text.symbols import tokens
from everfree.ccg.language.wordings import AS_DEED, PLURAL, THAT_ONE
from everfree.ccg.language.words.laws.prices import (
    ChallengeCost,
    DrawCost,
    MoveCost,
    OwnCost,
    RallyCost,
    TurnOverCost,
)


def own_cost(law: OwnCost, told: Discourse) -> Clause:
    """Say that you may pay less to play this card, to a place if it names one."""
    amount, measure = counted(law.amount, told)
    if amount >= 0:
        raise Untold("a card's own text makes it cheaper")
    where = at(law.place, told.placing(told.on))
    purpose = in_order_to(VerbPhrase("jouer", (this_card(told), where)))
    return Clause(
        VerbPhrase("payer", (tokens(-amount), "de moins", measure)), READER, MAY, fronted=(purpose,)
    )


def rally_cost(law: RallyCost, told: Discourse) -> Clause:
    """Say that a player pays a different price to rally cards, or with `AS_DEED` that it costs so much."""
    if law.wording == AS_DEED:
        if law.who != A_PLAYER or law.minimum:
            raise Untold("what rallying costs is the same for all players and has no minimum")
        card = described(law.description, told)
        rallying = NounPhrase(Noun("ralliement"), DEFINITE, after=("de", card))
        return Clause(VerbPhrase("coûter", (tokens(abs(law.amount)), difference(law.amount))), rallying)
    cards = described(law.description, told, count=MANY)
    if cards.possessor is not None:
        cards = replace(cards, determiner=DEFINITE)
    purpose = in_order_to(VerbPhrase("rallier", (cards,)))
    price = (tokens(abs(law.amount)), difference(law.amount), purpose, *least(law.minimum))
    return Clause(VerbPhrase("payer", price), under_law(law.who, told), MUST if law.amount > 0 else "")


def move_cost(law: MoveCost, told: Discourse) -> Clause:
    """Say that a player pays a different price to move cards to a place, or away from it as well."""
    subject = under_law(law.who, told)
    where = to(law.place, told)
    if law.from_too and law.place != ANYWHERE:
        where = ("vers ou depuis", place(law.place, told))
    if law.wording == THAT_ONE:
        if law.place != ITS_PROBLEM or law.from_too:
            raise Untold("only a move to the Problem of the host is printed so")
        where = ("vers", problem_of_host(told))
    count = MANY if law.wording == PLURAL else 1
    purpose = in_order_to(VerbPhrase("déplacer", (described(law.description, told, count=count), where)))
    price = (tokens(abs(law.amount)), difference(law.amount), purpose)
    return Clause(VerbPhrase("payer", price), subject, modal=MUST if law.amount > 0 else "")


def turn_over_cost(law: TurnOverCost, told: Discourse) -> Clause:
    """Say that you pay fewer action tokens to turn this card over."""
    amount, measure = counted(law.amount, told)
    if amount != -1:
        raise Untold("one token less is paid for each of some things")
    side = "sur son autre face"
    purpose = in_order_to(VerbPhrase("passer", (this_card(told), side)))
    paid = VerbPhrase("payer", (tokens(1), "de moins", measure))
    return Clause(paid, READER, fronted=(purpose,))


def draw_cost(law: DrawCost, told: Discourse) -> Clause:
    """Say that players pay a different price to use the Draw action."""
    purpose = in_order_to(VerbPhrase("utiliser", ("l’action de pioche pendant la phase principale",)))
    price = (tokens(abs(law.amount)), difference(law.amount), purpose)
    return Clause(VerbPhrase("payer", price), PLAYERS, modal=MUST if law.amount > 0 else "")


def challenge_cost(law: ChallengeCost, told: Discourse) -> Clause:
    """Say that players can't challenge Troublemakers without paying."""
    if law.amount < 1:
        raise Untold("a challenge costs something or nothing")
    deed = VerbPhrase("défier", (SELECTORS.say(law.what, told), "sans payer", tokens(law.amount)))
    return Clause(deed, PLAYERS, modal=CANT)


LAWS.add(ChallengeCost, challenge_cost)
LAWS.add(DrawCost, draw_cost)
LAWS.add(TurnOverCost, turn_over_cost)
LAWS.add(OwnCost, own_cost)
LAWS.add(RallyCost, rally_cost, AS_DEED)
LAWS.add(MoveCost, move_cost, PLURAL, THAT_ONE)
