"""The values that a field without words may have in a text: only those the text gives evidence for."""

import re
from collections.abc import Iterator
from dataclasses import MISSING
from typing import Any, Final

from everfree.ccg.language import facts
from everfree.ccg.language.card import Card, Need
from everfree.ccg.language.keywords import Keyword
from everfree.ccg.language.nodes import Node
from everfree.ccg.language.terms import (
    A_PLAYER,
    A_PROBLEM,
    ADVERSARIES,
    HERE,
    ITS_PROBLEM,
    THAT_PLAYER,
    THERE,
    YOU,
    Place,
    Who,
)
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english import LANGUAGE as ENGLISH
from everfree.ccg.language.text.english.grammar import EnglishRealiser
from everfree.ccg.language.text.english.lexicon import place, player
from everfree.ccg.language.wordings import IT, NAMED, SAME
from everfree.ccg.language.words.effects.each_player import EachPlayer
from everfree.ccg.language.words.selectors.amounts import Spelt
from everfree.ccg.language.words.selectors.selectors import Host
from everfree.ccg.language.words.triggers.triggers import Trigger
from everfree.ccg.language.words.zones.tokens import token
from everfree.ccg.parsing.tokens import joined, plain, stem, stems
from everfree.ccg.vocab import (
    ANY_FACEOFF,
    BANISHED,
    CARD,
    CHARACTER,
    COLOUR_NAMES,
    DISCARD_PILE,
    DRAW_DECK,
    EVENT,
    FLIP,
    FRIEND,
    HAND,
    KEYWORD_NAMES,
    MANE,
    PLAY,
    PROBLEM,
    PROBLEM_FACEOFFS,
    RESOURCE,
    TROUBLEMAKER,
    TROUBLEMAKER_FACEOFF,
    CardType,
    Colour,
)
from everfree.ccg.written import names
from everfree.ccg.written.fields import Field, base_of

NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
NOUNS: Final = {
    "mane": MANE,
    "friend": FRIEND,
    "resource": RESOURCE,
    "event": EVENT,
    "troublemaker": TROUBLEMAKER,
    "problem": PROBLEM,
    "character": CHARACTER,
}
CAPITALS: Final = re.compile(
    r"[A-Z][\w'’\-]*\.?(?:,? (?:(?:the|of|and|&|in|a|to|for|at|on) )*[A-Z][\w'’\-]*\.?)*"
)
PLAIN: Final = frozenset(
    re.findall(
        r"\w+",
        """When While If At After As Then Otherwise Instead Each Your You This The A An All During
        Until Once For Any It
        Its Their That Exhaust Move Play Pay Draw Choose Put Dismiss Banish Look Search Score
        Gain Ready Give Reveal Return Turn Discard Retire Frighten Remove Players Opponents
        Characters Friends Main Phase Reaction Faceoff Immediate Chaos Harmony Talented""",
    )
)
"""Words that start a sentence or a label, and so are capitalised without being a name."""
COMMON_NAMES: Final = frozenset(
    [*[name.title() for name in NOUNS], *[f"{name.title()}s" for name in NOUNS], *KEYWORD_NAMES]
)
LESS: Final = re.compile(r"reduce|less|fewer|decrease")
"""Words for which a number of the text may mean a negative one."""
TOKEN: Final = re.compile(r"(\d+) \[(\w+)\] ([A-Z][\w ]*) tokens?")
"""What is printed of a token: its power, its colour, its traits and its type."""
COUNTER: Final = re.compile(r"([\w'+\-]+(?: power)?) counter")
LABEL: Final = re.compile(r"([A-Z][\w ]*): ")
TRAITS: Final = tuple(
    [
        value
        for name, value in vars(facts).items()
        if name.isupper() and isinstance(value, str) and len(value) > 2
    ]
    + list(names.RULED)
)


SIGNS: Final[dict[str, tuple[str, ...]]] = {
    HERE: (" here ", " with this card "),
    THERE: (" there ",),
    A_PROBLEM: (" problem ", " problems "),
    ITS_PROBLEM: ("'s problem ",),
}
"""Words that name a place in some phrases."""
TAGS: Final = ("Harmony", "Talented")
"""Words in front of an ability that mean nothing (701.5)."""
TRAIT_WORDS: Final = frozenset([word for one in TRAITS for word in one.split()])


class Domains:
    """The values of fields for one text."""

    def __init__(self, text: str, words: frozenset[str], tolds: list[Discourse]) -> None:
        self.numbers = _numbers(text)
        spoken = {one.lower() for one in re.findall(r"\w+", text)}
        self.spelt = tuple([number for number, name in enumerate(NUMBERS) if name in spoken and number])
        self.colours = tuple([bit for bit, name in COLOUR_NAMES.items() if f"[{name}]" in text])
        self.nouns = _nouns(words)
        self.traits = tuple([one for one in TRAITS if one in text or f"{one.removesuffix('y')}ies" in text])
        self.keywords = tuple([one for one in KEYWORD_NAMES if one in text])
        self.titles = _titles(text)
        self.players = tuple([who for who in names.SHORT_WORDS[Who] if _is_named(who, words, tolds)])
        self.places = tuple(_places(text, tolds))
        self.host = tolds[0].host
        self.names_host = "that card" in text.lower()
        self.zones = tuple([zone for zone in names.CHOICES["zone"].values() if zone in _zones(words)])
        self.counters = tuple(dict.fromkeys(COUNTER.findall(text)))
        self.tokens = _tokens(text, self.traits)
        label = LABEL.match(text)
        is_tagged = label is not None and label.group(1).split()[0] in TAGS
        self.tags = ("", label.group(1)) if label and is_tagged else ("",)

    def of(self, word: type[Node], field: Field) -> tuple[Any, ...]:
        """List the values of a field that holds no word; its default comes first."""
        values = self._values(word, field)
        if field.default is MISSING:
            return values
        return (field.default, *[value for value in values if value != field.default])

    def _values(self, word: type[Node], field: Field) -> tuple[Any, ...]:  # noqa: C901 - a list of cases, the first counts
        kind, base = field.kind, base_of(field.kind)
        if kind is Who:
            players = dict.fromkeys((*self.players, A_PLAYER))
            if word is EachPlayer:
                players = dict.fromkeys([who for who in players if who in (A_PLAYER, *ADVERSARIES)])
            return tuple([who for who in players if who != THAT_PLAYER or not issubclass(word, Trigger)])
        if word is Host and field.name == "noun":
            hosts = (self.host, *([CARD] if self.names_host else []))
            return tuple([noun for noun in dict.fromkeys(hosts) if noun != CARD or self.names_host])
        if field.name == "zone":
            return self.zones
        if base is bool:
            return (False, True)
        if kind is Place:
            return self.places
        if kind in names.SHORT_WORDS and kind is not str:
            return names.SHORT_WORDS[kind]
        if base is str:
            return self._strings(word, field)
        if field.name in names.CHOICES:
            return tuple(names.CHOICES[field.name].values())
        if word is Need and field.name == "colour":
            return (0, *self.colours)
        if field.name == "colours":
            pairs = [one | other for one in self.colours for other in self.colours if one < other]
            return (*self.colours, *pairs)
        if field.name in names.SETS:
            return (ANY_FACEOFF, PROBLEM_FACEOFFS, TROUBLEMAKER_FACEOFF)
        if kind is Colour:
            return self.colours
        if kind is CardType:
            return self.nouns
        if word is Spelt:
            return self.spelt
        if field.name == "count":
            return tuple([number for number in self.numbers if number >= 0])
        return self.numbers

    def _strings(self, word: type[Node], field: Field) -> tuple[str, ...]:
        if field.name == "keyword" or (word is Keyword and field.name == "name"):
            return self.keywords
        return {
            "trait": self.traits,
            "traits": self.traits,
            "counter": self.counters,
            "tag": self.tags,
        }.get(field.name, self.titles)


def _tokens(text: str, traits: tuple[str, ...]) -> tuple[Card, ...]:
    """List the tokens that a text may describe by their printed facts."""
    colours = {name: bit for bit, name in COLOUR_NAMES.items()}
    found: dict[Card, None] = {}
    for power, colour, described in TOKEN.findall(text):
        words = tuple([Keyword(one) for one in KEYWORD_NAMES if f"with {one}" in text])
        own = tuple([one for one in traits if one in described])
        for keywords in ((), words) if words else ((),):
            found[token(int(power), colours[colour], *own, keywords=keywords)] = None
    return tuple(found)


def _is_named(who: Any, words: frozenset[str], tolds: list[Discourse]) -> bool:
    if who == YOU:
        return True
    if who in ADVERSARIES and words & {"opponent", "opponent's", "oppos"}:
        return True
    if who in (A_PLAYER, THAT_PLAYER) and words & {"player", "player's", "they", "their"}:
        return True
    for told in tolds:
        try:
            if set(stems(" ".join(ENGLISH.realiser.words(player(who, told))))) <= words:
                return True
            if isinstance(ENGLISH.realiser, EnglishRealiser):
                own = ENGLISH.realiser.possessive(player(who, told))
                if set(stems(" ".join(own))) <= words:
                    return True
        except LookupError:
            continue
    return False


def _places(text: str, tolds: list[Discourse]) -> Iterator[Any]:
    """Yield the places that a text names in one discourse or another, and those that have no name."""
    given = joined(plain(text))
    for where in names.SHORT_WORDS[Place]:
        if any(sign in given for sign in SIGNS.get(where, ())):
            yield where
            continue
        try:
            phrases = [place(Place(where), told, wording=one) for told in tolds for one in (NAMED, IT, SAME)]
        except LookupError:
            yield where
            continue
        spelt = {" ".join(ENGLISH.realiser.words(phrase)) for phrase in phrases}
        if any(joined(plain(f"{one}{mark}")) in given for one in spelt for mark in ("", "'s")):
            yield where


def _zones(words: frozenset[str]) -> set[int]:
    return {
        PLAY,
        *([HAND] if words & set(stems("hand free")) else []),
        *([DISCARD_PILE] if "discard" in words else []),
        *([DRAW_DECK] if "deck" in words else []),
        *([BANISHED] if {"banish", "beneath"} & words else []),
        *([FLIP] if {"flip", "chaos"} & words else []),
    }


def _numbers(text: str) -> tuple[int, ...]:
    found = [int(one) for one in re.findall(r"[+\-]?\d+", text)]
    found += [abs(one) for one in found]
    if LESS.search(text):
        found += [-one for one in found if one > 0]
    spoken = {word.lower() for word in re.findall(r"\w+", text)}
    found += [place for place, name in enumerate(NUMBERS) if name in spoken]
    if spoken & {"none", "all", "any"}:
        found.append(0)
    return tuple(dict.fromkeys([1, *found]))


def _nouns(words: frozenset[str]) -> tuple[CardType, ...]:
    single = [noun for name, noun in NOUNS.items() if stem(name) in words]
    pairs = [CardType(one | other) for one in single for other in single if one < other]
    several = CardType(FRIEND | RESOURCE | TROUBLEMAKER)
    return tuple(dict.fromkeys([CARD, *single, *pairs, several]))


def _titles(text: str) -> tuple[str, ...]:
    found: dict[str, None] = {}
    for run in CAPITALS.findall(COUNTER.sub("", text)):
        words = run.split()
        while words and words[0].rstrip(",") in PLAIN:
            del words[0]
        starts = [place for place in range(len(words)) if _may_end(words, place - 1)]
        ends = [place + 1 for place in range(len(words)) if _may_end(words, place + 1)]
        for start in starts:
            for end in ends:
                if start < end:
                    found[" ".join(words[start:end]).rstrip(",")] = None
    for run in list(found):
        found[run.rstrip(".")] = None
        if run.endswith(("'s", "’s")):
            found[run[:-2]] = None
        elif run.endswith("s") and run.split()[-1] not in PLAIN:
            found[run[:-1]] = None
    return tuple([one for one in found if _is_title(one)])


def _may_end(words: list[str], place: int) -> bool:
    """Tell whether a name may end beside this word: a small word, a kind of card, a trait or nothing."""
    if not 0 <= place < len(words):
        return True
    word = words[place].rstrip(".,")
    return not word[:1].isupper() or word in COMMON_NAMES or word in TRAIT_WORDS or word in PLAIN


def _is_title(name: str) -> bool:
    """Tell whether capitals can be a card's title, and not just traits, kinds of cards or a first word."""
    if not name[:1].isupper() or "," in name:
        return False
    words = name.split()
    plain_words = [word.rstrip(".") for word in words if word[:1].isupper()]
    return not all(word in PLAIN or word in COMMON_NAMES or word in TRAIT_WORDS for word in plain_words)
