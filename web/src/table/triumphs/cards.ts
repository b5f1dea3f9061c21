/** The sound of a card by its way over the table, in any game. */
import type { CardSound } from "../../sound/voices";
import type { Flight } from "../cards/flight";

type Way = Pick<Flight<unknown>, "from" | "to" | "start">;

/** From, to (the beginnings of anchors), and what is heard; the first that fits. */
const WAYS: readonly [from: RegExp, to: RegExp, sound: CardSound][] = [
  [/^discard/, /^pile/, "shuffle"],
  [/^(pile|discard|hand|seat)/, /^(hand|seat)/, "draw"],
  [/^(pile|laid)/, /./, "flip"],
  [/./, /./, "lay"],
];

/** More cards at once from the draw pile are a deal. */
const DRAWN = 4;

/** `among`: all cards that are on their way with it. */
export function cardSoundOf({ from, to }: Way, among: readonly Way[]): CardSound {
  if (from === "pile" && among.filter((other) => other.from === "pile").length > DRAWN)
    return "deal";
  // Cards that leave the table together are captured.
  const places = among.filter((one) => /^card/.test(one.from) && /^card/.test(one.to));
  if (places.length > 1 && /^card/.test(from)) return "sweep";
  return WAYS.find(([a, b]) => a.test(from) && b.test(to))![2];
}
