"""Check what every computer player must do and must not do, by having it play some games."""

from collections.abc import Callable
from dataclasses import dataclass
from time import process_time

from everfree.ccg.decks.deck import Deck
from everfree.ccg.decks.theme import APPLEJACK, FLUTTERSHY, RAINBOW_DASH, RARITY
from everfree.ccg.game import Game
from everfree.ccg.kernel.rng import seed_bytes
from everfree.ccg.kernel.seats.determinize import blinded
from everfree.players import Player, Sight
from everfree.testing.poison import poison

TABLES: tuple[tuple[Deck, Deck], ...] = ((RAINBOW_DASH, APPLEJACK), (FLUTTERSHY, RARITY))


class NotAPlayer(AssertionError):
    """A player broke a rule for computer players."""


@dataclass(frozen=True)
class Checked:
    """How much was checked."""

    questions: int
    longest: float
    """The longest CPU time for one answer, in seconds."""


def check_player(
    make: Callable[[int], Player], *, games: int = 2, questions: int = 40, seconds: float = 10.0
) -> Checked:
    """Raise `NotAPlayer` unless the players that *make* returns for a seed follow the rules for players.

    A player answers with an offered option, within *seconds* of CPU time, and does not change the game.
    Players with the same seed answer the same, also where hidden cards are exchanged or poisoned.
    """
    asked = 0
    longest = 0.0
    for number in range(games):
        game = Game(list(TABLES[number % len(TABLES)]), seed=number)
        one, other, third = ([make(number + seat) for seat in range(2)] for _ in range(3))
        for _ in range(questions):
            if game.is_over:
                break
            seat = game.question.seat
            before = game.digest()
            began = process_time()
            choice = one[seat].choose(Sight(game.kernel, seat))
            spent = process_time() - began
            asked += 1
            longest = max(longest, spent)
            if not 0 <= choice < game.question.size():
                raise NotAPlayer(
                    f"answer {choice} to a question with options 0 to {game.question.size() - 1}"
                )
            if spent > seconds:
                raise NotAPlayer(f"an answer took {spent:.1f} seconds, {seconds} are allowed")
            if game.digest() != before:
                raise NotAPlayer("thinking changed the game")
            _check_blindness(game, seat, choice, twin=other[seat], poisoned=third[seat])
            game.take(choice)
    return Checked(asked, longest)


def _check_blindness(game: Game, seat: int, choice: int, *, twin: Player, poisoned: Player) -> None:
    """Ask players with the same seed where hidden cards are exchanged, and where reading them fails."""
    elsewhere = twin.choose(Sight(blinded(game.kernel, seat, seed_bytes(choice)), seat))
    if elsewhere != choice:
        raise NotAPlayer("the same seed answers otherwise where only hidden things differ")
    sight = Sight(game.clone().kernel, seat)
    poison(sight._game, seat)
    try:
        again = poisoned.choose(sight)
    except Exception as error:
        raise NotAPlayer("looked at something the seat may not know") from error
    if again != choice:
        raise NotAPlayer("answers otherwise where hidden things can't be looked at")
