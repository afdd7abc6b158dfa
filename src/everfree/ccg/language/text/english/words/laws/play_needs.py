"""English for play requirements that a text lowers."""

from dataclasses import replace

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import READER, lasts, this_card
from everfree.ccg.language.text.english.words.changes.changes import LAWS
from everfree.ccg.language.text.english.words.effects.effects import EFFECTS
from everfree.ccg.language.text.english.words.selectors.conditions import CONDITIONS
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import INFINITIVE, Clause, NonFinite, Speech, VerbPhrase
from everfree.ccg.language.text.symbols import colours
from everfree.ccg.language.words.laws.play_needs import LowerNeeds, PlayOnlyIf


def play_only_if(law: PlayOnlyIf, told: Discourse) -> Clause:
    """Say what must be true for this card to be played: "you must control Spike to play this card"."""
    said = CONDITIONS.say(law.condition, told)
    state = said[0]
    if len(said) != 1 or not isinstance(state, Clause) or state.subject != READER or state.modal:
        raise Untold("only what a player must have or control is told so")
    purpose = NonFinite(VerbPhrase("play", (this_card(told),)), INFINITIVE)
    return replace(state, modal="must", trailing=(*state.trailing, purpose))


def lower_needs(effect: LowerNeeds, told: Discourse) -> Speech:
    """Tell a player to reduce the play requirements of their cards for a duration."""
    less = (str(effect.amount), *colours(effect.colour), lasts(effect.until))
    return (Clause(VerbPhrase("reduce", ("the play requirements of your cards by", *less))),)


LAWS.add(PlayOnlyIf, play_only_if)
EFFECTS.add(LowerNeeds, lower_needs)
