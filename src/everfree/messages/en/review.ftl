### The review of a finished match: the answers that cost most.

review-player = Player { $seat }
review-when =
    { $turn ->
        [0] { $question }
       *[other] Turn { $turn }. { $question }
    }
review-counted = How many games in a hundred a choice wins is the computer’s estimate, for equal players who play on from there.
review-asked = "{ $card }" asks: { $question }
review-given = Your choice, about { $chance } wins in a hundred: { $answer }.
review-better = Better, about { $chance } wins in a hundred: { $answer }.
review-then = Then { $then }.
review-played-on = Simple computers finished { $games } games with each choice: yours won { $given }, the better one { $better }. That makes { $low } to { $high } more wins in a hundred for the better one, with a certainty of 95 %.
review-nothing = No answer cost more than two games in a hundred.
review-no-search = Only matches of the card game can be reviewed.
review-no-seat = The players of this match are 0 to { $last }.
