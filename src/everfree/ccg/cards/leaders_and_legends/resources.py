"""The Resources of Leaders and Legends."""

from everfree.ccg.language import (
    ACCESSORY, ASSET, BLUE, CARD, COMMON, DISCARD_PILE, END_OF_TURN, FRIEND, ORANGE, RARE, SWIFT, THIS, WHITE,
    YOU, Another, Banish, Choose, Continuous, ControlledBy, DiscardCards, Elsewhere, Give, HasKeyword, Host,
    LeavesPlay, Moves, PlayToHome, Power, Replacement, Retire, Sequence, That, in_your_discard_pile, one,
    play_on, resource, when, wordings as w,
)  # fmt: skip

DARING_DOS_SAFARI_HAT = resource(
    "ll106",
    "Daring Do's Safari Hat",
    BLUE,
    power=2,
    cost=2,
    needs=3,
    rarity=COMMON,
    traits=(ACCESSORY,),
    abilities=(
        play_on(FRIEND),
        Continuous((HasKeyword(SWIFT.name),), Host(FRIEND, w.THAT_ONE)),
        when(Moves(YOU, Host(FRIEND, w.ATTACHED)), Give((Power(+1),), That(FRIEND, w.IT), END_OF_TURN)),
    ),
)

GOLDEN_PARACHUTE = resource(
    "ll108",
    "Golden Parachute",
    ORANGE | WHITE,
    power=3,
    cost=1,
    needs=3,
    rarity=RARE,
    traits=(ASSET,),
    abilities=(
        PlayToHome(),
        Replacement(
            LeavesPlay(one(FRIEND, ControlledBy(YOU))),
            Sequence((Retire(THIS), DiscardCards(YOU, 2))),
            optional=True,
        ),
        Elsewhere(
            DISCARD_PILE,
            Replacement(
                LeavesPlay(one(FRIEND, ControlledBy(YOU))),
                Sequence(
                    (
                        Banish(THIS),
                        Banish(Choose(in_your_discard_pile(CARD, Another()), 2, wording=w.FROM)),
                    )
                ),
                optional=True,
            ),
        ),
    ),
)
