# `parlour bench`, and the page it writes.

bench-game = Run only this game's comparisons.
bench-repetitions = How often each side runs.
bench-seconds = About how long each run takes.
bench-write = Write the result to this file, as Markdown.
bench-measuring = { $what } ...

bench-what = What
bench-ours = Parlour, per second
bench-peer = Beside
bench-theirs = Per second
bench-ratio = Ratio
bench-spread = Spread
bench-target = At least

bench-in-c = the same in C
bench-missing = not installed: { $name }
bench-speed = { NUMBER($value, maximumFractionDigits: 0) }
bench-times = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
bench-between = { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } to { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }
bench-target-value =
    { $reached ->
        [yes] { NUMBER($value) } ✓
       *[no] { NUMBER($value) } ✗
    }
bench-machine = { $processor }, { $cores ->
        [one] one core
       *[other] { $cores } cores
    } (one used), { $system }, Python { $python }; { $packages }.

bench-case-mojo-four-c = Mojo, 4 seats, random play
bench-case-mojo-two-c = Mojo, 2 seats, random play
bench-case-mojo-two-discards-c = Mojo, 4 seats, two discards, random play
bench-case-mojo-open-spiel = Mojo, 4 seats, random play; crazy eights for 4
bench-case-mojo-open-spiel-chance = The same, its chance actions counted as moves too
bench-case-mojo-rlcard = Mojo, 4 seats, random play; UNO for 2
bench-case-mojo-plain-rlcard = Mojo uncompiled, 4 seats, random play; UNO for 2
bench-case-mojo-playouts = Mojo, 4 seats, playouts
bench-case-mojo-playouts-two-discards = Mojo, 4 seats, two discards, playouts
bench-case-mushi-c = Mushi, random play
bench-case-mushi-osaka-c = Mushi, Osaka edition, random play
bench-case-mushi-playouts = Mushi, playouts
bench-case-uno-four-c = UNO, 4 seats, random play
bench-case-uno-two-c = UNO, 2 seats, random play
bench-case-uno-open-spiel = UNO, 4 seats, random play; crazy eights for 4 with special cards and reshuffling
bench-case-uno-open-spiel-chance = The same, its chance actions counted as moves too
bench-case-uno-rlcard = UNO, 2 seats, random play; UNO for 2
bench-case-uno-playouts = UNO, 4 seats, playouts
bench-case-mojo-search-euchre = Mojo, 4 seats, search as Expert; euchre
bench-case-mojo-ismcts-euchre = Mojo, 4 seats, textbook search, random playouts; euchre
bench-case-mojo-search-hearts = Mojo, 4 seats, search as Expert; hearts
bench-case-mojo-ismcts-hearts = Mojo, 4 seats, textbook search, random playouts; hearts
bench-case-mushi-search-euchre = Mushi, search as Expert; euchre
bench-case-mushi-ismcts-euchre = Mushi, textbook search, random playouts; euchre
bench-case-mushi-search-hearts = Mushi, search as Expert; hearts
bench-case-mushi-ismcts-hearts = Mushi, textbook search, random playouts; hearts
bench-case-uno-two-search-euchre = UNO, 2 seats, search as Expert; euchre
bench-case-uno-two-ismcts-euchre = UNO, 2 seats, textbook search, random playouts; euchre
bench-case-uno-two-search-hearts = UNO, 2 seats, search as Expert; hearts
bench-case-uno-two-ismcts-hearts = UNO, 2 seats, textbook search, random playouts; hearts
bench-case-uno-four-search-euchre = UNO, 4 seats, search as Expert; euchre
bench-case-uno-four-ismcts-euchre = UNO, 4 seats, textbook search, random playouts; euchre
bench-case-uno-four-search-hearts = UNO, 4 seats, search as Expert; hearts
bench-case-uno-four-ismcts-hearts = UNO, 4 seats, textbook search, random playouts; hearts
bench-case-mojo-batch = Mojo, 4 seats, 4,096 environments at once
bench-case-mojo-pettingzoo = Mojo, 4 seats, as an environment of PettingZoo
bench-case-mushi-batch = Mushi, 4,096 environments at once
bench-case-mushi-pettingzoo = Mushi, as an environment of PettingZoo
bench-case-uno-batch = UNO, 4 seats, 4,096 environments at once
bench-case-uno-pettingzoo = UNO, 4 seats, as an environment of PettingZoo
bench-case-mojo-tree-4 = Mojo, 4 seats, as a game of OpenSpiel, random play
bench-case-mushi-tree-2 = Mushi, as a game of OpenSpiel, random play
bench-case-uno-tree-4 = UNO, 4 seats, as a game of OpenSpiel, random play
bench-case-uno-tree-10 = UNO, 10 seats, as a game of OpenSpiel, random play
bench-case-mojo-javascript = Mojo, 4 seats, random play in JavaScript
bench-case-mojo-javascript-plain = Mojo, 4 seats, random play in JavaScript; uncompiled in Python
bench-case-mojo-javascript-compiled = Mojo, 4 seats, random play in JavaScript; compiled in Python
bench-case-mushi-javascript = Mushi, random play in JavaScript
bench-case-mushi-javascript-plain = Mushi, random play in JavaScript; uncompiled in Python
bench-case-mushi-javascript-compiled = Mushi, random play in JavaScript; compiled in Python
bench-case-uno-javascript = UNO, 4 seats, random play in JavaScript
bench-case-uno-javascript-plain = UNO, 4 seats, random play in JavaScript; uncompiled in Python
bench-case-uno-javascript-compiled = UNO, 4 seats, random play in JavaScript; compiled in Python

bench-title = Benchmarks
bench-made = Written by `parlour bench --write docs/benchmarks.md`. The extra `bench` installs the other projects; the C compiler is the machine's. What is missing is left out.
bench-method = Everything runs on one core. The two sides of a row run in turn, { $repetitions ->
        [one] once
       *[other] { $repetitions } times
    } each, about { $seconds ->
        [one] one second
       *[other] { NUMBER($seconds) } seconds
    } at a time, after a warm-up; compiling never counts, and time is processor time. A ratio is taken from each pair of neighbouring runs; the table shows the medians, and the least and greatest ratio.
bench-peers =
    ## What is measured

    - **Random play**: whole games of uniformly random legal actions, one table after another on one core. A move is one action of a player.
    - **Playouts**: from positions half-way through a round of random play, again and again: copy the position, redeal what the seat in turn cannot see, play random legal actions to the end of the round.
    - **Search**: simulations of search from positions half-way through a round played by the policy. Textbook search deals a world that fits what the seat knows, walks down a tree, plays the round out at random and credits the moves; so does OpenSpiel's side, its `ISMCTSBot` in C++ with its random rollouts, from positions half-way through a random game, which it plays to the end. Expert plays it out by the policy; with four seats it tries up to four moves in each world, and in UNO it values the round after six more moves of each seat, with two seats three, instead of playing it to the end.
    - **The same game in C**: the files in `bench/`, compiled on the spot with `-O3 -march=native`. They have all rules and use the same generator, so both sides play the same games, card for card (a test compares them). UNO in C keeps no account of what seats know of each other's cards, which our rules do. With GCC, `-fno-tree-slp-vectorize` makes them faster, so they have it.
    - **OpenSpiel**: rollouts of `crazy_eights` in C++ from after the deal, by its `RandomRolloutEvaluator`, hundreds in each call from Python. OpenSpiel does not say how many decisions its rollouts took, so they are taken to be the mean of 4000 games played from the same deals, outside the clock, good to about 1 %. Cards drawn are actions of its chance player; they count as moves only where the table says so.
    - **RLCard**: a loop of `env.step` in its UNO for two, with uniformly random legal actions; that is its only way to play.
    - **Environments at once**: `parlour.envs.batch` steps 4,096 tables, each with its observation and its mask, by random legal actions, which count as work. Pgx steps as many in one compiled call that draws the actions, too; EnvPool as many with one thread, in its Blackjack and Kuhn poker, whose actions are all legal. PettingZoo and RLCard step one table: they have no other way.
    - **PettingZoo**: `last`, a random legal action out of the mask, `step`, on both sides.
    - **As a game of OpenSpiel**: a loop in Python over the states that both sides write in Python; chance deals card by card, and its actions count. Dominoes deal 28 tiles; liar’s poker deals digits that are always equally likely. UNO shuffles 112 cards of 55 kinds.
