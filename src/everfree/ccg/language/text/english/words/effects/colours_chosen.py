"""English for a colour that is chosen, and for Mane Characters that turn over."""

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import subject
from everfree.ccg.language.text.english.words.changes.changes import CHANGES
from everfree.ccg.language.text.english.words.effects.effects import EFFECTS
from everfree.ccg.language.text.english.words.selectors.selectors import SELECTORS
from everfree.ccg.language.text.english.words.triggers.triggers import TRIGGERS, Occasion
from everfree.ccg.language.text.phrases import DEFINITE, FAR, Clause, Noun, NounPhrase, Speech, VerbPhrase
from everfree.ccg.language.wordings import JOINED
from everfree.ccg.language.words.effects.colours_chosen import (
    ChooseColour,
    GainsChosenColour,
    GameStarts,
    TurnsOver,
)

COLOUR = Noun("color")


def choose_colour(effect: ChooseColour, told: Discourse) -> Speech:
    """Tell a player to choose a colour."""
    return (Clause(VerbPhrase("choose", (NounPhrase(COLOUR),)), subject(effect.who, told)),)


def gains_chosen_colour(change: GainsChosenColour, told: Discourse) -> VerbPhrase:
    """Return the predicate "gain that colour"."""
    return VerbPhrase("gain", (NounPhrase(COLOUR, FAR),))


def turns_over(trigger: TurnsOver, told: Discourse) -> Occasion:
    """Say that a Mane Character turns over."""
    return Clause(VerbPhrase("turn", ("over",)), SELECTORS.say(trigger.what, told))


def game_starts(trigger: GameStarts, told: Discourse) -> Occasion:
    """Say that the game starts."""
    return Clause(VerbPhrase("start"), NounPhrase(Noun("game"), DEFINITE))


EFFECTS.add(ChooseColour, choose_colour, JOINED)
CHANGES.add(GainsChosenColour, gains_chosen_colour)
TRIGGERS.add(TurnsOver, turns_over)
TRIGGERS.add(GameStarts, game_starts)
