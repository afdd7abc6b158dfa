"""The house rules of a table as sentences, told to everybody who comes to it (rule 13)."""

from typing import Final

from everfree.slap.options import Minutes, Options
from everfree.telling.said import Said, said

USUAL: Final = Options()
NUMBERS: Final = {
    "decks": "slap-house-decks",
    "jokers_per_deck": "slap-house-jokers",
    "penalty_cards": "slap-house-penalty",
    "compensation_cap_ms": "slap-house-cap",
}
"""Options that are told as a number, with their message."""
CHOICES: Final = {"joker": "joker", "photo_finish": "photo", "short_challenge": "short"}
"""Options that are told as one of a few sentences."""


def house_rule_sentences(rules: Options) -> tuple[Said, ...]:
    """Return when the game ends and who may slap in, then everything that differs from the usual rules."""
    found = [_limit(rules), said("slap-house-guests", who=rules.slap_in)]
    if rules.chances != USUAL.chances:
        chances = rules.chances
        found.append(
            said(
                "slap-house-chances",
                alicorn=str(chances.alicorn),
                villain=str(chances.villain),
                mane5=str(chances.mane5),
                parasprite=str(chances.parasprite),
            )
        )
    for option, name in CHOICES.items():
        if (chosen := getattr(rules, option)) != getattr(USUAL, option):
            found.append(said(f"slap-house-{name}-{chosen}"))
    for option, key in NUMBERS.items():
        if (number := getattr(rules, option)) != getattr(USUAL, option):
            found.append(said(key, count=number))
    if rules.min_play_interval_ms > USUAL.min_play_interval_ms:
        found.append(said("slap-house-slow"))
    if rules.text_symbols:
        found.append(said("slap-house-labels"))
    return tuple(found)


def _limit(rules: Options) -> Said:
    limit = rules.limit
    if limit is None:
        return said("slap-house-no-limit")
    if isinstance(limit, Minutes):
        return said("slap-house-minutes", count=limit.minutes)
    return said("slap-house-cards", count=limit.cards)
