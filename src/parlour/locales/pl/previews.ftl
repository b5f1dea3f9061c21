# What a link shows before anybody opens it.

preview-home = Parlour: { $games } i { $last } w przeglądarce
preview-game = { $game } – Parlour
preview-game-about = { $pitch } Graj w przeglądarce ze znajomymi albo przeciwko botom. Bez konta, bez instalacji.
preview-learn = Poznaj { $game } w trzy minuty
preview-learn-about = { $pitch } Ucz się, grając krok po kroku: bez konta i bez instalacji.
preview-invitation = Zaproszenie do gry w { $game }
preview-invitation-about = { $pitch } Otwórz link, wpisz imię i zajmij miejsce: bez konta, bez instalacji.
preview-watch = Obejrzyj grę w { $game }
preview-watch-about = { $pitch } Otwórz link i oglądaj stół na żywo, tak jak widzą go wszyscy.
preview-verify = Czy było uczciwie? – Parlour
preview-verify-about = Po grze potasuj jej talie jeszcze raz i zobacz, że nikt nie mógł wybrać kart.
preview-replay = Powtórka gry – Parlour
preview-replay-about = Zakończona gra, ruch po ruchu, tak jak przy stole, z dowolnego miejsca.
preview-pad = Zapis punktów – Parlour
preview-pad-about = Zapis punktów do gry prawdziwymi kartami: liczy według zasad i działa bez sieci.
preview-played = Twoje gry – Parlour
preview-played-about = Gry zakończone w tej przeglądarce: kto wygrał, o ile i co z tego razem wynika.
preview-picture = Wachlarz kart do gry
