"""English for laws about what actions cost."""

from everfree.ccg.language.terms import A_PLAYER, ANYWHERE, ITS_PROBLEM
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import (
    PLAYERS,
    READER,
    THEY,
    place,
    problem_of_host,
    this_card,
    to,
)
from everfree.ccg.language.text.english.words.changes.changes import LAWS, least, price, under_law
from everfree.ccg.language.text.english.words.selectors.selectors import SELECTORS, all_of, described
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import (
    INFINITIVE,
    MANY,
    PROPER,
    Clause,
    NonFinite,
    Noun,
    NounPhrase,
    VerbPhrase,
)
from everfree.ccg.language.text.symbols import signed_tokens, tokens
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
    amount, measure = price(law.amount, told)
    if amount >= 0:
        raise Untold("a card's own text makes it cheaper")
    purpose = NonFinite(VerbPhrase("play", (this_card(told), to(law.place, told))), INFINITIVE)
    return Clause(VerbPhrase("pay", (tokens(-amount), "less", purpose, measure)), READER, modal="may")


def rally_cost(law: RallyCost, told: Discourse) -> Clause:
    """Say that a player pays a different price to rally cards, or with `AS_DEED` that rallying costs it."""
    if law.wording == AS_DEED:
        if law.who != A_PLAYER or law.minimum:
            raise Untold("what rallying costs is the same for all players and has no minimum")
        rallying = NounPhrase(Noun("rallying"), PROPER, after=(described(law.description, told),))
        return Clause(VerbPhrase("cost", (signed_tokens(law.amount),)), rallying)
    purpose = NonFinite(VerbPhrase("rally", (all_of(law.description, told),)), INFINITIVE)
    subject = under_law(law.who, told)
    if law.amount < 0:
        less = (tokens(-law.amount), "less", purpose, *least(law.minimum))
        return Clause(VerbPhrase("pay", less), subject)
    if law.minimum:
        raise Untold("only a lower price has a minimum")
    return Clause(VerbPhrase("pay", (signed_tokens(law.amount), purpose)), subject, modal="must")


def move_cost(law: MoveCost, told: Discourse) -> Clause:
    """Say that a player pays a different price to move cards to a place, or away from it as well."""
    subject = under_law(law.who, told)
    where = to(law.place, told)
    if law.wording == THAT_ONE:
        if law.place != ITS_PROBLEM or law.from_too:
            raise Untold("only the place of a host is told by the host")
        where = ("to", problem_of_host(told))
    if law.from_too and law.place != ANYWHERE:
        where = ("to or from", place(law.place, told))
    count = MANY if law.wording == PLURAL else 1
    card = described(law.description, told, count=count)
    purpose = NonFinite(VerbPhrase("move", (card, where)), INFINITIVE)
    if law.amount < 0:
        return Clause(VerbPhrase("pay", (tokens(-law.amount), "less", purpose)), subject)
    return Clause(VerbPhrase("pay", (signed_tokens(law.amount), purpose)), subject, modal="must")


def turn_over_cost(law: TurnOverCost, told: Discourse) -> Clause:
    """Say that you pay fewer action tokens to turn this card over."""
    amount, measure = price(law.amount, told)
    if amount != -1:
        raise Untold("one token less is paid for each of some things")
    purpose = NonFinite(VerbPhrase("turn", (this_card(told), "over")), INFINITIVE)
    return Clause(VerbPhrase("pay", ("1 less action token", purpose, measure)), READER)


def draw_cost(law: DrawCost, told: Discourse) -> Clause:
    """Say that using the Draw action has another price."""
    using = NounPhrase(Noun("using the draw action during the Main Phase"), PROPER)
    return Clause(VerbPhrase("cost", (signed_tokens(law.amount),)), using)


def challenge_cost(law: ChallengeCost, told: Discourse) -> Clause:
    """Say that players can't challenge Troublemakers without paying."""
    if law.amount < 1:
        raise Untold("a challenge costs something or nothing")
    unless = ("unless", Clause(VerbPhrase("pay", (tokens(law.amount),)), THEY))
    deed = VerbPhrase("challenge", (SELECTORS.say(law.what, told),))
    return Clause(deed, PLAYERS, modal="can't", trailing=(unless,))


LAWS.add(ChallengeCost, challenge_cost)
LAWS.add(DrawCost, draw_cost)
LAWS.add(TurnOverCost, turn_over_cost)
LAWS.add(OwnCost, own_cost)
LAWS.add(RallyCost, rally_cost, AS_DEED)
LAWS.add(MoveCost, move_cost, PLURAL, THAT_ONE)
