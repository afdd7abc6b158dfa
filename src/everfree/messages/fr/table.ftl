### Ce que le serveur dit d'une table : qui y est assis, ce qui est refusé, ce qui a été repris.

table-waiting-for-a-player = On attend que quelqu’un prenne l’autre place.
table-you-watch = Cette place est prise. Vous regardez la partie.
table-only-watching = Vous regardez la partie ; seules les personnes qui jouent peuvent faire cela.
table-taken-back =
    { $who ->
        [you] Vous avez repris votre dernier coup.
       *[other] { $name } a repris son dernier coup.
    }
table-not-understood = Le serveur n’a pas compris ce message.
table-bad-nonce = Une demande doit porter un nonce de 1 à 64 caractères.
table-no-such-deck = Ce deck n’existe pas : ce n’est ni un deck à thème ni un code de deck.
table-no-such-table = Cette table n’existe pas.
table-no-such-opponent = On joue contre l’ordinateur ou contre quelqu’un qu’on invite.
table-no-such-policy = La reprise d’un coup peut être libre, demandée ou désactivée.
table-no-such-edition = Cette édition des règles n’existe pas.
table-no-such-level = Il n’y a pas d’adversaire de ce niveau.
table-wrong-invite = Ce lien ne correspond pas à cette table.
table-seat-taken = Quelqu’un d’autre a pris cette place.

table-stale = La table a changé entre-temps ; regardez à nouveau.
table-not-everyone-sits = L’autre place est encore libre.
