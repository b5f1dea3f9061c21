# Learn by playing: what the lessons of all games say. Fetched with them.

# Who sits at the table, beside you. Short names, the first of a woman, the second of a man
learn-you = Ty
learn-left = Ada
learn-right = Maks

# Around every step
learn-title = Nauka gry w { $game }
learn-step = Krok { $step } z { $steps }
learn-leave = Wyjdź z lekcji
learn-back = Wstecz
learn-again = Jeszcze raz
learn-next = Dalej

# The end
learn-over = I tak się w to gra!
learn-play = Zagraj z łatwymi botami
learn-rules = Zasady
learn-game = Lekcja: { $game }
