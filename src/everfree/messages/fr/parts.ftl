### D’où vient un nombre : une ligne pour chaque part. $amount porte son signe.

part-printed = { $amount }, inscrit sur la carte.
part-modifier = { $amount }, par la carte « { $source } ».
part-law = { $amount }, par la carte « { $source } ».
part-least = { $amount }, car ce ne peut pas être moins.
part-move = { $amount }, pour tout déplacement.
part-swift = { $amount }, pour le mot-clé Swift.
part-troublemaker = { $amount }, pour tout Fauteur de troubles.
part-involved = { $amount }, de la carte « { $source } » dans le face-à-face.
part-flip = { $amount }, de la carte retournée « { $source } ».
part-counter = { $amount }, des marqueurs posés dessus.
part-transform = { $amount }, son coût de transformation.
part-redeem = { $amount }, pour le mot-clé Redeem.
part-counted = { $amount }, par la carte « { $source } ».
part-each-flip = { $amount }, que chacun retourne.
part-confront = { $amount }, pour l’affrontement.
part-first-confront = { $amount }, pour le premier affrontement du Problème « { $source } ».
part-least-income = { $amount }, que chacun reçoit.
part-highest-score = { $amount }, selon le meilleur score de tous.
part-draw = { $amount }, pour piocher une carte.
part-rally = { $amount }, pour rallier un personnage.
part-ability = { $amount }, pour se servir de la carte « { $source } ».
