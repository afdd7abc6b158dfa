"""The purple Friends of Marks in Time."""

from everfree.ccg.language import (
    ALICORN, AN_OPPONENT, ANYWHERE, COMMON, CRITTER, EARTH_PONY, END_OF_FACEOFF, FIGMENT, FOAL, FRIEND,
    IMMEDIATE, PREPARED, PURPLE, RARE, ROYALTY, SUPER_RARE, THIS, TROUBLEMAKER, UNCOMMON, UNICORN, YOU,
    Activated, Another, Confronts, Continuous, ControlledBy, CutieMark, CutieMarked, DuringFaceoff, Exhaust,
    Gain, Give, HasAbilities, HasKeyword, Is, IsCutieMarked, May, OfColour, Pay, PayTo, Power, PutIntoPlay,
    PutTokens, This, WithCard, choose, each, friend, here, in_your_hand, main_phase, one, token, when,
    wordings as w, yours,
)  # fmt: skip

CHEERILEE_ALWAYS_INVITED = friend(
    "mt32",
    "Cheerilee, Always Invited",
    PURPLE,
    power=1,
    cost=1,
    needs=1,
    traits=(EARTH_PONY, FOAL),
    rarity=UNCOMMON,
    abilities=(when(IsCutieMarked(one(FRIEND, ControlledBy(YOU))), May(PayTo((Exhaust(THIS),), Gain(1)))),),
)

CLOVER_THE_CLEVER_EQUESTRIAN_FOUNDER = friend(
    "mt33",
    "Clover the Clever, Equestrian Founder",
    PURPLE,
    power=4,
    cost=4,
    needs=1,
    traits=(UNICORN,),
    rarity=COMMON,
    keywords=(PREPARED,),
)

OWLOWISCIOUS_BEST_OWL = friend(
    "mt34",
    "Owlowiscious, Best Owl",
    PURPLE,
    power=3,
    cost=3,
    traits=(CRITTER,),
    rarity=COMMON,
    abilities=(
        Continuous(
            (HasKeyword("Meticulous", 1),),
            THIS,
            WithCard(ANYWHERE, yours(FRIEND, Another(), OfColour(PURPLE))),
        ),
    ),
)

PRINCESS_LUNA_A_NIGHTMARE_COME_TRUE = friend(
    "mt35",
    "Princess Luna, A Nightmare Come True",
    PURPLE,
    power=2,
    cost=2,
    needs=1,
    traits=(ALICORN, ROYALTY),
    rarity=RARE,
    abilities=(main_phase(PutTokens(token(2, PURPLE, FIGMENT)), costs=(Pay(2), Exhaust(THIS))),),
)

STARLIGHT_GLIMMER_APOCALYPSE_NOW = friend(
    "mt36",
    "Starlight Glimmer, Apocalypse Now",
    PURPLE,
    power=2,
    cost=3,
    needs=3,
    traits=(UNICORN,),
    rarity=SUPER_RARE,
    keywords=(PREPARED,),
    abilities=(
        Continuous(
            (
                HasAbilities(
                    (
                        Activated(
                            IMMEDIATE,
                            Give((Power(+2),), THIS, END_OF_FACEOFF),
                            (Pay(1),),
                            condition=DuringFaceoff(wording=w.ONE_LEADING),
                        ),
                    )
                ),
            ),
            each(yours(TROUBLEMAKER, here()), wording=w.TOGETHER),
        ),
    ),
)

STARLIGHT_GLIMMER_APPRENTICE_SORCERER = friend(
    "mt37",
    "Starlight Glimmer, Apprentice Sorcerer",
    PURPLE,
    power=2,
    cost=2,
    needs=1,
    traits=(UNICORN, FOAL),
    rarity=RARE,
    abilities=(
        Continuous((Power(+2, w.HAVE),), each(yours(TROUBLEMAKER), wording=w.TOGETHER)),
        main_phase(CutieMark(), costs=(Pay(2),)),
        when(IsCutieMarked(THIS), May(PutIntoPlay(choose(in_your_hand(TROUBLEMAKER)), face_up=True))),
    ),
)

TWILIGHT_SPARKLE_GROWING_UP = friend(
    "mt38",
    "Twilight Sparkle, Growing Up",
    PURPLE,
    power=1,
    cost=1,
    traits=(UNICORN, FOAL),
    rarity=COMMON,
    abilities=(
        main_phase(CutieMark(), costs=(Pay(2),)),
        Continuous((Power(+1, w.HAVE), HasKeyword("Meticulous", 1)), This(w.IT), Is(tests=(CutieMarked(),))),
    ),
)

TWINKLESHINE_COMPULSIVE_HELPER = friend(
    "mt39",
    "Twinkleshine, Compulsive Helper",
    PURPLE,
    power=2,
    cost=2,
    needs=1,
    traits=(UNICORN, FOAL),
    rarity=UNCOMMON,
    abilities=(when(Confronts(AN_OPPONENT), May(PayTo((Exhaust(THIS),), Gain(1)))),),
)
