"""Cards of The Crystal Games that change what is flipped in a faceoff."""

import pytest

from everfree.ccg.cards.crystal_games.events import ANTIQUING
from everfree.ccg.cards.crystal_games.friends_pink import (
    MERCURY_CRYSTAL_MESSENGER as MERCURY,
    PINKIE_PIE_CRYSTALLIZED as PINKIE,
)
from everfree.ccg.kernel import kinds
from everfree.ccg.language import CRYSTAL, PUMPED, WHITE, Card
from everfree.ccg.vocab import SCORE_PHASE, TROUBLEMAKER_PHASE
from everfree.testing import Table, piece, plain, plain_troublemaker
from everfree.testing.situations import IN_FACEOFFS, open_problem
from everfree.testing.table import OPPONENT


@pytest.mark.card("cg43")
class TestPinkiePie:
    """cg43."""

    def challenge(self, *deck: Card, there: bool = True, with_white: bool = False) -> Table:
        """Challenge a Troublemaker with her, or with another Friend while she is at home."""
        trouble = plain_troublemaker(1)
        friends = [plain(1, WHITE, traits=(CRYSTAL,))] if with_white else []
        table = Table(
            home=[] if there else [PINKIE],
            mine=[PINKIE, *friends] if there else [plain(3)],
            opponent_mine=[trouble],
            deck=[*deck, *[plain() for _ in range(5)]],
            phase=TROUBLEMAKER_PHASE,
            hand=[plain()],
            stops=IN_FACEOFFS,
        )
        return table.choose(trouble).pass_()

    def test_one_of_several_counts(self) -> None:
        """With two colors she flips two cards after the first one, and one of the two counts."""
        first, weak, strong = plain(1), plain(2), plain(5)
        table = self.challenge(first, weak, strong, with_white=True)
        assert (table.asked, table.choices(), table.flipped()) == ("may", ["yes", "no"], [first])

        table.choose("yes")
        assert (table.asked, table.choices()) == ("choose", [weak, strong])
        table.choose(strong)

        assert table.flipped() == [first, weak, strong]
        assert table.told(kinds.IGNORED) == 1
        assert table.total() == 3 + 1 + 1 + 5  # Pinkie Pie, the white Friend, the first flip, the chosen one

    def test_declined_nothing_is_flipped(self) -> None:
        """The offer comes once for each faceoff."""
        table = self.challenge().choose("no")

        assert (table.asked, len(table.flipped())) == ("priority", 1)

    def test_a_single_card_counts(self) -> None:
        """With one color the one card that she flips counts without a choice."""
        first, second = plain(1), plain(4)
        table = self.challenge(first, second).choose("yes")

        assert (table.asked, table.total()) == ("priority", 3 + 1 + 4)

    @pytest.mark.must_not
    def test_only_in_faceoffs_with_her(self) -> None:
        """At home she offers nothing."""
        table = self.challenge(there=False)

        assert (table.asked, len(table.flipped())) == ("priority", 1)


@pytest.mark.card("cg40")
class TestMercury:
    """cg40."""

    def faceoff(self, *deck: Card, there: bool = True) -> Table:
        """Win a challenge after a tie, so that two cards have been flipped."""
        trouble = plain_troublemaker(1)
        table = Table(
            home=[] if there else [MERCURY],
            mine=[MERCURY] if there else [plain(1)],
            opponent_mine=[trouble],
            deck=[*deck, plain()],
            opponent_deck=[plain(1), plain(1), plain()],
            phase=TROUBLEMAKER_PHASE,
        )
        return table.choose(trouble)

    def test_all_flipped_cards_lie_beneath_her(self) -> None:
        """One decision is for both cards."""
        first, second = plain(1), plain(5)
        table = self.faceoff(first, second).until("replace")
        assert table.choices() == [MERCURY, "no"]

        table.choose(MERCURY)

        assert (table.asked, set(table.beneath(MERCURY))) == ("main", {first, second})
        assert table.told(kinds.BOTTOMED) == 2  # those of the opponent

    @pytest.mark.must_not
    def test_declined_all_go_under_the_deck(self) -> None:
        """She is not asked again about the second card."""
        first, second = plain(1), plain(5)
        table = self.faceoff(first, second).until("replace").choose("no")

        assert (table.asked, table.beneath(MERCURY), table.told(kinds.BOTTOMED)) == ("main", [], 4)
        assert set(table.deck()[-2:]) == {first, second}

    @pytest.mark.must_not
    def test_only_in_faceoffs_with_her(self) -> None:
        """At home she keeps no card."""
        table = self.faceoff(plain(1), plain(5), there=False).until("main")

        assert (table.beneath(MERCURY), table.told(kinds.BOTTOMED)) == ([], 4)

    def test_hands_a_card_on(self) -> None:
        """For [1] a card from beneath her goes beneath any Friend with Pumped, and stays banished."""
        letter, other = plain(1), plain(2)
        mercury = piece(MERCURY, beneath=(letter, other))
        pumped, rival = plain(1, keywords=(PUMPED,)), plain(1, keywords=(PUMPED,))
        table = Table(home=[mercury, pumped, plain()], opponent_home=[rival], tokens=1).use(mercury)
        assert table.choices() == [letter, other]
        table.choose(letter)
        assert table.choices() == [pumped, rival]
        table.choose(rival)

        assert (table.beneath(mercury), table.beneath(rival)) == ([other], [letter])
        assert (table.zone_of(letter), table.tokens) == ("banished", 0)


@pytest.mark.card("cg93")
class TestAntiquing:
    """cg93."""

    def faceoff(self, *discard: Card) -> Table:
        """Start a Problem faceoff, three power against three, and play the Event before the flips."""
        return (
            Table(
                problem=open_problem(),
                mine=[plain(3, WHITE)],
                opponent_mine=[plain(3)],
                discard=list(discard),
                hand=[ANTIQUING, plain()],
                deck=[plain(5), plain(1)],
                opponent_deck=[plain(1), plain(2)],
                phase=SCORE_PHASE,
                stops=IN_FACEOFFS,
            )
            .until("priority")
            .play(ANTIQUING)
            .pass_()
        )

    def test_an_old_card_instead_of_a_flip(self) -> None:
        """The chosen card adds its printed power and is banished; you flip no card, your opponent does."""
        weak, strong = plain(2), plain(4)
        table = self.faceoff(weak, strong)
        assert (table.asked, table.choices()) == ("choose", [weak, strong, ANTIQUING])

        table.choose(strong)

        assert (table.flipped(), len(table.flipped(OPPONENT))) == ([], 1)
        assert (table.zone_of(strong), table.zone_of(weak)) == ("banished", "discard-pile")
        assert (table.told(kinds.FLIPPED), table.total()) == (1, 3 + 4)

    def test_the_total_has_the_printed_power(self) -> None:
        """Three and four beat three and one."""
        strong = plain(4)
        table = self.faceoff(strong).choose(strong).end_turn()

        assert (table.score, table.opponent_score) == (3, 0)

    @pytest.mark.must_not
    def test_only_the_next_flip(self) -> None:
        """A tie after it is broken by a flip from the deck."""
        even = plain(1)
        table = self.faceoff(even).choose(even).pass_()

        assert (table.told(kinds.FLIPPED), len(table.flipped())) == (3, 1)
