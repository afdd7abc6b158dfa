"""The house rules that a guest wishes for: checked one by one, so that a refusal says which can't be had."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec
from msgspec.inspect import Field, IntType, LiteralType, StructType, type_info

from everfree.server.refusals import RequestRefused
from everfree.slap.cards import PONY53
from everfree.slap.options import ChallengeChances, Minutes, Options

MOST_MINUTES: Final = 60
MOST_CARDS: Final = 5000
"""A match must end soon enough to be stored, whatever its players do."""
COUNTDOWN_MS: Final = 3000
"""Players over a network need a moment to see the table; a match that was stored before has no countdown."""


def read_house_rules(wanted: dict[str, Any]) -> Options:
    """Return the options of a table; raise `RequestRefused` if they can't be played here."""
    for name in wanted.keys() - set(Options.__struct_fields__):
        raise RequestRefused("slap-no-such-option", option=name)
    chances = wanted.get("chances")
    if isinstance(chances, dict):
        _check(_fields(ChallengeChances), chances)
    _check(_fields(Options), wanted)
    try:
        options = msgspec.convert({"countdown_ms": COUNTDOWN_MS, **wanted}, Options)
    except msgspec.ValidationError:
        raise RequestRefused("slap-bad-options") from None
    if options.judging != "network" or options.composition != PONY53:
        raise RequestRefused("slap-bad-options")
    if options.turn_timeout_ms <= options.min_play_interval_ms:
        raise RequestRefused("slap-timeout-too-short")
    _check_limit(options)
    return options


def _fields(of: type) -> tuple[Field, ...]:
    described = type_info(of)
    assert isinstance(described, StructType)
    return described.fields


def _check(fields: tuple[Field, ...], wanted: dict[str, Any]) -> None:
    """Raise `RequestRefused` for the first number out of its bounds, or word that is not among the values."""
    for field, value in _given(fields, wanted):
        if isinstance(field.type, LiteralType) and value not in field.type.values:
            values = ", ".join([str(one) for one in field.type.values])
            raise RequestRefused("slap-no-such-value", option=field.name, values=values)
        if isinstance(field.type, IntType):
            _check_number(field.name, value, field.type.ge or 0, field.type.le or 0)


def _given(fields: tuple[Field, ...], wanted: dict[str, Any]) -> Iterator[tuple[Field, Any]]:
    return ((field, wanted[field.name]) for field in fields if field.name in wanted)


def _check_number(option: str, value: Any, least: int, most: int) -> None:
    if type(value) is not int or not least <= value <= most:
        raise RequestRefused("slap-bad-number", option=option, least=str(least), most=str(most))


def _check_limit(options: Options) -> None:
    limit = options.limit
    if limit is None:
        raise RequestRefused("slap-needs-limit", minutes=str(MOST_MINUTES), cards=str(MOST_CARDS))
    if isinstance(limit, Minutes):
        _check_number("minutes", limit.minutes, 1, MOST_MINUTES)
    else:
        _check_number("cards", limit.cards, 1, MOST_CARDS)
