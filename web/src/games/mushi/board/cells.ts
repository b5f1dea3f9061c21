/**
 * The place of the cards on the table: a grid, in which a card keeps its cell until it is captured.
 */
import type { Card } from "./scene";

export interface Cells {
  columns: number;
  /** Row times `columns` plus column. */
  of: ReadonlyMap<Card, number>;
}

/** Columns from the middle outwards: 6 columns are 2 3 1 4 0 5. */
function outwards(columns: number): number[] {
  const middle = (columns - 1) / 2;
  return Array.from({ length: columns }, (_, i) => i).sort(
    (a, b) => Math.abs(a - middle) - Math.abs(b - middle) || a - b,
  );
}

const month = (card: Card): string => card.slice(0, card.search(/[a-z]/));

/** Cards newly dealt: spread over the rows by month, a month never broken over two of them. */
function deal(cards: readonly Card[], columns: number, usualRows: number): Cells {
  const groups = new Map<string, Card[]>();
  for (const card of cards) groups.set(month(card), [...(groups.get(month(card)) ?? []), card]);
  const rows: Card[][] = Array.from({ length: usualRows }, () => []);
  const usual = Math.min(Math.ceil(cards.length / usualRows), columns);
  for (const group of [...groups.values()].sort((a, b) => b.length - a.length)) {
    const fits = (most: number) => rows.find((row) => row.length + group.length <= most);
    const row = fits(usual) ?? fits(columns);
    if (row) row.push(...group);
    else rows.push(group.slice());
  }
  const of = new Map<Card, number>();
  rows.forEach((row, r) => {
    const left = Math.floor((columns - row.length) / 2);
    const sorted = row.sort((a, b) => cards.indexOf(a) - cards.indexOf(b));
    sorted.forEach((card, i) => of.set(card, r * columns + left + i));
  });
  return { columns, of };
}

/**
 * The cells of `cards`, given where they lay before: new ones fill gaps, from the middle; beyond
 * `usualRows` only where there is none.
 */
export function settle(
  before: Cells | null,
  cards: readonly Card[],
  columns: number,
  usualRows = 2,
): Cells {
  const kept = before?.columns === columns ? cards.filter((card) => before.of.has(card)) : [];
  if (!before || !kept.length) return deal(cards, columns, usualRows);
  const of = new Map(kept.map((card) => [card, before.of.get(card)!]));
  const taken = new Set(of.values());
  const order = outwards(columns);
  for (const card of cards) {
    if (of.has(card)) continue;
    let cell = -1;
    for (let row = 0; cell < 0; row++)
      cell = order.map((c) => row * columns + c).find((one) => !taken.has(one)) ?? -1;
    of.set(card, cell);
    taken.add(cell);
  }
  return { columns, of };
}

export function rowsOf(cells: Cells): number {
  return 1 + Math.max(0, ...[...cells.of.values()].map((s) => Math.floor(s / cells.columns)));
}
