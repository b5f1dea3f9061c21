# The table in a terminal: what the page does not say.

terminal-more = { $what }: { $more }
terminal-none = brak
terminal-which-game = W co gramy?
terminal-left = Masz niedokończoną grę: { $game }. Grać dalej?
terminal-number = Wpisz liczbę od 1 do { $count }. Pomoc: ? (pytajnik).
terminal-ask-help = Wpisz numer odpowiedzi i naciśnij Enter. Sam Enter powtarza pytanie, wyjście: q.
terminal-your-name = Wpisz swoje imię, żeby zająć miejsce. Oglądanie: w.
terminal-language = Od teraz po polsku.
terminal-invite = Link dla znajomych: { $link }
terminal-code = Albo kod: { $code }
terminal-no-parlour = Pod adresem { $address } nie ma serwera Parlour.
terminal-back = Połączenie wróciło.
terminal-bye = Do zobaczenia.

terminal-hand = { $count ->
    [one] Twoja ręka, jedna karta
    [few] Twoja ręka, { $count } karty
    [many] Twoja ręka, { $count } kart
   *[other] Twoja ręka, { $count } karty
}
terminal-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
terminal-no-cards = bez kart
terminal-turned-up = Odkryte: { $cards }
terminal-score = { $name }: { $how }. Punkty: { $points }, suma: { $total }.

## Line by line

terminal-plain = Wpisz numer ruchu. Pomoc: ? (pytajnik), wyjście: q.
terminal-plain-help-number = Liczba: ruch o tym numerze
terminal-plain-help-enter = Enter: jeszcze raz lista ruchów
terminal-plain-help-s = s: stan gry
terminal-plain-help-h = h: podpowiedź
terminal-plain-help-t = t: tabela wyników
terminal-plain-help-r = r: zasady w skrócie
terminal-plain-help-l = l: inny język
terminal-plain-help-q = q: wyjście
terminal-choose-other = Wybierz coś innego
terminal-changed = Lista się zmieniła. Wybierz jeszcze raz:
terminal-pending = Ruch już wysłany. Chwileczkę…

## On the whole screen

terminal-key-hint = podpowiedź
terminal-key-sheet = tabela wyników
terminal-key-help = pomoc
terminal-key-language = język
terminal-key-history = przebieg gry
terminal-key-leave = wyjście
terminal-key-close = zamknij
terminal-keys = Wybierasz strzałkami, Tabem lub myszą, zagrywasz Enterem. Cyfra: od razu ruch o tym numerze.
terminal-leave-sure = Odejść od stołu?
terminal-small = Okno jest za małe: potrzeba co najmniej { $columns } kolumn i { $rows } wierszy.

# What the signs on the cards of Mushi mean
terminal-sign = { $kind ->
    [bright] Światło: 20
    [animal] Zwierzę: 10
    [ribbon] Zwój: 5
    [joker] Błyskawica (joker): 1
   *[chaff] Roślina: 1
}
