"""The white Friends of Crystal Games."""

from everfree.ccg.language import (
    ALICORN, ANYWHERE, BREEZIE, CARD, CHARACTER, COMMON, CRITTER, CRYSTAL, EARTH_PONY, EVENT, FRIEND,
    INSPIRED, OPPONENTS, PEGASUS, PROBLEM_FACEOFFS, RARE, ROYALTY, TEAMWORK, THERE, THIS, TROUBLEMAKER,
    ULTRA_RARE, UNCOMMON, UNICORN, WHITE, YOU, Another, At, Banish, Cant, Continuous, ControlledBy, Enters,
    Exhaust, HasKeyword, IsUncovered, LeavesPlay, May, MayPlayThat, Moves, Pay, PayTo, Power, PutIntoHand,
    Retire, Score, Sequence, Standing, This, Titled, WhileBanished, WinsFaceoff, WithCard, WithTrait, cards,
    choose, friend, here, in_your_discard_pile, one, supportive, when, wordings as w, yours,
)  # fmt: skip

COCO_POMMEL_REFURBISHER = friend(
    "cg62",
    "Coco Pommel, Refurbisher",
    WHITE,
    power=3,
    cost=3,
    needs=3,
    traits=(EARTH_PONY,),
    rarity=RARE,
    abilities=(
        when(
            Enters(THIS),
            Sequence((May(Banish(choose(in_your_discard_pile(EVENT)))), WhileBanished((MayPlayThat(YOU),)))),
        ),
    ),
)

FANCY_PANTS_ALL_CLASS = friend(
    "cg63",
    "Fancy Pants, All Class",
    WHITE,
    power=4,
    cost=4,
    needs=4,
    traits=(UNICORN,),
    rarity=COMMON,
    keywords=(TEAMWORK, supportive(1)),
)

HELIA_MARATHON_MARE = friend(
    "cg65",
    "Helia, Marathon Mare",
    WHITE,
    power=2,
    cost=4,
    needs=4,
    traits=(PEGASUS,),
    rarity=UNCOMMON,
    keywords=(TEAMWORK,),
    abilities=(
        when(
            WinsFaceoff(YOU, PROBLEM_FACEOFFS, involving_this=True),
            May(PayTo((Exhaust(THIS), Pay(2)), Banish(choose(cards(FRIEND, At(THERE, w.NAMED)))))),
        ),
    ),
)

LILAC_LUSTER_BEAUTIFUL_BEAUTICIAN = friend(
    "cg66",
    "Lilac Luster, Beautiful Beautician",
    WHITE,
    power=2,
    cost=3,
    traits=(CRYSTAL,),
    rarity=COMMON,
    abilities=(
        Continuous(
            (HasKeyword(INSPIRED.name),),
            THIS,
            WithCard(ANYWHERE, yours(CHARACTER, Another(w.ONE_UNSAID), WithTrait(CRYSTAL))),
        ),
    ),
)

OPALESCENCE_STYLISH_PET = friend(
    "cg68",
    "Opalescence, Stylish Pet",
    WHITE,
    power=2,
    cost=3,
    needs=1,
    traits=(CRITTER,),
    rarity=COMMON,
    abilities=(
        Continuous((Power(+1, w.HAVE),), THIS, WithCard(ANYWHERE, yours(CARD, Titled("Rarity", w.ALONE)))),
    ),
)

RARITY_BREEZIEFIED = friend(
    "cg70",
    "Rarity, Breeziefied",
    WHITE,
    power=0,
    cost=0,
    needs=2,
    traits=(BREEZIE,),
    rarity=UNCOMMON,
    abilities=(when(WinsFaceoff(YOU, involving_this=True), May(PayTo((Retire(This(w.IT)),), Score(1)))),),
)

TRENDERHOOF_TRAVEL_WRITER = friend(
    "cg75",
    "Trenderhoof, Travel Writer",
    WHITE,
    power=2,
    cost=2,
    needs=2,
    traits=(UNICORN,),
    rarity=UNCOMMON,
    keywords=(TEAMWORK,),
    abilities=(
        when(
            LeavesPlay(THIS),
            May(
                PayTo(
                    (Pay(1),),
                    PutIntoHand(choose(in_your_discard_pile(CARD, Another()), wording=w.FROM), w.YOURS),
                )
            ),
        ),
    ),
)

WHITE_LIGHTNING_FLIP_FLAPPER = friend(
    "cg76",
    "White Lightning, Flip Flapper",
    WHITE,
    power=1,
    cost=2,
    traits=(PEGASUS,),
    rarity=COMMON,
    abilities=(
        Standing(
            Cant(
                Moves(
                    OPPONENTS,
                    one(CHARACTER, ControlledBy(YOU), WithTrait(UNICORN), here()),
                    wording=w.PASSIVE,
                )
            )
        ),
    ),
)

PRINCESS_CADANCE_CRYSTAL_PRINCESS = friend(
    "cg198",
    "Princess Cadance, Crystal Princess",
    WHITE,
    power=4,
    cost=4,
    needs=4,
    traits=(ALICORN, CRYSTAL, ROYALTY),
    rarity=ULTRA_RARE,
    abilities=(Standing(Cant(IsUncovered(one(TROUBLEMAKER), here=True))),),
)
