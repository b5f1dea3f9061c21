# Les tables qui cherchent du monde, sur la page d’accueil : chargé là où il y a un serveur.

open-title = Tables ouvertes
open-at = { $game }, chez { $host }
open-about = { $level ->
    [new] { $free ->
        [one] { $free } place libre sur { $seats } · { $language } · pour débuter
       *[other] { $free } places libres sur { $seats } · { $language } · pour débuter
    }
    [good] { $free ->
        [one] { $free } place libre sur { $seats } · { $language } · niveau confirmé
       *[other] { $free } places libres sur { $seats } · { $language } · niveau confirmé
    }
   *[any] { $free ->
        [one] { $free } place libre sur { $seats } · { $language }
       *[other] { $free } places libres sur { $seats } · { $language }
    }
}
open-all = Toutes les tables ouvertes ({ $count })

# The code of a table, typed on the home page: fetched where there is a server.

code-label = Code
code-looking = On cherche la table…
code-unknown = Aucune table n’a ce code. Vérifiez les lettres, ou demandez le lien : le code n’est plus valable dès que la partie commence.
code-wait = Trop de codes erronés. Réessayez dans { $minutes ->
    [one] une minute.
   *[other] { $minutes } minutes.
}
