"""The Friends of Seaquestria and Beyond."""

from everfree.ccg.language import (
    A_DIFFERENT_PROBLEM, A_PROBLEM, AN_OPPONENT, CHARACTER, COMMON, COST, DRAGON, EARTH_PONY, EVENT, FOAL,
    FRIEND, PINK, PURPLE, RARE, SEAPONY, SONG, SUPER_RARE, THAT_PLAYER, THIS, ULTRA_RARE, UNICORN, UNIQUE,
    WHITE, YOU, Another, As, By, Choose, ChosenAtRandom, CopyEffects, Exhaust, Guess, IfDone, May,
    MayChooseEach, Move, Moves, PayTo, Plays, Replacement, Score, Standing, That, ValueOf, WithTrait, friend,
    one, when, wordings as w, yours,
)  # fmt: skip

BERRY_PUNCH_OFF_BALANCE = friend(
    "sb27",
    "Berry Punch, Off-Balance",
    PINK,
    power=4,
    cost=4,
    needs=2,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    abilities=(
        Replacement(
            Moves(AN_OPPONENT, one(CHARACTER), destination=A_PROBLEM),
            IfDone(Exhaust(THIS), By(THAT_PLAYER, Move(That(CHARACTER), A_DIFFERENT_PROBLEM))),
            optional=True,
            wording=w.AT_LAST,
        ),
    ),
)

SEA_POPPY_GUESSING_GAME = friend(
    "sb38",
    "Sea Poppy, Guessing Game",
    PINK,
    power=4,
    cost=3,
    needs=3,
    traits=(SEAPONY, FOAL, UNIQUE),
    rarity=RARE,
    abilities=(As(ChosenAtRandom(), Guess(May(PayTo((Exhaust(THIS),), Score(1))))),),
)

STARLIGHT_GLIMMER_MAGIC_INSTRUCTOR = friend(
    "sb45",
    "Starlight Glimmer, Magic Instructor",
    PURPLE,
    power=3,
    cost=3,
    needs=3,
    traits=(UNICORN,),
    rarity=SUPER_RARE,
    abilities=(
        when(
            Plays(YOU, one(EVENT)),
            May(
                PayTo(
                    (
                        Exhaust(THIS),
                        Exhaust(
                            Choose(yours(FRIEND, Another(), WithTrait(UNICORN)), ValueOf(COST, That(EVENT)))
                        ),
                    ),
                    CopyEffects(),
                )
            ),
        ),
    ),
)

SPIKE_MASTER_OF_CEREMONIES = friend(
    "sb136",
    "Spike, Master of Ceremonies",
    WHITE,
    power=4,
    cost=4,
    needs=4,
    traits=(DRAGON,),
    rarity=ULTRA_RARE,
    abilities=(Standing(MayChooseEach(SONG)),),
)
