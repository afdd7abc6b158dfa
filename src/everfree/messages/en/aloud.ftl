### The table for ears: a card, a place, a total as sentences. A card is several sentences in a row.

aloud-then = { $first } { $second }

# The six elements and their colors.
aloud-color-blue = Loyalty, blue
aloud-color-pink = Laughter, pink
aloud-color-white = Generosity, white
aloud-color-purple = Magic, purple
aloud-color-yellow = Kindness, yellow
aloud-color-orange = Honesty, orange
aloud-color-none = No color

# Cards in play.
aloud-character =
    { $side ->
        [start] { $who ->
            [you] { $card }, your { $type }, Start side. { $colors }.
           *[other] { $card }, { $name }'s { $type }, Start side. { $colors }.
        }
        [boosted] { $who ->
            [you] { $card }, your { $type }, Boosted side. { $colors }.
           *[other] { $card }, { $name }'s { $type }, Boosted side. { $colors }.
        }
       *[only] { $who ->
            [you] { $card }, your { $type }. { $colors }.
           *[other] { $card }, { $name }'s { $type }. { $colors }.
        }
    }
aloud-other =
    { $who ->
        [you] { $card }, your { $type }.
       *[other] { $card }, { $name }'s { $type }.
    }
aloud-problem =
    { $who ->
        [you] { $card }, your Problem. Bonus { $bonus }.
       *[other] { $card }, { $name }'s Problem. Bonus { $bonus }.
    }
aloud-troublemaker =
    { $state ->
        [hidden] { $name }'s face-down Troublemaker.
        [covered] { $card }, your Troublemaker, face down.
       *[open] { $who ->
            [you] { $card }, your Troublemaker, worth { $points }.
           *[other] { $card }, { $name }'s Troublemaker, worth { $points }.
        }
    }
aloud-lain =
    { $turns ->
        [0] It came this turn.
        [one] It has been there for 1 turn.
       *[other] It has been there for { $turns } turns.
    }
aloud-uncovers = It can be uncovered in the next Uncover Step.
aloud-power =
    { $parted ->
        [yes] Power { $power }: { $parts }.
       *[no] Power { $power }.
    }
aloud-state =
    { $state ->
        [frightened] Frightened.
        [exhausted] Exhausted.
       *[stubborn] Exhausted, but Stubborn: still counts.
    }
aloud-attached = With { $attached }.
aloud-on = On "{ $host }".
aloud-counters = On it: { $counters }.
aloud-marked = Cutie marked.
aloud-beneath = Beneath it: { $counted }.
aloud-several = { $count } copies of it.

# The parts of a number, one after the other.
aloud-part =
    { $kind ->
        [printed] printed { $amount }
        [counter] { $amount } from counters
        [flip] { $amount } flipped with "{ $source }"
        [least] { $amount } because it can't be less
       *[from] { $amount } from "{ $source }"
    }
aloud-plus = { $sum } plus { $part }
aloud-minus = { $sum } minus { $part }

# Cards elsewhere.
aloud-hand-card = { $card }, in your hand: { $facts }. Costs { $tokens }.
aloud-needs = Needs { $needs } in play.
aloud-elsewhere =
    { $zone ->
        [hand] { $card }, in { $name }'s hand: { $facts }.
        [discard] { $who ->
            [you] { $card }, in your discard pile: { $facts }.
           *[other] { $card }, in { $name }'s discard pile: { $facts }.
        }
        [banished] { $who ->
            [you] { $card }, yours, banished: { $facts }.
           *[other] { $card }, { $name }'s, banished: { $facts }.
        }
        [flipped] { $who ->
            [you] { $card }, flipped by you: { $facts }.
           *[other] { $card }, flipped by { $name }: { $facts }.
        }
        [deck] { $who ->
            [you] { $card }, in your deck: { $facts }.
           *[other] { $card }, in { $name }'s deck: { $facts }.
        }
       *[queue] { $who ->
            [you] { $card }, being played by you: { $facts }.
           *[other] { $card }, being played by { $name }: { $facts }.
        }
    }
aloud-hidden =
    { $zone ->
        [banished] { $who ->
            [you] A face-down card of yours, banished.
           *[other] { $name }'s face-down card, banished.
        }
       *[queue] { $who ->
            [you] A face-down card you are playing.
           *[other] A face-down card { $name } is playing.
        }
    }

# Places.
aloud-home =
    { $limit ->
        [-1] { $who ->
            [you] Your home: { $count ->
                [one] 1 Friend
               *[other] { $count } Friends
            }.
           *[other] { $name }'s home: { $count ->
                [one] 1 Friend
               *[other] { $count } Friends
            }.
        }
       *[other] { $who ->
            [you] Your home: { $count } of { $limit } Friends.
           *[other] { $name }'s home: { $count } of { $limit } Friends.
        }
    }
aloud-standing =
    { $state ->
        [can] { $who ->
            [you] You need { $needs } and have that: you can confront.
           *[other] { $name } needs { $needs } and has that, enough to confront.
        }
        [missing] { $who ->
            [you] You need { $needs }: { $missing } more than you have.
           *[other] { $name } needs { $needs }, { $missing } more than is there.
        }
        [blocked] { $who ->
            [you] You need { $needs } and have that, but "{ $blocker }" is in the way.
           *[other] { $name } needs { $needs } and has that, but "{ $blocker }" is in the way.
        }
        [blocked-missing] { $who ->
            [you] You need { $needs }: { $missing } more than you have, and "{ $blocker }" is in the way.
           *[other] { $name } needs { $needs }, { $missing } more than is there, and "{ $blocker }" is in the way.
        }
       *[kept] { $who ->
            [you] You need { $needs } and have that, but you can't confront now.
           *[other] { $name } needs { $needs } and has that, but can't confront now.
        }
    }

# The faceoff under way.
aloud-faceoff =
    { $kind ->
        [troublemaker] Faceoff against "{ $card }": { $totals }.
        [multi-problem] Faceoff at all Problems: { $totals }.
        [problem] Faceoff at "{ $card }": { $totals }.
       *[effect] Faceoff: { $totals }.
    }
aloud-total-short =
    { $who ->
        [you] you have { $total }
       *[other] { $name } has { $total }
    }
aloud-total =
    { $who ->
        [you] You have { $total }: { $parts }.
       *[other] { $name } has { $total }: { $parts }.
    }
