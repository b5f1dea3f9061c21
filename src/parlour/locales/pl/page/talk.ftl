# Rozmowa: reakcje i gotowe zwroty, każdy czyta je w swoim języku, oraz własny tekst.

talk-faces = Reakcje
talk-phrases = Zwroty
talk-about = Widzi to cały stół, każdy w swoim języku.
talk-write = Własnymi słowami
talk-send = Wyślij
talk-count = Znaki: { $count } z { $most }
talk-written = Co napisali gracze
talk-written-about = Może to przeczytać cały stół. Nigdzie się tego nie przechowuje.
talk-smile = Uśmiech
talk-laugh = Śmiech
talk-wow = Zdumienie
talk-sad = Smutek
talk-heart = Serce
talk-applause = Brawa
talk-hello = Cześć!
talk-good_luck = Powodzenia!
talk-well_played = Dobrze zagrane!
talk-thanks = Dzięki!
talk-sorry = Przepraszam!
talk-oops = Ojej!
talk-take_your_time = Nie ma pośpiechu.
talk-again = Zagramy jeszcze raz?
talk-says = { $name }: { $text }
talk-hear = Pokazuj, co mówią inni
talk-hear-about = Tylko dla ciebie, przy każdym stole.
talk-deaf = Ukryj przede mną
talk-deaf-to = Ukryj przede mną, co mówi { $name }
talk-mute = Wycisz dla wszystkich
talk-mute-of = Wycisz dla wszystkich: { $name }
talk-allow = Gracze mogą rozmawiać
talk-allow-about = Reakcje i gotowe zwroty, dla całego stołu.
talk-text = Gracze mogą pisać
talk-text-about = Do { $most } znaków własnymi słowami; nigdzie się tego nie przechowuje.
table-spectators = { $count ->
    [one] Ogląda jedna osoba
    [few] Oglądają { $count } osoby
    [many] Ogląda { $count } osób
   *[other] Ogląda { $count } osoby
}
table-watching-with = { $others ->
    [0] Oglądasz
    [one] Oglądasz ty i jeszcze jedna osoba
    [few] Oglądasz ty i jeszcze { $others } osoby
    [many] Oglądasz ty i jeszcze { $others } osób
   *[other] Oglądasz ty i jeszcze { $others } osoby
}

# Taking back a move, if all agree.
undo-asks = { $name } prosi o cofnięcie ostatniego ruchu.
undo-waits = Czekamy na zgodę na cofnięcie ruchu: { $names }.
undo-kept = Twój ruch zostaje: ktoś nie zgadza się na cofnięcie.
undo-late = Twój ruch zostaje: gra potoczyła się dalej.
undo-withdraw = Rezygnuję
undo-agree = Zgoda
undo-refuse = Nie
