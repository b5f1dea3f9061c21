# Mojo, learned by playing: one to three short sentences each, at most about 170 letters.
# $left and $right are the names of the others, always subjects of their sentences; $top is the number
# on the discard.

learn-mojo-goal = W Mojo punkty to nic dobrego: dostajesz je za karty, które zostaną ci na koniec rundy. Pozbywaj się więc wysokich.

learn-mojo-lower = W swojej turze zagrywasz jedną kartę. Na stosie odrzuconych leży { $top }: zagraj dowolną niższą.
learn-mojo-lower-equal = To taka sama wartość, a to coś wyjątkowego. Najpierw zagraj kartę niższą niż { $top }.
learn-mojo-lower-higher = Ta karta jest wyższa i coś by cię kosztowała. Najpierw zagraj niższą niż { $top }.
learn-mojo-lower-done = Niższa karta po prostu kończy turę. { $left } i { $right } też mają już swoje tury za sobą.

learn-mojo-higher = Niskie karty niewiele szkodzą, a wysokich trudno się pozbyć. Na stosie odrzuconych leży { $top }: teraz zagraj wyższą.
learn-mojo-higher-lower = Ta znowu jest niższa. Tym razem zagraj kartę wyższą niż { $top }.
learn-mojo-higher-done = Wysoką kartę masz z głowy, ale musisz dobrać nową. Taka jest cena wyższej karty.

learn-mojo-equal = Na stosie odrzuconych leży { $top }, a w ręce masz dwie takie same. Zagraj jedną z nich.
learn-mojo-equal-lower = To byłby koniec twojej tury. Poszukaj karty o tej samej wartości: { $top }.
learn-mojo-equal-higher = Po tej trzeba by dobrać kartę. Poszukaj karty o tej samej wartości: { $top }.

learn-mojo-chain = Taka sama, więc grasz dalej! Twoja druga { $top } znowu będzie taka sama.
learn-mojo-chain-lower = Wolno, ale to byłby koniec twojej tury. Najpierw zagraj drugą { $top }.
learn-mojo-chain-higher = Wolno, ale trzeba by dobrać kartę. Najpierw zagraj drugą { $top }.

learn-mojo-end = Musisz zagrać jeszcze jedną. Zakończ turę niższą kartą.
learn-mojo-end-higher = Po tej trzeba by dobrać kartę. Zakończ turę kartą niższą niż { $top }.
learn-mojo-end-done = Trzy karty z głowy w jednej turze! Takie same karty to najszybsza droga do pustej ręki.

learn-mojo-time = Ta sama runda, tylko później: wszyscy mają po cztery karty. Kto kończy turę z trzema lub mniej, wykłada je: to efekt MOJO. Z kart niższych niż { $top } zagraj najwyższą.
learn-mojo-time-lower = Wolno, ale ósemka zostałaby u ciebie i policzyłaby się na koniec. Zagraj ósemkę.
learn-mojo-time-done = Efekt MOJO! Twoje trzy karty leżą zakryte i już ich nie zagrasz. { $left } i { $right } też wykładają swoje.

learn-mojo-reveal = Odtąd w swojej turze robisz tylko jedno: odkrywasz jedną ze swoich kart. Wybierz, którą chcesz.

learn-mojo-colour = Z każdego koloru liczy się tylko najwyższa karta. Twoja trójka i czwórka są zielone, więc trójka nic cię nie kosztuje. Odkryj kolejną.

learn-mojo-last = Kto odkrywa swoją ostatnią kartę, kończy rundę i bierze kartę MOJO. Teraz kolej na ciebie: odkryj ostatnią!

learn-mojo-count = Masz kartę MOJO i nikt nie ma mniej, więc dostajesz 0 punktów. Gdyby ktoś miał mniej, policzyłyby się twoje karty i jeszcze dziesięć punktów. Grę wygrywa najniższy wynik.

# What has been learned
learn-mojo-learned-1 = Niższa karta kończy turę, po wyższej dobierasz, po takiej samej zagrywasz kolejną.
learn-mojo-learned-2 = Trzy karty lub mniej na koniec tury to efekt MOJO: wyłóż je zakryte i w każdej turze odkryj jedną.
learn-mojo-learned-3 = Z każdego koloru liczy się najwyższa karta. Kończ rundę tylko wtedy, gdy twoim zdaniem nikt nie ma mniej.
