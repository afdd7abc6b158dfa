"""The white Friends of Canterlot Nights."""

from everfree.ccg.language import (
    BANISHED, CARD, CHARACTER, COMMON, EARTH_PONY, END_OF_PHASE, END_OF_TURN, FRIEND, HOME, INSPIRED,
    OPPONENT, PEGASUS, PUMPED, RESOURCE, THIS, TROUBLEMAKER_FACEOFF, UNCOMMON, UNICORN, WHITE, YOU, Another,
    At, Banish, BeneathThis, Continuous, ControlledBy, Exhaust, Give, HasKeyword, IfDone, Involved, IsRetired,
    May, Other, PayTo, Power, PutIntoHand, Score, Spend, WinsFaceoff, cards, choose, friend,
    in_your_discard_pile, main_phase, one, reaction, supportive, when, wordings as w, yours,
)  # fmt: skip

COCO_POMMEL_FASHION_APPRENTICE = friend(
    "cn69",
    "Coco Pommel, Fashion Apprentice",
    WHITE,
    power=3,
    cost=4,
    needs=1,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    keywords=(PUMPED,),
    abilities=(
        main_phase(
            Give((Power(+4),), choose(cards(CHARACTER, Another())), END_OF_TURN),
            costs=(Spend(choose(cards(CARD, BeneathThis(), zone=BANISHED))),),
        ),
    ),
)

FLEUR_DIS_LEE_TRENDY_FOLLOWER = friend(
    "cn70",
    "Fleur Dis Lee, Trendy Follower",
    WHITE,
    power=2,
    cost=3,
    needs=3,
    traits=(UNICORN,),
    rarity=COMMON,
    keywords=(supportive(1),),
    abilities=(Continuous((HasKeyword("Supportive", 2, w.ADDED),), THIS, Involved()),),
)

OCTAVIA_STAR_CELLIST = friend(
    "cn74",
    "Octavia, Star Cellist",
    WHITE,
    power=1,
    cost=2,
    traits=(EARTH_PONY,),
    rarity=UNCOMMON,
    abilities=(
        main_phase(
            Give((Power(+2),), THIS, END_OF_PHASE), costs=(Exhaust(choose(yours(RESOURCE, At(HOME)))),)
        ),
    ),
)

PHOTO_FINISH_PICTURE_PERFECT_PONY = friend(
    "cn75",
    "Photo Finish, Picture Perfect Pony",
    WHITE,
    power=3,
    cost=3,
    needs=2,
    traits=(EARTH_PONY,),
    rarity=UNCOMMON,
    keywords=(PUMPED,),
    abilities=(
        when(
            WinsFaceoff(YOU, involving_this=True),
            May(
                PayTo(
                    (Spend(choose(cards(CARD, BeneathThis(w.IT), zone=BANISHED))),),
                    Banish(choose(cards(FRIEND, ControlledBy(OPPONENT)))),
                )
            ),
        ),
    ),
)

PRIM_POSY_FOND_OF_FRONDS = friend(
    "cn76", "Prim Posy, Fond of Fronds", WHITE, power=2, cost=1, needs=2, traits=(PEGASUS,), rarity=COMMON
)

RARITY_DRAGON_CHARMER = friend(
    "cn77",
    "Rarity, Dragon Charmer",
    WHITE,
    power=3,
    cost=4,
    needs=2,
    traits=(UNICORN,),
    rarity=UNCOMMON,
    keywords=(INSPIRED,),
    abilities=(
        when(WinsFaceoff(YOU, TROUBLEMAKER_FACEOFF, involving_this=True), Score(1, wording=w.ADDITIONAL)),
    ),
)

ROSELUCK_FAINTHEARTED_FILLY = friend(
    "cn79",
    "Roseluck, Fainthearted Filly",
    WHITE,
    power=3,
    cost=4,
    traits=(EARTH_PONY,),
    rarity=UNCOMMON,
    abilities=(
        reaction(
            IsRetired(one(FRIEND, ControlledBy(YOU))),
            May(
                IfDone(
                    Exhaust(THIS),
                    PutIntoHand(choose(in_your_discard_pile(FRIEND, Other()), wording=w.FROM), w.YOURS),
                )
            ),
        ),
    ),
)

SILVER_FRAMES_ART_CURATOR = friend(
    "cn81",
    "Silver Frames, Art Curator",
    WHITE,
    power=2,
    cost=2,
    needs=3,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    keywords=(INSPIRED,),
)
