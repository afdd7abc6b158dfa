"""The Friends of Friends Forever."""

from typing import Any

import pytest

from everfree.ccg.cards.absolute_discord.friends import QUEEN_CHRYSALIS_IDENTITY_THEFT as THIEF
from everfree.ccg.cards.friends_forever.friends import (
    QUEEN_CHRYSALIS_EVIL_TWIN as TWIN,
    THE_EEA_COUNCIL_STRICT_GUIDELINES as COUNCIL,
)
from everfree.ccg.kernel.cards.zones import turn_face_down
from everfree.ccg.kernel.state import PUBLIC_STOPS, STOP_STEPS
from everfree.ccg.kernel.values.characteristics import traits_of
from everfree.ccg.language import (
    COMMON,
    FRIEND,
    HAND,
    HASTY,
    IMMEDIATE,
    PINK,
    SCORE_PHASE_TIMING,
    SWIFT,
    THIS,
    WHITE,
    YELLOW,
    YOU,
    Activated,
    Dismiss,
    Enters,
    EventText,
    Gain,
    PlayForFree,
    Plays,
    cards,
    choose,
    event,
    main_phase,
    when,
)
from everfree.ccg.vocab import TROUBLEMAKER_PHASE, Seat
from everfree.testing import Table, piece, plain, plain_troublemaker


def played(**others: Any) -> Table:
    """Play her to your home."""
    needed = [plain(3, PINK), plain(3, WHITE), *others.pop("home", [])]
    table = Table(hand=[TWIN], home=needed, tokens=5, **others)
    return table.play(TWIN, "home")


@pytest.mark.card("ff76")
class TestQueenChrysalis:
    """ff76."""

    def test_takes_a_friends_place(self) -> None:
        """As she enters, an opposing Friend is banished, and she is that Friend: power, colour, all."""
        victim, other = plain(4, YELLOW, traits=("Foal",), keywords=(SWIFT,)), plain()
        table = played(opponent_home=[victim], opponent_mine=[other])
        assert (table.asked, table.choices(), table.zone_of(TWIN)) == ("choose", [victim, other], "queue")

        table.choose(victim)
        assert (table.zone_of(victim), table.area_of(TWIN)) == ("banished", "home")
        assert (table.power(TWIN), table.colours(TWIN), table.keywords(TWIN)) == (4, YELLOW, {"Swift"})
        assert traits_of(table.game, table.id(TWIN)) == ("Foal",)
        assert table.game.definition(table.id(TWIN)).card.id == victim.id

    def test_has_its_abilities_from_the_start(self) -> None:
        """What the Friend does when it enters play or is played, she does now."""
        text = (when(Enters(THIS), Gain(1)), when(Plays(YOU, THIS), Gain(2)), main_phase(Gain(4)))
        table = played(opponent_home=[plain(abilities=text)]).until("main")

        assert table.tokens == 3
        assert table.use(TWIN).tokens == 7

    def test_leaving_play_she_is_herself(self) -> None:
        """In the discard pile lies Queen Chrysalis again."""
        storm = plain(abilities=(main_phase(Dismiss(choose(cards(FRIEND)))),))
        table = played(home=[storm], opponent_home=[plain(4)]).use(storm).choose(TWIN)

        assert table.zone_of(TWIN) == "discard-pile"
        assert table.game.definition(table.id(TWIN)).card.id == "ff76"
        assert table.state.copying == []

    def test_frightened_she_is_found_out(self) -> None:
        """Turned face down she becomes a different card and no copy any more (505.3)."""
        table = played(opponent_home=[plain(4)])
        turn_face_down(table.game, table.id(TWIN))

        assert table.game.definition(table.id(TWIN)).card.id == "ff76"

    def test_a_copy_of_a_copy(self) -> None:
        """She copies what a Friend was in play, a copy of another too."""
        first, second = piece(TWIN), piece(TWIN)
        victim = plain(4, YELLOW)
        table = Table(
            hand=[first],
            opponent_hand=[second],
            home=[plain(3, PINK), plain(3, WHITE)],
            opponent_home=[victim, plain(6, PINK | WHITE)],
            tokens=5,
            opponent_tokens=5,
        )
        table.play(first, "home").choose(victim).end_turn().until("main")
        table.play(second, "their home").choose(first)

        assert (table.power(second), table.colours(second)) == (4, YELLOW)
        assert (table.zone_of(first), table.game.definition(table.id(first)).card.id) == ("banished", "ff76")

    @pytest.mark.clause("706.1a")
    @pytest.mark.must_not
    def test_what_she_gains_as_she_enters_comes_too_late(self) -> None:
        """A copied text "as this card enters play" is not followed any more."""
        table = played(opponent_home=[THIEF, plain()]).choose(THIEF)

        assert (table.asked, table.area_of(TWIN)) == ("main", "home")

    @pytest.mark.must_not
    def test_never_one_of_yours(self) -> None:
        """Without an opposing Friend she enters as she is printed, without power."""
        table = played()

        assert (table.asked, table.area_of(TWIN), table.power(TWIN)) == ("main", "home", 0)
        assert table.state.controller[table.id(TWIN)] == Seat(0)


TRICK = event("trick", "Trick", power=1, cost=0, rarity=COMMON, text=(EventText(IMMEDIATE, Gain(1)),))


@pytest.mark.card("ff84")
class TestTheEeaCouncil:
    """ff84."""

    def test_nothing_immediate(self) -> None:
        """Neither player is offered an Event in a window, at home or in a faceoff; without it both are."""
        for council, offered in ((COUNCIL, False), (piece(COUNCIL, frightened=True), True)):
            table = Table(
                home=[council],
                mine=[plain(1)],
                hand=[TRICK],
                opponent_hand=[piece(TRICK)],
                opponent_mine=[plain_troublemaker()],
                phase=TROUBLEMAKER_PHASE,
            )

            assert (table.asked == "priority") is offered

    def test_main_phase_actions_stay(self) -> None:
        """Cards are played, moved, drawn and abilities used to open a window, as ever."""
        able = plain(abilities=(main_phase(Gain(1)),))
        table = Table(home=[COUNCIL, able], hand=[friend := plain()], tokens=5)
        table.play(friend, "home").use(able).draw().move(friend, "mine")

        assert (table.tokens, table.area_of(friend), len(table.hand())) == (2, "mine", 1)

    @pytest.mark.must_not
    def test_hasty_only_in_your_main_phase(self) -> None:
        """A Hasty Friend waits for your Main Phase like any other."""
        hasty = plain(keywords=(HASTY,))
        theirs = Table(home=[COUNCIL], hand=[hasty], tokens=3, opponents_turn=True)
        yours = Table(home=[COUNCIL], hand=[hasty], tokens=3)

        assert (theirs.question.seat, yours.playable()) == (1, [hasty])

    @pytest.mark.must_not
    def test_not_in_other_phases(self) -> None:
        """An ability for the Score Phase is not used at all; the reason names the card."""
        scorer = plain(abilities=(Activated(SCORE_PHASE_TIMING, Gain(1)),))
        table = Table(home=[COUNCIL, scorer]).end_phase()

        assert table.state.turn_player == 1
        assert table.tokens == 0

    @pytest.mark.must_not
    def test_nothing_is_played_by_an_effect(self) -> None:
        """A text that has you play a Friend for free opens no window with it."""
        host = plain(abilities=(main_phase(PlayForFree(choose(cards(FRIEND, zone=HAND)))),))
        friend = plain()
        strict = Table(home=[COUNCIL, host], hand=[friend]).use(host).until("main")
        free = Table(home=[host], hand=[friend]).use(host)

        assert (strict.zone_of(friend), friend in free.choices()) == ("hand", True)

    def test_people_are_not_asked_in_vain(self) -> None:
        """With cards in hand and all stops set, nobody is asked for what nobody may do."""
        stops = (PUBLIC_STOPS | STOP_STEPS, PUBLIC_STOPS | STOP_STEPS)
        table = Table(home=[COUNCIL], hand=[plain()], opponent_hand=[plain()], stops=stops)

        assert (table.asked, table.end_phase().asked, table.question.seat) == ("main", "main", 1)

    def test_challenges_are_no_actions(self) -> None:
        """A Troublemaker is challenged all the same (705.1)."""
        trouble = plain_troublemaker()
        table = Table(home=[COUNCIL], mine=[plain(1)], opponent_mine=[trouble], phase=TROUBLEMAKER_PHASE)

        assert table.choices() == [trouble, "done"]
