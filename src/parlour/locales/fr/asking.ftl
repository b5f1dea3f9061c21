# "May I?": questions about the rules, answered by them. Fetched when somebody asks.

may = Ai-je le droit ?
may-ask = Demandez avec vos mots, ou choisissez :
may-nothing = La règle ne contient aucun de ces mots. Essayez-en d’autres, ou videz le champ pour voir toutes les questions.
may-only-told = Cette question n’est pas prévue, mais la règle y répond peut-être :
may-told = Dans la règle
may-others = Autres questions
may-change = { $what } { $value }. Changer
may-no-card = Aucune
may-done = { $count ->
    [0] Aucune carte
    [one] { $count } carte : continuer
   *[other] { $count } cartes : continuer
}
may-yes = Oui
may-no = Non
