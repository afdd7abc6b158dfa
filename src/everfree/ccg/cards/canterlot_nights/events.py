"""The Events of Canterlot Nights."""

from everfree.ccg.language import (
    A_PLAYER, DISCARD_PILE, END_OF_PHASE, FRIEND, MAIN_PHASE_TIMING, OPPONENT, RARE, RESOURCE, SHOWDOWN, THIS,
    UNCOMMON, WHITE, YOU, Banish, CardType, ControlledBy, Description, EntersDiscardPile, EventText, Lasting,
    MayPlayFrom, Outcome, Replacement, Score, Sequence, StartFaceoff, That, WithEqualOrGreaterPower, cards,
    choose, event, one, wordings as w, yours,
)  # fmt: skip

FRIEND_OR_RESOURCE = CardType(FRIEND | RESOURCE)

FASHION_WEEK = event(
    "cn104",
    "Fashion Week",
    WHITE,
    power=5,
    cost=0,
    needs=3,
    rarity=UNCOMMON,
    traits=(SHOWDOWN,),
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            StartFaceoff(
                choose(yours(FRIEND)),
                choose(cards(FRIEND, ControlledBy(OPPONENT), WithEqualOrGreaterPower())),
                (Outcome(A_PLAYER, Score(1)),),
            ),
        ),
    ),
)

WHATS_OLD_IS_NEW_AGAIN = event(
    "cn127",
    "What's Old is New Again",
    WHITE,
    power=4,
    cost=2,
    needs=3,
    rarity=RARE,
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            Sequence(
                (
                    Lasting(MayPlayFrom(Description(FRIEND_OR_RESOURCE, zone=DISCARD_PILE)), END_OF_PHASE),
                    Lasting(
                        Replacement(
                            EntersDiscardPile(one(FRIEND_OR_RESOURCE), whose=YOU), Banish(That(wording=w.IT))
                        ),
                        END_OF_PHASE,
                    ),
                    Banish(THIS),
                )
            ),
        ),
    ),
)
