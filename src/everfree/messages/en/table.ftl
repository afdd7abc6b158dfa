### What the server says of a table: who sits there, what is refused, what was taken back.

table-waiting-for-a-player = Waiting for somebody to take the other seat.
table-shown-later = Spectators of this table watch later; there is nothing to see yet.
table-you-watch = This seat is taken. You are watching.
table-only-watching = You are watching; only the players can do that.
table-taken-back =
    { $who ->
        [you] You undid your last move.
       *[other] { $name } undid their last move.
    }
table-forfeit-time =
    { $who ->
        [you] You ran out of time.
       *[other] { $name } ran out of time.
    }
table-forfeit-absence =
    { $who ->
        [you] You were away for too long.
       *[other] { $name } was away for too long.
    }
table-too-late = Your time is up.
table-nothing-to-claim = There is nothing to claim: your opponent still has time, or has not been away for long enough.
table-impossible-clock = A clock needs some time for every decision or for the whole match, and at most 30 days.
table-impossible-delay = A delay for spectators has at most an hour: 3,600 seconds. With -1 they see the match after its end.
table-not-understood = The server did not understand this message.
table-bad-nonce = A request needs a nonce of 1 to 64 letters, digits and hyphens.
table-no-such-deck = There is no such deck: neither a ready deck nor a deck code.
table-no-such-table = There is no such table.
table-other-version = This match needs another version of Everfree: it was begun with other rules or other cards.
table-damaged = The record of this match is damaged and can’t be played on. Your other tables are not affected.
table-engine-failed = The rules failed at this move, and nothing has changed. The fault is recorded; please choose another move.
table-not-stored = The server could not save this move, and nothing has changed. Please try again in a moment.
table-line-lost = Something happened that could not be put into words.
table-request-changed = This request is no longer open, or has changed. Please read it again.
table-nonce-used = This nonce stands for another request.
table-match-too-long = This match has become too long for the server. You can still concede.
table-too-many-undos = There were too many undos in this match; no more are possible.
table-too-many-cancels = You have cancelled too many actions in this match. Please complete this one.
table-too-many-asks = There were too many requests in this match; no more are possible.
table-too-many-corrections = This match was corrected too often; no more corrections are possible.
table-too-many-stops = The stops were changed too often in this match.
table-answer-count = A request answers 1 to { $most } questions.
table-one-at-a-time = This answer reveals something. Give the next one after you have seen it.
table-view-failed = The table could not be drawn for you. The game goes on; please come back in a moment.
table-no-such-opponent = One plays against the computer or against a friend.
table-no-such-policy = Undo can be free, asked for or switched off.
table-no-such-edition = There is no such edition of the rules.
table-edition =
    { $edition ->
        [canterlot_nights] Rules of the time: those of the Canterlot Nights rulebook.
        [crystal_games] Rules of the time: those of The Crystal Games rulebook.
        [absolute_discord] Rules of the time: those of the Absolute Discord rulebook.
        [comprehensive] Rules of the time: for the cards of these decks they are the latest ones.
       *[other] Rules of the time: those that were in print when the newest card of the two decks came out.
    }
table-no-such-lesson = There is no such lesson.
table-no-such-game = This game is not played here.
table-not-in-this-game = This game takes no “{ $name }”.
table-no-such-level = There is no computer player of this level.
table-guests-see-later = Spectators of this table see it later, so they can’t join the game.
table-wrong-invite = This link is not an invitation to this table.
table-no-such-code = There is no table with this code. Check each letter with the person who gave it to you.
table-seat-taken = Somebody else has taken this seat.
table-computer-restarts = { $name } has stopped responding and is being restarted. The game is saved.
table-computer-unthought = { $name } could not be restarted in time and made a move without thinking. The game goes on.

table-stale = The table has changed since then. Please look again.
table-ahead = This request claims to have seen more of the match than there is.
table-not-everyone-sits = The other seat is still free.
## The table in the browser, told by the server: labels, the main button, stakes, sentences for the ear.

# A few words on a button or on a place of the board.
table-label =
    { $label ->
        [pass] Pass
        [end] End Main Phase
        [play] Play
        [move] Move
        [rally] Rally
        [draw] Draw
        [use] Use
        [yes] Yes
        [no] No thanks
        [keep] Keep
        [redraw] Redraw once
        [done] Done
        [go-on] Go on
        [no-challenge] Challenge nobody
        [challenge] Challenge
        [uncover] Uncover
        [confront] Confront
        [first] This first
        [discard] Discard
        [retire] Retire
        [dismiss] Dismiss
        [send-home] Send home
        [take] Take
        [pay] Pay
        [dont-pay] Don't pay
        [put-under] Put it under
        [leave-on-top] Leave it on top
        [play-here] Play here
        [move-here] Move here
       *[here] Here
    }

# The main button while the viewer is asked: what pressing it does, or that the answer is on the board.
table-pass =
    { $then ->
        [flip] Pass, then flip
        [compare] Pass, then compare
        [end-faceoff] Pass, then end the faceoff
        [draw] Pass, then draw
       *[go-on] Pass, then go on
    }
table-confront =
    { $first ->
        [yes] Confront "{ $card }" first
       *[no] Confront "{ $card }"
    }
table-choose =
    { $source ->
        [yes] Choose for "{ $card }"
       *[no] Choose
    }

# The status line while somebody else is asked.
table-waiting =
    { $for ->
        [start] Waiting for { $name } to get ready
        [main] Waiting for { $name }: Main Phase
        [faceoff] Waiting for { $name } in the faceoff
        [troublemaker] Waiting for { $name }: Troublemaker Phase
        [score] Waiting for { $name }: Score Phase
        [end] Waiting for { $name }: End Phase
       *[react] Waiting for { $name } to react or pass
    }

# What happens then.
table-hint-pass =
    { $then ->
        [flip] When everyone has passed, the cards are flipped.
        [compare] When everyone has passed, the totals are compared.
        [end-faceoff] When everyone has passed, the faceoff ends.
        [draw] When everyone has passed, a card is drawn.
       *[go-on] When everyone has passed, the game goes on.
    }
table-hint-only-pass = There is nothing you could do now but pass.
table-hint-main = You have { $tokens } left.
table-hint-both = If you confront both, a faceoff at all Problems follows.

# Before it happens.
stake-bonus =
    { $wins ->
        [yes] { $who ->
            [you] If you win, you score { $points } and win the game.
           *[other] If { $name } wins, that scores { $points } and wins the game.
        }
       *[no] { $who ->
            [you] If you win, you score { $points }: { $total } in all.
           *[other] If { $name } wins, that scores { $points }: { $total } in all.
        }
    }
stake-defeat =
    { $wins ->
        [yes] { $who ->
            [you] If you win, "{ $card }" is defeated, you score { $points } and win the game.
           *[other] If { $name } wins, "{ $card }" is defeated, which scores { $points } and wins the game.
        }
       *[no] { $who ->
            [you] If you win, "{ $card }" is defeated and you score { $points }: { $total } in all.
           *[other] If { $name } wins, "{ $card }" is defeated, which scores { $points }: { $total } in all.
        }
    }
stake-goes-home =
    { $who ->
        [you] If you lose, you send one of your characters there home.
       *[other] If { $name } loses, one of { $name }'s characters there goes home.
    }
stake-studious =
    { $who ->
        [you] If you win, Studious gives you { $tokens }.
       *[other] If { $name } wins, Studious gives { $name } { $tokens }.
    }
stake-turns-over =
    { $who ->
        [you] If you win, "{ $card }" may turn to its other side.
       *[other] If { $name } wins, "{ $card }" may turn to its other side.
    }
stake-all-home =
    { $count ->
        [one] Either way, everyone there goes home and the Problem is replaced.
       *[other] Either way, everyone at the Problems goes home and the Problems are replaced.
    }
stake-home-limit =
    { $who ->
        [you] That makes { $count } Friends at your home: the limit is { $limit }.
       *[other] That makes { $count } Friends at { $name }'s home: the limit is { $limit }.
    }
stake-confront =
    { $wins ->
        [yes] { $who ->
            [you] Confronting "{ $card }" scores { $points }: you win the game.
           *[other] If { $name } confronts "{ $card }", that scores { $points } and wins the game.
        }
       *[no] { $who ->
            [you] Confronting "{ $card }" scores { $points }: { $total } in all.
           *[other] If { $name } confronts "{ $card }", that scores { $points }: { $total } in all.
        }
    }
stake-contested = Both sides can confront "{ $card }": that leads to a faceoff for { $points }.
stake-all-problems = Confronting two Problems leads to a faceoff at all Problems for { $points }.
table-no-such-language = There is no such language here; there are English and French.
table-log-of-others = The log of a match is for those who played it.
table-log-later = The log shows every hand, so it is available only after the match.
table-replay-later = You can look back at a match when it is over.
table-review-of-others = A review is for those who played.
table-review-later = Your answers can be reviewed when the match is over.
table-no-review = Matches like this one can’t be reviewed.
table-review-of-another = Another match of yours is being reviewed. Please wait until that is done.
table-review-not-replayed = This match can’t be played again step by step, so it can’t be reviewed.
table-review-failed = The review could not be finished. Please try again.
table-hint-against-people = Hints are for games against the computer.
table-hint-of-coach = In a lesson the coach gives the hints.
table-no-hint = The computer has no hint now. Please try again.
table-no-such-moment = The match has no such moment.
table-rematch-of-others = A rematch is for those who played.
table-rematch-later = A rematch can begin when the match is over.
table-begin-of-others = Only whoever opened the table can begin the game before all seats are taken.
table-begin-later = The game cannot begin with so few players.
table-bad-shuffle-nonce = A number for the shuffle has 64 hexadecimal digits, in lower case.
table-not-promised = The server has made no such promise about a shuffle, or it is used up. Please ask for another one.
table-not-provable = This match begins in the middle of a game; there is no shuffle to check.
table-shuffle-nonce-sent = You have sent another number for this shuffle before, and that one counts.
table-seated-before = You have a seat at this table already, and its shuffle takes no other number from you.
table-opened-otherwise = You have opened this table with another deck or other settings. To open another table, ask for a new promise about its shuffle.
table-publish-of-others = Only those who played a match can publish it.
table-publish-later = The log shows every hand, so it can be published only after the match.
table-undo-off = There is no undo at this table.
table-undo-already-asked = The other player has been asked already.
table-undo-declined-too-often = Three requests were declined: nobody is asked any more.
table-nobody-asked = Nobody has asked to undo anything.
table-correction-open = Another correction is open; it comes first.
table-correction-size = A correction has 1 to 20 changes.
table-nothing-proposed = No correction of the other player is open.
table-cannot-try = This card can’t be tried at a table.
