# The score pad, for games with the printed cards: fetched when somebody opens it.

pad-about = Pour jouer avec les cartes imprimées. Le carnet compte selon les règles et dit qui commence. Il marche sans réseau, et tout reste dans ce navigateur.
pad-mine = Vos carnets
pad-new = Nouveau carnet
pad-game = Jeu
pad-players = Joueurs
pad-players-about = Dans l’ordre où vous êtes assis, dans le sens horaire.
pad-add = Ajouter un joueur
pad-remove = Retirer : { $name }
pad-begin = Ouvrir le carnet
pad-gone = Ce carnet n’est pas dans ce navigateur. Il a peut-être été supprimé, ou il est sur un autre appareil.
pad-damaged = Ce carnet est endommagé et ne peut pas être lu.
pad-unkept = Ce navigateur ne garde pas le carnet : sa mémoire est pleine ou désactivée. Ne fermez pas cette page avant la fin, ou imprimez le carnet.

pad-row = { $row } { $number }
pad-correct = { $row } { $number } : corriger
pad-enter = Noter les points
pad-on = Continuer à noter
pad-mend = Corriger
pad-lots = Tirer au sort
pad-leads = En tête : { $names }
pad-incomplete = { $row } { $number } : il manque encore quelque chose.
pad-impossible = { $row } { $number } : elle n’a pas pu finir ainsi.
pad-waiting = La suite est gardée, et comptera une fois tout corrigé.
pad-after = La partie était déjà finie : cela ne compte plus.
pad-again = Nouvelle partie, mêmes joueurs
pad-print = Imprimer
pad-brief = Les règles en bref
pad-more = Noms, fin de partie, etc.
pad-stop = Finir la partie maintenant
pad-resume = Reprendre la partie
pad-forget = Supprimer ce carnet
pad-forget-sure = Supprimer ce carnet ? Il n’est gardé que dans ce navigateur.
pad-keep = Garder

pad-how = Noter
pad-cards = Cartes
pad-points = Points
pad-sum = Points des cartes : { $name }
pad-missing = pas encore noté
pad-no-cards = Aucune carte
pad-face = { $card }, notée : { $count }
pad-less = Une de moins : { $card }
pad-counted = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pad-next = Suite : { $name }
pad-done = C’est bon
pad-clear = Tout effacer

pad-wrong-copies = { $most ->
    [0] { $card } : ce jeu ne l’a pas.
   *[other] { $card } : notée { $count } fois, mais le jeu n’en a que { $most }.
}
pad-wrong-none = { $name } : il faut au moins une carte.
pad-wrong-many = { $most ->
    [0] { $name } : il ne peut rester aucune carte.
    [one] { $name } : { $count } cartes, mais il ne peut y en avoir qu’une.
   *[other] { $name } : { $count } cartes, mais il ne peut y en avoir que { $most }.
}
pad-wrong-points = { $count ->
    [one] { $name } : aucune main possible ici ne fait { $count } point.
   *[other] { $name } : aucune main possible ici ne fait { $count } points.
}
pad-wrong-agree = Un seul jeu n’a pas les cartes pour tout cela à la fois.
pad-wrong-unknown = { $name } : une de ces cartes n’est pas dans le jeu.
