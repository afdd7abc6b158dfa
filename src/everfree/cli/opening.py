"""Starting a match of a person against the computer: decks, seed, opponent and the file to store it in."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from everfree.ccg.decks.deck import Deck
from everfree.ccg.decks.fan_made import NONE, FanMade, deck_with
from everfree.ccg.decks.ready import GROUPS
from everfree.ccg.decks.rulebooks import edition_for
from everfree.ccg.editions import EDITIONS, LATEST
from everfree.ccg.kernel.rng import seed_bytes
from everfree.ccg.kernel.state import PUBLIC_STOPS, STOP_WHEN_ABLE
from everfree.ccg.language import Card
from everfree.ccg.table import PonyTable, header, start
from everfree.cli.decks import DeckNotFound, checked_deck, playable_deck
from everfree.cli.keeping import Keeper, NotAMatch
from everfree.cli.sitting import Sitting
from everfree.cli.speaker import Speaker
from everfree.messages import Messages
from everfree.players import GENTLEST, Player, named
from everfree.table.log import Header
from everfree.table.match import Match
from everfree.table.versions import NeedsAnotherVersion

PERSON: Final = 0
COMPUTER: Final = 1
OPPONENTS: Final = ("champion", "strong", "fair", "greedy", "gentle", "random")
"""The levels, the strongest first, as `everfree ladder` has found them."""
USUAL_DECK: Final = "rainbow-dash"
USUAL_OPPONENT: Final = GENTLEST
"""Who plays against a person who names nobody, line by line, on the full screen and in the browser."""
LARGEST_SEED: Final = 2**32


def any_seed() -> int:
    """Return an unpredictable seed, short enough to type."""
    return secrets.randbelow(LARGEST_SEED)


def computer(name: str, seed: bytes) -> Player:
    """Make the computer player of a level; its random choices depend on the seed of the match only."""
    return named(name, int.from_bytes(seed[:8], "big"))


def beginning(deck: Deck, seed: int, fan_made: Sequence[Card] = (), edition: str = LATEST) -> Header:
    """Make the header of a person's match with *deck* against the computer with the next deck of its kind."""
    groups = [list(decks.values()) for decks in GROUPS.values()]
    known = next((decks for decks in groups if deck in decks), groups[0])
    other = known[(known.index(deck) + 1) % len(known)] if deck in known else known[0]
    stops = [PUBLIC_STOPS, STOP_WHEN_ABLE]
    options = EDITIONS[edition_for(edition, [deck, other])]
    return header([deck, other], seed_bytes(seed), stops=stops, options=options, fan_made=fan_made)


def rematch(sitting: Sitting, seed: int) -> Sitting:
    """Seat the same players with the same decks in a new match, which is not kept in a file."""
    first = msgspec.structs.replace(sitting.match.log.header, seed=seed_bytes(seed), shuffle=None)
    return Sitting(Match(first, start), sitting.speaker, players=sitting.players, keep=lambda command: None)


class NotSeated(Exception):
    """The match asked for can't be started; the lines say why."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__("\n".join(lines))
        self.lines = lines


@dataclass(frozen=True)
class Wanted:
    """The table a person asks for; fields that are None may still be chosen."""

    seed: int
    messages: Messages
    deck: str | None = None
    """A ready deck, a file or a code."""
    opponent: str | None = None
    keeper: Keeper | None = None
    fan_made: FanMade = NONE
    """Fan-made cards that decks may have; their deck is played unless another one is named."""
    edition: str = LATEST
    """The edition of the rules, or `AS_PRINTED`."""

    def leaves_no_choice(self) -> bool:
        """Tell whether deck and opponent are fixed: both are named, or the file already holds a match."""
        is_begun = self.keeper is not None and self.keeper.is_begun()
        has_deck = self.deck is not None or bool(self.fan_made.cards)
        return is_begun or (has_deck and self.opponent is not None)

    def playable_deck(self) -> Deck:
        """Return the deck that was named, that of the fan-made cards, or the usual one."""
        cards = self.fan_made.cards
        if self.deck or not cards:
            return playable_deck(self.deck or USUAL_DECK, self.messages, cards)
        return checked_deck(self.fan_made.deck or deck_with(cards), self.messages, cards)

    def sit_down(self) -> tuple[Sitting, bool]:
        """Start or continue the match; return the person's seat and whether the match was continued.

        Raise `NotSeated` if that is not possible.
        """
        opponent = self.opponent or USUAL_OPPONENT
        match, is_continued = self._match()
        names = ["", self.messages.say(f"player-{opponent}")]
        assert isinstance(match.game, PonyTable)
        speaker = Speaker(self.messages, PERSON, names, match.game.printed)
        players = {COMPUTER: computer(opponent, match.log.header.seed)}
        keep = (lambda command: None) if self.keeper is None else self.keeper.keep
        return Sitting(match, speaker, players=players, keep=keep), is_continued

    def _match(self) -> tuple[Match, bool]:
        try:
            first = beginning(self.playable_deck(), self.seed, self.fan_made.cards, self.edition)
            return (Match(first, start), False) if self.keeper is None else self.keeper.open(first)
        except DeckNotFound as problem:
            raise NotSeated(problem.lines) from None
        except NeedsAnotherVersion:
            raise NotSeated([self._about_file("plain-other-version")]) from None
        except NotAMatch:
            raise NotSeated([self._about_file("plain-not-a-match")]) from None
        except OSError:
            raise NotSeated([self._about_file("plain-cannot-write")]) from None

    def _about_file(self, key: str) -> str:
        return self.messages.say(key, file="" if self.keeper is None else str(self.keeper.path))
