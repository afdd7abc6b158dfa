"""The purple Friends of Defenders of Equestria."""

from everfree.ccg.language import (
    ALICORN, CHANGELING, CHARACTER, COMMON, END_OF_TURN, EVENT, EXPERIENCED, OPPONENT, PREPARED, PURPLE,
    ROYALTY, SUPER_RARE, THIS, TROUBLEMAKER_FACEOFF, UNICORN, YOU, ControlledBy, Enters, Give, May, Move,
    Plays, PowerTimes, Score, WinsFaceoff, cards, choose, eccentric, friend, one, when, wordings as w,
)  # fmt: skip

PRINCESS_LUNA_HOLIDAY_SPIRIT = friend(
    "de35",
    "Princess Luna, Holiday Spirit",
    PURPLE,
    power=3,
    cost=4,
    needs=4,
    traits=(ALICORN, ROYALTY),
    rarity=SUPER_RARE,
    keywords=(PREPARED,),
    abilities=(when(WinsFaceoff(YOU, TROUBLEMAKER_FACEOFF), Score(1)),),
)

PRINCESS_TWILIGHT_SPARKLE_CUTIE_MARK_RESEARCHER = friend(
    "de36",
    "Princess Twilight Sparkle, Cutie Mark Researcher",
    PURPLE,
    power=3,
    cost=3,
    traits=(ALICORN, ROYALTY),
    rarity=COMMON,
    keywords=(eccentric(1),),
)

STARLIGHT_GLIMMER_SNOWFALL_FROST = friend(
    "de37",
    "Starlight Glimmer, Snowfall Frost",
    PURPLE,
    power=1,
    cost=1,
    needs=3,
    traits=(UNICORN,),
    rarity=COMMON,
    keywords=(EXPERIENCED,),
    abilities=(when(Enters(THIS), May(Move(choose(cards(CHARACTER, ControlledBy(OPPONENT, w.OPPOSING)))))),),
)

TRIXIE_SMOKE_AND_MIRRORS = friend(
    "de39",
    "Trixie, Smoke and Mirrors",
    PURPLE,
    power=2,
    cost=2,
    needs=3,
    traits=(UNICORN, CHANGELING),
    rarity=SUPER_RARE,
    abilities=(when(Plays(YOU, one(EVENT)), Give((PowerTimes(),), THIS, END_OF_TURN, w.ADDED)),),
)
