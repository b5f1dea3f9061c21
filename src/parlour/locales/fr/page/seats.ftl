# Whose a seat is, and who would like one: fetched with the line over the board, the lobby and the
# panel where somebody who watches takes part.

seats-title = Participer
seats-play = Jouer
seats-open = Il y a une place pour vous dans la prochaine partie.
seats-next-about = La demande va à l’hôte, qui la voit avant de redistribuer.
seats-next = Jouer la prochaine partie
seats-round = Entre deux manches, vous pouvez remplacer un robot si l’hôte est d’accord. Ses points restent attachés à cette place.
seats-instead = Remplacer { $name }
seats-mine = L’une des places est la vôtre ?
seats-mine-about = Si vous n’avez plus l’appareil sur lequel vous jouiez, dites qui vous êtes. Les autres à la table doivent le confirmer ; vos cartes apparaîtront alors ici.
seats-mine-is = Je suis { $name }
seats-mine-nobody = Toutes les personnes qui jouent sont connectées.
seats-asked = Votre demande est faite, sans réponse pour l’instant.

seats-waits = On attend { $names }.
seats-claim-asks = Quelqu’un qui regarde dit : « Je suis { $name }, sur un autre appareil. » Est-ce bien vrai ?
seats-claim-yes = Oui, c’est vrai
seats-claim-own = Quelqu’un dit que votre place est la sienne. Est-ce vous, sur un autre appareil ?
seats-claim-own-yes = C’est moi
seats-claim-waits = Il faut confirmer que cette place est la vôtre. On attend { $names }.
seats-claim-nobody = Personne n’est là pour confirmer que cette place est la vôtre.
seats-asks = { $name } voudrait jouer la prochaine partie.
seats-asks-round = { $name } voudrait remplacer { $bot } (un robot) après cette manche.
seats-let = Accepter
seats-soon = Vous pouvez jouer : la première place libre est à vous.
seats-soon-round = Vous pouvez jouer : la place est à vous après cette manche.
seats-next-ask = Voulez-vous jouer la prochaine partie ?
seats-withdraw = Renoncer
seats-turned-down = Votre demande n’a pas été acceptée. Vous pouvez la refaire.

# In the lobby, two people change seats.
seats-swap = Échanger les places
seats-swap-of = Échanger les places : { $name }
seats-swap-asks = { $name } voudrait échanger sa place avec la vôtre.
seats-swap-yes = Échanger
