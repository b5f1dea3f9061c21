# Was it fair? Checking the shuffles of a finished game.

verify-title = Sans triche ?
verify-about = Avant une partie, le serveur choisit un secret et en publie l’empreinte. Le navigateur de chaque joueur tire un nombre au hasard et en publie aussi l’empreinte. Une fois tout cela fixé, et alors seulement, les navigateurs montrent leur nombre, et tous les mélanges découlent de l’ensemble. Après la partie, le secret est révélé : votre navigateur peut remélanger chaque paquet.
verify-file = Choisir un fichier
verify-paste = Coller un enregistrement
verify-paste-label = L’enregistrement, tel que le serveur le donne
verify-check = Vérifier
verify-another = Vérifier une autre partie
verify-working = On remélange tous les paquets…
verify-of = { $game }, partie { $number }
verify-yes = Oui, sans triche
verify-yes-about = { $deals ->
    [one] L’unique donne est exactement celle qu’ont faite le secret et les joueurs.
   *[other] Les { $deals } donnes sont exactement celles qu’ont faites le secret et les joueurs.
}
verify-yes-alone = Toutes les donnes découlent du secret du serveur. Mais personne n’y a rien ajouté : il faut croire qu’il l’a choisi à l’aveugle.
verify-open = On ne peut pas le savoir
verify-cut = Ce qu’il y a dans cet enregistrement avait été promis. Mais il s’arrête avant la fin de la partie : la suite a pu être coupée.
verify-ended = Chaque donne est bien celle qui avait été promise, jusqu’au moment où, d’après l’enregistrement, les joueurs ont décidé d’arrêter la partie. Si vous y étiez, vous savez si c’est vrai. Sinon, la suite a été coupée.
verify-again = Chaque donne est bien celle qui avait été promise. Mais le serveur a été restauré à partir d’une sauvegarde et la partie a commencé une seconde fois : qui restaure un serveur peut choisir entre les deux.
verify-lost = Chaque donne est bien celle qui avait été promise. Mais le serveur a été restauré à partir d’une sauvegarde pendant la partie, et des coups que ce navigateur a vus sont perdus.
verify-late = Chaque donne découle bien de ce qui avait été fixé avant. Mais ce que ce navigateur avait promis n’en fait pas partie : que personne n’ait pu choisir les cartes dépend donc des autres, dont la part a compté.
verify-other = Chaque donne découle bien de ce qui avait été fixé avant. Mais la part ajoutée à votre place ne vient pas de ce navigateur. Si vous n’avez pas joué cette partie sur un autre appareil, c’est le serveur qui l’a inventée, et il a pu choisir les cartes.
verify-no = Non, le compte n’y est pas
verify-no-about = Cette partie n’est pas celle qui avait été promise avant son début.
verify-no-all = Aucune donne ne correspond, comme si le secret, les ajouts des joueurs, la table ou le numéro venaient d’une autre partie.
verify-key = Le secret du serveur
verify-key-yes = Celui promis avant la partie
verify-key-no = Pas celui qui avait été promis
verify-added = Ajouté par { $name }
verify-added-you = Ajouté par { $name } (vous)
verify-bot = { $name }, un robot, n’ajoute rien
verify-none = { $name } n’a rien ajouté
verify-left-out = { $name } : sa part est arrivée trop tard et n’a pas compté
verify-wrong = { $name } n’avait jamais promis cela
verify-differs = Ce n’est pas ce que ce navigateur a vu avant la partie
verify-seal = Sceau de tout ce qui était fixé avant la donne
verify-seal-about = Qui a vu la même chose a le même sceau
verify-mine-used = Ce que ce navigateur a ajouté a bien servi.
verify-mine-missing = Ce que ce navigateur a ajouté a été écarté, alors que le serveur avait montré qu’il l’avait reçu.
verify-mine-late = Ce que ce navigateur avait promis n’a pas compté : d’après le serveur, c’est arrivé trop tard.
verify-mine-other = La part ajoutée à votre place n’est pas celle que ce navigateur avait promise.
verify-mine-promise = La partie n’a pas été distribuée d’après ce que ce navigateur avait vu avant.
verify-mine-none = Ce navigateur n’a rien ajouté à cette partie.
verify-same-yes = C’est bien la partie que ce navigateur a vue, coup par coup.
verify-same-no = Ce n’est PAS la partie que ce navigateur a vue.
verify-unpledged = Cette partie est plus ancienne : rien n’y était promis d’abord, et le dernier à ajouter sa part pouvait connaître celles des autres.
verify-restored = Le serveur a été restauré à partir d’une sauvegarde pendant cette partie ou juste avant : elle a pu être distribuée autrement une première fois.
verify-rules-yes = Les règles permettent tous les coups.
verify-rules-no = Les règles ne permettent pas cette partie : l’entrée { $entry } de son enregistrement ne convient pas.
verify-rules-header = Les règles ne permettent pas cette partie : une telle table n’existe pas.
verify-deals = Donne par donne
verify-deal = Donne { $deal }
verify-deal-yes = { $count ->
    [0] aucun mélange : la donne vient du reste de la pioche
    [one] un mélange, exact
   *[other] { $count } mélanges et tirages, tous exacts
}
verify-deal-no = faux à l’entrée { $entries }
verify-no-key-title = Rien à prouver
verify-no-key = Cet enregistrement ne contient pas de secret : qui menait la table a mélangé sans rien promettre. Il en va ainsi d’une partie contre des robots dans votre propre navigateur : personne d’autre n’était là pour tricher.
verify-bad-proof = Ce n’est pas l’enregistrement d’une partie terminée.
verify-save = Enregistrer le fichier
verify-more = Comment ça marche, et ce que cela ne montre pas
verify-limits = Cela ne montre pas que personne n’a regardé les cartes : le serveur distribue, il les connaît donc toutes. Et un serveur peut prétendre qu’une part est arrivée trop tard : c’est pourquoi on vous dit laquelle n’a pas compté.
