# What is kept of whoever plays: a dialog to take it along, or to have it erased.

yours-about = Ici, pas de compte. On ne garde de vous que le nom que vous avez donné, ce que vous avez joué et vos réglages.
yours-browser = Dans ce navigateur : votre nom, vos réglages, les clés de vos places et les parties que vous jouez sans serveur.
yours-server = { $tables ->
    [0] Sur le serveur : rien dont ce navigateur ait la clé.
    [one] Sur le serveur : votre nom et vos coups à une table.
   *[other] Sur le serveur : votre nom et vos coups à { $tables } tables.
}
yours-circles = Dans vos cercles, sur le serveur : votre nom et vos résultats.
yours-pads = Sur le serveur aussi : les carnets que vous avez ouverts aux autres, et votre nom sur les leurs.
yours-push = Sur le serveur aussi, tant que les notifications sont activées : l’adresse où elles atteignent ce navigateur.
yours-save = Tout télécharger
yours-erase-table = M’effacer de cette table
yours-erase-all = Tout effacer
yours-sure-table = Votre nom devient « N. N. » à cette table et dans les enregistrements de ses parties. Les autres gardent leurs parties ; si l’une d’elles est en cours, un robot continue à votre place. Vous ne pourrez plus revenir à votre place.
yours-sure-all = { $tables ->
    [0] Ce navigateur oublie votre nom, vos réglages et les parties gardées ici.
    [one] Votre nom devient « N. N. » à votre table sur le serveur et dans les enregistrements de ses parties. Les autres gardent leurs parties ; si l’une d’elles est en cours, un robot continue à votre place. Et ce navigateur oublie votre nom, vos réglages et les parties gardées ici.
   *[other] Votre nom devient « N. N. » à vos { $tables } tables sur le serveur et dans les enregistrements de leurs parties. Les autres gardent leurs parties ; là où l’une d’elles est en cours, un robot continue à votre place. Et ce navigateur oublie votre nom, vos réglages et les parties gardées ici.
}
yours-sure-circles = Vous quittez vos cercles : votre nom et vos résultats y sont supprimés. Les autres gardent les leurs.
yours-sure-pads = Les carnets que vous avez ouverts sont retirés aux autres, qui gardent ce qu’ils en ont ; sur les leurs, votre nom devient « N. N. ».
yours-final = C’est irréversible. Les sauvegardes du serveur et les enregistrements que d’autres ont gardés portent encore votre nom.
yours-final-here = C’est irréversible.
yours-yes = Effacer
yours-no = Garder
yours-working = Un instant…
