"""Finds cards by a part of their names."""

import unicodedata
from collections.abc import Iterable

from everfree.ccg.language import Card


def simplified(text: str) -> str:
    """Return *text* in lower case, without accents, with plain apostrophes and single spaces."""
    plain = unicodedata.normalize("NFKD", text.replace("’", "'").casefold())
    return " ".join("".join(one for one in plain if not unicodedata.combining(one)).split())


def fitting(typed: str, among: Iterable[Card]) -> list[str]:
    """List the ids of the different cards whose name is *typed*, else starts with it, else contains it."""
    wanted = simplified(typed).strip('"«» ')
    cards = list({card.id: card for card in among}.values())
    names = {card.id: simplified(card.name) for card in cards}
    exact = [card.id for card in cards if wanted in (names[card.id], simplified(card.title))]
    if exact or not wanted:
        return exact
    started = [card.id for card in cards if names[card.id].startswith(wanted)]
    return started or [card.id for card in cards if wanted in names[card.id]]
