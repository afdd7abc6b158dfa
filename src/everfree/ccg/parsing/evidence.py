"""Which words and values can occur in a text at all: those whose fixed words it contains.

The fixed words of a word are found by printing it with several different parts: what all these texts have in
common is its own. The same is done for each value of a field.
"""

from collections.abc import Callable, Iterator
from dataclasses import MISSING, replace
from itertools import islice, product
from typing import Any, Final

from everfree.ccg.language import terms
from everfree.ccg.language.abilities import Ability, Continuous, Triggered
from everfree.ccg.language.nodes import Node, parts as parts_of, walk
from everfree.ccg.language.terms import A_PLAYER, OPPONENT, THAT_PLAYER, YOU
from everfree.ccg.language.text.discourse import FIRST, SOMEONE, Discourse
from everfree.ccg.language.wordings import IT
from everfree.ccg.language.words.changes.changes import Change, HasKeyword, Power
from everfree.ccg.language.words.effects.covering import Boosted
from everfree.ccg.language.words.effects.each_player import By
from everfree.ccg.language.words.effects.effects import Dismiss, Effect, Exhaust, FlipCard, Give, Score
from everfree.ccg.language.words.selectors.amounts import ValueOf
from everfree.ccg.language.words.selectors.conditions import Condition, DuringPhase, ThereAre
from everfree.ccg.language.words.selectors.selectors import (
    THIS,
    Choose,
    ControlledBy,
    Description,
    Each,
    Exhausted,
    OfColour,
    One,
    Selector,
    Test,
    That,
    WithTrait,
)
from everfree.ccg.language.words.triggers.triggers import IsUncovered, Moves, PhaseStarts, Plays, Trigger
from everfree.ccg.language.words.zones.decks import TopOf
from everfree.ccg.parsing.pieces import whole
from everfree.ccg.parsing.sections import Phrases
from everfree.ccg.parsing.tokens import NUMBER, stems
from everfree.ccg.vocab import (
    BLUE,
    DISCARD_PILE,
    END_PHASE,
    EVENT,
    FRIEND,
    HAND,
    MAIN_PHASE,
    ORANGE,
    PROBLEM,
    RESOURCE,
    TROUBLEMAKER,
    CardType,
    Colour,
)
from everfree.ccg.written import names
from everfree.ccg.written.fields import Field, alternatives, fields_of, inside_tuple, is_word, words_of

MOST_SAMPLES: Final = 20
FEW_SAMPLES: Final = 4
"""If fewer samples can be printed, the words of their parts are left out: they may be common by chance."""
MOST_SHIFTS: Final = 6
BASES: Final = (
    Discourse(FRIEND),
    Discourse(PROBLEM, player=A_PLAYER, this_told=True, problem_told=True, chosen_told=True),
    replace(Discourse(RESOURCE, FRIEND).for_another(), player=SOMEONE, flipped_told=True),
    Discourse(FRIEND).naming(A_PLAYER),
    Discourse(PROBLEM).called(FIRST),
    replace(Discourse(FRIEND, actor=OPPONENT), player=OPPONENT, this_told=True, problem_told=True),
)
"""Different things that a text may have mentioned before."""
PEOPLED: Final = (
    Discourse(FRIEND).naming(A_PLAYER),
    Discourse(FRIEND).having_named(A_PLAYER),
    Discourse(FRIEND).for_another(),
    replace(Discourse(FRIEND), player=OPPONENT),
)
"""Different players that a text may have mentioned before."""
PLAYERS: Final = frozenset(names.SHORT_WORDS[terms.Who])
SAMPLES: Final[dict[Any, tuple[Any, ...]]] = {
    Selector: (
        THIS,
        Each(Description(TROUBLEMAKER)),
        Choose(Description(RESOURCE, (ControlledBy(YOU),))),
        One(Description(FRIEND)),
        Choose(Description(FRIEND, (Exhausted(),))),
        Each(Description(FRIEND, (ControlledBy(YOU),))),
        One(Description(EVENT)),
        TopOf(2),
        That(wording=IT),
        Choose(Description(EVENT, (ControlledBy(YOU),), HAND)),
    ),
    Description: (
        Description(TROUBLEMAKER),
        Description(FRIEND, (ControlledBy(YOU),), DISCARD_PILE),
        Description(FRIEND, (ControlledBy(YOU), Exhausted())),
    ),
    Test: (Exhausted(), ControlledBy(YOU), OfColour(BLUE), Boosted(), WithTrait("Zebra")),
    Effect: (Score(1), Exhaust(THIS), FlipCard(), By(THAT_PLAYER, Score(1))),
    Trigger: (
        IsUncovered(THIS),
        PhaseStarts(END_PHASE, YOU),
        Plays(YOU, One(Description(EVENT))),
        Moves(OPPONENT, One(Description(FRIEND))),
        Plays(A_PLAYER, One(Description(FRIEND))),
    ),
    Condition: (ThereAre(Description(RESOURCE)), DuringPhase(MAIN_PHASE)),
    Change: (Power(2), HasKeyword("Swift"), Power(ValueOf(terms.POWER, THIS))),
    Ability: (Triggered(IsUncovered(THIS), Score(1)), Continuous((Power(2),), THIS)),
    int: (2, 3, 1, -2),
    str: ("Zebra", "Quill"),
    bool: (False, True),
    Colour: (BLUE, ORANGE),
    CardType: (FRIEND, TROUBLEMAKER),
    terms.Who: (YOU, OPPONENT, A_PLAYER),
    terms.Place: (terms.HOME, terms.A_PROBLEM, terms.HERE, terms.ITS_PROBLEM, terms.ANYWHERE),
    terms.Until: (terms.END_OF_TURN, terms.END_OF_PHASE, terms.WHILE_IN_PLAY),
    terms.Timing: (terms.MAIN_PHASE_TIMING, terms.REACTION),
    terms.Spot: (terms.ON_TOP, terms.AT_BOTTOM),
}
"""Values with which a word is printed to find its fixed words."""


PARENTS: Final[tuple[tuple[Callable[[Any], Node], ...], ...]] = (
    (Exhaust, Dismiss),
    (
        lambda what: Give((Power(2),), what, terms.END_OF_TURN),
        lambda what: Give((HasKeyword("Swift"),), what, terms.WHILE_IN_PLAY),
    ),
)
"""Words around a selector that print its wordings, and who chooses."""
SEEN_ABOVE: Final = frozenset(("wording", "who"))
"""Fields of a selector that the words around it print."""
TERMS: Final = frozenset(
    [value for kind in (terms.Until, terms.Timing, terms.Place) for value in names.SHORT_WORDS[kind]]
)
"""Values that a word has a phrase for, or cannot have at all."""
OFTEN_LEFT_OUT: Final = frozenset(
    stems("be become get have it its they their you your a the some of one and or to on with player that")
)
"""Words of a phrase that the surrounding text may leave out or replace."""


class Evidence:
    """The fixed words of every word of the language, found when they are first asked for."""

    def __init__(self, phrases: Phrases) -> None:
        self._phrases = phrases
        self._fixed: dict[tuple[Any, ...], tuple[frozenset[str], ...]] = {}
        self._peopled: dict[type[Node], bool] = {}
        self._own: dict[type[Node], frozenset[str]] = {}

    def allows(self, word: type[Node], words: frozenset[str]) -> bool:
        """Tell whether a text with these *words* can have *word*."""
        return self._is_met((word,), word, {}, words)

    def allows_value(self, word: type[Node], field: str, value: Any, words: frozenset[str]) -> bool:
        """Tell whether a text with these *words* can have *word* with this value of a field."""
        return self._is_met((word, field, value), word, {field: value}, words)

    def shows(self, word: type[Node], field: str, value: Any, words: frozenset[str]) -> bool:
        """Tell whether a text with these *words* has words of its own for this value."""
        self.allows_value(word, field, value, words)
        return any(fixed and fixed <= words for fixed in self._fixed[word, field, value])

    def fixed_words(self, word: type[Node]) -> frozenset[str]:
        """Return the words that *word* prints itself, in one discourse or another."""
        self.allows(word, frozenset())
        return frozenset([one for fixed in self._fixed[(word,)] for one in fixed])

    def own_words(self, word: type[Node]) -> frozenset[str]:
        """Return all words that *word* may print itself, in any wording and discourse."""
        if word not in self._own:
            found: set[str] = set()
            for wording in self._phrases.wordings(word):
                given = {"wording": wording} if wording else {}
                for node in islice(samples(word, given), MOST_SAMPLES):
                    inner = [part for part in walk(node) if part is not node]
                    for told in BASES:
                        said = self._phrases.say(node, told)
                        if said is not None:
                            found |= whole(said, self._phrases.language) - self._printed(inner, told)
            self._own[word] = frozenset(found)
        return self._own[word]

    def _printed(self, nodes: list[Node], told: Discourse) -> frozenset[str]:
        """Return the words that several trees print."""
        said = [self._phrases.say(node, told) for node in nodes if self._phrases.has(type(node))]
        return frozenset().union(
            *[whole(one, self._phrases.language) for one in said if one is not None],
        )

    def words_of_value(self, word: type[Node], field: str, value: Any) -> frozenset[str]:
        """Return the words that *word* prints itself if *field* has this value."""
        self.allows_value(word, field, value, frozenset())
        return frozenset([one for fixed in self._fixed[word, field, value] for one in fixed])

    def names_player(self, node: Node) -> bool:
        """Tell whether the phrase of a tree depends on which players were mentioned before."""
        return names_a_player(node) or any(self._depends_on_players(type(one)) for one in walk(node))

    def _depends_on_players(self, word: type[Node]) -> bool:
        if word not in self._peopled:
            several = [one for one in islice(samples(word, {}), MOST_SAMPLES) if not names_a_player(one)]
            self._peopled[word] = self._phrases.has(word) and any(
                self._phrases.say(one, BASES[0]) != self._phrases.say(one, told)
                for one in several
                for told in PEOPLED
            )
        return self._peopled[word]

    def _is_met(
        self, key: tuple[Any, ...], word: type[Node], given: dict[str, Any], words: frozenset[str]
    ) -> bool:
        if key not in self._fixed:
            self._fixed[key] = self._common(word, given)
        if not self._fixed[key]:
            return not given or not any(value in TERMS for value in given.values())
        return any(fixed <= words for fixed in self._fixed[key])

    def _common(self, word: type[Node], given: dict[str, Any]) -> tuple[frozenset[str], ...]:
        """Return, for each discourse, the words that all samples have in common."""
        found: list[frozenset[str]] = []
        for wording in ("",) if "wording" in given else self._phrases.wordings(word):
            varied = {**given, "wording": wording} if wording else given
            several = list(dict.fromkeys(islice(samples(word, varied), MOST_SAMPLES)))
            if issubclass(word, Selector) and given and given.keys() <= SEEN_ABOVE:
                as_usual = {field.name: field.default for field in fields_of(word) if field.name in given}
                usual = list(islice(samples(word, as_usual), MOST_SAMPLES))
                for parents in PARENTS:
                    found += self._shared(
                        [parent(one) for parent in parents for one in several],
                        [parent(one) for parent in parents for one in usual],
                    )
                found += self._shared(several, usual)
            else:
                found += self._shared(several, [])
        return tuple(dict.fromkeys(found))

    def _shared(self, several: list[Any], usual: list[Any]) -> list[frozenset[str]]:
        """List, by discourse, the words that all of *several* print, unless *usual* ones print the same."""
        found: list[frozenset[str]] = []
        before: list[list[tuple[Any, Any, Any]]] = []
        for told in BASES:
            said: list[tuple[Any, Any, Any]] = []
            for place, node in enumerate(several):
                phrase = self._phrases.say(node, told)
                if phrase is not None:
                    said.append((node, phrase, self._phrases.say(usual[place], told) if usual else None))
            if not said or said in before or all(phrase == as_usual for _, phrase, as_usual in said):
                continue
            before.append(said)
            found.append(self._common_words(said, told))
        return found

    def _common_words(self, said: list[tuple[Any, Any, Any]], told: Discourse) -> frozenset[str]:
        """Return the words that all phrases of some samples have, without numbers and without weak words."""
        is_rare = len({node for node, _, _ in said}) < FEW_SAMPLES
        common: frozenset[str] | None = None
        for node, phrase, _ in said:
            printed = whole(phrase, self._phrases.language)
            if is_rare:
                printed -= self._printed(walk(node)[1:], told)
            common = printed if common is None else common & printed
            if common <= OFTEN_LEFT_OUT:
                break
        return frozenset([one for one in common or () if one not in OFTEN_LEFT_OUT and not NUMBER.match(one)])


def names_a_player(node: Node) -> bool:
    """Tell whether a word or one of its parts has a player in a field."""
    return any(value in PLAYERS for one in walk(node) for value in parts_of(one) if isinstance(value, str))


def needed_values(field: Field, given: dict[str, Any], depth: int) -> list[Any]:
    """List the given value of a field, samples for one that has no default, or its default."""
    if field.name in given:
        return [given[field.name]]
    return sample_values(field, depth) if field.default is MISSING else [field.default]


def samples(word: type[Node], given: dict[str, Any], depth: int = 2) -> Iterator[Node]:
    """Yield instances of *word* with different parts; *given* fields have their given value."""
    needed = [needed_values(field, given, depth) for field in fields_of(word)]
    if not all(needed):
        return
    longest = max([len(one) for one in needed], default=1)
    shifted = [
        [one[(shift + place) % len(one)] for place, one in enumerate(needed)] for shift in range(longest)
    ]
    for parts in shifted:
        yield word(*parts)
    varied = [
        [*values, *sample_values(replace(field, default=MISSING), depth)][-MOST_SHIFTS:]
        if field.default is not MISSING and field.name not in given and field.name != "wording"
        else values
        for field, values in zip(fields_of(word), needed, strict=True)
    ]
    if all(varied):
        for shift in range(MOST_SHIFTS):
            yield word(*[one[(shift + place) % len(one)] for place, one in enumerate(varied)])
    for place, field in enumerate(fields_of(word)):
        if field.default is not MISSING and field.name not in given and holds_words(field):
            for number, value in enumerate(sample_values(replace(field, default=MISSING), depth)):
                parts = shifted[number % longest]
                yield word(*[*parts[:place], value, *parts[place + 1 :]])
    for choice in islice(product(*needed), 20):
        yield word(*choice)


def holds_words(field: Field) -> bool:
    """Tell whether a field holds words, one or several."""
    return any(is_word(kind) for kind in alternatives(inside_tuple(field.kind) or field.kind))


def sample_words(kind: Any, depth: int) -> list[Any]:
    """List different words of a kind."""
    own = [value for base in SAMPLES.values() for value in base if type(value) is kind]
    return own or [one for word in words_of(kind)[:4] for one in islice(samples(word, {}, depth - 1), 2)]


def sample_values(field: Field, depth: int) -> list[Any]:
    """List different values for a field."""
    inside = inside_tuple(field.kind)
    if inside is not None:
        one = Field(field.name, inside, MISSING)
        values: list[Any] = sample_values(one, depth)
        return [*[(value,) for value in values], tuple(values[:2]), tuple(values[:3])]
    if field.name in names.CHOICES:
        return list(names.CHOICES[field.name].values())
    if field.name in names.SETS:
        return list(names.SETS[field.name].values())
    values = []
    for kind in alternatives(field.kind):
        if kind in SAMPLES:
            values += SAMPLES[kind]
        elif is_word(kind) and depth:
            values += sample_words(kind, depth)
        elif kind in names.SHORT_WORDS:
            values += names.SHORT_WORDS[kind]
        elif not is_word(kind):
            values += SAMPLES.get(getattr(kind, "__supertype__", kind), ())
    return values
