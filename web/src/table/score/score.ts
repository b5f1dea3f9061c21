/** The properties that a game's scores get. */
import type { Event, View } from "../../wire";
import { numeral, signed as withSign } from "../../words/i18n.svelte";
import type { TableModel } from "../session/model";

export interface ScoreProps<V extends View, E extends Event> {
  table: TableModel<V, E>;
  name: (seat: number) => string;
  onclose: () => void;
}

/** A change of the total: with its sign where losses are possible; nothing where one gains and the others do not. */
export function gain(points: number, highest: boolean, signed: boolean): string {
  if (signed) return withSign(points);
  return points ? `+${numeral(points)}` : highest ? "" : "0";
}

/** The number of terms of a sum that stay in one line. */
const TERMS = 4;

/** "9 + 1": in one line if it is short; a longer one goes on with a sign in front. */
export function added(terms: readonly number[]): string {
  return terms.join(terms.length > TERMS ? " +\u00a0" : "\u00a0+\u00a0");
}
