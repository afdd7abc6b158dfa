### Ways to answer. The key is `option-` and the engine's name of the option.

option-pass = Pass.
option-card =
    { $place ->
        [home] { $card }, at your home
        [their-home] { $card }, at { $owner }'s home
        [problem] { $who ->
            [you] { $card }, yours, at "{ $problem }"
           *[other] { $card }, { $name }'s, at "{ $problem }"
        }
       *[nowhere] { $card }
    }
option-area =
    { $place ->
        [home] Your home.
        [their-home] { $owner }'s home.
       *[problem] { $whose ->
            [you] Your Problem "{ $problem }".
           *[other] { $owner }'s Problem "{ $problem }".
        }
    }
option-yes = Yes.
option-no = No.
option-play =
    { $varies ->
        [place] Play "{ $card }" for { $least } to { $tokens }, depending on where it goes.
        [way] Play "{ $card }" for { $least } to { $tokens }, depending on where it goes and how you pay.
       *[no] Play "{ $card }" for { $tokens }.
    }
option-move =
    { $place ->
        [home] { $varies ->
            [place] Move "{ $card }" away from home for { $least } to { $tokens }, depending on where it goes.
           *[no] Move "{ $card }" away from home for { $tokens }.
        }
       *[problem] { $varies ->
            [place] Move "{ $card }" away from "{ $problem }" for { $least } to { $tokens }, depending on where it goes.
           *[no] Move "{ $card }" away from "{ $problem }" for { $tokens }.
        }
    }
option-draw = Draw a card for { $tokens }.
option-rally = Rally "{ $card }" for { $tokens }.
option-use = Use "{ $card }". { $text }
option-end = End your Main Phase.
option-number =
    { $range ->
        [yes] Any number from { $number } to { $upto }.
       *[no] { $number }.
    }
chosen-effect = { $text }
option-trigger =
    { $place ->
        [problem] "{ $card }" at "{ $problem }". { $text }
       *[other] "{ $card }". { $text }
    }
option-name = { $card }
option-colour = { $color }
option-type = { $type }
option-counter = { $counter }
option-done =
    { $question ->
        [challenge] No.
        [phase-action] No, move on.
        [search] None of them.
       *[other] Nothing more.
    }
option-seat =
    { $who ->
        [you] You.
       *[other] { $name }.
    }
