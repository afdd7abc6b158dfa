"""The blue Friends of Defenders of Equestria."""

from everfree.ccg.language import (
    AT_MOST, BLUE, CARD, CHAOTIC, CHARACTER, COMMON, DRACONEQUUS, DRAGON, EARTH_PONY, END_OF_FACEOFF, FLIP,
    FRIEND, OPPONENT, PEGASUS, SUPER_RARE, SWIFT, THAT, THIS, TROUBLEMAKER, TROUBLEMAKER_FACEOFF, ULTRA_RARE,
    UNCOMMON, UNICORN, YOU, Challenge, Continuous, ControlledBy, DiscardCards, EachPlayer, Elsewhere, Enters,
    Frighten, Frightened, Give, Has, If, Is, IsFlipped, May, Move, PayTo, Power, Retire, Reveal, Score,
    Sequence, This, TopOf, TurnEnds, TurnStarts, WinsFaceoff, cards, choose, competitive, friend,
    in_your_hand, when, wordings as w, yours,
)  # fmt: skip

LYRA_CAROLLER = friend(
    "de7",
    "Lyra, Caroller",
    BLUE,
    power=2,
    cost=2,
    needs=1,
    traits=(UNICORN,),
    rarity=COMMON,
    abilities=(
        when(
            Enters(THIS),
            Sequence(
                (
                    Reveal(TopOf()),
                    If(Is(THAT, noun=FRIEND, wording=w.FOUND), May(Move(choose(yours(CHARACTER))))),
                )
            ),
        ),
    ),
)

NIGHT_GLIDER_SWOOPER_DUPER = friend(
    "de8",
    "Night Glider, Swooper Duper",
    BLUE,
    power=2,
    cost=2,
    needs=2,
    traits=(PEGASUS,),
    rarity=COMMON,
    keywords=(competitive(2),),
)

RAINBOW_DASH_SNOWDASH = friend(
    "de9",
    "Rainbow Dash, Snowdash",
    BLUE,
    power=1,
    cost=1,
    traits=(PEGASUS,),
    rarity=COMMON,
    abilities=(Continuous((Power(+2, w.HAVE),), THIS, Has(YOU, in_your_hand(CARD), 3, comparison=AT_MOST)),),
)

SHINING_ARMOR_BEDRAGGLED_DAD = friend(
    "de10",
    "Shining Armor, Bedraggled Dad",
    BLUE,
    power=2,
    cost=2,
    needs=4,
    traits=(UNICORN, CHAOTIC),
    rarity=COMMON,
    keywords=(SWIFT,),
    abilities=(Elsewhere(FLIP, when(IsFlipped(THIS), Give((Power(+3),), This(w.IT), END_OF_FACEOFF))),),
)

TORCH_GREATER_WYRM = friend(
    "de12",
    "Torch, Greater Wyrm",
    BLUE,
    power=4,
    cost=4,
    needs=4,
    traits=(DRAGON,),
    rarity=SUPER_RARE,
    abilities=(
        when(TurnEnds(YOU), May(Frighten(choose(cards(FRIEND))))),
        when(TurnStarts(YOU), EachPlayer(Retire(choose(cards(FRIEND, Frightened()))), OPPONENT)),
    ),
)

WILD_FIRE_HOT_TEMPERED = friend(
    "de13",
    "Wild Fire, Hot Tempered",
    BLUE,
    power=3,
    cost=3,
    needs=3,
    traits=(PEGASUS,),
    rarity=UNCOMMON,
    keywords=(competitive(2),),
    abilities=(
        when(
            Enters(THIS),
            May(
                PayTo(
                    (DiscardCards(YOU),),
                    Challenge(choose(cards(TROUBLEMAKER, ControlledBy(OPPONENT, w.OPPOSING))), THIS),
                )
            ),
        ),
    ),
)

DEFENDERS_OF_SPIKETOPIA_MAGIC_AND_MIGHT = friend(
    "de133",
    "Defenders of Spiketopia, Magic and Might",
    BLUE,
    power=4,
    cost=4,
    needs=4,
    traits=(EARTH_PONY, PEGASUS, UNICORN, DRAGON, DRACONEQUUS),
    rarity=ULTRA_RARE,
    keywords=(SWIFT,),
    abilities=(
        when(WinsFaceoff(YOU, TROUBLEMAKER_FACEOFF, involving_this=True), Score(1, wording=w.ADDITIONAL)),
    ),
)
