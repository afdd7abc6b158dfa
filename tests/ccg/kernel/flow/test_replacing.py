"""710, 508.1a, Persistent and Vexing: what happens instead, who decides, and what can't be replaced."""

import pytest

from everfree.ccg.cards.premiere.resources_attached import HARD_HAT
from everfree.ccg.kernel import kinds
from everfree.ccg.language import (
    CARD,
    ELDER,
    FOAL,
    FRIEND,
    PERSISTENT,
    RESOURCE,
    THAT,
    THIS,
    TROUBLEMAKER,
    UNIQUE,
    VEXING,
    WILD,
    YOU,
    Ability,
    Banish,
    Cant,
    Card,
    Confronts,
    Continuous,
    DiscardCards,
    Dismiss,
    Effect,
    EntersDiscardPile,
    Exhaust,
    Frighten,
    Gain,
    HasKeyword,
    IsDismissed,
    IsRetired,
    LeavesPlay,
    Need,
    One,
    PutIntoHand,
    PutOnDeck,
    Replacement,
    Retire,
    Score,
    Sequence,
    Standing,
    WithTrait,
    cards,
    choose,
    each,
    main_phase,
    one,
    when,
    yours,
)
from everfree.ccg.vocab import END_PHASE, SCORE_PHASE, TROUBLEMAKER_PHASE, Seat
from everfree.testing import Table, piece, plain, plain_problem, plain_troublemaker

YOU_SEAT, THEM = Seat(0), Seat(1)
FOALS = cards(FRIEND, WithTrait(FOAL))
A_FOAL = one(FRIEND, WithTrait(FOAL))
ANYONE = plain_problem(owner=(Need(WILD, 1),), opponent=1, bonus=2)
"""A Problem that a single power confronts, for either player."""


def able(effect: Effect, *more: Ability, costs: tuple[Effect, ...] = ()) -> Card:
    """Make a Friend with a Main Phase ability."""
    return plain(abilities=(main_phase(effect, costs=costs), *more))


def foal(*abilities: Ability) -> Card:
    """Make a Foal."""
    return plain(traits=(FOAL,), abilities=abilities)


def angel(instead: Effect, *, optional: bool = False) -> Card:
    """Make a Friend that does something instead of letting a Foal be dismissed."""
    return plain(abilities=(Replacement(IsDismissed(One(FOALS)), instead, optional=optional),))


def brave(*abilities: Ability) -> Card:
    """Make a Persistent Foal."""
    return plain(traits=(FOAL,), keywords=(PERSISTENT,), abilities=abilities)


class TestAnyTime:
    """710.2."""

    @pytest.mark.clause("710.2")
    def test_in_pre_priority_processing(self) -> None:
        """A dismissal by a waiting effect is replaced while nobody has priority."""
        boss = plain(traits=(ELDER,), abilities=(when(LeavesPlay(THIS), Dismiss(each(FOALS))),))
        leave, lost = able(Retire(choose(cards(FRIEND, WithTrait(ELDER))))), foal()
        table = Table(home=[leave, boss, angel(PutIntoHand(THAT)), lost]).use(leave)

        assert (table.hand(), table.told(kinds.DISMISSED)) == ([lost], 0)

    @pytest.mark.clause("710.2")
    def test_not_what_the_game_does(self) -> None:
        """The attachment of a Friend that left is dismissed by the game, whatever a text says instead."""
        saver = plain(abilities=(Replacement(IsDismissed(one(RESOURCE)), PutIntoHand(THAT)),))
        back, host = able(PutIntoHand(choose(FOALS))), piece(foal(), attached=(HARD_HAT,))
        table = Table(home=[saver, back, host]).use(back)

        assert table.zone_of(HARD_HAT) == "discard-pile"


class TestOnce:
    """710.3."""

    @pytest.mark.clause("710.3")
    def test_not_its_own_result(self) -> None:
        """ "If a Foal would be dismissed, dismiss it and score a point instead" scores one point."""
        loop = angel(Sequence((Dismiss(THAT), Score(1))))
        boot, lost = able(Dismiss(choose(FOALS))), foal()
        table = Table(home=[boot, loop, lost]).use(boot)

        assert (table.zone_of(lost), table.score) == ("discard-pile", 1)

    @pytest.mark.clause("710.3")
    def test_another_copy_may(self) -> None:
        """Two such cards score two points, one after the other; you choose which is first."""
        text = Sequence((Dismiss(THAT), Score(1)))
        first, second = angel(text), angel(text)
        boot, lost = able(Dismiss(choose(FOALS))), foal()
        table = Table(home=[boot, first, second, lost]).use(boot)

        assert set(table.choices()) == {first, second}
        assert table.choose(second).score == 2

    @pytest.mark.clause("710.3")
    def test_two_that_lead_to_each_other_end(self) -> None:
        """Dismissing becomes returning, returning becomes dismissing: each applies once."""
        to_hand = angel(PutIntoHand(THAT))
        back = plain(abilities=(Replacement(LeavesPlay(A_FOAL), Dismiss(THAT)),))
        boot, lost = able(Dismiss(choose(FOALS))), foal()
        table = Table(home=[boot, to_hand, back, lost]).use(boot).choose(to_hand)

        assert (table.zone_of(lost), table.asked) == ("discard-pile", "main")

    @pytest.mark.clause("710.3")
    @pytest.mark.parametrize("flow", [DiscardCards(YOU), Sequence((DiscardCards(YOU), Gain(1)))])
    def test_instructions_with_a_course_of_their_own(self, flow: Effect) -> None:
        """ "If you would discard a card, discard a card instead" discards one card."""
        pit = Replacement(EntersDiscardPile(one(CARD), whose=YOU), flow)
        nag, one_, two = able(DiscardCards(YOU), pit), plain(), plain()
        table = Table(home=[nag], hand=[one_, two]).use(nag).choose(one_)
        assert table.asked == "discard"

        table.choose(two)

        assert (table.asked, table.hand()) == ("main", [one_])


class TestImpossible:
    """710.4: the new thing can't be done."""

    @pytest.mark.clause("710.4")
    def test_neither_happens(self) -> None:
        """A Friend that would be frightened instead, and is frightened already, just stays."""
        hater = able(Dismiss(choose(cards(FRIEND))))
        guard = plain(abilities=(Replacement(LeavesPlay(one(FRIEND)), Frighten(THAT)),))
        scared = piece(plain(), frightened=True)
        table = Table(home=[hater, guard, scared]).use(hater).choose(scared)

        assert (table.zone_of(scared), table.told(kinds.DISMISSED)) == ("play", 0)
        assert table.told(kinds.FRIGHTENED) == 0

    @pytest.mark.clause("710.4")
    def test_it_replaces_all_the_same(self) -> None:
        """ "Exhaust this card instead" saves a Foal even while the card is exhausted already."""
        boot, saved = able(Dismiss(choose(FOALS))), foal()
        table = Table(home=[boot, piece(angel(Exhaust(THIS)), exhausted=True), saved]).use(boot)

        assert (table.zone_of(saved), table.told(kinds.EXHAUST)) == ("play", 0)

    @pytest.mark.clause("705.2e.i")
    @pytest.mark.parametrize("held", [0, 1, 2])
    def test_what_cannot_be_done_is_not_offered(self, held: int) -> None:
        """ "You may discard 2 cards instead" is offered with two cards in hand, not with fewer."""
        boot, lost = able(Dismiss(choose(FOALS))), foal()
        saver = angel(DiscardCards(YOU, 2), optional=True)
        table = Table(home=[boot, saver, lost], hand=[plain(cost=9) for _ in range(held)]).use(boot)

        assert (table.asked == "replace") == (held == 2)
        assert (table.zone_of(lost) == "play") == (held == 2)

    @pytest.mark.clause("705.2e.i")
    def test_nor_with_a_card_that_cannot(self) -> None:
        """ "You may exhaust this card instead" is not offered once it is exhausted."""
        boot = able(Dismiss(choose(FOALS)))
        saver = angel(Exhaust(THIS), optional=True)
        tired, fresh = (
            Table(home=[boot, piece(saver, exhausted=True), foal()]),
            Table(home=[boot, saver, foal()]),
        )

        assert (tired.use(boot).asked, fresh.use(boot).asked) == ("main", "replace")


class TestSeveral:
    """710.5."""

    @pytest.mark.clause("710.5a")
    def test_one_that_no_longer_fits_is_left_out(self) -> None:
        """Once another card is dismissed instead of the Foal, what saves Foals does nothing for that card."""
        martyr, to_deck = angel(Dismiss(THIS)), angel(PutOnDeck(THAT))
        boot, saved = able(Dismiss(choose(FOALS))), foal()
        table = Table(home=[boot, martyr, to_deck, saved]).use(boot).choose(martyr)

        assert (table.zone_of(martyr), table.zone_of(saved)) == ("discard-pile", "play")

    @pytest.mark.clause("710.5b")
    def test_one_that_still_fits_comes_next(self) -> None:
        """The return to hand is still leaving play, so the Foal is banished instead of returned."""
        to_hand = angel(PutIntoHand(THAT))
        exile = plain(abilities=(Replacement(LeavesPlay(A_FOAL), Banish(THAT)),))
        boot, lost = able(Dismiss(choose(FOALS))), foal()
        table = Table(home=[boot, to_hand, exile, lost]).use(boot).choose(to_hand)

        assert (table.banished(), table.told(kinds.PUT_INTO_HAND)) == ([lost], 0)

    @pytest.mark.clause("710.5")
    def test_who_may_decides_and_who_is_affected_chooses(self) -> None:
        """Your "you may" on the opponent's Foal is yours to use; which of two applies is the opponent's."""
        boot = able(Dismiss(choose(FOALS)))
        mine, theirs = angel(PutOnDeck(THAT), optional=True), angel(PutIntoHand(THAT))
        rival = foal()
        table = Table(home=[boot, mine], opponent_home=[theirs, rival]).use(boot)

        assert (table.question.seat, table.choices()) == (YOU_SEAT, [mine, "no"])
        table.choose(mine)
        assert (table.question.seat, set(table.choices())) == (THEM, {mine, theirs})
        assert table.choose(mine).zone_of(rival) == "draw-deck"

    @pytest.mark.clause("710.5")
    def test_a_declined_one_is_out_of_it(self) -> None:
        """You decline yours; the opponent's mandatory one applies without a question."""
        boot = able(Dismiss(choose(FOALS)))
        mine, theirs = angel(PutOnDeck(THAT), optional=True), angel(PutIntoHand(THAT))
        rival = foal()
        table = Table(home=[boot, mine], opponent_home=[theirs, rival]).use(boot).choose("no")

        assert table.hand(THEM) == [rival]

    @pytest.mark.clause("710.5")
    def test_nothing_but_a_declined_one(self) -> None:
        """The opponent's Foal is dismissed after you declined to save it."""
        boot, mine, rival = able(Dismiss(choose(FOALS))), angel(PutOnDeck(THAT), optional=True), foal()
        table = Table(home=[boot, mine], opponent_home=[rival]).use(boot)

        assert table.choose("no").zone_of(rival) == "discard-pile"


class TestPersistent:
    """Glossary, R16 to R18."""

    @pytest.mark.clause("glossary.persistent")
    @pytest.mark.parametrize("way", [Dismiss, Banish, PutIntoHand, PutOnDeck])
    def test_frightened_instead_of_leaving(self, way: type[Dismiss]) -> None:
        """However it would leave play, its controller may frighten it instead; it lies face down there."""
        storm, friend = able(way(choose(FOALS))), brave()
        table = Table(home=[storm], opponent_mine=[friend]).use(storm)

        assert (table.question.seat, table.choices()) == (THEM, [friend, "no"])
        table.choose(friend)
        assert (table.is_face_down(friend), table.area_of(friend)) == (True, "mine")

    @pytest.mark.clause("glossary.persistent")
    def test_it_may_go(self) -> None:
        """Declined, it is dismissed."""
        boot, friend = able(Dismiss(choose(FOALS))), brave()

        assert Table(home=[boot, friend]).use(boot).choose("no").zone_of(friend) == "discard-pile"

    @pytest.mark.clause("glossary.persistent")
    def test_not_twice(self) -> None:
        """Face down it has no Persistent: the second dismissal takes it without a question."""
        hater, friend = able(Dismiss(choose(yours(FRIEND)))), brave()
        table = Table(home=[hater, friend]).use(hater).choose(friend, friend)
        assert table.is_face_down(friend)

        table.use(hater).choose(friend)

        assert (table.zone_of(friend), table.asked) == ("discard-pile", "main")

    @pytest.mark.clause("508.1a")
    @pytest.mark.ruling("R16")
    def test_not_offered_while_paying(self) -> None:
        """ "Retire this card" as a cost retires it; frightening it would be no payment."""
        friend = brave(main_phase(Gain(2), costs=(Retire(THIS),)))
        table = Table(home=[friend]).use(friend)

        assert (table.zone_of(friend), table.tokens, table.asked) == ("discard-pile", 2, "main")

    @pytest.mark.clause("508.1a")
    @pytest.mark.ruling("R16")
    def test_a_mandatory_one_makes_it_unpayable(self) -> None:
        """ "If a Foal would leave play, frighten it instead": retiring a Foal pays for nothing."""
        guard = plain(abilities=(Replacement(LeavesPlay(A_FOAL), Frighten(THAT)),))
        seller = able(Gain(2), costs=(Retire(choose(FOALS)),))

        assert Table(home=[guard, seller, foal()]).choices() == ["end"]

    @pytest.mark.clause("616.3", "glossary.home_limit")
    @pytest.mark.ruling("R17")
    def test_it_still_counts_at_home(self) -> None:
        """With four Friends and a limit of three, frightening the Persistent one leaves one too many."""
        friend, others = brave(), [plain() for _ in range(3)]
        table = Table(home=[friend, *others], phase=END_PHASE).until("home-limit").choose(friend, friend)

        assert (table.asked, table.question.number) == ("home-limit", 1)
        assert (table.is_face_down(friend), table.choices()) == (True, [friend, *others])
        assert table.choose(friend).zone_of(friend) == "discard-pile"

    @pytest.mark.ruling("R18")
    @pytest.mark.clause("104.3")
    def test_not_against_the_game(self) -> None:
        """A Unique copy too many goes, Persistent or kept in play by a text; nobody is asked."""
        law = Standing(Cant(LeavesPlay(One(cards(FRIEND)))))
        twin = plain(traits=(UNIQUE,), keywords=(PERSISTENT,), abilities=(law,))
        old, new = piece(twin), piece(twin)
        table = Table(home=[old], hand=[new], tokens=1).play(new, "home")
        assert (table.asked, table.choices()) == ("uniqueness", [old, new])

        table.choose(old)

        assert (table.zone_of(old), table.is_face_down(new), table.asked) == ("discard-pile", False, "main")


class TestVexing:
    """Glossary, R19."""

    def confronting(self, *vexing: Card, at: str = "mine") -> Table:
        """Stop where you would confront a Problem at which the opponent has these cards."""
        score = when(Confronts(YOU), Gain(5))
        return Table(
            mine=[plain(3, abilities=(score,))],
            problem=ANYONE,
            opponent_mine=list(vexing) if at == "mine" else (),
            opponent_theirs=list(vexing) if at == "theirs" else (),
            phase=SCORE_PHASE,
        )

    @pytest.mark.clause("glossary.vexing")
    @pytest.mark.ruling("R19")
    def test_the_opponent_does_not_confront(self) -> None:
        """Retired instead, if its controller likes: no point, no "when you confront", no faceoff."""
        pest = plain(keywords=(VEXING,), abilities=(when(IsRetired(THIS), Gain(1)),))
        table = self.confronting(pest)
        assert (table.question.seat, table.choices()) == (THEM, [pest, "no"])

        table.choose(pest)

        assert (table.score, table.tokens, table.zone_of(pest)) == (0, 0, "discard-pile")
        assert (table.told(kinds.FACEOFF_STARTED), table.told(kinds.CONFRONTED)) == (0, 0)

    @pytest.mark.clause("glossary.vexing", "611.4")
    def test_it_may_be_kept(self) -> None:
        """Declined, the Problem is confronted: a point, the trigger, and a faceoff."""
        pest = plain(keywords=(VEXING,))
        table = self.confronting(pest).choose("no").end_turn()

        assert (table.told(kinds.CONFRONTED), table.told(kinds.FACEOFF_STARTED)) == (1, 1)
        assert table.score >= 1

    @pytest.mark.ruling("R19")
    def test_one_of_several_is_enough(self) -> None:
        """Two Vexing cards: one is retired, the other stays, and nobody confronts."""
        one_, two = plain(keywords=(VEXING,)), plain(keywords=(VEXING,))
        table = self.confronting(one_, two)
        assert table.choices() == [one_, two, "no"]

        table.choose(two)

        assert (table.zone_of(one_), table.zone_of(two), table.told(kinds.CONFRONTED)) == (
            "play",
            "discard-pile",
            0,
        )

    @pytest.mark.clause("glossary.vexing")
    def test_only_at_its_own_problem_and_against_opponents(self) -> None:
        """A Vexing card at another Problem is not asked, nor is your own."""
        away = self.confronting(plain(keywords=(VEXING,)), at="theirs")
        own = Table(mine=[plain(3, keywords=(VEXING,))], problem=ANYONE, phase=SCORE_PHASE)

        assert (away.told(kinds.CONFRONTED), own.told(kinds.CONFRONTED)) == (1, 1)


@pytest.mark.clause("514.5a")
@pytest.mark.ruling("R42")
def test_defeating_scores_before_it_dismisses() -> None:
    """At 14 points the game is won before the Troublemaker is dismissed; with fewer, that is replaced."""

    def challenge(score: int) -> Table:
        guard = plain(abilities=(Replacement(IsDismissed(one(TROUBLEMAKER)), PutIntoHand(THAT)),))
        trouble = plain_troublemaker()
        table = Table(
            mine=[plain(5)],
            opponent_mine=[trouble],
            opponent_home=[guard],
            score=score,
            phase=TROUBLEMAKER_PHASE,
        )
        return table.choose(trouble)

    won, on = challenge(14), challenge(3)

    assert (won.is_over, won.score, won.told(kinds.PUT_INTO_HAND)) == (True, 15, 0)
    assert (on.score, on.told(kinds.DISMISSED), on.told(kinds.PUT_INTO_HAND)) == (4, 0, 1)


def test_persistent_given_twice_is_offered_once() -> None:
    """Two cards give it, and the card has it already: there is one choice, and declining it is enough."""
    everyone = Continuous((HasKeyword("Persistent"),), each(cards(FRIEND)))
    givers = [plain(abilities=(everyone,)), plain(abilities=(everyone,))]
    vandal = plain(abilities=(main_phase(Dismiss(choose(cards(FRIEND, WithTrait(FOAL))))),))
    foal = plain(keywords=(PERSISTENT,), traits=(FOAL,))
    table = Table(home=[*givers, vandal, foal]).use(vandal)

    assert (table.asked, table.choices()) == ("replace", [foal, "no"])
    assert table.choose("no").zone_of(foal) == "discard-pile"
