"""The purple Friends of Friends Forever."""

from everfree.ccg.language import (
    A_PLAYER, CHANGELING, CHARACTER, COMMON, DRAGON, FRIEND, IMMEDIATE, OPPONENT, PREPARED, PURPLE, RARE,
    THIS, TROUBLEMAKER, UNCOMMON, UNICORN, YOU, Activated, Another, Continuous, ControlledBy, Enters, Exhaust,
    ForEach, Gain, Has, May, Move, Power, PutIntoPlay, PutOnDeck, StartsFaceoff, Triggered, WithTrait, cards,
    choose, each, friend, here, in_your_hand, meticulous, when, wordings as w, yours,
)  # fmt: skip

CHARCOAL_FUEL_THE_FIRE = friend(
    "ff30",
    "Charcoal, Fuel the Fire",
    PURPLE,
    power=2,
    cost=2,
    needs=2,
    traits=(DRAGON,),
    rarity=COMMON,
    abilities=(
        Continuous(
            (Power(ForEach(+1, yours(CHARACTER, WithTrait(DRAGON))), w.HAVE),),
            each(yours(TROUBLEMAKER, here()), wording=w.TOGETHER),
            tag="Harmony Dragon",
        ),
    ),
)

OCELLUS_STUDENT_OF_FRIENDSHIP = friend(
    "ff32",
    "Ocellus, Student of Friendship",
    PURPLE,
    power=3,
    cost=3,
    needs=1,
    traits=(CHANGELING,),
    rarity=COMMON,
    keywords=(meticulous(1),),
)

OCELLUS_HIT_THE_BOOKS = friend(
    "ff33",
    "Ocellus, Hit the Books",
    PURPLE,
    power=3,
    cost=3,
    needs=4,
    traits=(CHANGELING,),
    rarity=RARE,
    abilities=(
        when(Enters(THIS), May(PutOnDeck(choose(cards(FRIEND, ControlledBy(OPPONENT, w.OPPOSING)))))),
    ),
)

SCALES_OPPORTUNITY_KNOCKS = friend(
    "ff34",
    "Scales, Opportunity Knocks",
    PURPLE,
    power=1,
    cost=1,
    needs=3,
    traits=(DRAGON,),
    rarity=UNCOMMON,
    keywords=(PREPARED,),
    abilities=(
        Triggered(
            StartsFaceoff(A_PLAYER, here=True, wording=w.AS_TIME),
            May(Move(choose(cards(CHARACTER, ControlledBy(OPPONENT, w.OPPOSING))))),
            Has(YOU, cards(CHARACTER, Another(), WithTrait(DRAGON))),
            "Harmony Dragon",
        ),
    ),
)

SCALIO_MISCHEVIOUS_GRIN = friend(
    "ff35",
    "Scalio, Mischevious Grin",
    PURPLE,
    power=2,
    cost=3,
    traits=(DRAGON,),
    rarity=COMMON,
    abilities=(when(Enters(THIS), May(PutIntoPlay(choose(in_your_hand(TROUBLEMAKER)), face_up=True))),),
)

STARLIGHT_GLIMMER_GUIDANCE_COUNSELOR = friend(
    "ff36",
    "Starlight Glimmer, Guidance Counselor",
    PURPLE,
    power=3,
    cost=3,
    needs=1,
    traits=(UNICORN,),
    rarity=COMMON,
    abilities=(Activated(IMMEDIATE, Gain(1), (Exhaust(THIS),)),),
)

STELLAR_FLARE_BIG_PLANS = friend(
    "ff37",
    "Stellar Flare, Big Plans",
    PURPLE,
    power=2,
    cost=2,
    traits=(UNICORN,),
    rarity=COMMON,
    keywords=(PREPARED,),
)
