# Jak przeglądarka woła gracza: wczytywane, gdy może to robić.

calls-title = Wołaj mnie
calls-sounds = Dźwięki
calls-sounds-about = Gdy zaczyna się Twoja tura, gdy można kogoś złapać i na koniec rundy.
calls-buzz = Wibracje
calls-buzz-about = W tych samych chwilach, bez dźwięku.
calls-notices = Powiadomienia
calls-notices-about = Dopóki Parlour jest gdzieś otwarte, a Ty patrzysz na coś innego.
calls-notices-closed = Także gdy Parlour jest zamknięte: kiedy zaczyna się Twoja tura.
calls-refused = Przeglądarka nie pozwala Parlour na powiadomienia. Można to zmienić w jej ustawieniach.
