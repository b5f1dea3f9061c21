# Monster High UNO on the page: fetched with the game.

# Options
uno-edition = Talia
uno-edition-monster = Monster
uno-edition-classic = klasyczna
uno-edition-about = { $value ->
    [classic] 108 kart, bez strasznych.
   *[monster] 112 kart: cztery straszne pozwalają oddawać karty innym.
}
uno-scoring = Punktacja
uno-scoring-main = wszystko dla zwycięzcy
uno-scoring-alternative = każdy za siebie
uno-scoring-about = { $value ->
    [alternative] Każdy sumuje punkty za karty w swojej ręce. Wygrywa najniższy wynik.
   *[main] Kto wygra rundę, dostaje punkty za wszystkie pozostałe karty. Wygrywa najwyższy wynik.
}
uno-points = Do ilu punktów
table-moment = Czas na przyłapanie, zanim gra ruszy dalej
table-moment-value = { $seconds ->
    [0] brak
   *[other] { $seconds } s
}

# Colours and cards
uno-colour = { $colour ->
    [blue] niebieski
    [green] zielony
    [pink] różowy
   *[yellow] żółty
}
# On cards, for readers who cannot tell colours apart: no two alike, and none like a figure.
uno-letter = { $colour ->
    [blue] N
    [green] Zi
    [pink] R
   *[yellow] Żó
}
uno-card = { $symbol ->
    [wild] Zmiana koloru
    [draw_four] Zmiana koloru +4
    [scary] Straszna karta
    [draw_two] { $colour ->
        [blue] niebieska +2
        [green] zielona +2
        [pink] różowa +2
       *[yellow] żółta +2
    }
    [s] { $colour ->
        [blue] niebieski Postój
        [green] zielony Postój
        [pink] różowy Postój
       *[yellow] żółty Postój
    }
    [r] { $colour ->
        [blue] niebieska Zmiana kierunku
        [green] zielona Zmiana kierunku
        [pink] różowa Zmiana kierunku
       *[yellow] żółta Zmiana kierunku
    }
   *[number] { $colour ->
        [blue] niebieska { $symbol }
        [green] zielona { $symbol }
        [pink] różowa { $symbol }
       *[yellow] żółta { $symbol }
    }
}
uno-copies = { $count } × { $card }
uno-card-does = { $effect ->
    [draw_two] { $card }: { $name } dobiera dwie karty i traci kolejkę
    [draw_four] { $card }: { $name } dobiera cztery karty i traci kolejkę
    [skip] { $card }: { $name } traci kolejkę
    [reverse] { $card }: gra zmienia kierunek
    [wild] { $card }: wybierz kolor
    [scary] { $card }: oddaj wszystkie karty jednego koloru
    [give] { $name } dostaje: { $card }
   *[none] Zagraj: { $card }
}
uno-card-cannot = { $card }, teraz nie można zagrać
uno-bluff = Blef: masz { $colour ->
    [blue] niebieskie
    [green] zielone
    [pink] różowe
   *[yellow] żółte
}. { $name } może sprawdzić.
uno-bluff-sign = blef
uno-hand = Twoja ręka: { $count }
uno-middle = Środek stołu
uno-draw-pile = { $count ->
    [0] Stos do dobierania jest pusty
    [one] Stos do dobierania, jedna karta
    [few] Stos do dobierania, { $count } karty
    [many] Stos do dobierania, { $count } kart
   *[other] Stos do dobierania, { $count } karty
}
uno-discard = { $colour ->
    [none] Odrzucone: { $card }, kolor jeszcze nie wybrany
    [blue] Odrzucone: { $card }, obowiązuje niebieski
    [green] Odrzucone: { $card }, obowiązuje zielony
    [pink] Odrzucone: { $card }, obowiązuje różowy
   *[yellow] Odrzucone: { $card }, obowiązuje żółty
}
uno-seat = { $name }, { $cards ->
    [one] jedna karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
} w ręce, { $total ->
    [one] { $total } punkt
    [few] { $total } punkty
    [many] { $total } punktów
   *[other] { $total } punktu
}
uno-total = { $total ->
    [one] { $total } punkt
    [few] { $total } punkty
    [many] { $total } punktów
   *[other] { $total } punktu
}
uno-known = Znasz: { $cards }
uno-dealer = Rozdaje
uno-dealer-short = R
uno-direction = { $direction ->
    [1] Gramy zgodnie z ruchem wskazówek zegara
   *[other] Gramy przeciwnie do ruchu wskazówek zegara
}

# What may be done
uno-draw-here = Dobierz
uno-keep = Zatrzymaj
uno-keep-nothing = Pas
uno-call = UNO!
uno-call-arm = Krzyknij „UNO” przy następnej karcie
uno-call-armed = „UNO” padnie razem z twoją kartą
uno-call-off = UNO: nie teraz
uno-call-late = Krzyknij „UNO”
uno-catch = Mam cię, { $name }!
uno-catch-about = Nie było „UNO”: dwie karty za karę
uno-choose = Wybierz kolor
uno-choose-first = Wybierz pierwszy kolor
uno-choose-give = Oddajesz wszystkie karty jednego koloru: którego?
uno-choose-brief = ×{ $count }
uno-choose-for = { $card }: jaki kolor?
uno-choose-bluff = { $colour ->
    [blue] Blef: masz niebieskie. Jaki kolor?
    [green] Blef: masz zielone. Jaki kolor?
    [pink] Blef: masz różowe. Jaki kolor?
   *[yellow] Blef: masz żółte. Jaki kolor?
}
uno-choose-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
uno-challenge-ask = { $colour ->
    [blue] Wierzysz, że { $name } nie ma niebieskich?
    [green] Wierzysz, że { $name } nie ma zielonych?
    [pink] Wierzysz, że { $name } nie ma różowych?
   *[yellow] Wierzysz, że { $name } nie ma żółtych?
}
uno-accept = Dobierz { $count }
uno-accept-about = i tracisz kolejkę
uno-challenge = Sprawdzam!
uno-challenge-about =
    Jeśli to blef, przeciwnik dobiera { $guilty }.
    Jeśli nie, ty dobierasz { $innocent }.
uno-shown-title = { $name } pokazuje karty
uno-shown-verdict = { $colour ->
    [blue] { $guilty ->
        [yes] Są niebieskie: blef!
       *[no] Nie ma niebieskich: uczciwie.
    }
    [green] { $guilty ->
        [yes] Są zielone: blef!
       *[no] Nie ma zielonych: uczciwie.
    }
    [pink] { $guilty ->
        [yes] Są różowe: blef!
       *[no] Nie ma różowych: uczciwie.
    }
   *[yellow] { $guilty ->
        [yes] Są żółte: blef!
       *[no] Nie ma żółtych: uczciwie.
    }
}
uno-shown-secret = Te karty widzisz tylko ty.
uno-seen = Jasne
uno-lots-title = Kto rozdaje?
uno-lots-dealer = { $me ->
    [yes] Masz najwyższą liczbę: rozdajesz.
   *[no] { $name } ma najwyższą liczbę i rozdaje.
}

# In bubbles
uno-say-called = UNO!
uno-say-caught = Wpadka! +2
uno-say-skipped = tracę kolejkę
uno-say-passed = pas
uno-say-accepted = biorę cztery
uno-say-challenged = Sprawdzam!
uno-say-guilty = { $guilty ->
    [yes] Blef!
   *[no] Uczciwie!
}

# Whose turn
uno-prompt-wait = Chwileczkę…
uno-prompt-play = Twoja tura: zagraj albo dobierz
uno-prompt-draw = Nic nie pasuje: dobierz kartę
uno-prompt-drawn = Pasuje: zagraj ją albo zatrzymaj
uno-prompt-name = Wybierz kolor
uno-prompt-challenge = Sprawdź albo dobierz cztery
uno-prompt-give = { $colour ->
    [blue] Którą niebieską dostaje { $other }?
    [green] Którą zieloną dostaje { $other }?
    [pink] Którą różową dostaje { $other }?
   *[yellow] Którą żółtą dostaje { $other }?
}
uno-prompt-deal = Koniec rundy
uno-prompt-over = Koniec gry
uno-prompt-call = Masz dwie karty: przy następnej krzycz „UNO”!
uno-prompt-armed = Masz dwie karty: przy następnej padnie „UNO”
uno-prompt-catch = { $name } zapomina o „UNO”!
uno-prompt-late = Zapominasz o „UNO”: krzycz!
uno-prompt-held = Ruch przyjęty: za chwilę wejdzie do gry
uno-wait-play = Teraz gra { $name }
uno-wait-drawn = { $name } ma dobraną kartę i wybiera
uno-wait-name = { $name } wybiera kolor
uno-wait-challenge = { $name } może sprawdzić
uno-wait-give = { $colour ->
    [blue] { $name } oddaje niebieskie: { $toMe ->
        [yes] dostajesz ty
       *[no] dostaje { $other }
    }
    [green] { $name } oddaje zielone: { $toMe ->
        [yes] dostajesz ty
       *[no] dostaje { $other }
    }
    [pink] { $name } oddaje różowe: { $toMe ->
        [yes] dostajesz ty
       *[no] dostaje { $other }
    }
   *[yellow] { $name } oddaje żółte: { $toMe ->
        [yes] dostajesz ty
       *[no] dostaje { $other }
    }
}

# Moves, as a hint names them
uno-move-named = { $colour ->
    [blue] { $card }, niebieski
    [green] { $card }, zielony
    [pink] { $card }, różowy
   *[yellow] { $card }, żółty
}
uno-move-scary = { $colour ->
    [blue] { $card }: oddaj niebieskie
    [green] { $card }: oddaj zielone
    [pink] { $card }: oddaj różowe
   *[yellow] { $card }: oddaj żółte
}
uno-move-name = { $colour ->
    [blue] Wybierz niebieski
    [green] Wybierz zielony
    [pink] Wybierz różowy
   *[yellow] Wybierz żółty
}
uno-move-calls = { $move }, „UNO”!
uno-move-draw = Dobierz kartę
uno-move-wait = Nic nie rób

# Why not
uno-why-over = Runda skończona.
uno-why-turn = Jeszcze nie twoja kolej.
uno-premove-lost = Wybranej karty nie można teraz zagrać.
uno-why-challenge = Najpierw odpowiedz na Zmianę koloru +4.
uno-why-name = Najpierw wybierz kolor.
uno-why-give = { $colour ->
    [blue] Teraz oddajesz tylko niebieskie.
    [green] Teraz oddajesz tylko zielone.
    [pink] Teraz oddajesz tylko różowe.
   *[yellow] Teraz oddajesz tylko żółte.
}
uno-why-drawn = Można zagrać tylko dobraną kartę.
uno-why-drawn-pile = Karta już dobrana: zagraj ją albo zatrzymaj.
uno-why-discard = Wybierz kartę z ręki.
uno-why-pile = Teraz nie możesz dobierać.
uno-why-fit = { $card } nie pasuje: na wierzchu inny kolor i znak.
uno-why-colour = { $colour ->
    [blue] Nie pasuje: { $card }. Obowiązuje niebieski.
    [green] Nie pasuje: { $card }. Obowiązuje zielony.
    [pink] Nie pasuje: { $card }. Obowiązuje różowy.
   *[yellow] Nie pasuje: { $card }. Obowiązuje żółty.
}
uno-why-call = „UNO” krzyczy się przy zagraniu, po którym zostaje ci jedna karta.

# What happened
uno-ev-lot = { $me ->
    [yes] Kto rozdaje? Losujesz: { $card }.
   *[no] Kto rozdaje? { $name } losuje: { $card }.
}
uno-ev-dealt = { $me ->
    [yes] Nowa runda: rozdajesz.
   *[no] Nowa runda: rozdaje { $name }.
}
uno-ev-turned_up = Pierwsza karta: { $card }.
uno-ev-put_back = Wraca do stosu, pora na następną.
uno-ev-played = { $me ->
    [yes] { $colour ->
        [none] Zagrywasz: { $card }.
        [blue] Zagrywasz: { $card } – niebieski.
        [green] Zagrywasz: { $card } – zielony.
        [pink] Zagrywasz: { $card } – różowy.
       *[yellow] Zagrywasz: { $card } – żółty.
    }
   *[no] { $colour ->
        [none] { $name } zagrywa: { $card }.
        [blue] { $name } zagrywa: { $card } – niebieski.
        [green] { $name } zagrywa: { $card } – zielony.
        [pink] { $name } zagrywa: { $card } – różowy.
       *[yellow] { $name } zagrywa: { $card } – żółty.
    }
}
uno-ev-played-scary = { $me ->
    [yes] { $colour ->
        [blue] Zagrywasz: { $card }. Oddajesz niebieskie.
        [green] Zagrywasz: { $card }. Oddajesz zielone.
        [pink] Zagrywasz: { $card }. Oddajesz różowe.
       *[yellow] Zagrywasz: { $card }. Oddajesz żółte.
    }
   *[no] { $colour ->
        [blue] { $name } zagrywa: { $card }. Oddaje niebieskie.
        [green] { $name } zagrywa: { $card }. Oddaje zielone.
        [pink] { $name } zagrywa: { $card }. Oddaje różowe.
       *[yellow] { $name } zagrywa: { $card }. Oddaje żółte.
    }
}
uno-ev-drew = { $me ->
    [yes] { $count ->
        [one] Dobierasz: { $card }.
        [few] Dobierasz { $count } karty: { $card }.
        [many] Dobierasz { $count } kart: { $card }.
       *[other] Dobierasz { $count } karty: { $card }.
    }
   *[no] { $count ->
        [one] { $name } dobiera kartę.
        [few] { $name } dobiera { $count } karty.
        [many] { $name } dobiera { $count } kart.
       *[other] { $name } dobiera { $count } karty.
    }
}
uno-ev-passed = { $me ->
    [yes] Mówisz „pas”.
   *[no] { $name } mówi „pas”.
}
uno-ev-skipped = { $me ->
    [yes] Tracisz kolejkę.
   *[no] { $name } traci kolejkę.
}
uno-ev-reversed = { $direction ->
    [1] Teraz gramy zgodnie z ruchem wskazówek zegara.
   *[other] Teraz gramy przeciwnie do ruchu wskazówek zegara.
}
uno-ev-named = { $me ->
    [yes] { $colour ->
        [blue] Wybierasz niebieski.
        [green] Wybierasz zielony.
        [pink] Wybierasz różowy.
       *[yellow] Wybierasz żółty.
    }
   *[no] { $colour ->
        [blue] { $name } wybiera niebieski.
        [green] { $name } wybiera zielony.
        [pink] { $name } wybiera różowy.
       *[yellow] { $name } wybiera żółty.
    }
}
uno-ev-gave = { $known ->
    [yes] { $me ->
        [yes] { $other } dostaje od ciebie: { $card }.
       *[no] { $name } daje ci: { $card }.
    }
   *[no] { $colour ->
        [blue] { $name } oddaje niebieską kartę, dostaje ją { $other }.
        [green] { $name } oddaje zieloną kartę, dostaje ją { $other }.
        [pink] { $name } oddaje różową kartę, dostaje ją { $other }.
       *[yellow] { $name } oddaje żółtą kartę, dostaje ją { $other }.
    }
}
uno-ev-called = { $me ->
    [yes] Krzyczysz „UNO”!
   *[no] { $name } krzyczy „UNO”!
}
uno-ev-caught = { $me ->
    [yes] { $other } cię łapie: dobierasz dwie karty.
   *[no] { $toMe ->
        [yes] Łapiesz: { $name } dobiera dwie karty.
       *[no] { $other } łapie: { $name } dobiera dwie karty.
    }
}
uno-ev-accepted = { $me ->
    [yes] Nie sprawdzasz.
   *[no] { $name } nie sprawdza.
}
uno-ev-showed = { $name } pokazuje ci: { $card }.
uno-ev-challenged = { $guilty ->
    [yes] { $me ->
        [yes] Sprawdzasz: { $other } blefuje!
       *[no] { $toMe ->
            [yes] { $name } cię sprawdza: blefujesz!
           *[no] { $name } sprawdza: { $other } blefuje!
        }
    }
   *[no] { $me ->
        [yes] Sprawdzasz: { $other } gra uczciwie.
       *[no] { $toMe ->
            [yes] { $name } cię sprawdza: grasz uczciwie.
           *[no] { $name } sprawdza: { $other } gra uczciwie.
        }
    }
}
uno-ev-pile_formed = { $count ->
    [one] Jedna odrzucona karta staje się nowym stosem do dobierania.
    [few] { $count } odrzucone karty po potasowaniu tworzą nowy stos do dobierania.
    [many] { $count } odrzuconych kart po potasowaniu tworzy nowy stos do dobierania.
   *[other] { $count } odrzuconej karty po potasowaniu tworzy nowy stos do dobierania.
}
uno-ev-blocked = Nikt nie może już dobrać karty: runda zablokowana.
uno-ev-round_over = { $won ->
    [yes] { $me ->
        [yes] Wygrywasz rundę.
       *[no] { $name } wygrywa rundę.
    }
   *[no] Nikt nie wygrywa rundy.
}
uno-ev-game_over = Koniec gry.

# Scores
uno-score-won = { $me ->
    [yes] Runda { $round }: wygrywasz!
   *[no] Rundę { $round } wygrywa { $name }
}
uno-score-blocked = Runda { $round } zablokowana
uno-score-main = { $me ->
    [yes] Zgarniasz punkty za pozostałe karty: { $parts } = { $points }
   *[no] { $name } zgarnia punkty za pozostałe karty: { $parts } = { $points }
}
uno-score-main-one = { $me ->
    [yes] Zgarniasz punkty za pozostałe karty: { $points }
   *[no] { $name } zgarnia punkty za pozostałe karty: { $points }
}
uno-score-main-blocked = Nikt nie może już dobrać karty. Punktów nie dostaje nikt.
uno-score-alternative = Każdy dostaje punkty za swoje karty.
uno-score-out = bez kart
uno-score-card = { $card }, { $points }
uno-sheet-goal = { $scoring ->
    [alternative] { $points ->
        [1] Jedna runda. Wygrywa najniższy wynik.
        [one] Gra do { $points } punktu. Wygrywa najniższy wynik.
        [few] Gra do { $points } punktów. Wygrywa najniższy wynik.
        [many] Gra do { $points } punktów. Wygrywa najniższy wynik.
       *[other] Gra do { $points } punktu. Wygrywa najniższy wynik.
    }
   *[main] { $points ->
        [1] Jedna runda. Wygrywa, kto pierwszy pozbędzie się kart.
        [one] Kto pierwszy zdobędzie { $points } punkt, wygrywa.
        [few] Kto pierwszy zdobędzie { $points } punkty, wygrywa.
        [many] Kto pierwszy zdobędzie { $points } punktów, wygrywa.
       *[other] Kto pierwszy zdobędzie { $points } punktu, wygrywa.
    }
}
