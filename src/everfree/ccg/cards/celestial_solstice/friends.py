"""The Friends of Celestial Solstice."""

from everfree.ccg.language import (
    ALICORN, ANYWHERE, CHARACTER, EARTH_PONY, END_OF_FACEOFF, FACEOFF_TIMING, FIXED, FRIEND, MAIN_PHASE,
    OPPONENT, ORANGE, PROBLEM_FACEOFFS, PURPLE, ROYALTY, THIS, TROUBLEMAKER, UNICORN, WHITE, YELLOW, YOU,
    Activated, Another, At, Continuous, ControlledBy, DiscardCards, Draw, Draws, Exhaust, ForEach, Gain, Give,
    May, PayTo, Plays, Power, Replacement, cards, choose, friend, one, when, wordings as w, yours,
)  # fmt: skip

APPLEJACK_SUMMER_SUN_CATERER = friend(
    "cs1",
    "Applejack, Summer Sun Caterer",
    ORANGE,
    power=2,
    cost=2,
    needs=1,
    traits=(EARTH_PONY,),
    rarity=FIXED,
    abilities=(
        Activated(
            FACEOFF_TIMING,
            Give((Power(+1),), choose(cards(CHARACTER, Another())), END_OF_FACEOFF),
            (DiscardCards(YOU),),
            faceoffs=PROBLEM_FACEOFFS,
        ),
    ),
)

PRINCESS_LUNA_THE_SETTING_MOON = friend(
    "cs2",
    "Princess Luna, The Setting Moon",
    PURPLE,
    power=2,
    cost=4,
    needs=5,
    traits=(ALICORN, ROYALTY),
    rarity=FIXED,
    abilities=(
        Replacement(Draws(YOU, MAIN_PHASE), PayTo((Exhaust(choose(yours(FRIEND))),), Gain(1)), optional=True),
    ),
)

RARITY_MARE_OF_ACTION = friend(
    "cs3",
    "Rarity, Mare of Action",
    WHITE,
    power=3,
    cost=3,
    needs=3,
    traits=(UNICORN,),
    rarity=FIXED,
    abilities=(
        Continuous(
            (
                Power(
                    ForEach(
                        +2,
                        cards(TROUBLEMAKER, ControlledBy(OPPONENT, w.WITHOUT_YOUR), At(ANYWHERE, w.IN_PLAY)),
                    ),
                    w.HAVE,
                ),
            ),
            THIS,
        ),
    ),
)

PRINCESS_CELESTIA_THE_RISING_SUN = friend(
    "cs4",
    "Princess Celestia, The Rising Sun",
    YELLOW,
    power=2,
    cost=4,
    needs=3,
    traits=(ALICORN, ROYALTY),
    rarity=FIXED,
    abilities=(when(Plays(YOU, one(FRIEND)), May(Draw())),),
)
