"""Pages of all cards, one for each set: facts and texts in both languages, printed from the trees."""

import re
from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from scripts.pages.markdown import plain, toctree

from everfree.ccg.cards import SETS
from everfree.ccg.language.card import Card
from everfree.ccg.language.text import LANGUAGES, card_facts, card_text

TITLES: Final = {"rock_n_rave": "Rock N Rave", "crystal_games": "The Crystal Games"}
"""Names of sets that differ from those of their folders."""
INTRODUCTION: Final = (
    "Facts and texts are printed from the trees of the cards, which the game plays. The search box finds a "
    "card by its name or by any word of its text. In the terminal: `everfree cards show pr97`."
)
FRENCH_INTRODUCTION: Final = (
    "Toutes les cartes, en anglais et en français. La recherche trouve une carte par son nom ou par les mots "
    "de son texte."
)
SIDES: Final = ("front", "boosted")
SIGN: Final = re.compile(r"\[(\w+)\]")
"""A color or a number of tokens in a text."""
FRENCH: Final = {
    "blue": "bleu",
    "orange": "orange",
    "pink": "rose",
    "purple": "violet",
    "white": "blanc",
    "yellow": "jaune",
}
"""What signs of colors say in French."""


def pages() -> dict[str, list[str]]:
    """Return the lines of every page by its name."""
    found = {"index": list(_contents())}
    found |= {file_name(name): list(_set(name, cards)) for name, cards in SETS.items()}
    return found


def file_name(name: str) -> str:
    """Return the name of the page of a set."""
    return name.replace("_", "-")


def title(name: str) -> str:
    """Return the name of a set as players write it."""
    words = name.split("_")
    small = ("and", "in", "of")
    return TITLES.get(name) or " ".join([one if one in small else one.capitalize() for one in words])


def anchor(card: str) -> str:
    """Return the link target of a card."""
    return f"card-{card}"


def _contents() -> Iterator[str]:
    total = sum([len(cards) for cards in SETS.values()])
    yield from ("# Cards", "")
    yield f"All {total:,} cards of {len(SETS)} sets, in English and in French. {INTRODUCTION}"
    yield from ("", f"*{FRENCH_INTRODUCTION}*")
    yield from ("", "| Set | Cards |", "|---|---|")
    for name, cards in SETS.items():
        yield f"| [{title(name)}]({file_name(name)}.md) | {len(cards)} |"
    yield from toctree([file_name(name) for name in SETS])


def _set(name: str, cards: tuple[Card, ...]) -> Iterator[str]:
    yield from ("---", "hide-toc: true", "---", "", f"# {title(name)}", "")
    yield f"{len(cards)} cards. [All sets](index.md)."
    for card in cards:
        yield from _card(card)


def _card(card: Card) -> Iterator[str]:
    """Write a heading, which the search finds, and the rest as HTML, which Sphinx need not parse."""
    yield from ("", f"({anchor(card.id)})=", f"## {plain(card.name)} ({card.id})", "", "```{raw} html")
    texts = "".join([_text(card, language) for language in LANGUAGES])
    yield f'<div class="card">{texts}</div>'
    yield "```"


def _text(card: Card, language: str) -> str:
    """Return a card in one language: its facts, then each side with its own facts and its text."""
    names = LANGUAGES[language].labels.facts
    whole, *sides = card_facts(card, language)
    parts = [_facts([fact for fact in whole if fact[1] != card.id], language)]
    for place, (facts, text) in enumerate(zip(sides, card_text(card, language).sides, strict=True)):
        if card.boosted:
            parts.append(f"<p class=side>{escape(names[SIDES[place]])}</p>")
        parts.append(_facts(facts, language))
        if text.keywords:
            parts.append(f"<p><strong>{_signs(', '.join(text.keywords), language)}</strong></p>")
        parts.extend([f"<p>{_signs(paragraph, language)}</p>" for paragraph in text.paragraphs])
        if not text.keywords and not text.paragraphs:
            parts.append(f"<p>{escape(names['no text'])}</p>")
    return f'<div lang="{language}">{"".join(parts)}</div>'


def _facts(facts: Sequence[tuple[str, str]], language: str) -> str:
    colon = LANGUAGES[language].realiser.colon
    told = " · ".join([f"{escape(name + colon)}<b>{_signs(value, language)}</b>" for name, value in facts])
    return f"<p class=facts>{told}</p>" if told else ""


def _signs(text: str, language: str) -> str:
    """Return a text as HTML, with its colors and tokens in brackets as signs."""

    def sign(found: re.Match[str]) -> str:
        word = FRENCH.get(found[1], found[1]) if language == "fr" else found[1]
        return f'<span class="sign {found[1]}">{word}</span>'

    return SIGN.sub(sign, escape(text, quote=False))
