/** What the scores of a game are given. */
import type { Event, View } from "../wire";
import type { TableModel } from "./model";

export interface ScoreProps<V extends View, E extends Event> {
  table: TableModel<V, E>;
  name: (seat: number) => string;
  onclose: () => void;
}
