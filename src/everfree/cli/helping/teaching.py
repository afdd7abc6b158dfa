"""The first game of `everfree play --teach`: its decks, its deal and its opponent come from the lessons."""

from everfree.ccg.kernel.rng import seed_bytes
from everfree.ccg.table import start
from everfree.cli.helping.hinting import FIRST_GAME
from everfree.cli.opening import COMPUTER, PERSON, computer
from everfree.cli.sitting import Sitting
from everfree.cli.speaker import Speaker
from everfree.lessons import LESSONS, header_of
from everfree.messages import Messages
from everfree.table.match import Match


def first_game(messages: Messages, seed: int | None = None) -> Sitting:
    """Seat a learner in the first game; without a seed it is the same deal for everybody."""
    lesson = LESSONS[FIRST_GAME]
    assert lesson.game is not None
    match = Match(header_of(lesson, seed_bytes(lesson.game.deal if seed is None else seed)), start)
    table = start(match.log.header)
    names = ["", messages.say(f"player-{lesson.game.level}")]
    speaker = Speaker(messages, PERSON, names, table.printed, table.goal)
    players = {COMPUTER: computer(lesson.game.level, match.log.header.seed)}
    return Sitting(match, speaker, players=players, keep=lambda command: None)


def teaching_welcome(sitting: Sitting) -> list[str]:
    """Return what is said before the first question."""
    decks = [one["name"] for one in sitting.match.log.header.setup["decks"]]
    speaker = sitting.speaker
    about = {"deck": decks[PERSON], "other": decks[COMPUTER], "name": speaker.names[COMPUTER]}
    welcome = speaker.say("plain-teach-welcome", goal=speaker.voice.goal, **about)
    return [welcome, speaker.say("plain-teach-hint")]
