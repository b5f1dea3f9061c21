// Bots that decide from what their seat knows: a policy with slips, or a search.
import type { Game, Level, State } from "./native.ts";
import { actionsOf, byPolicy, seedFrom, textOf, type Random } from "./policy.ts";
import { analyse, Workspace, type Analysis } from "./search.ts";

export type { Random } from "./policy.ts";

/** One player. It remembers nothing between two decisions. */
export class Bot<S extends State = State> {
  readonly game: Game<S>;
  readonly level: Level;
  private readonly random: Random;
  private workspace: Workspace<S> | null = null;

  constructor(game: Game<S>, level: Level, random: Random = Math.random) {
    this.game = game;
    this.level = level;
    this.random = random;
  }

  /**
   * One of the legal actions, as notation; out of turn also null, for not acting. `known` is all
   * that the seat knows (`Table.known`); `seconds` limits the thinking time of one that searches.
   */
  decide(known: S, seat: number, seconds: number | null = null): string | null {
    const { game, level, random } = this;
    if (level.budget === null) return byPolicy(game, level, known, seat, random);
    const actions = actionsOf(game, known, seat);
    const inTurn = game.to_act(known) === seat;
    if (actions.length === 1 && inTurn) return textOf(game, known, actions[0]!);
    return this.analyse(known, seat, seconds).moves[0]!.action;
  }

  /** The worth of each legal move to a seat that may act, the choice first. */
  analyse(
    known: S,
    seat: number,
    seconds: number | null = null,
    seed = seedFrom(this.random),
  ): Analysis {
    const { search, budget } = this.level;
    this.workspace ??= new Workspace(this.game, search);
    const limit =
      budget!.seconds === null ? seconds : Math.min(seconds ?? Infinity, budget!.seconds);
    const spent = { seconds: limit, iterations: budget!.iterations };
    return analyse(this.workspace, this.game, known, seat, search, spent, seed);
  }
}
