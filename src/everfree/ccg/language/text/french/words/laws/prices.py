"""French for laws about what actions cost."""

from everfree.ccg.language.terms import ANYWHERE
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.grammar import MUST
from everfree.ccg.language.text.french.lexicon import in_order_to, place, to
from everfree.ccg.language.text.french.words.changes.changes import LAWS, difference, under_law
from everfree.ccg.language.text.french.words.selectors.selectors import described
from everfree.ccg.language.text.phrases import Clause, VerbPhrase
from everfree.ccg.language.text.symbols import tokens
from everfree.ccg.language.words.laws.prices import MoveCost


def move_cost(law: MoveCost, told: Discourse) -> Clause:
    """Say that a player pays a different price to move cards to a place, or away from it as well."""
    subject = under_law(law.who, told)
    where = to(law.place, told)
    if law.from_too and law.place != ANYWHERE:
        where = ("vers ou depuis", place(law.place, told))
    purpose = in_order_to(VerbPhrase("déplacer", (described(law.description, told), where)))
    price = (tokens(abs(law.amount)), difference(law.amount), purpose)
    return Clause(VerbPhrase("payer", price), subject, modal=MUST if law.amount > 0 else "")


LAWS.add(MoveCost, move_cost)
