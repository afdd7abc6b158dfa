"""The Troublemakers of Absolute Discord."""

from everfree.ccg.language import (
    A_PLAYER, AN_OPPONENT, AT_MOST, CHARACTER, COMMON, DEFEATER, EPIC, FRIEND, HERE, ITS_PROBLEM, OPPONENT,
    POWER, RARE, RESOURCE, THAT_PLAYER, THIS, TROUBLEMAKER, TROUBLEMAKER_PHASE, ULTRA_RARE, UNCOMMON, VILLAIN,
    YOU, Another, At, Banish, By, Cant, Challenge, Continuous, ControlledBy, DiscardCards, Dismiss, Draw,
    Draws, EachPlayer, FaceDown, Gain, HighestOf, IfDone, InFaceoff, IsDefeated, IsExhausted, IsUncovered,
    LosesColours, LosesFaceoff, May, MayPlayThat, NoRequirement, Pay, PayTo, PhaseStarts, PowerBecomes,
    PutCounters, PutIntoPlay, Retire, Sequence, Standing, StartsFaceoff, Surpasses, This, TopOf, Uncover,
    WhileBanished, cards, choose, each, here, in_your_hand, main_phase, one, troublemaker, when,
    wordings as w,
)  # fmt: skip

NIGHTMARE_STAR_SOLAR_FLARE = troublemaker(
    "ad-1",
    "Nightmare Star, Solar Flare",
    power=6,
    points=2,
    rarity=ULTRA_RARE,
    traits=(EPIC,),
    abilities=(Standing(Cant(IsExhausted(one(FRIEND), own=True))),),
)

APPLEJACK_LIAR = troublemaker(
    "ad155",
    "Applejack, Liar",
    power=6,
    points=0,
    rarity=COMMON,
    abilities=(when(IsUncovered(THIS), Sequence((Retire(This(w.IT)), Gain(1)))),),
)

BABS_SEED_BIGGER_BULLY = troublemaker(
    "ad156",
    "Babs Seed, Bigger Bully",
    power=0,
    points=1,
    rarity=RARE,
    abilities=(
        Continuous(
            (
                PowerBecomes(
                    HighestOf(
                        POWER, cards(CHARACTER, ControlledBy(OPPONENT, w.OPPOSING), here()), 2, w.OF_A_CARD
                    )
                ),
            ),
            THIS,
        ),
    ),
)

DISCORD_MASTER_OF_CHAOS = troublemaker(
    "ad157",
    "Discord, Master of Chaos",
    power=6,
    points=2,
    rarity=COMMON,
    abilities=(when(IsUncovered(THIS), EachPlayer(Retire(choose(cards(FRIEND))))),),
)

FLUTTERSHY_BRUTE = troublemaker(
    "ad158",
    "Fluttershy, Brute",
    power=5,
    points=1,
    rarity=UNCOMMON,
    abilities=(
        when(
            PhaseStarts(TROUBLEMAKER_PHASE, A_PLAYER, w.EACH_PLAYERS),
            By(THAT_PLAYER, Retire(choose(cards(RESOURCE)))),
        ),
    ),
)

LORD_TIREK = troublemaker(
    "ad159",
    "Lord Tirek",
    power=5,
    points=2,
    rarity=RARE,
    traits=(EPIC,),
    keywords=(VILLAIN,),
    abilities=(
        when(
            StartsFaceoff(A_PLAYER, involving_this=True, wording=w.AS_TIME),
            IfDone(
                Dismiss(choose(cards(FRIEND, Surpasses(POWER, AT_MOST, cards(FRIEND, InFaceoff()))))),
                PutCounters(),
            ),
        ),
    ),
)

PINKIE_PIE_GRUMP = troublemaker(
    "ad160",
    "Pinkie Pie, Grump",
    power=3,
    points=2,
    rarity=UNCOMMON,
    abilities=(when(Draws(A_PLAYER), PutCounters()),),
)

PLUNDERSEED_VINES = troublemaker(
    "ad161",
    "Plunderseed Vines",
    power=4,
    points=1,
    rarity=UNCOMMON,
    abilities=(
        when(
            IsDefeated(This(w.AS_KIND)),
            May(
                PayTo(
                    (Pay(1),),
                    PutIntoPlay(
                        choose(in_your_hand(TROUBLEMAKER, Another()), wording=w.FROM),
                        place=HERE,
                        wording=w.LAST,
                        face_up=True,
                    ),
                )
            ),
        ),
    ),
)

RAINBOW_DASH_TURNCOAT = troublemaker(
    "ad162",
    "Rainbow Dash, Turncoat",
    power=4,
    points=0,
    rarity=RARE,
    abilities=(
        when(IsUncovered(This(w.AS_KIND)), May(Uncover(choose(cards(TROUBLEMAKER, FaceDown()))))),
        main_phase(
            Challenge(choose(cards(TROUBLEMAKER, ControlledBy(OPPONENT))), wording=w.UNDERSTOOD),
            costs=(Retire(THIS),),
        ),
    ),
)

RARITY_HOARDER = troublemaker(
    "ad163",
    "Rarity, Hoarder",
    power=4,
    points=0,
    rarity=COMMON,
    abilities=(when(PhaseStarts(TROUBLEMAKER_PHASE, YOU), May(Draw())),),
)

SPIKE_EXCESSIVE = troublemaker(
    "ad164",
    "Spike, Excessive",
    power=7,
    points=0,
    rarity=COMMON,
    abilities=(when(IsUncovered(THIS), By(AN_OPPONENT, May(PayTo((Pay(2),), Dismiss(THIS))))),),
)

SURI_POLOMARE = troublemaker(
    "ad165",
    "Suri Polomare",
    power=4,
    points=0,
    rarity=UNCOMMON,
    abilities=(
        when(IsDefeated(THIS, w.AS_DEED), By(THAT_PLAYER, Draw()), wording=w.THEY),
        when(
            LosesFaceoff(A_PLAYER, involving_this=True, challenging=True),
            DiscardCards(THAT_PLAYER, at_random=True),
            wording=w.THEY,
        ),
    ),
)

TWILIGHT_SPARKLE_DRAINED = troublemaker(
    "ad166",
    "Twilight Sparkle, Drained",
    power=6,
    points=1,
    rarity=RARE,
    abilities=(
        Continuous(
            (LosesColours(),),
            each(
                cards(CHARACTER, ControlledBy(OPPONENT, w.OPPOSING), At(ITS_PROBLEM, w.NAMED)),
                wording=w.TOGETHER,
            ),
        ),
    ),
)

DISCORD_UTTER_PANDEMONIUM = troublemaker(
    "ad206",
    "Discord, Utter Pandemonium",
    power=7,
    points=1,
    rarity=ULTRA_RARE,
    traits=(EPIC,),
    keywords=(VILLAIN,),
    abilities=(
        when(
            PhaseStarts(TROUBLEMAKER_PHASE, A_PLAYER, w.EACH_PLAYERS),
            Sequence(
                (
                    By(THAT_PLAYER, Banish(TopOf())),
                    WhileBanished((NoRequirement(), MayPlayThat(DEFEATER))),
                )
            ),
        ),
    ),
)
