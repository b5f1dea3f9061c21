# `parlour bench`, and the page it writes.

bench-game = Uruchom tylko porównania tej gry.
bench-repetitions = Ile razy uruchomić każdą stronę.
bench-seconds = Ile mniej więcej trwa jedno uruchomienie.
bench-write = Zapisz wynik do tego pliku, jako Markdown.
bench-measuring = { $what }…

bench-what = Co
bench-ours = Parlour, na sekundę
bench-peer = Porównanie z
bench-theirs = Na sekundę
bench-ratio = Stosunek
bench-spread = Rozrzut
bench-target = Co najmniej

bench-in-c = to samo w C
bench-missing = brak w systemie: { $name }
bench-speed = { NUMBER($value, maximumFractionDigits: 0) }
bench-times = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
bench-between = { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) }–{ NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }
bench-target-value =
    { $reached ->
        [yes] { NUMBER($value) } ✓
       *[no] { NUMBER($value) } ✗
    }
bench-machine = { $processor }, { $cores ->
        [one] jeden rdzeń
        [few] { $cores } rdzenie
        [many] { $cores } rdzeni
       *[other] { $cores } rdzenia
    } (używany jeden), { $system }, Python { $python }; { $packages }.

bench-case-mojo-four-c = Mojo, 4 miejsca, losowa gra
bench-case-mojo-two-c = Mojo, 2 miejsca, losowa gra
bench-case-mojo-two-discards-c = Mojo, 4 miejsca, dwa stosy odrzuconych, losowa gra
bench-case-mojo-open-spiel = Mojo, 4 miejsca, losowa gra; crazy eights na 4
bench-case-mojo-open-spiel-chance = To samo, z akcjami losu liczonymi jako ruchy
bench-case-mojo-rlcard = Mojo, 4 miejsca, losowa gra; UNO na 2
bench-case-mojo-plain-rlcard = Mojo bez kompilacji, 4 miejsca, losowa gra; UNO na 2
bench-case-mojo-playouts = Mojo, 4 miejsca, playouty
bench-case-mojo-playouts-two-discards = Mojo, 4 miejsca, dwa stosy odrzuconych, playouty
bench-case-mushi-c = Mushi, losowa gra
bench-case-mushi-osaka-c = Mushi, wydanie Osaka, losowa gra
bench-case-mushi-playouts = Mushi, playouty
bench-case-uno-four-c = UNO, 4 miejsca, losowa gra
bench-case-uno-two-c = UNO, 2 miejsca, losowa gra
bench-case-uno-open-spiel = UNO, 4 miejsca, losowa gra; crazy eights na 4 z kartami specjalnymi i tasowaniem
bench-case-uno-open-spiel-chance = To samo, z akcjami losu liczonymi jako ruchy
bench-case-uno-rlcard = UNO, 2 miejsca, losowa gra; UNO na 2
bench-case-uno-playouts = UNO, 4 miejsca, playouty
bench-case-mojo-search-euchre = Mojo, 4 miejsca, przeszukiwanie jak Ekspert; euchre
bench-case-mojo-ismcts-euchre = Mojo, 4 miejsca, podręcznikowe przeszukiwanie, losowe playouty; euchre
bench-case-mojo-search-hearts = Mojo, 4 miejsca, przeszukiwanie jak Ekspert; kierki
bench-case-mojo-ismcts-hearts = Mojo, 4 miejsca, podręcznikowe przeszukiwanie, losowe playouty; kierki
bench-case-mushi-search-euchre = Mushi, przeszukiwanie jak Ekspert; euchre
bench-case-mushi-ismcts-euchre = Mushi, podręcznikowe przeszukiwanie, losowe playouty; euchre
bench-case-mushi-search-hearts = Mushi, przeszukiwanie jak Ekspert; kierki
bench-case-mushi-ismcts-hearts = Mushi, podręcznikowe przeszukiwanie, losowe playouty; kierki
bench-case-uno-two-search-euchre = UNO, 2 miejsca, przeszukiwanie jak Ekspert; euchre
bench-case-uno-two-ismcts-euchre = UNO, 2 miejsca, podręcznikowe przeszukiwanie, losowe playouty; euchre
bench-case-uno-two-search-hearts = UNO, 2 miejsca, przeszukiwanie jak Ekspert; kierki
bench-case-uno-two-ismcts-hearts = UNO, 2 miejsca, podręcznikowe przeszukiwanie, losowe playouty; kierki
bench-case-uno-four-search-euchre = UNO, 4 miejsca, przeszukiwanie jak Ekspert; euchre
bench-case-uno-four-ismcts-euchre = UNO, 4 miejsca, podręcznikowe przeszukiwanie, losowe playouty; euchre
bench-case-uno-four-search-hearts = UNO, 4 miejsca, przeszukiwanie jak Ekspert; kierki
bench-case-uno-four-ismcts-hearts = UNO, 4 miejsca, podręcznikowe przeszukiwanie, losowe playouty; kierki
bench-case-mojo-batch = Mojo, 4 miejsca, 4096 środowisk naraz
bench-case-mojo-pettingzoo = Mojo, 4 miejsca, jako środowisko PettingZoo
bench-case-mushi-batch = Mushi, 4096 środowisk naraz
bench-case-mushi-pettingzoo = Mushi, jako środowisko PettingZoo
bench-case-uno-batch = UNO, 4 miejsca, 4096 środowisk naraz
bench-case-uno-pettingzoo = UNO, 4 miejsca, jako środowisko PettingZoo
bench-case-mojo-tree-4 = Mojo, 4 miejsca, jako gra OpenSpiel, losowa gra
bench-case-mushi-tree-2 = Mushi, jako gra OpenSpiel, losowa gra
bench-case-uno-tree-4 = UNO, 4 miejsca, jako gra OpenSpiel, losowa gra
bench-case-uno-tree-10 = UNO, 10 miejsc, jako gra OpenSpiel, losowa gra
bench-case-mojo-javascript = Mojo, 4 miejsca, losowa gra w JavaScripcie
bench-case-mojo-javascript-plain = Mojo, 4 miejsca, losowa gra w JavaScripcie; bez kompilacji w Pythonie
bench-case-mojo-javascript-compiled = Mojo, 4 miejsca, losowa gra w JavaScripcie; skompilowane w Pythonie
bench-case-mushi-javascript = Mushi, losowa gra w JavaScripcie
bench-case-mushi-javascript-plain = Mushi, losowa gra w JavaScripcie; bez kompilacji w Pythonie
bench-case-mushi-javascript-compiled = Mushi, losowa gra w JavaScripcie; skompilowane w Pythonie
bench-case-uno-javascript = UNO, 4 miejsca, losowa gra w JavaScripcie
bench-case-uno-javascript-plain = UNO, 4 miejsca, losowa gra w JavaScripcie; bez kompilacji w Pythonie
bench-case-uno-javascript-compiled = UNO, 4 miejsca, losowa gra w JavaScripcie; skompilowane w Pythonie

bench-title = Pomiary szybkości
bench-made = Utworzone przez `parlour bench --write docs/benchmarks.md`. Dodatek `bench` instaluje pozostałe projekty; kompilator C jest ten z komputera. Czego brak, to pominięto.
bench-method = Wszystko działa na jednym rdzeniu. Obie strony wiersza są uruchamiane na zmianę, każda { $repetitions ->
        [one] raz
        [few] { $repetitions } razy
        [many] { $repetitions } razy
       *[other] { $repetitions } razu
    }, za każdym razem przez mniej więcej { $seconds ->
        [one] sekundę
        [few] { NUMBER($seconds) } sekundy
        [many] { NUMBER($seconds) } sekund
       *[other] { NUMBER($seconds) } sekundy
    }, po rozgrzewce; kompilacja nigdy się nie liczy, a czas to czas procesora. Stosunek liczy się z każdej pary sąsiednich uruchomień; tabela podaje mediany oraz najmniejszy i największy stosunek.
bench-peers =
    ## Co jest mierzone

    - **Losowa gra**: całe gry z dozwolonych akcji losowanych jednostajnie, stół po stole na jednym rdzeniu. Ruch to jedna akcja gracza.
    - **Playouty**: z pozycji w połowie losowo granej rundy, raz za razem: skopiuj pozycję, rozdaj na nowo to, czego nie widzi miejsce przy ruchu, graj losowe dozwolone akcje do końca rundy.
    - **Przeszukiwanie**: symulacje przeszukiwania z pozycji w połowie rundy granej według strategii. Podręcznikowe przeszukiwanie rozdaje świat zgodny z tym, co wie dane miejsce, schodzi w dół drzewa, dogrywa rundę losowo i zalicza ruchy; tak samo strona OpenSpiel, jej `ISMCTSBot` w C++ z jego losowymi rolloutami, z pozycji w połowie losowej gry, którą dogrywa do końca. Ekspert dogrywa według strategii; przy czterech miejscach próbuje w każdym świecie do czterech ruchów, a w UNO ocenia rundę po sześciu kolejnych ruchach każdego miejsca, przy dwóch miejscach po trzech, zamiast dogrywać ją do końca.
    - **Ta sama gra w C**: pliki z `bench/`, kompilowane na miejscu z `-O3 -march=native`. Mają wszystkie zasady i ten sam generator, więc obie strony grają te same gry, karta w kartę (porównuje je test). UNO w C nie zapamiętuje, co gracze wiedzą o kartach innych; nasze zasady to robią. W GCC przyspiesza je `-fno-tree-slp-vectorize`, więc to mają.
    - **OpenSpiel**: rollouty `crazy_eights` w C++ od chwili po rozdaniu, przez jego `RandomRolloutEvaluator`, setki w każdym wywołaniu z Pythona. OpenSpiel nie mówi, ile decyzji zajęły rollouty, więc przyjmuje się średnią z 4000 gier od tych samych rozdań, poza pomiarem czasu, z dokładnością do około 1%. Dobrane karty to akcje jego gracza „los” (chance player); liczą się jako ruchy tylko tam, gdzie mówi o tym tabela.
    - **RLCard**: pętla `env.step` w jego UNO dla dwóch, z dozwolonymi akcjami losowanymi jednostajnie; inaczej grać nie umie.
    - **Środowiska naraz**: `parlour.envs.batch` prowadzi 4096 stołów, każdy z obserwacją i maską, losowymi dozwolonymi akcjami, których losowanie też się liczy. Pgx prowadzi tyle samo jednym skompilowanym wywołaniem, które także losuje akcje; EnvPool tyle samo jednym wątkiem, w swoim Blackjacku i pokerze Kuhna, gdzie wszystkie akcje są dozwolone. PettingZoo i RLCard prowadzą jeden stół: inaczej nie umieją.
    - **PettingZoo**: `last`, losowa dozwolona akcja z maski, `step`, po obu stronach.
    - **Jako gra OpenSpiel**: pętla w Pythonie po stanach, które obie strony piszą w Pythonie; los rozdaje karta po karcie, a jego akcje się liczą. Domino rozdaje 28 kostek, a poker kłamców cyfry zawsze jednakowo prawdopodobne. UNO tasuje 112 kart 55 rodzajów.
