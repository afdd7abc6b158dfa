### Hints: the answer the champion would give, how it would go on, and what that is worth.

hint-forced = { $answer }. No other answer is better.
hint-line =
    { $steps ->
        [0] { $answer }. { $why }
       *[other] { $answer }, then { $then }. { $why }
    }
hint-why =
    { $gain ->
        [0] That wins about { $chance } games in a hundred.
       *[other] { $over ->
            [idle] That wins about { $chance } games in a hundred, { $gain } more than doing nothing more this turn.
           *[next] That wins about { $chance } games in a hundred, { $gain } more than the next best answer.
        }
    }
hint-why-score =
    { $gain ->
        [0] That should make the score { $mine } to { $theirs } and wins about { $chance } games in a hundred.
       *[other] { $over ->
            [idle] That should make the score { $mine } to { $theirs } and wins about { $chance } games in a hundred, { $gain } more than doing nothing more this turn.
           *[next] That should make the score { $mine } to { $theirs } and wins about { $chance } games in a hundred, { $gain } more than the next best answer.
        }
    }

## The answer to the open question, at the beginning of a sentence.
## A button without a card has its own words: `table-label`.

# The words of such an option where options are listed with numbers.
answer-plain =
    { $does ->
        [pass] Pass
        [end] End your Main Phase
        [yes] Yes
        [no] No
       *[done] { $question ->
            [challenge] No
            [phase-action] No, move on
            [search] None of them
           *[other] Nothing more
        }
    }
answer-play =
    { $place ->
        [home] Play "{ $card }" to your home
        [own] Play "{ $card }" to your Problem
        [other] Play "{ $card }" to the opposing Problem
       *[nowhere] Play "{ $card }"
    }
answer-move =
    { $place ->
        [home] Move "{ $card }" home
        [own] Move "{ $card }" to your Problem
        [other] Move "{ $card }" to the opposing Problem
       *[nowhere] Move "{ $card }"
    }
answer-rally = Rally "{ $card }"
answer-draw = Draw a card
answer-use =
    { $tells ->
        [yes] Use "{ $card }" ("{ $text }")
       *[no] Use "{ $card }"
    }
# What is done with the card.
answer-card =
    { $do ->
        [onto] Play "{ $whom }" on "{ $card }"
        [challenge] Challenge "{ $card }"
        [uncover] Uncover "{ $card }"
        [discard] Discard "{ $card }"
        [retire] Retire "{ $card }"
        [dismiss] Dismiss "{ $card }"
        [send-home] Send home "{ $card }"
        [take] Take "{ $card }"
        [keep] Keep "{ $card }"
       *[choose] Choose "{ $card }"
    }
# The same, and where the card is.
answer-card-at =
    { $place ->
        [home] { $answer } at your home
        [their-home] { $answer } at { $owner }'s home
       *[problem] { $answer } at "{ $problem }"
    }
answer-area =
    { $place ->
        [home] { $do ->
            [play-here] Play "{ $card }" to your home
            [move-here] Move "{ $card }" to your home
           *[here] Choose your home
        }
        [their-home] { $do ->
            [play-here] Play "{ $card }" to { $owner }'s home
            [move-here] Move "{ $card }" to { $owner }'s home
           *[here] Choose { $owner }'s home
        }
       *[problem] { $whose ->
            [you] { $do ->
                [play-here] Play "{ $card }" to your Problem "{ $problem }"
                [move-here] Move "{ $card }" to your Problem "{ $problem }"
                [confront] Confront your Problem "{ $problem }"
               *[here] Choose your Problem "{ $problem }"
            }
           *[other] { $do ->
                [play-here] Play "{ $card }" to { $owner }'s Problem "{ $problem }"
                [move-here] Move "{ $card }" to { $owner }'s Problem "{ $problem }"
                [confront] Confront { $owner }'s Problem "{ $problem }"
               *[here] Choose { $owner }'s Problem "{ $problem }"
            }
        }
    }
answer-trigger = Take "{ $card }" first
answer-effect = Choose "{ $text }"
answer-name = Name "{ $card }"
answer-choose = Choose { $what }
answer-seat =
    { $who ->
        [you] Choose yourself
       *[other] Choose { $name }
    }

## What follows, named in a row in the middle of a sentence.

then-play =
    { $place ->
        [home] play "{ $card }" to your home
        [own] play "{ $card }" to your Problem
        [other] play "{ $card }" to the opposing Problem
       *[nowhere] play "{ $card }"
    }
then-move =
    { $place ->
        [home] move "{ $card }" home
        [own] move "{ $card }" to your Problem
        [other] move "{ $card }" to the opposing Problem
       *[nowhere] move "{ $card }"
    }
then-rally = rally "{ $card }"
then-use = use "{ $card }"
then-challenge = challenge "{ $card }"
then-draw = draw a card
then-end = end your Main Phase
# The same step several times in a row.
then-times =
    { $times ->
        [2] { $step } twice
       *[other] { $step } { $times } times
    }
