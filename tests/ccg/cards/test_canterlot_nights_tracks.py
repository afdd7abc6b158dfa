"""Train Tracks: the card frightened with them stays frightened while they are exhausted."""

import pytest

from everfree.ccg.cards.canterlot_nights.resources import TRAIN_TRACKS
from everfree.ccg.language import (
    FRIEND,
    RESOURCE,
    Frightened,
    ReadyCards,
    Unfrighten,
    cards,
    choose,
    each,
    main_phase,
)
from everfree.testing import Table, piece, plain
from everfree.testing.looking import UnexpectedQuestion

CALMING = plain(1, abilities=(main_phase(Unfrighten(each(cards(FRIEND, Frightened())))),))
READYING = plain(1, abilities=(main_phase(ReadyCards(choose(cards(RESOURCE)))),))


@pytest.mark.card("cn152")
class TestTrainTracks:
    """cn152."""

    def used(self) -> Table:
        """Frighten one of two opposing Friends at a Problem, beside one frightened before."""
        self.rival, self.other, self.at_home = plain(2), plain(2), plain(2)
        self.coward = piece(plain(2), frightened=True)
        table = Table(
            home=[TRAIN_TRACKS, CALMING, READYING],
            opponent_mine=[self.rival, self.other, self.coward],
            opponent_home=[self.at_home],
            tokens=2,
            opponent_tokens=9,
        )
        table.use(TRAIN_TRACKS)
        assert table.choices() == [self.rival, self.other]
        return table.choose(self.rival)

    def test_frightens_for_one_token(self) -> None:
        """The Tracks are exhausted and the token is spent."""
        table = self.used()

        assert (table.is_face_down(self.rival), table.is_exhausted(TRAIN_TRACKS), table.tokens) == (
            True,
            True,
            1,
        )

    def test_that_card_stays_frightened(self) -> None:
        """A text that calms every Friend calms only the other one."""
        table = self.used().use(CALMING)

        assert (table.is_face_down(self.rival), table.is_face_down(self.coward)) == (True, False)

    def test_nobody_rallies_that_card(self) -> None:
        """Its player is offered only the other one."""
        table = self.used().end_turn()
        with pytest.raises(UnexpectedQuestion):
            table.rally(self.rival)

        assert not table.rally(self.coward).is_face_down(self.coward)

    @pytest.mark.must_not
    def test_not_once_the_tracks_are_ready(self) -> None:
        """Then it is calmed like any other."""
        table = self.used().use(READYING).use(CALMING)

        assert not table.is_face_down(self.rival)

    @pytest.mark.must_not
    def test_another_card_takes_its_place(self) -> None:
        """Used again, the Tracks hold the card that they frightened last."""
        table = self.used().use(READYING).use(TRAIN_TRACKS).use(CALMING)

        assert (table.is_face_down(self.rival), table.is_face_down(self.other)) == (False, True)

    def test_any_player_dismisses_them_with_two_characters(self) -> None:
        """An opponent exhausts two of their own characters."""
        first, second, third = plain(1), plain(1), plain(1)
        table = Table(home=[TRAIN_TRACKS], opponent_home=[first, second, third], opponents_turn=True).use(
            TRAIN_TRACKS
        )
        table.choose(first, third)

        assert table.zone_of(TRAIN_TRACKS) == "discard-pile"
        assert [table.is_exhausted(one) for one in (first, second, third)] == [True, False, True]
