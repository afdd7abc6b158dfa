"""English for laws about what actions cost."""

from everfree.ccg.language.terms import ANYWHERE
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import place, to
from everfree.ccg.language.text.english.words.changes.changes import LAWS, under_law
from everfree.ccg.language.text.english.words.selectors.selectors import described
from everfree.ccg.language.text.phrases import INFINITIVE, Clause, NonFinite, VerbPhrase
from everfree.ccg.language.text.symbols import signed_tokens, tokens
from everfree.ccg.language.words.laws.prices import MoveCost


def move_cost(law: MoveCost, told: Discourse) -> Clause:
    """Say that a player pays a different price to move cards to a place, or away from it as well."""
    subject = under_law(law.who, told)
    where = to(law.place, told)
    if law.from_too and law.place != ANYWHERE:
        where = ("to or from", place(law.place, told))
    purpose = NonFinite(VerbPhrase("move", (described(law.description, told), where)), INFINITIVE)
    if law.amount < 0:
        return Clause(VerbPhrase("pay", (tokens(-law.amount), "less", purpose)), subject)
    return Clause(VerbPhrase("pay", (signed_tokens(law.amount), purpose)), subject, modal="must")


LAWS.add(MoveCost, move_cost)
