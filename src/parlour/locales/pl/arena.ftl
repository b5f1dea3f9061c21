# `parlour arena`: bots against each other.

arena-help = Rozegraj gry botów między sobą i oceń ich siłę.
arena-bots = Kto gra, po przecinkach: każdy bot raz albo po jednym na miejsce, np. a,b,b,b. Bot może mieć ustawienia: nazwa:klucz=wartość/klucz=wartość. Domyślnie: poziomy danej gry.
arena-games = Rozegraj co najmniej tyle gier; rozdania gra się w całości, z każdym botem na każdym miejscu.
arena-seed = To samo ziarno daje te same rozdania.
arena-jobs = Na ile procesów podzielić gry; 0 to po jednym na rdzeń. Domyślnie: tylko ten, a z --cluster wszystkie jego rdzenie.
arena-cluster = Graj na Ray: na klastrze wskazanym przez RAY_ADDRESS albo na tym komputerze.
arena-json = Wypisz wszystkie wyniki jako JSON, dla programów.
arena-save = Zapisz ten sam JSON do tego pliku.
arena-plot = Narysuj w tym pliku rankingi i udziały wygranych, jako SVG.
arena-ratings = Wylicz rankingi botów dla każdej liczby miejsc w grze (lub dla --seats) i dla wszystkich razem; --games dotyczy każdej z nich.
arena-playing = Gra
arena-leader = { $bot } { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
arena-game-kept = Dotychczasowa gra: { $file }

arena-title = { $game }, miejsca: { $seats }; gry: { NUMBER($games) }, rozdania: { NUMBER($deals) }
arena-more = Rozdania gra się w całości. Gry rozegrane: { NUMBER($games) }, zamówione: { NUMBER($asked) }.
arena-stopped = Przerwano. Liczą się rozdania przed pierwszym niepełnym: { NUMBER($deals) }; gry: { NUMBER($games) } z { NUMBER($planned) }.
arena-note = Po ± lub w nawiasach: przedziały ufności { $level }%, po rozdaniach. Po równo: gdyby wszyscy grali jednakowo dobrze. Przewaga: nad średnią pozostałych. Ranking: skala Elo, średnia 0.

arena-ratings-title = { $game }: rankingi według liczby miejsc
arena-seats = Miejsca
arena-overall = Razem
arena-ratings-note = Skala Elo, średnia każdego wiersza to 0; po ±: przedziały ufności { $level }%, po rozdaniach. W ostatnim wierszu każda liczba miejsc liczy się tak samo.

arena-bot = Bot
arena-seated = Gry
arena-won = Wygrane, %
arena-even = Po równo, %
arena-place = Miejsce
arena-margin = Przewaga
arena-rating = Ranking
arena-ahead = Wyprzedza, %
arena-decisions = Decyzje
arena-mean = Średnio, ms
arena-p95 = 95% poniżej, ms
arena-longest = Najdłużej, ms

arena-count = { NUMBER($value) }
arena-share = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-whole = { NUMBER($value, maximumFractionDigits: 0, useGrouping: 0) }
arena-milliseconds = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-between = { $value } ({ $low }–{ $high })
arena-within = { $value } ± { $width }
arena-above = ponad { $low }
arena-below = poniżej { $high }
arena-open = nieznane

arena-plot-title = { $game }, miejsca: { $seats }, gry: { NUMBER($games) }
arena-plot-rating = Ranking (Elo, średnia 0), przedziały { $level }%
arena-plot-won = Wygrane, %, przedziały { $level }%; kółko: gdyby wszyscy grali jednakowo dobrze
