# The code of a table, typed on the home page: fetched where there is a server.

code-label = Code
code-looking = On cherche la table…
code-unknown = Aucune table n’a ce code. Vérifiez les lettres, ou demandez le lien : le code n’est plus valable dès que la partie commence.
code-wait = Trop de codes erronés. Réessayez dans { $minutes ->
    [one] une minute.
   *[other] { $minutes } minutes.
}
