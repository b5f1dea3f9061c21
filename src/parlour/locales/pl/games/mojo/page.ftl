# Mojo on the page: fetched with the game.

# Options
mojo-edition = Wydanie
mojo-edition-fr = francuskie (oryginał)
mojo-edition-ru = rosyjskie
mojo-edition-pl = polskie
mojo-edition-about = { $value ->
    [fr] Kolejne rundy rozdaje się z reszty stosu do dobierania.
    [ru] Przed każdą rundą tasuje się wszystkie karty.
   *[pl] Przed każdą rundą tasuje się wszystkie karty.
}
mojo-discards = Stosy kart odrzuconych
mojo-discards-1 = jeden
mojo-discards-2 = dwa
mojo-discards-about = { $value ->
    [1] Wszyscy zagrywają na ten sam stos.
   *[other] Co turę wybierasz stos, na który zagrywasz; zamiast dobierać, możesz wziąć kartę z drugiego.
}
mojo-points = Do ilu punktów
mojo-first_player = Kto zaczyna

# Cards
colour-blue = niebieska
colour-green = zielona
colour-yellow = żółta
colour-orange = pomarańczowa
colour-red = czerwona
# On cards, for readers who cannot tell colours apart: no two alike, and none like a figure.
colour-letter = { $colour ->
    [blue] N
    [green] Zi
    [yellow] Żó
    [orange] P
   *[red] C
}
mojo-card = { $value }, { $colour }
mojo-card-effect = { $effect ->
    [lower] { $value }, { $colour }, niższa: koniec tury
    [equal] { $value }, { $colour }, taka sama: zagrywasz kolejną
    [higher] { $value }, { $colour }, wyższa: dobierasz kartę
    [reveal] { $value }, { $colour }, wyłożona: odkryj ją
    [mixed] { $value }, { $colour }, wybierz stos
   *[none] { $value }, { $colour }
}
mojo-hand = Twoja ręka: { $count }
mojo-laid = Twoje wyłożone karty: { $count }
mojo-middle = Środek stołu
mojo-draw-pile = { $count ->
    [0] Stos do dobierania jest pusty
    [one] Stos do dobierania, jedna karta
    [few] Stos do dobierania, { $count } karty
    [many] Stos do dobierania, { $count } kart
   *[other] Stos do dobierania, { $count } karty
}
mojo-discard = Odrzucone: { $value }, { $colour }
mojo-discard-n = Odrzucone, stos { $n }: { $value }, { $colour }
mojo-discard-empty = Odrzucone: stos jest pusty
mojo-discard-play = { $effect ->
    [lower] koniec tury
    [equal] kolejna
   *[higher] dobierz
}
mojo-draw-here = Dobierz
mojo-take-here = Weź
mojo-face = { $face ->
    [0] Karta MOJO, strona „0”: gramy zgodnie z ruchem wskazówek zegara
   *[other] Karta MOJO, strona „+10”: gramy przeciwnie do ruchu wskazówek zegara
}
mojo-seat = { $name }, { $cards ->
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
mojo-seat-laid = { $name }, { $cards ->
    [one] jedna karta wciąż zakryta
    [few] { $cards } karty wciąż zakryte
    [many] { $cards } kart wciąż zakrytych
   *[other] { $cards } karty wciąż zakryte
}, { $total ->
    [one] { $total } punkt
    [few] { $total } punkty
    [many] { $total } punktów
   *[other] { $total } punktu
}
mojo-total = { $total ->
    [one] { $total } punkt
    [few] { $total } punkty
    [many] { $total } punktów
   *[other] { $total } punktu
}
mojo-known = Znane wszystkim: { $cards }
mojo-meter = MOJO przy { $count }
mojo-meter-laid = do odkrycia
mojo-apart = { $count ->
    [one] Jedna karta z poprzednich rund leży z boku
    [few] { $count } karty z poprzednich rund leżą z boku
    [many] { $count } kart z poprzednich rund leży z boku
   *[other] { $count } karty z poprzednich rund leży z boku
}
mojo-pile-only = Tylko zakryte karty ze stosu do dobierania, aż ktoś pozbędzie się karty

# What each effect does, on the cards and under them
effect-lower = Niższa: koniec tury
effect-equal = Taka sama: kolejna
effect-higher = Wyższa: dobierz

# Whose turn
# Beside the name and the cards left, on a phone: about 16 letters
mojo-prompt-play = Zagraj kartę
mojo-prompt-chain = Zagraj kolejną!
mojo-prompt-reveal = Odkryj kartę
mojo-prompt-draw = Dobierz zakrytą kartę albo weź odkrytą
mojo-prompt-onto = Gdzie zagrać { $card }?
mojo-prompt-deal = Koniec rundy
mojo-prompt-over = Koniec gry
mojo-wait-play = Teraz gra { $name }
mojo-wait-draw = { $name } dobiera
mojo-wait-reveal = { $name } odkrywa kartę
mojo-preview = { $effect ->
    [lower] Niższa: koniec tury
    [equal] Taka sama: kolejna
    [higher] Wyższa: dobierz
    [reveal] Odkryj { $card }
   *[mixed] { $card }: wybierz stos
}

# Moves, as a hint names them
mojo-move = { $kind ->
    [reveal] Odkryj { $card }
    [draw] Dobierz zakrytą
    [take] Weź { $card }
   *[play] { $discard ->
        [0] { $card } na lewy stos
        [1] { $card } na prawy stos
       *[only] Zagraj { $card }
    }
}

# Why not
mojo-why-turn = Teraz gra { $name }.
mojo-why-over = Runda skończona.
mojo-why-laid = Wyłożonych kart już się nie zagrywa. W swojej turze odkryj jedną z nich.
mojo-why-revealed = Ta karta jest już odkryta. Policzy się na koniec.
mojo-why-draw-first = Najpierw dobierz zakrytą kartę albo weź odkrytą z drugiego stosu.
mojo-why-played-discard = Na ten stos zagrywasz: dobierz zakrytą kartę albo weź odkrytą z drugiego.
mojo-why-pile-only = Odrzuconych nie wolno brać, dopóki ktoś nie pozbędzie się karty.
mojo-why-pile = Dobierasz dopiero po zagraniu wyższej karty.
mojo-why-card-first = Najpierw wybierz kartę z ręki.
mojo-why-chosen = W tej turze wszystkie twoje karty idą na drugi stos.

# What happened
mojo-ev-dealt = { $me ->
    [yes] Nowa runda. Zaczynasz.
   *[no] Nowa runda. Zaczyna { $name }.
}
mojo-ev-played = { $me ->
    [yes] { $effect ->
        [lower] Zagrywasz { $card }: niższa.
        [equal] Zagrywasz { $card }: taka sama, więc zagrywasz kolejną.
       *[higher] Zagrywasz { $card }: wyższa.
    }
   *[no] { $effect ->
        [lower] { $name } zagrywa { $card }: niższa.
        [equal] { $name } zagrywa { $card }: taka sama, więc zagrywa kolejną.
       *[higher] { $name } zagrywa { $card }: wyższa.
    }
}
mojo-ev-drew = { $me ->
    [yes] Dobierasz { $card }.
   *[no] { $name } dobiera kartę.
}
mojo-ev-took = { $me ->
    [yes] Bierzesz { $card } z odrzuconych.
   *[no] { $name } bierze { $card } z odrzuconych.
}
mojo-ev-laid = { $me ->
    [yes] Efekt MOJO! Wykładasz { $count ->
        [one] jedną zakrytą kartę
        [few] { $count } zakryte karty
        [many] { $count } zakrytych kart
       *[other] { $count } zakrytej karty
    }.
   *[no] Efekt MOJO! { $name } wykłada { $count ->
        [one] jedną zakrytą kartę
        [few] { $count } zakryte karty
        [many] { $count } zakrytych kart
       *[other] { $count } zakrytej karty
    }.
}
mojo-ev-revealed = { $me ->
    [yes] Odkrywasz { $card }.
   *[no] { $name } odkrywa { $card }.
}
mojo-ev-pile_formed = { $count ->
    [one] Jedna odrzucona karta staje się nowym stosem do dobierania.
    [few] { $count } odrzucone karty po potasowaniu tworzą nowy stos do dobierania.
    [many] { $count } odrzuconych kart po potasowaniu tworzy nowy stos do dobierania.
   *[other] { $count } odrzuconej karty po potasowaniu tworzy nowy stos do dobierania.
}
mojo-ev-discard_formed = Pusty stos odrzuconych zaczyna się od nowa: { $card }.
mojo-ev-round_over = { $me ->
    [yes] Kończysz rundę i bierzesz kartę MOJO.
   *[no] { $name } kończy rundę i bierze kartę MOJO.
}
mojo-ev-game_over = Koniec gry.

# Mojo Time
mojo-time = Efekt MOJO!
mojo-time-who = { $me ->
    [yes] Wykładasz { $count ->
        [one] zakrytą ostatnią kartę
        [few] { $count } zakryte karty
        [many] { $count } zakrytych kart
       *[other] { $count } zakrytej karty
    }
   *[no] { $name } wykłada { $count ->
        [one] zakrytą ostatnią kartę
        [few] { $count } zakryte karty
        [many] { $count } zakrytych kart
       *[other] { $count } zakrytej karty
    }
}

# Scores
score-round = Runda { $round }
score-ended = { $me ->
    [yes] Kończysz rundę { $round }
   *[no] Rundę { $round } kończy { $name }
}
score-ten = { $sum } + 10 = { $points }
score-sum = { $parts } = { $sum }
score-one = { $sum }
score-none = bez kart: 0
score-holder = ma kartę MOJO
score-not-counted = nie liczy się
score-card-out = { $value }, nie liczy się
score-key = Z każdego koloru liczy się jedna karta: najwyższa.
score-mojo-zero = { $me ->
    [yes] Masz kartę MOJO i najniższy wynik: zero punktów w tej rundzie.
   *[no] { $name } ma kartę MOJO i najniższy wynik: zero punktów w tej rundzie.
}
score-mojo-ten = { $me ->
    [yes] Masz kartę MOJO, ale ktoś ma niższy wynik: +10 punktów.
   *[no] { $name } ma kartę MOJO, ale ktoś ma niższy wynik: +10 punktów.
}
