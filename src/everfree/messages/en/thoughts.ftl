### Why a computer player answered as it did.

thought-forced = There was nothing to choose.
thought-line = The best line I see: { $line }. I expect { $mine } to { $theirs } then, and to win { $chance } times in a hundred.
thought-score = I expect { $mine } to { $theirs } by the end of the turn, and to win { $chance } times in a hundred.

## The steps of a line, named in a row.

thought-play =
    { $place ->
        [home] play "{ $card }" at home
        [own] play "{ $card }" to my Problem
        [other] play "{ $card }" to the opposing Problem
       *[nowhere] play "{ $card }"
    }
thought-move =
    { $place ->
        [home] move "{ $card }" home
        [own] move "{ $card }" to my Problem
        [other] move "{ $card }" to the opposing Problem
       *[nowhere] move "{ $card }"
    }
thought-rally = rally "{ $card }"
thought-use = use "{ $card }"
thought-card = choose "{ $card }"
thought-draw = draw a card
thought-end = end the phase
thought-pass = pass
thought-yes = say yes
thought-no = say no
