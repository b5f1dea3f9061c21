# The score pad, for games with the printed cards: fetched when somebody opens it.

pad-about = Pour jouer avec les cartes imprimées. Le carnet compte selon les règles et dit qui commence. Il marche sans réseau, et tout reste dans ce navigateur, sauf si vous ouvrez un carnet à d’autres téléphones.
pad-mine = Vos carnets
pad-new = Nouveau carnet
pad-game = Jeu
pad-players = Joueurs
pad-players-about = Dans l’ordre des places autour de la table, dans le sens horaire.
pad-add = Ajouter un joueur
pad-remove = Retirer : { $name }
pad-begin = Ouvrir le carnet
pad-gone = Ce carnet n’est pas dans ce navigateur. Il a peut-être été supprimé, ou il est sur un autre appareil.
pad-damaged = Ce carnet est endommagé et ne peut pas être lu.
pad-unkept = Ce navigateur ne garde pas le carnet : son stockage est plein ou désactivé. Ne fermez pas cette page avant la fin, ou imprimez le carnet.

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
pad-after = la partie était déjà finie, cela ne compte plus.
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
    [0] { $card } : il n’y en a pas dans ce jeu.
   *[other] { $card } : notée { $count } fois, mais le jeu n’en a que { $most }.
}
pad-wrong-none = { $name } : il faut au moins une carte.
pad-wrong-many = { $most ->
    [0] { $name } : il ne peut rester aucune carte.
    [one] { $name } : { $count } cartes, mais il ne peut y en avoir qu’une.
   *[other] { $name } : { $count } cartes, mais il ne peut y en avoir que { $most }.
}
pad-wrong-points = { $count ->
    [one] { $name } : aucune combinaison de cartes ne fait ici { $count } point.
   *[other] { $name } : aucune combinaison de cartes ne fait ici { $count } points.
}
pad-wrong-agree = Un seul jeu de cartes ne suffit pas à tout cela.
pad-wrong-unknown = { $name } : une de ces cartes n’est pas dans le jeu.

# Several phones
pad-closed = Ce carnet n’est plus ouvert aux autres. Ce que chaque téléphone a noté y reste.
pad-together-now = D’autres téléphones y notent aussi
pad-together = Sur plusieurs téléphones
pad-together-about = Ouvrez le carnet aux autres : avec un lien ou un code court, chacun peut noter ses propres cartes. Pour cela, il est gardé sur le serveur, jusqu’à ce que vous le fermiez ou que personne n’y note rien pendant longtemps.
pad-share = Ouvrir à d’autres téléphones
pad-whose = À qui est ce téléphone ?
pad-link = Lien vers ce carnet
pad-link-text = Notre carnet, { $game }
pad-together-who = Qui a le lien ou le code peut lire et modifier le carnet.
pad-unshare = Fermer aux autres
pad-unshare-sure = Le carnet est supprimé du serveur. Ce que chaque téléphone a noté y reste.
pad-leave = Continuer sans les autres
pad-leave-sure = Ce téléphone garde ce qu’il a ; ce que les autres notent n’arrive plus ici.
pad-alone = Pas de connexion avec les autres téléphones. Continuez à noter : tout sera transmis dès qu’il y aura du réseau.
pad-overruled = Quelqu’un d’autre avait déjà modifié ce que vous avez noté ici. Sa version reste.
pad-join-who = Qui êtes-vous ?
pad-join-nobody = Je regarde, ou je tiens seulement le carnet
pad-forget-shared = Supprimer ce carnet ici ? Les autres gardent ce qu’ils ont.

## A game entered move by move

pad-what = À noter
pad-what-points = Les points
pad-what-moves = Chaque coup
pad-moves-about = Vous touchez ce que fait chaque joueur. À la fin, la partie peut être revue et analysée.
pad-moves-seen = De qui voyez-vous les cartes ?
pad-moves-deal = Les cartes sont distribuées
pad-moves-open =
    { $count ->
        [one] Quelle carte est visible ?
       *[other] Quelles sont les { $count } cartes visibles ? Dans l’ordre de leur arrivée
    }
pad-moves-got =
    { $count ->
        [one] { $name } reçoit une carte : laquelle ?
       *[other] { $name } reçoit { $count } cartes : lesquelles ?
    }
pad-moves-shown =
    { $count ->
        [one] { $name } montre une carte : laquelle ?
       *[other] { $name } montre { $count } cartes : lesquelles ?
    }
pad-moves-left =
    { $count ->
        [0] Tout est choisi
        [one] Encore { $count } carte
       *[other] Encore { $count } cartes
    }
pad-moves-rest =
    { $count ->
        [one] { $name } a encore une carte : laquelle ?
       *[other] { $name } a encore { $count } cartes : lesquelles ?
    }
pad-moves-done = C’est bon
pad-moves-who = Qui agit ?
pad-moves-card = { $name } joue :
pad-moves-how = Comment ?
pad-moves-what = Que s’est-il passé ?
pad-moves-back = Une autre carte
pad-moves-nothing = { $name } ne peut rien faire maintenant.
pad-moves-secret =
    { $calls ->
        [yes] Donner une carte que vous ne voyez pas, et annoncer UNO
       *[no] Donner une carte que vous ne voyez pas
    }
pad-moves-undo = Reprendre le coup
pad-moves-replay = Revoir
pad-moves-save = Enregistrer la partie
pad-moves-ended = La partie s’est arrêtée ici
pad-moves-nobody = La partie s’est arrêtée avant la fin d’une manche. Personne n’a gagné.
pad-moves-forget = Supprimer cette partie
pad-moves-forget-sure = Supprimer cette partie et tous ses coups ? Ils ne sont gardés que dans ce navigateur.
pad-moves-wrong-gone = Toutes les cartes de cette sorte ont été vues : { $card }
pad-moves-wrong-misdeal = Avec ces cartes, la règle veut qu’on redonne. Notez la donne qui a été jouée.
pad-moves-wrong-refused = Les règles ne le permettent pas maintenant.
pad-moves-wrong-unfit = On n’a trouvé aucune répartition des cartes qui aille avec tout ce qui est noté. Vérifiez les derniers coups.
pad-moves-wrong-at = Le plus souvent, cela échoue au coup { $number } sur { $of } : « { $told } »
pad-moves-damaged = Cette partie est endommagée et ne peut pas être lue.
pad-moves-save-rest = Enregistrer ce qu’il en reste
