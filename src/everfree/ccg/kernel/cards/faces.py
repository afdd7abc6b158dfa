"""Faces: one side of a card, either as printed or as modifiers have changed it (711)."""

from typing import Any

from everfree.ccg.kernel.registry import SHAPES, claims, kinds_of
from everfree.ccg.language.abilities import (
    Ability,
    Activated,
    As,
    Continuous,
    EachPlayerHas,
    Elsewhere,
    OneParagraph,
    Replacement,
    Standing,
    Triggered,
)
from everfree.ccg.language.card import Side
from everfree.ccg.language.keywords import Keyword, meaning_of
from everfree.ccg.language.words.changes.changes import POWER_CHANGES
from everfree.ccg.language.words.selectors.selectors import This
from everfree.ccg.language.words.triggers.arrivals import IsPlayed
from everfree.ccg.language.words.triggers.triggers import Plays
from everfree.ccg.vocab import KEYWORD_BITS, TROUBLEMAKER, CardType


def is_of_playing_itself(type: CardType, ability: Triggered) -> bool:
    """Tell whether *ability* triggers when its Troublemaker is played, which is always face down (306.1)."""
    trigger = ability.trigger
    return type == TROUBLEMAKER and isinstance(trigger, (Plays, IsPlayed)) and isinstance(trigger.what, This)


def paragraph(ability: Ability) -> tuple[Ability, ...]:
    """List the abilities that one printed paragraph stands for."""
    if isinstance(ability, OneParagraph):
        return ability.abilities
    if isinstance(ability, As):
        return (ability, *ability.meanwhile)
    return (ability,)


def _changes_power(ability: Continuous) -> bool:
    return any(isinstance(change, POWER_CHANGES) for change in ability.changes)


def _changes_what_cards_are(ability: Continuous) -> bool:
    return any(type(change) in SHAPES for change in ability.changes)


class SortedAbilities:
    """The abilities of a face, sorted by kind; those that keywords stand for come first."""

    __slots__ = (
        "abilities",
        "activated",
        "as_it_happens",
        "continuous",
        "elsewhere",
        "empowering",
        "heard",
        "heard_face_down",
        "is_indexed",
        "is_shaping",
        "keywords",
        "replaced",
        "replacements",
        "standing",
        "triggered",
    )

    def __init__(self, type: CardType, words: tuple[Keyword, ...], own: tuple[Ability, ...]) -> None:
        self.keywords = 0
        """The set of keywords as bits."""
        abilities: list[Ability] = []
        for keyword in words:
            self.keywords |= KEYWORD_BITS[keyword.name]
            abilities.extend(meaning_of(keyword))
        for written in own:
            abilities.extend(paragraph(written))
        self.abilities: tuple[Ability, ...] = tuple(abilities)
        self.triggered = tuple([one for one in abilities if isinstance(one, Triggered)])
        activated = [one for one in abilities if isinstance(one, Activated)]
        self.activated = tuple({id(one): one for one in activated}.values())  # given twice, offered once
        self.continuous = tuple([one for one in abilities if isinstance(one, Continuous)])
        self.empowering = tuple([one for one in self.continuous if _changes_power(one)])
        """Those of them that change powers."""
        self.standing = tuple([one for one in abilities if isinstance(one, (Standing, EachPlayerHas))])
        replacements = [one for one in abilities if isinstance(one, Replacement)]
        self.replacements = tuple({id(one): one for one in replacements}.values())  # given twice, works once
        self.heard = tuple([(kind, one) for one in self.triggered for kind in kinds_of(one.trigger)])
        """Triggered abilities, one entry for each kind of occurrence they trigger on."""
        self.heard_face_down = tuple([one for one in self.heard if is_of_playing_itself(type, one[1])])
        """Those of them that work while the card is face down, and only then (505.1a)."""
        self.replaced = tuple([(kind, one) for one in self.replacements for kind in kinds_of(one.trigger)])
        """Replacement abilities, one entry for each kind of occurrence they replace."""
        self.as_it_happens = tuple([one for one in abilities if isinstance(one, As)])
        self.elsewhere = tuple([one for one in abilities if isinstance(one, Elsewhere)])
        self.is_indexed = bool(
            self.heard
            or self.empowering
            or self.standing
            or self.replaced
            or self.activated
            or self.as_it_happens
        )
        """Whether one of its abilities is entered in the index of the cards in play (`board.enter_face`)."""
        self.is_shaping = any(_changes_what_cards_are(one) for one in self.continuous)
        """Whether one of its abilities changes what cards are."""


class Face(SortedAbilities):
    """The characteristics of one side of a card and its abilities; immutable."""

    __slots__ = (
        "colours",
        "home_limit",
        "is_barred",
        "is_colourless",
        "own",
        "power",
        "traits",
        "type",
        "words",
    )

    def __init__(
        self,
        type: CardType,
        colours: int,
        power: int,
        traits: tuple[str, ...],
        words: tuple[Keyword, ...],
        own: tuple[Ability, ...],
        home_limit: int,
        is_barred: bool = False,
        is_colourless: bool = False,
    ) -> None:
        super().__init__(type, words, own)
        self.type = type
        self.colours = colours
        self.power = power
        self.traits = traits
        self.words = words
        """The keywords, each with its number X."""
        self.own = own
        """The abilities written out on it, without those that keywords stand for."""
        self.home_limit = home_limit
        self.is_barred = is_barred
        """Whether it can't have abilities, so that none can be added."""
        self.is_colourless = is_colourless
        """Whether it can't have colours, so that none can be added."""

    def parts(self) -> tuple[Any, ...]:
        """Return the values that decide whether two faces are equal."""
        return (
            self.type,
            self.colours,
            self.power,
            self.traits,
            self.words,
            self.own,
            self.home_limit,
            self.is_barred,
            self.is_colourless,
        )

    def is_like(self, other: "Face") -> bool:
        """Tell whether *other* has equal characteristics and the very same abilities."""
        return self is other or (
            are_keywords_alike(self.words, other.words)
            and are_the_same(self.own, other.own)
            and self.type == other.type
            and self.colours == other.colours
            and self.power == other.power
            and self.traits == other.traits
            and self.home_limit == other.home_limit
            and self.is_barred == other.is_barred
            and self.is_colourless == other.is_colourless
        )

    def x_of(self, name: str) -> int:
        """Return the sum of the numbers X of all keywords called *name*."""
        total = 0
        for word in self.words:
            if word.name == name:
                total += word.x
        return total

    def with_colours(self, colours: int) -> "Face":
        """Return the face with these colours; one that can't have colours stays as it is (104.2)."""
        if self.is_colourless:
            return self
        return self._with(self.type, colours, self.traits, self.words, self.own)

    def colourless(self) -> "Face":
        """Return the face without colours, to which none can be added."""
        return Face(
            self.type,
            0,
            self.power,
            self.traits,
            self.words,
            self.own,
            self.home_limit,
            self.is_barred,
            is_colourless=True,
        )

    def with_traits(self, traits: tuple[str, ...]) -> "Face":
        return self._with(self.type, self.colours, traits, self.words, self.own)

    def with_type(self, type: CardType) -> "Face":
        return self._with(type, self.colours, self.traits, self.words, self.own)

    def with_abilities(self, words: tuple[Keyword, ...], own: tuple[Ability, ...]) -> "Face":
        """Return the face with these abilities; one that can't have abilities stays as it is (104.2)."""
        return self if self.is_barred else self._with(self.type, self.colours, self.traits, words, own)

    def barred(self) -> "Face":
        """Return the face without abilities, to which none can be added."""
        is_colourless = self.is_colourless
        return Face(
            self.type, self.colours, self.power, self.traits, (), (), self.home_limit, True, is_colourless
        )

    def _with(
        self,
        type: CardType,
        colours: int,
        traits: tuple[str, ...],
        words: tuple[Keyword, ...],
        own: tuple[Ability, ...],
    ) -> "Face":
        return Face(
            type,
            colours,
            self.power,
            traits,
            words,
            own,
            self.home_limit,
            self.is_barred,
            self.is_colourless,
        )


def are_keywords_alike(words: tuple[Keyword, ...], others: tuple[Keyword, ...]) -> bool:
    """Tell whether two lists of keywords stand for the very same abilities, which `meaning_of` keeps."""
    if words is others:
        return True
    if len(words) != len(others):
        return False
    for word, other in zip(words, others, strict=True):
        if word.name != other.name or word.x != other.x:
            return False
    return True


def are_the_same(abilities: tuple[Ability, ...], others: tuple[Ability, ...]) -> bool:
    """Tell whether two lists have the very same abilities, not only equal ones."""
    if abilities is others:
        return True
    if len(abilities) != len(others):
        return False
    for ability, other in zip(abilities, others, strict=True):
        if ability is not other:
            return False
    return True


def printed_face(side: Side, type: CardType) -> Face:
    """Return the face of a printed side."""
    return Face(type, side.colours, side.power, side.traits, side.keywords, side.abilities, side.home_limit)


claims("208.1", "701.2", "701.2a", "703.1a", SortedAbilities.__init__)
claims("505.1a", is_of_playing_itself)
