"""Hints of the coach as lines, at every table in the terminal."""

from typing import Final

from everfree.cli.helping.listing import Listing
from everfree.cli.speaker import Speaker
from everfree.lessons import Hint
from everfree.telling.reference import glossary

FIRST_GAME: Final = "first-game"
"""The lesson whose coach has a sentence for every question of a whole game."""


def hint_line(speaker: Speaker, hint: Hint, listing: Listing | None = None) -> str:
    """Return a hint as a line: a new word with its sentence, or the advice with the number to type."""
    if hint.text is None:
        (entry,) = [one for one in glossary(speaker.messages, speaker.voice.goal) if one.term == hint.term]
        return speaker.say("plain-coach-word", word=entry.word, sentence=entry.sentence)
    number = listing.number_of(hint.names[0]) if hint.names and listing is not None else 0
    return speaker.say("plain-coach", sentence=speaker.speak(hint.text), number=number)
