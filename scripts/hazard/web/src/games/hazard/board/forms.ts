/** How the middle of Hazard's table is laid out: two piles side by side. */
import type { Form } from "../../../layout/arrange";

/** Above a pile, what a tap does; below, its count. */
const WORDS = 28;
const FOOT = 12;

export const FORMS: readonly Form[] = [
  {
    name: "row",
    size: (card) => ({
      width: 2 * card + Math.max(16, card * 0.3) + 24,
      height: card * 1.4 + WORDS + FOOT,
    }),
  },
];
