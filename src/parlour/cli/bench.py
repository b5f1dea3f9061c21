"""`parlour bench`: the speed of the rules, beside their peers'."""


def bench() -> None:
    from parlour.arena.bench import main

    main()
