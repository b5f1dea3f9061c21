# The page that `parlour bench --write FILE` makes.

bench-title = # Benchmarks
bench-made = Made by `make bench ARGS="--write docs/benchmarks.md"`, which installs the other projects, too. A C compiler comes from the machine. What is missing is said, and left out.
bench-method = The two sides of a row run in turn, { $repetitions ->
        [one] once
       *[other] { $repetitions } times
    } each, about { NUMBER($seconds) } s at a time, after a warm-up. Compiling never counts; the clock is that of the processor time used. A ratio is taken from each pair of neighbouring runs: the table has the median, then the least and the greatest.

bench-what-is-measured =
    ## What is measured

    - **Random play**: whole games by uniformly random legal actions, one table after another on one core. A move is one action of a player.
    - **Playouts**: from positions half-way through a round, again and again: clone the position, deal anew what the seat in turn cannot see, play by random legal actions to the end of the round.
    - **The same game in C**: the files in `bench/`, compiled on the spot with `-O3 -march=native`. They hold all rules and use the same generator, so both sides play the same games, card for card (a test compares them). With GCC, `-fno-tree-slp-vectorize` makes them faster, so they have it.
    - **OpenSpiel**: rollouts of `crazy_eights` in C++ from after the deal, by its `RandomRolloutEvaluator`, hundreds in each call from Python. OpenSpiel does not say how many decisions its rollouts took: that is the mean of 4000 games played from the same deals, outside the clock, good to about 1 %. Cards drawn are actions of its chance player; they count as moves only where the table says so.
    - **RLCard**: a loop of `env.step` in its UNO for two, by uniformly random legal actions; that is its only way to play.
