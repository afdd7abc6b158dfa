"""The Resources of Equestrian Odysseys."""

from everfree.ccg.language import (
    ACCESSORY, ASSET, AT_MOST, BLUE, CHARACTER, COMMON, COST, END_OF_TURN, EVENT, FRIEND, PINK, PURPLE, RARE,
    TROUBLEMAKER, UNIQUE, WHITE, YELLOW, YOU, CantContribute, Continuous, Gain, Give, HasAbilities, Host,
    Plays, PlayToHome, Power, Standing, TurnStarts, With, each, one, play_on, resource, when, wordings as w,
    yours,
)  # fmt: skip

CARDBOARD_BOX = resource(
    "eo147",
    "Cardboard Box",
    PINK,
    power=5,
    cost=1,
    needs=3,
    rarity=COMMON,
    traits=(ACCESSORY,),
    abilities=(play_on(CHARACTER), Standing(CantContribute(Host(CHARACTER, w.THAT_ONE)))),
)

CONDUCTORS_BATON = resource(
    "eo148",
    "Conductor's Baton",
    YELLOW,
    power=3,
    cost=2,
    needs=3,
    rarity=RARE,
    traits=(ASSET,),
    abilities=(
        PlayToHome(),
        Continuous((Power(+1, w.HAVE),), each(yours(FRIEND, With(COST, AT_MOST, 2)), wording=w.TOGETHER)),
    ),
)

DARING_DO_POSTER = resource(
    "eo150",
    "Daring Do Poster",
    BLUE | PURPLE,
    power=4,
    cost=2,
    needs=2,
    rarity=RARE,
    traits=(ASSET, UNIQUE),
    abilities=(
        PlayToHome(),
        Continuous(
            (HasAbilities((when(TurnStarts(YOU), Gain(1)),)),), each(yours(TROUBLEMAKER), wording=w.TOGETHER)
        ),
    ),
)

FAKE_STAR_SWIRL_BEARD = resource(
    "eo152",
    "Fake Star Swirl Beard",
    PURPLE,
    power=5,
    cost=2,
    needs=2,
    rarity=RARE,
    traits=(ACCESSORY,),
    abilities=(
        play_on(FRIEND),
        when(Plays(YOU, one(EVENT)), Give((Power(+2),), Host(FRIEND, w.THAT_ONE), END_OF_TURN)),
    ),
)

TEN_CARAT_HAT = resource(
    "eo164",
    "Ten Carat Hat",
    WHITE,
    power=3,
    cost=1,
    needs=2,
    rarity=COMMON,
    traits=(ACCESSORY,),
    abilities=(play_on(FRIEND), Continuous((Power(+2, w.HAVE),), Host(FRIEND, w.THAT_ONE))),
)
