### The shuffle of a match, checked afterwards: by `everfree replay` and on a page of the browser client.

shuffle-link = Check the shuffle
shuffle-title = Check the shuffle
shuffle-page-title = Check the shuffle · Everfree
shuffle-intro = A match is shuffled with a seed. The server showed the fingerprint of its secret first; then your browser added a random number. So neither could choose the seed. This page repeats the calculation in your browser.
shuffle-fair = How the shuffle is kept fair
shuffle-file = The log of a match, as a file
shuffle-unreadable = This file is not the log of a match.
shuffle-later = The match is not over. The server reveals its secret at the end; until then your browser keeps what it was shown.
shuffle-not-provable = The server committed to no seed before this match, so its shuffle can’t be checked.

shuffle-known = What was known before the match
shuffle-known-here = Your browser stored this before the match began.
shuffle-known-nothing = Your browser stored nothing about this match. If you noted these values elsewhere, enter them here.
shuffle-known-commitment = The fingerprint you were shown
shuffle-known-nonce = The number your browser sent

shuffle-verdict =
    { $verdict ->
        [proved] The seed is fair: the server kept its promise, and your number is part of it.
        [open] The log is consistent, but it lacks the comparison with what you were shown before the match.
       *[broken] The shuffle is not what was promised.
    }
shuffle-step =
    { $step ->
        [shown] The fingerprint in the log is the one you were shown before the match.
        [commitment] The server’s secret has this fingerprint, so it was not changed afterwards.
        [nonce] The number your browser sent is in the log, at your seat.
        [alone] The computer added no number of its own.
        [seed] The seed follows from the secret and the numbers alone.
       *[order] The decks are listed in a fixed order, so nobody arranged them before the shuffle.
    }
shuffle-fault =
    { $fault ->
        [form] The record of the shuffle can’t be read.
        [shown] The log has another fingerprint than the one you were shown.
        [commitment] The server’s secret has another fingerprint: it was changed afterwards.
        [nonce] The number your browser sent is not in the log at your seat.
        [alone] The log has a number of the computer’s seat.
        [seed] The seed does not follow from the secret and the numbers.
       *[order] A deck is not listed in the fixed order, so somebody could have arranged it.
    }
shuffle-outcome =
    { $outcome ->
        [held] Right
        [broken] Wrong
       *[open] Not compared
    }
shuffle-values = The values
shuffle-commitment = Fingerprint
shuffle-secret = The server’s secret
shuffle-seat = Number of seat { $seat }
shuffle-no-nonce = none
shuffle-seed = Seed
shuffle-other = Only your opponent can tell whether the other number is theirs. Ask them to check as well.
shuffle-by-hand = Check by hand
shuffle-by-hand-hint = These commands print the fingerprint and the seed without this page:
shuffle-by-replay = Everfree on your own computer plays the match again and checks that the cards came from this seed:
shuffle-trust = This page comes from the server, too. If you don’t trust the server, use the commands, or open the log on the same page of a server that you trust.
shuffle-download = Download the log

shuffle-publish-title = Let everybody check
shuffle-publish-hint = The log shows every hand of this match. It is published when all players agree, and then for good.
shuffle-publish = I agree to publish
shuffle-publish-waits = You have agreed. Your opponent has not yet.
shuffle-publish-asked = Your opponent has agreed to publish this match.
shuffle-published = This match is published: everybody who has this link can check it.

shuffle-proved = The secret has the fingerprint { $commitment }, and the seed follows from it and from the numbers of these seats: { $seats }.
shuffle-proved-alone = The secret has the fingerprint and the seed follows from it, but no seat added a number: the server could have chosen the seed.
