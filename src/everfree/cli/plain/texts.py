"""The texts of cards at this table, in its language where cards speak it, else in English."""

from everfree.ccg.language import Card
from everfree.ccg.language.keywords import MEANINGS
from everfree.ccg.language.text import LANGUAGES, card_text, keyword_reminder


def is_spoken(language: str) -> bool:
    """Tell whether cards have texts in *language*."""
    return language in LANGUAGES


def spoken(language: str) -> str:
    """Give the language in which cards are read out at a table of *language*."""
    return language if is_spoken(language) else "en"


def paragraphs(card: Card, side: int, language: str) -> tuple[str, ...]:
    """Give the abilities printed on one side of *card*."""
    return card_text(card, spoken(language)).sides[side].paragraphs


def ability_text(card: Card, side: int, place: int, language: str) -> str:
    """Give the text of an ability by its place; those that keywords stand for come first."""
    meant: list[str] = []
    for keyword in card.sides[side].keywords:
        reminder = keyword_reminder(keyword, spoken(language))
        meant.extend([reminder] * len(MEANINGS.get(keyword.name, ())))
    return (*meant, *paragraphs(card, side, language))[place]
