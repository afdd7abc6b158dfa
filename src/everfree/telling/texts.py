"""The texts of cards at this table, in its language."""

from everfree.ccg.language import Card
from everfree.ccg.language.keywords import meaning_of
from everfree.ccg.language.text import card_text, keyword_reminder


def paragraphs(card: Card, side: int, language: str) -> tuple[str, ...]:
    """Give the abilities printed on one side of *card*."""
    return card_text(card, language).sides[side].paragraphs


def ability_text(card: Card, side: int, place: int, language: str) -> str:
    """Give the text of an ability by its place, keywords' first; one that is not printed there has none."""
    meant: list[str] = []
    for keyword in card.sides[side].keywords:
        reminder = keyword_reminder(keyword, language)
        meant.extend([reminder] * len(meaning_of(keyword)))
    printed = (*meant, *paragraphs(card, side, language))
    return printed[place] if place < len(printed) else ""
