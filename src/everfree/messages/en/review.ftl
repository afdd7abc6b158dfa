### The review of a finished match: the answers that cost most.

review-player = Player { $seat }
review-with-deck = { $player } (deck: { $deck })
review-heading = You are { $player }, against { $others }.
review-not-over =
    { $turn ->
        [0] The match is not over: it stops before the first turn.
       *[other] The match is not over: it stops in turn { $turn }.
    }
review-ended =
    { $how ->
        [won] You won in turn { $turn }.
        [lost] You lost in turn { $turn }.
        [you-left] You conceded in turn { $turn }.
        [other-left] You won in turn { $turn }, because the other player conceded.
       *[drawn] The match ended in a draw in turn { $turn }.
    }
review-points = Points: { $points }.
review-points-of =
    { $who ->
        [you] { $points } for you
       *[other] { $points } for { $name }
    }
review-when =
    { $turn ->
        [0] { $question }
       *[other] Turn { $turn }. { $question }
    }
review-counted = How many games in a hundred a choice wins is the computer’s estimate, for equal players who play on from there.
review-asked = "{ $card }" asks: { $question }
review-given = Your choice, about { $chance } wins in a hundred: { $answer }.
review-better = Better, about { $chance } wins in a hundred, { $more } more: { $answer }.
review-then = Then { $then }.
review-played-on =
    { $games ->
        [one] Simple computers finished one game with each choice: yours won { $given }, the better one { $better }.
       *[other] Simple computers finished { $games } games with each choice: yours won { $given }, the better one { $better }.
    }
review-difference = In a hundred games that is a difference of { $difference } (with 95 % certainty { $low } to { $high }).
review-undecided = The games do not show which of the two is better.
review-too-few = Fewer than { $fewest } games with each choice do not show which of the two is better.
review-compare = Simple computers win other shares of games than the equal players of the estimate: compare only the two choices.
review-judging = Choices judged
review-comparing = Choices compared
review-playing-on = Games played on
review-no-answers = You have given no answer that could be reviewed.
review-nothing = The review found no choice that cost two games in a hundred or more.
review-fewer = The review found no other turn in which a choice cost two games in a hundred or more.
review-no-search = Only matches of the card game can be reviewed.
review-no-seat = The players of this match are 0 to { $last }.
review-not-replayed = { $file } does not replay: { $reason }.
review-no-log = { $file } is not the log of a match, or its first line is cut off.
review-command-refused = { $file } does not replay: command { $number } is refused. { $reason }
review-interrupted = Interrupted before the end of the review; nothing is kept.
