"""French for play requirements that a text lowers."""

from dataclasses import replace

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.grammar import MUST
from everfree.ccg.language.text.french.lexicon import READER, in_order_to, lasts, this_card
from everfree.ccg.language.text.french.words.changes.changes import LAWS
from everfree.ccg.language.text.french.words.effects.effects import EFFECTS
from everfree.ccg.language.text.french.words.selectors.conditions import CONDITIONS
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import Clause, Speech, VerbPhrase
from everfree.ccg.language.text.symbols import colours
from everfree.ccg.language.words.laws.play_needs import LowerNeeds, PlayOnlyIf


def play_only_if(law: PlayOnlyIf, told: Discourse) -> Clause:
    """Say what must be true for this card to be played."""
    said = CONDITIONS.say(law.condition, told)
    state = said[0]
    if len(said) != 1 or not isinstance(state, Clause) or state.subject != READER or state.modal:
        raise Untold("only what a player must have or control is told so")
    purpose = in_order_to(VerbPhrase("jouer", (this_card(told),)))
    return replace(state, modal=MUST, trailing=(*state.trailing, purpose))


def lower_needs(effect: LowerNeeds, told: Discourse) -> Speech:
    """Tell a player to reduce the play requirements of their cards for a duration."""
    less = (f"de {effect.amount}", *colours(effect.colour))
    what = ("les exigences à remplir pour jouer vos cartes", lasts(effect.until))
    return (Clause(VerbPhrase("réduire", (*less, *what))),)


LAWS.add(PlayOnlyIf, play_only_if)
EFFECTS.add(LowerNeeds, lower_needs)
