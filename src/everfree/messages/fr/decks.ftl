# Listes de paquets : ce qui est illisible, ce qui ne se joue pas encore, ce qui peut se jouer.
deck-unreadable-too-long = C’est trop long pour la liste d’un paquet.
deck-unreadable-not-a-list = Ce n’est pas la liste d’un paquet.
deck-unreadable-unknown-cards = Certaines lignes ne nomment aucune carte jamais imprimée.
deck-unreadable-no-mane = Il n’y a pas de Personnage principal dans cette liste.
deck-unreadable-two-manes = Il y a plus d’un Personnage principal dans cette liste.
deck-unknown-card = Ligne { $line } : aucune carte ne s’appelle « { $text } ».
deck-unknown-card-like = Ligne { $line } : aucune carte ne s’appelle « { $text } ». Peut-être : { $like }.
deck-not-ready = { $card } { $name } ({ $copies }×) ne peut pas encore se jouer ici. À sa place : { $like }.
deck-not-ready-alone = { $card } { $name } ({ $copies }×) ne peut pas encore se jouer ici.
deck-may-be-played = Ce paquet peut être joué.
deck-may-not-be-played = Ce paquet ne peut pas être joué tel quel.
deck-no-such-format = Il n’y a pas de format { $name } ; il y a : { $known }.
deck-no-such-kind = Il n’y a pas de genre de liste { $name } ; il y a : { $known }.
deck-fan-made-kind = Une liste du genre { $name } ne peut pas avoir de cartes de fans ; text et json le peuvent.
