### The review of a finished match: the answers that cost most.

review-player = Player { $seat }
review-when =
    { $turn ->
        [0] { $question }
       *[other] Turn { $turn }. { $question }
    }
review-given = You chose, for about { $chance } wins in a hundred: { $answer }
review-better = Better, for about { $chance } wins in a hundred: { $answer }
review-line = In your place: { $sentence }
review-played-on = Played on { $games } times with either answer: yours won { $given }, the better one { $better }; the difference is { $low } to { $high } games in a hundred.
review-nothing = No answer cost more than two games in a hundred.
review-no-search = Only matches of the card game can be reviewed.
review-no-seat = The players of this match are 0 to { $last }.
