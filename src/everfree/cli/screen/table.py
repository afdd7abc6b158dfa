"""The table itself: panes around one sitting, and what each key does."""

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

from everfree.cli.screen.expecting import expectation
from everfree.cli.screen.help import HelpScreen
from everfree.cli.screen.moment import Moment
from everfree.cli.screen.panes import CardList, Places, Reading
from everfree.cli.screen.question import Question
from everfree.cli.sitting import Sitting
from everfree.players import Player, Sight
from everfree.table.game import Refused

SIDE: Final = ("hand", "why", "log")
"""The panes that share a place where the screen is narrow."""


class TableScreen(Screen[None]):
    """One person's table: keys in, commands out, everything drawn from the seat's own view."""

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
        *[Binding(digit, f"digit('{digit}')", show=False) for digit in "0123456789"],
    ]

    class Thought(Message):
        """A computer player has made up its mind."""

        def __init__(self, asked_at: int, choice: int, expected: dict[str, int]) -> None:
            super().__init__()
            self.asked_at = asked_at
            """How many commands the match had when it was asked."""
            self.choice = choice
            self.expected = expected

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting
        self._say = sitting.speaker.say
        self._seats = Vertical(id="seats")
        self._problems = Places(id="problems")
        self._faceoff = VerticalScroll(id="faceoff")
        self._faceoff_sides = Vertical(id="faceoff-sides")
        self._stakes = Static(id="stakes", markup=False)
        self._homes = Places(id="homes")
        self._question = Question()
        self._hand = CardList()
        self._why = Reading("why")
        self._log = Reading("log")
        self._status = Static(id="status", markup=False)
        self._lines = sitting.account()
        self._fresh = len(self._lines)
        """How many lines of the log the person has seen at the last answer."""
        self._expected_in = -1
        """The turn in which the computer last said what it expects."""
        self._pressed_once = ""
        """What a second press of the same key would do: concede or leave."""
        self._thinking = threading.Lock()
        """A player is not asked again while it still thinks about what was taken back."""

    def compose(self) -> ComposeResult:
        """Both sides' numbers, the Problems, the homes; below, the question and what helps to answer it."""
        self._hand.id = "hand"
        yield self._seats
        yield self._problems
        with self._faceoff:
            yield self._faceoff_sides
            yield self._stakes
        yield self._homes
        with Container(id="below"):
            yield self._question
            with Container(id="side"):
                yield self._hand
                yield self._why
                yield self._log
        yield self._status

    async def on_mount(self) -> None:
        """Begin where the match stands."""
        for name, key in (("why", "screen-why"), ("log", "screen-log")):
            self.query_one(f"#{name}").border_title = Content(self._say(key))
        self.action_side("hand")
        await self._go_on()
        self._question.list.focus()

    # The course of the game.

    async def _go_on(self) -> None:
        """Let the computer think, or ask the person; what has only one answer is answered."""
        sitting = self.sitting
        while sitting.has_no_choice():
            self._lines.extend(sitting.answer(0))
        seat = sitting.asked()
        if seat in sitting.players:
            self._think(sitting.players[seat], sitting.sight())
        await self._draw()

    def _think(self, player: Player, sight: Sight) -> None:
        """Let a player choose in a thread of its own, so that the table stays alive meanwhile."""
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
        """Take a player's answer, unless the person has taken something back or conceded meanwhile."""
        if len(self.sitting.match.log.commands) == event.asked_at:
            self._tell_expectation(event.expected)
            self._lines.extend(self.sitting.answer(event.choice))
            await self._go_on()

    def _tell_expectation(self, expected: dict[str, int]) -> None:
        """Let the computer say what it expects, once a turn."""
        turn = self.sitting.game.view(self.sitting.seat).turn
        if expected and turn != self._expected_in:
            self._expected_in = turn
            name = self.sitting.speaker.names[self.sitting.asked()]
            self._lines.append(self._say("screen-expects", name=name, **expected))

    async def _do(self, deed: Callable[[], list[str]], done: str = "") -> None:
        """Do something to the match and say so, or say why it is refused."""
        seen = len(self._lines)
        try:
            lines = deed()
        except Refused as refused:
            self._notice(self._say(f"refused-{refused.reason}"))
            return
        self._fresh = min(seen, len(self._lines))
        self._lines.extend(lines)
        await self._go_on()
        self._notice(self._say(done) if done else "")

    def _undo(self) -> list[str]:
        self.sitting.undo()
        self._lines = self.sitting.account()
        self._fresh = len(self._lines)
        return []

    # Drawing.

    async def _draw(self) -> None:
        """Draw everything from the seat's view as it is now."""
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
        """What is new since the last answer stands out."""
        old, new = self._lines[: self._fresh], self._lines[self._fresh :]
        lines = [*[Content.styled(line, "dim") for line in old], *[Content(line) for line in new]]
        self._log.show(Content("\n").join(lines), from_the_end=True)

    def _draw_question(self, moment: Moment) -> None:
        self._question.border_title = Content(moment.turn())
        if self.sitting.asked() == self.sitting.seat:
            self._question.ask(moment)
            choice = self._question.choice()
            if self._question.list.has_focus and choice is not None:
                self._explain(moment.about_choice(choice))
        elif self.sitting.asked() < 0:
            self._question.wait([*self._lines[-1:], *self.sitting.result(), self._say("screen-over")])
            self._explain([])
        else:
            name = self.sitting.speaker.names[self.sitting.asked()]
            self._question.wait([self._say("screen-thinking", name=name)])

    def _explain(self, lines: list[str]) -> None:
        """Put reasons into their pane; where there is nothing to explain, what is at stake."""
        told = lines or self._moment.stakes() or [self._say("screen-why-nothing")]
        self._why.show(Content("\n".join(told)))

    def _notice(self, text: str) -> None:
        """Say something in the last line; without it the keys stand there."""
        self._status.update(text or self._say("screen-keys"))
        self._status.set_class(bool(text), "notice")

    # What the panes tell.

    def on_card_list_looked(self, event: CardList.Looked) -> None:
        """Explain the card under the cursor."""
        self._explain(self._moment.about_card(event.handle))

    async def on_card_list_taken(self, event: CardList.Taken) -> None:
        """Go to what one can do with the card, or say why there is nothing."""
        if not self._question.look_at_card(event.handle):
            self.action_side("why")

    def on_question_looked(self, event: Question.Looked) -> None:
        """Explain the option under the cursor."""
        self._explain(self._moment.about_choice(event.choice))

    async def on_question_chosen(self, event: Question.Chosen) -> None:
        """Answer."""
        first, _ = self._moment.numbers()
        await self._do(lambda: self.sitting.answer(event.number - first))

    def on_descendant_focus(self, event: DescendantFocus) -> None:
        """Where the panes share a place, whoever walks the board reads why beside it."""
        if isinstance(event.widget, CardList) and event.widget is not self._hand:
            self._show_side("why")
        elif event.widget is self._question.list and (choice := self._question.choice()) is not None:
            self._explain(self._moment.about_choice(choice))

    # Keys.

    def action_digit(self, digit: str) -> None:
        """Choose by number."""
        self._forget_first_press()
        self._question.type(digit)
        if self._question.typed:
            self._notice(self._say("screen-typed", typed=self._question.typed))

    async def action_undo(self) -> None:
        """Take back the last answer."""
        self._forget_first_press()
        await self._do(self._undo, "plain-undone")
        self._question.list.focus()

    async def action_cancel(self) -> None:
        """Take back the action begun; from another pane, come back to the question first."""
        self._forget_first_press()
        if not self._question.list.has_focus and not self._moment.can_cancel():
            self._question.list.focus()
        else:
            await self._do(self.sitting.cancel, "plain-cancelled")

    async def action_concede(self) -> None:
        """Give the game up, with the second press."""
        if self.sitting.asked() < 0:
            return
        if self._is_second_press("concede"):
            await self._do(self.sitting.concede)
        else:
            names = [self.sitting.speaker.names[seat] for seat in self.sitting.players]
            self._notice(self._say("screen-concede-again", name=self.sitting.speaker.messages.listed(names)))

    def action_leave(self) -> None:
        """Leave the table, with the second press while the game goes on."""
        if self.sitting.asked() < 0 or self._is_second_press("leave"):
            self.app.exit()
        else:
            self._notice(self._say("screen-leave-again"))

    def action_help(self) -> None:
        """Show what the keys do."""
        self._forget_first_press()
        self.app.push_screen(HelpScreen(self.sitting.speaker.messages))

    def action_side(self, name: str) -> None:
        """Show the hand, the reasons or the log, and go there to walk or scroll."""
        self._forget_first_press()
        self._show_side(name)
        if name != "why":
            self.query_one(f"#{name}").focus()

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
