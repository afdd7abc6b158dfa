"""The Events of The Crystal Games."""

from everfree.ccg.language import (
    A_PROBLEM, CARD, CHARACTER, COMMON, DISCARD_PILE, END_OF_TURN, FACEOFF_TIMING, FIXED, FRIEND, GOTCHA,
    HOME, MAIN_PHASE_TIMING, OPPONENT, PINK, PROBLEM_FACEOFFS, PURPLE, RARE, REACTION, THERE, THIS,
    TROUBLEMAKER, TROUBLEMAKER_PHASE, ULTRA_RARE, UNCOMMON, YELLOW, YOU, At, Banish, BanishNamesakes,
    ControlledBy, Dismiss, EventText, FaceDown, FlipCard, Frighten, Give, HasInvolved, If, InFaceoff, Move,
    PayTo, PhaseStarts, Plays, Power, PutOnDeck, Retire, Sequence, Uncover, cards, choose, each, event, one,
    wordings as w, yours,
)  # fmt: skip

A_HASTY_RETREAT = event(
    "cg91",
    "A Hasty Retreat",
    PURPLE,
    power=3,
    cost=2,
    needs=4,
    rarity=FIXED,
    text=(
        EventText(
            FACEOFF_TIMING, PutOnDeck(choose(cards(FRIEND, ControlledBy(OPPONENT, w.OPPOSING), InFaceoff())))
        ),
    ),
)

CATCH_ME = event(
    "cg97",
    "Catch Me!",
    PINK,
    power=5,
    cost=1,
    needs=3,
    rarity=FIXED,
    text=(
        EventText(
            FACEOFF_TIMING,
            PayTo(
                (Retire(choose(yours(FRIEND, InFaceoff()))),),
                Dismiss(choose(cards(FRIEND, ControlledBy(OPPONENT, w.OPPOSING), InFaceoff()))),
            ),
        ),
    ),
)

FIRE_IN_THE_SKY = event(
    "cg102",
    "Fire in the Sky",
    YELLOW,
    power=6,
    cost=1,
    needs=2,
    rarity=UNCOMMON,
    traits=(GOTCHA,),
    text=(
        EventText(
            REACTION,
            Uncover(choose(cards(TROUBLEMAKER, ControlledBy(OPPONENT), FaceDown()))),
            PhaseStarts(TROUBLEMAKER_PHASE, YOU),
        ),
    ),
)

FRIENDS_FOREVER = event(
    "cg104",
    "Friends Forever",
    power=5,
    cost=1,
    rarity=RARE,
    text=(
        EventText(
            FACEOFF_TIMING,
            If(
                HasInvolved(YOU, ("Twilight Sparkle", "Spike"), every=True),
                FlipCard(w.ADDITIONAL, 2),
                If(HasInvolved(YOU, ("Twilight Sparkle", "Spike")), FlipCard(w.ADDITIONAL)),
                w.INSTEAD,
            ),
        ),
    ),
)

SOUND_THE_FLUGELHORN = event(
    "cg115",
    "Sound the Flugelhorn!",
    PINK,
    power=5,
    cost=2,
    needs=3,
    rarity=RARE,
    traits=(GOTCHA,),
    text=(
        EventText(
            REACTION,
            Give(
                (Power(-1, w.HAVE),),
                each(cards(FRIEND, ControlledBy(OPPONENT, w.OPPOSING), At(THERE)), wording=w.TOGETHER),
                END_OF_TURN,
            ),
            Plays(YOU, one(FRIEND), A_PROBLEM),
        ),
    ),
)

TELEKINESIS = event(
    "cg118",
    "Telekinesis",
    PURPLE,
    power=3,
    cost=2,
    needs=2,
    rarity=COMMON,
    text=(
        EventText(
            FACEOFF_TIMING,
            Move(choose(cards(CHARACTER, ControlledBy(OPPONENT), InFaceoff())), HOME),
            faceoffs=PROBLEM_FACEOFFS,
        ),
    ),
)

THE_POWER_OF_LOVE = event(
    "cg119",
    "The Power of Love",
    power=5,
    cost=1,
    rarity=RARE,
    text=(
        EventText(
            FACEOFF_TIMING,
            If(
                HasInvolved(YOU, ("Princess Cadance", "Shining Armor"), every=True),
                FlipCard(w.ADDITIONAL, 2),
                If(HasInvolved(YOU, ("Princess Cadance", "Shining Armor")), FlipCard(w.ADDITIONAL)),
                w.INSTEAD,
            ),
        ),
    ),
)

TRUE_EVIL = event(
    "cg121",
    "True Evil",
    PURPLE,
    power=2,
    cost=4,
    needs=4,
    rarity=RARE,
    text=(EventText(MAIN_PHASE_TIMING, Frighten(each(cards(FRIEND), wording=w.WHOLE))),),
)

DESTINY_DRAIN = event(
    "cg201",
    "Destiny Drain",
    PURPLE,
    power=6,
    cost=3,
    needs=3,
    rarity=ULTRA_RARE,
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            Sequence(
                (
                    BanishNamesakes(choose(cards(CARD, ControlledBy(OPPONENT), zone=DISCARD_PILE))),
                    Banish(THIS),
                )
            ),
        ),
    ),
)
