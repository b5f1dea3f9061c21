# Retour sur une partie terminée : sur la ligne de commande et dans une partie revue sur la page.

# Les chances et ce dont elles sont faites : $value va de 0 à 1, une perte sous 0. Un gain porte son signe.
review-share = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
review-gain = +{ $value }
# Une estimation et son erreur type.
review-within = { $value } ± { $error }

# Les phrases. Les chances, et ce qu’un coup a coûté, vont de 0 à 1.
review-won = { $why ->
    [own] { $name } gagne, surtout par de bons coups.
    [others] { $name } gagne, surtout grâce aux cadeaux des autres.
    [luck] { $name } gagne, surtout par chance.
   *[mixed] { $name } gagne. Rien n’a décidé à soi seul : coups, cadeaux et chance ont tous joué.
}
review-turned = La manche { $round } fait basculer la partie : { $name } passe, avec l’entrée { $entry }, de { NUMBER($before, style: "percent", maximumFractionDigits: 0) } à { NUMBER($after, style: "percent", maximumFractionDigits: 0) } de chances de victoire.
review-dearest = L’erreur la plus chère : { $name }, manche { $round } (entrée { $entry }). Elle coûte { NUMBER($amount, style: "percent", maximumFractionDigits: 0) } de la victoire.
review-clean = Aucun coup n’est clairement une erreur.
review-doubt = Tout cela est estimé, comme si chacun avait continué comme les bots. Une chance peut s’écarter de { NUMBER($amount, style: "percent", maximumFractionDigits: 0) }.

review-chances = Chances de victoire
review-mistakes = Les coups les plus coûteux
review-more = { $count ->
    [one] { $count } autre a coûté moins.
   *[other] { $count } autres ont coûté moins.
}
review-accounts = Hasard et adresse
review-accounts-about = Départ + ses coups + coups des autres + hasard = résultat. Un coup compte pour ce qu’il apporte de plus que le coup habituel d’un bot ; le hasard est tout le reste : donnes, pioches et cartes des autres.

# Titres des tableaux.
review-entry = Entrée
review-round = Manche
review-player = Joueur
review-played = Joué
review-better = Mieux
review-cost = Coût
review-start = Départ
review-own = Ses coups
review-others = Les autres
review-luck = Hasard
review-result = Résultat
# À la place d’un coup : ne rien faire, là où l’on peut agir hors de son tour.
review-nothing = rien
