# Les parties que ce navigateur retient, et ce qu’elles donnent au total.

played-none = Aucune partie ne s’est encore terminée ici. Chacune y prendra place : qui a gagné, de combien, et ce que tout cela donne au total.
played-none-such = Aucune partie ne correspond.
played-forgetful = Ce navigateur ne garde rien : aucune partie ne peut donc figurer ici. C’est le cas en navigation privée, ou quand le stockage est désactivé.
played-game = Jeu
played-against = Contre
played-all = Tous
played-people = Des personnes
played-bots = Que des robots

played-games = Parties
played-won = Gagnées
played-streak = Série en cours
played-longest = Plus longue série

played-last = { $games ->
    [one] { $won ->
        [0] La seule partie est perdue
       *[other] La seule partie est gagnée
    }
   *[other] Victoires : { $won } sur les { $games } dernières parties
}
played-columns = Une colonne par partie, la plus récente à droite : plus elle est haute, meilleure est la place. L’or marque une victoire.
played-column = { $day }, { $game } : place { $place } sur { $seats }

played-rounds = Par jeu
played-won-games = Gagnées
played-of = { $won } sur { $games }
played-mean = Points par manche
played-ends = Meilleure et pire manche
played-most = { $game }, au plus gros score
played-fewest = { $game }, au plus petit score

played-opponents = Contre qui
played-level = Robot : { $level }
played-nobody = Une autre personne
played-mine = Mes victoires
played-theirs = Leurs victoires

played-list = Les parties
played-line = { $day } · { $game } · { $won }
played-line-open = { $day } · { $game } · sans vainqueur
played-forget = Oublier cette partie
played-more = Afficher la suite

played-files = Les garder, les emporter
played-about = Tout cela reste dans ce navigateur. Enregistrez-le dans un fichier pour un autre appareil ou un tableur ; l’importer ici ajoute les parties qui manquent.
played-csv = Enregistrer en tableau (CSV)
played-json = Enregistrer en JSON
played-bring = Importer un fichier
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
