/** The cards as the notation writes them, and the shape and paints of each colour. */
import type { UnoMove, UnoView } from "../../../wire";

export type Card = string;
export type Colour = NonNullable<UnoView["colour"]>;
export type Move = UnoMove;

export const COLOURS: readonly Colour[] = ["blue", "green", "pink", "yellow"];

export interface Paint {
  light: string;
  dark: string;
  /** Light enough for dark text on it, and for text of this colour on the dark cameo. */
  pale: string;
  /** In a box of 100 by 100; holes by the even-odd rule. */
  shape: string;
}

// Every colour has a shape: bat, skull, heart, lightning. Nobody needs to tell colours apart.
export const PAINTS: Record<Colour, Paint> = {
  blue: {
    light: "#48b4ff",
    dark: "#1b3fb5",
    pale: "#9edcff",
    shape:
      "M50 86C46 73 40 69 33 71C31 61 22 57 14 63C16 45 10 33 2 26C16 21 31 26 38 38L39 20 46 31H54L61 20 62 38C69 26 84 21 98 26C90 33 84 45 86 63C78 57 69 61 67 71C60 69 54 73 50 86Z",
  },
  green: {
    light: "#3fdc83",
    dark: "#08694a",
    pale: "#a5f5c4",
    shape:
      "M50 6C24 6 9 23 9 45C9 59 16 67 24 72V86Q24 94 32 94H43V82H47V94H53V82H57V94H68Q76 94 76 86V72C84 67 91 59 91 45C91 23 76 6 50 6ZM33 37A11 11 0 1 1 33 59 11 11 0 1 1 33 37ZM67 37A11 11 0 1 1 67 59 11 11 0 1 1 67 37ZM50 60 56 72H44Z",
  },
  pink: {
    light: "#ff6bbd",
    dark: "#b00d68",
    pale: "#ffb7de",
    shape:
      "M50 92C20 67 7 51 7 34C7 19 18 9 31 9C40 9 47 14 50 22C53 14 60 9 69 9C82 9 93 19 93 34C93 51 80 67 50 92Z",
  },
  yellow: {
    light: "#ffdd45",
    dark: "#c97b00",
    pale: "#ffec9c",
    shape: "M60 3 16 57H44L34 97 84 39H55L72 3Z",
  },
};

const LETTERS: Record<string, Colour> = { b: "blue", g: "green", p: "pink", y: "yellow" };

/** Its colour, none for a wild card, and what is on it: 0-9, s, r, +2, wild, +4, scary. */
export function read(card: Card): { colour: Colour | null; symbol: string } {
  const colour = LETTERS[card[0]!] ?? null;
  return { colour, symbol: colour ? card.slice(1) : card };
}

/** The points of a card left in a hand at the end of a round. */
export function pointsOf(card: Card): number {
  const { colour, symbol } = read(card);
  if (!colour) return 50;
  return /^\d$/.test(symbol) ? Number(symbol) : 20;
}
