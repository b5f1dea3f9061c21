/** The beginning of every board: names, the director, the words of the history, the marks of hints. */
import { untrack } from "svelte";
import { t } from "../../words/i18n.svelte";
import type { Event, View } from "../../wire";
import { Director, type Script } from "../cards/director.svelte";
import { setMarks } from "../cards/marks";
import type { TableModel } from "../session/model";
import { inSentence } from "../../words/names";
import type { Wording } from "../session/wording";
import { isUndone } from "../session/undone";

export interface Showing<V extends View, E extends Event, C, S, A> extends Pick<
  Wording<E, C>,
  "cards" | "Card" | "named"
> {
  script: Script<V, E, C, S, A>;
  /** An event as a sentence, for the player on seat `me`. */
  tell(event: E, me: number | null, name: (seat: number) => string): string;
  /** The word for a round, where that is not "round". */
  round?(round: number, view: V): string;
  /** The places that an action means, for the mark of a hint. */
  places(view: V, action: string | null | undefined): readonly string[];
}

/** To be called while the board's component is made. */
export function direct<V extends View, E extends Event, C, S = never, A = never>(
  table: TableModel<V, E>,
  { script, tell, cards, Card, named, round, places }: Showing<V, E, C, S, A>,
) {
  const name = (seat: number, then?: ReadonlyMap<number, string>): string =>
    inSentence(then?.get(seat) ?? table.tableInfo.seats[seat]?.name ?? "");
  const read = (event: E, then?: ReadonlyMap<number, string>): string =>
    isUndone(event)
      ? t("undo-told", { name: name(event.seat ?? 0, then) })
      : tell(event, table.shown.view.seat, (seat) => name(seat, then));
  const told = (event: E): string => read(event);
  const director = untrack(() => new Director(table, script));
  untrack(() =>
    table.history.wordBy<C>({
      tell: read,
      cards,
      Card,
      named,
      ...(round && { round: (number: number) => round(number, table.shown.view) }),
    }),
  );
  const hinted = $derived(
    new Set(director.staging || director.covered ? [] : places(table.shown.view, table.hints.best)),
  );
  setMarks(() => hinted);
  return { name: (seat: number): string => name(seat), told, director };
}
