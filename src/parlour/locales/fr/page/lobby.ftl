# A table before its game: fetched with the lobby.

lobby-title = À table !
lobby-invite = Envoyez ce lien à vos amis
lobby-invite-more = Inviter quelqu’un d’autre
lobby-only-here-title = Ce lien ne marche que sur cet ordinateur
lobby-only-here = Pour que d’autres puissent venir, ouvrez Parlour à l’adresse qu’il indique pour votre réseau quand on le lance avec cette commande.
lobby-copy-command = Copier la commande
lobby-came = { $name } est là.
lobby-who = Autour de la table
lobby-empty = Place libre
lobby-sit = S’asseoir ici
lobby-move = Venir ici
lobby-add-bot = Un robot ici
lobby-free = Libérer la place : { $name }
lobby-you = vous
lobby-you-host = vous, hôte
lobby-host = hôte
lobby-here = à table
lobby-bot = robot
lobby-bot-level = Niveau de jeu : { $name }
lobby-bot-kind = robot, { $kind }
lobby-start = Distribuer
lobby-start-for = Distribuer à { $seats }
lobby-start-alone = Invitez quelqu’un ou ajoutez un robot.
lobby-start-locked = La table est verrouillée : déverrouillez-la, ou ajoutez un robot.
lobby-start-free = { $free ->
    [one] Une place est encore libre.
   *[other] { $free } places sont encore libres.
}
lobby-fill = Compléter
lobby-wait-host = { $name } lance la partie quand tout le monde est là.
lobby-wait-lost = { $name } est hors ligne. Si cela dure, quelqu’un d’autre ici sera l’hôte jusqu’à son retour.
lobby-wait-idle = { $name } ne semble pas là. Tout le monde peut lancer la partie.
lobby-nudge = Relancer
lobby-wait-anyone = La partie commence quand tout le monde est là.
screen-scan = Scannez pour vous asseoir
lobby-stopped-rules = La dernière partie ne peut pas continuer : les règles du serveur ont changé depuis son début. Ce qui en a été joué est conservé.
lobby-stopped-damaged = La dernière partie ne peut pas continuer : son journal est endommagé. Ce qui en a été joué est conservé.
lobby-join = Prendre place
lobby-join-full = Plus de place libre. Vous pouvez regarder.
lobby-game = Jeu
evening-tally = Ce soir
lobby-options = Règles maison

open-list = Dans la liste des tables ouvertes
open-list-about = Quiconque visite ce serveur peut trouver la table, s’y asseoir ou regarder. Elle quitte la liste quand la partie commence.
open-clock = On y joue entre inconnus : la durée des tours est limitée. Vous pouvez la changer plus haut.
open-for = Pour qui ?
open-for-any = Tout le monde
open-for-new = Pour débuter
open-for-good = Niveau confirmé
open-listed = Cette table est dans la liste des tables ouvertes : tout le monde peut s’y asseoir ou regarder.
