"""The Friends of High Magic."""

from everfree.ccg.language import (
    BLUE, CARD, COMMON, DISCARD_PILE, EARTH_PONY, END_OF_TURN, FRIEND, HAND, IMMEDIATE, ORANGE, PEGASUS, RARE,
    RESOURCE, SWIFT, THIS, UNCOMMON, UNICORN, WHITE, YOU, Activated, Banish, CardType, Description, Elsewhere,
    EntersDiscardPile, LowerNeeds, MayPlayFrom, OnlyReplacedSolved, Replacement, Standing, StaysWhenSolved,
    That, friend, one, wordings as w,
)  # fmt: skip

CLOUDCHASER_WONDERBOLT_TRAINEE = friend(
    "hm4",
    "Cloudchaser, Wonderbolt Trainee",
    BLUE,
    power=2,
    cost=2,
    needs=3,
    traits=(PEGASUS,),
    rarity=COMMON,
    keywords=(SWIFT,),
    abilities=(
        Elsewhere(
            HAND, Activated(IMMEDIATE, LowerNeeds(2, BLUE, END_OF_TURN), (Banish(THIS),)), wording=w.FROM
        ),
    ),
)

HOITY_TOITY_DISCERNING_EYE = friend(
    "hm74",
    "Hoity Toity, Discerning Eye",
    ORANGE | WHITE,
    power=2,
    cost=3,
    needs=3,
    traits=(EARTH_PONY,),
    rarity=RARE,
    abilities=(
        Standing(MayPlayFrom(Description(CardType(FRIEND | RESOURCE), zone=DISCARD_PILE), w.AS_IN_HAND)),
        Replacement(EntersDiscardPile(one(CARD), from_play=True, whose=YOU), Banish(That(wording=w.IT))),
    ),
)

JOE_STICKY_GLAZE = friend(
    "hm75",
    "Joe, Sticky Glaze",
    ORANGE | WHITE,
    power=2,
    cost=1,
    needs=2,
    traits=(UNICORN,),
    rarity=UNCOMMON,
    abilities=(Standing(OnlyReplacedSolved()), Standing(StaysWhenSolved(THIS))),
)
