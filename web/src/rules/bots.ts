// Bots that decide from what their seat knows: a policy with slips, or a search.
import { NOTHING } from "./budget.ts";
import { seed_generator, type Game, type Level, type State } from "./native.ts";
import { analyse, Workspace, type Analysis } from "./search.ts";

/** Numbers from 0 to below 1. */
export type Random = () => number;

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
    const actions = this.actions(known, seat);
    const inTurn = this.game.to_act(known) === seat;
    if (this.level.budget === null) return this.text(known, this.byPolicy(known, seat, actions));
    if (actions.length === 1 && inTurn) return this.text(known, actions[0]!);
    return this.analyse(known, seat, seconds).moves[0]!.action;
  }

  /** The worth of each legal move to a seat that may act, the choice first. */
  analyse(known: S, seat: number, seconds: number | null = null, seed = this.seed()): Analysis {
    const { search, budget } = this.level;
    this.workspace ??= new Workspace(this.game, search);
    const limit =
      budget!.seconds === null ? seconds : Math.min(seconds ?? Infinity, budget!.seconds);
    const spent = { seconds: limit, iterations: budget!.iterations };
    return analyse(this.workspace, this.game, known, seat, search, spent, seed);
  }

  private byPolicy(known: S, seat: number, actions: number[]): number {
    if (this.random() < this.level.slips) {
      const inTurn = this.game.to_act(known) === seat;
      const choices = inTurn ? actions : [...actions, NOTHING];
      return choices[Math.floor(this.random() * choices.length)]!;
    }
    const state = known.copy() as S;
    seed_generator(state, this.seed(), 0n);
    return this.game.policy(state, seat, actions, actions.length);
  }

  private actions(known: S, seat: number): number[] {
    const out = new Array<number>(this.game.max_legal).fill(0);
    return out.slice(0, this.game.legal(known, seat, out));
  }

  private text(known: S, action: number): string | null {
    return action === NOTHING ? null : this.game.format_action(known, action);
  }

  private seed(): bigint {
    const word = (): bigint => BigInt(Math.floor(this.random() * 2 ** 32));
    return (word() << 32n) | word();
  }
}
