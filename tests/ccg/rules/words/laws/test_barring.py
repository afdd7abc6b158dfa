"""104.2: what a text says can't happen does not happen, is not offered, and is refused with the text."""

import pytest

from everfree.ccg.language import (
    A_PLAYER,
    CHARACTER,
    END_OF_TURN,
    FRIEND,
    HERE,
    OPPONENT,
    THIS,
    TROUBLEMAKER,
    WILD,
    YOU,
    Another,
    AtLeast,
    Cant,
    Card,
    Challenges,
    Confronts,
    Draws,
    Exhaust,
    Frighten,
    Gain,
    Has,
    IsExhausted,
    IsFrightened,
    IsPlayed,
    IsUnfrightened,
    Lasting,
    Law,
    Move,
    Moves,
    Need,
    One,
    Plays,
    Standing,
    cards,
    choose,
    each,
    here,
    main_phase,
    one,
    yours,
)
from everfree.ccg.rules.actions.legality import refuse_draw, refuse_rally
from everfree.ccg.rules.confront.challenging import refuse_challengers
from everfree.ccg.vocab import MAIN_PHASE, SCORE_PHASE, Seat
from everfree.testing import Table, piece, plain, plain_problem, plain_troublemaker

YOU_SEAT, OPPONENT_SEAT = Seat(0), Seat(1)


def saying(law: Law) -> Card:
    """Make a Friend with a law."""
    return plain(abilities=(Standing(law),))


class TestWhatIsDoneToCards:
    """A card to which something can't be done is not offered for it, and a group leaves it out."""

    @pytest.mark.clause("104.2")
    def test_is_not_offered(self) -> None:
        """A Friend that can't be frightened is not among the choices."""
        brave = saying(Cant(IsFrightened(THIS)))
        coward = plain()
        bully = plain(abilities=(main_phase(Frighten(choose(cards(FRIEND, Another())))),))
        table = Table(home=[bully, brave, coward], opponent_home=[plain()]).use(bully)

        assert brave not in table.choices()
        assert coward in table.choices()

    def test_is_left_out_of_a_group(self) -> None:
        """Of your Friends only yours are protected."""
        keeper = saying(Cant(IsFrightened(One(yours(FRIEND)))))
        bully = plain(abilities=(main_phase(Frighten(each(cards(FRIEND, Another())))),))
        ally, rival = plain(), plain()
        table = Table(home=[keeper, bully, ally], opponent_home=[rival]).use(bully)

        assert [table.is_face_down(one) for one in (keeper, ally, rival)] == [False, False, True]

    def test_is_no_cost(self) -> None:
        """What can't be exhausted can't pay by it."""
        stiff = plain(
            abilities=(Standing(Cant(IsExhausted(THIS))), main_phase(Gain(1), costs=(Exhaust(THIS),)))
        )
        refusal = Table(home=[stiff]).why_not_use(stiff)

        assert refusal is not None
        assert (refusal.clause, refusal.reason) == ("104.2", "cant-happen")


class TestMoving:
    """506: who can't move what, from where and to where."""

    @pytest.mark.clause("104.2")
    @pytest.mark.parametrize(
        ("moving", "places"),
        [
            (Moves(A_PLAYER, one(CHARACTER)), []),
            (Moves(OPPONENT, one(CHARACTER)), ["theirs", "home"]),
            (Moves(A_PLAYER, one(CHARACTER), destination=HERE), ["theirs", "home"]),
            (Moves(A_PLAYER, one(CHARACTER), origin=HERE), []),
            (Moves(A_PLAYER, one(TROUBLEMAKER)), ["theirs", "home"]),
        ],
    )
    def test_from_here_to_there(self, moving: Moves, places: list[str]) -> None:
        """A Friend at your Problem may go where no text forbids it."""
        walker = plain()
        table = Table(mine=[walker, saying(Cant(moving))], tokens=2)

        if not places:
            assert walker not in table.choices()
            return
        table.move(walker)
        assert sorted(map(str, table.choices())) == sorted(places)

    def test_only_players_who_have_so_many_cards(self) -> None:
        """With two characters there nobody may move a third there; with one they may."""
        law = Cant(
            Moves(A_PLAYER, one(CHARACTER), destination=HERE), having=AtLeast(2, cards(CHARACTER, here()))
        )
        walker = plain()
        alone = Table(home=[walker], mine=[saying(law)], tokens=2).move(walker)
        crowded = Table(home=[walker], mine=[saying(law), plain()], tokens=2).move(walker)

        assert "mine" in alone.choices()
        assert crowded.area_of(walker) == "theirs"

    def test_effects_are_held_too(self) -> None:
        """An effect of an opponent can't move what only an opponent can't move."""
        held = saying(Cant(Moves(OPPONENT, THIS)))
        pusher = plain(abilities=(main_phase(Move(choose(cards(FRIEND, Another())), HERE)),))
        table = Table(mine=[held], opponent_theirs=[pusher], opponents_turn=True).use(pusher)

        assert table.area_of(held) == "mine"


class TestActions:
    """705: an action of which the main part can't happen is refused."""

    def test_drawing_in_a_phase(self) -> None:
        """You can't draw in your Main Phase; in another phase the same law forbids nothing."""
        for phase, is_refused in ((MAIN_PHASE, True), (SCORE_PHASE, False)):
            table = Table(home=[saying(Cant(Draws(A_PLAYER, phase)))], tokens=1)

            assert (refuse_draw(table.game, YOU_SEAT) is not None) == is_refused

    def test_rallying(self) -> None:
        """A frightened Friend that can't be turned face up can't be rallied."""
        coward = piece(plain(), frightened=True)
        table = Table(home=[coward, saying(Cant(IsUnfrightened(one(FRIEND))))], tokens=2)

        assert refuse_rally(table.game, YOU_SEAT, table.id(coward)) is not None

    def test_challenging(self) -> None:
        """An opponent can't challenge your Troublemakers, you can challenge theirs."""
        trouble, theirs = plain_troublemaker(), plain_troublemaker()
        guard = saying(Cant(Challenges(OPPONENT, One(yours(TROUBLEMAKER)))))
        table = Table(home=[guard], mine=[trouble], opponent_theirs=[theirs])

        assert refuse_challengers(table.game, OPPONENT_SEAT, table.id(trouble), []) is not None
        assert refuse_challengers(table.game, YOU_SEAT, table.id(theirs), []) is None

    @pytest.mark.parametrize(("friends", "can"), [(1, False), (2, True)])
    def test_confronting_unless(self, friends: int, can: bool) -> None:
        """Nobody confronts this Problem unless that player has two characters there."""
        law = Cant(Confronts(A_PLAYER), unless=Has(YOU, cards(CHARACTER, here()), 2))
        goal = plain_problem((Need(WILD, 1),), 1, abilities=(Standing(law),))
        table = Table(mine=[plain(5) for _ in range(friends)], problem=goal)

        assert table.can_confront(goal) == can

    @pytest.mark.parametrize("playing", [IsPlayed(one(FRIEND), HERE), Plays(YOU, one(FRIEND), HERE)])
    def test_playing_to_a_place(self, playing: IsPlayed | Plays) -> None:
        """A Friend can be played anywhere but here."""
        fresh = plain(cost=0)
        table = Table(mine=[saying(Cant(playing))], hand=[fresh]).play(fresh)

        assert sorted(map(str, table.choices())) == ["home", "theirs"]


def test_for_a_time() -> None:
    """A law with a duration ends with the turn."""
    walker = plain()
    frost = plain(abilities=(main_phase(Lasting(Cant(Moves(A_PLAYER, one(CHARACTER))), END_OF_TURN)),))
    table = Table(home=[walker, frost], tokens=2, opponent_tokens=2).use(frost)

    assert walker not in table.choices()
    table.end_turn().end_turn()
    assert walker in table.choices()
