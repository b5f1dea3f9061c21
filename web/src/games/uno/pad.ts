/** UNO with the printed cards. */
import { PAD_RULES } from "../../rules/games/uno";
import type { GameOnPad } from "../registry";

const SYMBOLS = 13;
const WILD = [52, 53, 54];

export const pad: GameOnPad = {
  game: PAD_RULES,
  // A row for each colour, then those without one.
  shelves: [
    ...[0, 1, 2, 3].map((colour) =>
      Array.from({ length: SYMBOLS }, (_, n) => SYMBOLS * colour + n),
    ),
    WILD,
  ],
  across: 7,
  ender: "mostly",
};
