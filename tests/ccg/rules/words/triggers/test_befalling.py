"""504, 514.5, 613.1, 615.1: triggers on what becomes of a card, on a lost faceoff, on the end of a turn."""

import pytest

from everfree.ccg.kernel import kinds
from everfree.ccg.language import (
    A_PLAYER,
    A_PROBLEM,
    CARD,
    CHARACTER,
    FRIEND,
    HERE,
    HOME,
    OPPONENT,
    THIS,
    TROUBLEMAKER,
    WILD,
    YOU,
    Another,
    AtLeast,
    Cant,
    Card,
    Confronts,
    CutieMark,
    Frighten,
    Gain,
    IsCutieMarked,
    IsDefeated,
    IsFrightened,
    IsSentHome,
    IsSolved,
    IsUncovered,
    IsUnfrightened,
    LosesFaceoff,
    Need,
    PutOnDeck,
    PutsOnDeck,
    Score,
    Send,
    Standing,
    TurnEnds,
    cards,
    choose,
    main_phase,
    one,
    when,
    yours,
)
from everfree.ccg.language.terms import THAT_PLAYER, Place, Who
from everfree.ccg.language.words.effects.effects import Effect
from everfree.ccg.language.words.triggers.triggers import Trigger
from everfree.ccg.vocab import PROBLEM_FACEOFFS, TROUBLEMAKER_FACEOFF, TROUBLEMAKER_PHASE
from everfree.testing import Table, piece, plain, plain_problem, plain_troublemaker


def watching(trigger: Trigger, effect: Effect | None = None) -> Card:
    """Make a Friend that gains a token when something happens, or does something else."""
    return plain(abilities=(when(trigger, effect or Gain(1)),))


class TestFrightened:
    """504.1, 504.3."""

    @pytest.mark.clause("504.1")
    def test_a_card_sees_that_it_is_frightened_itself(self) -> None:
        """It has its abilities until it is face down; it triggers once."""
        bully = plain(abilities=(main_phase(Frighten(choose(cards(FRIEND, Another())))),))
        timid = watching(IsFrightened(THIS))
        table = Table(home=[bully, timid]).use(bully)

        assert (table.is_face_down(timid), table.tokens) == (True, 1)

    @pytest.mark.clause("504.1")
    def test_whom_the_trigger_means(self) -> None:
        """Your Friend that is frightened counts, an opponent's does not."""
        ally, rival = plain(), plain()
        bully = plain(abilities=(main_phase(Frighten(choose(cards(FRIEND, Another())))),))
        watcher = watching(IsFrightened(one(FRIEND, *yours(FRIEND).tests)))
        table = Table(home=[bully, watcher, ally], opponent_home=[rival]).use(bully).choose(rival)

        assert table.tokens == 0
        table.use(bully).choose(ally)
        assert table.tokens == 1

    @pytest.mark.clause("504.3")
    def test_rallying_is_the_contrary(self) -> None:
        """A Friend that is rallied is no longer frightened; that it was frightened does not count."""
        coward = piece(plain(), frightened=True)
        watcher = watching(IsUnfrightened(one(FRIEND)), Score(1))
        bully = plain(abilities=(main_phase(Frighten(choose(cards(FRIEND, Another())))),))
        table = Table(home=[watcher, coward, bully], tokens=2).rally(coward)

        assert (table.score, table.is_face_down(coward)) == (1, False)
        table.use(bully).choose(coward)
        assert table.score == 1


def test_becoming_cutie_marked_counts_once() -> None:
    """A card that is marked already does not become so again, and another card's mark is not its own."""
    filly = plain(abilities=(main_phase(CutieMark()), when(IsCutieMarked(THIS), Gain(1))))
    other = plain(abilities=(main_phase(CutieMark()),))
    table = Table(home=[filly, other]).use(other)

    assert table.tokens == 0
    table.use(filly)
    assert table.tokens == 1
    table.use(filly)
    assert table.tokens == 1


@pytest.mark.clause("514.5a")
@pytest.mark.parametrize(("power", "points"), [(9, 1), (0, 0)])
def test_a_troublemaker_is_defeated(power: int, points: int) -> None:
    """It triggers only if the challenger wins; "that player" is the challenger."""
    trouble = plain_troublemaker(2, 0, abilities=(when(IsDefeated(THIS), Score(1, THAT_PLAYER)),))
    table = Table(mine=[plain(power)], opponent_mine=[trouble], phase=TROUBLEMAKER_PHASE)
    table.choose(trouble)
    if table.asked == "send-home":
        table.choose(table.choices()[0])

    assert (table.score, table.opponent_score) == (points, 0)


def easy(trigger: Trigger) -> Card:
    """Make a Problem that a single power confronts; its owner gains a token when something happens."""
    return plain_problem((Need(WILD, 1),), 1, abilities=(when(trigger, Gain(1)),))


@pytest.mark.clause("613.1")
def test_a_problem_is_solved_by_its_faceoff() -> None:
    """Confronting alone does not solve it."""
    confronted = Table(mine=[plain(5)], problem=easy(IsSolved())).end_phase()
    solved = Table(mine=[plain(5)], opponent_mine=[plain(1)], problem=easy(IsSolved())).end_phase()

    assert (confronted.told(kinds.SOLVED), solved.told(kinds.SOLVED)) == (0, 1)
    assert solved.tokens - confronted.tokens == 1


@pytest.mark.parametrize(("anywhere", "tokens"), [(False, 0), (True, 1)])
def test_a_problem_elsewhere_is_another(anywhere: bool, tokens: int) -> None:
    """A card hears of the Problem of its own area, or of every Problem."""
    fought = plain_problem((Need(WILD, 1),), 1)
    idle = Table(mine=[plain(5)], opponent_mine=[plain(1)], problem=fought).end_phase()
    watcher = watching(IsSolved(anywhere=anywhere))
    table = Table(home=[watcher], mine=[plain(5)], opponent_mine=[plain(1)], problem=fought).end_phase()

    assert table.tokens - idle.tokens == tokens


class TestLosing:
    """514.5: who takes part and does not win."""

    @pytest.mark.clause("514.5")
    @pytest.mark.parametrize(
        ("trigger", "score", "opponent_score"),
        [
            (LosesFaceoff(YOU), 0, 0),
            (LosesFaceoff(OPPONENT), 0, 1),
            (LosesFaceoff(A_PLAYER, PROBLEM_FACEOFFS, here=True), 0, 1),
            (LosesFaceoff(A_PLAYER, TROUBLEMAKER_FACEOFF), 0, 0),
            (LosesFaceoff(OPPONENT, involving_this=True), 0, 1),
        ],
    )
    def test_the_loser_is_that_player(self, trigger: Trigger, score: int, opponent_score: int) -> None:
        """You win a Problem faceoff; the player who lost it is the one the text means."""
        fought = plain_problem((Need(WILD, 1),), 1, bonus=0)
        watcher = watching(trigger, Score(1, THAT_PLAYER))
        table = Table(mine=[plain(9), watcher], opponent_mine=[plain(1)], problem=fought).end_phase()

        assert (table.score - 1, table.opponent_score) == (score, opponent_score)

    def test_not_where_this_card_is_not(self) -> None:
        """A card at home is not involved, nor is the faceoff "here"."""
        fought = plain_problem((Need(WILD, 1),), 1, bonus=0)
        watchers = [
            watching(LosesFaceoff(OPPONENT, here=True)),
            watching(LosesFaceoff(OPPONENT, involving_this=True)),
        ]
        idle = Table(mine=[plain(9)], opponent_mine=[plain(1)], problem=fought).end_phase()
        table = Table(home=watchers, mine=[plain(9)], opponent_mine=[plain(1)], problem=fought).end_phase()

        assert table.tokens == idle.tokens
        assert table.told(kinds.FACEOFF_LOST) == 0


@pytest.mark.clause("615.1")
@pytest.mark.parametrize(("whose", "points"), [(YOU, 1), (OPPONENT, 1), (A_PLAYER, 2)])
def test_at_the_end_of_the_turn_of_whom_it_names(whose: Who, points: int) -> None:
    """Over two turns the end of your turn, of an opponent's or of both counts."""
    table = Table(home=[watching(TurnEnds(whose), Score(1))])

    assert table.end_turn().end_turn().score == points


def test_defeating_another_is_not_it() -> None:
    """A Troublemaker at another Problem hears nothing."""
    trouble = plain_troublemaker(2, 0)
    watcher = watching(IsDefeated(one(TROUBLEMAKER, *yours(TROUBLEMAKER).tests)))
    idle = Table(home=[plain()], mine=[plain(9)], opponent_mine=[trouble], phase=TROUBLEMAKER_PHASE)
    table = Table(home=[watcher], mine=[plain(9)], opponent_mine=[trouble], phase=TROUBLEMAKER_PHASE)

    assert table.choose(trouble).tokens == idle.choose(trouble).tokens


class TestUncovered:
    """607.3: a Troublemaker is uncovered here, or can't be."""

    @pytest.mark.clause("607.3")
    @pytest.mark.parametrize(("here", "points"), [(True, 0), (False, 1)])
    def test_here_or_anywhere(self, here: bool, points: int) -> None:
        """A card at your Problem hears of a Troublemaker at the other one only if it listens everywhere."""
        hidden = piece(plain_troublemaker(), face_down=True)
        watcher = watching(IsUncovered(one(TROUBLEMAKER), here=here), Score(1))
        table = Table(mine=[watcher], theirs=[hidden], phase=TROUBLEMAKER_PHASE)

        assert (table.is_face_down(hidden), table.score) == (False, points)

    def test_at_the_same_problem(self) -> None:
        """A Troublemaker uncovered beside the card counts as one here."""
        hidden = piece(plain_troublemaker(), face_down=True)
        watcher = watching(IsUncovered(one(TROUBLEMAKER), here=True), Score(1))
        table = Table(mine=[watcher, hidden], phase=TROUBLEMAKER_PHASE)

        assert table.score == 1

    @pytest.mark.clause("104.2")
    def test_not_where_a_text_forbids_it(self) -> None:
        """Of two face-down Troublemakers only the one elsewhere can be uncovered."""
        kept, free = piece(plain_troublemaker(), face_down=True), piece(plain_troublemaker(), face_down=True)
        law = Standing(Cant(IsUncovered(one(TROUBLEMAKER), here=True)))
        table = Table(mine=[kept, plain(abilities=(law,))], theirs=[free], phase=TROUBLEMAKER_PHASE)

        assert (table.is_face_down(free), table.is_face_down(kept)) == (False, True)


class TestSentHome:
    """506.5: being sent home is no move."""

    @pytest.mark.clause("506.5")
    @pytest.mark.parametrize(("origin", "tokens"), [(A_PROBLEM, 1), (HERE, 0)])
    def test_from_where(self, origin: Place, tokens: int) -> None:
        """A Friend that is sent home from the other Problem was not here; moving home is not it."""
        sender = plain(abilities=(main_phase(Send(choose(cards(FRIEND, Another())), HOME)),))
        watcher = watching(IsSentHome(one(FRIEND), origin))
        walker, other = plain(), plain()
        table = Table(home=[sender], mine=[watcher], theirs=[walker, other], tokens=2).use(sender)
        table.choose(walker)
        assert (table.area_of(walker), table.tokens) == ("home", 2 + tokens)

        table.move(other, "home")
        assert table.tokens == tokens


@pytest.mark.clause("402.3")
def test_putting_a_card_on_top_of_your_own_deck() -> None:
    """A card that you put on its owner's deck counts only if you own it."""
    lifter = plain(abilities=(main_phase(PutOnDeck(choose(cards(FRIEND, Another())))),))
    watcher = watching(PutsOnDeck(YOU, one(CARD)))
    ally, rival = plain(), plain()
    table = Table(home=[lifter, watcher, ally], opponent_home=[rival]).use(lifter).choose(rival)

    assert table.tokens == 0
    assert table.use(lifter).choose(ally).tokens == 1


@pytest.mark.clause("611.1")
@pytest.mark.parametrize(("friends", "points"), [(1, 0), (2, 1), (3, 1)])
def test_confronting_with_so_many_characters(friends: int, points: int) -> None:
    """It triggers with at least two other characters there; this card is not one of them."""
    watcher = watching(Confronts(YOU, using=AtLeast(2, cards(CHARACTER, Another()))), Score(1))
    goal = plain_problem((Need(WILD, 1),), 1)
    table = Table(mine=[watcher, *[plain() for _ in range(friends)]], problem=goal).end_phase()

    assert table.score == 1 + points
