"""The Friends of Defenders of Equestria with several colours."""

from everfree.ccg.language import (
    A_PLAYER, BLUE, EARTH_PONY, END_OF_TURN, FOAL, FRIEND, MANE, ORANGE, PEGASUS, PINK, PREPARED,
    PROBLEM_FACEOFFS, PURPLE, RARE, SWIFT, TROUBLEMAKER_FACEOFF, UNCOMMON, UNICORN, WHITE, YOU, DiscardCards,
    Draw, Frighten, Give, LeavesPlay, May, Power, Score, Sequence, StartsFaceoff, WinsFaceoff, cards, choose,
    diligent, each, friend, one, when, wordings as w, yours,
)  # fmt: skip

RAINBOW_DASH_AND_APPLEJACK_TWO_COOL = friend(
    "de58",
    "Rainbow Dash & Applejack, Two Cool",
    BLUE | ORANGE,
    power=4,
    cost=4,
    needs=2,
    traits=(PEGASUS, EARTH_PONY),
    rarity=RARE,
    keywords=(diligent(2), SWIFT),
    abilities=(
        when(
            StartsFaceoff(A_PLAYER, kinds=PROBLEM_FACEOFFS, involving_this=True, wording=w.AS_TIME),
            May(Sequence((Draw(2), DiscardCards(YOU, 2)))),
        ),
    ),
)

PROFESSOR_FLINTHEART_POTIONS_MASTER = friend(
    "de61",
    "Professor Flintheart, Potions Master",
    BLUE | PURPLE,
    power=3,
    cost=3,
    needs=2,
    traits=(UNICORN,),
    rarity=RARE,
    abilities=(when(WinsFaceoff(YOU, TROUBLEMAKER_FACEOFF), May(Frighten(choose(cards(FRIEND))))),),
)

SCOOTALOO_MOST_CREATIVE = friend(
    "de63",
    "Scootaloo, Most Creative",
    BLUE | WHITE,
    power=4,
    cost=4,
    needs=2,
    traits=(PEGASUS, FOAL),
    rarity=UNCOMMON,
    keywords=(PREPARED,),
    abilities=(when(WinsFaceoff(YOU, involving_this=True), Score(1)),),
)

SAFFRON_MASALA_ANOTHER_SATISFIED_CUSTOMER = friend(
    "de77",
    "Saffron Masala, Another Satisfied Customer",
    PINK | WHITE,
    power=2,
    cost=2,
    needs=1,
    traits=(UNICORN,),
    rarity=RARE,
    abilities=(
        when(LeavesPlay(one(FRIEND)), Give((Power(+2),), each(yours(MANE), wording=w.ONLY), END_OF_TURN)),
    ),
)
