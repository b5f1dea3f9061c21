# The table in a terminal: what the page does not say.

terminal-more = { $what }: { $more }
terminal-none = brak
terminal-which-game = W co gramy?
terminal-left = Masz niedokończoną grę: { $game }. Grać dalej?
terminal-number = Podaj liczbę od 1 do { $count }. Pomoc: ?
terminal-your-name = Wpisz swoje imię, by usiąść przy stole, albo w, by patrzeć.
terminal-language = Odtąd po polsku.
terminal-invite = Link dla znajomych: { $link }
terminal-no-parlour = Pod adresem { $address } nie ma Parlour.
terminal-back = Jest już połączenie.
terminal-bye = Do zobaczenia.

terminal-hand = { $count ->
    [one] Twoja ręka, { $count } karta
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
terminal-turned-up = Odkryte: { $cards }
terminal-score = { $name }: { $how }. Punkty: { $points }, suma: { $total }.

## Line by line

terminal-plain = Wpisz numer ruchu. Pomoc: ?, wyjście: q.
terminal-plain-help-number = Liczba: ten ruch
terminal-plain-help-enter = Enter: ruchy jeszcze raz
terminal-plain-help-s = s: co jest na stole
terminal-plain-help-h = h: podpowiedź
terminal-plain-help-t = t: tabela wyników
terminal-plain-help-r = r: zasady w skrócie
terminal-plain-help-l = l: inny język
terminal-plain-help-q = q: odejść od stołu
terminal-choose-other = Inny ruch

## On the whole screen

terminal-key-hint = podpowiedź
terminal-key-sheet = tabela wyników
terminal-key-help = pomoc
terminal-key-language = język
terminal-key-history = co się stało
terminal-key-leave = odejdź
terminal-key-close = zamknij
terminal-keys = Strzałki, Tab lub mysz wybierają, Enter gra; cyfra gra ruch o tym numerze.
terminal-leave-sure = Odejść od stołu?
terminal-small = Okno jest za małe: potrzeba co najmniej { $columns } kolumn i { $rows } wierszy.

# What the signs on the cards of Mushi mean
terminal-sign = { $kind ->
    [bright] Światło: 20
    [animal] Zwierzę: 10
    [ribbon] Zwój: 5
    [joker] Błyskawica, joker: 1
   *[chaff] Roślina: 1
}
