"""The Resources of Defenders of Equestria."""

import pytest

from everfree.ccg.cards.absolute_discord.friends import CHEERILEE_BREAK_IT_UP as CHEERILEE
from everfree.ccg.cards.defenders_of_equestria.resources import CHANGELING_THRONE as THRONE
from everfree.ccg.kernel import kinds
from everfree.ccg.language import COMMON, IMMEDIATE, WHITE, EventText, Gain, event
from everfree.ccg.vocab import TROUBLEMAKER_PHASE
from everfree.testing import Table, plain, plain_troublemaker

TRICK = event("trick", "Trick", power=1, cost=1, rarity=COMMON, text=(EventText(IMMEDIATE, Gain(1)),))


def challenged(*, opponent_tokens: int = 0, on_top: bool = False, yours: bool = False) -> Table:
    """Have your opponent challenge a Troublemaker of yours while the throne is in play."""
    trouble = plain_troublemaker(9)
    deck = [CHEERILEE] if on_top else [plain(1)]
    table = Table(
        home=[THRONE],
        mine=[trouble],
        deck=deck if yours else [],
        opponent_mine=[plain(1)],
        opponent_deck=[plain(1)] if yours else deck,
        opponent_hand=[TRICK],
        opponent_tokens=opponent_tokens,
        opponents_turn=True,
        phase=TROUBLEMAKER_PHASE,
    )
    while table.asked != "challenge":
        table.pass_()
    return table.choose(trouble)


@pytest.mark.card("de142")
class TestChangelingThrone:
    """de142."""

    def test_is_played_to_your_home(self) -> None:
        """For two tokens, with three white power."""
        table = Table(home=[plain(3, WHITE)], hand=[THRONE], tokens=2).play(THRONE)

        assert (table.area_of(THRONE), table.tokens) == ("home", 0)

    def test_cards_cost_the_opponent_more_in_faceoffs(self) -> None:
        """One token is not enough then; with two the Event is played."""
        short, rich = challenged(opponent_tokens=1), challenged(opponent_tokens=2)

        assert short.state.faceoff is None
        assert (rich.asked, rich.question.seat, rich.playable()) == ("priority", 1, [TRICK])
        assert rich.play(TRICK).opponent_tokens == 1

    @pytest.mark.must_not
    def test_not_outside_a_faceoff_nor_for_you(self) -> None:
        """The usual price holds everywhere else."""
        outside = Table(home=[THRONE], opponent_hand=[TRICK], opponent_tokens=1, opponents_turn=True)
        yours = Table(
            home=[THRONE],
            mine=[plain(1)],
            hand=[TRICK],
            tokens=1,
            opponent_mine=[trouble := plain_troublemaker()],
            phase=TROUBLEMAKER_PHASE,
        )
        while yours.asked != "challenge":
            yours.pass_()
        yours.choose(trouble)

        assert outside.playable() == [TRICK]
        assert yours.playable() == [TRICK]

    def test_their_flipped_cards_have_no_abilities(self) -> None:
        """Cheerilee on their deck does not ask; her power still counts."""
        table = challenged(on_top=True)

        assert (table.told(kinds.FACEOFF_CUT), table.told(kinds.FACEOFF_WON)) == (0, 1)

    @pytest.mark.must_not
    def test_yours_keep_theirs(self) -> None:
        """Cheerilee on your own deck asks you."""
        table = challenged(on_top=True, yours=True)

        assert (table.asked, table.question.seat) == ("may", 0)

    def test_two_tokens_for_a_point(self) -> None:
        """At the start of your turn, exhausting it; it readies in your next Ready Phase."""
        table = Table(home=[THRONE], tokens=0, opponents_turn=True).end_phase().until("may")
        assert (table.question.seat, table.tokens) == (0, 2)

        table.choose("yes")

        assert (table.score, table.tokens, table.is_exhausted(THRONE)) == (1, 0, True)

    @pytest.mark.must_not
    def test_not_on_the_opponents_turn(self) -> None:
        """Their turn starts without the question."""
        table = Table(home=[THRONE], tokens=5).end_turn()

        assert (table.state.turn_player, table.asked == "may") == (1, False)
