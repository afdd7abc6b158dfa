"""Print the lines of a card in one of the languages."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from everfree.ccg.language.card import Card, Need, Side
from everfree.ccg.language.keywords import Keyword, meaning_of
from everfree.ccg.language.text import english, french
from everfree.ccg.language.text.discourse import Discourse, opening
from everfree.ccg.language.text.phrasebook import Language, Untold
from everfree.ccg.language.text.phrases import Phrase
from everfree.ccg.language.text.symbols import colours
from everfree.ccg.vocab import PROBLEM

LANGUAGES: Final[dict[str, Language]] = {
    language.code: language for language in (english.LANGUAGE, french.LANGUAGE)
}


@dataclass(frozen=True)
class SideText:
    """The text box of one side: keywords first, then a paragraph for each ability, in printed order."""

    keywords: tuple[str, ...]
    paragraphs: tuple[str, ...]

    @property
    def lines(self) -> tuple[str, ...]:
        """List all lines of the text box."""
        return self.keywords + self.paragraphs


@dataclass(frozen=True)
class CardText:
    """The text boxes of a card: its front, and its boosted side where it has one."""

    sides: tuple[SideText, ...]


def _language(code: str) -> Language:
    if code not in LANGUAGES:
        raise Untold(f"no language {code!r}; there are: {', '.join(LANGUAGES)}")
    return LANGUAGES[code]


def _spelt(phrase: Phrase, language: Language) -> str:
    return language.realiser.spelt(language.realiser.words(phrase))


def side_text(card: Card, side: Side, language: Language) -> SideText:
    """Print the text box of one *side* of *card*."""
    told = opening(card, side)
    return SideText(
        tuple(_spelt(language.keywords.say(keyword, told), language) for keyword in side.keywords),
        tuple(
            language.realiser.paragraph(language.abilities.say(ability, told)) for ability in side.abilities
        ),
    )


def card_text(card: Card, language: str = "en") -> CardText:
    """Print the texts of *card*."""
    spoken = _language(language)
    return CardText(tuple(side_text(card, side, spoken) for side in card.sides))


def keyword_reminder(keyword: Keyword, language: str = "en") -> str:
    """Return a reminder of what *keyword* means, printed from its abilities or given by the language."""
    spoken = _language(language)
    meant = meaning_of(keyword)
    if meant:
        paragraphs = [spoken.abilities.say(ability, Discourse()) for ability in meant]
    elif keyword.name in spoken.reminders:
        paragraphs = [spoken.reminders[keyword.name]]
    else:
        raise Untold(f"no reminder for the keyword {keyword.name}")
    return " ".join(spoken.realiser.paragraph(paragraph) for paragraph in paragraphs)


def _side_facts(card: Card, side: Side) -> Iterator[tuple[str, str]]:
    if side.title:
        yield "title", side.title
    if side.traits:
        yield "traits", ", ".join(side.traits)
    if side.colours:
        yield "colours", " ".join(colours(side.colours))
    if card.type != PROBLEM:
        yield "power", str(side.power)
    if side.home_limit >= 0:
        yield "home limit", str(side.home_limit)


def card_facts(card: Card, language: str = "en") -> tuple[tuple[tuple[str, str], ...], ...]:
    """List the printed facts other than texts as names and values: of the whole card, then of each side."""
    spoken = _language(language)

    def needed(needs: tuple[Need, ...]) -> str:
        return ", ".join(_spelt(spoken.needs.say(need, Discourse()), spoken) for need in needs)

    whole = (
        ("id", card.id),
        ("type", spoken.labels.types[card.type]),
        ("cost", str(card.cost) if card.cost >= 0 else ""),
        ("needs", needed(card.needs)),
        ("points", str(card.points) if card.points else ""),
        ("bonus", str(card.bonus) if card.bonus else ""),
        ("owner needs", needed(card.owner_needs)),
        ("opponent needs", needed(card.opponent_needs)),
        ("rarity", card.rarity),
    )
    groups = (whole, *(tuple(_side_facts(card, side)) for side in card.sides))
    return tuple(
        tuple((spoken.labels.facts[name], value) for name, value in group if value) for group in groups
    )
