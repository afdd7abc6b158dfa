"""Finds cards by a part of their names."""

import unicodedata
from collections.abc import Iterable

from everfree.ccg.cards import POOL


def simplified(text: str) -> str:
    """Return *text* in lower case, without accents, with plain apostrophes and single spaces."""
    plain = unicodedata.normalize("NFKD", text.replace("’", "'").casefold())
    return " ".join("".join(one for one in plain if not unicodedata.combining(one)).split())


def fitting(typed: str, ids: Iterable[str]) -> list[str]:
    """List the different cards among *ids* whose name is *typed*, else starts with it, else contains it."""
    wanted = simplified(typed).strip('"«» ')
    cards = [POOL[one] for one in dict.fromkeys(ids)]
    names = {card.id: simplified(card.name) for card in cards}
    exact = [card.id for card in cards if wanted in (names[card.id], simplified(card.title))]
    if exact or not wanted:
        return exact
    started = [card.id for card in cards if names[card.id].startswith(wanted)]
    return started or [card.id for card in cards if wanted in names[card.id]]
