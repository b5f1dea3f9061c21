/** The layouts of the middle of Mojo's table: the Mojo card between the piles, or above them. */
import type { Form } from "../../../layout/arrange";
import type { MojoView } from "../../../wire";

/** Above a pile, what a tap does; below, a line about the piles. */
const WORDS = 28;
const NOTE = 26;
const FOOT = 8;

/** True if a line about the piles is shown. */
export const noted = (view: MojoView): boolean => view.draw_pile_only || view.apart.length > 0;

export function forms(discards: number, note = true): readonly Form[] {
  const foot = note ? NOTE : FOOT;
  const across = (count: number, card: number): number =>
    count * card + (count - 1) * Math.max(12, card * 0.24);
  return [
    {
      name: "row",
      size: (card) => ({
        width: across(discards + 2, card) + 16,
        height: card * 1.4 + WORDS + foot,
      }),
    },
    {
      name: "stack",
      size: (card) => ({
        width: across(discards + 1, card) + 16,
        height: card * 1.4 * 1.7 + WORDS * 1.3 + foot,
      }),
    },
  ];
}
