"""The Friends of Leaders and Legends."""

from everfree.ccg.language import (
    A_PLAYER,
    AN_OPPONENT,
    AS_TIME,
    END_OF_FACEOFF,
    FRIEND,
    OPPONENT,
    PEGASUS,
    RESOURCE,
    SAME,
    THEN,
    THIS,
    ULTRA_RARE,
    UNDERSTOOD,
    UNICORN,
    UNIQUE,
    WHITE,
    YELLOW,
    YOU,
    Card,
    CardType,
    Controls,
    Exhaust,
    Flips,
    GainControl,
    If,
    Lasting,
    May,
    NameCard,
    NonToken,
    OwnedBy,
    PutIntoPlay,
    Score,
    Sequence,
    StartsFaceoff,
    That,
    WithThatName,
    cards,
    choose,
    friend,
    main_phase,
    when,
    yours,
)

RARITY_THROW_ME_A_BONE_DEAR = friend(
    "ll137",
    "Rarity, Throw Me A Bone, Dear",
    WHITE,
    power=4,
    cost=3,
    needs=3,
    traits=(UNICORN, UNIQUE),
    rarity=ULTRA_RARE,
    abilities=(
        main_phase(
            Sequence(
                (
                    GainControl(That(CardType(FRIEND | RESOURCE)), who=AN_OPPONENT),
                    If(
                        Controls(
                            OPPONENT,
                            cards(CardType(FRIEND | RESOURCE), NonToken(), OwnedBy(YOU)),
                            2,
                            SAME,
                        ),
                        Score(1),
                        wording=THEN,
                    ),
                )
            ),
            costs=(Exhaust(THIS), Exhaust(choose(yours(CardType(FRIEND | RESOURCE), NonToken())))),
        ),
    ),
)

FLUTTERSHY_ALL_CREATURES_GREAT_AND_SMALL = friend(
    "ll138",
    "Fluttershy, All Creatures Great & Small",
    YELLOW,
    power=3,
    cost=3,
    needs=4,
    traits=(PEGASUS, UNIQUE),
    rarity=ULTRA_RARE,
    abilities=(
        when(
            StartsFaceoff(A_PLAYER, involving_this=True, wording=AS_TIME),
            May(
                Sequence(
                    (
                        NameCard(noun=FRIEND),
                        Lasting(
                            when(
                                Flips(YOU, wording=UNDERSTOOD, what=cards(FRIEND, WithThatName())),
                                PutIntoPlay(That(FRIEND)),
                            ),
                            END_OF_FACEOFF,
                        ),
                    )
                )
            ),
        ),
    ),
)

CARDS: tuple[Card, ...] = (
    RARITY_THROW_ME_A_BONE_DEAR,
    FLUTTERSHY_ALL_CREATURES_GREAT_AND_SMALL,
)
