"""The Events of Absolute Discord."""

from everfree.ccg.language import (
    A_PROBLEM, AN_OPPONENT, BLUE, CHAOTIC, CHARACTER, COMMON, END_OF_PHASE, FACEOFF_TIMING, FLIP, FRIEND,
    GOTCHA, HOME, MAIN_PHASE_TIMING, MANE, OPPONENT, ORANGE, PINK, PROBLEM_FACEOFFS, PURPLE, RARE, REACTION,
    THAT, THAT_PLAYER, THIS, TROUBLEMAKER, TROUBLEMAKER_FACEOFF, ULTRA_RARE, UNCOMMON, WHITE, YELLOW, YOU, At,
    Choose, ColouredPower, ControlledBy, DiscardCards, EachPlayer, Elsewhere, EndFaceoff, Enters,
    EntersDiscardPile, EventText, FlipCard, Frighten, Give, HasInvolved, If, Is, IsFlipped, It, May, Move,
    NameCard, OfColour, PutIntoHand, PutIntoPlay, Reveal, SearchDeck, Sequence, That, TurnOver, WithThatName,
    cards, choose, each, event, one, when, wordings as w,
)  # fmt: skip

ACHOO = event(
    "ad85",
    "Achoo!",
    ORANGE,
    power=4,
    cost=2,
    needs=3,
    rarity=UNCOMMON,
    traits=(CHAOTIC,),
    text=(
        Elsewhere(FLIP, when(IsFlipped(THIS), DiscardCards(AN_OPPONENT, at_random=True))),
        EventText(MAIN_PHASE_TIMING, EachPlayer(DiscardCards(YOU, 2), wording=w.ALL_OF_THEM)),
    ),
)

AWKWARD_SILENCE = event(
    "ad87",
    "Awkward Silence",
    PURPLE,
    power=4,
    cost=1,
    needs=3,
    rarity=UNCOMMON,
    text=(EventText(FACEOFF_TIMING, EndFaceoff(), faceoffs=PROBLEM_FACEOFFS),),
)

BEAUTY_AND_THE_BEAST = event(
    "ad89",
    "Beauty and the Beast",
    power=5,
    cost=1,
    rarity=RARE,
    text=(
        EventText(
            FACEOFF_TIMING,
            If(
                HasInvolved(YOU, ("Fluttershy", "Discord"), every=True),
                FlipCard(w.ADDITIONAL, 2),
                If(HasInvolved(YOU, ("Fluttershy", "Discord")), FlipCard(w.ADDITIONAL)),
                w.INSTEAD,
            ),
        ),
    ),
)

DAMSEL_IN_DISTRESS = event(
    "ad92",
    "Damsel in Distress",
    WHITE,
    power=4,
    cost=1,
    needs=2,
    rarity=RARE,
    text=(EventText(MAIN_PHASE_TIMING, Move(choose(cards(TROUBLEMAKER)), A_PROBLEM)),),
)

DOUBLE_TROUBLE = event(
    "ad95",
    "Double Trouble",
    power=5,
    cost=2,
    rarity=RARE,
    text=(EventText(FACEOFF_TIMING, FlipCard(w.ADDITIONAL), faceoffs=TROUBLEMAKER_FACEOFF),),
)

ENCHANTING_DUET = event(
    "ad96",
    "Enchanting Duet",
    power=4,
    cost=1,
    rarity=COMMON,
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            Give(
                (ColouredPower(+1, PINK), ColouredPower(+1, YELLOW)),
                choose(cards(CHARACTER, OfColour(PINK | YELLOW)), wording=w.CHOSEN_FIRST),
                END_OF_PHASE,
            ),
        ),
    ),
)

MISSED_TELEPORT = event(
    "ad103",
    "Missed Teleport",
    PURPLE,
    power=5,
    cost=1,
    needs=4,
    rarity=COMMON,
    traits=(GOTCHA,),
    text=(EventText(REACTION, Move(It()), Enters(one(FRIEND, ControlledBy(OPPONENT, w.OPPOSING)))),),
)

REHABILITATION = event(
    "ad113",
    "Rehabilitation",
    YELLOW,
    power=5,
    cost=1,
    needs=3,
    rarity=UNCOMMON,
    traits=(GOTCHA,),
    text=(
        EventText(
            REACTION,
            PutIntoHand(THAT, w.YOURS),
            EntersDiscardPile(one(TROUBLEMAKER, ControlledBy(YOU)), from_play=True),
        ),
    ),
)

RISKY_BUSINESS = event(
    "ad114",
    "Risky Business",
    WHITE,
    power=3,
    cost=3,
    needs=4,
    rarity=RARE,
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            SearchDeck(
                cards(FRIEND),
                Sequence(
                    (
                        NameCard(THAT_PLAYER, wording=w.JOINED),
                        Reveal(That(FRIEND)),
                        If(
                            Is(That(FRIEND), (WithThatName(),)),
                            May(PutIntoPlay(It(), THAT_PLAYER, wording=w.HIS), THAT_PLAYER),
                            May(PutIntoPlay(It(), YOU)),
                        ),
                    )
                ),
                OPPONENT,
                aside=True,
            ),
        ),
    ),
)

SPOOKY_SCARY_STORY = event(
    "ad115",
    "Spooky Scary Story",
    BLUE,
    power=4,
    cost=2,
    needs=3,
    rarity=UNCOMMON,
    traits=(CHAOTIC,),
    text=(
        Elsewhere(FLIP, when(IsFlipped(THIS), Frighten(choose(cards(FRIEND, At(HOME)))))),
        EventText(MAIN_PHASE_TIMING, Frighten(Choose(cards(FRIEND, At(HOME)), 2, up_to=True))),
    ),
)

CHAOS_CAPITAL_OF_THE_WORLD = event(
    "ad203",
    "Chaos Capital of the World",
    PINK,
    power=6,
    cost=4,
    needs=5,
    rarity=ULTRA_RARE,
    traits=(CHAOTIC,),
    text=(
        Elsewhere(FLIP, when(IsFlipped(THIS), TurnOver(each(cards(MANE))))),
        EventText(MAIN_PHASE_TIMING, TurnOver(each(cards(CHARACTER)))),
    ),
)
