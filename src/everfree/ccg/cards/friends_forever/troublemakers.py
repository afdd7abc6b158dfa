"""The Troublemakers of Friends Forever."""

from everfree.ccg.language import (
    A_PLAYER, AN_OPPONENT, CARD, CHARACTER, COMMON, END_OF_TURN, EPIC, FRIEND, HAND, ITS_TYPE, OPPONENT, RARE,
    SUPER_RARE, THAT_PLAYER, THIS, TRAITS, ULTRA_RARE, UNCOMMON, YOU, By, Cant, Challenges, Choose,
    Continuous, ControlledBy, Different, Dismiss, DontPrevent, ForEach, Give, InFaceoff, IsDefeated,
    IsUncovered, Lasting, LetGuess, May, Pay, PayTo, Pick, Power, PowerTimes, PutIntoPlay, Retire,
    RevealUntil, Sequence, Standing, That, TurnStarts, cards, choose, here, troublemaker, when, wordings as w,
)  # fmt: skip

CHANCELLOR_NEIGHSAY_TRADITIONALIST = troublemaker(
    "ff117",
    "Chancellor Neighsay, Traditionalist",
    power=7,
    points=1,
    rarity=UNCOMMON,
    abilities=(
        Continuous(
            (
                Power(
                    ForEach(
                        -1, Different(TRAITS, cards(CHARACTER, ControlledBy(OPPONENT, w.OPPOSING), here()))
                    ),
                    w.HAVE,
                ),
            ),
            THIS,
        ),
    ),
)

COZY_GLOW_SEEDS_OF_DOUBT = troublemaker(
    "ff118",
    "Cozy Glow, Seeds of Doubt",
    power=6,
    points=1,
    rarity=SUPER_RARE,
    abilities=(
        when(
            Challenges(AN_OPPONENT, THIS),
            By(THAT_PLAYER, Retire(choose(cards(FRIEND, InFaceoff())))),
            wording=w.AS_PLAYER,
        ),
    ),
)

MAULWURF_EXTRA_LARGE = troublemaker(
    "ff119",
    "Maulwurf, Extra Large",
    power=5,
    points=0,
    rarity=COMMON,
    abilities=(Standing(Cant(Challenges(A_PLAYER, THIS, fewer_than=2, wording=w.PASSIVE))),),
)

ROC_BIRD_OF_PREY = troublemaker(
    "ff121",
    "Roc, Bird of Prey",
    power=5,
    points=1,
    rarity=UNCOMMON,
    abilities=(
        when(
            IsUncovered(THIS),
            May(PayTo((Pay(3),), Dismiss(choose(cards(FRIEND, ControlledBy(OPPONENT, w.OPPOSING)))))),
        ),
    ),
)

SPHINX_GRINNING_RIDDLER = troublemaker(
    "ff122",
    "Sphinx, Grinning Riddler",
    power=5,
    points=1,
    rarity=RARE,
    abilities=(
        when(
            TurnStarts(OPPONENT, w.EACH_PLAYERS),
            Sequence(
                (
                    Pick(Choose(cards(CARD, ControlledBy(YOU), zone=HAND), wording=w.FROM)),
                    LetGuess(
                        THAT_PLAYER,
                        ITS_TYPE,
                        Sequence(
                            (
                                DontPrevent(THIS, who=THAT_PLAYER, wording=w.NAMED),
                                Lasting(
                                    Cant(Challenges(A_PLAYER, THIS, wording=w.PASSIVE)),
                                    END_OF_TURN,
                                    wording=w.LAST,
                                ),
                            ),
                            w.IN_ONE,
                        ),
                        Give((PowerTimes(2),), THIS, END_OF_TURN),
                    ),
                )
            ),
        ),
    ),
)

PONY_OF_SHADOWS_PURE_DARKNESS = troublemaker(
    "ff141",
    "Pony of Shadows, Pure Darkness",
    power=7,
    points=1,
    rarity=ULTRA_RARE,
    traits=(EPIC,),
    abilities=(
        when(IsDefeated(THIS), May(RevealUntil(cards(FRIEND), PutIntoPlay(That(FRIEND)), wording=w.IF))),
    ),
)
