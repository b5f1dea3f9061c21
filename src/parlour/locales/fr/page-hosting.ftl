# What the host can do, and who that is: fetched with the lobby and the menu.

host-lock = Fermer la table
host-lock-about = Plus personne ne peut s’asseoir. On peut toujours regarder.
host-locked = L’hôte a fermé la table : plus personne ne peut s’asseoir.
host-is = { $name } est l’hôte de la table.
host-more = Que faire de la place de { $name }
host-make = Nommer hôte
host-take = Reprendre la place
host-take-about = Tant que la table n’est pas fermée, cette personne peut se rasseoir.
host-hand-over = Confier le rôle d’hôte à
host-hand-over-do = Confier
host-now-you = C’est vous l’hôte, maintenant : à vous les règles maison et le départ du jeu.
host-now = L’hôte est maintenant { $name }.
host-removed = L’hôte a repris votre place. Vous pouvez regarder ou vous rasseoir.
host-removed-locked = L’hôte a repris votre place et fermé la table. Vous pouvez encore regarder.
host-text-on = L’hôte permet aux joueurs de s’écrire.
host-text-off = L’hôte ne permet plus aux joueurs de s’écrire.
