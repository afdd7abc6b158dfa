"""The Resources of Marks in Time."""

from everfree.ccg.language import (
    A_PLAYER, ACCESSORY, AN_OPPONENT, ARTIFACT, ASSET, AT_LEAST, BLUE, CARD, CHAOTIC, COMMON, EPIC, FLIP,
    FRIEND, HASTY, IMMEDIATE, LOCATION, OPPONENT, ORANGE, PINK, POWER, POWER_MATCHES, PREPARED, PROBLEM,
    PURPLE, RARE, ROCK, SUPER_RARE, THAT, THIS, TROUBLEMAKER, UNCOMMON, UNIQUE, WHITE, YELLOW, YOU, Activated,
    Banish, By, CheapenNextCard, ChooseNumber, Continuous, ControlledBy, Dismiss, Draw, Elsewhere, Enters,
    Exhaust, FaceoffEnds, ForEach, Gain, HasKeyword, HasTrait, Host, InFaceoff, IsFlipped, LetGuess, LookAt,
    May, Move, Need, On, Pay, PlayOn, PlayToHome, Power, PutIntoPlay, PutOnDeck, PutTokens, RemoveCounters,
    Retire, Sequence, StartsFaceoff, TopOf, TurnEnds, With, WithTrait, cards, choose, here, main_phase,
    play_on, resource, token, when, wordings as w, yours,
)  # fmt: skip

ALICORN_AMULET = resource(
    "mt95",
    "Alicorn Amulet",
    WHITE | PURPLE,
    power=5,
    cost=1,
    needs=(Need(PURPLE, 1), Need(WHITE, 1)),
    rarity=RARE,
    traits=(ACCESSORY, ARTIFACT, UNIQUE),
    abilities=(
        PlayOn(yours(TROUBLEMAKER)),
        Continuous((HasTrait(EPIC, w.AS_STATE), Power(+3, w.HAVE)), Host(TROUBLEMAKER, w.THAT_ONE)),
        main_phase(Move(Host(TROUBLEMAKER, w.THAT_ONE)), costs=(Pay(1),)),
    ),
)

BEDAZZLING_COSTUME = resource(
    "mt96",
    "Bedazzling Costume",
    WHITE,
    power=5,
    cost=1,
    needs=3,
    rarity=UNCOMMON,
    traits=(ACCESSORY, CHAOTIC),
    abilities=(
        Elsewhere(FLIP, when(FaceoffEnds(), PutIntoPlay(THIS, on=yours(FRIEND))), wording=w.WITHIN),
        play_on(FRIEND),
        Continuous(
            (
                Power(
                    ForEach(
                        +1, cards(CARD, WithTrait(ACCESSORY, w.ALONE), On(Host(FRIEND, w.IT), w.ATTACHED))
                    ),
                    w.HAVE,
                ),
            ),
            Host(FRIEND, w.THAT_ONE),
        ),
    ),
)

CYBERNETIC_LIMB_ACTUATOR = resource(
    "mt97",
    "Cybernetic Limb Actuator",
    BLUE | WHITE,
    power=4,
    cost=2,
    needs=1,
    rarity=RARE,
    traits=(ACCESSORY, UNIQUE),
    keywords=(HASTY,),
    abilities=(
        PlayOn(yours(FRIEND)),
        when(Enters(THIS), Move(Host(FRIEND, w.THAT_ONE))),
        Continuous((Power(+3, w.HAVE),), Host(FRIEND, w.THAT_ONE)),
    ),
)

DETECTIVE_DUDS = resource(
    "mt98",
    "Detective Duds",
    WHITE,
    power=4,
    cost=2,
    needs=2,
    rarity=COMMON,
    traits=(ACCESSORY,),
    abilities=(
        play_on(FRIEND),
        Continuous((Power(+3, w.HAVE), HasKeyword(PREPARED.name)), Host(FRIEND, w.THAT_ONE)),
    ),
)

FERNANDO = resource(
    "mt99",
    "Fernando",
    PINK,
    power=4,
    cost=1,
    needs=4,
    rarity=RARE,
    traits=(ASSET, CHAOTIC),
    abilities=(
        Elsewhere(FLIP, when(IsFlipped(THIS), By(AN_OPPONENT, Retire(choose(cards(FRIEND, InFaceoff())))))),
        PlayToHome(),
        when(Enters(THIS), Draw()),
        when(StartsFaceoff(A_PLAYER, wording=w.AS_TIME), May(PutOnDeck(THIS))),
    ),
)

HEARTHS_WARMING_TRADITIONS = resource(
    "mt100",
    "Hearth's Warming Traditions",
    ORANGE,
    power=4,
    cost=4,
    needs=3,
    rarity=RARE,
    traits=(ASSET,),
    abilities=(PlayToHome(), when(TurnEnds(YOU), PutTokens(token(3, ORANGE, ROCK)))),
)

MAGIC_ARENA = resource(
    "mt104",
    "Magic Arena",
    PURPLE,
    power=3,
    cost=2,
    needs=3,
    rarity=SUPER_RARE,
    traits=(LOCATION, UNIQUE),
    abilities=(
        PlayToHome(),
        main_phase(
            Sequence(
                (
                    LookAt(TopOf(), w.JOINED),
                    ChooseNumber(),
                    LetGuess(AN_OPPONENT, POWER_MATCHES, Banish(THAT), Gain(3)),
                )
            ),
            costs=(Pay(1), Exhaust(THIS)),
        ),
    ),
)

SWEET_APPLE_FACTORY = resource(
    "mt106",
    "Sweet Apple Factory",
    PURPLE | ORANGE,
    power=5,
    cost=1,
    needs=(Need(ORANGE, 2), Need(PURPLE, 2)),
    rarity=RARE,
    traits=(LOCATION, UNIQUE),
    abilities=(
        PlayToHome(),
        Activated(IMMEDIATE, Gain(1), (Exhaust(THIS), RemoveCounters(choose(yours(CARD))))),
    ),
)

TRAIN_STATION = resource(
    "mt109",
    "Train Station",
    PINK | YELLOW,
    power=4,
    cost=1,
    needs=2,
    rarity=RARE,
    traits=(LOCATION, UNIQUE),
    abilities=(
        play_on(PROBLEM),
        Activated(
            IMMEDIATE,
            Dismiss(
                choose(cards(FRIEND, ControlledBy(OPPONENT, w.OPPOSING), here(), With(POWER, AT_LEAST, 3)))
            ),
            (Pay(2), Exhaust(THIS)),
        ),
    ),
)

WONDERBOLTS_STADIUM = resource(
    "mt110",
    "Wonderbolts Stadium",
    BLUE | ORANGE,
    power=4,
    cost=1,
    needs=1,
    rarity=RARE,
    traits=(LOCATION, UNIQUE),
    abilities=(PlayToHome(), main_phase(CheapenNextCard(1, wording=w.PAID_TO_PLAY), costs=(Exhaust(THIS),))),
)
