# Pourquoi une carte écrite par quelqu'un n'est pas admise. $where : le chemin dans le fichier, $what : la chose.
card-refused-too-long = Elle a { $what } caractères : plus qu’il n’en faut à aucune carte.
card-refused-too-deep = Ses crochets s’emboîtent sur plus de { $what } niveaux.
card-refused-not-json = Ce n’est pas du JSON : { $what }.
card-refused-too-many-words = { $where } : elle a plus de { $what } mots.
card-refused-unknown-word = { $where } : il n’y a pas de mot { $what } pour cette place.
card-refused-unknown-field = { $where } : { $what } n’est pas l’un de ses champs.
card-refused-missing-field = { $where } manque.
card-refused-wrong-type = { $where } : { $what } n’est pas du bon genre.
card-refused-unknown-value = { $where } : { $what } n’est pas l’une des valeurs connues ici.
card-refused-number-out-of-range = { $where } : { $what } est trop petit ou trop grand.
card-refused-bad-name = { $where } : { $what } ne peut pas être un nom.
card-refused-too-many-parts = { $where } : { $what } éléments, c’est trop.
card-refused-not-for-this-type = { $where } ne convient pas à une carte de ce type.
card-refused-needs-a-place = { $where } : une Ressource dit une seule fois où elle se joue.
card-refused-no-cost = { $where } : { $what } ne peut pas être un coût.
card-refused-no-token = { $where } : { $what } n’est pas la carte d’un jeton.
card-refused-no-text = { $where } : il n’y a pas de mots pour ce texte.
