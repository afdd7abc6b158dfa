"""The Events of Marks in Time."""

from everfree.ccg.language import (
    A_PROBLEM, ANYWHERE, AT_LEAST, AT_MOST, BLUE, CHAOTIC, CHARACTER, COMMON, CRITTER, END_OF_FACEOFF,
    END_OF_TURN, EVENT, FIGMENT, FLIP, FRIEND, HOME, IMMEDIATE, MAIN_PHASE_TIMING, MANE, OPPONENT, ORANGE,
    PINK, POWER, PURPLE, RARE, RESOURCE, ROCK, SONG, START_OF_YOUR_NEXT_TURN, SUPER_RARE, THIS, TROUBLEMAKER,
    UNCOMMON, WHITE, YELLOW, YOU, At, Banish, CardType, Challenge, Choose, ChooseOne, ControlledBy,
    DiscardCards, Dismiss, DontPrevent, Draw, EachPlayer, Elsewhere, EventText, Give, HasKeyword, InFaceoff,
    IsFlipped, It, LookAndSort, Move, Need, Power, PowerTimes, ProblemDeckAt, PutCounters, PutIntoHand,
    PutIntoPlay, PutOnDeck, PutTokens, Retire, Reveal, SearchDeck, Sequence, Spelt, With, WithTrait, cards,
    choose, each, event, in_your_discard_pile, token, when, wordings as w, yours,
)  # fmt: skip

A_SPECIAL_CONNECTION = event(
    "mt75",
    "A Special Connection",
    YELLOW,
    power=3,
    cost=2,
    needs=3,
    rarity=UNCOMMON,
    traits=(CHAOTIC,),
    text=(
        Elsewhere(FLIP, when(IsFlipped(THIS), PutTokens(token(1, YELLOW, CRITTER)))),
        EventText(
            IMMEDIATE,
            Move(Choose(yours(FRIEND, WithTrait(CRITTER), At(HOME, w.FROM)), 3, up_to=True), A_PROBLEM),
        ),
    ),
)

BOOKISH_BACKUP = event(
    "mt76",
    "Bookish Backup",
    PURPLE,
    power=4,
    cost=2,
    needs=1,
    rarity=COMMON,
    text=(EventText(IMMEDIATE, PutTokens(token(2, PURPLE, FIGMENT))),),
)

BROTHERLY_LOVE = event(
    "mt77",
    "Brotherly Love",
    ORANGE,
    power=4,
    cost=1,
    needs=3,
    rarity=COMMON,
    traits=(CHAOTIC,),
    text=(
        Elsewhere(FLIP, when(IsFlipped(THIS), PutCounters(choose(yours(FRIEND))))),
        EventText(IMMEDIATE, PutCounters(choose(yours(FRIEND)), Spelt(2))),
    ),
)

CRACKING_THE_CASE = event(
    "mt79",
    "Cracking the Case",
    WHITE,
    power=5,
    cost=1,
    needs=2,
    rarity=RARE,
    text=(EventText(IMMEDIATE, Banish(choose(cards(TROUBLEMAKER)))),),
)

FOODFIGHT = event(
    "mt81",
    "Foodfight!",
    PINK,
    power=5,
    cost=2,
    needs=2,
    rarity=UNCOMMON,
    text=(EventText(IMMEDIATE, Dismiss(choose(cards(FRIEND, With(POWER, AT_LEAST, 3))))),),
)

FROZEN_IN_MAGICITE = event(
    "mt82",
    "Frozen in Magicite",
    PURPLE,
    power=4,
    cost=2,
    needs=2,
    rarity=COMMON,
    traits=(CHAOTIC,),
    text=(
        Elsewhere(
            FLIP, when(IsFlipped(THIS), Move(choose(cards(CHARACTER, ControlledBy(OPPONENT, w.OPPOSING)))))
        ),
        EventText(IMMEDIATE, Move(choose(cards(CHARACTER, ControlledBy(OPPONENT, w.OPPOSING))))),
    ),
)

MUSIC_IN_THE_TREETOPS = event(
    "mt84",
    "Music in the Treetops",
    PINK | YELLOW,
    power=4,
    cost=1,
    needs=2,
    rarity=RARE,
    traits=(SONG,),
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            ChooseOne(
                (
                    LookAndSort(2, ProblemDeckAt(ANYWHERE), w.TOP_OR_BOTTOM),
                    PutTokens(token(1, YELLOW, CRITTER), 2),
                    EachPlayer(Retire(choose(cards(FRIEND)))),
                )
            ),
        ),
    ),
)

PUSH_COMES_TO_SHOVE = event(
    "mt85",
    "Push Comes to Shove",
    ORANGE,
    power=3,
    cost=2,
    needs=1,
    rarity=UNCOMMON,
    text=(EventText(MAIN_PHASE_TIMING, PutTokens(token(3, ORANGE, ROCK))),),
)

REDEEMING_QUALITIES = event(
    "mt86",
    "Redeeming Qualities",
    WHITE,
    power=3,
    cost=3,
    needs=3,
    rarity=SUPER_RARE,
    text=(EventText(MAIN_PHASE_TIMING, PutIntoPlay(choose(in_your_discard_pile(FRIEND), wording=w.FROM))),),
)

REPULSOR_BLAST = event(
    "mt87",
    "Repulsor Blast",
    YELLOW,
    power=5,
    cost=1,
    needs=2,
    rarity=COMMON,
    text=(EventText(MAIN_PHASE_TIMING, DontPrevent(each(cards(TROUBLEMAKER), wording=w.TOGETHER))),),
)

SNEAK_ATTACK = event(
    "mt89",
    "Sneak Attack",
    PURPLE,
    power=5,
    cost=1,
    needs=2,
    rarity=RARE,
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            SearchDeck(
                cards(TROUBLEMAKER),
                Sequence((Reveal(It()), PutIntoHand(It(), w.YOURS))),
                wording=w.UNDERSTOOD,
            ),
        ),
    ),
)

THE_RAINBOW_CONNECTION = event(
    "mt90",
    "The Rainbow Connection",
    BLUE,
    power=3,
    cost=1,
    needs=4,
    rarity=COMMON,
    text=(
        EventText(
            IMMEDIATE,
            Give(
                (Power(+3), HasKeyword("Diligent", 3, w.GOT)),
                choose(cards(FRIEND, InFaceoff(w.SOME_FACEOFF))),
                END_OF_FACEOFF,
            ),
        ),
    ),
)

THE_SPECTACLE = event(
    "mt91",
    "The Spectacle",
    WHITE | PURPLE,
    power=4,
    cost=1,
    needs=(Need(PURPLE, 2), Need(WHITE, 2)),
    rarity=RARE,
    traits=(SONG,),
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            ChooseOne(
                (
                    PutOnDeck(
                        choose(cards(FRIEND, ControlledBy(OPPONENT, w.OPPOSING), With(POWER, AT_MOST, 2)))
                    ),
                    Give((PowerTimes(),), choose(yours(TROUBLEMAKER)), START_OF_YOUR_NEXT_TURN, w.AS_DEED),
                    PutIntoHand(choose(in_your_discard_pile(EVENT), wording=w.FROM), w.YOURS),
                )
            ),
        ),
    ),
)

TIME_WARP = event(
    "mt93",
    "Time Warp",
    PURPLE,
    power=5,
    cost=3,
    needs=3,
    rarity=UNCOMMON,
    text=(EventText(MAIN_PHASE_TIMING, PutOnDeck(choose(cards(CardType(FRIEND | RESOURCE))))),),
)

WELL_MAKE_OUR_MARK = event(
    "mt94",
    "We'll Make Our Mark",
    BLUE | ORANGE,
    power=4,
    cost=1,
    needs=2,
    rarity=RARE,
    traits=(SONG,),
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            ChooseOne(
                (
                    Sequence((Draw(3), DiscardCards(YOU, 3)), w.STRAIGHT),
                    Challenge(
                        choose(cards(TROUBLEMAKER, ControlledBy(OPPONENT, w.OPPOSING))),
                        choose(yours(CHARACTER)),
                    ),
                    Sequence(
                        (Move(each(yours(MANE), wording=w.ONLY)), Give((Power(+2),), It(), END_OF_TURN))
                    ),
                )
            ),
        ),
    ),
)
