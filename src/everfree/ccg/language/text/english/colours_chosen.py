"""English for a colour that is chosen, and for Mane Characters that turn over."""

from everfree.ccg.language.colours_chosen import ChooseColour, GainsChosenColour, GameStarts, TurnsOver
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.changes import CHANGES
from everfree.ccg.language.text.english.effects import EFFECTS
from everfree.ccg.language.text.english.lexicon import subject
from everfree.ccg.language.text.english.selectors import SELECTORS
from everfree.ccg.language.text.english.triggers import TRIGGERS, Occasion
from everfree.ccg.language.text.phrases import DEFINITE, FAR, Clause, Noun, NounPhrase, Speech, VerbPhrase
from everfree.ccg.language.wordings import JOINED

COLOUR = Noun("color")


def choose_colour(effect: ChooseColour, told: Discourse) -> Speech:
    """Choose a colour."""
    return (Clause(VerbPhrase("choose", (NounPhrase(COLOUR),)), subject(effect.who, told)),)


def gains_chosen_colour(change: GainsChosenColour, told: Discourse) -> VerbPhrase:
    """Gain that colour."""
    return VerbPhrase("gain", (NounPhrase(COLOUR, FAR),))


def turns_over(trigger: TurnsOver, told: Discourse) -> Occasion:
    """A Mane Character turns over."""
    return Clause(VerbPhrase("turn", ("over",)), SELECTORS.say(trigger.what, told))


def game_starts(trigger: GameStarts, told: Discourse) -> Occasion:
    """The game starts."""
    return Clause(VerbPhrase("start"), NounPhrase(Noun("game"), DEFINITE))


EFFECTS.add(ChooseColour, choose_colour, JOINED)
CHANGES.add(GainsChosenColour, gains_chosen_colour)
TRIGGERS.add(TurnsOver, turns_over)
TRIGGERS.add(GameStarts, game_starts)
