# Jak przeglądarka woła gracza: wczytywane, gdy może to robić.

calls-title = Daj mi znać
calls-sounds = Dźwięki
calls-sounds-about = Gdy zaczyna się twoja tura, gdy można kogoś przyłapać, gdy ktoś cię ponagla i na koniec rundy.
calls-buzz = Wibracje
calls-buzz-about = W tych samych chwilach, ale bez dźwięku.
calls-notices = Powiadomienia
calls-notices-about = Gdy Parlour jest gdzieś otwarte, a ty patrzysz gdzie indziej.
calls-notices-closed = Także gdy Parlour jest zamknięte: kiedy zaczyna się twoja tura.
calls-plain = Powiadomień tu nie będzie: przeglądarki pozwalają na nie tylko tam, gdzie adres zaczyna się od https://.
calls-refused = Przeglądarka nie pozwala Parlour wysyłać powiadomień. Możesz to zmienić w jej ustawieniach.
