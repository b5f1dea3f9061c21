# Les parties que ce navigateur retient, et ce qu’elles donnent au total.

played-none = Aucune partie ne s’est encore terminée ici. Chacune y prendra place : qui a gagné, de combien, et ce que tout cela donne au total.
played-none-such = Aucune partie ne correspond.
played-forgetful = Ce navigateur ne garde rien : aucune partie ne peut donc figurer ici. C’est le cas en navigation privée, ou quand le stockage est désactivé.
played-game = Jeu
played-against = Contre
played-all = Tous
played-people = Des joueurs
played-bots = Des bots seuls

played-games = Parties
played-won = Gagnées
played-streak = Victoires d’affilée en cours
played-longest = Plus longue série

played-last = { $games ->
    [one] { $won ->
        [0] La seule partie est perdue
       *[other] La seule partie est gagnée
    }
   *[other] { $won } des { $games } dernières parties gagnées
}
played-columns = Une colonne par partie, la plus récente à droite : plus elle est haute, meilleure est la place. L’or marque une victoire.
played-column = { $day }, { $game } : place { $place } sur { $seats }

played-rounds = Par jeu
played-won-games = Gagnées
played-of = { $won } sur { $games }
played-mean = Points par manche
played-ends = Meilleure et pire manche
played-most = { $game }, le plus de points gagne
played-fewest = { $game }, le moins de points gagne

played-opponents = Contre qui
played-level = Bots : { $level }
played-nobody = Une autre personne
played-mine = J’ai gagné
played-theirs = Ils ont gagné

played-list = Les parties
played-line = { $day } · { $game } · { $won }
played-line-open = { $day } · { $game } · sans vainqueur
played-forget = Oublier cette partie
played-more = Afficher la suite

played-files = Les garder, les emporter
played-about = Tout cela reste dans ce navigateur. Un fichier l’emporte vers un autre appareil ou dans un tableur ; le rapporter ajoute les parties qui manquent.
played-csv = Enregistrer en tableau (CSV)
played-json = Enregistrer en JSON
played-bring = Apporter un fichier
played-brought = { $added ->
    [0] Rien de nouveau : toutes les parties de ce fichier étaient déjà là.
    [one] Une partie ajoutée.
   *[other] { $added } parties ajoutées.
}
played-no-history = Ce n’est pas un fichier de parties enregistré ici.
played-wrong = La partie { $number } de ce fichier est illisible ; aucune n’a été ajoutée.
played-not-kept = Ce navigateur ne peut rien garder de plus. Rien n’a été ajouté.
played-erase = Oublier toutes les parties
played-sure = { $games ->
    [one] Ce navigateur oubliera la partie et son résultat. C’est irréversible.
   *[other] Ce navigateur oubliera les { $games } parties et leurs résultats. C’est irréversible.
}
played-yes = Oublier
played-no = Garder
played-erased = Tout est oublié.
