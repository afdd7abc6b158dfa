"""The pink Friends of Crystal Games."""

from everfree.ccg.language import (
    A_PLAYER, ANYWHERE, AT_LEAST, AT_MOST, BANISHED, BREEZIE, CARD, CHARACTER, COMMON, CRITTER, CRYSTAL,
    EARTH_PONY, END_OF_FACEOFF, END_OF_SCORE_PHASE, END_OF_TURN, FIXED, FOAL, FRIEND, GRIFFON, HERE, HOME,
    OPPONENT, PEGASUS, PINK, POWER, PRISMATIC, PUMPED, RANDOM, RARE, SCORE_PHASE, TEAMWORK, THIS,
    TROUBLEMAKER, ULTRA_RARE, UNCOMMON, UNICORN, YOU, AllOf, Another, At, Banish, BeneathThis, ColoursOf,
    ConfrontNeeds, Confronts, Continuous, ControlledBy, Dismiss, Draw, Draws, DuringFaceoff, DuringPhase,
    Enters, Exhaust, Exhausted, GainControl, Give, Has, HasKeyword, IfDone, Is, Lasting, May, MayFlipToChoose,
    NumberOf, Pay, PayTo, PhaseStarts, Plays, Power, PutsFlippedUnderDeck, Ready, Replacement, Retire, Spend,
    Standing, StartsFaceoff, That, Titled, Uncover, ValueOf, With, WithCard, WithKeyword, WithTrait, cards,
    choose, each, friend, here, main_phase, one, reaction, supportive, when, wordings as w, yours,
)  # fmt: skip

BERRY_PUNCH_VERY_CONVINCING = friend(
    "cg33",
    "Berry Punch, Very Convincing",
    PINK,
    power=3,
    cost=3,
    needs=4,
    traits=(EARTH_PONY,),
    rarity=FIXED,
    abilities=(
        when(
            StartsFaceoff(A_PLAYER, involving_this=True, wording=w.AS_TIME),
            May(
                PayTo(
                    (Exhaust(THIS), Pay(1)),
                    GainControl(choose(cards(FRIEND, ControlledBy(OPPONENT), here())), END_OF_FACEOFF),
                )
            ),
        ),
    ),
)

BON_BON_SIDE_BY_SIDE = friend(
    "cg34",
    "Bon Bon, Side by Side",
    PINK,
    power=2,
    cost=3,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    abilities=(
        when(Confronts(YOU), May(Draw()), if_=Has(YOU, cards(CHARACTER, WithTrait(UNICORN), here()))),
    ),
)

CHEESE_SANDWICH_HEAVY_ARTILLERY = friend(
    "cg35",
    "Cheese Sandwich, Heavy Artillery",
    PINK,
    power=3,
    cost=3,
    needs=3,
    traits=(EARTH_PONY,),
    rarity=RARE,
    abilities=(
        when(Enters(THIS), Dismiss(choose(cards(FRIEND, At(HOME), With(POWER, AT_LEAST, 3, w.AT_LEAST))))),
    ),
)

GISELLE_THRILLSEEKER = friend(
    "cg36",
    "Giselle, Thrillseeker",
    PINK,
    power=2,
    cost=2,
    traits=(GRIFFON,),
    rarity=COMMON,
    keywords=(PUMPED,),
    abilities=(
        main_phase(
            Uncover(choose(cards(TROUBLEMAKER))),
            costs=(Spend(choose(cards(CARD, BeneathThis(), zone=BANISHED))),),
        ),
    ),
)

GUMMY_FUN_PET = friend(
    "cg37",
    "Gummy, Fun Pet",
    PINK,
    power=2,
    cost=2,
    needs=3,
    traits=(CRITTER,),
    rarity=COMMON,
    abilities=(
        Continuous(
            (Power(+1, w.HAVE),), THIS, WithCard(ANYWHERE, yours(CARD, Titled("Pinkie Pie", w.ALONE)))
        ),
    ),
)

JEWEL_JOY_FAIR_FEASTER = friend(
    "cg38",
    "Jewel Joy, Fair Feaster",
    PINK,
    power=2,
    cost=3,
    traits=(CRYSTAL,),
    rarity=COMMON,
    abilities=(
        Continuous(
            (HasKeyword(RANDOM.name),),
            THIS,
            WithCard(ANYWHERE, yours(CHARACTER, Another(w.ONE_UNSAID), WithTrait(CRYSTAL))),
        ),
    ),
)

LYRA_VERY_EXCITABLE = friend(
    "cg39",
    "Lyra, Very Excitable",
    PINK,
    power=1,
    cost=3,
    needs=3,
    traits=(UNICORN,),
    rarity=RARE,
    abilities=(
        when(
            Plays(YOU, one(FRIEND, WithTrait(EARTH_PONY)), HERE),
            May(
                PayTo((Exhaust(THIS), Pay(1)), Dismiss(choose(cards(FRIEND, ControlledBy(OPPONENT), here()))))
            ),
        ),
    ),
)

MERCURY_CRYSTAL_MESSENGER = friend(
    "cg40",
    "Mercury, Crystal Messenger",
    PINK,
    power=1,
    cost=3,
    needs=1,
    traits=(CRYSTAL,),
    rarity=UNCOMMON,
    abilities=(
        Replacement(
            PutsFlippedUnderDeck(YOU, together=True),
            Banish(That(wording=w.THEY), beneath_this=True),
            optional=True,
            condition=DuringFaceoff(involving_this=True, wording=w.ONE_LEADING),
        ),
        main_phase(
            Banish(
                choose(cards(CARD, BeneathThis(), zone=BANISHED)),
                wording=w.TRANSFERRED,
                beneath=choose(cards(FRIEND, WithKeyword(PUMPED.name))),
            ),
            costs=(Pay(1),),
        ),
    ),
)

MR_CAKE_LOVING_FATHER = friend(
    "cg41",
    "Mr. Cake, Loving Father",
    PINK,
    power=1,
    cost=2,
    needs=3,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    keywords=(TEAMWORK, supportive(1)),
)

PINKIE_PIE_BREEZIEFIED = friend(
    "cg42",
    "Pinkie Pie, Breeziefied",
    PINK,
    power=0,
    cost=0,
    needs=2,
    traits=(BREEZIE,),
    rarity=UNCOMMON,
    abilities=(
        reaction(
            PhaseStarts(SCORE_PHASE, A_PLAYER, w.THE_PHASE),
            May(IfDone(Retire(THIS), Lasting(ConfrontNeeds(OPPONENT, +2), END_OF_TURN, wording=w.SPAN))),
        ),
    ),
)

PINKIE_PIE_CRYSTALLIZED = friend(
    "cg43",
    "Pinkie Pie, Crystallized",
    PINK,
    power=3,
    cost=3,
    needs=3,
    traits=(CRYSTAL,),
    rarity=UNCOMMON,
    keywords=(PRISMATIC,),
    abilities=(
        Standing(
            MayFlipToChoose(NumberOf(ColoursOf())), DuringFaceoff(involving_this=True, wording=w.LEADING)
        ),
    ),
)

PRESS_PASS_ON_THE_SCENE = friend(
    "cg44",
    "Press Pass, On the Scene",
    PINK,
    power=0,
    cost=3,
    needs=4,
    traits=(UNICORN,),
    rarity=UNCOMMON,
    keywords=(TEAMWORK,),
    abilities=(Standing(ConfrontNeeds(OPPONENT, +1), Is(tests=(Ready(),))),),
)

SURPRISE_OUTTA_NOWHERE = friend(
    "cg45",
    "Surprise, Outta Nowhere",
    PINK,
    power=1,
    cost=3,
    needs=3,
    traits=(PEGASUS,),
    rarity=RARE,
    abilities=(when(Enters(THIS), May(Dismiss(choose(cards(FRIEND, ControlledBy(OPPONENT), Exhausted()))))),),
)

TWIST_SUCH_A_TREAT = friend(
    "cg46",
    "Twist, Such a Treat",
    PINK,
    power=1,
    cost=2,
    needs=1,
    traits=(EARTH_PONY, FOAL),
    rarity=COMMON,
    abilities=(when(Draws(YOU), Give((Power(+1),), THIS, END_OF_TURN)),),
)

CLAUDE_PULLING_THE_STRINGS = friend(
    "cg195",
    "Claude, Pulling the Strings",
    PINK,
    power=3,
    cost=4,
    needs=3,
    traits=(UNICORN,),
    rarity=ULTRA_RARE,
    keywords=(TEAMWORK,),
    abilities=(
        main_phase(
            GainControl(
                choose(cards(FRIEND, ControlledBy(OPPONENT), With(POWER, AT_MOST, ValueOf(POWER)))),
                END_OF_SCORE_PHASE,
            ),
            costs=(Retire(THIS),),
        ),
    ),
)

PINKIE_PIE_DISTRACTING_CHEERER = friend(
    "cg196",
    "Pinkie Pie, Distracting Cheerer",
    PINK,
    power=3,
    cost=3,
    needs=3,
    traits=(EARTH_PONY,),
    rarity=ULTRA_RARE,
    abilities=(
        Continuous(
            (Power(-2, w.HAVE),),
            each(cards(FRIEND, ControlledBy(OPPONENT, w.OPPOSING), here()), wording=w.TOGETHER),
            AllOf((DuringPhase(SCORE_PHASE, w.LEADING), Is(tests=(Exhausted(),)))),
        ),
    ),
)
