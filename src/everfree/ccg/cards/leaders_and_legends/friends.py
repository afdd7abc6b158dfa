"""The Friends of Leaders and Legends."""

from everfree.ccg.language import (
    AN_OPPONENT,
    FRIEND,
    OPPONENT,
    RESOURCE,
    SAME,
    THEN,
    THIS,
    ULTRA_RARE,
    UNICORN,
    UNIQUE,
    WHITE,
    YOU,
    Card,
    CardType,
    Controls,
    Exhaust,
    GainControl,
    If,
    NonToken,
    OwnedBy,
    Score,
    Sequence,
    That,
    cards,
    choose,
    friend,
    main_phase,
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

CARDS: tuple[Card, ...] = (RARITY_THROW_ME_A_BONE_DEAR,)
