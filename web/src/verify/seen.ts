/** True if a record is of the game that this browser was shown. */
import { printOf, type Seen } from "../remote/seen";
import { Given } from "../rules/chance";
import type { Pick } from "../rules/entries";
import type { Rules } from "../rules/native";
import { Table } from "../rules/table";
import type { View } from "../wire";
import type { Shown } from "./proof";

/** True if all that was seen comes up in the record, in that order. The rules must allow the record. */
export async function sameGame(
  shown: Shown,
  game: Rules,
  { seat, prints }: Seen,
): Promise<boolean> {
  const { edition, options, seats, entries } = shown.record;
  if (seat !== null && seat >= seats.length) return false;
  const chances = entries.flatMap((entry): (number[] | Pick)[] => {
    if ("deck" in entry) return [entry.deck.map((card) => game.parse_card(card))];
    return "pick" in entry ? [entry] : [];
  });
  const table = new Table(game, seats, {
    options: { edition, ...options },
    source: new Given(chances),
    autoDeal: false,
  });
  let at = 0;
  for (const entry of entries) {
    if ("deal" in entry) table.deal();
    else if ("action" in entry) table.play(entry.action, entry.seat);
    else if ("undo" in entry) table.undo(entry.undo);
    else continue;
    if ((await printOf(table.view(seat) as View, table.sheet)) === prints[at]) at++;
  }
  return at === prints.length;
}
