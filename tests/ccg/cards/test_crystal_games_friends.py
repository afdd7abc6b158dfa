"""The Friends of The Crystal Games."""

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.cards.crystal_games.friends import (
    BOLT_PIVOT as BOLT,
    ORTHROS_GO_FETCH as ORTHROS,
    TWILIGHT_SPARKLE_CRYSTALLIZED as TWILIGHT,
)
from everfree.ccg.kernel import kinds
from everfree.ccg.language import CRYSTAL, EARTH_PONY, PEGASUS, PINK, WILD, Card, Need
from everfree.ccg.vocab import SCORE_PHASE, TROUBLEMAKER_PHASE
from everfree.testing import Piece, Table, piece, plain, plain_problem, plain_troublemaker
from everfree.testing.situations import open_problem


@pytest.mark.card("cg5")
class TestBolt:
    """cg5."""

    def test_readies_herself(self) -> None:
        """For two tokens she is ready again, as often as you can pay."""
        bolt = piece(BOLT, exhausted=True)
        table = Table(home=[bolt], tokens=4).use(bolt)

        assert (table.is_exhausted(bolt), table.tokens) == (False, 2)

    def test_teaches_it_to_her_team(self) -> None:
        """With Teamwork an Earth Pony Friend beside her readies itself; not her."""
        bolt, mate = piece(BOLT, exhausted=True), piece(plain(traits=(EARTH_PONY,)), exhausted=True)
        table = Table(mine=[bolt, mate], tokens=2).use(mate)

        assert (table.is_exhausted(mate), table.is_exhausted(bolt)) == (False, True)

    @pytest.mark.must_not
    def test_costs_two(self) -> None:
        """With one token she stays as she is; strangers to her traits and places learn nothing."""
        bolt = piece(BOLT, exhausted=True)
        stranger, away = plain(traits=(PEGASUS,)), plain(traits=(EARTH_PONY,))
        table = Table(mine=[bolt, stranger], home=[away], tokens=1)

        refusal = table.why_not_use(bolt)
        assert refusal is not None
        assert refusal.reason == "short-of-tokens"
        for other in (stranger, away):
            assert table.game.face(table.id(other)).activated == ()

    @pytest.mark.must_not
    def test_two_teachers_teach_one_ability(self) -> None:
        """A Friend with two of her can use it in one way: there is no second option that is the same."""
        mate = piece(plain(traits=(EARTH_PONY,)), exhausted=True)
        table = Table(mine=[piece(BOLT), piece(BOLT), mate], tokens=2)

        assert len(set(table.question.options)) == len(table.question.options)
        assert table.use(mate).tokens == 0


@pytest.mark.card("cg65")
class TestHelia:
    """cg65."""

    @pytest.mark.clause("514.2e")
    def test_banishes_a_friend_at_the_problem_that_was_won(self) -> None:
        """Exhausted and for two tokens, she banishes any Friend there; nobody from elsewhere is offered."""
        helia, strong, rival = piece(POOL["cg65"]), plain(9), plain(1)
        table = Table(
            mine=[helia, strong],
            home=[plain()],
            opponent_mine=[rival],
            opponent_home=[plain()],
            problem=open_problem(),
            tokens=2,
            phase=SCORE_PHASE,
        )
        assert table.asked == "may"
        assert table.choose("yes").choices() == [helia, strong, rival]

        table.choose(rival)
        assert (table.zone_of(rival), table.tokens) == ("banished", 0)
        assert table.is_exhausted(helia)

    @pytest.mark.clause("514.2e", "612.1")
    def test_at_two_problems_she_means_her_own(self) -> None:
        """A faceoff at all Problems is won at hers too; Friends at the other one are safe."""
        helia, strong, rival = piece(POOL["cg65"]), plain(9), plain(1)
        table = Table(
            theirs=[helia, strong],
            mine=[plain(9)],
            opponent_theirs=[rival],
            opponent_mine=[plain()],
            problem=open_problem(),
            opponent_problem=open_problem(),
            tokens=2,
            phase=SCORE_PHASE,
        ).until("may")

        assert table.choose("yes").choices() == [helia, strong, rival]

    @pytest.mark.must_not
    def test_not_without_two_tokens_or_a_win(self) -> None:
        """With one token nothing is offered, nor if the opponent wins, nor while she is exhausted."""
        for tokens, power, exhausted in ((1, 9, False), (2, 1, False), (2, 9, True)):
            table = Table(
                mine=[piece(POOL["cg65"], exhausted=exhausted), plain(power)],
                opponent_mine=[plain(6)],
                problem=open_problem(),
                tokens=tokens,
                phase=SCORE_PHASE,
            )
            assert (table.asked, table.told(kinds.FACEOFF_WON), table.told(kinds.BANISHED)) == ("main", 1, 0)


@pytest.mark.card("cg61")
class TestTwilightSparkleCrystallized:
    """cg61."""

    def contest(self, *allies: Card | Piece, rivals: tuple[Card | Piece, ...]) -> Table:
        """Come to a Problem faceoff with her and these characters on both sides."""
        return Table(
            mine=[TWILIGHT, *allies],
            opponent_mine=list(rivals),
            problem=plain_problem((Need(WILD, 1),), opponent=1),
        ).end_phase()

    def test_removes_a_weak_rival(self) -> None:
        """With one colour a rival of one power is out of it; the stronger one can't be chosen."""
        weak, strong = plain(1), plain(2)
        table = self.contest(rivals=(weak, strong))
        assert (table.asked, table.choices()) == ("may", ["yes", "no"])

        table.choose("yes")

        assert table.told(kinds.LEFT_FACEOFF) == 1
        assert table.until("main").score == 2

    def test_more_colours_reach_further(self) -> None:
        """Prismatic, she has the colours of another Crystal character: two power can be removed."""
        friend, rival = plain(1, PINK, traits=(CRYSTAL,)), plain(2)
        table = self.contest(friend, rivals=(rival, other := plain(1))).choose("yes")

        assert table.choices() == [rival, other]

    @pytest.mark.must_not
    def test_only_characters_in_it(self) -> None:
        """Rivals elsewhere are safe, and with nobody weak enough she does not ask."""
        table = Table(
            mine=[TWILIGHT],
            opponent_home=[plain(1)],
            opponent_mine=[plain(2)],
            problem=plain_problem((Need(WILD, 1),), opponent=1),
        ).end_phase()

        assert table.told(kinds.FACEOFF_STARTED) == 1
        assert table.told(kinds.LEFT_FACEOFF) == 0

    @pytest.mark.must_not
    def test_not_in_a_challenge(self) -> None:
        """A Troublemaker faceoff is none for her."""
        trouble = plain_troublemaker(1)
        table = Table(mine=[TWILIGHT], opponent_mine=[trouble, plain(1)], phase=TROUBLEMAKER_PHASE)

        assert table.choose(trouble).asked == "main"

    @pytest.mark.must_not
    def test_declined_nobody_goes(self) -> None:
        """You may leave everybody in it."""
        assert self.contest(rivals=(plain(1),)).choose("no").told(kinds.LEFT_FACEOFF) == 0


@pytest.mark.card("cg87")
class TestOrthros:
    """cg87."""

    def challenge(self, orthros: Piece, *, home: bool = False, power: int = 5) -> Table:
        """Challenge a Troublemaker with him, or with another Friend while he is at home."""
        trouble = plain_troublemaker(power)
        table = Table(
            home=[orthros] if home else [],
            mine=[plain(3)] if home else [orthros],
            opponent_mine=[trouble],
            phase=TROUBLEMAKER_PHASE,
        )
        return table.choose(trouble)

    def test_fetches_instead_of_flipping(self) -> None:
        """A card from beneath adds its printed power, and you flip no card."""
        orthros = piece(ORTHROS, beneath=(stick := plain(4),))
        table = self.challenge(orthros)
        assert (table.asked, table.choices()) == ("replace", [orthros, "no"])

        table.choose(orthros)

        assert (table.zone_of(stick), table.told(kinds.FLIPPED)) == ("discard-pile", 1)
        assert (table.asked, table.score) == ("main", 1)

    def test_his_power_and_the_stick_are_the_total(self) -> None:
        """Three and two are too few against five and a flip of one."""
        orthros = piece(ORTHROS, beneath=(plain(2),))

        assert self.challenge(orthros).choose(orthros).until("main").score == 0

    def test_which_card_is_your_choice(self) -> None:
        """Of several cards beneath him you choose one; declined, all stay and you flip."""
        weak, strong = plain(1), plain(6)
        orthros = piece(ORTHROS, beneath=(weak, strong))
        table, kept = self.challenge(orthros).choose(orthros), self.challenge(orthros).choose("no")

        assert (table.asked, table.choices()) == ("choose", [weak, strong])
        assert (kept.told(kinds.SPENT), kept.told(kinds.FLIPPED)) == (0, 2)

    def test_pumped_he_keeps_a_flipped_card(self) -> None:
        """As flipped cards go under the deck, one of yours may lie beneath him for the next time."""
        orthros = piece(ORTHROS)
        table = self.challenge(orthros, power=1)
        assert (table.asked, table.choices()) == ("replace", [orthros, "no"])

        table.choose(orthros)

        assert len(table.beneath(orthros)) == 1

    @pytest.mark.must_not
    def test_not_without_a_card_beneath(self) -> None:
        """With nothing to fetch nobody is asked, nor while he is not involved."""
        alone = self.challenge(piece(ORTHROS))
        away = self.challenge(piece(ORTHROS, beneath=(plain(4),)), home=True)

        assert (alone.told(kinds.FLIPPED), away.told(kinds.FLIPPED)) == (2, 2)

    @pytest.mark.must_not
    def test_not_the_opponents_flips(self) -> None:
        """In a challenge of theirs he would have to be involved; their own flips are never his."""
        orthros = piece(ORTHROS, beneath=(plain(4), plain(4)))
        table = self.challenge(orthros).choose(orthros)

        assert table.choose(table.choices()[0]).told(kinds.FLIPPED) == 1
