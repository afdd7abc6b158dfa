"""The screen of the table: arranges the panes, runs the match and handles the keys."""

import threading
from collections.abc import Callable
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Vertical, VerticalScroll
from textual.content import Content
from textual.events import DescendantFocus
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Static
from textual.worker import get_current_worker

from everfree.cli.screen.coach import Coach
from everfree.cli.screen.expecting import expectation
from everfree.cli.screen.help import HelpScreen
from everfree.cli.screen.moment import Moment
from everfree.cli.screen.panes import CardList, Places, TextPane
from everfree.cli.screen.question import Question
from everfree.cli.screen.reading import glossary_screen, rules_screen
from everfree.cli.screen.watching import Watching, last_moves
from everfree.cli.sitting import Sitting
from everfree.players import Player, Sight
from everfree.table.game import Refused

SIDE: Final = ("hand", "why", "log")
"""The panes of which a narrow screen shows one at a time."""


class TableScreen(Screen[None]):
    """The table of one person; everything is drawn from the seat's own view."""

    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (110, "-wide")]  # noqa: RUF012 (as Textual declares it)
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo", show=False),
        Binding("c", "concede", show=False),
        Binding("escape", "cancel", show=False),
        Binding("question_mark", "help", show=False),
        Binding("q,ctrl+c", "leave", show=False),
        Binding("h", "side('hand')", show=False),
        Binding("w", "side('why')", show=False),
        Binding("l", "side('log')", show=False),
        Binding("t", "totals", show=False),
        Binding("slash", "search", show=False),
        Binding("g", "glossary", show=False),
        Binding("r", "rules", show=False),
        Binding("i", "hint", show=False),
        Binding("a", "advise", show=False),
        Binding("space", "skip", show=False),
        Binding("n", "rematch", show=False),
        *[Binding(digit, f"digit('{digit}')", show=False) for digit in "0123456789"],
    ]

    class Thought(Message):
        """A computer player has chosen its answer."""

        def __init__(self, asked_at: int, choice: int, expected: dict[str, int]) -> None:
            super().__init__()
            self.asked_at = asked_at
            """How many commands the match had when the player was asked."""
            self.choice = choice
            self.expected = expected

    class Rematch(Message):
        """The person wants to play again."""

    def __init__(self, sitting: Sitting, *, teaches: bool = False, pace: float = 0.0) -> None:
        super().__init__()
        self._watching = Watching(pace)
        self.sitting = sitting
        self._say = sitting.speaker.say
        self._seats = Vertical(id="seats")
        self._problems = Places(id="problems")
        self._faceoff = VerticalScroll(id="faceoff")
        self._faceoff_sides = Vertical(id="faceoff-sides")
        self._stakes = Static(id="stakes", markup=False)
        self._homes = Places(id="homes")
        self._coach = Coach(sitting, teaches=teaches)
        self._question = Question()
        self._hand = CardList()
        self._why = TextPane("why")
        self._log = TextPane("log")
        self._status = Static(id="status", markup=False)
        self._lines = sitting.account()
        self._fresh = len(self._lines)
        """How many lines the log had before the person's last answer; later lines are highlighted."""
        self._expected_in = -1
        """The turn in which the computer last told what it expects."""
        self._pressed_once = ""
        """What a second press of the same key does: "concede", "leave" or nothing."""
        self._thinking = threading.Lock()
        """Held while a player thinks: after an undo it must finish the old question before the next."""

    def compose(self) -> ComposeResult:
        """Arrange scores, Problems, faceoff and homes from top to bottom, then question and side panes."""
        self._hand.id = "hand"
        yield self._seats
        yield self._problems
        with self._faceoff:
            yield self._faceoff_sides
            yield self._stakes
        yield self._homes
        yield self._coach
        with Container(id="below"):
            yield self._question
            with Container(id="side"):
                yield self._hand
                yield self._why
                yield self._log
        yield self._status

    async def on_mount(self) -> None:
        """Draw the current position and start the game from there."""
        for name, key in (("why", "screen-why"), ("log", "screen-log")):
            self.query_one(f"#{name}").border_title = Content(self._say(key))
        self._question.search.placeholder = self._say("screen-search")
        self.action_side("hand")
        await self._go_on()
        self._question.list.focus()

    # The course of the game.

    async def _go_on(self) -> None:
        """Answer questions with one option; then let the computer think, or ask the person."""
        self._watching.stop()
        sitting = self.sitting
        while sitting.has_no_choice():
            self._tell(sitting.answer(0))
        seat = sitting.asked()
        if seat == sitting.seat:
            self._watching.has_arrived()
        if seat in sitting.players:
            self._think(sitting.players[seat], sitting.sight())
        await self._draw()

    def _think(self, player: Player, sight: Sight) -> None:
        """Let a player choose in a separate thread, so that the screen keeps responding."""
        asked_at = len(self.sitting.match.log.commands)

        def think() -> None:
            with self._thinking:
                if get_current_worker().is_cancelled:
                    return
                choice = player.choose(sight)
                expected = expectation(player)
            if not get_current_worker().is_cancelled:
                self.post_message(self.Thought(asked_at, choice, expected))

        self.run_worker(think, thread=True, exclusive=True, group="thinking")

    async def on_table_screen_thought(self, event: Thought) -> None:
        """Apply a player's answer, unless the person has undone something or conceded meanwhile."""
        if len(self.sitting.match.log.commands) == event.asked_at:
            self._tell_expectation(event.expected)
            lines = self.sitting.answer(event.choice)
            self._tell(lines)
            seconds = self._watching.seconds(lines)
            if seconds:
                self._watching.start(self.set_timer(seconds, self._go_on))
                await self._draw()
            else:
                await self._go_on()

    def _tell(self, lines: list[str]) -> None:
        """Add what came of an answer to the log, and the words that it made matter."""
        self._watching.moves.extend(lines)
        self._lines.extend([*lines, *self._coach.notice()])

    def _tell_expectation(self, expected: dict[str, int]) -> None:
        """Add what the computer expects to the log, once a turn."""
        turn = self.sitting.game.view(self.sitting.seat).turn
        if expected and turn != self._expected_in:
            self._expected_in = turn
            name = self.sitting.speaker.names[self.sitting.asked()]
            self._lines.append(self._say("screen-expects", name=name, **expected))

    async def _do(self, action: Callable[[], list[str]], done: str = "") -> None:
        """Run *action* on the match and show the message *done*, or show why it is refused."""
        seen = len(self._lines)
        try:
            lines = action()
        except Refused as refused:
            self._notice(self._say(f"refused-{refused.reason}"))
            return
        self._fresh = min(seen, len(self._lines))
        self._watching.moves.clear()
        self._tell(lines)
        await self._go_on()
        self._notice(self._say(done) if done else "")

    def _undo(self) -> list[str]:
        self.sitting.undo()
        self._lines = self.sitting.account()
        self._fresh = len(self._lines)
        return []

    # Drawing.

    async def _draw(self) -> None:
        """Draw everything from the seat's current view."""
        moment = Moment(self.sitting.game, self.sitting.speaker)
        self._moment = moment
        with self.app.batch_update():
            await self._draw_sides(self._seats, moment.seats())
            stakes = "\n".join(moment.stakes()) if moment.faceoff() else ""
            await self._draw_sides(self._faceoff_sides, moment.faceoff())
            self._stakes.update(stakes)
            self._stakes.display = bool(stakes)
            self._faceoff.border_title = Content(self._say("screen-faceoff"))
            self.set_class(bool(moment.faceoff()), "-faceoff")
            await self._problems.show(moment, moment.problems())
            await self._homes.show(moment, moment.homes())
            self._hand.show(moment.hand())
            self._hand.border_title = Content(moment.hand_title())
            self._draw_log()
            self._draw_question(moment)
            self._notice("")

    async def _draw_sides(self, pane: Vertical, sides: list[tuple[bool, str]]) -> None:
        """Draw one line for each side."""
        lines = list(pane.query(Static))
        if len(lines) != len(sides):
            await pane.remove_children()
            lines = [Static(markup=False) for _ in sides]
            await pane.mount_all(lines)
        for line, (is_mine, text) in zip(lines, sides, strict=True):
            line.update(text)
            line.set_class(is_mine, "mine")
            line.set_class(not is_mine, "theirs")

    def _draw_log(self) -> None:
        """Draw the log with the lines before the last answer dimmed."""
        old, new = self._lines[: self._fresh], self._lines[self._fresh :]
        lines = [*[Content.styled(line, "dim") for line in old], *[Content(line) for line in new]]
        self._log.show(Content("\n").join(lines), from_the_end=True)

    def _draw_question(self, moment: Moment) -> None:
        self._question.border_title = Content(moment.turn())
        is_watching = self._watching.is_on or self.sitting.asked() in self.sitting.players
        self.set_class(is_watching, "-watching")
        if is_watching:
            room = self._question.size
            moves = last_moves(self._watching.moves, width=self.size.width, rows=room.height - 1)
            thinking = [] if self._watching.is_on else [self._thinking_line()]
            self._question.wait([*moves[len(thinking) :], *thinking])
        elif self.sitting.asked() == self.sitting.seat:
            self._question.ask(moment)
            self._coach.ask(moment.listing)
            choice = self._question.choice()
            if self._question.list.has_focus and choice is not None:
                self._explain(moment.about_choice(choice))
        else:
            self._question.wait([*self._lines[-1:], *self.sitting.result(), self._say("screen-over")])
            self._explain([])

    def _thinking_line(self) -> str:
        return self._say("screen-thinking", name=self.sitting.speaker.names[self.sitting.asked()])

    def _explain(self, lines: list[str]) -> None:
        """Show an explanation; without one, show what is at stake."""
        told = lines or self._moment.stakes() or [self._say("screen-why-nothing")]
        self._why.show(Content("\n".join(told)))

    def _notice(self, text: str) -> None:
        """Show *text* in the last line; if it is empty, show the keys."""
        keys = "screen-watching-keys" if self._watching.is_on else "screen-keys"
        self._status.update(text or self._say(keys))
        self._status.set_class(bool(text), "notice")

    # What the panes tell.

    def on_card_list_looked(self, event: CardList.Looked) -> None:
        """Explain the card under the cursor."""
        self._explain(self._moment.about_card(event.handle))

    async def on_card_list_taken(self, event: CardList.Taken) -> None:
        """Move to the first option about the card, or show why there is none."""
        if not self._question.look_at_card(event.handle):
            self.action_side("why")

    def on_question_looked(self, event: Question.Looked) -> None:
        """Explain the option under the cursor."""
        self._explain(self._moment.about_choice(event.choice))

    async def on_question_chosen(self, event: Question.Chosen) -> None:
        listing = self._moment.listing
        if listing is not None:
            self._coach.answered()
            await self._do(lambda: self.sitting.answer(listing.answer(event.number)))

    def on_descendant_focus(self, event: DescendantFocus) -> None:
        """Show the pane of explanations when the focus moves to the board; explain the current option."""
        if isinstance(event.widget, CardList) and event.widget is not self._hand:
            self._show_side("why")
        elif event.widget is self._question.list and (choice := self._question.choice()) is not None:
            self._explain(self._moment.about_choice(choice))

    # Keys.

    def action_digit(self, digit: str) -> None:
        """Add a digit to the number of the answer."""
        self._forget_first_press()
        self._question.type(digit)
        if self._question.typed:
            self._notice(self._say("screen-typed", typed=self._question.typed))

    async def action_undo(self) -> None:
        self._forget_first_press()
        await self._do(self._undo, "plain-undone")
        self._question.list.focus()

    async def action_cancel(self) -> None:
        """Cancel the action in progress; if there is none, move the focus back to the question."""
        self._forget_first_press()
        if not self._question.list.has_focus and not self._moment.can_cancel():
            self._question.list.focus()
        else:
            await self._do(self.sitting.cancel, "plain-cancelled")

    async def action_concede(self) -> None:
        """Concede on the second press; ask for it on the first."""
        if self.sitting.asked() < 0:
            return
        if self._is_second_press("concede"):
            await self._do(self.sitting.concede)
        else:
            names = [self.sitting.speaker.names[seat] for seat in self.sitting.players]
            self._notice(self._say("screen-concede-again", name=self.sitting.speaker.messages.listed(names)))

    def action_leave(self) -> None:
        """Leave the table; while the game goes on, only on the second press."""
        if self.sitting.asked() < 0 or self._is_second_press("leave"):
            self.app.exit()
        else:
            self._notice(self._say("screen-leave-again"))

    def action_help(self) -> None:
        self._forget_first_press()
        self.app.push_screen(HelpScreen(self.sitting.speaker.messages))

    def action_glossary(self) -> None:
        """Show the words of the game."""
        self._forget_first_press()
        self.app.push_screen(glossary_screen(self.sitting.speaker.messages, self.sitting.speaker.voice.goal))

    def action_rules(self) -> None:
        """Show how to play and the rules."""
        self._forget_first_press()
        self.app.push_screen(rules_screen(self.sitting.speaker.messages, self.sitting.speaker.voice.goal))

    def action_hint(self) -> None:
        """Let the coach say what there is to say about the open question, again if need be."""
        self._forget_first_press()
        self._coach.say_again()

    def action_advise(self) -> None:
        """Let the champion say what it would do in the person's place."""
        self._forget_first_press()
        self._coach.advise()

    async def action_skip(self) -> None:
        """Go on to the person's next choice without showing the moves until then one by one."""
        self._forget_first_press()
        if self._watching.skip():
            await self._go_on()

    def action_rematch(self) -> None:
        """Play again, once the game is over."""
        if self.sitting.asked() < 0 and not self._watching.is_on:
            self.post_message(self.Rematch())

    def action_side(self, name: str) -> None:
        """Show the hand, the explanations or the log; move the focus to the hand or the log."""
        self._forget_first_press()
        self._show_side(name)
        if name != "why":
            self.query_one(f"#{name}").focus()

    def action_search(self) -> None:
        """Move the focus to the search field, if the question has one."""
        self._forget_first_press()
        if self._question.search.display:
            self._question.search.focus()

    def action_totals(self) -> None:
        """Explain both totals of the faceoff."""
        self._forget_first_press()
        self._show_side("why")
        self._explain(self._moment.about_faceoff())

    def _show_side(self, name: str) -> None:
        for one in SIDE:
            self.query_one(f"#{one}").set_class(one == name, "-current")

    def _is_second_press(self, what: str) -> bool:
        is_second = self._pressed_once == what
        self._pressed_once = "" if is_second else what
        return is_second

    def _forget_first_press(self) -> None:
        if self._pressed_once:
            self._pressed_once = ""
            self._notice("")
