"""506: moving and sending."""

import pytest

from everfree.ccg.cards.equestrian_odysseys.resources import TRASHED
from everfree.ccg.cards.premiere.friends_purple import MAYOR_MARE_ELECTED_OFFICIAL
from everfree.ccg.cards.premiere.friends_white import PEARLY_STITCH_CROTCHETY_CROCHETER
from everfree.ccg.cards.premiere.resources_attached import HARD_HAT
from everfree.ccg.kernel import kinds
from everfree.ccg.language import (
    A_PLAYER,
    A_PROBLEM,
    CHARACTER,
    HOME,
    OPPONENT,
    SWIFT,
    THIS,
    TROUBLEMAKER,
    YOU,
    Cant,
    Continuous,
    Gain,
    HasKeyword,
    Move,
    Moves,
    Power,
    Score,
    Standing,
    cards,
    choose,
    each,
    here,
    main_phase,
    when,
    yours,
)
from everfree.ccg.rules.core.movement import move_price_parts
from everfree.ccg.vocab import TROUBLEMAKER_PHASE
from everfree.testing import Table, piece, plain, plain_problem, plain_troublemaker

MOVE_TROUBLE = main_phase(Move(choose(cards(TROUBLEMAKER))))


class TestPlaces:
    """506.2: where cards can't go."""

    @pytest.mark.clause("506.2")
    @pytest.mark.parametrize(
        ("origin", "offered"),
        [("home", ["mine", "theirs"]), ("mine", ["home", "theirs"]), ("theirs", ["home", "mine"])],
    )
    def test_every_other_area_but_a_strange_home(self, origin: str, offered: list[str]) -> None:
        """A character may go home and to the Problems, save where it is."""
        friend = plain()
        table = {
            "home": Table(home=[friend], tokens=2),
            "mine": Table(mine=[friend], tokens=2),
            "theirs": Table(theirs=[friend], tokens=2),
        }[origin]

        assert table.move(friend).choices() == offered

    @pytest.mark.clause("506.2", "506.4")
    def test_an_opponents_card_goes_to_its_own_home(self) -> None:
        """Moved by your effect, an opponent's Friend may go to the opponent's home, not to yours."""
        rival = plain()
        table = Table(home=[MAYOR_MARE_ELECTED_OFFICIAL], opponent_mine=[rival], tokens=3)

        table.use(MAYOR_MARE_ELECTED_OFFICIAL).choose(rival)

        assert table.choices() == ["their home", "theirs"]
        assert table.choose("their home").area_of(rival) == "their home"

    @pytest.mark.clause("506.2a")
    def test_troublemakers_go_to_no_home(self) -> None:
        """A moved Troublemaker goes to the other Problem, without a question."""
        mover, trouble = plain(abilities=(MOVE_TROUBLE,)), plain_troublemaker()
        table = Table(home=[mover], mine=[trouble]).use(mover)

        assert (table.area_of(trouble), table.asked) == ("theirs", "main")


class TestPrice:
    """506.3, 609.2b: what the Move action costs."""

    @pytest.mark.clause("506.3", "glossary.swift")
    def test_swift_takes_one_off(self) -> None:
        """The parts say two for the move and one less for Swift."""
        friend = plain(keywords=(SWIFT,))
        table = Table(home=[friend])

        assert [(part.what, part.amount) for part in move_price_parts(table.game, table.id(friend))] == [
            ("move", 2),
            ("swift", -1),
        ]
        assert table.move_price(friend) == 1

    @pytest.mark.clause("609.2b.ii", "506.3")
    def test_never_below_one(self) -> None:
        """A card that is Swift in itself and by another card still pays one token."""
        aura = Continuous((HasKeyword("Swift"),), each(yours(CHARACTER)))
        friend = plain(keywords=(SWIFT,))
        table = Table(home=[friend, plain(abilities=(aura,))], tokens=1)

        assert table.move_price(friend) == 1
        assert table.move(friend, "mine").tokens == 0

    @pytest.mark.clause("506.3", "506.4")
    def test_a_text_that_moves_asks_its_own_price(self) -> None:
        """Swift makes the Move action cheaper, never the ability that moves the card."""
        rival = plain(keywords=(SWIFT,))
        table = Table(home=[MAYOR_MARE_ELECTED_OFFICIAL], opponent_home=[rival], tokens=3)

        table.use(MAYOR_MARE_ELECTED_OFFICIAL).choose(rival, "mine")

        assert (table.tokens, table.area_of(rival)) == (0, "mine")


class TestArriving:
    """506.1: what happens as a card arrives."""

    @pytest.mark.clause("506.1b")
    def test_auras_of_both_areas(self) -> None:
        """The bonus of the Problem applies to who arrives; the arriving card's own bonus works there."""
        aura = Continuous((Power(+1),), each(cards(CHARACTER, here())))
        busy = plain_problem(abilities=(aura,))
        leader, waiting = plain(1, abilities=(aura,)), plain(1)
        table = Table(home=[leader], mine=[waiting], problem=busy, tokens=2)
        assert (table.power(leader), table.power(waiting)) == (2, 2)

        table.move(leader, "mine")

        assert table.why(leader) == [("printed", 1), (busy, 1), (leader, 1)]
        assert table.why(waiting) == [("printed", 1), (busy, 1), (leader, 1)]

    @pytest.mark.clause("506.1c", "506.4")
    def test_moves_trigger_by_action_and_by_text(self) -> None:
        """ "When this card is moved" hears the Move action and an opponent's effect alike."""
        runner = plain(abilities=(when(Moves(A_PLAYER, THIS), Gain(1)),))
        mine = Table(home=[runner], tokens=2).move(runner, "mine")
        theirs = Table(home=[MAYOR_MARE_ELECTED_OFFICIAL], opponent_home=[runner], tokens=3)
        theirs.use(MAYOR_MARE_ELECTED_OFFICIAL).choose(runner, "mine")

        assert (mine.tokens, theirs.opponent_tokens) == (1, 1)

    @pytest.mark.clause("506.1c")
    def test_the_trigger_finds_the_card_where_it_has_arrived(self) -> None:
        """ "When you move a character here" hears who comes to its area, and not who leaves it."""
        greeter = plain(abilities=(when(Moves(YOU, each(yours(CHARACTER, here()))), Score(1)),))
        coming, going = plain(), plain()
        table = Table(home=[coming], mine=[greeter, going], tokens=4)

        assert table.move(coming, "mine").score == 1
        assert table.move(going, "home").score == 1

    @pytest.mark.clause("506.1c")
    def test_who_moves_and_from_where(self) -> None:
        """ "When you move this card from home to a Problem" hears nothing else."""
        runner = plain(abilities=(when(Moves(YOU, THIS, HOME, A_PROBLEM), Score(1)),))
        homing = plain(abilities=(when(Moves(YOU, THIS, destination=HOME), Score(1)),))

        assert Table(home=[runner], tokens=2).move(runner, "mine").score == 1
        assert Table(mine=[runner], tokens=2).move(runner, "theirs").score == 0
        assert Table(mine=[homing], tokens=2).move(homing, "theirs").score == 0
        assert Table(mine=[homing], tokens=2).move(homing, "home").score == 1
        assert Table(mine=[runner], tokens=2).move(runner, "home").score == 0

    @pytest.mark.clause("506.1c")
    def test_not_when_the_opponent_moves_it(self) -> None:
        """ "When you move this card" is deaf to an opponent's effect."""
        runner = plain(abilities=(when(Moves(YOU, THIS), Score(1)),))
        table = Table(home=[MAYOR_MARE_ELECTED_OFFICIAL], opponent_home=[runner], tokens=3)

        table.use(MAYOR_MARE_ELECTED_OFFICIAL).choose(runner, "mine")

        assert (table.area_of(runner), table.opponent_score) == ("mine", 0)

    @pytest.mark.clause("509.3")
    def test_attachments_come_along(self) -> None:
        """A Resource is where its host is, and is not itself moved."""
        friend = piece(plain(), attached=(HARD_HAT,))
        table = Table(home=[friend], tokens=2).move(friend, "theirs")

        assert (table.area_of(HARD_HAT), table.host_of(HARD_HAT)) == ("theirs", friend)
        assert table.told(kinds.MOVED) == 1

    @pytest.mark.clause("509.3")
    def test_attachments_of_attachments_come_along(self) -> None:
        """A Resource on a Resource is where the character is that carries both."""
        hat = piece(HARD_HAT, attached=(TRASHED,))
        friend = piece(plain(), attached=(hat,))
        table = Table(home=[friend], tokens=2).move(friend, "theirs")

        assert (table.area_of(hat), table.area_of(TRASHED), table.host_of(TRASHED)) == (
            "theirs",
            "theirs",
            hat,
        )
        assert table.told(kinds.MOVED) == 1


class TestCantMove:
    """104.2: a text that forbids moving."""

    @pytest.mark.clause("104.2")
    def test_an_opponents_effect_passes_over_it(self) -> None:
        """The card that opponents can't move is not offered to them."""
        other = plain()
        table = Table(
            home=[MAYOR_MARE_ELECTED_OFFICIAL],
            opponent_home=[PEARLY_STITCH_CROTCHETY_CROCHETER, other],
            tokens=3,
        ).use(MAYOR_MARE_ELECTED_OFFICIAL)

        assert table.choices() == [table.opponent_mane, other]

    @pytest.mark.clause("104.2")
    def test_its_controller_may(self) -> None:
        """The same card moves for its own player."""
        table = Table(home=[PEARLY_STITCH_CROTCHETY_CROCHETER], tokens=2)

        assert table.move(PEARLY_STITCH_CROTCHETY_CROCHETER, "mine").tokens == 0

    @pytest.mark.clause("104.2")
    def test_a_law_on_another_card(self) -> None:
        """While a card says so, opponents' characters in its area can't move; elsewhere they can."""
        warden = plain(abilities=(Standing(Cant(Moves(OPPONENT, each(cards(CHARACTER, here()))))),))
        here_, there = plain(), plain()
        table = Table(mine=[here_], theirs=[there], opponent_mine=[warden], tokens=2)
        refusal = table.why_not(here_)

        assert refusal is not None
        assert (refusal.clause, refusal.reason) == ("104.2", "cant-be-moved")
        assert refusal.particulars["source"] == table.id(warden)
        assert table.choices() == ["end", table.mane, there, "draw"]


class TestSending:
    """506.5: being sent is not being moved."""

    @pytest.mark.clause("506.5", "514.5b")
    def test_no_move_trigger_and_no_text_stops_it(self) -> None:
        """The loser of a challenge goes home: "when moved" is silent, "can't be moved" does not help."""
        rooted = plain(
            1, abilities=(when(Moves(A_PLAYER, THIS), Score(1)), Standing(Cant(Moves(A_PLAYER, THIS))))
        )
        trouble = plain_troublemaker(9)
        table = Table(mine=[rooted], opponent_mine=[trouble], phase=TROUBLEMAKER_PHASE).choose(trouble)

        assert (table.area_of(rooted), table.score) == ("home", 0)
        assert (table.told(kinds.SENT), table.told(kinds.MOVED)) == (1, 0)
