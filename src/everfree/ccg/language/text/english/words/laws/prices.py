"""English for laws about what actions cost."""

from everfree.ccg.language.terms import ANYWHERE, ITS_PROBLEM
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import place, problem_of_host, to
from everfree.ccg.language.text.english.words.changes.changes import LAWS, under_law
from everfree.ccg.language.text.english.words.selectors.selectors import described
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import INFINITIVE, MANY, Clause, NonFinite, VerbPhrase
from everfree.ccg.language.text.symbols import signed_tokens, tokens
from everfree.ccg.language.wordings import PLURAL, THAT_ONE
from everfree.ccg.language.words.laws.prices import MoveCost


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


LAWS.add(MoveCost, move_cost, PLURAL, THAT_ONE)
