"""The white Friends of Equestrian Odysseys."""

from everfree.ccg.language import (
    ACCESSORY, CARD, CHARACTER, COMMON, DRAGON, EARTH_PONY, END_OF_TURN, FIXED, FOAL, FRIEND, HERE, OPPONENT,
    START_OF_YOUR_NEXT_TURN, SUPER_RARE, THIS, UNCOMMON, UNICORN, WHITE, YOU, Another, CheapenNextCard,
    Continuous, ControlledBy, Enters, Give, HasKeyword, May, Pay, Power, PutIntoHand, ThereAre, WithTrait,
    cards, choose, friend, here, in_your_discard_pile, main_phase, one, showy, when, wordings as w, yours,
)  # fmt: skip

ALOE_MAGIC_TOUCH = friend(
    "eo63",
    "Aloe, Magic Touch",
    WHITE,
    power=1,
    cost=1,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    abilities=(
        when(Enters(THIS), Give((Power(+2),), choose(yours(CHARACTER, Another(), here())), END_OF_TURN)),
    ),
)

AUNT_ORANGE_DISTANT_COUSIN = friend(
    "eo64",
    "Aunt Orange, Distant Cousin",
    WHITE,
    power=1,
    cost=1,
    needs=2,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    keywords=(showy(1),),
)

DAISY_LILY_AND_ROSELUCK_WILT_UNDER_PRESSURE = friend(
    "eo65",
    "Daisy, Lily, & Roseluck",
    WHITE,
    power=1,
    cost=1,
    needs=4,
    traits=(EARTH_PONY,),
    rarity=UNCOMMON,
    abilities=(
        Continuous(
            (Power(+3, w.HAVE),),
            THIS,
            ThereAre(cards(CHARACTER, ControlledBy(OPPONENT, w.OPPOSING), here()), 0),
        ),
    ),
    subtitle="Wilt Under Pressure",
)

FLEUR_DIS_LEE_CANTERLOT_SOCIALITE = friend(
    "eo67",
    "Fleur Dis Lee, Canterlot Socialite",
    WHITE,
    power=2,
    cost=2,
    needs=1,
    traits=(UNICORN,),
    rarity=COMMON,
    keywords=(showy(1),),
)

PHOTO_FINISH_FASHION_FORWARD = friend(
    "eo70",
    "Photo Finish, Fashion Forward",
    WHITE,
    power=4,
    cost=4,
    needs=1,
    traits=(EARTH_PONY,),
    rarity=FIXED,
    abilities=(
        when(
            Enters(THIS), May(CheapenNextCard(2, cards(CARD, WithTrait(ACCESSORY, w.ALONE)), w.PAID_FOR_NEXT))
        ),
    ),
)

PRINCE_BLUEBLOOD_SKIN_DEEP = friend(
    "eo71",
    "Prince Blueblood, Skin Deep",
    WHITE,
    power=3,
    cost=3,
    needs=2,
    traits=(UNICORN,),
    rarity=UNCOMMON,
    keywords=(showy(1),),
)

RARITY_ATTENTION_HORSE = friend(
    "eo72",
    "Rarity, Attention Horse",
    WHITE,
    power=3,
    cost=3,
    needs=4,
    traits=(UNICORN,),
    rarity=SUPER_RARE,
    abilities=(when(Enters(one(FRIEND, ControlledBy(YOU)), HERE), Give((Power(+2),), THIS, END_OF_TURN)),),
)

RARITY_CUTIE_MARK_CONSULTANT = friend(
    "eo73", "Rarity, Cutie Mark Consultant", WHITE, power=4, cost=4, traits=(UNICORN,), rarity=COMMON
)

SPIKE_TO_THE_NINES = friend(
    "eo75", "Spike, To the Nines", WHITE, power=2, cost=2, traits=(DRAGON,), rarity=COMMON
)

SWEETIE_BELLE_JUST_A_SNAG = friend(
    "eo76",
    "Sweetie Belle, Just a Snag",
    WHITE,
    power=2,
    cost=2,
    needs=1,
    traits=(UNICORN, FOAL),
    rarity=COMMON,
    abilities=(
        when(
            Enters(THIS),
            May(
                PutIntoHand(
                    choose(in_your_discard_pile(CARD, WithTrait(ACCESSORY, w.ALONE)), wording=w.FROM), w.YOURS
                )
            ),
        ),
    ),
)

SWEETIE_BELLE_STITCH_BY_STITCH = friend(
    "eo77",
    "Sweetie Belle, Stitch by Stitch",
    WHITE,
    power=2,
    cost=2,
    needs=3,
    traits=(UNICORN, FOAL),
    rarity=SUPER_RARE,
    abilities=(main_phase(Give((HasKeyword("Showy", 3),), THIS, START_OF_YOUR_NEXT_TURN), costs=(Pay(1),)),),
)
