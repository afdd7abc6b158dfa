"""The Friends of Defenders of Equestria."""

from everfree.ccg.language import (
    A_PLAYER, ALICORN, BLUE, CHAOTIC, CHARACTER, COMMON, DISCARD_PILE, DRAGON, EARTH_PONY, EXPERIENCED, FLIP,
    FOAL, FRIEND, MANE, ORANGE, PINK, RESOURCE, ROYALTY, SUPER_RARE, THIS, TROUBLEMAKER, ULTRA_RARE,
    BecomeInvolved, Choose, Continuous, EachKeepsOne, Elsewhere, Enters, FirstTime, IsFlipped, MoveAtRandom,
    Moves, Power, Replacement, StartsFaceoff, That, cards, diligent, each, friend, one, when, wordings as w,
    yours,
)  # fmt: skip

DOUBLE_DIAMOND_SECOND_IN_COMMAND = friend(
    "de18",
    "Double Diamond, Second in Command",
    ORANGE,
    power=2,
    cost=2,
    needs=2,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    keywords=(EXPERIENCED,),
    abilities=(
        Elsewhere(DISCARD_PILE, Continuous((Power(+1, wording=w.HAVE),), each(yours(MANE), wording=w.ONLY))),
    ),
)


EMBER_UP_TO_THE_CHALLENGE = friend(
    "de134",
    "Ember, Up to the Challenge",
    BLUE,
    power=3,
    cost=3,
    needs=2,
    traits=(DRAGON,),
    rarity=ULTRA_RARE,
    abilities=(when(StartsFaceoff(A_PLAYER, wording=w.AS_TIME), BecomeInvolved(THIS)),),
)


APPLEJACK_CAPTAIN_OF_THE_SEVEN_SEAS = friend(
    "de135",
    "Applejack, Captain of the Seven Seas",
    ORANGE,
    power=5,
    cost=5,
    needs=3,
    traits=(EARTH_PONY,),
    rarity=ULTRA_RARE,
    keywords=(diligent(1),),
    abilities=(when(Enters(THIS), EachKeepsOne((FRIEND, RESOURCE, TROUBLEMAKER))),),
)


BABY_FLURRY_HEART_NEWBORN_NIGHTMARE = friend(
    "de25",
    "Baby Flurry Heart, Newborn Nightmare",
    PINK,
    power=3,
    cost=2,
    needs=3,
    traits=(ALICORN, ROYALTY, FOAL, CHAOTIC),
    rarity=SUPER_RARE,
    abilities=(
        Elsewhere(FLIP, when(IsFlipped(THIS), MoveAtRandom(Choose(cards(CHARACTER), 2)))),
        Replacement(
            FirstTime(Moves(A_PLAYER, one(CHARACTER), wording=w.PASSIVE), w.IT_IS_FIRST),
            MoveAtRandom(That(CHARACTER), w.STILL_FIRST),
        ),
    ),
)
